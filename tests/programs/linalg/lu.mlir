module @jit_linalg_lu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4xf32>, %arg1: tensor<4x4xf64>, %arg2: tensor<4x4xcomplex<f32>>, %arg3: tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4x4xf32> {jax.result_info = "result[0]"}, tensor<2x4xi32> {jax.result_info = "result[1]"}, tensor<2x4xi32> {jax.result_info = "result[2]"}, tensor<2x4x3xf32> {jax.result_info = "result[3]"}, tensor<2x3xi32> {jax.result_info = "result[4]"}, tensor<2x4xi32> {jax.result_info = "result[5]"}, tensor<2x3x4xf32> {jax.result_info = "result[6]"}, tensor<2x3xi32> {jax.result_info = "result[7]"}, tensor<2x3xi32> {jax.result_info = "result[8]"}, tensor<4x4xf64> {jax.result_info = "result[9]"}, tensor<4xi32> {jax.result_info = "result[10]"}, tensor<4xi32> {jax.result_info = "result[11]"}, tensor<4x3xf64> {jax.result_info = "result[12]"}, tensor<3xi32> {jax.result_info = "result[13]"}, tensor<4xi32> {jax.result_info = "result[14]"}, tensor<3x4xf64> {jax.result_info = "result[15]"}, tensor<3xi32> {jax.result_info = "result[16]"}, tensor<3xi32> {jax.result_info = "result[17]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[18]"}, tensor<4xi32> {jax.result_info = "result[19]"}, tensor<4xi32> {jax.result_info = "result[20]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[21]"}, tensor<3xi32> {jax.result_info = "result[22]"}, tensor<4xi32> {jax.result_info = "result[23]"}, tensor<3x4xcomplex<f32>> {jax.result_info = "result[24]"}, tensor<3xi32> {jax.result_info = "result[25]"}, tensor<3xi32> {jax.result_info = "result[26]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[27]"}, tensor<2x4xi32> {jax.result_info = "result[28]"}, tensor<2x4xi32> {jax.result_info = "result[29]"}, tensor<2x4x3xcomplex<f64>> {jax.result_info = "result[30]"}, tensor<2x3xi32> {jax.result_info = "result[31]"}, tensor<2x4xi32> {jax.result_info = "result[32]"}, tensor<2x3x4xcomplex<f64>> {jax.result_info = "result[33]"}, tensor<2x3xi32> {jax.result_info = "result[34]"}, tensor<2x3xi32> {jax.result_info = "result[35]"}, tensor<2x4x4xf32> {jax.result_info = "result[36]"}, tensor<2x4x3xf32> {jax.result_info = "result[37]"}, tensor<2x3x4xf32> {jax.result_info = "result[38]"}, tensor<4x4xf64> {jax.result_info = "result[39]"}, tensor<4x3xf64> {jax.result_info = "result[40]"}, tensor<3x4xf64> {jax.result_info = "result[41]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[42]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[43]"}, tensor<3x4xcomplex<f32>> {jax.result_info = "result[44]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[45]"}, tensor<2x4x3xcomplex<f64>> {jax.result_info = "result[46]"}, tensor<2x3x4xcomplex<f64>> {jax.result_info = "result[47]"}) {
    %0 = stablehlo.slice %arg0 [0:2, 0:4, 0:3] : (tensor<2x4x4xf32>) -> tensor<2x4x3xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:3, 0:4] : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
    %2:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xi32>, tensor<2xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %4 = stablehlo.subtract %2#1, %3 : tensor<2x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %6 = stablehlo.compare GE, %2#2, %5, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %10 = stablehlo.select %9, %2#0, %8 : tensor<2x4x4xi1>, tensor<2x4x4xf32>
    %11 = stablehlo.iota dim = 1 : tensor<2x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %12:4 = stablehlo.while(%iterArg = %4, %iterArg_70 = %c_2, %iterArg_71 = %c_1, %iterArg_72 = %11) : tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>
    cond {
      %c_73 = stablehlo.constant dense<4> : tensor<i64>
      %280 = stablehlo.compare LT, %iterArg_70, %c_73, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %280 : tensor<i1>
    } do {
      %c_73 = stablehlo.constant dense<1> : tensor<i64>
      %280 = stablehlo.add %iterArg_71, %c_73 : tensor<i64>
      %c_74 = stablehlo.constant dense<0> : tensor<i64>
      %281 = stablehlo.compare LT, %iterArg_71, %c_74, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %282 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_75 = stablehlo.constant dense<4> : tensor<i64>
      %283 = stablehlo.add %282, %c_75 : tensor<i64>
      %284 = stablehlo.select %281, %283, %iterArg_71 : tensor<i1>, tensor<i64>
      %285 = stablehlo.broadcast_in_dim %284, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %286 = "stablehlo.gather"(%iterArg, %285) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
      %287 = stablehlo.reshape %286 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_76 = stablehlo.constant dense<0> : tensor<i64>
      %288 = stablehlo.compare LT, %iterArg_71, %c_76, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %289 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_77 = stablehlo.constant dense<4> : tensor<i64>
      %290 = stablehlo.add %289, %c_77 : tensor<i64>
      %291 = stablehlo.select %288, %290, %iterArg_71 : tensor<i1>, tensor<i64>
      %292 = stablehlo.broadcast_in_dim %291, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %293 = "stablehlo.gather"(%iterArg_72, %292) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
      %294 = stablehlo.reshape %293 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_78 = stablehlo.constant dense<0> : tensor<i32>
      %295 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %296 = stablehlo.compare LT, %287, %295, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_79 = stablehlo.constant dense<4> : tensor<i32>
      %297 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %298 = stablehlo.add %287, %297 : tensor<2xi32>
      %299 = stablehlo.select %296, %298, %287 : tensor<2xi1>, tensor<2xi32>
      %300 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %301 = "stablehlo.gather"(%iterArg_72, %300) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %302 = stablehlo.reshape %301 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_80 = stablehlo.constant dense<0> : tensor<i64>
      %303 = stablehlo.compare LT, %iterArg_71, %c_80, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_81 = stablehlo.constant dense<4> : tensor<i64>
      %304 = stablehlo.add %iterArg_71, %c_81 : tensor<i64>
      %305 = stablehlo.select %303, %304, %iterArg_71 : tensor<i1>, tensor<i64>
      %306 = stablehlo.convert %305 : (tensor<i64>) -> tensor<i32>
      %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %308 = "stablehlo.scatter"(%iterArg_72, %307, %302) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<2x4xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %309 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %310 = stablehlo.compare LT, %287, %309, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_83 = stablehlo.constant dense<4> : tensor<i32>
      %311 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %312 = stablehlo.add %287, %311 : tensor<2xi32>
      %313 = stablehlo.select %310, %312, %287 : tensor<2xi1>, tensor<2xi32>
      %314 = stablehlo.broadcast_in_dim %313, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %315 = "stablehlo.scatter"(%308, %314, %294) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<2x4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
      %c_84 = stablehlo.constant dense<1> : tensor<i64>
      %316 = stablehlo.add %iterArg_70, %c_84 : tensor<i64>
      stablehlo.return %iterArg, %316, %280, %315 : tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>
    }
    %13 = call @tril(%10) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %14 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %15 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %17 = stablehlo.add %14, %16 : tensor<4x4xi64>
    %18 = stablehlo.compare EQ, %17, %15, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %19 = stablehlo.convert %18 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x4x4xf32>) -> tensor<2x4x4xf32>
    %22 = stablehlo.add %13, %21 : tensor<2x4x4xf32>
    %23 = call @triu(%10) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %24 = stablehlo.dot_general %22, %23, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %25:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2xi32>)
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %27 = stablehlo.subtract %25#1, %26 : tensor<2x3xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %29 = stablehlo.compare GE, %25#2, %28, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %32 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x3xi1>
    %33 = stablehlo.select %32, %25#0, %31 : tensor<2x4x3xi1>, tensor<2x4x3xf32>
    %34 = stablehlo.iota dim = 1 : tensor<2x4xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %c_8 = stablehlo.constant dense<0> : tensor<i64>
    %35:4 = stablehlo.while(%iterArg = %27, %iterArg_70 = %c_8, %iterArg_71 = %c_7, %iterArg_72 = %34) : tensor<2x3xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>
    cond {
      %c_73 = stablehlo.constant dense<3> : tensor<i64>
      %280 = stablehlo.compare LT, %iterArg_70, %c_73, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %280 : tensor<i1>
    } do {
      %c_73 = stablehlo.constant dense<1> : tensor<i64>
      %280 = stablehlo.add %iterArg_71, %c_73 : tensor<i64>
      %c_74 = stablehlo.constant dense<0> : tensor<i64>
      %281 = stablehlo.compare LT, %iterArg_71, %c_74, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %282 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_75 = stablehlo.constant dense<3> : tensor<i64>
      %283 = stablehlo.add %282, %c_75 : tensor<i64>
      %284 = stablehlo.select %281, %283, %iterArg_71 : tensor<i1>, tensor<i64>
      %285 = stablehlo.broadcast_in_dim %284, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %286 = "stablehlo.gather"(%iterArg, %285) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<1xi64>) -> tensor<2x1xi32>
      %287 = stablehlo.reshape %286 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_76 = stablehlo.constant dense<0> : tensor<i64>
      %288 = stablehlo.compare LT, %iterArg_71, %c_76, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %289 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_77 = stablehlo.constant dense<4> : tensor<i64>
      %290 = stablehlo.add %289, %c_77 : tensor<i64>
      %291 = stablehlo.select %288, %290, %iterArg_71 : tensor<i1>, tensor<i64>
      %292 = stablehlo.broadcast_in_dim %291, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %293 = "stablehlo.gather"(%iterArg_72, %292) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
      %294 = stablehlo.reshape %293 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_78 = stablehlo.constant dense<0> : tensor<i32>
      %295 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %296 = stablehlo.compare LT, %287, %295, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_79 = stablehlo.constant dense<4> : tensor<i32>
      %297 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %298 = stablehlo.add %287, %297 : tensor<2xi32>
      %299 = stablehlo.select %296, %298, %287 : tensor<2xi1>, tensor<2xi32>
      %300 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %301 = "stablehlo.gather"(%iterArg_72, %300) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %302 = stablehlo.reshape %301 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_80 = stablehlo.constant dense<0> : tensor<i64>
      %303 = stablehlo.compare LT, %iterArg_71, %c_80, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_81 = stablehlo.constant dense<4> : tensor<i64>
      %304 = stablehlo.add %iterArg_71, %c_81 : tensor<i64>
      %305 = stablehlo.select %303, %304, %iterArg_71 : tensor<i1>, tensor<i64>
      %306 = stablehlo.convert %305 : (tensor<i64>) -> tensor<i32>
      %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %308 = "stablehlo.scatter"(%iterArg_72, %307, %302) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<2x4xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %309 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %310 = stablehlo.compare LT, %287, %309, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_83 = stablehlo.constant dense<4> : tensor<i32>
      %311 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %312 = stablehlo.add %287, %311 : tensor<2xi32>
      %313 = stablehlo.select %310, %312, %287 : tensor<2xi1>, tensor<2xi32>
      %314 = stablehlo.broadcast_in_dim %313, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %315 = "stablehlo.scatter"(%308, %314, %294) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<2x4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
      %c_84 = stablehlo.constant dense<1> : tensor<i64>
      %316 = stablehlo.add %iterArg_70, %c_84 : tensor<i64>
      stablehlo.return %iterArg, %316, %280, %315 : tensor<2x3xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>
    }
    %36 = call @tril_0(%33) : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %37 = stablehlo.iota dim = 0 : tensor<4x3xi64>
    %38 = stablehlo.iota dim = 1 : tensor<4x3xi64>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %39 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i64>) -> tensor<4x3xi64>
    %40 = stablehlo.add %37, %39 : tensor<4x3xi64>
    %41 = stablehlo.compare EQ, %40, %38, SIGNED : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
    %42 = stablehlo.convert %41 : (tensor<4x3xi1>) -> tensor<4x3xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<1x4x3xf32>) -> tensor<2x4x3xf32>
    %45 = stablehlo.add %36, %44 : tensor<2x4x3xf32>
    %46 = stablehlo.slice %33 [0:2, 0:3, 0:3] : (tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
    %47 = call @triu_1(%46) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %48 = stablehlo.dot_general %45, %47, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x3xf32>, tensor<2x3x3xf32>) -> tensor<2x4x3xf32>
    %49:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xi32>, tensor<2xi32>)
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %51 = stablehlo.subtract %49#1, %50 : tensor<2x3xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %53 = stablehlo.compare GE, %49#2, %52, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_12 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x4xi1>
    %57 = stablehlo.select %56, %49#0, %55 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
    %58 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i64>
    %c_14 = stablehlo.constant dense<0> : tensor<i64>
    %59:4 = stablehlo.while(%iterArg = %51, %iterArg_70 = %c_14, %iterArg_71 = %c_13, %iterArg_72 = %58) : tensor<2x3xi32>, tensor<i64>, tensor<i64>, tensor<2x3xi32>
    cond {
      %c_73 = stablehlo.constant dense<3> : tensor<i64>
      %280 = stablehlo.compare LT, %iterArg_70, %c_73, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %280 : tensor<i1>
    } do {
      %c_73 = stablehlo.constant dense<1> : tensor<i64>
      %280 = stablehlo.add %iterArg_71, %c_73 : tensor<i64>
      %c_74 = stablehlo.constant dense<0> : tensor<i64>
      %281 = stablehlo.compare LT, %iterArg_71, %c_74, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %282 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_75 = stablehlo.constant dense<3> : tensor<i64>
      %283 = stablehlo.add %282, %c_75 : tensor<i64>
      %284 = stablehlo.select %281, %283, %iterArg_71 : tensor<i1>, tensor<i64>
      %285 = stablehlo.broadcast_in_dim %284, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %286 = "stablehlo.gather"(%iterArg, %285) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<1xi64>) -> tensor<2x1xi32>
      %287 = stablehlo.reshape %286 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_76 = stablehlo.constant dense<0> : tensor<i64>
      %288 = stablehlo.compare LT, %iterArg_71, %c_76, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %289 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_77 = stablehlo.constant dense<3> : tensor<i64>
      %290 = stablehlo.add %289, %c_77 : tensor<i64>
      %291 = stablehlo.select %288, %290, %iterArg_71 : tensor<i1>, tensor<i64>
      %292 = stablehlo.broadcast_in_dim %291, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %293 = "stablehlo.gather"(%iterArg_72, %292) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<1xi64>) -> tensor<2x1xi32>
      %294 = stablehlo.reshape %293 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_78 = stablehlo.constant dense<0> : tensor<i32>
      %295 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %296 = stablehlo.compare LT, %287, %295, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_79 = stablehlo.constant dense<3> : tensor<i32>
      %297 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %298 = stablehlo.add %287, %297 : tensor<2xi32>
      %299 = stablehlo.select %296, %298, %287 : tensor<2xi1>, tensor<2xi32>
      %300 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %301 = "stablehlo.gather"(%iterArg_72, %300) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %302 = stablehlo.reshape %301 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_80 = stablehlo.constant dense<0> : tensor<i64>
      %303 = stablehlo.compare LT, %iterArg_71, %c_80, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_81 = stablehlo.constant dense<3> : tensor<i64>
      %304 = stablehlo.add %iterArg_71, %c_81 : tensor<i64>
      %305 = stablehlo.select %303, %304, %iterArg_71 : tensor<i1>, tensor<i64>
      %306 = stablehlo.convert %305 : (tensor<i64>) -> tensor<i32>
      %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %308 = "stablehlo.scatter"(%iterArg_72, %307, %302) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<2x3xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x3xi32>
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %309 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %310 = stablehlo.compare LT, %287, %309, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_83 = stablehlo.constant dense<3> : tensor<i32>
      %311 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %312 = stablehlo.add %287, %311 : tensor<2xi32>
      %313 = stablehlo.select %310, %312, %287 : tensor<2xi1>, tensor<2xi32>
      %314 = stablehlo.broadcast_in_dim %313, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %315 = "stablehlo.scatter"(%308, %314, %294) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x3xi32>
      %c_84 = stablehlo.constant dense<1> : tensor<i64>
      %316 = stablehlo.add %iterArg_70, %c_84 : tensor<i64>
      stablehlo.return %iterArg, %316, %280, %315 : tensor<2x3xi32>, tensor<i64>, tensor<i64>, tensor<2x3xi32>
    }
    %60 = stablehlo.slice %57 [0:2, 0:3, 0:3] : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
    %61 = call @tril_2(%60) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %62 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %63 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c_15 = stablehlo.constant dense<0> : tensor<i64>
    %64 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %65 = stablehlo.add %62, %64 : tensor<3x3xi64>
    %66 = stablehlo.compare EQ, %65, %63, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %67 = stablehlo.convert %66 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<1x3x3xf32>) -> tensor<2x3x3xf32>
    %70 = stablehlo.add %61, %69 : tensor<2x3x3xf32>
    %71 = call @triu_3(%57) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %72 = stablehlo.dot_general %70, %71, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %73 = stablehlo.slice %arg1 [0:4, 0:3] : (tensor<4x4xf64>) -> tensor<4x3xf64>
    %74 = stablehlo.slice %arg1 [0:3, 0:4] : (tensor<4x4xf64>) -> tensor<3x4xf64>
    %75:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%arg1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xi32>, tensor<i32>)
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %77 = stablehlo.subtract %75#1, %76 : tensor<4xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<i32>
    %79 = stablehlo.compare GE, %75#2, %78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_18 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %81 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %82 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %83 = stablehlo.select %82, %75#0, %81 : tensor<4x4xi1>, tensor<4x4xf64>
    %84 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i64>
    %c_20 = stablehlo.constant dense<0> : tensor<i64>
    %85:4 = stablehlo.while(%iterArg = %77, %iterArg_70 = %c_20, %iterArg_71 = %c_19, %iterArg_72 = %84) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
    cond {
      %c_73 = stablehlo.constant dense<4> : tensor<i64>
      %280 = stablehlo.compare LT, %iterArg_70, %c_73, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %280 : tensor<i1>
    } do {
      %c_73 = stablehlo.constant dense<1> : tensor<i64>
      %280 = stablehlo.add %iterArg_71, %c_73 : tensor<i64>
      %c_74 = stablehlo.constant dense<0> : tensor<i64>
      %281 = stablehlo.compare LT, %iterArg_71, %c_74, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %282 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_75 = stablehlo.constant dense<4> : tensor<i64>
      %283 = stablehlo.add %282, %c_75 : tensor<i64>
      %284 = stablehlo.select %281, %283, %iterArg_71 : tensor<i1>, tensor<i64>
      %285 = stablehlo.dynamic_slice %iterArg, %284, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
      %286 = stablehlo.reshape %285 : (tensor<1xi32>) -> tensor<i32>
      %c_76 = stablehlo.constant dense<0> : tensor<i64>
      %287 = stablehlo.compare LT, %iterArg_71, %c_76, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %288 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_77 = stablehlo.constant dense<4> : tensor<i64>
      %289 = stablehlo.add %288, %c_77 : tensor<i64>
      %290 = stablehlo.select %287, %289, %iterArg_71 : tensor<i1>, tensor<i64>
      %291 = stablehlo.dynamic_slice %iterArg_72, %290, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
      %292 = stablehlo.reshape %291 : (tensor<1xi32>) -> tensor<i32>
      %c_78 = stablehlo.constant dense<0> : tensor<i32>
      %293 = stablehlo.compare LT, %286, %c_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_79 = stablehlo.constant dense<4> : tensor<i32>
      %294 = stablehlo.add %286, %c_79 : tensor<i32>
      %295 = stablehlo.select %293, %294, %286 : tensor<i1>, tensor<i32>
      %296 = stablehlo.dynamic_slice %iterArg_72, %295, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %297 = stablehlo.reshape %296 : (tensor<1xi32>) -> tensor<i32>
      %c_80 = stablehlo.constant dense<0> : tensor<i64>
      %298 = stablehlo.compare LT, %iterArg_71, %c_80, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_81 = stablehlo.constant dense<4> : tensor<i64>
      %299 = stablehlo.add %iterArg_71, %c_81 : tensor<i64>
      %300 = stablehlo.select %298, %299, %iterArg_71 : tensor<i1>, tensor<i64>
      %301 = stablehlo.convert %300 : (tensor<i64>) -> tensor<i32>
      %302 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %303 = "stablehlo.scatter"(%iterArg_72, %302, %297) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %304 = stablehlo.compare LT, %286, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_83 = stablehlo.constant dense<4> : tensor<i32>
      %305 = stablehlo.add %286, %c_83 : tensor<i32>
      %306 = stablehlo.select %304, %305, %286 : tensor<i1>, tensor<i32>
      %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %308 = "stablehlo.scatter"(%303, %307, %292) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %c_84 = stablehlo.constant dense<1> : tensor<i64>
      %309 = stablehlo.add %iterArg_70, %c_84 : tensor<i64>
      stablehlo.return %iterArg, %309, %280, %308 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
    }
    %86 = call @tril_4(%83) : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %87 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %88 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c_21 = stablehlo.constant dense<0> : tensor<i64>
    %89 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %90 = stablehlo.add %87, %89 : tensor<4x4xi64>
    %91 = stablehlo.compare EQ, %90, %88, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %92 = stablehlo.convert %91 : (tensor<4x4xi1>) -> tensor<4x4xf64>
    %93 = stablehlo.add %86, %92 : tensor<4x4xf64>
    %94 = call @triu_5(%83) : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %95 = stablehlo.dot_general %93, %94, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %96:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%73) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xi32>, tensor<i32>)
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %98 = stablehlo.subtract %96#1, %97 : tensor<3xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<i32>
    %100 = stablehlo.compare GE, %96#2, %99, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %101 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_24 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %102 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %103 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x3xi1>
    %104 = stablehlo.select %103, %96#0, %102 : tensor<4x3xi1>, tensor<4x3xf64>
    %105 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i64>
    %c_26 = stablehlo.constant dense<0> : tensor<i64>
    %106:4 = stablehlo.while(%iterArg = %98, %iterArg_70 = %c_26, %iterArg_71 = %c_25, %iterArg_72 = %105) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
    cond {
      %c_73 = stablehlo.constant dense<3> : tensor<i64>
      %280 = stablehlo.compare LT, %iterArg_70, %c_73, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %280 : tensor<i1>
    } do {
      %c_73 = stablehlo.constant dense<1> : tensor<i64>
      %280 = stablehlo.add %iterArg_71, %c_73 : tensor<i64>
      %c_74 = stablehlo.constant dense<0> : tensor<i64>
      %281 = stablehlo.compare LT, %iterArg_71, %c_74, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %282 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_75 = stablehlo.constant dense<3> : tensor<i64>
      %283 = stablehlo.add %282, %c_75 : tensor<i64>
      %284 = stablehlo.select %281, %283, %iterArg_71 : tensor<i1>, tensor<i64>
      %285 = stablehlo.dynamic_slice %iterArg, %284, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
      %286 = stablehlo.reshape %285 : (tensor<1xi32>) -> tensor<i32>
      %c_76 = stablehlo.constant dense<0> : tensor<i64>
      %287 = stablehlo.compare LT, %iterArg_71, %c_76, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %288 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_77 = stablehlo.constant dense<4> : tensor<i64>
      %289 = stablehlo.add %288, %c_77 : tensor<i64>
      %290 = stablehlo.select %287, %289, %iterArg_71 : tensor<i1>, tensor<i64>
      %291 = stablehlo.dynamic_slice %iterArg_72, %290, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
      %292 = stablehlo.reshape %291 : (tensor<1xi32>) -> tensor<i32>
      %c_78 = stablehlo.constant dense<0> : tensor<i32>
      %293 = stablehlo.compare LT, %286, %c_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_79 = stablehlo.constant dense<4> : tensor<i32>
      %294 = stablehlo.add %286, %c_79 : tensor<i32>
      %295 = stablehlo.select %293, %294, %286 : tensor<i1>, tensor<i32>
      %296 = stablehlo.dynamic_slice %iterArg_72, %295, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %297 = stablehlo.reshape %296 : (tensor<1xi32>) -> tensor<i32>
      %c_80 = stablehlo.constant dense<0> : tensor<i64>
      %298 = stablehlo.compare LT, %iterArg_71, %c_80, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_81 = stablehlo.constant dense<4> : tensor<i64>
      %299 = stablehlo.add %iterArg_71, %c_81 : tensor<i64>
      %300 = stablehlo.select %298, %299, %iterArg_71 : tensor<i1>, tensor<i64>
      %301 = stablehlo.convert %300 : (tensor<i64>) -> tensor<i32>
      %302 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %303 = "stablehlo.scatter"(%iterArg_72, %302, %297) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %304 = stablehlo.compare LT, %286, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_83 = stablehlo.constant dense<4> : tensor<i32>
      %305 = stablehlo.add %286, %c_83 : tensor<i32>
      %306 = stablehlo.select %304, %305, %286 : tensor<i1>, tensor<i32>
      %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %308 = "stablehlo.scatter"(%303, %307, %292) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %c_84 = stablehlo.constant dense<1> : tensor<i64>
      %309 = stablehlo.add %iterArg_70, %c_84 : tensor<i64>
      stablehlo.return %iterArg, %309, %280, %308 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
    }
    %107 = call @tril_6(%104) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %108 = stablehlo.iota dim = 0 : tensor<4x3xi64>
    %109 = stablehlo.iota dim = 1 : tensor<4x3xi64>
    %c_27 = stablehlo.constant dense<0> : tensor<i64>
    %110 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i64>) -> tensor<4x3xi64>
    %111 = stablehlo.add %108, %110 : tensor<4x3xi64>
    %112 = stablehlo.compare EQ, %111, %109, SIGNED : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
    %113 = stablehlo.convert %112 : (tensor<4x3xi1>) -> tensor<4x3xf64>
    %114 = stablehlo.add %107, %113 : tensor<4x3xf64>
    %115 = stablehlo.slice %104 [0:3, 0:3] : (tensor<4x3xf64>) -> tensor<3x3xf64>
    %116 = call @triu_7(%115) : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %117 = stablehlo.dot_general %114, %116, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf64>, tensor<3x3xf64>) -> tensor<4x3xf64>
    %118:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%74) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xi32>, tensor<i32>)
    %c_28 = stablehlo.constant dense<1> : tensor<i32>
    %119 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %120 = stablehlo.subtract %118#1, %119 : tensor<3xi32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<i32>
    %122 = stablehlo.compare GE, %118#2, %121, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %123 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_30 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %124 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %125 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
    %126 = stablehlo.select %125, %118#0, %124 : tensor<3x4xi1>, tensor<3x4xf64>
    %127 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i64>
    %c_32 = stablehlo.constant dense<0> : tensor<i64>
    %128:4 = stablehlo.while(%iterArg = %120, %iterArg_70 = %c_32, %iterArg_71 = %c_31, %iterArg_72 = %127) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>
    cond {
      %c_73 = stablehlo.constant dense<3> : tensor<i64>
      %280 = stablehlo.compare LT, %iterArg_70, %c_73, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %280 : tensor<i1>
    } do {
      %c_73 = stablehlo.constant dense<1> : tensor<i64>
      %280 = stablehlo.add %iterArg_71, %c_73 : tensor<i64>
      %c_74 = stablehlo.constant dense<0> : tensor<i64>
      %281 = stablehlo.compare LT, %iterArg_71, %c_74, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %282 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_75 = stablehlo.constant dense<3> : tensor<i64>
      %283 = stablehlo.add %282, %c_75 : tensor<i64>
      %284 = stablehlo.select %281, %283, %iterArg_71 : tensor<i1>, tensor<i64>
      %285 = stablehlo.dynamic_slice %iterArg, %284, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
      %286 = stablehlo.reshape %285 : (tensor<1xi32>) -> tensor<i32>
      %c_76 = stablehlo.constant dense<0> : tensor<i64>
      %287 = stablehlo.compare LT, %iterArg_71, %c_76, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %288 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_77 = stablehlo.constant dense<3> : tensor<i64>
      %289 = stablehlo.add %288, %c_77 : tensor<i64>
      %290 = stablehlo.select %287, %289, %iterArg_71 : tensor<i1>, tensor<i64>
      %291 = stablehlo.dynamic_slice %iterArg_72, %290, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
      %292 = stablehlo.reshape %291 : (tensor<1xi32>) -> tensor<i32>
      %c_78 = stablehlo.constant dense<0> : tensor<i32>
      %293 = stablehlo.compare LT, %286, %c_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_79 = stablehlo.constant dense<3> : tensor<i32>
      %294 = stablehlo.add %286, %c_79 : tensor<i32>
      %295 = stablehlo.select %293, %294, %286 : tensor<i1>, tensor<i32>
      %296 = stablehlo.dynamic_slice %iterArg_72, %295, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
      %297 = stablehlo.reshape %296 : (tensor<1xi32>) -> tensor<i32>
      %c_80 = stablehlo.constant dense<0> : tensor<i64>
      %298 = stablehlo.compare LT, %iterArg_71, %c_80, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_81 = stablehlo.constant dense<3> : tensor<i64>
      %299 = stablehlo.add %iterArg_71, %c_81 : tensor<i64>
      %300 = stablehlo.select %298, %299, %iterArg_71 : tensor<i1>, tensor<i64>
      %301 = stablehlo.convert %300 : (tensor<i64>) -> tensor<i32>
      %302 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %303 = "stablehlo.scatter"(%iterArg_72, %302, %297) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %304 = stablehlo.compare LT, %286, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_83 = stablehlo.constant dense<3> : tensor<i32>
      %305 = stablehlo.add %286, %c_83 : tensor<i32>
      %306 = stablehlo.select %304, %305, %286 : tensor<i1>, tensor<i32>
      %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %308 = "stablehlo.scatter"(%303, %307, %292) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
      %c_84 = stablehlo.constant dense<1> : tensor<i64>
      %309 = stablehlo.add %iterArg_70, %c_84 : tensor<i64>
      stablehlo.return %iterArg, %309, %280, %308 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>
    }
    %129 = stablehlo.slice %126 [0:3, 0:3] : (tensor<3x4xf64>) -> tensor<3x3xf64>
    %130 = call @tril_8(%129) : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %131 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %132 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c_33 = stablehlo.constant dense<0> : tensor<i64>
    %133 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %134 = stablehlo.add %131, %133 : tensor<3x3xi64>
    %135 = stablehlo.compare EQ, %134, %132, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %136 = stablehlo.convert %135 : (tensor<3x3xi1>) -> tensor<3x3xf64>
    %137 = stablehlo.add %130, %136 : tensor<3x3xf64>
    %138 = call @triu_9(%126) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %139 = stablehlo.dot_general %137, %138, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %140 = stablehlo.slice %arg2 [0:4, 0:3] : (tensor<4x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %141 = stablehlo.slice %arg2 [0:3, 0:4] : (tensor<4x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %142:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%arg2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>)
    %c_34 = stablehlo.constant dense<1> : tensor<i32>
    %143 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %144 = stablehlo.subtract %142#1, %143 : tensor<4xi32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %145 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<i32>
    %146 = stablehlo.compare GE, %142#2, %145, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %147 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_36 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %148 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %149 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %150 = stablehlo.select %149, %142#0, %148 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %151 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i64>
    %c_38 = stablehlo.constant dense<0> : tensor<i64>
    %152:4 = stablehlo.while(%iterArg = %144, %iterArg_70 = %c_38, %iterArg_71 = %c_37, %iterArg_72 = %151) : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
    cond {
      %c_73 = stablehlo.constant dense<4> : tensor<i64>
      %280 = stablehlo.compare LT, %iterArg_70, %c_73, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %280 : tensor<i1>
    } do {
      %c_73 = stablehlo.constant dense<1> : tensor<i64>
      %280 = stablehlo.add %iterArg_71, %c_73 : tensor<i64>
      %c_74 = stablehlo.constant dense<0> : tensor<i64>
      %281 = stablehlo.compare LT, %iterArg_71, %c_74, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %282 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_75 = stablehlo.constant dense<4> : tensor<i64>
      %283 = stablehlo.add %282, %c_75 : tensor<i64>
      %284 = stablehlo.select %281, %283, %iterArg_71 : tensor<i1>, tensor<i64>
      %285 = stablehlo.dynamic_slice %iterArg, %284, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
      %286 = stablehlo.reshape %285 : (tensor<1xi32>) -> tensor<i32>
      %c_76 = stablehlo.constant dense<0> : tensor<i64>
      %287 = stablehlo.compare LT, %iterArg_71, %c_76, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %288 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_77 = stablehlo.constant dense<4> : tensor<i64>
      %289 = stablehlo.add %288, %c_77 : tensor<i64>
      %290 = stablehlo.select %287, %289, %iterArg_71 : tensor<i1>, tensor<i64>
      %291 = stablehlo.dynamic_slice %iterArg_72, %290, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
      %292 = stablehlo.reshape %291 : (tensor<1xi32>) -> tensor<i32>
      %c_78 = stablehlo.constant dense<0> : tensor<i32>
      %293 = stablehlo.compare LT, %286, %c_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_79 = stablehlo.constant dense<4> : tensor<i32>
      %294 = stablehlo.add %286, %c_79 : tensor<i32>
      %295 = stablehlo.select %293, %294, %286 : tensor<i1>, tensor<i32>
      %296 = stablehlo.dynamic_slice %iterArg_72, %295, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %297 = stablehlo.reshape %296 : (tensor<1xi32>) -> tensor<i32>
      %c_80 = stablehlo.constant dense<0> : tensor<i64>
      %298 = stablehlo.compare LT, %iterArg_71, %c_80, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_81 = stablehlo.constant dense<4> : tensor<i64>
      %299 = stablehlo.add %iterArg_71, %c_81 : tensor<i64>
      %300 = stablehlo.select %298, %299, %iterArg_71 : tensor<i1>, tensor<i64>
      %301 = stablehlo.convert %300 : (tensor<i64>) -> tensor<i32>
      %302 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %303 = "stablehlo.scatter"(%iterArg_72, %302, %297) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %304 = stablehlo.compare LT, %286, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_83 = stablehlo.constant dense<4> : tensor<i32>
      %305 = stablehlo.add %286, %c_83 : tensor<i32>
      %306 = stablehlo.select %304, %305, %286 : tensor<i1>, tensor<i32>
      %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %308 = "stablehlo.scatter"(%303, %307, %292) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %c_84 = stablehlo.constant dense<1> : tensor<i64>
      %309 = stablehlo.add %iterArg_70, %c_84 : tensor<i64>
      stablehlo.return %iterArg, %309, %280, %308 : tensor<4xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
    }
    %153 = call @tril_10(%150) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %154 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %155 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c_39 = stablehlo.constant dense<0> : tensor<i64>
    %156 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %157 = stablehlo.add %154, %156 : tensor<4x4xi64>
    %158 = stablehlo.compare EQ, %157, %155, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %159 = stablehlo.convert %158 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
    %160 = stablehlo.add %153, %159 : tensor<4x4xcomplex<f32>>
    %161 = call @triu_11(%150) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %162 = stablehlo.dot_general %160, %161, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %163:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%140) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
    %c_40 = stablehlo.constant dense<1> : tensor<i32>
    %164 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %165 = stablehlo.subtract %163#1, %164 : tensor<3xi32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %166 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<i32>
    %167 = stablehlo.compare GE, %163#2, %166, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %168 = stablehlo.broadcast_in_dim %167, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_42 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %169 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
    %170 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x3xi1>
    %171 = stablehlo.select %170, %163#0, %169 : tensor<4x3xi1>, tensor<4x3xcomplex<f32>>
    %172 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i64>
    %c_44 = stablehlo.constant dense<0> : tensor<i64>
    %173:4 = stablehlo.while(%iterArg = %165, %iterArg_70 = %c_44, %iterArg_71 = %c_43, %iterArg_72 = %172) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
    cond {
      %c_73 = stablehlo.constant dense<3> : tensor<i64>
      %280 = stablehlo.compare LT, %iterArg_70, %c_73, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %280 : tensor<i1>
    } do {
      %c_73 = stablehlo.constant dense<1> : tensor<i64>
      %280 = stablehlo.add %iterArg_71, %c_73 : tensor<i64>
      %c_74 = stablehlo.constant dense<0> : tensor<i64>
      %281 = stablehlo.compare LT, %iterArg_71, %c_74, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %282 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_75 = stablehlo.constant dense<3> : tensor<i64>
      %283 = stablehlo.add %282, %c_75 : tensor<i64>
      %284 = stablehlo.select %281, %283, %iterArg_71 : tensor<i1>, tensor<i64>
      %285 = stablehlo.dynamic_slice %iterArg, %284, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
      %286 = stablehlo.reshape %285 : (tensor<1xi32>) -> tensor<i32>
      %c_76 = stablehlo.constant dense<0> : tensor<i64>
      %287 = stablehlo.compare LT, %iterArg_71, %c_76, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %288 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_77 = stablehlo.constant dense<4> : tensor<i64>
      %289 = stablehlo.add %288, %c_77 : tensor<i64>
      %290 = stablehlo.select %287, %289, %iterArg_71 : tensor<i1>, tensor<i64>
      %291 = stablehlo.dynamic_slice %iterArg_72, %290, sizes = [1] : (tensor<4xi32>, tensor<i64>) -> tensor<1xi32>
      %292 = stablehlo.reshape %291 : (tensor<1xi32>) -> tensor<i32>
      %c_78 = stablehlo.constant dense<0> : tensor<i32>
      %293 = stablehlo.compare LT, %286, %c_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_79 = stablehlo.constant dense<4> : tensor<i32>
      %294 = stablehlo.add %286, %c_79 : tensor<i32>
      %295 = stablehlo.select %293, %294, %286 : tensor<i1>, tensor<i32>
      %296 = stablehlo.dynamic_slice %iterArg_72, %295, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %297 = stablehlo.reshape %296 : (tensor<1xi32>) -> tensor<i32>
      %c_80 = stablehlo.constant dense<0> : tensor<i64>
      %298 = stablehlo.compare LT, %iterArg_71, %c_80, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_81 = stablehlo.constant dense<4> : tensor<i64>
      %299 = stablehlo.add %iterArg_71, %c_81 : tensor<i64>
      %300 = stablehlo.select %298, %299, %iterArg_71 : tensor<i1>, tensor<i64>
      %301 = stablehlo.convert %300 : (tensor<i64>) -> tensor<i32>
      %302 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %303 = "stablehlo.scatter"(%iterArg_72, %302, %297) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %304 = stablehlo.compare LT, %286, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_83 = stablehlo.constant dense<4> : tensor<i32>
      %305 = stablehlo.add %286, %c_83 : tensor<i32>
      %306 = stablehlo.select %304, %305, %286 : tensor<i1>, tensor<i32>
      %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %308 = "stablehlo.scatter"(%303, %307, %292) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %c_84 = stablehlo.constant dense<1> : tensor<i64>
      %309 = stablehlo.add %iterArg_70, %c_84 : tensor<i64>
      stablehlo.return %iterArg, %309, %280, %308 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<4xi32>
    }
    %174 = call @tril_12(%171) : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %175 = stablehlo.iota dim = 0 : tensor<4x3xi64>
    %176 = stablehlo.iota dim = 1 : tensor<4x3xi64>
    %c_45 = stablehlo.constant dense<0> : tensor<i64>
    %177 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i64>) -> tensor<4x3xi64>
    %178 = stablehlo.add %175, %177 : tensor<4x3xi64>
    %179 = stablehlo.compare EQ, %178, %176, SIGNED : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
    %180 = stablehlo.convert %179 : (tensor<4x3xi1>) -> tensor<4x3xcomplex<f32>>
    %181 = stablehlo.add %174, %180 : tensor<4x3xcomplex<f32>>
    %182 = stablehlo.slice %171 [0:3, 0:3] : (tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %183 = call @triu_13(%182) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %184 = stablehlo.dot_general %181, %183, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %185:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%141) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
    %c_46 = stablehlo.constant dense<1> : tensor<i32>
    %186 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %187 = stablehlo.subtract %185#1, %186 : tensor<3xi32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %188 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<i32>
    %189 = stablehlo.compare GE, %185#2, %188, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %190 = stablehlo.broadcast_in_dim %189, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_48 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %191 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %192 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
    %193 = stablehlo.select %192, %185#0, %191 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    %194 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_49 = stablehlo.constant dense<0> : tensor<i64>
    %c_50 = stablehlo.constant dense<0> : tensor<i64>
    %195:4 = stablehlo.while(%iterArg = %187, %iterArg_70 = %c_50, %iterArg_71 = %c_49, %iterArg_72 = %194) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>
    cond {
      %c_73 = stablehlo.constant dense<3> : tensor<i64>
      %280 = stablehlo.compare LT, %iterArg_70, %c_73, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %280 : tensor<i1>
    } do {
      %c_73 = stablehlo.constant dense<1> : tensor<i64>
      %280 = stablehlo.add %iterArg_71, %c_73 : tensor<i64>
      %c_74 = stablehlo.constant dense<0> : tensor<i64>
      %281 = stablehlo.compare LT, %iterArg_71, %c_74, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %282 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_75 = stablehlo.constant dense<3> : tensor<i64>
      %283 = stablehlo.add %282, %c_75 : tensor<i64>
      %284 = stablehlo.select %281, %283, %iterArg_71 : tensor<i1>, tensor<i64>
      %285 = stablehlo.dynamic_slice %iterArg, %284, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
      %286 = stablehlo.reshape %285 : (tensor<1xi32>) -> tensor<i32>
      %c_76 = stablehlo.constant dense<0> : tensor<i64>
      %287 = stablehlo.compare LT, %iterArg_71, %c_76, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %288 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_77 = stablehlo.constant dense<3> : tensor<i64>
      %289 = stablehlo.add %288, %c_77 : tensor<i64>
      %290 = stablehlo.select %287, %289, %iterArg_71 : tensor<i1>, tensor<i64>
      %291 = stablehlo.dynamic_slice %iterArg_72, %290, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
      %292 = stablehlo.reshape %291 : (tensor<1xi32>) -> tensor<i32>
      %c_78 = stablehlo.constant dense<0> : tensor<i32>
      %293 = stablehlo.compare LT, %286, %c_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_79 = stablehlo.constant dense<3> : tensor<i32>
      %294 = stablehlo.add %286, %c_79 : tensor<i32>
      %295 = stablehlo.select %293, %294, %286 : tensor<i1>, tensor<i32>
      %296 = stablehlo.dynamic_slice %iterArg_72, %295, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
      %297 = stablehlo.reshape %296 : (tensor<1xi32>) -> tensor<i32>
      %c_80 = stablehlo.constant dense<0> : tensor<i64>
      %298 = stablehlo.compare LT, %iterArg_71, %c_80, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_81 = stablehlo.constant dense<3> : tensor<i64>
      %299 = stablehlo.add %iterArg_71, %c_81 : tensor<i64>
      %300 = stablehlo.select %298, %299, %iterArg_71 : tensor<i1>, tensor<i64>
      %301 = stablehlo.convert %300 : (tensor<i64>) -> tensor<i32>
      %302 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %303 = "stablehlo.scatter"(%iterArg_72, %302, %297) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %304 = stablehlo.compare LT, %286, %c_82, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_83 = stablehlo.constant dense<3> : tensor<i32>
      %305 = stablehlo.add %286, %c_83 : tensor<i32>
      %306 = stablehlo.select %304, %305, %286 : tensor<i1>, tensor<i32>
      %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %308 = "stablehlo.scatter"(%303, %307, %292) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
      %c_84 = stablehlo.constant dense<1> : tensor<i64>
      %309 = stablehlo.add %iterArg_70, %c_84 : tensor<i64>
      stablehlo.return %iterArg, %309, %280, %308 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>
    }
    %196 = stablehlo.slice %193 [0:3, 0:3] : (tensor<3x4xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %197 = call @tril_14(%196) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %198 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %199 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c_51 = stablehlo.constant dense<0> : tensor<i64>
    %200 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %201 = stablehlo.add %198, %200 : tensor<3x3xi64>
    %202 = stablehlo.compare EQ, %201, %199, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %203 = stablehlo.convert %202 : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f32>>
    %204 = stablehlo.add %197, %203 : tensor<3x3xcomplex<f32>>
    %205 = call @triu_15(%193) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %206 = stablehlo.dot_general %204, %205, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %207 = stablehlo.slice %arg3 [0:2, 0:4, 0:3] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %208 = stablehlo.slice %arg3 [0:2, 0:3, 0:4] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %209:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%arg3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4x4xcomplex<f64>>, tensor<2x4xi32>, tensor<2xi32>)
    %c_52 = stablehlo.constant dense<1> : tensor<i32>
    %210 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %211 = stablehlo.subtract %209#1, %210 : tensor<2x4xi32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %212 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %213 = stablehlo.compare GE, %209#2, %212, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_54 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %215 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %216 = stablehlo.broadcast_in_dim %214, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %217 = stablehlo.select %216, %209#0, %215 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>
    %218 = stablehlo.iota dim = 1 : tensor<2x4xi32>
    %c_55 = stablehlo.constant dense<0> : tensor<i64>
    %c_56 = stablehlo.constant dense<0> : tensor<i64>
    %219:4 = stablehlo.while(%iterArg = %211, %iterArg_70 = %c_56, %iterArg_71 = %c_55, %iterArg_72 = %218) : tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>
    cond {
      %c_73 = stablehlo.constant dense<4> : tensor<i64>
      %280 = stablehlo.compare LT, %iterArg_70, %c_73, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %280 : tensor<i1>
    } do {
      %c_73 = stablehlo.constant dense<1> : tensor<i64>
      %280 = stablehlo.add %iterArg_71, %c_73 : tensor<i64>
      %c_74 = stablehlo.constant dense<0> : tensor<i64>
      %281 = stablehlo.compare LT, %iterArg_71, %c_74, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %282 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_75 = stablehlo.constant dense<4> : tensor<i64>
      %283 = stablehlo.add %282, %c_75 : tensor<i64>
      %284 = stablehlo.select %281, %283, %iterArg_71 : tensor<i1>, tensor<i64>
      %285 = stablehlo.broadcast_in_dim %284, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %286 = "stablehlo.gather"(%iterArg, %285) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
      %287 = stablehlo.reshape %286 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_76 = stablehlo.constant dense<0> : tensor<i64>
      %288 = stablehlo.compare LT, %iterArg_71, %c_76, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %289 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_77 = stablehlo.constant dense<4> : tensor<i64>
      %290 = stablehlo.add %289, %c_77 : tensor<i64>
      %291 = stablehlo.select %288, %290, %iterArg_71 : tensor<i1>, tensor<i64>
      %292 = stablehlo.broadcast_in_dim %291, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %293 = "stablehlo.gather"(%iterArg_72, %292) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
      %294 = stablehlo.reshape %293 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_78 = stablehlo.constant dense<0> : tensor<i32>
      %295 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %296 = stablehlo.compare LT, %287, %295, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_79 = stablehlo.constant dense<4> : tensor<i32>
      %297 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %298 = stablehlo.add %287, %297 : tensor<2xi32>
      %299 = stablehlo.select %296, %298, %287 : tensor<2xi1>, tensor<2xi32>
      %300 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %301 = "stablehlo.gather"(%iterArg_72, %300) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %302 = stablehlo.reshape %301 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_80 = stablehlo.constant dense<0> : tensor<i64>
      %303 = stablehlo.compare LT, %iterArg_71, %c_80, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_81 = stablehlo.constant dense<4> : tensor<i64>
      %304 = stablehlo.add %iterArg_71, %c_81 : tensor<i64>
      %305 = stablehlo.select %303, %304, %iterArg_71 : tensor<i1>, tensor<i64>
      %306 = stablehlo.convert %305 : (tensor<i64>) -> tensor<i32>
      %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %308 = "stablehlo.scatter"(%iterArg_72, %307, %302) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<2x4xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %309 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %310 = stablehlo.compare LT, %287, %309, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_83 = stablehlo.constant dense<4> : tensor<i32>
      %311 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %312 = stablehlo.add %287, %311 : tensor<2xi32>
      %313 = stablehlo.select %310, %312, %287 : tensor<2xi1>, tensor<2xi32>
      %314 = stablehlo.broadcast_in_dim %313, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %315 = "stablehlo.scatter"(%308, %314, %294) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<2x4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
      %c_84 = stablehlo.constant dense<1> : tensor<i64>
      %316 = stablehlo.add %iterArg_70, %c_84 : tensor<i64>
      stablehlo.return %iterArg, %316, %280, %315 : tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>
    }
    %220 = call @tril_16(%217) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %221 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %222 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c_57 = stablehlo.constant dense<0> : tensor<i64>
    %223 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %224 = stablehlo.add %221, %223 : tensor<4x4xi64>
    %225 = stablehlo.compare EQ, %224, %222, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %226 = stablehlo.convert %225 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f64>>
    %227 = stablehlo.broadcast_in_dim %226, dims = [1, 2] : (tensor<4x4xcomplex<f64>>) -> tensor<1x4x4xcomplex<f64>>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1, 2] : (tensor<1x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %229 = stablehlo.add %220, %228 : tensor<2x4x4xcomplex<f64>>
    %230 = call @triu_17(%217) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %231 = stablehlo.dot_general %229, %230, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %232:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%207) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xi32>, tensor<2xi32>)
    %c_58 = stablehlo.constant dense<1> : tensor<i32>
    %233 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %234 = stablehlo.subtract %232#1, %233 : tensor<2x3xi32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %235 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %236 = stablehlo.compare GE, %232#2, %235, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_60 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %238 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %239 = stablehlo.broadcast_in_dim %237, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x3xi1>
    %240 = stablehlo.select %239, %232#0, %238 : tensor<2x4x3xi1>, tensor<2x4x3xcomplex<f64>>
    %241 = stablehlo.iota dim = 1 : tensor<2x4xi32>
    %c_61 = stablehlo.constant dense<0> : tensor<i64>
    %c_62 = stablehlo.constant dense<0> : tensor<i64>
    %242:4 = stablehlo.while(%iterArg = %234, %iterArg_70 = %c_62, %iterArg_71 = %c_61, %iterArg_72 = %241) : tensor<2x3xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>
    cond {
      %c_73 = stablehlo.constant dense<3> : tensor<i64>
      %280 = stablehlo.compare LT, %iterArg_70, %c_73, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %280 : tensor<i1>
    } do {
      %c_73 = stablehlo.constant dense<1> : tensor<i64>
      %280 = stablehlo.add %iterArg_71, %c_73 : tensor<i64>
      %c_74 = stablehlo.constant dense<0> : tensor<i64>
      %281 = stablehlo.compare LT, %iterArg_71, %c_74, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %282 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_75 = stablehlo.constant dense<3> : tensor<i64>
      %283 = stablehlo.add %282, %c_75 : tensor<i64>
      %284 = stablehlo.select %281, %283, %iterArg_71 : tensor<i1>, tensor<i64>
      %285 = stablehlo.broadcast_in_dim %284, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %286 = "stablehlo.gather"(%iterArg, %285) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<1xi64>) -> tensor<2x1xi32>
      %287 = stablehlo.reshape %286 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_76 = stablehlo.constant dense<0> : tensor<i64>
      %288 = stablehlo.compare LT, %iterArg_71, %c_76, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %289 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_77 = stablehlo.constant dense<4> : tensor<i64>
      %290 = stablehlo.add %289, %c_77 : tensor<i64>
      %291 = stablehlo.select %288, %290, %iterArg_71 : tensor<i1>, tensor<i64>
      %292 = stablehlo.broadcast_in_dim %291, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %293 = "stablehlo.gather"(%iterArg_72, %292) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
      %294 = stablehlo.reshape %293 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_78 = stablehlo.constant dense<0> : tensor<i32>
      %295 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %296 = stablehlo.compare LT, %287, %295, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_79 = stablehlo.constant dense<4> : tensor<i32>
      %297 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %298 = stablehlo.add %287, %297 : tensor<2xi32>
      %299 = stablehlo.select %296, %298, %287 : tensor<2xi1>, tensor<2xi32>
      %300 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %301 = "stablehlo.gather"(%iterArg_72, %300) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %302 = stablehlo.reshape %301 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_80 = stablehlo.constant dense<0> : tensor<i64>
      %303 = stablehlo.compare LT, %iterArg_71, %c_80, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_81 = stablehlo.constant dense<4> : tensor<i64>
      %304 = stablehlo.add %iterArg_71, %c_81 : tensor<i64>
      %305 = stablehlo.select %303, %304, %iterArg_71 : tensor<i1>, tensor<i64>
      %306 = stablehlo.convert %305 : (tensor<i64>) -> tensor<i32>
      %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %308 = "stablehlo.scatter"(%iterArg_72, %307, %302) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<2x4xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %309 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %310 = stablehlo.compare LT, %287, %309, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_83 = stablehlo.constant dense<4> : tensor<i32>
      %311 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %312 = stablehlo.add %287, %311 : tensor<2xi32>
      %313 = stablehlo.select %310, %312, %287 : tensor<2xi1>, tensor<2xi32>
      %314 = stablehlo.broadcast_in_dim %313, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %315 = "stablehlo.scatter"(%308, %314, %294) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<2x4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
      %c_84 = stablehlo.constant dense<1> : tensor<i64>
      %316 = stablehlo.add %iterArg_70, %c_84 : tensor<i64>
      stablehlo.return %iterArg, %316, %280, %315 : tensor<2x3xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>
    }
    %243 = call @tril_18(%240) : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %244 = stablehlo.iota dim = 0 : tensor<4x3xi64>
    %245 = stablehlo.iota dim = 1 : tensor<4x3xi64>
    %c_63 = stablehlo.constant dense<0> : tensor<i64>
    %246 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i64>) -> tensor<4x3xi64>
    %247 = stablehlo.add %244, %246 : tensor<4x3xi64>
    %248 = stablehlo.compare EQ, %247, %245, SIGNED : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
    %249 = stablehlo.convert %248 : (tensor<4x3xi1>) -> tensor<4x3xcomplex<f64>>
    %250 = stablehlo.broadcast_in_dim %249, dims = [1, 2] : (tensor<4x3xcomplex<f64>>) -> tensor<1x4x3xcomplex<f64>>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0, 1, 2] : (tensor<1x4x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %252 = stablehlo.add %243, %251 : tensor<2x4x3xcomplex<f64>>
    %253 = stablehlo.slice %240 [0:2, 0:3, 0:3] : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %254 = call @triu_19(%253) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %255 = stablehlo.dot_general %252, %254, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %256:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%208) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x4xcomplex<f64>>) -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3xi32>, tensor<2xi32>)
    %c_64 = stablehlo.constant dense<1> : tensor<i32>
    %257 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %258 = stablehlo.subtract %256#1, %257 : tensor<2x3xi32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %259 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %260 = stablehlo.compare GE, %256#2, %259, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_66 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %262 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %263 = stablehlo.broadcast_in_dim %261, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x4xi1>
    %264 = stablehlo.select %263, %256#0, %262 : tensor<2x3x4xi1>, tensor<2x3x4xcomplex<f64>>
    %265 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %c_67 = stablehlo.constant dense<0> : tensor<i64>
    %c_68 = stablehlo.constant dense<0> : tensor<i64>
    %266:4 = stablehlo.while(%iterArg = %258, %iterArg_70 = %c_68, %iterArg_71 = %c_67, %iterArg_72 = %265) : tensor<2x3xi32>, tensor<i64>, tensor<i64>, tensor<2x3xi32>
    cond {
      %c_73 = stablehlo.constant dense<3> : tensor<i64>
      %280 = stablehlo.compare LT, %iterArg_70, %c_73, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %280 : tensor<i1>
    } do {
      %c_73 = stablehlo.constant dense<1> : tensor<i64>
      %280 = stablehlo.add %iterArg_71, %c_73 : tensor<i64>
      %c_74 = stablehlo.constant dense<0> : tensor<i64>
      %281 = stablehlo.compare LT, %iterArg_71, %c_74, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %282 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_75 = stablehlo.constant dense<3> : tensor<i64>
      %283 = stablehlo.add %282, %c_75 : tensor<i64>
      %284 = stablehlo.select %281, %283, %iterArg_71 : tensor<i1>, tensor<i64>
      %285 = stablehlo.broadcast_in_dim %284, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %286 = "stablehlo.gather"(%iterArg, %285) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<1xi64>) -> tensor<2x1xi32>
      %287 = stablehlo.reshape %286 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_76 = stablehlo.constant dense<0> : tensor<i64>
      %288 = stablehlo.compare LT, %iterArg_71, %c_76, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %289 = stablehlo.convert %iterArg_71 : tensor<i64>
      %c_77 = stablehlo.constant dense<3> : tensor<i64>
      %290 = stablehlo.add %289, %c_77 : tensor<i64>
      %291 = stablehlo.select %288, %290, %iterArg_71 : tensor<i1>, tensor<i64>
      %292 = stablehlo.broadcast_in_dim %291, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %293 = "stablehlo.gather"(%iterArg_72, %292) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<1xi64>) -> tensor<2x1xi32>
      %294 = stablehlo.reshape %293 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_78 = stablehlo.constant dense<0> : tensor<i32>
      %295 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %296 = stablehlo.compare LT, %287, %295, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_79 = stablehlo.constant dense<3> : tensor<i32>
      %297 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %298 = stablehlo.add %287, %297 : tensor<2xi32>
      %299 = stablehlo.select %296, %298, %287 : tensor<2xi1>, tensor<2xi32>
      %300 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %301 = "stablehlo.gather"(%iterArg_72, %300) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %302 = stablehlo.reshape %301 : (tensor<2x1xi32>) -> tensor<2xi32>
      %c_80 = stablehlo.constant dense<0> : tensor<i64>
      %303 = stablehlo.compare LT, %iterArg_71, %c_80, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_81 = stablehlo.constant dense<3> : tensor<i64>
      %304 = stablehlo.add %iterArg_71, %c_81 : tensor<i64>
      %305 = stablehlo.select %303, %304, %iterArg_71 : tensor<i1>, tensor<i64>
      %306 = stablehlo.convert %305 : (tensor<i64>) -> tensor<i32>
      %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %308 = "stablehlo.scatter"(%iterArg_72, %307, %302) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<2x3xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x3xi32>
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %309 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %310 = stablehlo.compare LT, %287, %309, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_83 = stablehlo.constant dense<3> : tensor<i32>
      %311 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %312 = stablehlo.add %287, %311 : tensor<2xi32>
      %313 = stablehlo.select %310, %312, %287 : tensor<2xi1>, tensor<2xi32>
      %314 = stablehlo.broadcast_in_dim %313, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
      %315 = "stablehlo.scatter"(%308, %314, %294) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        stablehlo.return %arg5 : tensor<i32>
      }) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x3xi32>
      %c_84 = stablehlo.constant dense<1> : tensor<i64>
      %316 = stablehlo.add %iterArg_70, %c_84 : tensor<i64>
      stablehlo.return %iterArg, %316, %280, %315 : tensor<2x3xi32>, tensor<i64>, tensor<i64>, tensor<2x3xi32>
    }
    %267 = stablehlo.slice %264 [0:2, 0:3, 0:3] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %268 = call @tril_20(%267) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %269 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %270 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c_69 = stablehlo.constant dense<0> : tensor<i64>
    %271 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %272 = stablehlo.add %269, %271 : tensor<3x3xi64>
    %273 = stablehlo.compare EQ, %272, %270, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %274 = stablehlo.convert %273 : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f64>>
    %275 = stablehlo.broadcast_in_dim %274, dims = [1, 2] : (tensor<3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %276 = stablehlo.broadcast_in_dim %275, dims = [0, 1, 2] : (tensor<1x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %277 = stablehlo.add %268, %276 : tensor<2x3x3xcomplex<f64>>
    %278 = call @triu_21(%264) : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %279 = stablehlo.dot_general %277, %278, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    return %24, %4, %12#3, %48, %27, %35#3, %72, %51, %59#3, %95, %77, %85#3, %117, %98, %106#3, %139, %120, %128#3, %162, %144, %152#3, %184, %165, %173#3, %206, %187, %195#3, %231, %211, %219#3, %255, %234, %242#3, %279, %258, %266#3, %10, %33, %57, %83, %104, %126, %150, %171, %193, %217, %240, %264 : tensor<2x4x4xf32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2x4xi32>, tensor<2x3x4xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<4x4xf64>, tensor<4xi32>, tensor<4xi32>, tensor<4x3xf64>, tensor<3xi32>, tensor<4xi32>, tensor<3x4xf64>, tensor<3xi32>, tensor<3xi32>, tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<4xi32>, tensor<4x3xcomplex<f32>>, tensor<3xi32>, tensor<4xi32>, tensor<3x4xcomplex<f32>>, tensor<3xi32>, tensor<3xi32>, tensor<2x4x4xcomplex<f64>>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4x3xcomplex<f64>>, tensor<2x3xi32>, tensor<2x4xi32>, tensor<2x3x4xcomplex<f64>>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x3x4xf32>, tensor<4x4xf64>, tensor<4x3xf64>, tensor<3x4xf64>, tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>
  }
  func.func private @tril(%arg0: tensor<2x4x4xf32>) -> tensor<2x4x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %7 = stablehlo.select %5, %arg0, %6 : tensor<2x4x4xi1>, tensor<2x4x4xf32>
    return %7 : tensor<2x4x4xf32>
  }
  func.func private @triu(%arg0: tensor<2x4x4xf32>) -> tensor<2x4x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %7 = stablehlo.select %5, %6, %arg0 : tensor<2x4x4xi1>, tensor<2x4x4xf32>
    return %7 : tensor<2x4x4xf32>
  }
  func.func private @tril_0(%arg0: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<4x3xi1>) -> tensor<2x4x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %7 = stablehlo.select %5, %arg0, %6 : tensor<2x4x3xi1>, tensor<2x4x3xf32>
    return %7 : tensor<2x4x3xf32>
  }
  func.func private @triu_1(%arg0: tensor<2x3x3xf32>) -> tensor<2x3x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %7 = stablehlo.select %5, %6, %arg0 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    return %7 : tensor<2x3x3xf32>
  }
  func.func private @tril_2(%arg0: tensor<2x3x3xf32>) -> tensor<2x3x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %7 = stablehlo.select %5, %arg0, %6 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    return %7 : tensor<2x3x3xf32>
  }
  func.func private @triu_3(%arg0: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<2x3x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %7 = stablehlo.select %5, %6, %arg0 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
    return %7 : tensor<2x3x4xf32>
  }
  func.func private @tril_4(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xf64>
    return %6 : tensor<4x4xf64>
  }
  func.func private @triu_5(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<4x4xi1>, tensor<4x4xf64>
    return %6 : tensor<4x4xf64>
  }
  func.func private @tril_6(%arg0: tensor<4x3xf64>) -> tensor<4x3xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<4x3xi1>, tensor<4x3xf64>
    return %6 : tensor<4x3xf64>
  }
  func.func private @triu_7(%arg0: tensor<3x3xf64>) -> tensor<3x3xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x3xi1>, tensor<3x3xf64>
    return %6 : tensor<3x3xf64>
  }
  func.func private @tril_8(%arg0: tensor<3x3xf64>) -> tensor<3x3xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x3xi1>, tensor<3x3xf64>
    return %6 : tensor<3x3xf64>
  }
  func.func private @triu_9(%arg0: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    return %6 : tensor<3x4xf64>
  }
  func.func private @tril_10(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    return %6 : tensor<4x4xcomplex<f32>>
  }
  func.func private @triu_11(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    return %6 : tensor<4x4xcomplex<f32>>
  }
  func.func private @tril_12(%arg0: tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<4x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<4x3xi1>, tensor<4x3xcomplex<f32>>
    return %6 : tensor<4x3xcomplex<f32>>
  }
  func.func private @triu_13(%arg0: tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    return %6 : tensor<3x3xcomplex<f32>>
  }
  func.func private @tril_14(%arg0: tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    return %6 : tensor<3x3xcomplex<f32>>
  }
  func.func private @triu_15(%arg0: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<3x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    return %6 : tensor<3x4xcomplex<f32>>
  }
  func.func private @tril_16(%arg0: tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %7 = stablehlo.select %5, %arg0, %6 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>
    return %7 : tensor<2x4x4xcomplex<f64>>
  }
  func.func private @triu_17(%arg0: tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %7 = stablehlo.select %5, %6, %arg0 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>
    return %7 : tensor<2x4x4xcomplex<f64>>
  }
  func.func private @tril_18(%arg0: tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>> {
    %0 = stablehlo.iota dim = 0 : tensor<4x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<4x3xi1>) -> tensor<2x4x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %7 = stablehlo.select %5, %arg0, %6 : tensor<2x4x3xi1>, tensor<2x4x3xcomplex<f64>>
    return %7 : tensor<2x4x3xcomplex<f64>>
  }
  func.func private @triu_19(%arg0: tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %7 = stablehlo.select %5, %6, %arg0 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    return %7 : tensor<2x3x3xcomplex<f64>>
  }
  func.func private @tril_20(%arg0: tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %7 = stablehlo.select %5, %arg0, %6 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    return %7 : tensor<2x3x3xcomplex<f64>>
  }
  func.func private @triu_21(%arg0: tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>> {
    %0 = stablehlo.iota dim = 0 : tensor<3x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<2x3x4xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %7 = stablehlo.select %5, %6, %arg0 : tensor<2x3x4xi1>, tensor<2x3x4xcomplex<f64>>
    return %7 : tensor<2x3x4xcomplex<f64>>
  }
}
