module @jit_linalg_qr attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4xf32>, %arg1: tensor<4x4xf64>, %arg2: tensor<4x4xcomplex<f32>>, %arg3: tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4x3xf32> {jax.result_info = "result[0]"}, tensor<2x3x3xf32> {jax.result_info = "result[1]"}, tensor<2x3x3xf32> {jax.result_info = "result[2]"}, tensor<2x4x3xf32> {jax.result_info = "result[3]"}, tensor<2x4x4xf32> {jax.result_info = "result[4]"}, tensor<2x4x3xf32> {jax.result_info = "result[5]"}, tensor<2x4x3xf32> {jax.result_info = "result[6]"}, tensor<2x3x3xf32> {jax.result_info = "result[7]"}, tensor<2x3xi32> {jax.result_info = "result[8]"}, tensor<2x3x3xf32> {jax.result_info = "result[9]"}, tensor<2x3x4xf32> {jax.result_info = "result[10]"}, tensor<2x3x3xf32> {jax.result_info = "result[11]"}, tensor<2x3x4xf32> {jax.result_info = "result[12]"}, tensor<2x3x4xf32> {jax.result_info = "result[13]"}, tensor<2x3x3xf32> {jax.result_info = "result[14]"}, tensor<2x3x4xf32> {jax.result_info = "result[15]"}, tensor<2x3x4xf32> {jax.result_info = "result[16]"}, tensor<2x3x3xf32> {jax.result_info = "result[17]"}, tensor<2x4xi32> {jax.result_info = "result[18]"}, tensor<2x3x4xf32> {jax.result_info = "result[19]"}, tensor<4x3xf64> {jax.result_info = "result[20]"}, tensor<3x3xf64> {jax.result_info = "result[21]"}, tensor<3x3xf64> {jax.result_info = "result[22]"}, tensor<4x3xf64> {jax.result_info = "result[23]"}, tensor<4x4xf64> {jax.result_info = "result[24]"}, tensor<4x3xf64> {jax.result_info = "result[25]"}, tensor<4x3xf64> {jax.result_info = "result[26]"}, tensor<3x3xf64> {jax.result_info = "result[27]"}, tensor<3xi32> {jax.result_info = "result[28]"}, tensor<3x3xf64> {jax.result_info = "result[29]"}, tensor<3x4xf64> {jax.result_info = "result[30]"}, tensor<3x3xf64> {jax.result_info = "result[31]"}, tensor<3x4xf64> {jax.result_info = "result[32]"}, tensor<3x4xf64> {jax.result_info = "result[33]"}, tensor<3x3xf64> {jax.result_info = "result[34]"}, tensor<3x4xf64> {jax.result_info = "result[35]"}, tensor<3x4xf64> {jax.result_info = "result[36]"}, tensor<3x3xf64> {jax.result_info = "result[37]"}, tensor<4xi32> {jax.result_info = "result[38]"}, tensor<3x4xf64> {jax.result_info = "result[39]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[40]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[41]"}, tensor<3x3xf32> {jax.result_info = "result[42]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[43]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[44]"}, tensor<4x3xf32> {jax.result_info = "result[45]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[46]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[47]"}, tensor<3xi32> {jax.result_info = "result[48]"}, tensor<3x3xf32> {jax.result_info = "result[49]"}, tensor<3x4xcomplex<f32>> {jax.result_info = "result[50]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[51]"}, tensor<3x4xf32> {jax.result_info = "result[52]"}, tensor<3x4xcomplex<f32>> {jax.result_info = "result[53]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[54]"}, tensor<3x4xf32> {jax.result_info = "result[55]"}, tensor<3x4xcomplex<f32>> {jax.result_info = "result[56]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[57]"}, tensor<4xi32> {jax.result_info = "result[58]"}, tensor<3x4xf32> {jax.result_info = "result[59]"}, tensor<2x4x3xcomplex<f64>> {jax.result_info = "result[60]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[61]"}, tensor<2x3x3xf64> {jax.result_info = "result[62]"}, tensor<2x4x3xcomplex<f64>> {jax.result_info = "result[63]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[64]"}, tensor<2x4x3xf64> {jax.result_info = "result[65]"}, tensor<2x4x3xcomplex<f64>> {jax.result_info = "result[66]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[67]"}, tensor<2x3xi32> {jax.result_info = "result[68]"}, tensor<2x3x3xf64> {jax.result_info = "result[69]"}, tensor<2x3x4xcomplex<f64>> {jax.result_info = "result[70]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[71]"}, tensor<2x3x4xf64> {jax.result_info = "result[72]"}, tensor<2x3x4xcomplex<f64>> {jax.result_info = "result[73]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[74]"}, tensor<2x3x4xf64> {jax.result_info = "result[75]"}, tensor<2x3x4xcomplex<f64>> {jax.result_info = "result[76]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[77]"}, tensor<2x4xi32> {jax.result_info = "result[78]"}, tensor<2x3x4xf64> {jax.result_info = "result[79]"}, tensor<2x4x3xf32> {jax.result_info = "result[80]"}, tensor<2x3x3xf32> {jax.result_info = "result[81]"}, tensor<2x4x4xf32> {jax.result_info = "result[82]"}, tensor<2x4x3xf32> {jax.result_info = "result[83]"}, tensor<2x4x3xf32> {jax.result_info = "result[84]"}, tensor<2x3x3xf32> {jax.result_info = "result[85]"}, tensor<2x3x3xf32> {jax.result_info = "result[86]"}, tensor<2x3x4xf32> {jax.result_info = "result[87]"}, tensor<2x3x3xf32> {jax.result_info = "result[88]"}, tensor<2x3x4xf32> {jax.result_info = "result[89]"}, tensor<2x3x3xf32> {jax.result_info = "result[90]"}, tensor<2x3x4xf32> {jax.result_info = "result[91]"}, tensor<4x3xf64> {jax.result_info = "result[92]"}, tensor<3x3xf64> {jax.result_info = "result[93]"}, tensor<4x4xf64> {jax.result_info = "result[94]"}, tensor<4x3xf64> {jax.result_info = "result[95]"}, tensor<4x3xf64> {jax.result_info = "result[96]"}, tensor<3x3xf64> {jax.result_info = "result[97]"}, tensor<3x3xf64> {jax.result_info = "result[98]"}, tensor<3x4xf64> {jax.result_info = "result[99]"}, tensor<3x3xf64> {jax.result_info = "result[100]"}, tensor<3x4xf64> {jax.result_info = "result[101]"}, tensor<3x3xf64> {jax.result_info = "result[102]"}, tensor<3x4xf64> {jax.result_info = "result[103]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[104]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[105]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[106]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[107]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[108]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[109]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[110]"}, tensor<3x4xcomplex<f32>> {jax.result_info = "result[111]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[112]"}, tensor<3x4xcomplex<f32>> {jax.result_info = "result[113]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[114]"}, tensor<3x4xcomplex<f32>> {jax.result_info = "result[115]"}, tensor<2x4x3xcomplex<f64>> {jax.result_info = "result[116]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[117]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[118]"}, tensor<2x4x3xcomplex<f64>> {jax.result_info = "result[119]"}, tensor<2x4x3xcomplex<f64>> {jax.result_info = "result[120]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[121]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[122]"}, tensor<2x3x4xcomplex<f64>> {jax.result_info = "result[123]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[124]"}, tensor<2x3x4xcomplex<f64>> {jax.result_info = "result[125]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[126]"}, tensor<2x3x4xcomplex<f64>> {jax.result_info = "result[127]"}) {
    %0 = stablehlo.slice %arg0 [0:2, 0:4, 0:3] : (tensor<2x4x4xf32>) -> tensor<2x4x3xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:3, 0:4] : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
    %2:2 = call @qr(%0) : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3x3xf32>)
    %3 = stablehlo.dot_general %2#0, %2#1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x3xf32>, tensor<2x3x3xf32>) -> tensor<2x4x3xf32>
    %4 = stablehlo.transpose %2#0, dims = [0, 2, 1] : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
    %5 = stablehlo.dot_general %4, %2#0, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
    %6 = stablehlo.abs %2#1 : tensor<2x3x3xf32>
    %7:2 = call @qr_0(%0) : (tensor<2x4x3xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x3xf32>)
    %8 = stablehlo.dot_general %7#0, %7#1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %9 = stablehlo.transpose %7#0, dims = [0, 2, 1] : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %10 = stablehlo.dot_general %9, %7#0, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %11 = stablehlo.abs %7#1 : tensor<2x4x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %13:3 = stablehlo.custom_call @lapack_sgeqp3_ffi(%0, %12) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x4x3xf32>, tensor<2x3xi32>) -> (tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2x3xf32>)
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %15 = stablehlo.subtract %13#1, %14 : tensor<2x3xi32>
    %16 = stablehlo.custom_call @lapack_sorgqr_ffi(%13#0, %13#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x3xf32>, tensor<2x3xf32>) -> tensor<2x4x3xf32>
    %17 = stablehlo.slice %13#0 [0:2, 0:3, 0:3] : (tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
    %18 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c_1 = stablehlo.constant dense<-1> : tensor<i64>
    %19 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %20 = stablehlo.add %18, %19 : tensor<3x3xi64>
    %21 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %23 = stablehlo.broadcast_in_dim %22, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %25 = stablehlo.select %23, %24, %17 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    %26 = stablehlo.dot_general %16, %25, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x3xf32>, tensor<2x3x3xf32>) -> tensor<2x4x3xf32>
    %27 = stablehlo.transpose %16, dims = [0, 2, 1] : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
    %28 = stablehlo.dot_general %27, %16, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
    %29 = stablehlo.abs %25 : tensor<2x3x3xf32>
    %30:2 = call @qr_1(%1) : (tensor<2x3x4xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x4xf32>)
    %31 = stablehlo.dot_general %30#0, %30#1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %32 = stablehlo.transpose %30#0, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %33 = stablehlo.dot_general %32, %30#0, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %34 = stablehlo.abs %30#1 : tensor<2x3x4xf32>
    %35:2 = call @qr_2(%1) : (tensor<2x3x4xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x4xf32>)
    %36 = stablehlo.dot_general %35#0, %35#1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %37 = stablehlo.transpose %35#0, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %38 = stablehlo.dot_general %37, %35#0, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %39 = stablehlo.abs %35#1 : tensor<2x3x4xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %41:3 = stablehlo.custom_call @lapack_sgeqp3_ffi(%1, %40) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3x4xf32>, tensor<2x4xi32>) -> (tensor<2x3x4xf32>, tensor<2x4xi32>, tensor<2x3xf32>)
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %43 = stablehlo.subtract %41#1, %42 : tensor<2x4xi32>
    %44 = stablehlo.slice %41#0 [0:2, 0:3, 0:3] : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
    %45 = stablehlo.custom_call @lapack_sorgqr_ffi(%44, %41#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x3x3xf32>, tensor<2x3xf32>) -> tensor<2x3x3xf32>
    %46 = stablehlo.iota dim = 0 : tensor<3x4xi64>
    %c_4 = stablehlo.constant dense<-1> : tensor<i64>
    %47 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %48 = stablehlo.add %46, %47 : tensor<3x4xi64>
    %49 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %50 = stablehlo.compare GE, %48, %49, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %51 = stablehlo.broadcast_in_dim %50, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<2x3x4xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %53 = stablehlo.select %51, %52, %41#0 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
    %54 = stablehlo.dot_general %45, %53, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %55 = stablehlo.transpose %45, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %56 = stablehlo.dot_general %55, %45, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %57 = stablehlo.abs %53 : tensor<2x3x4xf32>
    %58 = stablehlo.slice %arg1 [0:4, 0:3] : (tensor<4x4xf64>) -> tensor<4x3xf64>
    %59 = stablehlo.slice %arg1 [0:3, 0:4] : (tensor<4x4xf64>) -> tensor<3x4xf64>
    %60:2 = call @qr_3(%58) : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3x3xf64>)
    %61 = stablehlo.dot_general %60#0, %60#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf64>, tensor<3x3xf64>) -> tensor<4x3xf64>
    %62 = stablehlo.transpose %60#0, dims = [1, 0] : (tensor<4x3xf64>) -> tensor<3x4xf64>
    %63 = stablehlo.dot_general %62, %60#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf64>, tensor<4x3xf64>) -> tensor<3x3xf64>
    %64 = stablehlo.abs %60#1 : tensor<3x3xf64>
    %65:2 = call @qr_4(%58) : (tensor<4x3xf64>) -> (tensor<4x4xf64>, tensor<4x3xf64>)
    %66 = stablehlo.dot_general %65#0, %65#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %67 = stablehlo.transpose %65#0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %68 = stablehlo.dot_general %67, %65#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %69 = stablehlo.abs %65#1 : tensor<4x3xf64>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %71:3 = stablehlo.custom_call @lapack_dgeqp3_ffi(%58, %70) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<4x3xf64>, tensor<3xi32>) -> (tensor<4x3xf64>, tensor<3xi32>, tensor<3xf64>)
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %73 = stablehlo.subtract %71#1, %72 : tensor<3xi32>
    %74 = stablehlo.custom_call @lapack_dorgqr_ffi(%71#0, %71#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xf64>, tensor<3xf64>) -> tensor<4x3xf64>
    %75 = stablehlo.slice %71#0 [0:3, 0:3] : (tensor<4x3xf64>) -> tensor<3x3xf64>
    %76 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c_8 = stablehlo.constant dense<-1> : tensor<i64>
    %77 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %78 = stablehlo.add %76, %77 : tensor<3x3xi64>
    %79 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %80 = stablehlo.compare GE, %78, %79, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %81 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %82 = stablehlo.select %80, %81, %75 : tensor<3x3xi1>, tensor<3x3xf64>
    %83 = stablehlo.dot_general %74, %82, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf64>, tensor<3x3xf64>) -> tensor<4x3xf64>
    %84 = stablehlo.transpose %74, dims = [1, 0] : (tensor<4x3xf64>) -> tensor<3x4xf64>
    %85 = stablehlo.dot_general %84, %74, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf64>, tensor<4x3xf64>) -> tensor<3x3xf64>
    %86 = stablehlo.abs %82 : tensor<3x3xf64>
    %87:2 = call @qr_5(%59) : (tensor<3x4xf64>) -> (tensor<3x3xf64>, tensor<3x4xf64>)
    %88 = stablehlo.dot_general %87#0, %87#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %89 = stablehlo.transpose %87#0, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %90 = stablehlo.dot_general %89, %87#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %91 = stablehlo.abs %87#1 : tensor<3x4xf64>
    %92:2 = call @qr_6(%59) : (tensor<3x4xf64>) -> (tensor<3x3xf64>, tensor<3x4xf64>)
    %93 = stablehlo.dot_general %92#0, %92#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %94 = stablehlo.transpose %92#0, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %95 = stablehlo.dot_general %94, %92#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %96 = stablehlo.abs %92#1 : tensor<3x4xf64>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %98:3 = stablehlo.custom_call @lapack_dgeqp3_ffi(%59, %97) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x4xf64>, tensor<4xi32>) -> (tensor<3x4xf64>, tensor<4xi32>, tensor<3xf64>)
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %99 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %100 = stablehlo.subtract %98#1, %99 : tensor<4xi32>
    %101 = stablehlo.slice %98#0 [0:3, 0:3] : (tensor<3x4xf64>) -> tensor<3x3xf64>
    %102 = stablehlo.custom_call @lapack_dorgqr_ffi(%101, %98#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
    %103 = stablehlo.iota dim = 0 : tensor<3x4xi64>
    %c_12 = stablehlo.constant dense<-1> : tensor<i64>
    %104 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %105 = stablehlo.add %103, %104 : tensor<3x4xi64>
    %106 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %107 = stablehlo.compare GE, %105, %106, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %108 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %109 = stablehlo.select %107, %108, %98#0 : tensor<3x4xi1>, tensor<3x4xf64>
    %110 = stablehlo.dot_general %102, %109, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %111 = stablehlo.transpose %102, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %112 = stablehlo.dot_general %111, %102, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %113 = stablehlo.abs %109 : tensor<3x4xf64>
    %114 = stablehlo.slice %arg2 [0:4, 0:3] : (tensor<4x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %115 = stablehlo.slice %arg2 [0:3, 0:4] : (tensor<4x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %116:2 = call @qr_7(%114) : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
    %117 = stablehlo.dot_general %116#0, %116#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %118 = stablehlo.real %116#0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %119 = stablehlo.imag %116#0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %120 = stablehlo.negate %119 : tensor<4x3xf32>
    %121 = stablehlo.complex %118, %120 : tensor<4x3xcomplex<f32>>
    %122 = stablehlo.transpose %121, dims = [1, 0] : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %123 = stablehlo.dot_general %122, %116#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %124 = stablehlo.abs %116#1 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %125:2 = call @qr_8(%114) : (tensor<4x3xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>)
    %126 = stablehlo.dot_general %125#0, %125#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %127 = stablehlo.real %125#0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %128 = stablehlo.imag %125#0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %129 = stablehlo.negate %128 : tensor<4x4xf32>
    %130 = stablehlo.complex %127, %129 : tensor<4x4xcomplex<f32>>
    %131 = stablehlo.transpose %130, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %132 = stablehlo.dot_general %131, %125#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %133 = stablehlo.abs %125#1 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %134 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %135:3 = stablehlo.custom_call @lapack_cgeqp3_ffi(%114, %134) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<4x3xcomplex<f32>>, tensor<3xi32>) -> (tensor<4x3xcomplex<f32>>, tensor<3xi32>, tensor<3xcomplex<f32>>)
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %136 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %137 = stablehlo.subtract %135#1, %136 : tensor<3xi32>
    %138 = stablehlo.custom_call @lapack_cungqr_ffi(%135#0, %135#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %139 = stablehlo.slice %135#0 [0:3, 0:3] : (tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %140 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c_16 = stablehlo.constant dense<-1> : tensor<i64>
    %141 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %142 = stablehlo.add %140, %141 : tensor<3x3xi64>
    %143 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %144 = stablehlo.compare GE, %142, %143, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst_17 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %145 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %146 = stablehlo.select %144, %145, %139 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %147 = stablehlo.dot_general %138, %146, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %148 = stablehlo.real %138 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %149 = stablehlo.imag %138 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %150 = stablehlo.negate %149 : tensor<4x3xf32>
    %151 = stablehlo.complex %148, %150 : tensor<4x3xcomplex<f32>>
    %152 = stablehlo.transpose %151, dims = [1, 0] : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %153 = stablehlo.dot_general %152, %138, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %154 = stablehlo.abs %146 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %155:2 = call @qr_9(%115) : (tensor<3x4xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    %156 = stablehlo.dot_general %155#0, %155#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %157 = stablehlo.real %155#0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %158 = stablehlo.imag %155#0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %159 = stablehlo.negate %158 : tensor<3x3xf32>
    %160 = stablehlo.complex %157, %159 : tensor<3x3xcomplex<f32>>
    %161 = stablehlo.transpose %160, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %162 = stablehlo.dot_general %161, %155#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %163 = stablehlo.abs %155#1 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %164:2 = call @qr_10(%115) : (tensor<3x4xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    %165 = stablehlo.dot_general %164#0, %164#1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %166 = stablehlo.real %164#0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %167 = stablehlo.imag %164#0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %168 = stablehlo.negate %167 : tensor<3x3xf32>
    %169 = stablehlo.complex %166, %168 : tensor<3x3xcomplex<f32>>
    %170 = stablehlo.transpose %169, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %171 = stablehlo.dot_general %170, %164#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %172 = stablehlo.abs %164#1 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %173 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %174:3 = stablehlo.custom_call @lapack_cgeqp3_ffi(%115, %173) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x4xcomplex<f32>>, tensor<4xi32>) -> (tensor<3x4xcomplex<f32>>, tensor<4xi32>, tensor<3xcomplex<f32>>)
    %c_19 = stablehlo.constant dense<1> : tensor<i32>
    %175 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %176 = stablehlo.subtract %174#1, %175 : tensor<4xi32>
    %177 = stablehlo.slice %174#0 [0:3, 0:3] : (tensor<3x4xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %178 = stablehlo.custom_call @lapack_cungqr_ffi(%177, %174#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %179 = stablehlo.iota dim = 0 : tensor<3x4xi64>
    %c_20 = stablehlo.constant dense<-1> : tensor<i64>
    %180 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %181 = stablehlo.add %179, %180 : tensor<3x4xi64>
    %182 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %183 = stablehlo.compare GE, %181, %182, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %cst_21 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %184 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %185 = stablehlo.select %183, %184, %174#0 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    %186 = stablehlo.dot_general %178, %185, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %187 = stablehlo.real %178 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %188 = stablehlo.imag %178 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %189 = stablehlo.negate %188 : tensor<3x3xf32>
    %190 = stablehlo.complex %187, %189 : tensor<3x3xcomplex<f32>>
    %191 = stablehlo.transpose %190, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %192 = stablehlo.dot_general %191, %178, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %193 = stablehlo.abs %185 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %194 = stablehlo.slice %arg3 [0:2, 0:4, 0:3] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %195 = stablehlo.slice %arg3 [0:2, 0:3, 0:4] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %196:2 = call @qr_11(%194) : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>)
    %197 = stablehlo.dot_general %196#0, %196#1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %198 = stablehlo.real %196#0 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
    %199 = stablehlo.imag %196#0 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
    %200 = stablehlo.negate %199 : tensor<2x4x3xf64>
    %201 = stablehlo.complex %198, %200 : tensor<2x4x3xcomplex<f64>>
    %202 = stablehlo.transpose %201, dims = [0, 2, 1] : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %203 = stablehlo.dot_general %202, %196#0, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %204 = stablehlo.abs %196#1 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %205:2 = call @qr_12(%194) : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>)
    %206 = stablehlo.dot_general %205#0, %205#1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %207 = stablehlo.real %205#0 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %208 = stablehlo.imag %205#0 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %209 = stablehlo.negate %208 : tensor<2x4x4xf64>
    %210 = stablehlo.complex %207, %209 : tensor<2x4x4xcomplex<f64>>
    %211 = stablehlo.transpose %210, dims = [0, 2, 1] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %212 = stablehlo.dot_general %211, %205#0, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %213 = stablehlo.abs %205#1 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %214 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %215:3 = stablehlo.custom_call @lapack_zgeqp3_ffi(%194, %214) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x4x3xcomplex<f64>>, tensor<2x3xi32>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xi32>, tensor<2x3xcomplex<f64>>)
    %c_23 = stablehlo.constant dense<1> : tensor<i32>
    %216 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %217 = stablehlo.subtract %215#1, %216 : tensor<2x3xi32>
    %218 = stablehlo.custom_call @lapack_zungqr_ffi(%215#0, %215#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %219 = stablehlo.slice %215#0 [0:2, 0:3, 0:3] : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %220 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c_24 = stablehlo.constant dense<-1> : tensor<i64>
    %221 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %222 = stablehlo.add %220, %221 : tensor<3x3xi64>
    %223 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %224 = stablehlo.compare GE, %222, %223, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %225 = stablehlo.broadcast_in_dim %224, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %cst_25 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %226 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %227 = stablehlo.select %225, %226, %219 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    %228 = stablehlo.dot_general %218, %227, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %229 = stablehlo.real %218 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
    %230 = stablehlo.imag %218 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
    %231 = stablehlo.negate %230 : tensor<2x4x3xf64>
    %232 = stablehlo.complex %229, %231 : tensor<2x4x3xcomplex<f64>>
    %233 = stablehlo.transpose %232, dims = [0, 2, 1] : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %234 = stablehlo.dot_general %233, %218, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %235 = stablehlo.abs %227 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %236:2 = call @qr_13(%195) : (tensor<2x3x4xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>)
    %237 = stablehlo.dot_general %236#0, %236#1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %238 = stablehlo.real %236#0 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %239 = stablehlo.imag %236#0 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %240 = stablehlo.negate %239 : tensor<2x3x3xf64>
    %241 = stablehlo.complex %238, %240 : tensor<2x3x3xcomplex<f64>>
    %242 = stablehlo.transpose %241, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %243 = stablehlo.dot_general %242, %236#0, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %244 = stablehlo.abs %236#1 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
    %245:2 = call @qr_14(%195) : (tensor<2x3x4xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>)
    %246 = stablehlo.dot_general %245#0, %245#1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %247 = stablehlo.real %245#0 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %248 = stablehlo.imag %245#0 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %249 = stablehlo.negate %248 : tensor<2x3x3xf64>
    %250 = stablehlo.complex %247, %249 : tensor<2x3x3xcomplex<f64>>
    %251 = stablehlo.transpose %250, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %252 = stablehlo.dot_general %251, %245#0, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %253 = stablehlo.abs %245#1 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %254 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %255:3 = stablehlo.custom_call @lapack_zgeqp3_ffi(%195, %254) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3x4xcomplex<f64>>, tensor<2x4xi32>) -> (tensor<2x3x4xcomplex<f64>>, tensor<2x4xi32>, tensor<2x3xcomplex<f64>>)
    %c_27 = stablehlo.constant dense<1> : tensor<i32>
    %256 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
    %257 = stablehlo.subtract %255#1, %256 : tensor<2x4xi32>
    %258 = stablehlo.slice %255#0 [0:2, 0:3, 0:3] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %259 = stablehlo.custom_call @lapack_zungqr_ffi(%258, %255#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %260 = stablehlo.iota dim = 0 : tensor<3x4xi64>
    %c_28 = stablehlo.constant dense<-1> : tensor<i64>
    %261 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %262 = stablehlo.add %260, %261 : tensor<3x4xi64>
    %263 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %264 = stablehlo.compare GE, %262, %263, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %265 = stablehlo.broadcast_in_dim %264, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<2x3x4xi1>
    %cst_29 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %266 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %267 = stablehlo.select %265, %266, %255#0 : tensor<2x3x4xi1>, tensor<2x3x4xcomplex<f64>>
    %268 = stablehlo.dot_general %259, %267, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %269 = stablehlo.real %259 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %270 = stablehlo.imag %259 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %271 = stablehlo.negate %270 : tensor<2x3x3xf64>
    %272 = stablehlo.complex %269, %271 : tensor<2x3x3xcomplex<f64>>
    %273 = stablehlo.transpose %272, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %274 = stablehlo.dot_general %273, %259, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %275 = stablehlo.abs %267 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
    return %3, %5, %6, %8, %10, %11, %26, %28, %15, %29, %31, %33, %34, %36, %38, %39, %54, %56, %43, %57, %61, %63, %64, %66, %68, %69, %83, %85, %73, %86, %88, %90, %91, %93, %95, %96, %110, %112, %100, %113, %117, %123, %124, %126, %132, %133, %147, %153, %137, %154, %156, %162, %163, %165, %171, %172, %186, %192, %176, %193, %197, %203, %204, %206, %212, %213, %228, %234, %217, %235, %237, %243, %244, %246, %252, %253, %268, %274, %257, %275, %2#0, %2#1, %7#0, %7#1, %16, %25, %30#0, %30#1, %35#0, %35#1, %45, %53, %60#0, %60#1, %65#0, %65#1, %74, %82, %87#0, %87#1, %92#0, %92#1, %102, %109, %116#0, %116#1, %125#0, %125#1, %138, %146, %155#0, %155#1, %164#0, %164#1, %178, %185, %196#0, %196#1, %205#0, %205#1, %218, %227, %236#0, %236#1, %245#0, %245#1, %259, %267 : tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3x3xf32>, tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2x4xi32>, tensor<2x3x4xf32>, tensor<4x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<4x3xf64>, tensor<4x4xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<3x3xf64>, tensor<3xi32>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<4xi32>, tensor<3x4xf64>, tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xf32>, tensor<4x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x3xf32>, tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<3x3xf32>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4xi32>, tensor<3x4xf32>, tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xf64>, tensor<2x4x3xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xf64>, tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3xi32>, tensor<2x3x3xf64>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xf64>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x4xi32>, tensor<2x3x4xf64>, tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2x4x4xf32>, tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2x3x4xf32>, tensor<4x3xf64>, tensor<3x3xf64>, tensor<4x4xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>
  }
  func.func private @qr(%arg0: tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3x3xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>)
    %1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x3xf32>, tensor<2x3xf32>) -> tensor<2x4x3xf32>
    %2 = stablehlo.slice %0#0 [0:2, 0:3, 0:3] : (tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x3xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %10 = stablehlo.select %8, %9, %2 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    return %1, %10 : tensor<2x4x3xf32>, tensor<2x3x3xf32>
  }
  func.func private @qr_0(%arg0: tensor<2x4x3xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x3xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.pad %0#0, %cst, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x4xf32>, tensor<2x3xf32>) -> tensor<2x4x4xf32>
    %3 = stablehlo.iota dim = 0 : tensor<4x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x3xi64>
    %5 = stablehlo.add %3, %4 : tensor<4x3xi64>
    %6 = stablehlo.iota dim = 1 : tensor<4x3xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<4x3xi1>) -> tensor<2x4x3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %10 = stablehlo.select %8, %9, %0#0 : tensor<2x4x3xi1>, tensor<2x4x3xf32>
    return %2, %10 : tensor<2x4x4xf32>, tensor<2x4x3xf32>
  }
  func.func private @qr_1(%arg0: tensor<2x3x4xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x4xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>)
    %1 = stablehlo.slice %0#0 [0:2, 0:3, 0:3] : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
    %2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x3x3xf32>, tensor<2x3xf32>) -> tensor<2x3x3xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x4xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<2x3x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %10 = stablehlo.select %8, %9, %0#0 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
    return %2, %10 : tensor<2x3x3xf32>, tensor<2x3x4xf32>
  }
  func.func private @qr_2(%arg0: tensor<2x3x4xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x4xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>)
    %1 = stablehlo.slice %0#0 [0:2, 0:3, 0:3] : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
    %2 = stablehlo.custom_call @lapack_sorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x3x3xf32>, tensor<2x3xf32>) -> tensor<2x3x3xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x4xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<2x3x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %10 = stablehlo.select %8, %9, %0#0 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
    return %2, %10 : tensor<2x3x3xf32>, tensor<2x3x4xf32>
  }
  func.func private @qr_3(%arg0: tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3x3xf64>) {
    %0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>)
    %1 = stablehlo.custom_call @lapack_dorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xf64>, tensor<3xf64>) -> tensor<4x3xf64>
    %2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<4x3xf64>) -> tensor<3x3xf64>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x3xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xf64>
    return %1, %9 : tensor<4x3xf64>, tensor<3x3xf64>
  }
  func.func private @qr_4(%arg0: tensor<4x3xf64>) -> (tensor<4x4xf64>, tensor<4x3xf64>) {
    %0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<4x3xf64>, tensor<f64>) -> tensor<4x4xf64>
    %2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x4xf64>, tensor<3xf64>) -> tensor<4x4xf64>
    %3 = stablehlo.iota dim = 0 : tensor<4x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x3xi64>
    %5 = stablehlo.add %3, %4 : tensor<4x3xi64>
    %6 = stablehlo.iota dim = 1 : tensor<4x3xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<4x3xi1>, tensor<4x3xf64>
    return %2, %9 : tensor<4x4xf64>, tensor<4x3xf64>
  }
  func.func private @qr_5(%arg0: tensor<3x4xf64>) -> (tensor<3x3xf64>, tensor<3x4xf64>) {
    %0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>)
    %1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xf64>) -> tensor<3x3xf64>
    %2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
    %3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x4xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xf64>
    return %2, %9 : tensor<3x3xf64>, tensor<3x4xf64>
  }
  func.func private @qr_6(%arg0: tensor<3x4xf64>) -> (tensor<3x3xf64>, tensor<3x4xf64>) {
    %0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>)
    %1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xf64>) -> tensor<3x3xf64>
    %2 = stablehlo.custom_call @lapack_dorgqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xf64>, tensor<3xf64>) -> tensor<3x3xf64>
    %3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x4xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xf64>
    return %2, %9 : tensor<3x3xf64>, tensor<3x4xf64>
  }
  func.func private @qr_7(%arg0: tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) {
    %0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
    %1 = stablehlo.custom_call @lapack_cungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x3xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    return %1, %9 : tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  }
  func.func private @qr_8(%arg0: tensor<4x3xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) {
    %0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.pad %0#0, %cst, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<4x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %2 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x4xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %3 = stablehlo.iota dim = 0 : tensor<4x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x3xi64>
    %5 = stablehlo.add %3, %4 : tensor<4x3xi64>
    %6 = stablehlo.iota dim = 1 : tensor<4x3xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<4x3xi1>, tensor<4x3xcomplex<f32>>
    return %2, %9 : tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>
  }
  func.func private @qr_9(%arg0: tensor<3x4xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>)
    %1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %2 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x4xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    return %2, %9 : tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
  func.func private @qr_10(%arg0: tensor<3x4xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>)
    %1 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<3x4xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %2 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x4xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    return %2, %9 : tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
  func.func private @qr_11(%arg0: tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) {
    %0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>)
    %1 = stablehlo.custom_call @lapack_zungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %2 = stablehlo.slice %0#0 [0:2, 0:3, 0:3] : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x3xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %10 = stablehlo.select %8, %9, %2 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    return %1, %10 : tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>
  }
  func.func private @qr_12(%arg0: tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) {
    %0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>)
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.pad %0#0, %cst, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<2x4x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %2 = stablehlo.custom_call @lapack_zungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x4x4xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %3 = stablehlo.iota dim = 0 : tensor<4x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x3xi64>
    %5 = stablehlo.add %3, %4 : tensor<4x3xi64>
    %6 = stablehlo.iota dim = 1 : tensor<4x3xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<4x3xi1>) -> tensor<2x4x3xi1>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %10 = stablehlo.select %8, %9, %0#0 : tensor<2x4x3xi1>, tensor<2x4x3xcomplex<f64>>
    return %2, %10 : tensor<2x4x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>
  }
  func.func private @qr_13(%arg0: tensor<2x3x4xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) {
    %0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3x4xcomplex<f64>>) -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3xcomplex<f64>>)
    %1 = stablehlo.slice %0#0 [0:2, 0:3, 0:3] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %2 = stablehlo.custom_call @lapack_zungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x4xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<2x3x4xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %10 = stablehlo.select %8, %9, %0#0 : tensor<2x3x4xi1>, tensor<2x3x4xcomplex<f64>>
    return %2, %10 : tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>
  }
  func.func private @qr_14(%arg0: tensor<2x3x4xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) {
    %0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3x4xcomplex<f64>>) -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3xcomplex<f64>>)
    %1 = stablehlo.slice %0#0 [0:2, 0:3, 0:3] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %2 = stablehlo.custom_call @lapack_zungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %3 = stablehlo.iota dim = 0 : tensor<3x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x4xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<2x3x4xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %10 = stablehlo.select %8, %9, %0#0 : tensor<2x3x4xi1>, tensor<2x3x4xcomplex<f64>>
    return %2, %10 : tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>
  }
}
