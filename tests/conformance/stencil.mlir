module @jit_run attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6x5xf32>) -> (tensor<8x6x5xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<8x6x5xf32>
    cond {
      %c_1 = stablehlo.constant dense<20> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.slice %iterArg_0 [1:7, 1:5, 1:4] : (tensor<8x6x5xf32>) -> tensor<6x4x3xf32>
      %2 = stablehlo.slice %iterArg_0 [2:8, 1:5, 1:4] : (tensor<8x6x5xf32>) -> tensor<6x4x3xf32>
      %3 = stablehlo.slice %iterArg_0 [0:6, 1:5, 1:4] : (tensor<8x6x5xf32>) -> tensor<6x4x3xf32>
      %4 = stablehlo.add %2, %3 : tensor<6x4x3xf32>
      %5 = stablehlo.slice %iterArg_0 [1:7, 2:6, 1:4] : (tensor<8x6x5xf32>) -> tensor<6x4x3xf32>
      %6 = stablehlo.add %4, %5 : tensor<6x4x3xf32>
      %7 = stablehlo.slice %iterArg_0 [1:7, 0:4, 1:4] : (tensor<8x6x5xf32>) -> tensor<6x4x3xf32>
      %8 = stablehlo.add %6, %7 : tensor<6x4x3xf32>
      %9 = stablehlo.slice %iterArg_0 [1:7, 1:5, 2:5] : (tensor<8x6x5xf32>) -> tensor<6x4x3xf32>
      %10 = stablehlo.add %8, %9 : tensor<6x4x3xf32>
      %11 = stablehlo.slice %iterArg_0 [1:7, 1:5, 0:3] : (tensor<8x6x5xf32>) -> tensor<6x4x3xf32>
      %12 = stablehlo.add %10, %11 : tensor<6x4x3xf32>
      %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
      %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4x3xf32>
      %14 = stablehlo.multiply %13, %1 : tensor<6x4x3xf32>
      %15 = stablehlo.subtract %12, %14 : tensor<6x4x3xf32>
      %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x4x3xf32>
      %17 = stablehlo.multiply %16, %15 : tensor<6x4x3xf32>
      %18 = stablehlo.add %1, %17 : tensor<6x4x3xf32>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %22 = stablehlo.concatenate %19, %20, %21, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
      %23 = "stablehlo.scatter"(%iterArg_0, %22, %18) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2]>, unique_indices = true}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        stablehlo.return %arg2 : tensor<f32>
      }) : (tensor<8x6x5xf32>, tensor<3xi32>, tensor<6x4x3xf32>) -> tensor<8x6x5xf32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.add %iterArg, %c_5 : tensor<i32>
      stablehlo.return %24, %23 : tensor<i32>, tensor<8x6x5xf32>
    }
    return %0#1 : tensor<8x6x5xf32>
  }
}
