module @jit_heat_in_place attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<128x128x128xf32> {tf.aliasing_output = 0 : i32}) -> (tensor<128x128x128xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [1:127, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %1 = stablehlo.slice %arg0 [0:126, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %2 = stablehlo.slice %arg0 [2:128, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %3 = stablehlo.add %1, %2 : tensor<126x126x126xf32>
    %4 = stablehlo.slice %arg0 [1:127, 0:126, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %5 = stablehlo.add %3, %4 : tensor<126x126x126xf32>
    %6 = stablehlo.slice %arg0 [1:127, 2:128, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %7 = stablehlo.add %5, %6 : tensor<126x126x126xf32>
    %8 = stablehlo.slice %arg0 [1:127, 1:127, 0:126] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %9 = stablehlo.add %7, %8 : tensor<126x126x126xf32>
    %10 = stablehlo.slice %arg0 [1:127, 1:127, 2:128] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %11 = stablehlo.add %9, %10 : tensor<126x126x126xf32>
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %13 = stablehlo.multiply %12, %0 : tensor<126x126x126xf32>
    %14 = stablehlo.subtract %11, %13 : tensor<126x126x126xf32>
    %cst_0 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<126x126x126xf32>
    %17 = stablehlo.add %0, %16 : tensor<126x126x126xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %18 = call @_pad(%17, %c) : (tensor<126x126x126xf32>, tensor<i64>) -> tensor<128x128x128xf32>
    return %18 : tensor<128x128x128xf32>
  }
  func.func private @_pad(%arg0: tensor<126x126x126xf32>, %arg1: tensor<i64>) -> tensor<128x128x128xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 1, 1], high = [1, 1, 1], interior = [0, 0, 0] : (tensor<126x126x126xf32>, tensor<f32>) -> tensor<128x128x128xf32>
    return %1 : tensor<128x128x128xf32>
  }
}
