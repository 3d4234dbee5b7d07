module @jit_linalg_householder attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4xf32>, %arg1: tensor<4x4xf64>, %arg2: tensor<4x4xcomplex<f32>>, %arg3: tensor<2x4x4xcomplex<f64>>) -> (tensor<2x2x2xf32> {jax.result_info = "result[0]"}, tensor<2x2x2xf32> {jax.result_info = "result[1]"}, tensor<2x4x2xf32> {jax.result_info = "result[2]"}, tensor<2x2x2xf32> {jax.result_info = "result[3]"}, tensor<2x2x2xf32> {jax.result_info = "result[4]"}, tensor<2x2x2xf32> {jax.result_info = "result[5]"}, tensor<2x2x2xf32> {jax.result_info = "result[6]"}, tensor<2x2xf64> {jax.result_info = "result[7]"}, tensor<2x2xf64> {jax.result_info = "result[8]"}, tensor<4x2xf64> {jax.result_info = "result[9]"}, tensor<2x2xf64> {jax.result_info = "result[10]"}, tensor<2x2xf64> {jax.result_info = "result[11]"}, tensor<2x2xf64> {jax.result_info = "result[12]"}, tensor<2x2xf64> {jax.result_info = "result[13]"}, tensor<2x2xcomplex<f32>> {jax.result_info = "result[14]"}, tensor<2x2xcomplex<f32>> {jax.result_info = "result[15]"}, tensor<4x2xf32> {jax.result_info = "result[16]"}, tensor<2x2xcomplex<f32>> {jax.result_info = "result[17]"}, tensor<2x2xcomplex<f32>> {jax.result_info = "result[18]"}, tensor<2x2xcomplex<f32>> {jax.result_info = "result[19]"}, tensor<2x2xcomplex<f32>> {jax.result_info = "result[20]"}, tensor<2x2x2xcomplex<f64>> {jax.result_info = "result[21]"}, tensor<2x2x2xcomplex<f64>> {jax.result_info = "result[22]"}, tensor<2x4x2xf64> {jax.result_info = "result[23]"}, tensor<2x2x2xcomplex<f64>> {jax.result_info = "result[24]"}, tensor<2x2x2xcomplex<f64>> {jax.result_info = "result[25]"}, tensor<2x2x2xcomplex<f64>> {jax.result_info = "result[26]"}, tensor<2x2x2xcomplex<f64>> {jax.result_info = "result[27]"}, tensor<2x4x2xf32> {jax.result_info = "result[28]"}, tensor<2x2xf32> {jax.result_info = "result[29]"}, tensor<2x4x2xf32> {jax.result_info = "result[30]"}, tensor<2x4x2xf32> {jax.result_info = "result[31]"}, tensor<2x4x2xf32> {jax.result_info = "result[32]"}, tensor<2x4x2xf32> {jax.result_info = "result[33]"}, tensor<2x2x4xf32> {jax.result_info = "result[34]"}, tensor<2x2x4xf32> {jax.result_info = "result[35]"}, tensor<4x2xf64> {jax.result_info = "result[36]"}, tensor<2xf64> {jax.result_info = "result[37]"}, tensor<4x2xf64> {jax.result_info = "result[38]"}, tensor<4x2xf64> {jax.result_info = "result[39]"}, tensor<4x2xf64> {jax.result_info = "result[40]"}, tensor<4x2xf64> {jax.result_info = "result[41]"}, tensor<2x4xf64> {jax.result_info = "result[42]"}, tensor<2x4xf64> {jax.result_info = "result[43]"}, tensor<4x2xcomplex<f32>> {jax.result_info = "result[44]"}, tensor<2xcomplex<f32>> {jax.result_info = "result[45]"}, tensor<4x2xcomplex<f32>> {jax.result_info = "result[46]"}, tensor<4x2xcomplex<f32>> {jax.result_info = "result[47]"}, tensor<4x2xcomplex<f32>> {jax.result_info = "result[48]"}, tensor<4x2xcomplex<f32>> {jax.result_info = "result[49]"}, tensor<2x4xcomplex<f32>> {jax.result_info = "result[50]"}, tensor<2x4xcomplex<f32>> {jax.result_info = "result[51]"}, tensor<2x4x2xcomplex<f64>> {jax.result_info = "result[52]"}, tensor<2x2xcomplex<f64>> {jax.result_info = "result[53]"}, tensor<2x4x2xcomplex<f64>> {jax.result_info = "result[54]"}, tensor<2x4x2xcomplex<f64>> {jax.result_info = "result[55]"}, tensor<2x4x2xcomplex<f64>> {jax.result_info = "result[56]"}, tensor<2x4x2xcomplex<f64>> {jax.result_info = "result[57]"}, tensor<2x2x4xcomplex<f64>> {jax.result_info = "result[58]"}, tensor<2x2x4xcomplex<f64>> {jax.result_info = "result[59]"}) {
    %0 = stablehlo.slice %arg0 [0:2, 0:4, 0:2] : (tensor<2x4x4xf32>) -> tensor<2x4x2xf32>
    %1:2 = call @qr(%0) : (tensor<2x4x2xf32>) -> (tensor<2x2x4xf32>, tensor<2x2xf32>)
    %2 = stablehlo.transpose %1#0, dims = [0, 2, 1] : (tensor<2x2x4xf32>) -> tensor<2x4x2xf32>
    %3 = stablehlo.custom_call @lapack_sorgqr_ffi(%2, %1#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x2xf32>, tensor<2x2xf32>) -> tensor<2x4x2xf32>
    %4 = stablehlo.slice %1#1 [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
    %5 = stablehlo.custom_call @lapack_sorgqr_ffi(%2, %4) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x2xf32>, tensor<2x1xf32>) -> tensor<2x4x2xf32>
    %6 = stablehlo.transpose %3, dims = [0, 2, 1] : (tensor<2x4x2xf32>) -> tensor<2x2x4xf32>
    %7 = stablehlo.dot_general %6, %3, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4xf32>, tensor<2x4x2xf32>) -> tensor<2x2x2xf32>
    %8 = stablehlo.transpose %5, dims = [0, 2, 1] : (tensor<2x4x2xf32>) -> tensor<2x2x4xf32>
    %9 = stablehlo.dot_general %8, %5, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4xf32>, tensor<2x4x2xf32>) -> tensor<2x2x2xf32>
    %10 = call @triu(%2) : (tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
    %11 = stablehlo.abs %10 : tensor<2x4x2xf32>
    %12 = stablehlo.custom_call @lapack_sormqr_ffi(%2, %1#1, %0) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x2xf32>, tensor<2x2xf32>, tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
    %13 = stablehlo.transpose %12, dims = [0, 2, 1] : (tensor<2x4x2xf32>) -> tensor<2x2x4xf32>
    %14 = stablehlo.dot_general %13, %12, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4xf32>, tensor<2x4x2xf32>) -> tensor<2x2x2xf32>
    %15 = stablehlo.custom_call @lapack_sormqr_ffi(%2, %1#1, %0) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x2xf32>, tensor<2x2xf32>, tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
    %16 = stablehlo.transpose %15, dims = [0, 2, 1] : (tensor<2x4x2xf32>) -> tensor<2x2x4xf32>
    %17 = stablehlo.dot_general %16, %15, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4xf32>, tensor<2x4x2xf32>) -> tensor<2x2x2xf32>
    %18 = stablehlo.transpose %0, dims = [0, 2, 1] : (tensor<2x4x2xf32>) -> tensor<2x2x4xf32>
    %19 = stablehlo.custom_call @lapack_sormqr_ffi(%2, %1#1, %18) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x2xf32>, tensor<2x2xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %20 = stablehlo.transpose %19, dims = [0, 2, 1] : (tensor<2x2x4xf32>) -> tensor<2x4x2xf32>
    %21 = stablehlo.dot_general %19, %20, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4xf32>, tensor<2x4x2xf32>) -> tensor<2x2x2xf32>
    %22 = stablehlo.transpose %0, dims = [0, 2, 1] : (tensor<2x4x2xf32>) -> tensor<2x2x4xf32>
    %23 = stablehlo.custom_call @lapack_sormqr_ffi(%2, %1#1, %22) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x2xf32>, tensor<2x2xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %24 = stablehlo.transpose %23, dims = [0, 2, 1] : (tensor<2x2x4xf32>) -> tensor<2x4x2xf32>
    %25 = stablehlo.dot_general %23, %24, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4xf32>, tensor<2x4x2xf32>) -> tensor<2x2x2xf32>
    %26 = stablehlo.slice %arg1 [0:4, 0:2] : (tensor<4x4xf64>) -> tensor<4x2xf64>
    %27:2 = call @qr_0(%26) : (tensor<4x2xf64>) -> (tensor<2x4xf64>, tensor<2xf64>)
    %28 = stablehlo.transpose %27#0, dims = [1, 0] : (tensor<2x4xf64>) -> tensor<4x2xf64>
    %29 = stablehlo.custom_call @lapack_dorgqr_ffi(%28, %27#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x2xf64>, tensor<2xf64>) -> tensor<4x2xf64>
    %30 = stablehlo.slice %27#1 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
    %31 = stablehlo.custom_call @lapack_dorgqr_ffi(%28, %30) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x2xf64>, tensor<1xf64>) -> tensor<4x2xf64>
    %32 = stablehlo.transpose %29, dims = [1, 0] : (tensor<4x2xf64>) -> tensor<2x4xf64>
    %33 = stablehlo.dot_general %32, %29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf64>, tensor<4x2xf64>) -> tensor<2x2xf64>
    %34 = stablehlo.transpose %31, dims = [1, 0] : (tensor<4x2xf64>) -> tensor<2x4xf64>
    %35 = stablehlo.dot_general %34, %31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf64>, tensor<4x2xf64>) -> tensor<2x2xf64>
    %36 = call @triu_1(%28) : (tensor<4x2xf64>) -> tensor<4x2xf64>
    %37 = stablehlo.abs %36 : tensor<4x2xf64>
    %38 = stablehlo.custom_call @lapack_dormqr_ffi(%28, %27#1, %26) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x2xf64>, tensor<2xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<4x2xf64>) -> tensor<2x4xf64>
    %40 = stablehlo.dot_general %39, %38, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf64>, tensor<4x2xf64>) -> tensor<2x2xf64>
    %41 = stablehlo.custom_call @lapack_dormqr_ffi(%28, %27#1, %26) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x2xf64>, tensor<2xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<4x2xf64>) -> tensor<2x4xf64>
    %43 = stablehlo.dot_general %42, %41, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf64>, tensor<4x2xf64>) -> tensor<2x2xf64>
    %44 = stablehlo.transpose %26, dims = [1, 0] : (tensor<4x2xf64>) -> tensor<2x4xf64>
    %45 = stablehlo.custom_call @lapack_dormqr_ffi(%28, %27#1, %44) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x2xf64>, tensor<2xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<2x4xf64>) -> tensor<4x2xf64>
    %47 = stablehlo.dot_general %45, %46, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf64>, tensor<4x2xf64>) -> tensor<2x2xf64>
    %48 = stablehlo.transpose %26, dims = [1, 0] : (tensor<4x2xf64>) -> tensor<2x4xf64>
    %49 = stablehlo.custom_call @lapack_dormqr_ffi(%28, %27#1, %48) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x2xf64>, tensor<2xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    %50 = stablehlo.transpose %49, dims = [1, 0] : (tensor<2x4xf64>) -> tensor<4x2xf64>
    %51 = stablehlo.dot_general %49, %50, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf64>, tensor<4x2xf64>) -> tensor<2x2xf64>
    %52 = stablehlo.slice %arg2 [0:4, 0:2] : (tensor<4x4xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %53:2 = call @qr_2(%52) : (tensor<4x2xcomplex<f32>>) -> (tensor<2x4xcomplex<f32>>, tensor<2xcomplex<f32>>)
    %54 = stablehlo.transpose %53#0, dims = [1, 0] : (tensor<2x4xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %55 = stablehlo.custom_call @lapack_cungqr_ffi(%54, %53#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %56 = stablehlo.slice %53#1 [0:1] : (tensor<2xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %57 = stablehlo.custom_call @lapack_cungqr_ffi(%54, %56) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x2xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %58 = stablehlo.real %55 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %59 = stablehlo.imag %55 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %60 = stablehlo.negate %59 : tensor<4x2xf32>
    %61 = stablehlo.complex %58, %60 : tensor<4x2xcomplex<f32>>
    %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<4x2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %63 = stablehlo.dot_general %62, %55, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %64 = stablehlo.real %57 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %65 = stablehlo.imag %57 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %66 = stablehlo.negate %65 : tensor<4x2xf32>
    %67 = stablehlo.complex %64, %66 : tensor<4x2xcomplex<f32>>
    %68 = stablehlo.transpose %67, dims = [1, 0] : (tensor<4x2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %69 = stablehlo.dot_general %68, %57, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %70 = call @triu_3(%54) : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %71 = stablehlo.abs %70 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %72 = stablehlo.custom_call @lapack_cunmqr_ffi(%54, %53#1, %52) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %73 = stablehlo.real %72 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %74 = stablehlo.imag %72 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %75 = stablehlo.negate %74 : tensor<4x2xf32>
    %76 = stablehlo.complex %73, %75 : tensor<4x2xcomplex<f32>>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<4x2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %78 = stablehlo.dot_general %77, %72, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %79 = stablehlo.custom_call @lapack_cunmqr_ffi(%54, %53#1, %52) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %80 = stablehlo.real %79 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %81 = stablehlo.imag %79 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %82 = stablehlo.negate %81 : tensor<4x2xf32>
    %83 = stablehlo.complex %80, %82 : tensor<4x2xcomplex<f32>>
    %84 = stablehlo.transpose %83, dims = [1, 0] : (tensor<4x2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %85 = stablehlo.dot_general %84, %79, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %86 = stablehlo.real %52 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %87 = stablehlo.imag %52 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %88 = stablehlo.negate %87 : tensor<4x2xf32>
    %89 = stablehlo.complex %86, %88 : tensor<4x2xcomplex<f32>>
    %90 = stablehlo.transpose %89, dims = [1, 0] : (tensor<4x2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %91 = stablehlo.custom_call @lapack_cunmqr_ffi(%54, %53#1, %90) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %92 = stablehlo.real %91 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %93 = stablehlo.imag %91 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %94 = stablehlo.negate %93 : tensor<2x4xf32>
    %95 = stablehlo.complex %92, %94 : tensor<2x4xcomplex<f32>>
    %96 = stablehlo.transpose %95, dims = [1, 0] : (tensor<2x4xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %97 = stablehlo.dot_general %91, %96, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %98 = stablehlo.real %52 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %99 = stablehlo.imag %52 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %100 = stablehlo.negate %99 : tensor<4x2xf32>
    %101 = stablehlo.complex %98, %100 : tensor<4x2xcomplex<f32>>
    %102 = stablehlo.transpose %101, dims = [1, 0] : (tensor<4x2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %103 = stablehlo.custom_call @lapack_cunmqr_ffi(%54, %53#1, %102) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %104 = stablehlo.real %103 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %105 = stablehlo.imag %103 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %106 = stablehlo.negate %105 : tensor<2x4xf32>
    %107 = stablehlo.complex %104, %106 : tensor<2x4xcomplex<f32>>
    %108 = stablehlo.transpose %107, dims = [1, 0] : (tensor<2x4xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %109 = stablehlo.dot_general %103, %108, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %110 = stablehlo.slice %arg3 [0:2, 0:4, 0:2] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x2xcomplex<f64>>
    %111:2 = call @qr_4(%110) : (tensor<2x4x2xcomplex<f64>>) -> (tensor<2x2x4xcomplex<f64>>, tensor<2x2xcomplex<f64>>)
    %112 = stablehlo.transpose %111#0, dims = [0, 2, 1] : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x4x2xcomplex<f64>>
    %113 = stablehlo.custom_call @lapack_zungqr_ffi(%112, %111#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x4x2xcomplex<f64>>
    %114 = stablehlo.slice %111#1 [0:2, 0:1] : (tensor<2x2xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    %115 = stablehlo.custom_call @lapack_zungqr_ffi(%112, %114) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x2xcomplex<f64>>, tensor<2x1xcomplex<f64>>) -> tensor<2x4x2xcomplex<f64>>
    %116 = stablehlo.real %113 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
    %117 = stablehlo.imag %113 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
    %118 = stablehlo.negate %117 : tensor<2x4x2xf64>
    %119 = stablehlo.complex %116, %118 : tensor<2x4x2xcomplex<f64>>
    %120 = stablehlo.transpose %119, dims = [0, 2, 1] : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>>
    %121 = stablehlo.dot_general %120, %113, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    %122 = stablehlo.real %115 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
    %123 = stablehlo.imag %115 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
    %124 = stablehlo.negate %123 : tensor<2x4x2xf64>
    %125 = stablehlo.complex %122, %124 : tensor<2x4x2xcomplex<f64>>
    %126 = stablehlo.transpose %125, dims = [0, 2, 1] : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>>
    %127 = stablehlo.dot_general %126, %115, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    %128 = call @triu_5(%112) : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xcomplex<f64>>
    %129 = stablehlo.abs %128 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
    %130 = stablehlo.custom_call @lapack_zunmqr_ffi(%112, %111#1, %110) {backend_config = "", mhlo.backend_config = {left = true, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xcomplex<f64>>
    %131 = stablehlo.real %130 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
    %132 = stablehlo.imag %130 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
    %133 = stablehlo.negate %132 : tensor<2x4x2xf64>
    %134 = stablehlo.complex %131, %133 : tensor<2x4x2xcomplex<f64>>
    %135 = stablehlo.transpose %134, dims = [0, 2, 1] : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>>
    %136 = stablehlo.dot_general %135, %130, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    %137 = stablehlo.custom_call @lapack_zunmqr_ffi(%112, %111#1, %110) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xcomplex<f64>>
    %138 = stablehlo.real %137 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
    %139 = stablehlo.imag %137 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
    %140 = stablehlo.negate %139 : tensor<2x4x2xf64>
    %141 = stablehlo.complex %138, %140 : tensor<2x4x2xcomplex<f64>>
    %142 = stablehlo.transpose %141, dims = [0, 2, 1] : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>>
    %143 = stablehlo.dot_general %142, %137, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    %144 = stablehlo.real %110 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
    %145 = stablehlo.imag %110 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
    %146 = stablehlo.negate %145 : tensor<2x4x2xf64>
    %147 = stablehlo.complex %144, %146 : tensor<2x4x2xcomplex<f64>>
    %148 = stablehlo.transpose %147, dims = [0, 2, 1] : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>>
    %149 = stablehlo.custom_call @lapack_zunmqr_ffi(%112, %111#1, %148) {backend_config = "", mhlo.backend_config = {left = false, transpose = true}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>>
    %150 = stablehlo.real %149 : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x4xf64>
    %151 = stablehlo.imag %149 : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x4xf64>
    %152 = stablehlo.negate %151 : tensor<2x2x4xf64>
    %153 = stablehlo.complex %150, %152 : tensor<2x2x4xcomplex<f64>>
    %154 = stablehlo.transpose %153, dims = [0, 2, 1] : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x4x2xcomplex<f64>>
    %155 = stablehlo.dot_general %149, %154, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    %156 = stablehlo.real %110 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
    %157 = stablehlo.imag %110 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
    %158 = stablehlo.negate %157 : tensor<2x4x2xf64>
    %159 = stablehlo.complex %156, %158 : tensor<2x4x2xcomplex<f64>>
    %160 = stablehlo.transpose %159, dims = [0, 2, 1] : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>>
    %161 = stablehlo.custom_call @lapack_zunmqr_ffi(%112, %111#1, %160) {backend_config = "", mhlo.backend_config = {left = false, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>>
    %162 = stablehlo.real %161 : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x4xf64>
    %163 = stablehlo.imag %161 : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x4xf64>
    %164 = stablehlo.negate %163 : tensor<2x2x4xf64>
    %165 = stablehlo.complex %162, %164 : tensor<2x2x4xcomplex<f64>>
    %166 = stablehlo.transpose %165, dims = [0, 2, 1] : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x4x2xcomplex<f64>>
    %167 = stablehlo.dot_general %161, %166, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    return %7, %9, %11, %14, %17, %21, %25, %33, %35, %37, %40, %43, %47, %51, %63, %69, %71, %78, %85, %97, %109, %121, %127, %129, %136, %143, %155, %167, %2, %1#1, %3, %5, %12, %15, %19, %23, %28, %27#1, %29, %31, %38, %41, %45, %49, %54, %53#1, %55, %57, %72, %79, %91, %103, %112, %111#1, %113, %115, %130, %137, %149, %161 : tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x4x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<4x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<4x2xf32>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x2x2xcomplex<f64>>, tensor<2x2x2xcomplex<f64>>, tensor<2x4x2xf64>, tensor<2x2x2xcomplex<f64>>, tensor<2x2x2xcomplex<f64>>, tensor<2x2x2xcomplex<f64>>, tensor<2x2x2xcomplex<f64>>, tensor<2x4x2xf32>, tensor<2x2xf32>, tensor<2x4x2xf32>, tensor<2x4x2xf32>, tensor<2x4x2xf32>, tensor<2x4x2xf32>, tensor<2x2x4xf32>, tensor<2x2x4xf32>, tensor<4x2xf64>, tensor<2xf64>, tensor<4x2xf64>, tensor<4x2xf64>, tensor<4x2xf64>, tensor<4x2xf64>, tensor<2x4xf64>, tensor<2x4xf64>, tensor<4x2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<4x2xcomplex<f32>>, tensor<4x2xcomplex<f32>>, tensor<4x2xcomplex<f32>>, tensor<4x2xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>, tensor<2x4x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>
  }
  func.func private @qr(%arg0: tensor<2x4x2xf32>) -> (tensor<2x2x4xf32>, tensor<2x2xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x4x2xf32>) -> (tensor<2x4x2xf32>, tensor<2x2xf32>)
    %1 = stablehlo.transpose %0#0, dims = [0, 2, 1] : (tensor<2x4x2xf32>) -> tensor<2x2x4xf32>
    return %1, %0#1 : tensor<2x2x4xf32>, tensor<2x2xf32>
  }
  func.func private @triu(%arg0: tensor<2x4x2xf32>) -> tensor<2x4x2xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x2xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x2xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x2xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x2xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x2xi64>, tensor<4x2xi64>) -> tensor<4x2xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<4x2xi1>) -> tensor<2x4x2xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x2xf32>
    %7 = stablehlo.select %5, %6, %arg0 : tensor<2x4x2xi1>, tensor<2x4x2xf32>
    return %7 : tensor<2x4x2xf32>
  }
  func.func private @qr_0(%arg0: tensor<4x2xf64>) -> (tensor<2x4xf64>, tensor<2xf64>) {
    %0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<4x2xf64>) -> (tensor<4x2xf64>, tensor<2xf64>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x2xf64>) -> tensor<2x4xf64>
    return %1, %0#1 : tensor<2x4xf64>, tensor<2xf64>
  }
  func.func private @triu_1(%arg0: tensor<4x2xf64>) -> tensor<4x2xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x2xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x2xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x2xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x2xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x2xi64>, tensor<4x2xi64>) -> tensor<4x2xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x2xf64>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<4x2xi1>, tensor<4x2xf64>
    return %6 : tensor<4x2xf64>
  }
  func.func private @qr_2(%arg0: tensor<4x2xcomplex<f32>>) -> (tensor<2x4xcomplex<f32>>, tensor<2xcomplex<f32>>) {
    %0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<4x2xcomplex<f32>>) -> (tensor<4x2xcomplex<f32>>, tensor<2xcomplex<f32>>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    return %1, %0#1 : tensor<2x4xcomplex<f32>>, tensor<2xcomplex<f32>>
  }
  func.func private @triu_3(%arg0: tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<4x2xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x2xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x2xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x2xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x2xi64>, tensor<4x2xi64>) -> tensor<4x2xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x2xcomplex<f32>>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<4x2xi1>, tensor<4x2xcomplex<f32>>
    return %6 : tensor<4x2xcomplex<f32>>
  }
  func.func private @qr_4(%arg0: tensor<2x4x2xcomplex<f64>>) -> (tensor<2x2x4xcomplex<f64>>, tensor<2x2xcomplex<f64>>) {
    %0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x4x2xcomplex<f64>>) -> (tensor<2x4x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>)
    %1 = stablehlo.transpose %0#0, dims = [0, 2, 1] : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x2x4xcomplex<f64>>
    return %1, %0#1 : tensor<2x2x4xcomplex<f64>>, tensor<2x2xcomplex<f64>>
  }
  func.func private @triu_5(%arg0: tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xcomplex<f64>> {
    %0 = stablehlo.iota dim = 0 : tensor<4x2xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x2xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x2xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x2xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x2xi64>, tensor<4x2xi64>) -> tensor<4x2xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<4x2xi1>) -> tensor<2x4x2xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x2xcomplex<f64>>
    %7 = stablehlo.select %5, %6, %arg0 : tensor<2x4x2xi1>, tensor<2x4x2xcomplex<f64>>
    return %7 : tensor<2x4x2xcomplex<f64>>
  }
}
