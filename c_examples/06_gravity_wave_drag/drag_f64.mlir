module @jit_drag attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x40xf64>, %arg1: tensor<64x40xf64>, %arg2: tensor<80x96xf64>, %arg3: tensor<96xf64>, %arg4: tensor<96x96xf64>, %arg5: tensor<96xf64>, %arg6: tensor<96x80xf64>, %arg7: tensor<80xf64>) -> (tensor<64x40xf64> {jax.result_info = "result[0]"}, tensor<64x40xf64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<64x40xf64>, tensor<64x40xf64>) -> tensor<64x80xf64>
    %cst = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<64x80xf64>
    %2 = stablehlo.divide %0, %1 : tensor<64x80xf64>
    %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x80xf64>, tensor<80x96xf64>) -> tensor<64x96xf64>
    %4 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<96xf64>) -> tensor<1x96xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x96xf64>) -> tensor<64x96xf64>
    %6 = stablehlo.add %3, %5 : tensor<64x96xf64>
    %7 = stablehlo.tanh %6 : tensor<64x96xf64>
    %8 = stablehlo.dot_general %7, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x96xf64>, tensor<96x96xf64>) -> tensor<64x96xf64>
    %9 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<96xf64>) -> tensor<1x96xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x96xf64>) -> tensor<64x96xf64>
    %11 = stablehlo.add %8, %10 : tensor<64x96xf64>
    %12 = stablehlo.tanh %11 : tensor<64x96xf64>
    %13 = stablehlo.dot_general %12, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x96xf64>, tensor<96x80xf64>) -> tensor<64x80xf64>
    %14 = stablehlo.broadcast_in_dim %arg7, dims = [1] : (tensor<80xf64>) -> tensor<1x80xf64>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x80xf64>) -> tensor<64x80xf64>
    %16 = stablehlo.add %13, %15 : tensor<64x80xf64>
    %17 = stablehlo.slice %16 [0:64, 0:40] : (tensor<64x80xf64>) -> tensor<64x40xf64>
    %18 = stablehlo.slice %16 [0:64, 40:80] : (tensor<64x80xf64>) -> tensor<64x40xf64>
    return %17, %18 : tensor<64x40xf64>, tensor<64x40xf64>
  }
}
