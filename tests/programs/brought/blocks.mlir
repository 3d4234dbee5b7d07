module @blocks {
  func.func public @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    "x.branch"(%b, %a)[^bb1, ^bb2] : (tensor<4xf32>, tensor<4xf32>) -> ()
  ^bb1(%c: tensor<4xf32>):
    %0 = stablehlo.custom_call @first(%c) : (tensor<4xf32>) -> tensor<4xf32>
    "x.branch"(%0)[^bb2] : (tensor<4xf32>) -> ()
  ^bb2:
    "x.two"() ({
      "x.none"() ({}) : () -> ()
      %1 = stablehlo.custom_call @second(%a) : (tensor<4xf32>) -> tensor<4xf32>
    }, {
    ^bb0(%d: tensor<8xi1>, %e: tensor<4xf32>):
      %1 = "x.many"(%e) : (tensor<4xf32>) -> tensor<4xi8>
      %2 = stablehlo.bitcast_convert %d : (tensor<8xi1>) -> tensor<8xi1>
    }) {name = "stablehlo.custom_call @third"} : () -> ()
    "x.alone"() ({
      %3 = "x.value"() : () -> tensor<8xi1>
      %4 = stablehlo.bitcast_convert %3 : (tensor<8xi1>) -> tensor<8xi1>
      %5 = stablehlo.custom_call @fourth(%4) : (tensor<8xi1>) -> tensor<4xf32>
    }, {
      %3 = "x.value"() : () -> tensor<4xf32>
      %4 = stablehlo.custom_call @fifth(%3) : (tensor<4xf32>) -> tensor<4xf32>
    }) : () -> ()
    %9 = func.call @f(%a) : (tensor<4xf32>) -> tensor<4xf32>
    return %9 : tensor<4xf32>
  }
  func.func private @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    "x.around"() ({
      %0 = stablehlo.custom_call @sixth(%a) : (tensor<4xf32>) -> tensor<4xf32>
    }) : () -> ()
    %1 = func.call @main(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %a : tensor<4xf32>
  }
}
