module @jit_operations_4 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<3xi1> {jax.result_info = "result[0]"}, tensor<3xi1> {jax.result_info = "result[1]"}, tensor<3xi1> {jax.result_info = "result[2]"}, tensor<3xi1> {jax.result_info = "result[3]"}, tensor<3xi1> {jax.result_info = "result[4]"}, tensor<3xi1> {jax.result_info = "result[5]"}, tensor<3xi1> {jax.result_info = "result[6]"}, tensor<3xi1> {jax.result_info = "result[7]"}, tensor<3xi1> {jax.result_info = "result[8]"}, tensor<3xi1> {jax.result_info = "result[9]"}, tensor<3xi1> {jax.result_info = "result[10]"}, tensor<3xi32> {jax.result_info = "result[11]"}, tensor<3xi32> {jax.result_info = "result[12]"}, tensor<3xi32> {jax.result_info = "result[13]"}, tensor<3xi32> {jax.result_info = "result[14]"}, tensor<3xi32> {jax.result_info = "result[15]"}, tensor<3xi32> {jax.result_info = "result[16]"}, tensor<3xi32> {jax.result_info = "result[17]"}, tensor<3xi32> {jax.result_info = "result[18]"}, tensor<3xi32> {jax.result_info = "result[19]"}, tensor<3xi32> {jax.result_info = "result[20]"}, tensor<3xi32> {jax.result_info = "result[21]"}, tensor<3xi32> {jax.result_info = "result[22]"}, tensor<3xi32> {jax.result_info = "result[23]"}, tensor<3xi8> {jax.result_info = "result[24]"}, tensor<3xi8> {jax.result_info = "result[25]"}, tensor<3xi8> {jax.result_info = "result[26]"}, tensor<3xi8> {jax.result_info = "result[27]"}, tensor<3xi8> {jax.result_info = "result[28]"}, tensor<3xi8> {jax.result_info = "result[29]"}, tensor<3xi16> {jax.result_info = "result[30]"}, tensor<3xi16> {jax.result_info = "result[31]"}, tensor<3xi16> {jax.result_info = "result[32]"}, tensor<3xi16> {jax.result_info = "result[33]"}, tensor<3xi16> {jax.result_info = "result[34]"}, tensor<3xi16> {jax.result_info = "result[35]"}, tensor<3xi64> {jax.result_info = "result[36]"}, tensor<3xi64> {jax.result_info = "result[37]"}, tensor<3xi64> {jax.result_info = "result[38]"}, tensor<3xi64> {jax.result_info = "result[39]"}, tensor<3xi64> {jax.result_info = "result[40]"}, tensor<3xi64> {jax.result_info = "result[41]"}, tensor<3xui8> {jax.result_info = "result[42]"}, tensor<3xui8> {jax.result_info = "result[43]"}, tensor<3xui8> {jax.result_info = "result[44]"}, tensor<3xui8> {jax.result_info = "result[45]"}, tensor<3xui8> {jax.result_info = "result[46]"}, tensor<3xui8> {jax.result_info = "result[47]"}, tensor<3xui16> {jax.result_info = "result[48]"}, tensor<3xui16> {jax.result_info = "result[49]"}, tensor<3xui16> {jax.result_info = "result[50]"}, tensor<3xui16> {jax.result_info = "result[51]"}, tensor<3xui16> {jax.result_info = "result[52]"}, tensor<3xui16> {jax.result_info = "result[53]"}, tensor<3xui32> {jax.result_info = "result[54]"}, tensor<3xui32> {jax.result_info = "result[55]"}, tensor<3xui32> {jax.result_info = "result[56]"}, tensor<3xui32> {jax.result_info = "result[57]"}, tensor<3xui32> {jax.result_info = "result[58]"}, tensor<3xui32> {jax.result_info = "result[59]"}, tensor<3xui64> {jax.result_info = "result[60]"}, tensor<3xui64> {jax.result_info = "result[61]"}, tensor<3xui64> {jax.result_info = "result[62]"}, tensor<3xui64> {jax.result_info = "result[63]"}, tensor<3xui64> {jax.result_info = "result[64]"}, tensor<3xui64> {jax.result_info = "result[65]"}, tensor<3xf32> {jax.result_info = "result[66]"}, tensor<3xf32> {jax.result_info = "result[67]"}, tensor<3xf32> {jax.result_info = "result[68]"}, tensor<3xf32> {jax.result_info = "result[69]"}, tensor<3xf32> {jax.result_info = "result[70]"}, tensor<3xf32> {jax.result_info = "result[71]"}, tensor<3xf32> {jax.result_info = "result[72]"}, tensor<3xf64> {jax.result_info = "result[73]"}, tensor<3xf64> {jax.result_info = "result[74]"}, tensor<3xf64> {jax.result_info = "result[75]"}, tensor<3xf64> {jax.result_info = "result[76]"}, tensor<3xf64> {jax.result_info = "result[77]"}, tensor<3xf64> {jax.result_info = "result[78]"}, tensor<3xf64> {jax.result_info = "result[79]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[80]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[81]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[82]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[83]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[84]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[85]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[86]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[87]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[88]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[89]"}, tensor<3xi1> {jax.result_info = "result[90]"}, tensor<4x3xi1> {jax.result_info = "result[91]"}, tensor<4x3xi1> {jax.result_info = "result[92]"}, tensor<3xi1> {jax.result_info = "result[93]"}, tensor<4x3xi1> {jax.result_info = "result[94]"}, tensor<3xi1> {jax.result_info = "result[95]"}, tensor<3xi1> {jax.result_info = "result[96]"}, tensor<3xi1> {jax.result_info = "result[97]"}, tensor<3xi8> {jax.result_info = "result[98]"}, tensor<4x3xi8> {jax.result_info = "result[99]"}, tensor<4x3xi8> {jax.result_info = "result[100]"}, tensor<3xi8> {jax.result_info = "result[101]"}, tensor<4x3xi8> {jax.result_info = "result[102]"}, tensor<3xi8> {jax.result_info = "result[103]"}, tensor<3xi8> {jax.result_info = "result[104]"}, tensor<3xi8> {jax.result_info = "result[105]"}, tensor<3xui16> {jax.result_info = "result[106]"}, tensor<4x3xui16> {jax.result_info = "result[107]"}, tensor<4x3xui16> {jax.result_info = "result[108]"}, tensor<3xui16> {jax.result_info = "result[109]"}, tensor<4x3xui16> {jax.result_info = "result[110]"}, tensor<3xui16> {jax.result_info = "result[111]"}, tensor<3xui16> {jax.result_info = "result[112]"}, tensor<3xui16> {jax.result_info = "result[113]"}, tensor<3xbf16> {jax.result_info = "result[114]"}, tensor<4x3xbf16> {jax.result_info = "result[115]"}, tensor<4x3xbf16> {jax.result_info = "result[116]"}, tensor<3xbf16> {jax.result_info = "result[117]"}, tensor<4x3xbf16> {jax.result_info = "result[118]"}, tensor<3xbf16> {jax.result_info = "result[119]"}, tensor<3xbf16> {jax.result_info = "result[120]"}, tensor<3xbf16> {jax.result_info = "result[121]"}, tensor<3xf32> {jax.result_info = "result[122]"}, tensor<4x3xf32> {jax.result_info = "result[123]"}, tensor<4x3xf32> {jax.result_info = "result[124]"}, tensor<3xf32> {jax.result_info = "result[125]"}, tensor<4x3xf32> {jax.result_info = "result[126]"}, tensor<3xf32> {jax.result_info = "result[127]"}, tensor<3xf32> {jax.result_info = "result[128]"}, tensor<3xf32> {jax.result_info = "result[129]"}, tensor<3xf64> {jax.result_info = "result[130]"}, tensor<4x3xf64> {jax.result_info = "result[131]"}, tensor<4x3xf64> {jax.result_info = "result[132]"}, tensor<3xf64> {jax.result_info = "result[133]"}, tensor<4x3xf64> {jax.result_info = "result[134]"}, tensor<3xf64> {jax.result_info = "result[135]"}, tensor<3xf64> {jax.result_info = "result[136]"}, tensor<3xf64> {jax.result_info = "result[137]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[138]"}, tensor<4x3xcomplex<f64>> {jax.result_info = "result[139]"}, tensor<4x3xcomplex<f64>> {jax.result_info = "result[140]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[141]"}, tensor<4x3xcomplex<f64>> {jax.result_info = "result[142]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[143]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[144]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[145]"}, tensor<5x3xf32> {jax.result_info = "result[146]"}, tensor<5x3xf32> {jax.result_info = "result[147]"}, tensor<5x3xf32> {jax.result_info = "result[148]"}, tensor<5x3xf32> {jax.result_info = "result[149]"}, tensor<5x4x3xf32> {jax.result_info = "result[150]"}, tensor<5x4x3xf32> {jax.result_info = "result[151]"}, tensor<5x3xf32> {jax.result_info = "result[152]"}, tensor<5x4x3xf32> {jax.result_info = "result[153]"}, tensor<5x3xf32> {jax.result_info = "result[154]"}, tensor<5x3xcomplex<f64>> {jax.result_info = "result[155]"}, tensor<5x3xcomplex<f64>> {jax.result_info = "result[156]"}, tensor<5x3xcomplex<f64>> {jax.result_info = "result[157]"}, tensor<5x3xcomplex<f64>> {jax.result_info = "result[158]"}, tensor<5x4x3xcomplex<f64>> {jax.result_info = "result[159]"}, tensor<5x4x3xcomplex<f64>> {jax.result_info = "result[160]"}, tensor<5x3xcomplex<f64>> {jax.result_info = "result[161]"}, tensor<5x4x3xcomplex<f64>> {jax.result_info = "result[162]"}, tensor<5x3xcomplex<f64>> {jax.result_info = "result[163]"}, tensor<0xf32> {jax.result_info = "result[164]"}, tensor<0xf32> {jax.result_info = "result[165]"}, tensor<4x0xf32> {jax.result_info = "result[166]"}, tensor<0xf32> {jax.result_info = "result[167]"}, tensor<4x0xf32> {jax.result_info = "result[168]"}, tensor<0xf32> {jax.result_info = "result[169]"}, tensor<3xi32> {jax.result_info = "result[170]"}) {
    %0 = stablehlo.custom_call @pjrtlite_mpi_rank() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %1 = stablehlo.custom_call @pjrtlite_mpi_size() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.subtract %1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %0, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %4 = stablehlo.compare LT, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.add %0, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<-1> : tensor<i64>
    %6 = call @_where(%4, %5, %c_3) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %7 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %8 = stablehlo.multiply %c_4, %0 : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %10 = stablehlo.add %9, %7 : tensor<3xi32>
    %c_5 = stablehlo.constant dense<3> : tensor<i64>
    %11 = call @remainder(%10, %c_5) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %13 = stablehlo.add %12, %11 : tensor<3xi32>
    %c_7 = stablehlo.constant dense<2> : tensor<i64>
    %14 = call @remainder(%13, %c_7) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %16 = stablehlo.compare EQ, %14, %15, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%16, %cst) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "min"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %18:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%16, %17#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "max"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %19:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%16, %18#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "land"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %20:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%16, %19#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "lor"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %21:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%16, %20#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "lxor"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %22:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%16, %21#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "band"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %23:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%16, %22#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "bor"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %24:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%16, %23#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "bxor"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %25:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%16, %2, %24#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "min"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<i32>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %26:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%16, %25#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "min", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %27:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%16, %26#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "min", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %28 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_9 = stablehlo.constant dense<2> : tensor<i32>
    %29 = stablehlo.multiply %c_9, %0 : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %31 = stablehlo.add %30, %28 : tensor<3xi32>
    %c_10 = stablehlo.constant dense<3> : tensor<i64>
    %32 = call @remainder(%31, %c_10) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %34 = stablehlo.add %33, %32 : tensor<3xi32>
    %35:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%34, %27#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi32>, tensor<f32>) -> (tensor<3xi32>, tensor<f32>)
    %36:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%34, %35#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "prod"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi32>, tensor<f32>) -> (tensor<3xi32>, tensor<f32>)
    %37:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%34, %36#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "min"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi32>, tensor<f32>) -> (tensor<3xi32>, tensor<f32>)
    %38:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%34, %37#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "max"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi32>, tensor<f32>) -> (tensor<3xi32>, tensor<f32>)
    %39:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%34, %38#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "land"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi32>, tensor<f32>) -> (tensor<3xi32>, tensor<f32>)
    %40:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%34, %39#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "lor"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi32>, tensor<f32>) -> (tensor<3xi32>, tensor<f32>)
    %41:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%34, %40#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "lxor"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi32>, tensor<f32>) -> (tensor<3xi32>, tensor<f32>)
    %42:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%34, %41#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "band"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi32>, tensor<f32>) -> (tensor<3xi32>, tensor<f32>)
    %43:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%34, %42#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "bor"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi32>, tensor<f32>) -> (tensor<3xi32>, tensor<f32>)
    %44:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%34, %43#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "bxor"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi32>, tensor<f32>) -> (tensor<3xi32>, tensor<f32>)
    %45:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%34, %2, %44#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi32>, tensor<i32>, tensor<f32>) -> (tensor<3xi32>, tensor<f32>)
    %46:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%34, %45#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi32>, tensor<f32>) -> (tensor<3xi32>, tensor<f32>)
    %47:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%34, %46#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi32>, tensor<f32>) -> (tensor<3xi32>, tensor<f32>)
    %48 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_12 = stablehlo.constant dense<2> : tensor<i32>
    %49 = stablehlo.multiply %c_12, %0 : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %51 = stablehlo.add %50, %48 : tensor<3xi32>
    %c_13 = stablehlo.constant dense<3> : tensor<i64>
    %52 = call @remainder(%51, %c_13) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %54 = stablehlo.add %53, %52 : tensor<3xi32>
    %55 = stablehlo.convert %54 : (tensor<3xi32>) -> tensor<3xi8>
    %56:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%55, %47#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<f32>) -> (tensor<3xi8>, tensor<f32>)
    %57:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%55, %56#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "min"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<f32>) -> (tensor<3xi8>, tensor<f32>)
    %58:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%55, %57#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "bxor"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<f32>) -> (tensor<3xi8>, tensor<f32>)
    %59:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%55, %2, %58#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<i32>, tensor<f32>) -> (tensor<3xi8>, tensor<f32>)
    %60:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%55, %59#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<f32>) -> (tensor<3xi8>, tensor<f32>)
    %61:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%55, %60#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<f32>) -> (tensor<3xi8>, tensor<f32>)
    %62 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_15 = stablehlo.constant dense<2> : tensor<i32>
    %63 = stablehlo.multiply %c_15, %0 : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %65 = stablehlo.add %64, %62 : tensor<3xi32>
    %c_16 = stablehlo.constant dense<3> : tensor<i64>
    %66 = call @remainder(%65, %c_16) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_17 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %68 = stablehlo.add %67, %66 : tensor<3xi32>
    %69 = stablehlo.convert %68 : (tensor<3xi32>) -> tensor<3xi16>
    %70:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%69, %61#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi16>, tensor<f32>) -> (tensor<3xi16>, tensor<f32>)
    %71:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%69, %70#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "min"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi16>, tensor<f32>) -> (tensor<3xi16>, tensor<f32>)
    %72:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%69, %71#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "bxor"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi16>, tensor<f32>) -> (tensor<3xi16>, tensor<f32>)
    %73:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%69, %2, %72#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi16>, tensor<i32>, tensor<f32>) -> (tensor<3xi16>, tensor<f32>)
    %74:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%69, %73#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi16>, tensor<f32>) -> (tensor<3xi16>, tensor<f32>)
    %75:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%69, %74#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi16>, tensor<f32>) -> (tensor<3xi16>, tensor<f32>)
    %76 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_18 = stablehlo.constant dense<2> : tensor<i32>
    %77 = stablehlo.multiply %c_18, %0 : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %79 = stablehlo.add %78, %76 : tensor<3xi32>
    %c_19 = stablehlo.constant dense<3> : tensor<i64>
    %80 = call @remainder(%79, %c_19) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %82 = stablehlo.add %81, %80 : tensor<3xi32>
    %83 = stablehlo.convert %82 : (tensor<3xi32>) -> tensor<3xi64>
    %84:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%83, %75#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi64>, tensor<f32>) -> (tensor<3xi64>, tensor<f32>)
    %85:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%83, %84#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "min"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi64>, tensor<f32>) -> (tensor<3xi64>, tensor<f32>)
    %86:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%83, %85#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "bxor"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi64>, tensor<f32>) -> (tensor<3xi64>, tensor<f32>)
    %87:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%83, %2, %86#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi64>, tensor<i32>, tensor<f32>) -> (tensor<3xi64>, tensor<f32>)
    %88:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%83, %87#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi64>, tensor<f32>) -> (tensor<3xi64>, tensor<f32>)
    %89:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%83, %88#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi64>, tensor<f32>) -> (tensor<3xi64>, tensor<f32>)
    %90 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_21 = stablehlo.constant dense<2> : tensor<i32>
    %91 = stablehlo.multiply %c_21, %0 : tensor<i32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %93 = stablehlo.add %92, %90 : tensor<3xi32>
    %c_22 = stablehlo.constant dense<3> : tensor<i64>
    %94 = call @remainder(%93, %c_22) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_23 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %96 = stablehlo.add %95, %94 : tensor<3xi32>
    %97 = stablehlo.convert %96 : (tensor<3xi32>) -> tensor<3xui8>
    %98:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%97, %89#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui8>, tensor<f32>) -> (tensor<3xui8>, tensor<f32>)
    %99:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%97, %98#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "min"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui8>, tensor<f32>) -> (tensor<3xui8>, tensor<f32>)
    %100:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%97, %99#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "bxor"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui8>, tensor<f32>) -> (tensor<3xui8>, tensor<f32>)
    %101:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%97, %2, %100#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui8>, tensor<i32>, tensor<f32>) -> (tensor<3xui8>, tensor<f32>)
    %102:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%97, %101#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui8>, tensor<f32>) -> (tensor<3xui8>, tensor<f32>)
    %103:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%97, %102#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui8>, tensor<f32>) -> (tensor<3xui8>, tensor<f32>)
    %104 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_24 = stablehlo.constant dense<2> : tensor<i32>
    %105 = stablehlo.multiply %c_24, %0 : tensor<i32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %107 = stablehlo.add %106, %104 : tensor<3xi32>
    %c_25 = stablehlo.constant dense<3> : tensor<i64>
    %108 = call @remainder(%107, %c_25) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_26 = stablehlo.constant dense<1> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %110 = stablehlo.add %109, %108 : tensor<3xi32>
    %111 = stablehlo.convert %110 : (tensor<3xi32>) -> tensor<3xui16>
    %112:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%111, %103#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<f32>) -> (tensor<3xui16>, tensor<f32>)
    %113:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%111, %112#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "min"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<f32>) -> (tensor<3xui16>, tensor<f32>)
    %114:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%111, %113#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "bxor"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<f32>) -> (tensor<3xui16>, tensor<f32>)
    %115:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%111, %2, %114#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<i32>, tensor<f32>) -> (tensor<3xui16>, tensor<f32>)
    %116:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%111, %115#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<f32>) -> (tensor<3xui16>, tensor<f32>)
    %117:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%111, %116#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<f32>) -> (tensor<3xui16>, tensor<f32>)
    %118 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_27 = stablehlo.constant dense<2> : tensor<i32>
    %119 = stablehlo.multiply %c_27, %0 : tensor<i32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %121 = stablehlo.add %120, %118 : tensor<3xi32>
    %c_28 = stablehlo.constant dense<3> : tensor<i64>
    %122 = call @remainder(%121, %c_28) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_29 = stablehlo.constant dense<1> : tensor<i32>
    %123 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %124 = stablehlo.add %123, %122 : tensor<3xi32>
    %125 = stablehlo.convert %124 : (tensor<3xi32>) -> tensor<3xui32>
    %126:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%125, %117#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui32>, tensor<f32>) -> (tensor<3xui32>, tensor<f32>)
    %127:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%125, %126#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "min"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui32>, tensor<f32>) -> (tensor<3xui32>, tensor<f32>)
    %128:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%125, %127#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "bxor"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui32>, tensor<f32>) -> (tensor<3xui32>, tensor<f32>)
    %129:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%125, %2, %128#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui32>, tensor<i32>, tensor<f32>) -> (tensor<3xui32>, tensor<f32>)
    %130:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%125, %129#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui32>, tensor<f32>) -> (tensor<3xui32>, tensor<f32>)
    %131:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%125, %130#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui32>, tensor<f32>) -> (tensor<3xui32>, tensor<f32>)
    %132 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_30 = stablehlo.constant dense<2> : tensor<i32>
    %133 = stablehlo.multiply %c_30, %0 : tensor<i32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %135 = stablehlo.add %134, %132 : tensor<3xi32>
    %c_31 = stablehlo.constant dense<3> : tensor<i64>
    %136 = call @remainder(%135, %c_31) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_32 = stablehlo.constant dense<1> : tensor<i32>
    %137 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %138 = stablehlo.add %137, %136 : tensor<3xi32>
    %139 = stablehlo.convert %138 : (tensor<3xi32>) -> tensor<3xui64>
    %140:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%139, %131#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui64>, tensor<f32>) -> (tensor<3xui64>, tensor<f32>)
    %141:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%139, %140#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "min"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui64>, tensor<f32>) -> (tensor<3xui64>, tensor<f32>)
    %142:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%139, %141#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "bxor"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui64>, tensor<f32>) -> (tensor<3xui64>, tensor<f32>)
    %143:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%139, %2, %142#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui64>, tensor<i32>, tensor<f32>) -> (tensor<3xui64>, tensor<f32>)
    %144:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%139, %143#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui64>, tensor<f32>) -> (tensor<3xui64>, tensor<f32>)
    %145:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%139, %144#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui64>, tensor<f32>) -> (tensor<3xui64>, tensor<f32>)
    %146 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_33 = stablehlo.constant dense<2> : tensor<i32>
    %147 = stablehlo.multiply %c_33, %0 : tensor<i32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %149 = stablehlo.add %148, %146 : tensor<3xi32>
    %c_34 = stablehlo.constant dense<3> : tensor<i64>
    %150 = call @remainder(%149, %c_34) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_35 = stablehlo.constant dense<1> : tensor<i32>
    %151 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %152 = stablehlo.add %151, %150 : tensor<3xi32>
    %153 = stablehlo.convert %152 : (tensor<3xi32>) -> tensor<3xf32>
    %154:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%153, %145#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %155:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%153, %154#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "prod"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %156:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%153, %155#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "min"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %157:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%153, %156#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "max"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %158:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%153, %2, %157#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<i32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %159:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%153, %158#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %160:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%153, %159#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %161 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_36 = stablehlo.constant dense<2> : tensor<i32>
    %162 = stablehlo.multiply %c_36, %0 : tensor<i32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %164 = stablehlo.add %163, %161 : tensor<3xi32>
    %c_37 = stablehlo.constant dense<3> : tensor<i64>
    %165 = call @remainder(%164, %c_37) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_38 = stablehlo.constant dense<1> : tensor<i32>
    %166 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %167 = stablehlo.add %166, %165 : tensor<3xi32>
    %168 = stablehlo.convert %167 : (tensor<3xi32>) -> tensor<3xf64>
    %169:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%168, %160#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %170:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%168, %169#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "prod"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %171:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%168, %170#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "min"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %172:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%168, %171#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "max"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %173:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%168, %2, %172#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %174:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%168, %173#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %175:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%168, %174#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %176 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_39 = stablehlo.constant dense<2> : tensor<i32>
    %177 = stablehlo.multiply %c_39, %0 : tensor<i32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %179 = stablehlo.add %178, %176 : tensor<3xi32>
    %c_40 = stablehlo.constant dense<3> : tensor<i64>
    %180 = call @remainder(%179, %c_40) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_41 = stablehlo.constant dense<1> : tensor<i32>
    %181 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %182 = stablehlo.add %181, %180 : tensor<3xi32>
    %c_42 = stablehlo.constant dense<3> : tensor<i64>
    %183 = call @remainder(%182, %c_42) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_43 = stablehlo.constant dense<1> : tensor<i32>
    %184 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %185 = stablehlo.add %184, %183 : tensor<3xi32>
    %186 = stablehlo.convert %185 : (tensor<3xi32>) -> tensor<3xcomplex<f64>>
    %cst_44 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %187 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    %188 = stablehlo.multiply %187, %186 : tensor<3xcomplex<f64>>
    %189 = stablehlo.convert %182 : (tensor<3xi32>) -> tensor<3xcomplex<f64>>
    %190 = stablehlo.add %189, %188 : tensor<3xcomplex<f64>>
    %191 = stablehlo.convert %190 : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f32>>
    %192:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%191, %175#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f32>>, tensor<f32>) -> (tensor<3xcomplex<f32>>, tensor<f32>)
    %193:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%191, %192#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "prod"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f32>>, tensor<f32>) -> (tensor<3xcomplex<f32>>, tensor<f32>)
    %194:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%191, %2, %193#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f32>>, tensor<i32>, tensor<f32>) -> (tensor<3xcomplex<f32>>, tensor<f32>)
    %195:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%191, %194#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f32>>, tensor<f32>) -> (tensor<3xcomplex<f32>>, tensor<f32>)
    %196:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%191, %195#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f32>>, tensor<f32>) -> (tensor<3xcomplex<f32>>, tensor<f32>)
    %197 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_45 = stablehlo.constant dense<2> : tensor<i32>
    %198 = stablehlo.multiply %c_45, %0 : tensor<i32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %200 = stablehlo.add %199, %197 : tensor<3xi32>
    %c_46 = stablehlo.constant dense<3> : tensor<i64>
    %201 = call @remainder(%200, %c_46) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_47 = stablehlo.constant dense<1> : tensor<i32>
    %202 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %203 = stablehlo.add %202, %201 : tensor<3xi32>
    %c_48 = stablehlo.constant dense<3> : tensor<i64>
    %204 = call @remainder(%203, %c_48) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_49 = stablehlo.constant dense<1> : tensor<i32>
    %205 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %206 = stablehlo.add %205, %204 : tensor<3xi32>
    %207 = stablehlo.convert %206 : (tensor<3xi32>) -> tensor<3xcomplex<f64>>
    %cst_50 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %208 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    %209 = stablehlo.multiply %208, %207 : tensor<3xcomplex<f64>>
    %210 = stablehlo.convert %203 : (tensor<3xi32>) -> tensor<3xcomplex<f64>>
    %211 = stablehlo.add %210, %209 : tensor<3xcomplex<f64>>
    %212 = stablehlo.convert %211 : tensor<3xcomplex<f64>>
    %213:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%212, %196#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<f32>) -> (tensor<3xcomplex<f64>>, tensor<f32>)
    %214:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%212, %213#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "prod"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<f32>) -> (tensor<3xcomplex<f64>>, tensor<f32>)
    %215:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%212, %2, %214#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<i32>, tensor<f32>) -> (tensor<3xcomplex<f64>>, tensor<f32>)
    %216:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%212, %215#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<f32>) -> (tensor<3xcomplex<f64>>, tensor<f32>)
    %217:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%212, %216#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<f32>) -> (tensor<3xcomplex<f64>>, tensor<f32>)
    %218 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_51 = stablehlo.constant dense<2> : tensor<i32>
    %219 = stablehlo.multiply %c_51, %0 : tensor<i32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %221 = stablehlo.add %220, %218 : tensor<3xi32>
    %c_52 = stablehlo.constant dense<3> : tensor<i64>
    %222 = call @remainder(%221, %c_52) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_53 = stablehlo.constant dense<1> : tensor<i32>
    %223 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %224 = stablehlo.add %223, %222 : tensor<3xi32>
    %c_54 = stablehlo.constant dense<2> : tensor<i64>
    %225 = call @remainder(%224, %c_54) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_55 = stablehlo.constant dense<1> : tensor<i32>
    %226 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %227 = stablehlo.compare EQ, %225, %226, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %228 = stablehlo.broadcast_in_dim %224, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %229 = stablehlo.iota dim = 0 : tensor<4xi32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %231 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<4x3xi32>
    %232 = stablehlo.broadcast_in_dim %230, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x3xi32>
    %233 = stablehlo.add %231, %232 : tensor<4x3xi32>
    %c_56 = stablehlo.constant dense<2> : tensor<i64>
    %234 = call @remainder_1(%233, %c_56) : (tensor<4x3xi32>, tensor<i64>) -> tensor<4x3xi32>
    %c_57 = stablehlo.constant dense<1> : tensor<i32>
    %235 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %236 = stablehlo.compare EQ, %234, %235, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %237:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%227, %2, %217#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<i32>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %238:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%227, %237#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<f32>) -> (tensor<4x3xi1>, tensor<f32>)
    %239:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%227, %238#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<f32>) -> (tensor<4x3xi1>, tensor<f32>)
    %240:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%236, %2, %239#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xi1>, tensor<i32>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %241:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%236, %240#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xi1>, tensor<f32>) -> (tensor<4x3xi1>, tensor<f32>)
    %c_58 = stablehlo.constant dense<4> : tensor<i32>
    %242 = stablehlo.add %0, %c_58 : tensor<i32>
    %c_59 = stablehlo.constant dense<1> : tensor<i32>
    %243 = stablehlo.subtract %242, %c_59 : tensor<i32>
    %c_60 = stablehlo.constant dense<4> : tensor<i64>
    %244 = call @remainder_2(%243, %c_60) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_61 = stablehlo.constant dense<1> : tensor<i32>
    %245 = stablehlo.add %0, %c_61 : tensor<i32>
    %c_62 = stablehlo.constant dense<4> : tensor<i64>
    %246 = call @remainder_2(%245, %c_62) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %247:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%227, %227, %244, %246, %241#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<3xi1>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %c_63 = stablehlo.constant dense<1> : tensor<i32>
    %248 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %249 = stablehlo.add %224, %248 : tensor<3xi32>
    %c_64 = stablehlo.constant dense<2> : tensor<i64>
    %250 = call @remainder(%249, %c_64) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_65 = stablehlo.constant dense<1> : tensor<i32>
    %251 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %252 = stablehlo.compare EQ, %250, %251, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_66 = stablehlo.constant dense<1> : tensor<i32>
    %253 = stablehlo.subtract %0, %c_66 : tensor<i32>
    %254:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%227, %252, %253, %6, %247#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 7 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<3xi1>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %c_67 = stablehlo.constant dense<2> : tensor<i64>
    %255 = call @remainder_2(%0, %c_67) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %256 = stablehlo.compare EQ, %255, %c_68, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_69 = stablehlo.constant dense<-1> : tensor<i64>
    %257 = call @_where(%256, %6, %c_69) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %258 = stablehlo.custom_call @pjrtlite_mpi_send(%227, %257, %254#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %c_70 = stablehlo.constant dense<2> : tensor<i32>
    %259 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %260 = stablehlo.add %224, %259 : tensor<3xi32>
    %c_71 = stablehlo.constant dense<2> : tensor<i64>
    %261 = call @remainder(%260, %c_71) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_72 = stablehlo.constant dense<1> : tensor<i32>
    %262 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %263 = stablehlo.compare EQ, %261, %262, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_73 = stablehlo.constant dense<2> : tensor<i64>
    %264 = call @remainder_2(%0, %c_73) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_74 = stablehlo.constant dense<1> : tensor<i32>
    %265 = stablehlo.compare EQ, %264, %c_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_75 = stablehlo.constant dense<1> : tensor<i32>
    %266 = stablehlo.subtract %0, %c_75 : tensor<i32>
    %c_76 = stablehlo.constant dense<-1> : tensor<i64>
    %267 = call @_where(%265, %266, %c_76) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %268:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%263, %267, %258) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<i32>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %269 = stablehlo.custom_call @pjrtlite_mpi_barrier(%268#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    %270 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_77 = stablehlo.constant dense<2> : tensor<i32>
    %271 = stablehlo.multiply %c_77, %0 : tensor<i32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %273 = stablehlo.add %272, %270 : tensor<3xi32>
    %c_78 = stablehlo.constant dense<3> : tensor<i64>
    %274 = call @remainder(%273, %c_78) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_79 = stablehlo.constant dense<1> : tensor<i32>
    %275 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %276 = stablehlo.add %275, %274 : tensor<3xi32>
    %277 = stablehlo.convert %276 : (tensor<3xi32>) -> tensor<3xi8>
    %278 = stablehlo.broadcast_in_dim %276, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %279 = stablehlo.iota dim = 0 : tensor<4xi32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %281 = stablehlo.broadcast_in_dim %278, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<4x3xi32>
    %282 = stablehlo.broadcast_in_dim %280, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x3xi32>
    %283 = stablehlo.add %281, %282 : tensor<4x3xi32>
    %284 = stablehlo.convert %283 : (tensor<4x3xi32>) -> tensor<4x3xi8>
    %285:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%277, %2, %269) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<i32>, tensor<f32>) -> (tensor<3xi8>, tensor<f32>)
    %286:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%277, %285#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<f32>) -> (tensor<4x3xi8>, tensor<f32>)
    %287:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%277, %286#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<f32>) -> (tensor<4x3xi8>, tensor<f32>)
    %288:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%284, %2, %287#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xi8>, tensor<i32>, tensor<f32>) -> (tensor<3xi8>, tensor<f32>)
    %289:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%284, %288#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xi8>, tensor<f32>) -> (tensor<4x3xi8>, tensor<f32>)
    %c_80 = stablehlo.constant dense<4> : tensor<i32>
    %290 = stablehlo.add %0, %c_80 : tensor<i32>
    %c_81 = stablehlo.constant dense<1> : tensor<i32>
    %291 = stablehlo.subtract %290, %c_81 : tensor<i32>
    %c_82 = stablehlo.constant dense<4> : tensor<i64>
    %292 = call @remainder_2(%291, %c_82) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_83 = stablehlo.constant dense<1> : tensor<i32>
    %293 = stablehlo.add %0, %c_83 : tensor<i32>
    %c_84 = stablehlo.constant dense<4> : tensor<i64>
    %294 = call @remainder_2(%293, %c_84) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %295:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%277, %277, %292, %294, %289#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<3xi8>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xi8>, tensor<f32>)
    %c_85 = stablehlo.constant dense<1> : tensor<i32>
    %296 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %297 = stablehlo.add %276, %296 : tensor<3xi32>
    %298 = stablehlo.convert %297 : (tensor<3xi32>) -> tensor<3xi8>
    %c_86 = stablehlo.constant dense<1> : tensor<i32>
    %299 = stablehlo.subtract %0, %c_86 : tensor<i32>
    %300:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%277, %298, %299, %6, %295#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 7 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<3xi8>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xi8>, tensor<f32>)
    %c_87 = stablehlo.constant dense<2> : tensor<i64>
    %301 = call @remainder_2(%0, %c_87) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %302 = stablehlo.compare EQ, %301, %c_88, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_89 = stablehlo.constant dense<-1> : tensor<i64>
    %303 = call @_where(%302, %6, %c_89) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %304 = stablehlo.custom_call @pjrtlite_mpi_send(%277, %303, %300#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %c_90 = stablehlo.constant dense<2> : tensor<i32>
    %305 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %306 = stablehlo.add %276, %305 : tensor<3xi32>
    %307 = stablehlo.convert %306 : (tensor<3xi32>) -> tensor<3xi8>
    %c_91 = stablehlo.constant dense<2> : tensor<i64>
    %308 = call @remainder_2(%0, %c_91) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_92 = stablehlo.constant dense<1> : tensor<i32>
    %309 = stablehlo.compare EQ, %308, %c_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_93 = stablehlo.constant dense<1> : tensor<i32>
    %310 = stablehlo.subtract %0, %c_93 : tensor<i32>
    %c_94 = stablehlo.constant dense<-1> : tensor<i64>
    %311 = call @_where(%309, %310, %c_94) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %312:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%307, %311, %304) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<i32>, tensor<f32>) -> (tensor<3xi8>, tensor<f32>)
    %313 = stablehlo.custom_call @pjrtlite_mpi_barrier(%312#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    %314 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_95 = stablehlo.constant dense<2> : tensor<i32>
    %315 = stablehlo.multiply %c_95, %0 : tensor<i32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %317 = stablehlo.add %316, %314 : tensor<3xi32>
    %c_96 = stablehlo.constant dense<3> : tensor<i64>
    %318 = call @remainder(%317, %c_96) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_97 = stablehlo.constant dense<1> : tensor<i32>
    %319 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %320 = stablehlo.add %319, %318 : tensor<3xi32>
    %321 = stablehlo.convert %320 : (tensor<3xi32>) -> tensor<3xui16>
    %322 = stablehlo.broadcast_in_dim %320, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %323 = stablehlo.iota dim = 0 : tensor<4xi32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %325 = stablehlo.broadcast_in_dim %322, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<4x3xi32>
    %326 = stablehlo.broadcast_in_dim %324, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x3xi32>
    %327 = stablehlo.add %325, %326 : tensor<4x3xi32>
    %328 = stablehlo.convert %327 : (tensor<4x3xi32>) -> tensor<4x3xui16>
    %329:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%321, %2, %313) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<i32>, tensor<f32>) -> (tensor<3xui16>, tensor<f32>)
    %330:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%321, %329#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<f32>) -> (tensor<4x3xui16>, tensor<f32>)
    %331:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%321, %330#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<f32>) -> (tensor<4x3xui16>, tensor<f32>)
    %332:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%328, %2, %331#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xui16>, tensor<i32>, tensor<f32>) -> (tensor<3xui16>, tensor<f32>)
    %333:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%328, %332#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xui16>, tensor<f32>) -> (tensor<4x3xui16>, tensor<f32>)
    %c_98 = stablehlo.constant dense<4> : tensor<i32>
    %334 = stablehlo.add %0, %c_98 : tensor<i32>
    %c_99 = stablehlo.constant dense<1> : tensor<i32>
    %335 = stablehlo.subtract %334, %c_99 : tensor<i32>
    %c_100 = stablehlo.constant dense<4> : tensor<i64>
    %336 = call @remainder_2(%335, %c_100) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_101 = stablehlo.constant dense<1> : tensor<i32>
    %337 = stablehlo.add %0, %c_101 : tensor<i32>
    %c_102 = stablehlo.constant dense<4> : tensor<i64>
    %338 = call @remainder_2(%337, %c_102) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %339:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%321, %321, %336, %338, %333#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<3xui16>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xui16>, tensor<f32>)
    %c_103 = stablehlo.constant dense<1> : tensor<i32>
    %340 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %341 = stablehlo.add %320, %340 : tensor<3xi32>
    %342 = stablehlo.convert %341 : (tensor<3xi32>) -> tensor<3xui16>
    %c_104 = stablehlo.constant dense<1> : tensor<i32>
    %343 = stablehlo.subtract %0, %c_104 : tensor<i32>
    %344:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%321, %342, %343, %6, %339#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 7 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<3xui16>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xui16>, tensor<f32>)
    %c_105 = stablehlo.constant dense<2> : tensor<i64>
    %345 = call @remainder_2(%0, %c_105) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %346 = stablehlo.compare EQ, %345, %c_106, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_107 = stablehlo.constant dense<-1> : tensor<i64>
    %347 = call @_where(%346, %6, %c_107) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %348 = stablehlo.custom_call @pjrtlite_mpi_send(%321, %347, %344#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %c_108 = stablehlo.constant dense<2> : tensor<i32>
    %349 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %350 = stablehlo.add %320, %349 : tensor<3xi32>
    %351 = stablehlo.convert %350 : (tensor<3xi32>) -> tensor<3xui16>
    %c_109 = stablehlo.constant dense<2> : tensor<i64>
    %352 = call @remainder_2(%0, %c_109) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_110 = stablehlo.constant dense<1> : tensor<i32>
    %353 = stablehlo.compare EQ, %352, %c_110, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_111 = stablehlo.constant dense<1> : tensor<i32>
    %354 = stablehlo.subtract %0, %c_111 : tensor<i32>
    %c_112 = stablehlo.constant dense<-1> : tensor<i64>
    %355 = call @_where(%353, %354, %c_112) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %356:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%351, %355, %348) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<i32>, tensor<f32>) -> (tensor<3xui16>, tensor<f32>)
    %357 = stablehlo.custom_call @pjrtlite_mpi_barrier(%356#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    %358 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_113 = stablehlo.constant dense<2> : tensor<i32>
    %359 = stablehlo.multiply %c_113, %0 : tensor<i32>
    %360 = stablehlo.broadcast_in_dim %359, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %361 = stablehlo.add %360, %358 : tensor<3xi32>
    %c_114 = stablehlo.constant dense<3> : tensor<i64>
    %362 = call @remainder(%361, %c_114) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_115 = stablehlo.constant dense<1> : tensor<i32>
    %363 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %364 = stablehlo.add %363, %362 : tensor<3xi32>
    %365 = stablehlo.convert %364 : (tensor<3xi32>) -> tensor<3xbf16>
    %366 = stablehlo.broadcast_in_dim %364, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %367 = stablehlo.iota dim = 0 : tensor<4xi32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %369 = stablehlo.broadcast_in_dim %366, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<4x3xi32>
    %370 = stablehlo.broadcast_in_dim %368, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x3xi32>
    %371 = stablehlo.add %369, %370 : tensor<4x3xi32>
    %372 = stablehlo.convert %371 : (tensor<4x3xi32>) -> tensor<4x3xbf16>
    %373:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%365, %2, %357) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xbf16>, tensor<i32>, tensor<f32>) -> (tensor<3xbf16>, tensor<f32>)
    %374:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%365, %373#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xbf16>, tensor<f32>) -> (tensor<4x3xbf16>, tensor<f32>)
    %375:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%365, %374#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xbf16>, tensor<f32>) -> (tensor<4x3xbf16>, tensor<f32>)
    %376:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%372, %2, %375#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xbf16>, tensor<i32>, tensor<f32>) -> (tensor<3xbf16>, tensor<f32>)
    %377:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%372, %376#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xbf16>, tensor<f32>) -> (tensor<4x3xbf16>, tensor<f32>)
    %c_116 = stablehlo.constant dense<4> : tensor<i32>
    %378 = stablehlo.add %0, %c_116 : tensor<i32>
    %c_117 = stablehlo.constant dense<1> : tensor<i32>
    %379 = stablehlo.subtract %378, %c_117 : tensor<i32>
    %c_118 = stablehlo.constant dense<4> : tensor<i64>
    %380 = call @remainder_2(%379, %c_118) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_119 = stablehlo.constant dense<1> : tensor<i32>
    %381 = stablehlo.add %0, %c_119 : tensor<i32>
    %c_120 = stablehlo.constant dense<4> : tensor<i64>
    %382 = call @remainder_2(%381, %c_120) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %383:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%365, %365, %380, %382, %377#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xbf16>, tensor<3xbf16>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xbf16>, tensor<f32>)
    %c_121 = stablehlo.constant dense<1> : tensor<i32>
    %384 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %385 = stablehlo.add %364, %384 : tensor<3xi32>
    %386 = stablehlo.convert %385 : (tensor<3xi32>) -> tensor<3xbf16>
    %c_122 = stablehlo.constant dense<1> : tensor<i32>
    %387 = stablehlo.subtract %0, %c_122 : tensor<i32>
    %388:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%365, %386, %387, %6, %383#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 7 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xbf16>, tensor<3xbf16>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xbf16>, tensor<f32>)
    %c_123 = stablehlo.constant dense<2> : tensor<i64>
    %389 = call @remainder_2(%0, %c_123) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_124 = stablehlo.constant dense<0> : tensor<i32>
    %390 = stablehlo.compare EQ, %389, %c_124, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_125 = stablehlo.constant dense<-1> : tensor<i64>
    %391 = call @_where(%390, %6, %c_125) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %392 = stablehlo.custom_call @pjrtlite_mpi_send(%365, %391, %388#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xbf16>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %c_126 = stablehlo.constant dense<2> : tensor<i32>
    %393 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %394 = stablehlo.add %364, %393 : tensor<3xi32>
    %395 = stablehlo.convert %394 : (tensor<3xi32>) -> tensor<3xbf16>
    %c_127 = stablehlo.constant dense<2> : tensor<i64>
    %396 = call @remainder_2(%0, %c_127) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_128 = stablehlo.constant dense<1> : tensor<i32>
    %397 = stablehlo.compare EQ, %396, %c_128, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_129 = stablehlo.constant dense<1> : tensor<i32>
    %398 = stablehlo.subtract %0, %c_129 : tensor<i32>
    %c_130 = stablehlo.constant dense<-1> : tensor<i64>
    %399 = call @_where(%397, %398, %c_130) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %400:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%395, %399, %392) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xbf16>, tensor<i32>, tensor<f32>) -> (tensor<3xbf16>, tensor<f32>)
    %401 = stablehlo.custom_call @pjrtlite_mpi_barrier(%400#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    %402 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_131 = stablehlo.constant dense<2> : tensor<i32>
    %403 = stablehlo.multiply %c_131, %0 : tensor<i32>
    %404 = stablehlo.broadcast_in_dim %403, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %405 = stablehlo.add %404, %402 : tensor<3xi32>
    %c_132 = stablehlo.constant dense<3> : tensor<i64>
    %406 = call @remainder(%405, %c_132) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_133 = stablehlo.constant dense<1> : tensor<i32>
    %407 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %408 = stablehlo.add %407, %406 : tensor<3xi32>
    %409 = stablehlo.convert %408 : (tensor<3xi32>) -> tensor<3xf32>
    %410 = stablehlo.broadcast_in_dim %408, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %411 = stablehlo.iota dim = 0 : tensor<4xi32>
    %412 = stablehlo.broadcast_in_dim %411, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %413 = stablehlo.broadcast_in_dim %410, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<4x3xi32>
    %414 = stablehlo.broadcast_in_dim %412, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x3xi32>
    %415 = stablehlo.add %413, %414 : tensor<4x3xi32>
    %416 = stablehlo.convert %415 : (tensor<4x3xi32>) -> tensor<4x3xf32>
    %417:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%409, %2, %401) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<i32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %418:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%409, %417#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<f32>) -> (tensor<4x3xf32>, tensor<f32>)
    %419:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%409, %418#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<f32>) -> (tensor<4x3xf32>, tensor<f32>)
    %420:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%416, %2, %419#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xf32>, tensor<i32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %421:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%416, %420#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xf32>, tensor<f32>) -> (tensor<4x3xf32>, tensor<f32>)
    %c_134 = stablehlo.constant dense<4> : tensor<i32>
    %422 = stablehlo.add %0, %c_134 : tensor<i32>
    %c_135 = stablehlo.constant dense<1> : tensor<i32>
    %423 = stablehlo.subtract %422, %c_135 : tensor<i32>
    %c_136 = stablehlo.constant dense<4> : tensor<i64>
    %424 = call @remainder_2(%423, %c_136) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_137 = stablehlo.constant dense<1> : tensor<i32>
    %425 = stablehlo.add %0, %c_137 : tensor<i32>
    %c_138 = stablehlo.constant dense<4> : tensor<i64>
    %426 = call @remainder_2(%425, %c_138) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %427:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%409, %409, %424, %426, %421#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %c_139 = stablehlo.constant dense<1> : tensor<i32>
    %428 = stablehlo.broadcast_in_dim %c_139, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %429 = stablehlo.add %408, %428 : tensor<3xi32>
    %430 = stablehlo.convert %429 : (tensor<3xi32>) -> tensor<3xf32>
    %c_140 = stablehlo.constant dense<1> : tensor<i32>
    %431 = stablehlo.subtract %0, %c_140 : tensor<i32>
    %432:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%409, %430, %431, %6, %427#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 7 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %c_141 = stablehlo.constant dense<2> : tensor<i64>
    %433 = call @remainder_2(%0, %c_141) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_142 = stablehlo.constant dense<0> : tensor<i32>
    %434 = stablehlo.compare EQ, %433, %c_142, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_143 = stablehlo.constant dense<-1> : tensor<i64>
    %435 = call @_where(%434, %6, %c_143) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %436 = stablehlo.custom_call @pjrtlite_mpi_send(%409, %435, %432#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %c_144 = stablehlo.constant dense<2> : tensor<i32>
    %437 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %438 = stablehlo.add %408, %437 : tensor<3xi32>
    %439 = stablehlo.convert %438 : (tensor<3xi32>) -> tensor<3xf32>
    %c_145 = stablehlo.constant dense<2> : tensor<i64>
    %440 = call @remainder_2(%0, %c_145) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_146 = stablehlo.constant dense<1> : tensor<i32>
    %441 = stablehlo.compare EQ, %440, %c_146, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_147 = stablehlo.constant dense<1> : tensor<i32>
    %442 = stablehlo.subtract %0, %c_147 : tensor<i32>
    %c_148 = stablehlo.constant dense<-1> : tensor<i64>
    %443 = call @_where(%441, %442, %c_148) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %444:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%439, %443, %436) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<i32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %445 = stablehlo.custom_call @pjrtlite_mpi_barrier(%444#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    %446 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_149 = stablehlo.constant dense<2> : tensor<i32>
    %447 = stablehlo.multiply %c_149, %0 : tensor<i32>
    %448 = stablehlo.broadcast_in_dim %447, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %449 = stablehlo.add %448, %446 : tensor<3xi32>
    %c_150 = stablehlo.constant dense<3> : tensor<i64>
    %450 = call @remainder(%449, %c_150) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_151 = stablehlo.constant dense<1> : tensor<i32>
    %451 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %452 = stablehlo.add %451, %450 : tensor<3xi32>
    %453 = stablehlo.convert %452 : (tensor<3xi32>) -> tensor<3xf64>
    %454 = stablehlo.broadcast_in_dim %452, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %455 = stablehlo.iota dim = 0 : tensor<4xi32>
    %456 = stablehlo.broadcast_in_dim %455, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %457 = stablehlo.broadcast_in_dim %454, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<4x3xi32>
    %458 = stablehlo.broadcast_in_dim %456, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x3xi32>
    %459 = stablehlo.add %457, %458 : tensor<4x3xi32>
    %460 = stablehlo.convert %459 : (tensor<4x3xi32>) -> tensor<4x3xf64>
    %461:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%453, %2, %445) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %462:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%453, %461#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<4x3xf64>, tensor<f32>)
    %463:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%453, %462#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<4x3xf64>, tensor<f32>)
    %464:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%460, %2, %463#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %465:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%460, %464#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xf64>, tensor<f32>) -> (tensor<4x3xf64>, tensor<f32>)
    %c_152 = stablehlo.constant dense<4> : tensor<i32>
    %466 = stablehlo.add %0, %c_152 : tensor<i32>
    %c_153 = stablehlo.constant dense<1> : tensor<i32>
    %467 = stablehlo.subtract %466, %c_153 : tensor<i32>
    %c_154 = stablehlo.constant dense<4> : tensor<i64>
    %468 = call @remainder_2(%467, %c_154) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_155 = stablehlo.constant dense<1> : tensor<i32>
    %469 = stablehlo.add %0, %c_155 : tensor<i32>
    %c_156 = stablehlo.constant dense<4> : tensor<i64>
    %470 = call @remainder_2(%469, %c_156) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %471:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%453, %453, %468, %470, %465#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %c_157 = stablehlo.constant dense<1> : tensor<i32>
    %472 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %473 = stablehlo.add %452, %472 : tensor<3xi32>
    %474 = stablehlo.convert %473 : (tensor<3xi32>) -> tensor<3xf64>
    %c_158 = stablehlo.constant dense<1> : tensor<i32>
    %475 = stablehlo.subtract %0, %c_158 : tensor<i32>
    %476:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%453, %474, %475, %6, %471#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 7 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %c_159 = stablehlo.constant dense<2> : tensor<i64>
    %477 = call @remainder_2(%0, %c_159) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_160 = stablehlo.constant dense<0> : tensor<i32>
    %478 = stablehlo.compare EQ, %477, %c_160, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_161 = stablehlo.constant dense<-1> : tensor<i64>
    %479 = call @_where(%478, %6, %c_161) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %480 = stablehlo.custom_call @pjrtlite_mpi_send(%453, %479, %476#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %c_162 = stablehlo.constant dense<2> : tensor<i32>
    %481 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %482 = stablehlo.add %452, %481 : tensor<3xi32>
    %483 = stablehlo.convert %482 : (tensor<3xi32>) -> tensor<3xf64>
    %c_163 = stablehlo.constant dense<2> : tensor<i64>
    %484 = call @remainder_2(%0, %c_163) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_164 = stablehlo.constant dense<1> : tensor<i32>
    %485 = stablehlo.compare EQ, %484, %c_164, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_165 = stablehlo.constant dense<1> : tensor<i32>
    %486 = stablehlo.subtract %0, %c_165 : tensor<i32>
    %c_166 = stablehlo.constant dense<-1> : tensor<i64>
    %487 = call @_where(%485, %486, %c_166) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %488:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%483, %487, %480) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %489 = stablehlo.custom_call @pjrtlite_mpi_barrier(%488#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    %490 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_167 = stablehlo.constant dense<2> : tensor<i32>
    %491 = stablehlo.multiply %c_167, %0 : tensor<i32>
    %492 = stablehlo.broadcast_in_dim %491, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %493 = stablehlo.add %492, %490 : tensor<3xi32>
    %c_168 = stablehlo.constant dense<3> : tensor<i64>
    %494 = call @remainder(%493, %c_168) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_169 = stablehlo.constant dense<1> : tensor<i32>
    %495 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %496 = stablehlo.add %495, %494 : tensor<3xi32>
    %c_170 = stablehlo.constant dense<3> : tensor<i64>
    %497 = call @remainder(%496, %c_170) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_171 = stablehlo.constant dense<1> : tensor<i32>
    %498 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %499 = stablehlo.add %498, %497 : tensor<3xi32>
    %500 = stablehlo.convert %499 : (tensor<3xi32>) -> tensor<3xcomplex<f64>>
    %cst_172 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %501 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    %502 = stablehlo.multiply %501, %500 : tensor<3xcomplex<f64>>
    %503 = stablehlo.convert %496 : (tensor<3xi32>) -> tensor<3xcomplex<f64>>
    %504 = stablehlo.add %503, %502 : tensor<3xcomplex<f64>>
    %505 = stablehlo.convert %504 : tensor<3xcomplex<f64>>
    %506 = stablehlo.broadcast_in_dim %496, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %507 = stablehlo.iota dim = 0 : tensor<4xi32>
    %508 = stablehlo.broadcast_in_dim %507, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %509 = stablehlo.broadcast_in_dim %506, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<4x3xi32>
    %510 = stablehlo.broadcast_in_dim %508, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x3xi32>
    %511 = stablehlo.add %509, %510 : tensor<4x3xi32>
    %c_173 = stablehlo.constant dense<3> : tensor<i64>
    %512 = call @remainder_1(%511, %c_173) : (tensor<4x3xi32>, tensor<i64>) -> tensor<4x3xi32>
    %c_174 = stablehlo.constant dense<1> : tensor<i32>
    %513 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %514 = stablehlo.add %513, %512 : tensor<4x3xi32>
    %515 = stablehlo.convert %514 : (tensor<4x3xi32>) -> tensor<4x3xcomplex<f64>>
    %cst_175 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %516 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<complex<f64>>) -> tensor<4x3xcomplex<f64>>
    %517 = stablehlo.multiply %516, %515 : tensor<4x3xcomplex<f64>>
    %518 = stablehlo.convert %511 : (tensor<4x3xi32>) -> tensor<4x3xcomplex<f64>>
    %519 = stablehlo.add %518, %517 : tensor<4x3xcomplex<f64>>
    %520 = stablehlo.convert %519 : tensor<4x3xcomplex<f64>>
    %521:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%505, %2, %489) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<i32>, tensor<f32>) -> (tensor<3xcomplex<f64>>, tensor<f32>)
    %522:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%505, %521#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<f32>) -> (tensor<4x3xcomplex<f64>>, tensor<f32>)
    %523:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%505, %522#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<f32>) -> (tensor<4x3xcomplex<f64>>, tensor<f32>)
    %524:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%520, %2, %523#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xcomplex<f64>>, tensor<i32>, tensor<f32>) -> (tensor<3xcomplex<f64>>, tensor<f32>)
    %525:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%520, %524#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x3xcomplex<f64>>, tensor<f32>) -> (tensor<4x3xcomplex<f64>>, tensor<f32>)
    %c_176 = stablehlo.constant dense<4> : tensor<i32>
    %526 = stablehlo.add %0, %c_176 : tensor<i32>
    %c_177 = stablehlo.constant dense<1> : tensor<i32>
    %527 = stablehlo.subtract %526, %c_177 : tensor<i32>
    %c_178 = stablehlo.constant dense<4> : tensor<i64>
    %528 = call @remainder_2(%527, %c_178) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_179 = stablehlo.constant dense<1> : tensor<i32>
    %529 = stablehlo.add %0, %c_179 : tensor<i32>
    %c_180 = stablehlo.constant dense<4> : tensor<i64>
    %530 = call @remainder_2(%529, %c_180) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %531:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%505, %505, %528, %530, %525#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xcomplex<f64>>, tensor<f32>)
    %c_181 = stablehlo.constant dense<1> : tensor<i32>
    %532 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %533 = stablehlo.add %496, %532 : tensor<3xi32>
    %c_182 = stablehlo.constant dense<3> : tensor<i64>
    %534 = call @remainder(%533, %c_182) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_183 = stablehlo.constant dense<1> : tensor<i32>
    %535 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %536 = stablehlo.add %535, %534 : tensor<3xi32>
    %537 = stablehlo.convert %536 : (tensor<3xi32>) -> tensor<3xcomplex<f64>>
    %cst_184 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %538 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    %539 = stablehlo.multiply %538, %537 : tensor<3xcomplex<f64>>
    %540 = stablehlo.convert %533 : (tensor<3xi32>) -> tensor<3xcomplex<f64>>
    %541 = stablehlo.add %540, %539 : tensor<3xcomplex<f64>>
    %542 = stablehlo.convert %541 : tensor<3xcomplex<f64>>
    %c_185 = stablehlo.constant dense<1> : tensor<i32>
    %543 = stablehlo.subtract %0, %c_185 : tensor<i32>
    %544:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%505, %542, %543, %6, %531#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 7 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xcomplex<f64>>, tensor<f32>)
    %c_186 = stablehlo.constant dense<2> : tensor<i64>
    %545 = call @remainder_2(%0, %c_186) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_187 = stablehlo.constant dense<0> : tensor<i32>
    %546 = stablehlo.compare EQ, %545, %c_187, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_188 = stablehlo.constant dense<-1> : tensor<i64>
    %547 = call @_where(%546, %6, %c_188) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %548 = stablehlo.custom_call @pjrtlite_mpi_send(%505, %547, %544#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %c_189 = stablehlo.constant dense<2> : tensor<i32>
    %549 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %550 = stablehlo.add %496, %549 : tensor<3xi32>
    %c_190 = stablehlo.constant dense<3> : tensor<i64>
    %551 = call @remainder(%550, %c_190) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_191 = stablehlo.constant dense<1> : tensor<i32>
    %552 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %553 = stablehlo.add %552, %551 : tensor<3xi32>
    %554 = stablehlo.convert %553 : (tensor<3xi32>) -> tensor<3xcomplex<f64>>
    %cst_192 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %555 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    %556 = stablehlo.multiply %555, %554 : tensor<3xcomplex<f64>>
    %557 = stablehlo.convert %550 : (tensor<3xi32>) -> tensor<3xcomplex<f64>>
    %558 = stablehlo.add %557, %556 : tensor<3xcomplex<f64>>
    %559 = stablehlo.convert %558 : tensor<3xcomplex<f64>>
    %c_193 = stablehlo.constant dense<2> : tensor<i64>
    %560 = call @remainder_2(%0, %c_193) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_194 = stablehlo.constant dense<1> : tensor<i32>
    %561 = stablehlo.compare EQ, %560, %c_194, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_195 = stablehlo.constant dense<1> : tensor<i32>
    %562 = stablehlo.subtract %0, %c_195 : tensor<i32>
    %c_196 = stablehlo.constant dense<-1> : tensor<i64>
    %563 = call @_where(%561, %562, %c_196) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %564:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%559, %563, %548) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<i32>, tensor<f32>) -> (tensor<3xcomplex<f64>>, tensor<f32>)
    %565 = stablehlo.custom_call @pjrtlite_mpi_barrier(%564#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    %566 = stablehlo.iota dim = 0 : tensor<15xi32>
    %567 = stablehlo.reshape %566 : (tensor<15xi32>) -> tensor<3x5xi32>
    %c_197 = stablehlo.constant dense<2> : tensor<i32>
    %568 = stablehlo.multiply %c_197, %0 : tensor<i32>
    %569 = stablehlo.broadcast_in_dim %568, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %570 = stablehlo.add %569, %567 : tensor<3x5xi32>
    %c_198 = stablehlo.constant dense<3> : tensor<i64>
    %571 = call @remainder_3(%570, %c_198) : (tensor<3x5xi32>, tensor<i64>) -> tensor<3x5xi32>
    %c_199 = stablehlo.constant dense<1> : tensor<i32>
    %572 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %573 = stablehlo.add %572, %571 : tensor<3x5xi32>
    %574 = stablehlo.convert %573 : (tensor<3x5xi32>) -> tensor<3x5xf32>
    %575 = stablehlo.broadcast_in_dim %573, dims = [1, 2] : (tensor<3x5xi32>) -> tensor<1x3x5xi32>
    %576 = stablehlo.iota dim = 0 : tensor<4xi32>
    %577 = stablehlo.broadcast_in_dim %576, dims = [0] : (tensor<4xi32>) -> tensor<4x1x1xi32>
    %578 = stablehlo.broadcast_in_dim %575, dims = [0, 1, 2] : (tensor<1x3x5xi32>) -> tensor<4x3x5xi32>
    %579 = stablehlo.broadcast_in_dim %577, dims = [0, 1, 2] : (tensor<4x1x1xi32>) -> tensor<4x3x5xi32>
    %580 = stablehlo.add %578, %579 : tensor<4x3x5xi32>
    %581 = stablehlo.convert %580 : (tensor<4x3x5xi32>) -> tensor<4x3x5xf32>
    %582 = stablehlo.broadcast_in_dim %565, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %583 = stablehlo.add %574, %582 : tensor<3x5xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %584 = stablehlo.transpose %583, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %585 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %586:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%584, %585) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xf32>, tensor<5xf32>) -> (tensor<5x3xf32>, tensor<5xf32>)
    %587 = stablehlo.transpose %583, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %588 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %589:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%587, %588, %586#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xf32>, tensor<5xi32>, tensor<5xf32>) -> (tensor<5x3xf32>, tensor<5xf32>)
    %590 = stablehlo.transpose %583, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %591:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%590, %589#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xf32>, tensor<5xf32>) -> (tensor<5x3xf32>, tensor<5xf32>)
    %592 = stablehlo.transpose %583, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %593 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %594:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%592, %593, %591#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xf32>, tensor<5xi32>, tensor<5xf32>) -> (tensor<5x3xf32>, tensor<5xf32>)
    %595 = stablehlo.transpose %583, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %596:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%595, %594#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xf32>, tensor<5xf32>) -> (tensor<5x4x3xf32>, tensor<5xf32>)
    %597 = stablehlo.transpose %583, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %598 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %599:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%597, %598, %596#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xf32>, tensor<5xi32>, tensor<5xf32>) -> (tensor<5x4x3xf32>, tensor<5xf32>)
    %600 = stablehlo.transpose %581, dims = [2, 0, 1] : (tensor<4x3x5xf32>) -> tensor<5x4x3xf32>
    %601:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%600, %599#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x4x3xf32>, tensor<5xf32>) -> (tensor<5x3xf32>, tensor<5xf32>)
    %602 = stablehlo.transpose %581, dims = [2, 0, 1] : (tensor<4x3x5xf32>) -> tensor<5x4x3xf32>
    %603:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%602, %601#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x4x3xf32>, tensor<5xf32>) -> (tensor<5x4x3xf32>, tensor<5xf32>)
    %cst_201 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %605 = stablehlo.add %583, %604 : tensor<3x5xf32>
    %c_202 = stablehlo.constant dense<1> : tensor<i32>
    %606 = stablehlo.subtract %0, %c_202 : tensor<i32>
    %607 = stablehlo.transpose %583, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %608 = stablehlo.transpose %605, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %609 = stablehlo.broadcast_in_dim %606, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %610 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %611:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%607, %608, %609, %610, %603#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xf32>, tensor<5x3xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xf32>) -> (tensor<5x3xf32>, tensor<5xf32>)
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %612 = stablehlo.reduce(%611#1 init: %cst_203) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %613 = stablehlo.add %565, %612 : tensor<f32>
    %614 = stablehlo.iota dim = 0 : tensor<15xi32>
    %615 = stablehlo.reshape %614 : (tensor<15xi32>) -> tensor<3x5xi32>
    %c_204 = stablehlo.constant dense<2> : tensor<i32>
    %616 = stablehlo.multiply %c_204, %0 : tensor<i32>
    %617 = stablehlo.broadcast_in_dim %616, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %618 = stablehlo.add %617, %615 : tensor<3x5xi32>
    %c_205 = stablehlo.constant dense<3> : tensor<i64>
    %619 = call @remainder_3(%618, %c_205) : (tensor<3x5xi32>, tensor<i64>) -> tensor<3x5xi32>
    %c_206 = stablehlo.constant dense<1> : tensor<i32>
    %620 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %621 = stablehlo.add %620, %619 : tensor<3x5xi32>
    %c_207 = stablehlo.constant dense<3> : tensor<i64>
    %622 = call @remainder_3(%621, %c_207) : (tensor<3x5xi32>, tensor<i64>) -> tensor<3x5xi32>
    %c_208 = stablehlo.constant dense<1> : tensor<i32>
    %623 = stablehlo.broadcast_in_dim %c_208, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %624 = stablehlo.add %623, %622 : tensor<3x5xi32>
    %625 = stablehlo.convert %624 : (tensor<3x5xi32>) -> tensor<3x5xcomplex<f64>>
    %cst_209 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %626 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %627 = stablehlo.multiply %626, %625 : tensor<3x5xcomplex<f64>>
    %628 = stablehlo.convert %621 : (tensor<3x5xi32>) -> tensor<3x5xcomplex<f64>>
    %629 = stablehlo.add %628, %627 : tensor<3x5xcomplex<f64>>
    %630 = stablehlo.convert %629 : tensor<3x5xcomplex<f64>>
    %631 = stablehlo.broadcast_in_dim %621, dims = [1, 2] : (tensor<3x5xi32>) -> tensor<1x3x5xi32>
    %632 = stablehlo.iota dim = 0 : tensor<4xi32>
    %633 = stablehlo.broadcast_in_dim %632, dims = [0] : (tensor<4xi32>) -> tensor<4x1x1xi32>
    %634 = stablehlo.broadcast_in_dim %631, dims = [0, 1, 2] : (tensor<1x3x5xi32>) -> tensor<4x3x5xi32>
    %635 = stablehlo.broadcast_in_dim %633, dims = [0, 1, 2] : (tensor<4x1x1xi32>) -> tensor<4x3x5xi32>
    %636 = stablehlo.add %634, %635 : tensor<4x3x5xi32>
    %c_210 = stablehlo.constant dense<3> : tensor<i64>
    %637 = call @remainder_4(%636, %c_210) : (tensor<4x3x5xi32>, tensor<i64>) -> tensor<4x3x5xi32>
    %c_211 = stablehlo.constant dense<1> : tensor<i32>
    %638 = stablehlo.broadcast_in_dim %c_211, dims = [] : (tensor<i32>) -> tensor<4x3x5xi32>
    %639 = stablehlo.add %638, %637 : tensor<4x3x5xi32>
    %640 = stablehlo.convert %639 : (tensor<4x3x5xi32>) -> tensor<4x3x5xcomplex<f64>>
    %cst_212 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %641 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<complex<f64>>) -> tensor<4x3x5xcomplex<f64>>
    %642 = stablehlo.multiply %641, %640 : tensor<4x3x5xcomplex<f64>>
    %643 = stablehlo.convert %636 : (tensor<4x3x5xi32>) -> tensor<4x3x5xcomplex<f64>>
    %644 = stablehlo.add %643, %642 : tensor<4x3x5xcomplex<f64>>
    %645 = stablehlo.convert %644 : tensor<4x3x5xcomplex<f64>>
    %646 = stablehlo.convert %613 : (tensor<f32>) -> tensor<complex<f64>>
    %647 = stablehlo.broadcast_in_dim %646, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %648 = stablehlo.add %630, %647 : tensor<3x5xcomplex<f64>>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %649 = stablehlo.transpose %648, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %650 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %651:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%649, %650) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xcomplex<f64>>, tensor<5xf32>) -> (tensor<5x3xcomplex<f64>>, tensor<5xf32>)
    %652 = stablehlo.transpose %648, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %653 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %654:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%652, %653, %651#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xcomplex<f64>>, tensor<5xi32>, tensor<5xf32>) -> (tensor<5x3xcomplex<f64>>, tensor<5xf32>)
    %655 = stablehlo.transpose %648, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %656:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%655, %654#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xcomplex<f64>>, tensor<5xf32>) -> (tensor<5x3xcomplex<f64>>, tensor<5xf32>)
    %657 = stablehlo.transpose %648, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %658 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %659:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%657, %658, %656#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xcomplex<f64>>, tensor<5xi32>, tensor<5xf32>) -> (tensor<5x3xcomplex<f64>>, tensor<5xf32>)
    %660 = stablehlo.transpose %648, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %661:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%660, %659#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xcomplex<f64>>, tensor<5xf32>) -> (tensor<5x4x3xcomplex<f64>>, tensor<5xf32>)
    %662 = stablehlo.transpose %648, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %663 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %664:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%662, %663, %661#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xcomplex<f64>>, tensor<5xi32>, tensor<5xf32>) -> (tensor<5x4x3xcomplex<f64>>, tensor<5xf32>)
    %665 = stablehlo.transpose %645, dims = [2, 0, 1] : (tensor<4x3x5xcomplex<f64>>) -> tensor<5x4x3xcomplex<f64>>
    %666:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%665, %664#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x4x3xcomplex<f64>>, tensor<5xf32>) -> (tensor<5x3xcomplex<f64>>, tensor<5xf32>)
    %667 = stablehlo.transpose %645, dims = [2, 0, 1] : (tensor<4x3x5xcomplex<f64>>) -> tensor<5x4x3xcomplex<f64>>
    %668:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%667, %666#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x4x3xcomplex<f64>>, tensor<5xf32>) -> (tensor<5x4x3xcomplex<f64>>, tensor<5xf32>)
    %cst_214 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %669 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %670 = stablehlo.add %648, %669 : tensor<3x5xcomplex<f64>>
    %c_215 = stablehlo.constant dense<1> : tensor<i32>
    %671 = stablehlo.subtract %0, %c_215 : tensor<i32>
    %672 = stablehlo.transpose %648, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %673 = stablehlo.transpose %670, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %674 = stablehlo.broadcast_in_dim %671, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %675 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %676:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%672, %673, %674, %675, %668#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5xi32>, tensor<5xi32>, tensor<5xf32>) -> (tensor<5x3xcomplex<f64>>, tensor<5xf32>)
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %677 = stablehlo.reduce(%676#1 init: %cst_216) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %678 = stablehlo.add %613, %677 : tensor<f32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %679 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %680:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%679, %678) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<0xf32>, tensor<f32>) -> (tensor<0xf32>, tensor<f32>)
    %681:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%679, %2, %680#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<0xf32>, tensor<i32>, tensor<f32>) -> (tensor<0xf32>, tensor<f32>)
    %682:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%679, %681#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<0xf32>, tensor<f32>) -> (tensor<4x0xf32>, tensor<f32>)
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<4x0xf32>
    %684:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%683, %2, %682#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<4x0xf32>, tensor<i32>, tensor<f32>) -> (tensor<0xf32>, tensor<f32>)
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %685 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<4x0xf32>
    %686:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%685, %684#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<4x0xf32>, tensor<f32>) -> (tensor<4x0xf32>, tensor<f32>)
    %c_220 = stablehlo.constant dense<1> : tensor<i32>
    %687 = stablehlo.subtract %0, %c_220 : tensor<i32>
    %688:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%679, %679, %687, %6, %686#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<0xf32>, tensor<0xf32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<0xf32>, tensor<f32>)
    %689 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_221 = stablehlo.constant dense<2> : tensor<i32>
    %690 = stablehlo.multiply %c_221, %0 : tensor<i32>
    %691 = stablehlo.broadcast_in_dim %690, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %692 = stablehlo.add %691, %689 : tensor<3xi32>
    %c_222 = stablehlo.constant dense<3> : tensor<i64>
    %693 = call @remainder(%692, %c_222) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_223 = stablehlo.constant dense<1> : tensor<i32>
    %694 = stablehlo.broadcast_in_dim %c_223, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %695 = stablehlo.add %694, %693 : tensor<3xi32>
    %696:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%695, %688#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi32>, tensor<f32>) -> (tensor<3xi32>, tensor<f32>)
    return %17#0, %18#0, %19#0, %20#0, %21#0, %22#0, %23#0, %24#0, %25#0, %26#0, %27#0, %35#0, %36#0, %37#0, %38#0, %39#0, %40#0, %41#0, %42#0, %43#0, %44#0, %45#0, %46#0, %47#0, %56#0, %57#0, %58#0, %59#0, %60#0, %61#0, %70#0, %71#0, %72#0, %73#0, %74#0, %75#0, %84#0, %85#0, %86#0, %87#0, %88#0, %89#0, %98#0, %99#0, %100#0, %101#0, %102#0, %103#0, %112#0, %113#0, %114#0, %115#0, %116#0, %117#0, %126#0, %127#0, %128#0, %129#0, %130#0, %131#0, %140#0, %141#0, %142#0, %143#0, %144#0, %145#0, %154#0, %155#0, %156#0, %157#0, %158#0, %159#0, %160#0, %169#0, %170#0, %171#0, %172#0, %173#0, %174#0, %175#0, %192#0, %193#0, %194#0, %195#0, %196#0, %213#0, %214#0, %215#0, %216#0, %217#0, %237#0, %238#0, %239#0, %240#0, %241#0, %247#0, %254#0, %268#0, %285#0, %286#0, %287#0, %288#0, %289#0, %295#0, %300#0, %312#0, %329#0, %330#0, %331#0, %332#0, %333#0, %339#0, %344#0, %356#0, %373#0, %374#0, %375#0, %376#0, %377#0, %383#0, %388#0, %400#0, %417#0, %418#0, %419#0, %420#0, %421#0, %427#0, %432#0, %444#0, %461#0, %462#0, %463#0, %464#0, %465#0, %471#0, %476#0, %488#0, %521#0, %522#0, %523#0, %524#0, %525#0, %531#0, %544#0, %564#0, %586#0, %589#0, %591#0, %594#0, %596#0, %599#0, %601#0, %603#0, %611#0, %651#0, %654#0, %656#0, %659#0, %661#0, %664#0, %666#0, %668#0, %676#0, %680#0, %681#0, %682#0, %684#0, %686#0, %688#0, %696#0 : tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<3xui8>, tensor<3xui8>, tensor<3xui8>, tensor<3xui8>, tensor<3xui8>, tensor<3xui8>, tensor<3xui16>, tensor<3xui16>, tensor<3xui16>, tensor<3xui16>, tensor<3xui16>, tensor<3xui16>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui64>, tensor<3xui64>, tensor<3xui64>, tensor<3xui64>, tensor<3xui64>, tensor<3xui64>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3xi1>, tensor<4x3xi1>, tensor<4x3xi1>, tensor<3xi1>, tensor<4x3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi8>, tensor<4x3xi8>, tensor<4x3xi8>, tensor<3xi8>, tensor<4x3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xui16>, tensor<4x3xui16>, tensor<4x3xui16>, tensor<3xui16>, tensor<4x3xui16>, tensor<3xui16>, tensor<3xui16>, tensor<3xui16>, tensor<3xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<3xbf16>, tensor<4x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<3xf64>, tensor<4x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x4x3xf32>, tensor<5x4x3xf32>, tensor<5x3xf32>, tensor<5x4x3xf32>, tensor<5x3xf32>, tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x4x3xcomplex<f64>>, tensor<5x4x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x4x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<0xf32>, tensor<0xf32>, tensor<4x0xf32>, tensor<0xf32>, tensor<4x0xf32>, tensor<0xf32>, tensor<3xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i64>) -> tensor<i32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @remainder(%arg0: tensor<3xi32>, %arg1: tensor<i64>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %12 = stablehlo.and %11, %6 : tensor<3xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %14 = stablehlo.add %4, %13 : tensor<3xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<3xi1>, tensor<3xi32>
    return %15 : tensor<3xi32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @remainder_1(%arg0: tensor<4x3xi32>, %arg1: tensor<i64>) -> tensor<4x3xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<4x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4x3xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %12 = stablehlo.and %11, %6 : tensor<4x3xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %14 = stablehlo.add %4, %13 : tensor<4x3xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<4x3xi1>, tensor<4x3xi32>
    return %15 : tensor<4x3xi32>
  }
  func.func private @remainder_2(%arg0: tensor<i32>, %arg1: tensor<i64>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.remainder %arg0, %2 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %7, %4 : tensor<i1>
    %9 = stablehlo.add %3, %2 : tensor<i32>
    %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
    return %10 : tensor<i32>
  }
  func.func private @remainder_3(%arg0: tensor<3x5xi32>, %arg1: tensor<i64>) -> tensor<3x5xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x5xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x5xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %14 = stablehlo.add %4, %13 : tensor<3x5xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<3x5xi1>, tensor<3x5xi32>
    return %15 : tensor<3x5xi32>
  }
  func.func private @remainder_4(%arg0: tensor<4x3x5xi32>, %arg1: tensor<i64>) -> tensor<4x3x5xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4x3x5xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<4x3x5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x3x5xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4x3x5xi32>, tensor<4x3x5xi32>) -> tensor<4x3x5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x3x5xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4x3x5xi32>, tensor<4x3x5xi32>) -> tensor<4x3x5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4x3x5xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4x3x5xi1>, tensor<4x3x5xi1>) -> tensor<4x3x5xi1>
    %12 = stablehlo.and %11, %6 : tensor<4x3x5xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4x3x5xi32>
    %14 = stablehlo.add %4, %13 : tensor<4x3x5xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<4x3x5xi1>, tensor<4x3x5xi32>
    return %15 : tensor<4x3x5xi32>
  }
}
