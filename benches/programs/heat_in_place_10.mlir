module @jit_heat_in_place_10 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<128x128x128xf32> {tf.aliasing_output = 0 : i32}) -> (tensor<128x128x128xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [1:127, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %1 = stablehlo.slice %arg0 [0:126, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %2 = stablehlo.slice %arg0 [2:128, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %3 = stablehlo.add %1, %2 : tensor<126x126x126xf32>
    %4 = stablehlo.slice %arg0 [1:127, 0:126, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %5 = stablehlo.add %3, %4 : tensor<126x126x126xf32>
    %6 = stablehlo.slice %arg0 [1:127, 2:128, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %7 = stablehlo.add %5, %6 : tensor<126x126x126xf32>
    %8 = stablehlo.slice %arg0 [1:127, 1:127, 0:126] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %9 = stablehlo.add %7, %8 : tensor<126x126x126xf32>
    %10 = stablehlo.slice %arg0 [1:127, 1:127, 2:128] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %11 = stablehlo.add %9, %10 : tensor<126x126x126xf32>
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %13 = stablehlo.multiply %12, %0 : tensor<126x126x126xf32>
    %14 = stablehlo.subtract %11, %13 : tensor<126x126x126xf32>
    %cst_0 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<126x126x126xf32>
    %17 = stablehlo.add %0, %16 : tensor<126x126x126xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %18 = call @_pad(%17, %c) : (tensor<126x126x126xf32>, tensor<i64>) -> tensor<128x128x128xf32>
    %19 = stablehlo.slice %18 [1:127, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %20 = stablehlo.slice %18 [0:126, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %21 = stablehlo.slice %18 [2:128, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %22 = stablehlo.add %20, %21 : tensor<126x126x126xf32>
    %23 = stablehlo.slice %18 [1:127, 0:126, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %24 = stablehlo.add %22, %23 : tensor<126x126x126xf32>
    %25 = stablehlo.slice %18 [1:127, 2:128, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %26 = stablehlo.add %24, %25 : tensor<126x126x126xf32>
    %27 = stablehlo.slice %18 [1:127, 1:127, 0:126] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %28 = stablehlo.add %26, %27 : tensor<126x126x126xf32>
    %29 = stablehlo.slice %18 [1:127, 1:127, 2:128] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %30 = stablehlo.add %28, %29 : tensor<126x126x126xf32>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %32 = stablehlo.multiply %31, %19 : tensor<126x126x126xf32>
    %33 = stablehlo.subtract %30, %32 : tensor<126x126x126xf32>
    %cst_2 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %35 = stablehlo.multiply %33, %34 : tensor<126x126x126xf32>
    %36 = stablehlo.add %19, %35 : tensor<126x126x126xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %37 = call @_pad(%36, %c_3) : (tensor<126x126x126xf32>, tensor<i64>) -> tensor<128x128x128xf32>
    %38 = stablehlo.optimization_barrier %37 : tensor<128x128x128xf32>
    %39 = stablehlo.slice %38 [1:127, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %40 = stablehlo.slice %38 [0:126, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %41 = stablehlo.slice %38 [2:128, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %42 = stablehlo.add %40, %41 : tensor<126x126x126xf32>
    %43 = stablehlo.slice %38 [1:127, 0:126, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %44 = stablehlo.add %42, %43 : tensor<126x126x126xf32>
    %45 = stablehlo.slice %38 [1:127, 2:128, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %46 = stablehlo.add %44, %45 : tensor<126x126x126xf32>
    %47 = stablehlo.slice %38 [1:127, 1:127, 0:126] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %48 = stablehlo.add %46, %47 : tensor<126x126x126xf32>
    %49 = stablehlo.slice %38 [1:127, 1:127, 2:128] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %50 = stablehlo.add %48, %49 : tensor<126x126x126xf32>
    %cst_4 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %52 = stablehlo.multiply %51, %39 : tensor<126x126x126xf32>
    %53 = stablehlo.subtract %50, %52 : tensor<126x126x126xf32>
    %cst_5 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %55 = stablehlo.multiply %53, %54 : tensor<126x126x126xf32>
    %56 = stablehlo.add %39, %55 : tensor<126x126x126xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %57 = call @_pad(%56, %c_6) : (tensor<126x126x126xf32>, tensor<i64>) -> tensor<128x128x128xf32>
    %58 = stablehlo.slice %57 [1:127, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %59 = stablehlo.slice %57 [0:126, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %60 = stablehlo.slice %57 [2:128, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %61 = stablehlo.add %59, %60 : tensor<126x126x126xf32>
    %62 = stablehlo.slice %57 [1:127, 0:126, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %63 = stablehlo.add %61, %62 : tensor<126x126x126xf32>
    %64 = stablehlo.slice %57 [1:127, 2:128, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %65 = stablehlo.add %63, %64 : tensor<126x126x126xf32>
    %66 = stablehlo.slice %57 [1:127, 1:127, 0:126] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %67 = stablehlo.add %65, %66 : tensor<126x126x126xf32>
    %68 = stablehlo.slice %57 [1:127, 1:127, 2:128] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %69 = stablehlo.add %67, %68 : tensor<126x126x126xf32>
    %cst_7 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %71 = stablehlo.multiply %70, %58 : tensor<126x126x126xf32>
    %72 = stablehlo.subtract %69, %71 : tensor<126x126x126xf32>
    %cst_8 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %74 = stablehlo.multiply %72, %73 : tensor<126x126x126xf32>
    %75 = stablehlo.add %58, %74 : tensor<126x126x126xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %76 = call @_pad(%75, %c_9) : (tensor<126x126x126xf32>, tensor<i64>) -> tensor<128x128x128xf32>
    %77 = stablehlo.optimization_barrier %76 : tensor<128x128x128xf32>
    %78 = stablehlo.slice %77 [1:127, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %79 = stablehlo.slice %77 [0:126, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %80 = stablehlo.slice %77 [2:128, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %81 = stablehlo.add %79, %80 : tensor<126x126x126xf32>
    %82 = stablehlo.slice %77 [1:127, 0:126, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %83 = stablehlo.add %81, %82 : tensor<126x126x126xf32>
    %84 = stablehlo.slice %77 [1:127, 2:128, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %85 = stablehlo.add %83, %84 : tensor<126x126x126xf32>
    %86 = stablehlo.slice %77 [1:127, 1:127, 0:126] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %87 = stablehlo.add %85, %86 : tensor<126x126x126xf32>
    %88 = stablehlo.slice %77 [1:127, 1:127, 2:128] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %89 = stablehlo.add %87, %88 : tensor<126x126x126xf32>
    %cst_10 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %91 = stablehlo.multiply %90, %78 : tensor<126x126x126xf32>
    %92 = stablehlo.subtract %89, %91 : tensor<126x126x126xf32>
    %cst_11 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %94 = stablehlo.multiply %92, %93 : tensor<126x126x126xf32>
    %95 = stablehlo.add %78, %94 : tensor<126x126x126xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i64>
    %96 = call @_pad(%95, %c_12) : (tensor<126x126x126xf32>, tensor<i64>) -> tensor<128x128x128xf32>
    %97 = stablehlo.slice %96 [1:127, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %98 = stablehlo.slice %96 [0:126, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %99 = stablehlo.slice %96 [2:128, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %100 = stablehlo.add %98, %99 : tensor<126x126x126xf32>
    %101 = stablehlo.slice %96 [1:127, 0:126, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %102 = stablehlo.add %100, %101 : tensor<126x126x126xf32>
    %103 = stablehlo.slice %96 [1:127, 2:128, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %104 = stablehlo.add %102, %103 : tensor<126x126x126xf32>
    %105 = stablehlo.slice %96 [1:127, 1:127, 0:126] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %106 = stablehlo.add %104, %105 : tensor<126x126x126xf32>
    %107 = stablehlo.slice %96 [1:127, 1:127, 2:128] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %108 = stablehlo.add %106, %107 : tensor<126x126x126xf32>
    %cst_13 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %110 = stablehlo.multiply %109, %97 : tensor<126x126x126xf32>
    %111 = stablehlo.subtract %108, %110 : tensor<126x126x126xf32>
    %cst_14 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %113 = stablehlo.multiply %111, %112 : tensor<126x126x126xf32>
    %114 = stablehlo.add %97, %113 : tensor<126x126x126xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i64>
    %115 = call @_pad(%114, %c_15) : (tensor<126x126x126xf32>, tensor<i64>) -> tensor<128x128x128xf32>
    %116 = stablehlo.optimization_barrier %115 : tensor<128x128x128xf32>
    %117 = stablehlo.slice %116 [1:127, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %118 = stablehlo.slice %116 [0:126, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %119 = stablehlo.slice %116 [2:128, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %120 = stablehlo.add %118, %119 : tensor<126x126x126xf32>
    %121 = stablehlo.slice %116 [1:127, 0:126, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %122 = stablehlo.add %120, %121 : tensor<126x126x126xf32>
    %123 = stablehlo.slice %116 [1:127, 2:128, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %124 = stablehlo.add %122, %123 : tensor<126x126x126xf32>
    %125 = stablehlo.slice %116 [1:127, 1:127, 0:126] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %126 = stablehlo.add %124, %125 : tensor<126x126x126xf32>
    %127 = stablehlo.slice %116 [1:127, 1:127, 2:128] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %128 = stablehlo.add %126, %127 : tensor<126x126x126xf32>
    %cst_16 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %130 = stablehlo.multiply %129, %117 : tensor<126x126x126xf32>
    %131 = stablehlo.subtract %128, %130 : tensor<126x126x126xf32>
    %cst_17 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %133 = stablehlo.multiply %131, %132 : tensor<126x126x126xf32>
    %134 = stablehlo.add %117, %133 : tensor<126x126x126xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i64>
    %135 = call @_pad(%134, %c_18) : (tensor<126x126x126xf32>, tensor<i64>) -> tensor<128x128x128xf32>
    %136 = stablehlo.slice %135 [1:127, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %137 = stablehlo.slice %135 [0:126, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %138 = stablehlo.slice %135 [2:128, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %139 = stablehlo.add %137, %138 : tensor<126x126x126xf32>
    %140 = stablehlo.slice %135 [1:127, 0:126, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %141 = stablehlo.add %139, %140 : tensor<126x126x126xf32>
    %142 = stablehlo.slice %135 [1:127, 2:128, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %143 = stablehlo.add %141, %142 : tensor<126x126x126xf32>
    %144 = stablehlo.slice %135 [1:127, 1:127, 0:126] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %145 = stablehlo.add %143, %144 : tensor<126x126x126xf32>
    %146 = stablehlo.slice %135 [1:127, 1:127, 2:128] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %147 = stablehlo.add %145, %146 : tensor<126x126x126xf32>
    %cst_19 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %149 = stablehlo.multiply %148, %136 : tensor<126x126x126xf32>
    %150 = stablehlo.subtract %147, %149 : tensor<126x126x126xf32>
    %cst_20 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %152 = stablehlo.multiply %150, %151 : tensor<126x126x126xf32>
    %153 = stablehlo.add %136, %152 : tensor<126x126x126xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i64>
    %154 = call @_pad(%153, %c_21) : (tensor<126x126x126xf32>, tensor<i64>) -> tensor<128x128x128xf32>
    %155 = stablehlo.optimization_barrier %154 : tensor<128x128x128xf32>
    %156 = stablehlo.slice %155 [1:127, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %157 = stablehlo.slice %155 [0:126, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %158 = stablehlo.slice %155 [2:128, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %159 = stablehlo.add %157, %158 : tensor<126x126x126xf32>
    %160 = stablehlo.slice %155 [1:127, 0:126, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %161 = stablehlo.add %159, %160 : tensor<126x126x126xf32>
    %162 = stablehlo.slice %155 [1:127, 2:128, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %163 = stablehlo.add %161, %162 : tensor<126x126x126xf32>
    %164 = stablehlo.slice %155 [1:127, 1:127, 0:126] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %165 = stablehlo.add %163, %164 : tensor<126x126x126xf32>
    %166 = stablehlo.slice %155 [1:127, 1:127, 2:128] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %167 = stablehlo.add %165, %166 : tensor<126x126x126xf32>
    %cst_22 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %169 = stablehlo.multiply %168, %156 : tensor<126x126x126xf32>
    %170 = stablehlo.subtract %167, %169 : tensor<126x126x126xf32>
    %cst_23 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %172 = stablehlo.multiply %170, %171 : tensor<126x126x126xf32>
    %173 = stablehlo.add %156, %172 : tensor<126x126x126xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i64>
    %174 = call @_pad(%173, %c_24) : (tensor<126x126x126xf32>, tensor<i64>) -> tensor<128x128x128xf32>
    %175 = stablehlo.slice %174 [1:127, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %176 = stablehlo.slice %174 [0:126, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %177 = stablehlo.slice %174 [2:128, 1:127, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %178 = stablehlo.add %176, %177 : tensor<126x126x126xf32>
    %179 = stablehlo.slice %174 [1:127, 0:126, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %180 = stablehlo.add %178, %179 : tensor<126x126x126xf32>
    %181 = stablehlo.slice %174 [1:127, 2:128, 1:127] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %182 = stablehlo.add %180, %181 : tensor<126x126x126xf32>
    %183 = stablehlo.slice %174 [1:127, 1:127, 0:126] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %184 = stablehlo.add %182, %183 : tensor<126x126x126xf32>
    %185 = stablehlo.slice %174 [1:127, 1:127, 2:128] : (tensor<128x128x128xf32>) -> tensor<126x126x126xf32>
    %186 = stablehlo.add %184, %185 : tensor<126x126x126xf32>
    %cst_25 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %188 = stablehlo.multiply %187, %175 : tensor<126x126x126xf32>
    %189 = stablehlo.subtract %186, %188 : tensor<126x126x126xf32>
    %cst_26 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<126x126x126xf32>
    %191 = stablehlo.multiply %189, %190 : tensor<126x126x126xf32>
    %192 = stablehlo.add %175, %191 : tensor<126x126x126xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i64>
    %193 = call @_pad(%192, %c_27) : (tensor<126x126x126xf32>, tensor<i64>) -> tensor<128x128x128xf32>
    %194 = stablehlo.optimization_barrier %193 : tensor<128x128x128xf32>
    return %194 : tensor<128x128x128xf32>
  }
  func.func private @_pad(%arg0: tensor<126x126x126xf32>, %arg1: tensor<i64>) -> tensor<128x128x128xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 1, 1], high = [1, 1, 1], interior = [0, 0, 0] : (tensor<126x126x126xf32>, tensor<f32>) -> tensor<128x128x128xf32>
    return %1 : tensor<128x128x128xf32>
  }
}
