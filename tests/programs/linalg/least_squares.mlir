module @jit_linalg_least_squares attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4xf32>, %arg1: tensor<4x4xf64>, %arg2: tensor<4x4xcomplex<f32>>, %arg3: tensor<2x4x4xcomplex<f64>>) -> (tensor<2x2x2xf32> {jax.result_info = "result[0]"}, tensor<2x4x2xf32> {jax.result_info = "result[1]"}, tensor<2xi64> {jax.result_info = "result[2]"}, tensor<2x2xf64> {jax.result_info = "result[3]"}, tensor<4x2xf64> {jax.result_info = "result[4]"}, tensor<i64> {jax.result_info = "result[5]"}, tensor<2x2xcomplex<f32>> {jax.result_info = "result[6]"}, tensor<4x2xcomplex<f32>> {jax.result_info = "result[7]"}, tensor<i64> {jax.result_info = "result[8]"}, tensor<2x2x2xcomplex<f64>> {jax.result_info = "result[9]"}, tensor<2x4x2xcomplex<f64>> {jax.result_info = "result[10]"}, tensor<2xi64> {jax.result_info = "result[11]"}) {
    %0 = stablehlo.slice %arg0 [0:2, 0:4, 0:2] : (tensor<2x4x4xf32>) -> tensor<2x4x2xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:4, 0:2] : (tensor<2x4x4xf32>) -> tensor<2x4x2xf32>
    %2 = call @_lstsq(%0, %1) : (tensor<2x4x2xf32>, tensor<2x4x2xf32>) -> tensor<2x2x2xf32>
    %3 = stablehlo.slice %arg0 [0:2, 0:2, 0:4] : (tensor<2x4x4xf32>) -> tensor<2x2x4xf32>
    %4 = call @_pinv(%3) : (tensor<2x2x4xf32>) -> tensor<2x4x2xf32>
    %5 = call @matrix_rank(%arg0) : (tensor<2x4x4xf32>) -> tensor<2xi64>
    %6 = stablehlo.slice %arg1 [0:4, 0:2] : (tensor<4x4xf64>) -> tensor<4x2xf64>
    %7 = stablehlo.slice %arg1 [0:4, 0:2] : (tensor<4x4xf64>) -> tensor<4x2xf64>
    %8 = call @_lstsq_3(%6, %7) : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<2x2xf64>
    %9 = stablehlo.slice %arg1 [0:2, 0:4] : (tensor<4x4xf64>) -> tensor<2x4xf64>
    %10 = call @_pinv_6(%9) : (tensor<2x4xf64>) -> tensor<4x2xf64>
    %11 = call @matrix_rank_9(%arg1) : (tensor<4x4xf64>) -> tensor<i64>
    %12 = stablehlo.slice %arg2 [0:4, 0:2] : (tensor<4x4xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %13 = stablehlo.slice %arg2 [0:4, 0:2] : (tensor<4x4xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %14 = call @_lstsq_11(%12, %13) : (tensor<4x2xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %15 = stablehlo.slice %arg2 [0:2, 0:4] : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %16 = call @_pinv_15(%15) : (tensor<2x4xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %17 = call @matrix_rank_18(%arg2) : (tensor<4x4xcomplex<f32>>) -> tensor<i64>
    %18 = stablehlo.slice %arg3 [0:2, 0:4, 0:2] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x2xcomplex<f64>>
    %19 = stablehlo.slice %arg3 [0:2, 0:4, 0:2] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x2xcomplex<f64>>
    %20 = call @_lstsq_20(%18, %19) : (tensor<2x4x2xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    %21 = stablehlo.slice %arg3 [0:2, 0:2, 0:4] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>>
    %22 = call @_pinv_24(%21) : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x4x2xcomplex<f64>>
    %23 = call @matrix_rank_27(%arg3) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2xi64>
    return %2, %4, %5, %8, %10, %11, %14, %16, %17, %20, %22, %23 : tensor<2x2x2xf32>, tensor<2x4x2xf32>, tensor<2xi64>, tensor<2x2xf64>, tensor<4x2xf64>, tensor<i64>, tensor<2x2xcomplex<f32>>, tensor<4x2xcomplex<f32>>, tensor<i64>, tensor<2x2x2xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>, tensor<2xi64>
  }
  func.func private @_lstsq(%arg0: tensor<2x4x2xf32>, %arg1: tensor<2x4x2xf32>) -> tensor<2x2x2xf32> {
    %0:3 = call @svd(%arg0) : (tensor<2x4x2xf32>) -> (tensor<2x4x2xf32>, tensor<2x2xf32>, tensor<2x2x2xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %2 = stablehlo.compare GT, %0#1, %1, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %3 = stablehlo.slice %0#1 [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x1xf32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<4.76837158E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<2xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x2xf32>
    %9 = stablehlo.compare GE, %0#1, %8, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %10 = stablehlo.and %2, %9 : tensor<2x2xi1>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %11 = call @_where(%10, %0#1, %c) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<i64>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %13 = stablehlo.divide %12, %11 : tensor<2x2xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %14 = call @_where(%10, %13, %c_2) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<i64>) -> tensor<2x2xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
    %16 = stablehlo.transpose %0#0, dims = [0, 2, 1] : (tensor<2x4x2xf32>) -> tensor<2x2x4xf32>
    %17 = stablehlo.dot_general %16, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<2x2x4xf32>, tensor<2x4x2xf32>) -> tensor<2x2x2xf32>
    %18 = stablehlo.transpose %0#2, dims = [0, 2, 1] : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %19 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x2xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<2x2x2xf32>
    %21 = stablehlo.dot_general %18, %20, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    return %21 : tensor<2x2x2xf32>
  }
  func.func private @svd(%arg0: tensor<2x4x2xf32>) -> (tensor<2x4x2xf32>, tensor<2x2xf32>, tensor<2x2x2xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x2xf32>) -> (tensor<2x4x2xf32>, tensor<2x2xf32>, tensor<2x4x2xf32>, tensor<2x2x2xf32>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x2xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<2x2xi1>, tensor<2x2xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x2xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x2xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<2x4x2xi1>, tensor<2x4x2xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x2xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x2x2xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<2x2x2xi1>, tensor<2x2x2xf32>
    return %10, %6, %14 : tensor<2x4x2xf32>, tensor<2x2xf32>, tensor<2x2x2xf32>
  }
  func.func private @_where(%arg0: tensor<2x2xi1>, %arg1: tensor<2x2xf32>, %arg2: tensor<i64>) -> tensor<2x2xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
    %3 = stablehlo.select %arg0, %arg1, %2 : tensor<2x2xi1>, tensor<2x2xf32>
    return %3 : tensor<2x2xf32>
  }
  func.func private @_pinv(%arg0: tensor<2x2x4xf32>) -> tensor<2x4x2xf32> {
    %cst = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %0 = stablehlo.multiply %cst, %cst_0 : tensor<f32>
    %1:3 = call @svd_0(%arg0) : (tensor<2x2x4xf32>) -> (tensor<2x2x2xf32>, tensor<2x2xf32>, tensor<2x2x4xf32>)
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %4 = stablehlo.slice %1#1 [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x1xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<2x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x2xf32>
    %8 = stablehlo.compare GT, %1#1, %7, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %9 = call @_where_1(%8, %1#1, %cst_1) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<f64>) -> tensor<2x2xf32>
    %10 = stablehlo.transpose %1#2, dims = [0, 2, 1] : (tensor<2x2x4xf32>) -> tensor<2x4x2xf32>
    %11 = stablehlo.transpose %1#0, dims = [0, 2, 1] : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x2xf32>
    %14 = stablehlo.divide %11, %13 : tensor<2x2x2xf32>
    %15 = stablehlo.dot_general %10, %14, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<2x4x2xf32>, tensor<2x2x2xf32>) -> tensor<2x4x2xf32>
    return %15 : tensor<2x4x2xf32>
  }
  func.func private @svd_0(%arg0: tensor<2x2x4xf32>) -> (tensor<2x2x2xf32>, tensor<2x2xf32>, tensor<2x2x4xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x2x4xf32>) -> (tensor<2x2x4xf32>, tensor<2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x4xf32>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x2xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<2x2xi1>, tensor<2x2xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x2xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x2x2xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<2x2x2xi1>, tensor<2x2x2xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x2x4xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<2x2x4xi1>, tensor<2x2x4xf32>
    return %10, %6, %14 : tensor<2x2x2xf32>, tensor<2x2xf32>, tensor<2x2x4xf32>
  }
  func.func private @_where_1(%arg0: tensor<2x2xi1>, %arg1: tensor<2x2xf32>, %arg2: tensor<f64>) -> tensor<2x2xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x2xi1>, tensor<2x2xf32>
    return %2 : tensor<2x2xf32>
  }
  func.func private @matrix_rank(%arg0: tensor<2x4x4xf32>) -> tensor<2xi64> {
    %0 = call @svd_2(%arg0) : (tensor<2x4x4xf32>) -> tensor<2x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<2xf32>
    %cst_1 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<2xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %8 = stablehlo.compare GT, %0, %7, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %9 = stablehlo.convert %8 : (tensor<2x4xi1>) -> tensor<2x4xi32>
    %10 = stablehlo.convert %9 : (tensor<2x4xi32>) -> tensor<2x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %11 = stablehlo.reduce(%10 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2x4xi64>, tensor<i64>) -> tensor<2xi64>
    return %11 : tensor<2xi64>
  }
  func.func private @svd_2(%arg0: tensor<2x4x4xf32>) -> tensor<2x4xf32> {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<2x4xi1>, tensor<2x4xf32>
    return %6 : tensor<2x4xf32>
  }
  func.func private @_lstsq_3(%arg0: tensor<4x2xf64>, %arg1: tensor<4x2xf64>) -> tensor<2x2xf64> {
    %0:3 = call @svd_4(%arg0) : (tensor<4x2xf64>) -> (tensor<4x2xf64>, tensor<2xf64>, tensor<2x2xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %2 = stablehlo.compare GT, %0#1, %1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %3 = stablehlo.slice %0#1 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
    %4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<8.8817841970012523E-16> : tensor<f64>
    %5 = stablehlo.multiply %cst_0, %4 : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %7 = stablehlo.compare GE, %0#1, %6, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %8 = stablehlo.and %2, %7 : tensor<2xi1>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %9 = call @_where_5(%8, %0#1, %c) : (tensor<2xi1>, tensor<2xf64>, tensor<i64>) -> tensor<2xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %11 = stablehlo.divide %10, %9 : tensor<2xf64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %12 = call @_where_5(%8, %11, %c_2) : (tensor<2xi1>, tensor<2xf64>, tensor<i64>) -> tensor<2xf64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<2xf64>) -> tensor<2x1xf64>
    %14 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x2xf64>) -> tensor<2x4xf64>
    %15 = stablehlo.dot_general %14, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x4xf64>, tensor<4x2xf64>) -> tensor<2x2xf64>
    %16 = stablehlo.transpose %0#2, dims = [1, 0] : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %17 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x2xf64>
    %18 = stablehlo.multiply %17, %15 : tensor<2x2xf64>
    %19 = stablehlo.dot_general %16, %18, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    return %19 : tensor<2x2xf64>
  }
  func.func private @svd_4(%arg0: tensor<4x2xf64>) -> (tensor<4x2xf64>, tensor<2xf64>, tensor<2x2xf64>) {
    %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x2xf64>) -> (tensor<4x2xf64>, tensor<2xf64>, tensor<4x2xf64>, tensor<2x2xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<2xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<2xi1>, tensor<2xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x2xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x2xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<4x2xi1>, tensor<4x2xf64>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<2x2xi1>, tensor<2x2xf64>
    return %10, %6, %14 : tensor<4x2xf64>, tensor<2xf64>, tensor<2x2xf64>
  }
  func.func private @_where_5(%arg0: tensor<2xi1>, %arg1: tensor<2xf64>, %arg2: tensor<i64>) -> tensor<2xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2xi1>, tensor<2xf64>
    return %2 : tensor<2xf64>
  }
  func.func private @_pinv_6(%arg0: tensor<2x4xf64>) -> tensor<4x2xf64> {
    %cst = stablehlo.constant dense<4.000000e+01> : tensor<f64>
    %cst_0 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
    %0 = stablehlo.multiply %cst, %cst_0 : tensor<f64>
    %1:3 = call @svd_7(%arg0) : (tensor<2x4xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, tensor<2x4xf64>)
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %3 = stablehlo.slice %1#1 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
    %4 = stablehlo.multiply %2, %3 : tensor<1xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xf64>) -> tensor<2xf64>
    %6 = stablehlo.compare GT, %1#1, %5, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %cst_1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %7 = call @_where_8(%6, %1#1, %cst_1) : (tensor<2xi1>, tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
    %8 = stablehlo.transpose %1#2, dims = [1, 0] : (tensor<2x4xf64>) -> tensor<4x2xf64>
    %9 = stablehlo.transpose %1#0, dims = [1, 0] : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<2xf64>) -> tensor<2x1xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x2xf64>
    %12 = stablehlo.divide %9, %11 : tensor<2x2xf64>
    %13 = stablehlo.dot_general %8, %12, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x2xf64>, tensor<2x2xf64>) -> tensor<4x2xf64>
    return %13 : tensor<4x2xf64>
  }
  func.func private @svd_7(%arg0: tensor<2x4xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, tensor<2x4xf64>) {
    %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<2x4xf64>) -> (tensor<2x4xf64>, tensor<2xf64>, tensor<2x2xf64>, tensor<2x4xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<2xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<2xi1>, tensor<2xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<2x2xi1>, tensor<2x2xf64>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x4xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<2x4xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<2x4xi1>, tensor<2x4xf64>
    return %10, %6, %14 : tensor<2x2xf64>, tensor<2xf64>, tensor<2x4xf64>
  }
  func.func private @_where_8(%arg0: tensor<2xi1>, %arg1: tensor<2xf64>, %arg2: tensor<f64>) -> tensor<2xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2xi1>, tensor<2xf64>
    return %2 : tensor<2xf64>
  }
  func.func private @matrix_rank_9(%arg0: tensor<4x4xf64>) -> tensor<i64> {
    %0 = call @svd_10(%arg0) : (tensor<4x4xf64>) -> tensor<4xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %2 = stablehlo.multiply %1, %cst_0 : tensor<f64>
    %cst_1 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
    %3 = stablehlo.multiply %2, %cst_1 : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xf64>) -> tensor<4xf64>
    %6 = stablehlo.compare GT, %0, %5, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %7 = stablehlo.convert %6 : (tensor<4xi1>) -> tensor<4xi32>
    %8 = stablehlo.convert %7 : (tensor<4xi32>) -> tensor<4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.reduce(%8 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    return %9 : tensor<i64>
  }
  func.func private @svd_10(%arg0: tensor<4x4xf64>) -> tensor<4xf64> {
    %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf64>
    return %6 : tensor<4xf64>
  }
  func.func private @_lstsq_11(%arg0: tensor<4x2xcomplex<f32>>, %arg1: tensor<4x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
    %0:3 = call @svd_12(%arg0) : (tensor<4x2xcomplex<f32>>) -> (tensor<4x2xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.compare GT, %0#1, %1, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %3 = stablehlo.slice %0#1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<4.76837158E-7> : tensor<f32>
    %5 = stablehlo.multiply %cst_0, %4 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.compare GE, %0#1, %6, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %8 = stablehlo.and %2, %7 : tensor<2xi1>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %9 = call @_where_13(%8, %0#1, %c) : (tensor<2xi1>, tensor<2xf32>, tensor<i64>) -> tensor<2xf32>
    %10 = stablehlo.convert %9 : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %12 = stablehlo.divide %11, %10 : tensor<2xcomplex<f32>>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %13 = call @_where_14(%8, %12, %c_2) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<i64>) -> tensor<2xcomplex<f32>>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %15 = stablehlo.real %0#0 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %16 = stablehlo.imag %0#0 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %17 = stablehlo.negate %16 : tensor<4x2xf32>
    %18 = stablehlo.complex %15, %17 : tensor<4x2xcomplex<f32>>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<4x2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %20 = stablehlo.dot_general %19, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %21 = stablehlo.real %0#2 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %22 = stablehlo.imag %0#2 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %23 = stablehlo.negate %22 : tensor<2x2xf32>
    %24 = stablehlo.complex %21, %23 : tensor<2x2xcomplex<f32>>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %26 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x1xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %27 = stablehlo.multiply %26, %20 : tensor<2x2xcomplex<f32>>
    %28 = stablehlo.dot_general %25, %27, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    return %28 : tensor<2x2xcomplex<f32>>
  }
  func.func private @svd_12(%arg0: tensor<4x2xcomplex<f32>>) -> (tensor<4x2xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>) {
    %0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x2xcomplex<f32>>) -> (tensor<4x2xcomplex<f32>>, tensor<2xf32>, tensor<4x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<2xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<2xi1>, tensor<2xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x2xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x2xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<4x2xi1>, tensor<4x2xcomplex<f32>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<2x2xi1>, tensor<2x2xcomplex<f32>>
    return %10, %6, %14 : tensor<4x2xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>
  }
  func.func private @_where_13(%arg0: tensor<2xi1>, %arg1: tensor<2xf32>, %arg2: tensor<i64>) -> tensor<2xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2xi1>, tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @_where_14(%arg0: tensor<2xi1>, %arg1: tensor<2xcomplex<f32>>, %arg2: tensor<i64>) -> tensor<2xcomplex<f32>> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2xi1>, tensor<2xcomplex<f32>>
    return %2 : tensor<2xcomplex<f32>>
  }
  func.func private @_pinv_15(%arg0: tensor<2x4xcomplex<f32>>) -> tensor<4x2xcomplex<f32>> {
    %0 = stablehlo.real %arg0 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %1 = stablehlo.imag %arg0 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %2 = stablehlo.negate %1 : tensor<2x4xf32>
    %3 = stablehlo.complex %0, %2 : tensor<2x4xcomplex<f32>>
    %cst = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %4 = stablehlo.multiply %cst, %cst_0 : tensor<f32>
    %5:3 = call @svd_16(%3) : (tensor<2x4xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<2x4xcomplex<f32>>)
    %6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %7 = stablehlo.slice %5#1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xf32>) -> tensor<2xf32>
    %10 = stablehlo.compare GT, %5#1, %9, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %11 = call @_where_17(%10, %5#1, %cst_1) : (tensor<2xi1>, tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
    %12 = stablehlo.convert %11 : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %13 = stablehlo.transpose %5#2, dims = [1, 0] : (tensor<2x4xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %14 = stablehlo.transpose %5#0, dims = [1, 0] : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %15 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2x1xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %17 = stablehlo.divide %14, %16 : tensor<2x2xcomplex<f32>>
    %18 = stablehlo.dot_general %13, %17, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    return %18 : tensor<4x2xcomplex<f32>>
  }
  func.func private @svd_16(%arg0: tensor<2x4xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<2x4xcomplex<f32>>) {
    %0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<2x4xcomplex<f32>>) -> (tensor<2x4xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<2xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<2xi1>, tensor<2xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<2x2xi1>, tensor<2x2xcomplex<f32>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<2x4xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<2x4xi1>, tensor<2x4xcomplex<f32>>
    return %10, %6, %14 : tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<2x4xcomplex<f32>>
  }
  func.func private @_where_17(%arg0: tensor<2xi1>, %arg1: tensor<2xf32>, %arg2: tensor<f64>) -> tensor<2xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2xi1>, tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @matrix_rank_18(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<i64> {
    %0 = call @svd_19(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.multiply %1, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %3 = stablehlo.multiply %2, %cst_1 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %6 = stablehlo.compare GT, %0, %5, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %7 = stablehlo.convert %6 : (tensor<4xi1>) -> tensor<4xi32>
    %8 = stablehlo.convert %7 : (tensor<4xi32>) -> tensor<4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.reduce(%8 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    return %9 : tensor<i64>
  }
  func.func private @svd_19(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xf32> {
    %0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf32>
    return %6 : tensor<4xf32>
  }
  func.func private @_lstsq_20(%arg0: tensor<2x4x2xcomplex<f64>>, %arg1: tensor<2x4x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>> {
    %0:3 = call @svd_21(%arg0) : (tensor<2x4x2xcomplex<f64>>) -> (tensor<2x4x2xcomplex<f64>>, tensor<2x2xf64>, tensor<2x2x2xcomplex<f64>>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
    %2 = stablehlo.compare GT, %0#1, %1, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %3 = stablehlo.slice %0#1 [0:2, 0:1] : (tensor<2x2xf64>) -> tensor<2x1xf64>
    %4 = stablehlo.reshape %3 : (tensor<2x1xf64>) -> tensor<2xf64>
    %cst_0 = stablehlo.constant dense<8.8817841970012523E-16> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xf64>) -> tensor<2x1xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x2xf64>
    %9 = stablehlo.compare GE, %0#1, %8, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %10 = stablehlo.and %2, %9 : tensor<2x2xi1>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %11 = call @_where_22(%10, %0#1, %c) : (tensor<2x2xi1>, tensor<2x2xf64>, tensor<i64>) -> tensor<2x2xf64>
    %12 = stablehlo.convert %11 : (tensor<2x2xf64>) -> tensor<2x2xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<2x2xcomplex<f64>>
    %14 = stablehlo.divide %13, %12 : tensor<2x2xcomplex<f64>>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %15 = call @_where_23(%10, %14, %c_2) : (tensor<2x2xi1>, tensor<2x2xcomplex<f64>>, tensor<i64>) -> tensor<2x2xcomplex<f64>>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2x2xcomplex<f64>>) -> tensor<2x2x1xcomplex<f64>>
    %17 = stablehlo.real %0#0 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
    %18 = stablehlo.imag %0#0 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
    %19 = stablehlo.negate %18 : tensor<2x4x2xf64>
    %20 = stablehlo.complex %17, %19 : tensor<2x4x2xcomplex<f64>>
    %21 = stablehlo.transpose %20, dims = [0, 2, 1] : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>>
    %22 = stablehlo.dot_general %21, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<2x2x4xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    %23 = stablehlo.real %0#2 : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xf64>
    %24 = stablehlo.imag %0#2 : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xf64>
    %25 = stablehlo.negate %24 : tensor<2x2x2xf64>
    %26 = stablehlo.complex %23, %25 : tensor<2x2x2xcomplex<f64>>
    %27 = stablehlo.transpose %26, dims = [0, 2, 1] : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    %28 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<2x2x1xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    %29 = stablehlo.multiply %28, %22 : tensor<2x2x2xcomplex<f64>>
    %30 = stablehlo.dot_general %27, %29, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<2x2x2xcomplex<f64>>, tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    return %30 : tensor<2x2x2xcomplex<f64>>
  }
  func.func private @svd_21(%arg0: tensor<2x4x2xcomplex<f64>>) -> (tensor<2x4x2xcomplex<f64>>, tensor<2x2xf64>, tensor<2x2x2xcomplex<f64>>) {
    %0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x2xcomplex<f64>>) -> (tensor<2x4x2xcomplex<f64>>, tensor<2x2xf64>, tensor<2x4x2xcomplex<f64>>, tensor<2x2x2xcomplex<f64>>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x2xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<2x2xi1>, tensor<2x2xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x2xcomplex<f64>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x2xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<2x4x2xi1>, tensor<2x4x2xcomplex<f64>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x2x2xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<2x2x2xi1>, tensor<2x2x2xcomplex<f64>>
    return %10, %6, %14 : tensor<2x4x2xcomplex<f64>>, tensor<2x2xf64>, tensor<2x2x2xcomplex<f64>>
  }
  func.func private @_where_22(%arg0: tensor<2x2xi1>, %arg1: tensor<2x2xf64>, %arg2: tensor<i64>) -> tensor<2x2xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<2xf64>) -> tensor<2x2xf64>
    %3 = stablehlo.select %arg0, %arg1, %2 : tensor<2x2xi1>, tensor<2x2xf64>
    return %3 : tensor<2x2xf64>
  }
  func.func private @_where_23(%arg0: tensor<2x2xi1>, %arg1: tensor<2x2xcomplex<f64>>, %arg2: tensor<i64>) -> tensor<2x2xcomplex<f64>> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
    %3 = stablehlo.select %arg0, %arg1, %2 : tensor<2x2xi1>, tensor<2x2xcomplex<f64>>
    return %3 : tensor<2x2xcomplex<f64>>
  }
  func.func private @_pinv_24(%arg0: tensor<2x2x4xcomplex<f64>>) -> tensor<2x4x2xcomplex<f64>> {
    %0 = stablehlo.real %arg0 : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x4xf64>
    %1 = stablehlo.imag %arg0 : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x4xf64>
    %2 = stablehlo.negate %1 : tensor<2x2x4xf64>
    %3 = stablehlo.complex %0, %2 : tensor<2x2x4xcomplex<f64>>
    %cst = stablehlo.constant dense<4.000000e+01> : tensor<f64>
    %cst_0 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
    %4 = stablehlo.multiply %cst, %cst_0 : tensor<f64>
    %5:3 = call @svd_25(%3) : (tensor<2x2x4xcomplex<f64>>) -> (tensor<2x2x2xcomplex<f64>>, tensor<2x2xf64>, tensor<2x2x4xcomplex<f64>>)
    %6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<1xf64>) -> tensor<1x1xf64>
    %8 = stablehlo.slice %5#1 [0:2, 0:1] : (tensor<2x2xf64>) -> tensor<2x1xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<2x1xf64>
    %10 = stablehlo.multiply %9, %8 : tensor<2x1xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x2xf64>
    %12 = stablehlo.compare GT, %5#1, %11, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %cst_1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %13 = call @_where_26(%12, %5#1, %cst_1) : (tensor<2x2xi1>, tensor<2x2xf64>, tensor<f64>) -> tensor<2x2xf64>
    %14 = stablehlo.convert %13 : (tensor<2x2xf64>) -> tensor<2x2xcomplex<f64>>
    %15 = stablehlo.transpose %5#2, dims = [0, 2, 1] : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x4x2xcomplex<f64>>
    %16 = stablehlo.transpose %5#0, dims = [0, 2, 1] : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    %17 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x2xcomplex<f64>>) -> tensor<2x2x1xcomplex<f64>>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x2x1xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    %19 = stablehlo.divide %16, %18 : tensor<2x2x2xcomplex<f64>>
    %20 = stablehlo.dot_general %15, %19, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<2x4x2xcomplex<f64>>, tensor<2x2x2xcomplex<f64>>) -> tensor<2x4x2xcomplex<f64>>
    return %20 : tensor<2x4x2xcomplex<f64>>
  }
  func.func private @svd_25(%arg0: tensor<2x2x4xcomplex<f64>>) -> (tensor<2x2x2xcomplex<f64>>, tensor<2x2xf64>, tensor<2x2x4xcomplex<f64>>) {
    %0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x2x4xcomplex<f64>>) -> (tensor<2x2x4xcomplex<f64>>, tensor<2x2xf64>, tensor<2x2x2xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x2xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<2x2xi1>, tensor<2x2xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x2x2xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<2x2x2xi1>, tensor<2x2x2xcomplex<f64>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<2x2x4xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x2x4xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<2x2x4xi1>, tensor<2x2x4xcomplex<f64>>
    return %10, %6, %14 : tensor<2x2x2xcomplex<f64>>, tensor<2x2xf64>, tensor<2x2x4xcomplex<f64>>
  }
  func.func private @_where_26(%arg0: tensor<2x2xi1>, %arg1: tensor<2x2xf64>, %arg2: tensor<f64>) -> tensor<2x2xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x2xi1>, tensor<2x2xf64>
    return %2 : tensor<2x2xf64>
  }
  func.func private @matrix_rank_27(%arg0: tensor<2x4x4xcomplex<f64>>) -> tensor<2xi64> {
    %0 = call @svd_28(%arg0) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %3 = stablehlo.multiply %1, %2 : tensor<2xf64>
    %cst_1 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %5 = stablehlo.multiply %3, %4 : tensor<2xf64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xf64>) -> tensor<2x1xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x4xf64>
    %8 = stablehlo.compare GT, %0, %7, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %9 = stablehlo.convert %8 : (tensor<2x4xi1>) -> tensor<2x4xi32>
    %10 = stablehlo.convert %9 : (tensor<2x4xi32>) -> tensor<2x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %11 = stablehlo.reduce(%10 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2x4xi64>, tensor<i64>) -> tensor<2xi64>
    return %11 : tensor<2xi64>
  }
  func.func private @svd_28(%arg0: tensor<2x4x4xcomplex<f64>>) -> tensor<2x4xf64> {
    %0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4x4xcomplex<f64>>, tensor<2x4xf64>, tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x4xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<2x4xi1>, tensor<2x4xf64>
    return %6 : tensor<2x4xf64>
  }
}
