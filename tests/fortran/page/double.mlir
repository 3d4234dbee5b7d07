module @double {
  func.func public @main(%batch: tensor<5xf32>) -> tensor<5xf32> {
    %two = stablehlo.constant dense<2.0> : tensor<5xf32>
    %0 = stablehlo.multiply %batch, %two : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
