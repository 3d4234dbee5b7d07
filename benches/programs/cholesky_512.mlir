module @jit_cholesky_512 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<512x512xf64>, %arg1: tensor<512x512xf64> {tf.aliasing_output = 0 : i32}) -> (tensor<512x512xf64> {jax.result_info = "result"}) {
    %0:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<512x512xf64>) -> (tensor<512x512xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#1, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<512x512xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<512x512xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<512x512xi1>, tensor<512x512xf64>
    %7 = stablehlo.iota dim = 0 : tensor<512x512xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<512x512xi64>
    %9 = stablehlo.add %7, %8 : tensor<512x512xi64>
    %10 = stablehlo.iota dim = 1 : tensor<512x512xi64>
    %11 = stablehlo.compare GE, %9, %10, SIGNED : (tensor<512x512xi64>, tensor<512x512xi64>) -> tensor<512x512xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<512x512xf64>
    %13 = stablehlo.select %11, %6, %12 : tensor<512x512xi1>, tensor<512x512xf64>
    return %13 : tensor<512x512xf64>
  }
}
