module @jit_linalg_functions attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x4xf64>, %arg1: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xf64> {jax.result_info = "result[0]"}, tensor<4x4xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<4x4xf64> {jax.result_info = "result[2]"}, tensor<4x4xf64> {jax.result_info = "result[3]"}, tensor<4x4xf64> {jax.result_info = "result[4]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[5]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[6]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[7]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[8]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf64>
    %cst = stablehlo.constant dense<1.600000e+01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %7 = stablehlo.divide %arg0, %6 : tensor<4x4xf64>
    %8 = call @expm(%7) : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %9 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %10 = stablehlo.dot_general %9, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %11 = call @_sqrtm(%10) : (tensor<4x4xf64>) -> tensor<4x4xcomplex<f64>>
    %12:2 = call @polar(%arg0) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>)
    %13 = call @solve_sylvester(%arg0, %arg0, %5) : (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %14 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %15 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %17 = stablehlo.add %14, %16 : tensor<4x4xi64>
    %18 = stablehlo.compare EQ, %17, %15, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %19 = stablehlo.convert %18 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.600000e+01,0.000000e+00)> : tensor<complex<f32>>
    %20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %21 = stablehlo.divide %arg1, %20 : tensor<4x4xcomplex<f32>>
    %22 = call @expm_7(%21) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %23 = stablehlo.real %arg1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %24 = stablehlo.imag %arg1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %25 = stablehlo.negate %24 : tensor<4x4xf32>
    %26 = stablehlo.complex %23, %25 : tensor<4x4xcomplex<f32>>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %28 = stablehlo.dot_general %27, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %29 = call @_sqrtm_17(%28) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %30:2 = call @polar_25(%arg1) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
    %31 = call @solve_sylvester_27(%arg1, %arg1, %19) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    return %8, %11, %12#0, %12#1, %13, %22, %29, %30#0, %30#1, %31 : tensor<4x4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
  }
  func.func private @expm(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
    %0:3 = call @_calc_P_Q(%arg0) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<f64>)
    %cst = stablehlo.constant dense<1.600000e+01> : tensor<f64>
    %1 = stablehlo.compare GT, %0#2, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      %4 = func.call @solve(%0#1, %0#0) : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %5 = func.call @_squaring(%4, %0#2) : (tensor<4x4xf64>, tensor<f64>) -> tensor<4x4xf64>
      stablehlo.return %5 : tensor<4x4xf64>
    }, {
      %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      stablehlo.return %4 : tensor<4x4xf64>
    }) : (tensor<i32>) -> tensor<4x4xf64>
    return %3 : tensor<4x4xf64>
  }
  func.func private @_calc_P_Q(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>, tensor<f64>) {
    %cst = stablehlo.constant dense<[0.01495585217958292, 0.253939833006323, 0.95041789961629319, 2.097847961257068]> : tensor<4xf64>
    %0 = call @norm(%arg0) : (tensor<4x4xf64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<5.3719203511481517> : tensor<f64>
    %1 = stablehlo.divide %0, %cst_0 : tensor<f64>
    %2 = stablehlo.log %1 : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.4426950408889634> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<f64>
    %4 = stablehlo.multiply %2, %3 : tensor<f64>
    %5 = stablehlo.floor %4 : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.maximum %cst_2, %5 : tensor<f64>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %7 = stablehlo.power %cst_3, %6 : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %9 = stablehlo.divide %arg0, %8 : tensor<4x4xf64>
    %10 = call @digitize(%0, %cst) : (tensor<f64>, tensor<4xf64>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %11 = stablehlo.clamp %c, %10, %c_4 : tensor<i32>
    %12:2 = "stablehlo.case"(%11) ({
      %16 = stablehlo.iota dim = 0 : tensor<4x4xi64>
      %17 = stablehlo.iota dim = 1 : tensor<4x4xi64>
      %c_5 = stablehlo.constant dense<0> : tensor<i64>
      %18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
      %19 = stablehlo.add %16, %18 : tensor<4x4xi64>
      %20 = stablehlo.compare EQ, %19, %17, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
      %21 = stablehlo.convert %20 : (tensor<4x4xi1>) -> tensor<4x4xf64>
      %22 = stablehlo.dot_general %9, %9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %24 = stablehlo.multiply %23, %22 : tensor<4x4xf64>
      %cst_7 = stablehlo.constant dense<6.000000e+01> : tensor<f64>
      %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %26 = stablehlo.multiply %25, %21 : tensor<4x4xf64>
      %27 = stablehlo.add %24, %26 : tensor<4x4xf64>
      %28 = stablehlo.dot_general %9, %27, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %cst_8 = stablehlo.constant dense<1.200000e+01> : tensor<f64>
      %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %30 = stablehlo.multiply %29, %22 : tensor<4x4xf64>
      %cst_9 = stablehlo.constant dense<1.200000e+02> : tensor<f64>
      %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %32 = stablehlo.multiply %31, %21 : tensor<4x4xf64>
      %33 = stablehlo.add %30, %32 : tensor<4x4xf64>
      stablehlo.return %28, %33 : tensor<4x4xf64>, tensor<4x4xf64>
    }, {
      %16 = stablehlo.iota dim = 0 : tensor<4x4xi64>
      %17 = stablehlo.iota dim = 1 : tensor<4x4xi64>
      %c_5 = stablehlo.constant dense<0> : tensor<i64>
      %18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
      %19 = stablehlo.add %16, %18 : tensor<4x4xi64>
      %20 = stablehlo.compare EQ, %19, %17, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
      %21 = stablehlo.convert %20 : (tensor<4x4xi1>) -> tensor<4x4xf64>
      %22 = stablehlo.dot_general %9, %9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %23 = stablehlo.dot_general %22, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %25 = stablehlo.multiply %24, %23 : tensor<4x4xf64>
      %cst_7 = stablehlo.constant dense<4.200000e+02> : tensor<f64>
      %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %27 = stablehlo.multiply %26, %22 : tensor<4x4xf64>
      %28 = stablehlo.add %25, %27 : tensor<4x4xf64>
      %cst_8 = stablehlo.constant dense<1.512000e+04> : tensor<f64>
      %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %30 = stablehlo.multiply %29, %21 : tensor<4x4xf64>
      %31 = stablehlo.add %28, %30 : tensor<4x4xf64>
      %32 = stablehlo.dot_general %9, %31, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %cst_9 = stablehlo.constant dense<3.000000e+01> : tensor<f64>
      %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %34 = stablehlo.multiply %33, %23 : tensor<4x4xf64>
      %cst_10 = stablehlo.constant dense<3.360000e+03> : tensor<f64>
      %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %36 = stablehlo.multiply %35, %22 : tensor<4x4xf64>
      %37 = stablehlo.add %34, %36 : tensor<4x4xf64>
      %cst_11 = stablehlo.constant dense<3.024000e+04> : tensor<f64>
      %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %39 = stablehlo.multiply %38, %21 : tensor<4x4xf64>
      %40 = stablehlo.add %37, %39 : tensor<4x4xf64>
      stablehlo.return %32, %40 : tensor<4x4xf64>, tensor<4x4xf64>
    }, {
      %16 = stablehlo.iota dim = 0 : tensor<4x4xi64>
      %17 = stablehlo.iota dim = 1 : tensor<4x4xi64>
      %c_5 = stablehlo.constant dense<0> : tensor<i64>
      %18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
      %19 = stablehlo.add %16, %18 : tensor<4x4xi64>
      %20 = stablehlo.compare EQ, %19, %17, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
      %21 = stablehlo.convert %20 : (tensor<4x4xi1>) -> tensor<4x4xf64>
      %22 = stablehlo.dot_general %9, %9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %23 = stablehlo.dot_general %22, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %24 = stablehlo.dot_general %23, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %26 = stablehlo.multiply %25, %24 : tensor<4x4xf64>
      %cst_7 = stablehlo.constant dense<1.512000e+03> : tensor<f64>
      %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %28 = stablehlo.multiply %27, %23 : tensor<4x4xf64>
      %29 = stablehlo.add %26, %28 : tensor<4x4xf64>
      %cst_8 = stablehlo.constant dense<2.772000e+05> : tensor<f64>
      %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %31 = stablehlo.multiply %30, %22 : tensor<4x4xf64>
      %32 = stablehlo.add %29, %31 : tensor<4x4xf64>
      %cst_9 = stablehlo.constant dense<8.648640e+06> : tensor<f64>
      %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %34 = stablehlo.multiply %33, %21 : tensor<4x4xf64>
      %35 = stablehlo.add %32, %34 : tensor<4x4xf64>
      %36 = stablehlo.dot_general %9, %35, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %cst_10 = stablehlo.constant dense<5.600000e+01> : tensor<f64>
      %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %38 = stablehlo.multiply %37, %24 : tensor<4x4xf64>
      %cst_11 = stablehlo.constant dense<2.520000e+04> : tensor<f64>
      %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %40 = stablehlo.multiply %39, %23 : tensor<4x4xf64>
      %41 = stablehlo.add %38, %40 : tensor<4x4xf64>
      %cst_12 = stablehlo.constant dense<1.995840e+06> : tensor<f64>
      %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %43 = stablehlo.multiply %42, %22 : tensor<4x4xf64>
      %44 = stablehlo.add %41, %43 : tensor<4x4xf64>
      %cst_13 = stablehlo.constant dense<0x41707EF800000000> : tensor<f64>
      %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %46 = stablehlo.multiply %45, %21 : tensor<4x4xf64>
      %47 = stablehlo.add %44, %46 : tensor<4x4xf64>
      stablehlo.return %36, %47 : tensor<4x4xf64>, tensor<4x4xf64>
    }, {
      %16 = stablehlo.iota dim = 0 : tensor<4x4xi64>
      %17 = stablehlo.iota dim = 1 : tensor<4x4xi64>
      %c_5 = stablehlo.constant dense<0> : tensor<i64>
      %18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
      %19 = stablehlo.add %16, %18 : tensor<4x4xi64>
      %20 = stablehlo.compare EQ, %19, %17, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
      %21 = stablehlo.convert %20 : (tensor<4x4xi1>) -> tensor<4x4xf64>
      %22 = stablehlo.dot_general %9, %9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %23 = stablehlo.dot_general %22, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %24 = stablehlo.dot_general %23, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %25 = stablehlo.dot_general %24, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %27 = stablehlo.multiply %26, %25 : tensor<4x4xf64>
      %cst_7 = stablehlo.constant dense<3.960000e+03> : tensor<f64>
      %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %29 = stablehlo.multiply %28, %24 : tensor<4x4xf64>
      %30 = stablehlo.add %27, %29 : tensor<4x4xf64>
      %cst_8 = stablehlo.constant dense<2.162160e+06> : tensor<f64>
      %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %32 = stablehlo.multiply %31, %23 : tensor<4x4xf64>
      %33 = stablehlo.add %30, %32 : tensor<4x4xf64>
      %cst_9 = stablehlo.constant dense<0x41B20ADF40000000> : tensor<f64>
      %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %35 = stablehlo.multiply %34, %22 : tensor<4x4xf64>
      %36 = stablehlo.add %33, %35 : tensor<4x4xf64>
      %cst_10 = stablehlo.constant dense<0x42006E7908000000> : tensor<f64>
      %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %38 = stablehlo.multiply %37, %21 : tensor<4x4xf64>
      %39 = stablehlo.add %36, %38 : tensor<4x4xf64>
      %40 = stablehlo.dot_general %9, %39, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %cst_11 = stablehlo.constant dense<9.000000e+01> : tensor<f64>
      %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %42 = stablehlo.multiply %41, %25 : tensor<4x4xf64>
      %cst_12 = stablehlo.constant dense<1.108800e+05> : tensor<f64>
      %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %44 = stablehlo.multiply %43, %24 : tensor<4x4xf64>
      %45 = stablehlo.add %42, %44 : tensor<4x4xf64>
      %cst_13 = stablehlo.constant dense<0x417CDE3200000000> : tensor<f64>
      %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %47 = stablehlo.multiply %46, %23 : tensor<4x4xf64>
      %48 = stablehlo.add %45, %47 : tensor<4x4xf64>
      %cst_14 = stablehlo.constant dense<0x41DEEE1100000000> : tensor<f64>
      %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %50 = stablehlo.multiply %49, %22 : tensor<4x4xf64>
      %51 = stablehlo.add %48, %50 : tensor<4x4xf64>
      %cst_15 = stablehlo.constant dense<0x42106E7908000000> : tensor<f64>
      %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %53 = stablehlo.multiply %52, %21 : tensor<4x4xf64>
      %54 = stablehlo.add %51, %53 : tensor<4x4xf64>
      stablehlo.return %40, %54 : tensor<4x4xf64>, tensor<4x4xf64>
    }, {
      %16 = stablehlo.iota dim = 0 : tensor<4x4xi64>
      %17 = stablehlo.iota dim = 1 : tensor<4x4xi64>
      %c_5 = stablehlo.constant dense<0> : tensor<i64>
      %18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
      %19 = stablehlo.add %16, %18 : tensor<4x4xi64>
      %20 = stablehlo.compare EQ, %19, %17, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
      %21 = stablehlo.convert %20 : (tensor<4x4xi1>) -> tensor<4x4xf64>
      %22 = stablehlo.dot_general %9, %9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %23 = stablehlo.dot_general %22, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %24 = stablehlo.dot_general %23, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %26 = stablehlo.multiply %25, %24 : tensor<4x4xf64>
      %cst_7 = stablehlo.constant dense<1.638000e+04> : tensor<f64>
      %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %28 = stablehlo.multiply %27, %23 : tensor<4x4xf64>
      %29 = stablehlo.add %26, %28 : tensor<4x4xf64>
      %cst_8 = stablehlo.constant dense<4.084080e+07> : tensor<f64>
      %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %31 = stablehlo.multiply %30, %22 : tensor<4x4xf64>
      %32 = stablehlo.add %29, %31 : tensor<4x4xf64>
      %33 = stablehlo.dot_general %24, %32, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %cst_9 = stablehlo.constant dense<0x421F384C5C000000> : tensor<f64>
      %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %35 = stablehlo.multiply %34, %24 : tensor<4x4xf64>
      %36 = stablehlo.add %33, %35 : tensor<4x4xf64>
      %cst_10 = stablehlo.constant dense<0x42A33522FA9A0000> : tensor<f64>
      %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %38 = stablehlo.multiply %37, %23 : tensor<4x4xf64>
      %39 = stablehlo.add %36, %38 : tensor<4x4xf64>
      %cst_11 = stablehlo.constant dense<0x4310DF9165091000> : tensor<f64>
      %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %41 = stablehlo.multiply %40, %22 : tensor<4x4xf64>
      %42 = stablehlo.add %39, %41 : tensor<4x4xf64>
      %cst_12 = stablehlo.constant dense<3.238237626624E+16> : tensor<f64>
      %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %44 = stablehlo.multiply %43, %21 : tensor<4x4xf64>
      %45 = stablehlo.add %42, %44 : tensor<4x4xf64>
      %46 = stablehlo.dot_general %9, %45, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %cst_13 = stablehlo.constant dense<1.820000e+02> : tensor<f64>
      %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %48 = stablehlo.multiply %47, %24 : tensor<4x4xf64>
      %cst_14 = stablehlo.constant dense<9.609600e+05> : tensor<f64>
      %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %50 = stablehlo.multiply %49, %23 : tensor<4x4xf64>
      %51 = stablehlo.add %48, %50 : tensor<4x4xf64>
      %cst_15 = stablehlo.constant dense<0x41D3B7C470000000> : tensor<f64>
      %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %53 = stablehlo.multiply %52, %22 : tensor<4x4xf64>
      %54 = stablehlo.add %51, %53 : tensor<4x4xf64>
      %55 = stablehlo.dot_general %24, %54, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
      %cst_16 = stablehlo.constant dense<0x4263832FB9800000> : tensor<f64>
      %56 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %57 = stablehlo.multiply %56, %24 : tensor<4x4xf64>
      %58 = stablehlo.add %55, %57 : tensor<4x4xf64>
      %cst_17 = stablehlo.constant dense<0x42DD584AC5F98000> : tensor<f64>
      %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %60 = stablehlo.multiply %59, %23 : tensor<4x4xf64>
      %61 = stablehlo.add %58, %60 : tensor<4x4xf64>
      %cst_18 = stablehlo.constant dense<0x433B9C62483D6000> : tensor<f64>
      %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %63 = stablehlo.multiply %62, %22 : tensor<4x4xf64>
      %64 = stablehlo.add %61, %63 : tensor<4x4xf64>
      %cst_19 = stablehlo.constant dense<6.476475253248E+16> : tensor<f64>
      %65 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %66 = stablehlo.multiply %65, %21 : tensor<4x4xf64>
      %67 = stablehlo.add %64, %66 : tensor<4x4xf64>
      stablehlo.return %46, %67 : tensor<4x4xf64>, tensor<4x4xf64>
    }) : (tensor<i32>) -> (tensor<4x4xf64>, tensor<4x4xf64>)
    %13 = stablehlo.add %12#0, %12#1 : tensor<4x4xf64>
    %14 = stablehlo.negate %12#0 : tensor<4x4xf64>
    %15 = stablehlo.add %14, %12#1 : tensor<4x4xf64>
    return %13, %15, %6 : tensor<4x4xf64>, tensor<4x4xf64>, tensor<f64>
  }
  func.func private @norm(%arg0: tensor<4x4xf64>) -> tensor<f64> {
    %0 = stablehlo.abs %arg0 : tensor<4x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.maximum %cst_1, %2 : tensor<f64>
    return %3 : tensor<f64>
  }
  func.func private @digitize(%arg0: tensor<f64>, %arg1: tensor<4xf64>) -> tensor<i32> {
    %0 = stablehlo.slice %arg1 [3:4] : (tensor<4xf64>) -> tensor<1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1xf64>) -> tensor<f64>
    %2 = stablehlo.slice %arg1 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
    %3 = stablehlo.reshape %2 : (tensor<1xf64>) -> tensor<f64>
    %4 = stablehlo.compare GE, %1, %3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %5 = call @searchsorted(%arg1, %arg0) : (tensor<4xf64>, tensor<f64>) -> tensor<i32>
    %6 = stablehlo.reverse %arg1, dims = [0] : tensor<4xf64>
    %7 = call @searchsorted(%6, %arg0) : (tensor<4xf64>, tensor<f64>) -> tensor<i32>
    %c = stablehlo.constant dense<4> : tensor<i32>
    %8 = stablehlo.subtract %c, %7 : tensor<i32>
    %9 = call @_where(%4, %5, %8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @searchsorted(%arg0: tensor<4xf64>, %arg1: tensor<f64>) -> tensor<i32> {
    %0 = call @_searchsorted_scan_impl(%arg0, %arg1) : (tensor<4xf64>, tensor<f64>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_searchsorted_scan_impl(%arg0: tensor<4xf64>, %arg1: tensor<f64>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %c_0 = stablehlo.constant dense<4> : tensor<ui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %0:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %c, %iterArg_5 = %c_0) : tensor<4xf64>, tensor<f64>, tensor<i64>, tensor<ui32>, tensor<ui32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.subtract %iterArg_5, %iterArg_4 : tensor<ui32>
      %c_6 = stablehlo.constant dense<2> : tensor<i64>
      %3 = func.call @floor_divide(%2, %c_6) : (tensor<ui32>, tensor<i64>) -> tensor<ui32>
      %4 = stablehlo.add %iterArg_4, %3 : tensor<ui32>
      %5 = stablehlo.dynamic_slice %iterArg, %4, sizes = [1] : (tensor<4xf64>, tensor<ui32>) -> tensor<1xf64>
      %6 = stablehlo.reshape %5 : (tensor<1xf64>) -> tensor<f64>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %7 = stablehlo.compare EQ, %iterArg_2, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %8 = stablehlo.select %7, %cst_7, %iterArg_2 : tensor<i1>, tensor<f64>
      %9 = stablehlo.compare NE, %iterArg_2, %iterArg_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_8 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %10 = stablehlo.select %9, %cst_8, %8 : tensor<i1>, tensor<f64>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %11 = stablehlo.compare EQ, %6, %cst_9, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %12 = stablehlo.select %11, %cst_10, %6 : tensor<i1>, tensor<f64>
      %13 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %14 = stablehlo.select %13, %cst_11, %12 : tensor<i1>, tensor<f64>
      %15 = stablehlo.compare LT, %10, %14, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %16 = stablehlo.select %15, %iterArg_4, %4 : tensor<i1>, tensor<ui32>
      %17 = stablehlo.select %15, %4, %iterArg_5 : tensor<i1>, tensor<ui32>
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %18 = stablehlo.add %iterArg_3, %c_12 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_2, %18, %16, %17 : tensor<4xf64>, tensor<f64>, tensor<i64>, tensor<ui32>, tensor<ui32>
    }
    %1 = stablehlo.convert %0#4 : (tensor<ui32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<ui32>, %arg1: tensor<i64>) -> tensor<ui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
    %1 = stablehlo.divide %arg0, %0 : tensor<ui32>
    return %1 : tensor<ui32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @solve(%arg0: tensor<4x4xf64>, %arg1: tensor<4x4xf64>) -> tensor<4x4xf64> {
    %0:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xf64>
    %9 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
    cond {
      %c_6 = stablehlo.constant dense<4> : tensor<i64>
      %14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %14 = stablehlo.add %iterArg_4, %c_6 : tensor<i64>
      %c_7 = stablehlo.constant dense<0> : tensor<i64>
      %15 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %16 = stablehlo.convert %iterArg_4 : tensor<i64>
      %c_8 = stablehlo.constant dense<4> : tensor<i64>
      %17 = stablehlo.add %16, %c_8 : tensor<i64>
      %18 = stablehlo.select %15, %17, %iterArg_4 : tensor<i1>, tensor<i64>
      %19 = stablehlo.dynamic_slice %iterArg, %18, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
      %20 = stablehlo.reshape %19 : (tensor<1xi32>) -> tensor<i32>
      %c_9 = stablehlo.constant dense<0> : tensor<i64>
      %21 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %22 = stablehlo.convert %iterArg_4 : tensor<i64>
      %c_10 = stablehlo.constant dense<4> : tensor<i64>
      %23 = stablehlo.add %22, %c_10 : tensor<i64>
      %24 = stablehlo.select %21, %23, %iterArg_4 : tensor<i1>, tensor<i64>
      %25 = stablehlo.dynamic_slice %iterArg_5, %24, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
      %26 = stablehlo.reshape %25 : (tensor<1xi32>) -> tensor<i32>
      %c_11 = stablehlo.constant dense<0> : tensor<i32>
      %27 = stablehlo.compare LT, %20, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_12 = stablehlo.constant dense<4> : tensor<i32>
      %28 = stablehlo.add %20, %c_12 : tensor<i32>
      %29 = stablehlo.select %27, %28, %20 : tensor<i1>, tensor<i32>
      %30 = stablehlo.dynamic_slice %iterArg_5, %29, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
      %c_13 = stablehlo.constant dense<0> : tensor<i64>
      %32 = stablehlo.compare LT, %iterArg_4, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_14 = stablehlo.constant dense<4> : tensor<i64>
      %33 = stablehlo.add %iterArg_4, %c_14 : tensor<i64>
      %34 = stablehlo.select %32, %33, %iterArg_4 : tensor<i1>, tensor<i64>
      %35 = stablehlo.convert %34 : (tensor<i64>) -> tensor<i32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %37 = "stablehlo.scatter"(%iterArg_5, %36, %31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        stablehlo.return %arg3 : tensor<i32>
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %c_15 = stablehlo.constant dense<0> : tensor<i32>
      %38 = stablehlo.compare LT, %20, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_16 = stablehlo.constant dense<4> : tensor<i32>
      %39 = stablehlo.add %20, %c_16 : tensor<i32>
      %40 = stablehlo.select %38, %39, %20 : tensor<i1>, tensor<i32>
      %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %42 = "stablehlo.scatter"(%37, %41, %26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        stablehlo.return %arg3 : tensor<i32>
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %c_17 = stablehlo.constant dense<1> : tensor<i64>
      %43 = stablehlo.add %iterArg_3, %c_17 : tensor<i64>
      stablehlo.return %iterArg, %43, %14, %42 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
    }
    %11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %12 = call @_lu_solve(%8, %10#3, %11) : (tensor<4x4xf64>, tensor<4xi32>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    return %13 : tensor<4x4xf64>
  }
  func.func private @_lu_solve(%arg0: tensor<4x4xf64>, %arg1: tensor<4xi32>, %arg2: tensor<4x4xf64>) -> tensor<4x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<4x4xf64>) -> tensor<4x4x1xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<4xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<4xi1>, tensor<4xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 1>}> : (tensor<4x4x1xf64>, tensor<4x1xi32>) -> tensor<4x4x1xf64>
    %8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<4x4x1xf64>) -> tensor<4x1x4xf64>
    %9 = stablehlo.reshape %8 : (tensor<4x1x4xf64>) -> tensor<4x4xf64>
    %10 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %11 = stablehlo.reshape %10 : (tensor<4x4xf64>) -> tensor<4x1x4xf64>
    %12 = stablehlo.reshape %11 : (tensor<4x1x4xf64>) -> tensor<4x4xf64>
    %13 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %14 = stablehlo.reshape %13 : (tensor<4x4xf64>) -> tensor<4x1x4xf64>
    %15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xf64>) -> tensor<4x4x1xf64>
    %16 = stablehlo.reshape %15 : (tensor<4x4x1xf64>) -> tensor<4x4xf64>
    return %16 : tensor<4x4xf64>
  }
  func.func private @_squaring(%arg0: tensor<4x4xf64>, %arg1: tensor<f64>) -> tensor<4x4xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<16xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:4 = stablehlo.while(%iterArg = %0, %iterArg_0 = %arg1, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<16xf64>, tensor<f64>, tensor<i64>, tensor<4x4xf64>
    cond {
      %c_3 = stablehlo.constant dense<16> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<16xf64>, tensor<i64>) -> tensor<f64>
      %3 = stablehlo.compare LT, %2, %iterArg_0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = stablehlo.convert %3 : (tensor<i1>) -> tensor<i32>
      %5 = "stablehlo.case"(%4) ({
        stablehlo.return %iterArg_2 : tensor<4x4xf64>
      }, {
        %7 = stablehlo.dot_general %iterArg_2, %iterArg_2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
        stablehlo.return %7 : tensor<4x4xf64>
      }) : (tensor<i32>) -> tensor<4x4xf64>
      %c_3 = stablehlo.constant dense<1> : tensor<i64>
      %6 = stablehlo.add %iterArg_1, %c_3 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_0, %6, %5 : tensor<16xf64>, tensor<f64>, tensor<i64>, tensor<4x4xf64>
    }
    return %1#3 : tensor<4x4xf64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<16xf64>, %arg1: tensor<i64>) -> tensor<f64> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<16xf64>, tensor<i64>) -> tensor<1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1xf64>) -> tensor<f64>
    return %1 : tensor<f64>
  }
  func.func private @_sqrtm(%arg0: tensor<4x4xf64>) -> tensor<4x4xcomplex<f64>> {
    %0:2 = call @_schur(%arg0) : (tensor<4x4xf64>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
    %1 = call @_sqrtm_triu(%0#0) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %2 = stablehlo.dot_general %0#1, %1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %3 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %4 = stablehlo.real %3 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %5 = stablehlo.imag %3 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %6 = stablehlo.negate %5 : tensor<4x4xf64>
    %7 = stablehlo.complex %4, %6 : tensor<4x4xcomplex<f64>>
    %8 = stablehlo.dot_general %2, %7, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    return %8 : tensor<4x4xcomplex<f64>>
  }
  func.func private @_schur(%arg0: tensor<4x4xf64>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) {
    %0 = stablehlo.convert %arg0 : (tensor<4x4xf64>) -> tensor<4x4xcomplex<f64>>
    %1:5 = stablehlo.custom_call @lapack_zgees_ffi(%0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<i32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %1#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %7 = stablehlo.select %6, %1#0, %5 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %11 = stablehlo.select %10, %1#1, %9 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    return %7, %11 : tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
  }
  func.func private @_sqrtm_triu(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
    %0 = call @_diag(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
    %1 = stablehlo.sqrt %0 : tensor<4xcomplex<f64>>
    %2 = call @_diag_0(%1) : (tensor<4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3:5 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %1, %iterArg_2 = %c_0, %iterArg_3 = %c, %iterArg_4 = %2) : tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<i64>, tensor<i64>, tensor<4x4xcomplex<f64>>
    cond {
      %c_5 = stablehlo.constant dense<4> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %c_5 = stablehlo.constant dense<1> : tensor<i64>
      %4 = stablehlo.add %iterArg_3, %c_5 : tensor<i64>
      %c_6 = stablehlo.constant dense<0> : tensor<i64>
      %5:6 = stablehlo.while(%iterArg_8 = %iterArg_3, %iterArg_9 = %iterArg, %iterArg_10 = %iterArg_1, %iterArg_11 = %c_6, %iterArg_12 = %iterArg_3, %iterArg_13 = %iterArg_4) : tensor<i64>, tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<i64>, tensor<i64>, tensor<4x4xcomplex<f64>>
      cond {
        %7 = stablehlo.compare LT, %iterArg_11, %iterArg_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %7 : tensor<i1>
      } do {
        %c_14 = stablehlo.constant dense<1> : tensor<i64>
        %7 = stablehlo.add %iterArg_11, %c_14 : tensor<i64>
        %c_15 = stablehlo.constant dense<1> : tensor<i64>
        %8 = stablehlo.subtract %iterArg_8, %c_15 : tensor<i64>
        %9 = stablehlo.subtract %8, %iterArg_11 : tensor<i64>
        %c_16 = stablehlo.constant dense<1> : tensor<i64>
        %10 = stablehlo.add %9, %c_16 : tensor<i64>
        %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
        %11:6 = stablehlo.while(%iterArg_34 = %9, %iterArg_35 = %iterArg_13, %iterArg_36 = %iterArg_8, %iterArg_37 = %10, %iterArg_38 = %iterArg_8, %iterArg_39 = %cst) : tensor<i64>, tensor<4x4xcomplex<f64>>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<complex<f64>>
        cond {
          %61 = stablehlo.compare LT, %iterArg_37, %iterArg_38, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
          stablehlo.return %61 : tensor<i1>
        } do {
          %c_40 = stablehlo.constant dense<1> : tensor<i64>
          %61 = stablehlo.add %iterArg_37, %c_40 : tensor<i64>
          %62 = stablehlo.convert %iterArg_34 : (tensor<i64>) -> tensor<i32>
          %63 = stablehlo.convert %iterArg_37 : (tensor<i64>) -> tensor<i32>
          %c_41 = stablehlo.constant dense<0> : tensor<i32>
          %64 = stablehlo.compare LT, %62, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_42 = stablehlo.constant dense<4> : tensor<i32>
          %65 = stablehlo.add %62, %c_42 : tensor<i32>
          %66 = stablehlo.select %64, %65, %62 : tensor<i1>, tensor<i32>
          %c_43 = stablehlo.constant dense<0> : tensor<i32>
          %67 = stablehlo.compare LT, %63, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_44 = stablehlo.constant dense<4> : tensor<i32>
          %68 = stablehlo.add %63, %c_44 : tensor<i32>
          %69 = stablehlo.select %67, %68, %63 : tensor<i1>, tensor<i32>
          %70 = stablehlo.dynamic_slice %iterArg_35, %66, %69, sizes = [1, 1] : (tensor<4x4xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f64>>
          %71 = stablehlo.reshape %70 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
          %72 = stablehlo.convert %iterArg_37 : (tensor<i64>) -> tensor<i32>
          %73 = stablehlo.convert %iterArg_36 : (tensor<i64>) -> tensor<i32>
          %c_45 = stablehlo.constant dense<0> : tensor<i32>
          %74 = stablehlo.compare LT, %72, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_46 = stablehlo.constant dense<4> : tensor<i32>
          %75 = stablehlo.add %72, %c_46 : tensor<i32>
          %76 = stablehlo.select %74, %75, %72 : tensor<i1>, tensor<i32>
          %c_47 = stablehlo.constant dense<0> : tensor<i32>
          %77 = stablehlo.compare LT, %73, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_48 = stablehlo.constant dense<4> : tensor<i32>
          %78 = stablehlo.add %73, %c_48 : tensor<i32>
          %79 = stablehlo.select %77, %78, %73 : tensor<i1>, tensor<i32>
          %80 = stablehlo.dynamic_slice %iterArg_35, %76, %79, sizes = [1, 1] : (tensor<4x4xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f64>>
          %81 = stablehlo.reshape %80 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
          %82 = stablehlo.multiply %71, %81 : tensor<complex<f64>>
          %83 = stablehlo.add %iterArg_39, %82 : tensor<complex<f64>>
          stablehlo.return %iterArg_34, %iterArg_35, %iterArg_36, %61, %iterArg_38, %83 : tensor<i64>, tensor<4x4xcomplex<f64>>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<complex<f64>>
        }
        %12 = stablehlo.convert %9 : (tensor<i64>) -> tensor<i32>
        %13 = stablehlo.convert %iterArg_8 : (tensor<i64>) -> tensor<i32>
        %c_17 = stablehlo.constant dense<0> : tensor<i32>
        %14 = stablehlo.compare LT, %12, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_18 = stablehlo.constant dense<4> : tensor<i32>
        %15 = stablehlo.add %12, %c_18 : tensor<i32>
        %16 = stablehlo.select %14, %15, %12 : tensor<i1>, tensor<i32>
        %c_19 = stablehlo.constant dense<0> : tensor<i32>
        %17 = stablehlo.compare LT, %13, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_20 = stablehlo.constant dense<4> : tensor<i32>
        %18 = stablehlo.add %13, %c_20 : tensor<i32>
        %19 = stablehlo.select %17, %18, %13 : tensor<i1>, tensor<i32>
        %20 = stablehlo.dynamic_slice %iterArg_9, %16, %19, sizes = [1, 1] : (tensor<4x4xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f64>>
        %21 = stablehlo.reshape %20 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
        %22 = stablehlo.compare EQ, %21, %11#5, FLOAT : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
        %23 = stablehlo.convert %9 : (tensor<i64>) -> tensor<i32>
        %24 = stablehlo.convert %iterArg_8 : (tensor<i64>) -> tensor<i32>
        %c_21 = stablehlo.constant dense<0> : tensor<i32>
        %25 = stablehlo.compare LT, %23, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_22 = stablehlo.constant dense<4> : tensor<i32>
        %26 = stablehlo.add %23, %c_22 : tensor<i32>
        %27 = stablehlo.select %25, %26, %23 : tensor<i1>, tensor<i32>
        %c_23 = stablehlo.constant dense<0> : tensor<i32>
        %28 = stablehlo.compare LT, %24, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_24 = stablehlo.constant dense<4> : tensor<i32>
        %29 = stablehlo.add %24, %c_24 : tensor<i32>
        %30 = stablehlo.select %28, %29, %24 : tensor<i1>, tensor<i32>
        %31 = stablehlo.dynamic_slice %iterArg_9, %27, %30, sizes = [1, 1] : (tensor<4x4xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f64>>
        %32 = stablehlo.reshape %31 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
        %33 = stablehlo.subtract %32, %11#5 : tensor<complex<f64>>
        %c_25 = stablehlo.constant dense<0> : tensor<i64>
        %34 = stablehlo.compare LT, %9, %c_25, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %35 = stablehlo.convert %9 : tensor<i64>
        %c_26 = stablehlo.constant dense<4> : tensor<i64>
        %36 = stablehlo.add %35, %c_26 : tensor<i64>
        %37 = stablehlo.select %34, %36, %9 : tensor<i1>, tensor<i64>
        %38 = stablehlo.dynamic_slice %iterArg_10, %37, sizes = [1] : (tensor<4xcomplex<f64>>, tensor<i64>) -> tensor<1xcomplex<f64>>
        %39 = stablehlo.reshape %38 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
        %c_27 = stablehlo.constant dense<0> : tensor<i64>
        %40 = stablehlo.compare LT, %iterArg_8, %c_27, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %41 = stablehlo.convert %iterArg_8 : tensor<i64>
        %c_28 = stablehlo.constant dense<4> : tensor<i64>
        %42 = stablehlo.add %41, %c_28 : tensor<i64>
        %43 = stablehlo.select %40, %42, %iterArg_8 : tensor<i1>, tensor<i64>
        %44 = stablehlo.dynamic_slice %iterArg_10, %43, sizes = [1] : (tensor<4xcomplex<f64>>, tensor<i64>) -> tensor<1xcomplex<f64>>
        %45 = stablehlo.reshape %44 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
        %46 = stablehlo.add %39, %45 : tensor<complex<f64>>
        %47 = stablehlo.divide %33, %46 : tensor<complex<f64>>
        %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
        %48 = func.call @_where_2(%22, %cst_29, %47) : (tensor<i1>, tensor<f64>, tensor<complex<f64>>) -> tensor<complex<f64>>
        %c_30 = stablehlo.constant dense<0> : tensor<i64>
        %49 = stablehlo.compare LT, %9, %c_30, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %c_31 = stablehlo.constant dense<4> : tensor<i64>
        %50 = stablehlo.add %9, %c_31 : tensor<i64>
        %51 = stablehlo.select %49, %50, %9 : tensor<i1>, tensor<i64>
        %c_32 = stablehlo.constant dense<0> : tensor<i64>
        %52 = stablehlo.compare LT, %iterArg_8, %c_32, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %c_33 = stablehlo.constant dense<4> : tensor<i64>
        %53 = stablehlo.add %iterArg_8, %c_33 : tensor<i64>
        %54 = stablehlo.select %52, %53, %iterArg_8 : tensor<i1>, tensor<i64>
        %55 = stablehlo.convert %51 : (tensor<i64>) -> tensor<i32>
        %56 = stablehlo.convert %54 : (tensor<i64>) -> tensor<i32>
        %57 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %58 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %59 = stablehlo.concatenate %57, %58, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
        %60 = "stablehlo.scatter"(%iterArg_13, %59, %48) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
        ^bb0(%arg1: tensor<complex<f64>>, %arg2: tensor<complex<f64>>):
          stablehlo.return %arg2 : tensor<complex<f64>>
        }) : (tensor<4x4xcomplex<f64>>, tensor<2xi32>, tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
        stablehlo.return %iterArg_8, %iterArg_9, %iterArg_10, %7, %iterArg_12, %60 : tensor<i64>, tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<i64>, tensor<i64>, tensor<4x4xcomplex<f64>>
      }
      %c_7 = stablehlo.constant dense<1> : tensor<i64>
      %6 = stablehlo.add %iterArg_2, %c_7 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_1, %6, %4, %5#5 : tensor<4x4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<i64>, tensor<i64>, tensor<4x4xcomplex<f64>>
    }
    return %3#4 : tensor<4x4xcomplex<f64>>
  }
  func.func private @_diag(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4xcomplex<f64>> {
    %0 = call @diagonal(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
    return %0 : tensor<4xcomplex<f64>>
  }
  func.func private @diagonal(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4xcomplex<f64>> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f64>>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<4xi64>
      %9 = stablehlo.iota dim = 0 : tensor<4xi64>
      %c_1 = stablehlo.constant dense<0> : tensor<i64>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %c_2 = stablehlo.constant dense<4> : tensor<i64>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %13 = stablehlo.add %8, %12 : tensor<4xi64>
      %14 = stablehlo.select %11, %13, %8 : tensor<4xi1>, tensor<4xi64>
      %c_3 = stablehlo.constant dense<0> : tensor<i64>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %c_4 = stablehlo.constant dense<4> : tensor<i64>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %18 = stablehlo.add %9, %17 : tensor<4xi64>
      %19 = stablehlo.select %16, %18, %9 : tensor<4xi1>, tensor<4xi64>
      %20 = stablehlo.convert %14 : (tensor<4xi64>) -> tensor<4xi32>
      %21 = stablehlo.convert %19 : (tensor<4xi64>) -> tensor<4xi32>
      %22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
      %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xcomplex<f64>>, tensor<4x2xi32>) -> tensor<4xcomplex<f64>>
      stablehlo.return %25 : tensor<4xcomplex<f64>>
    }) : (tensor<i32>) -> tensor<4xcomplex<f64>>
    return %7 : tensor<4xcomplex<f64>>
  }
  func.func private @_diag_0(%arg0: tensor<4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [0], interior = [0] : (tensor<4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %1 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %2 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %4 = stablehlo.add %1, %3 : tensor<4x4xi64>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %7 = call @_where_1(%5, %6, %cst_0) : (tensor<4x4xi1>, tensor<4x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    return %7 : tensor<4x4xcomplex<f64>>
  }
  func.func private @_where_1(%arg0: tensor<4x4xi1>, %arg1: tensor<4x1xcomplex<f64>>, %arg2: tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<4x1xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    return %2 : tensor<4x4xcomplex<f64>>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<complex<f64>>) -> tensor<complex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<complex<f64>>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<complex<f64>>
    return %1 : tensor<complex<f64>>
  }
  func.func private @polar(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>) {
    %0:2 = call @_polar_2d(%arg0) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>)
    return %0#0, %0#1 : tensor<4x4xf64>, tensor<4x4xf64>
  }
  func.func private @_polar_2d(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4x4xf64>) {
    %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<4x4xi1>, tensor<4x4xf64>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<4x4xi1>, tensor<4x4xf64>
    %15 = stablehlo.dot_general %10, %14, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %16 = stablehlo.transpose %14, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %17 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<4x4xf64>
    %19 = stablehlo.multiply %16, %18 : tensor<4x4xf64>
    %20 = stablehlo.dot_general %19, %14, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    return %15, %20 : tensor<4x4xf64>, tensor<4x4xf64>
  }
  func.func private @solve_sylvester(%arg0: tensor<4x4xf64>, %arg1: tensor<4x4xf64>, %arg2: tensor<4x4xf64>) -> tensor<4x4xf64> {
    %cst = stablehlo.constant dense<1.000000e-08> : tensor<f64>
    %0 = call @_solve_sylvester_2d(%arg0, %arg1, %arg2, %cst) : (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<f64>) -> tensor<4x4xf64>
    return %0 : tensor<4x4xf64>
  }
  func.func private @_solve_sylvester_2d(%arg0: tensor<4x4xf64>, %arg1: tensor<4x4xf64>, %arg2: tensor<4x4xf64>, %arg3: tensor<f64>) -> tensor<4x4xf64> {
    %0:2 = call @_schur(%arg0) : (tensor<4x4xf64>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %2:2 = call @_schur(%1) : (tensor<4x4xf64>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
    %3 = stablehlo.real %0#1 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %4 = stablehlo.imag %0#1 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %5 = stablehlo.negate %4 : tensor<4x4xf64>
    %6 = stablehlo.complex %3, %5 : tensor<4x4xcomplex<f64>>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %8 = stablehlo.convert %arg2 : (tensor<4x4xf64>) -> tensor<4x4xcomplex<f64>>
    %9 = stablehlo.dot_general %7, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %10 = stablehlo.dot_general %9, %2#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %11 = stablehlo.real %2#0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %12 = stablehlo.imag %2#0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %13 = stablehlo.negate %12 : tensor<4x4xf64>
    %14 = stablehlo.complex %11, %13 : tensor<4x4xcomplex<f64>>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %16 = stablehlo.iota dim = 0 : tensor<16xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %17 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %18 = stablehlo.multiply %17, %16 : tensor<16xi64>
    %c_0 = stablehlo.constant dense<15> : tensor<i64>
    %19 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %20 = stablehlo.add %19, %18 : tensor<16xi64>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<16xcomplex<f64>>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %22:6 = stablehlo.while(%iterArg = %20, %iterArg_3 = %10, %iterArg_4 = %0#0, %iterArg_5 = %15, %iterArg_6 = %c_1, %iterArg_7 = %21) : tensor<16xi64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i64>, tensor<16xcomplex<f64>>
    cond {
      %c_8 = stablehlo.constant dense<16> : tensor<i64>
      %46 = stablehlo.compare LT, %iterArg_6, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %46 : tensor<i1>
    } do {
      %46 = func.call @dynamic_index_in_dim_3(%iterArg, %iterArg_6) : (tensor<16xi64>, tensor<i64>) -> tensor<i64>
      %c_8 = stablehlo.constant dense<4> : tensor<i64>
      %47 = func.call @floor_divide_4(%46, %c_8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %c_9 = stablehlo.constant dense<4> : tensor<i64>
      %48 = func.call @remainder(%46, %c_9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %49 = stablehlo.reshape %iterArg_7 : (tensor<16xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
      %50 = stablehlo.convert %47 : (tensor<i64>) -> tensor<i32>
      %51 = stablehlo.convert %48 : (tensor<i64>) -> tensor<i32>
      %c_10 = stablehlo.constant dense<0> : tensor<i32>
      %52 = stablehlo.compare LT, %50, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %53 = stablehlo.add %50, %c_11 : tensor<i32>
      %54 = stablehlo.select %52, %53, %50 : tensor<i1>, tensor<i32>
      %c_12 = stablehlo.constant dense<0> : tensor<i32>
      %55 = stablehlo.compare LT, %51, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_13 = stablehlo.constant dense<4> : tensor<i32>
      %56 = stablehlo.add %51, %c_13 : tensor<i32>
      %57 = stablehlo.select %55, %56, %51 : tensor<i1>, tensor<i32>
      %58 = stablehlo.dynamic_slice %iterArg_3, %54, %57, sizes = [1, 1] : (tensor<4x4xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f64>>
      %59 = stablehlo.reshape %58 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
      %60 = stablehlo.iota dim = 0 : tensor<4xi64>
      %61 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %62 = stablehlo.compare GT, %60, %61, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %63 = stablehlo.convert %47 : (tensor<i64>) -> tensor<i32>
      %c_14 = stablehlo.constant dense<0> : tensor<i32>
      %64 = stablehlo.compare LT, %63, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_15 = stablehlo.constant dense<4> : tensor<i32>
      %65 = stablehlo.add %63, %c_15 : tensor<i32>
      %66 = stablehlo.select %64, %65, %63 : tensor<i1>, tensor<i32>
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      %67 = stablehlo.compare LT, %c_16, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %c_19 = stablehlo.constant dense<4> : tensor<i32>
      %68 = stablehlo.add %c_18, %c_19 : tensor<i32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %69 = stablehlo.select %67, %68, %c_20 : tensor<i1>, tensor<i32>
      %70 = stablehlo.dynamic_slice %iterArg_4, %66, %69, sizes = [1, 4] : (tensor<4x4xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<1x4xcomplex<f64>>
      %71 = stablehlo.reshape %70 : (tensor<1x4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
      %72 = stablehlo.convert %48 : (tensor<i64>) -> tensor<i32>
      %c_21 = stablehlo.constant dense<0> : tensor<i32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %73 = stablehlo.compare LT, %c_21, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %c_24 = stablehlo.constant dense<4> : tensor<i32>
      %74 = stablehlo.add %c_23, %c_24 : tensor<i32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %75 = stablehlo.select %73, %74, %c_25 : tensor<i1>, tensor<i32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %76 = stablehlo.compare LT, %72, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_27 = stablehlo.constant dense<4> : tensor<i32>
      %77 = stablehlo.add %72, %c_27 : tensor<i32>
      %78 = stablehlo.select %76, %77, %72 : tensor<i1>, tensor<i32>
      %79 = stablehlo.dynamic_slice %49, %75, %78, sizes = [4, 1] : (tensor<4x4xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<4x1xcomplex<f64>>
      %80 = stablehlo.reshape %79 : (tensor<4x1xcomplex<f64>>) -> tensor<4xcomplex<f64>>
      %81 = stablehlo.multiply %71, %80 : tensor<4xcomplex<f64>>
      %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %82 = func.call @_where_6(%62, %81, %cst_28) : (tensor<4xi1>, tensor<4xcomplex<f64>>, tensor<f64>) -> tensor<4xcomplex<f64>>
      %cst_29 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
      %83 = stablehlo.reduce(%82 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      %84 = stablehlo.iota dim = 0 : tensor<4xi64>
      %85 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %86 = stablehlo.compare GT, %84, %85, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %87 = stablehlo.convert %47 : (tensor<i64>) -> tensor<i32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %88 = stablehlo.compare LT, %87, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_31 = stablehlo.constant dense<4> : tensor<i32>
      %89 = stablehlo.add %87, %c_31 : tensor<i32>
      %90 = stablehlo.select %88, %89, %87 : tensor<i1>, tensor<i32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %91 = stablehlo.compare LT, %c_32, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_34 = stablehlo.constant dense<0> : tensor<i32>
      %c_35 = stablehlo.constant dense<4> : tensor<i32>
      %92 = stablehlo.add %c_34, %c_35 : tensor<i32>
      %c_36 = stablehlo.constant dense<0> : tensor<i32>
      %93 = stablehlo.select %91, %92, %c_36 : tensor<i1>, tensor<i32>
      %94 = stablehlo.dynamic_slice %49, %90, %93, sizes = [1, 4] : (tensor<4x4xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<1x4xcomplex<f64>>
      %95 = stablehlo.reshape %94 : (tensor<1x4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
      %96 = stablehlo.convert %48 : (tensor<i64>) -> tensor<i32>
      %c_37 = stablehlo.constant dense<0> : tensor<i32>
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      %97 = stablehlo.compare LT, %c_37, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_39 = stablehlo.constant dense<0> : tensor<i32>
      %c_40 = stablehlo.constant dense<4> : tensor<i32>
      %98 = stablehlo.add %c_39, %c_40 : tensor<i32>
      %c_41 = stablehlo.constant dense<0> : tensor<i32>
      %99 = stablehlo.select %97, %98, %c_41 : tensor<i1>, tensor<i32>
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      %100 = stablehlo.compare LT, %96, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_43 = stablehlo.constant dense<4> : tensor<i32>
      %101 = stablehlo.add %96, %c_43 : tensor<i32>
      %102 = stablehlo.select %100, %101, %96 : tensor<i1>, tensor<i32>
      %103 = stablehlo.dynamic_slice %iterArg_5, %99, %102, sizes = [4, 1] : (tensor<4x4xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<4x1xcomplex<f64>>
      %104 = stablehlo.reshape %103 : (tensor<4x1xcomplex<f64>>) -> tensor<4xcomplex<f64>>
      %105 = stablehlo.multiply %95, %104 : tensor<4xcomplex<f64>>
      %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %106 = func.call @_where_6(%86, %105, %cst_44) : (tensor<4xi1>, tensor<4xcomplex<f64>>, tensor<f64>) -> tensor<4xcomplex<f64>>
      %cst_45 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
      %107 = stablehlo.reduce(%106 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      %108 = stablehlo.add %83, %107 : tensor<complex<f64>>
      %109 = stablehlo.subtract %59, %108 : tensor<complex<f64>>
      %110 = stablehlo.convert %47 : (tensor<i64>) -> tensor<i32>
      %111 = stablehlo.convert %47 : (tensor<i64>) -> tensor<i32>
      %c_46 = stablehlo.constant dense<0> : tensor<i32>
      %112 = stablehlo.compare LT, %110, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_47 = stablehlo.constant dense<4> : tensor<i32>
      %113 = stablehlo.add %110, %c_47 : tensor<i32>
      %114 = stablehlo.select %112, %113, %110 : tensor<i1>, tensor<i32>
      %c_48 = stablehlo.constant dense<0> : tensor<i32>
      %115 = stablehlo.compare LT, %111, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_49 = stablehlo.constant dense<4> : tensor<i32>
      %116 = stablehlo.add %111, %c_49 : tensor<i32>
      %117 = stablehlo.select %115, %116, %111 : tensor<i1>, tensor<i32>
      %118 = stablehlo.dynamic_slice %iterArg_4, %114, %117, sizes = [1, 1] : (tensor<4x4xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f64>>
      %119 = stablehlo.reshape %118 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
      %120 = stablehlo.convert %48 : (tensor<i64>) -> tensor<i32>
      %121 = stablehlo.convert %48 : (tensor<i64>) -> tensor<i32>
      %c_50 = stablehlo.constant dense<0> : tensor<i32>
      %122 = stablehlo.compare LT, %120, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_51 = stablehlo.constant dense<4> : tensor<i32>
      %123 = stablehlo.add %120, %c_51 : tensor<i32>
      %124 = stablehlo.select %122, %123, %120 : tensor<i1>, tensor<i32>
      %c_52 = stablehlo.constant dense<0> : tensor<i32>
      %125 = stablehlo.compare LT, %121, %c_52, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_53 = stablehlo.constant dense<4> : tensor<i32>
      %126 = stablehlo.add %121, %c_53 : tensor<i32>
      %127 = stablehlo.select %125, %126, %121 : tensor<i1>, tensor<i32>
      %128 = stablehlo.dynamic_slice %iterArg_5, %124, %127, sizes = [1, 1] : (tensor<4x4xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f64>>
      %129 = stablehlo.reshape %128 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
      %130 = stablehlo.add %119, %129 : tensor<complex<f64>>
      %131 = stablehlo.divide %109, %130 : tensor<complex<f64>>
      %c_54 = stablehlo.constant dense<4> : tensor<i64>
      %132 = stablehlo.multiply %47, %c_54 : tensor<i64>
      %133 = stablehlo.add %132, %48 : tensor<i64>
      %c_55 = stablehlo.constant dense<0> : tensor<i64>
      %134 = stablehlo.compare LT, %133, %c_55, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_56 = stablehlo.constant dense<16> : tensor<i64>
      %135 = stablehlo.add %133, %c_56 : tensor<i64>
      %136 = stablehlo.select %134, %135, %133 : tensor<i1>, tensor<i64>
      %137 = stablehlo.convert %136 : (tensor<i64>) -> tensor<i32>
      %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %139 = "stablehlo.scatter"(%iterArg_7, %138, %131) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<complex<f64>>, %arg5: tensor<complex<f64>>):
        stablehlo.return %arg5 : tensor<complex<f64>>
      }) : (tensor<16xcomplex<f64>>, tensor<1xi32>, tensor<complex<f64>>) -> tensor<16xcomplex<f64>>
      %c_57 = stablehlo.constant dense<1> : tensor<i64>
      %140 = stablehlo.add %iterArg_6, %c_57 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %140, %139 : tensor<16xi64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i64>, tensor<16xcomplex<f64>>
    }
    %23 = stablehlo.reshape %22#5 : (tensor<16xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %24 = stablehlo.dot_general %0#1, %23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %25 = stablehlo.real %2#1 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %26 = stablehlo.imag %2#1 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %27 = stablehlo.negate %26 : tensor<4x4xf64>
    %28 = stablehlo.complex %25, %27 : tensor<4x4xcomplex<f64>>
    %29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %30 = stablehlo.dot_general %24, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %31 = stablehlo.real %30 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %32 = call @eigvals(%arg0) : (tensor<4x4xf64>) -> tensor<4xcomplex<f64>>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<4xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
    %34 = call @eigvals(%arg1) : (tensor<4x4xf64>) -> tensor<4xcomplex<f64>>
    %35 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %36 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<4x1xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %37 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %38 = stablehlo.add %36, %37 : tensor<4x4xcomplex<f64>>
    %39 = stablehlo.abs %38 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %40 = stablehlo.convert %arg3 : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %42 = stablehlo.compare LT, %39, %41, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %43 = stablehlo.reduce(%42 init: %c_2) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x4xi1>, tensor<i1>) -> tensor<i1>
    %44 = stablehlo.convert %43 : (tensor<i1>) -> tensor<i32>
    %45 = "stablehlo.case"(%44) ({
      stablehlo.return %31 : tensor<4x4xf64>
    }, {
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %46 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %47 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
      %48 = stablehlo.multiply %46, %47 : tensor<4x4xf64>
      stablehlo.return %48 : tensor<4x4xf64>
    }) : (tensor<i32>) -> tensor<4x4xf64>
    return %45 : tensor<4x4xf64>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<16xi64>, %arg1: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<16xi64>, tensor<i64>) -> tensor<1xi64>
    %1 = stablehlo.reshape %0 : (tensor<1xi64>) -> tensor<i64>
    return %1 : tensor<i64>
  }
  func.func private @floor_divide_4(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.divide %arg0, %0 : tensor<i64>
    %2 = stablehlo.sign %arg0 : tensor<i64>
    %3 = stablehlo.sign %0 : tensor<i64>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %5 = stablehlo.remainder %arg0, %0 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %6 = stablehlo.compare NE, %5, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.and %4, %6 : tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %8 = stablehlo.subtract %1, %c_0 : tensor<i64>
    %9 = call @_where_5(%7, %8, %1) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    return %9 : tensor<i64>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @remainder(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_5(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.remainder %arg0, %2 : tensor<i64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %7, %4 : tensor<i1>
    %9 = stablehlo.add %3, %2 : tensor<i64>
    %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i64>
    return %10 : tensor<i64>
  }
  func.func private @_where_6(%arg0: tensor<4xi1>, %arg1: tensor<4xcomplex<f64>>, %arg2: tensor<f64>) -> tensor<4xcomplex<f64>> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<4xi1>, tensor<4xcomplex<f64>>
    return %2 : tensor<4xcomplex<f64>>
  }
  func.func private @eigvals(%arg0: tensor<4x4xf64>) -> tensor<4xcomplex<f64>> {
    %0:5 = stablehlo.custom_call @lapack_dgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<4xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<4xi1>, tensor<4xcomplex<f64>>
    return %7 : tensor<4xcomplex<f64>>
  }
  func.func private @expm_7(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
    %0:3 = call @_calc_P_Q_8(%arg0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<f32>)
    %cst = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1 = stablehlo.compare GT, %0#2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      %4 = func.call @solve_13(%0#1, %0#0) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
      %5 = func.call @_squaring_15(%4, %0#2) : (tensor<4x4xcomplex<f32>>, tensor<f32>) -> tensor<4x4xcomplex<f32>>
      stablehlo.return %5 : tensor<4x4xcomplex<f32>>
    }, {
      %cst_0 = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
      %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      stablehlo.return %4 : tensor<4x4xcomplex<f32>>
    }) : (tensor<i32>) -> tensor<4x4xcomplex<f32>>
    return %3 : tensor<4x4xcomplex<f32>>
  }
  func.func private @_calc_P_Q_8(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<f32>) {
    %cst = stablehlo.constant dense<[4.258730e-01, 1.8801527]> : tensor<2xf32>
    %0 = call @norm_9(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<3.92572474> : tensor<f32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<f32>
    %2 = stablehlo.log %1 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.44269502> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<f32>
    %4 = stablehlo.multiply %2, %3 : tensor<f32>
    %5 = stablehlo.floor %4 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.maximum %cst_2, %5 : tensor<f32>
    %7 = stablehlo.convert %6 : (tensor<f32>) -> tensor<complex<f32>>
    %cst_3 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %8 = stablehlo.power %cst_3, %7 : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %10 = stablehlo.divide %arg0, %9 : tensor<4x4xcomplex<f32>>
    %11 = call @digitize_10(%0, %cst) : (tensor<f32>, tensor<2xf32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %12 = stablehlo.clamp %c, %11, %c_4 : tensor<i32>
    %13:2 = "stablehlo.case"(%12) ({
      %17 = stablehlo.iota dim = 0 : tensor<4x4xi64>
      %18 = stablehlo.iota dim = 1 : tensor<4x4xi64>
      %c_5 = stablehlo.constant dense<0> : tensor<i64>
      %19 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
      %20 = stablehlo.add %17, %19 : tensor<4x4xi64>
      %21 = stablehlo.compare EQ, %20, %18, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
      %22 = stablehlo.convert %21 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
      %23 = stablehlo.dot_general %10, %10, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
      %cst_6 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
      %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %25 = stablehlo.multiply %24, %23 : tensor<4x4xcomplex<f32>>
      %cst_7 = stablehlo.constant dense<(6.000000e+01,0.000000e+00)> : tensor<complex<f32>>
      %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %27 = stablehlo.multiply %26, %22 : tensor<4x4xcomplex<f32>>
      %28 = stablehlo.add %25, %27 : tensor<4x4xcomplex<f32>>
      %29 = stablehlo.dot_general %10, %28, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
      %cst_8 = stablehlo.constant dense<(1.200000e+01,0.000000e+00)> : tensor<complex<f32>>
      %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %31 = stablehlo.multiply %30, %23 : tensor<4x4xcomplex<f32>>
      %cst_9 = stablehlo.constant dense<(1.200000e+02,0.000000e+00)> : tensor<complex<f32>>
      %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %33 = stablehlo.multiply %32, %22 : tensor<4x4xcomplex<f32>>
      %34 = stablehlo.add %31, %33 : tensor<4x4xcomplex<f32>>
      stablehlo.return %29, %34 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
    }, {
      %17 = stablehlo.iota dim = 0 : tensor<4x4xi64>
      %18 = stablehlo.iota dim = 1 : tensor<4x4xi64>
      %c_5 = stablehlo.constant dense<0> : tensor<i64>
      %19 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
      %20 = stablehlo.add %17, %19 : tensor<4x4xi64>
      %21 = stablehlo.compare EQ, %20, %18, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
      %22 = stablehlo.convert %21 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
      %23 = stablehlo.dot_general %10, %10, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
      %24 = stablehlo.dot_general %23, %23, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
      %cst_6 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
      %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %26 = stablehlo.multiply %25, %24 : tensor<4x4xcomplex<f32>>
      %cst_7 = stablehlo.constant dense<(4.200000e+02,0.000000e+00)> : tensor<complex<f32>>
      %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %28 = stablehlo.multiply %27, %23 : tensor<4x4xcomplex<f32>>
      %29 = stablehlo.add %26, %28 : tensor<4x4xcomplex<f32>>
      %cst_8 = stablehlo.constant dense<(1.512000e+04,0.000000e+00)> : tensor<complex<f32>>
      %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %31 = stablehlo.multiply %30, %22 : tensor<4x4xcomplex<f32>>
      %32 = stablehlo.add %29, %31 : tensor<4x4xcomplex<f32>>
      %33 = stablehlo.dot_general %10, %32, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
      %cst_9 = stablehlo.constant dense<(3.000000e+01,0.000000e+00)> : tensor<complex<f32>>
      %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %35 = stablehlo.multiply %34, %24 : tensor<4x4xcomplex<f32>>
      %cst_10 = stablehlo.constant dense<(3.360000e+03,0.000000e+00)> : tensor<complex<f32>>
      %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %37 = stablehlo.multiply %36, %23 : tensor<4x4xcomplex<f32>>
      %38 = stablehlo.add %35, %37 : tensor<4x4xcomplex<f32>>
      %cst_11 = stablehlo.constant dense<(3.024000e+04,0.000000e+00)> : tensor<complex<f32>>
      %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %40 = stablehlo.multiply %39, %22 : tensor<4x4xcomplex<f32>>
      %41 = stablehlo.add %38, %40 : tensor<4x4xcomplex<f32>>
      stablehlo.return %33, %41 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
    }, {
      %17 = stablehlo.iota dim = 0 : tensor<4x4xi64>
      %18 = stablehlo.iota dim = 1 : tensor<4x4xi64>
      %c_5 = stablehlo.constant dense<0> : tensor<i64>
      %19 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
      %20 = stablehlo.add %17, %19 : tensor<4x4xi64>
      %21 = stablehlo.compare EQ, %20, %18, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
      %22 = stablehlo.convert %21 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
      %23 = stablehlo.dot_general %10, %10, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
      %24 = stablehlo.dot_general %23, %23, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
      %25 = stablehlo.dot_general %24, %23, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
      %cst_6 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
      %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %27 = stablehlo.multiply %26, %25 : tensor<4x4xcomplex<f32>>
      %cst_7 = stablehlo.constant dense<(1.512000e+03,0.000000e+00)> : tensor<complex<f32>>
      %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %29 = stablehlo.multiply %28, %24 : tensor<4x4xcomplex<f32>>
      %30 = stablehlo.add %27, %29 : tensor<4x4xcomplex<f32>>
      %cst_8 = stablehlo.constant dense<(2.772000e+05,0.000000e+00)> : tensor<complex<f32>>
      %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %32 = stablehlo.multiply %31, %23 : tensor<4x4xcomplex<f32>>
      %33 = stablehlo.add %30, %32 : tensor<4x4xcomplex<f32>>
      %cst_9 = stablehlo.constant dense<(8.648640e+06,0.000000e+00)> : tensor<complex<f32>>
      %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %35 = stablehlo.multiply %34, %22 : tensor<4x4xcomplex<f32>>
      %36 = stablehlo.add %33, %35 : tensor<4x4xcomplex<f32>>
      %37 = stablehlo.dot_general %10, %36, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
      %cst_10 = stablehlo.constant dense<(5.600000e+01,0.000000e+00)> : tensor<complex<f32>>
      %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %39 = stablehlo.multiply %38, %25 : tensor<4x4xcomplex<f32>>
      %cst_11 = stablehlo.constant dense<(2.520000e+04,0.000000e+00)> : tensor<complex<f32>>
      %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %41 = stablehlo.multiply %40, %24 : tensor<4x4xcomplex<f32>>
      %42 = stablehlo.add %39, %41 : tensor<4x4xcomplex<f32>>
      %cst_12 = stablehlo.constant dense<(1.995840e+06,0.000000e+00)> : tensor<complex<f32>>
      %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %44 = stablehlo.multiply %43, %23 : tensor<4x4xcomplex<f32>>
      %45 = stablehlo.add %42, %44 : tensor<4x4xcomplex<f32>>
      %cst_13 = stablehlo.constant dense<(0x4B83F7C0,0.000000e+00)> : tensor<complex<f32>>
      %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %47 = stablehlo.multiply %46, %22 : tensor<4x4xcomplex<f32>>
      %48 = stablehlo.add %45, %47 : tensor<4x4xcomplex<f32>>
      stablehlo.return %37, %48 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
    }) : (tensor<i32>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
    %14 = stablehlo.add %13#0, %13#1 : tensor<4x4xcomplex<f32>>
    %15 = stablehlo.negate %13#0 : tensor<4x4xcomplex<f32>>
    %16 = stablehlo.add %15, %13#1 : tensor<4x4xcomplex<f32>>
    return %14, %16, %6 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<f32>
  }
  func.func private @norm_9(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.maximum %cst_1, %2 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @digitize_10(%arg0: tensor<f32>, %arg1: tensor<2xf32>) -> tensor<i32> {
    %0 = stablehlo.slice %arg1 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.slice %arg1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.compare GE, %1, %3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %5 = call @searchsorted_11(%arg1, %arg0) : (tensor<2xf32>, tensor<f32>) -> tensor<i32>
    %6 = stablehlo.reverse %arg1, dims = [0] : tensor<2xf32>
    %7 = call @searchsorted_11(%6, %arg0) : (tensor<2xf32>, tensor<f32>) -> tensor<i32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %8 = stablehlo.subtract %c, %7 : tensor<i32>
    %9 = call @_where(%4, %5, %8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @searchsorted_11(%arg0: tensor<2xf32>, %arg1: tensor<f32>) -> tensor<i32> {
    %0 = call @_searchsorted_scan_impl_12(%arg0, %arg1) : (tensor<2xf32>, tensor<f32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_searchsorted_scan_impl_12(%arg0: tensor<2xf32>, %arg1: tensor<f32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %c_0 = stablehlo.constant dense<2> : tensor<ui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %0:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %c, %iterArg_5 = %c_0) : tensor<2xf32>, tensor<f32>, tensor<i64>, tensor<ui32>, tensor<ui32>
    cond {
      %c_6 = stablehlo.constant dense<2> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.subtract %iterArg_5, %iterArg_4 : tensor<ui32>
      %c_6 = stablehlo.constant dense<2> : tensor<i64>
      %3 = func.call @floor_divide(%2, %c_6) : (tensor<ui32>, tensor<i64>) -> tensor<ui32>
      %4 = stablehlo.add %iterArg_4, %3 : tensor<ui32>
      %5 = stablehlo.dynamic_slice %iterArg, %4, sizes = [1] : (tensor<2xf32>, tensor<ui32>) -> tensor<1xf32>
      %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.compare EQ, %iterArg_2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.select %7, %cst_7, %iterArg_2 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare NE, %iterArg_2, %iterArg_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %10 = stablehlo.select %9, %cst_8, %8 : tensor<i1>, tensor<f32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %11 = stablehlo.compare EQ, %6, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.select %11, %cst_10, %6 : tensor<i1>, tensor<f32>
      %13 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %14 = stablehlo.select %13, %cst_11, %12 : tensor<i1>, tensor<f32>
      %15 = stablehlo.compare LT, %10, %14, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %16 = stablehlo.select %15, %iterArg_4, %4 : tensor<i1>, tensor<ui32>
      %17 = stablehlo.select %15, %4, %iterArg_5 : tensor<i1>, tensor<ui32>
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %18 = stablehlo.add %iterArg_3, %c_12 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_2, %18, %16, %17 : tensor<2xf32>, tensor<f32>, tensor<i64>, tensor<ui32>, tensor<ui32>
    }
    %1 = stablehlo.convert %0#4 : (tensor<ui32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @solve_13(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
    %0:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %9 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
    cond {
      %c_6 = stablehlo.constant dense<4> : tensor<i64>
      %14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %14 = stablehlo.add %iterArg_4, %c_6 : tensor<i64>
      %c_7 = stablehlo.constant dense<0> : tensor<i64>
      %15 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %16 = stablehlo.convert %iterArg_4 : tensor<i64>
      %c_8 = stablehlo.constant dense<4> : tensor<i64>
      %17 = stablehlo.add %16, %c_8 : tensor<i64>
      %18 = stablehlo.select %15, %17, %iterArg_4 : tensor<i1>, tensor<i64>
      %19 = stablehlo.dynamic_slice %iterArg, %18, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
      %20 = stablehlo.reshape %19 : (tensor<1xi32>) -> tensor<i32>
      %c_9 = stablehlo.constant dense<0> : tensor<i64>
      %21 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %22 = stablehlo.convert %iterArg_4 : tensor<i64>
      %c_10 = stablehlo.constant dense<4> : tensor<i64>
      %23 = stablehlo.add %22, %c_10 : tensor<i64>
      %24 = stablehlo.select %21, %23, %iterArg_4 : tensor<i1>, tensor<i64>
      %25 = stablehlo.dynamic_slice %iterArg_5, %24, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
      %26 = stablehlo.reshape %25 : (tensor<1xi32>) -> tensor<i32>
      %c_11 = stablehlo.constant dense<0> : tensor<i32>
      %27 = stablehlo.compare LT, %20, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_12 = stablehlo.constant dense<4> : tensor<i32>
      %28 = stablehlo.add %20, %c_12 : tensor<i32>
      %29 = stablehlo.select %27, %28, %20 : tensor<i1>, tensor<i32>
      %30 = stablehlo.dynamic_slice %iterArg_5, %29, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %31 = stablehlo.reshape %30 : (tensor<1xi32>) -> tensor<i32>
      %c_13 = stablehlo.constant dense<0> : tensor<i64>
      %32 = stablehlo.compare LT, %iterArg_4, %c_13, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_14 = stablehlo.constant dense<4> : tensor<i64>
      %33 = stablehlo.add %iterArg_4, %c_14 : tensor<i64>
      %34 = stablehlo.select %32, %33, %iterArg_4 : tensor<i1>, tensor<i64>
      %35 = stablehlo.convert %34 : (tensor<i64>) -> tensor<i32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %37 = "stablehlo.scatter"(%iterArg_5, %36, %31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        stablehlo.return %arg3 : tensor<i32>
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %c_15 = stablehlo.constant dense<0> : tensor<i32>
      %38 = stablehlo.compare LT, %20, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_16 = stablehlo.constant dense<4> : tensor<i32>
      %39 = stablehlo.add %20, %c_16 : tensor<i32>
      %40 = stablehlo.select %38, %39, %20 : tensor<i1>, tensor<i32>
      %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %42 = "stablehlo.scatter"(%37, %41, %26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        stablehlo.return %arg3 : tensor<i32>
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %c_17 = stablehlo.constant dense<1> : tensor<i64>
      %43 = stablehlo.add %iterArg_3, %c_17 : tensor<i64>
      stablehlo.return %iterArg, %43, %14, %42 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
    }
    %11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %12 = call @_lu_solve_14(%8, %10#3, %11) : (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    return %13 : tensor<4x4xcomplex<f32>>
  }
  func.func private @_lu_solve_14(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4xi32>, %arg2: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4x1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<4xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<4xi1>, tensor<4xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 1>}> : (tensor<4x4x1xcomplex<f32>>, tensor<4x1xi32>) -> tensor<4x4x1xcomplex<f32>>
    %8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<4x4x1xcomplex<f32>>) -> tensor<4x1x4xcomplex<f32>>
    %9 = stablehlo.reshape %8 : (tensor<4x1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %10 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %11 = stablehlo.reshape %10 : (tensor<4x4xcomplex<f32>>) -> tensor<4x1x4xcomplex<f32>>
    %12 = stablehlo.reshape %11 : (tensor<4x1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %13 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %14 = stablehlo.reshape %13 : (tensor<4x4xcomplex<f32>>) -> tensor<4x1x4xcomplex<f32>>
    %15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<4x1x4xcomplex<f32>>) -> tensor<4x4x1xcomplex<f32>>
    %16 = stablehlo.reshape %15 : (tensor<4x4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    return %16 : tensor<4x4xcomplex<f32>>
  }
  func.func private @_squaring_15(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<f32>) -> tensor<4x4xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<16xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:4 = stablehlo.while(%iterArg = %0, %iterArg_0 = %arg1, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<16xf32>, tensor<f32>, tensor<i64>, tensor<4x4xcomplex<f32>>
    cond {
      %c_3 = stablehlo.constant dense<16> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim_16(%iterArg, %iterArg_1) : (tensor<16xf32>, tensor<i64>) -> tensor<f32>
      %3 = stablehlo.compare LT, %2, %iterArg_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.convert %3 : (tensor<i1>) -> tensor<i32>
      %5 = "stablehlo.case"(%4) ({
        stablehlo.return %iterArg_2 : tensor<4x4xcomplex<f32>>
      }, {
        %7 = stablehlo.dot_general %iterArg_2, %iterArg_2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
        stablehlo.return %7 : tensor<4x4xcomplex<f32>>
      }) : (tensor<i32>) -> tensor<4x4xcomplex<f32>>
      %c_3 = stablehlo.constant dense<1> : tensor<i64>
      %6 = stablehlo.add %iterArg_1, %c_3 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_0, %6, %5 : tensor<16xf32>, tensor<f32>, tensor<i64>, tensor<4x4xcomplex<f32>>
    }
    return %1#3 : tensor<4x4xcomplex<f32>>
  }
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<16xf32>, %arg1: tensor<i64>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<16xf32>, tensor<i64>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_sqrtm_17(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
    %0:2 = call @_schur_18(%arg0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
    %1 = call @_sqrtm_triu_19(%0#0) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %2 = stablehlo.dot_general %0#1, %1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %3 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %4 = stablehlo.real %3 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %5 = stablehlo.imag %3 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %6 = stablehlo.negate %5 : tensor<4x4xf32>
    %7 = stablehlo.complex %4, %6 : tensor<4x4xcomplex<f32>>
    %8 = stablehlo.dot_general %2, %7, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    return %8 : tensor<4x4xcomplex<f32>>
  }
  func.func private @_schur_18(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
    %0:5 = stablehlo.custom_call @lapack_cgees_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<i32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    return %6, %10 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
  }
  func.func private @_sqrtm_triu_19(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
    %0 = call @_diag_20(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %1 = stablehlo.sqrt %0 : tensor<4xcomplex<f32>>
    %2 = call @_diag_22(%1) : (tensor<4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3:5 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %1, %iterArg_2 = %c_0, %iterArg_3 = %c, %iterArg_4 = %2) : tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<4x4xcomplex<f32>>
    cond {
      %c_5 = stablehlo.constant dense<4> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %c_5 = stablehlo.constant dense<1> : tensor<i64>
      %4 = stablehlo.add %iterArg_3, %c_5 : tensor<i64>
      %c_6 = stablehlo.constant dense<0> : tensor<i64>
      %5:6 = stablehlo.while(%iterArg_8 = %iterArg_3, %iterArg_9 = %iterArg, %iterArg_10 = %iterArg_1, %iterArg_11 = %c_6, %iterArg_12 = %iterArg_3, %iterArg_13 = %iterArg_4) : tensor<i64>, tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<4x4xcomplex<f32>>
      cond {
        %7 = stablehlo.compare LT, %iterArg_11, %iterArg_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %7 : tensor<i1>
      } do {
        %c_14 = stablehlo.constant dense<1> : tensor<i64>
        %7 = stablehlo.add %iterArg_11, %c_14 : tensor<i64>
        %c_15 = stablehlo.constant dense<1> : tensor<i64>
        %8 = stablehlo.subtract %iterArg_8, %c_15 : tensor<i64>
        %9 = stablehlo.subtract %8, %iterArg_11 : tensor<i64>
        %c_16 = stablehlo.constant dense<1> : tensor<i64>
        %10 = stablehlo.add %9, %c_16 : tensor<i64>
        %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
        %11:6 = stablehlo.while(%iterArg_34 = %9, %iterArg_35 = %iterArg_13, %iterArg_36 = %iterArg_8, %iterArg_37 = %10, %iterArg_38 = %iterArg_8, %iterArg_39 = %cst) : tensor<i64>, tensor<4x4xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<complex<f32>>
        cond {
          %61 = stablehlo.compare LT, %iterArg_37, %iterArg_38, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
          stablehlo.return %61 : tensor<i1>
        } do {
          %c_40 = stablehlo.constant dense<1> : tensor<i64>
          %61 = stablehlo.add %iterArg_37, %c_40 : tensor<i64>
          %62 = stablehlo.convert %iterArg_34 : (tensor<i64>) -> tensor<i32>
          %63 = stablehlo.convert %iterArg_37 : (tensor<i64>) -> tensor<i32>
          %c_41 = stablehlo.constant dense<0> : tensor<i32>
          %64 = stablehlo.compare LT, %62, %c_41, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_42 = stablehlo.constant dense<4> : tensor<i32>
          %65 = stablehlo.add %62, %c_42 : tensor<i32>
          %66 = stablehlo.select %64, %65, %62 : tensor<i1>, tensor<i32>
          %c_43 = stablehlo.constant dense<0> : tensor<i32>
          %67 = stablehlo.compare LT, %63, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_44 = stablehlo.constant dense<4> : tensor<i32>
          %68 = stablehlo.add %63, %c_44 : tensor<i32>
          %69 = stablehlo.select %67, %68, %63 : tensor<i1>, tensor<i32>
          %70 = stablehlo.dynamic_slice %iterArg_35, %66, %69, sizes = [1, 1] : (tensor<4x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
          %71 = stablehlo.reshape %70 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
          %72 = stablehlo.convert %iterArg_37 : (tensor<i64>) -> tensor<i32>
          %73 = stablehlo.convert %iterArg_36 : (tensor<i64>) -> tensor<i32>
          %c_45 = stablehlo.constant dense<0> : tensor<i32>
          %74 = stablehlo.compare LT, %72, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_46 = stablehlo.constant dense<4> : tensor<i32>
          %75 = stablehlo.add %72, %c_46 : tensor<i32>
          %76 = stablehlo.select %74, %75, %72 : tensor<i1>, tensor<i32>
          %c_47 = stablehlo.constant dense<0> : tensor<i32>
          %77 = stablehlo.compare LT, %73, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %c_48 = stablehlo.constant dense<4> : tensor<i32>
          %78 = stablehlo.add %73, %c_48 : tensor<i32>
          %79 = stablehlo.select %77, %78, %73 : tensor<i1>, tensor<i32>
          %80 = stablehlo.dynamic_slice %iterArg_35, %76, %79, sizes = [1, 1] : (tensor<4x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
          %81 = stablehlo.reshape %80 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
          %82 = stablehlo.multiply %71, %81 : tensor<complex<f32>>
          %83 = stablehlo.add %iterArg_39, %82 : tensor<complex<f32>>
          stablehlo.return %iterArg_34, %iterArg_35, %iterArg_36, %61, %iterArg_38, %83 : tensor<i64>, tensor<4x4xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<complex<f32>>
        }
        %12 = stablehlo.convert %9 : (tensor<i64>) -> tensor<i32>
        %13 = stablehlo.convert %iterArg_8 : (tensor<i64>) -> tensor<i32>
        %c_17 = stablehlo.constant dense<0> : tensor<i32>
        %14 = stablehlo.compare LT, %12, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_18 = stablehlo.constant dense<4> : tensor<i32>
        %15 = stablehlo.add %12, %c_18 : tensor<i32>
        %16 = stablehlo.select %14, %15, %12 : tensor<i1>, tensor<i32>
        %c_19 = stablehlo.constant dense<0> : tensor<i32>
        %17 = stablehlo.compare LT, %13, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_20 = stablehlo.constant dense<4> : tensor<i32>
        %18 = stablehlo.add %13, %c_20 : tensor<i32>
        %19 = stablehlo.select %17, %18, %13 : tensor<i1>, tensor<i32>
        %20 = stablehlo.dynamic_slice %iterArg_9, %16, %19, sizes = [1, 1] : (tensor<4x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
        %21 = stablehlo.reshape %20 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
        %22 = stablehlo.compare EQ, %21, %11#5, FLOAT : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
        %23 = stablehlo.convert %9 : (tensor<i64>) -> tensor<i32>
        %24 = stablehlo.convert %iterArg_8 : (tensor<i64>) -> tensor<i32>
        %c_21 = stablehlo.constant dense<0> : tensor<i32>
        %25 = stablehlo.compare LT, %23, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_22 = stablehlo.constant dense<4> : tensor<i32>
        %26 = stablehlo.add %23, %c_22 : tensor<i32>
        %27 = stablehlo.select %25, %26, %23 : tensor<i1>, tensor<i32>
        %c_23 = stablehlo.constant dense<0> : tensor<i32>
        %28 = stablehlo.compare LT, %24, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_24 = stablehlo.constant dense<4> : tensor<i32>
        %29 = stablehlo.add %24, %c_24 : tensor<i32>
        %30 = stablehlo.select %28, %29, %24 : tensor<i1>, tensor<i32>
        %31 = stablehlo.dynamic_slice %iterArg_9, %27, %30, sizes = [1, 1] : (tensor<4x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
        %32 = stablehlo.reshape %31 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
        %33 = stablehlo.subtract %32, %11#5 : tensor<complex<f32>>
        %c_25 = stablehlo.constant dense<0> : tensor<i64>
        %34 = stablehlo.compare LT, %9, %c_25, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %35 = stablehlo.convert %9 : tensor<i64>
        %c_26 = stablehlo.constant dense<4> : tensor<i64>
        %36 = stablehlo.add %35, %c_26 : tensor<i64>
        %37 = stablehlo.select %34, %36, %9 : tensor<i1>, tensor<i64>
        %38 = stablehlo.dynamic_slice %iterArg_10, %37, sizes = [1] : (tensor<4xcomplex<f32>>, tensor<i64>) -> tensor<1xcomplex<f32>>
        %39 = stablehlo.reshape %38 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
        %c_27 = stablehlo.constant dense<0> : tensor<i64>
        %40 = stablehlo.compare LT, %iterArg_8, %c_27, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %41 = stablehlo.convert %iterArg_8 : tensor<i64>
        %c_28 = stablehlo.constant dense<4> : tensor<i64>
        %42 = stablehlo.add %41, %c_28 : tensor<i64>
        %43 = stablehlo.select %40, %42, %iterArg_8 : tensor<i1>, tensor<i64>
        %44 = stablehlo.dynamic_slice %iterArg_10, %43, sizes = [1] : (tensor<4xcomplex<f32>>, tensor<i64>) -> tensor<1xcomplex<f32>>
        %45 = stablehlo.reshape %44 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
        %46 = stablehlo.add %39, %45 : tensor<complex<f32>>
        %47 = stablehlo.divide %33, %46 : tensor<complex<f32>>
        %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
        %48 = func.call @_where_24(%22, %cst_29, %47) : (tensor<i1>, tensor<f64>, tensor<complex<f32>>) -> tensor<complex<f32>>
        %c_30 = stablehlo.constant dense<0> : tensor<i64>
        %49 = stablehlo.compare LT, %9, %c_30, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %c_31 = stablehlo.constant dense<4> : tensor<i64>
        %50 = stablehlo.add %9, %c_31 : tensor<i64>
        %51 = stablehlo.select %49, %50, %9 : tensor<i1>, tensor<i64>
        %c_32 = stablehlo.constant dense<0> : tensor<i64>
        %52 = stablehlo.compare LT, %iterArg_8, %c_32, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %c_33 = stablehlo.constant dense<4> : tensor<i64>
        %53 = stablehlo.add %iterArg_8, %c_33 : tensor<i64>
        %54 = stablehlo.select %52, %53, %iterArg_8 : tensor<i1>, tensor<i64>
        %55 = stablehlo.convert %51 : (tensor<i64>) -> tensor<i32>
        %56 = stablehlo.convert %54 : (tensor<i64>) -> tensor<i32>
        %57 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %58 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<i32>) -> tensor<1xi32>
        %59 = stablehlo.concatenate %57, %58, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
        %60 = "stablehlo.scatter"(%iterArg_13, %59, %48) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
        ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
          stablehlo.return %arg2 : tensor<complex<f32>>
        }) : (tensor<4x4xcomplex<f32>>, tensor<2xi32>, tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
        stablehlo.return %iterArg_8, %iterArg_9, %iterArg_10, %7, %iterArg_12, %60 : tensor<i64>, tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<4x4xcomplex<f32>>
      }
      %c_7 = stablehlo.constant dense<1> : tensor<i64>
      %6 = stablehlo.add %iterArg_2, %c_7 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_1, %6, %4, %5#5 : tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<4x4xcomplex<f32>>
    }
    return %3#4 : tensor<4x4xcomplex<f32>>
  }
  func.func private @_diag_20(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    %0 = call @diagonal_21(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    return %0 : tensor<4xcomplex<f32>>
  }
  func.func private @diagonal_21(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<4xi64>
      %9 = stablehlo.iota dim = 0 : tensor<4xi64>
      %c_1 = stablehlo.constant dense<0> : tensor<i64>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %c_2 = stablehlo.constant dense<4> : tensor<i64>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %13 = stablehlo.add %8, %12 : tensor<4xi64>
      %14 = stablehlo.select %11, %13, %8 : tensor<4xi1>, tensor<4xi64>
      %c_3 = stablehlo.constant dense<0> : tensor<i64>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %c_4 = stablehlo.constant dense<4> : tensor<i64>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %18 = stablehlo.add %9, %17 : tensor<4xi64>
      %19 = stablehlo.select %16, %18, %9 : tensor<4xi1>, tensor<4xi64>
      %20 = stablehlo.convert %14 : (tensor<4xi64>) -> tensor<4xi32>
      %21 = stablehlo.convert %19 : (tensor<4xi64>) -> tensor<4xi32>
      %22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
      %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xcomplex<f32>>, tensor<4x2xi32>) -> tensor<4xcomplex<f32>>
      stablehlo.return %25 : tensor<4xcomplex<f32>>
    }) : (tensor<i32>) -> tensor<4xcomplex<f32>>
    return %7 : tensor<4xcomplex<f32>>
  }
  func.func private @_diag_22(%arg0: tensor<4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [0], interior = [0] : (tensor<4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %1 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %2 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %4 = stablehlo.add %1, %3 : tensor<4x4xi64>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %7 = call @_where_23(%5, %6, %cst_0) : (tensor<4x4xi1>, tensor<4x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    return %7 : tensor<4x4xcomplex<f32>>
  }
  func.func private @_where_23(%arg0: tensor<4x4xi1>, %arg1: tensor<4x1xcomplex<f32>>, %arg2: tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    return %2 : tensor<4x4xcomplex<f32>>
  }
  func.func private @_where_24(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<complex<f32>>) -> tensor<complex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<complex<f32>>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<complex<f32>>
    return %1 : tensor<complex<f32>>
  }
  func.func private @polar_25(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
    %0:2 = call @_polar_2d_26(%arg0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
    return %0#0, %0#1 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
  }
  func.func private @_polar_2d_26(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
    %0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %15 = stablehlo.convert %6 : (tensor<4xf32>) -> tensor<4xcomplex<f32>>
    %16 = stablehlo.dot_general %10, %14, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %17 = stablehlo.transpose %14, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %18 = stablehlo.real %17 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %19 = stablehlo.imag %17 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %20 = stablehlo.negate %19 : tensor<4x4xf32>
    %21 = stablehlo.complex %18, %20 : tensor<4x4xcomplex<f32>>
    %22 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %24 = stablehlo.multiply %21, %23 : tensor<4x4xcomplex<f32>>
    %25 = stablehlo.dot_general %24, %14, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    return %16, %25 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
  }
  func.func private @solve_sylvester_27(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4x4xcomplex<f32>>, %arg2: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
    %cst = stablehlo.constant dense<1.000000e-08> : tensor<f64>
    %0 = call @_solve_sylvester_2d_28(%arg0, %arg1, %arg2, %cst) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<f64>) -> tensor<4x4xcomplex<f32>>
    return %0 : tensor<4x4xcomplex<f32>>
  }
  func.func private @_solve_sylvester_2d_28(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4x4xcomplex<f32>>, %arg2: tensor<4x4xcomplex<f32>>, %arg3: tensor<f64>) -> tensor<4x4xcomplex<f32>> {
    %0:2 = call @_schur_18(%arg0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
    %1 = stablehlo.real %arg1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %2 = stablehlo.imag %arg1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %3 = stablehlo.negate %2 : tensor<4x4xf32>
    %4 = stablehlo.complex %1, %3 : tensor<4x4xcomplex<f32>>
    %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %6:2 = call @_schur_18(%5) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
    %7 = stablehlo.real %0#1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %8 = stablehlo.imag %0#1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %9 = stablehlo.negate %8 : tensor<4x4xf32>
    %10 = stablehlo.complex %7, %9 : tensor<4x4xcomplex<f32>>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %12 = stablehlo.dot_general %11, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %13 = stablehlo.dot_general %12, %6#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %14 = stablehlo.real %6#0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %15 = stablehlo.imag %6#0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %16 = stablehlo.negate %15 : tensor<4x4xf32>
    %17 = stablehlo.complex %14, %16 : tensor<4x4xcomplex<f32>>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %19 = stablehlo.iota dim = 0 : tensor<16xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %20 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %21 = stablehlo.multiply %20, %19 : tensor<16xi64>
    %c_0 = stablehlo.constant dense<15> : tensor<i64>
    %22 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<16xi64>
    %23 = stablehlo.add %22, %21 : tensor<16xi64>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<16xcomplex<f32>>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %25:6 = stablehlo.while(%iterArg = %23, %iterArg_3 = %13, %iterArg_4 = %0#0, %iterArg_5 = %18, %iterArg_6 = %c_1, %iterArg_7 = %24) : tensor<16xi64>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i64>, tensor<16xcomplex<f32>>
    cond {
      %c_8 = stablehlo.constant dense<16> : tensor<i64>
      %48 = stablehlo.compare LT, %iterArg_6, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %48 : tensor<i1>
    } do {
      %48 = func.call @dynamic_index_in_dim_3(%iterArg, %iterArg_6) : (tensor<16xi64>, tensor<i64>) -> tensor<i64>
      %c_8 = stablehlo.constant dense<4> : tensor<i64>
      %49 = func.call @floor_divide_4(%48, %c_8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %c_9 = stablehlo.constant dense<4> : tensor<i64>
      %50 = func.call @remainder(%48, %c_9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %51 = stablehlo.reshape %iterArg_7 : (tensor<16xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
      %52 = stablehlo.convert %49 : (tensor<i64>) -> tensor<i32>
      %53 = stablehlo.convert %50 : (tensor<i64>) -> tensor<i32>
      %c_10 = stablehlo.constant dense<0> : tensor<i32>
      %54 = stablehlo.compare LT, %52, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_11 = stablehlo.constant dense<4> : tensor<i32>
      %55 = stablehlo.add %52, %c_11 : tensor<i32>
      %56 = stablehlo.select %54, %55, %52 : tensor<i1>, tensor<i32>
      %c_12 = stablehlo.constant dense<0> : tensor<i32>
      %57 = stablehlo.compare LT, %53, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_13 = stablehlo.constant dense<4> : tensor<i32>
      %58 = stablehlo.add %53, %c_13 : tensor<i32>
      %59 = stablehlo.select %57, %58, %53 : tensor<i1>, tensor<i32>
      %60 = stablehlo.dynamic_slice %iterArg_3, %56, %59, sizes = [1, 1] : (tensor<4x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %61 = stablehlo.reshape %60 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
      %62 = stablehlo.iota dim = 0 : tensor<4xi64>
      %63 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %64 = stablehlo.compare GT, %62, %63, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %65 = stablehlo.convert %49 : (tensor<i64>) -> tensor<i32>
      %c_14 = stablehlo.constant dense<0> : tensor<i32>
      %66 = stablehlo.compare LT, %65, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_15 = stablehlo.constant dense<4> : tensor<i32>
      %67 = stablehlo.add %65, %c_15 : tensor<i32>
      %68 = stablehlo.select %66, %67, %65 : tensor<i1>, tensor<i32>
      %c_16 = stablehlo.constant dense<0> : tensor<i32>
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      %69 = stablehlo.compare LT, %c_16, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %c_19 = stablehlo.constant dense<4> : tensor<i32>
      %70 = stablehlo.add %c_18, %c_19 : tensor<i32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %71 = stablehlo.select %69, %70, %c_20 : tensor<i1>, tensor<i32>
      %72 = stablehlo.dynamic_slice %iterArg_4, %68, %71, sizes = [1, 4] : (tensor<4x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x4xcomplex<f32>>
      %73 = stablehlo.reshape %72 : (tensor<1x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
      %74 = stablehlo.convert %50 : (tensor<i64>) -> tensor<i32>
      %c_21 = stablehlo.constant dense<0> : tensor<i32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %75 = stablehlo.compare LT, %c_21, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<0> : tensor<i32>
      %c_24 = stablehlo.constant dense<4> : tensor<i32>
      %76 = stablehlo.add %c_23, %c_24 : tensor<i32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %77 = stablehlo.select %75, %76, %c_25 : tensor<i1>, tensor<i32>
      %c_26 = stablehlo.constant dense<0> : tensor<i32>
      %78 = stablehlo.compare LT, %74, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_27 = stablehlo.constant dense<4> : tensor<i32>
      %79 = stablehlo.add %74, %c_27 : tensor<i32>
      %80 = stablehlo.select %78, %79, %74 : tensor<i1>, tensor<i32>
      %81 = stablehlo.dynamic_slice %51, %77, %80, sizes = [4, 1] : (tensor<4x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<4x1xcomplex<f32>>
      %82 = stablehlo.reshape %81 : (tensor<4x1xcomplex<f32>>) -> tensor<4xcomplex<f32>>
      %83 = stablehlo.multiply %73, %82 : tensor<4xcomplex<f32>>
      %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %84 = func.call @_where_29(%64, %83, %cst_28) : (tensor<4xi1>, tensor<4xcomplex<f32>>, tensor<f64>) -> tensor<4xcomplex<f32>>
      %cst_29 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
      %85 = stablehlo.reduce(%84 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      %86 = stablehlo.iota dim = 0 : tensor<4xi64>
      %87 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %88 = stablehlo.compare GT, %86, %87, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %89 = stablehlo.convert %49 : (tensor<i64>) -> tensor<i32>
      %c_30 = stablehlo.constant dense<0> : tensor<i32>
      %90 = stablehlo.compare LT, %89, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_31 = stablehlo.constant dense<4> : tensor<i32>
      %91 = stablehlo.add %89, %c_31 : tensor<i32>
      %92 = stablehlo.select %90, %91, %89 : tensor<i1>, tensor<i32>
      %c_32 = stablehlo.constant dense<0> : tensor<i32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %93 = stablehlo.compare LT, %c_32, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_34 = stablehlo.constant dense<0> : tensor<i32>
      %c_35 = stablehlo.constant dense<4> : tensor<i32>
      %94 = stablehlo.add %c_34, %c_35 : tensor<i32>
      %c_36 = stablehlo.constant dense<0> : tensor<i32>
      %95 = stablehlo.select %93, %94, %c_36 : tensor<i1>, tensor<i32>
      %96 = stablehlo.dynamic_slice %51, %92, %95, sizes = [1, 4] : (tensor<4x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x4xcomplex<f32>>
      %97 = stablehlo.reshape %96 : (tensor<1x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
      %98 = stablehlo.convert %50 : (tensor<i64>) -> tensor<i32>
      %c_37 = stablehlo.constant dense<0> : tensor<i32>
      %c_38 = stablehlo.constant dense<0> : tensor<i32>
      %99 = stablehlo.compare LT, %c_37, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_39 = stablehlo.constant dense<0> : tensor<i32>
      %c_40 = stablehlo.constant dense<4> : tensor<i32>
      %100 = stablehlo.add %c_39, %c_40 : tensor<i32>
      %c_41 = stablehlo.constant dense<0> : tensor<i32>
      %101 = stablehlo.select %99, %100, %c_41 : tensor<i1>, tensor<i32>
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      %102 = stablehlo.compare LT, %98, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_43 = stablehlo.constant dense<4> : tensor<i32>
      %103 = stablehlo.add %98, %c_43 : tensor<i32>
      %104 = stablehlo.select %102, %103, %98 : tensor<i1>, tensor<i32>
      %105 = stablehlo.dynamic_slice %iterArg_5, %101, %104, sizes = [4, 1] : (tensor<4x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<4x1xcomplex<f32>>
      %106 = stablehlo.reshape %105 : (tensor<4x1xcomplex<f32>>) -> tensor<4xcomplex<f32>>
      %107 = stablehlo.multiply %97, %106 : tensor<4xcomplex<f32>>
      %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %108 = func.call @_where_29(%88, %107, %cst_44) : (tensor<4xi1>, tensor<4xcomplex<f32>>, tensor<f64>) -> tensor<4xcomplex<f32>>
      %cst_45 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
      %109 = stablehlo.reduce(%108 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      %110 = stablehlo.add %85, %109 : tensor<complex<f32>>
      %111 = stablehlo.subtract %61, %110 : tensor<complex<f32>>
      %112 = stablehlo.convert %49 : (tensor<i64>) -> tensor<i32>
      %113 = stablehlo.convert %49 : (tensor<i64>) -> tensor<i32>
      %c_46 = stablehlo.constant dense<0> : tensor<i32>
      %114 = stablehlo.compare LT, %112, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_47 = stablehlo.constant dense<4> : tensor<i32>
      %115 = stablehlo.add %112, %c_47 : tensor<i32>
      %116 = stablehlo.select %114, %115, %112 : tensor<i1>, tensor<i32>
      %c_48 = stablehlo.constant dense<0> : tensor<i32>
      %117 = stablehlo.compare LT, %113, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_49 = stablehlo.constant dense<4> : tensor<i32>
      %118 = stablehlo.add %113, %c_49 : tensor<i32>
      %119 = stablehlo.select %117, %118, %113 : tensor<i1>, tensor<i32>
      %120 = stablehlo.dynamic_slice %iterArg_4, %116, %119, sizes = [1, 1] : (tensor<4x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %121 = stablehlo.reshape %120 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
      %122 = stablehlo.convert %50 : (tensor<i64>) -> tensor<i32>
      %123 = stablehlo.convert %50 : (tensor<i64>) -> tensor<i32>
      %c_50 = stablehlo.constant dense<0> : tensor<i32>
      %124 = stablehlo.compare LT, %122, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_51 = stablehlo.constant dense<4> : tensor<i32>
      %125 = stablehlo.add %122, %c_51 : tensor<i32>
      %126 = stablehlo.select %124, %125, %122 : tensor<i1>, tensor<i32>
      %c_52 = stablehlo.constant dense<0> : tensor<i32>
      %127 = stablehlo.compare LT, %123, %c_52, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_53 = stablehlo.constant dense<4> : tensor<i32>
      %128 = stablehlo.add %123, %c_53 : tensor<i32>
      %129 = stablehlo.select %127, %128, %123 : tensor<i1>, tensor<i32>
      %130 = stablehlo.dynamic_slice %iterArg_5, %126, %129, sizes = [1, 1] : (tensor<4x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %131 = stablehlo.reshape %130 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
      %132 = stablehlo.add %121, %131 : tensor<complex<f32>>
      %133 = stablehlo.divide %111, %132 : tensor<complex<f32>>
      %c_54 = stablehlo.constant dense<4> : tensor<i64>
      %134 = stablehlo.multiply %49, %c_54 : tensor<i64>
      %135 = stablehlo.add %134, %50 : tensor<i64>
      %c_55 = stablehlo.constant dense<0> : tensor<i64>
      %136 = stablehlo.compare LT, %135, %c_55, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_56 = stablehlo.constant dense<16> : tensor<i64>
      %137 = stablehlo.add %135, %c_56 : tensor<i64>
      %138 = stablehlo.select %136, %137, %135 : tensor<i1>, tensor<i64>
      %139 = stablehlo.convert %138 : (tensor<i64>) -> tensor<i32>
      %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %141 = "stablehlo.scatter"(%iterArg_7, %140, %133) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<complex<f32>>, %arg5: tensor<complex<f32>>):
        stablehlo.return %arg5 : tensor<complex<f32>>
      }) : (tensor<16xcomplex<f32>>, tensor<1xi32>, tensor<complex<f32>>) -> tensor<16xcomplex<f32>>
      %c_57 = stablehlo.constant dense<1> : tensor<i64>
      %142 = stablehlo.add %iterArg_6, %c_57 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %142, %141 : tensor<16xi64>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i64>, tensor<16xcomplex<f32>>
    }
    %26 = stablehlo.reshape %25#5 : (tensor<16xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %27 = stablehlo.dot_general %0#1, %26, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %28 = stablehlo.real %6#1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %29 = stablehlo.imag %6#1 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %30 = stablehlo.negate %29 : tensor<4x4xf32>
    %31 = stablehlo.complex %28, %30 : tensor<4x4xcomplex<f32>>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %33 = stablehlo.dot_general %27, %32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %34 = call @eigvals_30(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<4xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %36 = call @eigvals_30(%arg1) : (tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %37 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %38 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<4x1xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %39 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %40 = stablehlo.add %38, %39 : tensor<4x4xcomplex<f32>>
    %41 = stablehlo.abs %40 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %42 = stablehlo.convert %arg3 : (tensor<f64>) -> tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %44 = stablehlo.compare LT, %41, %43, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %45 = stablehlo.reduce(%44 init: %c_2) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x4xi1>, tensor<i1>) -> tensor<i1>
    %46 = stablehlo.convert %45 : (tensor<i1>) -> tensor<i32>
    %47 = "stablehlo.case"(%46) ({
      stablehlo.return %33 : tensor<4x4xcomplex<f32>>
    }, {
      %cst_3 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
      %48 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %cst_4 = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
      %49 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
      %50 = stablehlo.multiply %48, %49 : tensor<4x4xcomplex<f32>>
      stablehlo.return %50 : tensor<4x4xcomplex<f32>>
    }) : (tensor<i32>) -> tensor<4x4xcomplex<f32>>
    return %47 : tensor<4x4xcomplex<f32>>
  }
  func.func private @_where_29(%arg0: tensor<4xi1>, %arg1: tensor<4xcomplex<f32>>, %arg2: tensor<f64>) -> tensor<4xcomplex<f32>> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<4xi1>, tensor<4xcomplex<f32>>
    return %2 : tensor<4xcomplex<f32>>
  }
  func.func private @eigvals_30(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    %0:4 = stablehlo.custom_call @lapack_cgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<4xi1>, tensor<4xcomplex<f32>>
    return %6 : tensor<4xcomplex<f32>>
  }
}
