module @jit_mlp_b1 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x64xf32>, %arg1: tensor<64x256xf32>, %arg2: tensor<256xf32>, %arg3: tensor<256x256xf32>, %arg4: tensor<256xf32>, %arg5: tensor<256x32xf32>, %arg6: tensor<32xf32>) -> (tensor<1x32xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x64xf32>, tensor<64x256xf32>) -> tensor<1x256xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %2 = stablehlo.add %0, %1 : tensor<1x256xf32>
    %3 = stablehlo.tanh %2 : tensor<1x256xf32>
    %4 = stablehlo.dot_general %3, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x256xf32>, tensor<256x256xf32>) -> tensor<1x256xf32>
    %5 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %6 = stablehlo.add %4, %5 : tensor<1x256xf32>
    %7 = stablehlo.tanh %6 : tensor<1x256xf32>
    %8 = stablehlo.dot_general %7, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x256xf32>, tensor<256x32xf32>) -> tensor<1x32xf32>
    %9 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %10 = stablehlo.add %8, %9 : tensor<1x32xf32>
    return %10 : tensor<1x32xf32>
  }
}
