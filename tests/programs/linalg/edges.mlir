module @jit_linalg_edges attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x0x0xf32>, %arg1: tensor<0x3x3xf32>, %arg2: tensor<1x1xf32>, %arg3: tensor<2x3x3xf32>, %arg4: tensor<2x0x0xcomplex<f64>>, %arg5: tensor<0x3x3xcomplex<f64>>, %arg6: tensor<1x1xcomplex<f64>>, %arg7: tensor<2x3x3xcomplex<f64>>) -> (tensor<0x3x3xf32> {jax.result_info = "result[0]"}, tensor<0x3xf32> {jax.result_info = "result[1]"}, tensor<0x3x3xf32> {jax.result_info = "result[2]"}, tensor<0x3x3xf32> {jax.result_info = "result[3]"}, tensor<0x3x3xf32> {jax.result_info = "result[4]"}, tensor<0x3x3xf32> {jax.result_info = "result[5]"}, tensor<0x3xf32> {jax.result_info = "result[6]"}, tensor<0x3x3xf32> {jax.result_info = "result[7]"}, tensor<0x3x3xf32> {jax.result_info = "result[8]"}, tensor<0x3xi32> {jax.result_info = "result[9]"}, tensor<0x3xi32> {jax.result_info = "result[10]"}, tensor<2x0x0xf32> {jax.result_info = "result[11]"}, tensor<2x0xf32> {jax.result_info = "result[12]"}, tensor<2x0x0xf32> {jax.result_info = "result[13]"}, tensor<2x0x0xf32> {jax.result_info = "result[14]"}, tensor<2x0x0xf32> {jax.result_info = "result[15]"}, tensor<2x0x0xf32> {jax.result_info = "result[16]"}, tensor<2x0xf32> {jax.result_info = "result[17]"}, tensor<2x0x0xf32> {jax.result_info = "result[18]"}, tensor<2x0x0xf32> {jax.result_info = "result[19]"}, tensor<2x0xi32> {jax.result_info = "result[20]"}, tensor<2x0xi32> {jax.result_info = "result[21]"}, tensor<0x3x3xf32> {jax.result_info = "result[22]"}, tensor<0x3xcomplex<f32>> {jax.result_info = "result[23]"}, tensor<0x3x3xf32> {jax.result_info = "result[24]"}, tensor<1x1xf32> {jax.result_info = "result[25]"}, tensor<1xf32> {jax.result_info = "result[26]"}, tensor<1xf32> {jax.result_info = "result[27]"}, tensor<1xcomplex<f32>> {jax.result_info = "result[28]"}, tensor<1x1xf32> {jax.result_info = "result[29]"}, tensor<3x3xf32> {jax.result_info = "result[30]"}, tensor<3xf32> {jax.result_info = "result[31]"}, tensor<3xf32> {jax.result_info = "result[32]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[33]"}, tensor<i1> {jax.result_info = "result[34]"}, tensor<i1> {jax.result_info = "result[35]"}, tensor<i1> {jax.result_info = "result[36]"}, tensor<3x3xf32> {jax.result_info = "result[37]"}, tensor<3xf32> {jax.result_info = "result[38]"}, tensor<3xf32> {jax.result_info = "result[39]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[40]"}, tensor<0x3x3xcomplex<f64>> {jax.result_info = "result[41]"}, tensor<0x3xf64> {jax.result_info = "result[42]"}, tensor<0x3x3xcomplex<f64>> {jax.result_info = "result[43]"}, tensor<0x3x3xcomplex<f64>> {jax.result_info = "result[44]"}, tensor<0x3x3xcomplex<f64>> {jax.result_info = "result[45]"}, tensor<0x3x3xcomplex<f64>> {jax.result_info = "result[46]"}, tensor<0x3xf64> {jax.result_info = "result[47]"}, tensor<0x3x3xcomplex<f64>> {jax.result_info = "result[48]"}, tensor<0x3x3xcomplex<f64>> {jax.result_info = "result[49]"}, tensor<0x3xi32> {jax.result_info = "result[50]"}, tensor<0x3xi32> {jax.result_info = "result[51]"}, tensor<2x0x0xcomplex<f64>> {jax.result_info = "result[52]"}, tensor<2x0xf64> {jax.result_info = "result[53]"}, tensor<2x0x0xcomplex<f64>> {jax.result_info = "result[54]"}, tensor<2x0x0xcomplex<f64>> {jax.result_info = "result[55]"}, tensor<2x0x0xcomplex<f64>> {jax.result_info = "result[56]"}, tensor<2x0x0xcomplex<f64>> {jax.result_info = "result[57]"}, tensor<2x0xf64> {jax.result_info = "result[58]"}, tensor<2x0x0xcomplex<f64>> {jax.result_info = "result[59]"}, tensor<2x0x0xcomplex<f64>> {jax.result_info = "result[60]"}, tensor<2x0xi32> {jax.result_info = "result[61]"}, tensor<2x0xi32> {jax.result_info = "result[62]"}, tensor<0x3x3xcomplex<f64>> {jax.result_info = "result[63]"}, tensor<0x3xcomplex<f64>> {jax.result_info = "result[64]"}, tensor<0x3x3xcomplex<f64>> {jax.result_info = "result[65]"}, tensor<1x1xcomplex<f64>> {jax.result_info = "result[66]"}, tensor<1xf64> {jax.result_info = "result[67]"}, tensor<1xf64> {jax.result_info = "result[68]"}, tensor<1xcomplex<f64>> {jax.result_info = "result[69]"}, tensor<1x1xf64> {jax.result_info = "result[70]"}, tensor<3x3xcomplex<f64>> {jax.result_info = "result[71]"}, tensor<3xf64> {jax.result_info = "result[72]"}, tensor<3xf64> {jax.result_info = "result[73]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[74]"}, tensor<i1> {jax.result_info = "result[75]"}, tensor<i1> {jax.result_info = "result[76]"}, tensor<i1> {jax.result_info = "result[77]"}, tensor<3x3xcomplex<f64>> {jax.result_info = "result[78]"}, tensor<3xf64> {jax.result_info = "result[79]"}, tensor<3xf64> {jax.result_info = "result[80]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[81]"}) {
    %0 = call @cholesky(%arg1) : (tensor<0x3x3xf32>) -> tensor<0x3x3xf32>
    %1:2 = call @eigh(%arg1) : (tensor<0x3x3xf32>) -> (tensor<0x3xf32>, tensor<0x3x3xf32>)
    %2:2 = call @qr(%arg1) : (tensor<0x3x3xf32>) -> (tensor<0x3x3xf32>, tensor<0x3x3xf32>)
    %3:3 = call @svd(%arg1) : (tensor<0x3x3xf32>) -> (tensor<0x3x3xf32>, tensor<0x3xf32>, tensor<0x3x3xf32>)
    %4:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<0x3x3xf32>) -> (tensor<0x3x3xf32>, tensor<0x3xi32>, tensor<0xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x3xi32>
    %6 = stablehlo.subtract %4#1, %5 : tensor<0x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %8 = stablehlo.compare GE, %4#2, %7, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3x3xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x3x3xi1>
    %12 = stablehlo.select %11, %4#0, %10 : tensor<0x3x3xi1>, tensor<0x3x3xf32>
    %13 = stablehlo.iota dim = 1 : tensor<0x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %14:4 = stablehlo.while(%iterArg = %6, %iterArg_36 = %c_2, %iterArg_37 = %c_1, %iterArg_38 = %13) : tensor<0x3xi32>, tensor<i64>, tensor<i64>, tensor<0x3xi32>
    cond {
      %c_39 = stablehlo.constant dense<3> : tensor<i64>
      %168 = stablehlo.compare LT, %iterArg_36, %c_39, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %168 : tensor<i1>
    } do {
      %c_39 = stablehlo.constant dense<1> : tensor<i64>
      %168 = stablehlo.add %iterArg_37, %c_39 : tensor<i64>
      %c_40 = stablehlo.constant dense<0> : tensor<i64>
      %169 = stablehlo.compare LT, %iterArg_37, %c_40, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %170 = stablehlo.convert %iterArg_37 : tensor<i64>
      %c_41 = stablehlo.constant dense<3> : tensor<i64>
      %171 = stablehlo.add %170, %c_41 : tensor<i64>
      %172 = stablehlo.select %169, %171, %iterArg_37 : tensor<i1>, tensor<i64>
      %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      %174 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<0x1xi32>
      %175 = stablehlo.reshape %174 : (tensor<0x1xi32>) -> tensor<0xi32>
      %c_43 = stablehlo.constant dense<0> : tensor<i64>
      %176 = stablehlo.compare LT, %iterArg_37, %c_43, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %177 = stablehlo.convert %iterArg_37 : tensor<i64>
      %c_44 = stablehlo.constant dense<3> : tensor<i64>
      %178 = stablehlo.add %177, %c_44 : tensor<i64>
      %179 = stablehlo.select %176, %178, %iterArg_37 : tensor<i1>, tensor<i64>
      %180 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %c_45 = stablehlo.constant dense<0> : tensor<i32>
      %181 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<0x1xi32>
      %182 = stablehlo.reshape %181 : (tensor<0x1xi32>) -> tensor<0xi32>
      %c_46 = stablehlo.constant dense<0> : tensor<i32>
      %183 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %184 = stablehlo.compare LT, %175, %183, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
      %c_47 = stablehlo.constant dense<3> : tensor<i32>
      %185 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %186 = stablehlo.add %175, %185 : tensor<0xi32>
      %187 = stablehlo.select %184, %186, %175 : tensor<0xi1>, tensor<0xi32>
      %188 = stablehlo.broadcast_in_dim %187, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
      %c_48 = stablehlo.constant dense<0> : tensor<i32>
      %189 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<0x1xi32>
      %190 = stablehlo.reshape %189 : (tensor<0x1xi32>) -> tensor<0xi32>
      %c_49 = stablehlo.constant dense<0> : tensor<i64>
      %191 = stablehlo.compare LT, %iterArg_37, %c_49, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_50 = stablehlo.constant dense<3> : tensor<i64>
      %192 = stablehlo.add %iterArg_37, %c_50 : tensor<i64>
      %193 = stablehlo.select %191, %192, %iterArg_37 : tensor<i1>, tensor<i64>
      %194 = stablehlo.convert %193 : (tensor<i64>) -> tensor<i32>
      %195 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %196 = "stablehlo.scatter"(%iterArg_38, %195, %190) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
      ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
        stablehlo.return %arg9 : tensor<i32>
      }) : (tensor<0x3xi32>, tensor<1xi32>, tensor<0xi32>) -> tensor<0x3xi32>
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      %197 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %198 = stablehlo.compare LT, %175, %197, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
      %c_52 = stablehlo.constant dense<3> : tensor<i32>
      %199 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %200 = stablehlo.add %175, %199 : tensor<0xi32>
      %201 = stablehlo.select %198, %200, %175 : tensor<0xi1>, tensor<0xi32>
      %202 = stablehlo.broadcast_in_dim %201, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
      %203 = "stablehlo.scatter"(%196, %202, %182) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
      ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
        stablehlo.return %arg9 : tensor<i32>
      }) : (tensor<0x3xi32>, tensor<0x1xi32>, tensor<0xi32>) -> tensor<0x3xi32>
      %c_53 = stablehlo.constant dense<1> : tensor<i64>
      %204 = stablehlo.add %iterArg_36, %c_53 : tensor<i64>
      stablehlo.return %iterArg, %204, %168, %203 : tensor<0x3xi32>, tensor<i64>, tensor<i64>, tensor<0x3xi32>
    }
    %15 = call @cholesky_0(%arg0) : (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    %16:2 = call @eigh_1(%arg0) : (tensor<2x0x0xf32>) -> (tensor<2x0xf32>, tensor<2x0x0xf32>)
    %17:2 = call @qr_2(%arg0) : (tensor<2x0x0xf32>) -> (tensor<2x0x0xf32>, tensor<2x0x0xf32>)
    %18:3 = call @svd_3(%arg0) : (tensor<2x0x0xf32>) -> (tensor<2x0x0xf32>, tensor<2x0xf32>, tensor<2x0x0xf32>)
    %19:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x0x0xf32>) -> (tensor<2x0x0xf32>, tensor<2x0xi32>, tensor<2xi32>)
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x0xi32>
    %21 = stablehlo.subtract %19#1, %20 : tensor<2x0xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %23 = stablehlo.compare GE, %19#2, %22, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x0x0xf32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x0x0xi1>
    %27 = stablehlo.select %26, %19#0, %25 : tensor<2x0x0xi1>, tensor<2x0x0xf32>
    %28 = stablehlo.iota dim = 1 : tensor<2x0xi32>
    %29 = call @inv(%arg1) : (tensor<0x3x3xf32>) -> tensor<0x3x3xf32>
    %30 = call @eigvals(%arg1) : (tensor<0x3x3xf32>) -> tensor<0x3xcomplex<f32>>
    %31 = stablehlo.custom_call @lapack_strsm_ffi(%arg1, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<0x3x3xf32>, tensor<0x3x3xf32>) -> tensor<0x3x3xf32>
    %32 = call @cholesky_4(%arg2) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %33 = call @eigvalsh(%arg2) : (tensor<1x1xf32>) -> tensor<1xf32>
    %34 = call @svd_6(%arg2) : (tensor<1x1xf32>) -> tensor<1xf32>
    %35 = call @eigvals_7(%arg2) : (tensor<1x1xf32>) -> tensor<1xcomplex<f32>>
    %36 = call @qr_8(%arg2) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %37 = stablehlo.abs %36 : tensor<1x1xf32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %41 = stablehlo.concatenate %38, %39, %40, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %42 = "stablehlo.scatter"(%arg3, %41, %cst_9) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2]>, unique_indices = true}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      stablehlo.return %arg9 : tensor<f32>
    }) : (tensor<2x3x3xf32>, tensor<3xi32>, tensor<f32>) -> tensor<2x3x3xf32>
    %43 = call @cholesky_9(%42) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %44 = call @eigvalsh_10(%42) : (tensor<2x3x3xf32>) -> tensor<2x3xf32>
    %45 = call @svd_12(%42) : (tensor<2x3x3xf32>) -> tensor<2x3xf32>
    %46 = call @eigvals_13(%42) : (tensor<2x3x3xf32>) -> tensor<2x3xcomplex<f32>>
    %47 = stablehlo.slice %43 [0:1, 0:3, 0:3] : (tensor<2x3x3xf32>) -> tensor<1x3x3xf32>
    %48 = stablehlo.reshape %47 : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %49 = stablehlo.slice %44 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %50 = stablehlo.reshape %49 : (tensor<1x3xf32>) -> tensor<3xf32>
    %51 = stablehlo.slice %45 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %52 = stablehlo.reshape %51 : (tensor<1x3xf32>) -> tensor<3xf32>
    %53 = stablehlo.slice %46 [0:1, 0:3] : (tensor<2x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %54 = stablehlo.reshape %53 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %55 = stablehlo.slice %43 [1:2, 0:3, 0:3] : (tensor<2x3x3xf32>) -> tensor<1x3x3xf32>
    %56 = stablehlo.reshape %55 : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %57 = stablehlo.compare NE, %56, %56, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    %c_10 = stablehlo.constant dense<false> : tensor<i1>
    %58 = stablehlo.reduce(%57 init: %c_10) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x3xi1>, tensor<i1>) -> tensor<i1>
    %59 = stablehlo.slice %45 [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %60 = stablehlo.reshape %59 : (tensor<1x3xf32>) -> tensor<3xf32>
    %61 = stablehlo.compare NE, %60, %60, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %c_11 = stablehlo.constant dense<false> : tensor<i1>
    %62 = stablehlo.reduce(%61 init: %c_11) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %63 = stablehlo.slice %46 [1:2, 0:3] : (tensor<2x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %64 = stablehlo.reshape %63 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %65 = stablehlo.compare NE, %64, %64, FLOAT : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
    %c_12 = stablehlo.constant dense<false> : tensor<i1>
    %66 = stablehlo.reduce(%65 init: %c_12) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %70 = stablehlo.concatenate %67, %68, %69, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %cst_16 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %71 = "stablehlo.scatter"(%arg3, %70, %cst_16) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2]>, unique_indices = true}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      stablehlo.return %arg9 : tensor<f32>
    }) : (tensor<2x3x3xf32>, tensor<3xi32>, tensor<f32>) -> tensor<2x3x3xf32>
    %72 = call @cholesky_9(%71) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %73 = call @eigvalsh_10(%71) : (tensor<2x3x3xf32>) -> tensor<2x3xf32>
    %74 = call @svd_12(%71) : (tensor<2x3x3xf32>) -> tensor<2x3xf32>
    %75 = call @eigvals_13(%71) : (tensor<2x3x3xf32>) -> tensor<2x3xcomplex<f32>>
    %76 = stablehlo.slice %72 [0:1, 0:3, 0:3] : (tensor<2x3x3xf32>) -> tensor<1x3x3xf32>
    %77 = stablehlo.reshape %76 : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %78 = stablehlo.slice %73 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %79 = stablehlo.reshape %78 : (tensor<1x3xf32>) -> tensor<3xf32>
    %80 = stablehlo.slice %74 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %81 = stablehlo.reshape %80 : (tensor<1x3xf32>) -> tensor<3xf32>
    %82 = stablehlo.slice %75 [0:1, 0:3] : (tensor<2x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %83 = stablehlo.reshape %82 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %84 = call @cholesky_14(%arg5) : (tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %85:2 = call @eigh_15(%arg5) : (tensor<0x3x3xcomplex<f64>>) -> (tensor<0x3xf64>, tensor<0x3x3xcomplex<f64>>)
    %86:2 = call @qr_16(%arg5) : (tensor<0x3x3xcomplex<f64>>) -> (tensor<0x3x3xcomplex<f64>>, tensor<0x3x3xcomplex<f64>>)
    %87:3 = call @svd_17(%arg5) : (tensor<0x3x3xcomplex<f64>>) -> (tensor<0x3x3xcomplex<f64>>, tensor<0x3xf64>, tensor<0x3x3xcomplex<f64>>)
    %88:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%arg5) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<0x3x3xcomplex<f64>>) -> (tensor<0x3x3xcomplex<f64>>, tensor<0x3xi32>, tensor<0xi32>)
    %c_17 = stablehlo.constant dense<1> : tensor<i32>
    %89 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<0x3xi32>
    %90 = stablehlo.subtract %88#1, %89 : tensor<0x3xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %92 = stablehlo.compare GE, %88#2, %91, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
    %cst_19 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %94 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<complex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %95 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x3x3xi1>
    %96 = stablehlo.select %95, %88#0, %94 : tensor<0x3x3xi1>, tensor<0x3x3xcomplex<f64>>
    %97 = stablehlo.iota dim = 1 : tensor<0x3xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i64>
    %c_21 = stablehlo.constant dense<0> : tensor<i64>
    %98:4 = stablehlo.while(%iterArg = %90, %iterArg_36 = %c_21, %iterArg_37 = %c_20, %iterArg_38 = %97) : tensor<0x3xi32>, tensor<i64>, tensor<i64>, tensor<0x3xi32>
    cond {
      %c_39 = stablehlo.constant dense<3> : tensor<i64>
      %168 = stablehlo.compare LT, %iterArg_36, %c_39, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %168 : tensor<i1>
    } do {
      %c_39 = stablehlo.constant dense<1> : tensor<i64>
      %168 = stablehlo.add %iterArg_37, %c_39 : tensor<i64>
      %c_40 = stablehlo.constant dense<0> : tensor<i64>
      %169 = stablehlo.compare LT, %iterArg_37, %c_40, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %170 = stablehlo.convert %iterArg_37 : tensor<i64>
      %c_41 = stablehlo.constant dense<3> : tensor<i64>
      %171 = stablehlo.add %170, %c_41 : tensor<i64>
      %172 = stablehlo.select %169, %171, %iterArg_37 : tensor<i1>, tensor<i64>
      %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %c_42 = stablehlo.constant dense<0> : tensor<i32>
      %174 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<0x1xi32>
      %175 = stablehlo.reshape %174 : (tensor<0x1xi32>) -> tensor<0xi32>
      %c_43 = stablehlo.constant dense<0> : tensor<i64>
      %176 = stablehlo.compare LT, %iterArg_37, %c_43, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %177 = stablehlo.convert %iterArg_37 : tensor<i64>
      %c_44 = stablehlo.constant dense<3> : tensor<i64>
      %178 = stablehlo.add %177, %c_44 : tensor<i64>
      %179 = stablehlo.select %176, %178, %iterArg_37 : tensor<i1>, tensor<i64>
      %180 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %c_45 = stablehlo.constant dense<0> : tensor<i32>
      %181 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<0x1xi32>
      %182 = stablehlo.reshape %181 : (tensor<0x1xi32>) -> tensor<0xi32>
      %c_46 = stablehlo.constant dense<0> : tensor<i32>
      %183 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %184 = stablehlo.compare LT, %175, %183, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
      %c_47 = stablehlo.constant dense<3> : tensor<i32>
      %185 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %186 = stablehlo.add %175, %185 : tensor<0xi32>
      %187 = stablehlo.select %184, %186, %175 : tensor<0xi1>, tensor<0xi32>
      %188 = stablehlo.broadcast_in_dim %187, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
      %c_48 = stablehlo.constant dense<0> : tensor<i32>
      %189 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<0x1xi32>
      %190 = stablehlo.reshape %189 : (tensor<0x1xi32>) -> tensor<0xi32>
      %c_49 = stablehlo.constant dense<0> : tensor<i64>
      %191 = stablehlo.compare LT, %iterArg_37, %c_49, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_50 = stablehlo.constant dense<3> : tensor<i64>
      %192 = stablehlo.add %iterArg_37, %c_50 : tensor<i64>
      %193 = stablehlo.select %191, %192, %iterArg_37 : tensor<i1>, tensor<i64>
      %194 = stablehlo.convert %193 : (tensor<i64>) -> tensor<i32>
      %195 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %196 = "stablehlo.scatter"(%iterArg_38, %195, %190) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
      ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
        stablehlo.return %arg9 : tensor<i32>
      }) : (tensor<0x3xi32>, tensor<1xi32>, tensor<0xi32>) -> tensor<0x3xi32>
      %c_51 = stablehlo.constant dense<0> : tensor<i32>
      %197 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %198 = stablehlo.compare LT, %175, %197, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
      %c_52 = stablehlo.constant dense<3> : tensor<i32>
      %199 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %200 = stablehlo.add %175, %199 : tensor<0xi32>
      %201 = stablehlo.select %198, %200, %175 : tensor<0xi1>, tensor<0xi32>
      %202 = stablehlo.broadcast_in_dim %201, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
      %203 = "stablehlo.scatter"(%196, %202, %182) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
      ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
        stablehlo.return %arg9 : tensor<i32>
      }) : (tensor<0x3xi32>, tensor<0x1xi32>, tensor<0xi32>) -> tensor<0x3xi32>
      %c_53 = stablehlo.constant dense<1> : tensor<i64>
      %204 = stablehlo.add %iterArg_36, %c_53 : tensor<i64>
      stablehlo.return %iterArg, %204, %168, %203 : tensor<0x3xi32>, tensor<i64>, tensor<i64>, tensor<0x3xi32>
    }
    %99 = call @cholesky_18(%arg4) : (tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %100:2 = call @eigh_19(%arg4) : (tensor<2x0x0xcomplex<f64>>) -> (tensor<2x0xf64>, tensor<2x0x0xcomplex<f64>>)
    %101:2 = call @qr_20(%arg4) : (tensor<2x0x0xcomplex<f64>>) -> (tensor<2x0x0xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>)
    %102:3 = call @svd_21(%arg4) : (tensor<2x0x0xcomplex<f64>>) -> (tensor<2x0x0xcomplex<f64>>, tensor<2x0xf64>, tensor<2x0x0xcomplex<f64>>)
    %103:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%arg4) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x0x0xcomplex<f64>>) -> (tensor<2x0x0xcomplex<f64>>, tensor<2x0xi32>, tensor<2xi32>)
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<2x0xi32>
    %105 = stablehlo.subtract %103#1, %104 : tensor<2x0xi32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %107 = stablehlo.compare GE, %103#2, %106, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_24 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %109 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<complex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %110 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x0x0xi1>
    %111 = stablehlo.select %110, %103#0, %109 : tensor<2x0x0xi1>, tensor<2x0x0xcomplex<f64>>
    %112 = stablehlo.iota dim = 1 : tensor<2x0xi32>
    %113 = call @inv_22(%arg5) : (tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %114 = call @eigvals_25(%arg5) : (tensor<0x3x3xcomplex<f64>>) -> tensor<0x3xcomplex<f64>>
    %115 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg5, %arg5) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<0x3x3xcomplex<f64>>, tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %116 = call @cholesky_26(%arg6) : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %117 = call @eigvalsh_27(%arg6) : (tensor<1x1xcomplex<f64>>) -> tensor<1xf64>
    %118 = call @svd_29(%arg6) : (tensor<1x1xcomplex<f64>>) -> tensor<1xf64>
    %119 = call @eigvals_30(%arg6) : (tensor<1x1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
    %120 = call @qr_31(%arg6) : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %121 = stablehlo.abs %120 : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
    %c_25 = stablehlo.constant dense<1> : tensor<i32>
    %122 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_26 = stablehlo.constant dense<1> : tensor<i32>
    %123 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_27 = stablehlo.constant dense<1> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %125 = stablehlo.concatenate %122, %123, %124, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %cst_28 = stablehlo.constant dense<(0x7FF8000000000000,0.000000e+00)> : tensor<complex<f64>>
    %126 = "stablehlo.scatter"(%arg7, %125, %cst_28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2]>, unique_indices = true}> ({
    ^bb0(%arg8: tensor<complex<f64>>, %arg9: tensor<complex<f64>>):
      stablehlo.return %arg9 : tensor<complex<f64>>
    }) : (tensor<2x3x3xcomplex<f64>>, tensor<3xi32>, tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %127 = call @cholesky_32(%126) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %128 = call @eigvalsh_33(%126) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3xf64>
    %129 = call @svd_35(%126) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3xf64>
    %130 = call @eigvals_36(%126) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %131 = stablehlo.slice %127 [0:1, 0:3, 0:3] : (tensor<2x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %132 = stablehlo.reshape %131 : (tensor<1x3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %133 = stablehlo.slice %128 [0:1, 0:3] : (tensor<2x3xf64>) -> tensor<1x3xf64>
    %134 = stablehlo.reshape %133 : (tensor<1x3xf64>) -> tensor<3xf64>
    %135 = stablehlo.slice %129 [0:1, 0:3] : (tensor<2x3xf64>) -> tensor<1x3xf64>
    %136 = stablehlo.reshape %135 : (tensor<1x3xf64>) -> tensor<3xf64>
    %137 = stablehlo.slice %130 [0:1, 0:3] : (tensor<2x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
    %138 = stablehlo.reshape %137 : (tensor<1x3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    %139 = stablehlo.slice %127 [1:2, 0:3, 0:3] : (tensor<2x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %140 = stablehlo.reshape %139 : (tensor<1x3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %141 = stablehlo.compare NE, %140, %140, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
    %c_29 = stablehlo.constant dense<false> : tensor<i1>
    %142 = stablehlo.reduce(%141 init: %c_29) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x3xi1>, tensor<i1>) -> tensor<i1>
    %143 = stablehlo.slice %129 [1:2, 0:3] : (tensor<2x3xf64>) -> tensor<1x3xf64>
    %144 = stablehlo.reshape %143 : (tensor<1x3xf64>) -> tensor<3xf64>
    %145 = stablehlo.compare NE, %144, %144, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %c_30 = stablehlo.constant dense<false> : tensor<i1>
    %146 = stablehlo.reduce(%145 init: %c_30) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %147 = stablehlo.slice %130 [1:2, 0:3] : (tensor<2x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
    %148 = stablehlo.reshape %147 : (tensor<1x3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    %149 = stablehlo.compare NE, %148, %148, FLOAT : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<3xi1>
    %c_31 = stablehlo.constant dense<false> : tensor<i1>
    %150 = stablehlo.reduce(%149 init: %c_31) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %c_32 = stablehlo.constant dense<1> : tensor<i32>
    %151 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_33 = stablehlo.constant dense<1> : tensor<i32>
    %152 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_34 = stablehlo.constant dense<1> : tensor<i32>
    %153 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %154 = stablehlo.concatenate %151, %152, %153, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %cst_35 = stablehlo.constant dense<(0x7FF0000000000000,0.000000e+00)> : tensor<complex<f64>>
    %155 = "stablehlo.scatter"(%arg7, %154, %cst_35) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2]>, unique_indices = true}> ({
    ^bb0(%arg8: tensor<complex<f64>>, %arg9: tensor<complex<f64>>):
      stablehlo.return %arg9 : tensor<complex<f64>>
    }) : (tensor<2x3x3xcomplex<f64>>, tensor<3xi32>, tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %156 = call @cholesky_32(%155) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %157 = call @eigvalsh_33(%155) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3xf64>
    %158 = call @svd_35(%155) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3xf64>
    %159 = call @eigvals_36(%155) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %160 = stablehlo.slice %156 [0:1, 0:3, 0:3] : (tensor<2x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %161 = stablehlo.reshape %160 : (tensor<1x3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %162 = stablehlo.slice %157 [0:1, 0:3] : (tensor<2x3xf64>) -> tensor<1x3xf64>
    %163 = stablehlo.reshape %162 : (tensor<1x3xf64>) -> tensor<3xf64>
    %164 = stablehlo.slice %158 [0:1, 0:3] : (tensor<2x3xf64>) -> tensor<1x3xf64>
    %165 = stablehlo.reshape %164 : (tensor<1x3xf64>) -> tensor<3xf64>
    %166 = stablehlo.slice %159 [0:1, 0:3] : (tensor<2x3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
    %167 = stablehlo.reshape %166 : (tensor<1x3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    return %0, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %3#2, %12, %6, %14#3, %15, %16#0, %16#1, %17#0, %17#1, %18#0, %18#1, %18#2, %27, %21, %28, %29, %30, %31, %32, %33, %34, %35, %37, %48, %50, %52, %54, %58, %62, %66, %77, %79, %81, %83, %84, %85#0, %85#1, %86#0, %86#1, %87#0, %87#1, %87#2, %96, %90, %98#3, %99, %100#0, %100#1, %101#0, %101#1, %102#0, %102#1, %102#2, %111, %105, %112, %113, %114, %115, %116, %117, %118, %119, %121, %132, %134, %136, %138, %142, %146, %150, %161, %163, %165, %167 : tensor<0x3x3xf32>, tensor<0x3xf32>, tensor<0x3x3xf32>, tensor<0x3x3xf32>, tensor<0x3x3xf32>, tensor<0x3x3xf32>, tensor<0x3xf32>, tensor<0x3x3xf32>, tensor<0x3x3xf32>, tensor<0x3xi32>, tensor<0x3xi32>, tensor<2x0x0xf32>, tensor<2x0xf32>, tensor<2x0x0xf32>, tensor<2x0x0xf32>, tensor<2x0x0xf32>, tensor<2x0x0xf32>, tensor<2x0xf32>, tensor<2x0x0xf32>, tensor<2x0x0xf32>, tensor<2x0xi32>, tensor<2x0xi32>, tensor<0x3x3xf32>, tensor<0x3xcomplex<f32>>, tensor<0x3x3xf32>, tensor<1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xcomplex<f32>>, tensor<1x1xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<3x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<0x3x3xcomplex<f64>>, tensor<0x3xf64>, tensor<0x3x3xcomplex<f64>>, tensor<0x3x3xcomplex<f64>>, tensor<0x3x3xcomplex<f64>>, tensor<0x3x3xcomplex<f64>>, tensor<0x3xf64>, tensor<0x3x3xcomplex<f64>>, tensor<0x3x3xcomplex<f64>>, tensor<0x3xi32>, tensor<0x3xi32>, tensor<2x0x0xcomplex<f64>>, tensor<2x0xf64>, tensor<2x0x0xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>, tensor<2x0xf64>, tensor<2x0x0xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>, tensor<2x0xi32>, tensor<2x0xi32>, tensor<0x3x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>, tensor<0x3x3xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<1xf64>, tensor<1xcomplex<f64>>, tensor<1x1xf64>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3xf64>, tensor<3xcomplex<f64>>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3xf64>, tensor<3xcomplex<f64>>
  }
  func.func private @cholesky(%arg0: tensor<0x3x3xf32>) -> tensor<0x3x3xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<0x3x3xf32>) -> tensor<0x3x3xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<0x3x3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3x3xf32>
    %3 = stablehlo.divide %1, %2 : tensor<0x3x3xf32>
    %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<0x3x3xf32>) -> (tensor<0x3x3xf32>, tensor<0xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0x3x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x3x3xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<0x3x3xi1>, tensor<0x3x3xf32>
    %11 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %13 = stablehlo.add %11, %12 : tensor<3x3xi64>
    %14 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<0x3x3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<0x3x3xf32>
    %18 = stablehlo.select %16, %10, %17 : tensor<0x3x3xi1>, tensor<0x3x3xf32>
    return %18 : tensor<0x3x3xf32>
  }
  func.func private @eigh(%arg0: tensor<0x3x3xf32>) -> (tensor<0x3xf32>, tensor<0x3x3xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<0x3x3xf32>) -> tensor<0x3x3xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<0x3x3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3x3xf32>
    %3 = stablehlo.divide %1, %2 : tensor<0x3x3xf32>
    %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<0x3x3xf32>) -> (tensor<0x3x3xf32>, tensor<0x3xf32>, tensor<0xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0x3x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x3x3xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<0x3x3xi1>, tensor<0x3x3xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<0xi1>) -> tensor<0x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<0x1xi1>) -> tensor<0x3xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<0x3xi1>, tensor<0x3xf32>
    return %14, %10 : tensor<0x3xf32>, tensor<0x3x3xf32>
  }
  func.func private @qr(%arg0: tensor<0x3x3xf32>) -> (tensor<0x3x3xf32>, tensor<0x3x3xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<0x3x3xf32>) -> (tensor<0x3x3xf32>, tensor<0x3xf32>)
    %1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<0x3x3xf32>, tensor<0x3xf32>) -> tensor<0x3x3xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %4 = stablehlo.add %2, %3 : tensor<3x3xi64>
    %5 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<0x3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3x3xf32>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<0x3x3xi1>, tensor<0x3x3xf32>
    return %1, %9 : tensor<0x3x3xf32>, tensor<0x3x3xf32>
  }
  func.func private @svd(%arg0: tensor<0x3x3xf32>) -> (tensor<0x3x3xf32>, tensor<0x3xf32>, tensor<0x3x3xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<0x3x3xf32>) -> (tensor<0x3x3xf32>, tensor<0x3xf32>, tensor<0x3x3xf32>, tensor<0x3x3xf32>, tensor<0xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<0xi1>) -> tensor<0x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<0x1xi1>) -> tensor<0x3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<0x3xi1>, tensor<0x3xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0x3x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x3x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<0x3x3xi1>, tensor<0x3x3xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<0x3x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<0x3x3xi1>, tensor<0x3x3xf32>
    return %10, %6, %14 : tensor<0x3x3xf32>, tensor<0x3xf32>, tensor<0x3x3xf32>
  }
  func.func private @cholesky_0(%arg0: tensor<2x0x0xf32>) -> tensor<2x0x0xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<2x0x0xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x0x0xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x0x0xf32>
    %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x0x0xf32>) -> (tensor<2x0x0xf32>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x0x0xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x0x0xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<2x0x0xi1>, tensor<2x0x0xf32>
    %11 = stablehlo.iota dim = 0 : tensor<0x0xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<0x0xi64>
    %13 = stablehlo.add %11, %12 : tensor<0x0xi64>
    %14 = stablehlo.iota dim = 1 : tensor<0x0xi64>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<0x0xi1>) -> tensor<2x0x0xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x0x0xf32>
    %18 = stablehlo.select %16, %10, %17 : tensor<2x0x0xi1>, tensor<2x0x0xf32>
    return %18 : tensor<2x0x0xf32>
  }
  func.func private @eigh_1(%arg0: tensor<2x0x0xf32>) -> (tensor<2x0xf32>, tensor<2x0x0xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<2x0x0xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x0x0xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x0x0xf32>
    %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x0x0xf32>) -> (tensor<2x0x0xf32>, tensor<2x0xf32>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x0x0xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x0x0xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<2x0x0xi1>, tensor<2x0x0xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x0xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x0xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<2x0xi1>, tensor<2x0xf32>
    return %14, %10 : tensor<2x0xf32>, tensor<2x0x0xf32>
  }
  func.func private @qr_2(%arg0: tensor<2x0x0xf32>) -> (tensor<2x0x0xf32>, tensor<2x0x0xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<0x0xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x0xi32>
    %2 = stablehlo.add %0, %1 : tensor<0x0xi32>
    %3 = stablehlo.iota dim = 1 : tensor<0x0xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
    %5 = stablehlo.convert %4 : (tensor<0x0xi1>) -> tensor<0x0xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<0x0xf32>) -> tensor<2x0x0xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x0x0xf32>
    return %6, %7 : tensor<2x0x0xf32>, tensor<2x0x0xf32>
  }
  func.func private @svd_3(%arg0: tensor<2x0x0xf32>) -> (tensor<2x0x0xf32>, tensor<2x0xf32>, tensor<2x0x0xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x0xf32>
    %1 = stablehlo.iota dim = 0 : tensor<0x0xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x0xi32>
    %3 = stablehlo.add %1, %2 : tensor<0x0xi32>
    %4 = stablehlo.iota dim = 1 : tensor<0x0xi32>
    %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
    %6 = stablehlo.convert %5 : (tensor<0x0xi1>) -> tensor<0x0xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<0x0xf32>) -> tensor<2x0x0xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x0x0xf32>
    return %7, %0, %8 : tensor<2x0x0xf32>, tensor<2x0xf32>, tensor<2x0x0xf32>
  }
  func.func private @inv(%arg0: tensor<0x3x3xf32>) -> tensor<0x3x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<0x3x3xf32>
    %7 = call @solve(%arg0, %6) : (tensor<0x3x3xf32>, tensor<0x3x3xf32>) -> tensor<0x3x3xf32>
    return %7 : tensor<0x3x3xf32>
  }
  func.func private @solve(%arg0: tensor<0x3x3xf32>, %arg1: tensor<0x3x3xf32>) -> tensor<0x3x3xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<0x3x3xf32>) -> (tensor<0x3x3xf32>, tensor<0x3xi32>, tensor<0xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<0x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3x3xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x3x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<0x3x3xi1>, tensor<0x3x3xf32>
    %9 = stablehlo.iota dim = 1 : tensor<0x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<0x3xi32>, tensor<i64>, tensor<i64>, tensor<0x3xi32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i64>
      %14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %14 = stablehlo.add %iterArg_4, %c_6 : tensor<i64>
      %c_7 = stablehlo.constant dense<0> : tensor<i64>
      %15 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %16 = stablehlo.convert %iterArg_4 : tensor<i64>
      %c_8 = stablehlo.constant dense<3> : tensor<i64>
      %17 = stablehlo.add %16, %c_8 : tensor<i64>
      %18 = stablehlo.select %15, %17, %iterArg_4 : tensor<i1>, tensor<i64>
      %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      %20 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<0x1xi32>
      %21 = stablehlo.reshape %20 : (tensor<0x1xi32>) -> tensor<0xi32>
      %c_10 = stablehlo.constant dense<0> : tensor<i64>
      %22 = stablehlo.compare LT, %iterArg_4, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %23 = stablehlo.convert %iterArg_4 : tensor<i64>
      %c_11 = stablehlo.constant dense<3> : tensor<i64>
      %24 = stablehlo.add %23, %c_11 : tensor<i64>
      %25 = stablehlo.select %22, %24, %iterArg_4 : tensor<i1>, tensor<i64>
      %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %c_12 = stablehlo.constant dense<0> : tensor<i32>
      %27 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<0x1xi32>
      %28 = stablehlo.reshape %27 : (tensor<0x1xi32>) -> tensor<0xi32>
      %c_13 = stablehlo.constant dense<0> : tensor<i32>
      %29 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %30 = stablehlo.compare LT, %21, %29, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
      %c_14 = stablehlo.constant dense<3> : tensor<i32>
      %31 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %32 = stablehlo.add %21, %31 : tensor<0xi32>
      %33 = stablehlo.select %30, %32, %21 : tensor<0xi1>, tensor<0xi32>
      %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
      %c_15 = stablehlo.constant dense<0> : tensor<i32>
      %35 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<0x1xi32>
      %36 = stablehlo.reshape %35 : (tensor<0x1xi32>) -> tensor<0xi32>
      %c_16 = stablehlo.constant dense<0> : tensor<i64>
      %37 = stablehlo.compare LT, %iterArg_4, %c_16, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_17 = stablehlo.constant dense<3> : tensor<i64>
      %38 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
      %39 = stablehlo.select %37, %38, %iterArg_4 : tensor<i1>, tensor<i64>
      %40 = stablehlo.convert %39 : (tensor<i64>) -> tensor<i32>
      %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %42 = "stablehlo.scatter"(%iterArg_5, %41, %36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        stablehlo.return %arg3 : tensor<i32>
      }) : (tensor<0x3xi32>, tensor<1xi32>, tensor<0xi32>) -> tensor<0x3xi32>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %43 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %44 = stablehlo.compare LT, %21, %43, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
      %c_19 = stablehlo.constant dense<3> : tensor<i32>
      %45 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %46 = stablehlo.add %21, %45 : tensor<0xi32>
      %47 = stablehlo.select %44, %46, %21 : tensor<0xi1>, tensor<0xi32>
      %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
      %49 = "stablehlo.scatter"(%42, %48, %28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        stablehlo.return %arg3 : tensor<i32>
      }) : (tensor<0x3xi32>, tensor<0x1xi32>, tensor<0xi32>) -> tensor<0x3xi32>
      %c_20 = stablehlo.constant dense<1> : tensor<i64>
      %50 = stablehlo.add %iterArg_3, %c_20 : tensor<i64>
      stablehlo.return %iterArg, %50, %14, %49 : tensor<0x3xi32>, tensor<i64>, tensor<i64>, tensor<0x3xi32>
    }
    %11 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<0x3x3xf32>) -> tensor<0x3x3xf32>
    %12 = call @_lu_solve(%8, %10#3, %11) : (tensor<0x3x3xf32>, tensor<0x3xi32>, tensor<0x3x3xf32>) -> tensor<0x3x3xf32>
    %13 = stablehlo.transpose %12, dims = [0, 2, 1] : (tensor<0x3x3xf32>) -> tensor<0x3x3xf32>
    return %13 : tensor<0x3x3xf32>
  }
  func.func private @_lu_solve(%arg0: tensor<0x3x3xf32>, %arg1: tensor<0x3xi32>, %arg2: tensor<0x3x3xf32>) -> tensor<0x3x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (tensor<0x3x3xf32>) -> tensor<0x3x3x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x3xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<0x3xi32>, tensor<0x3xi32>) -> tensor<0x3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0x3xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<0x3xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<0x3xi1>, tensor<0x3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<0x3xi32>) -> tensor<0x3x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x3x3x1xf32>
    %8 = stablehlo.transpose %7, dims = [0, 2, 3, 1] : (tensor<0x3x3x1xf32>) -> tensor<0x3x1x3xf32>
    %9 = stablehlo.reshape %8 : (tensor<0x3x1x3xf32>) -> tensor<0x3x3xf32>
    %10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<0x3x3xf32>, tensor<0x3x3xf32>) -> tensor<0x3x3xf32>
    %11 = stablehlo.reshape %10 : (tensor<0x3x3xf32>) -> tensor<0x3x1x3xf32>
    %12 = stablehlo.reshape %11 : (tensor<0x3x1x3xf32>) -> tensor<0x3x3xf32>
    %13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<0x3x3xf32>, tensor<0x3x3xf32>) -> tensor<0x3x3xf32>
    %14 = stablehlo.reshape %13 : (tensor<0x3x3xf32>) -> tensor<0x3x1x3xf32>
    %15 = stablehlo.transpose %14, dims = [0, 3, 1, 2] : (tensor<0x3x1x3xf32>) -> tensor<0x3x3x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<0x3x3x1xf32>) -> tensor<0x3x3xf32>
    return %16 : tensor<0x3x3xf32>
  }
  func.func private @eigvals(%arg0: tensor<0x3x3xf32>) -> tensor<0x3xcomplex<f32>> {
    %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<0x3x3xf32>) -> (tensor<0x3xf32>, tensor<0x3xf32>, tensor<0x3x3xcomplex<f32>>, tensor<0x3x3xcomplex<f32>>, tensor<0xi32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<0x3xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<0xi1>) -> tensor<0x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<0x3xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<0x1xi1>) -> tensor<0x3xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<0x3xi1>, tensor<0x3xcomplex<f32>>
    return %7 : tensor<0x3xcomplex<f32>>
  }
  func.func private @cholesky_4(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<1x1xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1xf32>
    %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %9 = stablehlo.select %7, %4#0, %8 : tensor<1x1xi1>, tensor<1x1xf32>
    %10 = stablehlo.iota dim = 0 : tensor<1x1xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<1x1xi64>
    %12 = stablehlo.add %10, %11 : tensor<1x1xi64>
    %13 = stablehlo.iota dim = 1 : tensor<1x1xi64>
    %14 = stablehlo.compare GE, %12, %13, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %16 = stablehlo.select %14, %9, %15 : tensor<1x1xi1>, tensor<1x1xf32>
    return %16 : tensor<1x1xf32>
  }
  func.func private @eigvalsh(%arg0: tensor<1x1xf32>) -> tensor<1xf32> {
    %0 = call @eigh_5(%arg0) : (tensor<1x1xf32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
  func.func private @eigh_5(%arg0: tensor<1x1xf32>) -> tensor<1xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<1x1xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1xf32>
    %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %9 = stablehlo.select %7, %4#0, %8 : tensor<1x1xi1>, tensor<1x1xf32>
    %10 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %12 = stablehlo.select %10, %4#1, %11 : tensor<1xi1>, tensor<1xf32>
    return %12 : tensor<1xf32>
  }
  func.func private @svd_6(%arg0: tensor<1x1xf32>) -> tensor<1xf32> {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %5 = stablehlo.select %3, %0#1, %4 : tensor<1xi1>, tensor<1xf32>
    return %5 : tensor<1xf32>
  }
  func.func private @eigvals_7(%arg0: tensor<1x1xf32>) -> tensor<1xcomplex<f32>> {
    %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<1x1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<i32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %6 = stablehlo.select %4, %1, %5 : tensor<1xi1>, tensor<1xcomplex<f32>>
    return %6 : tensor<1xcomplex<f32>>
  }
  func.func private @qr_8(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>)
    %1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<1x1xf32>, tensor<1xf32>) -> tensor<1x1xf32>
    %2 = stablehlo.iota dim = 0 : tensor<1x1xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<1x1xi64>
    %4 = stablehlo.add %2, %3 : tensor<1x1xi64>
    %5 = stablehlo.iota dim = 1 : tensor<1x1xi64>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %8 = stablehlo.select %6, %7, %0#0 : tensor<1x1xi1>, tensor<1x1xf32>
    return %8 : tensor<1x1xf32>
  }
  func.func private @cholesky_9(%arg0: tensor<2x3x3xf32>) -> tensor<2x3x3xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<2x3x3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x3x3xf32>
    %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    %11 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %13 = stablehlo.add %11, %12 : tensor<3x3xi64>
    %14 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %18 = stablehlo.select %16, %10, %17 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    return %18 : tensor<2x3x3xf32>
  }
  func.func private @eigvalsh_10(%arg0: tensor<2x3x3xf32>) -> tensor<2x3xf32> {
    %0 = call @eigh_11(%arg0) : (tensor<2x3x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func private @eigh_11(%arg0: tensor<2x3x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<2x3x3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x3x3xf32>
    %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<2x3xi1>, tensor<2x3xf32>
    return %14 : tensor<2x3xf32>
  }
  func.func private @svd_12(%arg0: tensor<2x3x3xf32>) -> tensor<2x3xf32> {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<2x3xi1>, tensor<2x3xf32>
    return %6 : tensor<2x3xf32>
  }
  func.func private @eigvals_13(%arg0: tensor<2x3x3xf32>) -> tensor<2x3xcomplex<f32>> {
    %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2xi32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<2x3xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<2x3xi1>, tensor<2x3xcomplex<f32>>
    return %7 : tensor<2x3xcomplex<f32>>
  }
  func.func private @cholesky_14(%arg0: tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>> {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xf64>
    %2 = stablehlo.imag %0 : (tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xf64>
    %3 = stablehlo.negate %2 : tensor<0x3x3xf64>
    %4 = stablehlo.complex %1, %3 : tensor<0x3x3xcomplex<f64>>
    %5 = stablehlo.add %arg0, %4 : tensor<0x3x3xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %7 = stablehlo.divide %5, %6 : tensor<0x3x3xcomplex<f64>>
    %8:2 = stablehlo.custom_call @lapack_zpotrf_ffi(%7) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<0x3x3xcomplex<f64>>) -> (tensor<0x3x3xcomplex<f64>>, tensor<0xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %10 = stablehlo.compare EQ, %8#1, %9, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x3x3xi1>
    %14 = stablehlo.select %13, %8#0, %12 : tensor<0x3x3xi1>, tensor<0x3x3xcomplex<f64>>
    %15 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %17 = stablehlo.add %15, %16 : tensor<3x3xi64>
    %18 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<0x3x3xi1>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %22 = stablehlo.select %20, %14, %21 : tensor<0x3x3xi1>, tensor<0x3x3xcomplex<f64>>
    return %22 : tensor<0x3x3xcomplex<f64>>
  }
  func.func private @eigh_15(%arg0: tensor<0x3x3xcomplex<f64>>) -> (tensor<0x3xf64>, tensor<0x3x3xcomplex<f64>>) {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xf64>
    %2 = stablehlo.imag %0 : (tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xf64>
    %3 = stablehlo.negate %2 : tensor<0x3x3xf64>
    %4 = stablehlo.complex %1, %3 : tensor<0x3x3xcomplex<f64>>
    %5 = stablehlo.add %arg0, %4 : tensor<0x3x3xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %7 = stablehlo.divide %5, %6 : tensor<0x3x3xcomplex<f64>>
    %8:3 = stablehlo.custom_call @lapack_zheevd_ffi(%7) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<0x3x3xcomplex<f64>>) -> (tensor<0x3x3xcomplex<f64>>, tensor<0x3xf64>, tensor<0xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %10 = stablehlo.compare EQ, %8#2, %9, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x3x3xi1>
    %14 = stablehlo.select %13, %8#0, %12 : tensor<0x3x3xi1>, tensor<0x3x3xcomplex<f64>>
    %15 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<0xi1>) -> tensor<0x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<0x3xf64>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<0x1xi1>) -> tensor<0x3xi1>
    %18 = stablehlo.select %17, %8#1, %16 : tensor<0x3xi1>, tensor<0x3xf64>
    return %18, %14 : tensor<0x3xf64>, tensor<0x3x3xcomplex<f64>>
  }
  func.func private @qr_16(%arg0: tensor<0x3x3xcomplex<f64>>) -> (tensor<0x3x3xcomplex<f64>>, tensor<0x3x3xcomplex<f64>>) {
    %0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<0x3x3xcomplex<f64>>) -> (tensor<0x3x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>)
    %1 = stablehlo.custom_call @lapack_zungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<0x3x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %2 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %4 = stablehlo.add %2, %3 : tensor<3x3xi64>
    %5 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<0x3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<0x3x3xi1>, tensor<0x3x3xcomplex<f64>>
    return %1, %9 : tensor<0x3x3xcomplex<f64>>, tensor<0x3x3xcomplex<f64>>
  }
  func.func private @svd_17(%arg0: tensor<0x3x3xcomplex<f64>>) -> (tensor<0x3x3xcomplex<f64>>, tensor<0x3xf64>, tensor<0x3x3xcomplex<f64>>) {
    %0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<0x3x3xcomplex<f64>>) -> (tensor<0x3x3xcomplex<f64>>, tensor<0x3xf64>, tensor<0x3x3xcomplex<f64>>, tensor<0x3x3xcomplex<f64>>, tensor<0xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<0xi1>) -> tensor<0x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<0x3xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<0x1xi1>) -> tensor<0x3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<0x3xi1>, tensor<0x3xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x3x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<0x3x3xi1>, tensor<0x3x3xcomplex<f64>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<0x3x3xi1>, tensor<0x3x3xcomplex<f64>>
    return %10, %6, %14 : tensor<0x3x3xcomplex<f64>>, tensor<0x3xf64>, tensor<0x3x3xcomplex<f64>>
  }
  func.func private @cholesky_18(%arg0: tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>> {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xf64>
    %2 = stablehlo.imag %0 : (tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xf64>
    %3 = stablehlo.negate %2 : tensor<2x0x0xf64>
    %4 = stablehlo.complex %1, %3 : tensor<2x0x0xcomplex<f64>>
    %5 = stablehlo.add %arg0, %4 : tensor<2x0x0xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %7 = stablehlo.divide %5, %6 : tensor<2x0x0xcomplex<f64>>
    %8:2 = stablehlo.custom_call @lapack_zpotrf_ffi(%7) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x0x0xcomplex<f64>>) -> (tensor<2x0x0xcomplex<f64>>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.compare EQ, %8#1, %9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x0x0xi1>
    %14 = stablehlo.select %13, %8#0, %12 : tensor<2x0x0xi1>, tensor<2x0x0xcomplex<f64>>
    %15 = stablehlo.iota dim = 0 : tensor<0x0xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<0x0xi64>
    %17 = stablehlo.add %15, %16 : tensor<0x0xi64>
    %18 = stablehlo.iota dim = 1 : tensor<0x0xi64>
    %19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi1>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<0x0xi1>) -> tensor<2x0x0xi1>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %22 = stablehlo.select %20, %14, %21 : tensor<2x0x0xi1>, tensor<2x0x0xcomplex<f64>>
    return %22 : tensor<2x0x0xcomplex<f64>>
  }
  func.func private @eigh_19(%arg0: tensor<2x0x0xcomplex<f64>>) -> (tensor<2x0xf64>, tensor<2x0x0xcomplex<f64>>) {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xf64>
    %2 = stablehlo.imag %0 : (tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xf64>
    %3 = stablehlo.negate %2 : tensor<2x0x0xf64>
    %4 = stablehlo.complex %1, %3 : tensor<2x0x0xcomplex<f64>>
    %5 = stablehlo.add %arg0, %4 : tensor<2x0x0xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %7 = stablehlo.divide %5, %6 : tensor<2x0x0xcomplex<f64>>
    %8:3 = stablehlo.custom_call @lapack_zheevd_ffi(%7) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x0x0xcomplex<f64>>) -> (tensor<2x0x0xcomplex<f64>>, tensor<2x0xf64>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.compare EQ, %8#2, %9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x0x0xi1>
    %14 = stablehlo.select %13, %8#0, %12 : tensor<2x0x0xi1>, tensor<2x0x0xcomplex<f64>>
    %15 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x0xf64>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x0xi1>
    %18 = stablehlo.select %17, %8#1, %16 : tensor<2x0xi1>, tensor<2x0xf64>
    return %18, %14 : tensor<2x0xf64>, tensor<2x0x0xcomplex<f64>>
  }
  func.func private @qr_20(%arg0: tensor<2x0x0xcomplex<f64>>) -> (tensor<2x0x0xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>) {
    %0 = stablehlo.iota dim = 0 : tensor<0x0xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x0xi32>
    %2 = stablehlo.add %0, %1 : tensor<0x0xi32>
    %3 = stablehlo.iota dim = 1 : tensor<0x0xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
    %5 = stablehlo.convert %4 : (tensor<0x0xi1>) -> tensor<0x0xcomplex<f64>>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    return %6, %7 : tensor<2x0x0xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>
  }
  func.func private @svd_21(%arg0: tensor<2x0x0xcomplex<f64>>) -> (tensor<2x0x0xcomplex<f64>>, tensor<2x0xf64>, tensor<2x0x0xcomplex<f64>>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x0xf64>
    %1 = stablehlo.iota dim = 0 : tensor<0x0xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x0xi32>
    %3 = stablehlo.add %1, %2 : tensor<0x0xi32>
    %4 = stablehlo.iota dim = 1 : tensor<0x0xi32>
    %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
    %6 = stablehlo.convert %5 : (tensor<0x0xi1>) -> tensor<0x0xcomplex<f64>>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x0x0xcomplex<f64>>
    return %7, %0, %8 : tensor<2x0x0xcomplex<f64>>, tensor<2x0xf64>, tensor<2x0x0xcomplex<f64>>
  }
  func.func private @inv_22(%arg0: tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f64>>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<3x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %7 = call @solve_23(%arg0, %6) : (tensor<0x3x3xcomplex<f64>>, tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    return %7 : tensor<0x3x3xcomplex<f64>>
  }
  func.func private @solve_23(%arg0: tensor<0x3x3xcomplex<f64>>, %arg1: tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>> {
    %0:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<0x3x3xcomplex<f64>>) -> (tensor<0x3x3xcomplex<f64>>, tensor<0x3xi32>, tensor<0xi32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<0x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<0xi1>) -> tensor<0x1x1xi1>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<0x1x1xi1>) -> tensor<0x3x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<0x3x3xi1>, tensor<0x3x3xcomplex<f64>>
    %9 = stablehlo.iota dim = 1 : tensor<0x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<0x3xi32>, tensor<i64>, tensor<i64>, tensor<0x3xi32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i64>
      %14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %14 = stablehlo.add %iterArg_4, %c_6 : tensor<i64>
      %c_7 = stablehlo.constant dense<0> : tensor<i64>
      %15 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %16 = stablehlo.convert %iterArg_4 : tensor<i64>
      %c_8 = stablehlo.constant dense<3> : tensor<i64>
      %17 = stablehlo.add %16, %c_8 : tensor<i64>
      %18 = stablehlo.select %15, %17, %iterArg_4 : tensor<i1>, tensor<i64>
      %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      %20 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<0x1xi32>
      %21 = stablehlo.reshape %20 : (tensor<0x1xi32>) -> tensor<0xi32>
      %c_10 = stablehlo.constant dense<0> : tensor<i64>
      %22 = stablehlo.compare LT, %iterArg_4, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %23 = stablehlo.convert %iterArg_4 : tensor<i64>
      %c_11 = stablehlo.constant dense<3> : tensor<i64>
      %24 = stablehlo.add %23, %c_11 : tensor<i64>
      %25 = stablehlo.select %22, %24, %iterArg_4 : tensor<i1>, tensor<i64>
      %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %c_12 = stablehlo.constant dense<0> : tensor<i32>
      %27 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<0x1xi32>
      %28 = stablehlo.reshape %27 : (tensor<0x1xi32>) -> tensor<0xi32>
      %c_13 = stablehlo.constant dense<0> : tensor<i32>
      %29 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %30 = stablehlo.compare LT, %21, %29, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
      %c_14 = stablehlo.constant dense<3> : tensor<i32>
      %31 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %32 = stablehlo.add %21, %31 : tensor<0xi32>
      %33 = stablehlo.select %30, %32, %21 : tensor<0xi1>, tensor<0xi32>
      %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
      %c_15 = stablehlo.constant dense<0> : tensor<i32>
      %35 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<0x1xi32>
      %36 = stablehlo.reshape %35 : (tensor<0x1xi32>) -> tensor<0xi32>
      %c_16 = stablehlo.constant dense<0> : tensor<i64>
      %37 = stablehlo.compare LT, %iterArg_4, %c_16, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_17 = stablehlo.constant dense<3> : tensor<i64>
      %38 = stablehlo.add %iterArg_4, %c_17 : tensor<i64>
      %39 = stablehlo.select %37, %38, %iterArg_4 : tensor<i1>, tensor<i64>
      %40 = stablehlo.convert %39 : (tensor<i64>) -> tensor<i32>
      %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %42 = "stablehlo.scatter"(%iterArg_5, %41, %36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        stablehlo.return %arg3 : tensor<i32>
      }) : (tensor<0x3xi32>, tensor<1xi32>, tensor<0xi32>) -> tensor<0x3xi32>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %43 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %44 = stablehlo.compare LT, %21, %43, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
      %c_19 = stablehlo.constant dense<3> : tensor<i32>
      %45 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<0xi32>
      %46 = stablehlo.add %21, %45 : tensor<0xi32>
      %47 = stablehlo.select %44, %46, %21 : tensor<0xi1>, tensor<0xi32>
      %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<0xi32>) -> tensor<0x1xi32>
      %49 = "stablehlo.scatter"(%42, %48, %28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        stablehlo.return %arg3 : tensor<i32>
      }) : (tensor<0x3xi32>, tensor<0x1xi32>, tensor<0xi32>) -> tensor<0x3xi32>
      %c_20 = stablehlo.constant dense<1> : tensor<i64>
      %50 = stablehlo.add %iterArg_3, %c_20 : tensor<i64>
      stablehlo.return %iterArg, %50, %14, %49 : tensor<0x3xi32>, tensor<i64>, tensor<i64>, tensor<0x3xi32>
    }
    %11 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %12 = call @_lu_solve_24(%8, %10#3, %11) : (tensor<0x3x3xcomplex<f64>>, tensor<0x3xi32>, tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %13 = stablehlo.transpose %12, dims = [0, 2, 1] : (tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    return %13 : tensor<0x3x3xcomplex<f64>>
  }
  func.func private @_lu_solve_24(%arg0: tensor<0x3x3xcomplex<f64>>, %arg1: tensor<0x3xi32>, %arg2: tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3x1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0x3xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<0x3xi32>, tensor<0x3xi32>) -> tensor<0x3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0x3xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<0x3xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<0x3xi1>, tensor<0x3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<0x3xi32>) -> tensor<0x3x1xi32>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<0x3x3x1xcomplex<f64>>
    %8 = stablehlo.transpose %7, dims = [0, 2, 3, 1] : (tensor<0x3x3x1xcomplex<f64>>) -> tensor<0x3x1x3xcomplex<f64>>
    %9 = stablehlo.reshape %8 : (tensor<0x3x1x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %10 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<0x3x3xcomplex<f64>>, tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %11 = stablehlo.reshape %10 : (tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x1x3xcomplex<f64>>
    %12 = stablehlo.reshape %11 : (tensor<0x3x1x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %13 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<0x3x3xcomplex<f64>>, tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    %14 = stablehlo.reshape %13 : (tensor<0x3x3xcomplex<f64>>) -> tensor<0x3x1x3xcomplex<f64>>
    %15 = stablehlo.transpose %14, dims = [0, 3, 1, 2] : (tensor<0x3x1x3xcomplex<f64>>) -> tensor<0x3x3x1xcomplex<f64>>
    %16 = stablehlo.reshape %15 : (tensor<0x3x3x1xcomplex<f64>>) -> tensor<0x3x3xcomplex<f64>>
    return %16 : tensor<0x3x3xcomplex<f64>>
  }
  func.func private @eigvals_25(%arg0: tensor<0x3x3xcomplex<f64>>) -> tensor<0x3xcomplex<f64>> {
    %0:4 = stablehlo.custom_call @lapack_zgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<0x3x3xcomplex<f64>>) -> (tensor<0x3xcomplex<f64>>, tensor<0x3x3xcomplex<f64>>, tensor<0x3x3xcomplex<f64>>, tensor<0xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<0xi1>) -> tensor<0x1xi1>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<0x3xcomplex<f64>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<0x1xi1>) -> tensor<0x3xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<0x3xi1>, tensor<0x3xcomplex<f64>>
    return %6 : tensor<0x3xcomplex<f64>>
  }
  func.func private @cholesky_26(%arg0: tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
    %2 = stablehlo.imag %0 : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
    %3 = stablehlo.negate %2 : tensor<1x1xf64>
    %4 = stablehlo.complex %1, %3 : tensor<1x1xcomplex<f64>>
    %5 = stablehlo.add %arg0, %4 : tensor<1x1xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %7 = stablehlo.divide %5, %6 : tensor<1x1xcomplex<f64>>
    %8:2 = stablehlo.custom_call @lapack_zpotrf_ffi(%7) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %10 = stablehlo.compare EQ, %8#1, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %13 = stablehlo.select %11, %8#0, %12 : tensor<1x1xi1>, tensor<1x1xcomplex<f64>>
    %14 = stablehlo.iota dim = 0 : tensor<1x1xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<1x1xi64>
    %16 = stablehlo.add %14, %15 : tensor<1x1xi64>
    %17 = stablehlo.iota dim = 1 : tensor<1x1xi64>
    %18 = stablehlo.compare GE, %16, %17, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %20 = stablehlo.select %18, %13, %19 : tensor<1x1xi1>, tensor<1x1xcomplex<f64>>
    return %20 : tensor<1x1xcomplex<f64>>
  }
  func.func private @eigvalsh_27(%arg0: tensor<1x1xcomplex<f64>>) -> tensor<1xf64> {
    %0 = call @eigh_28(%arg0) : (tensor<1x1xcomplex<f64>>) -> tensor<1xf64>
    return %0 : tensor<1xf64>
  }
  func.func private @eigh_28(%arg0: tensor<1x1xcomplex<f64>>) -> tensor<1xf64> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
    %2 = stablehlo.imag %0 : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
    %3 = stablehlo.negate %2 : tensor<1x1xf64>
    %4 = stablehlo.complex %1, %3 : tensor<1x1xcomplex<f64>>
    %5 = stablehlo.add %arg0, %4 : tensor<1x1xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %7 = stablehlo.divide %5, %6 : tensor<1x1xcomplex<f64>>
    %8:3 = stablehlo.custom_call @lapack_zheevd_ffi(%7) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %10 = stablehlo.compare EQ, %8#2, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %13 = stablehlo.select %11, %8#0, %12 : tensor<1x1xi1>, tensor<1x1xcomplex<f64>>
    %14 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %16 = stablehlo.select %14, %8#1, %15 : tensor<1xi1>, tensor<1xf64>
    return %16 : tensor<1xf64>
  }
  func.func private @svd_29(%arg0: tensor<1x1xcomplex<f64>>) -> tensor<1xf64> {
    %0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %5 = stablehlo.select %3, %0#1, %4 : tensor<1xi1>, tensor<1xf64>
    return %5 : tensor<1xf64>
  }
  func.func private @eigvals_30(%arg0: tensor<1x1xcomplex<f64>>) -> tensor<1xcomplex<f64>> {
    %0:4 = stablehlo.custom_call @lapack_zgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<1x1xcomplex<f64>>) -> (tensor<1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %5 = stablehlo.select %3, %0#0, %4 : tensor<1xi1>, tensor<1xcomplex<f64>>
    return %5 : tensor<1xcomplex<f64>>
  }
  func.func private @qr_31(%arg0: tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>> {
    %0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>)
    %1 = stablehlo.custom_call @lapack_zungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %2 = stablehlo.iota dim = 0 : tensor<1x1xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<1x1xi64>
    %4 = stablehlo.add %2, %3 : tensor<1x1xi64>
    %5 = stablehlo.iota dim = 1 : tensor<1x1xi64>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %8 = stablehlo.select %6, %7, %0#0 : tensor<1x1xi1>, tensor<1x1xcomplex<f64>>
    return %8 : tensor<1x1xcomplex<f64>>
  }
  func.func private @cholesky_32(%arg0: tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>> {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %2 = stablehlo.imag %0 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %3 = stablehlo.negate %2 : tensor<2x3x3xf64>
    %4 = stablehlo.complex %1, %3 : tensor<2x3x3xcomplex<f64>>
    %5 = stablehlo.add %arg0, %4 : tensor<2x3x3xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %7 = stablehlo.divide %5, %6 : tensor<2x3x3xcomplex<f64>>
    %8:2 = stablehlo.custom_call @lapack_zpotrf_ffi(%7) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.compare EQ, %8#1, %9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %14 = stablehlo.select %13, %8#0, %12 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    %15 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %17 = stablehlo.add %15, %16 : tensor<3x3xi64>
    %18 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %22 = stablehlo.select %20, %14, %21 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    return %22 : tensor<2x3x3xcomplex<f64>>
  }
  func.func private @eigvalsh_33(%arg0: tensor<2x3x3xcomplex<f64>>) -> tensor<2x3xf64> {
    %0 = call @eigh_34(%arg0) : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3xf64>
    return %0 : tensor<2x3xf64>
  }
  func.func private @eigh_34(%arg0: tensor<2x3x3xcomplex<f64>>) -> tensor<2x3xf64> {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %2 = stablehlo.imag %0 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %3 = stablehlo.negate %2 : tensor<2x3x3xf64>
    %4 = stablehlo.complex %1, %3 : tensor<2x3x3xcomplex<f64>>
    %5 = stablehlo.add %arg0, %4 : tensor<2x3x3xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %7 = stablehlo.divide %5, %6 : tensor<2x3x3xcomplex<f64>>
    %8:3 = stablehlo.custom_call @lapack_zheevd_ffi(%7) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %10 = stablehlo.compare EQ, %8#2, %9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %14 = stablehlo.select %13, %8#0, %12 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    %15 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %18 = stablehlo.select %17, %8#1, %16 : tensor<2x3xi1>, tensor<2x3xf64>
    return %18 : tensor<2x3xf64>
  }
  func.func private @svd_35(%arg0: tensor<2x3x3xcomplex<f64>>) -> tensor<2x3xf64> {
    %0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<2x3xi1>, tensor<2x3xf64>
    return %6 : tensor<2x3xf64>
  }
  func.func private @eigvals_36(%arg0: tensor<2x3x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>> {
    %0:4 = stablehlo.custom_call @lapack_zgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<2x3xi1>, tensor<2x3xcomplex<f64>>
    return %6 : tensor<2x3xcomplex<f64>>
  }
}
