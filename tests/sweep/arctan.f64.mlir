module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<67xf64>, %arg1: tensor<67xf64>) -> (tensor<67xf64> {jax.result_info = "result[0]"}, tensor<67xf64> {jax.result_info = "result[1]"}, tensor<67xf64> {jax.result_info = "result[2]"}, tensor<67xf64> {jax.result_info = "result[3]"}, tensor<67xf64> {jax.result_info = "result[4]"}, tensor<67xf64> {jax.result_info = "result[5]"}) {
    %0 = chlo.atan %arg0 : tensor<67xf64> -> tensor<67xf64>
    %1 = stablehlo.atan2 %arg0, %arg1 : tensor<67xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<67xf64>
    %3 = stablehlo.atan2 %arg0, %2 : tensor<67xf64>
    %4 = stablehlo.atan2 %arg1, %arg0 : tensor<67xf64>
    %5 = stablehlo.complex %arg0, %arg1 : tensor<67xcomplex<f64>>
    %6 = call @angle(%5) : (tensor<67xcomplex<f64>>) -> tensor<67xf64>
    %7 = stablehlo.complex %arg0, %arg1 : tensor<67xcomplex<f64>>
    %8 = stablehlo.log %7 : tensor<67xcomplex<f64>>
    %9 = stablehlo.imag %8 : (tensor<67xcomplex<f64>>) -> tensor<67xf64>
    return %0, %1, %3, %4, %6, %9 : tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>, tensor<67xf64>
  }
  func.func private @angle(%arg0: tensor<67xcomplex<f64>>) -> tensor<67xf64> {
    %0 = stablehlo.real %arg0 : (tensor<67xcomplex<f64>>) -> tensor<67xf64>
    %1 = stablehlo.imag %arg0 : (tensor<67xcomplex<f64>>) -> tensor<67xf64>
    %2 = stablehlo.atan2 %1, %0 : tensor<67xf64>
    return %2 : tensor<67xf64>
  }
}
