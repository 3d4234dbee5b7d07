module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<67xf64>, %arg1: tensor<67xf64>) -> (tensor<67xf64> {jax.result_info = "result[0]"}, tensor<67xf64> {jax.result_info = "result[1]"}, tensor<67xf64> {jax.result_info = "result[2]"}, tensor<67xf64> {jax.result_info = "result[3]"}, tensor<67xf64> {jax.result_info = "result[4]"}, tensor<67xf64> {jax.result_info = "result[5]"}, tensor<67xf64> {jax.result_info = "result[6]"}, tensor<67xf64> {jax.result_info = "result[7]"}, tensor<67xf64> {jax.result_info = "result[8]"}, tensor<67xf64> {jax.result_info = "result[9]"}, tensor<67xf64> {jax.result_info = "result[10]"}, tensor<67xf64> {jax.result_info = "result[11]"}, tensor<67xf64> {jax.result_info = "result[12]"}, tensor<67xf64> {jax.result_info = "result[13]"}, tensor<67xf64> {jax.result_info = "result[14]"}, tensor<67xf64> {jax.result_info = "result[15]"}, tensor<67xf64> {jax.result_info = "result[16]"}, tensor<67xf64> {jax.result_info = "result[17]"}, tensor<67xf64> {jax.result_info = "result[18]"}, tensor<67xf64> {jax.result_info = "result[19]"}, tensor<67xf64> {jax.result_info = "result[20]"}, tensor<67xf64> {jax.result_info = "result[21]"}, tensor<67xf64> {jax.result_info = "result[22]"}, tensor<67xf64> {jax.result_info = "result[23]"}, tensor<67xf64> {jax.result_info = "result[24]"}, tensor<67xf64> {jax.result_info = "result[25]"}, tensor<67xf64> {jax.result_info = "result[26]"}, tensor<67xf64> {jax.result_info = "result[27]"}, tensor<67xf64> {jax.result_info = "result[28]"}, tensor<67xf64> {jax.result_info = "result[29]"}, tensor<67xf64> {jax.result_info = "result[30]"}, tensor<67xi1> {jax.result_info = "result[31]"}, tensor<67xi1> {jax.result_info = "result[32]"}, tensor<67xi1> {jax.result_info = "result[33]"}, tensor<67xi1> {jax.result_info = "result[34]"}, tensor<67xf64> {jax.result_info = "result[35]"}, tensor<67xf64> {jax.result_info = "result[36]"}, tensor<67xf64> {jax.result_info = "result[37]"}, tensor<67xf64> {jax.result_info = "result[38]"}, tensor<67xf64> {jax.result_info = "result[39]"}, tensor<67xf64> {jax.result_info = "result[40]"}, tensor<67xi1> {jax.result_info = "result[41]"}, tensor<67xi1> {jax.result_info = "result[42]"}, tensor<67xf64> {jax.result_info = "result[43]"}, tensor<67xf64> {jax.result_info = "result[44]"}, tensor<67xf64> {jax.result_info = "result[45]"}, tensor<67xf64> {jax.result_info = "result[46]"}, tensor<67xf64> {jax.result_info = "result[47]"}, tensor<67xf64> {jax.result_info = "result[48]"}, tensor<67xf64> {jax.result_info = "result[49]"}, tensor<67xf64> {jax.result_info = "result[50]"}, tensor<67xf64> {jax.result_info = "result[51]"}, tensor<67xf64> {jax.result_info = "result[52]"}, tensor<67xf64> {jax.result_info = "result[53]"}, tensor<67xf64> {jax.result_info = "result[54]"}, tensor<67xf64> {jax.result_info = "result[55]"}, tensor<67xf64> {jax.result_info = "result[56]"}, tensor<67xf64> {jax.result_info = "result[57]"}, tensor<67xf64> {jax.result_info = "result[58]"}, tensor<67xf64> {jax.result_info = "result[59]"}, tensor<67xf64> {jax.result_info = "result[60]"}, tensor<67xf64> {jax.result_info = "result[61]"}, tensor<67xf64> {jax.result_info = "result[62]"}, tensor<67xf64> {jax.result_info = "result[63]"}, tensor<67xf64> {jax.result_info = "result[64]"}, tensor<67xf64> {jax.result_info = "result[65]"}, tensor<67xf64> {jax.result_info = "result[66]"}, tensor<67xf64> {jax.result_info = "result[67]"}, tensor<67xf64> {jax.result_info = "result[68]"}, tensor<67xf64> {jax.result_info = "result[69]"}, tensor<67xi1> {jax.result_info = "result[70]"}, tensor<67xi1> {jax.result_info = "result[71]"}, tensor<67xi1> {jax.result_info = "result[72]"}, tensor<67xi1> {jax.result_info = "result[73]"}, tensor<67xi1> {jax.result_info = "result[74]"}, tensor<67xi1> {jax.result_info = "result[75]"}, tensor<67xf64> {jax.result_info = "result[76]"}, tensor<67xf64> {jax.result_info = "result[77]"}, tensor<67xf64> {jax.result_info = "result[78]"}, tensor<67xf64> {jax.result_info = "result[79]"}, tensor<67xf64> {jax.result_info = "result[80]"}, tensor<67xf64> {jax.result_info = "result[81]"}, tensor<67xf64> {jax.result_info = "result[82]"}) {
    %0 = stablehlo.abs %arg0 : tensor<67xf64>
    %1 = stablehlo.sign %arg0 : tensor<67xf64>
    %2 = stablehlo.negate %arg0 : tensor<67xf64>
    %3 = stablehlo.floor %arg0 : tensor<67xf64>
    %4 = stablehlo.ceil %arg0 : tensor<67xf64>
    %5 = call @trunc(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %6 = call @rint(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %7 = stablehlo.sqrt %arg0 : tensor<67xf64>
    %8 = stablehlo.cbrt %arg0 : tensor<67xf64>
    %9 = chlo.square %arg0 : tensor<67xf64> -> tensor<67xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %11 = stablehlo.divide %10, %arg0 : tensor<67xf64>
    %12 = stablehlo.exponential %arg0 : tensor<67xf64>
    %cst_0 = stablehlo.constant dense<0.69314718055994529> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %14 = stablehlo.multiply %13, %arg0 : tensor<67xf64>
    %15 = stablehlo.exponential %14 : tensor<67xf64>
    %16 = stablehlo.exponential_minus_one %arg0 : tensor<67xf64>
    %17 = stablehlo.log %arg0 : tensor<67xf64>
    %18 = stablehlo.log %arg0 : tensor<67xf64>
    %cst_1 = stablehlo.constant dense<1.4426950408889634> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %20 = stablehlo.multiply %18, %19 : tensor<67xf64>
    %21 = stablehlo.log %arg0 : tensor<67xf64>
    %cst_2 = stablehlo.constant dense<0.43429448190325182> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %23 = stablehlo.multiply %21, %22 : tensor<67xf64>
    %24 = stablehlo.log_plus_one %arg0 : tensor<67xf64>
    %25 = stablehlo.sine %arg0 : tensor<67xf64>
    %26 = stablehlo.cosine %arg0 : tensor<67xf64>
    %27 = stablehlo.tan %arg0 : tensor<67xf64>
    %28 = chlo.asin %arg0 : tensor<67xf64> -> tensor<67xf64>
    %29 = chlo.acos %arg0 : tensor<67xf64> -> tensor<67xf64>
    %30 = chlo.sinh %arg0 : tensor<67xf64> -> tensor<67xf64>
    %31 = chlo.cosh %arg0 : tensor<67xf64> -> tensor<67xf64>
    %32 = stablehlo.tanh %arg0 : tensor<67xf64>
    %33 = chlo.asinh %arg0 : tensor<67xf64> -> tensor<67xf64>
    %34 = call @arccosh(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %35 = chlo.atanh %arg0 : tensor<67xf64> -> tensor<67xf64>
    %36 = call @sinc(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %37 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %38 = stablehlo.is_finite %arg0 : (tensor<67xf64>) -> tensor<67xi1>
    %39 = call @isinf(%arg0) : (tensor<67xf64>) -> tensor<67xi1>
    %40 = call @signbit(%arg0) : (tensor<67xf64>) -> tensor<67xi1>
    %cst_3 = stablehlo.constant dense<57.295779513082323> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %42 = stablehlo.multiply %arg0, %41 : tensor<67xf64>
    %cst_4 = stablehlo.constant dense<0.017453292519943295> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %44 = stablehlo.multiply %arg0, %43 : tensor<67xf64>
    %45 = call @nan_to_num(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    %46 = stablehlo.abs %arg0 : tensor<67xf64>
    %cst_5 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %48 = stablehlo.compare EQ, %arg0, %47, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_6 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %50 = stablehlo.compare EQ, %arg0, %49, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %51 = stablehlo.sqrt %arg1 : tensor<67xf64>
    %52 = stablehlo.log %arg1 : tensor<67xf64>
    %53 = stablehlo.log %arg1 : tensor<67xf64>
    %cst_7 = stablehlo.constant dense<1.4426950408889634> : tensor<f64>
    %54 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %55 = stablehlo.multiply %53, %54 : tensor<67xf64>
    %56 = stablehlo.log %arg1 : tensor<67xf64>
    %cst_8 = stablehlo.constant dense<0.43429448190325182> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %58 = stablehlo.multiply %56, %57 : tensor<67xf64>
    %59 = stablehlo.log_plus_one %arg1 : tensor<67xf64>
    %60 = call @arccosh(%arg1) : (tensor<67xf64>) -> tensor<67xf64>
    %61 = stablehlo.sine %arg0 : tensor<67xf64>
    %62 = chlo.asin %61 : tensor<67xf64> -> tensor<67xf64>
    %63 = stablehlo.sine %arg0 : tensor<67xf64>
    %64 = chlo.acos %63 : tensor<67xf64> -> tensor<67xf64>
    %65 = stablehlo.sine %arg0 : tensor<67xf64>
    %66 = chlo.atanh %65 : tensor<67xf64> -> tensor<67xf64>
    %67 = stablehlo.add %arg0, %arg1 : tensor<67xf64>
    %68 = stablehlo.subtract %arg0, %arg1 : tensor<67xf64>
    %69 = stablehlo.multiply %arg0, %arg1 : tensor<67xf64>
    %70 = stablehlo.divide %arg0, %arg1 : tensor<67xf64>
    %71 = stablehlo.maximum %arg0, %arg1 : tensor<67xf64>
    %72 = stablehlo.minimum %arg0, %arg1 : tensor<67xf64>
    %73 = call @fmax(%arg0, %arg1) : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    %74 = call @fmin(%arg0, %arg1) : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    %75 = call @fmod(%arg0, %arg1) : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    %76 = call @remainder(%arg0, %arg1) : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    %77 = call @remainder(%arg0, %arg1) : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    %78 = call @floor_divide(%arg0, %arg1) : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    %79 = call @hypot(%arg0, %arg1) : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    %80 = call @copysign(%arg0, %arg1) : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    %81 = chlo.next_after %arg0, %arg1 : tensor<67xf64>, tensor<67xf64> -> tensor<67xf64>
    %82 = stablehlo.maximum %arg0, %arg1 : tensor<67xf64>
    %83 = stablehlo.subtract %arg0, %arg1 : tensor<67xf64>
    %84 = stablehlo.compare NE, %83, %83, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %85 = stablehlo.add %arg0, %arg1 : tensor<67xf64>
    %86 = stablehlo.abs %83 : tensor<67xf64>
    %87 = stablehlo.negate %86 : tensor<67xf64>
    %88 = stablehlo.exponential %87 : tensor<67xf64>
    %89 = stablehlo.log_plus_one %88 : tensor<67xf64>
    %90 = stablehlo.add %82, %89 : tensor<67xf64>
    %91 = stablehlo.select %84, %85, %90 : tensor<67xi1>, tensor<67xf64>
    %92 = stablehlo.maximum %arg0, %arg1 : tensor<67xf64>
    %93 = stablehlo.subtract %arg0, %arg1 : tensor<67xf64>
    %94 = stablehlo.compare NE, %93, %93, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %95 = stablehlo.add %arg0, %arg1 : tensor<67xf64>
    %96 = stablehlo.abs %93 : tensor<67xf64>
    %97 = stablehlo.negate %96 : tensor<67xf64>
    %cst_9 = stablehlo.constant dense<0.69314718055994529> : tensor<f64>
    %98 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %99 = stablehlo.multiply %98, %97 : tensor<67xf64>
    %100 = stablehlo.exponential %99 : tensor<67xf64>
    %101 = stablehlo.log_plus_one %100 : tensor<67xf64>
    %cst_10 = stablehlo.constant dense<1.4426950408889634> : tensor<f64>
    %102 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %103 = stablehlo.multiply %102, %101 : tensor<67xf64>
    %104 = stablehlo.add %92, %103 : tensor<67xf64>
    %105 = stablehlo.select %94, %95, %104 : tensor<67xi1>, tensor<67xf64>
    %106 = call @heaviside(%arg0, %arg1) : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    %107 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %108 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %109 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %110 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %111 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %112 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %113 = stablehlo.power %arg1, %arg0 : tensor<67xf64>
    %114 = stablehlo.multiply %arg0, %arg0 : tensor<67xf64>
    %115 = stablehlo.multiply %114, %arg0 : tensor<67xf64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %c_11 = stablehlo.constant dense<1> : tensor<i64>
    %116 = call @clip(%arg0, %c, %c_11) : (tensor<67xf64>, tensor<i64>, tensor<i64>) -> tensor<67xf64>
    %117 = stablehlo.rsqrt %arg1 : tensor<67xf64>
    %118 = stablehlo.negate %arg0 : tensor<67xf64>
    %119 = stablehlo.exponential %118 : tensor<67xf64>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %120 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %121 = stablehlo.add %120, %119 : tensor<67xf64>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %122 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %123 = stablehlo.divide %122, %121 : tensor<67xf64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %124 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %125 = stablehlo.compare GT, %arg0, %124, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %126 = call @_where(%125, %arg0, %arg1) : (tensor<67xi1>, tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    %127 = call @round(%arg0) : (tensor<67xf64>) -> tensor<67xf64>
    return %0, %1, %2, %arg0, %3, %4, %5, %6, %7, %8, %9, %11, %12, %15, %16, %17, %20, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %42, %44, %45, %46, %arg0, %arg0, %48, %50, %51, %52, %55, %58, %59, %60, %62, %64, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %91, %105, %106, %107, %108, %109, %110, %111, %112, %113, %115, %116, %117, %123, %126, %127 : tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xi1>, tensor<67xi1>, tensor<67xi1>, tensor<67xi1>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xi1>, tensor<67xi1>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xi1>, tensor<67xi1>, tensor<67xi1>, tensor<67xi1>, tensor<67xi1>, tensor<67xi1>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>
  }
  func.func private @trunc(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %2 = stablehlo.ceil %arg0 : tensor<67xf64>
    %3 = stablehlo.floor %arg0 : tensor<67xf64>
    %4 = call @_where(%1, %2, %3) : (tensor<67xi1>, tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    return %4 : tensor<67xf64>
  }
  func.func private @_where(%arg0: tensor<67xi1>, %arg1: tensor<67xf64>, %arg2: tensor<67xf64>) -> tensor<67xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<67xi1>, tensor<67xf64>
    return %0 : tensor<67xf64>
  }
  func.func private @rint(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<67xf64>
    return %0 : tensor<67xf64>
  }
  func.func private @arccosh(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %0 = chlo.acosh %arg0 : tensor<67xf64> -> tensor<67xf64>
    return %0 : tensor<67xf64>
  }
  func.func private @sinc(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %0 = stablehlo.abs %arg0 : tensor<67xf64>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_0 = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %4 = stablehlo.multiply %3, %arg0 : tensor<67xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = call @_where_0(%2, %cst_1, %4) : (tensor<67xi1>, tensor<f64>, tensor<67xf64>) -> tensor<67xf64>
    %6 = stablehlo.abs %5 : tensor<67xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %8 = stablehlo.compare LT, %6, %7, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %10 = stablehlo.compare GE, %5, %9, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.negate %cst_4 : tensor<f64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = call @_where_1(%10, %cst_5, %11) : (tensor<67xi1>, tensor<f64>, tensor<f64>) -> tensor<67xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = call @_where_2(%8, %5, %cst_6) : (tensor<67xi1>, tensor<67xf64>, tensor<f64>) -> tensor<67xf64>
    %14 = call @_where(%8, %12, %5) : (tensor<67xi1>, tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    %15 = chlo.square %13 : tensor<67xf64> -> tensor<67xf64>
    %cst_7 = stablehlo.constant dense<-8.2206352466243295E-18> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %17 = stablehlo.multiply %16, %15 : tensor<67xf64>
    %cst_8 = stablehlo.constant dense<2.8114572543455206E-15> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %19 = stablehlo.add %17, %18 : tensor<67xf64>
    %20 = stablehlo.multiply %19, %15 : tensor<67xf64>
    %cst_9 = stablehlo.constant dense<-7.6471637318198164E-13> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %22 = stablehlo.add %20, %21 : tensor<67xf64>
    %23 = stablehlo.multiply %22, %15 : tensor<67xf64>
    %cst_10 = stablehlo.constant dense<1.6059043836821613E-10> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %25 = stablehlo.add %23, %24 : tensor<67xf64>
    %26 = stablehlo.multiply %25, %15 : tensor<67xf64>
    %cst_11 = stablehlo.constant dense<-2.505210838544172E-8> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %28 = stablehlo.add %26, %27 : tensor<67xf64>
    %29 = stablehlo.multiply %28, %15 : tensor<67xf64>
    %cst_12 = stablehlo.constant dense<2.7557319223985893E-6> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %31 = stablehlo.add %29, %30 : tensor<67xf64>
    %32 = stablehlo.multiply %31, %15 : tensor<67xf64>
    %cst_13 = stablehlo.constant dense<-1.9841269841269841E-4> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %34 = stablehlo.add %32, %33 : tensor<67xf64>
    %35 = stablehlo.multiply %34, %15 : tensor<67xf64>
    %cst_14 = stablehlo.constant dense<0.0083333333333333332> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %37 = stablehlo.add %35, %36 : tensor<67xf64>
    %38 = stablehlo.multiply %37, %15 : tensor<67xf64>
    %cst_15 = stablehlo.constant dense<-0.16666666666666666> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %40 = stablehlo.add %38, %39 : tensor<67xf64>
    %41 = stablehlo.multiply %40, %15 : tensor<67xf64>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %43 = stablehlo.add %41, %42 : tensor<67xf64>
    %44 = stablehlo.sine %14 : tensor<67xf64>
    %45 = stablehlo.divide %44, %14 : tensor<67xf64>
    %46 = call @_where(%8, %43, %45) : (tensor<67xi1>, tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %47 = call @_where_0(%2, %cst_17, %46) : (tensor<67xi1>, tensor<f64>, tensor<67xf64>) -> tensor<67xf64>
    return %47 : tensor<67xf64>
  }
  func.func private @_where_0(%arg0: tensor<67xi1>, %arg1: tensor<f64>, %arg2: tensor<67xf64>) -> tensor<67xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<67xi1>, tensor<67xf64>
    return %1 : tensor<67xf64>
  }
  func.func private @_where_1(%arg0: tensor<67xi1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<67xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<67xi1>, tensor<67xf64>
    return %2 : tensor<67xf64>
  }
  func.func private @_where_2(%arg0: tensor<67xi1>, %arg1: tensor<67xf64>, %arg2: tensor<f64>) -> tensor<67xf64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<67xi1>, tensor<67xf64>
    return %1 : tensor<67xf64>
  }
  func.func private @isinf(%arg0: tensor<67xf64>) -> tensor<67xi1> {
    %0 = stablehlo.abs %arg0 : tensor<67xf64>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    return %2 : tensor<67xi1>
  }
  func.func private @signbit(%arg0: tensor<67xf64>) -> tensor<67xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<67xf64>) -> tensor<67xi64>
    %c = stablehlo.constant dense<63> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<67xi64>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<67xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<67xi64>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<67xi64>, tensor<67xi64>) -> tensor<67xi1>
    %5 = stablehlo.convert %4 : tensor<67xi1>
    return %5 : tensor<67xi1>
  }
  func.func private @nan_to_num(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = call @_where_0(%0, %cst, %arg0) : (tensor<67xi1>, tensor<f64>, tensor<67xf64>) -> tensor<67xf64>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %3 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_1 = stablehlo.constant dense<1.7976931348623157E+308> : tensor<f64>
    %4 = call @_where_0(%3, %cst_1, %1) : (tensor<67xi1>, tensor<f64>, tensor<67xf64>) -> tensor<67xf64>
    %cst_2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %6 = stablehlo.compare EQ, %4, %5, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_3 = stablehlo.constant dense<-1.7976931348623157E+308> : tensor<f64>
    %7 = call @_where_0(%6, %cst_3, %4) : (tensor<67xi1>, tensor<f64>, tensor<67xf64>) -> tensor<67xf64>
    return %7 : tensor<67xf64>
  }
  func.func private @fmax(%arg0: tensor<67xf64>, %arg1: tensor<67xf64>) -> tensor<67xf64> {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %2 = stablehlo.or %0, %1 : tensor<67xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<67xi1>, tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    return %3 : tensor<67xf64>
  }
  func.func private @fmin(%arg0: tensor<67xf64>, %arg1: tensor<67xf64>) -> tensor<67xf64> {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %2 = stablehlo.or %0, %1 : tensor<67xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<67xi1>, tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    return %3 : tensor<67xf64>
  }
  func.func private @fmod(%arg0: tensor<67xf64>, %arg1: tensor<67xf64>) -> tensor<67xf64> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<67xf64>
    return %0 : tensor<67xf64>
  }
  func.func private @remainder(%arg0: tensor<67xf64>, %arg1: tensor<67xf64>) -> tensor<67xf64> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<67xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %4 = stablehlo.compare LT, %0, %3, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %6 = stablehlo.compare LT, %arg1, %5, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %7 = stablehlo.compare NE, %4, %6, UNSIGNED : (tensor<67xi1>, tensor<67xi1>) -> tensor<67xi1>
    %8 = stablehlo.and %7, %2 : tensor<67xi1>
    %9 = stablehlo.add %0, %arg1 : tensor<67xf64>
    %10 = stablehlo.select %8, %9, %0 : tensor<67xi1>, tensor<67xf64>
    return %10 : tensor<67xf64>
  }
  func.func private @floor_divide(%arg0: tensor<67xf64>, %arg1: tensor<67xf64>) -> tensor<67xf64> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<67xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %2 = stablehlo.compare EQ, %arg1, %1, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %3 = stablehlo.subtract %arg0, %0 : tensor<67xf64>
    %4 = call @_where(%2, %arg0, %3) : (tensor<67xi1>, tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    %5 = stablehlo.divide %4, %arg1 : tensor<67xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %7 = stablehlo.compare NE, %0, %6, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %8 = stablehlo.sign %arg1 : tensor<67xf64>
    %9 = stablehlo.sign %0 : tensor<67xf64>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %11 = stablehlo.and %7, %10 : tensor<67xi1>
    %12 = stablehlo.add %0, %arg1 : tensor<67xf64>
    %13 = stablehlo.select %11, %12, %0 : tensor<67xi1>, tensor<67xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %15 = stablehlo.subtract %5, %14 : tensor<67xf64>
    %16 = stablehlo.select %11, %15, %5 : tensor<67xi1>, tensor<67xf64>
    %17 = stablehlo.round_nearest_afz %16 : tensor<67xf64>
    return %17 : tensor<67xf64>
  }
  func.func private @hypot(%arg0: tensor<67xf64>, %arg1: tensor<67xf64>) -> tensor<67xf64> {
    %0 = stablehlo.abs %arg0 : tensor<67xf64>
    %1 = stablehlo.abs %arg1 : tensor<67xf64>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %6 = stablehlo.or %3, %5 : tensor<67xi1>
    %7 = stablehlo.maximum %0, %1 : tensor<67xf64>
    %8 = stablehlo.minimum %0, %1 : tensor<67xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %10 = stablehlo.compare EQ, %7, %9, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %12 = stablehlo.compare EQ, %7, %11, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %14 = call @_where(%12, %13, %7) : (tensor<67xi1>, tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    %15 = stablehlo.divide %8, %14 : tensor<67xf64>
    %16 = chlo.square %15 : tensor<67xf64> -> tensor<67xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %18 = stablehlo.add %17, %16 : tensor<67xf64>
    %19 = stablehlo.sqrt %18 : tensor<67xf64>
    %20 = stablehlo.multiply %7, %19 : tensor<67xf64>
    %21 = call @_where(%10, %7, %20) : (tensor<67xi1>, tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    %cst_5 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %22 = call @_where_0(%6, %cst_5, %21) : (tensor<67xi1>, tensor<f64>, tensor<67xf64>) -> tensor<67xf64>
    return %22 : tensor<67xf64>
  }
  func.func private @copysign(%arg0: tensor<67xf64>, %arg1: tensor<67xf64>) -> tensor<67xf64> {
    %0 = call @signbit(%arg1) : (tensor<67xf64>) -> tensor<67xi1>
    %1 = stablehlo.abs %arg0 : tensor<67xf64>
    %2 = stablehlo.negate %1 : tensor<67xf64>
    %3 = stablehlo.abs %arg0 : tensor<67xf64>
    %4 = call @_where(%0, %2, %3) : (tensor<67xi1>, tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    return %4 : tensor<67xf64>
  }
  func.func private @heaviside(%arg0: tensor<67xf64>, %arg1: tensor<67xf64>) -> tensor<67xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %4 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<67xf64>, tensor<67xf64>) -> tensor<67xi1>
    %5 = call @_where(%4, %arg0, %arg1) : (tensor<67xi1>, tensor<67xf64>, tensor<67xf64>) -> tensor<67xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = call @_where_0(%3, %cst_1, %5) : (tensor<67xi1>, tensor<f64>, tensor<67xf64>) -> tensor<67xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = call @_where_0(%1, %cst_2, %6) : (tensor<67xi1>, tensor<f64>, tensor<67xf64>) -> tensor<67xf64>
    return %7 : tensor<67xf64>
  }
  func.func private @clip(%arg0: tensor<67xf64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<67xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<67xf64>
    %3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %5 = stablehlo.minimum %4, %2 : tensor<67xf64>
    return %5 : tensor<67xf64>
  }
  func.func private @round(%arg0: tensor<67xf64>) -> tensor<67xf64> {
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<67xf64>
    %2 = stablehlo.round_nearest_even %1 : tensor<67xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %4 = stablehlo.divide %2, %3 : tensor<67xf64>
    return %4 : tensor<67xf64>
  }
}
