/* Buffers that several threads use while a run uses them up. See races.h. */
#include "races.h"

#include "slow.h"

/* (x, y) -> x + y, x - y: with x donated, with both donated to the other's place, and with none. */
#define SIZE "tensor<16xf32>"
#define DONATED(output) " {tf.aliasing_output = " #output " : i32}"
#define PROGRAM(of_x, of_y)                                                                            \
    "module @crossing {\n  func.func public @main(%x: " SIZE of_x ", %y: " SIZE of_y ") -> (" SIZE ", " SIZE ") {\n" \
    "    %0 = stablehlo.add %x, %y : " SIZE "\n    %1 = stablehlo.subtract %x, %y : " SIZE "\n"         \
    "    return %0, %1 : " SIZE ", " SIZE "\n  }\n}\n"

static const char *const crossing_texts[] = {PROGRAM(DONATED(0), ""), PROGRAM(DONATED(1), DONATED(0)), PROGRAM("", "")};

/* Two threads, each with a program and the two buffers in an order of its own. */
struct crossing {
    pjrtlite_executable *program[2];
    pjrtlite_buffer *buffer[2];
    pthread_barrier_t barrier;
    int rounds, done[2], refused[2];
    /* The second runs its program by a plan, which uses nothing up. */
    bool calls;
};

static struct crossing crossing;

static void cross(int number, pjrtlite_plan *plan) {
    const pjrtlite_buffer *inputs[2] = {crossing.buffer[number], crossing.buffer[1 - number]};
    pjrtlite_buffer *outputs[2] = {NULL, NULL};
    float sum[16], difference[16];
    pjrtlite_status status = PJRTLITE_STATUS_OK;
    if (plan != NULL) {
        for (size_t i = 0; i < 2 && status == PJRTLITE_STATUS_OK; ++i) {
            status = pjrtlite_plan_set_input_buffer(plan, i, inputs[i]);
        }
        if (status == PJRTLITE_STATUS_OK) status = pjrtlite_plan_run(plan);
        for (size_t i = 0; i < 2 && status == PJRTLITE_STATUS_OK; ++i) {
            CHECK_OK(pjrtlite_plan_take_output_buffer(plan, i, &outputs[i]));
        }
    } else {
        status = pjrtlite_executable_execute(crossing.program[number], inputs, 2, outputs, 2, NULL);
    }
    if (status != PJRTLITE_STATUS_OK) {
        check_status(__FILE__, __LINE__, "a run", status, PJRTLITE_STATUS_INVALID_ARGUMENT, "donated");
        ++crossing.refused[number];
        return;
    }
    ++crossing.done[number];
    CHECK_OK(pjrtlite_buffer_to_host(outputs[0], sum, sizeof sum));
    CHECK_OK(pjrtlite_buffer_to_host(outputs[1], difference, sizeof difference));
    for (int i = 0; i < 16; ++i) CHECK(sum[i] == 5.0F && difference[i] == (number == 0 ? 1.0F : -1.0F));
    for (int i = 0; i < 2; ++i) pjrtlite_buffer_destroy(outputs[i]);
}

static void *crossing_main(void *user) {
    const int number = *(int *)user;
    pjrtlite_plan *plan = number == 1 && crossing.calls ? new_plan(crossing.program[1]) : NULL;
    for (int round = 0; round < crossing.rounds; ++round) {
        pthread_barrier_wait(&crossing.barrier);
        cross(number, plan);
        pthread_barrier_wait(&crossing.barrier);
    }
    pjrtlite_plan_destroy(plan);
    return NULL;
}

/* Two runs begin with the same two buffers, of which each uses up what the other reads, or one uses up both. Plugins
   would have each wait for the other. */
static void crossings(const pjrtlite_client *client, const char *what, int first, int second, bool calls, int rounds) {
    static int numbers[2] = {0, 1};
    static const float values_of[2] = {3.0F, 2.0F};
    const int64_t dims[1] = {16};
    const int program[2] = {first, second};
    pthread_t threads[2];
    memset(&crossing, 0, sizeof crossing);
    crossing.rounds = rounds;
    crossing.calls = calls;
    CHECK(pthread_barrier_init(&crossing.barrier, NULL, 3) == 0);
    for (int i = 0; i < 2; ++i) {
        const char *text = crossing_texts[program[i]];
        CHECK_OK(pjrtlite_executable_load_memory(client, text, strlen(text), NULL, &crossing.program[i]));
    }
    for (int i = 0; i < 2; ++i) CHECK(pthread_create(&threads[i], NULL, crossing_main, &numbers[i]) == 0);
    for (int round = 0; round < rounds; ++round) {
        for (int i = 0; i < 2; ++i) {
            float values[16];
            for (int k = 0; k < 16; ++k) values[k] = values_of[i];
            CHECK_OK(pjrtlite_buffer_from_host(client, values, PJRTLITE_DTYPE_F32, dims, 1, 0, &crossing.buffer[i]));
        }
        pthread_barrier_wait(&crossing.barrier);
        pthread_barrier_wait(&crossing.barrier);
        for (int i = 0; i < 2; ++i) pjrtlite_buffer_destroy(crossing.buffer[i]);
    }
    for (int i = 0; i < 2; ++i) {
        CHECK(pthread_join(threads[i], NULL) == 0);
        pjrtlite_executable_destroy(crossing.program[i]);
    }
    pthread_barrier_destroy(&crossing.barrier);
    printf("%s: %d/%d and %d/%d (refused)\n", what, crossing.done[0], crossing.refused[0], crossing.done[1],
           crossing.refused[1]);
    CHECK(crossing.done[0] + crossing.done[1] > 0);
    PASSED(what);
}

int main(void) {
    const int rounds = getenv("PJRTLITE_TEST_VALGRIND") == NULL ? 200 : 8;
    pjrtlite_client *client = new_client();
    races(client, "on the calling threads", rounds, true);
    pjrtlite_client_destroy(client);
    client = new_slow_client();
    races(client, "in the background", rounds, true);
    for (int calls = 0; calls < 2; ++calls) {
        crossings(client, "each uses up what the other reads", 0, 0, calls != 0, 10 * rounds);
        crossings(client, "one uses up both", 1, 2, calls != 0, 10 * rounds);
        crossings(client, "each uses up both", 1, 1, calls != 0, 10 * rounds);
    }
    pjrtlite_client_destroy(client);
    return 0;
}
