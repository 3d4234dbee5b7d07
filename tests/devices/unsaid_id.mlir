module @jit_f {
  func.func public @main(%arg0: tensor<8x2xf32>) -> tensor<8x2xf32> {
    %0 = stablehlo.replica_id : tensor<ui32>
    %1 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %3 = stablehlo.add %arg0, %2 : tensor<8x2xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<8x2xf32>
    return %4 : tensor<8x2xf32>
  }
}
