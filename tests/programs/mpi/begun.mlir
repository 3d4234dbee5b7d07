module @jit_begun attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @begun(%arg0) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<2xf32>) -> tensor<2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%0, %cst) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
    return %1#0 : tensor<2xf32>
  }
}
