module @jit_scale attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4xf32>
    %2 = stablehlo.custom_call @test_scale(%1) {backend_config = "", mhlo.backend_config = {byte = 200 : ui8, double = 1.000000e-01 : f64, factor = 3.000000e+00 : f32, flag = true, mode = "fast, or slow", offset = -2 : i32, table = dense<[10, 20, 30]> : tensor<3xi32>, weights = dense<[5.000000e-01, 2.500000e-01]> : tensor<2xf64>, wide = 1099511627776 : i64}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<4xf32>
    return %4 : tensor<4xf32>
  }
}
