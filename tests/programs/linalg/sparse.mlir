module @jit_linalg_sparse attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x4xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<5x4xf64>, %arg3: tensor<4x3xf64>, %arg4: tensor<5x4xcomplex<f32>>, %arg5: tensor<4x3xcomplex<f32>>, %arg6: tensor<5x4xi32>, %arg7: tensor<4x3xi32>) -> (tensor<5x3xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<5x3xf32> {jax.result_info = "result[2]"}, tensor<5xf32> {jax.result_info = "result[3]"}, tensor<5x3xf64> {jax.result_info = "result[4]"}, tensor<5xf64> {jax.result_info = "result[5]"}, tensor<5x3xf64> {jax.result_info = "result[6]"}, tensor<5xf64> {jax.result_info = "result[7]"}, tensor<5x3xcomplex<f32>> {jax.result_info = "result[8]"}, tensor<5xcomplex<f32>> {jax.result_info = "result[9]"}, tensor<5x3xcomplex<f32>> {jax.result_info = "result[10]"}, tensor<5xcomplex<f32>> {jax.result_info = "result[11]"}, tensor<5x3xi32> {jax.result_info = "result[12]"}, tensor<5xi32> {jax.result_info = "result[13]"}, tensor<5x3xi32> {jax.result_info = "result[14]"}, tensor<5xi32> {jax.result_info = "result[15]"}) {
    %c = stablehlo.constant dense<[0, 0, 1, 2, 3, 3, 4]> : tensor<7xi64>
    %c_0 = stablehlo.constant dense<false> : tensor<7xi1>
    %c_1 = stablehlo.constant dense<[0, 3, 2, 1, 0, 3, 2]> : tensor<7xi64>
    %c_2 = stablehlo.constant dense<false> : tensor<7xi1>
    %c_3 = stablehlo.constant dense<[0, 3, 2, 1, 0, 3, 2]> : tensor<7xi32>
    %c_4 = stablehlo.constant dense<[0, 2, 3, 4, 6, 7]> : tensor<6xi32>
    %c_5 = stablehlo.constant dense<false> : tensor<7xi1>
    %c_6 = stablehlo.constant dense<false> : tensor<7xi1>
    %c_7 = stablehlo.constant dense<[0, 3, 2, 1, 0, 3, 2]> : tensor<7xi64>
    %c_8 = stablehlo.constant dense<[0, 2, 3, 4, 6, 7]> : tensor<6xi64>
    %c_9 = stablehlo.constant dense<[0, 0, 1, 2, 3, 3, 4]> : tensor<7xi64>
    %c_10 = stablehlo.constant dense<false> : tensor<7xi1>
    %c_11 = stablehlo.constant dense<[0, 3, 2, 1, 0, 3, 2]> : tensor<7xi64>
    %c_12 = stablehlo.constant dense<false> : tensor<7xi1>
    %c_13 = stablehlo.constant dense<[0, 3, 2, 1, 0, 3, 2]> : tensor<7xi32>
    %c_14 = stablehlo.constant dense<[0, 2, 3, 4, 6, 7]> : tensor<6xi32>
    %c_15 = stablehlo.constant dense<false> : tensor<7xi1>
    %c_16 = stablehlo.constant dense<false> : tensor<7xi1>
    %c_17 = stablehlo.constant dense<[0, 3, 2, 1, 0, 3, 2]> : tensor<7xi64>
    %c_18 = stablehlo.constant dense<[0, 2, 3, 4, 6, 7]> : tensor<6xi64>
    %c_19 = stablehlo.constant dense<[0, 0, 1, 2, 3, 3, 4]> : tensor<7xi64>
    %c_20 = stablehlo.constant dense<false> : tensor<7xi1>
    %c_21 = stablehlo.constant dense<[0, 3, 2, 1, 0, 3, 2]> : tensor<7xi64>
    %c_22 = stablehlo.constant dense<false> : tensor<7xi1>
    %c_23 = stablehlo.constant dense<[0, 3, 2, 1, 0, 3, 2]> : tensor<7xi32>
    %c_24 = stablehlo.constant dense<[0, 2, 3, 4, 6, 7]> : tensor<6xi32>
    %c_25 = stablehlo.constant dense<false> : tensor<7xi1>
    %c_26 = stablehlo.constant dense<false> : tensor<7xi1>
    %c_27 = stablehlo.constant dense<[0, 3, 2, 1, 0, 3, 2]> : tensor<7xi64>
    %c_28 = stablehlo.constant dense<[0, 2, 3, 4, 6, 7]> : tensor<6xi64>
    %c_29 = stablehlo.constant dense<[0, 0, 1, 2, 3, 3, 4]> : tensor<7xi64>
    %c_30 = stablehlo.constant dense<false> : tensor<7xi1>
    %c_31 = stablehlo.constant dense<[0, 3, 2, 1, 0, 3, 2]> : tensor<7xi64>
    %c_32 = stablehlo.constant dense<false> : tensor<7xi1>
    %c_33 = stablehlo.constant dense<[0, 3, 2, 1, 0, 3, 2]> : tensor<7xi32>
    %c_34 = stablehlo.constant dense<[0, 2, 3, 4, 6, 7]> : tensor<6xi32>
    %c_35 = stablehlo.constant dense<false> : tensor<7xi1>
    %c_36 = stablehlo.constant dense<false> : tensor<7xi1>
    %c_37 = stablehlo.constant dense<[0, 3, 2, 1, 0, 3, 2]> : tensor<7xi64>
    %c_38 = stablehlo.constant dense<[0, 2, 3, 4, 6, 7]> : tensor<6xi64>
    %c_39 = stablehlo.constant dense<5> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %1 = stablehlo.add %c, %0 : tensor<7xi64>
    %2 = stablehlo.select %c_0, %1, %c : tensor<7xi1>, tensor<7xi64>
    %c_40 = stablehlo.constant dense<4> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %4 = stablehlo.add %c_1, %3 : tensor<7xi64>
    %5 = stablehlo.select %c_2, %4, %c_1 : tensor<7xi1>, tensor<7xi64>
    %6 = stablehlo.convert %2 : (tensor<7xi64>) -> tensor<7xi32>
    %7 = stablehlo.convert %5 : (tensor<7xi64>) -> tensor<7xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %10 = stablehlo.concatenate %8, %9, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xf32>, tensor<7x2xi32>) -> tensor<7xf32>
    %12 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%11, %c_4, %c_3, %arg1) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xf32>, tensor<6xi32>, tensor<7xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    %13 = stablehlo.slice %arg1 [0:4, 0:1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %14 = stablehlo.reshape %13 : (tensor<4x1xf32>) -> tensor<4xf32>
    %15 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%11, %c_4, %c_3, %14) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<7xf32>, tensor<6xi32>, tensor<7xi32>, tensor<4xf32>) -> tensor<5xf32>
    %c_41 = stablehlo.constant dense<5> : tensor<i64>
    %16 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %17 = stablehlo.add %c, %16 : tensor<7xi64>
    %18 = stablehlo.select %c_5, %17, %c : tensor<7xi1>, tensor<7xi64>
    %c_42 = stablehlo.constant dense<4> : tensor<i64>
    %19 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %20 = stablehlo.add %c_1, %19 : tensor<7xi64>
    %21 = stablehlo.select %c_6, %20, %c_1 : tensor<7xi1>, tensor<7xi64>
    %22 = stablehlo.convert %18 : (tensor<7xi64>) -> tensor<7xi32>
    %23 = stablehlo.convert %21 : (tensor<7xi64>) -> tensor<7xi32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %26 = stablehlo.concatenate %24, %25, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %27 = "stablehlo.gather"(%arg0, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xf32>, tensor<7x2xi32>) -> tensor<7xf32>
    %28 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%27, %c_8, %c_7, %arg1) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xf32>, tensor<6xi64>, tensor<7xi64>, tensor<4x3xf32>) -> tensor<5x3xf32>
    %29 = stablehlo.slice %arg1 [0:4, 0:1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %30 = stablehlo.reshape %29 : (tensor<4x1xf32>) -> tensor<4xf32>
    %31 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%27, %c_8, %c_7, %30) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<7xf32>, tensor<6xi64>, tensor<7xi64>, tensor<4xf32>) -> tensor<5xf32>
    %c_43 = stablehlo.constant dense<5> : tensor<i64>
    %32 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %33 = stablehlo.add %c_9, %32 : tensor<7xi64>
    %34 = stablehlo.select %c_10, %33, %c_9 : tensor<7xi1>, tensor<7xi64>
    %c_44 = stablehlo.constant dense<4> : tensor<i64>
    %35 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %36 = stablehlo.add %c_11, %35 : tensor<7xi64>
    %37 = stablehlo.select %c_12, %36, %c_11 : tensor<7xi1>, tensor<7xi64>
    %38 = stablehlo.convert %34 : (tensor<7xi64>) -> tensor<7xi32>
    %39 = stablehlo.convert %37 : (tensor<7xi64>) -> tensor<7xi32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %42 = stablehlo.concatenate %40, %41, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %43 = "stablehlo.gather"(%arg2, %42) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xf64>, tensor<7x2xi32>) -> tensor<7xf64>
    %44 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%43, %c_14, %c_13, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xf64>, tensor<6xi32>, tensor<7xi32>, tensor<4x3xf64>) -> tensor<5x3xf64>
    %45 = stablehlo.slice %arg3 [0:4, 0:1] : (tensor<4x3xf64>) -> tensor<4x1xf64>
    %46 = stablehlo.reshape %45 : (tensor<4x1xf64>) -> tensor<4xf64>
    %47 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%43, %c_14, %c_13, %46) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<7xf64>, tensor<6xi32>, tensor<7xi32>, tensor<4xf64>) -> tensor<5xf64>
    %c_45 = stablehlo.constant dense<5> : tensor<i64>
    %48 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %49 = stablehlo.add %c_9, %48 : tensor<7xi64>
    %50 = stablehlo.select %c_15, %49, %c_9 : tensor<7xi1>, tensor<7xi64>
    %c_46 = stablehlo.constant dense<4> : tensor<i64>
    %51 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %52 = stablehlo.add %c_11, %51 : tensor<7xi64>
    %53 = stablehlo.select %c_16, %52, %c_11 : tensor<7xi1>, tensor<7xi64>
    %54 = stablehlo.convert %50 : (tensor<7xi64>) -> tensor<7xi32>
    %55 = stablehlo.convert %53 : (tensor<7xi64>) -> tensor<7xi32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %58 = stablehlo.concatenate %56, %57, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %59 = "stablehlo.gather"(%arg2, %58) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xf64>, tensor<7x2xi32>) -> tensor<7xf64>
    %60 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%59, %c_18, %c_17, %arg3) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xf64>, tensor<6xi64>, tensor<7xi64>, tensor<4x3xf64>) -> tensor<5x3xf64>
    %61 = stablehlo.slice %arg3 [0:4, 0:1] : (tensor<4x3xf64>) -> tensor<4x1xf64>
    %62 = stablehlo.reshape %61 : (tensor<4x1xf64>) -> tensor<4xf64>
    %63 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%59, %c_18, %c_17, %62) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<7xf64>, tensor<6xi64>, tensor<7xi64>, tensor<4xf64>) -> tensor<5xf64>
    %c_47 = stablehlo.constant dense<5> : tensor<i64>
    %64 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %65 = stablehlo.add %c_19, %64 : tensor<7xi64>
    %66 = stablehlo.select %c_20, %65, %c_19 : tensor<7xi1>, tensor<7xi64>
    %c_48 = stablehlo.constant dense<4> : tensor<i64>
    %67 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %68 = stablehlo.add %c_21, %67 : tensor<7xi64>
    %69 = stablehlo.select %c_22, %68, %c_21 : tensor<7xi1>, tensor<7xi64>
    %70 = stablehlo.convert %66 : (tensor<7xi64>) -> tensor<7xi32>
    %71 = stablehlo.convert %69 : (tensor<7xi64>) -> tensor<7xi32>
    %72 = stablehlo.broadcast_in_dim %70, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %73 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %74 = stablehlo.concatenate %72, %73, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %75 = "stablehlo.gather"(%arg4, %74) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xcomplex<f32>>, tensor<7x2xi32>) -> tensor<7xcomplex<f32>>
    %76 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%75, %c_24, %c_23, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xcomplex<f32>>, tensor<6xi32>, tensor<7xi32>, tensor<4x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %77 = stablehlo.slice %arg5 [0:4, 0:1] : (tensor<4x3xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %78 = stablehlo.reshape %77 : (tensor<4x1xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %79 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%75, %c_24, %c_23, %78) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<7xcomplex<f32>>, tensor<6xi32>, tensor<7xi32>, tensor<4xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %c_49 = stablehlo.constant dense<5> : tensor<i64>
    %80 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %81 = stablehlo.add %c_19, %80 : tensor<7xi64>
    %82 = stablehlo.select %c_25, %81, %c_19 : tensor<7xi1>, tensor<7xi64>
    %c_50 = stablehlo.constant dense<4> : tensor<i64>
    %83 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %84 = stablehlo.add %c_21, %83 : tensor<7xi64>
    %85 = stablehlo.select %c_26, %84, %c_21 : tensor<7xi1>, tensor<7xi64>
    %86 = stablehlo.convert %82 : (tensor<7xi64>) -> tensor<7xi32>
    %87 = stablehlo.convert %85 : (tensor<7xi64>) -> tensor<7xi32>
    %88 = stablehlo.broadcast_in_dim %86, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %89 = stablehlo.broadcast_in_dim %87, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %90 = stablehlo.concatenate %88, %89, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %91 = "stablehlo.gather"(%arg4, %90) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xcomplex<f32>>, tensor<7x2xi32>) -> tensor<7xcomplex<f32>>
    %92 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%91, %c_28, %c_27, %arg5) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xcomplex<f32>>, tensor<6xi64>, tensor<7xi64>, tensor<4x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %93 = stablehlo.slice %arg5 [0:4, 0:1] : (tensor<4x3xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %94 = stablehlo.reshape %93 : (tensor<4x1xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %95 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%91, %c_28, %c_27, %94) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<7xcomplex<f32>>, tensor<6xi64>, tensor<7xi64>, tensor<4xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %c_51 = stablehlo.constant dense<5> : tensor<i64>
    %96 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %97 = stablehlo.add %c_29, %96 : tensor<7xi64>
    %98 = stablehlo.select %c_30, %97, %c_29 : tensor<7xi1>, tensor<7xi64>
    %c_52 = stablehlo.constant dense<4> : tensor<i64>
    %99 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %100 = stablehlo.add %c_31, %99 : tensor<7xi64>
    %101 = stablehlo.select %c_32, %100, %c_31 : tensor<7xi1>, tensor<7xi64>
    %102 = stablehlo.convert %98 : (tensor<7xi64>) -> tensor<7xi32>
    %103 = stablehlo.convert %101 : (tensor<7xi64>) -> tensor<7xi32>
    %104 = stablehlo.broadcast_in_dim %102, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %105 = stablehlo.broadcast_in_dim %103, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %106 = stablehlo.concatenate %104, %105, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %107 = "stablehlo.gather"(%arg6, %106) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xi32>, tensor<7x2xi32>) -> tensor<7xi32>
    %108 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%107, %c_34, %c_33, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xi32>, tensor<6xi32>, tensor<7xi32>, tensor<4x3xi32>) -> tensor<5x3xi32>
    %109 = stablehlo.slice %arg7 [0:4, 0:1] : (tensor<4x3xi32>) -> tensor<4x1xi32>
    %110 = stablehlo.reshape %109 : (tensor<4x1xi32>) -> tensor<4xi32>
    %111 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%107, %c_34, %c_33, %110) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<7xi32>, tensor<6xi32>, tensor<7xi32>, tensor<4xi32>) -> tensor<5xi32>
    %c_53 = stablehlo.constant dense<5> : tensor<i64>
    %112 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %113 = stablehlo.add %c_29, %112 : tensor<7xi64>
    %114 = stablehlo.select %c_35, %113, %c_29 : tensor<7xi1>, tensor<7xi64>
    %c_54 = stablehlo.constant dense<4> : tensor<i64>
    %115 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %116 = stablehlo.add %c_31, %115 : tensor<7xi64>
    %117 = stablehlo.select %c_36, %116, %c_31 : tensor<7xi1>, tensor<7xi64>
    %118 = stablehlo.convert %114 : (tensor<7xi64>) -> tensor<7xi32>
    %119 = stablehlo.convert %117 : (tensor<7xi64>) -> tensor<7xi32>
    %120 = stablehlo.broadcast_in_dim %118, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %121 = stablehlo.broadcast_in_dim %119, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %122 = stablehlo.concatenate %120, %121, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %123 = "stablehlo.gather"(%arg6, %122) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xi32>, tensor<7x2xi32>) -> tensor<7xi32>
    %124 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%123, %c_38, %c_37, %arg7) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<7xi32>, tensor<6xi64>, tensor<7xi64>, tensor<4x3xi32>) -> tensor<5x3xi32>
    %125 = stablehlo.slice %arg7 [0:4, 0:1] : (tensor<4x3xi32>) -> tensor<4x1xi32>
    %126 = stablehlo.reshape %125 : (tensor<4x1xi32>) -> tensor<4xi32>
    %127 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%123, %c_38, %c_37, %126) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<7xi32>, tensor<6xi64>, tensor<7xi64>, tensor<4xi32>) -> tensor<5xi32>
    return %12, %15, %28, %31, %44, %47, %60, %63, %76, %79, %92, %95, %108, %111, %124, %127 : tensor<5x3xf32>, tensor<5xf32>, tensor<5x3xf32>, tensor<5xf32>, tensor<5x3xf64>, tensor<5xf64>, tensor<5x3xf64>, tensor<5xf64>, tensor<5x3xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5x3xi32>, tensor<5xi32>, tensor<5x3xi32>, tensor<5xi32>
  }
}
