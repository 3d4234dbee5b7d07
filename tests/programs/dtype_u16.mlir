module @jit_dtype_u16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xui16>) -> (tensor<6xui16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<6xui16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<6xui16>
    %c_0 = stablehlo.constant dense<1> : tensor<ui16>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui16>) -> tensor<6xui16>
    %3 = stablehlo.add %1, %2 : tensor<6xui16>
    return %3 : tensor<6xui16>
  }
}
