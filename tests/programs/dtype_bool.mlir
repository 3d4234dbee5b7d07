module @jit_dtype_bool attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> (tensor<4xi1> {jax.result_info = "result[0]"}, tensor<4xi1> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.not %arg0 : tensor<4xi1>
    %1 = stablehlo.and %arg0, %arg1 : tensor<4xi1>
    return %0, %1 : tensor<4xi1>, tensor<4xi1>
  }
}
