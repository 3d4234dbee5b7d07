module @jit_dtype_i4 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x11xi4>, %arg1: tensor<29xi8>) -> (tensor<3x11xi8> {jax.result_info = "result[0]"}, tensor<3x11xi4> {jax.result_info = "result[1]"}, tensor<3x11xi4> {jax.result_info = "result[2]"}, tensor<29xi4> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<3x11xi4>) -> tensor<3x11xi8>
    %c = stablehlo.constant dense<3> : tensor<i8>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<3x11xi8>
    %2 = stablehlo.multiply %1, %0 : tensor<3x11xi8>
    %c_0 = stablehlo.constant dense<2> : tensor<i4>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i4>) -> tensor<3x11xi4>
    %4 = stablehlo.multiply %3, %arg0 : tensor<3x11xi4>
    %c_1 = stablehlo.constant dense<1> : tensor<i4>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i4>) -> tensor<3x11xi4>
    %6 = stablehlo.add %4, %5 : tensor<3x11xi4>
    %7 = stablehlo.convert %arg1 : (tensor<29xi8>) -> tensor<29xi4>
    return %2, %arg0, %6, %7 : tensor<3x11xi8>, tensor<3x11xi4>, tensor<3x11xi4>, tensor<29xi4>
  }
}
