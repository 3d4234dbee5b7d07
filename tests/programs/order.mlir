module @jit_order attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32> {jax.result_info = "result[0]"}, tensor<3x2xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %5 = stablehlo.multiply %4, %1 : tensor<2x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %7 = stablehlo.add %arg0, %6 : tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %9 = stablehlo.multiply %8, %3 : tensor<1x3xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %11 = stablehlo.add %7, %10 : tensor<2x3xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    return %11, %12 : tensor<2x3xf32>, tensor<3x2xf32>
  }
}
