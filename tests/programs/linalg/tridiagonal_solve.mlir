module @jit_linalg_tridiagonal_solve attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4xf32>, %arg1: tensor<4x4xf64>, %arg2: tensor<4x4xcomplex<f32>>, %arg3: tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4x3xf32> {jax.result_info = "result[0]"}, tensor<2x4x3xf32> {jax.result_info = "result[1]"}, tensor<2x4x3xf32> {jax.result_info = "result[2]"}, tensor<4x3xf64> {jax.result_info = "result[3]"}, tensor<4x3xf64> {jax.result_info = "result[4]"}, tensor<4x3xf64> {jax.result_info = "result[5]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[6]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[7]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[8]"}, tensor<2x4x3xcomplex<f64>> {jax.result_info = "result[9]"}, tensor<2x4x3xcomplex<f64>> {jax.result_info = "result[10]"}, tensor<2x4x3xcomplex<f64>> {jax.result_info = "result[11]"}) {
    %0 = stablehlo.slice %arg0 [0:2, 0:4, 0:1] : (tensor<2x4x4xf32>) -> tensor<2x4x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x4xf32>
    %4 = stablehlo.slice %arg0 [0:2, 0:4, 1:2] : (tensor<2x4x4xf32>) -> tensor<2x4x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
    %6 = stablehlo.slice %arg0 [0:2, 0:4, 0:3] : (tensor<2x4x4xf32>) -> tensor<2x4x3xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %8 = stablehlo.divide %5, %7 : tensor<2x4xf32>
    %9:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%5, %3, %8, %6) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4x3xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4x3xf32>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %11 = stablehlo.compare EQ, %9#4, %10, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x3xi1>
    %15 = stablehlo.select %14, %9#3, %13 : tensor<2x4x3xi1>, tensor<2x4x3xf32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %17 = stablehlo.divide %5, %16 : tensor<2x4xf32>
    %18 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%5, %3, %17, %6) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %21 = "stablehlo.scatter"(%3, %19, %20) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      stablehlo.return %arg5 : tensor<f32>
    }) : (tensor<2x4xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<2x4xf32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %24 = "stablehlo.scatter"(%5, %22, %23) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      stablehlo.return %arg5 : tensor<f32>
    }) : (tensor<2x4xf32>, tensor<1xi32>, tensor<2x2xf32>) -> tensor<2x4xf32>
    %25:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%24, %21, %24, %6) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4x3xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4x3xf32>, tensor<2xi32>)
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %27 = stablehlo.compare EQ, %25#4, %26, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %30 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x3xi1>
    %31 = stablehlo.select %30, %25#3, %29 : tensor<2x4x3xi1>, tensor<2x4x3xf32>
    %32 = stablehlo.slice %arg1 [0:4, 0:1] : (tensor<4x4xf64>) -> tensor<4x1xf64>
    %33 = stablehlo.reshape %32 : (tensor<4x1xf64>) -> tensor<4xf64>
    %cst_9 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %35 = stablehlo.add %33, %34 : tensor<4xf64>
    %36 = stablehlo.slice %arg1 [0:4, 1:2] : (tensor<4x4xf64>) -> tensor<4x1xf64>
    %37 = stablehlo.reshape %36 : (tensor<4x1xf64>) -> tensor<4xf64>
    %38 = stablehlo.slice %arg1 [0:4, 0:3] : (tensor<4x4xf64>) -> tensor<4x3xf64>
    %cst_10 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %40 = stablehlo.divide %37, %39 : tensor<4xf64>
    %41:5 = stablehlo.custom_call @lapack_dgtsv_ffi(%37, %35, %40, %38) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x3xf64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x3xf64>, tensor<i32>)
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<i32>
    %43 = stablehlo.compare EQ, %41#4, %42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_12 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %46 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x3xi1>
    %47 = stablehlo.select %46, %41#3, %45 : tensor<4x3xi1>, tensor<4x3xf64>
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %49 = stablehlo.divide %37, %48 : tensor<4xf64>
    %50 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%37, %35, %49, %38) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %52 = "stablehlo.scatter"(%35, %51, %cst_15) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<f64>, %arg5: tensor<f64>):
      stablehlo.return %arg5 : tensor<f64>
    }) : (tensor<4xf64>, tensor<1xi32>, tensor<f64>) -> tensor<4xf64>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %55 = "stablehlo.scatter"(%37, %53, %54) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<f64>, %arg5: tensor<f64>):
      stablehlo.return %arg5 : tensor<f64>
    }) : (tensor<4xf64>, tensor<1xi32>, tensor<2xf64>) -> tensor<4xf64>
    %56:5 = stablehlo.custom_call @lapack_dgtsv_ffi(%55, %52, %55, %38) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x3xf64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x3xf64>, tensor<i32>)
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<i32>
    %58 = stablehlo.compare EQ, %56#4, %57, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_19 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %61 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x3xi1>
    %62 = stablehlo.select %61, %56#3, %60 : tensor<4x3xi1>, tensor<4x3xf64>
    %63 = stablehlo.slice %arg2 [0:4, 0:1] : (tensor<4x4xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %64 = stablehlo.reshape %63 : (tensor<4x1xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %cst_20 = stablehlo.constant dense<(4.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %65 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %66 = stablehlo.add %64, %65 : tensor<4xcomplex<f32>>
    %67 = stablehlo.slice %arg2 [0:4, 1:2] : (tensor<4x4xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %68 = stablehlo.reshape %67 : (tensor<4x1xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %69 = stablehlo.slice %arg2 [0:4, 0:3] : (tensor<4x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %cst_21 = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %71 = stablehlo.divide %68, %70 : tensor<4xcomplex<f32>>
    %72:5 = stablehlo.custom_call @lapack_cgtsv_ffi(%68, %66, %71, %69) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<i32>)
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<i32>
    %74 = stablehlo.compare EQ, %72#4, %73, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_23 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %76 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
    %77 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x3xi1>
    %78 = stablehlo.select %77, %72#3, %76 : tensor<4x3xi1>, tensor<4x3xcomplex<f32>>
    %cst_24 = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %80 = stablehlo.divide %68, %79 : tensor<4xcomplex<f32>>
    %81 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%68, %66, %80, %69) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %c_25 = stablehlo.constant dense<1> : tensor<i32>
    %82 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_26 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %83 = "stablehlo.scatter"(%66, %82, %cst_26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<complex<f32>>, %arg5: tensor<complex<f32>>):
      stablehlo.return %arg5 : tensor<complex<f32>>
    }) : (tensor<4xcomplex<f32>>, tensor<1xi32>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %c_27 = stablehlo.constant dense<1> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_28 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %85 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %86 = "stablehlo.scatter"(%68, %84, %85) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<complex<f32>>, %arg5: tensor<complex<f32>>):
      stablehlo.return %arg5 : tensor<complex<f32>>
    }) : (tensor<4xcomplex<f32>>, tensor<1xi32>, tensor<2xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %87:5 = stablehlo.custom_call @lapack_cgtsv_ffi(%86, %83, %86, %69) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<i32>)
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<i32>
    %89 = stablehlo.compare EQ, %87#4, %88, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_30 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %91 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
    %92 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x3xi1>
    %93 = stablehlo.select %92, %87#3, %91 : tensor<4x3xi1>, tensor<4x3xcomplex<f32>>
    %94 = stablehlo.slice %arg3 [0:2, 0:4, 0:1] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x1xcomplex<f64>>
    %95 = stablehlo.reshape %94 : (tensor<2x4x1xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    %cst_31 = stablehlo.constant dense<(4.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %96 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<complex<f64>>) -> tensor<2x4xcomplex<f64>>
    %97 = stablehlo.add %95, %96 : tensor<2x4xcomplex<f64>>
    %98 = stablehlo.slice %arg3 [0:2, 0:4, 1:2] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x1xcomplex<f64>>
    %99 = stablehlo.reshape %98 : (tensor<2x4x1xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    %100 = stablehlo.slice %arg3 [0:2, 0:4, 0:3] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %cst_32 = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %101 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<complex<f64>>) -> tensor<2x4xcomplex<f64>>
    %102 = stablehlo.divide %99, %101 : tensor<2x4xcomplex<f64>>
    %103:5 = stablehlo.custom_call @lapack_zgtsv_ffi(%99, %97, %102, %100) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>, tensor<2xi32>)
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %105 = stablehlo.compare EQ, %103#4, %104, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_34 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %107 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %108 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x3xi1>
    %109 = stablehlo.select %108, %103#3, %107 : tensor<2x4x3xi1>, tensor<2x4x3xcomplex<f64>>
    %cst_35 = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %110 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<complex<f64>>) -> tensor<2x4xcomplex<f64>>
    %111 = stablehlo.divide %99, %110 : tensor<2x4xcomplex<f64>>
    %112 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%99, %97, %111, %100) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %113 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_37 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %114 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %115 = "stablehlo.scatter"(%97, %113, %114) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<complex<f64>>, %arg5: tensor<complex<f64>>):
      stablehlo.return %arg5 : tensor<complex<f64>>
    }) : (tensor<2x4xcomplex<f64>>, tensor<1xi32>, tensor<2xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    %c_38 = stablehlo.constant dense<1> : tensor<i32>
    %116 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_39 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %117 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<complex<f64>>) -> tensor<2x2xcomplex<f64>>
    %118 = "stablehlo.scatter"(%99, %116, %117) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<complex<f64>>, %arg5: tensor<complex<f64>>):
      stablehlo.return %arg5 : tensor<complex<f64>>
    }) : (tensor<2x4xcomplex<f64>>, tensor<1xi32>, tensor<2x2xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    %119:5 = stablehlo.custom_call @lapack_zgtsv_ffi(%118, %115, %118, %100) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>, tensor<2xi32>)
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %121 = stablehlo.compare EQ, %119#4, %120, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_41 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %123 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %124 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x3xi1>
    %125 = stablehlo.select %124, %119#3, %123 : tensor<2x4x3xi1>, tensor<2x4x3xcomplex<f64>>
    return %15, %18, %31, %47, %50, %62, %78, %81, %93, %109, %112, %125 : tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<2x4x3xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>
  }
}
