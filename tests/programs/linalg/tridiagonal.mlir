module @jit_linalg_tridiagonal attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4xf32>, %arg1: tensor<4x4xf64>, %arg2: tensor<4x4xcomplex<f32>>, %arg3: tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4xf32> {jax.result_info = "result[0]"}, tensor<2x3xf32> {jax.result_info = "result[1]"}, tensor<2x4xf32> {jax.result_info = "result[2]"}, tensor<2x3xf32> {jax.result_info = "result[3]"}, tensor<4xf64> {jax.result_info = "result[4]"}, tensor<3xf64> {jax.result_info = "result[5]"}, tensor<4xf64> {jax.result_info = "result[6]"}, tensor<3xf64> {jax.result_info = "result[7]"}, tensor<4xf32> {jax.result_info = "result[8]"}, tensor<3xf32> {jax.result_info = "result[9]"}, tensor<4xf32> {jax.result_info = "result[10]"}, tensor<3xf32> {jax.result_info = "result[11]"}, tensor<2x4xf64> {jax.result_info = "result[12]"}, tensor<2x3xf64> {jax.result_info = "result[13]"}, tensor<2x4xf64> {jax.result_info = "result[14]"}, tensor<2x3xf64> {jax.result_info = "result[15]"}, tensor<2x4x4xf32> {jax.result_info = "result[16]"}, tensor<2x4xf32> {jax.result_info = "result[17]"}, tensor<2x3xf32> {jax.result_info = "result[18]"}, tensor<2x3xf32> {jax.result_info = "result[19]"}, tensor<2x4x4xf32> {jax.result_info = "result[20]"}, tensor<2x4xf32> {jax.result_info = "result[21]"}, tensor<2x3xf32> {jax.result_info = "result[22]"}, tensor<2x3xf32> {jax.result_info = "result[23]"}, tensor<4x4xf64> {jax.result_info = "result[24]"}, tensor<4xf64> {jax.result_info = "result[25]"}, tensor<3xf64> {jax.result_info = "result[26]"}, tensor<3xf64> {jax.result_info = "result[27]"}, tensor<4x4xf64> {jax.result_info = "result[28]"}, tensor<4xf64> {jax.result_info = "result[29]"}, tensor<3xf64> {jax.result_info = "result[30]"}, tensor<3xf64> {jax.result_info = "result[31]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[32]"}, tensor<4xf32> {jax.result_info = "result[33]"}, tensor<3xf32> {jax.result_info = "result[34]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[35]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[36]"}, tensor<4xf32> {jax.result_info = "result[37]"}, tensor<3xf32> {jax.result_info = "result[38]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[39]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[40]"}, tensor<2x4xf64> {jax.result_info = "result[41]"}, tensor<2x3xf64> {jax.result_info = "result[42]"}, tensor<2x3xcomplex<f64>> {jax.result_info = "result[43]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[44]"}, tensor<2x4xf64> {jax.result_info = "result[45]"}, tensor<2x3xf64> {jax.result_info = "result[46]"}, tensor<2x3xcomplex<f64>> {jax.result_info = "result[47]"}) {
    %0:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<2x4x4xi1>, tensor<2x4x4xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<2x4xi1>, tensor<2x4xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %14 = stablehlo.select %13, %0#2, %12 : tensor<2x3xi1>, tensor<2x3xf32>
    %15 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_2 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %18 = stablehlo.select %17, %0#3, %16 : tensor<2x3xi1>, tensor<2x3xf32>
    %19 = stablehlo.abs %14 : tensor<2x3xf32>
    %20:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2xi32>)
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %22 = stablehlo.compare EQ, %20#4, %21, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %26 = stablehlo.select %25, %20#0, %24 : tensor<2x4x4xi1>, tensor<2x4x4xf32>
    %27 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %30 = stablehlo.select %29, %20#1, %28 : tensor<2x4xi1>, tensor<2x4xf32>
    %31 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %34 = stablehlo.select %33, %20#2, %32 : tensor<2x3xi1>, tensor<2x3xf32>
    %35 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %38 = stablehlo.select %37, %20#3, %36 : tensor<2x3xi1>, tensor<2x3xf32>
    %39 = stablehlo.abs %34 : tensor<2x3xf32>
    %40:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<i32>)
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<i32>
    %42 = stablehlo.compare EQ, %40#4, %41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_9 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %45 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %46 = stablehlo.select %45, %40#0, %44 : tensor<4x4xi1>, tensor<4x4xf64>
    %47 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_10 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %49 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %50 = stablehlo.select %49, %40#1, %48 : tensor<4xi1>, tensor<4xf64>
    %51 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_11 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %52 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %53 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %54 = stablehlo.select %53, %40#2, %52 : tensor<3xi1>, tensor<3xf64>
    %55 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_12 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %58 = stablehlo.select %57, %40#3, %56 : tensor<3xi1>, tensor<3xf64>
    %59 = stablehlo.abs %54 : tensor<3xf64>
    %60:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%arg1) {backend_config = "", mhlo.backend_config = {uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<i32>)
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<i32>
    %62 = stablehlo.compare EQ, %60#4, %61, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_14 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %64 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %65 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %66 = stablehlo.select %65, %60#0, %64 : tensor<4x4xi1>, tensor<4x4xf64>
    %67 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_15 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %68 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %69 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %70 = stablehlo.select %69, %60#1, %68 : tensor<4xi1>, tensor<4xf64>
    %71 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_16 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %72 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %73 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %74 = stablehlo.select %73, %60#2, %72 : tensor<3xi1>, tensor<3xf64>
    %75 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_17 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %76 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %77 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %78 = stablehlo.select %77, %60#3, %76 : tensor<3xi1>, tensor<3xf64>
    %79 = stablehlo.abs %74 : tensor<3xf64>
    %80:5 = stablehlo.custom_call @lapack_chetrd_ffi(%arg2) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<i32>)
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<i32>
    %82 = stablehlo.compare EQ, %80#4, %81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_19 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %84 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %85 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %86 = stablehlo.select %85, %80#0, %84 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %87 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_20 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %89 = stablehlo.broadcast_in_dim %87, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %90 = stablehlo.select %89, %80#1, %88 : tensor<4xi1>, tensor<4xf32>
    %91 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_21 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %93 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %94 = stablehlo.select %93, %80#2, %92 : tensor<3xi1>, tensor<3xf32>
    %95 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_22 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %96 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %97 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %98 = stablehlo.select %97, %80#3, %96 : tensor<3xi1>, tensor<3xcomplex<f32>>
    %99 = stablehlo.abs %94 : tensor<3xf32>
    %100:5 = stablehlo.custom_call @lapack_chetrd_ffi(%arg2) {backend_config = "", mhlo.backend_config = {uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<i32>)
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %101 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<i32>
    %102 = stablehlo.compare EQ, %100#4, %101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_24 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %104 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %105 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %106 = stablehlo.select %105, %100#0, %104 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %107 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_25 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %109 = stablehlo.broadcast_in_dim %107, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %110 = stablehlo.select %109, %100#1, %108 : tensor<4xi1>, tensor<4xf32>
    %111 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_26 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %113 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %114 = stablehlo.select %113, %100#2, %112 : tensor<3xi1>, tensor<3xf32>
    %115 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_27 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %116 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %117 = stablehlo.broadcast_in_dim %115, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %118 = stablehlo.select %117, %100#3, %116 : tensor<3xi1>, tensor<3xcomplex<f32>>
    %119 = stablehlo.abs %114 : tensor<3xf32>
    %120:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%arg3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4x4xcomplex<f64>>, tensor<2x4xf64>, tensor<2x3xf64>, tensor<2x3xcomplex<f64>>, tensor<2xi32>)
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %122 = stablehlo.compare EQ, %120#4, %121, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_29 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %124 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %125 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %126 = stablehlo.select %125, %120#0, %124 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>
    %127 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_30 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %128 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<2x4xf64>
    %129 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %130 = stablehlo.select %129, %120#1, %128 : tensor<2x4xi1>, tensor<2x4xf64>
    %131 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_31 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %132 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %133 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %134 = stablehlo.select %133, %120#2, %132 : tensor<2x3xi1>, tensor<2x3xf64>
    %135 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_32 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %136 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %137 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %138 = stablehlo.select %137, %120#3, %136 : tensor<2x3xi1>, tensor<2x3xcomplex<f64>>
    %139 = stablehlo.abs %134 : tensor<2x3xf64>
    %140:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%arg3) {backend_config = "", mhlo.backend_config = {uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4x4xcomplex<f64>>, tensor<2x4xf64>, tensor<2x3xf64>, tensor<2x3xcomplex<f64>>, tensor<2xi32>)
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %141 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %142 = stablehlo.compare EQ, %140#4, %141, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_34 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %144 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %145 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %146 = stablehlo.select %145, %140#0, %144 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>
    %147 = stablehlo.broadcast_in_dim %142, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_35 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %148 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<2x4xf64>
    %149 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %150 = stablehlo.select %149, %140#1, %148 : tensor<2x4xi1>, tensor<2x4xf64>
    %151 = stablehlo.broadcast_in_dim %142, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_36 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %152 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %153 = stablehlo.broadcast_in_dim %151, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %154 = stablehlo.select %153, %140#2, %152 : tensor<2x3xi1>, tensor<2x3xf64>
    %155 = stablehlo.broadcast_in_dim %142, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_37 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %156 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %157 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %158 = stablehlo.select %157, %140#3, %156 : tensor<2x3xi1>, tensor<2x3xcomplex<f64>>
    %159 = stablehlo.abs %154 : tensor<2x3xf64>
    return %10, %19, %30, %39, %50, %59, %70, %79, %90, %99, %110, %119, %130, %139, %150, %159, %6, %10, %14, %18, %26, %30, %34, %38, %46, %50, %54, %58, %66, %70, %74, %78, %86, %90, %94, %98, %106, %110, %114, %118, %126, %130, %134, %138, %146, %150, %154, %158 : tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<4xf64>, tensor<3xf64>, tensor<4xf64>, tensor<3xf64>, tensor<4xf32>, tensor<3xf32>, tensor<4xf32>, tensor<3xf32>, tensor<2x4xf64>, tensor<2x3xf64>, tensor<2x4xf64>, tensor<2x3xf64>, tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<2x4x4xcomplex<f64>>, tensor<2x4xf64>, tensor<2x3xf64>, tensor<2x3xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2x4xf64>, tensor<2x3xf64>, tensor<2x3xcomplex<f64>>
  }
}
