module @jit_dtype_i2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3xi2>, %arg1: tensor<29xi8>) -> (tensor<3x3xi8> {jax.result_info = "result[0]"}, tensor<3x3xi2> {jax.result_info = "result[1]"}, tensor<3x3xi2> {jax.result_info = "result[2]"}, tensor<29xi2> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<3x3xi2>) -> tensor<3x3xi8>
    %c = stablehlo.constant dense<3> : tensor<i8>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<3x3xi8>
    %2 = stablehlo.multiply %1, %0 : tensor<3x3xi8>
    %c_0 = stablehlo.constant dense<-2> : tensor<i2>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i2>) -> tensor<3x3xi2>
    %4 = stablehlo.multiply %3, %arg0 : tensor<3x3xi2>
    %c_1 = stablehlo.constant dense<1> : tensor<i2>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i2>) -> tensor<3x3xi2>
    %6 = stablehlo.add %4, %5 : tensor<3x3xi2>
    %7 = stablehlo.convert %arg1 : (tensor<29xi8>) -> tensor<29xi2>
    return %2, %arg0, %6, %7 : tensor<3x3xi8>, tensor<3x3xi2>, tensor<3x3xi2>, tensor<29xi2>
  }
}
