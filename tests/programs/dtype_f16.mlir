module @jit_dtype_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xf16>) -> (tensor<6xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<6xf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<6xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<6xf16>
    %3 = stablehlo.add %1, %2 : tensor<6xf16>
    return %3 : tensor<6xf16>
  }
}
