module @jit_several attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xi32>, %arg2: tensor<i1>, %arg3: tensor<f64>) -> (tensor<2x3xf32> {jax.result_info = "result[0]"}, tensor<4xi64> {jax.result_info = "result[1]"}, tensor<f64> {jax.result_info = "result[2]"}, tensor<2x3xi1> {jax.result_info = "result[3]"}, tensor<2xui8> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.negate %arg0 : tensor<2x3xf32>
    %1 = call @_where(%arg2, %arg0, %0) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.convert %arg3 : (tensor<f64>) -> tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<2x3xf32>
    %5 = stablehlo.convert %arg1 : (tensor<4xi32>) -> tensor<4xi64>
    %c = stablehlo.constant dense<3000000000> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %7 = stablehlo.multiply %5, %6 : tensor<4xi64>
    %8 = stablehlo.convert %arg1 : (tensor<4xi32>) -> tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.reduce(%8 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %10 = stablehlo.convert %9 : (tensor<i64>) -> tensor<f64>
    %11 = stablehlo.add %arg3, %10 : tensor<f64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %13 = stablehlo.compare GT, %arg0, %12, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %14 = stablehlo.slice %arg1 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
    %15 = stablehlo.convert %14 : (tensor<2xi32>) -> tensor<2xui8>
    return %4, %7, %11, %13, %15 : tensor<2x3xf32>, tensor<4xi64>, tensor<f64>, tensor<2x3xi1>, tensor<2xui8>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
