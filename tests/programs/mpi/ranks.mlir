module @jit_ranks attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> (tensor<2xf32> {jax.result_info = "result[0]"}, tensor<2xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%arg0, %arg1, %cst) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2xf32>, tensor<i32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<2xf32>
    %3:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%0#0, %2, %arg2, %arg3, %0#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
    return %0#0, %3#0 : tensor<2xf32>, tensor<2xf32>
  }
}
