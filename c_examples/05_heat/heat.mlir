module @jit_heat attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x96xf64> {tf.aliasing_output = 0 : i32}, %arg1: tensor<f64>) -> (tensor<64x96xf64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<64x96xf64>, tensor<i64>) -> tensor<66x98xf64>
    %1 = stablehlo.slice %0 [0:64, 1:97] : (tensor<66x98xf64>) -> tensor<64x96xf64>
    %2 = stablehlo.slice %0 [2:66, 1:97] : (tensor<66x98xf64>) -> tensor<64x96xf64>
    %3 = stablehlo.add %1, %2 : tensor<64x96xf64>
    %4 = stablehlo.slice %0 [1:65, 0:96] : (tensor<66x98xf64>) -> tensor<64x96xf64>
    %5 = stablehlo.add %3, %4 : tensor<64x96xf64>
    %6 = stablehlo.slice %0 [1:65, 2:98] : (tensor<66x98xf64>) -> tensor<64x96xf64>
    %7 = stablehlo.add %5, %6 : tensor<64x96xf64>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<64x96xf64>
    %9 = stablehlo.multiply %8, %arg0 : tensor<64x96xf64>
    %10 = stablehlo.subtract %7, %9 : tensor<64x96xf64>
    %11 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<64x96xf64>
    %12 = stablehlo.multiply %11, %10 : tensor<64x96xf64>
    %13 = stablehlo.add %arg0, %12 : tensor<64x96xf64>
    return %13 : tensor<64x96xf64>
  }
  func.func private @_pad(%arg0: tensor<64x96xf64>, %arg1: tensor<i64>) -> tensor<66x98xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.pad %arg0, %0, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<64x96xf64>, tensor<f64>) -> tensor<66x98xf64>
    return %1 : tensor<66x98xf64>
  }
}
