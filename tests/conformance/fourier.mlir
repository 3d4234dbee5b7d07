module @jit_run attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xf64>) -> (tensor<8x5xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<8x8xf64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<8xf64>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %2 = stablehlo.add %0, %1 : tensor<8xf64>
    %c = stablehlo.constant dense<8> : tensor<i64>
    %3 = call @remainder(%2, %c) : (tensor<8xf64>, tensor<i64>) -> tensor<8xf64>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %5 = stablehlo.subtract %3, %4 : tensor<8xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %7 = stablehlo.divide %5, %6 : tensor<8xf64>
    %8 = stablehlo.iota dim = 0 : tensor<5xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %10 = stablehlo.divide %8, %9 : tensor<5xf64>
    %11 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf64>) -> tensor<8x1xf64>
    %12 = stablehlo.multiply %11, %11 : tensor<8x1xf64>
    %13 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<5xf64>) -> tensor<1x5xf64>
    %14 = stablehlo.multiply %13, %13 : tensor<1x5xf64>
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<8x1xf64>) -> tensor<8x5xf64>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<8x5xf64>
    %17 = stablehlo.add %15, %16 : tensor<8x5xf64>
    %18 = call @fft(%arg0) : (tensor<8x8xf64>) -> tensor<8x5xcomplex<f64>>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<8x5xf64>
    %20 = stablehlo.compare EQ, %17, %19, FLOAT : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xi1>
    %21 = stablehlo.negate %17 : tensor<8x5xf64>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %22 = call @_where(%20, %c_4, %21) : (tensor<8x5xi1>, tensor<i64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %23 = stablehlo.convert %22 : (tensor<8x5xf64>) -> tensor<8x5xcomplex<f64>>
    %24 = stablehlo.divide %18, %23 : tensor<8x5xcomplex<f64>>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %27 = stablehlo.concatenate %25, %26, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %cst_7 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %28 = "stablehlo.scatter"(%24, %27, %cst_7) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<complex<f64>>, %arg2: tensor<complex<f64>>):
      stablehlo.return %arg2 : tensor<complex<f64>>
    }) : (tensor<8x5xcomplex<f64>>, tensor<2xi32>, tensor<complex<f64>>) -> tensor<8x5xcomplex<f64>>
    %29 = call @fft_0(%28) : (tensor<8x5xcomplex<f64>>) -> tensor<8x8xf64>
    return %24, %29 : tensor<8x5xcomplex<f64>>, tensor<8x8xf64>
  }
  func.func private @remainder(%arg0: tensor<8xf64>, %arg1: tensor<i64>) -> tensor<8xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %2 = stablehlo.remainder %arg0, %1 : tensor<8xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %10 = stablehlo.and %9, %4 : tensor<8xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %12 = stablehlo.add %2, %11 : tensor<8xf64>
    %13 = stablehlo.select %10, %12, %2 : tensor<8xi1>, tensor<8xf64>
    return %13 : tensor<8xf64>
  }
  func.func private @fft(%arg0: tensor<8x8xf64>) -> tensor<8x5xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [8, 8] : (tensor<8x8xf64>) -> tensor<8x5xcomplex<f64>>
    return %0 : tensor<8x5xcomplex<f64>>
  }
  func.func private @_where(%arg0: tensor<8x5xi1>, %arg1: tensor<i64>, %arg2: tensor<8x5xf64>) -> tensor<8x5xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<8x5xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<8x5xi1>, tensor<8x5xf64>
    return %2 : tensor<8x5xf64>
  }
  func.func private @fft_0(%arg0: tensor<8x5xcomplex<f64>>) -> tensor<8x8xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [8, 8] : (tensor<8x5xcomplex<f64>>) -> tensor<8x8xf64>
    return %0 : tensor<8x8xf64>
  }
}
