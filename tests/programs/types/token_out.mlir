module @token_out {
func.func public @main(%a: tensor<4xf32>) -> (tensor<4xf32>, !stablehlo.token) {
%0 = stablehlo.create_token : !stablehlo.token
return %a, %0 : tensor<4xf32>, !stablehlo.token
}
}
