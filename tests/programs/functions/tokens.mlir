module @jit_tokens attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>) -> (tensor<3xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.create_token : !stablehlo.token
    %1 = stablehlo.slice %arg0 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %3:2 = stablehlo.custom_call @test_note(%2, %0) {backend_config = "", has_side_effect = true, mhlo.backend_config = {number = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]} : (tensor<f32>, !stablehlo.token) -> (tensor<i32>, !stablehlo.token)
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<4xf32>) -> tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    %6:2 = stablehlo.custom_call @test_note(%5, %3#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {number = 1 : i32}, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]} : (tensor<f32>, !stablehlo.token) -> (tensor<i32>, !stablehlo.token)
    %7 = stablehlo.slice %arg0 [2:3] : (tensor<4xf32>) -> tensor<1xf32>
    %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
    %9:2 = stablehlo.custom_call @test_note(%8, %6#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {number = 2 : i32}, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]} : (tensor<f32>, !stablehlo.token) -> (tensor<i32>, !stablehlo.token)
    %10 = stablehlo.broadcast_in_dim %3#0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.broadcast_in_dim %6#0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.broadcast_in_dim %9#0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %13 = stablehlo.concatenate %10, %11, %12, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    return %13 : tensor<3xi32>
  }
}
