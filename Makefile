# The commands of development, each a list of steps that can also be run alone.

.DEFAULT_GOAL := help
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

# Jobs for CMake's builds; more do not help, since cargo is the long part.
JOBS ?= 2

# Tests at a time: one more than JOBS, as some wait more than they work.
TEST_JOBS ?= 3

# Whether a warning in our C, C++ and Fortran sources ends the build of the tests: ON or OFF. CI sets it with compilers
# that these are known to pass; another one may know more, and shows it.
WERROR ?= OFF

step = @printf '\n== %s ==\n'

.PHONY: help
help:
	@echo 'make demo        set up what is missing, build, and run one JAX program from C, C++ and Fortran'
	@echo 'make test        all tests: Rust, C, C++ and Fortran, on all CPU plugins'
	@echo 'make docs        the manual, in target/docs/html'
	@echo 'make lint        formatting, clippy, warnings, generated Fortran, headers, scripts'
	@echo 'make bench       the benchmarks, in several minutes (QUICK=1: in two; TORCH=1: LibTorch, too; FTORCH_DIR=…: FTorch)'
	@echo 'make plots       the pictures of the examples, in target/plots'
	@echo 'make hosts       the examples inside of other codes (PETSc, SUNDIALS, LAMMPS), against an installed pjrtlite'
	@echo 'make fuzz        the readers of untrusted bytes, with a minute of odd inputs each'
	@echo 'make sanitize    C and C++ tests with AddressSanitizer, UndefinedBehaviorSanitizer and ThreadSanitizer'
	@echo 'make valgrind    all C tests under valgrind, also those that make test leaves out'
	@echo 'make fence       C++ exceptions with LLVM runtimes, and on an emulated aarch64'
	@echo 'make aarch64     the library for aarch64, with a CPU plugin for it, in an emulator: Rust, C and Fortran'
	@echo 'make soak        a million runs, ten minutes of chaos, of odd sequences, of walks, of ends: three hours in all'
	@echo 'make conformance programs from published packages, on all CPU plugins, compared with JAX'
	@echo 'make fresh       make demo and make test in a bare Debian (SUITE=bookworm or trixie); needs root'
	@echo 'make versions    functions exported by JAX 0.4.30 to 0.12, on all CPU plugins, compared with each JAX'
	@echo 'make models      the code on docs/getting-programs.md: models of Flax, Equinox, Haiku, Keras, ONNX, PyTorch, TensorFlow'
	@echo 'make wheel       a Python wheel with all of it, for every Linux from glibc 2.17 on, tried: target/wheel'
	@echo 'make release-check  what has to hold before a release; see RELEASING.md'
	@echo 'make build       the library and the examples, in target/cmake'
	@echo 'make regenerate  the bindings, the C header and the Fortran generics from their sources'
	@echo 'make clean       removes target/, with plugins and virtual environments'

# What the demo needs, and what it makes.
.PHONY: demo
demo:
	$(step) 'What this machine lacks'
	@tools/bootstrap demo
	$(step) 'The program, made by JAX'
	@tools/make-programs
	@$(MAKE) build
	@tools/run-demo

.PHONY: build
build:
	$(step) 'Library and examples: target/cmake (log: target/logs/build.log)'
	@tools/quietly target/logs/configure.log cmake -S . -B target/cmake -DCMAKE_BUILD_TYPE=Release \
	  -DPJRTLITE_FORTRAN=ON -DPJRTLITE_BUILD_EXAMPLES=ON -DPJRTLITE_BUILD_TESTS=OFF
	@tools/quietly target/logs/build.log cmake --build target/cmake -j $(JOBS)

.PHONY: test
test:
	$(step) 'What this machine lacks'
	@tools/bootstrap test
	$(step) 'Programs, made by JAX'
	@tools/make-programs
	@tools/make-programs --check
	$(step) 'The test plugin (log: target/logs/test-plugin.log)'
	@tools/test-plugin
	$(step) 'Rust tests, of the library and the command line'
	@cargo test --workspace
	@$(MAKE) build-tests
	@ctest --test-dir target/cmake -LE by_hand -j $(TEST_JOBS) --output-on-failure
	$(step) 'C tests with AddressSanitizer and UndefinedBehaviorSanitizer'
	@tools/sanitize --quick address

.PHONY: build-tests
build-tests:
	$(step) 'C, C++ and Fortran tests: target/cmake (log: target/logs/build.log)'
	@tools/quietly target/logs/configure.log cmake -S . -B target/cmake -DCMAKE_BUILD_TYPE=Release \
	  -DPJRTLITE_FORTRAN=ON -DPJRTLITE_BUILD_EXAMPLES=ON -DPJRTLITE_BUILD_TESTS=ON -DPJRTLITE_BUILD_BENCHES=ON -DPJRTLITE_WERROR=$(WERROR)
	@tools/quietly target/logs/build.log cmake --build target/cmake -j $(JOBS)
	@grep -A 12 'warning:' target/logs/build.log || true

.PHONY: lint
lint:
	$(step) 'What this machine lacks'
	@tools/bootstrap lint
	$(step) 'Lint'
	@tools/lint

.PHONY: docs
docs:
	$(step) 'What this machine lacks'
	@tools/bootstrap docs
	$(step) 'The manual: target/docs/html (logs: target/logs/doxygen.log, sphinx.log)'
	@tools/docs

.PHONY: models
models:
	$(step) 'What this machine lacks'
	@tools/bootstrap models
	@$(MAKE) build
	$(step) 'Models of other frameworks, run by pjrtlite'
	@tools/models

.PHONY: wheel
wheel:
	$(step) 'What this machine lacks'
	@tools/bootstrap wheel
	$(step) 'The wheel: target/wheel'
	@tools/wheel

.PHONY: release-check
release-check:
	$(step) 'What this machine lacks'
	@tools/bootstrap lint
	@tools/bootstrap docs
	@tools/bootstrap wheel
	$(step) 'Before a release'
	@tools/release-check

.PHONY: bench
bench:
	$(step) 'What this machine lacks'
	@TORCH=$(TORCH) tools/bootstrap bench
	$(step) 'Benchmarks: target/cmake (log: target/logs/build.log)'
	@tools/quietly target/logs/configure.log cmake -S . -B target/cmake -DCMAKE_BUILD_TYPE=Release \
	  -DPJRTLITE_FORTRAN=AUTO -DPJRTLITE_BUILD_EXAMPLES=OFF -DPJRTLITE_BUILD_TESTS=OFF -DPJRTLITE_BUILD_BENCHES=ON \
	  -DFTORCH_DIR=$(FTORCH_DIR)
	@tools/quietly target/logs/build.log cmake --build target/cmake -j $(JOBS)
	$(step) 'Measuring'
	@QUICK=$(QUICK) tools/bench

.PHONY: plots
plots:
	$(step) 'What this machine lacks'
	@tools/bootstrap plots
	@$(MAKE) build
	$(step) 'Pictures: target/plots'
	@tools/plots

.PHONY: hosts
hosts:
	$(step) 'What this machine lacks'
	@tools/bootstrap hosts
	@$(MAKE) build
	$(step) 'Other codes with programs of JAX: target/hosts'
	@tools/hosts

.PHONY: conformance
conformance:
	$(step) 'What this machine lacks'
	@tools/bootstrap conformance
	@tools/bootstrap demo
	$(step) 'Programs from published packages, on all CPU plugins'
	@tools/conformance
	$(step) 'Elementwise functions of JAX, bit by bit'
	@tools/sweep

.PHONY: versions
versions:
	$(step) 'What this machine lacks'
	@tools/bootstrap versions
	$(step) 'Functions exported by one JAX of each minor version, on all CPU plugins'
	@tools/versions

.PHONY: fuzz
fuzz:
	$(step) 'Fuzzing: target/fuzz (log: target/fuzz/*.log)'
	@tools/fuzz

.PHONY: valgrind
valgrind:
	$(step) 'What this machine lacks'
	@tools/bootstrap test
	$(step) 'The test plugin (log: target/logs/test-plugin.log)'
	@tools/test-plugin
	@$(MAKE) build-tests
	@ctest --test-dir target/cmake -R valgrind -j $(JOBS) --output-on-failure

.PHONY: sanitize
sanitize:
	$(step) 'What this machine lacks'
	@tools/bootstrap sanitize
	$(step) 'Sanitizers'
	@tools/sanitize

# Built for aarch64, and run by an emulator.
.PHONY: aarch64
aarch64:
	$(step) 'What this machine lacks'
	@tools/bootstrap aarch64
	$(step) 'For aarch64, in an emulator (log: target/logs/aarch64.log)'
	@tools/aarch64

.PHONY: fence
fence:
	$(step) 'What this machine lacks'
	@tools/bootstrap fence
	$(step) 'C++ exceptions with other runtimes, and on another processor (log: target/logs/fence.log)'
	@tools/fence

.PHONY: soak
soak:
	$(step) 'What this machine lacks'
	@tools/bootstrap test
	@tools/test-plugin
	@$(MAKE) build-tests
	@PJRTLITE_SOAK_RUNS=1000000 PJRTLITE_SOAK_CLIENTS=10000 PJRTLITE_SOAK_LOADS=1000 \
	  PJRTLITE_CHAOS_SECONDS=600 PJRTLITE_SEQUENCES_SECONDS=600 PJRTLITE_WALK_SECONDS=600 PJRTLITE_ENDS_SECONDS=600 \
	  ctest --test-dir target/cmake -L long --verbose

SUITE ?= bookworm
GOALS ?= demo test
.PHONY: fresh
fresh:
	@tools/fresh $(SUITE) $(GOALS)

.PHONY: regenerate
regenerate:
	@tools/bootstrap regenerate
	cargo build --features regenerate
	tools/fortran-generics

.PHONY: clean
clean:
	rm -rf target
