module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<67xf64>, %arg1: tensor<67xf64>) -> (tensor<67xf64> {jax.result_info = "result[0]"}, tensor<67xf64> {jax.result_info = "result[1]"}, tensor<67xf64> {jax.result_info = "result[2]"}, tensor<67xf64> {jax.result_info = "result[3]"}, tensor<67xf64> {jax.result_info = "result[4]"}, tensor<67xf64> {jax.result_info = "result[5]"}, tensor<67xf64> {jax.result_info = "result[6]"}, tensor<67xf64> {jax.result_info = "result[7]"}, tensor<67xf64> {jax.result_info = "result[8]"}, tensor<67xf64> {jax.result_info = "result[9]"}, tensor<67xf64> {jax.result_info = "result[10]"}, tensor<67xf64> {jax.result_info = "result[11]"}, tensor<67xf64> {jax.result_info = "result[12]"}, tensor<67xf64> {jax.result_info = "result[13]"}, tensor<67xf64> {jax.result_info = "result[14]"}, tensor<67xf64> {jax.result_info = "result[15]"}, tensor<67xf64> {jax.result_info = "result[16]"}, tensor<67xf64> {jax.result_info = "result[17]"}) {
    %0 = call @relu(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %1 = call @relu6(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %2 = stablehlo.negate %arg0 : tensor<67xf64>
    %3 = stablehlo.exponential %2 : tensor<67xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %5 = stablehlo.add %4, %3 : tensor<67xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %7 = stablehlo.divide %6, %5 : tensor<67xf64>
    %8 = call @softplus(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %9 = call @silu(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %10 = call @log_sigmoid(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %11 = call @elu(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %12 = call @leaky_relu(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %13 = call @hard_tanh(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %14 = call @celu(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %15 = call @selu(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %16 = stablehlo.multiply %arg0, %arg0 : tensor<67xf64>
    %17 = stablehlo.multiply %16, %arg0 : tensor<67xf64>
    %cst_1 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %19 = stablehlo.multiply %18, %17 : tensor<67xf64>
    %20 = stablehlo.add %arg0, %19 : tensor<67xf64>
    %cst_2 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %22 = stablehlo.multiply %21, %20 : tensor<67xf64>
    %23 = stablehlo.tanh %22 : tensor<67xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %25 = stablehlo.add %24, %23 : tensor<67xf64>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %27 = stablehlo.multiply %26, %25 : tensor<67xf64>
    %28 = stablehlo.multiply %arg0, %27 : tensor<67xf64>
    %29 = call @soft_sign(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %30 = call @hard_sigmoid(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %31 = call @hard_silu(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %32 = call @squareplus(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %33 = call @mish(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %35 = stablehlo.multiply %34, %arg0 : tensor<67xf64>
    %36 = stablehlo.negate %arg0 : tensor<67xf64>
    %cst_6 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %38 = stablehlo.multiply %36, %37 : tensor<67xf64>
    %39 = chlo.erfc %38 : tensor<67xf64> -> tensor<67xf64>
    %40 = stablehlo.multiply %35, %39 : tensor<67xf64>
    return %0, %1, %7, %8, %9, %10, %11, %12, %13, %14, %15, %28, %29, %30, %31, %32, %33, %40 : tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>
  }
  func.func private @relu(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<67xf64>
    return %1 : tensor<67xf64>
  }
  func.func private @relu6(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<67xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %3 = stablehlo.minimum %1, %2 : tensor<67xf64>
    return %3 : tensor<67xf64>
  }
  func.func private @softplus(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<67xf64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %3 = stablehlo.subtract %arg0, %2 : tensor<67xf64>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %6 = stablehlo.add %arg0, %5 : tensor<67xf64>
    %7 = stablehlo.abs %3 : tensor<67xf64>
    %8 = stablehlo.negate %7 : tensor<67xf64>
    %9 = stablehlo.exponential %8 : tensor<67xf64>
    %10 = stablehlo.log_plus_one %9 : tensor<67xf64>
    %11 = stablehlo.add %1, %10 : tensor<67xf64>
    %12 = stablehlo.select %4, %6, %11 : tensor<67xi1>, tensor<67xf64>
    return %12 : tensor<67xf64>
  }
  func.func private @silu(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %0 = stablehlo.negate %arg0 : tensor<67xf64>
    %1 = stablehlo.exponential %0 : tensor<67xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %3 = stablehlo.add %2, %1 : tensor<67xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %5 = stablehlo.divide %4, %3 : tensor<67xf64>
    %6 = stablehlo.multiply %arg0, %5 : tensor<67xf64>
    return %6 : tensor<67xf64>
  }
  func.func private @log_sigmoid(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %0 = stablehlo.negate %arg0 : tensor<67xf64>
    %1 = call @softplus(%0) : (tensor<67xf64>) -> tensor<67xf64>
    %2 = stablehlo.negate %1 : tensor<67xf64>
    return %2 : tensor<67xf64>
  }
  func.func private @elu(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<67xi1>, tensor<f64>, tensor<67xf64>) -> tensor<67xf64>
    %5 = stablehlo.exponential_minus_one %4 : tensor<67xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %7 = stablehlo.multiply %6, %5 : tensor<67xf64>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<67xi1>, tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    return %8 : tensor<67xf64>
  }
  func.func private @_where(%arg0: tensor<67xi1>, %arg1: tensor<f64>, %arg2: tensor<67xf64>) -> tensor<67xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<67xi1>, tensor<67xf64>
    return %2 : tensor<67xf64>
  }
  func.func private @_where_0(%arg0: tensor<67xi1>, %arg1: tensor<67xf64>, %arg2: tensor<67xf64>) -> tensor<67xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<67xi1>, tensor<67xf64>
    return %0 : tensor<67xf64>
  }
  func.func private @leaky_relu(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_0 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %3 = stablehlo.multiply %2, %arg0 : tensor<67xf64>
    %4 = call @_where_0(%1, %arg0, %3) : (tensor<67xi1>, tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    return %4 : tensor<67xf64>
  }
  func.func private @hard_tanh(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = call @_where_1(%3, %c, %arg0) : (tensor<67xi1>, tensor<i64>, tensor<67xf64>) -> tensor<67xf64>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %5 = call @_where_1(%1, %c_1, %4) : (tensor<67xi1>, tensor<i64>, tensor<67xf64>) -> tensor<67xf64>
    return %5 : tensor<67xf64>
  }
  func.func private @_where_1(%arg0: tensor<67xi1>, %arg1: tensor<i64>, %arg2: tensor<67xf64>) -> tensor<67xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<67xi1>, tensor<67xf64>
    return %2 : tensor<67xf64>
  }
  func.func private @celu(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<67xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %3 = stablehlo.minimum %arg0, %2 : tensor<67xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %5 = stablehlo.divide %3, %4 : tensor<67xf64>
    %6 = stablehlo.exponential_minus_one %5 : tensor<67xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %8 = stablehlo.multiply %7, %6 : tensor<67xf64>
    %9 = stablehlo.add %1, %8 : tensor<67xf64>
    return %9 : tensor<67xf64>
  }
  func.func private @selu(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %cst = stablehlo.constant dense<1.6732632423543772> : tensor<f64>
    %0 = call @elu_2(%arg0, %cst) : (tensor<67xf64>, tensor<f64>) -> tensor<67xf64>
    %cst_0 = stablehlo.constant dense<1.0507009873554805> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %2 = stablehlo.multiply %1, %0 : tensor<67xf64>
    return %2 : tensor<67xf64>
  }
  func.func private @elu_2(%arg0: tensor<67xf64>, %arg1: tensor<f64>) -> tensor<67xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<67xi1>, tensor<f64>, tensor<67xf64>) -> tensor<67xf64>
    %5 = stablehlo.exponential_minus_one %4 : tensor<67xf64>
    %6 = stablehlo.convert %arg1 : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %8 = stablehlo.multiply %7, %5 : tensor<67xf64>
    %9 = call @_where_0(%1, %arg0, %8) : (tensor<67xi1>, tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    return %9 : tensor<67xf64>
  }
  func.func private @soft_sign(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %0 = stablehlo.abs %arg0 : tensor<67xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %2 = stablehlo.add %0, %1 : tensor<67xf64>
    %3 = stablehlo.divide %arg0, %2 : tensor<67xf64>
    return %3 : tensor<67xf64>
  }
  func.func private @hard_sigmoid(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %1 = stablehlo.add %arg0, %0 : tensor<67xf64>
    %2 = call @relu6(%1) : (tensor<67xf64>) -> tensor<67xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %4 = stablehlo.divide %2, %3 : tensor<67xf64>
    return %4 : tensor<67xf64>
  }
  func.func private @hard_silu(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %0 = call @hard_sigmoid(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<67xf64>
    return %1 : tensor<67xf64>
  }
  func.func private @squareplus(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %0 = chlo.square %arg0 : tensor<67xf64> -> tensor<67xf64>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %2 = stablehlo.add %0, %1 : tensor<67xf64>
    %3 = stablehlo.sqrt %2 : tensor<67xf64>
    %4 = stablehlo.add %arg0, %3 : tensor<67xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %6 = stablehlo.divide %4, %5 : tensor<67xf64>
    return %6 : tensor<67xf64>
  }
  func.func private @mish(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %0 = call @softplus(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %1 = stablehlo.tanh %0 : tensor<67xf64>
    %2 = stablehlo.multiply %arg0, %1 : tensor<67xf64>
    return %2 : tensor<67xf64>
  }
}
