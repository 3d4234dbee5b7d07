/* Programs that are not there, are none, or are cut short, in each format: an error, and nothing else is disturbed. */
#include "check.h"

#include <sys/stat.h>

static pjrtlite_client *client;
static pjrtlite_executable *hello;

static void check_file_fails(const char *path, pjrtlite_status wanted, const char *part) {
    int something;
    pjrtlite_executable *executable = (void *)&something;
    check_status(__FILE__, __LINE__, path, pjrtlite_executable_load_file(client, path, NULL, &executable), wanted,
                 part);
    CHECK(executable == NULL);
}

static void check_memory_fails(const char *what, const void *data, size_t size, const char *part) {
    int something;
    pjrtlite_executable *executable = (void *)&something;
    check_status(__FILE__, __LINE__, what, pjrtlite_executable_load_memory(client, data, size, NULL, &executable),
                 PJRTLITE_STATUS_BAD_PROGRAM, part);
    CHECK(executable == NULL);
}

static void check_text_fails(const char *text, const char *part) {
    check_memory_fails(text, text, strlen(text), part);
}

static void files(void) {
    check_file_fails("no_such_program.mlir", PJRTLITE_STATUS_FILE_UNREADABLE, "'no_such_program.mlir'");
    CHECK_SAYS("No such file");
    check_file_fails("", PJRTLITE_STATUS_FILE_UNREADABLE, "''");
    check_file_fails(program(""), PJRTLITE_STATUS_FILE_UNREADABLE, "directory");
    check_file_fails(program("hello.mlir/more"), PJRTLITE_STATUS_FILE_UNREADABLE, "hello.mlir/more");
    check_file_fails("\xff", PJRTLITE_STATUS_INVALID_VALUE, "'path'");

    /* The message names the file, says what is wrong, and what is expected. */
    const char *path = temporary_file("", 0);
    check_file_fails(path, PJRTLITE_STATUS_BAD_PROGRAM, path);
    CHECK_SAYS("empty");
    CHECK_SAYS("StableHLO");
    CHECK(remove(path) == 0);
    path = temporary_file("import jax\n", 11);
    check_file_fails(path, PJRTLITE_STATUS_BAD_PROGRAM, path);
    CHECK_SAYS("import jax");
    CHECK(remove(path) == 0);
    CHECK_HELLO(hello);
    PASSED("files that are missing, empty, or no program");
}

/* What is no regular file is not read: a FIFO would wait for a writer, a device has no end. */
static void no_files(void) {
    char folder[] = "/tmp/pjrtlite_XXXXXX";
    char path[64];
    CHECK(mkdtemp(folder) != NULL);
    check_file_fails(folder, PJRTLITE_STATUS_FILE_UNREADABLE, "it is a directory");
    snprintf(path, sizeof path, "%s/fifo", folder);
    CHECK(mkfifo(path, 0600) == 0);
    check_file_fails(path, PJRTLITE_STATUS_FILE_UNREADABLE, "FIFO");
    CHECK_SAYS(path);
    CHECK(remove(path) == 0);
    CHECK(remove(folder) == 0);
    check_file_fails("/dev/zero", PJRTLITE_STATUS_FILE_UNREADABLE, "device");
    CHECK_HELLO(hello);
    PASSED("FIFOs, devices and directories");
}

/* Files of others are named, with what to save instead, from a file and from memory. */
static void files_of_others(void) {
    static const struct {
        const char *file, *what, *advice;
    } others[] = {
        {"brought/onnx_head.bin", "ONNX", "jaxonnxruntime"},
        {"brought/zip_head.bin", "zip archive", "Unpack"},
        {"brought/serialize_executable_head.pkl", "jax.experimental.serialize_executable", "serialize()"},
        {"brought/elided.mlir", "__elided__", "as_text()"},
        {"brought/optimized_loop.hlo.pb", "optimized already", "before_optimizations"},
    };
    for (size_t i = 0; i < COUNT_OF(others); ++i) {
        check_file_fails(program(others[i].file), PJRTLITE_STATUS_BAD_PROGRAM, others[i].what);
        CHECK_SAYS(others[i].advice);
        CHECK_SAYS(others[i].file);
        struct bytes bytes = read_file(program(others[i].file));
        CHECK(bytes.data != NULL);
        check_memory_fails(others[i].file, bytes.data, bytes.size, others[i].what);
        CHECK_SAYS(others[i].advice);
        free(bytes.data);
    }
    check_memory_fails("gzip", "\x1f\x8b\x08\0\0", 5, "gzip");
    check_memory_fails("UTF-16", "\xff\xfem\0o\0", 6, "UTF-16");
    check_text_fails("{ lambda ; a:f32[4]. let b:f32[4] = mul 2.0:f32[] a in (b,) }", "a jaxpr");
    CHECK_HELLO(hello);
    PASSED("files of others");
}

static void garbage(void) {
    static unsigned char bytes[4096];
    check_memory_fails("nothing", bytes, 0, "empty");
    const size_t sizes[] = {1, 2, 3, 4, 5, 17, 256, sizeof bytes};
    for (size_t k = 0; k < COUNT_OF(sizes); ++k) {
        memset(bytes, 0, sizes[k]);
        check_memory_fails("zeros", bytes, sizes[k], "");
        memset(bytes, 0xff, sizes[k]);
        check_memory_fails("ones", bytes, sizes[k], "");
        memset(bytes, '\n', sizes[k]);
        check_memory_fails("line ends", bytes, sizes[k], "");
        uint32_t random = 12345;
        for (size_t i = 0; i < sizes[k]; ++i) {
            random = 1664525U * random + 1013904223U;
            bytes[i] = (unsigned char)(random >> 24);
        }
        check_memory_fails("random bytes", bytes, sizes[k], "");
    }

    /* Starts of things that are not taken, or with nothing after the start. */
    check_text_fails("\177ELF\2\1\1", "");
    check_text_fails("ML\357R", "StableHLO bytecode");
    check_memory_fails("bytecode of zeros", "ML\357R\0\0\0\0\0\0\0", 11, "StableHLO bytecode");
    check_text_fails("HloModule jit_f, entry_computation_layout={()->f32[]}", "HLO text");
    check_text_fails("Not a program at all.", "Not a progra");
    check_memory_fails("text with a NUL inside", "module {\0}", 10, "control character");
    check_text_fails("module", "StableHLO text");
    check_text_fails("module {", "StableHLO text");
    check_text_fails("module {} module {}", "StableHLO text");
    check_text_fails("module { func.func private @f() { return } }", "StableHLO text");
    check_text_fails("module { func.func @main() { \"no.such\"() : () -> () return } }", ":1:");
    CHECK_SAYS("error"); /* The compiler's own words, with line and column. */
    check_text_fails("module { func.func @main(%x: tensor<4xf32>) -> tensor<5xf32> { return %x : tensor<4xf32> } }",
                     "StableHLO text");
    CHECK_HELLO(hello);
    PASSED("garbage");
}

/* All beginnings in steps, each in memory of exactly its size, so that valgrind sees whoever reads on. */
static void check_beginnings(const char *what, const unsigned char *data, size_t size, size_t step) {
    for (size_t cut = 1; cut < size; cut += cut < 32 ? 1 : step) {
        unsigned char *beginning = malloc(cut);
        CHECK(beginning != NULL);
        memcpy(beginning, data, cut);
        check_memory_fails(what, beginning, cut, "");
        free(beginning);
    }
}

static void truncated_text(void) {
    struct bytes text = read_file(program("hello.mlir"));
    CHECK(text.data != NULL);
    /* Up to the last brace: without the line end behind it, the text is whole. */
    while (text.size > 0 && text.data[text.size - 1] != '}') text.size -= 1;
    check_beginnings("hello.mlir, cut short", text.data, text.size, 19);
    check_memory_fails("hello.mlir without its last brace", text.data, text.size - 1, "StableHLO text");

    /* Whole, but without a NUL, in memory that ends where the text does. */
    unsigned char *exact = malloc(text.size);
    pjrtlite_executable *executable;
    CHECK(exact != NULL);
    memcpy(exact, text.data, text.size);
    CHECK_OK(pjrtlite_executable_load_memory(client, exact, text.size, NULL, &executable));
    free(exact);
    CHECK_HELLO(executable);
    pjrtlite_executable_destroy(executable);
    free(text.data);
    CHECK_HELLO(hello);
    PASSED("text that is cut short, and text without a NUL");
}

static void truncated_bytecode(void) {
    const char *names[] = {"../../target/programs/hello.mlirbc", "../../target/programs/hello.vhlo"};
    for (size_t i = 0; i < COUNT_OF(names); ++i) {
        struct bytes bytecode = read_file(program(names[i]));
        if (bytecode.data == NULL) {
            printf("not there, hence not tested: %s\n", names[i]);
            continue;
        }
        check_beginnings(names[i], bytecode.data, bytecode.size, 29);
        check_memory_fails(names[i], bytecode.data, bytecode.size - 1, "StableHLO bytecode");
        free(bytecode.data);
    }
    CHECK_HELLO(hello);
    PASSED("bytecode that is cut short");
}

static void truncated_executable(void) {
    const void *data;
    size_t size;
    CHECK_OK(pjrtlite_executable_serialize(hello, &data, &size));
    check_beginnings("a serialized executable, cut short", data, size, 113);
    check_memory_fails("a serialized executable without its last byte", data, size - 1, "");
    CHECK_HELLO(hello);

    /* As JAX writes it: the same in a wrapping, cut in the wrapping and in what is wrapped. */
    struct bytes wrapped = read_file(program("../../target/programs/hello.bin"));
    if (wrapped.data == NULL) {
        printf("not there, hence not tested: hello.bin\n");
    } else {
        check_beginnings("hello.bin, cut short", wrapped.data, wrapped.size, 113);
        check_memory_fails("hello.bin without its last byte", wrapped.data, wrapped.size - 1, "IFRT");
        CHECK_SAYS("cut short");
        free(wrapped.data);
    }
    CHECK_HELLO(hello);
    PASSED("serialized executables that are cut short");
}

/* More behind the end is no program either. */
static void too_long(void) {
    const void *data;
    size_t size;
    CHECK_OK(pjrtlite_executable_serialize(hello, &data, &size));
    unsigned char *longer = malloc(size + 1);
    CHECK(longer != NULL);
    memcpy(longer, data, size);
    longer[size] = 'x';
    check_memory_fails("a serialized executable and another byte", longer, size + 1, "");
    free(longer);
    PASSED("an executable with a byte too many");
}

/* A program that does not say for how many devices it is could be wrong without an error: here a number for each
   partition, which on one is always 0. And one for more than there are cannot run. */
static void for_several_devices(void) {
    check_text_fails("module @number { "
                     "func.func public @main() -> tensor<ui32> { "
                     "%0 = stablehlo.partition_id : tensor<ui32> return %0 : tensor<ui32> } }",
                     "number of devices");
    static const char many[] = "module @many attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 900 : i32} { "
                               "func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> } }";
    pjrtlite_executable *executable;
    CHECK_FAILS(INDEX_OUT_OF_RANGE, "for 900 devices",
                pjrtlite_executable_load_memory(client, many, sizeof many - 1, NULL, &executable));
    CHECK(executable == NULL);
    CHECK_HELLO(hello);
    PASSED("programs for several devices");
}

int main(void) {
    client = new_client();
    hello = load(client, "hello.mlir");
    files();
    no_files();
    files_of_others();
    garbage();
    truncated_text();
    truncated_bytecode();
    truncated_executable();
    too_long();
    for_several_devices();
    pjrtlite_executable_destroy(hello);
    pjrtlite_client_destroy(client);
    return EXIT_SUCCESS;
}
