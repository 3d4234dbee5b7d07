module @jit_derivatives_2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf64>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<3xf64> {jax.result_info = "result[1]"}, tensor<f64> {jax.result_info = "result[2]"}, tensor<3xf64> {jax.result_info = "result[3]"}, tensor<f64> {jax.result_info = "result[4]"}, tensor<3xf64> {jax.result_info = "result[5]"}, tensor<f64> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.custom_call @pjrtlite_mpi_rank() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %1 = stablehlo.custom_call @pjrtlite_mpi_size() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.subtract %1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %0, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %4 = stablehlo.compare LT, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.add %0, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<-1> : tensor<i64>
    %6 = call @_where(%4, %5, %c_3) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %7 = stablehlo.iota dim = 0 : tensor<3xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %9 = stablehlo.add %8, %7 : tensor<3xf64>
    %10 = stablehlo.convert %0 : (tensor<i32>) -> tensor<f64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.add %cst_4, %10 : tensor<f64>
    %12 = stablehlo.convert %11 : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %14 = stablehlo.multiply %9, %13 : tensor<3xf64>
    %15 = stablehlo.multiply %arg0, %arg0 : tensor<3xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%15, %cst_5) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %17 = stablehlo.multiply %16#0, %16#0 : tensor<3xf64>
    %cst_6 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %19 = stablehlo.multiply %18, %16#0 : tensor<3xf64>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %21 = stablehlo.add %20, %19 : tensor<3xf64>
    %22 = stablehlo.multiply %17, %21 : tensor<3xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %23 = stablehlo.reduce(%22 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %24 = stablehlo.multiply %arg0, %14 : tensor<3xf64>
    %25:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%24, %2, %16#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %26 = stablehlo.multiply %25#0, %25#0 : tensor<3xf64>
    %cst_9 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %28 = stablehlo.multiply %27, %25#0 : tensor<3xf64>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %30 = stablehlo.add %29, %28 : tensor<3xf64>
    %31 = stablehlo.multiply %26, %30 : tensor<3xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %32 = stablehlo.reduce(%31 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %33 = stablehlo.multiply %arg0, %arg0 : tensor<3xf64>
    %34:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%33, %25#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %35 = stablehlo.multiply %34#0, %34#0 : tensor<3xf64>
    %cst_12 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %37 = stablehlo.multiply %36, %34#0 : tensor<3xf64>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %39 = stablehlo.add %38, %37 : tensor<3xf64>
    %40 = stablehlo.multiply %35, %39 : tensor<3xf64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %41 = stablehlo.reduce(%40 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %42 = stablehlo.multiply %arg0, %14 : tensor<3xf64>
    %43:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%42, %34#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %44 = stablehlo.multiply %43#0, %43#0 : tensor<3xf64>
    %cst_15 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %46 = stablehlo.multiply %45, %43#0 : tensor<3xf64>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %48 = stablehlo.add %47, %46 : tensor<3xf64>
    %49 = stablehlo.multiply %44, %48 : tensor<3xf64>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %50 = stablehlo.reduce(%49 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %51 = stablehlo.multiply %arg0, %arg0 : tensor<3xf64>
    %52:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%51, %2, %43#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %53 = stablehlo.multiply %52#0, %52#0 : tensor<3xf64>
    %cst_18 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %54 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %55 = stablehlo.multiply %54, %52#0 : tensor<3xf64>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %57 = stablehlo.add %56, %55 : tensor<3xf64>
    %58 = stablehlo.multiply %53, %57 : tensor<3xf64>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %59 = stablehlo.reduce(%58 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %60 = stablehlo.multiply %arg0, %14 : tensor<3xf64>
    %61:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%60, %52#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %62 = stablehlo.multiply %61#0, %61#0 : tensor<2x3xf64>
    %cst_21 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %64 = stablehlo.multiply %63, %61#0 : tensor<2x3xf64>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %66 = stablehlo.add %65, %64 : tensor<2x3xf64>
    %67 = stablehlo.multiply %62, %66 : tensor<2x3xf64>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %68 = stablehlo.reduce(%67 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<f64>
    %69 = stablehlo.multiply %arg0, %arg0 : tensor<3xf64>
    %70:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%69, %61#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %71 = stablehlo.multiply %70#0, %70#0 : tensor<2x3xf64>
    %cst_24 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %72 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %73 = stablehlo.multiply %72, %70#0 : tensor<2x3xf64>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %74 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %75 = stablehlo.add %74, %73 : tensor<2x3xf64>
    %76 = stablehlo.multiply %71, %75 : tensor<2x3xf64>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %77 = stablehlo.reduce(%76 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<f64>
    %78 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %79 = stablehlo.iota dim = 0 : tensor<2xf64>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %80 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %81 = stablehlo.add %80, %79 : tensor<2xf64>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<2xf64>) -> tensor<2x1xf64>
    %83 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<2x3xf64>
    %84 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x3xf64>
    %85 = stablehlo.multiply %83, %84 : tensor<2x3xf64>
    %86:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%85, %2, %70#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %87 = stablehlo.multiply %86#0, %86#0 : tensor<3xf64>
    %cst_28 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %88 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %89 = stablehlo.multiply %88, %86#0 : tensor<3xf64>
    %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %90 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %91 = stablehlo.add %90, %89 : tensor<3xf64>
    %92 = stablehlo.multiply %87, %91 : tensor<3xf64>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %93 = stablehlo.reduce(%92 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %94 = stablehlo.multiply %85, %85 : tensor<2x3xf64>
    %95:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%94, %86#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %96 = stablehlo.multiply %95#0, %95#0 : tensor<2x3xf64>
    %cst_31 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %97 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %98 = stablehlo.multiply %97, %95#0 : tensor<2x3xf64>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %99 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %100 = stablehlo.add %99, %98 : tensor<2x3xf64>
    %101 = stablehlo.multiply %96, %100 : tensor<2x3xf64>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %102 = stablehlo.reduce(%101 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<f64>
    %103 = stablehlo.multiply %arg0, %14 : tensor<3xf64>
    %104 = stablehlo.custom_call @pjrtlite_mpi_send(%103, %6, %95#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %105 = stablehlo.multiply %arg0, %arg0 : tensor<3xf64>
    %c_34 = stablehlo.constant dense<1> : tensor<i32>
    %106 = stablehlo.subtract %0, %c_34 : tensor<i32>
    %107:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%105, %106, %104) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %108 = stablehlo.multiply %107#0, %107#0 : tensor<3xf64>
    %cst_35 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %109 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %110 = stablehlo.multiply %109, %107#0 : tensor<3xf64>
    %cst_36 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %111 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %112 = stablehlo.add %111, %110 : tensor<3xf64>
    %113 = stablehlo.multiply %108, %112 : tensor<3xf64>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %114 = stablehlo.reduce(%113 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %c_38 = stablehlo.constant dense<2> : tensor<i32>
    %115:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%c_38, %107#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "max"}, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]} : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
    %c_39 = stablehlo.constant dense<1> : tensor<i32>
    %116 = stablehlo.subtract %0, %c_39 : tensor<i32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %117 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %118 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i64>
    %121:10 = stablehlo.while(%iterArg = %6, %iterArg_320 = %116, %iterArg_321 = %14, %iterArg_322 = %c_44, %iterArg_323 = %arg0, %iterArg_324 = %115#1, %iterArg_325 = %117, %iterArg_326 = %118, %iterArg_327 = %119, %iterArg_328 = %120) : tensor<i32>, tensor<i32>, tensor<3xf64>, tensor<i64>, tensor<3xf64>, tensor<f32>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xf32>, tensor<2xf32>
    cond {
      %c_329 = stablehlo.constant dense<2> : tensor<i64>
      %1566 = stablehlo.compare LT, %iterArg_322, %c_329, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1566 : tensor<i1>
    } do {
      %cst_329 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %1566 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1567 = stablehlo.subtract %1566, %iterArg_323 : tensor<3xf64>
      %1568 = stablehlo.multiply %iterArg_323, %1567 : tensor<3xf64>
      %1569 = stablehlo.multiply %iterArg_323, %iterArg_323 : tensor<3xf64>
      %1570:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%1568, %1569, %iterArg_320, %iterArg, %iterArg_324) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
      %1571 = stablehlo.multiply %1570#0, %iterArg_321 : tensor<3xf64>
      %1572:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%1571, %1570#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
      %cst_330 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %1573 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1574 = stablehlo.multiply %1573, %1572#0 : tensor<3xf64>
      %1575 = stablehlo.add %1570#0, %1574 : tensor<3xf64>
      %1576 = func.call @dynamic_update_index_in_dim(%iterArg_325, %1567, %iterArg_322) : (tensor<2x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<2x3xf64>
      %1577 = func.call @dynamic_update_index_in_dim(%iterArg_326, %iterArg_323, %iterArg_322) : (tensor<2x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<2x3xf64>
      %1578 = func.call @dynamic_update_index_in_dim_0(%iterArg_327, %1570#1, %iterArg_322) : (tensor<2xf32>, tensor<f32>, tensor<i64>) -> tensor<2xf32>
      %1579 = func.call @dynamic_update_index_in_dim_0(%iterArg_328, %1572#1, %iterArg_322) : (tensor<2xf32>, tensor<f32>, tensor<i64>) -> tensor<2xf32>
      %c_331 = stablehlo.constant dense<1> : tensor<i64>
      %1580 = stablehlo.add %iterArg_322, %c_331 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_320, %iterArg_321, %1580, %1575, %1572#1, %1576, %1577, %1578, %1579 : tensor<i32>, tensor<i32>, tensor<3xf64>, tensor<i64>, tensor<3xf64>, tensor<f32>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xf32>, tensor<2xf32>
    }
    %122 = stablehlo.convert %115#0 : (tensor<i32>) -> tensor<f64>
    %123 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %124 = stablehlo.multiply %121#4, %123 : tensor<3xf64>
    %125 = stablehlo.multiply %124, %124 : tensor<3xf64>
    %cst_45 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %126 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %127 = stablehlo.multiply %126, %124 : tensor<3xf64>
    %cst_46 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %128 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %129 = stablehlo.add %128, %127 : tensor<3xf64>
    %130 = stablehlo.multiply %125, %129 : tensor<3xf64>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %131 = stablehlo.reduce(%130 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %132 = stablehlo.custom_call @pjrtlite_mpi_barrier(%121#5) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %133 = stablehlo.add %cst_48, %23 : tensor<f64>
    %134 = stablehlo.add %133, %32 : tensor<f64>
    %135 = stablehlo.add %134, %41 : tensor<f64>
    %136 = stablehlo.add %135, %50 : tensor<f64>
    %137 = stablehlo.add %136, %59 : tensor<f64>
    %138 = stablehlo.add %137, %68 : tensor<f64>
    %139 = stablehlo.add %138, %77 : tensor<f64>
    %140 = stablehlo.add %139, %93 : tensor<f64>
    %141 = stablehlo.add %140, %102 : tensor<f64>
    %142 = stablehlo.add %141, %114 : tensor<f64>
    %143 = stablehlo.add %142, %131 : tensor<f64>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %144 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %145 = stablehlo.multiply %125, %144 : tensor<3xf64>
    %146 = stablehlo.multiply %144, %129 : tensor<3xf64>
    %cst_50 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %147 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %148 = stablehlo.multiply %147, %145 : tensor<3xf64>
    %149 = stablehlo.multiply %124, %146 : tensor<3xf64>
    %150 = stablehlo.add %148, %149 : tensor<3xf64>
    %151 = stablehlo.multiply %146, %124 : tensor<3xf64>
    %152 = stablehlo.add %150, %151 : tensor<3xf64>
    %153 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %154 = stablehlo.multiply %152, %153 : tensor<3xf64>
    %c_51 = stablehlo.constant dense<0> : tensor<i64>
    %155:10 = stablehlo.while(%iterArg = %121#6, %iterArg_320 = %121#7, %iterArg_321 = %121#8, %iterArg_322 = %121#9, %iterArg_323 = %6, %iterArg_324 = %116, %iterArg_325 = %14, %iterArg_326 = %c_51, %iterArg_327 = %154, %iterArg_328 = %132) : tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<i32>, tensor<3xf64>, tensor<i64>, tensor<3xf64>, tensor<f32>
    cond {
      %c_329 = stablehlo.constant dense<2> : tensor<i64>
      %1566 = stablehlo.compare LT, %iterArg_326, %c_329, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1566 : tensor<i1>
    } do {
      %c_329 = stablehlo.constant dense<2> : tensor<i64>
      %1566 = stablehlo.subtract %c_329, %iterArg_326 : tensor<i64>
      %c_330 = stablehlo.constant dense<1> : tensor<i64>
      %1567 = stablehlo.subtract %1566, %c_330 : tensor<i64>
      %1568 = func.call @dynamic_index_in_dim(%iterArg, %1567) : (tensor<2x3xf64>, tensor<i64>) -> tensor<3xf64>
      %1569 = func.call @dynamic_index_in_dim(%iterArg_320, %1567) : (tensor<2x3xf64>, tensor<i64>) -> tensor<3xf64>
      %1570 = func.call @dynamic_index_in_dim_1(%iterArg_321, %1567) : (tensor<2xf32>, tensor<i64>) -> tensor<f32>
      %1571 = func.call @dynamic_index_in_dim_1(%iterArg_322, %1567) : (tensor<2xf32>, tensor<i64>) -> tensor<f32>
      %cst_331 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %1572 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1573 = stablehlo.multiply %1572, %iterArg_327 : tensor<3xf64>
      %1574 = stablehlo.add %iterArg_328, %1571 : tensor<f32>
      %1575:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%1573, %1574) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
      %1576 = stablehlo.multiply %1575#0, %iterArg_325 : tensor<3xf64>
      %1577 = stablehlo.add %iterArg_327, %1576 : tensor<3xf64>
      %cst_332 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %1578 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1579 = stablehlo.add %1575#1, %1570 : tensor<f32>
      %1580:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%1577, %1578, %iterArg_323, %iterArg_324, %1579) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
      %c_333 = stablehlo.constant dense<0> : tensor<i32>
      %1581 = stablehlo.compare LT, %iterArg_324, %c_333, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %1582 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1583 = func.call @_where_2(%1581, %1577, %1582) : (tensor<i1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %1584 = stablehlo.multiply %1569, %1583 : tensor<3xf64>
      %1585 = stablehlo.multiply %1583, %1569 : tensor<3xf64>
      %1586 = stablehlo.add %1584, %1585 : tensor<3xf64>
      %1587 = stablehlo.multiply %1569, %1580#0 : tensor<3xf64>
      %1588 = stablehlo.multiply %1580#0, %1568 : tensor<3xf64>
      %1589 = stablehlo.add %1586, %1588 : tensor<3xf64>
      %1590 = stablehlo.negate %1587 : tensor<3xf64>
      %1591 = stablehlo.add %1589, %1590 : tensor<3xf64>
      %c_335 = stablehlo.constant dense<1> : tensor<i64>
      %1592 = stablehlo.add %iterArg_326, %c_335 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_320, %iterArg_321, %iterArg_322, %iterArg_323, %iterArg_324, %iterArg_325, %1592, %1591, %1580#1 : tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<i32>, tensor<3xf64>, tensor<i64>, tensor<3xf64>, tensor<f32>
    }
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %156 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %157 = stablehlo.multiply %108, %156 : tensor<3xf64>
    %158 = stablehlo.multiply %156, %112 : tensor<3xf64>
    %cst_53 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %159 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %160 = stablehlo.multiply %159, %157 : tensor<3xf64>
    %161 = stablehlo.multiply %107#0, %158 : tensor<3xf64>
    %162 = stablehlo.add %160, %161 : tensor<3xf64>
    %163 = stablehlo.multiply %158, %107#0 : tensor<3xf64>
    %164 = stablehlo.add %162, %163 : tensor<3xf64>
    %165 = stablehlo.add %155#9, %107#1 : tensor<f32>
    %166 = stablehlo.custom_call @pjrtlite_mpi_send(%164, %106, %165) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %167 = stablehlo.compare LT, %106, %c_54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %168 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %169 = call @_where_2(%167, %164, %168) : (tensor<i1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %170 = stablehlo.multiply %arg0, %169 : tensor<3xf64>
    %171 = stablehlo.add %155#8, %170 : tensor<3xf64>
    %172 = stablehlo.multiply %169, %arg0 : tensor<3xf64>
    %173 = stablehlo.add %171, %172 : tensor<3xf64>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %174 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %175 = stablehlo.add %166, %104 : tensor<f32>
    %176:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%174, %6, %175) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %177 = stablehlo.multiply %176#0, %14 : tensor<3xf64>
    %178 = stablehlo.add %173, %177 : tensor<3xf64>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %179 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %180 = stablehlo.multiply %96, %179 : tensor<2x3xf64>
    %181 = stablehlo.multiply %179, %100 : tensor<2x3xf64>
    %cst_58 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %182 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %183 = stablehlo.multiply %182, %180 : tensor<2x3xf64>
    %184 = stablehlo.multiply %95#0, %181 : tensor<2x3xf64>
    %185 = stablehlo.add %183, %184 : tensor<2x3xf64>
    %186 = stablehlo.multiply %181, %95#0 : tensor<2x3xf64>
    %187 = stablehlo.add %185, %186 : tensor<2x3xf64>
    %188 = stablehlo.add %176#1, %95#1 : tensor<f32>
    %189:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%187, %188) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %190 = stablehlo.multiply %85, %189#0 : tensor<2x3xf64>
    %191 = stablehlo.multiply %189#0, %85 : tensor<2x3xf64>
    %192 = stablehlo.add %190, %191 : tensor<2x3xf64>
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %193 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %194 = stablehlo.multiply %87, %193 : tensor<3xf64>
    %195 = stablehlo.multiply %193, %91 : tensor<3xf64>
    %cst_60 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %196 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %197 = stablehlo.multiply %196, %194 : tensor<3xf64>
    %198 = stablehlo.multiply %86#0, %195 : tensor<3xf64>
    %199 = stablehlo.add %197, %198 : tensor<3xf64>
    %200 = stablehlo.multiply %195, %86#0 : tensor<3xf64>
    %201 = stablehlo.add %199, %200 : tensor<3xf64>
    %202 = stablehlo.add %189#1, %86#1 : tensor<f32>
    %203:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%201, %2, %202) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %204 = stablehlo.add %192, %203#0 : tensor<2x3xf64>
    %205 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x3xf64>
    %206 = stablehlo.multiply %204, %205 : tensor<2x3xf64>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %207 = stablehlo.reduce(%206 init: %cst_61) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<3xf64>
    %208 = stablehlo.reshape %207 : (tensor<3xf64>) -> tensor<1x3xf64>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %209 = stablehlo.reduce(%208 init: %cst_62) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf64>, tensor<f64>) -> tensor<3xf64>
    %210 = stablehlo.add %178, %209 : tensor<3xf64>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %211 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %212 = stablehlo.multiply %71, %211 : tensor<2x3xf64>
    %213 = stablehlo.multiply %211, %75 : tensor<2x3xf64>
    %cst_64 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %214 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %215 = stablehlo.multiply %214, %212 : tensor<2x3xf64>
    %216 = stablehlo.multiply %70#0, %213 : tensor<2x3xf64>
    %217 = stablehlo.add %215, %216 : tensor<2x3xf64>
    %218 = stablehlo.multiply %213, %70#0 : tensor<2x3xf64>
    %219 = stablehlo.add %217, %218 : tensor<2x3xf64>
    %220 = stablehlo.add %203#1, %70#1 : tensor<f32>
    %221:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%219, %220) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %222 = stablehlo.multiply %arg0, %221#0 : tensor<3xf64>
    %223 = stablehlo.add %210, %222 : tensor<3xf64>
    %224 = stablehlo.multiply %221#0, %arg0 : tensor<3xf64>
    %225 = stablehlo.add %223, %224 : tensor<3xf64>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %226 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %227 = stablehlo.multiply %62, %226 : tensor<2x3xf64>
    %228 = stablehlo.multiply %226, %66 : tensor<2x3xf64>
    %cst_66 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %229 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %230 = stablehlo.multiply %229, %227 : tensor<2x3xf64>
    %231 = stablehlo.multiply %61#0, %228 : tensor<2x3xf64>
    %232 = stablehlo.add %230, %231 : tensor<2x3xf64>
    %233 = stablehlo.multiply %228, %61#0 : tensor<2x3xf64>
    %234 = stablehlo.add %232, %233 : tensor<2x3xf64>
    %235 = stablehlo.add %221#1, %61#1 : tensor<f32>
    %236:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%234, %235) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %237 = stablehlo.reduce(%236#0 init: %cst_67) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<3xf64>
    %238 = stablehlo.multiply %237, %14 : tensor<3xf64>
    %239 = stablehlo.add %225, %238 : tensor<3xf64>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %240 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %241 = stablehlo.multiply %53, %240 : tensor<3xf64>
    %242 = stablehlo.multiply %240, %57 : tensor<3xf64>
    %cst_69 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %243 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %244 = stablehlo.multiply %243, %241 : tensor<3xf64>
    %245 = stablehlo.multiply %52#0, %242 : tensor<3xf64>
    %246 = stablehlo.add %244, %245 : tensor<3xf64>
    %247 = stablehlo.multiply %242, %52#0 : tensor<3xf64>
    %248 = stablehlo.add %246, %247 : tensor<3xf64>
    %249 = stablehlo.add %236#1, %52#1 : tensor<f32>
    %250:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%248, %2, %249) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %251 = stablehlo.multiply %arg0, %250#0 : tensor<3xf64>
    %252 = stablehlo.add %239, %251 : tensor<3xf64>
    %253 = stablehlo.multiply %250#0, %arg0 : tensor<3xf64>
    %254 = stablehlo.add %252, %253 : tensor<3xf64>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %255 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %256 = stablehlo.multiply %44, %255 : tensor<3xf64>
    %257 = stablehlo.multiply %255, %48 : tensor<3xf64>
    %cst_71 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %258 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %259 = stablehlo.multiply %258, %256 : tensor<3xf64>
    %260 = stablehlo.multiply %43#0, %257 : tensor<3xf64>
    %261 = stablehlo.add %259, %260 : tensor<3xf64>
    %262 = stablehlo.multiply %257, %43#0 : tensor<3xf64>
    %263 = stablehlo.add %261, %262 : tensor<3xf64>
    %264 = stablehlo.add %250#1, %43#1 : tensor<f32>
    %265:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%263, %264) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %266 = stablehlo.multiply %265#0, %14 : tensor<3xf64>
    %267 = stablehlo.add %254, %266 : tensor<3xf64>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %268 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %269 = stablehlo.multiply %35, %268 : tensor<3xf64>
    %270 = stablehlo.multiply %268, %39 : tensor<3xf64>
    %cst_73 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %271 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %272 = stablehlo.multiply %271, %269 : tensor<3xf64>
    %273 = stablehlo.multiply %34#0, %270 : tensor<3xf64>
    %274 = stablehlo.add %272, %273 : tensor<3xf64>
    %275 = stablehlo.multiply %270, %34#0 : tensor<3xf64>
    %276 = stablehlo.add %274, %275 : tensor<3xf64>
    %277 = stablehlo.add %265#1, %34#1 : tensor<f32>
    %278:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%276, %277) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %279 = stablehlo.multiply %arg0, %278#0 : tensor<3xf64>
    %280 = stablehlo.add %267, %279 : tensor<3xf64>
    %281 = stablehlo.multiply %278#0, %arg0 : tensor<3xf64>
    %282 = stablehlo.add %280, %281 : tensor<3xf64>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %283 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %284 = stablehlo.multiply %26, %283 : tensor<3xf64>
    %285 = stablehlo.multiply %283, %30 : tensor<3xf64>
    %cst_75 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %286 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %287 = stablehlo.multiply %286, %284 : tensor<3xf64>
    %288 = stablehlo.multiply %25#0, %285 : tensor<3xf64>
    %289 = stablehlo.add %287, %288 : tensor<3xf64>
    %290 = stablehlo.multiply %285, %25#0 : tensor<3xf64>
    %291 = stablehlo.add %289, %290 : tensor<3xf64>
    %292 = stablehlo.add %278#1, %25#1 : tensor<f32>
    %293:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%291, %2, %292) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %294 = stablehlo.multiply %293#0, %14 : tensor<3xf64>
    %295 = stablehlo.add %282, %294 : tensor<3xf64>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %296 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %297 = stablehlo.multiply %17, %296 : tensor<3xf64>
    %298 = stablehlo.multiply %296, %21 : tensor<3xf64>
    %cst_77 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %299 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %300 = stablehlo.multiply %299, %297 : tensor<3xf64>
    %301 = stablehlo.multiply %16#0, %298 : tensor<3xf64>
    %302 = stablehlo.add %300, %301 : tensor<3xf64>
    %303 = stablehlo.multiply %298, %16#0 : tensor<3xf64>
    %304 = stablehlo.add %302, %303 : tensor<3xf64>
    %305 = stablehlo.add %293#1, %16#1 : tensor<f32>
    %306:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%304, %305) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %307 = stablehlo.multiply %arg0, %306#0 : tensor<3xf64>
    %308 = stablehlo.add %295, %307 : tensor<3xf64>
    %309 = stablehlo.multiply %306#0, %arg0 : tensor<3xf64>
    %310 = stablehlo.add %308, %309 : tensor<3xf64>
    %cst_78 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %311 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %312 = stablehlo.multiply %311, %arg0 : tensor<3xf64>
    %313 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %314 = stablehlo.broadcast_in_dim %312, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %315 = stablehlo.concatenate %313, %314, dim = 0 : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<2x3xf64>
    %316 = stablehlo.custom_call @pjrtlite_mpi_rank() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %317 = stablehlo.custom_call @pjrtlite_mpi_size() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %c_79 = stablehlo.constant dense<1> : tensor<i32>
    %318 = stablehlo.subtract %317, %c_79 : tensor<i32>
    %c_80 = stablehlo.constant dense<1> : tensor<i32>
    %319 = stablehlo.add %316, %c_80 : tensor<i32>
    %c_81 = stablehlo.constant dense<2> : tensor<i32>
    %320 = stablehlo.compare LT, %319, %c_81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_82 = stablehlo.constant dense<1> : tensor<i32>
    %321 = stablehlo.add %316, %c_82 : tensor<i32>
    %c_83 = stablehlo.constant dense<-1> : tensor<i64>
    %322 = call @_where_3(%320, %321, %c_83) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %323 = stablehlo.iota dim = 0 : tensor<3xf64>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %324 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %325 = stablehlo.add %324, %323 : tensor<3xf64>
    %326 = stablehlo.convert %316 : (tensor<i32>) -> tensor<f64>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %327 = stablehlo.add %cst_85, %326 : tensor<f64>
    %328 = stablehlo.convert %327 : tensor<f64>
    %329 = stablehlo.broadcast_in_dim %328, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %330 = stablehlo.multiply %325, %329 : tensor<3xf64>
    %331 = stablehlo.multiply %315, %315 : tensor<2x3xf64>
    %332 = stablehlo.broadcast_in_dim %306#1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %333:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%331, %332) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
    %334 = stablehlo.multiply %333#0, %333#0 : tensor<2x3xf64>
    %cst_86 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %335 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %336 = stablehlo.multiply %335, %333#0 : tensor<2x3xf64>
    %cst_87 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %337 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %338 = stablehlo.add %337, %336 : tensor<2x3xf64>
    %339 = stablehlo.multiply %334, %338 : tensor<2x3xf64>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %340 = stablehlo.reduce(%339 init: %cst_88) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %341 = stablehlo.broadcast_in_dim %330, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %342 = stablehlo.broadcast_in_dim %341, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<2x3xf64>
    %343 = stablehlo.multiply %315, %342 : tensor<2x3xf64>
    %344 = stablehlo.broadcast_in_dim %318, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %345:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%343, %344, %333#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xi32>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
    %346 = stablehlo.multiply %345#0, %345#0 : tensor<2x3xf64>
    %cst_89 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %347 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %348 = stablehlo.multiply %347, %345#0 : tensor<2x3xf64>
    %cst_90 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %349 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %350 = stablehlo.add %349, %348 : tensor<2x3xf64>
    %351 = stablehlo.multiply %346, %350 : tensor<2x3xf64>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %352 = stablehlo.reduce(%351 init: %cst_91) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %353 = stablehlo.multiply %315, %315 : tensor<2x3xf64>
    %354:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%353, %345#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
    %355 = stablehlo.multiply %354#0, %354#0 : tensor<2x3xf64>
    %cst_92 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %356 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %357 = stablehlo.multiply %356, %354#0 : tensor<2x3xf64>
    %cst_93 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %358 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %359 = stablehlo.add %358, %357 : tensor<2x3xf64>
    %360 = stablehlo.multiply %355, %359 : tensor<2x3xf64>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %361 = stablehlo.reduce(%360 init: %cst_94) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %362 = stablehlo.broadcast_in_dim %330, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<2x3xf64>
    %364 = stablehlo.multiply %315, %363 : tensor<2x3xf64>
    %365:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%364, %354#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
    %366 = stablehlo.multiply %365#0, %365#0 : tensor<2x3xf64>
    %cst_95 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %367 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %368 = stablehlo.multiply %367, %365#0 : tensor<2x3xf64>
    %cst_96 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %369 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %370 = stablehlo.add %369, %368 : tensor<2x3xf64>
    %371 = stablehlo.multiply %366, %370 : tensor<2x3xf64>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %372 = stablehlo.reduce(%371 init: %cst_97) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %373 = stablehlo.multiply %315, %315 : tensor<2x3xf64>
    %374 = stablehlo.broadcast_in_dim %318, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %375:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%373, %374, %365#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xi32>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
    %376 = stablehlo.multiply %375#0, %375#0 : tensor<2x3xf64>
    %cst_98 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %377 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %378 = stablehlo.multiply %377, %375#0 : tensor<2x3xf64>
    %cst_99 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %379 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %380 = stablehlo.add %379, %378 : tensor<2x3xf64>
    %381 = stablehlo.multiply %376, %380 : tensor<2x3xf64>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %382 = stablehlo.reduce(%381 init: %cst_100) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %383 = stablehlo.broadcast_in_dim %330, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %384 = stablehlo.broadcast_in_dim %383, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<2x3xf64>
    %385 = stablehlo.multiply %315, %384 : tensor<2x3xf64>
    %386:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%385, %375#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xf32>) -> (tensor<2x2x3xf64>, tensor<2xf32>)
    %387 = stablehlo.multiply %386#0, %386#0 : tensor<2x2x3xf64>
    %cst_101 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %388 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f64>) -> tensor<2x2x3xf64>
    %389 = stablehlo.multiply %388, %386#0 : tensor<2x2x3xf64>
    %cst_102 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %390 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f64>) -> tensor<2x2x3xf64>
    %391 = stablehlo.add %390, %389 : tensor<2x2x3xf64>
    %392 = stablehlo.multiply %387, %391 : tensor<2x2x3xf64>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %393 = stablehlo.reduce(%392 init: %cst_103) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %394 = stablehlo.multiply %315, %315 : tensor<2x3xf64>
    %395:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%394, %386#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xf32>) -> (tensor<2x2x3xf64>, tensor<2xf32>)
    %396 = stablehlo.multiply %395#0, %395#0 : tensor<2x2x3xf64>
    %cst_104 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %397 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f64>) -> tensor<2x2x3xf64>
    %398 = stablehlo.multiply %397, %395#0 : tensor<2x2x3xf64>
    %cst_105 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %399 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f64>) -> tensor<2x2x3xf64>
    %400 = stablehlo.add %399, %398 : tensor<2x2x3xf64>
    %401 = stablehlo.multiply %396, %400 : tensor<2x2x3xf64>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %402 = stablehlo.reduce(%401 init: %cst_106) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %403 = stablehlo.broadcast_in_dim %315, dims = [0, 2] : (tensor<2x3xf64>) -> tensor<2x1x3xf64>
    %404 = stablehlo.iota dim = 0 : tensor<2xf64>
    %cst_107 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %405 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %406 = stablehlo.add %405, %404 : tensor<2xf64>
    %407 = stablehlo.broadcast_in_dim %406, dims = [0] : (tensor<2xf64>) -> tensor<2x1xf64>
    %408 = stablehlo.broadcast_in_dim %407, dims = [1, 2] : (tensor<2x1xf64>) -> tensor<1x2x1xf64>
    %409 = stablehlo.broadcast_in_dim %403, dims = [0, 1, 2] : (tensor<2x1x3xf64>) -> tensor<2x2x3xf64>
    %410 = stablehlo.broadcast_in_dim %408, dims = [0, 1, 2] : (tensor<1x2x1xf64>) -> tensor<2x2x3xf64>
    %411 = stablehlo.multiply %409, %410 : tensor<2x2x3xf64>
    %412 = stablehlo.broadcast_in_dim %318, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %413:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%411, %412, %395#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x2x3xf64>, tensor<2xi32>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
    %414 = stablehlo.multiply %413#0, %413#0 : tensor<2x3xf64>
    %cst_108 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %415 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %416 = stablehlo.multiply %415, %413#0 : tensor<2x3xf64>
    %cst_109 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %417 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %418 = stablehlo.add %417, %416 : tensor<2x3xf64>
    %419 = stablehlo.multiply %414, %418 : tensor<2x3xf64>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %420 = stablehlo.reduce(%419 init: %cst_110) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %421 = stablehlo.multiply %411, %411 : tensor<2x2x3xf64>
    %422:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%421, %413#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x2x3xf64>, tensor<2xf32>) -> (tensor<2x2x3xf64>, tensor<2xf32>)
    %423 = stablehlo.multiply %422#0, %422#0 : tensor<2x2x3xf64>
    %cst_111 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %424 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f64>) -> tensor<2x2x3xf64>
    %425 = stablehlo.multiply %424, %422#0 : tensor<2x2x3xf64>
    %cst_112 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %426 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f64>) -> tensor<2x2x3xf64>
    %427 = stablehlo.add %426, %425 : tensor<2x2x3xf64>
    %428 = stablehlo.multiply %423, %427 : tensor<2x2x3xf64>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %429 = stablehlo.reduce(%428 init: %cst_113) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %430 = stablehlo.broadcast_in_dim %330, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %431 = stablehlo.broadcast_in_dim %430, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<2x3xf64>
    %432 = stablehlo.multiply %315, %431 : tensor<2x3xf64>
    %433 = stablehlo.broadcast_in_dim %322, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %434 = stablehlo.custom_call @pjrtlite_mpi_send(%432, %433, %422#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xi32>, tensor<2xf32>) -> tensor<2xf32>
    %435 = stablehlo.multiply %315, %315 : tensor<2x3xf64>
    %c_114 = stablehlo.constant dense<1> : tensor<i32>
    %436 = stablehlo.subtract %316, %c_114 : tensor<i32>
    %437 = stablehlo.broadcast_in_dim %436, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %438:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%435, %437, %434) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xi32>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
    %439 = stablehlo.multiply %438#0, %438#0 : tensor<2x3xf64>
    %cst_115 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %440 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %441 = stablehlo.multiply %440, %438#0 : tensor<2x3xf64>
    %cst_116 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %442 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %443 = stablehlo.add %442, %441 : tensor<2x3xf64>
    %444 = stablehlo.multiply %439, %443 : tensor<2x3xf64>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %445 = stablehlo.reduce(%444 init: %cst_117) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %c_118 = stablehlo.constant dense<2> : tensor<i32>
    %446 = stablehlo.broadcast_in_dim %c_118, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %447:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%446, %438#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "max"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<2xi32>, tensor<2xf32>) -> (tensor<2xi32>, tensor<2xf32>)
    %c_119 = stablehlo.constant dense<1> : tensor<i32>
    %448 = stablehlo.subtract %316, %c_119 : tensor<i32>
    %449 = stablehlo.broadcast_in_dim %330, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %450 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f64>) -> tensor<2x2x3xf64>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %451 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f64>) -> tensor<2x2x3xf64>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c_124 = stablehlo.constant dense<0> : tensor<i64>
    %454:10 = stablehlo.while(%iterArg = %322, %iterArg_320 = %448, %iterArg_321 = %449, %iterArg_322 = %c_124, %iterArg_323 = %315, %iterArg_324 = %447#1, %iterArg_325 = %450, %iterArg_326 = %451, %iterArg_327 = %452, %iterArg_328 = %453) : tensor<i32>, tensor<i32>, tensor<1x3xf64>, tensor<i64>, tensor<2x3xf64>, tensor<2xf32>, tensor<2x2x3xf64>, tensor<2x2x3xf64>, tensor<2x2xf32>, tensor<2x2xf32>
    cond {
      %c_329 = stablehlo.constant dense<2> : tensor<i64>
      %1566 = stablehlo.compare LT, %iterArg_322, %c_329, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1566 : tensor<i1>
    } do {
      %cst_329 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %1566 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
      %1567 = stablehlo.subtract %1566, %iterArg_323 : tensor<2x3xf64>
      %1568 = stablehlo.multiply %iterArg_323, %1567 : tensor<2x3xf64>
      %1569 = stablehlo.multiply %iterArg_323, %iterArg_323 : tensor<2x3xf64>
      %1570 = stablehlo.broadcast_in_dim %iterArg_320, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %1571 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %1572:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%1568, %1569, %1570, %1571, %iterArg_324) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xi32>, tensor<2xi32>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
      %1573 = stablehlo.broadcast_in_dim %iterArg_321, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<2x3xf64>
      %1574 = stablehlo.multiply %1572#0, %1573 : tensor<2x3xf64>
      %1575:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%1574, %1572#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
      %cst_330 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %1576 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
      %1577 = stablehlo.multiply %1576, %1575#0 : tensor<2x3xf64>
      %1578 = stablehlo.add %1572#0, %1577 : tensor<2x3xf64>
      %1579 = func.call @dynamic_update_index_in_dim_4(%iterArg_325, %1567, %iterArg_322) : (tensor<2x2x3xf64>, tensor<2x3xf64>, tensor<i64>) -> tensor<2x2x3xf64>
      %1580 = func.call @dynamic_update_index_in_dim_4(%iterArg_326, %iterArg_323, %iterArg_322) : (tensor<2x2x3xf64>, tensor<2x3xf64>, tensor<i64>) -> tensor<2x2x3xf64>
      %1581 = func.call @dynamic_update_index_in_dim_5(%iterArg_327, %1572#1, %iterArg_322) : (tensor<2x2xf32>, tensor<2xf32>, tensor<i64>) -> tensor<2x2xf32>
      %1582 = func.call @dynamic_update_index_in_dim_5(%iterArg_328, %1575#1, %iterArg_322) : (tensor<2x2xf32>, tensor<2xf32>, tensor<i64>) -> tensor<2x2xf32>
      %c_331 = stablehlo.constant dense<1> : tensor<i64>
      %1583 = stablehlo.add %iterArg_322, %c_331 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_320, %iterArg_321, %1583, %1578, %1575#1, %1579, %1580, %1581, %1582 : tensor<i32>, tensor<i32>, tensor<1x3xf64>, tensor<i64>, tensor<2x3xf64>, tensor<2xf32>, tensor<2x2x3xf64>, tensor<2x2x3xf64>, tensor<2x2xf32>, tensor<2x2xf32>
    }
    %455 = stablehlo.convert %447#0 : (tensor<2xi32>) -> tensor<2xf64>
    %456 = stablehlo.broadcast_in_dim %455, dims = [0] : (tensor<2xf64>) -> tensor<2x1xf64>
    %457 = stablehlo.broadcast_in_dim %456, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x3xf64>
    %458 = stablehlo.multiply %454#4, %457 : tensor<2x3xf64>
    %459 = stablehlo.multiply %458, %458 : tensor<2x3xf64>
    %cst_125 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %460 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %461 = stablehlo.multiply %460, %458 : tensor<2x3xf64>
    %cst_126 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %462 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %463 = stablehlo.add %462, %461 : tensor<2x3xf64>
    %464 = stablehlo.multiply %459, %463 : tensor<2x3xf64>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %465 = stablehlo.reduce(%464 init: %cst_127) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %466 = stablehlo.custom_call @pjrtlite_mpi_barrier(%454#5) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<2xf32>) -> tensor<2xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %467 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %468 = stablehlo.add %467, %340 : tensor<2xf64>
    %469 = stablehlo.add %468, %352 : tensor<2xf64>
    %470 = stablehlo.add %469, %361 : tensor<2xf64>
    %471 = stablehlo.add %470, %372 : tensor<2xf64>
    %472 = stablehlo.add %471, %382 : tensor<2xf64>
    %473 = stablehlo.add %472, %393 : tensor<2xf64>
    %474 = stablehlo.add %473, %402 : tensor<2xf64>
    %475 = stablehlo.add %474, %420 : tensor<2xf64>
    %476 = stablehlo.add %475, %429 : tensor<2xf64>
    %477 = stablehlo.add %476, %445 : tensor<2xf64>
    %478 = stablehlo.add %477, %465 : tensor<2xf64>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %479 = stablehlo.reduce(%478 init: %cst_129) applies stablehlo.add across dimensions = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.reduce(%466 init: %cst_130) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %481 = stablehlo.broadcast_in_dim %480, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_131 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %482 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %483 = stablehlo.broadcast_in_dim %482, dims = [0] : (tensor<2xf64>) -> tensor<2x3xf64>
    %484 = stablehlo.multiply %459, %483 : tensor<2x3xf64>
    %485 = stablehlo.multiply %483, %463 : tensor<2x3xf64>
    %cst_132 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %486 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %487 = stablehlo.multiply %486, %484 : tensor<2x3xf64>
    %488 = stablehlo.multiply %458, %485 : tensor<2x3xf64>
    %489 = stablehlo.add %487, %488 : tensor<2x3xf64>
    %490 = stablehlo.multiply %485, %458 : tensor<2x3xf64>
    %491 = stablehlo.add %489, %490 : tensor<2x3xf64>
    %492 = stablehlo.broadcast_in_dim %456, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x3xf64>
    %493 = stablehlo.multiply %491, %492 : tensor<2x3xf64>
    %c_133 = stablehlo.constant dense<0> : tensor<i64>
    %494:10 = stablehlo.while(%iterArg = %454#6, %iterArg_320 = %454#7, %iterArg_321 = %454#8, %iterArg_322 = %454#9, %iterArg_323 = %322, %iterArg_324 = %448, %iterArg_325 = %449, %iterArg_326 = %c_133, %iterArg_327 = %493, %iterArg_328 = %481) : tensor<2x2x3xf64>, tensor<2x2x3xf64>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>, tensor<1x3xf64>, tensor<i64>, tensor<2x3xf64>, tensor<2xf32>
    cond {
      %c_329 = stablehlo.constant dense<2> : tensor<i64>
      %1566 = stablehlo.compare LT, %iterArg_326, %c_329, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1566 : tensor<i1>
    } do {
      %c_329 = stablehlo.constant dense<2> : tensor<i64>
      %1566 = stablehlo.subtract %c_329, %iterArg_326 : tensor<i64>
      %c_330 = stablehlo.constant dense<1> : tensor<i64>
      %1567 = stablehlo.subtract %1566, %c_330 : tensor<i64>
      %1568 = func.call @dynamic_index_in_dim_6(%iterArg, %1567) : (tensor<2x2x3xf64>, tensor<i64>) -> tensor<2x3xf64>
      %1569 = func.call @dynamic_index_in_dim_6(%iterArg_320, %1567) : (tensor<2x2x3xf64>, tensor<i64>) -> tensor<2x3xf64>
      %1570 = func.call @dynamic_index_in_dim_7(%iterArg_321, %1567) : (tensor<2x2xf32>, tensor<i64>) -> tensor<2xf32>
      %1571 = func.call @dynamic_index_in_dim_7(%iterArg_322, %1567) : (tensor<2x2xf32>, tensor<i64>) -> tensor<2xf32>
      %cst_331 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %1572 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
      %1573 = stablehlo.multiply %1572, %iterArg_327 : tensor<2x3xf64>
      %1574 = stablehlo.add %iterArg_328, %1571 : tensor<2xf32>
      %1575:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%1573, %1574) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
      %1576 = stablehlo.broadcast_in_dim %iterArg_325, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<2x3xf64>
      %1577 = stablehlo.multiply %1575#0, %1576 : tensor<2x3xf64>
      %1578 = stablehlo.add %iterArg_327, %1577 : tensor<2x3xf64>
      %cst_332 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %1579 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1580 = stablehlo.add %1575#1, %1570 : tensor<2xf32>
      %1581 = stablehlo.broadcast_in_dim %1579, dims = [1] : (tensor<3xf64>) -> tensor<2x3xf64>
      %1582 = stablehlo.broadcast_in_dim %iterArg_323, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %1583 = stablehlo.broadcast_in_dim %iterArg_324, dims = [] : (tensor<i32>) -> tensor<2xi32>
      %1584:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%1578, %1581, %1582, %1583, %1580) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xi32>, tensor<2xi32>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
      %c_333 = stablehlo.constant dense<0> : tensor<i32>
      %1585 = stablehlo.compare LT, %iterArg_324, %c_333, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %1586 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1587 = func.call @_where_8(%1585, %1578, %1586) : (tensor<i1>, tensor<2x3xf64>, tensor<3xf64>) -> tensor<2x3xf64>
      %1588 = stablehlo.multiply %1569, %1587 : tensor<2x3xf64>
      %1589 = stablehlo.multiply %1587, %1569 : tensor<2x3xf64>
      %1590 = stablehlo.add %1588, %1589 : tensor<2x3xf64>
      %1591 = stablehlo.multiply %1569, %1584#0 : tensor<2x3xf64>
      %1592 = stablehlo.multiply %1584#0, %1568 : tensor<2x3xf64>
      %1593 = stablehlo.add %1590, %1592 : tensor<2x3xf64>
      %1594 = stablehlo.negate %1591 : tensor<2x3xf64>
      %1595 = stablehlo.add %1593, %1594 : tensor<2x3xf64>
      %c_335 = stablehlo.constant dense<1> : tensor<i64>
      %1596 = stablehlo.add %iterArg_326, %c_335 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_320, %iterArg_321, %iterArg_322, %iterArg_323, %iterArg_324, %iterArg_325, %1596, %1595, %1584#1 : tensor<2x2x3xf64>, tensor<2x2x3xf64>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>, tensor<1x3xf64>, tensor<i64>, tensor<2x3xf64>, tensor<2xf32>
    }
    %495 = stablehlo.broadcast_in_dim %482, dims = [0] : (tensor<2xf64>) -> tensor<2x3xf64>
    %496 = stablehlo.multiply %439, %495 : tensor<2x3xf64>
    %497 = stablehlo.multiply %495, %443 : tensor<2x3xf64>
    %cst_134 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %498 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %499 = stablehlo.multiply %498, %496 : tensor<2x3xf64>
    %500 = stablehlo.multiply %438#0, %497 : tensor<2x3xf64>
    %501 = stablehlo.add %499, %500 : tensor<2x3xf64>
    %502 = stablehlo.multiply %497, %438#0 : tensor<2x3xf64>
    %503 = stablehlo.add %501, %502 : tensor<2x3xf64>
    %504 = stablehlo.add %494#9, %438#1 : tensor<2xf32>
    %505 = stablehlo.broadcast_in_dim %436, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %506 = stablehlo.custom_call @pjrtlite_mpi_send(%503, %505, %504) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xi32>, tensor<2xf32>) -> tensor<2xf32>
    %c_135 = stablehlo.constant dense<0> : tensor<i32>
    %507 = stablehlo.compare LT, %436, %c_135, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %508 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %509 = call @_where_8(%507, %503, %508) : (tensor<i1>, tensor<2x3xf64>, tensor<3xf64>) -> tensor<2x3xf64>
    %510 = stablehlo.multiply %315, %509 : tensor<2x3xf64>
    %511 = stablehlo.add %494#8, %510 : tensor<2x3xf64>
    %512 = stablehlo.multiply %509, %315 : tensor<2x3xf64>
    %513 = stablehlo.add %511, %512 : tensor<2x3xf64>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %514 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %515 = stablehlo.add %506, %434 : tensor<2xf32>
    %516 = stablehlo.broadcast_in_dim %514, dims = [1] : (tensor<3xf64>) -> tensor<2x3xf64>
    %517 = stablehlo.broadcast_in_dim %322, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %518:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%516, %517, %515) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xi32>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
    %519 = stablehlo.broadcast_in_dim %430, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<2x3xf64>
    %520 = stablehlo.multiply %518#0, %519 : tensor<2x3xf64>
    %521 = stablehlo.add %513, %520 : tensor<2x3xf64>
    %522 = stablehlo.broadcast_in_dim %482, dims = [0] : (tensor<2xf64>) -> tensor<2x2x3xf64>
    %523 = stablehlo.multiply %423, %522 : tensor<2x2x3xf64>
    %524 = stablehlo.multiply %522, %427 : tensor<2x2x3xf64>
    %cst_138 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %525 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f64>) -> tensor<2x2x3xf64>
    %526 = stablehlo.multiply %525, %523 : tensor<2x2x3xf64>
    %527 = stablehlo.multiply %422#0, %524 : tensor<2x2x3xf64>
    %528 = stablehlo.add %526, %527 : tensor<2x2x3xf64>
    %529 = stablehlo.multiply %524, %422#0 : tensor<2x2x3xf64>
    %530 = stablehlo.add %528, %529 : tensor<2x2x3xf64>
    %531 = stablehlo.add %518#1, %422#1 : tensor<2xf32>
    %532:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%530, %531) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x2x3xf64>, tensor<2xf32>) -> (tensor<2x2x3xf64>, tensor<2xf32>)
    %533 = stablehlo.multiply %411, %532#0 : tensor<2x2x3xf64>
    %534 = stablehlo.multiply %532#0, %411 : tensor<2x2x3xf64>
    %535 = stablehlo.add %533, %534 : tensor<2x2x3xf64>
    %536 = stablehlo.broadcast_in_dim %482, dims = [0] : (tensor<2xf64>) -> tensor<2x3xf64>
    %537 = stablehlo.multiply %414, %536 : tensor<2x3xf64>
    %538 = stablehlo.multiply %536, %418 : tensor<2x3xf64>
    %cst_139 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %539 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %540 = stablehlo.multiply %539, %537 : tensor<2x3xf64>
    %541 = stablehlo.multiply %413#0, %538 : tensor<2x3xf64>
    %542 = stablehlo.add %540, %541 : tensor<2x3xf64>
    %543 = stablehlo.multiply %538, %413#0 : tensor<2x3xf64>
    %544 = stablehlo.add %542, %543 : tensor<2x3xf64>
    %545 = stablehlo.add %532#1, %413#1 : tensor<2xf32>
    %546 = stablehlo.broadcast_in_dim %318, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %547:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%544, %546, %545) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xi32>, tensor<2xf32>) -> (tensor<2x2x3xf64>, tensor<2xf32>)
    %548 = stablehlo.add %535, %547#0 : tensor<2x2x3xf64>
    %549 = stablehlo.broadcast_in_dim %408, dims = [0, 1, 2] : (tensor<1x2x1xf64>) -> tensor<2x2x3xf64>
    %550 = stablehlo.multiply %548, %549 : tensor<2x2x3xf64>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %551 = stablehlo.reduce(%550 init: %cst_140) applies stablehlo.add across dimensions = [1] : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2x3xf64>
    %552 = stablehlo.reshape %551 : (tensor<2x3xf64>) -> tensor<2x1x3xf64>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %553 = stablehlo.reduce(%552 init: %cst_141) applies stablehlo.add across dimensions = [1] : (tensor<2x1x3xf64>, tensor<f64>) -> tensor<2x3xf64>
    %554 = stablehlo.add %521, %553 : tensor<2x3xf64>
    %555 = stablehlo.broadcast_in_dim %482, dims = [0] : (tensor<2xf64>) -> tensor<2x2x3xf64>
    %556 = stablehlo.multiply %396, %555 : tensor<2x2x3xf64>
    %557 = stablehlo.multiply %555, %400 : tensor<2x2x3xf64>
    %cst_142 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %558 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f64>) -> tensor<2x2x3xf64>
    %559 = stablehlo.multiply %558, %556 : tensor<2x2x3xf64>
    %560 = stablehlo.multiply %395#0, %557 : tensor<2x2x3xf64>
    %561 = stablehlo.add %559, %560 : tensor<2x2x3xf64>
    %562 = stablehlo.multiply %557, %395#0 : tensor<2x2x3xf64>
    %563 = stablehlo.add %561, %562 : tensor<2x2x3xf64>
    %564 = stablehlo.add %547#1, %395#1 : tensor<2xf32>
    %565:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%563, %564) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x2x3xf64>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
    %566 = stablehlo.multiply %315, %565#0 : tensor<2x3xf64>
    %567 = stablehlo.add %554, %566 : tensor<2x3xf64>
    %568 = stablehlo.multiply %565#0, %315 : tensor<2x3xf64>
    %569 = stablehlo.add %567, %568 : tensor<2x3xf64>
    %570 = stablehlo.broadcast_in_dim %482, dims = [0] : (tensor<2xf64>) -> tensor<2x2x3xf64>
    %571 = stablehlo.multiply %387, %570 : tensor<2x2x3xf64>
    %572 = stablehlo.multiply %570, %391 : tensor<2x2x3xf64>
    %cst_143 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %573 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f64>) -> tensor<2x2x3xf64>
    %574 = stablehlo.multiply %573, %571 : tensor<2x2x3xf64>
    %575 = stablehlo.multiply %386#0, %572 : tensor<2x2x3xf64>
    %576 = stablehlo.add %574, %575 : tensor<2x2x3xf64>
    %577 = stablehlo.multiply %572, %386#0 : tensor<2x2x3xf64>
    %578 = stablehlo.add %576, %577 : tensor<2x2x3xf64>
    %579 = stablehlo.add %565#1, %386#1 : tensor<2xf32>
    %580:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%578, %579) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x2x3xf64>, tensor<2xf32>) -> (tensor<2x2x3xf64>, tensor<2xf32>)
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %581 = stablehlo.reduce(%580#0 init: %cst_144) applies stablehlo.add across dimensions = [1] : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2x3xf64>
    %582 = stablehlo.broadcast_in_dim %383, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<2x3xf64>
    %583 = stablehlo.multiply %581, %582 : tensor<2x3xf64>
    %584 = stablehlo.add %569, %583 : tensor<2x3xf64>
    %585 = stablehlo.broadcast_in_dim %482, dims = [0] : (tensor<2xf64>) -> tensor<2x3xf64>
    %586 = stablehlo.multiply %376, %585 : tensor<2x3xf64>
    %587 = stablehlo.multiply %585, %380 : tensor<2x3xf64>
    %cst_145 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %588 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %589 = stablehlo.multiply %588, %586 : tensor<2x3xf64>
    %590 = stablehlo.multiply %375#0, %587 : tensor<2x3xf64>
    %591 = stablehlo.add %589, %590 : tensor<2x3xf64>
    %592 = stablehlo.multiply %587, %375#0 : tensor<2x3xf64>
    %593 = stablehlo.add %591, %592 : tensor<2x3xf64>
    %594 = stablehlo.add %580#1, %375#1 : tensor<2xf32>
    %595 = stablehlo.broadcast_in_dim %318, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %596:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%593, %595, %594) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xi32>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
    %597 = stablehlo.multiply %315, %596#0 : tensor<2x3xf64>
    %598 = stablehlo.add %584, %597 : tensor<2x3xf64>
    %599 = stablehlo.multiply %596#0, %315 : tensor<2x3xf64>
    %600 = stablehlo.add %598, %599 : tensor<2x3xf64>
    %601 = stablehlo.broadcast_in_dim %482, dims = [0] : (tensor<2xf64>) -> tensor<2x3xf64>
    %602 = stablehlo.multiply %366, %601 : tensor<2x3xf64>
    %603 = stablehlo.multiply %601, %370 : tensor<2x3xf64>
    %cst_146 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %604 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %605 = stablehlo.multiply %604, %602 : tensor<2x3xf64>
    %606 = stablehlo.multiply %365#0, %603 : tensor<2x3xf64>
    %607 = stablehlo.add %605, %606 : tensor<2x3xf64>
    %608 = stablehlo.multiply %603, %365#0 : tensor<2x3xf64>
    %609 = stablehlo.add %607, %608 : tensor<2x3xf64>
    %610 = stablehlo.add %596#1, %365#1 : tensor<2xf32>
    %611:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%609, %610) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
    %612 = stablehlo.broadcast_in_dim %362, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<2x3xf64>
    %613 = stablehlo.multiply %611#0, %612 : tensor<2x3xf64>
    %614 = stablehlo.add %600, %613 : tensor<2x3xf64>
    %615 = stablehlo.broadcast_in_dim %482, dims = [0] : (tensor<2xf64>) -> tensor<2x3xf64>
    %616 = stablehlo.multiply %355, %615 : tensor<2x3xf64>
    %617 = stablehlo.multiply %615, %359 : tensor<2x3xf64>
    %cst_147 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %618 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %619 = stablehlo.multiply %618, %616 : tensor<2x3xf64>
    %620 = stablehlo.multiply %354#0, %617 : tensor<2x3xf64>
    %621 = stablehlo.add %619, %620 : tensor<2x3xf64>
    %622 = stablehlo.multiply %617, %354#0 : tensor<2x3xf64>
    %623 = stablehlo.add %621, %622 : tensor<2x3xf64>
    %624 = stablehlo.add %611#1, %354#1 : tensor<2xf32>
    %625:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%623, %624) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
    %626 = stablehlo.multiply %315, %625#0 : tensor<2x3xf64>
    %627 = stablehlo.add %614, %626 : tensor<2x3xf64>
    %628 = stablehlo.multiply %625#0, %315 : tensor<2x3xf64>
    %629 = stablehlo.add %627, %628 : tensor<2x3xf64>
    %630 = stablehlo.broadcast_in_dim %482, dims = [0] : (tensor<2xf64>) -> tensor<2x3xf64>
    %631 = stablehlo.multiply %346, %630 : tensor<2x3xf64>
    %632 = stablehlo.multiply %630, %350 : tensor<2x3xf64>
    %cst_148 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %633 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %634 = stablehlo.multiply %633, %631 : tensor<2x3xf64>
    %635 = stablehlo.multiply %345#0, %632 : tensor<2x3xf64>
    %636 = stablehlo.add %634, %635 : tensor<2x3xf64>
    %637 = stablehlo.multiply %632, %345#0 : tensor<2x3xf64>
    %638 = stablehlo.add %636, %637 : tensor<2x3xf64>
    %639 = stablehlo.add %625#1, %345#1 : tensor<2xf32>
    %640 = stablehlo.broadcast_in_dim %318, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %641:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%638, %640, %639) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xi32>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
    %642 = stablehlo.broadcast_in_dim %341, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<2x3xf64>
    %643 = stablehlo.multiply %641#0, %642 : tensor<2x3xf64>
    %644 = stablehlo.add %629, %643 : tensor<2x3xf64>
    %645 = stablehlo.broadcast_in_dim %482, dims = [0] : (tensor<2xf64>) -> tensor<2x3xf64>
    %646 = stablehlo.multiply %334, %645 : tensor<2x3xf64>
    %647 = stablehlo.multiply %645, %338 : tensor<2x3xf64>
    %cst_149 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %648 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %649 = stablehlo.multiply %648, %646 : tensor<2x3xf64>
    %650 = stablehlo.multiply %333#0, %647 : tensor<2x3xf64>
    %651 = stablehlo.add %649, %650 : tensor<2x3xf64>
    %652 = stablehlo.multiply %647, %333#0 : tensor<2x3xf64>
    %653 = stablehlo.add %651, %652 : tensor<2x3xf64>
    %654 = stablehlo.add %641#1, %333#1 : tensor<2xf32>
    %655:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%653, %654) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3xf64>, tensor<2xf32>) -> (tensor<2x3xf64>, tensor<2xf32>)
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %656 = stablehlo.reduce(%655#1 init: %cst_150) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %657 = stablehlo.multiply %315, %655#0 : tensor<2x3xf64>
    %658 = stablehlo.add %644, %657 : tensor<2x3xf64>
    %659 = stablehlo.multiply %655#0, %315 : tensor<2x3xf64>
    %660 = stablehlo.add %658, %659 : tensor<2x3xf64>
    %661 = stablehlo.slice %660 [0:1, 0:3] : (tensor<2x3xf64>) -> tensor<1x3xf64>
    %662 = stablehlo.reshape %661 : (tensor<1x3xf64>) -> tensor<3xf64>
    %663 = stablehlo.slice %660 [1:2, 0:3] : (tensor<2x3xf64>) -> tensor<1x3xf64>
    %664 = stablehlo.reshape %663 : (tensor<1x3xf64>) -> tensor<3xf64>
    %cst_151 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %665 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %666 = stablehlo.multiply %665, %664 : tensor<3xf64>
    %667 = stablehlo.add %662, %666 : tensor<3xf64>
    %668 = stablehlo.custom_call @pjrtlite_mpi_rank() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %669 = stablehlo.custom_call @pjrtlite_mpi_size() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %c_152 = stablehlo.constant dense<1> : tensor<i32>
    %670 = stablehlo.subtract %669, %c_152 : tensor<i32>
    %c_153 = stablehlo.constant dense<1> : tensor<i32>
    %671 = stablehlo.add %668, %c_153 : tensor<i32>
    %c_154 = stablehlo.constant dense<2> : tensor<i32>
    %672 = stablehlo.compare LT, %671, %c_154, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_155 = stablehlo.constant dense<1> : tensor<i32>
    %673 = stablehlo.add %668, %c_155 : tensor<i32>
    %c_156 = stablehlo.constant dense<-1> : tensor<i64>
    %674 = call @_where(%672, %673, %c_156) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %675 = stablehlo.iota dim = 0 : tensor<3xf64>
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %676 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %677 = stablehlo.add %676, %675 : tensor<3xf64>
    %678 = stablehlo.convert %668 : (tensor<i32>) -> tensor<f64>
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %679 = stablehlo.add %cst_158, %678 : tensor<f64>
    %680 = stablehlo.convert %679 : tensor<f64>
    %681 = stablehlo.broadcast_in_dim %680, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %682 = stablehlo.multiply %677, %681 : tensor<3xf64>
    %683 = stablehlo.multiply %arg0, %arg0 : tensor<3xf64>
    %684:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%683, %656) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %685 = stablehlo.multiply %684#0, %684#0 : tensor<3xf64>
    %cst_159 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %686 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %687 = stablehlo.multiply %686, %684#0 : tensor<3xf64>
    %cst_160 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %688 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %689 = stablehlo.add %688, %687 : tensor<3xf64>
    %690 = stablehlo.multiply %arg0, %682 : tensor<3xf64>
    %691:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%690, %670, %684#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %692 = stablehlo.multiply %691#0, %691#0 : tensor<3xf64>
    %cst_161 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %693 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %694 = stablehlo.multiply %693, %691#0 : tensor<3xf64>
    %cst_162 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %695 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %696 = stablehlo.add %695, %694 : tensor<3xf64>
    %697 = stablehlo.multiply %arg0, %arg0 : tensor<3xf64>
    %698:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%697, %691#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %699 = stablehlo.multiply %698#0, %698#0 : tensor<3xf64>
    %cst_163 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %700 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %701 = stablehlo.multiply %700, %698#0 : tensor<3xf64>
    %cst_164 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %702 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %703 = stablehlo.add %702, %701 : tensor<3xf64>
    %704 = stablehlo.multiply %arg0, %682 : tensor<3xf64>
    %705:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%704, %698#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %706 = stablehlo.multiply %705#0, %705#0 : tensor<3xf64>
    %cst_165 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %707 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %708 = stablehlo.multiply %707, %705#0 : tensor<3xf64>
    %cst_166 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %709 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %710 = stablehlo.add %709, %708 : tensor<3xf64>
    %711 = stablehlo.multiply %arg0, %arg0 : tensor<3xf64>
    %712:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%711, %670, %705#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %713 = stablehlo.multiply %712#0, %712#0 : tensor<3xf64>
    %cst_167 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %714 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %715 = stablehlo.multiply %714, %712#0 : tensor<3xf64>
    %cst_168 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %716 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %717 = stablehlo.add %716, %715 : tensor<3xf64>
    %718 = stablehlo.multiply %arg0, %682 : tensor<3xf64>
    %719:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%718, %712#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %720 = stablehlo.multiply %719#0, %719#0 : tensor<2x3xf64>
    %cst_169 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %721 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %722 = stablehlo.multiply %721, %719#0 : tensor<2x3xf64>
    %cst_170 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %723 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %724 = stablehlo.add %723, %722 : tensor<2x3xf64>
    %725 = stablehlo.multiply %arg0, %arg0 : tensor<3xf64>
    %726:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%725, %719#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %727 = stablehlo.multiply %726#0, %726#0 : tensor<2x3xf64>
    %cst_171 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %728 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %729 = stablehlo.multiply %728, %726#0 : tensor<2x3xf64>
    %cst_172 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %730 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %731 = stablehlo.add %730, %729 : tensor<2x3xf64>
    %732 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %733 = stablehlo.iota dim = 0 : tensor<2xf64>
    %cst_173 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %734 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %735 = stablehlo.add %734, %733 : tensor<2xf64>
    %736 = stablehlo.broadcast_in_dim %735, dims = [0] : (tensor<2xf64>) -> tensor<2x1xf64>
    %737 = stablehlo.broadcast_in_dim %732, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<2x3xf64>
    %738 = stablehlo.broadcast_in_dim %736, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x3xf64>
    %739 = stablehlo.multiply %737, %738 : tensor<2x3xf64>
    %740:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%739, %670, %726#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %741 = stablehlo.multiply %740#0, %740#0 : tensor<3xf64>
    %cst_174 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %742 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %743 = stablehlo.multiply %742, %740#0 : tensor<3xf64>
    %cst_175 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %744 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %745 = stablehlo.add %744, %743 : tensor<3xf64>
    %746 = stablehlo.multiply %739, %739 : tensor<2x3xf64>
    %747:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%746, %740#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %748 = stablehlo.multiply %747#0, %747#0 : tensor<2x3xf64>
    %cst_176 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %749 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %750 = stablehlo.multiply %749, %747#0 : tensor<2x3xf64>
    %cst_177 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %751 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %752 = stablehlo.add %751, %750 : tensor<2x3xf64>
    %753 = stablehlo.multiply %arg0, %682 : tensor<3xf64>
    %754 = stablehlo.custom_call @pjrtlite_mpi_send(%753, %674, %747#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %755 = stablehlo.multiply %arg0, %arg0 : tensor<3xf64>
    %c_178 = stablehlo.constant dense<1> : tensor<i32>
    %756 = stablehlo.subtract %668, %c_178 : tensor<i32>
    %757:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%755, %756, %754) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %758 = stablehlo.multiply %757#0, %757#0 : tensor<3xf64>
    %cst_179 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %759 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %760 = stablehlo.multiply %759, %757#0 : tensor<3xf64>
    %cst_180 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %761 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %762 = stablehlo.add %761, %760 : tensor<3xf64>
    %c_181 = stablehlo.constant dense<2> : tensor<i32>
    %763:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%c_181, %757#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "max"}, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]} : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
    %c_182 = stablehlo.constant dense<1> : tensor<i32>
    %764 = stablehlo.subtract %668, %c_182 : tensor<i32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %765 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %766 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %767 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %c_187 = stablehlo.constant dense<0> : tensor<i64>
    %769:10 = stablehlo.while(%iterArg = %674, %iterArg_320 = %764, %iterArg_321 = %682, %iterArg_322 = %c_187, %iterArg_323 = %arg0, %iterArg_324 = %763#1, %iterArg_325 = %765, %iterArg_326 = %766, %iterArg_327 = %767, %iterArg_328 = %768) : tensor<i32>, tensor<i32>, tensor<3xf64>, tensor<i64>, tensor<3xf64>, tensor<f32>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xf32>, tensor<2xf32>
    cond {
      %c_329 = stablehlo.constant dense<2> : tensor<i64>
      %1566 = stablehlo.compare LT, %iterArg_322, %c_329, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1566 : tensor<i1>
    } do {
      %cst_329 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %1566 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1567 = stablehlo.subtract %1566, %iterArg_323 : tensor<3xf64>
      %1568 = stablehlo.multiply %iterArg_323, %1567 : tensor<3xf64>
      %1569 = stablehlo.multiply %iterArg_323, %iterArg_323 : tensor<3xf64>
      %1570:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%1568, %1569, %iterArg_320, %iterArg, %iterArg_324) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
      %1571 = stablehlo.multiply %1570#0, %iterArg_321 : tensor<3xf64>
      %1572:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%1571, %1570#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
      %cst_330 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %1573 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1574 = stablehlo.multiply %1573, %1572#0 : tensor<3xf64>
      %1575 = stablehlo.add %1570#0, %1574 : tensor<3xf64>
      %1576 = func.call @dynamic_update_index_in_dim(%iterArg_325, %1567, %iterArg_322) : (tensor<2x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<2x3xf64>
      %1577 = func.call @dynamic_update_index_in_dim(%iterArg_326, %iterArg_323, %iterArg_322) : (tensor<2x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<2x3xf64>
      %1578 = func.call @dynamic_update_index_in_dim_0(%iterArg_327, %1570#1, %iterArg_322) : (tensor<2xf32>, tensor<f32>, tensor<i64>) -> tensor<2xf32>
      %1579 = func.call @dynamic_update_index_in_dim_0(%iterArg_328, %1572#1, %iterArg_322) : (tensor<2xf32>, tensor<f32>, tensor<i64>) -> tensor<2xf32>
      %c_331 = stablehlo.constant dense<1> : tensor<i64>
      %1580 = stablehlo.add %iterArg_322, %c_331 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_320, %iterArg_321, %1580, %1575, %1572#1, %1576, %1577, %1578, %1579 : tensor<i32>, tensor<i32>, tensor<3xf64>, tensor<i64>, tensor<3xf64>, tensor<f32>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xf32>, tensor<2xf32>
    }
    %770 = stablehlo.convert %763#0 : (tensor<i32>) -> tensor<f64>
    %771 = stablehlo.broadcast_in_dim %770, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %772 = stablehlo.multiply %769#4, %771 : tensor<3xf64>
    %773 = stablehlo.multiply %772, %772 : tensor<3xf64>
    %cst_188 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %774 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %775 = stablehlo.multiply %774, %772 : tensor<3xf64>
    %cst_189 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %776 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %777 = stablehlo.add %776, %775 : tensor<3xf64>
    %778 = stablehlo.custom_call @pjrtlite_mpi_barrier(%769#5) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    %cst_190 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %779 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %780 = stablehlo.multiply %773, %779 : tensor<3xf64>
    %781 = stablehlo.multiply %779, %777 : tensor<3xf64>
    %cst_191 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %782 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %783 = stablehlo.multiply %782, %780 : tensor<3xf64>
    %784 = stablehlo.multiply %772, %781 : tensor<3xf64>
    %785 = stablehlo.add %783, %784 : tensor<3xf64>
    %786 = stablehlo.multiply %781, %772 : tensor<3xf64>
    %787 = stablehlo.add %785, %786 : tensor<3xf64>
    %788 = stablehlo.broadcast_in_dim %770, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %789 = stablehlo.multiply %787, %788 : tensor<3xf64>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %790 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %c_193 = stablehlo.constant dense<0> : tensor<i32>
    %791 = stablehlo.compare LT, %764, %c_193, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %792 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %794 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %795 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %796 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %c_199 = stablehlo.constant dense<0> : tensor<i64>
    %797:17 = stablehlo.while(%iterArg = %769#6, %iterArg_320 = %769#7, %iterArg_321 = %769#8, %iterArg_322 = %769#9, %iterArg_323 = %682, %iterArg_324 = %791, %iterArg_325 = %792, %iterArg_326 = %790, %iterArg_327 = %764, %iterArg_328 = %674, %iterArg_329 = %c_199, %iterArg_330 = %789, %iterArg_331 = %778, %iterArg_332 = %793, %iterArg_333 = %794, %iterArg_334 = %795, %iterArg_335 = %796) : tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xf32>, tensor<2xf32>, tensor<3xf64>, tensor<i1>, tensor<3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>, tensor<i64>, tensor<3xf64>, tensor<f32>, tensor<2xf32>, tensor<2xf32>, tensor<2x3xf64>, tensor<2x3xf64>
    cond {
      %c_336 = stablehlo.constant dense<2> : tensor<i64>
      %1566 = stablehlo.compare LT, %iterArg_329, %c_336, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1566 : tensor<i1>
    } do {
      %c_336 = stablehlo.constant dense<2> : tensor<i64>
      %1566 = stablehlo.subtract %c_336, %iterArg_329 : tensor<i64>
      %c_337 = stablehlo.constant dense<1> : tensor<i64>
      %1567 = stablehlo.subtract %1566, %c_337 : tensor<i64>
      %1568 = func.call @dynamic_index_in_dim(%iterArg, %1567) : (tensor<2x3xf64>, tensor<i64>) -> tensor<3xf64>
      %1569 = func.call @dynamic_index_in_dim(%iterArg_320, %1567) : (tensor<2x3xf64>, tensor<i64>) -> tensor<3xf64>
      %1570 = func.call @dynamic_index_in_dim_1(%iterArg_321, %1567) : (tensor<2xf32>, tensor<i64>) -> tensor<f32>
      %1571 = func.call @dynamic_index_in_dim_1(%iterArg_322, %1567) : (tensor<2xf32>, tensor<i64>) -> tensor<f32>
      %cst_338 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %1572 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1573 = stablehlo.multiply %1572, %iterArg_330 : tensor<3xf64>
      %1574 = stablehlo.add %iterArg_331, %1571 : tensor<f32>
      %1575:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%1573, %1574) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
      %1576 = stablehlo.multiply %1575#0, %iterArg_323 : tensor<3xf64>
      %1577 = stablehlo.add %iterArg_330, %1576 : tensor<3xf64>
      %1578 = stablehlo.add %1575#1, %1570 : tensor<f32>
      %1579:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%1577, %iterArg_326, %iterArg_328, %iterArg_327, %1578) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
      %1580 = func.call @_where_9(%1577, %iterArg_324, %iterArg_325) : (tensor<3xf64>, tensor<i1>, tensor<3xf64>) -> tensor<3xf64>
      %1581 = stablehlo.multiply %1569, %1580 : tensor<3xf64>
      %1582 = stablehlo.multiply %1580, %1569 : tensor<3xf64>
      %1583 = stablehlo.add %1581, %1582 : tensor<3xf64>
      %1584 = stablehlo.multiply %1569, %1579#0 : tensor<3xf64>
      %1585 = stablehlo.multiply %1579#0, %1568 : tensor<3xf64>
      %1586 = stablehlo.add %1583, %1585 : tensor<3xf64>
      %1587 = stablehlo.negate %1584 : tensor<3xf64>
      %1588 = stablehlo.add %1586, %1587 : tensor<3xf64>
      %1589 = func.call @dynamic_update_index_in_dim_0(%iterArg_332, %1575#1, %1567) : (tensor<2xf32>, tensor<f32>, tensor<i64>) -> tensor<2xf32>
      %1590 = func.call @dynamic_update_index_in_dim_0(%iterArg_333, %1579#1, %1567) : (tensor<2xf32>, tensor<f32>, tensor<i64>) -> tensor<2xf32>
      %1591 = func.call @dynamic_update_index_in_dim(%iterArg_334, %1580, %1567) : (tensor<2x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<2x3xf64>
      %1592 = func.call @dynamic_update_index_in_dim(%iterArg_335, %1579#0, %1567) : (tensor<2x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<2x3xf64>
      %c_339 = stablehlo.constant dense<1> : tensor<i64>
      %1593 = stablehlo.add %iterArg_329, %c_339 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_320, %iterArg_321, %iterArg_322, %iterArg_323, %iterArg_324, %iterArg_325, %iterArg_326, %iterArg_327, %iterArg_328, %1593, %1588, %1579#1, %1589, %1590, %1591, %1592 : tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xf32>, tensor<2xf32>, tensor<3xf64>, tensor<i1>, tensor<3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>, tensor<i64>, tensor<3xf64>, tensor<f32>, tensor<2xf32>, tensor<2xf32>, tensor<2x3xf64>, tensor<2x3xf64>
    }
    %cst_200 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %798 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %799 = stablehlo.multiply %758, %798 : tensor<3xf64>
    %800 = stablehlo.multiply %798, %762 : tensor<3xf64>
    %cst_201 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %801 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %802 = stablehlo.multiply %801, %799 : tensor<3xf64>
    %803 = stablehlo.multiply %757#0, %800 : tensor<3xf64>
    %804 = stablehlo.add %802, %803 : tensor<3xf64>
    %805 = stablehlo.multiply %800, %757#0 : tensor<3xf64>
    %806 = stablehlo.add %804, %805 : tensor<3xf64>
    %807 = stablehlo.add %797#12, %757#1 : tensor<f32>
    %808 = stablehlo.custom_call @pjrtlite_mpi_send(%806, %756, %807) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %c_202 = stablehlo.constant dense<0> : tensor<i32>
    %809 = stablehlo.compare LT, %756, %c_202, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %810 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %811 = call @_where_10(%809, %806, %810) : (tensor<i1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %812 = stablehlo.multiply %arg0, %811 : tensor<3xf64>
    %813 = stablehlo.add %797#11, %812 : tensor<3xf64>
    %814 = stablehlo.multiply %811, %arg0 : tensor<3xf64>
    %815 = stablehlo.add %813, %814 : tensor<3xf64>
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %816 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %817 = stablehlo.add %808, %754 : tensor<f32>
    %818:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%816, %674, %817) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %819 = stablehlo.multiply %818#0, %682 : tensor<3xf64>
    %820 = stablehlo.add %815, %819 : tensor<3xf64>
    %cst_205 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %821 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %822 = stablehlo.multiply %748, %821 : tensor<2x3xf64>
    %823 = stablehlo.multiply %821, %752 : tensor<2x3xf64>
    %cst_206 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %824 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %825 = stablehlo.multiply %824, %822 : tensor<2x3xf64>
    %826 = stablehlo.multiply %747#0, %823 : tensor<2x3xf64>
    %827 = stablehlo.add %825, %826 : tensor<2x3xf64>
    %828 = stablehlo.multiply %823, %747#0 : tensor<2x3xf64>
    %829 = stablehlo.add %827, %828 : tensor<2x3xf64>
    %830 = stablehlo.add %818#1, %747#1 : tensor<f32>
    %831:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%829, %830) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %832 = stablehlo.multiply %739, %831#0 : tensor<2x3xf64>
    %833 = stablehlo.multiply %831#0, %739 : tensor<2x3xf64>
    %834 = stablehlo.add %832, %833 : tensor<2x3xf64>
    %cst_207 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %835 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %836 = stablehlo.multiply %741, %835 : tensor<3xf64>
    %837 = stablehlo.multiply %835, %745 : tensor<3xf64>
    %cst_208 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %838 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %839 = stablehlo.multiply %838, %836 : tensor<3xf64>
    %840 = stablehlo.multiply %740#0, %837 : tensor<3xf64>
    %841 = stablehlo.add %839, %840 : tensor<3xf64>
    %842 = stablehlo.multiply %837, %740#0 : tensor<3xf64>
    %843 = stablehlo.add %841, %842 : tensor<3xf64>
    %844 = stablehlo.add %831#1, %740#1 : tensor<f32>
    %845:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%843, %670, %844) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %846 = stablehlo.add %834, %845#0 : tensor<2x3xf64>
    %847 = stablehlo.broadcast_in_dim %736, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x3xf64>
    %848 = stablehlo.multiply %846, %847 : tensor<2x3xf64>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %849 = stablehlo.reduce(%848 init: %cst_209) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<3xf64>
    %850 = stablehlo.reshape %849 : (tensor<3xf64>) -> tensor<1x3xf64>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %851 = stablehlo.reduce(%850 init: %cst_210) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf64>, tensor<f64>) -> tensor<3xf64>
    %852 = stablehlo.add %820, %851 : tensor<3xf64>
    %cst_211 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %853 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %854 = stablehlo.multiply %727, %853 : tensor<2x3xf64>
    %855 = stablehlo.multiply %853, %731 : tensor<2x3xf64>
    %cst_212 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %856 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %857 = stablehlo.multiply %856, %854 : tensor<2x3xf64>
    %858 = stablehlo.multiply %726#0, %855 : tensor<2x3xf64>
    %859 = stablehlo.add %857, %858 : tensor<2x3xf64>
    %860 = stablehlo.multiply %855, %726#0 : tensor<2x3xf64>
    %861 = stablehlo.add %859, %860 : tensor<2x3xf64>
    %862 = stablehlo.add %845#1, %726#1 : tensor<f32>
    %863:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%861, %862) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %864 = stablehlo.multiply %arg0, %863#0 : tensor<3xf64>
    %865 = stablehlo.add %852, %864 : tensor<3xf64>
    %866 = stablehlo.multiply %863#0, %arg0 : tensor<3xf64>
    %867 = stablehlo.add %865, %866 : tensor<3xf64>
    %cst_213 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %868 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %869 = stablehlo.multiply %720, %868 : tensor<2x3xf64>
    %870 = stablehlo.multiply %868, %724 : tensor<2x3xf64>
    %cst_214 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %871 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %872 = stablehlo.multiply %871, %869 : tensor<2x3xf64>
    %873 = stablehlo.multiply %719#0, %870 : tensor<2x3xf64>
    %874 = stablehlo.add %872, %873 : tensor<2x3xf64>
    %875 = stablehlo.multiply %870, %719#0 : tensor<2x3xf64>
    %876 = stablehlo.add %874, %875 : tensor<2x3xf64>
    %877 = stablehlo.add %863#1, %719#1 : tensor<f32>
    %878:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%876, %877) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %879 = stablehlo.reduce(%878#0 init: %cst_215) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<3xf64>
    %880 = stablehlo.multiply %879, %682 : tensor<3xf64>
    %881 = stablehlo.add %867, %880 : tensor<3xf64>
    %cst_216 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %882 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %883 = stablehlo.multiply %713, %882 : tensor<3xf64>
    %884 = stablehlo.multiply %882, %717 : tensor<3xf64>
    %cst_217 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %885 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %886 = stablehlo.multiply %885, %883 : tensor<3xf64>
    %887 = stablehlo.multiply %712#0, %884 : tensor<3xf64>
    %888 = stablehlo.add %886, %887 : tensor<3xf64>
    %889 = stablehlo.multiply %884, %712#0 : tensor<3xf64>
    %890 = stablehlo.add %888, %889 : tensor<3xf64>
    %891 = stablehlo.add %878#1, %712#1 : tensor<f32>
    %892:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%890, %670, %891) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %893 = stablehlo.multiply %arg0, %892#0 : tensor<3xf64>
    %894 = stablehlo.add %881, %893 : tensor<3xf64>
    %895 = stablehlo.multiply %892#0, %arg0 : tensor<3xf64>
    %896 = stablehlo.add %894, %895 : tensor<3xf64>
    %cst_218 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %897 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %898 = stablehlo.multiply %706, %897 : tensor<3xf64>
    %899 = stablehlo.multiply %897, %710 : tensor<3xf64>
    %cst_219 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %900 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %901 = stablehlo.multiply %900, %898 : tensor<3xf64>
    %902 = stablehlo.multiply %705#0, %899 : tensor<3xf64>
    %903 = stablehlo.add %901, %902 : tensor<3xf64>
    %904 = stablehlo.multiply %899, %705#0 : tensor<3xf64>
    %905 = stablehlo.add %903, %904 : tensor<3xf64>
    %906 = stablehlo.add %892#1, %705#1 : tensor<f32>
    %907:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%905, %906) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %908 = stablehlo.multiply %907#0, %682 : tensor<3xf64>
    %909 = stablehlo.add %896, %908 : tensor<3xf64>
    %cst_220 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %910 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %911 = stablehlo.multiply %699, %910 : tensor<3xf64>
    %912 = stablehlo.multiply %910, %703 : tensor<3xf64>
    %cst_221 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %913 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %914 = stablehlo.multiply %913, %911 : tensor<3xf64>
    %915 = stablehlo.multiply %698#0, %912 : tensor<3xf64>
    %916 = stablehlo.add %914, %915 : tensor<3xf64>
    %917 = stablehlo.multiply %912, %698#0 : tensor<3xf64>
    %918 = stablehlo.add %916, %917 : tensor<3xf64>
    %919 = stablehlo.add %907#1, %698#1 : tensor<f32>
    %920:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%918, %919) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %921 = stablehlo.multiply %arg0, %920#0 : tensor<3xf64>
    %922 = stablehlo.add %909, %921 : tensor<3xf64>
    %923 = stablehlo.multiply %920#0, %arg0 : tensor<3xf64>
    %924 = stablehlo.add %922, %923 : tensor<3xf64>
    %cst_222 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %925 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %926 = stablehlo.multiply %692, %925 : tensor<3xf64>
    %927 = stablehlo.multiply %925, %696 : tensor<3xf64>
    %cst_223 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %928 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %929 = stablehlo.multiply %928, %926 : tensor<3xf64>
    %930 = stablehlo.multiply %691#0, %927 : tensor<3xf64>
    %931 = stablehlo.add %929, %930 : tensor<3xf64>
    %932 = stablehlo.multiply %927, %691#0 : tensor<3xf64>
    %933 = stablehlo.add %931, %932 : tensor<3xf64>
    %934 = stablehlo.add %920#1, %691#1 : tensor<f32>
    %935:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%933, %670, %934) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %936 = stablehlo.multiply %935#0, %682 : tensor<3xf64>
    %937 = stablehlo.add %924, %936 : tensor<3xf64>
    %cst_224 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %938 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %939 = stablehlo.multiply %685, %938 : tensor<3xf64>
    %940 = stablehlo.multiply %938, %689 : tensor<3xf64>
    %cst_225 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %941 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %942 = stablehlo.multiply %941, %939 : tensor<3xf64>
    %943 = stablehlo.multiply %684#0, %940 : tensor<3xf64>
    %944 = stablehlo.add %942, %943 : tensor<3xf64>
    %945 = stablehlo.multiply %940, %684#0 : tensor<3xf64>
    %946 = stablehlo.add %944, %945 : tensor<3xf64>
    %947 = stablehlo.add %935#1, %684#1 : tensor<f32>
    %948:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%946, %947) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %949 = stablehlo.multiply %arg0, %948#0 : tensor<3xf64>
    %950 = stablehlo.add %937, %949 : tensor<3xf64>
    %951 = stablehlo.multiply %948#0, %arg0 : tensor<3xf64>
    %952 = stablehlo.add %950, %951 : tensor<3xf64>
    %953 = stablehlo.multiply %952, %952 : tensor<3xf64>
    %cst_226 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %954 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %955 = stablehlo.multiply %954, %952 : tensor<3xf64>
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %956 = stablehlo.reduce(%953 init: %cst_227) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %cst_228 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %957 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %958 = stablehlo.multiply %957, %955 : tensor<3xf64>
    %959 = stablehlo.multiply %948#0, %958 : tensor<3xf64>
    %960 = stablehlo.multiply %958, %arg0 : tensor<3xf64>
    %961 = stablehlo.multiply %arg0, %958 : tensor<3xf64>
    %962 = stablehlo.add %960, %961 : tensor<3xf64>
    %963 = stablehlo.multiply %958, %948#0 : tensor<3xf64>
    %964 = stablehlo.add %959, %963 : tensor<3xf64>
    %965 = stablehlo.add %948#1, %948#1 : tensor<f32>
    %966:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%962, %965) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %967 = stablehlo.multiply %940, %966#0 : tensor<3xf64>
    %968 = stablehlo.multiply %966#0, %684#0 : tensor<3xf64>
    %969 = stablehlo.multiply %684#0, %966#0 : tensor<3xf64>
    %970 = stablehlo.add %968, %969 : tensor<3xf64>
    %971 = stablehlo.multiply %966#0, %940 : tensor<3xf64>
    %972 = stablehlo.add %967, %971 : tensor<3xf64>
    %cst_229 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %973 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %974 = stablehlo.multiply %973, %966#0 : tensor<3xf64>
    %975 = stablehlo.multiply %938, %970 : tensor<3xf64>
    %976 = stablehlo.multiply %974, %938 : tensor<3xf64>
    %977 = stablehlo.multiply %958, %682 : tensor<3xf64>
    %978 = stablehlo.add %966#1, %935#1 : tensor<f32>
    %979:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%977, %670, %978) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %980 = stablehlo.multiply %927, %979#0 : tensor<3xf64>
    %981 = stablehlo.multiply %979#0, %691#0 : tensor<3xf64>
    %982 = stablehlo.multiply %691#0, %979#0 : tensor<3xf64>
    %983 = stablehlo.add %981, %982 : tensor<3xf64>
    %984 = stablehlo.multiply %979#0, %927 : tensor<3xf64>
    %985 = stablehlo.add %980, %984 : tensor<3xf64>
    %cst_230 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %986 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %987 = stablehlo.multiply %986, %979#0 : tensor<3xf64>
    %988 = stablehlo.multiply %925, %983 : tensor<3xf64>
    %989 = stablehlo.multiply %987, %925 : tensor<3xf64>
    %990 = stablehlo.multiply %920#0, %958 : tensor<3xf64>
    %991 = stablehlo.add %964, %990 : tensor<3xf64>
    %992 = stablehlo.multiply %958, %arg0 : tensor<3xf64>
    %993 = stablehlo.multiply %arg0, %958 : tensor<3xf64>
    %994 = stablehlo.add %992, %993 : tensor<3xf64>
    %995 = stablehlo.multiply %958, %920#0 : tensor<3xf64>
    %996 = stablehlo.add %991, %995 : tensor<3xf64>
    %997 = stablehlo.add %979#1, %920#1 : tensor<f32>
    %998:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%994, %997) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %999 = stablehlo.multiply %912, %998#0 : tensor<3xf64>
    %1000 = stablehlo.multiply %998#0, %698#0 : tensor<3xf64>
    %1001 = stablehlo.multiply %698#0, %998#0 : tensor<3xf64>
    %1002 = stablehlo.add %1000, %1001 : tensor<3xf64>
    %1003 = stablehlo.multiply %998#0, %912 : tensor<3xf64>
    %1004 = stablehlo.add %999, %1003 : tensor<3xf64>
    %cst_231 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1005 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1006 = stablehlo.multiply %1005, %998#0 : tensor<3xf64>
    %1007 = stablehlo.multiply %910, %1002 : tensor<3xf64>
    %1008 = stablehlo.multiply %1006, %910 : tensor<3xf64>
    %1009 = stablehlo.multiply %958, %682 : tensor<3xf64>
    %1010 = stablehlo.add %998#1, %907#1 : tensor<f32>
    %1011:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%1009, %1010) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1012 = stablehlo.multiply %899, %1011#0 : tensor<3xf64>
    %1013 = stablehlo.multiply %1011#0, %705#0 : tensor<3xf64>
    %1014 = stablehlo.multiply %705#0, %1011#0 : tensor<3xf64>
    %1015 = stablehlo.add %1013, %1014 : tensor<3xf64>
    %1016 = stablehlo.multiply %1011#0, %899 : tensor<3xf64>
    %1017 = stablehlo.add %1012, %1016 : tensor<3xf64>
    %cst_232 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1018 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1019 = stablehlo.multiply %1018, %1011#0 : tensor<3xf64>
    %1020 = stablehlo.multiply %897, %1015 : tensor<3xf64>
    %1021 = stablehlo.multiply %1019, %897 : tensor<3xf64>
    %1022 = stablehlo.multiply %892#0, %958 : tensor<3xf64>
    %1023 = stablehlo.add %996, %1022 : tensor<3xf64>
    %1024 = stablehlo.multiply %958, %arg0 : tensor<3xf64>
    %1025 = stablehlo.multiply %arg0, %958 : tensor<3xf64>
    %1026 = stablehlo.add %1024, %1025 : tensor<3xf64>
    %1027 = stablehlo.multiply %958, %892#0 : tensor<3xf64>
    %1028 = stablehlo.add %1023, %1027 : tensor<3xf64>
    %1029 = stablehlo.add %1011#1, %892#1 : tensor<f32>
    %1030:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%1026, %670, %1029) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1031 = stablehlo.multiply %884, %1030#0 : tensor<3xf64>
    %1032 = stablehlo.multiply %1030#0, %712#0 : tensor<3xf64>
    %1033 = stablehlo.multiply %712#0, %1030#0 : tensor<3xf64>
    %1034 = stablehlo.add %1032, %1033 : tensor<3xf64>
    %1035 = stablehlo.multiply %1030#0, %884 : tensor<3xf64>
    %1036 = stablehlo.add %1031, %1035 : tensor<3xf64>
    %cst_233 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1037 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1038 = stablehlo.multiply %1037, %1030#0 : tensor<3xf64>
    %1039 = stablehlo.multiply %882, %1034 : tensor<3xf64>
    %1040 = stablehlo.multiply %1038, %882 : tensor<3xf64>
    %1041 = stablehlo.multiply %958, %682 : tensor<3xf64>
    %1042 = stablehlo.broadcast_in_dim %1041, dims = [1] : (tensor<3xf64>) -> tensor<2x3xf64>
    %1043 = stablehlo.add %1030#1, %878#1 : tensor<f32>
    %1044:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%1042, %1043) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %1045 = stablehlo.multiply %870, %1044#0 : tensor<2x3xf64>
    %1046 = stablehlo.multiply %1044#0, %719#0 : tensor<2x3xf64>
    %1047 = stablehlo.multiply %719#0, %1044#0 : tensor<2x3xf64>
    %1048 = stablehlo.add %1046, %1047 : tensor<2x3xf64>
    %1049 = stablehlo.multiply %1044#0, %870 : tensor<2x3xf64>
    %1050 = stablehlo.add %1045, %1049 : tensor<2x3xf64>
    %cst_234 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1051 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1052 = stablehlo.multiply %1051, %1044#0 : tensor<2x3xf64>
    %1053 = stablehlo.multiply %868, %1048 : tensor<2x3xf64>
    %1054 = stablehlo.multiply %1052, %868 : tensor<2x3xf64>
    %1055 = stablehlo.multiply %863#0, %958 : tensor<3xf64>
    %1056 = stablehlo.add %1028, %1055 : tensor<3xf64>
    %1057 = stablehlo.multiply %958, %arg0 : tensor<3xf64>
    %1058 = stablehlo.multiply %arg0, %958 : tensor<3xf64>
    %1059 = stablehlo.add %1057, %1058 : tensor<3xf64>
    %1060 = stablehlo.multiply %958, %863#0 : tensor<3xf64>
    %1061 = stablehlo.add %1056, %1060 : tensor<3xf64>
    %1062 = stablehlo.add %1044#1, %863#1 : tensor<f32>
    %1063:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%1059, %1062) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %1064 = stablehlo.multiply %855, %1063#0 : tensor<2x3xf64>
    %1065 = stablehlo.multiply %1063#0, %726#0 : tensor<2x3xf64>
    %1066 = stablehlo.multiply %726#0, %1063#0 : tensor<2x3xf64>
    %1067 = stablehlo.add %1065, %1066 : tensor<2x3xf64>
    %1068 = stablehlo.multiply %1063#0, %855 : tensor<2x3xf64>
    %1069 = stablehlo.add %1064, %1068 : tensor<2x3xf64>
    %cst_235 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1070 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1071 = stablehlo.multiply %1070, %1063#0 : tensor<2x3xf64>
    %1072 = stablehlo.multiply %853, %1067 : tensor<2x3xf64>
    %1073 = stablehlo.multiply %1071, %853 : tensor<2x3xf64>
    %1074 = stablehlo.broadcast_in_dim %958, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %1075 = stablehlo.reshape %1074 : (tensor<1x3xf64>) -> tensor<3xf64>
    %1076 = stablehlo.broadcast_in_dim %1075, dims = [1] : (tensor<3xf64>) -> tensor<2x3xf64>
    %1077 = stablehlo.broadcast_in_dim %736, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x3xf64>
    %1078 = stablehlo.multiply %1076, %1077 : tensor<2x3xf64>
    %1079 = stablehlo.add %1063#1, %845#1 : tensor<f32>
    %1080:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%1078, %670, %1079) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1081 = stablehlo.multiply %837, %1080#0 : tensor<3xf64>
    %1082 = stablehlo.multiply %1080#0, %740#0 : tensor<3xf64>
    %1083 = stablehlo.multiply %740#0, %1080#0 : tensor<3xf64>
    %1084 = stablehlo.add %1082, %1083 : tensor<3xf64>
    %1085 = stablehlo.multiply %1080#0, %837 : tensor<3xf64>
    %1086 = stablehlo.add %1081, %1085 : tensor<3xf64>
    %cst_236 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1087 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1088 = stablehlo.multiply %1087, %1080#0 : tensor<3xf64>
    %1089 = stablehlo.multiply %835, %1084 : tensor<3xf64>
    %1090 = stablehlo.multiply %1088, %835 : tensor<3xf64>
    %1091 = stablehlo.multiply %831#0, %1078 : tensor<2x3xf64>
    %1092 = stablehlo.multiply %1078, %739 : tensor<2x3xf64>
    %1093 = stablehlo.multiply %739, %1078 : tensor<2x3xf64>
    %1094 = stablehlo.add %1092, %1093 : tensor<2x3xf64>
    %1095 = stablehlo.multiply %1078, %831#0 : tensor<2x3xf64>
    %1096 = stablehlo.add %1091, %1095 : tensor<2x3xf64>
    %1097 = stablehlo.add %1080#1, %831#1 : tensor<f32>
    %1098:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%1094, %1097) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %1099 = stablehlo.multiply %823, %1098#0 : tensor<2x3xf64>
    %1100 = stablehlo.multiply %1098#0, %747#0 : tensor<2x3xf64>
    %1101 = stablehlo.multiply %747#0, %1098#0 : tensor<2x3xf64>
    %1102 = stablehlo.add %1100, %1101 : tensor<2x3xf64>
    %1103 = stablehlo.multiply %1098#0, %823 : tensor<2x3xf64>
    %1104 = stablehlo.add %1099, %1103 : tensor<2x3xf64>
    %cst_237 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1105 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1106 = stablehlo.multiply %1105, %1098#0 : tensor<2x3xf64>
    %1107 = stablehlo.multiply %821, %1102 : tensor<2x3xf64>
    %1108 = stablehlo.multiply %1106, %821 : tensor<2x3xf64>
    %1109 = stablehlo.multiply %958, %682 : tensor<3xf64>
    %1110 = stablehlo.add %1098#1, %818#1 : tensor<f32>
    %1111 = stablehlo.custom_call @pjrtlite_mpi_send(%1109, %674, %1110) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %1112 = stablehlo.multiply %811, %958 : tensor<3xf64>
    %1113 = stablehlo.add %1061, %1112 : tensor<3xf64>
    %1114 = stablehlo.multiply %958, %arg0 : tensor<3xf64>
    %1115 = stablehlo.multiply %arg0, %958 : tensor<3xf64>
    %1116 = stablehlo.add %1114, %1115 : tensor<3xf64>
    %1117 = stablehlo.multiply %958, %811 : tensor<3xf64>
    %1118 = stablehlo.add %1113, %1117 : tensor<3xf64>
    %1119 = call @_where_11(%809, %1116) : (tensor<i1>, tensor<3xf64>) -> tensor<3xf64>
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1120 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1121 = stablehlo.add %1111, %808 : tensor<f32>
    %1122:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%1120, %756, %1121) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1123 = stablehlo.add %1119, %1122#0 : tensor<3xf64>
    %1124 = stablehlo.multiply %800, %1123 : tensor<3xf64>
    %1125 = stablehlo.multiply %1123, %757#0 : tensor<3xf64>
    %1126 = stablehlo.multiply %757#0, %1123 : tensor<3xf64>
    %1127 = stablehlo.add %1125, %1126 : tensor<3xf64>
    %1128 = stablehlo.multiply %1123, %800 : tensor<3xf64>
    %1129 = stablehlo.add %1124, %1128 : tensor<3xf64>
    %cst_239 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1130 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1131 = stablehlo.multiply %1130, %1123 : tensor<3xf64>
    %1132 = stablehlo.multiply %798, %1127 : tensor<3xf64>
    %1133 = stablehlo.multiply %1131, %798 : tensor<3xf64>
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1134 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1135 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1136 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %c_244 = stablehlo.constant dense<0> : tensor<i64>
    %1138:17 = stablehlo.while(%iterArg = %797#13, %iterArg_320 = %797#14, %iterArg_321 = %797#15, %iterArg_322 = %769#7, %iterArg_323 = %797#16, %iterArg_324 = %769#6, %iterArg_325 = %682, %iterArg_326 = %764, %iterArg_327 = %674, %iterArg_328 = %791, %iterArg_329 = %c_244, %iterArg_330 = %958, %iterArg_331 = %1122#1, %iterArg_332 = %1134, %iterArg_333 = %1135, %iterArg_334 = %1136, %iterArg_335 = %1137) : tensor<2xf32>, tensor<2xf32>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i64>, tensor<3xf64>, tensor<f32>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xf32>, tensor<2xf32>
    cond {
      %c_336 = stablehlo.constant dense<2> : tensor<i64>
      %1566 = stablehlo.compare LT, %iterArg_329, %c_336, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1566 : tensor<i1>
    } do {
      %1566 = func.call @dynamic_index_in_dim_1(%iterArg, %iterArg_329) : (tensor<2xf32>, tensor<i64>) -> tensor<f32>
      %1567 = func.call @dynamic_index_in_dim_1(%iterArg_320, %iterArg_329) : (tensor<2xf32>, tensor<i64>) -> tensor<f32>
      %1568 = func.call @dynamic_index_in_dim(%iterArg_321, %iterArg_329) : (tensor<2x3xf64>, tensor<i64>) -> tensor<3xf64>
      %1569 = func.call @dynamic_index_in_dim(%iterArg_322, %iterArg_329) : (tensor<2x3xf64>, tensor<i64>) -> tensor<3xf64>
      %1570 = func.call @dynamic_index_in_dim(%iterArg_323, %iterArg_329) : (tensor<2x3xf64>, tensor<i64>) -> tensor<3xf64>
      %1571 = func.call @dynamic_index_in_dim(%iterArg_324, %iterArg_329) : (tensor<2x3xf64>, tensor<i64>) -> tensor<3xf64>
      %1572 = stablehlo.negate %iterArg_330 : tensor<3xf64>
      %1573 = stablehlo.multiply %1570, %iterArg_330 : tensor<3xf64>
      %1574 = stablehlo.multiply %iterArg_330, %1571 : tensor<3xf64>
      %1575 = stablehlo.multiply %1569, %1572 : tensor<3xf64>
      %1576 = stablehlo.add %1574, %1575 : tensor<3xf64>
      %1577 = stablehlo.multiply %1572, %1570 : tensor<3xf64>
      %1578 = stablehlo.multiply %1568, %iterArg_330 : tensor<3xf64>
      %1579 = stablehlo.add %1577, %1578 : tensor<3xf64>
      %1580 = stablehlo.multiply %iterArg_330, %1569 : tensor<3xf64>
      %1581 = stablehlo.multiply %1569, %iterArg_330 : tensor<3xf64>
      %1582 = stablehlo.add %1580, %1581 : tensor<3xf64>
      %1583 = stablehlo.multiply %iterArg_330, %1568 : tensor<3xf64>
      %1584 = stablehlo.add %1579, %1583 : tensor<3xf64>
      %1585 = func.call @_where_12(%iterArg_328, %1582) : (tensor<i1>, tensor<3xf64>) -> tensor<3xf64>
      %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %1586 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1587 = stablehlo.add %iterArg_331, %1567 : tensor<f32>
      %1588:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%1576, %1586, %iterArg_326, %iterArg_327, %1587) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
      %1589 = stablehlo.add %1585, %1588#0 : tensor<3xf64>
      %1590 = stablehlo.multiply %1589, %iterArg_325 : tensor<3xf64>
      %1591 = stablehlo.add %1588#1, %1566 : tensor<f32>
      %1592:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%1590, %1591) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
      %cst_337 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %1593 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1594 = stablehlo.multiply %1593, %1592#0 : tensor<3xf64>
      %1595 = stablehlo.add %1589, %1594 : tensor<3xf64>
      %1596 = func.call @dynamic_update_index_in_dim(%iterArg_332, %1573, %iterArg_329) : (tensor<2x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<2x3xf64>
      %1597 = func.call @dynamic_update_index_in_dim(%iterArg_333, %1584, %iterArg_329) : (tensor<2x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<2x3xf64>
      %1598 = func.call @dynamic_update_index_in_dim_0(%iterArg_334, %1588#1, %iterArg_329) : (tensor<2xf32>, tensor<f32>, tensor<i64>) -> tensor<2xf32>
      %1599 = func.call @dynamic_update_index_in_dim_0(%iterArg_335, %1592#1, %iterArg_329) : (tensor<2xf32>, tensor<f32>, tensor<i64>) -> tensor<2xf32>
      %c_338 = stablehlo.constant dense<1> : tensor<i64>
      %1600 = stablehlo.add %iterArg_329, %c_338 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_320, %iterArg_321, %iterArg_322, %iterArg_323, %iterArg_324, %iterArg_325, %iterArg_326, %iterArg_327, %iterArg_328, %1600, %1595, %1592#1, %1596, %1597, %1598, %1599 : tensor<2xf32>, tensor<2xf32>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i64>, tensor<3xf64>, tensor<f32>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xf32>, tensor<2xf32>
    }
    %1139 = stablehlo.broadcast_in_dim %770, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1140 = stablehlo.multiply %1138#11, %1139 : tensor<3xf64>
    %1141 = stablehlo.multiply %781, %1140 : tensor<3xf64>
    %1142 = stablehlo.multiply %1140, %772 : tensor<3xf64>
    %1143 = stablehlo.multiply %772, %1140 : tensor<3xf64>
    %1144 = stablehlo.add %1142, %1143 : tensor<3xf64>
    %1145 = stablehlo.multiply %1140, %781 : tensor<3xf64>
    %1146 = stablehlo.add %1141, %1145 : tensor<3xf64>
    %cst_245 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1147 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1148 = stablehlo.multiply %1147, %1140 : tensor<3xf64>
    %1149 = stablehlo.multiply %779, %1144 : tensor<3xf64>
    %1150 = stablehlo.multiply %1148, %779 : tensor<3xf64>
    %cst_246 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1151 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1152 = stablehlo.multiply %1151, %1149 : tensor<3xf64>
    %1153 = stablehlo.add %1146, %1152 : tensor<3xf64>
    %1154 = stablehlo.multiply %772, %1150 : tensor<3xf64>
    %1155 = stablehlo.add %1153, %1154 : tensor<3xf64>
    %1156 = stablehlo.multiply %1150, %772 : tensor<3xf64>
    %1157 = stablehlo.add %1155, %1156 : tensor<3xf64>
    %1158 = stablehlo.broadcast_in_dim %770, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1159 = stablehlo.multiply %1157, %1158 : tensor<3xf64>
    %c_247 = stablehlo.constant dense<0> : tensor<i64>
    %1160:14 = stablehlo.while(%iterArg = %1138#13, %iterArg_320 = %1138#14, %iterArg_321 = %1138#15, %iterArg_322 = %1138#16, %iterArg_323 = %769#6, %iterArg_324 = %769#7, %iterArg_325 = %769#8, %iterArg_326 = %769#9, %iterArg_327 = %674, %iterArg_328 = %764, %iterArg_329 = %682, %iterArg_330 = %c_247, %iterArg_331 = %1159, %iterArg_332 = %1138#12) : tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xf32>, tensor<2xf32>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<i32>, tensor<3xf64>, tensor<i64>, tensor<3xf64>, tensor<f32>
    cond {
      %c_333 = stablehlo.constant dense<2> : tensor<i64>
      %1566 = stablehlo.compare LT, %iterArg_330, %c_333, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1566 : tensor<i1>
    } do {
      %c_333 = stablehlo.constant dense<2> : tensor<i64>
      %1566 = stablehlo.subtract %c_333, %iterArg_330 : tensor<i64>
      %c_334 = stablehlo.constant dense<1> : tensor<i64>
      %1567 = stablehlo.subtract %1566, %c_334 : tensor<i64>
      %1568 = func.call @dynamic_index_in_dim(%iterArg, %1567) : (tensor<2x3xf64>, tensor<i64>) -> tensor<3xf64>
      %1569 = func.call @dynamic_index_in_dim(%iterArg_320, %1567) : (tensor<2x3xf64>, tensor<i64>) -> tensor<3xf64>
      %1570 = func.call @dynamic_index_in_dim_1(%iterArg_321, %1567) : (tensor<2xf32>, tensor<i64>) -> tensor<f32>
      %1571 = func.call @dynamic_index_in_dim_1(%iterArg_322, %1567) : (tensor<2xf32>, tensor<i64>) -> tensor<f32>
      %1572 = func.call @dynamic_index_in_dim(%iterArg_323, %1567) : (tensor<2x3xf64>, tensor<i64>) -> tensor<3xf64>
      %1573 = func.call @dynamic_index_in_dim(%iterArg_324, %1567) : (tensor<2x3xf64>, tensor<i64>) -> tensor<3xf64>
      %1574 = func.call @dynamic_index_in_dim_1(%iterArg_325, %1567) : (tensor<2xf32>, tensor<i64>) -> tensor<f32>
      %1575 = func.call @dynamic_index_in_dim_1(%iterArg_326, %1567) : (tensor<2xf32>, tensor<i64>) -> tensor<f32>
      %1576 = stablehlo.add %iterArg_332, %1571 : tensor<f32>
      %cst_335 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %1577 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1578 = stablehlo.multiply %1577, %iterArg_331 : tensor<3xf64>
      %1579 = stablehlo.add %1576, %1575 : tensor<f32>
      %1580:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%1578, %1579) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
      %1581 = stablehlo.add %1570, %1580#1 : tensor<f32>
      %1582 = stablehlo.multiply %1580#0, %iterArg_329 : tensor<3xf64>
      %1583 = stablehlo.add %iterArg_331, %1582 : tensor<3xf64>
      %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %1584 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1585 = stablehlo.add %1581, %1574 : tensor<f32>
      %1586:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%1583, %1584, %iterArg_327, %iterArg_328, %1585) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
      %c_337 = stablehlo.constant dense<0> : tensor<i32>
      %1587 = stablehlo.compare LT, %iterArg_328, %c_337, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %cst_338 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %1588 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1589 = func.call @_where_2(%1587, %1583, %1588) : (tensor<i1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %1590 = stablehlo.multiply %1573, %1589 : tensor<3xf64>
      %1591 = stablehlo.add %1569, %1590 : tensor<3xf64>
      %1592 = stablehlo.multiply %1589, %1573 : tensor<3xf64>
      %1593 = stablehlo.add %1591, %1592 : tensor<3xf64>
      %1594 = stablehlo.multiply %1573, %1586#0 : tensor<3xf64>
      %1595 = stablehlo.add %1568, %1594 : tensor<3xf64>
      %1596 = stablehlo.multiply %1586#0, %1572 : tensor<3xf64>
      %1597 = stablehlo.add %1593, %1596 : tensor<3xf64>
      %1598 = stablehlo.negate %1595 : tensor<3xf64>
      %1599 = stablehlo.add %1597, %1598 : tensor<3xf64>
      %c_339 = stablehlo.constant dense<1> : tensor<i64>
      %1600 = stablehlo.add %iterArg_330, %c_339 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_320, %iterArg_321, %iterArg_322, %iterArg_323, %iterArg_324, %iterArg_325, %iterArg_326, %iterArg_327, %iterArg_328, %iterArg_329, %1600, %1599, %1586#1 : tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xf32>, tensor<2xf32>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<i32>, tensor<3xf64>, tensor<i64>, tensor<3xf64>, tensor<f32>
    }
    %1161 = stablehlo.add %1118, %1160#12 : tensor<3xf64>
    %1162 = stablehlo.add %1122#1, %1160#13 : tensor<f32>
    %cst_248 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1163 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1164 = stablehlo.multiply %1163, %1132 : tensor<3xf64>
    %1165 = stablehlo.add %1129, %1164 : tensor<3xf64>
    %1166 = stablehlo.multiply %757#0, %1133 : tensor<3xf64>
    %1167 = stablehlo.add %1165, %1166 : tensor<3xf64>
    %1168 = stablehlo.multiply %1133, %757#0 : tensor<3xf64>
    %1169 = stablehlo.add %1167, %1168 : tensor<3xf64>
    %1170 = stablehlo.add %1162, %757#1 : tensor<f32>
    %1171 = stablehlo.custom_call @pjrtlite_mpi_send(%1169, %756, %1170) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %c_249 = stablehlo.constant dense<0> : tensor<i32>
    %1172 = stablehlo.compare LT, %756, %c_249, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1173 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1174 = call @_where_2(%1172, %1169, %1173) : (tensor<i1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %1175 = stablehlo.add %1111, %1171 : tensor<f32>
    %1176 = stablehlo.multiply %arg0, %1174 : tensor<3xf64>
    %1177 = stablehlo.add %1161, %1176 : tensor<3xf64>
    %1178 = stablehlo.multiply %1174, %arg0 : tensor<3xf64>
    %1179 = stablehlo.add %1177, %1178 : tensor<3xf64>
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1180 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1181 = stablehlo.add %1175, %754 : tensor<f32>
    %1182:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%1180, %674, %1181) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1183 = stablehlo.add %1098#1, %1182#1 : tensor<f32>
    %1184 = stablehlo.multiply %1182#0, %682 : tensor<3xf64>
    %1185 = stablehlo.add %1179, %1184 : tensor<3xf64>
    %cst_252 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1186 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1187 = stablehlo.multiply %1186, %1107 : tensor<2x3xf64>
    %1188 = stablehlo.add %1104, %1187 : tensor<2x3xf64>
    %1189 = stablehlo.multiply %747#0, %1108 : tensor<2x3xf64>
    %1190 = stablehlo.add %1188, %1189 : tensor<2x3xf64>
    %1191 = stablehlo.multiply %1108, %747#0 : tensor<2x3xf64>
    %1192 = stablehlo.add %1190, %1191 : tensor<2x3xf64>
    %1193 = stablehlo.add %1183, %747#1 : tensor<f32>
    %1194:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%1192, %1193) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %1195 = stablehlo.add %1080#1, %1194#1 : tensor<f32>
    %1196 = stablehlo.multiply %739, %1194#0 : tensor<2x3xf64>
    %1197 = stablehlo.add %1096, %1196 : tensor<2x3xf64>
    %1198 = stablehlo.multiply %1194#0, %739 : tensor<2x3xf64>
    %1199 = stablehlo.add %1197, %1198 : tensor<2x3xf64>
    %cst_253 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1200 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1201 = stablehlo.multiply %1200, %1089 : tensor<3xf64>
    %1202 = stablehlo.add %1086, %1201 : tensor<3xf64>
    %1203 = stablehlo.multiply %740#0, %1090 : tensor<3xf64>
    %1204 = stablehlo.add %1202, %1203 : tensor<3xf64>
    %1205 = stablehlo.multiply %1090, %740#0 : tensor<3xf64>
    %1206 = stablehlo.add %1204, %1205 : tensor<3xf64>
    %1207 = stablehlo.add %1195, %740#1 : tensor<f32>
    %1208:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%1206, %670, %1207) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %1209 = stablehlo.add %1199, %1208#0 : tensor<2x3xf64>
    %1210 = stablehlo.add %1063#1, %1208#1 : tensor<f32>
    %1211 = stablehlo.broadcast_in_dim %736, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x3xf64>
    %1212 = stablehlo.multiply %1209, %1211 : tensor<2x3xf64>
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1213 = stablehlo.reduce(%1212 init: %cst_254) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<3xf64>
    %1214 = stablehlo.reshape %1213 : (tensor<3xf64>) -> tensor<1x3xf64>
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1215 = stablehlo.reduce(%1214 init: %cst_255) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf64>, tensor<f64>) -> tensor<3xf64>
    %1216 = stablehlo.add %1185, %1215 : tensor<3xf64>
    %cst_256 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1217 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1218 = stablehlo.multiply %1217, %1072 : tensor<2x3xf64>
    %1219 = stablehlo.add %1069, %1218 : tensor<2x3xf64>
    %1220 = stablehlo.multiply %726#0, %1073 : tensor<2x3xf64>
    %1221 = stablehlo.add %1219, %1220 : tensor<2x3xf64>
    %1222 = stablehlo.multiply %1073, %726#0 : tensor<2x3xf64>
    %1223 = stablehlo.add %1221, %1222 : tensor<2x3xf64>
    %1224 = stablehlo.add %1210, %726#1 : tensor<f32>
    %1225:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%1223, %1224) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1226 = stablehlo.add %1044#1, %1225#1 : tensor<f32>
    %1227 = stablehlo.multiply %arg0, %1225#0 : tensor<3xf64>
    %1228 = stablehlo.add %1216, %1227 : tensor<3xf64>
    %1229 = stablehlo.multiply %1225#0, %arg0 : tensor<3xf64>
    %1230 = stablehlo.add %1228, %1229 : tensor<3xf64>
    %cst_257 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1231 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1232 = stablehlo.multiply %1231, %1053 : tensor<2x3xf64>
    %1233 = stablehlo.add %1050, %1232 : tensor<2x3xf64>
    %1234 = stablehlo.multiply %719#0, %1054 : tensor<2x3xf64>
    %1235 = stablehlo.add %1233, %1234 : tensor<2x3xf64>
    %1236 = stablehlo.multiply %1054, %719#0 : tensor<2x3xf64>
    %1237 = stablehlo.add %1235, %1236 : tensor<2x3xf64>
    %1238 = stablehlo.add %1226, %719#1 : tensor<f32>
    %1239:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%1237, %1238) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1240 = stablehlo.reduce(%1239#0 init: %cst_258) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<3xf64>
    %1241 = stablehlo.add %1030#1, %1239#1 : tensor<f32>
    %1242 = stablehlo.multiply %1240, %682 : tensor<3xf64>
    %1243 = stablehlo.add %1230, %1242 : tensor<3xf64>
    %cst_259 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1244 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1245 = stablehlo.multiply %1244, %1039 : tensor<3xf64>
    %1246 = stablehlo.add %1036, %1245 : tensor<3xf64>
    %1247 = stablehlo.multiply %712#0, %1040 : tensor<3xf64>
    %1248 = stablehlo.add %1246, %1247 : tensor<3xf64>
    %1249 = stablehlo.multiply %1040, %712#0 : tensor<3xf64>
    %1250 = stablehlo.add %1248, %1249 : tensor<3xf64>
    %1251 = stablehlo.add %1241, %712#1 : tensor<f32>
    %1252:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%1250, %670, %1251) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1253 = stablehlo.add %1011#1, %1252#1 : tensor<f32>
    %1254 = stablehlo.multiply %arg0, %1252#0 : tensor<3xf64>
    %1255 = stablehlo.add %1243, %1254 : tensor<3xf64>
    %1256 = stablehlo.multiply %1252#0, %arg0 : tensor<3xf64>
    %1257 = stablehlo.add %1255, %1256 : tensor<3xf64>
    %cst_260 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1258 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1259 = stablehlo.multiply %1258, %1020 : tensor<3xf64>
    %1260 = stablehlo.add %1017, %1259 : tensor<3xf64>
    %1261 = stablehlo.multiply %705#0, %1021 : tensor<3xf64>
    %1262 = stablehlo.add %1260, %1261 : tensor<3xf64>
    %1263 = stablehlo.multiply %1021, %705#0 : tensor<3xf64>
    %1264 = stablehlo.add %1262, %1263 : tensor<3xf64>
    %1265 = stablehlo.add %1253, %705#1 : tensor<f32>
    %1266:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%1264, %1265) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1267 = stablehlo.add %998#1, %1266#1 : tensor<f32>
    %1268 = stablehlo.multiply %1266#0, %682 : tensor<3xf64>
    %1269 = stablehlo.add %1257, %1268 : tensor<3xf64>
    %cst_261 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1270 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1271 = stablehlo.multiply %1270, %1007 : tensor<3xf64>
    %1272 = stablehlo.add %1004, %1271 : tensor<3xf64>
    %1273 = stablehlo.multiply %698#0, %1008 : tensor<3xf64>
    %1274 = stablehlo.add %1272, %1273 : tensor<3xf64>
    %1275 = stablehlo.multiply %1008, %698#0 : tensor<3xf64>
    %1276 = stablehlo.add %1274, %1275 : tensor<3xf64>
    %1277 = stablehlo.add %1267, %698#1 : tensor<f32>
    %1278:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%1276, %1277) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1279 = stablehlo.add %979#1, %1278#1 : tensor<f32>
    %1280 = stablehlo.multiply %arg0, %1278#0 : tensor<3xf64>
    %1281 = stablehlo.add %1269, %1280 : tensor<3xf64>
    %1282 = stablehlo.multiply %1278#0, %arg0 : tensor<3xf64>
    %1283 = stablehlo.add %1281, %1282 : tensor<3xf64>
    %cst_262 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1284 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1285 = stablehlo.multiply %1284, %988 : tensor<3xf64>
    %1286 = stablehlo.add %985, %1285 : tensor<3xf64>
    %1287 = stablehlo.multiply %691#0, %989 : tensor<3xf64>
    %1288 = stablehlo.add %1286, %1287 : tensor<3xf64>
    %1289 = stablehlo.multiply %989, %691#0 : tensor<3xf64>
    %1290 = stablehlo.add %1288, %1289 : tensor<3xf64>
    %1291 = stablehlo.add %1279, %691#1 : tensor<f32>
    %1292:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%1290, %670, %1291) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1293 = stablehlo.add %966#1, %1292#1 : tensor<f32>
    %1294 = stablehlo.multiply %1292#0, %682 : tensor<3xf64>
    %1295 = stablehlo.add %1283, %1294 : tensor<3xf64>
    %cst_263 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1296 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1297 = stablehlo.multiply %1296, %975 : tensor<3xf64>
    %1298 = stablehlo.add %972, %1297 : tensor<3xf64>
    %1299 = stablehlo.multiply %684#0, %976 : tensor<3xf64>
    %1300 = stablehlo.add %1298, %1299 : tensor<3xf64>
    %1301 = stablehlo.multiply %976, %684#0 : tensor<3xf64>
    %1302 = stablehlo.add %1300, %1301 : tensor<3xf64>
    %1303 = stablehlo.add %1293, %684#1 : tensor<f32>
    %1304:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%1302, %1303) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1305 = stablehlo.multiply %arg0, %1304#0 : tensor<3xf64>
    %1306 = stablehlo.add %1295, %1305 : tensor<3xf64>
    %1307 = stablehlo.multiply %1304#0, %arg0 : tensor<3xf64>
    %1308 = stablehlo.add %1306, %1307 : tensor<3xf64>
    %1309 = stablehlo.iota dim = 0 : tensor<3xf64>
    %cst_264 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1310 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1311 = stablehlo.add %1310, %1309 : tensor<3xf64>
    %1312 = stablehlo.custom_call @pjrtlite_mpi_rank() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %1313 = stablehlo.custom_call @pjrtlite_mpi_size() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %c_265 = stablehlo.constant dense<1> : tensor<i32>
    %1314 = stablehlo.subtract %1313, %c_265 : tensor<i32>
    %c_266 = stablehlo.constant dense<1> : tensor<i32>
    %1315 = stablehlo.add %1312, %c_266 : tensor<i32>
    %c_267 = stablehlo.constant dense<2> : tensor<i32>
    %1316 = stablehlo.compare LT, %1315, %c_267, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_268 = stablehlo.constant dense<1> : tensor<i32>
    %1317 = stablehlo.add %1312, %c_268 : tensor<i32>
    %c_269 = stablehlo.constant dense<-1> : tensor<i64>
    %1318 = call @_where(%1316, %1317, %c_269) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %1319 = stablehlo.iota dim = 0 : tensor<3xf64>
    %cst_270 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1320 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1321 = stablehlo.add %1320, %1319 : tensor<3xf64>
    %1322 = stablehlo.convert %1312 : (tensor<i32>) -> tensor<f64>
    %cst_271 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1323 = stablehlo.add %cst_271, %1322 : tensor<f64>
    %1324 = stablehlo.convert %1323 : tensor<f64>
    %1325 = stablehlo.broadcast_in_dim %1324, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1326 = stablehlo.multiply %1321, %1325 : tensor<3xf64>
    %1327 = stablehlo.multiply %arg0, %arg0 : tensor<3xf64>
    %1328 = stablehlo.multiply %1311, %arg0 : tensor<3xf64>
    %1329 = stablehlo.multiply %arg0, %1311 : tensor<3xf64>
    %1330 = stablehlo.add %1328, %1329 : tensor<3xf64>
    %1331:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%1327, %1304#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1332:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%1330, %1331#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1333 = stablehlo.multiply %1331#0, %1331#0 : tensor<3xf64>
    %1334 = stablehlo.multiply %1332#0, %1331#0 : tensor<3xf64>
    %1335 = stablehlo.multiply %1331#0, %1332#0 : tensor<3xf64>
    %1336 = stablehlo.add %1334, %1335 : tensor<3xf64>
    %cst_272 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1337 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1338 = stablehlo.multiply %1337, %1331#0 : tensor<3xf64>
    %cst_273 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1339 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1340 = stablehlo.multiply %1339, %1332#0 : tensor<3xf64>
    %cst_274 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %1341 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1342 = stablehlo.add %1341, %1338 : tensor<3xf64>
    %1343 = stablehlo.multiply %1336, %1342 : tensor<3xf64>
    %1344 = stablehlo.multiply %1333, %1340 : tensor<3xf64>
    %1345 = stablehlo.add %1343, %1344 : tensor<3xf64>
    %cst_275 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1346 = stablehlo.reduce(%1345 init: %cst_275) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %1347 = stablehlo.multiply %arg0, %1326 : tensor<3xf64>
    %1348 = stablehlo.multiply %1311, %1326 : tensor<3xf64>
    %1349:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%1347, %1314, %1332#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1350:2 = stablehlo.custom_call @pjrtlite_mpi_reduce(%1348, %1314, %1349#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1351 = stablehlo.multiply %1349#0, %1349#0 : tensor<3xf64>
    %1352 = stablehlo.multiply %1350#0, %1349#0 : tensor<3xf64>
    %1353 = stablehlo.multiply %1349#0, %1350#0 : tensor<3xf64>
    %1354 = stablehlo.add %1352, %1353 : tensor<3xf64>
    %cst_276 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1355 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1356 = stablehlo.multiply %1355, %1349#0 : tensor<3xf64>
    %cst_277 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1357 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1358 = stablehlo.multiply %1357, %1350#0 : tensor<3xf64>
    %cst_278 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %1359 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1360 = stablehlo.add %1359, %1356 : tensor<3xf64>
    %1361 = stablehlo.multiply %1354, %1360 : tensor<3xf64>
    %1362 = stablehlo.multiply %1351, %1358 : tensor<3xf64>
    %1363 = stablehlo.add %1361, %1362 : tensor<3xf64>
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1364 = stablehlo.reduce(%1363 init: %cst_279) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %1365 = stablehlo.multiply %arg0, %arg0 : tensor<3xf64>
    %1366 = stablehlo.multiply %1311, %arg0 : tensor<3xf64>
    %1367 = stablehlo.multiply %arg0, %1311 : tensor<3xf64>
    %1368 = stablehlo.add %1366, %1367 : tensor<3xf64>
    %1369:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%1365, %1350#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1370:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%1368, %1369#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1371 = stablehlo.multiply %1369#0, %1369#0 : tensor<3xf64>
    %1372 = stablehlo.multiply %1370#0, %1369#0 : tensor<3xf64>
    %1373 = stablehlo.multiply %1369#0, %1370#0 : tensor<3xf64>
    %1374 = stablehlo.add %1372, %1373 : tensor<3xf64>
    %cst_280 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1375 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1376 = stablehlo.multiply %1375, %1369#0 : tensor<3xf64>
    %cst_281 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1377 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1378 = stablehlo.multiply %1377, %1370#0 : tensor<3xf64>
    %cst_282 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %1379 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1380 = stablehlo.add %1379, %1376 : tensor<3xf64>
    %1381 = stablehlo.multiply %1374, %1380 : tensor<3xf64>
    %1382 = stablehlo.multiply %1371, %1378 : tensor<3xf64>
    %1383 = stablehlo.add %1381, %1382 : tensor<3xf64>
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1384 = stablehlo.reduce(%1383 init: %cst_283) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %1385 = stablehlo.multiply %arg0, %1326 : tensor<3xf64>
    %1386 = stablehlo.multiply %1311, %1326 : tensor<3xf64>
    %1387:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%1385, %1370#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1388:2 = stablehlo.custom_call @pjrtlite_mpi_scan(%1386, %1387#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum", reverse = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1389 = stablehlo.multiply %1387#0, %1387#0 : tensor<3xf64>
    %1390 = stablehlo.multiply %1388#0, %1387#0 : tensor<3xf64>
    %1391 = stablehlo.multiply %1387#0, %1388#0 : tensor<3xf64>
    %1392 = stablehlo.add %1390, %1391 : tensor<3xf64>
    %cst_284 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1393 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1394 = stablehlo.multiply %1393, %1387#0 : tensor<3xf64>
    %cst_285 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1395 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1396 = stablehlo.multiply %1395, %1388#0 : tensor<3xf64>
    %cst_286 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %1397 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1398 = stablehlo.add %1397, %1394 : tensor<3xf64>
    %1399 = stablehlo.multiply %1392, %1398 : tensor<3xf64>
    %1400 = stablehlo.multiply %1389, %1396 : tensor<3xf64>
    %1401 = stablehlo.add %1399, %1400 : tensor<3xf64>
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1402 = stablehlo.reduce(%1401 init: %cst_287) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %1403 = stablehlo.multiply %arg0, %arg0 : tensor<3xf64>
    %1404 = stablehlo.multiply %1311, %arg0 : tensor<3xf64>
    %1405 = stablehlo.multiply %arg0, %1311 : tensor<3xf64>
    %1406 = stablehlo.add %1404, %1405 : tensor<3xf64>
    %1407:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%1403, %1314, %1388#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1408:2 = stablehlo.custom_call @pjrtlite_mpi_bcast(%1406, %1314, %1407#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1409 = stablehlo.multiply %1407#0, %1407#0 : tensor<3xf64>
    %1410 = stablehlo.multiply %1408#0, %1407#0 : tensor<3xf64>
    %1411 = stablehlo.multiply %1407#0, %1408#0 : tensor<3xf64>
    %1412 = stablehlo.add %1410, %1411 : tensor<3xf64>
    %cst_288 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1413 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1414 = stablehlo.multiply %1413, %1407#0 : tensor<3xf64>
    %cst_289 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1415 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1416 = stablehlo.multiply %1415, %1408#0 : tensor<3xf64>
    %cst_290 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %1417 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1418 = stablehlo.add %1417, %1414 : tensor<3xf64>
    %1419 = stablehlo.multiply %1412, %1418 : tensor<3xf64>
    %1420 = stablehlo.multiply %1409, %1416 : tensor<3xf64>
    %1421 = stablehlo.add %1419, %1420 : tensor<3xf64>
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1422 = stablehlo.reduce(%1421 init: %cst_291) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %1423 = stablehlo.multiply %arg0, %1326 : tensor<3xf64>
    %1424 = stablehlo.multiply %1311, %1326 : tensor<3xf64>
    %1425:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%1423, %1408#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %1426:2 = stablehlo.custom_call @pjrtlite_mpi_allgather(%1424, %1425#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %1427 = stablehlo.multiply %1425#0, %1425#0 : tensor<2x3xf64>
    %1428 = stablehlo.multiply %1426#0, %1425#0 : tensor<2x3xf64>
    %1429 = stablehlo.multiply %1425#0, %1426#0 : tensor<2x3xf64>
    %1430 = stablehlo.add %1428, %1429 : tensor<2x3xf64>
    %cst_292 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1431 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1432 = stablehlo.multiply %1431, %1425#0 : tensor<2x3xf64>
    %cst_293 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1433 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1434 = stablehlo.multiply %1433, %1426#0 : tensor<2x3xf64>
    %cst_294 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %1435 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1436 = stablehlo.add %1435, %1432 : tensor<2x3xf64>
    %1437 = stablehlo.multiply %1430, %1436 : tensor<2x3xf64>
    %1438 = stablehlo.multiply %1427, %1434 : tensor<2x3xf64>
    %1439 = stablehlo.add %1437, %1438 : tensor<2x3xf64>
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1440 = stablehlo.reduce(%1439 init: %cst_295) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<f64>
    %1441 = stablehlo.multiply %arg0, %arg0 : tensor<3xf64>
    %1442 = stablehlo.multiply %1311, %arg0 : tensor<3xf64>
    %1443 = stablehlo.multiply %arg0, %1311 : tensor<3xf64>
    %1444 = stablehlo.add %1442, %1443 : tensor<3xf64>
    %1445:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%1441, %1426#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %1446:2 = stablehlo.custom_call @pjrtlite_mpi_gather(%1444, %1445#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32, root = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %1447 = stablehlo.multiply %1445#0, %1445#0 : tensor<2x3xf64>
    %1448 = stablehlo.multiply %1446#0, %1445#0 : tensor<2x3xf64>
    %1449 = stablehlo.multiply %1445#0, %1446#0 : tensor<2x3xf64>
    %1450 = stablehlo.add %1448, %1449 : tensor<2x3xf64>
    %cst_296 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1451 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1452 = stablehlo.multiply %1451, %1445#0 : tensor<2x3xf64>
    %cst_297 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1453 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1454 = stablehlo.multiply %1453, %1446#0 : tensor<2x3xf64>
    %cst_298 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %1455 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1456 = stablehlo.add %1455, %1452 : tensor<2x3xf64>
    %1457 = stablehlo.multiply %1450, %1456 : tensor<2x3xf64>
    %1458 = stablehlo.multiply %1447, %1454 : tensor<2x3xf64>
    %1459 = stablehlo.add %1457, %1458 : tensor<2x3xf64>
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1460 = stablehlo.reduce(%1459 init: %cst_299) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<f64>
    %1461 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %1462 = stablehlo.broadcast_in_dim %1311, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %1463 = stablehlo.iota dim = 0 : tensor<2xf64>
    %cst_300 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %1464 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %1465 = stablehlo.add %1464, %1463 : tensor<2xf64>
    %1466 = stablehlo.broadcast_in_dim %1465, dims = [0] : (tensor<2xf64>) -> tensor<2x1xf64>
    %1467 = stablehlo.broadcast_in_dim %1461, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<2x3xf64>
    %1468 = stablehlo.broadcast_in_dim %1466, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x3xf64>
    %1469 = stablehlo.multiply %1467, %1468 : tensor<2x3xf64>
    %1470 = stablehlo.broadcast_in_dim %1462, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<2x3xf64>
    %1471 = stablehlo.broadcast_in_dim %1466, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x3xf64>
    %1472 = stablehlo.multiply %1470, %1471 : tensor<2x3xf64>
    %1473:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%1469, %1314, %1446#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1474:2 = stablehlo.custom_call @pjrtlite_mpi_scatter(%1472, %1314, %1473#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 1 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1475 = stablehlo.multiply %1473#0, %1473#0 : tensor<3xf64>
    %1476 = stablehlo.multiply %1474#0, %1473#0 : tensor<3xf64>
    %1477 = stablehlo.multiply %1473#0, %1474#0 : tensor<3xf64>
    %1478 = stablehlo.add %1476, %1477 : tensor<3xf64>
    %cst_301 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1479 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1480 = stablehlo.multiply %1479, %1473#0 : tensor<3xf64>
    %cst_302 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1481 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1482 = stablehlo.multiply %1481, %1474#0 : tensor<3xf64>
    %cst_303 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %1483 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1484 = stablehlo.add %1483, %1480 : tensor<3xf64>
    %1485 = stablehlo.multiply %1478, %1484 : tensor<3xf64>
    %1486 = stablehlo.multiply %1475, %1482 : tensor<3xf64>
    %1487 = stablehlo.add %1485, %1486 : tensor<3xf64>
    %cst_304 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1488 = stablehlo.reduce(%1487 init: %cst_304) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %1489 = stablehlo.multiply %1469, %1469 : tensor<2x3xf64>
    %1490 = stablehlo.multiply %1472, %1469 : tensor<2x3xf64>
    %1491 = stablehlo.multiply %1469, %1472 : tensor<2x3xf64>
    %1492 = stablehlo.add %1490, %1491 : tensor<2x3xf64>
    %1493:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%1489, %1474#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %1494:2 = stablehlo.custom_call @pjrtlite_mpi_alltoall(%1492, %1493#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, ndim = 2 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<2x3xf64>, tensor<f32>) -> (tensor<2x3xf64>, tensor<f32>)
    %1495 = stablehlo.multiply %1493#0, %1493#0 : tensor<2x3xf64>
    %1496 = stablehlo.multiply %1494#0, %1493#0 : tensor<2x3xf64>
    %1497 = stablehlo.multiply %1493#0, %1494#0 : tensor<2x3xf64>
    %1498 = stablehlo.add %1496, %1497 : tensor<2x3xf64>
    %cst_305 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1499 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1500 = stablehlo.multiply %1499, %1493#0 : tensor<2x3xf64>
    %cst_306 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1501 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1502 = stablehlo.multiply %1501, %1494#0 : tensor<2x3xf64>
    %cst_307 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %1503 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1504 = stablehlo.add %1503, %1500 : tensor<2x3xf64>
    %1505 = stablehlo.multiply %1498, %1504 : tensor<2x3xf64>
    %1506 = stablehlo.multiply %1495, %1502 : tensor<2x3xf64>
    %1507 = stablehlo.add %1505, %1506 : tensor<2x3xf64>
    %cst_308 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1508 = stablehlo.reduce(%1507 init: %cst_308) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<f64>
    %1509 = stablehlo.multiply %arg0, %1326 : tensor<3xf64>
    %1510 = stablehlo.multiply %1311, %1326 : tensor<3xf64>
    %1511 = stablehlo.custom_call @pjrtlite_mpi_send(%1509, %1318, %1494#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %1512 = stablehlo.custom_call @pjrtlite_mpi_send(%1510, %1318, %1511) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %1513 = stablehlo.multiply %arg0, %arg0 : tensor<3xf64>
    %1514 = stablehlo.multiply %1311, %arg0 : tensor<3xf64>
    %1515 = stablehlo.multiply %arg0, %1311 : tensor<3xf64>
    %1516 = stablehlo.add %1514, %1515 : tensor<3xf64>
    %c_309 = stablehlo.constant dense<1> : tensor<i32>
    %1517 = stablehlo.subtract %1312, %c_309 : tensor<i32>
    %1518:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%1513, %1517, %1512) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1519:2 = stablehlo.custom_call @pjrtlite_mpi_recv(%1516, %1517, %1518#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
    %1520 = stablehlo.multiply %1518#0, %1518#0 : tensor<3xf64>
    %1521 = stablehlo.multiply %1519#0, %1518#0 : tensor<3xf64>
    %1522 = stablehlo.multiply %1518#0, %1519#0 : tensor<3xf64>
    %1523 = stablehlo.add %1521, %1522 : tensor<3xf64>
    %cst_310 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1524 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1525 = stablehlo.multiply %1524, %1518#0 : tensor<3xf64>
    %cst_311 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1526 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1527 = stablehlo.multiply %1526, %1519#0 : tensor<3xf64>
    %cst_312 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %1528 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1529 = stablehlo.add %1528, %1525 : tensor<3xf64>
    %1530 = stablehlo.multiply %1523, %1529 : tensor<3xf64>
    %1531 = stablehlo.multiply %1520, %1527 : tensor<3xf64>
    %1532 = stablehlo.add %1530, %1531 : tensor<3xf64>
    %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1533 = stablehlo.reduce(%1532 init: %cst_313) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %c_314 = stablehlo.constant dense<2> : tensor<i32>
    %1534:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%c_314, %1519#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "max"}, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]} : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
    %c_315 = stablehlo.constant dense<0> : tensor<i64>
    %1535:7 = stablehlo.while(%iterArg = %1312, %iterArg_320 = %1318, %iterArg_321 = %1326, %iterArg_322 = %c_315, %iterArg_323 = %arg0, %iterArg_324 = %1534#1, %iterArg_325 = %1311) : tensor<i32>, tensor<i32>, tensor<3xf64>, tensor<i64>, tensor<3xf64>, tensor<f32>, tensor<3xf64>
    cond {
      %c_326 = stablehlo.constant dense<2> : tensor<i64>
      %1566 = stablehlo.compare LT, %iterArg_322, %c_326, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1566 : tensor<i1>
    } do {
      %cst_326 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %1566 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1567 = stablehlo.subtract %1566, %iterArg_323 : tensor<3xf64>
      %1568 = stablehlo.negate %iterArg_325 : tensor<3xf64>
      %1569 = stablehlo.multiply %iterArg_323, %1567 : tensor<3xf64>
      %1570 = stablehlo.multiply %iterArg_325, %1567 : tensor<3xf64>
      %1571 = stablehlo.multiply %iterArg_323, %1568 : tensor<3xf64>
      %1572 = stablehlo.add %1570, %1571 : tensor<3xf64>
      %1573 = stablehlo.multiply %iterArg_323, %iterArg_323 : tensor<3xf64>
      %1574 = stablehlo.multiply %iterArg_325, %iterArg_323 : tensor<3xf64>
      %1575 = stablehlo.multiply %iterArg_323, %iterArg_325 : tensor<3xf64>
      %1576 = stablehlo.add %1574, %1575 : tensor<3xf64>
      %c_327 = stablehlo.constant dense<1> : tensor<i32>
      %1577 = stablehlo.subtract %iterArg, %c_327 : tensor<i32>
      %1578:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%1569, %1573, %1577, %iterArg_320, %iterArg_324) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
      %1579:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%1572, %1576, %1577, %iterArg_320, %1578#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
      %1580 = stablehlo.multiply %1578#0, %iterArg_321 : tensor<3xf64>
      %1581 = stablehlo.multiply %1579#0, %iterArg_321 : tensor<3xf64>
      %1582:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%1580, %1579#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
      %1583:2 = stablehlo.custom_call @pjrtlite_mpi_allreduce(%1581, %1582#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, op = "sum"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<3xf64>, tensor<f32>) -> (tensor<3xf64>, tensor<f32>)
      %cst_328 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %1584 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1585 = stablehlo.multiply %1584, %1582#0 : tensor<3xf64>
      %cst_329 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
      %1586 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %1587 = stablehlo.multiply %1586, %1583#0 : tensor<3xf64>
      %1588 = stablehlo.add %1578#0, %1585 : tensor<3xf64>
      %1589 = stablehlo.add %1579#0, %1587 : tensor<3xf64>
      %c_330 = stablehlo.constant dense<1> : tensor<i64>
      %1590 = stablehlo.add %iterArg_322, %c_330 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_320, %iterArg_321, %1590, %1588, %1583#1, %1589 : tensor<i32>, tensor<i32>, tensor<3xf64>, tensor<i64>, tensor<3xf64>, tensor<f32>, tensor<3xf64>
    }
    %1536 = stablehlo.convert %1534#0 : (tensor<i32>) -> tensor<f64>
    %1537 = stablehlo.broadcast_in_dim %1536, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1538 = stablehlo.multiply %1535#4, %1537 : tensor<3xf64>
    %1539 = stablehlo.broadcast_in_dim %1536, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1540 = stablehlo.multiply %1535#6, %1539 : tensor<3xf64>
    %1541 = stablehlo.multiply %1538, %1538 : tensor<3xf64>
    %1542 = stablehlo.multiply %1540, %1538 : tensor<3xf64>
    %1543 = stablehlo.multiply %1538, %1540 : tensor<3xf64>
    %1544 = stablehlo.add %1542, %1543 : tensor<3xf64>
    %cst_316 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1545 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1546 = stablehlo.multiply %1545, %1538 : tensor<3xf64>
    %cst_317 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1547 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1548 = stablehlo.multiply %1547, %1540 : tensor<3xf64>
    %cst_318 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %1549 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1550 = stablehlo.add %1549, %1546 : tensor<3xf64>
    %1551 = stablehlo.multiply %1544, %1550 : tensor<3xf64>
    %1552 = stablehlo.multiply %1541, %1548 : tensor<3xf64>
    %1553 = stablehlo.add %1551, %1552 : tensor<3xf64>
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1554 = stablehlo.reduce(%1553 init: %cst_319) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %1555 = stablehlo.custom_call @pjrtlite_mpi_barrier(%1535#5) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    %1556 = stablehlo.add %1346, %1364 : tensor<f64>
    %1557 = stablehlo.add %1556, %1384 : tensor<f64>
    %1558 = stablehlo.add %1557, %1402 : tensor<f64>
    %1559 = stablehlo.add %1558, %1422 : tensor<f64>
    %1560 = stablehlo.add %1559, %1440 : tensor<f64>
    %1561 = stablehlo.add %1560, %1460 : tensor<f64>
    %1562 = stablehlo.add %1561, %1488 : tensor<f64>
    %1563 = stablehlo.add %1562, %1508 : tensor<f64>
    %1564 = stablehlo.add %1563, %1533 : tensor<f64>
    %1565 = stablehlo.add %1564, %1554 : tensor<f64>
    return %143, %310, %479, %667, %956, %1308, %1565 : tensor<f64>, tensor<3xf64>, tensor<f64>, tensor<3xf64>, tensor<f64>, tensor<3xf64>, tensor<f64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i64>) -> tensor<i32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x3xf64>, %arg1: tensor<3xf64>, %arg2: tensor<i64>) -> tensor<2x3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x3xf64>, tensor<1x3xf64>, tensor<i64>, tensor<i64>) -> tensor<2x3xf64>
    return %1 : tensor<2x3xf64>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<2xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<2xf32>, tensor<1xf32>, tensor<i64>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x3xf64>, %arg1: tensor<i64>) -> tensor<3xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<2x3xf64>, tensor<i64>, tensor<i64>) -> tensor<1x3xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf64>) -> tensor<3xf64>
    return %1 : tensor<3xf64>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2xf32>, %arg1: tensor<i64>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<2xf32>, tensor<i64>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<3xf64>, %arg2: tensor<3xf64>) -> tensor<3xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3xf64>
    return %0 : tensor<3xf64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i64>) -> tensor<i32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<2x2x3xf64>, %arg1: tensor<2x3xf64>, %arg2: tensor<i64>) -> tensor<2x2x3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x3xf64>) -> tensor<1x2x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x2x3xf64>, tensor<1x2x3xf64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x2x3xf64>
    return %1 : tensor<2x2x3xf64>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<2x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<i64>) -> tensor<2x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x2xf32>, tensor<1x2xf32>, tensor<i64>, tensor<i64>) -> tensor<2x2xf32>
    return %1 : tensor<2x2xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<2x2x3xf64>, %arg1: tensor<i64>) -> tensor<2x3xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 3] : (tensor<2x2x3xf64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x3xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xf64>) -> tensor<2x3xf64>
    return %1 : tensor<2x3xf64>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<2x2xf32>, %arg1: tensor<i64>) -> tensor<2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<2x2xf32>, tensor<i64>, tensor<i64>) -> tensor<1x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @_where_8(%arg0: tensor<i1>, %arg1: tensor<2x3xf64>, %arg2: tensor<3xf64>) -> tensor<2x3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf64>) -> tensor<2x3xf64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<2x3xf64>
    return %1 : tensor<2x3xf64>
  }
  func.func private @_where_9(%arg0: tensor<3xf64>, %arg1: tensor<i1>, %arg2: tensor<3xf64>) -> tensor<3xf64> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<i1>, tensor<3xf64>
    return %0 : tensor<3xf64>
  }
  func.func private @_where_10(%arg0: tensor<i1>, %arg1: tensor<3xf64>, %arg2: tensor<3xf64>) -> tensor<3xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3xf64>
    return %0 : tensor<3xf64>
  }
  func.func private @_where_11(%arg0: tensor<i1>, %arg1: tensor<3xf64>) -> tensor<3xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<3xf64>
    return %1 : tensor<3xf64>
  }
  func.func private @_where_12(%arg0: tensor<i1>, %arg1: tensor<3xf64>) -> tensor<3xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<3xf64>
    return %1 : tensor<3xf64>
  }
}
