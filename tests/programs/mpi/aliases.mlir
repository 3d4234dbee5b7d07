module @jit_aliases attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<8x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @pjrtlite_mpi_rank() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %1 = stablehlo.custom_call @pjrtlite_mpi_size() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %2 = stablehlo.add %0, %1 : tensor<i32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.subtract %2, %c : tensor<i32>
    %4 = stablehlo.custom_call @pjrtlite_mpi_size() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %5 = call @remainder(%3, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.add %0, %c_0 : tensor<i32>
    %7 = stablehlo.custom_call @pjrtlite_mpi_size() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %8 = call @remainder(%6, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %10 = stablehlo.add %arg0, %9 : tensor<2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%10, %cst_1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
    %12 = stablehlo.broadcast_in_dim %11#1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %13 = stablehlo.add %arg0, %12 : tensor<2xf32>
    %14:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%13, %11#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {op = "sum", root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
    %15 = stablehlo.broadcast_in_dim %14#1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %16 = stablehlo.add %arg0, %15 : tensor<2xf32>
    %17:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%16, %14#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
    %18 = stablehlo.broadcast_in_dim %17#1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %19 = stablehlo.add %arg0, %18 : tensor<2xf32>
    %20:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%19, %17#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
    %21 = stablehlo.broadcast_in_dim %20#1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %22 = stablehlo.add %arg0, %21 : tensor<2xf32>
    %23:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%22, %20#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
    %24 = stablehlo.broadcast_in_dim %23#1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %25 = stablehlo.add %arg0, %24 : tensor<2xf32>
    %26:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%25, %arg0, %5, %8, %23#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
    %27 = stablehlo.broadcast_in_dim %26#1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %28 = stablehlo.add %arg0, %27 : tensor<2xf32>
    %c_2 = stablehlo.constant dense<-1> : tensor<i32>
    %c_3 = stablehlo.constant dense<-1> : tensor<i32>
    %29:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%28, %arg0, %c_2, %c_3, %26#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
    %30 = stablehlo.broadcast_in_dim %29#1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %31 = stablehlo.add %arg0, %30 : tensor<2xf32>
    %c_4 = stablehlo.constant dense<-1> : tensor<i32>
    %32:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%31, %c_4, %29#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2xf32>, tensor<i32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
    %33 = stablehlo.broadcast_in_dim %11#0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %34 = stablehlo.broadcast_in_dim %14#0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %35 = stablehlo.broadcast_in_dim %17#0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %36 = stablehlo.broadcast_in_dim %20#0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %37 = stablehlo.broadcast_in_dim %23#0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %38 = stablehlo.broadcast_in_dim %26#0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %39 = stablehlo.broadcast_in_dim %29#0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %40 = stablehlo.broadcast_in_dim %32#0, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %41 = stablehlo.concatenate %33, %34, %35, %36, %37, %38, %39, %40, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<8x2xf32>
    return %41 : tensor<8x2xf32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
