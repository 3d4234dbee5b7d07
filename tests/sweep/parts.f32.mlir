module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<67xf32>, %arg1: tensor<67xf32>) -> (tensor<67xf32> {jax.result_info = "result[0]"}, tensor<67xf32> {jax.result_info = "result[1]"}, tensor<67xi32> {jax.result_info = "result[2]"}, tensor<67xf32> {jax.result_info = "result[3]"}, tensor<67xf32> {jax.result_info = "result[4]"}, tensor<67xf32> {jax.result_info = "result[5]"}, tensor<67xf32> {jax.result_info = "result[6]"}, tensor<67xf32> {jax.result_info = "result[7]"}, tensor<67xf32> {jax.result_info = "result[8]"}, tensor<67xf32> {jax.result_info = "result[9]"}) {
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<67xf32>
    %2 = call @round(%1) : (tensor<67xf32>) -> tensor<67xf32>
    %3 = stablehlo.convert %2 : (tensor<67xf32>) -> tensor<67xi32>
    %c = stablehlo.constant dense<16> : tensor<i64>
    %4 = call @remainder(%3, %c) : (tensor<67xi32>, tensor<i64>) -> tensor<67xi32>
    %5 = call @ldexp(%arg0, %4) : (tensor<67xf32>, tensor<67xi32>) -> tensor<67xf32>
    %6:2 = call @frexp(%arg0) : (tensor<67xf32>) -> (tensor<67xf32>, tensor<67xi32>)
    %7:2 = call @frexp(%arg0) : (tensor<67xf32>) -> (tensor<67xf32>, tensor<67xi32>)
    %8:2 = call @modf(%arg0) : (tensor<67xf32>) -> (tensor<67xf32>, tensor<67xf32>)
    %9:2 = call @modf(%arg0) : (tensor<67xf32>) -> (tensor<67xf32>, tensor<67xf32>)
    %10:2 = call @divmod(%arg0, %arg1) : (tensor<67xf32>, tensor<67xf32>) -> (tensor<67xf32>, tensor<67xf32>)
    %11:2 = call @divmod(%arg0, %arg1) : (tensor<67xf32>, tensor<67xf32>) -> (tensor<67xf32>, tensor<67xf32>)
    %12 = stablehlo.power %arg1, %arg0 : tensor<67xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = call @copysign(%cst_0, %arg0) : (tensor<f32>, tensor<67xf32>) -> tensor<67xf32>
    %14 = chlo.next_after %arg0, %13 : tensor<67xf32>, tensor<67xf32> -> tensor<67xf32>
    %15 = stablehlo.subtract %14, %arg0 : tensor<67xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %17 = stablehlo.compare EQ, %15, %16, FLOAT : (tensor<67xf32>, tensor<67xf32>) -> tensor<67xi1>
    %cst_2 = stablehlo.constant dense<1.401300e-45> : tensor<f32>
    %18 = call @copysign(%cst_2, %arg0) : (tensor<f32>, tensor<67xf32>) -> tensor<67xf32>
    %19 = call @_where_0(%17, %18, %15) : (tensor<67xi1>, tensor<67xf32>, tensor<67xf32>) -> tensor<67xf32>
    %20 = stablehlo.reduce_precision %arg0, format = e5m3 : tensor<67xf32>
    return %5, %6#0, %7#1, %8#0, %9#1, %10#0, %11#1, %12, %19, %20 : tensor<67xf32>, tensor<67xf32>, tensor<67xi32>, tensor<67xf32>, tensor<67xf32>, tensor<67xf32>, tensor<67xf32>, tensor<67xf32>, tensor<67xf32>, tensor<67xf32>
  }
  func.func private @round(%arg0: tensor<67xf32>) -> tensor<67xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<67xf32>
    return %0 : tensor<67xf32>
  }
  func.func private @remainder(%arg0: tensor<67xi32>, %arg1: tensor<i64>) -> tensor<67xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<67xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<67xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<67xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<67xi32>, tensor<67xi32>) -> tensor<67xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<67xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<67xi32>, tensor<67xi32>) -> tensor<67xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<67xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<67xi1>, tensor<67xi1>) -> tensor<67xi1>
    %12 = stablehlo.and %11, %6 : tensor<67xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<67xi32>
    %14 = stablehlo.add %4, %13 : tensor<67xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<67xi1>, tensor<67xi32>
    return %15 : tensor<67xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @ldexp(%arg0: tensor<67xf32>, %arg1: tensor<67xi32>) -> tensor<67xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<67xi32>) -> tensor<67xf32>
    %1:2 = call @frexp(%arg0) : (tensor<67xf32>) -> (tensor<67xf32>, tensor<67xi32>)
    %2 = stablehlo.convert %1#1 : (tensor<67xi32>) -> tensor<67xf32>
    %3 = stablehlo.add %2, %0 : tensor<67xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %5 = stablehlo.compare GT, %3, %4, FLOAT : (tensor<67xf32>, tensor<67xf32>) -> tensor<67xi1>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %7 = stablehlo.multiply %1#0, %6 : tensor<67xf32>
    %8 = call @_where_0(%5, %7, %1#0) : (tensor<67xi1>, tensor<67xf32>, tensor<67xf32>) -> tensor<67xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %10 = stablehlo.compare GT, %3, %9, FLOAT : (tensor<67xf32>, tensor<67xf32>) -> tensor<67xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %12 = stablehlo.subtract %3, %11 : tensor<67xf32>
    %13 = call @_where_0(%10, %12, %3) : (tensor<67xi1>, tensor<67xf32>, tensor<67xf32>) -> tensor<67xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %15 = stablehlo.power %14, %13 : tensor<67xf32>
    %16 = stablehlo.multiply %8, %15 : tensor<67xf32>
    %17 = call @isinf(%arg0) : (tensor<67xf32>) -> tensor<67xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %19 = stablehlo.compare EQ, %arg0, %18, FLOAT : (tensor<67xf32>, tensor<67xf32>) -> tensor<67xi1>
    %20 = stablehlo.or %17, %19 : tensor<67xi1>
    %21 = call @_where_0(%20, %arg0, %16) : (tensor<67xi1>, tensor<67xf32>, tensor<67xf32>) -> tensor<67xf32>
    return %21 : tensor<67xf32>
  }
  func.func private @frexp(%arg0: tensor<67xf32>) -> (tensor<67xf32>, tensor<67xi32>) {
    %0 = stablehlo.abs %arg0 : tensor<67xf32>
    %cst = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<67xf32>, tensor<67xf32>) -> tensor<67xi1>
    %cst_0 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<67xf32>
    %5 = call @_where_0(%2, %4, %arg0) : (tensor<67xi1>, tensor<67xf32>, tensor<67xf32>) -> tensor<67xf32>
    %c = stablehlo.constant dense<-23> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where_1(%2, %c, %c_1) : (tensor<67xi1>, tensor<i32>, tensor<i32>) -> tensor<67xi32>
    %7 = stablehlo.bitcast_convert %5 : (tensor<67xf32>) -> tensor<67xi32>
    %c_2 = stablehlo.constant dense<23> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<67xi32>
    %9 = stablehlo.shift_right_arithmetic %7, %8 : tensor<67xi32>
    %c_3 = stablehlo.constant dense<255> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<67xi32>
    %11 = stablehlo.and %9, %10 : tensor<67xi32>
    %c_4 = stablehlo.constant dense<127> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<67xi32>
    %13 = stablehlo.subtract %11, %12 : tensor<67xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<67xi32>
    %15 = stablehlo.add %13, %14 : tensor<67xi32>
    %16 = stablehlo.add %6, %15 : tensor<67xi32>
    %c_6 = stablehlo.constant dense<-2139095041> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<67xi32>
    %18 = stablehlo.and %7, %17 : tensor<67xi32>
    %c_7 = stablehlo.constant dense<1056964608> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<67xi32>
    %20 = stablehlo.or %18, %19 : tensor<67xi32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<67xi32>) -> tensor<67xf32>
    %22 = call @isinf(%arg0) : (tensor<67xf32>) -> tensor<67xi1>
    %23 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<67xf32>, tensor<67xf32>) -> tensor<67xi1>
    %24 = stablehlo.or %22, %23 : tensor<67xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %26 = stablehlo.compare EQ, %arg0, %25, FLOAT : (tensor<67xf32>, tensor<67xf32>) -> tensor<67xi1>
    %27 = stablehlo.or %24, %26 : tensor<67xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<67xi32>
    %29 = call @_where_2(%27, %28, %16) : (tensor<67xi1>, tensor<67xi32>, tensor<67xi32>) -> tensor<67xi32>
    %30 = call @_where_0(%27, %arg0, %21) : (tensor<67xi1>, tensor<67xf32>, tensor<67xf32>) -> tensor<67xf32>
    return %30, %29 : tensor<67xf32>, tensor<67xi32>
  }
  func.func private @_where_0(%arg0: tensor<67xi1>, %arg1: tensor<67xf32>, %arg2: tensor<67xf32>) -> tensor<67xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<67xi1>, tensor<67xf32>
    return %0 : tensor<67xf32>
  }
  func.func private @_where_1(%arg0: tensor<67xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<67xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<67xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<67xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<67xi1>, tensor<67xi32>
    return %2 : tensor<67xi32>
  }
  func.func private @isinf(%arg0: tensor<67xf32>) -> tensor<67xi1> {
    %0 = stablehlo.abs %arg0 : tensor<67xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<67xf32>, tensor<67xf32>) -> tensor<67xi1>
    return %2 : tensor<67xi1>
  }
  func.func private @_where_2(%arg0: tensor<67xi1>, %arg1: tensor<67xi32>, %arg2: tensor<67xi32>) -> tensor<67xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<67xi1>, tensor<67xi32>
    return %0 : tensor<67xi32>
  }
  func.func private @modf(%arg0: tensor<67xf32>) -> (tensor<67xf32>, tensor<67xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<67xf32>, tensor<67xf32>) -> tensor<67xi1>
    %2 = stablehlo.floor %arg0 : tensor<67xf32>
    %3 = stablehlo.ceil %arg0 : tensor<67xf32>
    %4 = call @_where_0(%1, %2, %3) : (tensor<67xi1>, tensor<67xf32>, tensor<67xf32>) -> tensor<67xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<67xf32>
    return %5, %4 : tensor<67xf32>, tensor<67xf32>
  }
  func.func private @divmod(%arg0: tensor<67xf32>, %arg1: tensor<67xf32>) -> (tensor<67xf32>, tensor<67xf32>) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<67xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %2 = stablehlo.compare EQ, %arg1, %1, FLOAT : (tensor<67xf32>, tensor<67xf32>) -> tensor<67xi1>
    %3 = stablehlo.subtract %arg0, %0 : tensor<67xf32>
    %4 = call @_where_0(%2, %arg0, %3) : (tensor<67xi1>, tensor<67xf32>, tensor<67xf32>) -> tensor<67xf32>
    %5 = stablehlo.divide %4, %arg1 : tensor<67xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %7 = stablehlo.compare NE, %0, %6, FLOAT : (tensor<67xf32>, tensor<67xf32>) -> tensor<67xi1>
    %8 = stablehlo.sign %arg1 : tensor<67xf32>
    %9 = stablehlo.sign %0 : tensor<67xf32>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<67xf32>, tensor<67xf32>) -> tensor<67xi1>
    %11 = stablehlo.and %7, %10 : tensor<67xi1>
    %12 = stablehlo.add %0, %arg1 : tensor<67xf32>
    %13 = stablehlo.select %11, %12, %0 : tensor<67xi1>, tensor<67xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %15 = stablehlo.subtract %5, %14 : tensor<67xf32>
    %16 = stablehlo.select %11, %15, %5 : tensor<67xi1>, tensor<67xf32>
    %17 = stablehlo.round_nearest_afz %16 : tensor<67xf32>
    return %17, %13 : tensor<67xf32>, tensor<67xf32>
  }
  func.func private @copysign(%arg0: tensor<f32>, %arg1: tensor<67xf32>) -> tensor<67xf32> {
    %0 = call @signbit(%arg1) : (tensor<67xf32>) -> tensor<67xi1>
    %1 = stablehlo.abs %arg0 : tensor<f32>
    %2 = stablehlo.negate %1 : tensor<f32>
    %3 = stablehlo.abs %arg0 : tensor<f32>
    %4 = call @_where_3(%0, %2, %3) : (tensor<67xi1>, tensor<f32>, tensor<f32>) -> tensor<67xf32>
    return %4 : tensor<67xf32>
  }
  func.func private @signbit(%arg0: tensor<67xf32>) -> tensor<67xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<67xf32>) -> tensor<67xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<67xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<67xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<67xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<67xi32>, tensor<67xi32>) -> tensor<67xi1>
    %5 = stablehlo.convert %4 : tensor<67xi1>
    return %5 : tensor<67xi1>
  }
  func.func private @_where_3(%arg0: tensor<67xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<67xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<67xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<67xi1>, tensor<67xf32>
    return %2 : tensor<67xf32>
  }
}
