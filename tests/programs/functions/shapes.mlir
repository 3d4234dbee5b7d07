module @jit_shapes attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xf64>, %arg1: tensor<i32>) -> (tensor<3x2xf64> {jax.result_info = "result[0]"}, tensor<2xi1> {jax.result_info = "result[1]"}, tensor<i32> {jax.result_info = "result[2]"}) {
    %0:3 = stablehlo.custom_call @test_shapes(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<i32>) -> (tensor<3x2xf64>, tensor<2xi1>, tensor<i32>)
    return %0#0, %0#1, %0#2 : tensor<3x2xf64>, tensor<2xi1>, tensor<i32>
  }
}
