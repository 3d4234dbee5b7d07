module @jit_dtype_f8e3m4 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256xf8E3M4>, %arg1: tensor<895xf32>) -> (tensor<256xf32> {jax.result_info = "result[0]"}, tensor<256xf8E3M4> {jax.result_info = "result[1]"}, tensor<895xf8E3M4> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<256xf8E3M4>) -> tensor<256xf32>
    %1 = stablehlo.convert %arg1 : (tensor<895xf32>) -> tensor<895xf8E3M4>
    return %0, %arg0, %1 : tensor<256xf32>, tensor<256xf8E3M4>, tensor<895xf8E3M4>
  }
}
