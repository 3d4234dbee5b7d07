module @jit_empty_and_scalar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0xf32>, %arg1: tensor<f32>) -> (tensor<0xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<0xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.add %arg1, %cst : tensor<f32>
    return %1, %2 : tensor<0xf32>, tensor<f32>
  }
}
