module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x40xf64>, %arg1: tensor<64x40xf64>, %arg2: tensor<64x40xf64>) -> (tensor<64x40xf64> {jax.result_info = "result[0]"}, tensor<64x40xf64> {jax.result_info = "result[1]"}, tensor<64xf64> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %arg0 [0:64, 0:1] : (tensor<64x40xf64>) -> tensor<64x1xf64>
    %1 = stablehlo.reshape %0 : (tensor<64x1xf64>) -> tensor<64xf64>
    %cst = stablehlo.constant dense<2.500000e+02> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<64xf64>
    %3 = stablehlo.subtract %1, %2 : tensor<64xf64>
    %cst_0 = stablehlo.constant dense<4.000000e-03> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<64xf64>
    %5 = stablehlo.multiply %4, %3 : tensor<64xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = call @_linspace(%cst_1, %cst_2) : (tensor<f64>, tensor<f64>) -> tensor<40xf64>
    %cst_3 = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<40xf64>
    %8 = stablehlo.multiply %7, %6 : tensor<40xf64>
    %9 = stablehlo.sine %8 : tensor<40xf64>
    %10 = stablehlo.multiply %9, %9 : tensor<40xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<40xf64>) -> tensor<1x40xf64>
    %12 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<64xf64>) -> tensor<64x1xf64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<64x1xf64>) -> tensor<64x40xf64>
    %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x40xf64>) -> tensor<64x40xf64>
    %15 = stablehlo.multiply %13, %14 : tensor<64x40xf64>
    %16 = stablehlo.subtract %arg0, %15 : tensor<64x40xf64>
    %17:2 = stablehlo.custom_call @saturation(%16, %arg1, %arg2) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<64x40xf64>, tensor<64x40xf64>, tensor<64x40xf64>) -> (tensor<64x40xf64>, tensor<64x40xf64>)
    %18 = stablehlo.subtract %arg1, %17#1 : tensor<64x40xf64>
    %19 = stablehlo.slice %18 [0:64, 0:39] : (tensor<64x40xf64>) -> tensor<64x39xf64>
    %20 = stablehlo.slice %arg2 [0:64, 0:39] : (tensor<64x40xf64>) -> tensor<64x39xf64>
    %21 = stablehlo.slice %arg2 [0:64, 1:40] : (tensor<64x40xf64>) -> tensor<64x39xf64>
    %22 = stablehlo.subtract %20, %21 : tensor<64x39xf64>
    %23 = stablehlo.multiply %19, %22 : tensor<64x39xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<64x39xf64>, tensor<f64>) -> tensor<64xf64>
    %cst_5 = stablehlo.constant dense<9.810000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<64xf64>
    %26 = stablehlo.divide %24, %25 : tensor<64xf64>
    return %17#0, %17#1, %26 : tensor<64x40xf64>, tensor<64x40xf64>, tensor<64xf64>
  }
  func.func private @_linspace(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<40xf64> {
    %0 = stablehlo.convert %arg0 : tensor<f64>
    %1 = stablehlo.convert %arg1 : tensor<f64>
    %2 = stablehlo.iota dim = 0 : tensor<39xf64>
    %cst = stablehlo.constant dense<3.900000e+01> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<39xf64>
    %4 = stablehlo.divide %2, %3 : tensor<39xf64>
    %5 = stablehlo.reshape %0 : (tensor<f64>) -> tensor<1xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<39xf64>
    %7 = stablehlo.subtract %6, %4 : tensor<39xf64>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf64>) -> tensor<39xf64>
    %9 = stablehlo.multiply %8, %7 : tensor<39xf64>
    %10 = stablehlo.reshape %1 : (tensor<f64>) -> tensor<1xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf64>) -> tensor<39xf64>
    %12 = stablehlo.multiply %11, %4 : tensor<39xf64>
    %13 = stablehlo.add %9, %12 : tensor<39xf64>
    %14 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<39xf64>, tensor<1xf64>) -> tensor<40xf64>
    return %15 : tensor<40xf64>
  }
}
