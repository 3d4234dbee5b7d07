module @jit_run attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<18x3xf32>, %arg1: tensor<18x6xf32>, %arg2: tensor<18xf32>, %arg3: tensor<6xf32>, %arg4: tensor<20x3xf32>) -> (tensor<20x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<20x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:8 = stablehlo.while(%iterArg = %arg4, %iterArg_1 = %arg0, %iterArg_2 = %arg2, %iterArg_3 = %arg1, %iterArg_4 = %arg3, %iterArg_5 = %c, %iterArg_6 = %0, %iterArg_7 = %1) : tensor<20x3xf32>, tensor<18x3xf32>, tensor<18xf32>, tensor<18x6xf32>, tensor<6xf32>, tensor<i32>, tensor<6xf32>, tensor<20x6xf32>
    cond {
      %c_8 = stablehlo.constant dense<20> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_5) : (tensor<20x3xf32>, tensor<i32>) -> tensor<3xf32>
      %4 = stablehlo.dot_general %iterArg_1, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<18x3xf32>, tensor<3xf32>) -> tensor<18xf32>
      %5 = stablehlo.add %4, %iterArg_2 : tensor<18xf32>
      %6 = stablehlo.slice %5 [0:6] : (tensor<18xf32>) -> tensor<6xf32>
      %7 = stablehlo.slice %5 [6:12] : (tensor<18xf32>) -> tensor<6xf32>
      %8 = stablehlo.slice %5 [12:18] : (tensor<18xf32>) -> tensor<6xf32>
      %9 = stablehlo.dot_general %iterArg_3, %iterArg_6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<18x6xf32>, tensor<6xf32>) -> tensor<18xf32>
      %10 = stablehlo.slice %9 [0:6] : (tensor<18xf32>) -> tensor<6xf32>
      %11 = stablehlo.slice %9 [6:12] : (tensor<18xf32>) -> tensor<6xf32>
      %12 = stablehlo.slice %9 [12:18] : (tensor<18xf32>) -> tensor<6xf32>
      %13 = stablehlo.add %6, %10 : tensor<6xf32>
      %14 = stablehlo.negate %13 : tensor<6xf32>
      %15 = stablehlo.exponential %14 : tensor<6xf32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %17 = stablehlo.add %16, %15 : tensor<6xf32>
      %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %19 = stablehlo.divide %18, %17 : tensor<6xf32>
      %20 = stablehlo.add %7, %11 : tensor<6xf32>
      %21 = stablehlo.negate %20 : tensor<6xf32>
      %22 = stablehlo.exponential %21 : tensor<6xf32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %24 = stablehlo.add %23, %22 : tensor<6xf32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %26 = stablehlo.divide %25, %24 : tensor<6xf32>
      %27 = stablehlo.add %12, %iterArg_4 : tensor<6xf32>
      %28 = stablehlo.multiply %19, %27 : tensor<6xf32>
      %29 = stablehlo.add %8, %28 : tensor<6xf32>
      %30 = stablehlo.tanh %29 : tensor<6xf32>
      %31 = stablehlo.subtract %iterArg_6, %30 : tensor<6xf32>
      %32 = stablehlo.multiply %26, %31 : tensor<6xf32>
      %33 = stablehlo.add %30, %32 : tensor<6xf32>
      %34 = func.call @dynamic_update_index_in_dim(%iterArg_7, %33, %iterArg_5) : (tensor<20x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<20x6xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %35 = stablehlo.add %iterArg_5, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %35, %33, %34 : tensor<20x3xf32>, tensor<18x3xf32>, tensor<18xf32>, tensor<18x6xf32>, tensor<6xf32>, tensor<i32>, tensor<6xf32>, tensor<20x6xf32>
    }
    return %2#7 : tensor<20x6xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<20x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<20x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<20x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<20x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<20x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<20x6xf32>
    return %1 : tensor<20x6xf32>
  }
}
