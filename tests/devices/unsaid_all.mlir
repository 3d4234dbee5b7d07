module @jit_f {
  func.func public @main(%arg0: tensor<8x2xf32>) -> tensor<8x2xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x2xf32>) -> tensor<8x2xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<8x2xf32>
    return %1 : tensor<8x2xf32>
  }
}
