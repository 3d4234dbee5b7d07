module @tuple_out {
func.func public @main(%a: tensor<4xf32>) -> (tensor<4xf32>, tuple<tensor<4xf32>, tensor<4xf32>>) {
%0 = stablehlo.tuple %a, %a : tuple<tensor<4xf32>, tensor<4xf32>>
return %a, %0 : tensor<4xf32>, tuple<tensor<4xf32>, tensor<4xf32>>
}
}
