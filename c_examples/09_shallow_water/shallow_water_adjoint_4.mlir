module @jit_adjoint attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x16x96xf64>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<3x16x96xf64> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, -1.000000e+00]> : tensor<3xf64>
    %0 = stablehlo.custom_call @pjrtlite_mpi_rank() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %1 = stablehlo.custom_call @pjrtlite_mpi_size() {backend_config = "", mhlo.backend_config = {comm = 0 : i32}, operand_layouts = [], result_layouts = [dense<> : tensor<0xindex>]} : () -> tensor<i32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.subtract %1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.subtract %0, %c_0 : tensor<i32>
    %4 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.add %0, %c_1 : tensor<i32>
    %c_2 = stablehlo.constant dense<-1> : tensor<i64>
    %6 = call @_where(%4, %5, %c_2) : (tensor<i1>, tensor<i32>, tensor<i64>) -> tensor<i32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<10x18x96xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<10x18x96xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<10x18x96xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<10x18x96xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<10x18x96xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<10x18x96xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<10x18x96xf64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<10x18x96xf64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<10x18x96xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<10x18x96xf64>
    %c_16 = stablehlo.constant dense<0> : tensor<i64>
    %20:18 = stablehlo.while(%iterArg = %7, %iterArg_23 = %6, %iterArg_24 = %3, %iterArg_25 = %c_16, %iterArg_26 = %arg0, %iterArg_27 = %cst_3, %iterArg_28 = %8, %iterArg_29 = %9, %iterArg_30 = %10, %iterArg_31 = %11, %iterArg_32 = %12, %iterArg_33 = %13, %iterArg_34 = %14, %iterArg_35 = %15, %iterArg_36 = %16, %iterArg_37 = %17, %iterArg_38 = %18, %iterArg_39 = %19) : tensor<3x1xf64>, tensor<i32>, tensor<i32>, tensor<i64>, tensor<3x16x96xf64>, tensor<f32>, tensor<10xf32>, tensor<10xf32>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>
    cond {
      %c_40 = stablehlo.constant dense<10> : tensor<i64>
      %34 = stablehlo.compare LT, %iterArg_25, %c_40, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    } do {
      %34 = stablehlo.slice %iterArg_26 [0:3, 15:16, 0:96] : (tensor<3x16x96xf64>) -> tensor<3x1x96xf64>
      %35 = stablehlo.reshape %34 : (tensor<3x1x96xf64>) -> tensor<3x96xf64>
      %36 = stablehlo.slice %iterArg_26 [0:3, 0:1, 0:96] : (tensor<3x16x96xf64>) -> tensor<3x1x96xf64>
      %37 = stablehlo.reshape %36 : (tensor<3x1x96xf64>) -> tensor<3x96xf64>
      %38 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x96xf64>
      %39 = stablehlo.multiply %38, %37 : tensor<3x96xf64>
      %40:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%35, %39, %iterArg_24, %iterArg_23, %iterArg_27) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x96xf64>, tensor<3x96xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3x96xf64>, tensor<f32>)
      %41 = stablehlo.slice %iterArg_26 [0:3, 0:1, 0:96] : (tensor<3x16x96xf64>) -> tensor<3x1x96xf64>
      %42 = stablehlo.reshape %41 : (tensor<3x1x96xf64>) -> tensor<3x96xf64>
      %43 = stablehlo.slice %iterArg_26 [0:3, 15:16, 0:96] : (tensor<3x16x96xf64>) -> tensor<3x1x96xf64>
      %44 = stablehlo.reshape %43 : (tensor<3x1x96xf64>) -> tensor<3x96xf64>
      %45 = stablehlo.broadcast_in_dim %iterArg, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x96xf64>
      %46 = stablehlo.multiply %45, %44 : tensor<3x96xf64>
      %47:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%42, %46, %iterArg_23, %iterArg_24, %40#1) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x96xf64>, tensor<3x96xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3x96xf64>, tensor<f32>)
      %48 = stablehlo.broadcast_in_dim %40#0, dims = [0, 2] : (tensor<3x96xf64>) -> tensor<3x1x96xf64>
      %49 = stablehlo.broadcast_in_dim %47#0, dims = [0, 2] : (tensor<3x96xf64>) -> tensor<3x1x96xf64>
      %50 = stablehlo.concatenate %48, %iterArg_26, %49, dim = 1 : (tensor<3x1x96xf64>, tensor<3x16x96xf64>, tensor<3x1x96xf64>) -> tensor<3x18x96xf64>
      %51 = stablehlo.slice %50 [0:1, 0:18, 0:96] : (tensor<3x18x96xf64>) -> tensor<1x18x96xf64>
      %52 = stablehlo.reshape %51 : (tensor<1x18x96xf64>) -> tensor<18x96xf64>
      %53 = stablehlo.slice %50 [1:2, 0:18, 0:96] : (tensor<3x18x96xf64>) -> tensor<1x18x96xf64>
      %54 = stablehlo.reshape %53 : (tensor<1x18x96xf64>) -> tensor<18x96xf64>
      %55 = stablehlo.slice %50 [2:3, 0:18, 0:96] : (tensor<3x18x96xf64>) -> tensor<1x18x96xf64>
      %56 = stablehlo.reshape %55 : (tensor<1x18x96xf64>) -> tensor<18x96xf64>
      %cst_40 = stablehlo.constant dense<4.905000e+00> : tensor<f64>
      %57 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<18x96xf64>
      %58 = stablehlo.multiply %57, %52 : tensor<18x96xf64>
      %59 = stablehlo.multiply %58, %52 : tensor<18x96xf64>
      %60 = stablehlo.multiply %54, %56 : tensor<18x96xf64>
      %61 = stablehlo.divide %60, %52 : tensor<18x96xf64>
      %62 = stablehlo.multiply %52, %52 : tensor<18x96xf64>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %63 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<18x96xf64>
      %64 = stablehlo.divide %63, %62 : tensor<18x96xf64>
      %65 = stablehlo.multiply %54, %54 : tensor<18x96xf64>
      %66 = stablehlo.divide %65, %52 : tensor<18x96xf64>
      %67 = stablehlo.multiply %52, %52 : tensor<18x96xf64>
      %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %68 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<18x96xf64>
      %69 = stablehlo.divide %68, %67 : tensor<18x96xf64>
      %70 = stablehlo.add %66, %59 : tensor<18x96xf64>
      %71 = stablehlo.broadcast_in_dim %54, dims = [1, 2] : (tensor<18x96xf64>) -> tensor<1x18x96xf64>
      %72 = stablehlo.broadcast_in_dim %70, dims = [1, 2] : (tensor<18x96xf64>) -> tensor<1x18x96xf64>
      %73 = stablehlo.broadcast_in_dim %61, dims = [1, 2] : (tensor<18x96xf64>) -> tensor<1x18x96xf64>
      %74 = stablehlo.concatenate %71, %72, %73, dim = 0 : (tensor<1x18x96xf64>, tensor<1x18x96xf64>, tensor<1x18x96xf64>) -> tensor<3x18x96xf64>
      %75 = stablehlo.multiply %56, %56 : tensor<18x96xf64>
      %76 = stablehlo.divide %75, %52 : tensor<18x96xf64>
      %77 = stablehlo.multiply %52, %52 : tensor<18x96xf64>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %78 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<18x96xf64>
      %79 = stablehlo.divide %78, %77 : tensor<18x96xf64>
      %80 = stablehlo.add %76, %59 : tensor<18x96xf64>
      %81 = stablehlo.broadcast_in_dim %56, dims = [1, 2] : (tensor<18x96xf64>) -> tensor<1x18x96xf64>
      %82 = stablehlo.broadcast_in_dim %61, dims = [1, 2] : (tensor<18x96xf64>) -> tensor<1x18x96xf64>
      %83 = stablehlo.broadcast_in_dim %80, dims = [1, 2] : (tensor<18x96xf64>) -> tensor<1x18x96xf64>
      %84 = stablehlo.concatenate %81, %82, %83, dim = 0 : (tensor<1x18x96xf64>, tensor<1x18x96xf64>, tensor<1x18x96xf64>) -> tensor<3x18x96xf64>
      %85 = func.call @_roll_static(%50) : (tensor<3x18x96xf64>) -> tensor<3x18x96xf64>
      %86 = stablehlo.slice %85 [0:3, 1:17, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x16x96xf64>
      %87 = func.call @_roll_static_0(%50) : (tensor<3x18x96xf64>) -> tensor<3x18x96xf64>
      %88 = stablehlo.slice %87 [0:3, 1:17, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x16x96xf64>
      %89 = stablehlo.slice %50 [0:3, 2:18, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x16x96xf64>
      %90 = stablehlo.slice %50 [0:3, 0:16, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x16x96xf64>
      %91 = stablehlo.add %89, %90 : tensor<3x16x96xf64>
      %92 = stablehlo.add %91, %86 : tensor<3x16x96xf64>
      %93 = stablehlo.add %92, %88 : tensor<3x16x96xf64>
      %cst_44 = stablehlo.constant dense<2.500000e-01> : tensor<f64>
      %94 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<3x16x96xf64>
      %95 = stablehlo.multiply %94, %93 : tensor<3x16x96xf64>
      %96 = func.call @_roll_static(%74) : (tensor<3x18x96xf64>) -> tensor<3x18x96xf64>
      %97 = stablehlo.slice %96 [0:3, 1:17, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x16x96xf64>
      %98 = func.call @_roll_static_0(%74) : (tensor<3x18x96xf64>) -> tensor<3x18x96xf64>
      %99 = stablehlo.slice %98 [0:3, 1:17, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x16x96xf64>
      %100 = stablehlo.subtract %97, %99 : tensor<3x16x96xf64>
      %101 = stablehlo.slice %84 [0:3, 2:18, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x16x96xf64>
      %102 = stablehlo.slice %84 [0:3, 0:16, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x16x96xf64>
      %103 = stablehlo.subtract %101, %102 : tensor<3x16x96xf64>
      %104 = stablehlo.add %100, %103 : tensor<3x16x96xf64>
      %cst_45 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
      %105 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<3x16x96xf64>
      %106 = stablehlo.multiply %105, %104 : tensor<3x16x96xf64>
      %107 = stablehlo.subtract %95, %106 : tensor<3x16x96xf64>
      %108 = func.call @dynamic_update_index_in_dim(%iterArg_28, %40#1, %iterArg_25) : (tensor<10xf32>, tensor<f32>, tensor<i64>) -> tensor<10xf32>
      %109 = func.call @dynamic_update_index_in_dim(%iterArg_29, %47#1, %iterArg_25) : (tensor<10xf32>, tensor<f32>, tensor<i64>) -> tensor<10xf32>
      %110 = func.call @dynamic_update_index_in_dim_1(%iterArg_30, %52, %iterArg_25) : (tensor<10x18x96xf64>, tensor<18x96xf64>, tensor<i64>) -> tensor<10x18x96xf64>
      %111 = func.call @dynamic_update_index_in_dim_1(%iterArg_31, %58, %iterArg_25) : (tensor<10x18x96xf64>, tensor<18x96xf64>, tensor<i64>) -> tensor<10x18x96xf64>
      %112 = func.call @dynamic_update_index_in_dim_1(%iterArg_32, %56, %iterArg_25) : (tensor<10x18x96xf64>, tensor<18x96xf64>, tensor<i64>) -> tensor<10x18x96xf64>
      %113 = func.call @dynamic_update_index_in_dim_1(%iterArg_33, %54, %iterArg_25) : (tensor<10x18x96xf64>, tensor<18x96xf64>, tensor<i64>) -> tensor<10x18x96xf64>
      %114 = func.call @dynamic_update_index_in_dim_1(%iterArg_34, %60, %iterArg_25) : (tensor<10x18x96xf64>, tensor<18x96xf64>, tensor<i64>) -> tensor<10x18x96xf64>
      %115 = func.call @dynamic_update_index_in_dim_1(%iterArg_35, %64, %iterArg_25) : (tensor<10x18x96xf64>, tensor<18x96xf64>, tensor<i64>) -> tensor<10x18x96xf64>
      %116 = func.call @dynamic_update_index_in_dim_1(%iterArg_36, %65, %iterArg_25) : (tensor<10x18x96xf64>, tensor<18x96xf64>, tensor<i64>) -> tensor<10x18x96xf64>
      %117 = func.call @dynamic_update_index_in_dim_1(%iterArg_37, %69, %iterArg_25) : (tensor<10x18x96xf64>, tensor<18x96xf64>, tensor<i64>) -> tensor<10x18x96xf64>
      %118 = func.call @dynamic_update_index_in_dim_1(%iterArg_38, %75, %iterArg_25) : (tensor<10x18x96xf64>, tensor<18x96xf64>, tensor<i64>) -> tensor<10x18x96xf64>
      %119 = func.call @dynamic_update_index_in_dim_1(%iterArg_39, %79, %iterArg_25) : (tensor<10x18x96xf64>, tensor<18x96xf64>, tensor<i64>) -> tensor<10x18x96xf64>
      %c_46 = stablehlo.constant dense<1> : tensor<i64>
      %120 = stablehlo.add %iterArg_25, %c_46 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_23, %iterArg_24, %120, %107, %47#1, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119 : tensor<3x1xf64>, tensor<i32>, tensor<i32>, tensor<i64>, tensor<3x16x96xf64>, tensor<f32>, tensor<10xf32>, tensor<10xf32>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>
    }
    %21 = stablehlo.slice %20#4 [0:1, 0:16, 0:96] : (tensor<3x16x96xf64>) -> tensor<1x16x96xf64>
    %22 = stablehlo.reshape %21 : (tensor<1x16x96xf64>) -> tensor<16x96xf64>
    %cst_17 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<16x96xf64>
    %24 = stablehlo.subtract %22, %23 : tensor<16x96xf64>
    %25 = stablehlo.multiply %24, %24 : tensor<16x96xf64>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %26 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<16x96xf64>
    %27 = stablehlo.multiply %26, %24 : tensor<16x96xf64>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %28 = stablehlo.reduce(%25 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x96xf64>, tensor<f64>) -> tensor<f64>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<16x96xf64>
    %30 = stablehlo.multiply %29, %27 : tensor<16x96xf64>
    %31 = stablehlo.broadcast_in_dim %30, dims = [1, 2] : (tensor<16x96xf64>) -> tensor<1x16x96xf64>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %32 = stablehlo.pad %31, %cst_21, low = [0, 0, 0], high = [2, 0, 0], interior = [0, 0, 0] : (tensor<1x16x96xf64>, tensor<f64>) -> tensor<3x16x96xf64>
    %c_22 = stablehlo.constant dense<0> : tensor<i64>
    %33:18 = stablehlo.while(%iterArg = %20#6, %iterArg_23 = %20#7, %iterArg_24 = %20#8, %iterArg_25 = %20#9, %iterArg_26 = %20#10, %iterArg_27 = %20#11, %iterArg_28 = %20#12, %iterArg_29 = %20#13, %iterArg_30 = %20#14, %iterArg_31 = %20#15, %iterArg_32 = %20#16, %iterArg_33 = %20#17, %iterArg_34 = %7, %iterArg_35 = %6, %iterArg_36 = %3, %iterArg_37 = %c_22, %iterArg_38 = %32, %iterArg_39 = %20#5) : tensor<10xf32>, tensor<10xf32>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<3x1xf64>, tensor<i32>, tensor<i32>, tensor<i64>, tensor<3x16x96xf64>, tensor<f32>
    cond {
      %c_40 = stablehlo.constant dense<10> : tensor<i64>
      %34 = stablehlo.compare LT, %iterArg_37, %c_40, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    } do {
      %c_40 = stablehlo.constant dense<10> : tensor<i64>
      %34 = stablehlo.subtract %c_40, %iterArg_37 : tensor<i64>
      %c_41 = stablehlo.constant dense<1> : tensor<i64>
      %35 = stablehlo.subtract %34, %c_41 : tensor<i64>
      %36 = func.call @dynamic_index_in_dim(%iterArg, %35) : (tensor<10xf32>, tensor<i64>) -> tensor<f32>
      %37 = func.call @dynamic_index_in_dim(%iterArg_23, %35) : (tensor<10xf32>, tensor<i64>) -> tensor<f32>
      %38 = func.call @dynamic_index_in_dim_2(%iterArg_24, %35) : (tensor<10x18x96xf64>, tensor<i64>) -> tensor<18x96xf64>
      %39 = func.call @dynamic_index_in_dim_2(%iterArg_25, %35) : (tensor<10x18x96xf64>, tensor<i64>) -> tensor<18x96xf64>
      %40 = func.call @dynamic_index_in_dim_2(%iterArg_26, %35) : (tensor<10x18x96xf64>, tensor<i64>) -> tensor<18x96xf64>
      %41 = func.call @dynamic_index_in_dim_2(%iterArg_27, %35) : (tensor<10x18x96xf64>, tensor<i64>) -> tensor<18x96xf64>
      %42 = func.call @dynamic_index_in_dim_2(%iterArg_28, %35) : (tensor<10x18x96xf64>, tensor<i64>) -> tensor<18x96xf64>
      %43 = func.call @dynamic_index_in_dim_2(%iterArg_29, %35) : (tensor<10x18x96xf64>, tensor<i64>) -> tensor<18x96xf64>
      %44 = func.call @dynamic_index_in_dim_2(%iterArg_30, %35) : (tensor<10x18x96xf64>, tensor<i64>) -> tensor<18x96xf64>
      %45 = func.call @dynamic_index_in_dim_2(%iterArg_31, %35) : (tensor<10x18x96xf64>, tensor<i64>) -> tensor<18x96xf64>
      %46 = func.call @dynamic_index_in_dim_2(%iterArg_32, %35) : (tensor<10x18x96xf64>, tensor<i64>) -> tensor<18x96xf64>
      %47 = func.call @dynamic_index_in_dim_2(%iterArg_33, %35) : (tensor<10x18x96xf64>, tensor<i64>) -> tensor<18x96xf64>
      %48 = stablehlo.negate %iterArg_38 : tensor<3x16x96xf64>
      %cst_42 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
      %49 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<3x16x96xf64>
      %50 = stablehlo.multiply %49, %48 : tensor<3x16x96xf64>
      %51 = stablehlo.negate %50 : tensor<3x16x96xf64>
      %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %52 = stablehlo.pad %51, %cst_43, low = [0, 0, 0], high = [0, 2, 0], interior = [0, 0, 0] : (tensor<3x16x96xf64>, tensor<f64>) -> tensor<3x18x96xf64>
      %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %53 = stablehlo.pad %50, %cst_44, low = [0, 2, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x16x96xf64>, tensor<f64>) -> tensor<3x18x96xf64>
      %54 = stablehlo.add %52, %53 : tensor<3x18x96xf64>
      %55 = stablehlo.negate %50 : tensor<3x16x96xf64>
      %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %56 = stablehlo.pad %55, %cst_45, low = [0, 1, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<3x16x96xf64>, tensor<f64>) -> tensor<3x18x96xf64>
      %57 = func.call @_roll_static_3(%56) : (tensor<3x18x96xf64>) -> tensor<3x18x96xf64>
      %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %58 = stablehlo.pad %50, %cst_46, low = [0, 1, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<3x16x96xf64>, tensor<f64>) -> tensor<3x18x96xf64>
      %59 = func.call @_roll_static_4(%58) : (tensor<3x18x96xf64>) -> tensor<3x18x96xf64>
      %60 = stablehlo.add %57, %59 : tensor<3x18x96xf64>
      %cst_47 = stablehlo.constant dense<2.500000e-01> : tensor<f64>
      %61 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<3x16x96xf64>
      %62 = stablehlo.multiply %61, %iterArg_38 : tensor<3x16x96xf64>
      %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %63 = stablehlo.pad %62, %cst_48, low = [0, 0, 0], high = [0, 2, 0], interior = [0, 0, 0] : (tensor<3x16x96xf64>, tensor<f64>) -> tensor<3x18x96xf64>
      %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %64 = stablehlo.pad %62, %cst_49, low = [0, 2, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x16x96xf64>, tensor<f64>) -> tensor<3x18x96xf64>
      %65 = stablehlo.add %63, %64 : tensor<3x18x96xf64>
      %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %66 = stablehlo.pad %62, %cst_50, low = [0, 1, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<3x16x96xf64>, tensor<f64>) -> tensor<3x18x96xf64>
      %67 = func.call @_roll_static_3(%66) : (tensor<3x18x96xf64>) -> tensor<3x18x96xf64>
      %68 = stablehlo.add %65, %67 : tensor<3x18x96xf64>
      %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %69 = stablehlo.pad %62, %cst_51, low = [0, 1, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<3x16x96xf64>, tensor<f64>) -> tensor<3x18x96xf64>
      %70 = func.call @_roll_static_4(%69) : (tensor<3x18x96xf64>) -> tensor<3x18x96xf64>
      %71 = stablehlo.add %68, %70 : tensor<3x18x96xf64>
      %72 = stablehlo.slice %54 [0:1, 0:18, 0:96] : (tensor<3x18x96xf64>) -> tensor<1x18x96xf64>
      %73 = stablehlo.reshape %72 : (tensor<1x18x96xf64>) -> tensor<18x96xf64>
      %74 = stablehlo.slice %54 [1:2, 0:18, 0:96] : (tensor<3x18x96xf64>) -> tensor<1x18x96xf64>
      %75 = stablehlo.reshape %74 : (tensor<1x18x96xf64>) -> tensor<18x96xf64>
      %76 = stablehlo.slice %54 [2:3, 0:18, 0:96] : (tensor<3x18x96xf64>) -> tensor<1x18x96xf64>
      %77 = stablehlo.reshape %76 : (tensor<1x18x96xf64>) -> tensor<18x96xf64>
      %78 = stablehlo.multiply %77, %47 : tensor<18x96xf64>
      %79 = stablehlo.multiply %78, %46 : tensor<18x96xf64>
      %80 = stablehlo.negate %79 : tensor<18x96xf64>
      %81 = stablehlo.divide %77, %38 : tensor<18x96xf64>
      %82 = stablehlo.multiply %40, %81 : tensor<18x96xf64>
      %83 = stablehlo.add %73, %82 : tensor<18x96xf64>
      %84 = stablehlo.multiply %81, %40 : tensor<18x96xf64>
      %85 = stablehlo.add %83, %84 : tensor<18x96xf64>
      %86 = stablehlo.slice %60 [0:1, 0:18, 0:96] : (tensor<3x18x96xf64>) -> tensor<1x18x96xf64>
      %87 = stablehlo.reshape %86 : (tensor<1x18x96xf64>) -> tensor<18x96xf64>
      %88 = stablehlo.slice %60 [1:2, 0:18, 0:96] : (tensor<3x18x96xf64>) -> tensor<1x18x96xf64>
      %89 = stablehlo.reshape %88 : (tensor<1x18x96xf64>) -> tensor<18x96xf64>
      %90 = stablehlo.slice %60 [2:3, 0:18, 0:96] : (tensor<3x18x96xf64>) -> tensor<1x18x96xf64>
      %91 = stablehlo.reshape %90 : (tensor<1x18x96xf64>) -> tensor<18x96xf64>
      %92 = stablehlo.add %75, %91 : tensor<18x96xf64>
      %93 = stablehlo.add %77, %89 : tensor<18x96xf64>
      %94 = stablehlo.multiply %89, %45 : tensor<18x96xf64>
      %95 = stablehlo.multiply %94, %44 : tensor<18x96xf64>
      %96 = stablehlo.negate %95 : tensor<18x96xf64>
      %97 = stablehlo.add %80, %96 : tensor<18x96xf64>
      %98 = stablehlo.divide %89, %38 : tensor<18x96xf64>
      %99 = stablehlo.multiply %41, %98 : tensor<18x96xf64>
      %100 = stablehlo.add %87, %99 : tensor<18x96xf64>
      %101 = stablehlo.multiply %98, %41 : tensor<18x96xf64>
      %102 = stablehlo.add %100, %101 : tensor<18x96xf64>
      %103 = stablehlo.multiply %92, %43 : tensor<18x96xf64>
      %104 = stablehlo.multiply %103, %42 : tensor<18x96xf64>
      %105 = stablehlo.negate %104 : tensor<18x96xf64>
      %106 = stablehlo.add %97, %105 : tensor<18x96xf64>
      %107 = stablehlo.divide %92, %38 : tensor<18x96xf64>
      %108 = stablehlo.multiply %41, %107 : tensor<18x96xf64>
      %109 = stablehlo.add %85, %108 : tensor<18x96xf64>
      %110 = stablehlo.multiply %107, %40 : tensor<18x96xf64>
      %111 = stablehlo.add %102, %110 : tensor<18x96xf64>
      %112 = stablehlo.multiply %39, %93 : tensor<18x96xf64>
      %113 = stablehlo.add %106, %112 : tensor<18x96xf64>
      %114 = stablehlo.multiply %93, %38 : tensor<18x96xf64>
      %cst_52 = stablehlo.constant dense<4.905000e+00> : tensor<f64>
      %115 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<18x96xf64>
      %116 = stablehlo.multiply %115, %114 : tensor<18x96xf64>
      %117 = stablehlo.add %113, %116 : tensor<18x96xf64>
      %118 = stablehlo.broadcast_in_dim %117, dims = [1, 2] : (tensor<18x96xf64>) -> tensor<1x18x96xf64>
      %119 = stablehlo.broadcast_in_dim %111, dims = [1, 2] : (tensor<18x96xf64>) -> tensor<1x18x96xf64>
      %120 = stablehlo.broadcast_in_dim %109, dims = [1, 2] : (tensor<18x96xf64>) -> tensor<1x18x96xf64>
      %121 = stablehlo.concatenate %118, %119, %120, dim = 0 : (tensor<1x18x96xf64>, tensor<1x18x96xf64>, tensor<1x18x96xf64>) -> tensor<3x18x96xf64>
      %122 = stablehlo.add %71, %121 : tensor<3x18x96xf64>
      %123 = stablehlo.slice %122 [0:3, 0:1, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x1x96xf64>
      %124 = stablehlo.slice %122 [0:3, 1:17, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x16x96xf64>
      %125 = stablehlo.slice %122 [0:3, 17:18, 0:96] : (tensor<3x18x96xf64>) -> tensor<3x1x96xf64>
      %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %126 = stablehlo.reduce(%125 init: %cst_53) applies stablehlo.add across dimensions = [1] : (tensor<3x1x96xf64>, tensor<f64>) -> tensor<3x96xf64>
      %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %127 = stablehlo.reduce(%123 init: %cst_54) applies stablehlo.add across dimensions = [1] : (tensor<3x1x96xf64>, tensor<f64>) -> tensor<3x96xf64>
      %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %128 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<3x96xf64>
      %129 = stablehlo.add %iterArg_39, %37 : tensor<f32>
      %130:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%126, %128, %iterArg_36, %iterArg_35, %129) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x96xf64>, tensor<3x96xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3x96xf64>, tensor<f32>)
      %c_56 = stablehlo.constant dense<0> : tensor<i32>
      %131 = stablehlo.compare LT, %iterArg_35, %c_56, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %132 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<3x96xf64>
      %133 = func.call @_where_5(%131, %126, %132) : (tensor<i1>, tensor<3x96xf64>, tensor<3x96xf64>) -> tensor<3x96xf64>
      %134 = stablehlo.broadcast_in_dim %iterArg_34, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x96xf64>
      %135 = stablehlo.multiply %134, %133 : tensor<3x96xf64>
      %136 = stablehlo.broadcast_in_dim %135, dims = [0, 2] : (tensor<3x96xf64>) -> tensor<3x1x96xf64>
      %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %137 = stablehlo.pad %136, %cst_58, low = [0, 15, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x1x96xf64>, tensor<f64>) -> tensor<3x16x96xf64>
      %138 = stablehlo.add %124, %137 : tensor<3x16x96xf64>
      %139 = stablehlo.broadcast_in_dim %130#0, dims = [0, 2] : (tensor<3x96xf64>) -> tensor<3x1x96xf64>
      %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %140 = stablehlo.pad %139, %cst_59, low = [0, 0, 0], high = [0, 15, 0], interior = [0, 0, 0] : (tensor<3x1x96xf64>, tensor<f64>) -> tensor<3x16x96xf64>
      %141 = stablehlo.add %138, %140 : tensor<3x16x96xf64>
      %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %142 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<3x96xf64>
      %143 = stablehlo.add %130#1, %36 : tensor<f32>
      %144:2 = stablehlo.custom_call @pjrtlite_mpi_sendrecv(%127, %142, %iterArg_35, %iterArg_36, %143) {backend_config = "", has_side_effect = true, mhlo.backend_config = {comm = 0 : i32, tag = 0 : i32}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x96xf64>, tensor<3x96xf64>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<3x96xf64>, tensor<f32>)
      %c_61 = stablehlo.constant dense<0> : tensor<i32>
      %145 = stablehlo.compare LT, %iterArg_36, %c_61, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %146 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f64>) -> tensor<3x96xf64>
      %147 = func.call @_where_5(%145, %127, %146) : (tensor<i1>, tensor<3x96xf64>, tensor<3x96xf64>) -> tensor<3x96xf64>
      %148 = stablehlo.broadcast_in_dim %iterArg_34, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x96xf64>
      %149 = stablehlo.multiply %148, %147 : tensor<3x96xf64>
      %150 = stablehlo.broadcast_in_dim %149, dims = [0, 2] : (tensor<3x96xf64>) -> tensor<3x1x96xf64>
      %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %151 = stablehlo.pad %150, %cst_63, low = [0, 0, 0], high = [0, 15, 0], interior = [0, 0, 0] : (tensor<3x1x96xf64>, tensor<f64>) -> tensor<3x16x96xf64>
      %152 = stablehlo.add %141, %151 : tensor<3x16x96xf64>
      %153 = stablehlo.broadcast_in_dim %144#0, dims = [0, 2] : (tensor<3x96xf64>) -> tensor<3x1x96xf64>
      %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %154 = stablehlo.pad %153, %cst_64, low = [0, 15, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x1x96xf64>, tensor<f64>) -> tensor<3x16x96xf64>
      %155 = stablehlo.add %152, %154 : tensor<3x16x96xf64>
      %c_65 = stablehlo.constant dense<1> : tensor<i64>
      %156 = stablehlo.add %iterArg_37, %c_65 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %156, %155, %144#1 : tensor<10xf32>, tensor<10xf32>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<10x18x96xf64>, tensor<3x1xf64>, tensor<i32>, tensor<i32>, tensor<i64>, tensor<3x16x96xf64>, tensor<f32>
    }
    return %28, %33#16 : tensor<f64>, tensor<3x16x96xf64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i64>) -> tensor<i32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @_roll_static(%arg0: tensor<3x18x96xf64>) -> tensor<3x18x96xf64> {
    %0 = stablehlo.slice %arg0 [0:3, 0:18, 1:96] : (tensor<3x18x96xf64>) -> tensor<3x18x95xf64>
    %1 = stablehlo.slice %arg0 [0:3, 0:18, 0:1] : (tensor<3x18x96xf64>) -> tensor<3x18x1xf64>
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<3x18x95xf64>, tensor<3x18x1xf64>) -> tensor<3x18x96xf64>
    return %2 : tensor<3x18x96xf64>
  }
  func.func private @_roll_static_0(%arg0: tensor<3x18x96xf64>) -> tensor<3x18x96xf64> {
    %0 = stablehlo.slice %arg0 [0:3, 0:18, 95:96] : (tensor<3x18x96xf64>) -> tensor<3x18x1xf64>
    %1 = stablehlo.slice %arg0 [0:3, 0:18, 0:95] : (tensor<3x18x96xf64>) -> tensor<3x18x95xf64>
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<3x18x1xf64>, tensor<3x18x95xf64>) -> tensor<3x18x96xf64>
    return %2 : tensor<3x18x96xf64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10xf32>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<10xf32>, tensor<1xf32>, tensor<i64>) -> tensor<10xf32>
    return %1 : tensor<10xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<10x18x96xf64>, %arg1: tensor<18x96xf64>, %arg2: tensor<i64>) -> tensor<10x18x96xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<18x96xf64>) -> tensor<1x18x96xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<10x18x96xf64>, tensor<1x18x96xf64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<10x18x96xf64>
    return %1 : tensor<10x18x96xf64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<10xf32>, %arg1: tensor<i64>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<10xf32>, tensor<i64>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<10x18x96xf64>, %arg1: tensor<i64>) -> tensor<18x96xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 18, 96] : (tensor<10x18x96xf64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x18x96xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x18x96xf64>) -> tensor<18x96xf64>
    return %1 : tensor<18x96xf64>
  }
  func.func private @_roll_static_3(%arg0: tensor<3x18x96xf64>) -> tensor<3x18x96xf64> {
    %0 = stablehlo.slice %arg0 [0:3, 0:18, 0:1] : (tensor<3x18x96xf64>) -> tensor<3x18x1xf64>
    %1 = stablehlo.slice %arg0 [0:3, 0:18, 1:96] : (tensor<3x18x96xf64>) -> tensor<3x18x95xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.pad %1, %cst, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<3x18x95xf64>, tensor<f64>) -> tensor<3x18x96xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.pad %0, %cst_0, low = [0, 0, 95], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x18x1xf64>, tensor<f64>) -> tensor<3x18x96xf64>
    %4 = stablehlo.add %2, %3 : tensor<3x18x96xf64>
    return %4 : tensor<3x18x96xf64>
  }
  func.func private @_roll_static_4(%arg0: tensor<3x18x96xf64>) -> tensor<3x18x96xf64> {
    %0 = stablehlo.slice %arg0 [0:3, 0:18, 0:95] : (tensor<3x18x96xf64>) -> tensor<3x18x95xf64>
    %1 = stablehlo.slice %arg0 [0:3, 0:18, 95:96] : (tensor<3x18x96xf64>) -> tensor<3x18x1xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.pad %1, %cst, low = [0, 0, 0], high = [0, 0, 95], interior = [0, 0, 0] : (tensor<3x18x1xf64>, tensor<f64>) -> tensor<3x18x96xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.pad %0, %cst_0, low = [0, 0, 1], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x18x95xf64>, tensor<f64>) -> tensor<3x18x96xf64>
    %4 = stablehlo.add %2, %3 : tensor<3x18x96xf64>
    return %4 : tensor<3x18x96xf64>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<3x96xf64>, %arg2: tensor<3x96xf64>) -> tensor<3x96xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3x96xf64>
    return %0 : tensor<3x96xf64>
  }
}
