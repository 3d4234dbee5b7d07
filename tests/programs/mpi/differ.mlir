module @jit_differ attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @pjrtlite_mpi_rank() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%arg0, %cst) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "max"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
      stablehlo.return %4#0 : tensor<2xf32>
    }, {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%arg0, %cst) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
      stablehlo.return %4#0 : tensor<2xf32>
    }) : (tensor<i32>) -> tensor<2xf32>
    return %3 : tensor<2xf32>
  }
}
