/* Readers and runs on one buffer, from several threads, of which one run uses it up: each gets the values that were in
   the buffer, whole, or an error. */
#ifndef PJRTLITE_TESTS_RACES_H
#define PJRTLITE_TESTS_RACES_H

#include "check.h"

#include <pthread.h>

enum { race_size = 1 << 16, race_threads = 6 };

/* x + 1, into x's memory. */
static const char race_text[] =
    "module @race {\n"
    "  func.func public @main(%x: tensor<65536xf32> {tf.aliasing_output = 0 : i32}) -> tensor<65536xf32> {\n"
    "    %one = stablehlo.constant dense<1.0> : tensor<f32>\n"
    "    %ones = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> tensor<65536xf32>\n"
    "    %y = stablehlo.add %x, %ones : tensor<65536xf32>\n"
    "    return %y : tensor<65536xf32>\n"
    "  }\n"
    "}\n";

static const int64_t race_dims[1] = {race_size};

/* What threads do at once. */
enum race_deed { race_read, race_execute, race_execute_and_forget, race_plan, race_start, race_pointer, race_deeds };

struct race {
    const pjrtlite_executable *program;
    pjrtlite_buffer *buffer;
    float value;
    bool host_reads;
    pthread_barrier_t barrier;
    pthread_mutex_t mutex;
    int rounds;
    int done[race_deeds], refused[race_deeds];
    /* Where the buffer's memory is, for those who were told. */
    const float *address;
};

struct racer {
    struct race *race;
    int number;
    pthread_t thread;
    float *copy;
};

static void check_whole(const float *x, float value) {
    for (int i = 0; i < race_size; ++i) {
        if (x[i] != value) {
            printf("element %d is %g and not %g\n", i, (double)x[i], (double)value);
            fail(__FILE__, __LINE__, "x[i] == value", "the values are torn");
        }
    }
}

/* Counts a deed; what did not go well was refused because the buffer is used up. */
static bool went_well(struct race *race, enum race_deed deed, pjrtlite_status status) {
    if (status != PJRTLITE_STATUS_OK) {
        check_status(__FILE__, __LINE__, "a use of the buffer", status, PJRTLITE_STATUS_INVALID_ARGUMENT, "donated");
    }
    pthread_mutex_lock(&race->mutex);
    *(status == PJRTLITE_STATUS_OK ? &race->done[deed] : &race->refused[deed]) += 1;
    pthread_mutex_unlock(&race->mutex);
    return status == PJRTLITE_STATUS_OK;
}

/* Called on a thread of the plugin when a run is over: it reads, too. */
static void read_in_callback(pjrtlite_status status, const char *message, void *user) {
    (void)message;
    struct race *race = user;
    static float copy[race_size];
    CHECK(status == PJRTLITE_STATUS_OK);
    status = pjrtlite_buffer_to_host(race->buffer, copy, sizeof copy);
    if (status == PJRTLITE_STATUS_OK) check_whole(copy, race->value);
}

static void race_once(struct racer *racer, enum race_deed deed) {
    struct race *race = racer->race;
    const pjrtlite_buffer *inputs[1] = {race->buffer};
    pjrtlite_buffer *output = NULL;
    pjrtlite_event *event = NULL;
    const size_t size = race_size * sizeof(float);
    pjrtlite_status status;
    const void *address;
    pjrtlite_plan *plan;
    switch (deed) {
    case race_read:
        for (int k = 0; k < 4; ++k) {
            if (went_well(race, deed, pjrtlite_buffer_to_host(race->buffer, racer->copy, size))) {
                check_whole(racer->copy, race->value);
            }
        }
        break;
    case race_execute:
    case race_execute_and_forget:
        status = pjrtlite_executable_execute(race->program, inputs, 1, &output, 1, &event);
        if (went_well(race, deed, status)) {
            if (deed == race_execute) {
                CHECK_OK(pjrtlite_event_wait(event));
                CHECK_OK(pjrtlite_buffer_to_host(output, racer->copy, size));
                check_whole(racer->copy, race->value + 1.0F);
            }
            /* Else nobody waits for the run, and its memory is free again as soon as may be. */
            pjrtlite_event_destroy(event);
            pjrtlite_buffer_destroy(output);
        }
        break;
    case race_plan:
    case race_start:
        CHECK_OK(pjrtlite_plan_create(race->program, 0, &plan));
        if (went_well(race, deed, pjrtlite_plan_set_input_buffer(plan, 0, race->buffer))) {
            CHECK_OK(pjrtlite_plan_bind_output(plan, 0, racer->copy, PJRTLITE_DTYPE_F32, race_dims, 1));
            for (int k = 0; k < 3; ++k) {
                if (deed == race_plan) {
                    status = pjrtlite_plan_run(plan);
                } else {
                    status = pjrtlite_plan_start(plan, &event);
                    if (status == PJRTLITE_STATUS_OK) {
                        /* Of the last, the event is not waited for: destroying the plan does that. */
                        if (k < 2) CHECK_OK(pjrtlite_event_wait(event));
                        pjrtlite_event_destroy(event);
                    }
                }
                if (!went_well(race, deed, status)) break;
                if (deed == race_start && k == 2) {
                    pjrtlite_plan_destroy(plan);
                    plan = NULL;
                }
                check_whole(racer->copy, race->value + 1.0F);
            }
        }
        pjrtlite_plan_destroy(plan);
        break;
    case race_pointer:
        if (!race->host_reads) break;
        if (went_well(race, deed, pjrtlite_buffer_host_pointer(race->buffer, &address))) {
            pthread_mutex_lock(&race->mutex);
            race->address = address;
            pthread_mutex_unlock(&race->mutex);
            check_whole(address, race->value);
        }
        break;
    default: break;
    }
}

static void *racer_main(void *user) {
    struct racer *racer = user;
    struct race *race = racer->race;
    for (int round = 0; round < race->rounds; ++round) {
        pthread_barrier_wait(&race->barrier);
        /* Every mixture comes, with two or more that would use the buffer up; the address in one round of four. */
        enum race_deed deed = (enum race_deed)((racer->number + round / 2) % (race_deeds - 1));
        if (racer->number == 0) deed = race_read;
        if (racer->number == 1) deed = round % 2 ? race_execute : race_execute_and_forget;
        if (racer->number == 2 && round % 4 == 3) deed = race_pointer;
        race_once(racer, deed);
        pthread_barrier_wait(&race->barrier);
    }
    return NULL;
}

/* Races on a client's first device. */
static void races(const pjrtlite_client *client, const char *what, int rounds, bool host_reads) {
    pjrtlite_executable *program;
    CHECK_OK(pjrtlite_executable_load_memory(client, race_text, strlen(race_text), NULL, &program));
    static struct race race;
    memset(&race, 0, sizeof race);
    race.program = program;
    race.rounds = rounds;
    race.host_reads = host_reads;
    CHECK(pthread_barrier_init(&race.barrier, NULL, race_threads + 1) == 0);
    CHECK(pthread_mutex_init(&race.mutex, NULL) == 0);
    struct racer racers[race_threads];
    float *values = malloc(race_size * sizeof *values);
    CHECK(values != NULL);
    for (int i = 0; i < race_threads; ++i) {
        racers[i] = (struct racer){.race = &race, .number = i, .copy = malloc(race_size * sizeof(float))};
        CHECK(racers[i].copy != NULL);
        CHECK(pthread_create(&racers[i].thread, NULL, racer_main, &racers[i]) == 0);
    }
    for (int round = 0; round < rounds; ++round) {
        race.value = (float)(round + 1);
        race.address = NULL;
        for (int i = 0; i < race_size; ++i) values[i] = race.value;
        pjrtlite_event *ready;
        CHECK_OK(pjrtlite_buffer_from_host(client, values, PJRTLITE_DTYPE_F32, race_dims, 1, 0, &race.buffer));
        CHECK_OK(pjrtlite_buffer_ready(race.buffer, &ready));
        CHECK_OK(pjrtlite_event_wait(ready));
        pthread_barrier_wait(&race.barrier);
        CHECK_OK(pjrtlite_event_on_ready(ready, read_in_callback, &race));
        pthread_barrier_wait(&race.barrier);
        pjrtlite_event_destroy(ready);
        /* Who has the address keeps the values, for as long as the buffer is there. */
        if (race.address != NULL) check_whole(race.address, race.value);
        pjrtlite_buffer_destroy(race.buffer);
    }
    for (int i = 0; i < race_threads; ++i) {
        CHECK(pthread_join(racers[i].thread, NULL) == 0);
        free(racers[i].copy);
    }
    free(values);
    pthread_barrier_destroy(&race.barrier);
    pthread_mutex_destroy(&race.mutex);
    pjrtlite_executable_destroy(program);
    printf("%s: read %d/%d, executed %d/%d and %d/%d, called %d/%d, started %d/%d, address %d/%d (refused)\n", what,
           race.done[0], race.refused[0], race.done[1], race.refused[1], race.done[2], race.refused[2], race.done[3],
           race.refused[3], race.done[4], race.refused[4], race.done[5], race.refused[5]);
    /* The buffer was used up, and that was noticed. */
    CHECK(race.done[race_execute] + race.done[race_execute_and_forget] >= rounds / 4);
    CHECK(race.refused[race_execute] + race.refused[race_execute_and_forget] > 0);
    PASSED(what);
}

#endif
