module @mixed {
  func.func public @main(%a: tensor<4xf32>, %b: tensor<4xi8>, %c: tensor<8xi1> loc(unknown)) -> (tensor<4xf32>, tensor<2xf32>, tensor<i32>, tensor<8xi1>) {
    %0 = func.call @f(%a) : (tensor<4xf32>) -> tensor<4xf32>
    %1:2 = stablehlo.custom_call @TopK(%0) {backend_config = ""} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
    %2 = stablehlo.bitcast_convert %b : (tensor<4xi8>) -> tensor<i32>
    %3 = stablehlo.bitcast_convert %c : (tensor<8xi1>) -> tensor<8xi1>
    %4 = stablehlo.constant dense<> : tensor<4611686018427387904x4x0xf32>
    %5 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7:2 = stablehlo.while(%i = %5, %x = %0) : tensor<i32>, tensor<4xf32>
      cond {
        %8 = stablehlo.compare LT, %i, %6 : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %8 : tensor<i1>
      } do {
        %8 = func.call @g(%x) : (tensor<4xf32>) -> tensor<4xf32>
        %9 = stablehlo.custom_call @"a b"(%8) {api_version = 4 : i32, backend_config = {}} : (tensor<4xf32>) -> tensor<4xf32>
        stablehlo.return %i, %9 : tensor<i32>, tensor<4xf32>
      }
    return %7#1, %1#0, %2, %3 : tensor<4xf32>, tensor<2xf32>, tensor<i32>, tensor<8xi1>
  }
  func.func private @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = func.call @g(%a) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @g(%a: tensor<4xf32>) -> tensor<4xf32> {
    return %a : tensor<4xf32>
  }
  func.func private @nobody_calls(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = func.call @nobody_calls(%a) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
