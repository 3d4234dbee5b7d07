module @jit_dtype_i64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xi64>) -> (tensor<6xi64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<6xi64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %3 = stablehlo.add %1, %2 : tensor<6xi64>
    return %3 : tensor<6xi64>
  }
}
