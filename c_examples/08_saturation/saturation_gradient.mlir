module @jit_rain_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x40xf64>, %arg1: tensor<64x40xf64>, %arg2: tensor<64x40xf64>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<64x40xf64> {jax.result_info = "result[1]"}, tensor<64x40xf64> {jax.result_info = "result[2]"}) {
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
    %17:6 = stablehlo.custom_call @saturation_partials(%16, %arg1, %arg2) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<64x40xf64>, tensor<64x40xf64>, tensor<64x40xf64>) -> (tensor<64x40xf64>, tensor<64x40xf64>, tensor<64x40xf64>, tensor<64x40xf64>, tensor<64x40xf64>, tensor<64x40xf64>)
    %18:2 = stablehlo.custom_call @saturation(%16, %arg1, %arg2) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<64x40xf64>, tensor<64x40xf64>, tensor<64x40xf64>) -> (tensor<64x40xf64>, tensor<64x40xf64>)
    %19 = stablehlo.subtract %arg1, %18#1 : tensor<64x40xf64>
    %20 = stablehlo.slice %19 [0:64, 0:39] : (tensor<64x40xf64>) -> tensor<64x39xf64>
    %21 = stablehlo.slice %arg2 [0:64, 0:39] : (tensor<64x40xf64>) -> tensor<64x39xf64>
    %22 = stablehlo.slice %arg2 [0:64, 1:40] : (tensor<64x40xf64>) -> tensor<64x39xf64>
    %23 = stablehlo.subtract %21, %22 : tensor<64x39xf64>
    %24 = stablehlo.multiply %20, %23 : tensor<64x39xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %25 = stablehlo.reduce(%24 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<64x39xf64>, tensor<f64>) -> tensor<64xf64>
    %cst_5 = stablehlo.constant dense<9.810000e+00> : tensor<f64>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<64xf64>
    %27 = stablehlo.divide %25, %26 : tensor<64xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %28 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<64xf64>, tensor<f64>) -> tensor<f64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<64xf64>
    %cst_8 = stablehlo.constant dense<9.810000e+00> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<64xf64>
    %31 = stablehlo.divide %29, %30 : tensor<64xf64>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<64xf64>) -> tensor<64x39xf64>
    %33 = stablehlo.multiply %32, %23 : tensor<64x39xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %34 = stablehlo.pad %33, %cst_9, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<64x39xf64>, tensor<f64>) -> tensor<64x40xf64>
    %35 = stablehlo.negate %34 : tensor<64x40xf64>
    %36 = stablehlo.multiply %17#4, %35 : tensor<64x40xf64>
    %37 = stablehlo.add %34, %36 : tensor<64x40xf64>
    %38 = stablehlo.multiply %17#3, %35 : tensor<64x40xf64>
    %39 = stablehlo.negate %38 : tensor<64x40xf64>
    %40 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x40xf64>) -> tensor<64x40xf64>
    %41 = stablehlo.multiply %39, %40 : tensor<64x40xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %42 = stablehlo.reduce(%41 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<64x40xf64>, tensor<f64>) -> tensor<64xf64>
    %43 = stablehlo.reshape %42 : (tensor<64xf64>) -> tensor<64x1xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %44 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf64>, tensor<f64>) -> tensor<64xf64>
    %cst_12 = stablehlo.constant dense<4.000000e-03> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<64xf64>
    %46 = stablehlo.multiply %45, %44 : tensor<64xf64>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<64xf64>) -> tensor<64x1xf64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %48 = stablehlo.pad %47, %cst_13, low = [0, 0], high = [0, 39], interior = [0, 0] : (tensor<64x1xf64>, tensor<f64>) -> tensor<64x40xf64>
    %49 = stablehlo.add %38, %48 : tensor<64x40xf64>
    return %28, %49, %37 : tensor<f64>, tensor<64x40xf64>, tensor<64x40xf64>
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
