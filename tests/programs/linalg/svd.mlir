module @jit_linalg_svd attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4xf32>, %arg1: tensor<4x4xf64>, %arg2: tensor<4x4xcomplex<f32>>, %arg3: tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4x3xf32> {jax.result_info = "result[0]"}, tensor<2x4x4xf32> {jax.result_info = "result[1]"}, tensor<2x3x3xf32> {jax.result_info = "result[2]"}, tensor<2x4x3xf32> {jax.result_info = "result[3]"}, tensor<2x3x3xf32> {jax.result_info = "result[4]"}, tensor<2x3x3xf32> {jax.result_info = "result[5]"}, tensor<2x3xf32> {jax.result_info = "result[6]"}, tensor<2x4x3xf32> {jax.result_info = "result[7]"}, tensor<2x4x4xf32> {jax.result_info = "result[8]"}, tensor<2x3x3xf32> {jax.result_info = "result[9]"}, tensor<2x4x3xf32> {jax.result_info = "result[10]"}, tensor<2x3x3xf32> {jax.result_info = "result[11]"}, tensor<2x3x3xf32> {jax.result_info = "result[12]"}, tensor<2x3xf32> {jax.result_info = "result[13]"}, tensor<2x3x4xf32> {jax.result_info = "result[14]"}, tensor<2x3x3xf32> {jax.result_info = "result[15]"}, tensor<2x4x4xf32> {jax.result_info = "result[16]"}, tensor<2x3x4xf32> {jax.result_info = "result[17]"}, tensor<2x3x3xf32> {jax.result_info = "result[18]"}, tensor<2x3x3xf32> {jax.result_info = "result[19]"}, tensor<2x3xf32> {jax.result_info = "result[20]"}, tensor<2x3x4xf32> {jax.result_info = "result[21]"}, tensor<2x3x3xf32> {jax.result_info = "result[22]"}, tensor<2x4x4xf32> {jax.result_info = "result[23]"}, tensor<2x3x4xf32> {jax.result_info = "result[24]"}, tensor<2x3x3xf32> {jax.result_info = "result[25]"}, tensor<2x3x3xf32> {jax.result_info = "result[26]"}, tensor<2x3xf32> {jax.result_info = "result[27]"}, tensor<4x3xf64> {jax.result_info = "result[28]"}, tensor<4x4xf64> {jax.result_info = "result[29]"}, tensor<3x3xf64> {jax.result_info = "result[30]"}, tensor<4x3xf64> {jax.result_info = "result[31]"}, tensor<3x3xf64> {jax.result_info = "result[32]"}, tensor<3x3xf64> {jax.result_info = "result[33]"}, tensor<3xf64> {jax.result_info = "result[34]"}, tensor<4x3xf64> {jax.result_info = "result[35]"}, tensor<4x4xf64> {jax.result_info = "result[36]"}, tensor<3x3xf64> {jax.result_info = "result[37]"}, tensor<4x3xf64> {jax.result_info = "result[38]"}, tensor<3x3xf64> {jax.result_info = "result[39]"}, tensor<3x3xf64> {jax.result_info = "result[40]"}, tensor<3xf64> {jax.result_info = "result[41]"}, tensor<3x4xf64> {jax.result_info = "result[42]"}, tensor<3x3xf64> {jax.result_info = "result[43]"}, tensor<4x4xf64> {jax.result_info = "result[44]"}, tensor<3x4xf64> {jax.result_info = "result[45]"}, tensor<3x3xf64> {jax.result_info = "result[46]"}, tensor<3x3xf64> {jax.result_info = "result[47]"}, tensor<3xf64> {jax.result_info = "result[48]"}, tensor<3x4xf64> {jax.result_info = "result[49]"}, tensor<3x3xf64> {jax.result_info = "result[50]"}, tensor<4x4xf64> {jax.result_info = "result[51]"}, tensor<3x4xf64> {jax.result_info = "result[52]"}, tensor<3x3xf64> {jax.result_info = "result[53]"}, tensor<3x3xf64> {jax.result_info = "result[54]"}, tensor<3xf64> {jax.result_info = "result[55]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[56]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[57]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[58]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[59]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[60]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[61]"}, tensor<3xf32> {jax.result_info = "result[62]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[63]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[64]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[65]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[66]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[67]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[68]"}, tensor<3xf32> {jax.result_info = "result[69]"}, tensor<3x4xcomplex<f32>> {jax.result_info = "result[70]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[71]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[72]"}, tensor<3x4xcomplex<f32>> {jax.result_info = "result[73]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[74]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[75]"}, tensor<3xf32> {jax.result_info = "result[76]"}, tensor<3x4xcomplex<f32>> {jax.result_info = "result[77]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[78]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[79]"}, tensor<3x4xcomplex<f32>> {jax.result_info = "result[80]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[81]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[82]"}, tensor<3xf32> {jax.result_info = "result[83]"}, tensor<2x4x3xcomplex<f64>> {jax.result_info = "result[84]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[85]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[86]"}, tensor<2x4x3xcomplex<f64>> {jax.result_info = "result[87]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[88]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[89]"}, tensor<2x3xf64> {jax.result_info = "result[90]"}, tensor<2x4x3xcomplex<f64>> {jax.result_info = "result[91]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[92]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[93]"}, tensor<2x4x3xcomplex<f64>> {jax.result_info = "result[94]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[95]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[96]"}, tensor<2x3xf64> {jax.result_info = "result[97]"}, tensor<2x3x4xcomplex<f64>> {jax.result_info = "result[98]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[99]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[100]"}, tensor<2x3x4xcomplex<f64>> {jax.result_info = "result[101]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[102]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[103]"}, tensor<2x3xf64> {jax.result_info = "result[104]"}, tensor<2x3x4xcomplex<f64>> {jax.result_info = "result[105]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[106]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[107]"}, tensor<2x3x4xcomplex<f64>> {jax.result_info = "result[108]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[109]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[110]"}, tensor<2x3xf64> {jax.result_info = "result[111]"}, tensor<2x4x4xf32> {jax.result_info = "result[112]"}, tensor<2x3xf32> {jax.result_info = "result[113]"}, tensor<2x3x3xf32> {jax.result_info = "result[114]"}, tensor<2x4x3xf32> {jax.result_info = "result[115]"}, tensor<2x3xf32> {jax.result_info = "result[116]"}, tensor<2x3x3xf32> {jax.result_info = "result[117]"}, tensor<2x3xf32> {jax.result_info = "result[118]"}, tensor<2x4x4xf32> {jax.result_info = "result[119]"}, tensor<2x3xf32> {jax.result_info = "result[120]"}, tensor<2x3x3xf32> {jax.result_info = "result[121]"}, tensor<2x4x3xf32> {jax.result_info = "result[122]"}, tensor<2x3xf32> {jax.result_info = "result[123]"}, tensor<2x3x3xf32> {jax.result_info = "result[124]"}, tensor<2x3xf32> {jax.result_info = "result[125]"}, tensor<2x3x3xf32> {jax.result_info = "result[126]"}, tensor<2x3xf32> {jax.result_info = "result[127]"}, tensor<2x4x4xf32> {jax.result_info = "result[128]"}, tensor<2x3x3xf32> {jax.result_info = "result[129]"}, tensor<2x3xf32> {jax.result_info = "result[130]"}, tensor<2x3x4xf32> {jax.result_info = "result[131]"}, tensor<2x3xf32> {jax.result_info = "result[132]"}, tensor<2x3x3xf32> {jax.result_info = "result[133]"}, tensor<2x3xf32> {jax.result_info = "result[134]"}, tensor<2x4x4xf32> {jax.result_info = "result[135]"}, tensor<2x3x3xf32> {jax.result_info = "result[136]"}, tensor<2x3xf32> {jax.result_info = "result[137]"}, tensor<2x3x4xf32> {jax.result_info = "result[138]"}, tensor<2x3xf32> {jax.result_info = "result[139]"}, tensor<4x4xf64> {jax.result_info = "result[140]"}, tensor<3xf64> {jax.result_info = "result[141]"}, tensor<3x3xf64> {jax.result_info = "result[142]"}, tensor<4x3xf64> {jax.result_info = "result[143]"}, tensor<3xf64> {jax.result_info = "result[144]"}, tensor<3x3xf64> {jax.result_info = "result[145]"}, tensor<3xf64> {jax.result_info = "result[146]"}, tensor<4x4xf64> {jax.result_info = "result[147]"}, tensor<3xf64> {jax.result_info = "result[148]"}, tensor<3x3xf64> {jax.result_info = "result[149]"}, tensor<4x3xf64> {jax.result_info = "result[150]"}, tensor<3xf64> {jax.result_info = "result[151]"}, tensor<3x3xf64> {jax.result_info = "result[152]"}, tensor<3xf64> {jax.result_info = "result[153]"}, tensor<3x3xf64> {jax.result_info = "result[154]"}, tensor<3xf64> {jax.result_info = "result[155]"}, tensor<4x4xf64> {jax.result_info = "result[156]"}, tensor<3x3xf64> {jax.result_info = "result[157]"}, tensor<3xf64> {jax.result_info = "result[158]"}, tensor<3x4xf64> {jax.result_info = "result[159]"}, tensor<3xf64> {jax.result_info = "result[160]"}, tensor<3x3xf64> {jax.result_info = "result[161]"}, tensor<3xf64> {jax.result_info = "result[162]"}, tensor<4x4xf64> {jax.result_info = "result[163]"}, tensor<3x3xf64> {jax.result_info = "result[164]"}, tensor<3xf64> {jax.result_info = "result[165]"}, tensor<3x4xf64> {jax.result_info = "result[166]"}, tensor<3xf64> {jax.result_info = "result[167]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[168]"}, tensor<3xf32> {jax.result_info = "result[169]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[170]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[171]"}, tensor<3xf32> {jax.result_info = "result[172]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[173]"}, tensor<3xf32> {jax.result_info = "result[174]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[175]"}, tensor<3xf32> {jax.result_info = "result[176]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[177]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[178]"}, tensor<3xf32> {jax.result_info = "result[179]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[180]"}, tensor<3xf32> {jax.result_info = "result[181]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[182]"}, tensor<3xf32> {jax.result_info = "result[183]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[184]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[185]"}, tensor<3xf32> {jax.result_info = "result[186]"}, tensor<3x4xcomplex<f32>> {jax.result_info = "result[187]"}, tensor<3xf32> {jax.result_info = "result[188]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[189]"}, tensor<3xf32> {jax.result_info = "result[190]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[191]"}, tensor<3x3xcomplex<f32>> {jax.result_info = "result[192]"}, tensor<3xf32> {jax.result_info = "result[193]"}, tensor<3x4xcomplex<f32>> {jax.result_info = "result[194]"}, tensor<3xf32> {jax.result_info = "result[195]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[196]"}, tensor<2x3xf64> {jax.result_info = "result[197]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[198]"}, tensor<2x4x3xcomplex<f64>> {jax.result_info = "result[199]"}, tensor<2x3xf64> {jax.result_info = "result[200]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[201]"}, tensor<2x3xf64> {jax.result_info = "result[202]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[203]"}, tensor<2x3xf64> {jax.result_info = "result[204]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[205]"}, tensor<2x4x3xcomplex<f64>> {jax.result_info = "result[206]"}, tensor<2x3xf64> {jax.result_info = "result[207]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[208]"}, tensor<2x3xf64> {jax.result_info = "result[209]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[210]"}, tensor<2x3xf64> {jax.result_info = "result[211]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[212]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[213]"}, tensor<2x3xf64> {jax.result_info = "result[214]"}, tensor<2x3x4xcomplex<f64>> {jax.result_info = "result[215]"}, tensor<2x3xf64> {jax.result_info = "result[216]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[217]"}, tensor<2x3xf64> {jax.result_info = "result[218]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[219]"}, tensor<2x3x3xcomplex<f64>> {jax.result_info = "result[220]"}, tensor<2x3xf64> {jax.result_info = "result[221]"}, tensor<2x3x4xcomplex<f64>> {jax.result_info = "result[222]"}, tensor<2x3xf64> {jax.result_info = "result[223]"}) {
    %0 = stablehlo.slice %arg0 [0:2, 0:4, 0:3] : (tensor<2x4x4xf32>) -> tensor<2x4x3xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:3, 0:4] : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
    %2:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>, tensor<2x4x4xf32>, tensor<2x3x3xf32>, tensor<2xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %4 = stablehlo.compare EQ, %2#4, %3, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %8 = stablehlo.select %7, %2#1, %6 : tensor<2x3xi1>, tensor<2x3xf32>
    %9 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %12 = stablehlo.select %11, %2#2, %10 : tensor<2x4x4xi1>, tensor<2x4x4xf32>
    %13 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %16 = stablehlo.select %15, %2#3, %14 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    %17 = stablehlo.slice %12 [0:2, 0:4, 0:3] : (tensor<2x4x4xf32>) -> tensor<2x4x3xf32>
    %18 = stablehlo.broadcast_in_dim %8, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x1x3xf32>) -> tensor<2x4x3xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<2x4x3xf32>
    %21 = stablehlo.dot_general %20, %16, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x3xf32>, tensor<2x3x3xf32>) -> tensor<2x4x3xf32>
    %22 = stablehlo.transpose %12, dims = [0, 2, 1] : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %23 = stablehlo.dot_general %22, %12, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %24 = stablehlo.transpose %16, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %25 = stablehlo.transpose %24, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %26 = stablehlo.dot_general %25, %24, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %27:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>, tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2xi32>)
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %29 = stablehlo.compare EQ, %27#4, %28, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %32 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %33 = stablehlo.select %32, %27#1, %31 : tensor<2x3xi1>, tensor<2x3xf32>
    %34 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x3xi1>
    %37 = stablehlo.select %36, %27#2, %35 : tensor<2x4x3xi1>, tensor<2x4x3xf32>
    %38 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %41 = stablehlo.select %40, %27#3, %39 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    %42 = stablehlo.broadcast_in_dim %33, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<2x1x3xf32>) -> tensor<2x4x3xf32>
    %44 = stablehlo.multiply %37, %43 : tensor<2x4x3xf32>
    %45 = stablehlo.dot_general %44, %41, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x3xf32>, tensor<2x3x3xf32>) -> tensor<2x4x3xf32>
    %46 = stablehlo.transpose %37, dims = [0, 2, 1] : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
    %47 = stablehlo.dot_general %46, %37, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
    %48 = stablehlo.transpose %41, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %49 = stablehlo.transpose %48, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %50 = stablehlo.dot_general %49, %48, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %51:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>, tensor<2x4x4xf32>, tensor<2x3x3xf32>, tensor<2xi32>)
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %53 = stablehlo.compare EQ, %51#4, %52, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %57 = stablehlo.select %56, %51#1, %55 : tensor<2x3xi1>, tensor<2x3xf32>
    %58:5 = stablehlo.custom_call @lapack_sgesvd_ffi(%0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>, tensor<2x4x4xf32>, tensor<2x3x3xf32>, tensor<2xi32>)
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %60 = stablehlo.compare EQ, %58#4, %59, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %63 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %64 = stablehlo.select %63, %58#1, %62 : tensor<2x3xi1>, tensor<2x3xf32>
    %65 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %67 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %68 = stablehlo.select %67, %58#2, %66 : tensor<2x4x4xi1>, tensor<2x4x4xf32>
    %69 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %71 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %72 = stablehlo.select %71, %58#3, %70 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    %73 = stablehlo.slice %68 [0:2, 0:4, 0:3] : (tensor<2x4x4xf32>) -> tensor<2x4x3xf32>
    %74 = stablehlo.broadcast_in_dim %64, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<2x1x3xf32>) -> tensor<2x4x3xf32>
    %76 = stablehlo.multiply %73, %75 : tensor<2x4x3xf32>
    %77 = stablehlo.dot_general %76, %72, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x3xf32>, tensor<2x3x3xf32>) -> tensor<2x4x3xf32>
    %78 = stablehlo.transpose %68, dims = [0, 2, 1] : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %79 = stablehlo.dot_general %78, %68, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %80 = stablehlo.transpose %72, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %81 = stablehlo.transpose %80, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %82 = stablehlo.dot_general %81, %80, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %83:5 = stablehlo.custom_call @lapack_sgesvd_ffi(%0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>, tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2xi32>)
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %85 = stablehlo.compare EQ, %83#4, %84, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_13 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %88 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %89 = stablehlo.select %88, %83#1, %87 : tensor<2x3xi1>, tensor<2x3xf32>
    %90 = stablehlo.broadcast_in_dim %85, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x4x3xf32>
    %92 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x3xi1>
    %93 = stablehlo.select %92, %83#2, %91 : tensor<2x4x3xi1>, tensor<2x4x3xf32>
    %94 = stablehlo.broadcast_in_dim %85, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_15 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %96 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %97 = stablehlo.select %96, %83#3, %95 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    %98 = stablehlo.broadcast_in_dim %89, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<2x1x3xf32>) -> tensor<2x4x3xf32>
    %100 = stablehlo.multiply %93, %99 : tensor<2x4x3xf32>
    %101 = stablehlo.dot_general %100, %97, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x3xf32>, tensor<2x3x3xf32>) -> tensor<2x4x3xf32>
    %102 = stablehlo.transpose %93, dims = [0, 2, 1] : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
    %103 = stablehlo.dot_general %102, %93, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
    %104 = stablehlo.transpose %97, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %105 = stablehlo.transpose %104, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %106 = stablehlo.dot_general %105, %104, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %107:5 = stablehlo.custom_call @lapack_sgesvd_ffi(%0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>, tensor<2x4x4xf32>, tensor<2x3x3xf32>, tensor<2xi32>)
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %108 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %109 = stablehlo.compare EQ, %107#4, %108, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_17 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %112 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %113 = stablehlo.select %112, %107#1, %111 : tensor<2x3xi1>, tensor<2x3xf32>
    %114:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%1) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x4x4xf32>, tensor<2xi32>)
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %115 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %116 = stablehlo.compare EQ, %114#4, %115, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_19 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %119 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %120 = stablehlo.select %119, %114#1, %118 : tensor<2x3xi1>, tensor<2x3xf32>
    %121 = stablehlo.broadcast_in_dim %116, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_20 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %123 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %124 = stablehlo.select %123, %114#2, %122 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    %125 = stablehlo.broadcast_in_dim %116, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_21 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %127 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %128 = stablehlo.select %127, %114#3, %126 : tensor<2x4x4xi1>, tensor<2x4x4xf32>
    %129 = stablehlo.broadcast_in_dim %120, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<2x1x3xf32>) -> tensor<2x3x3xf32>
    %131 = stablehlo.multiply %124, %130 : tensor<2x3x3xf32>
    %132 = stablehlo.slice %128 [0:2, 0:3, 0:4] : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
    %133 = stablehlo.dot_general %131, %132, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %134 = stablehlo.transpose %124, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %135 = stablehlo.dot_general %134, %124, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %136 = stablehlo.transpose %128, dims = [0, 2, 1] : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %137 = stablehlo.transpose %136, dims = [0, 2, 1] : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %138 = stablehlo.dot_general %137, %136, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %139:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%1) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x3x4xf32>, tensor<2xi32>)
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %140 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %141 = stablehlo.compare EQ, %139#4, %140, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_23 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %144 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %145 = stablehlo.select %144, %139#1, %143 : tensor<2x3xi1>, tensor<2x3xf32>
    %146 = stablehlo.broadcast_in_dim %141, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_24 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %148 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %149 = stablehlo.select %148, %139#2, %147 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    %150 = stablehlo.broadcast_in_dim %141, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_25 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %152 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x4xi1>
    %153 = stablehlo.select %152, %139#3, %151 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
    %154 = stablehlo.broadcast_in_dim %145, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<2x1x3xf32>) -> tensor<2x3x3xf32>
    %156 = stablehlo.multiply %149, %155 : tensor<2x3x3xf32>
    %157 = stablehlo.dot_general %156, %153, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %158 = stablehlo.transpose %149, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %159 = stablehlo.dot_general %158, %149, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %160 = stablehlo.transpose %153, dims = [0, 2, 1] : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
    %161 = stablehlo.transpose %160, dims = [0, 2, 1] : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
    %162 = stablehlo.dot_general %161, %160, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
    %163:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%1) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x4x4xf32>, tensor<2xi32>)
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %164 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %165 = stablehlo.compare EQ, %163#4, %164, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_27 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %168 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %169 = stablehlo.select %168, %163#1, %167 : tensor<2x3xi1>, tensor<2x3xf32>
    %170:5 = stablehlo.custom_call @lapack_sgesvd_ffi(%1) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x4x4xf32>, tensor<2xi32>)
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %171 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %172 = stablehlo.compare EQ, %170#4, %171, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %173 = stablehlo.broadcast_in_dim %172, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_29 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %175 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %176 = stablehlo.select %175, %170#1, %174 : tensor<2x3xi1>, tensor<2x3xf32>
    %177 = stablehlo.broadcast_in_dim %172, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_30 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %179 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %180 = stablehlo.select %179, %170#2, %178 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    %181 = stablehlo.broadcast_in_dim %172, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_31 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %183 = stablehlo.broadcast_in_dim %181, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %184 = stablehlo.select %183, %170#3, %182 : tensor<2x4x4xi1>, tensor<2x4x4xf32>
    %185 = stablehlo.broadcast_in_dim %176, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2] : (tensor<2x1x3xf32>) -> tensor<2x3x3xf32>
    %187 = stablehlo.multiply %180, %186 : tensor<2x3x3xf32>
    %188 = stablehlo.slice %184 [0:2, 0:3, 0:4] : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
    %189 = stablehlo.dot_general %187, %188, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %190 = stablehlo.transpose %180, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %191 = stablehlo.dot_general %190, %180, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %192 = stablehlo.transpose %184, dims = [0, 2, 1] : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %193 = stablehlo.transpose %192, dims = [0, 2, 1] : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %194 = stablehlo.dot_general %193, %192, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %195:5 = stablehlo.custom_call @lapack_sgesvd_ffi(%1) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x3x4xf32>, tensor<2xi32>)
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %196 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %197 = stablehlo.compare EQ, %195#4, %196, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_33 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %200 = stablehlo.broadcast_in_dim %198, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %201 = stablehlo.select %200, %195#1, %199 : tensor<2x3xi1>, tensor<2x3xf32>
    %202 = stablehlo.broadcast_in_dim %197, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_34 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x3x3xf32>
    %204 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %205 = stablehlo.select %204, %195#2, %203 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    %206 = stablehlo.broadcast_in_dim %197, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_35 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %208 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x4xi1>
    %209 = stablehlo.select %208, %195#3, %207 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
    %210 = stablehlo.broadcast_in_dim %201, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2] : (tensor<2x1x3xf32>) -> tensor<2x3x3xf32>
    %212 = stablehlo.multiply %205, %211 : tensor<2x3x3xf32>
    %213 = stablehlo.dot_general %212, %209, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %214 = stablehlo.transpose %205, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %215 = stablehlo.dot_general %214, %205, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %216 = stablehlo.transpose %209, dims = [0, 2, 1] : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
    %217 = stablehlo.transpose %216, dims = [0, 2, 1] : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
    %218 = stablehlo.dot_general %217, %216, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
    %219:5 = stablehlo.custom_call @lapack_sgesvd_ffi(%1) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x4x4xf32>, tensor<2xi32>)
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %220 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %221 = stablehlo.compare EQ, %219#4, %220, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_37 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %224 = stablehlo.broadcast_in_dim %222, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %225 = stablehlo.select %224, %219#1, %223 : tensor<2x3xi1>, tensor<2x3xf32>
    %226 = stablehlo.slice %arg1 [0:4, 0:3] : (tensor<4x4xf64>) -> tensor<4x3xf64>
    %227 = stablehlo.slice %arg1 [0:3, 0:4] : (tensor<4x4xf64>) -> tensor<3x4xf64>
    %228:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%226) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<4x4xf64>, tensor<3x3xf64>, tensor<i32>)
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %229 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<i32>
    %230 = stablehlo.compare EQ, %228#4, %229, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %231 = stablehlo.broadcast_in_dim %230, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_39 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %232 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %233 = stablehlo.broadcast_in_dim %231, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %234 = stablehlo.select %233, %228#1, %232 : tensor<3xi1>, tensor<3xf64>
    %235 = stablehlo.broadcast_in_dim %230, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_40 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %236 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %237 = stablehlo.broadcast_in_dim %235, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %238 = stablehlo.select %237, %228#2, %236 : tensor<4x4xi1>, tensor<4x4xf64>
    %239 = stablehlo.broadcast_in_dim %230, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_41 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %240 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %241 = stablehlo.broadcast_in_dim %239, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %242 = stablehlo.select %241, %228#3, %240 : tensor<3x3xi1>, tensor<3x3xf64>
    %243 = stablehlo.slice %238 [0:4, 0:3] : (tensor<4x4xf64>) -> tensor<4x3xf64>
    %244 = stablehlo.broadcast_in_dim %234, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<4x3xf64>
    %246 = stablehlo.multiply %243, %245 : tensor<4x3xf64>
    %247 = stablehlo.dot_general %246, %242, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf64>, tensor<3x3xf64>) -> tensor<4x3xf64>
    %248 = stablehlo.transpose %238, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %249 = stablehlo.dot_general %248, %238, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %250 = stablehlo.transpose %242, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %251 = stablehlo.transpose %250, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %252 = stablehlo.dot_general %251, %250, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %253:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%226) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<4x3xf64>, tensor<3x3xf64>, tensor<i32>)
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %254 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<i32>
    %255 = stablehlo.compare EQ, %253#4, %254, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %256 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_43 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %257 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %258 = stablehlo.broadcast_in_dim %256, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %259 = stablehlo.select %258, %253#1, %257 : tensor<3xi1>, tensor<3xf64>
    %260 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_44 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %261 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %262 = stablehlo.broadcast_in_dim %260, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x3xi1>
    %263 = stablehlo.select %262, %253#2, %261 : tensor<4x3xi1>, tensor<4x3xf64>
    %264 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_45 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %265 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %266 = stablehlo.broadcast_in_dim %264, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %267 = stablehlo.select %266, %253#3, %265 : tensor<3x3xi1>, tensor<3x3xf64>
    %268 = stablehlo.broadcast_in_dim %259, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<4x3xf64>
    %270 = stablehlo.multiply %263, %269 : tensor<4x3xf64>
    %271 = stablehlo.dot_general %270, %267, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf64>, tensor<3x3xf64>) -> tensor<4x3xf64>
    %272 = stablehlo.transpose %263, dims = [1, 0] : (tensor<4x3xf64>) -> tensor<3x4xf64>
    %273 = stablehlo.dot_general %272, %263, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf64>, tensor<4x3xf64>) -> tensor<3x3xf64>
    %274 = stablehlo.transpose %267, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %275 = stablehlo.transpose %274, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %276 = stablehlo.dot_general %275, %274, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %277:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%226) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<4x4xf64>, tensor<3x3xf64>, tensor<i32>)
    %c_46 = stablehlo.constant dense<0> : tensor<i32>
    %278 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<i32>
    %279 = stablehlo.compare EQ, %277#4, %278, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %280 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_47 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %281 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %282 = stablehlo.broadcast_in_dim %280, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %283 = stablehlo.select %282, %277#1, %281 : tensor<3xi1>, tensor<3xf64>
    %284:5 = stablehlo.custom_call @lapack_dgesvd_ffi(%226) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<4x4xf64>, tensor<3x3xf64>, tensor<i32>)
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %285 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i32>) -> tensor<i32>
    %286 = stablehlo.compare EQ, %284#4, %285, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %287 = stablehlo.broadcast_in_dim %286, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_49 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %288 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %289 = stablehlo.broadcast_in_dim %287, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %290 = stablehlo.select %289, %284#1, %288 : tensor<3xi1>, tensor<3xf64>
    %291 = stablehlo.broadcast_in_dim %286, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_50 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %292 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %293 = stablehlo.broadcast_in_dim %291, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %294 = stablehlo.select %293, %284#2, %292 : tensor<4x4xi1>, tensor<4x4xf64>
    %295 = stablehlo.broadcast_in_dim %286, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_51 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %296 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %297 = stablehlo.broadcast_in_dim %295, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %298 = stablehlo.select %297, %284#3, %296 : tensor<3x3xi1>, tensor<3x3xf64>
    %299 = stablehlo.slice %294 [0:4, 0:3] : (tensor<4x4xf64>) -> tensor<4x3xf64>
    %300 = stablehlo.broadcast_in_dim %290, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %301 = stablehlo.broadcast_in_dim %300, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<4x3xf64>
    %302 = stablehlo.multiply %299, %301 : tensor<4x3xf64>
    %303 = stablehlo.dot_general %302, %298, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf64>, tensor<3x3xf64>) -> tensor<4x3xf64>
    %304 = stablehlo.transpose %294, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %305 = stablehlo.dot_general %304, %294, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %306 = stablehlo.transpose %298, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %307 = stablehlo.transpose %306, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %308 = stablehlo.dot_general %307, %306, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %309:5 = stablehlo.custom_call @lapack_dgesvd_ffi(%226) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<4x3xf64>, tensor<3x3xf64>, tensor<i32>)
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %310 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i32>) -> tensor<i32>
    %311 = stablehlo.compare EQ, %309#4, %310, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %312 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_53 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %313 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %314 = stablehlo.broadcast_in_dim %312, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %315 = stablehlo.select %314, %309#1, %313 : tensor<3xi1>, tensor<3xf64>
    %316 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_54 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %317 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %318 = stablehlo.broadcast_in_dim %316, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x3xi1>
    %319 = stablehlo.select %318, %309#2, %317 : tensor<4x3xi1>, tensor<4x3xf64>
    %320 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_55 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %321 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %322 = stablehlo.broadcast_in_dim %320, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %323 = stablehlo.select %322, %309#3, %321 : tensor<3x3xi1>, tensor<3x3xf64>
    %324 = stablehlo.broadcast_in_dim %315, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<4x3xf64>
    %326 = stablehlo.multiply %319, %325 : tensor<4x3xf64>
    %327 = stablehlo.dot_general %326, %323, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf64>, tensor<3x3xf64>) -> tensor<4x3xf64>
    %328 = stablehlo.transpose %319, dims = [1, 0] : (tensor<4x3xf64>) -> tensor<3x4xf64>
    %329 = stablehlo.dot_general %328, %319, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf64>, tensor<4x3xf64>) -> tensor<3x3xf64>
    %330 = stablehlo.transpose %323, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %331 = stablehlo.transpose %330, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %332 = stablehlo.dot_general %331, %330, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %333:5 = stablehlo.custom_call @lapack_dgesvd_ffi(%226) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<4x4xf64>, tensor<3x3xf64>, tensor<i32>)
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %334 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<i32>
    %335 = stablehlo.compare EQ, %333#4, %334, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %336 = stablehlo.broadcast_in_dim %335, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_57 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %337 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %338 = stablehlo.broadcast_in_dim %336, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %339 = stablehlo.select %338, %333#1, %337 : tensor<3xi1>, tensor<3xf64>
    %340:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%227) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<4x4xf64>, tensor<i32>)
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %341 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<i32>
    %342 = stablehlo.compare EQ, %340#4, %341, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %343 = stablehlo.broadcast_in_dim %342, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_59 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %344 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %345 = stablehlo.broadcast_in_dim %343, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %346 = stablehlo.select %345, %340#1, %344 : tensor<3xi1>, tensor<3xf64>
    %347 = stablehlo.broadcast_in_dim %342, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_60 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %348 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %349 = stablehlo.broadcast_in_dim %347, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %350 = stablehlo.select %349, %340#2, %348 : tensor<3x3xi1>, tensor<3x3xf64>
    %351 = stablehlo.broadcast_in_dim %342, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_61 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %352 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %353 = stablehlo.broadcast_in_dim %351, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %354 = stablehlo.select %353, %340#3, %352 : tensor<4x4xi1>, tensor<4x4xf64>
    %355 = stablehlo.broadcast_in_dim %346, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %357 = stablehlo.multiply %350, %356 : tensor<3x3xf64>
    %358 = stablehlo.slice %354 [0:3, 0:4] : (tensor<4x4xf64>) -> tensor<3x4xf64>
    %359 = stablehlo.dot_general %357, %358, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %360 = stablehlo.transpose %350, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %361 = stablehlo.dot_general %360, %350, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %362 = stablehlo.transpose %354, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %363 = stablehlo.transpose %362, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %364 = stablehlo.dot_general %363, %362, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %365:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%227) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<i32>)
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %366 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<i32>
    %367 = stablehlo.compare EQ, %365#4, %366, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %368 = stablehlo.broadcast_in_dim %367, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_63 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %369 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %370 = stablehlo.broadcast_in_dim %368, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %371 = stablehlo.select %370, %365#1, %369 : tensor<3xi1>, tensor<3xf64>
    %372 = stablehlo.broadcast_in_dim %367, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_64 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %373 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %374 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %375 = stablehlo.select %374, %365#2, %373 : tensor<3x3xi1>, tensor<3x3xf64>
    %376 = stablehlo.broadcast_in_dim %367, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_65 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %377 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %378 = stablehlo.broadcast_in_dim %376, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
    %379 = stablehlo.select %378, %365#3, %377 : tensor<3x4xi1>, tensor<3x4xf64>
    %380 = stablehlo.broadcast_in_dim %371, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %381 = stablehlo.broadcast_in_dim %380, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %382 = stablehlo.multiply %375, %381 : tensor<3x3xf64>
    %383 = stablehlo.dot_general %382, %379, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %384 = stablehlo.transpose %375, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %385 = stablehlo.dot_general %384, %375, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %386 = stablehlo.transpose %379, dims = [1, 0] : (tensor<3x4xf64>) -> tensor<4x3xf64>
    %387 = stablehlo.transpose %386, dims = [1, 0] : (tensor<4x3xf64>) -> tensor<3x4xf64>
    %388 = stablehlo.dot_general %387, %386, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf64>, tensor<4x3xf64>) -> tensor<3x3xf64>
    %389:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%227) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<4x4xf64>, tensor<i32>)
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %390 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<i32>
    %391 = stablehlo.compare EQ, %389#4, %390, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %392 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_67 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %393 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %394 = stablehlo.broadcast_in_dim %392, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %395 = stablehlo.select %394, %389#1, %393 : tensor<3xi1>, tensor<3xf64>
    %396:5 = stablehlo.custom_call @lapack_dgesvd_ffi(%227) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<4x4xf64>, tensor<i32>)
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %397 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<i32>
    %398 = stablehlo.compare EQ, %396#4, %397, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %399 = stablehlo.broadcast_in_dim %398, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_69 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %400 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %401 = stablehlo.broadcast_in_dim %399, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %402 = stablehlo.select %401, %396#1, %400 : tensor<3xi1>, tensor<3xf64>
    %403 = stablehlo.broadcast_in_dim %398, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_70 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %404 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %405 = stablehlo.broadcast_in_dim %403, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %406 = stablehlo.select %405, %396#2, %404 : tensor<3x3xi1>, tensor<3x3xf64>
    %407 = stablehlo.broadcast_in_dim %398, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_71 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %408 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %409 = stablehlo.broadcast_in_dim %407, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %410 = stablehlo.select %409, %396#3, %408 : tensor<4x4xi1>, tensor<4x4xf64>
    %411 = stablehlo.broadcast_in_dim %402, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %412 = stablehlo.broadcast_in_dim %411, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %413 = stablehlo.multiply %406, %412 : tensor<3x3xf64>
    %414 = stablehlo.slice %410 [0:3, 0:4] : (tensor<4x4xf64>) -> tensor<3x4xf64>
    %415 = stablehlo.dot_general %413, %414, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %416 = stablehlo.transpose %406, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %417 = stablehlo.dot_general %416, %406, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %418 = stablehlo.transpose %410, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %419 = stablehlo.transpose %418, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %420 = stablehlo.dot_general %419, %418, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %421:5 = stablehlo.custom_call @lapack_dgesvd_ffi(%227) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3x4xf64>, tensor<i32>)
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %422 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<i32>
    %423 = stablehlo.compare EQ, %421#4, %422, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %424 = stablehlo.broadcast_in_dim %423, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_73 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %425 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %426 = stablehlo.broadcast_in_dim %424, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %427 = stablehlo.select %426, %421#1, %425 : tensor<3xi1>, tensor<3xf64>
    %428 = stablehlo.broadcast_in_dim %423, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_74 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %429 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %430 = stablehlo.broadcast_in_dim %428, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %431 = stablehlo.select %430, %421#2, %429 : tensor<3x3xi1>, tensor<3x3xf64>
    %432 = stablehlo.broadcast_in_dim %423, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_75 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %433 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %434 = stablehlo.broadcast_in_dim %432, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
    %435 = stablehlo.select %434, %421#3, %433 : tensor<3x4xi1>, tensor<3x4xf64>
    %436 = stablehlo.broadcast_in_dim %427, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %437 = stablehlo.broadcast_in_dim %436, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %438 = stablehlo.multiply %431, %437 : tensor<3x3xf64>
    %439 = stablehlo.dot_general %438, %435, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %440 = stablehlo.transpose %431, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %441 = stablehlo.dot_general %440, %431, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %442 = stablehlo.transpose %435, dims = [1, 0] : (tensor<3x4xf64>) -> tensor<4x3xf64>
    %443 = stablehlo.transpose %442, dims = [1, 0] : (tensor<4x3xf64>) -> tensor<3x4xf64>
    %444 = stablehlo.dot_general %443, %442, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf64>, tensor<4x3xf64>) -> tensor<3x3xf64>
    %445:5 = stablehlo.custom_call @lapack_dgesvd_ffi(%227) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<4x4xf64>, tensor<i32>)
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %446 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<i32>
    %447 = stablehlo.compare EQ, %445#4, %446, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %448 = stablehlo.broadcast_in_dim %447, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_77 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %449 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %450 = stablehlo.broadcast_in_dim %448, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %451 = stablehlo.select %450, %445#1, %449 : tensor<3xi1>, tensor<3xf64>
    %452 = stablehlo.slice %arg2 [0:4, 0:3] : (tensor<4x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %453 = stablehlo.slice %arg2 [0:3, 0:4] : (tensor<4x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %454:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%452) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xf32>, tensor<4x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %455 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<i32>) -> tensor<i32>
    %456 = stablehlo.compare EQ, %454#4, %455, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %457 = stablehlo.broadcast_in_dim %456, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_79 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %459 = stablehlo.broadcast_in_dim %457, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %460 = stablehlo.select %459, %454#1, %458 : tensor<3xi1>, tensor<3xf32>
    %461 = stablehlo.broadcast_in_dim %456, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_80 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %462 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %463 = stablehlo.broadcast_in_dim %461, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %464 = stablehlo.select %463, %454#2, %462 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %465 = stablehlo.broadcast_in_dim %456, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_81 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %466 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %467 = stablehlo.broadcast_in_dim %465, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %468 = stablehlo.select %467, %454#3, %466 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %469 = stablehlo.slice %464 [0:4, 0:3] : (tensor<4x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %470 = stablehlo.broadcast_in_dim %460, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %471 = stablehlo.convert %470 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %472 = stablehlo.broadcast_in_dim %471, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %473 = stablehlo.multiply %469, %472 : tensor<4x3xcomplex<f32>>
    %474 = stablehlo.dot_general %473, %468, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %475 = stablehlo.real %464 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %476 = stablehlo.imag %464 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %477 = stablehlo.negate %476 : tensor<4x4xf32>
    %478 = stablehlo.complex %475, %477 : tensor<4x4xcomplex<f32>>
    %479 = stablehlo.transpose %478, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %480 = stablehlo.dot_general %479, %464, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %481 = stablehlo.real %468 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %482 = stablehlo.imag %468 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %483 = stablehlo.negate %482 : tensor<3x3xf32>
    %484 = stablehlo.complex %481, %483 : tensor<3x3xcomplex<f32>>
    %485 = stablehlo.transpose %484, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %486 = stablehlo.real %485 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %487 = stablehlo.imag %485 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %488 = stablehlo.negate %487 : tensor<3x3xf32>
    %489 = stablehlo.complex %486, %488 : tensor<3x3xcomplex<f32>>
    %490 = stablehlo.transpose %489, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %491 = stablehlo.dot_general %490, %485, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %492:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%452) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xf32>, tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %493 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<i32>
    %494 = stablehlo.compare EQ, %492#4, %493, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %495 = stablehlo.broadcast_in_dim %494, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_83 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %497 = stablehlo.broadcast_in_dim %495, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %498 = stablehlo.select %497, %492#1, %496 : tensor<3xi1>, tensor<3xf32>
    %499 = stablehlo.broadcast_in_dim %494, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_84 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %500 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
    %501 = stablehlo.broadcast_in_dim %499, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x3xi1>
    %502 = stablehlo.select %501, %492#2, %500 : tensor<4x3xi1>, tensor<4x3xcomplex<f32>>
    %503 = stablehlo.broadcast_in_dim %494, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_85 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %504 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %505 = stablehlo.broadcast_in_dim %503, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %506 = stablehlo.select %505, %492#3, %504 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %507 = stablehlo.broadcast_in_dim %498, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %508 = stablehlo.convert %507 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %509 = stablehlo.broadcast_in_dim %508, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %510 = stablehlo.multiply %502, %509 : tensor<4x3xcomplex<f32>>
    %511 = stablehlo.dot_general %510, %506, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %512 = stablehlo.real %502 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %513 = stablehlo.imag %502 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %514 = stablehlo.negate %513 : tensor<4x3xf32>
    %515 = stablehlo.complex %512, %514 : tensor<4x3xcomplex<f32>>
    %516 = stablehlo.transpose %515, dims = [1, 0] : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %517 = stablehlo.dot_general %516, %502, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %518 = stablehlo.real %506 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %519 = stablehlo.imag %506 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %520 = stablehlo.negate %519 : tensor<3x3xf32>
    %521 = stablehlo.complex %518, %520 : tensor<3x3xcomplex<f32>>
    %522 = stablehlo.transpose %521, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %523 = stablehlo.real %522 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %524 = stablehlo.imag %522 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %525 = stablehlo.negate %524 : tensor<3x3xf32>
    %526 = stablehlo.complex %523, %525 : tensor<3x3xcomplex<f32>>
    %527 = stablehlo.transpose %526, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %528 = stablehlo.dot_general %527, %522, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %529:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%452) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xf32>, tensor<4x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c_86 = stablehlo.constant dense<0> : tensor<i32>
    %530 = stablehlo.broadcast_in_dim %c_86, dims = [] : (tensor<i32>) -> tensor<i32>
    %531 = stablehlo.compare EQ, %529#4, %530, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %532 = stablehlo.broadcast_in_dim %531, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_87 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %534 = stablehlo.broadcast_in_dim %532, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %535 = stablehlo.select %534, %529#1, %533 : tensor<3xi1>, tensor<3xf32>
    %536:5 = stablehlo.custom_call @lapack_cgesvd_ffi(%452) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xf32>, tensor<4x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %537 = stablehlo.broadcast_in_dim %c_88, dims = [] : (tensor<i32>) -> tensor<i32>
    %538 = stablehlo.compare EQ, %536#4, %537, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %539 = stablehlo.broadcast_in_dim %538, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_89 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %541 = stablehlo.broadcast_in_dim %539, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %542 = stablehlo.select %541, %536#1, %540 : tensor<3xi1>, tensor<3xf32>
    %543 = stablehlo.broadcast_in_dim %538, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_90 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %544 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %545 = stablehlo.broadcast_in_dim %543, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %546 = stablehlo.select %545, %536#2, %544 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %547 = stablehlo.broadcast_in_dim %538, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_91 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %548 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %549 = stablehlo.broadcast_in_dim %547, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %550 = stablehlo.select %549, %536#3, %548 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %551 = stablehlo.slice %546 [0:4, 0:3] : (tensor<4x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %552 = stablehlo.broadcast_in_dim %542, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %553 = stablehlo.convert %552 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %554 = stablehlo.broadcast_in_dim %553, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %555 = stablehlo.multiply %551, %554 : tensor<4x3xcomplex<f32>>
    %556 = stablehlo.dot_general %555, %550, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %557 = stablehlo.real %546 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %558 = stablehlo.imag %546 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %559 = stablehlo.negate %558 : tensor<4x4xf32>
    %560 = stablehlo.complex %557, %559 : tensor<4x4xcomplex<f32>>
    %561 = stablehlo.transpose %560, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %562 = stablehlo.dot_general %561, %546, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %563 = stablehlo.real %550 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %564 = stablehlo.imag %550 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %565 = stablehlo.negate %564 : tensor<3x3xf32>
    %566 = stablehlo.complex %563, %565 : tensor<3x3xcomplex<f32>>
    %567 = stablehlo.transpose %566, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %568 = stablehlo.real %567 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %569 = stablehlo.imag %567 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %570 = stablehlo.negate %569 : tensor<3x3xf32>
    %571 = stablehlo.complex %568, %570 : tensor<3x3xcomplex<f32>>
    %572 = stablehlo.transpose %571, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %573 = stablehlo.dot_general %572, %567, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %574:5 = stablehlo.custom_call @lapack_cgesvd_ffi(%452) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xf32>, tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %575 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i32>) -> tensor<i32>
    %576 = stablehlo.compare EQ, %574#4, %575, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %577 = stablehlo.broadcast_in_dim %576, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_93 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %579 = stablehlo.broadcast_in_dim %577, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %580 = stablehlo.select %579, %574#1, %578 : tensor<3xi1>, tensor<3xf32>
    %581 = stablehlo.broadcast_in_dim %576, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_94 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %582 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
    %583 = stablehlo.broadcast_in_dim %581, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x3xi1>
    %584 = stablehlo.select %583, %574#2, %582 : tensor<4x3xi1>, tensor<4x3xcomplex<f32>>
    %585 = stablehlo.broadcast_in_dim %576, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_95 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %586 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %587 = stablehlo.broadcast_in_dim %585, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %588 = stablehlo.select %587, %574#3, %586 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %589 = stablehlo.broadcast_in_dim %580, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %590 = stablehlo.convert %589 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %591 = stablehlo.broadcast_in_dim %590, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %592 = stablehlo.multiply %584, %591 : tensor<4x3xcomplex<f32>>
    %593 = stablehlo.dot_general %592, %588, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %594 = stablehlo.real %584 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %595 = stablehlo.imag %584 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %596 = stablehlo.negate %595 : tensor<4x3xf32>
    %597 = stablehlo.complex %594, %596 : tensor<4x3xcomplex<f32>>
    %598 = stablehlo.transpose %597, dims = [1, 0] : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %599 = stablehlo.dot_general %598, %584, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %600 = stablehlo.real %588 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %601 = stablehlo.imag %588 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %602 = stablehlo.negate %601 : tensor<3x3xf32>
    %603 = stablehlo.complex %600, %602 : tensor<3x3xcomplex<f32>>
    %604 = stablehlo.transpose %603, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %605 = stablehlo.real %604 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %606 = stablehlo.imag %604 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %607 = stablehlo.negate %606 : tensor<3x3xf32>
    %608 = stablehlo.complex %605, %607 : tensor<3x3xcomplex<f32>>
    %609 = stablehlo.transpose %608, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %610 = stablehlo.dot_general %609, %604, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %611:5 = stablehlo.custom_call @lapack_cgesvd_ffi(%452) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xf32>, tensor<4x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c_96 = stablehlo.constant dense<0> : tensor<i32>
    %612 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<i32>
    %613 = stablehlo.compare EQ, %611#4, %612, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %614 = stablehlo.broadcast_in_dim %613, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_97 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %616 = stablehlo.broadcast_in_dim %614, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %617 = stablehlo.select %616, %611#1, %615 : tensor<3xi1>, tensor<3xf32>
    %618:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%453) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %619 = stablehlo.broadcast_in_dim %c_98, dims = [] : (tensor<i32>) -> tensor<i32>
    %620 = stablehlo.compare EQ, %618#4, %619, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %621 = stablehlo.broadcast_in_dim %620, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_99 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %623 = stablehlo.broadcast_in_dim %621, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %624 = stablehlo.select %623, %618#1, %622 : tensor<3xi1>, tensor<3xf32>
    %625 = stablehlo.broadcast_in_dim %620, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_100 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %626 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %627 = stablehlo.broadcast_in_dim %625, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %628 = stablehlo.select %627, %618#2, %626 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %629 = stablehlo.broadcast_in_dim %620, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_101 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %630 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %631 = stablehlo.broadcast_in_dim %629, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %632 = stablehlo.select %631, %618#3, %630 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %633 = stablehlo.broadcast_in_dim %624, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %634 = stablehlo.convert %633 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %635 = stablehlo.broadcast_in_dim %634, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %636 = stablehlo.multiply %628, %635 : tensor<3x3xcomplex<f32>>
    %637 = stablehlo.slice %632 [0:3, 0:4] : (tensor<4x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %638 = stablehlo.dot_general %636, %637, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %639 = stablehlo.real %628 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %640 = stablehlo.imag %628 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %641 = stablehlo.negate %640 : tensor<3x3xf32>
    %642 = stablehlo.complex %639, %641 : tensor<3x3xcomplex<f32>>
    %643 = stablehlo.transpose %642, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %644 = stablehlo.dot_general %643, %628, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %645 = stablehlo.real %632 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %646 = stablehlo.imag %632 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %647 = stablehlo.negate %646 : tensor<4x4xf32>
    %648 = stablehlo.complex %645, %647 : tensor<4x4xcomplex<f32>>
    %649 = stablehlo.transpose %648, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %650 = stablehlo.real %649 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %651 = stablehlo.imag %649 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %652 = stablehlo.negate %651 : tensor<4x4xf32>
    %653 = stablehlo.complex %650, %652 : tensor<4x4xcomplex<f32>>
    %654 = stablehlo.transpose %653, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %655 = stablehlo.dot_general %654, %649, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %656:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%453) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<i32>)
    %c_102 = stablehlo.constant dense<0> : tensor<i32>
    %657 = stablehlo.broadcast_in_dim %c_102, dims = [] : (tensor<i32>) -> tensor<i32>
    %658 = stablehlo.compare EQ, %656#4, %657, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %659 = stablehlo.broadcast_in_dim %658, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_103 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %660 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %661 = stablehlo.broadcast_in_dim %659, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %662 = stablehlo.select %661, %656#1, %660 : tensor<3xi1>, tensor<3xf32>
    %663 = stablehlo.broadcast_in_dim %658, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_104 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %664 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %665 = stablehlo.broadcast_in_dim %663, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %666 = stablehlo.select %665, %656#2, %664 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %667 = stablehlo.broadcast_in_dim %658, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_105 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %668 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %669 = stablehlo.broadcast_in_dim %667, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
    %670 = stablehlo.select %669, %656#3, %668 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    %671 = stablehlo.broadcast_in_dim %662, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %672 = stablehlo.convert %671 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %673 = stablehlo.broadcast_in_dim %672, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %674 = stablehlo.multiply %666, %673 : tensor<3x3xcomplex<f32>>
    %675 = stablehlo.dot_general %674, %670, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %676 = stablehlo.real %666 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %677 = stablehlo.imag %666 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %678 = stablehlo.negate %677 : tensor<3x3xf32>
    %679 = stablehlo.complex %676, %678 : tensor<3x3xcomplex<f32>>
    %680 = stablehlo.transpose %679, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %681 = stablehlo.dot_general %680, %666, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %682 = stablehlo.real %670 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %683 = stablehlo.imag %670 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %684 = stablehlo.negate %683 : tensor<3x4xf32>
    %685 = stablehlo.complex %682, %684 : tensor<3x4xcomplex<f32>>
    %686 = stablehlo.transpose %685, dims = [1, 0] : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %687 = stablehlo.real %686 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %688 = stablehlo.imag %686 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %689 = stablehlo.negate %688 : tensor<4x3xf32>
    %690 = stablehlo.complex %687, %689 : tensor<4x3xcomplex<f32>>
    %691 = stablehlo.transpose %690, dims = [1, 0] : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %692 = stablehlo.dot_general %691, %686, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %693:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%453) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %694 = stablehlo.broadcast_in_dim %c_106, dims = [] : (tensor<i32>) -> tensor<i32>
    %695 = stablehlo.compare EQ, %693#4, %694, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %696 = stablehlo.broadcast_in_dim %695, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_107 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %697 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %698 = stablehlo.broadcast_in_dim %696, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %699 = stablehlo.select %698, %693#1, %697 : tensor<3xi1>, tensor<3xf32>
    %700:5 = stablehlo.custom_call @lapack_cgesvd_ffi(%453) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %c_108 = stablehlo.constant dense<0> : tensor<i32>
    %701 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<i32>
    %702 = stablehlo.compare EQ, %700#4, %701, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %703 = stablehlo.broadcast_in_dim %702, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_109 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %704 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %705 = stablehlo.broadcast_in_dim %703, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %706 = stablehlo.select %705, %700#1, %704 : tensor<3xi1>, tensor<3xf32>
    %707 = stablehlo.broadcast_in_dim %702, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_110 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %708 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %709 = stablehlo.broadcast_in_dim %707, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %710 = stablehlo.select %709, %700#2, %708 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %711 = stablehlo.broadcast_in_dim %702, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_111 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %712 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %713 = stablehlo.broadcast_in_dim %711, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %714 = stablehlo.select %713, %700#3, %712 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %715 = stablehlo.broadcast_in_dim %706, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %716 = stablehlo.convert %715 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %717 = stablehlo.broadcast_in_dim %716, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %718 = stablehlo.multiply %710, %717 : tensor<3x3xcomplex<f32>>
    %719 = stablehlo.slice %714 [0:3, 0:4] : (tensor<4x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %720 = stablehlo.dot_general %718, %719, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %721 = stablehlo.real %710 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %722 = stablehlo.imag %710 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %723 = stablehlo.negate %722 : tensor<3x3xf32>
    %724 = stablehlo.complex %721, %723 : tensor<3x3xcomplex<f32>>
    %725 = stablehlo.transpose %724, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %726 = stablehlo.dot_general %725, %710, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %727 = stablehlo.real %714 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %728 = stablehlo.imag %714 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %729 = stablehlo.negate %728 : tensor<4x4xf32>
    %730 = stablehlo.complex %727, %729 : tensor<4x4xcomplex<f32>>
    %731 = stablehlo.transpose %730, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %732 = stablehlo.real %731 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %733 = stablehlo.imag %731 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %734 = stablehlo.negate %733 : tensor<4x4xf32>
    %735 = stablehlo.complex %732, %734 : tensor<4x4xcomplex<f32>>
    %736 = stablehlo.transpose %735, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %737 = stablehlo.dot_general %736, %731, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %738:5 = stablehlo.custom_call @lapack_cgesvd_ffi(%453) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<i32>)
    %c_112 = stablehlo.constant dense<0> : tensor<i32>
    %739 = stablehlo.broadcast_in_dim %c_112, dims = [] : (tensor<i32>) -> tensor<i32>
    %740 = stablehlo.compare EQ, %738#4, %739, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %741 = stablehlo.broadcast_in_dim %740, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_113 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %743 = stablehlo.broadcast_in_dim %741, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %744 = stablehlo.select %743, %738#1, %742 : tensor<3xi1>, tensor<3xf32>
    %745 = stablehlo.broadcast_in_dim %740, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_114 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %746 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %747 = stablehlo.broadcast_in_dim %745, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %748 = stablehlo.select %747, %738#2, %746 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %749 = stablehlo.broadcast_in_dim %740, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_115 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %750 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %751 = stablehlo.broadcast_in_dim %749, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
    %752 = stablehlo.select %751, %738#3, %750 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    %753 = stablehlo.broadcast_in_dim %744, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %754 = stablehlo.convert %753 : (tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
    %755 = stablehlo.broadcast_in_dim %754, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %756 = stablehlo.multiply %748, %755 : tensor<3x3xcomplex<f32>>
    %757 = stablehlo.dot_general %756, %752, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %758 = stablehlo.real %748 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %759 = stablehlo.imag %748 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %760 = stablehlo.negate %759 : tensor<3x3xf32>
    %761 = stablehlo.complex %758, %760 : tensor<3x3xcomplex<f32>>
    %762 = stablehlo.transpose %761, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %763 = stablehlo.dot_general %762, %748, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %764 = stablehlo.real %752 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %765 = stablehlo.imag %752 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %766 = stablehlo.negate %765 : tensor<3x4xf32>
    %767 = stablehlo.complex %764, %766 : tensor<3x4xcomplex<f32>>
    %768 = stablehlo.transpose %767, dims = [1, 0] : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %769 = stablehlo.real %768 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %770 = stablehlo.imag %768 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %771 = stablehlo.negate %770 : tensor<4x3xf32>
    %772 = stablehlo.complex %769, %771 : tensor<4x3xcomplex<f32>>
    %773 = stablehlo.transpose %772, dims = [1, 0] : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %774 = stablehlo.dot_general %773, %768, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %775:5 = stablehlo.custom_call @lapack_cgesvd_ffi(%453) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %c_116 = stablehlo.constant dense<0> : tensor<i32>
    %776 = stablehlo.broadcast_in_dim %c_116, dims = [] : (tensor<i32>) -> tensor<i32>
    %777 = stablehlo.compare EQ, %775#4, %776, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %778 = stablehlo.broadcast_in_dim %777, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_117 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %779 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %780 = stablehlo.broadcast_in_dim %778, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %781 = stablehlo.select %780, %775#1, %779 : tensor<3xi1>, tensor<3xf32>
    %782 = stablehlo.slice %arg3 [0:2, 0:4, 0:3] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %783 = stablehlo.slice %arg3 [0:2, 0:3, 0:4] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %784:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%782) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x4x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
    %c_118 = stablehlo.constant dense<0> : tensor<i32>
    %785 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %786 = stablehlo.compare EQ, %784#4, %785, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %787 = stablehlo.broadcast_in_dim %786, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_119 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %788 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %789 = stablehlo.broadcast_in_dim %787, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %790 = stablehlo.select %789, %784#1, %788 : tensor<2x3xi1>, tensor<2x3xf64>
    %791 = stablehlo.broadcast_in_dim %786, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_120 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %792 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %793 = stablehlo.broadcast_in_dim %791, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %794 = stablehlo.select %793, %784#2, %792 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>
    %795 = stablehlo.broadcast_in_dim %786, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_121 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %796 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %797 = stablehlo.broadcast_in_dim %795, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %798 = stablehlo.select %797, %784#3, %796 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    %799 = stablehlo.slice %794 [0:2, 0:4, 0:3] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %800 = stablehlo.broadcast_in_dim %790, dims = [0, 2] : (tensor<2x3xf64>) -> tensor<2x1x3xf64>
    %801 = stablehlo.convert %800 : (tensor<2x1x3xf64>) -> tensor<2x1x3xcomplex<f64>>
    %802 = stablehlo.broadcast_in_dim %801, dims = [0, 1, 2] : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %803 = stablehlo.multiply %799, %802 : tensor<2x4x3xcomplex<f64>>
    %804 = stablehlo.dot_general %803, %798, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %805 = stablehlo.real %794 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %806 = stablehlo.imag %794 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %807 = stablehlo.negate %806 : tensor<2x4x4xf64>
    %808 = stablehlo.complex %805, %807 : tensor<2x4x4xcomplex<f64>>
    %809 = stablehlo.transpose %808, dims = [0, 2, 1] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %810 = stablehlo.dot_general %809, %794, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %811 = stablehlo.real %798 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %812 = stablehlo.imag %798 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %813 = stablehlo.negate %812 : tensor<2x3x3xf64>
    %814 = stablehlo.complex %811, %813 : tensor<2x3x3xcomplex<f64>>
    %815 = stablehlo.transpose %814, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %816 = stablehlo.real %815 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %817 = stablehlo.imag %815 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %818 = stablehlo.negate %817 : tensor<2x3x3xf64>
    %819 = stablehlo.complex %816, %818 : tensor<2x3x3xcomplex<f64>>
    %820 = stablehlo.transpose %819, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %821 = stablehlo.dot_general %820, %815, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %822:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%782) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
    %c_122 = stablehlo.constant dense<0> : tensor<i32>
    %823 = stablehlo.broadcast_in_dim %c_122, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %824 = stablehlo.compare EQ, %822#4, %823, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %825 = stablehlo.broadcast_in_dim %824, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_123 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %826 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %827 = stablehlo.broadcast_in_dim %825, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %828 = stablehlo.select %827, %822#1, %826 : tensor<2x3xi1>, tensor<2x3xf64>
    %829 = stablehlo.broadcast_in_dim %824, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_124 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %830 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %831 = stablehlo.broadcast_in_dim %829, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x3xi1>
    %832 = stablehlo.select %831, %822#2, %830 : tensor<2x4x3xi1>, tensor<2x4x3xcomplex<f64>>
    %833 = stablehlo.broadcast_in_dim %824, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_125 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %834 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %835 = stablehlo.broadcast_in_dim %833, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %836 = stablehlo.select %835, %822#3, %834 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    %837 = stablehlo.broadcast_in_dim %828, dims = [0, 2] : (tensor<2x3xf64>) -> tensor<2x1x3xf64>
    %838 = stablehlo.convert %837 : (tensor<2x1x3xf64>) -> tensor<2x1x3xcomplex<f64>>
    %839 = stablehlo.broadcast_in_dim %838, dims = [0, 1, 2] : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %840 = stablehlo.multiply %832, %839 : tensor<2x4x3xcomplex<f64>>
    %841 = stablehlo.dot_general %840, %836, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %842 = stablehlo.real %832 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
    %843 = stablehlo.imag %832 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
    %844 = stablehlo.negate %843 : tensor<2x4x3xf64>
    %845 = stablehlo.complex %842, %844 : tensor<2x4x3xcomplex<f64>>
    %846 = stablehlo.transpose %845, dims = [0, 2, 1] : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %847 = stablehlo.dot_general %846, %832, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %848 = stablehlo.real %836 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %849 = stablehlo.imag %836 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %850 = stablehlo.negate %849 : tensor<2x3x3xf64>
    %851 = stablehlo.complex %848, %850 : tensor<2x3x3xcomplex<f64>>
    %852 = stablehlo.transpose %851, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %853 = stablehlo.real %852 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %854 = stablehlo.imag %852 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %855 = stablehlo.negate %854 : tensor<2x3x3xf64>
    %856 = stablehlo.complex %853, %855 : tensor<2x3x3xcomplex<f64>>
    %857 = stablehlo.transpose %856, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %858 = stablehlo.dot_general %857, %852, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %859:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%782) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x4x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
    %c_126 = stablehlo.constant dense<0> : tensor<i32>
    %860 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %861 = stablehlo.compare EQ, %859#4, %860, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %862 = stablehlo.broadcast_in_dim %861, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_127 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %863 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %864 = stablehlo.broadcast_in_dim %862, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %865 = stablehlo.select %864, %859#1, %863 : tensor<2x3xi1>, tensor<2x3xf64>
    %866:5 = stablehlo.custom_call @lapack_zgesvd_ffi(%782) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x4x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
    %c_128 = stablehlo.constant dense<0> : tensor<i32>
    %867 = stablehlo.broadcast_in_dim %c_128, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %868 = stablehlo.compare EQ, %866#4, %867, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %869 = stablehlo.broadcast_in_dim %868, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_129 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %870 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %871 = stablehlo.broadcast_in_dim %869, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %872 = stablehlo.select %871, %866#1, %870 : tensor<2x3xi1>, tensor<2x3xf64>
    %873 = stablehlo.broadcast_in_dim %868, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_130 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %874 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %875 = stablehlo.broadcast_in_dim %873, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %876 = stablehlo.select %875, %866#2, %874 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>
    %877 = stablehlo.broadcast_in_dim %868, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_131 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %878 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %879 = stablehlo.broadcast_in_dim %877, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %880 = stablehlo.select %879, %866#3, %878 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    %881 = stablehlo.slice %876 [0:2, 0:4, 0:3] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %882 = stablehlo.broadcast_in_dim %872, dims = [0, 2] : (tensor<2x3xf64>) -> tensor<2x1x3xf64>
    %883 = stablehlo.convert %882 : (tensor<2x1x3xf64>) -> tensor<2x1x3xcomplex<f64>>
    %884 = stablehlo.broadcast_in_dim %883, dims = [0, 1, 2] : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %885 = stablehlo.multiply %881, %884 : tensor<2x4x3xcomplex<f64>>
    %886 = stablehlo.dot_general %885, %880, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %887 = stablehlo.real %876 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %888 = stablehlo.imag %876 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %889 = stablehlo.negate %888 : tensor<2x4x4xf64>
    %890 = stablehlo.complex %887, %889 : tensor<2x4x4xcomplex<f64>>
    %891 = stablehlo.transpose %890, dims = [0, 2, 1] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %892 = stablehlo.dot_general %891, %876, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %893 = stablehlo.real %880 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %894 = stablehlo.imag %880 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %895 = stablehlo.negate %894 : tensor<2x3x3xf64>
    %896 = stablehlo.complex %893, %895 : tensor<2x3x3xcomplex<f64>>
    %897 = stablehlo.transpose %896, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %898 = stablehlo.real %897 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %899 = stablehlo.imag %897 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %900 = stablehlo.negate %899 : tensor<2x3x3xf64>
    %901 = stablehlo.complex %898, %900 : tensor<2x3x3xcomplex<f64>>
    %902 = stablehlo.transpose %901, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %903 = stablehlo.dot_general %902, %897, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %904:5 = stablehlo.custom_call @lapack_zgesvd_ffi(%782) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
    %c_132 = stablehlo.constant dense<0> : tensor<i32>
    %905 = stablehlo.broadcast_in_dim %c_132, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %906 = stablehlo.compare EQ, %904#4, %905, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %907 = stablehlo.broadcast_in_dim %906, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_133 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %908 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %909 = stablehlo.broadcast_in_dim %907, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %910 = stablehlo.select %909, %904#1, %908 : tensor<2x3xi1>, tensor<2x3xf64>
    %911 = stablehlo.broadcast_in_dim %906, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_134 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %912 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %913 = stablehlo.broadcast_in_dim %911, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x3xi1>
    %914 = stablehlo.select %913, %904#2, %912 : tensor<2x4x3xi1>, tensor<2x4x3xcomplex<f64>>
    %915 = stablehlo.broadcast_in_dim %906, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_135 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %916 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %917 = stablehlo.broadcast_in_dim %915, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %918 = stablehlo.select %917, %904#3, %916 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    %919 = stablehlo.broadcast_in_dim %910, dims = [0, 2] : (tensor<2x3xf64>) -> tensor<2x1x3xf64>
    %920 = stablehlo.convert %919 : (tensor<2x1x3xf64>) -> tensor<2x1x3xcomplex<f64>>
    %921 = stablehlo.broadcast_in_dim %920, dims = [0, 1, 2] : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %922 = stablehlo.multiply %914, %921 : tensor<2x4x3xcomplex<f64>>
    %923 = stablehlo.dot_general %922, %918, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %924 = stablehlo.real %914 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
    %925 = stablehlo.imag %914 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
    %926 = stablehlo.negate %925 : tensor<2x4x3xf64>
    %927 = stablehlo.complex %924, %926 : tensor<2x4x3xcomplex<f64>>
    %928 = stablehlo.transpose %927, dims = [0, 2, 1] : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %929 = stablehlo.dot_general %928, %914, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %930 = stablehlo.real %918 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %931 = stablehlo.imag %918 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %932 = stablehlo.negate %931 : tensor<2x3x3xf64>
    %933 = stablehlo.complex %930, %932 : tensor<2x3x3xcomplex<f64>>
    %934 = stablehlo.transpose %933, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %935 = stablehlo.real %934 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %936 = stablehlo.imag %934 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %937 = stablehlo.negate %936 : tensor<2x3x3xf64>
    %938 = stablehlo.complex %935, %937 : tensor<2x3x3xcomplex<f64>>
    %939 = stablehlo.transpose %938, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %940 = stablehlo.dot_general %939, %934, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %941:5 = stablehlo.custom_call @lapack_zgesvd_ffi(%782) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x4x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
    %c_136 = stablehlo.constant dense<0> : tensor<i32>
    %942 = stablehlo.broadcast_in_dim %c_136, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %943 = stablehlo.compare EQ, %941#4, %942, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %944 = stablehlo.broadcast_in_dim %943, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_137 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %945 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %946 = stablehlo.broadcast_in_dim %944, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %947 = stablehlo.select %946, %941#1, %945 : tensor<2x3xi1>, tensor<2x3xf64>
    %948:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%783) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x4xcomplex<f64>>) -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3xf64>, tensor<2x3x3xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2xi32>)
    %c_138 = stablehlo.constant dense<0> : tensor<i32>
    %949 = stablehlo.broadcast_in_dim %c_138, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %950 = stablehlo.compare EQ, %948#4, %949, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %951 = stablehlo.broadcast_in_dim %950, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_139 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %952 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %953 = stablehlo.broadcast_in_dim %951, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %954 = stablehlo.select %953, %948#1, %952 : tensor<2x3xi1>, tensor<2x3xf64>
    %955 = stablehlo.broadcast_in_dim %950, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_140 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %956 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %957 = stablehlo.broadcast_in_dim %955, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %958 = stablehlo.select %957, %948#2, %956 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    %959 = stablehlo.broadcast_in_dim %950, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_141 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %960 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %961 = stablehlo.broadcast_in_dim %959, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %962 = stablehlo.select %961, %948#3, %960 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>
    %963 = stablehlo.broadcast_in_dim %954, dims = [0, 2] : (tensor<2x3xf64>) -> tensor<2x1x3xf64>
    %964 = stablehlo.convert %963 : (tensor<2x1x3xf64>) -> tensor<2x1x3xcomplex<f64>>
    %965 = stablehlo.broadcast_in_dim %964, dims = [0, 1, 2] : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %966 = stablehlo.multiply %958, %965 : tensor<2x3x3xcomplex<f64>>
    %967 = stablehlo.slice %962 [0:2, 0:3, 0:4] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %968 = stablehlo.dot_general %966, %967, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %969 = stablehlo.real %958 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %970 = stablehlo.imag %958 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %971 = stablehlo.negate %970 : tensor<2x3x3xf64>
    %972 = stablehlo.complex %969, %971 : tensor<2x3x3xcomplex<f64>>
    %973 = stablehlo.transpose %972, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %974 = stablehlo.dot_general %973, %958, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %975 = stablehlo.real %962 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %976 = stablehlo.imag %962 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %977 = stablehlo.negate %976 : tensor<2x4x4xf64>
    %978 = stablehlo.complex %975, %977 : tensor<2x4x4xcomplex<f64>>
    %979 = stablehlo.transpose %978, dims = [0, 2, 1] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %980 = stablehlo.real %979 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %981 = stablehlo.imag %979 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %982 = stablehlo.negate %981 : tensor<2x4x4xf64>
    %983 = stablehlo.complex %980, %982 : tensor<2x4x4xcomplex<f64>>
    %984 = stablehlo.transpose %983, dims = [0, 2, 1] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %985 = stablehlo.dot_general %984, %979, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %986:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%783) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x4xcomplex<f64>>) -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3xf64>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2xi32>)
    %c_142 = stablehlo.constant dense<0> : tensor<i32>
    %987 = stablehlo.broadcast_in_dim %c_142, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %988 = stablehlo.compare EQ, %986#4, %987, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %989 = stablehlo.broadcast_in_dim %988, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_143 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %990 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %991 = stablehlo.broadcast_in_dim %989, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %992 = stablehlo.select %991, %986#1, %990 : tensor<2x3xi1>, tensor<2x3xf64>
    %993 = stablehlo.broadcast_in_dim %988, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_144 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %994 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %995 = stablehlo.broadcast_in_dim %993, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %996 = stablehlo.select %995, %986#2, %994 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    %997 = stablehlo.broadcast_in_dim %988, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_145 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %998 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %999 = stablehlo.broadcast_in_dim %997, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x4xi1>
    %1000 = stablehlo.select %999, %986#3, %998 : tensor<2x3x4xi1>, tensor<2x3x4xcomplex<f64>>
    %1001 = stablehlo.broadcast_in_dim %992, dims = [0, 2] : (tensor<2x3xf64>) -> tensor<2x1x3xf64>
    %1002 = stablehlo.convert %1001 : (tensor<2x1x3xf64>) -> tensor<2x1x3xcomplex<f64>>
    %1003 = stablehlo.broadcast_in_dim %1002, dims = [0, 1, 2] : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %1004 = stablehlo.multiply %996, %1003 : tensor<2x3x3xcomplex<f64>>
    %1005 = stablehlo.dot_general %1004, %1000, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %1006 = stablehlo.real %996 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %1007 = stablehlo.imag %996 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %1008 = stablehlo.negate %1007 : tensor<2x3x3xf64>
    %1009 = stablehlo.complex %1006, %1008 : tensor<2x3x3xcomplex<f64>>
    %1010 = stablehlo.transpose %1009, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %1011 = stablehlo.dot_general %1010, %996, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %1012 = stablehlo.real %1000 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
    %1013 = stablehlo.imag %1000 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
    %1014 = stablehlo.negate %1013 : tensor<2x3x4xf64>
    %1015 = stablehlo.complex %1012, %1014 : tensor<2x3x4xcomplex<f64>>
    %1016 = stablehlo.transpose %1015, dims = [0, 2, 1] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %1017 = stablehlo.real %1016 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
    %1018 = stablehlo.imag %1016 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
    %1019 = stablehlo.negate %1018 : tensor<2x4x3xf64>
    %1020 = stablehlo.complex %1017, %1019 : tensor<2x4x3xcomplex<f64>>
    %1021 = stablehlo.transpose %1020, dims = [0, 2, 1] : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %1022 = stablehlo.dot_general %1021, %1016, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %1023:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%783) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x4xcomplex<f64>>) -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3xf64>, tensor<2x3x3xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2xi32>)
    %c_146 = stablehlo.constant dense<0> : tensor<i32>
    %1024 = stablehlo.broadcast_in_dim %c_146, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %1025 = stablehlo.compare EQ, %1023#4, %1024, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1026 = stablehlo.broadcast_in_dim %1025, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_147 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %1027 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1028 = stablehlo.broadcast_in_dim %1026, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %1029 = stablehlo.select %1028, %1023#1, %1027 : tensor<2x3xi1>, tensor<2x3xf64>
    %1030:5 = stablehlo.custom_call @lapack_zgesvd_ffi(%783) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x4xcomplex<f64>>) -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3xf64>, tensor<2x3x3xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2xi32>)
    %c_148 = stablehlo.constant dense<0> : tensor<i32>
    %1031 = stablehlo.broadcast_in_dim %c_148, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %1032 = stablehlo.compare EQ, %1030#4, %1031, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1033 = stablehlo.broadcast_in_dim %1032, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_149 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %1034 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1035 = stablehlo.broadcast_in_dim %1033, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %1036 = stablehlo.select %1035, %1030#1, %1034 : tensor<2x3xi1>, tensor<2x3xf64>
    %1037 = stablehlo.broadcast_in_dim %1032, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_150 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %1038 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %1039 = stablehlo.broadcast_in_dim %1037, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %1040 = stablehlo.select %1039, %1030#2, %1038 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    %1041 = stablehlo.broadcast_in_dim %1032, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_151 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %1042 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %1043 = stablehlo.broadcast_in_dim %1041, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %1044 = stablehlo.select %1043, %1030#3, %1042 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>
    %1045 = stablehlo.broadcast_in_dim %1036, dims = [0, 2] : (tensor<2x3xf64>) -> tensor<2x1x3xf64>
    %1046 = stablehlo.convert %1045 : (tensor<2x1x3xf64>) -> tensor<2x1x3xcomplex<f64>>
    %1047 = stablehlo.broadcast_in_dim %1046, dims = [0, 1, 2] : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %1048 = stablehlo.multiply %1040, %1047 : tensor<2x3x3xcomplex<f64>>
    %1049 = stablehlo.slice %1044 [0:2, 0:3, 0:4] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %1050 = stablehlo.dot_general %1048, %1049, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %1051 = stablehlo.real %1040 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %1052 = stablehlo.imag %1040 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %1053 = stablehlo.negate %1052 : tensor<2x3x3xf64>
    %1054 = stablehlo.complex %1051, %1053 : tensor<2x3x3xcomplex<f64>>
    %1055 = stablehlo.transpose %1054, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %1056 = stablehlo.dot_general %1055, %1040, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %1057 = stablehlo.real %1044 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %1058 = stablehlo.imag %1044 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %1059 = stablehlo.negate %1058 : tensor<2x4x4xf64>
    %1060 = stablehlo.complex %1057, %1059 : tensor<2x4x4xcomplex<f64>>
    %1061 = stablehlo.transpose %1060, dims = [0, 2, 1] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %1062 = stablehlo.real %1061 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %1063 = stablehlo.imag %1061 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %1064 = stablehlo.negate %1063 : tensor<2x4x4xf64>
    %1065 = stablehlo.complex %1062, %1064 : tensor<2x4x4xcomplex<f64>>
    %1066 = stablehlo.transpose %1065, dims = [0, 2, 1] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %1067 = stablehlo.dot_general %1066, %1061, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %1068:5 = stablehlo.custom_call @lapack_zgesvd_ffi(%783) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x4xcomplex<f64>>) -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3xf64>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2xi32>)
    %c_152 = stablehlo.constant dense<0> : tensor<i32>
    %1069 = stablehlo.broadcast_in_dim %c_152, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %1070 = stablehlo.compare EQ, %1068#4, %1069, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1071 = stablehlo.broadcast_in_dim %1070, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_153 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %1072 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1073 = stablehlo.broadcast_in_dim %1071, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %1074 = stablehlo.select %1073, %1068#1, %1072 : tensor<2x3xi1>, tensor<2x3xf64>
    %1075 = stablehlo.broadcast_in_dim %1070, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_154 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %1076 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %1077 = stablehlo.broadcast_in_dim %1075, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %1078 = stablehlo.select %1077, %1068#2, %1076 : tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f64>>
    %1079 = stablehlo.broadcast_in_dim %1070, dims = [0] : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %cst_155 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %1080 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<complex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %1081 = stablehlo.broadcast_in_dim %1079, dims = [0, 1, 2] : (tensor<2x1x1xi1>) -> tensor<2x3x4xi1>
    %1082 = stablehlo.select %1081, %1068#3, %1080 : tensor<2x3x4xi1>, tensor<2x3x4xcomplex<f64>>
    %1083 = stablehlo.broadcast_in_dim %1074, dims = [0, 2] : (tensor<2x3xf64>) -> tensor<2x1x3xf64>
    %1084 = stablehlo.convert %1083 : (tensor<2x1x3xf64>) -> tensor<2x1x3xcomplex<f64>>
    %1085 = stablehlo.broadcast_in_dim %1084, dims = [0, 1, 2] : (tensor<2x1x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %1086 = stablehlo.multiply %1078, %1085 : tensor<2x3x3xcomplex<f64>>
    %1087 = stablehlo.dot_general %1086, %1082, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %1088 = stablehlo.real %1078 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %1089 = stablehlo.imag %1078 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
    %1090 = stablehlo.negate %1089 : tensor<2x3x3xf64>
    %1091 = stablehlo.complex %1088, %1090 : tensor<2x3x3xcomplex<f64>>
    %1092 = stablehlo.transpose %1091, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %1093 = stablehlo.dot_general %1092, %1078, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %1094 = stablehlo.real %1082 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
    %1095 = stablehlo.imag %1082 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
    %1096 = stablehlo.negate %1095 : tensor<2x3x4xf64>
    %1097 = stablehlo.complex %1094, %1096 : tensor<2x3x4xcomplex<f64>>
    %1098 = stablehlo.transpose %1097, dims = [0, 2, 1] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    %1099 = stablehlo.real %1098 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
    %1100 = stablehlo.imag %1098 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
    %1101 = stablehlo.negate %1100 : tensor<2x4x3xf64>
    %1102 = stablehlo.complex %1099, %1101 : tensor<2x4x3xcomplex<f64>>
    %1103 = stablehlo.transpose %1102, dims = [0, 2, 1] : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %1104 = stablehlo.dot_general %1103, %1098, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
    %1105:5 = stablehlo.custom_call @lapack_zgesvd_ffi(%783) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x4xcomplex<f64>>) -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3xf64>, tensor<2x3x3xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2xi32>)
    %c_156 = stablehlo.constant dense<0> : tensor<i32>
    %1106 = stablehlo.broadcast_in_dim %c_156, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %1107 = stablehlo.compare EQ, %1105#4, %1106, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1108 = stablehlo.broadcast_in_dim %1107, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %cst_157 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %1109 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1110 = stablehlo.broadcast_in_dim %1108, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %1111 = stablehlo.select %1110, %1105#1, %1109 : tensor<2x3xi1>, tensor<2x3xf64>
    return %21, %23, %26, %45, %47, %50, %57, %77, %79, %82, %101, %103, %106, %113, %133, %135, %138, %157, %159, %162, %169, %189, %191, %194, %213, %215, %218, %225, %247, %249, %252, %271, %273, %276, %283, %303, %305, %308, %327, %329, %332, %339, %359, %361, %364, %383, %385, %388, %395, %415, %417, %420, %439, %441, %444, %451, %474, %480, %491, %511, %517, %528, %535, %556, %562, %573, %593, %599, %610, %617, %638, %644, %655, %675, %681, %692, %699, %720, %726, %737, %757, %763, %774, %781, %804, %810, %821, %841, %847, %858, %865, %886, %892, %903, %923, %929, %940, %947, %968, %974, %985, %1005, %1011, %1022, %1029, %1050, %1056, %1067, %1087, %1093, %1104, %1111, %12, %8, %16, %37, %33, %41, %57, %68, %64, %72, %93, %89, %97, %113, %124, %120, %128, %149, %145, %153, %169, %180, %176, %184, %205, %201, %209, %225, %238, %234, %242, %263, %259, %267, %283, %294, %290, %298, %319, %315, %323, %339, %350, %346, %354, %375, %371, %379, %395, %406, %402, %410, %431, %427, %435, %451, %464, %460, %468, %502, %498, %506, %535, %546, %542, %550, %584, %580, %588, %617, %628, %624, %632, %666, %662, %670, %699, %710, %706, %714, %748, %744, %752, %781, %794, %790, %798, %832, %828, %836, %865, %876, %872, %880, %914, %910, %918, %947, %958, %954, %962, %996, %992, %1000, %1029, %1040, %1036, %1044, %1078, %1074, %1082, %1111 : tensor<2x4x3xf32>, tensor<2x4x4xf32>, tensor<2x3x3xf32>, tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x4x3xf32>, tensor<2x4x4xf32>, tensor<2x3x3xf32>, tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2x4x4xf32>, tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<4x3xf64>, tensor<4x4xf64>, tensor<3x3xf64>, tensor<4x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<4x3xf64>, tensor<4x4xf64>, tensor<3x3xf64>, tensor<4x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<4x4xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<4x4xf64>, tensor<3x4xf64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<4x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<4x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<2x4x3xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x4x3xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x4x4xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x4x3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x4x4xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x4x3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x4x4xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x4x4xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<4x4xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<4x3xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<4x4xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<4x3xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<4x4xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3x4xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<4x4xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3x4xf64>, tensor<3xf64>, tensor<4x4xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<4x4xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<4x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x4xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<4x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3xf32>, tensor<3x4xcomplex<f32>>, tensor<3xf32>, tensor<2x4x4xcomplex<f64>>, tensor<2x3xf64>, tensor<2x3x3xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x4x4xcomplex<f64>>, tensor<2x3xf64>, tensor<2x3x3xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x4x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x3x4xcomplex<f64>>, tensor<2x3xf64>, tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x4x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x3x4xcomplex<f64>>, tensor<2x3xf64>
  }
}
