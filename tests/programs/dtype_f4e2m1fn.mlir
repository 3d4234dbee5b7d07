module @jit_dtype_f4e2m1fn attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf4E2M1FN>, %arg1: tensor<63xf32>) -> (tensor<16xf32> {jax.result_info = "result[0]"}, tensor<16xf4E2M1FN> {jax.result_info = "result[1]"}, tensor<63xf4E2M1FN> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<16xf4E2M1FN>) -> tensor<16xf32>
    %1 = stablehlo.convert %arg1 : (tensor<63xf32>) -> tensor<63xf4E2M1FN>
    return %0, %arg0, %1 : tensor<16xf32>, tensor<16xf4E2M1FN>, tensor<63xf4E2M1FN>
  }
}
