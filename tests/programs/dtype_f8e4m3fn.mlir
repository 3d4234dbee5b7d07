module @jit_dtype_f8e4m3fn attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256xf8E4M3FN>, %arg1: tensor<1015xf32>) -> (tensor<256xf32> {jax.result_info = "result[0]"}, tensor<256xf8E4M3FN> {jax.result_info = "result[1]"}, tensor<1015xf8E4M3FN> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<256xf8E4M3FN>) -> tensor<256xf32>
    %1 = stablehlo.convert %arg1 : (tensor<1015xf32>) -> tensor<1015xf8E4M3FN>
    return %0, %arg0, %1 : tensor<256xf32>, tensor<256xf8E4M3FN>, tensor<1015xf8E4M3FN>
  }
}
