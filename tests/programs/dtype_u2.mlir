module @jit_dtype_u2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3xui2>, %arg1: tensor<29xui8>) -> (tensor<3x3xui8> {jax.result_info = "result[0]"}, tensor<3x3xui2> {jax.result_info = "result[1]"}, tensor<3x3xui2> {jax.result_info = "result[2]"}, tensor<29xui2> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<3x3xui2>) -> tensor<3x3xui8>
    %c = stablehlo.constant dense<3> : tensor<ui8>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<3x3xui8>
    %2 = stablehlo.multiply %1, %0 : tensor<3x3xui8>
    %c_0 = stablehlo.constant dense<2> : tensor<ui2>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui2>) -> tensor<3x3xui2>
    %4 = stablehlo.multiply %3, %arg0 : tensor<3x3xui2>
    %c_1 = stablehlo.constant dense<1> : tensor<ui2>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui2>) -> tensor<3x3xui2>
    %6 = stablehlo.add %4, %5 : tensor<3x3xui2>
    %7 = stablehlo.convert %arg1 : (tensor<29xui8>) -> tensor<29xui2>
    return %2, %arg0, %6, %7 : tensor<3x3xui8>, tensor<3x3xui2>, tensor<3x3xui2>, tensor<29xui2>
  }
}
