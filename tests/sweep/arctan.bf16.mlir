module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<67xbf16>, %arg1: tensor<67xbf16>) -> (tensor<67xbf16> {jax.result_info = "result[0]"}, tensor<67xbf16> {jax.result_info = "result[1]"}, tensor<67xbf16> {jax.result_info = "result[2]"}, tensor<67xbf16> {jax.result_info = "result[3]"}) {
    %0 = chlo.atan %arg0 : tensor<67xbf16> -> tensor<67xbf16>
    %1 = stablehlo.atan2 %arg0, %arg1 : tensor<67xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<67xbf16>
    %3 = stablehlo.atan2 %arg0, %2 : tensor<67xbf16>
    %4 = stablehlo.atan2 %arg1, %arg0 : tensor<67xbf16>
    return %0, %1, %3, %4 : tensor<67xbf16>, tensor<67xbf16>, tensor<67xbf16>, tensor<67xbf16>
  }
}
