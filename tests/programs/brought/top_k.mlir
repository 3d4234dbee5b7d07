module @m {
func.func public @main(%a: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
%0:2 = stablehlo.custom_call @TopK(%a) {backend_config = "", called_computations = []} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
return %0#0, %0#1 : tensor<2xf32>, tensor<2xi32> }
}