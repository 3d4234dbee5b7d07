module @tuple_in {
func.func public @main(%t: tuple<tensor<4xf32>, tensor<4xf32>>) -> tensor<4xf32> {
%0 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<4xf32>, tensor<4xf32>>) -> tensor<4xf32>
return %0 : tensor<4xf32>
}
}
