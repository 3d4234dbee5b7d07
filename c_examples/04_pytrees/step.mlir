module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf64>, %arg1: tensor<4x3xf64>, %arg2: tensor<f64>, %arg3: tensor<3xf64>, %arg4: tensor<i32>) -> (tensor<4xf64> {jax.result_info = "result[0]['temperature']"}, tensor<4x3xf64> {jax.result_info = "result[0]['wind']"}, tensor<f64> {jax.result_info = "result[1]['energy']"}, tensor<i32> {jax.result_info = "result[1]['hottest']"}) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<4x3xf64>
    %2 = stablehlo.multiply %1, %arg1 : tensor<4x3xf64>
    %3 = stablehlo.subtract %arg1, %2 : tensor<4x3xf64>
    %4 = stablehlo.convert %arg4 : (tensor<i32>) -> tensor<f64>
    %5 = stablehlo.multiply %arg2, %4 : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %7 = stablehlo.add %arg0, %6 : tensor<4xf64>
    %8 = call @argmax(%7) : (tensor<4xf64>) -> tensor<i64>
    %9 = stablehlo.convert %8 : (tensor<i64>) -> tensor<i32>
    %10 = stablehlo.multiply %3, %3 : tensor<4x3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %12 = stablehlo.divide %11, %cst_0 : tensor<f64>
    return %7, %3, %12, %9 : tensor<4xf64>, tensor<4x3xf64>, tensor<f64>, tensor<i32>
  }
  func.func private @argmax(%arg0: tensor<4xf64>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<4xf64>, tensor<4xi64>, tensor<f64>, tensor<i64>) -> (tensor<f64>, tensor<i64>)
     reducer(%arg1: tensor<f64>, %arg3: tensor<f64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f64>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
}
