module @jit_dtype_u64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xui64>) -> (tensor<6xui64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<6xui64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<6xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<6xui64>
    %3 = stablehlo.add %1, %2 : tensor<6xui64>
    return %3 : tensor<6xui64>
  }
}
