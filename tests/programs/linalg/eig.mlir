module @jit_linalg_eig attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4xf32>, %arg1: tensor<4x4xf64>, %arg2: tensor<4x4xcomplex<f32>>, %arg3: tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<2x4x4xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<2x4x4xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<2x4xf32> {jax.result_info = "result[3]"}, tensor<2x4xf32> {jax.result_info = "result[4]"}, tensor<2x4xcomplex<f32>> {jax.result_info = "result[5]"}, tensor<2x4xcomplex<f32>> {jax.result_info = "result[6]"}, tensor<2x4xcomplex<f32>> {jax.result_info = "result[7]"}, tensor<4xcomplex<f64>> {jax.result_info = "result[8]"}, tensor<4x4xcomplex<f64>> {jax.result_info = "result[9]"}, tensor<4x4xcomplex<f64>> {jax.result_info = "result[10]"}, tensor<4xf64> {jax.result_info = "result[11]"}, tensor<4xf64> {jax.result_info = "result[12]"}, tensor<4xcomplex<f64>> {jax.result_info = "result[13]"}, tensor<4xcomplex<f64>> {jax.result_info = "result[14]"}, tensor<4xcomplex<f64>> {jax.result_info = "result[15]"}, tensor<4xcomplex<f32>> {jax.result_info = "result[16]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[17]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[18]"}, tensor<4xf32> {jax.result_info = "result[19]"}, tensor<4xf32> {jax.result_info = "result[20]"}, tensor<4xcomplex<f32>> {jax.result_info = "result[21]"}, tensor<4xcomplex<f32>> {jax.result_info = "result[22]"}, tensor<4xcomplex<f32>> {jax.result_info = "result[23]"}, tensor<2x4xcomplex<f64>> {jax.result_info = "result[24]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[25]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[26]"}, tensor<2x4xf64> {jax.result_info = "result[27]"}, tensor<2x4xf64> {jax.result_info = "result[28]"}, tensor<2x4xcomplex<f64>> {jax.result_info = "result[29]"}, tensor<2x4xcomplex<f64>> {jax.result_info = "result[30]"}, tensor<2x4xcomplex<f64>> {jax.result_info = "result[31]"}, tensor<2x4xcomplex<f32>> {jax.result_info = "result[32]"}, tensor<2x4x4xcomplex<f32>> {jax.result_info = "result[33]"}, tensor<2x4x4xcomplex<f32>> {jax.result_info = "result[34]"}, tensor<2x4xcomplex<f32>> {jax.result_info = "result[35]"}, tensor<2x4x4xcomplex<f32>> {jax.result_info = "result[36]"}, tensor<4xcomplex<f64>> {jax.result_info = "result[37]"}, tensor<4x4xcomplex<f64>> {jax.result_info = "result[38]"}, tensor<4x4xcomplex<f64>> {jax.result_info = "result[39]"}, tensor<4xcomplex<f64>> {jax.result_info = "result[40]"}, tensor<4x4xcomplex<f64>> {jax.result_info = "result[41]"}, tensor<4xcomplex<f32>> {jax.result_info = "result[42]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[43]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[44]"}, tensor<4xcomplex<f32>> {jax.result_info = "result[45]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[46]"}, tensor<2x4xcomplex<f64>> {jax.result_info = "result[47]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[48]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[49]"}, tensor<2x4xcomplex<f64>> {jax.result_info = "result[50]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[51]"}) {
    %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2xi32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<2x4xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<2x4xi1>, tensor<2x4xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %11 = stablehlo.select %10, %0#2, %9 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %15 = stablehlo.select %14, %0#3, %13 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>
    %16 = stablehlo.convert %arg0 : (tensor<2x4x4xf32>) -> tensor<2x4x4xcomplex<f32>>
    %17 = stablehlo.imag %7 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %18 = stablehlo.real %7 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %cst_2 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<2x4xf32>
    %21 = call @round(%20) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %22 = call @lexsort(%17, %21) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi64>
    %23 = call @take_along_axis(%7, %22) : (tensor<2x4xcomplex<f32>>, tensor<2x4xi64>) -> tensor<2x4xcomplex<f32>>
    %24 = stablehlo.dot_general %16, %15, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %25 = stablehlo.broadcast_in_dim %7, dims = [0, 2] : (tensor<2x4xcomplex<f32>>) -> tensor<2x1x4xcomplex<f32>>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<2x1x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %27 = stablehlo.multiply %15, %26 : tensor<2x4x4xcomplex<f32>>
    %28 = stablehlo.subtract %24, %27 : tensor<2x4x4xcomplex<f32>>
    %29 = stablehlo.real %11 : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %30 = stablehlo.imag %11 : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %31 = stablehlo.negate %30 : tensor<2x4x4xf32>
    %32 = stablehlo.complex %29, %31 : tensor<2x4x4xcomplex<f32>>
    %33 = stablehlo.transpose %32, dims = [0, 2, 1] : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %34 = stablehlo.dot_general %33, %16, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %35 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x4xcomplex<f32>>) -> tensor<2x4x1xcomplex<f32>>
    %36 = stablehlo.real %11 : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %37 = stablehlo.imag %11 : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %38 = stablehlo.negate %37 : tensor<2x4x4xf32>
    %39 = stablehlo.complex %36, %38 : tensor<2x4x4xcomplex<f32>>
    %40 = stablehlo.transpose %39, dims = [0, 2, 1] : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %41 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %42 = stablehlo.multiply %41, %40 : tensor<2x4x4xcomplex<f32>>
    %43 = stablehlo.subtract %34, %42 : tensor<2x4x4xcomplex<f32>>
    %44 = call @norm(%11) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4xf32>
    %45 = call @norm(%15) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4xf32>
    %46 = call @eigvals(%arg0) : (tensor<2x4x4xf32>) -> tensor<2x4xcomplex<f32>>
    %47 = stablehlo.imag %46 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %48 = stablehlo.real %46 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %50 = stablehlo.multiply %48, %49 : tensor<2x4xf32>
    %51 = call @round(%50) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %52 = call @lexsort(%47, %51) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi64>
    %53 = call @take_along_axis(%46, %52) : (tensor<2x4xcomplex<f32>>, tensor<2x4xi64>) -> tensor<2x4xcomplex<f32>>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %56 = stablehlo.concatenate %54, %55, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %58 = "stablehlo.scatter"(%arg0, %56, %57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [1, 2]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      stablehlo.return %arg5 : tensor<f32>
    }) : (tensor<2x4x4xf32>, tensor<2xi32>, tensor<2xf32>) -> tensor<2x4x4xf32>
    %59 = call @eigvals(%58) : (tensor<2x4x4xf32>) -> tensor<2x4xcomplex<f32>>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %62 = stablehlo.concatenate %60, %61, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %cst_9 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %64 = "stablehlo.scatter"(%arg0, %62, %63) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [1, 2]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      stablehlo.return %arg5 : tensor<f32>
    }) : (tensor<2x4x4xf32>, tensor<2xi32>, tensor<2xf32>) -> tensor<2x4x4xf32>
    %65 = call @eigvals(%64) : (tensor<2x4x4xf32>) -> tensor<2x4xcomplex<f32>>
    %66:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2xi32>)
    %67 = stablehlo.complex %66#0, %66#1 : tensor<2x4xcomplex<f32>>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %69 = stablehlo.compare EQ, %66#4, %68, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_11 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %71 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %72 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %73 = stablehlo.select %72, %67, %71 : tensor<2x4xi1>, tensor<2x4xcomplex<f32>>
    %74 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_12 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %75 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %76 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %77 = stablehlo.select %76, %66#3, %75 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>
    %78:5 = stablehlo.custom_call @lapack_dgeev_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
    %79 = stablehlo.complex %78#0, %78#1 : tensor<4xcomplex<f64>>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %80 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<i32>
    %81 = stablehlo.compare EQ, %78#4, %80, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_14 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %83 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %84 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %85 = stablehlo.select %84, %79, %83 : tensor<4xi1>, tensor<4xcomplex<f64>>
    %86 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_15 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %87 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %88 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %89 = stablehlo.select %88, %78#2, %87 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %90 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_16 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %91 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %92 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %93 = stablehlo.select %92, %78#3, %91 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %94 = stablehlo.convert %arg1 : (tensor<4x4xf64>) -> tensor<4x4xcomplex<f64>>
    %95 = stablehlo.imag %85 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %96 = stablehlo.real %85 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %cst_17 = stablehlo.constant dense<6.400000e+01> : tensor<f64>
    %97 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %98 = stablehlo.multiply %96, %97 : tensor<4xf64>
    %99 = call @round_0(%98) : (tensor<4xf64>) -> tensor<4xf64>
    %100 = call @lexsort_1(%95, %99) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi64>
    %101 = call @take_along_axis_2(%85, %100) : (tensor<4xcomplex<f64>>, tensor<4xi64>) -> tensor<4xcomplex<f64>>
    %102 = stablehlo.dot_general %94, %93, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %103 = stablehlo.broadcast_in_dim %85, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %105 = stablehlo.multiply %93, %104 : tensor<4x4xcomplex<f64>>
    %106 = stablehlo.subtract %102, %105 : tensor<4x4xcomplex<f64>>
    %107 = stablehlo.real %89 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %108 = stablehlo.imag %89 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %109 = stablehlo.negate %108 : tensor<4x4xf64>
    %110 = stablehlo.complex %107, %109 : tensor<4x4xcomplex<f64>>
    %111 = stablehlo.transpose %110, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %112 = stablehlo.dot_general %111, %94, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %113 = stablehlo.broadcast_in_dim %85, dims = [0] : (tensor<4xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
    %114 = stablehlo.real %89 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %115 = stablehlo.imag %89 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %116 = stablehlo.negate %115 : tensor<4x4xf64>
    %117 = stablehlo.complex %114, %116 : tensor<4x4xcomplex<f64>>
    %118 = stablehlo.transpose %117, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %119 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<4x1xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %120 = stablehlo.multiply %119, %118 : tensor<4x4xcomplex<f64>>
    %121 = stablehlo.subtract %112, %120 : tensor<4x4xcomplex<f64>>
    %122 = call @norm_3(%89) : (tensor<4x4xcomplex<f64>>) -> tensor<4xf64>
    %123 = call @norm_3(%93) : (tensor<4x4xcomplex<f64>>) -> tensor<4xf64>
    %124 = call @eigvals_4(%arg1) : (tensor<4x4xf64>) -> tensor<4xcomplex<f64>>
    %125 = stablehlo.imag %124 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %126 = stablehlo.real %124 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %cst_18 = stablehlo.constant dense<6.400000e+01> : tensor<f64>
    %127 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %128 = stablehlo.multiply %126, %127 : tensor<4xf64>
    %129 = call @round_0(%128) : (tensor<4xf64>) -> tensor<4xf64>
    %130 = call @lexsort_1(%125, %129) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi64>
    %131 = call @take_along_axis_2(%124, %130) : (tensor<4xcomplex<f64>>, tensor<4xi64>) -> tensor<4xcomplex<f64>>
    %c_19 = stablehlo.constant dense<1> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %133 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %134 = stablehlo.concatenate %132, %133, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %cst_21 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %135 = "stablehlo.scatter"(%arg1, %134, %cst_21) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<f64>, %arg5: tensor<f64>):
      stablehlo.return %arg5 : tensor<f64>
    }) : (tensor<4x4xf64>, tensor<2xi32>, tensor<f64>) -> tensor<4x4xf64>
    %136 = call @eigvals_4(%135) : (tensor<4x4xf64>) -> tensor<4xcomplex<f64>>
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %137 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %138 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %139 = stablehlo.concatenate %137, %138, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %cst_24 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %140 = "stablehlo.scatter"(%arg1, %139, %cst_24) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<f64>, %arg5: tensor<f64>):
      stablehlo.return %arg5 : tensor<f64>
    }) : (tensor<4x4xf64>, tensor<2xi32>, tensor<f64>) -> tensor<4x4xf64>
    %141 = call @eigvals_4(%140) : (tensor<4x4xf64>) -> tensor<4xcomplex<f64>>
    %142:5 = stablehlo.custom_call @lapack_dgeev_ffi(%arg1) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
    %143 = stablehlo.complex %142#0, %142#1 : tensor<4xcomplex<f64>>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %144 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<i32>
    %145 = stablehlo.compare EQ, %142#4, %144, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_26 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %147 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %148 = stablehlo.broadcast_in_dim %146, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %149 = stablehlo.select %148, %143, %147 : tensor<4xi1>, tensor<4xcomplex<f64>>
    %150 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_27 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %151 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %152 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %153 = stablehlo.select %152, %142#3, %151 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %154:4 = stablehlo.custom_call @lapack_cgeev_ffi(%arg2) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %155 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<i32>
    %156 = stablehlo.compare EQ, %154#3, %155, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %157 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_29 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %158 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %159 = stablehlo.broadcast_in_dim %157, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %160 = stablehlo.select %159, %154#0, %158 : tensor<4xi1>, tensor<4xcomplex<f32>>
    %161 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_30 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %162 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %163 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %164 = stablehlo.select %163, %154#1, %162 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %165 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_31 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %166 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %167 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %168 = stablehlo.select %167, %154#2, %166 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %169 = stablehlo.imag %160 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %170 = stablehlo.real %160 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %cst_32 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %172 = stablehlo.multiply %170, %171 : tensor<4xf32>
    %173 = call @round_5(%172) : (tensor<4xf32>) -> tensor<4xf32>
    %174 = call @lexsort_6(%169, %173) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi64>
    %175 = call @take_along_axis_7(%160, %174) : (tensor<4xcomplex<f32>>, tensor<4xi64>) -> tensor<4xcomplex<f32>>
    %176 = stablehlo.dot_general %arg2, %168, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %177 = stablehlo.broadcast_in_dim %160, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %179 = stablehlo.multiply %168, %178 : tensor<4x4xcomplex<f32>>
    %180 = stablehlo.subtract %176, %179 : tensor<4x4xcomplex<f32>>
    %181 = stablehlo.real %164 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %182 = stablehlo.imag %164 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %183 = stablehlo.negate %182 : tensor<4x4xf32>
    %184 = stablehlo.complex %181, %183 : tensor<4x4xcomplex<f32>>
    %185 = stablehlo.transpose %184, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %186 = stablehlo.dot_general %185, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %187 = stablehlo.broadcast_in_dim %160, dims = [0] : (tensor<4xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %188 = stablehlo.real %164 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %189 = stablehlo.imag %164 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %190 = stablehlo.negate %189 : tensor<4x4xf32>
    %191 = stablehlo.complex %188, %190 : tensor<4x4xcomplex<f32>>
    %192 = stablehlo.transpose %191, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %193 = stablehlo.broadcast_in_dim %187, dims = [0, 1] : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %194 = stablehlo.multiply %193, %192 : tensor<4x4xcomplex<f32>>
    %195 = stablehlo.subtract %186, %194 : tensor<4x4xcomplex<f32>>
    %196 = call @norm_8(%164) : (tensor<4x4xcomplex<f32>>) -> tensor<4xf32>
    %197 = call @norm_8(%168) : (tensor<4x4xcomplex<f32>>) -> tensor<4xf32>
    %198 = call @eigvals_9(%arg2) : (tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %199 = stablehlo.imag %198 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %200 = stablehlo.real %198 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %cst_33 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %202 = stablehlo.multiply %200, %201 : tensor<4xf32>
    %203 = call @round_5(%202) : (tensor<4xf32>) -> tensor<4xf32>
    %204 = call @lexsort_6(%199, %203) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi64>
    %205 = call @take_along_axis_7(%198, %204) : (tensor<4xcomplex<f32>>, tensor<4xi64>) -> tensor<4xcomplex<f32>>
    %c_34 = stablehlo.constant dense<1> : tensor<i32>
    %206 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %207 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %208 = stablehlo.concatenate %206, %207, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %cst_36 = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
    %209 = "stablehlo.scatter"(%arg2, %208, %cst_36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<complex<f32>>, %arg5: tensor<complex<f32>>):
      stablehlo.return %arg5 : tensor<complex<f32>>
    }) : (tensor<4x4xcomplex<f32>>, tensor<2xi32>, tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %210 = call @eigvals_9(%209) : (tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %c_37 = stablehlo.constant dense<1> : tensor<i32>
    %211 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %212 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %213 = stablehlo.concatenate %211, %212, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %cst_39 = stablehlo.constant dense<(0x7F800000,0.000000e+00)> : tensor<complex<f32>>
    %214 = "stablehlo.scatter"(%arg2, %213, %cst_39) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<complex<f32>>, %arg5: tensor<complex<f32>>):
      stablehlo.return %arg5 : tensor<complex<f32>>
    }) : (tensor<4x4xcomplex<f32>>, tensor<2xi32>, tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %215 = call @eigvals_9(%214) : (tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %216:4 = stablehlo.custom_call @lapack_cgeev_ffi(%arg2) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %217 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<i32>
    %218 = stablehlo.compare EQ, %216#3, %217, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %219 = stablehlo.broadcast_in_dim %218, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_41 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %220 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %221 = stablehlo.broadcast_in_dim %219, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %222 = stablehlo.select %221, %216#0, %220 : tensor<4xi1>, tensor<4xcomplex<f32>>
    %223 = stablehlo.broadcast_in_dim %218, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_42 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %224 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %225 = stablehlo.broadcast_in_dim %223, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %226 = stablehlo.select %225, %216#2, %224 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %227:4 = stablehlo.custom_call @lapack_zgeev_ffi(%arg3) {backend_config = "", mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2xi32>)
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %228 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %229 = stablehlo.compare EQ, %227#3, %228, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_44 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %231 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<complex<f64>>) -> tensor<2x4xcomplex<f64>>
    %232 = stablehlo.broadcast_in_dim %230, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %233 = stablehlo.select %232, %227#0, %231 : tensor<2x4xi1>, tensor<2x4xcomplex<f64>>
    %234 = stablehlo.broadcast_in_dim %229, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_45 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %235 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %236 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %237 = stablehlo.select %236, %227#1, %235 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>
    %238 = stablehlo.broadcast_in_dim %229, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_46 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %239 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %240 = stablehlo.broadcast_in_dim %238, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %241 = stablehlo.select %240, %227#2, %239 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>
    %242 = stablehlo.imag %233 : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
    %243 = stablehlo.real %233 : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
    %cst_47 = stablehlo.constant dense<6.400000e+01> : tensor<f64>
    %244 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<2x4xf64>
    %245 = stablehlo.multiply %243, %244 : tensor<2x4xf64>
    %246 = call @round_10(%245) : (tensor<2x4xf64>) -> tensor<2x4xf64>
    %247 = call @lexsort_11(%242, %246) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi64>
    %248 = call @take_along_axis_12(%233, %247) : (tensor<2x4xcomplex<f64>>, tensor<2x4xi64>) -> tensor<2x4xcomplex<f64>>
    %249 = stablehlo.dot_general %arg3, %241, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %250 = stablehlo.broadcast_in_dim %233, dims = [0, 2] : (tensor<2x4xcomplex<f64>>) -> tensor<2x1x4xcomplex<f64>>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0, 1, 2] : (tensor<2x1x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %252 = stablehlo.multiply %241, %251 : tensor<2x4x4xcomplex<f64>>
    %253 = stablehlo.subtract %249, %252 : tensor<2x4x4xcomplex<f64>>
    %254 = stablehlo.real %237 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %255 = stablehlo.imag %237 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %256 = stablehlo.negate %255 : tensor<2x4x4xf64>
    %257 = stablehlo.complex %254, %256 : tensor<2x4x4xcomplex<f64>>
    %258 = stablehlo.transpose %257, dims = [0, 2, 1] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %259 = stablehlo.dot_general %258, %arg3, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %260 = stablehlo.broadcast_in_dim %233, dims = [0, 1] : (tensor<2x4xcomplex<f64>>) -> tensor<2x4x1xcomplex<f64>>
    %261 = stablehlo.real %237 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %262 = stablehlo.imag %237 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %263 = stablehlo.negate %262 : tensor<2x4x4xf64>
    %264 = stablehlo.complex %261, %263 : tensor<2x4x4xcomplex<f64>>
    %265 = stablehlo.transpose %264, dims = [0, 2, 1] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %266 = stablehlo.broadcast_in_dim %260, dims = [0, 1, 2] : (tensor<2x4x1xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %267 = stablehlo.multiply %266, %265 : tensor<2x4x4xcomplex<f64>>
    %268 = stablehlo.subtract %259, %267 : tensor<2x4x4xcomplex<f64>>
    %269 = call @norm_13(%237) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4xf64>
    %270 = call @norm_13(%241) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4xf64>
    %271 = call @eigvals_14(%arg3) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    %272 = stablehlo.imag %271 : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
    %273 = stablehlo.real %271 : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
    %cst_48 = stablehlo.constant dense<6.400000e+01> : tensor<f64>
    %274 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<2x4xf64>
    %275 = stablehlo.multiply %273, %274 : tensor<2x4xf64>
    %276 = call @round_10(%275) : (tensor<2x4xf64>) -> tensor<2x4xf64>
    %277 = call @lexsort_11(%272, %276) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi64>
    %278 = call @take_along_axis_12(%271, %277) : (tensor<2x4xcomplex<f64>>, tensor<2x4xi64>) -> tensor<2x4xcomplex<f64>>
    %c_49 = stablehlo.constant dense<1> : tensor<i32>
    %279 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %280 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %281 = stablehlo.concatenate %279, %280, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %cst_51 = stablehlo.constant dense<(0x7FF8000000000000,0.000000e+00)> : tensor<complex<f64>>
    %282 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %283 = "stablehlo.scatter"(%arg3, %281, %282) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [1, 2]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<complex<f64>>, %arg5: tensor<complex<f64>>):
      stablehlo.return %arg5 : tensor<complex<f64>>
    }) : (tensor<2x4x4xcomplex<f64>>, tensor<2xi32>, tensor<2xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %284 = call @eigvals_14(%283) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    %c_52 = stablehlo.constant dense<1> : tensor<i32>
    %285 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %286 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %287 = stablehlo.concatenate %285, %286, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %cst_54 = stablehlo.constant dense<(0x7FF0000000000000,0.000000e+00)> : tensor<complex<f64>>
    %288 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %289 = "stablehlo.scatter"(%arg3, %287, %288) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [1, 2]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<complex<f64>>, %arg5: tensor<complex<f64>>):
      stablehlo.return %arg5 : tensor<complex<f64>>
    }) : (tensor<2x4x4xcomplex<f64>>, tensor<2xi32>, tensor<2xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %290 = call @eigvals_14(%289) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    %291:4 = stablehlo.custom_call @lapack_zgeev_ffi(%arg3) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2xi32>)
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %292 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %293 = stablehlo.compare EQ, %291#3, %292, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_56 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %295 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<complex<f64>>) -> tensor<2x4xcomplex<f64>>
    %296 = stablehlo.broadcast_in_dim %294, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %297 = stablehlo.select %296, %291#0, %295 : tensor<2x4xi1>, tensor<2x4xcomplex<f64>>
    %298 = stablehlo.broadcast_in_dim %293, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_57 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %299 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %300 = stablehlo.broadcast_in_dim %298, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %301 = stablehlo.select %300, %291#2, %299 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>
    return %23, %28, %43, %44, %45, %53, %59, %65, %101, %106, %121, %122, %123, %131, %136, %141, %175, %180, %195, %196, %197, %205, %210, %215, %248, %253, %268, %269, %270, %278, %284, %290, %7, %11, %15, %73, %77, %85, %89, %93, %149, %153, %160, %164, %168, %222, %226, %233, %237, %241, %297, %301 : tensor<2x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4xf64>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4xf32>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<2x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2x4xf64>, tensor<2x4xf64>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<2x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>
  }
  func.func private @round(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
  func.func private @lexsort(%arg0: tensor<2x4xf32>, %arg1: tensor<2x4xf32>) -> tensor<2x4xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<2x4xi64>
    %1:3 = "stablehlo.sort"(%arg1, %arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<i64>, %arg7: tensor<i64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %arg2 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.select %6, %cst_3, %arg3 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.compare EQ, %arg4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %11 = stablehlo.select %10, %cst_6, %arg4 : tensor<i1>, tensor<f32>
      %12 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %13 = stablehlo.select %12, %cst_7, %11 : tensor<i1>, tensor<f32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.compare EQ, %arg5, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %15 = stablehlo.select %14, %cst_9, %arg5 : tensor<i1>, tensor<f32>
      %16 = stablehlo.compare NE, %arg5, %arg5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %17 = stablehlo.select %16, %cst_10, %15 : tensor<i1>, tensor<f32>
      %18 = stablehlo.compare LT, %13, %17, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %20 = stablehlo.compare EQ, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %21 = stablehlo.and %20, %18 : tensor<i1>
      %22 = stablehlo.or %19, %21 : tensor<i1>
      stablehlo.return %22 : tensor<i1>
    }) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xi64>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xi64>)
    return %1#2 : tensor<2x4xi64>
  }
  func.func private @take_along_axis(%arg0: tensor<2x4xcomplex<f32>>, %arg1: tensor<2x4xi64>) -> tensor<2x4xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<2x4xi64>) -> tensor<2x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %4 = stablehlo.add %0, %3 : tensor<2x4xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<2x4xi1>, tensor<2x4xi32>
    %6 = stablehlo.reshape %5 : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
    %8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x4x1xi32>
    %11 = stablehlo.compare LE, %6, %10, SIGNED : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
    %12 = stablehlo.and %8, %11 : tensor<2x4x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %13 = stablehlo.reduce(%12 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x4x1xi1>, tensor<i1>) -> tensor<2x4xi1>
    %14 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xcomplex<f32>>, tensor<2x4x1xi32>) -> tensor<2x4xcomplex<f32>>
    %cst = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %16 = stablehlo.select %13, %14, %15 : tensor<2x4xi1>, tensor<2x4xcomplex<f32>>
    return %16 : tensor<2x4xcomplex<f32>>
  }
  func.func private @norm(%arg0: tensor<2x4x4xcomplex<f32>>) -> tensor<2x4xf32> {
    %0 = stablehlo.real %arg0 : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1 = stablehlo.imag %arg0 : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %2 = stablehlo.negate %1 : tensor<2x4x4xf32>
    %3 = stablehlo.complex %0, %2 : tensor<2x4x4xcomplex<f32>>
    %4 = stablehlo.multiply %arg0, %3 : tensor<2x4x4xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %7 = stablehlo.sqrt %6 : tensor<2x4xf32>
    return %7 : tensor<2x4xf32>
  }
  func.func private @eigvals(%arg0: tensor<2x4x4xf32>) -> tensor<2x4xcomplex<f32>> {
    %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2xi32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<2x4xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<2x4xi1>, tensor<2x4xcomplex<f32>>
    return %7 : tensor<2x4xcomplex<f32>>
  }
  func.func private @round_0(%arg0: tensor<4xf64>) -> tensor<4xf64> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<4xf64>
    return %0 : tensor<4xf64>
  }
  func.func private @lexsort_1(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>) -> tensor<4xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi64>
    %1:3 = "stablehlo.sort"(%arg1, %arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>, %arg6: tensor<i64>, %arg7: tensor<i64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %2 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %3 = stablehlo.select %2, %cst_0, %arg2 : tensor<i1>, tensor<f64>
      %4 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f64>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %6 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %7 = stablehlo.select %6, %cst_3, %arg3 : tensor<i1>, tensor<f64>
      %8 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f64>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %10 = stablehlo.compare EQ, %arg4, %cst_5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %11 = stablehlo.select %10, %cst_6, %arg4 : tensor<i1>, tensor<f64>
      %12 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %13 = stablehlo.select %12, %cst_7, %11 : tensor<i1>, tensor<f64>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %14 = stablehlo.compare EQ, %arg5, %cst_8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %15 = stablehlo.select %14, %cst_9, %arg5 : tensor<i1>, tensor<f64>
      %16 = stablehlo.compare NE, %arg5, %arg5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %17 = stablehlo.select %16, %cst_10, %15 : tensor<i1>, tensor<f64>
      %18 = stablehlo.compare LT, %13, %17, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %19 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %20 = stablehlo.compare EQ, %5, %9, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %21 = stablehlo.and %20, %18 : tensor<i1>
      %22 = stablehlo.or %19, %21 : tensor<i1>
      stablehlo.return %22 : tensor<i1>
    }) : (tensor<4xf64>, tensor<4xf64>, tensor<4xi64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4xi64>)
    return %1#2 : tensor<4xi64>
  }
  func.func private @take_along_axis_2(%arg0: tensor<4xcomplex<f64>>, %arg1: tensor<4xi64>) -> tensor<4xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<4xi64>) -> tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.add %0, %3 : tensor<4xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<4xi1>, tensor<4xi32>
    %6 = stablehlo.reshape %5 : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<4x1xi32>
    %11 = stablehlo.compare LE, %6, %10, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %12 = stablehlo.and %8, %11 : tensor<4x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %13 = stablehlo.reduce(%12 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
    %14 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xcomplex<f64>>, tensor<4x1xi32>) -> tensor<4xcomplex<f64>>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0.000000e+00)> : tensor<complex<f64>>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %16 = stablehlo.select %13, %14, %15 : tensor<4xi1>, tensor<4xcomplex<f64>>
    return %16 : tensor<4xcomplex<f64>>
  }
  func.func private @norm_3(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4xf64> {
    %0 = stablehlo.real %arg0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %1 = stablehlo.imag %arg0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %2 = stablehlo.negate %1 : tensor<4x4xf64>
    %3 = stablehlo.complex %0, %2 : tensor<4x4xcomplex<f64>>
    %4 = stablehlo.multiply %arg0, %3 : tensor<4x4xcomplex<f64>>
    %5 = stablehlo.real %4 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %7 = stablehlo.sqrt %6 : tensor<4xf64>
    return %7 : tensor<4xf64>
  }
  func.func private @eigvals_4(%arg0: tensor<4x4xf64>) -> tensor<4xcomplex<f64>> {
    %0:5 = stablehlo.custom_call @lapack_dgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<4xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<4xi1>, tensor<4xcomplex<f64>>
    return %7 : tensor<4xcomplex<f64>>
  }
  func.func private @round_5(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @lexsort_6(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi64>
    %1:3 = "stablehlo.sort"(%arg1, %arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<i64>, %arg7: tensor<i64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %arg2 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.select %6, %cst_3, %arg3 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.compare EQ, %arg4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %11 = stablehlo.select %10, %cst_6, %arg4 : tensor<i1>, tensor<f32>
      %12 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %13 = stablehlo.select %12, %cst_7, %11 : tensor<i1>, tensor<f32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %14 = stablehlo.compare EQ, %arg5, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %15 = stablehlo.select %14, %cst_9, %arg5 : tensor<i1>, tensor<f32>
      %16 = stablehlo.compare NE, %arg5, %arg5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %17 = stablehlo.select %16, %cst_10, %15 : tensor<i1>, tensor<f32>
      %18 = stablehlo.compare LT, %13, %17, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %20 = stablehlo.compare EQ, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %21 = stablehlo.and %20, %18 : tensor<i1>
      %22 = stablehlo.or %19, %21 : tensor<i1>
      stablehlo.return %22 : tensor<i1>
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xi64>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi64>)
    return %1#2 : tensor<4xi64>
  }
  func.func private @take_along_axis_7(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<4xi64>) -> tensor<4xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<4xi64>) -> tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.add %0, %3 : tensor<4xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<4xi1>, tensor<4xi32>
    %6 = stablehlo.reshape %5 : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<4x1xi32>
    %11 = stablehlo.compare LE, %6, %10, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %12 = stablehlo.and %8, %11 : tensor<4x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %13 = stablehlo.reduce(%12 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
    %14 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xcomplex<f32>>, tensor<4x1xi32>) -> tensor<4xcomplex<f32>>
    %cst = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %16 = stablehlo.select %13, %14, %15 : tensor<4xi1>, tensor<4xcomplex<f32>>
    return %16 : tensor<4xcomplex<f32>>
  }
  func.func private @norm_8(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xf32> {
    %0 = stablehlo.real %arg0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %2 = stablehlo.negate %1 : tensor<4x4xf32>
    %3 = stablehlo.complex %0, %2 : tensor<4x4xcomplex<f32>>
    %4 = stablehlo.multiply %arg0, %3 : tensor<4x4xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.sqrt %6 : tensor<4xf32>
    return %7 : tensor<4xf32>
  }
  func.func private @eigvals_9(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    %0:4 = stablehlo.custom_call @lapack_cgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<4xi1>, tensor<4xcomplex<f32>>
    return %6 : tensor<4xcomplex<f32>>
  }
  func.func private @round_10(%arg0: tensor<2x4xf64>) -> tensor<2x4xf64> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<2x4xf64>
    return %0 : tensor<2x4xf64>
  }
  func.func private @lexsort_11(%arg0: tensor<2x4xf64>, %arg1: tensor<2x4xf64>) -> tensor<2x4xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<2x4xi64>
    %1:3 = "stablehlo.sort"(%arg1, %arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>, %arg6: tensor<i64>, %arg7: tensor<i64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %2 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %3 = stablehlo.select %2, %cst_0, %arg2 : tensor<i1>, tensor<f64>
      %4 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f64>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %6 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %7 = stablehlo.select %6, %cst_3, %arg3 : tensor<i1>, tensor<f64>
      %8 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f64>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %10 = stablehlo.compare EQ, %arg4, %cst_5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %11 = stablehlo.select %10, %cst_6, %arg4 : tensor<i1>, tensor<f64>
      %12 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %13 = stablehlo.select %12, %cst_7, %11 : tensor<i1>, tensor<f64>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %14 = stablehlo.compare EQ, %arg5, %cst_8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %15 = stablehlo.select %14, %cst_9, %arg5 : tensor<i1>, tensor<f64>
      %16 = stablehlo.compare NE, %arg5, %arg5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %17 = stablehlo.select %16, %cst_10, %15 : tensor<i1>, tensor<f64>
      %18 = stablehlo.compare LT, %13, %17, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %19 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %20 = stablehlo.compare EQ, %5, %9, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %21 = stablehlo.and %20, %18 : tensor<i1>
      %22 = stablehlo.or %19, %21 : tensor<i1>
      stablehlo.return %22 : tensor<i1>
    }) : (tensor<2x4xf64>, tensor<2x4xf64>, tensor<2x4xi64>) -> (tensor<2x4xf64>, tensor<2x4xf64>, tensor<2x4xi64>)
    return %1#2 : tensor<2x4xi64>
  }
  func.func private @take_along_axis_12(%arg0: tensor<2x4xcomplex<f64>>, %arg1: tensor<2x4xi64>) -> tensor<2x4xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<2x4xi64>) -> tensor<2x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %4 = stablehlo.add %0, %3 : tensor<2x4xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<2x4xi1>, tensor<2x4xi32>
    %6 = stablehlo.reshape %5 : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
    %8 = stablehlo.compare GE, %6, %7, SIGNED : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x4x1xi32>
    %11 = stablehlo.compare LE, %6, %10, SIGNED : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
    %12 = stablehlo.and %8, %11 : tensor<2x4x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %13 = stablehlo.reduce(%12 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x4x1xi1>, tensor<i1>) -> tensor<2x4xi1>
    %14 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xcomplex<f64>>, tensor<2x4x1xi32>) -> tensor<2x4xcomplex<f64>>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0.000000e+00)> : tensor<complex<f64>>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x4xcomplex<f64>>
    %16 = stablehlo.select %13, %14, %15 : tensor<2x4xi1>, tensor<2x4xcomplex<f64>>
    return %16 : tensor<2x4xcomplex<f64>>
  }
  func.func private @norm_13(%arg0: tensor<2x4x4xcomplex<f64>>) -> tensor<2x4xf64> {
    %0 = stablehlo.real %arg0 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %1 = stablehlo.imag %arg0 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %2 = stablehlo.negate %1 : tensor<2x4x4xf64>
    %3 = stablehlo.complex %0, %2 : tensor<2x4x4xcomplex<f64>>
    %4 = stablehlo.multiply %arg0, %3 : tensor<2x4x4xcomplex<f64>>
    %5 = stablehlo.real %4 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %7 = stablehlo.sqrt %6 : tensor<2x4xf64>
    return %7 : tensor<2x4xf64>
  }
  func.func private @eigvals_14(%arg0: tensor<2x4x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>> {
    %0:4 = stablehlo.custom_call @lapack_zgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x4xcomplex<f64>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<2x4xi1>, tensor<2x4xcomplex<f64>>
    return %6 : tensor<2x4xcomplex<f64>>
  }
}
