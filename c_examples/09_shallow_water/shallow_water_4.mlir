module @jit_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x16x96xf64> {tf.aliasing_output = 0 : i32}) -> (tensor<3x16x96xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, -1.000000e+00]> : tensor<3xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0:4 = stablehlo.while(%iterArg = %cst, %iterArg_1 = %c, %iterArg_2 = %arg0, %iterArg_3 = %cst_0) : tensor<3xf64>, tensor<i64>, tensor<3x16x96xf64>, tensor<f32>
    cond {
      %c_4 = stablehlo.constant dense<10> : tensor<i64>
      %1 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.custom_call @pjrtlite_mpi_rank() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
      %2 = stablehlo.custom_call @pjrtlite_mpi_size() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.subtract %2, %c_4 : tensor<i32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.subtract %1, %c_5 : tensor<i32>
      %5 = stablehlo.compare LT, %1, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %1, %c_6 : tensor<i32>
      %c_7 = stablehlo.constant dense<-1> : tensor<i64>
      %7 = func.call @_where(%5, %6, %c_7) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
      %8 = stablehlo.broadcast_in_dim %iterArg, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
      %9 = stablehlo.slice %iterArg_2 [0:3, 15:16, 0:96] : (tensor<3x16x96xf64>) -> tensor<3x1x96xf64>
      %10 = stablehlo.reshape %9 : (tensor<3x1x96xf64>) -> tensor<3x96xf64>
      %11 = stablehlo.slice %iterArg_2 [0:3, 0:1, 0:96] : (tensor<3x16x96xf64>) -> tensor<3x1x96xf64>
      %12 = stablehlo.reshape %11 : (tensor<3x1x96xf64>) -> tensor<3x96xf64>
      %13 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x96xf64>
      %14 = stablehlo.multiply %13, %12 : tensor<3x96xf64>
      %15:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%10, %14, %4, %7, %iterArg_3) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x96xf64>, tensor<3x96xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3x96xf64>, tensor<f32>)
      %16 = stablehlo.slice %iterArg_2 [0:3, 0:1, 0:96] : (tensor<3x16x96xf64>) -> tensor<3x1x96xf64>
      %17 = stablehlo.reshape %16 : (tensor<3x1x96xf64>) -> tensor<3x96xf64>
      %18 = stablehlo.slice %iterArg_2 [0:3, 15:16, 0:96] : (tensor<3x16x96xf64>) -> tensor<3x1x96xf64>
      %19 = stablehlo.reshape %18 : (tensor<3x1x96xf64>) -> tensor<3x96xf64>
      %20 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x96xf64>
      %21 = stablehlo.multiply %20, %19 : tensor<3x96xf64>
      %22:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%17, %21, %7, %4, %15#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x96xf64>, tensor<3x96xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3x96xf64>, tensor<f32>)
      %23 = stablehlo.broadcast_in_dim %15#0, dims = [0, 2] : (tensor<3x96xf64>) -> tensor<3x1x96xf64>
      %24 = stablehlo.broadcast_in_dim %22#0, dims = [0, 2] : (tensor<3x96xf64>) -> tensor<3x1x96xf64>
      %25 = stablehlo.concatenate %23, %iterArg_2, %24, dim = 1 : (tensor<3x1x96xf64>, tensor<3x16x96xf64>, tensor<3x1x96xf64>) -> tensor<3x18x96xf64>
      %26 = stablehlo.slice %25 [0:1, 0:18, 0:96] : (tensor<3x18x96xf64>) -> tensor<1x18x96xf64>
      %27 = stablehlo.reshape %26 : (tensor<1x18x96xf64>) -> tensor<18x96xf64>
      %28 = stablehlo.slice %25 [1:2, 0:18, 0:96] : (tensor<3x18x96xf64>) -> tensor<1x18x96xf64>
      %29 = stablehlo.reshape %28 : (tensor<1x18x96xf64>) -> tensor<18x96xf64>
      %30 = stablehlo.slice %25 [2:3, 0:18, 0:96] : (tensor<3x18x96xf64>) -> tensor<1x18x96xf64>
      %31 = stablehlo.reshape %30 : (tensor<1x18x96xf64>) -> tensor<18x96xf64>
      %cst_8 = stablehlo.constant dense<4.905000e+00> : tensor<f64>
      %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<18x96xf64>
      %33 = stablehlo.multiply %32, %27 : tensor<18x96xf64>
      %34 = stablehlo.multiply %33, %27 : tensor<18x96xf64>
      %35 = stablehlo.multiply %29, %31 : tensor<18x96xf64>
      %36 = stablehlo.divide %35, %27 : tensor<18x96xf64>
      %37 = stablehlo.multiply %29, %29 : tensor<18x96xf64>
      %38 = stablehlo.divide %37, %27 : tensor<18x96xf64>
      %39 = stablehlo.add %38, %34 : tensor<18x96xf64>
      %40 = stablehlo.broadcast_in_dim %29, dims = [1, 2] : (tensor<18x96xf64>) -> tensor<1x18x96xf64>
      %41 = stablehlo.broadcast_in_dim %39, dims = [1, 2] : (tensor<18x96xf64>) -> tensor<1x18x96xf64>
      %42 = stablehlo.broadcast_in_dim %36, dims = [1, 2] : (tensor<18x96xf64>) -> tensor<1x18x96xf64>
      %43 = stablehlo.concatenate %40, %41, %42, dim = 0 : (tensor<1x18x96xf64>, tensor<1x18x96xf64>, tensor<1x18x96xf64>) -> tensor<3x18x96xf64>
      %44 = stablehlo.multiply %31, %31 : tensor<18x96xf64>
      %45 = stablehlo.divide %44, %27 : tensor<18x96xf64>
      %46 = stablehlo.add %45, %34 : tensor<18x96xf64>
      %47 = stablehlo.broadcast_in_dim %31, dims = [1, 2] : (tensor<18x96xf64>) -> tensor<1x18x96xf64>
      %48 = stablehlo.broadcast_in_dim %36, dims = [1, 2] : (tensor<18x96xf64>) -> tensor<1x18x96xf64>
      %49 = stablehlo.broadcast_in_dim %46, dims = [1, 2] : (tensor<18x96xf64>) -> tensor<1x18x96xf64>
      %50 = stablehlo.concatenate %47, %48, %49, dim = 0 : (tensor<1x18x96xf64>, tensor<1x18x96xf64>, tensor<1x18x96xf64>) -> tensor<3x18x96xf64>
      %51 = func.call @_roll_static(%25) : (tensor<3x18x96xf64>) -> tensor<3x18x96xf64>
      %52 = stablehlo.slice %51 [0:3, 1:17, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x16x96xf64>
      %53 = func.call @_roll_static_0(%25) : (tensor<3x18x96xf64>) -> tensor<3x18x96xf64>
      %54 = stablehlo.slice %53 [0:3, 1:17, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x16x96xf64>
      %55 = stablehlo.slice %25 [0:3, 2:18, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x16x96xf64>
      %56 = stablehlo.slice %25 [0:3, 0:16, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x16x96xf64>
      %57 = stablehlo.add %55, %56 : tensor<3x16x96xf64>
      %58 = stablehlo.add %57, %52 : tensor<3x16x96xf64>
      %59 = stablehlo.add %58, %54 : tensor<3x16x96xf64>
      %cst_9 = stablehlo.constant dense<2.500000e-01> : tensor<f64>
      %60 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x16x96xf64>
      %61 = stablehlo.multiply %60, %59 : tensor<3x16x96xf64>
      %62 = func.call @_roll_static(%43) : (tensor<3x18x96xf64>) -> tensor<3x18x96xf64>
      %63 = stablehlo.slice %62 [0:3, 1:17, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x16x96xf64>
      %64 = func.call @_roll_static_0(%43) : (tensor<3x18x96xf64>) -> tensor<3x18x96xf64>
      %65 = stablehlo.slice %64 [0:3, 1:17, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x16x96xf64>
      %66 = stablehlo.subtract %63, %65 : tensor<3x16x96xf64>
      %67 = stablehlo.slice %50 [0:3, 2:18, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x16x96xf64>
      %68 = stablehlo.slice %50 [0:3, 0:16, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x16x96xf64>
      %69 = stablehlo.subtract %67, %68 : tensor<3x16x96xf64>
      %70 = stablehlo.add %66, %69 : tensor<3x16x96xf64>
      %cst_10 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
      %71 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x16x96xf64>
      %72 = stablehlo.multiply %71, %70 : tensor<3x16x96xf64>
      %73 = stablehlo.subtract %61, %72 : tensor<3x16x96xf64>
      %c_11 = stablehlo.constant dense<1> : tensor<i64>
      %74 = stablehlo.add %iterArg_1, %c_11 : tensor<i64>
      stablehlo.return %iterArg, %74, %73, %22#1 : tensor<3xf64>, tensor<i64>, tensor<3x16x96xf64>, tensor<f32>
    }
    return %0#2 : tensor<3x16x96xf64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i64>) -> tensor<i32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @_roll_static(%arg0: tensor<3x18x96xf64>) -> tensor<3x18x96xf64> {
    %0 = stablehlo.slice %arg0 [0:3, 0:18, 1:96] : (tensor<3x18x96xf64>) -> tensor<3x18x95xf64>
    %1 = stablehlo.slice %arg0 [0:3, 0:18, 0:1] : (tensor<3x18x96xf64>) -> tensor<3x18x1xf64>
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<3x18x95xf64>, tensor<3x18x1xf64>) -> tensor<3x18x96xf64>
    return %2 : tensor<3x18x96xf64>
  }
  func.func private @_roll_static_0(%arg0: tensor<3x18x96xf64>) -> tensor<3x18x96xf64> {
    %0 = stablehlo.slice %arg0 [0:3, 0:18, 95:96] : (tensor<3x18x96xf64>) -> tensor<3x18x1xf64>
    %1 = stablehlo.slice %arg0 [0:3, 0:18, 0:95] : (tensor<3x18x96xf64>) -> tensor<3x18x95xf64>
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<3x18x1xf64>, tensor<3x18x95xf64>) -> tensor<3x18x96xf64>
    return %2 : tensor<3x18x96xf64>
  }
}
