module @jit_linalg_determinants attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4xf32>, %arg1: tensor<4x4xf64>, %arg2: tensor<4x4xcomplex<f32>>, %arg3: tensor<2x4x4xcomplex<f64>>) -> (tensor<2xf32> {jax.result_info = "result[0]"}, tensor<2xf32> {jax.result_info = "result[1]"}, tensor<2xf32> {jax.result_info = "result[2]"}, tensor<2xf32> {jax.result_info = "result[3]"}, tensor<2xf32> {jax.result_info = "result[4]"}, tensor<f64> {jax.result_info = "result[5]"}, tensor<f64> {jax.result_info = "result[6]"}, tensor<f64> {jax.result_info = "result[7]"}, tensor<f64> {jax.result_info = "result[8]"}, tensor<f64> {jax.result_info = "result[9]"}, tensor<complex<f32>> {jax.result_info = "result[10]"}, tensor<complex<f32>> {jax.result_info = "result[11]"}, tensor<f32> {jax.result_info = "result[12]"}, tensor<complex<f32>> {jax.result_info = "result[13]"}, tensor<f32> {jax.result_info = "result[14]"}, tensor<2xcomplex<f64>> {jax.result_info = "result[15]"}, tensor<2xcomplex<f64>> {jax.result_info = "result[16]"}, tensor<2xf64> {jax.result_info = "result[17]"}, tensor<2xcomplex<f64>> {jax.result_info = "result[18]"}, tensor<2xf64> {jax.result_info = "result[19]"}) {
    %0 = stablehlo.slice %arg0 [0:2, 0:3, 0:3] : (tensor<2x4x4xf32>) -> tensor<2x3x3xf32>
    %1 = call @det(%0) : (tensor<2x3x3xf32>) -> tensor<2xf32>
    %2:2 = call @slogdet(%arg0) : (tensor<2x4x4xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %5 = "stablehlo.scatter"(%arg0, %3, %4) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      stablehlo.return %arg5 : tensor<f32>
    }) : (tensor<2x4x4xf32>, tensor<1xi32>, tensor<2x4xf32>) -> tensor<2x4x4xf32>
    %6:2 = call @slogdet(%5) : (tensor<2x4x4xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %7 = stablehlo.slice %arg1 [0:3, 0:3] : (tensor<4x4xf64>) -> tensor<3x3xf64>
    %8 = call @det_5(%7) : (tensor<3x3xf64>) -> tensor<f64>
    %9:2 = call @slogdet_9(%arg1) : (tensor<4x4xf64>) -> (tensor<f64>, tensor<f64>)
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %12 = "stablehlo.scatter"(%arg1, %10, %11) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<f64>, %arg5: tensor<f64>):
      stablehlo.return %arg5 : tensor<f64>
    }) : (tensor<4x4xf64>, tensor<1xi32>, tensor<4xf64>) -> tensor<4x4xf64>
    %13:2 = call @slogdet_9(%12) : (tensor<4x4xf64>) -> (tensor<f64>, tensor<f64>)
    %14 = stablehlo.slice %arg2 [0:3, 0:3] : (tensor<4x4xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %15 = call @det_14(%14) : (tensor<3x3xcomplex<f32>>) -> tensor<complex<f32>>
    %16:2 = call @slogdet_17(%arg2) : (tensor<4x4xcomplex<f32>>) -> (tensor<complex<f32>>, tensor<f32>)
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %19 = "stablehlo.scatter"(%arg2, %17, %18) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<complex<f32>>, %arg5: tensor<complex<f32>>):
      stablehlo.return %arg5 : tensor<complex<f32>>
    }) : (tensor<4x4xcomplex<f32>>, tensor<1xi32>, tensor<4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %20:2 = call @slogdet_17(%19) : (tensor<4x4xcomplex<f32>>) -> (tensor<complex<f32>>, tensor<f32>)
    %21 = stablehlo.slice %arg3 [0:2, 0:3, 0:3] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %22 = call @det_20(%21) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %23:2 = call @slogdet_23(%arg3) : (tensor<2x4x4xcomplex<f64>>) -> (tensor<2xcomplex<f64>>, tensor<2xf64>)
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_5 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<2x4xcomplex<f64>>
    %26 = "stablehlo.scatter"(%arg3, %24, %25) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<complex<f64>>, %arg5: tensor<complex<f64>>):
      stablehlo.return %arg5 : tensor<complex<f64>>
    }) : (tensor<2x4x4xcomplex<f64>>, tensor<1xi32>, tensor<2x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %27:2 = call @slogdet_23(%26) : (tensor<2x4x4xcomplex<f64>>) -> (tensor<2xcomplex<f64>>, tensor<2xf64>)
    return %1, %2#0, %2#1, %6#0, %6#1, %8, %9#0, %9#1, %13#0, %13#1, %15, %16#0, %16#1, %20#0, %20#1, %22, %23#0, %23#1, %27#0, %27#1 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<f32>, tensor<complex<f32>>, tensor<f32>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xf64>, tensor<2xcomplex<f64>>, tensor<2xf64>
  }
  func.func private @det(%arg0: tensor<2x3x3xf32>) -> tensor<2xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 1:2, 0:1] : (tensor<2x3x3xf32>) -> tensor<2x1x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x1x1xf32>) -> tensor<2xf32>
    %2 = stablehlo.abs %1 : tensor<2xf32>
    %3 = stablehlo.slice %arg0 [0:2, 0:1, 0:1] : (tensor<2x3x3xf32>) -> tensor<2x1x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x1x1xf32>) -> tensor<2xf32>
    %5 = stablehlo.abs %4 : tensor<2xf32>
    %6 = stablehlo.compare GT, %2, %5, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %8 = stablehlo.slice %arg0 [0:2, 1:2, 0:3] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
    %9 = stablehlo.reshape %8 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %10 = stablehlo.slice %arg0 [0:2, 0:1, 0:3] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
    %11 = stablehlo.reshape %10 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %12 = call @_where(%7, %9, %11) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %14 = stablehlo.slice %arg0 [0:2, 0:1, 0:3] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
    %15 = stablehlo.reshape %14 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %16 = stablehlo.slice %arg0 [0:2, 1:2, 0:3] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
    %17 = stablehlo.reshape %16 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %18 = call @_where(%13, %15, %17) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = stablehlo.slice %arg0 [0:2, 2:3, 0:3] : (tensor<2x3x3xf32>) -> tensor<2x1x3xf32>
    %20 = stablehlo.reshape %19 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %21 = call @_where_0(%6, %c, %c_0) : (tensor<2xi1>, tensor<i64>, tensor<i64>) -> tensor<2xi64>
    %22 = stablehlo.slice %20 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %23 = stablehlo.reshape %22 : (tensor<2x1xf32>) -> tensor<2xf32>
    %24 = stablehlo.abs %23 : tensor<2xf32>
    %25 = stablehlo.slice %12 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %26 = stablehlo.reshape %25 : (tensor<2x1xf32>) -> tensor<2xf32>
    %27 = stablehlo.abs %26 : tensor<2xf32>
    %28 = stablehlo.compare GT, %24, %27, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %30 = call @_where(%29, %20, %12) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %32 = call @_where(%31, %12, %20) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = stablehlo.negate %21 : tensor<2xi64>
    %34 = call @_where_1(%28, %33, %21) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %35 = stablehlo.slice %30 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %36 = stablehlo.reshape %35 : (tensor<2x1xf32>) -> tensor<2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %38 = stablehlo.compare EQ, %36, %37, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %39 = stablehlo.slice %30 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %40 = stablehlo.reshape %39 : (tensor<2x1xf32>) -> tensor<2xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %41 = call @_where_2(%38, %c_1, %40) : (tensor<2xi1>, tensor<i64>, tensor<2xf32>) -> tensor<2xf32>
    %42 = stablehlo.slice %30 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %43 = stablehlo.reshape %42 : (tensor<2x1xf32>) -> tensor<2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %45 = stablehlo.compare EQ, %43, %44, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %46 = stablehlo.slice %18 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %47 = stablehlo.reshape %46 : (tensor<2x1xf32>) -> tensor<2xf32>
    %48 = stablehlo.divide %47, %41 : tensor<2xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %49 = call @_where_2(%45, %c_3, %48) : (tensor<2xi1>, tensor<i64>, tensor<2xf32>) -> tensor<2xf32>
    %50 = stablehlo.slice %30 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %51 = stablehlo.reshape %50 : (tensor<2x1xf32>) -> tensor<2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %53 = stablehlo.compare EQ, %51, %52, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %54 = stablehlo.slice %32 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %55 = stablehlo.reshape %54 : (tensor<2x1xf32>) -> tensor<2xf32>
    %56 = stablehlo.divide %55, %41 : tensor<2xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %57 = call @_where_2(%53, %c_5, %56) : (tensor<2xi1>, tensor<i64>, tensor<2xf32>) -> tensor<2xf32>
    %58 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %60 = stablehlo.multiply %59, %30 : tensor<2x3xf32>
    %61 = stablehlo.subtract %18, %60 : tensor<2x3xf32>
    %62 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %64 = stablehlo.multiply %63, %30 : tensor<2x3xf32>
    %65 = stablehlo.subtract %32, %64 : tensor<2x3xf32>
    %66 = stablehlo.slice %65 [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %67 = stablehlo.reshape %66 : (tensor<2x1xf32>) -> tensor<2xf32>
    %68 = stablehlo.abs %67 : tensor<2xf32>
    %69 = stablehlo.slice %61 [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %70 = stablehlo.reshape %69 : (tensor<2x1xf32>) -> tensor<2xf32>
    %71 = stablehlo.abs %70 : tensor<2xf32>
    %72 = stablehlo.compare GT, %68, %71, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %74 = call @_where(%73, %65, %61) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %76 = call @_where(%75, %61, %65) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = stablehlo.negate %34 : tensor<2xi64>
    %78 = call @_where_1(%72, %77, %34) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %79 = stablehlo.slice %74 [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %80 = stablehlo.reshape %79 : (tensor<2x1xf32>) -> tensor<2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %82 = stablehlo.compare EQ, %80, %81, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %83 = stablehlo.slice %74 [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %84 = stablehlo.reshape %83 : (tensor<2x1xf32>) -> tensor<2xf32>
    %c_7 = stablehlo.constant dense<1> : tensor<i64>
    %85 = call @_where_2(%82, %c_7, %84) : (tensor<2xi1>, tensor<i64>, tensor<2xf32>) -> tensor<2xf32>
    %86 = stablehlo.slice %74 [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %87 = stablehlo.reshape %86 : (tensor<2x1xf32>) -> tensor<2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %89 = stablehlo.compare EQ, %87, %88, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %90 = stablehlo.slice %76 [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %91 = stablehlo.reshape %90 : (tensor<2x1xf32>) -> tensor<2xf32>
    %92 = stablehlo.divide %91, %85 : tensor<2xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %93 = call @_where_2(%89, %c_9, %92) : (tensor<2xi1>, tensor<i64>, tensor<2xf32>) -> tensor<2xf32>
    %94 = stablehlo.slice %76 [0:2, 2:3] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %95 = stablehlo.reshape %94 : (tensor<2x1xf32>) -> tensor<2xf32>
    %96 = stablehlo.slice %74 [0:2, 2:3] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %97 = stablehlo.reshape %96 : (tensor<2x1xf32>) -> tensor<2xf32>
    %98 = stablehlo.multiply %93, %97 : tensor<2xf32>
    %99 = stablehlo.subtract %95, %98 : tensor<2xf32>
    %100 = stablehlo.slice %30 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %101 = stablehlo.reshape %100 : (tensor<2x1xf32>) -> tensor<2xf32>
    %102 = stablehlo.convert %78 : (tensor<2xi64>) -> tensor<2xf32>
    %103 = stablehlo.multiply %102, %101 : tensor<2xf32>
    %104 = stablehlo.slice %74 [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %105 = stablehlo.reshape %104 : (tensor<2x1xf32>) -> tensor<2xf32>
    %106 = stablehlo.multiply %103, %105 : tensor<2xf32>
    %107 = stablehlo.multiply %106, %99 : tensor<2xf32>
    return %107 : tensor<2xf32>
  }
  func.func private @_where(%arg0: tensor<2x1xi1>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<2x3xi1>, tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func private @_where_0(%arg0: tensor<2xi1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<2xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<2xi1>, tensor<2xi64>
    return %2 : tensor<2xi64>
  }
  func.func private @_where_1(%arg0: tensor<2xi1>, %arg1: tensor<2xi64>, %arg2: tensor<2xi64>) -> tensor<2xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2xi1>, tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func private @_where_2(%arg0: tensor<2xi1>, %arg1: tensor<i64>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<2xi1>, tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @slogdet(%arg0: tensor<2x4x4xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xi32>, tensor<2xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<2x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<2x4x4xi1>, tensor<2x4x4xf32>
    %9 = stablehlo.iota dim = 1 : tensor<2x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_13 = %c_2, %iterArg_14 = %c_1, %iterArg_15 = %9) : tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>
    cond {
      %c_16 = stablehlo.constant dense<4> : tensor<i64>
      %37 = stablehlo.compare LT, %iterArg_13, %c_16, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %37 : tensor<i1>
    } do {
      %c_16 = stablehlo.constant dense<1> : tensor<i64>
      %37 = stablehlo.add %iterArg_14, %c_16 : tensor<i64>
      %c_17 = stablehlo.constant dense<0> : tensor<i64>
      %38 = stablehlo.compare LT, %iterArg_14, %c_17, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %39 = stablehlo.convert %iterArg_14 : tensor<i64>
      %c_18 = stablehlo.constant dense<4> : tensor<i64>
      %40 = stablehlo.add %39, %c_18 : tensor<i64>
      %41 = stablehlo.select %38, %40, %iterArg_14 : tensor<i1>, tensor<i64>
      %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %43 = "stablehlo.gather"(%iterArg, %42) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
      %44 = stablehlo.reshape %43 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_19 = stablehlo.constant dense<0> : tensor<i64>
      %45 = stablehlo.compare LT, %iterArg_14, %c_19, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %46 = stablehlo.convert %iterArg_14 : tensor<i64>
      %c_20 = stablehlo.constant dense<4> : tensor<i64>
      %47 = stablehlo.add %46, %c_20 : tensor<i64>
      %48 = stablehlo.select %45, %47, %iterArg_14 : tensor<i1>, tensor<i64>
      %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %50 = "stablehlo.gather"(%iterArg_15, %49) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
      %51 = stablehlo.reshape %50 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_21 = stablehlo.constant dense<0> : tensor<i32>
      %52 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %53 = stablehlo.compare LT, %44, %52, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_22 = stablehlo.constant dense<4> : tensor<i32>
      %54 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %55 = stablehlo.add %44, %54 : tensor<2xi32>
      %56 = stablehlo.select %53, %55, %44 : tensor<2xi1>, tensor<2xi32>
      %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %58 = "stablehlo.gather"(%iterArg_15, %57) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %59 = stablehlo.reshape %58 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_23 = stablehlo.constant dense<0> : tensor<i64>
      %60 = stablehlo.compare LT, %iterArg_14, %c_23, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_24 = stablehlo.constant dense<4> : tensor<i64>
      %61 = stablehlo.add %iterArg_14, %c_24 : tensor<i64>
      %62 = stablehlo.select %60, %61, %iterArg_14 : tensor<i1>, tensor<i64>
      %63 = stablehlo.convert %62 : (tensor<i64>) -> tensor<i32>
      %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %65 = "stablehlo.scatter"(%iterArg_15, %64, %59) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        stablehlo.return %arg2 : tensor<i32>
      }) : (tensor<2x4xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %66 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %67 = stablehlo.compare LT, %44, %66, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_26 = stablehlo.constant dense<4> : tensor<i32>
      %68 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %69 = stablehlo.add %44, %68 : tensor<2xi32>
      %70 = stablehlo.select %67, %69, %44 : tensor<2xi1>, tensor<2xi32>
      %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %72 = "stablehlo.scatter"(%65, %71, %51) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        stablehlo.return %arg2 : tensor<i32>
      }) : (tensor<2x4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
      %c_27 = stablehlo.constant dense<1> : tensor<i64>
      %73 = stablehlo.add %iterArg_13, %c_27 : tensor<i64>
      stablehlo.return %iterArg, %73, %37, %72 : tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>
    }
    %11 = call @diagonal(%8) : (tensor<2x4x4xf32>) -> tensor<2x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %13 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %14 = stablehlo.reduce(%13 init: %c_4) applies stablehlo.or across dimensions = [1] : (tensor<2x4xi1>, tensor<i1>) -> tensor<2xi1>
    %15 = stablehlo.iota dim = 0 : tensor<4xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<2x4xi32>
    %18 = stablehlo.compare NE, %2, %17, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %19 = call @count_nonzero(%18) : (tensor<2x4xi1>) -> tensor<2xi64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %21 = stablehlo.compare LT, %11, %20, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %22 = call @count_nonzero(%21) : (tensor<2x4xi1>) -> tensor<2xi64>
    %23 = stablehlo.add %19, %22 : tensor<2xi64>
    %c_6 = stablehlo.constant dense<2> : tensor<i64>
    %24 = call @remainder(%23, %c_6) : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
    %c_7 = stablehlo.constant dense<-2> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %26 = stablehlo.multiply %25, %24 : tensor<2xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %28 = stablehlo.add %26, %27 : tensor<2xi64>
    %29 = stablehlo.convert %28 : (tensor<2xi64>) -> tensor<2xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = call @_where_4(%14, %cst_10, %31) : (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    %33 = stablehlo.abs %11 : tensor<2x4xf32>
    %34 = stablehlo.log %33 : tensor<2x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %36 = call @_where_4(%14, %cst_12, %35) : (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    return %32, %36 : tensor<2xf32>, tensor<2xf32>
  }
  func.func private @diagonal(%arg0: tensor<2x4x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi64>
    %1 = stablehlo.iota dim = 0 : tensor<4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %5 = stablehlo.add %0, %4 : tensor<4xi64>
    %6 = stablehlo.select %3, %5, %0 : tensor<4xi1>, tensor<4xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %10 = stablehlo.add %1, %9 : tensor<4xi64>
    %11 = stablehlo.select %8, %10, %1 : tensor<4xi1>, tensor<4xi64>
    %12 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xi32>
    %13 = stablehlo.convert %11 : (tensor<4xi64>) -> tensor<4xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x4x4xf32>, tensor<4x2xi32>) -> tensor<2x4xf32>
    return %17 : tensor<2x4xf32>
  }
  func.func private @count_nonzero(%arg0: tensor<2x4xi1>) -> tensor<2xi64> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x4xi1>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
    %2 = stablehlo.convert %1 : (tensor<2x4xi1>) -> tensor<2x4xi32>
    %3 = stablehlo.convert %2 : (tensor<2x4xi32>) -> tensor<2x4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [1] : (tensor<2x4xi64>, tensor<i64>) -> tensor<2xi64>
    return %4 : tensor<2xi64>
  }
  func.func private @remainder(%arg0: tensor<2xi64>, %arg1: tensor<i64>) -> tensor<2xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<2xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %12 = stablehlo.and %11, %6 : tensor<2xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %14 = stablehlo.add %4, %13 : tensor<2xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<2xi1>, tensor<2xi64>
    return %15 : tensor<2xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<2xi1>, %arg1: tensor<f32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<2xi1>, tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @det_5(%arg0: tensor<3x3xf64>) -> tensor<f64> {
    %0 = stablehlo.slice %arg0 [1:2, 0:1] : (tensor<3x3xf64>) -> tensor<1x1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf64>) -> tensor<f64>
    %2 = stablehlo.abs %1 : tensor<f64>
    %3 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x3xf64>) -> tensor<1x1xf64>
    %4 = stablehlo.reshape %3 : (tensor<1x1xf64>) -> tensor<f64>
    %5 = stablehlo.abs %4 : tensor<f64>
    %6 = stablehlo.compare GT, %2, %5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %8 = stablehlo.slice %arg0 [1:2, 0:3] : (tensor<3x3xf64>) -> tensor<1x3xf64>
    %9 = stablehlo.reshape %8 : (tensor<1x3xf64>) -> tensor<3xf64>
    %10 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<3x3xf64>) -> tensor<1x3xf64>
    %11 = stablehlo.reshape %10 : (tensor<1x3xf64>) -> tensor<3xf64>
    %12 = call @_where_6(%7, %9, %11) : (tensor<1xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %13 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %14 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<3x3xf64>) -> tensor<1x3xf64>
    %15 = stablehlo.reshape %14 : (tensor<1x3xf64>) -> tensor<3xf64>
    %16 = stablehlo.slice %arg0 [1:2, 0:3] : (tensor<3x3xf64>) -> tensor<1x3xf64>
    %17 = stablehlo.reshape %16 : (tensor<1x3xf64>) -> tensor<3xf64>
    %18 = call @_where_6(%13, %15, %17) : (tensor<1xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %19 = stablehlo.slice %arg0 [2:3, 0:3] : (tensor<3x3xf64>) -> tensor<1x3xf64>
    %20 = stablehlo.reshape %19 : (tensor<1x3xf64>) -> tensor<3xf64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %21 = call @_where_7(%6, %c, %c_0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %22 = stablehlo.slice %20 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %23 = stablehlo.reshape %22 : (tensor<1xf64>) -> tensor<f64>
    %24 = stablehlo.abs %23 : tensor<f64>
    %25 = stablehlo.slice %12 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %26 = stablehlo.reshape %25 : (tensor<1xf64>) -> tensor<f64>
    %27 = stablehlo.abs %26 : tensor<f64>
    %28 = stablehlo.compare GT, %24, %27, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %30 = call @_where_6(%29, %20, %12) : (tensor<1xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %31 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %32 = call @_where_6(%31, %12, %20) : (tensor<1xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %33 = stablehlo.negate %21 : tensor<i64>
    %34 = call @_where_7(%28, %33, %21) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %35 = stablehlo.slice %30 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %36 = stablehlo.reshape %35 : (tensor<1xf64>) -> tensor<f64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %37 = stablehlo.compare EQ, %36, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %38 = stablehlo.slice %30 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %39 = stablehlo.reshape %38 : (tensor<1xf64>) -> tensor<f64>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %40 = call @_where_8(%37, %c_1, %39) : (tensor<i1>, tensor<i64>, tensor<f64>) -> tensor<f64>
    %41 = stablehlo.slice %30 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %42 = stablehlo.reshape %41 : (tensor<1xf64>) -> tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %43 = stablehlo.compare EQ, %42, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %44 = stablehlo.slice %18 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %45 = stablehlo.reshape %44 : (tensor<1xf64>) -> tensor<f64>
    %46 = stablehlo.divide %45, %40 : tensor<f64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %47 = call @_where_8(%43, %c_3, %46) : (tensor<i1>, tensor<i64>, tensor<f64>) -> tensor<f64>
    %48 = stablehlo.slice %30 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %49 = stablehlo.reshape %48 : (tensor<1xf64>) -> tensor<f64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %50 = stablehlo.compare EQ, %49, %cst_4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %51 = stablehlo.slice %32 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %52 = stablehlo.reshape %51 : (tensor<1xf64>) -> tensor<f64>
    %53 = stablehlo.divide %52, %40 : tensor<f64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %54 = call @_where_8(%50, %c_5, %53) : (tensor<i1>, tensor<i64>, tensor<f64>) -> tensor<f64>
    %55 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<1xf64>) -> tensor<3xf64>
    %57 = stablehlo.multiply %56, %30 : tensor<3xf64>
    %58 = stablehlo.subtract %18, %57 : tensor<3xf64>
    %59 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<1xf64>) -> tensor<3xf64>
    %61 = stablehlo.multiply %60, %30 : tensor<3xf64>
    %62 = stablehlo.subtract %32, %61 : tensor<3xf64>
    %63 = stablehlo.slice %62 [1:2] : (tensor<3xf64>) -> tensor<1xf64>
    %64 = stablehlo.reshape %63 : (tensor<1xf64>) -> tensor<f64>
    %65 = stablehlo.abs %64 : tensor<f64>
    %66 = stablehlo.slice %58 [1:2] : (tensor<3xf64>) -> tensor<1xf64>
    %67 = stablehlo.reshape %66 : (tensor<1xf64>) -> tensor<f64>
    %68 = stablehlo.abs %67 : tensor<f64>
    %69 = stablehlo.compare GT, %65, %68, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %71 = call @_where_6(%70, %62, %58) : (tensor<1xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %72 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %73 = call @_where_6(%72, %58, %62) : (tensor<1xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %74 = stablehlo.negate %34 : tensor<i64>
    %75 = call @_where_7(%69, %74, %34) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %76 = stablehlo.slice %71 [1:2] : (tensor<3xf64>) -> tensor<1xf64>
    %77 = stablehlo.reshape %76 : (tensor<1xf64>) -> tensor<f64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %78 = stablehlo.compare EQ, %77, %cst_6, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %79 = stablehlo.slice %71 [1:2] : (tensor<3xf64>) -> tensor<1xf64>
    %80 = stablehlo.reshape %79 : (tensor<1xf64>) -> tensor<f64>
    %c_7 = stablehlo.constant dense<1> : tensor<i64>
    %81 = call @_where_8(%78, %c_7, %80) : (tensor<i1>, tensor<i64>, tensor<f64>) -> tensor<f64>
    %82 = stablehlo.slice %71 [1:2] : (tensor<3xf64>) -> tensor<1xf64>
    %83 = stablehlo.reshape %82 : (tensor<1xf64>) -> tensor<f64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %84 = stablehlo.compare EQ, %83, %cst_8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %85 = stablehlo.slice %73 [1:2] : (tensor<3xf64>) -> tensor<1xf64>
    %86 = stablehlo.reshape %85 : (tensor<1xf64>) -> tensor<f64>
    %87 = stablehlo.divide %86, %81 : tensor<f64>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %88 = call @_where_8(%84, %c_9, %87) : (tensor<i1>, tensor<i64>, tensor<f64>) -> tensor<f64>
    %89 = stablehlo.slice %73 [2:3] : (tensor<3xf64>) -> tensor<1xf64>
    %90 = stablehlo.reshape %89 : (tensor<1xf64>) -> tensor<f64>
    %91 = stablehlo.slice %71 [2:3] : (tensor<3xf64>) -> tensor<1xf64>
    %92 = stablehlo.reshape %91 : (tensor<1xf64>) -> tensor<f64>
    %93 = stablehlo.multiply %88, %92 : tensor<f64>
    %94 = stablehlo.subtract %90, %93 : tensor<f64>
    %95 = stablehlo.slice %30 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %96 = stablehlo.reshape %95 : (tensor<1xf64>) -> tensor<f64>
    %97 = stablehlo.convert %75 : (tensor<i64>) -> tensor<f64>
    %98 = stablehlo.multiply %97, %96 : tensor<f64>
    %99 = stablehlo.slice %71 [1:2] : (tensor<3xf64>) -> tensor<1xf64>
    %100 = stablehlo.reshape %99 : (tensor<1xf64>) -> tensor<f64>
    %101 = stablehlo.multiply %98, %100 : tensor<f64>
    %102 = stablehlo.multiply %101, %94 : tensor<f64>
    return %102 : tensor<f64>
  }
  func.func private @_where_6(%arg0: tensor<1xi1>, %arg1: tensor<3xf64>, %arg2: tensor<3xf64>) -> tensor<3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3xi1>, tensor<3xf64>
    return %1 : tensor<3xf64>
  }
  func.func private @_where_7(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_8(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f64>
    return %1 : tensor<f64>
  }
  func.func private @slogdet_9(%arg0: tensor<4x4xf64>) -> (tensor<f64>, tensor<f64>) {
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
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_13 = %c_2, %iterArg_14 = %c_1, %iterArg_15 = %9) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
    cond {
      %c_16 = stablehlo.constant dense<4> : tensor<i64>
      %32 = stablehlo.compare LT, %iterArg_13, %c_16, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %32 : tensor<i1>
    } do {
      %c_16 = stablehlo.constant dense<1> : tensor<i64>
      %32 = stablehlo.add %iterArg_14, %c_16 : tensor<i64>
      %c_17 = stablehlo.constant dense<0> : tensor<i64>
      %33 = stablehlo.compare LT, %iterArg_14, %c_17, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %34 = stablehlo.convert %iterArg_14 : tensor<i64>
      %c_18 = stablehlo.constant dense<4> : tensor<i64>
      %35 = stablehlo.add %34, %c_18 : tensor<i64>
      %36 = stablehlo.select %33, %35, %iterArg_14 : tensor<i1>, tensor<i64>
      %37 = stablehlo.dynamic_slice %iterArg, %36, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
      %38 = stablehlo.reshape %37 : (tensor<1xi32>) -> tensor<i32>
      %c_19 = stablehlo.constant dense<0> : tensor<i64>
      %39 = stablehlo.compare LT, %iterArg_14, %c_19, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %40 = stablehlo.convert %iterArg_14 : tensor<i64>
      %c_20 = stablehlo.constant dense<4> : tensor<i64>
      %41 = stablehlo.add %40, %c_20 : tensor<i64>
      %42 = stablehlo.select %39, %41, %iterArg_14 : tensor<i1>, tensor<i64>
      %43 = stablehlo.dynamic_slice %iterArg_15, %42, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
      %44 = stablehlo.reshape %43 : (tensor<1xi32>) -> tensor<i32>
      %c_21 = stablehlo.constant dense<0> : tensor<i32>
      %45 = stablehlo.compare LT, %38, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_22 = stablehlo.constant dense<4> : tensor<i32>
      %46 = stablehlo.add %38, %c_22 : tensor<i32>
      %47 = stablehlo.select %45, %46, %38 : tensor<i1>, tensor<i32>
      %48 = stablehlo.dynamic_slice %iterArg_15, %47, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %49 = stablehlo.reshape %48 : (tensor<1xi32>) -> tensor<i32>
      %c_23 = stablehlo.constant dense<0> : tensor<i64>
      %50 = stablehlo.compare LT, %iterArg_14, %c_23, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_24 = stablehlo.constant dense<4> : tensor<i64>
      %51 = stablehlo.add %iterArg_14, %c_24 : tensor<i64>
      %52 = stablehlo.select %50, %51, %iterArg_14 : tensor<i1>, tensor<i64>
      %53 = stablehlo.convert %52 : (tensor<i64>) -> tensor<i32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %55 = "stablehlo.scatter"(%iterArg_15, %54, %49) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        stablehlo.return %arg2 : tensor<i32>
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %56 = stablehlo.compare LT, %38, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_26 = stablehlo.constant dense<4> : tensor<i32>
      %57 = stablehlo.add %38, %c_26 : tensor<i32>
      %58 = stablehlo.select %56, %57, %38 : tensor<i1>, tensor<i32>
      %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %60 = "stablehlo.scatter"(%55, %59, %44) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        stablehlo.return %arg2 : tensor<i32>
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %c_27 = stablehlo.constant dense<1> : tensor<i64>
      %61 = stablehlo.add %iterArg_13, %c_27 : tensor<i64>
      stablehlo.return %iterArg, %61, %32, %60 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
    }
    %11 = call @diagonal_10(%8) : (tensor<4x4xf64>) -> tensor<4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %13 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %14 = stablehlo.reduce(%13 init: %c_4) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %15 = stablehlo.iota dim = 0 : tensor<4xi32>
    %16 = stablehlo.compare NE, %2, %15, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %17 = call @count_nonzero_11(%16) : (tensor<4xi1>) -> tensor<i64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %19 = stablehlo.compare LT, %11, %18, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %20 = call @count_nonzero_11(%19) : (tensor<4xi1>) -> tensor<i64>
    %21 = stablehlo.add %17, %20 : tensor<i64>
    %c_6 = stablehlo.constant dense<2> : tensor<i64>
    %22 = call @remainder_12(%21, %c_6) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %c_7 = stablehlo.constant dense<-2> : tensor<i64>
    %23 = stablehlo.multiply %c_7, %22 : tensor<i64>
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %24 = stablehlo.add %23, %c_8 : tensor<i64>
    %25 = stablehlo.convert %24 : (tensor<i64>) -> tensor<f64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %26 = stablehlo.multiply %cst_9, %25 : tensor<f64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %27 = call @_where_13(%14, %cst_10, %26) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %28 = stablehlo.abs %11 : tensor<4xf64>
    %29 = stablehlo.log %28 : tensor<4xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %30 = stablehlo.reduce(%29 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %cst_12 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %31 = call @_where_13(%14, %cst_12, %30) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    return %27, %31 : tensor<f64>, tensor<f64>
  }
  func.func private @diagonal_10(%arg0: tensor<4x4xf64>) -> tensor<4xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf64>
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
      %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf64>, tensor<4x2xi32>) -> tensor<4xf64>
      stablehlo.return %25 : tensor<4xf64>
    }) : (tensor<i32>) -> tensor<4xf64>
    return %7 : tensor<4xf64>
  }
  func.func private @count_nonzero_11(%arg0: tensor<4xi1>) -> tensor<i64> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %2 = stablehlo.convert %1 : (tensor<4xi1>) -> tensor<4xi32>
    %3 = stablehlo.convert %2 : (tensor<4xi32>) -> tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    return %4 : tensor<i64>
  }
  func.func private @remainder_12(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
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
  func.func private @_where_13(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @det_14(%arg0: tensor<3x3xcomplex<f32>>) -> tensor<complex<f32>> {
    %0 = stablehlo.slice %arg0 [1:2, 0:1] : (tensor<3x3xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
    %1 = stablehlo.reshape %0 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
    %2 = stablehlo.abs %1 : (tensor<complex<f32>>) -> tensor<f32>
    %3 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x3xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
    %4 = stablehlo.reshape %3 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
    %5 = stablehlo.abs %4 : (tensor<complex<f32>>) -> tensor<f32>
    %6 = stablehlo.compare GT, %2, %5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %8 = stablehlo.slice %arg0 [1:2, 0:3] : (tensor<3x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %9 = stablehlo.reshape %8 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %10 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<3x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %11 = stablehlo.reshape %10 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %12 = call @_where_15(%7, %9, %11) : (tensor<1xi1>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %13 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %14 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<3x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %15 = stablehlo.reshape %14 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %16 = stablehlo.slice %arg0 [1:2, 0:3] : (tensor<3x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %17 = stablehlo.reshape %16 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %18 = call @_where_15(%13, %15, %17) : (tensor<1xi1>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %19 = stablehlo.slice %arg0 [2:3, 0:3] : (tensor<3x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %20 = stablehlo.reshape %19 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %21 = call @_where_7(%6, %c, %c_0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %22 = stablehlo.slice %20 [0:1] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %23 = stablehlo.reshape %22 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %24 = stablehlo.abs %23 : (tensor<complex<f32>>) -> tensor<f32>
    %25 = stablehlo.slice %12 [0:1] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %26 = stablehlo.reshape %25 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %27 = stablehlo.abs %26 : (tensor<complex<f32>>) -> tensor<f32>
    %28 = stablehlo.compare GT, %24, %27, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %30 = call @_where_15(%29, %20, %12) : (tensor<1xi1>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %31 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %32 = call @_where_15(%31, %12, %20) : (tensor<1xi1>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %33 = stablehlo.negate %21 : tensor<i64>
    %34 = call @_where_7(%28, %33, %21) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %35 = stablehlo.slice %30 [0:1] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %36 = stablehlo.reshape %35 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %37 = stablehlo.compare EQ, %36, %cst, FLOAT : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    %38 = stablehlo.slice %30 [0:1] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %39 = stablehlo.reshape %38 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %40 = call @_where_16(%37, %c_1, %39) : (tensor<i1>, tensor<i64>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %41 = stablehlo.slice %30 [0:1] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %42 = stablehlo.reshape %41 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %43 = stablehlo.compare EQ, %42, %cst_2, FLOAT : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    %44 = stablehlo.slice %18 [0:1] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %45 = stablehlo.reshape %44 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %46 = stablehlo.divide %45, %40 : tensor<complex<f32>>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %47 = call @_where_16(%43, %c_3, %46) : (tensor<i1>, tensor<i64>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %48 = stablehlo.slice %30 [0:1] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %49 = stablehlo.reshape %48 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %cst_4 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %50 = stablehlo.compare EQ, %49, %cst_4, FLOAT : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    %51 = stablehlo.slice %32 [0:1] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %52 = stablehlo.reshape %51 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %53 = stablehlo.divide %52, %40 : tensor<complex<f32>>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %54 = call @_where_16(%50, %c_5, %53) : (tensor<i1>, tensor<i64>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %55 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<1xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %57 = stablehlo.multiply %56, %30 : tensor<3xcomplex<f32>>
    %58 = stablehlo.subtract %18, %57 : tensor<3xcomplex<f32>>
    %59 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<1xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %61 = stablehlo.multiply %60, %30 : tensor<3xcomplex<f32>>
    %62 = stablehlo.subtract %32, %61 : tensor<3xcomplex<f32>>
    %63 = stablehlo.slice %62 [1:2] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %64 = stablehlo.reshape %63 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %65 = stablehlo.abs %64 : (tensor<complex<f32>>) -> tensor<f32>
    %66 = stablehlo.slice %58 [1:2] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %67 = stablehlo.reshape %66 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %68 = stablehlo.abs %67 : (tensor<complex<f32>>) -> tensor<f32>
    %69 = stablehlo.compare GT, %65, %68, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %71 = call @_where_15(%70, %62, %58) : (tensor<1xi1>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %72 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %73 = call @_where_15(%72, %58, %62) : (tensor<1xi1>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %74 = stablehlo.negate %34 : tensor<i64>
    %75 = call @_where_7(%69, %74, %34) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %76 = stablehlo.slice %71 [1:2] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %77 = stablehlo.reshape %76 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %cst_6 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %78 = stablehlo.compare EQ, %77, %cst_6, FLOAT : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    %79 = stablehlo.slice %71 [1:2] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %80 = stablehlo.reshape %79 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %c_7 = stablehlo.constant dense<1> : tensor<i64>
    %81 = call @_where_16(%78, %c_7, %80) : (tensor<i1>, tensor<i64>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %82 = stablehlo.slice %71 [1:2] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %83 = stablehlo.reshape %82 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %cst_8 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %84 = stablehlo.compare EQ, %83, %cst_8, FLOAT : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    %85 = stablehlo.slice %73 [1:2] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %86 = stablehlo.reshape %85 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %87 = stablehlo.divide %86, %81 : tensor<complex<f32>>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %88 = call @_where_16(%84, %c_9, %87) : (tensor<i1>, tensor<i64>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %89 = stablehlo.slice %73 [2:3] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %90 = stablehlo.reshape %89 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %91 = stablehlo.slice %71 [2:3] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %92 = stablehlo.reshape %91 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %93 = stablehlo.multiply %88, %92 : tensor<complex<f32>>
    %94 = stablehlo.subtract %90, %93 : tensor<complex<f32>>
    %95 = stablehlo.slice %30 [0:1] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %96 = stablehlo.reshape %95 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %97 = stablehlo.convert %75 : (tensor<i64>) -> tensor<complex<f32>>
    %98 = stablehlo.multiply %97, %96 : tensor<complex<f32>>
    %99 = stablehlo.slice %71 [1:2] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %100 = stablehlo.reshape %99 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %101 = stablehlo.multiply %98, %100 : tensor<complex<f32>>
    %102 = stablehlo.multiply %101, %94 : tensor<complex<f32>>
    return %102 : tensor<complex<f32>>
  }
  func.func private @_where_15(%arg0: tensor<1xi1>, %arg1: tensor<3xcomplex<f32>>, %arg2: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3xi1>, tensor<3xcomplex<f32>>
    return %1 : tensor<3xcomplex<f32>>
  }
  func.func private @_where_16(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<complex<f32>>) -> tensor<complex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f32>>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<complex<f32>>
    return %1 : tensor<complex<f32>>
  }
  func.func private @slogdet_17(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<complex<f32>>, tensor<f32>) {
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
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_12 = %c_2, %iterArg_13 = %c_1, %iterArg_14 = %9) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
    cond {
      %c_15 = stablehlo.constant dense<4> : tensor<i64>
      %34 = stablehlo.compare LT, %iterArg_12, %c_15, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    } do {
      %c_15 = stablehlo.constant dense<1> : tensor<i64>
      %34 = stablehlo.add %iterArg_13, %c_15 : tensor<i64>
      %c_16 = stablehlo.constant dense<0> : tensor<i64>
      %35 = stablehlo.compare LT, %iterArg_13, %c_16, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %36 = stablehlo.convert %iterArg_13 : tensor<i64>
      %c_17 = stablehlo.constant dense<4> : tensor<i64>
      %37 = stablehlo.add %36, %c_17 : tensor<i64>
      %38 = stablehlo.select %35, %37, %iterArg_13 : tensor<i1>, tensor<i64>
      %39 = stablehlo.dynamic_slice %iterArg, %38, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
      %40 = stablehlo.reshape %39 : (tensor<1xi32>) -> tensor<i32>
      %c_18 = stablehlo.constant dense<0> : tensor<i64>
      %41 = stablehlo.compare LT, %iterArg_13, %c_18, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %42 = stablehlo.convert %iterArg_13 : tensor<i64>
      %c_19 = stablehlo.constant dense<4> : tensor<i64>
      %43 = stablehlo.add %42, %c_19 : tensor<i64>
      %44 = stablehlo.select %41, %43, %iterArg_13 : tensor<i1>, tensor<i64>
      %45 = stablehlo.dynamic_slice %iterArg_14, %44, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
      %46 = stablehlo.reshape %45 : (tensor<1xi32>) -> tensor<i32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %47 = stablehlo.compare LT, %40, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %48 = stablehlo.add %40, %c_21 : tensor<i32>
      %49 = stablehlo.select %47, %48, %40 : tensor<i1>, tensor<i32>
      %50 = stablehlo.dynamic_slice %iterArg_14, %49, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %51 = stablehlo.reshape %50 : (tensor<1xi32>) -> tensor<i32>
      %c_22 = stablehlo.constant dense<0> : tensor<i64>
      %52 = stablehlo.compare LT, %iterArg_13, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<4> : tensor<i64>
      %53 = stablehlo.add %iterArg_13, %c_23 : tensor<i64>
      %54 = stablehlo.select %52, %53, %iterArg_13 : tensor<i1>, tensor<i64>
      %55 = stablehlo.convert %54 : (tensor<i64>) -> tensor<i32>
      %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %57 = "stablehlo.scatter"(%iterArg_14, %56, %51) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        stablehlo.return %arg2 : tensor<i32>
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %58 = stablehlo.compare LT, %40, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_25 = stablehlo.constant dense<4> : tensor<i32>
      %59 = stablehlo.add %40, %c_25 : tensor<i32>
      %60 = stablehlo.select %58, %59, %40 : tensor<i1>, tensor<i32>
      %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %62 = "stablehlo.scatter"(%57, %61, %46) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        stablehlo.return %arg2 : tensor<i32>
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %c_26 = stablehlo.constant dense<1> : tensor<i64>
      %63 = stablehlo.add %iterArg_12, %c_26 : tensor<i64>
      stablehlo.return %iterArg, %63, %34, %62 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
    }
    %11 = call @diagonal_18(%8) : (tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %13 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %14 = stablehlo.reduce(%13 init: %c_4) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %15 = stablehlo.iota dim = 0 : tensor<4xi32>
    %16 = stablehlo.compare NE, %2, %15, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %17 = call @count_nonzero_11(%16) : (tensor<4xi1>) -> tensor<i64>
    %18 = stablehlo.abs %11 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %19 = stablehlo.convert %18 : (tensor<4xf32>) -> tensor<4xcomplex<f32>>
    %20 = stablehlo.divide %11, %19 : tensor<4xcomplex<f32>>
    %cst_5 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.multiply across dimensions = [0] : (tensor<4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %c_6 = stablehlo.constant dense<2> : tensor<i64>
    %22 = call @remainder_12(%17, %c_6) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %c_7 = stablehlo.constant dense<-2> : tensor<i64>
    %23 = stablehlo.multiply %c_7, %22 : tensor<i64>
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %24 = stablehlo.add %23, %c_8 : tensor<i64>
    %25 = stablehlo.convert %24 : (tensor<i64>) -> tensor<complex<f32>>
    %26 = stablehlo.multiply %21, %25 : tensor<complex<f32>>
    %cst_9 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %27 = call @_where_19(%14, %cst_9, %26) : (tensor<i1>, tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %28 = stablehlo.abs %11 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %29 = stablehlo.log %28 : tensor<4xf32>
    %30 = stablehlo.convert %29 : (tensor<4xf32>) -> tensor<4xcomplex<f32>>
    %cst_10 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %31 = stablehlo.reduce(%30 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %cst_11 = stablehlo.constant dense<(0xFF800000,0.000000e+00)> : tensor<complex<f32>>
    %32 = call @_where_19(%14, %cst_11, %31) : (tensor<i1>, tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %33 = stablehlo.real %32 : (tensor<complex<f32>>) -> tensor<f32>
    return %27, %33 : tensor<complex<f32>>, tensor<f32>
  }
  func.func private @diagonal_18(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
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
  func.func private @_where_19(%arg0: tensor<i1>, %arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>) -> tensor<complex<f32>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<complex<f32>>
    return %0 : tensor<complex<f32>>
  }
  func.func private @det_20(%arg0: tensor<2x3x3xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
    %0 = stablehlo.slice %arg0 [0:2, 1:2, 0:1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x1x1xcomplex<f64>>
    %1 = stablehlo.reshape %0 : (tensor<2x1x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %2 = stablehlo.abs %1 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %3 = stablehlo.slice %arg0 [0:2, 0:1, 0:1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x1x1xcomplex<f64>>
    %4 = stablehlo.reshape %3 : (tensor<2x1x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %5 = stablehlo.abs %4 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %6 = stablehlo.compare GT, %2, %5, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %8 = stablehlo.slice %arg0 [0:2, 1:2, 0:3] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x1x3xcomplex<f64>>
    %9 = stablehlo.reshape %8 : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %10 = stablehlo.slice %arg0 [0:2, 0:1, 0:3] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x1x3xcomplex<f64>>
    %11 = stablehlo.reshape %10 : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %12 = call @_where_21(%7, %9, %11) : (tensor<2x1xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %14 = stablehlo.slice %arg0 [0:2, 0:1, 0:3] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x1x3xcomplex<f64>>
    %15 = stablehlo.reshape %14 : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %16 = stablehlo.slice %arg0 [0:2, 1:2, 0:3] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x1x3xcomplex<f64>>
    %17 = stablehlo.reshape %16 : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %18 = call @_where_21(%13, %15, %17) : (tensor<2x1xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %19 = stablehlo.slice %arg0 [0:2, 2:3, 0:3] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x1x3xcomplex<f64>>
    %20 = stablehlo.reshape %19 : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %21 = call @_where_0(%6, %c, %c_0) : (tensor<2xi1>, tensor<i64>, tensor<i64>) -> tensor<2xi64>
    %22 = stablehlo.slice %20 [0:2, 0:1] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %23 = stablehlo.reshape %22 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %24 = stablehlo.abs %23 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %25 = stablehlo.slice %12 [0:2, 0:1] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %26 = stablehlo.reshape %25 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %27 = stablehlo.abs %26 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %28 = stablehlo.compare GT, %24, %27, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %30 = call @_where_21(%29, %20, %12) : (tensor<2x1xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %31 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %32 = call @_where_21(%31, %12, %20) : (tensor<2x1xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %33 = stablehlo.negate %21 : tensor<2xi64>
    %34 = call @_where_1(%28, %33, %21) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %35 = stablehlo.slice %30 [0:2, 0:1] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %36 = stablehlo.reshape %35 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %37 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %38 = stablehlo.compare EQ, %36, %37, FLOAT : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xi1>
    %39 = stablehlo.slice %30 [0:2, 0:1] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %40 = stablehlo.reshape %39 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %41 = call @_where_22(%38, %c_1, %40) : (tensor<2xi1>, tensor<i64>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %42 = stablehlo.slice %30 [0:2, 0:1] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %43 = stablehlo.reshape %42 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %44 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %45 = stablehlo.compare EQ, %43, %44, FLOAT : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xi1>
    %46 = stablehlo.slice %18 [0:2, 0:1] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %47 = stablehlo.reshape %46 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %48 = stablehlo.divide %47, %41 : tensor<2xcomplex<f64>>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %49 = call @_where_22(%45, %c_3, %48) : (tensor<2xi1>, tensor<i64>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %50 = stablehlo.slice %30 [0:2, 0:1] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %51 = stablehlo.reshape %50 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %cst_4 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %52 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %53 = stablehlo.compare EQ, %51, %52, FLOAT : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xi1>
    %54 = stablehlo.slice %32 [0:2, 0:1] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %55 = stablehlo.reshape %54 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %56 = stablehlo.divide %55, %41 : tensor<2xcomplex<f64>>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %57 = call @_where_22(%53, %c_5, %56) : (tensor<2xi1>, tensor<i64>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %58 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<2xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<2x1xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %60 = stablehlo.multiply %59, %30 : tensor<2x3xcomplex<f64>>
    %61 = stablehlo.subtract %18, %60 : tensor<2x3xcomplex<f64>>
    %62 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<2xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<2x1xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %64 = stablehlo.multiply %63, %30 : tensor<2x3xcomplex<f64>>
    %65 = stablehlo.subtract %32, %64 : tensor<2x3xcomplex<f64>>
    %66 = stablehlo.slice %65 [0:2, 1:2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %67 = stablehlo.reshape %66 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %68 = stablehlo.abs %67 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %69 = stablehlo.slice %61 [0:2, 1:2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %70 = stablehlo.reshape %69 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %71 = stablehlo.abs %70 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %72 = stablehlo.compare GT, %68, %71, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %74 = call @_where_21(%73, %65, %61) : (tensor<2x1xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %75 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %76 = call @_where_21(%75, %61, %65) : (tensor<2x1xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %77 = stablehlo.negate %34 : tensor<2xi64>
    %78 = call @_where_1(%72, %77, %34) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %79 = stablehlo.slice %74 [0:2, 1:2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %80 = stablehlo.reshape %79 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %cst_6 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %81 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %82 = stablehlo.compare EQ, %80, %81, FLOAT : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xi1>
    %83 = stablehlo.slice %74 [0:2, 1:2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %84 = stablehlo.reshape %83 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %c_7 = stablehlo.constant dense<1> : tensor<i64>
    %85 = call @_where_22(%82, %c_7, %84) : (tensor<2xi1>, tensor<i64>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %86 = stablehlo.slice %74 [0:2, 1:2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %87 = stablehlo.reshape %86 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %cst_8 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %88 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %89 = stablehlo.compare EQ, %87, %88, FLOAT : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xi1>
    %90 = stablehlo.slice %76 [0:2, 1:2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %91 = stablehlo.reshape %90 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %92 = stablehlo.divide %91, %85 : tensor<2xcomplex<f64>>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %93 = call @_where_22(%89, %c_9, %92) : (tensor<2xi1>, tensor<i64>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %94 = stablehlo.slice %76 [0:2, 2:3] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %95 = stablehlo.reshape %94 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %96 = stablehlo.slice %74 [0:2, 2:3] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %97 = stablehlo.reshape %96 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %98 = stablehlo.multiply %93, %97 : tensor<2xcomplex<f64>>
    %99 = stablehlo.subtract %95, %98 : tensor<2xcomplex<f64>>
    %100 = stablehlo.slice %30 [0:2, 0:1] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %101 = stablehlo.reshape %100 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %102 = stablehlo.convert %78 : (tensor<2xi64>) -> tensor<2xcomplex<f64>>
    %103 = stablehlo.multiply %102, %101 : tensor<2xcomplex<f64>>
    %104 = stablehlo.slice %74 [0:2, 1:2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %105 = stablehlo.reshape %104 : (tensor<2x1xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %106 = stablehlo.multiply %103, %105 : tensor<2xcomplex<f64>>
    %107 = stablehlo.multiply %106, %99 : tensor<2xcomplex<f64>>
    return %107 : tensor<2xcomplex<f64>>
  }
  func.func private @_where_21(%arg0: tensor<2x1xi1>, %arg1: tensor<2x3xcomplex<f64>>, %arg2: tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<2x3xi1>, tensor<2x3xcomplex<f64>>
    return %1 : tensor<2x3xcomplex<f64>>
  }
  func.func private @_where_22(%arg0: tensor<2xi1>, %arg1: tensor<i64>, %arg2: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<2xi1>, tensor<2xcomplex<f64>>
    return %2 : tensor<2xcomplex<f64>>
  }
  func.func private @slogdet_23(%arg0: tensor<2x4x4xcomplex<f64>>) -> (tensor<2xcomplex<f64>>, tensor<2xf64>) {
    %0:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4x4xcomplex<f64>>, tensor<2x4xi32>, tensor<2xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<2x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>
    %9 = stablehlo.iota dim = 1 : tensor<2x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_12 = %c_2, %iterArg_13 = %c_1, %iterArg_14 = %9) : tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>
    cond {
      %c_15 = stablehlo.constant dense<4> : tensor<i64>
      %38 = stablehlo.compare LT, %iterArg_12, %c_15, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %38 : tensor<i1>
    } do {
      %c_15 = stablehlo.constant dense<1> : tensor<i64>
      %38 = stablehlo.add %iterArg_13, %c_15 : tensor<i64>
      %c_16 = stablehlo.constant dense<0> : tensor<i64>
      %39 = stablehlo.compare LT, %iterArg_13, %c_16, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %40 = stablehlo.convert %iterArg_13 : tensor<i64>
      %c_17 = stablehlo.constant dense<4> : tensor<i64>
      %41 = stablehlo.add %40, %c_17 : tensor<i64>
      %42 = stablehlo.select %39, %41, %iterArg_13 : tensor<i1>, tensor<i64>
      %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %44 = "stablehlo.gather"(%iterArg, %43) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
      %45 = stablehlo.reshape %44 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_18 = stablehlo.constant dense<0> : tensor<i64>
      %46 = stablehlo.compare LT, %iterArg_13, %c_18, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %47 = stablehlo.convert %iterArg_13 : tensor<i64>
      %c_19 = stablehlo.constant dense<4> : tensor<i64>
      %48 = stablehlo.add %47, %c_19 : tensor<i64>
      %49 = stablehlo.select %46, %48, %iterArg_13 : tensor<i1>, tensor<i64>
      %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %51 = "stablehlo.gather"(%iterArg_14, %50) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
      %52 = stablehlo.reshape %51 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_20 = stablehlo.constant dense<0> : tensor<i32>
      %53 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %54 = stablehlo.compare LT, %45, %53, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_21 = stablehlo.constant dense<4> : tensor<i32>
      %55 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %56 = stablehlo.add %45, %55 : tensor<2xi32>
      %57 = stablehlo.select %54, %56, %45 : tensor<2xi1>, tensor<2xi32>
      %58 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %59 = "stablehlo.gather"(%iterArg_14, %58) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %60 = stablehlo.reshape %59 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_22 = stablehlo.constant dense<0> : tensor<i64>
      %61 = stablehlo.compare LT, %iterArg_13, %c_22, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_23 = stablehlo.constant dense<4> : tensor<i64>
      %62 = stablehlo.add %iterArg_13, %c_23 : tensor<i64>
      %63 = stablehlo.select %61, %62, %iterArg_13 : tensor<i1>, tensor<i64>
      %64 = stablehlo.convert %63 : (tensor<i64>) -> tensor<i32>
      %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %66 = "stablehlo.scatter"(%iterArg_14, %65, %60) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        stablehlo.return %arg2 : tensor<i32>
      }) : (tensor<2x4xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
      %c_24 = stablehlo.constant dense<0> : tensor<i32>
      %67 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %68 = stablehlo.compare LT, %45, %67, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_25 = stablehlo.constant dense<4> : tensor<i32>
      %69 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %70 = stablehlo.add %45, %69 : tensor<2xi32>
      %71 = stablehlo.select %68, %70, %45 : tensor<2xi1>, tensor<2xi32>
      %72 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %73 = "stablehlo.scatter"(%66, %72, %52) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        stablehlo.return %arg2 : tensor<i32>
      }) : (tensor<2x4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
      %c_26 = stablehlo.constant dense<1> : tensor<i64>
      %74 = stablehlo.add %iterArg_12, %c_26 : tensor<i64>
      stablehlo.return %iterArg, %74, %38, %73 : tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>
    }
    %11 = call @diagonal_24(%8) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<2x4xcomplex<f64>>
    %13 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> tensor<2x4xi1>
    %c_4 = stablehlo.constant dense<false> : tensor<i1>
    %14 = stablehlo.reduce(%13 init: %c_4) applies stablehlo.or across dimensions = [1] : (tensor<2x4xi1>, tensor<i1>) -> tensor<2xi1>
    %15 = stablehlo.iota dim = 0 : tensor<4xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<2x4xi32>
    %18 = stablehlo.compare NE, %2, %17, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %19 = call @count_nonzero(%18) : (tensor<2x4xi1>) -> tensor<2xi64>
    %20 = stablehlo.abs %11 : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
    %21 = stablehlo.convert %20 : (tensor<2x4xf64>) -> tensor<2x4xcomplex<f64>>
    %22 = stablehlo.divide %11, %21 : tensor<2x4xcomplex<f64>>
    %cst_5 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.multiply across dimensions = [1] : (tensor<2x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %c_6 = stablehlo.constant dense<2> : tensor<i64>
    %24 = call @remainder(%19, %c_6) : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
    %c_7 = stablehlo.constant dense<-2> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %26 = stablehlo.multiply %25, %24 : tensor<2xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %28 = stablehlo.add %26, %27 : tensor<2xi64>
    %29 = stablehlo.convert %28 : (tensor<2xi64>) -> tensor<2xcomplex<f64>>
    %30 = stablehlo.multiply %23, %29 : tensor<2xcomplex<f64>>
    %cst_9 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %31 = call @_where_25(%14, %cst_9, %30) : (tensor<2xi1>, tensor<complex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %32 = stablehlo.abs %11 : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
    %33 = stablehlo.log %32 : tensor<2x4xf64>
    %34 = stablehlo.convert %33 : (tensor<2x4xf64>) -> tensor<2x4xcomplex<f64>>
    %cst_10 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %35 = stablehlo.reduce(%34 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<2x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %cst_11 = stablehlo.constant dense<(0xFFF0000000000000,0.000000e+00)> : tensor<complex<f64>>
    %36 = call @_where_25(%14, %cst_11, %35) : (tensor<2xi1>, tensor<complex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %37 = stablehlo.real %36 : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    return %31, %37 : tensor<2xcomplex<f64>>, tensor<2xf64>
  }
  func.func private @diagonal_24(%arg0: tensor<2x4x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi64>
    %1 = stablehlo.iota dim = 0 : tensor<4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %5 = stablehlo.add %0, %4 : tensor<4xi64>
    %6 = stablehlo.select %3, %5, %0 : tensor<4xi1>, tensor<4xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %10 = stablehlo.add %1, %9 : tensor<4xi64>
    %11 = stablehlo.select %8, %10, %1 : tensor<4xi1>, tensor<4xi64>
    %12 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xi32>
    %13 = stablehlo.convert %11 : (tensor<4xi64>) -> tensor<4xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x4x4xcomplex<f64>>, tensor<4x2xi32>) -> tensor<2x4xcomplex<f64>>
    return %17 : tensor<2x4xcomplex<f64>>
  }
  func.func private @_where_25(%arg0: tensor<2xi1>, %arg1: tensor<complex<f64>>, %arg2: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<2xi1>, tensor<2xcomplex<f64>>
    return %1 : tensor<2xcomplex<f64>>
  }
}
