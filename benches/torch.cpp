#include "torch.h"

#include <ATen/Parallel.h>
#include <torch/script.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <utility>
#include <vector>

namespace {

struct Plan {
    torch::jit::Module module;
    std::vector<c10::IValue> inputs;
    float *out;
    std::size_t bytes;

    void run() {
        const c10::InferenceMode inference;
        const at::Tensor result = module.forward(inputs).toTensor();
        if (!result.is_contiguous() || result.nbytes() != bytes) {
            std::fputs("LibTorch: a result of another form\n", stderr);
            std::exit(1);
        }
        std::memcpy(out, result.const_data_ptr<float>(), bytes);
    }

    double best_of_a_few() {
        using clock = std::chrono::steady_clock;
        double best = 1e9;
        for (int i = 0; i < 20; ++i) {
            const auto start = clock::now();
            run();
            best = std::min(best, std::chrono::duration<double>(clock::now() - start).count());
        }
        return best;
    }
};

torch::jit::Module network_module(const network &net) {
    torch::jit::Module module("network");
    module.register_attribute("training", c10::BoolType::get(), false);
    const char *const names[] = {"", "w1", "b1", "w2", "b2", "w3", "b3"};
    for (int n = 1; n < NETWORK_ARRAYS; ++n) {
        const at::IntArrayRef dims(net.dims[n], net.ranks[n]);
        /* As torch.nn.Linear has them: [out, in]. */
        module.register_parameter(names[n], torch::from_blob(net.arrays[n], dims).t().clone(at::MemoryFormat::Contiguous),
                                  false);
    }
    module.define(R"(
def forward(self, x):
    x = torch.tanh(torch.linear(x, self.w1, self.b1))
    x = torch.tanh(torch.linear(x, self.w2, self.b2))
    return torch.linear(x, self.w3, self.b3)
)");
    module.eval();
    return module;
}

} // namespace

void *bench_torch_open(const network *net, int threads, float *out) {
    try {
        at::set_num_threads(threads);
        const c10::InferenceMode inference;
        const at::Tensor x = torch::from_blob(net->arrays[0], {net->batch, NETWORK_IN});
        const torch::jit::Module module = network_module(*net);
        torch::jit::Module frozen = torch::jit::freeze(module);
        torch::jit::Module again = torch::jit::freeze(module);
        torch::jit::Module optimized = torch::jit::optimize_for_inference(again);
        Plan *const plain = new Plan{frozen, {x}, out, net->out_count * sizeof(float)};
        Plan *const faster = new Plan{optimized, {x}, out, net->out_count * sizeof(float)};
        /* Which of the two is faster depends on the batch. The first runs are for its profiling. */
        return plain->best_of_a_few() < faster->best_of_a_few() ? plain : faster;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "LibTorch: %s\n", error.what());
        std::exit(1);
    }
}

void bench_torch_run(void *plan) { static_cast<Plan *>(plan)->run(); }

void bench_torch_save(const network *net, const char *path) {
    try {
        torch::jit::freeze(network_module(*net)).save(path);
    } catch (const std::exception &error) {
        std::fprintf(stderr, "LibTorch: %s\n", error.what());
        std::exit(1);
    }
}
