module @jit_heat attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<66x98xf64>, %arg1: tensor<66x98xf64> {tf.aliasing_output = 0 : i32}, %arg2: tensor<f64>) -> (tensor<66x98xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [1:65, 1:97] : (tensor<66x98xf64>) -> tensor<64x96xf64>
    %1 = stablehlo.slice %arg0 [0:64, 1:97] : (tensor<66x98xf64>) -> tensor<64x96xf64>
    %2 = stablehlo.slice %arg0 [2:66, 1:97] : (tensor<66x98xf64>) -> tensor<64x96xf64>
    %3 = stablehlo.add %1, %2 : tensor<64x96xf64>
    %4 = stablehlo.slice %arg0 [1:65, 0:96] : (tensor<66x98xf64>) -> tensor<64x96xf64>
    %5 = stablehlo.add %3, %4 : tensor<64x96xf64>
    %6 = stablehlo.slice %arg0 [1:65, 2:98] : (tensor<66x98xf64>) -> tensor<64x96xf64>
    %7 = stablehlo.add %5, %6 : tensor<64x96xf64>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<64x96xf64>
    %9 = stablehlo.multiply %8, %0 : tensor<64x96xf64>
    %10 = stablehlo.subtract %7, %9 : tensor<64x96xf64>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<64x96xf64>
    %12 = stablehlo.multiply %11, %10 : tensor<64x96xf64>
    %13 = stablehlo.add %0, %12 : tensor<64x96xf64>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %17 = "stablehlo.scatter"(%arg1, %16, %13) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      stablehlo.return %arg4 : tensor<f64>
    }) : (tensor<66x98xf64>, tensor<2xi32>, tensor<64x96xf64>) -> tensor<66x98xf64>
    return %17 : tensor<66x98xf64>
  }
}
