module @jit_no_inputs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<2x3xi32> {jax.result_info = "result[0]"}, tensor<3xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[5.000000e-01, -1.250000e+00, 3.000000e+00]> : tensor<3xf32>
    %0 = stablehlo.iota dim = 0 : tensor<6xi32>
    %1 = stablehlo.reshape %0 : (tensor<6xi32>) -> tensor<2x3xi32>
    return %1, %cst : tensor<2x3xi32>, tensor<3xf32>
  }
}
