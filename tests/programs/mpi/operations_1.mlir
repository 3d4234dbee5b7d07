module @jit_operations_1 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<3xi1> {jax.result_info = "result[0]"}, tensor<3xi1> {jax.result_info = "result[1]"}, tensor<3xi1> {jax.result_info = "result[2]"}, tensor<3xi1> {jax.result_info = "result[3]"}, tensor<3xi1> {jax.result_info = "result[4]"}, tensor<3xi1> {jax.result_info = "result[5]"}, tensor<3xi1> {jax.result_info = "result[6]"}, tensor<3xi1> {jax.result_info = "result[7]"}, tensor<3xi1> {jax.result_info = "result[8]"}, tensor<3xi1> {jax.result_info = "result[9]"}, tensor<3xi1> {jax.result_info = "result[10]"}, tensor<3xi32> {jax.result_info = "result[11]"}, tensor<3xi32> {jax.result_info = "result[12]"}, tensor<3xi32> {jax.result_info = "result[13]"}, tensor<3xi32> {jax.result_info = "result[14]"}, tensor<3xi32> {jax.result_info = "result[15]"}, tensor<3xi32> {jax.result_info = "result[16]"}, tensor<3xi32> {jax.result_info = "result[17]"}, tensor<3xi32> {jax.result_info = "result[18]"}, tensor<3xi32> {jax.result_info = "result[19]"}, tensor<3xi32> {jax.result_info = "result[20]"}, tensor<3xi32> {jax.result_info = "result[21]"}, tensor<3xi32> {jax.result_info = "result[22]"}, tensor<3xi32> {jax.result_info = "result[23]"}, tensor<3xi8> {jax.result_info = "result[24]"}, tensor<3xi8> {jax.result_info = "result[25]"}, tensor<3xi8> {jax.result_info = "result[26]"}, tensor<3xi8> {jax.result_info = "result[27]"}, tensor<3xi8> {jax.result_info = "result[28]"}, tensor<3xi8> {jax.result_info = "result[29]"}, tensor<3xi16> {jax.result_info = "result[30]"}, tensor<3xi16> {jax.result_info = "result[31]"}, tensor<3xi16> {jax.result_info = "result[32]"}, tensor<3xi16> {jax.result_info = "result[33]"}, tensor<3xi16> {jax.result_info = "result[34]"}, tensor<3xi16> {jax.result_info = "result[35]"}, tensor<3xi64> {jax.result_info = "result[36]"}, tensor<3xi64> {jax.result_info = "result[37]"}, tensor<3xi64> {jax.result_info = "result[38]"}, tensor<3xi64> {jax.result_info = "result[39]"}, tensor<3xi64> {jax.result_info = "result[40]"}, tensor<3xi64> {jax.result_info = "result[41]"}, tensor<3xui8> {jax.result_info = "result[42]"}, tensor<3xui8> {jax.result_info = "result[43]"}, tensor<3xui8> {jax.result_info = "result[44]"}, tensor<3xui8> {jax.result_info = "result[45]"}, tensor<3xui8> {jax.result_info = "result[46]"}, tensor<3xui8> {jax.result_info = "result[47]"}, tensor<3xui16> {jax.result_info = "result[48]"}, tensor<3xui16> {jax.result_info = "result[49]"}, tensor<3xui16> {jax.result_info = "result[50]"}, tensor<3xui16> {jax.result_info = "result[51]"}, tensor<3xui16> {jax.result_info = "result[52]"}, tensor<3xui16> {jax.result_info = "result[53]"}, tensor<3xui32> {jax.result_info = "result[54]"}, tensor<3xui32> {jax.result_info = "result[55]"}, tensor<3xui32> {jax.result_info = "result[56]"}, tensor<3xui32> {jax.result_info = "result[57]"}, tensor<3xui32> {jax.result_info = "result[58]"}, tensor<3xui32> {jax.result_info = "result[59]"}, tensor<3xui64> {jax.result_info = "result[60]"}, tensor<3xui64> {jax.result_info = "result[61]"}, tensor<3xui64> {jax.result_info = "result[62]"}, tensor<3xui64> {jax.result_info = "result[63]"}, tensor<3xui64> {jax.result_info = "result[64]"}, tensor<3xui64> {jax.result_info = "result[65]"}, tensor<3xf32> {jax.result_info = "result[66]"}, tensor<3xf32> {jax.result_info = "result[67]"}, tensor<3xf32> {jax.result_info = "result[68]"}, tensor<3xf32> {jax.result_info = "result[69]"}, tensor<3xf32> {jax.result_info = "result[70]"}, tensor<3xf32> {jax.result_info = "result[71]"}, tensor<3xf32> {jax.result_info = "result[72]"}, tensor<3xf64> {jax.result_info = "result[73]"}, tensor<3xf64> {jax.result_info = "result[74]"}, tensor<3xf64> {jax.result_info = "result[75]"}, tensor<3xf64> {jax.result_info = "result[76]"}, tensor<3xf64> {jax.result_info = "result[77]"}, tensor<3xf64> {jax.result_info = "result[78]"}, tensor<3xf64> {jax.result_info = "result[79]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[80]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[81]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[82]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[83]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[84]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[85]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[86]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[87]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[88]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[89]"}, tensor<3xi1> {jax.result_info = "result[90]"}, tensor<1x3xi1> {jax.result_info = "result[91]"}, tensor<1x3xi1> {jax.result_info = "result[92]"}, tensor<3xi1> {jax.result_info = "result[93]"}, tensor<1x3xi1> {jax.result_info = "result[94]"}, tensor<3xi1> {jax.result_info = "result[95]"}, tensor<3xi1> {jax.result_info = "result[96]"}, tensor<3xi1> {jax.result_info = "result[97]"}, tensor<3xi8> {jax.result_info = "result[98]"}, tensor<1x3xi8> {jax.result_info = "result[99]"}, tensor<1x3xi8> {jax.result_info = "result[100]"}, tensor<3xi8> {jax.result_info = "result[101]"}, tensor<1x3xi8> {jax.result_info = "result[102]"}, tensor<3xi8> {jax.result_info = "result[103]"}, tensor<3xi8> {jax.result_info = "result[104]"}, tensor<3xi8> {jax.result_info = "result[105]"}, tensor<3xui16> {jax.result_info = "result[106]"}, tensor<1x3xui16> {jax.result_info = "result[107]"}, tensor<1x3xui16> {jax.result_info = "result[108]"}, tensor<3xui16> {jax.result_info = "result[109]"}, tensor<1x3xui16> {jax.result_info = "result[110]"}, tensor<3xui16> {jax.result_info = "result[111]"}, tensor<3xui16> {jax.result_info = "result[112]"}, tensor<3xui16> {jax.result_info = "result[113]"}, tensor<3xbf16> {jax.result_info = "result[114]"}, tensor<1x3xbf16> {jax.result_info = "result[115]"}, tensor<1x3xbf16> {jax.result_info = "result[116]"}, tensor<3xbf16> {jax.result_info = "result[117]"}, tensor<1x3xbf16> {jax.result_info = "result[118]"}, tensor<3xbf16> {jax.result_info = "result[119]"}, tensor<3xbf16> {jax.result_info = "result[120]"}, tensor<3xbf16> {jax.result_info = "result[121]"}, tensor<3xf32> {jax.result_info = "result[122]"}, tensor<1x3xf32> {jax.result_info = "result[123]"}, tensor<1x3xf32> {jax.result_info = "result[124]"}, tensor<3xf32> {jax.result_info = "result[125]"}, tensor<1x3xf32> {jax.result_info = "result[126]"}, tensor<3xf32> {jax.result_info = "result[127]"}, tensor<3xf32> {jax.result_info = "result[128]"}, tensor<3xf32> {jax.result_info = "result[129]"}, tensor<3xf64> {jax.result_info = "result[130]"}, tensor<1x3xf64> {jax.result_info = "result[131]"}, tensor<1x3xf64> {jax.result_info = "result[132]"}, tensor<3xf64> {jax.result_info = "result[133]"}, tensor<1x3xf64> {jax.result_info = "result[134]"}, tensor<3xf64> {jax.result_info = "result[135]"}, tensor<3xf64> {jax.result_info = "result[136]"}, tensor<3xf64> {jax.result_info = "result[137]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[138]"}, tensor<1x3xcomplex<f64>> {jax.result_info = "result[139]"}, tensor<1x3xcomplex<f64>> {jax.result_info = "result[140]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[141]"}, tensor<1x3xcomplex<f64>> {jax.result_info = "result[142]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[143]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[144]"}, tensor<3xcomplex<f64>> {jax.result_info = "result[145]"}, tensor<5x3xf32> {jax.result_info = "result[146]"}, tensor<5x3xf32> {jax.result_info = "result[147]"}, tensor<5x3xf32> {jax.result_info = "result[148]"}, tensor<5x3xf32> {jax.result_info = "result[149]"}, tensor<5x1x3xf32> {jax.result_info = "result[150]"}, tensor<5x1x3xf32> {jax.result_info = "result[151]"}, tensor<5x3xf32> {jax.result_info = "result[152]"}, tensor<5x1x3xf32> {jax.result_info = "result[153]"}, tensor<5x3xf32> {jax.result_info = "result[154]"}, tensor<5x3xcomplex<f64>> {jax.result_info = "result[155]"}, tensor<5x3xcomplex<f64>> {jax.result_info = "result[156]"}, tensor<5x3xcomplex<f64>> {jax.result_info = "result[157]"}, tensor<5x3xcomplex<f64>> {jax.result_info = "result[158]"}, tensor<5x1x3xcomplex<f64>> {jax.result_info = "result[159]"}, tensor<5x1x3xcomplex<f64>> {jax.result_info = "result[160]"}, tensor<5x3xcomplex<f64>> {jax.result_info = "result[161]"}, tensor<5x1x3xcomplex<f64>> {jax.result_info = "result[162]"}, tensor<5x3xcomplex<f64>> {jax.result_info = "result[163]"}, tensor<0xf32> {jax.result_info = "result[164]"}, tensor<0xf32> {jax.result_info = "result[165]"}, tensor<1x0xf32> {jax.result_info = "result[166]"}, tensor<0xf32> {jax.result_info = "result[167]"}, tensor<1x0xf32> {jax.result_info = "result[168]"}, tensor<0xf32> {jax.result_info = "result[169]"}, tensor<3xi32> {jax.result_info = "result[170]"}) {
    %0 = stablehlo.custom_call @pjrtlite_mpi_rank() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %1 = stablehlo.custom_call @pjrtlite_mpi_size() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.subtract %1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %0, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
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
    %229 = stablehlo.iota dim = 0 : tensor<1xi32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x3xi32>
    %232 = stablehlo.add %228, %231 : tensor<1x3xi32>
    %c_56 = stablehlo.constant dense<2> : tensor<i64>
    %233 = call @remainder_1(%232, %c_56) : (tensor<1x3xi32>, tensor<i64>) -> tensor<1x3xi32>
    %c_57 = stablehlo.constant dense<1> : tensor<i32>
    %234 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<1x3xi32>
    %235 = stablehlo.compare EQ, %233, %234, SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %236:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%227, %2, %217#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<i32>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %237:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%227, %236#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<f32>) -> (tensor<1x3xi1>, tensor<f32>)
    %238:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%227, %237#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<f32>) -> (tensor<1x3xi1>, tensor<f32>)
    %239:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%235, %2, %238#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<1x3xi1>, tensor<i32>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %240:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%235, %239#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<1x3xi1>, tensor<f32>) -> (tensor<1x3xi1>, tensor<f32>)
    %c_58 = stablehlo.constant dense<1> : tensor<i32>
    %241 = stablehlo.add %0, %c_58 : tensor<i32>
    %c_59 = stablehlo.constant dense<1> : tensor<i32>
    %242 = stablehlo.subtract %241, %c_59 : tensor<i32>
    %c_60 = stablehlo.constant dense<1> : tensor<i64>
    %243 = call @remainder_2(%242, %c_60) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_61 = stablehlo.constant dense<1> : tensor<i32>
    %244 = stablehlo.add %0, %c_61 : tensor<i32>
    %c_62 = stablehlo.constant dense<1> : tensor<i64>
    %245 = call @remainder_2(%244, %c_62) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %246:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%227, %227, %243, %245, %240#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<3xi1>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %c_63 = stablehlo.constant dense<1> : tensor<i32>
    %247 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %248 = stablehlo.add %224, %247 : tensor<3xi32>
    %c_64 = stablehlo.constant dense<2> : tensor<i64>
    %249 = call @remainder(%248, %c_64) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_65 = stablehlo.constant dense<1> : tensor<i32>
    %250 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %251 = stablehlo.compare EQ, %249, %250, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_66 = stablehlo.constant dense<1> : tensor<i32>
    %252 = stablehlo.subtract %0, %c_66 : tensor<i32>
    %253:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%227, %251, %252, %6, %246#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 7 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<3xi1>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %c_67 = stablehlo.constant dense<2> : tensor<i64>
    %254 = call @remainder_2(%0, %c_67) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %255 = stablehlo.compare EQ, %254, %c_68, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_69 = stablehlo.constant dense<-1> : tensor<i64>
    %256 = call @_where(%255, %6, %c_69) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %257 = stablehlo.custom_call @pjrtlite_mpi_send(%227, %256, %253#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %c_70 = stablehlo.constant dense<2> : tensor<i32>
    %258 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %259 = stablehlo.add %224, %258 : tensor<3xi32>
    %c_71 = stablehlo.constant dense<2> : tensor<i64>
    %260 = call @remainder(%259, %c_71) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_72 = stablehlo.constant dense<1> : tensor<i32>
    %261 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %262 = stablehlo.compare EQ, %260, %261, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_73 = stablehlo.constant dense<2> : tensor<i64>
    %263 = call @remainder_2(%0, %c_73) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_74 = stablehlo.constant dense<1> : tensor<i32>
    %264 = stablehlo.compare EQ, %263, %c_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_75 = stablehlo.constant dense<1> : tensor<i32>
    %265 = stablehlo.subtract %0, %c_75 : tensor<i32>
    %c_76 = stablehlo.constant dense<-1> : tensor<i64>
    %266 = call @_where(%264, %265, %c_76) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %267:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%262, %266, %257) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi1>, tensor<i32>, tensor<f32>) -> (tensor<3xi1>, tensor<f32>)
    %268 = stablehlo.custom_call @pjrtlite_mpi_barrier(%267#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    %269 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_77 = stablehlo.constant dense<2> : tensor<i32>
    %270 = stablehlo.multiply %c_77, %0 : tensor<i32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %272 = stablehlo.add %271, %269 : tensor<3xi32>
    %c_78 = stablehlo.constant dense<3> : tensor<i64>
    %273 = call @remainder(%272, %c_78) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_79 = stablehlo.constant dense<1> : tensor<i32>
    %274 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %275 = stablehlo.add %274, %273 : tensor<3xi32>
    %276 = stablehlo.convert %275 : (tensor<3xi32>) -> tensor<3xi8>
    %277 = stablehlo.broadcast_in_dim %275, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %278 = stablehlo.iota dim = 0 : tensor<1xi32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x3xi32>
    %281 = stablehlo.add %277, %280 : tensor<1x3xi32>
    %282 = stablehlo.convert %281 : (tensor<1x3xi32>) -> tensor<1x3xi8>
    %283:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%276, %2, %268) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<i32>, tensor<f32>) -> (tensor<3xi8>, tensor<f32>)
    %284:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%276, %283#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<f32>) -> (tensor<1x3xi8>, tensor<f32>)
    %285:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%276, %284#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<f32>) -> (tensor<1x3xi8>, tensor<f32>)
    %286:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%282, %2, %285#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<1x3xi8>, tensor<i32>, tensor<f32>) -> (tensor<3xi8>, tensor<f32>)
    %287:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%282, %286#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<1x3xi8>, tensor<f32>) -> (tensor<1x3xi8>, tensor<f32>)
    %c_80 = stablehlo.constant dense<1> : tensor<i32>
    %288 = stablehlo.add %0, %c_80 : tensor<i32>
    %c_81 = stablehlo.constant dense<1> : tensor<i32>
    %289 = stablehlo.subtract %288, %c_81 : tensor<i32>
    %c_82 = stablehlo.constant dense<1> : tensor<i64>
    %290 = call @remainder_2(%289, %c_82) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_83 = stablehlo.constant dense<1> : tensor<i32>
    %291 = stablehlo.add %0, %c_83 : tensor<i32>
    %c_84 = stablehlo.constant dense<1> : tensor<i64>
    %292 = call @remainder_2(%291, %c_84) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %293:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%276, %276, %290, %292, %287#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<3xi8>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xi8>, tensor<f32>)
    %c_85 = stablehlo.constant dense<1> : tensor<i32>
    %294 = stablehlo.broadcast_in_dim %c_85, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %295 = stablehlo.add %275, %294 : tensor<3xi32>
    %296 = stablehlo.convert %295 : (tensor<3xi32>) -> tensor<3xi8>
    %c_86 = stablehlo.constant dense<1> : tensor<i32>
    %297 = stablehlo.subtract %0, %c_86 : tensor<i32>
    %298:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%276, %296, %297, %6, %293#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 7 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<3xi8>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xi8>, tensor<f32>)
    %c_87 = stablehlo.constant dense<2> : tensor<i64>
    %299 = call @remainder_2(%0, %c_87) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %300 = stablehlo.compare EQ, %299, %c_88, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_89 = stablehlo.constant dense<-1> : tensor<i64>
    %301 = call @_where(%300, %6, %c_89) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %302 = stablehlo.custom_call @pjrtlite_mpi_send(%276, %301, %298#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %c_90 = stablehlo.constant dense<2> : tensor<i32>
    %303 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %304 = stablehlo.add %275, %303 : tensor<3xi32>
    %305 = stablehlo.convert %304 : (tensor<3xi32>) -> tensor<3xi8>
    %c_91 = stablehlo.constant dense<2> : tensor<i64>
    %306 = call @remainder_2(%0, %c_91) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_92 = stablehlo.constant dense<1> : tensor<i32>
    %307 = stablehlo.compare EQ, %306, %c_92, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_93 = stablehlo.constant dense<1> : tensor<i32>
    %308 = stablehlo.subtract %0, %c_93 : tensor<i32>
    %c_94 = stablehlo.constant dense<-1> : tensor<i64>
    %309 = call @_where(%307, %308, %c_94) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %310:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%305, %309, %302) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi8>, tensor<i32>, tensor<f32>) -> (tensor<3xi8>, tensor<f32>)
    %311 = stablehlo.custom_call @pjrtlite_mpi_barrier(%310#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    %312 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_95 = stablehlo.constant dense<2> : tensor<i32>
    %313 = stablehlo.multiply %c_95, %0 : tensor<i32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %315 = stablehlo.add %314, %312 : tensor<3xi32>
    %c_96 = stablehlo.constant dense<3> : tensor<i64>
    %316 = call @remainder(%315, %c_96) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_97 = stablehlo.constant dense<1> : tensor<i32>
    %317 = stablehlo.broadcast_in_dim %c_97, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %318 = stablehlo.add %317, %316 : tensor<3xi32>
    %319 = stablehlo.convert %318 : (tensor<3xi32>) -> tensor<3xui16>
    %320 = stablehlo.broadcast_in_dim %318, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %321 = stablehlo.iota dim = 0 : tensor<1xi32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %323 = stablehlo.broadcast_in_dim %322, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x3xi32>
    %324 = stablehlo.add %320, %323 : tensor<1x3xi32>
    %325 = stablehlo.convert %324 : (tensor<1x3xi32>) -> tensor<1x3xui16>
    %326:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%319, %2, %311) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<i32>, tensor<f32>) -> (tensor<3xui16>, tensor<f32>)
    %327:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%319, %326#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<f32>) -> (tensor<1x3xui16>, tensor<f32>)
    %328:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%319, %327#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<f32>) -> (tensor<1x3xui16>, tensor<f32>)
    %329:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%325, %2, %328#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<1x3xui16>, tensor<i32>, tensor<f32>) -> (tensor<3xui16>, tensor<f32>)
    %330:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%325, %329#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<1x3xui16>, tensor<f32>) -> (tensor<1x3xui16>, tensor<f32>)
    %c_98 = stablehlo.constant dense<1> : tensor<i32>
    %331 = stablehlo.add %0, %c_98 : tensor<i32>
    %c_99 = stablehlo.constant dense<1> : tensor<i32>
    %332 = stablehlo.subtract %331, %c_99 : tensor<i32>
    %c_100 = stablehlo.constant dense<1> : tensor<i64>
    %333 = call @remainder_2(%332, %c_100) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_101 = stablehlo.constant dense<1> : tensor<i32>
    %334 = stablehlo.add %0, %c_101 : tensor<i32>
    %c_102 = stablehlo.constant dense<1> : tensor<i64>
    %335 = call @remainder_2(%334, %c_102) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %336:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%319, %319, %333, %335, %330#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<3xui16>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xui16>, tensor<f32>)
    %c_103 = stablehlo.constant dense<1> : tensor<i32>
    %337 = stablehlo.broadcast_in_dim %c_103, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %338 = stablehlo.add %318, %337 : tensor<3xi32>
    %339 = stablehlo.convert %338 : (tensor<3xi32>) -> tensor<3xui16>
    %c_104 = stablehlo.constant dense<1> : tensor<i32>
    %340 = stablehlo.subtract %0, %c_104 : tensor<i32>
    %341:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%319, %339, %340, %6, %336#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 7 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<3xui16>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xui16>, tensor<f32>)
    %c_105 = stablehlo.constant dense<2> : tensor<i64>
    %342 = call @remainder_2(%0, %c_105) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %343 = stablehlo.compare EQ, %342, %c_106, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_107 = stablehlo.constant dense<-1> : tensor<i64>
    %344 = call @_where(%343, %6, %c_107) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %345 = stablehlo.custom_call @pjrtlite_mpi_send(%319, %344, %341#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %c_108 = stablehlo.constant dense<2> : tensor<i32>
    %346 = stablehlo.broadcast_in_dim %c_108, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %347 = stablehlo.add %318, %346 : tensor<3xi32>
    %348 = stablehlo.convert %347 : (tensor<3xi32>) -> tensor<3xui16>
    %c_109 = stablehlo.constant dense<2> : tensor<i64>
    %349 = call @remainder_2(%0, %c_109) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_110 = stablehlo.constant dense<1> : tensor<i32>
    %350 = stablehlo.compare EQ, %349, %c_110, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_111 = stablehlo.constant dense<1> : tensor<i32>
    %351 = stablehlo.subtract %0, %c_111 : tensor<i32>
    %c_112 = stablehlo.constant dense<-1> : tensor<i64>
    %352 = call @_where(%350, %351, %c_112) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %353:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%348, %352, %345) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xui16>, tensor<i32>, tensor<f32>) -> (tensor<3xui16>, tensor<f32>)
    %354 = stablehlo.custom_call @pjrtlite_mpi_barrier(%353#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    %355 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_113 = stablehlo.constant dense<2> : tensor<i32>
    %356 = stablehlo.multiply %c_113, %0 : tensor<i32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %358 = stablehlo.add %357, %355 : tensor<3xi32>
    %c_114 = stablehlo.constant dense<3> : tensor<i64>
    %359 = call @remainder(%358, %c_114) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_115 = stablehlo.constant dense<1> : tensor<i32>
    %360 = stablehlo.broadcast_in_dim %c_115, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %361 = stablehlo.add %360, %359 : tensor<3xi32>
    %362 = stablehlo.convert %361 : (tensor<3xi32>) -> tensor<3xbf16>
    %363 = stablehlo.broadcast_in_dim %361, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %364 = stablehlo.iota dim = 0 : tensor<1xi32>
    %365 = stablehlo.broadcast_in_dim %364, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x3xi32>
    %367 = stablehlo.add %363, %366 : tensor<1x3xi32>
    %368 = stablehlo.convert %367 : (tensor<1x3xi32>) -> tensor<1x3xbf16>
    %369:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%362, %2, %354) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xbf16>, tensor<i32>, tensor<f32>) -> (tensor<3xbf16>, tensor<f32>)
    %370:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%362, %369#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xbf16>, tensor<f32>) -> (tensor<1x3xbf16>, tensor<f32>)
    %371:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%362, %370#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xbf16>, tensor<f32>) -> (tensor<1x3xbf16>, tensor<f32>)
    %372:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%368, %2, %371#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<1x3xbf16>, tensor<i32>, tensor<f32>) -> (tensor<3xbf16>, tensor<f32>)
    %373:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%368, %372#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<1x3xbf16>, tensor<f32>) -> (tensor<1x3xbf16>, tensor<f32>)
    %c_116 = stablehlo.constant dense<1> : tensor<i32>
    %374 = stablehlo.add %0, %c_116 : tensor<i32>
    %c_117 = stablehlo.constant dense<1> : tensor<i32>
    %375 = stablehlo.subtract %374, %c_117 : tensor<i32>
    %c_118 = stablehlo.constant dense<1> : tensor<i64>
    %376 = call @remainder_2(%375, %c_118) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_119 = stablehlo.constant dense<1> : tensor<i32>
    %377 = stablehlo.add %0, %c_119 : tensor<i32>
    %c_120 = stablehlo.constant dense<1> : tensor<i64>
    %378 = call @remainder_2(%377, %c_120) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %379:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%362, %362, %376, %378, %373#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xbf16>, tensor<3xbf16>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xbf16>, tensor<f32>)
    %c_121 = stablehlo.constant dense<1> : tensor<i32>
    %380 = stablehlo.broadcast_in_dim %c_121, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %381 = stablehlo.add %361, %380 : tensor<3xi32>
    %382 = stablehlo.convert %381 : (tensor<3xi32>) -> tensor<3xbf16>
    %c_122 = stablehlo.constant dense<1> : tensor<i32>
    %383 = stablehlo.subtract %0, %c_122 : tensor<i32>
    %384:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%362, %382, %383, %6, %379#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 7 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xbf16>, tensor<3xbf16>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xbf16>, tensor<f32>)
    %c_123 = stablehlo.constant dense<2> : tensor<i64>
    %385 = call @remainder_2(%0, %c_123) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_124 = stablehlo.constant dense<0> : tensor<i32>
    %386 = stablehlo.compare EQ, %385, %c_124, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_125 = stablehlo.constant dense<-1> : tensor<i64>
    %387 = call @_where(%386, %6, %c_125) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %388 = stablehlo.custom_call @pjrtlite_mpi_send(%362, %387, %384#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xbf16>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %c_126 = stablehlo.constant dense<2> : tensor<i32>
    %389 = stablehlo.broadcast_in_dim %c_126, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %390 = stablehlo.add %361, %389 : tensor<3xi32>
    %391 = stablehlo.convert %390 : (tensor<3xi32>) -> tensor<3xbf16>
    %c_127 = stablehlo.constant dense<2> : tensor<i64>
    %392 = call @remainder_2(%0, %c_127) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_128 = stablehlo.constant dense<1> : tensor<i32>
    %393 = stablehlo.compare EQ, %392, %c_128, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_129 = stablehlo.constant dense<1> : tensor<i32>
    %394 = stablehlo.subtract %0, %c_129 : tensor<i32>
    %c_130 = stablehlo.constant dense<-1> : tensor<i64>
    %395 = call @_where(%393, %394, %c_130) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %396:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%391, %395, %388) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xbf16>, tensor<i32>, tensor<f32>) -> (tensor<3xbf16>, tensor<f32>)
    %397 = stablehlo.custom_call @pjrtlite_mpi_barrier(%396#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    %398 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_131 = stablehlo.constant dense<2> : tensor<i32>
    %399 = stablehlo.multiply %c_131, %0 : tensor<i32>
    %400 = stablehlo.broadcast_in_dim %399, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %401 = stablehlo.add %400, %398 : tensor<3xi32>
    %c_132 = stablehlo.constant dense<3> : tensor<i64>
    %402 = call @remainder(%401, %c_132) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_133 = stablehlo.constant dense<1> : tensor<i32>
    %403 = stablehlo.broadcast_in_dim %c_133, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %404 = stablehlo.add %403, %402 : tensor<3xi32>
    %405 = stablehlo.convert %404 : (tensor<3xi32>) -> tensor<3xf32>
    %406 = stablehlo.broadcast_in_dim %404, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %407 = stablehlo.iota dim = 0 : tensor<1xi32>
    %408 = stablehlo.broadcast_in_dim %407, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %409 = stablehlo.broadcast_in_dim %408, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x3xi32>
    %410 = stablehlo.add %406, %409 : tensor<1x3xi32>
    %411 = stablehlo.convert %410 : (tensor<1x3xi32>) -> tensor<1x3xf32>
    %412:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%405, %2, %397) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<i32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %413:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%405, %412#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<f32>) -> (tensor<1x3xf32>, tensor<f32>)
    %414:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%405, %413#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<f32>) -> (tensor<1x3xf32>, tensor<f32>)
    %415:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%411, %2, %414#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<1x3xf32>, tensor<i32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %416:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%411, %415#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<1x3xf32>, tensor<f32>) -> (tensor<1x3xf32>, tensor<f32>)
    %c_134 = stablehlo.constant dense<1> : tensor<i32>
    %417 = stablehlo.add %0, %c_134 : tensor<i32>
    %c_135 = stablehlo.constant dense<1> : tensor<i32>
    %418 = stablehlo.subtract %417, %c_135 : tensor<i32>
    %c_136 = stablehlo.constant dense<1> : tensor<i64>
    %419 = call @remainder_2(%418, %c_136) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_137 = stablehlo.constant dense<1> : tensor<i32>
    %420 = stablehlo.add %0, %c_137 : tensor<i32>
    %c_138 = stablehlo.constant dense<1> : tensor<i64>
    %421 = call @remainder_2(%420, %c_138) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %422:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%405, %405, %419, %421, %416#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %c_139 = stablehlo.constant dense<1> : tensor<i32>
    %423 = stablehlo.broadcast_in_dim %c_139, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %424 = stablehlo.add %404, %423 : tensor<3xi32>
    %425 = stablehlo.convert %424 : (tensor<3xi32>) -> tensor<3xf32>
    %c_140 = stablehlo.constant dense<1> : tensor<i32>
    %426 = stablehlo.subtract %0, %c_140 : tensor<i32>
    %427:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%405, %425, %426, %6, %422#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 7 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %c_141 = stablehlo.constant dense<2> : tensor<i64>
    %428 = call @remainder_2(%0, %c_141) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_142 = stablehlo.constant dense<0> : tensor<i32>
    %429 = stablehlo.compare EQ, %428, %c_142, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_143 = stablehlo.constant dense<-1> : tensor<i64>
    %430 = call @_where(%429, %6, %c_143) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %431 = stablehlo.custom_call @pjrtlite_mpi_send(%405, %430, %427#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %c_144 = stablehlo.constant dense<2> : tensor<i32>
    %432 = stablehlo.broadcast_in_dim %c_144, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %433 = stablehlo.add %404, %432 : tensor<3xi32>
    %434 = stablehlo.convert %433 : (tensor<3xi32>) -> tensor<3xf32>
    %c_145 = stablehlo.constant dense<2> : tensor<i64>
    %435 = call @remainder_2(%0, %c_145) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_146 = stablehlo.constant dense<1> : tensor<i32>
    %436 = stablehlo.compare EQ, %435, %c_146, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_147 = stablehlo.constant dense<1> : tensor<i32>
    %437 = stablehlo.subtract %0, %c_147 : tensor<i32>
    %c_148 = stablehlo.constant dense<-1> : tensor<i64>
    %438 = call @_where(%436, %437, %c_148) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %439:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%434, %438, %431) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf32>, tensor<i32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %440 = stablehlo.custom_call @pjrtlite_mpi_barrier(%439#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    %441 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_149 = stablehlo.constant dense<2> : tensor<i32>
    %442 = stablehlo.multiply %c_149, %0 : tensor<i32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %444 = stablehlo.add %443, %441 : tensor<3xi32>
    %c_150 = stablehlo.constant dense<3> : tensor<i64>
    %445 = call @remainder(%444, %c_150) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_151 = stablehlo.constant dense<1> : tensor<i32>
    %446 = stablehlo.broadcast_in_dim %c_151, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %447 = stablehlo.add %446, %445 : tensor<3xi32>
    %448 = stablehlo.convert %447 : (tensor<3xi32>) -> tensor<3xf64>
    %449 = stablehlo.broadcast_in_dim %447, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %450 = stablehlo.iota dim = 0 : tensor<1xi32>
    %451 = stablehlo.broadcast_in_dim %450, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %452 = stablehlo.broadcast_in_dim %451, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x3xi32>
    %453 = stablehlo.add %449, %452 : tensor<1x3xi32>
    %454 = stablehlo.convert %453 : (tensor<1x3xi32>) -> tensor<1x3xf64>
    %455:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%448, %2, %440) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %456:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%448, %455#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<1x3xf64>, tensor<f32>)
    %457:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%448, %456#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<1x3xf64>, tensor<f32>)
    %458:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%454, %2, %457#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<1x3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %459:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%454, %458#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<1x3xf64>, tensor<f32>) -> (tensor<1x3xf64>, tensor<f32>)
    %c_152 = stablehlo.constant dense<1> : tensor<i32>
    %460 = stablehlo.add %0, %c_152 : tensor<i32>
    %c_153 = stablehlo.constant dense<1> : tensor<i32>
    %461 = stablehlo.subtract %460, %c_153 : tensor<i32>
    %c_154 = stablehlo.constant dense<1> : tensor<i64>
    %462 = call @remainder_2(%461, %c_154) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_155 = stablehlo.constant dense<1> : tensor<i32>
    %463 = stablehlo.add %0, %c_155 : tensor<i32>
    %c_156 = stablehlo.constant dense<1> : tensor<i64>
    %464 = call @remainder_2(%463, %c_156) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %465:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%448, %448, %462, %464, %459#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %c_157 = stablehlo.constant dense<1> : tensor<i32>
    %466 = stablehlo.broadcast_in_dim %c_157, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %467 = stablehlo.add %447, %466 : tensor<3xi32>
    %468 = stablehlo.convert %467 : (tensor<3xi32>) -> tensor<3xf64>
    %c_158 = stablehlo.constant dense<1> : tensor<i32>
    %469 = stablehlo.subtract %0, %c_158 : tensor<i32>
    %470:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%448, %468, %469, %6, %465#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 7 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %c_159 = stablehlo.constant dense<2> : tensor<i64>
    %471 = call @remainder_2(%0, %c_159) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_160 = stablehlo.constant dense<0> : tensor<i32>
    %472 = stablehlo.compare EQ, %471, %c_160, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_161 = stablehlo.constant dense<-1> : tensor<i64>
    %473 = call @_where(%472, %6, %c_161) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %474 = stablehlo.custom_call @pjrtlite_mpi_send(%448, %473, %470#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %c_162 = stablehlo.constant dense<2> : tensor<i32>
    %475 = stablehlo.broadcast_in_dim %c_162, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %476 = stablehlo.add %447, %475 : tensor<3xi32>
    %477 = stablehlo.convert %476 : (tensor<3xi32>) -> tensor<3xf64>
    %c_163 = stablehlo.constant dense<2> : tensor<i64>
    %478 = call @remainder_2(%0, %c_163) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_164 = stablehlo.constant dense<1> : tensor<i32>
    %479 = stablehlo.compare EQ, %478, %c_164, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_165 = stablehlo.constant dense<1> : tensor<i32>
    %480 = stablehlo.subtract %0, %c_165 : tensor<i32>
    %c_166 = stablehlo.constant dense<-1> : tensor<i64>
    %481 = call @_where(%479, %480, %c_166) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %482:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%477, %481, %474) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %483 = stablehlo.custom_call @pjrtlite_mpi_barrier(%482#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    %484 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_167 = stablehlo.constant dense<2> : tensor<i32>
    %485 = stablehlo.multiply %c_167, %0 : tensor<i32>
    %486 = stablehlo.broadcast_in_dim %485, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %487 = stablehlo.add %486, %484 : tensor<3xi32>
    %c_168 = stablehlo.constant dense<3> : tensor<i64>
    %488 = call @remainder(%487, %c_168) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_169 = stablehlo.constant dense<1> : tensor<i32>
    %489 = stablehlo.broadcast_in_dim %c_169, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %490 = stablehlo.add %489, %488 : tensor<3xi32>
    %c_170 = stablehlo.constant dense<3> : tensor<i64>
    %491 = call @remainder(%490, %c_170) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_171 = stablehlo.constant dense<1> : tensor<i32>
    %492 = stablehlo.broadcast_in_dim %c_171, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %493 = stablehlo.add %492, %491 : tensor<3xi32>
    %494 = stablehlo.convert %493 : (tensor<3xi32>) -> tensor<3xcomplex<f64>>
    %cst_172 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %495 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    %496 = stablehlo.multiply %495, %494 : tensor<3xcomplex<f64>>
    %497 = stablehlo.convert %490 : (tensor<3xi32>) -> tensor<3xcomplex<f64>>
    %498 = stablehlo.add %497, %496 : tensor<3xcomplex<f64>>
    %499 = stablehlo.convert %498 : tensor<3xcomplex<f64>>
    %500 = stablehlo.broadcast_in_dim %490, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %501 = stablehlo.iota dim = 0 : tensor<1xi32>
    %502 = stablehlo.broadcast_in_dim %501, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x3xi32>
    %504 = stablehlo.add %500, %503 : tensor<1x3xi32>
    %c_173 = stablehlo.constant dense<3> : tensor<i64>
    %505 = call @remainder_1(%504, %c_173) : (tensor<1x3xi32>, tensor<i64>) -> tensor<1x3xi32>
    %c_174 = stablehlo.constant dense<1> : tensor<i32>
    %506 = stablehlo.broadcast_in_dim %c_174, dims = [] : (tensor<i32>) -> tensor<1x3xi32>
    %507 = stablehlo.add %506, %505 : tensor<1x3xi32>
    %508 = stablehlo.convert %507 : (tensor<1x3xi32>) -> tensor<1x3xcomplex<f64>>
    %cst_175 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %509 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<complex<f64>>) -> tensor<1x3xcomplex<f64>>
    %510 = stablehlo.multiply %509, %508 : tensor<1x3xcomplex<f64>>
    %511 = stablehlo.convert %504 : (tensor<1x3xi32>) -> tensor<1x3xcomplex<f64>>
    %512 = stablehlo.add %511, %510 : tensor<1x3xcomplex<f64>>
    %513 = stablehlo.convert %512 : tensor<1x3xcomplex<f64>>
    %514:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%499, %2, %483) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<i32>, tensor<f32>) -> (tensor<3xcomplex<f64>>, tensor<f32>)
    %515:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%499, %514#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<f32>) -> (tensor<1x3xcomplex<f64>>, tensor<f32>)
    %516:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%499, %515#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<f32>) -> (tensor<1x3xcomplex<f64>>, tensor<f32>)
    %517:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%513, %2, %516#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<1x3xcomplex<f64>>, tensor<i32>, tensor<f32>) -> (tensor<3xcomplex<f64>>, tensor<f32>)
    %518:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%513, %517#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<1x3xcomplex<f64>>, tensor<f32>) -> (tensor<1x3xcomplex<f64>>, tensor<f32>)
    %c_176 = stablehlo.constant dense<1> : tensor<i32>
    %519 = stablehlo.add %0, %c_176 : tensor<i32>
    %c_177 = stablehlo.constant dense<1> : tensor<i32>
    %520 = stablehlo.subtract %519, %c_177 : tensor<i32>
    %c_178 = stablehlo.constant dense<1> : tensor<i64>
    %521 = call @remainder_2(%520, %c_178) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_179 = stablehlo.constant dense<1> : tensor<i32>
    %522 = stablehlo.add %0, %c_179 : tensor<i32>
    %c_180 = stablehlo.constant dense<1> : tensor<i64>
    %523 = call @remainder_2(%522, %c_180) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %524:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%499, %499, %521, %523, %518#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xcomplex<f64>>, tensor<f32>)
    %c_181 = stablehlo.constant dense<1> : tensor<i32>
    %525 = stablehlo.broadcast_in_dim %c_181, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %526 = stablehlo.add %490, %525 : tensor<3xi32>
    %c_182 = stablehlo.constant dense<3> : tensor<i64>
    %527 = call @remainder(%526, %c_182) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_183 = stablehlo.constant dense<1> : tensor<i32>
    %528 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %529 = stablehlo.add %528, %527 : tensor<3xi32>
    %530 = stablehlo.convert %529 : (tensor<3xi32>) -> tensor<3xcomplex<f64>>
    %cst_184 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %531 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    %532 = stablehlo.multiply %531, %530 : tensor<3xcomplex<f64>>
    %533 = stablehlo.convert %526 : (tensor<3xi32>) -> tensor<3xcomplex<f64>>
    %534 = stablehlo.add %533, %532 : tensor<3xcomplex<f64>>
    %535 = stablehlo.convert %534 : tensor<3xcomplex<f64>>
    %c_185 = stablehlo.constant dense<1> : tensor<i32>
    %536 = stablehlo.subtract %0, %c_185 : tensor<i32>
    %537:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%499, %535, %536, %6, %524#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 7 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xcomplex<f64>>, tensor<f32>)
    %c_186 = stablehlo.constant dense<2> : tensor<i64>
    %538 = call @remainder_2(%0, %c_186) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_187 = stablehlo.constant dense<0> : tensor<i32>
    %539 = stablehlo.compare EQ, %538, %c_187, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_188 = stablehlo.constant dense<-1> : tensor<i64>
    %540 = call @_where(%539, %6, %c_188) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %541 = stablehlo.custom_call @pjrtlite_mpi_send(%499, %540, %537#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %c_189 = stablehlo.constant dense<2> : tensor<i32>
    %542 = stablehlo.broadcast_in_dim %c_189, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %543 = stablehlo.add %490, %542 : tensor<3xi32>
    %c_190 = stablehlo.constant dense<3> : tensor<i64>
    %544 = call @remainder(%543, %c_190) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_191 = stablehlo.constant dense<1> : tensor<i32>
    %545 = stablehlo.broadcast_in_dim %c_191, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %546 = stablehlo.add %545, %544 : tensor<3xi32>
    %547 = stablehlo.convert %546 : (tensor<3xi32>) -> tensor<3xcomplex<f64>>
    %cst_192 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %548 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    %549 = stablehlo.multiply %548, %547 : tensor<3xcomplex<f64>>
    %550 = stablehlo.convert %543 : (tensor<3xi32>) -> tensor<3xcomplex<f64>>
    %551 = stablehlo.add %550, %549 : tensor<3xcomplex<f64>>
    %552 = stablehlo.convert %551 : tensor<3xcomplex<f64>>
    %c_193 = stablehlo.constant dense<2> : tensor<i64>
    %553 = call @remainder_2(%0, %c_193) : (tensor<i32>, tensor<i64>) -> tensor<i32>
    %c_194 = stablehlo.constant dense<1> : tensor<i32>
    %554 = stablehlo.compare EQ, %553, %c_194, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_195 = stablehlo.constant dense<1> : tensor<i32>
    %555 = stablehlo.subtract %0, %c_195 : tensor<i32>
    %c_196 = stablehlo.constant dense<-1> : tensor<i64>
    %556 = call @_where(%554, %555, %c_196) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %557:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%552, %556, %541) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xcomplex<f64>>, tensor<i32>, tensor<f32>) -> (tensor<3xcomplex<f64>>, tensor<f32>)
    %558 = stablehlo.custom_call @pjrtlite_mpi_barrier(%557#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    %559 = stablehlo.iota dim = 0 : tensor<15xi32>
    %560 = stablehlo.reshape %559 : (tensor<15xi32>) -> tensor<3x5xi32>
    %c_197 = stablehlo.constant dense<2> : tensor<i32>
    %561 = stablehlo.multiply %c_197, %0 : tensor<i32>
    %562 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %563 = stablehlo.add %562, %560 : tensor<3x5xi32>
    %c_198 = stablehlo.constant dense<3> : tensor<i64>
    %564 = call @remainder_3(%563, %c_198) : (tensor<3x5xi32>, tensor<i64>) -> tensor<3x5xi32>
    %c_199 = stablehlo.constant dense<1> : tensor<i32>
    %565 = stablehlo.broadcast_in_dim %c_199, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %566 = stablehlo.add %565, %564 : tensor<3x5xi32>
    %567 = stablehlo.convert %566 : (tensor<3x5xi32>) -> tensor<3x5xf32>
    %568 = stablehlo.broadcast_in_dim %566, dims = [1, 2] : (tensor<3x5xi32>) -> tensor<1x3x5xi32>
    %569 = stablehlo.iota dim = 0 : tensor<1xi32>
    %570 = stablehlo.broadcast_in_dim %569, dims = [0] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %571 = stablehlo.broadcast_in_dim %570, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<1x3x5xi32>
    %572 = stablehlo.add %568, %571 : tensor<1x3x5xi32>
    %573 = stablehlo.convert %572 : (tensor<1x3x5xi32>) -> tensor<1x3x5xf32>
    %574 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %575 = stablehlo.add %567, %574 : tensor<3x5xf32>
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %576 = stablehlo.transpose %575, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %577 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %578:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%576, %577) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xf32>, tensor<5xf32>) -> (tensor<5x3xf32>, tensor<5xf32>)
    %579 = stablehlo.transpose %575, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %580 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %581:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%579, %580, %578#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xf32>, tensor<5xi32>, tensor<5xf32>) -> (tensor<5x3xf32>, tensor<5xf32>)
    %582 = stablehlo.transpose %575, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %583:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%582, %581#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xf32>, tensor<5xf32>) -> (tensor<5x3xf32>, tensor<5xf32>)
    %584 = stablehlo.transpose %575, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %585 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %586:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%584, %585, %583#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xf32>, tensor<5xi32>, tensor<5xf32>) -> (tensor<5x3xf32>, tensor<5xf32>)
    %587 = stablehlo.transpose %575, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %588:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%587, %586#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xf32>, tensor<5xf32>) -> (tensor<5x1x3xf32>, tensor<5xf32>)
    %589 = stablehlo.transpose %575, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %590 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %591:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%589, %590, %588#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xf32>, tensor<5xi32>, tensor<5xf32>) -> (tensor<5x1x3xf32>, tensor<5xf32>)
    %592 = stablehlo.transpose %573, dims = [2, 0, 1] : (tensor<1x3x5xf32>) -> tensor<5x1x3xf32>
    %593:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%592, %591#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x1x3xf32>, tensor<5xf32>) -> (tensor<5x3xf32>, tensor<5xf32>)
    %594 = stablehlo.transpose %573, dims = [2, 0, 1] : (tensor<1x3x5xf32>) -> tensor<5x1x3xf32>
    %595:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%594, %593#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x1x3xf32>, tensor<5xf32>) -> (tensor<5x1x3xf32>, tensor<5xf32>)
    %cst_201 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %597 = stablehlo.add %575, %596 : tensor<3x5xf32>
    %c_202 = stablehlo.constant dense<1> : tensor<i32>
    %598 = stablehlo.subtract %0, %c_202 : tensor<i32>
    %599 = stablehlo.transpose %575, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %600 = stablehlo.transpose %597, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %601 = stablehlo.broadcast_in_dim %598, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %602 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %603:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%599, %600, %601, %602, %595#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xf32>, tensor<5x3xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xf32>) -> (tensor<5x3xf32>, tensor<5xf32>)
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %604 = stablehlo.reduce(%603#1 init: %cst_203) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %605 = stablehlo.add %558, %604 : tensor<f32>
    %606 = stablehlo.iota dim = 0 : tensor<15xi32>
    %607 = stablehlo.reshape %606 : (tensor<15xi32>) -> tensor<3x5xi32>
    %c_204 = stablehlo.constant dense<2> : tensor<i32>
    %608 = stablehlo.multiply %c_204, %0 : tensor<i32>
    %609 = stablehlo.broadcast_in_dim %608, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %610 = stablehlo.add %609, %607 : tensor<3x5xi32>
    %c_205 = stablehlo.constant dense<3> : tensor<i64>
    %611 = call @remainder_3(%610, %c_205) : (tensor<3x5xi32>, tensor<i64>) -> tensor<3x5xi32>
    %c_206 = stablehlo.constant dense<1> : tensor<i32>
    %612 = stablehlo.broadcast_in_dim %c_206, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %613 = stablehlo.add %612, %611 : tensor<3x5xi32>
    %c_207 = stablehlo.constant dense<3> : tensor<i64>
    %614 = call @remainder_3(%613, %c_207) : (tensor<3x5xi32>, tensor<i64>) -> tensor<3x5xi32>
    %c_208 = stablehlo.constant dense<1> : tensor<i32>
    %615 = stablehlo.broadcast_in_dim %c_208, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %616 = stablehlo.add %615, %614 : tensor<3x5xi32>
    %617 = stablehlo.convert %616 : (tensor<3x5xi32>) -> tensor<3x5xcomplex<f64>>
    %cst_209 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %618 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %619 = stablehlo.multiply %618, %617 : tensor<3x5xcomplex<f64>>
    %620 = stablehlo.convert %613 : (tensor<3x5xi32>) -> tensor<3x5xcomplex<f64>>
    %621 = stablehlo.add %620, %619 : tensor<3x5xcomplex<f64>>
    %622 = stablehlo.convert %621 : tensor<3x5xcomplex<f64>>
    %623 = stablehlo.broadcast_in_dim %613, dims = [1, 2] : (tensor<3x5xi32>) -> tensor<1x3x5xi32>
    %624 = stablehlo.iota dim = 0 : tensor<1xi32>
    %625 = stablehlo.broadcast_in_dim %624, dims = [0] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %626 = stablehlo.broadcast_in_dim %625, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<1x3x5xi32>
    %627 = stablehlo.add %623, %626 : tensor<1x3x5xi32>
    %c_210 = stablehlo.constant dense<3> : tensor<i64>
    %628 = call @remainder_4(%627, %c_210) : (tensor<1x3x5xi32>, tensor<i64>) -> tensor<1x3x5xi32>
    %c_211 = stablehlo.constant dense<1> : tensor<i32>
    %629 = stablehlo.broadcast_in_dim %c_211, dims = [] : (tensor<i32>) -> tensor<1x3x5xi32>
    %630 = stablehlo.add %629, %628 : tensor<1x3x5xi32>
    %631 = stablehlo.convert %630 : (tensor<1x3x5xi32>) -> tensor<1x3x5xcomplex<f64>>
    %cst_212 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %632 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<complex<f64>>) -> tensor<1x3x5xcomplex<f64>>
    %633 = stablehlo.multiply %632, %631 : tensor<1x3x5xcomplex<f64>>
    %634 = stablehlo.convert %627 : (tensor<1x3x5xi32>) -> tensor<1x3x5xcomplex<f64>>
    %635 = stablehlo.add %634, %633 : tensor<1x3x5xcomplex<f64>>
    %636 = stablehlo.convert %635 : tensor<1x3x5xcomplex<f64>>
    %637 = stablehlo.convert %605 : (tensor<f32>) -> tensor<complex<f64>>
    %638 = stablehlo.broadcast_in_dim %637, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %639 = stablehlo.add %622, %638 : tensor<3x5xcomplex<f64>>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %640 = stablehlo.transpose %639, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %641 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %642:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%640, %641) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xcomplex<f64>>, tensor<5xf32>) -> (tensor<5x3xcomplex<f64>>, tensor<5xf32>)
    %643 = stablehlo.transpose %639, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %644 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %645:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%643, %644, %642#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xcomplex<f64>>, tensor<5xi32>, tensor<5xf32>) -> (tensor<5x3xcomplex<f64>>, tensor<5xf32>)
    %646 = stablehlo.transpose %639, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %647:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%646, %645#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xcomplex<f64>>, tensor<5xf32>) -> (tensor<5x3xcomplex<f64>>, tensor<5xf32>)
    %648 = stablehlo.transpose %639, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %649 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %650:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%648, %649, %647#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xcomplex<f64>>, tensor<5xi32>, tensor<5xf32>) -> (tensor<5x3xcomplex<f64>>, tensor<5xf32>)
    %651 = stablehlo.transpose %639, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %652:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%651, %650#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xcomplex<f64>>, tensor<5xf32>) -> (tensor<5x1x3xcomplex<f64>>, tensor<5xf32>)
    %653 = stablehlo.transpose %639, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %654 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %655:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%653, %654, %652#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xcomplex<f64>>, tensor<5xi32>, tensor<5xf32>) -> (tensor<5x1x3xcomplex<f64>>, tensor<5xf32>)
    %656 = stablehlo.transpose %636, dims = [2, 0, 1] : (tensor<1x3x5xcomplex<f64>>) -> tensor<5x1x3xcomplex<f64>>
    %657:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%656, %655#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x1x3xcomplex<f64>>, tensor<5xf32>) -> (tensor<5x3xcomplex<f64>>, tensor<5xf32>)
    %658 = stablehlo.transpose %636, dims = [2, 0, 1] : (tensor<1x3x5xcomplex<f64>>) -> tensor<5x1x3xcomplex<f64>>
    %659:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%658, %657#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x1x3xcomplex<f64>>, tensor<5xf32>) -> (tensor<5x1x3xcomplex<f64>>, tensor<5xf32>)
    %cst_214 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %660 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %661 = stablehlo.add %639, %660 : tensor<3x5xcomplex<f64>>
    %c_215 = stablehlo.constant dense<1> : tensor<i32>
    %662 = stablehlo.subtract %0, %c_215 : tensor<i32>
    %663 = stablehlo.transpose %639, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %664 = stablehlo.transpose %661, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %665 = stablehlo.broadcast_in_dim %662, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %666 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %667:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%663, %664, %665, %666, %659#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5xi32>, tensor<5xi32>, tensor<5xf32>) -> (tensor<5x3xcomplex<f64>>, tensor<5xf32>)
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %668 = stablehlo.reduce(%667#1 init: %cst_216) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %669 = stablehlo.add %605, %668 : tensor<f32>
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %671:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%670, %669) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<0xf32>, tensor<f32>) -> (tensor<0xf32>, tensor<f32>)
    %672:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%670, %2, %671#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<0xf32>, tensor<i32>, tensor<f32>) -> (tensor<0xf32>, tensor<f32>)
    %673:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%670, %672#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<0xf32>, tensor<f32>) -> (tensor<1x0xf32>, tensor<f32>)
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %674 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<1x0xf32>
    %675:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%674, %2, %673#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<1x0xf32>, tensor<i32>, tensor<f32>) -> (tensor<0xf32>, tensor<f32>)
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<1x0xf32>
    %677:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%676, %675#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<1x0xf32>, tensor<f32>) -> (tensor<1x0xf32>, tensor<f32>)
    %c_220 = stablehlo.constant dense<1> : tensor<i32>
    %678 = stablehlo.subtract %0, %c_220 : tensor<i32>
    %679:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%670, %670, %678, %6, %677#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<0xf32>, tensor<0xf32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<0xf32>, tensor<f32>)
    %680 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_221 = stablehlo.constant dense<2> : tensor<i32>
    %681 = stablehlo.multiply %c_221, %0 : tensor<i32>
    %682 = stablehlo.broadcast_in_dim %681, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %683 = stablehlo.add %682, %680 : tensor<3xi32>
    %c_222 = stablehlo.constant dense<3> : tensor<i64>
    %684 = call @remainder(%683, %c_222) : (tensor<3xi32>, tensor<i64>) -> tensor<3xi32>
    %c_223 = stablehlo.constant dense<1> : tensor<i32>
    %685 = stablehlo.broadcast_in_dim %c_223, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %686 = stablehlo.add %685, %684 : tensor<3xi32>
    %687:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%686, %679#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xi32>, tensor<f32>) -> (tensor<3xi32>, tensor<f32>)
    return %17#0, %18#0, %19#0, %20#0, %21#0, %22#0, %23#0, %24#0, %25#0, %26#0, %27#0, %35#0, %36#0, %37#0, %38#0, %39#0, %40#0, %41#0, %42#0, %43#0, %44#0, %45#0, %46#0, %47#0, %56#0, %57#0, %58#0, %59#0, %60#0, %61#0, %70#0, %71#0, %72#0, %73#0, %74#0, %75#0, %84#0, %85#0, %86#0, %87#0, %88#0, %89#0, %98#0, %99#0, %100#0, %101#0, %102#0, %103#0, %112#0, %113#0, %114#0, %115#0, %116#0, %117#0, %126#0, %127#0, %128#0, %129#0, %130#0, %131#0, %140#0, %141#0, %142#0, %143#0, %144#0, %145#0, %154#0, %155#0, %156#0, %157#0, %158#0, %159#0, %160#0, %169#0, %170#0, %171#0, %172#0, %173#0, %174#0, %175#0, %192#0, %193#0, %194#0, %195#0, %196#0, %213#0, %214#0, %215#0, %216#0, %217#0, %236#0, %237#0, %238#0, %239#0, %240#0, %246#0, %253#0, %267#0, %283#0, %284#0, %285#0, %286#0, %287#0, %293#0, %298#0, %310#0, %326#0, %327#0, %328#0, %329#0, %330#0, %336#0, %341#0, %353#0, %369#0, %370#0, %371#0, %372#0, %373#0, %379#0, %384#0, %396#0, %412#0, %413#0, %414#0, %415#0, %416#0, %422#0, %427#0, %439#0, %455#0, %456#0, %457#0, %458#0, %459#0, %465#0, %470#0, %482#0, %514#0, %515#0, %516#0, %517#0, %518#0, %524#0, %537#0, %557#0, %578#0, %581#0, %583#0, %586#0, %588#0, %591#0, %593#0, %595#0, %603#0, %642#0, %645#0, %647#0, %650#0, %652#0, %655#0, %657#0, %659#0, %667#0, %671#0, %672#0, %673#0, %675#0, %677#0, %679#0, %687#0 : tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<3xui8>, tensor<3xui8>, tensor<3xui8>, tensor<3xui8>, tensor<3xui8>, tensor<3xui8>, tensor<3xui16>, tensor<3xui16>, tensor<3xui16>, tensor<3xui16>, tensor<3xui16>, tensor<3xui16>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui64>, tensor<3xui64>, tensor<3xui64>, tensor<3xui64>, tensor<3xui64>, tensor<3xui64>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3xi1>, tensor<1x3xi1>, tensor<1x3xi1>, tensor<3xi1>, tensor<1x3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi8>, tensor<1x3xi8>, tensor<1x3xi8>, tensor<3xi8>, tensor<1x3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xui16>, tensor<1x3xui16>, tensor<1x3xui16>, tensor<3xui16>, tensor<1x3xui16>, tensor<3xui16>, tensor<3xui16>, tensor<3xui16>, tensor<3xbf16>, tensor<1x3xbf16>, tensor<1x3xbf16>, tensor<3xbf16>, tensor<1x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<3xf32>, tensor<1x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf64>, tensor<1x3xf64>, tensor<1x3xf64>, tensor<3xf64>, tensor<1x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xcomplex<f64>>, tensor<1x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<1x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x1x3xf32>, tensor<5x1x3xf32>, tensor<5x3xf32>, tensor<5x1x3xf32>, tensor<5x3xf32>, tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x1x3xcomplex<f64>>, tensor<5x1x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x1x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<0xf32>, tensor<0xf32>, tensor<1x0xf32>, tensor<0xf32>, tensor<1x0xf32>, tensor<0xf32>, tensor<3xi32>
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
  func.func private @remainder_1(%arg0: tensor<1x3xi32>, %arg1: tensor<i64>) -> tensor<1x3xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x3xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<1x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x3xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x3xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x3xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
    %12 = stablehlo.and %11, %6 : tensor<1x3xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x3xi32>
    %14 = stablehlo.add %4, %13 : tensor<1x3xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<1x3xi1>, tensor<1x3xi32>
    return %15 : tensor<1x3xi32>
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
  func.func private @remainder_4(%arg0: tensor<1x3x5xi32>, %arg1: tensor<i64>) -> tensor<1x3x5xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x3x5xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<1x3x5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x3x5xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1x3x5xi32>, tensor<1x3x5xi32>) -> tensor<1x3x5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x3x5xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1x3x5xi32>, tensor<1x3x5xi32>) -> tensor<1x3x5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x3x5xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1x3x5xi1>, tensor<1x3x5xi1>) -> tensor<1x3x5xi1>
    %12 = stablehlo.and %11, %6 : tensor<1x3x5xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x3x5xi32>
    %14 = stablehlo.add %4, %13 : tensor<1x3x5xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<1x3x5xi1>, tensor<1x3x5xi32>
    return %15 : tensor<1x3x5xi32>
  }
}
