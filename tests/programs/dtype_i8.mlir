module @jit_dtype_i8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xi8>) -> (tensor<6xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<6xi8>
    %1 = stablehlo.multiply %0, %arg0 : tensor<6xi8>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<6xi8>
    %3 = stablehlo.add %1, %2 : tensor<6xi8>
    return %3 : tensor<6xi8>
  }
}
