"""Runs the rows of the benchmarks, prints a table, and writes the results as JSON. Run by tools/bench, which sets the
environment; benches/README.md describes the keys.

    bench.py FOLDER_OF_PROGRAMS RESULT.json [ROW…]
"""

import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time

# Key (a regular expression) -> what its median should be.
TARGETS = [
    (r"call\.c\.over_raw", ("at_most", 1.03)),
    (r"call\.cpp\.over_raw", ("at_most", 1.03)),
    (r"call\.fortran\.over_raw", ("at_most", 1.05)),
    (r"small\.start\.over_run", ("at_most", 1.1)),
    (r"small\.inplace\.over_raw", ("at_most", 1.02)),
    (r"devices\.run\.over_raw", ("at_most", 1.03)),
    (r"wrap\.bound\.over_plan", ("at_most", 1.02)),
    (r"guard\.ns_per_call", ("at_most", 10)),
    (r"recipe\.over_call", ("at_least", 8)),
    (r"jax_numpy\.over_call", ("at_least", 3)),
    (r"inplace_2p24\.over_c_loop", ("at_most", 1.1)),
    (r"heat\.over_raw", ("at_most", 1.02)),
    (r"heat\.over_c_loop", ("at_most", 1.1)),
    (r"cores2\.heat\.over_openmp", ("at_most", 1.0)),
    (r"(cores2\.)?mlp\.b\d+\.over_raw", ("at_most", 1.02)),
    (r"mlp\.b1\.constant\.tuned\.over_ort", ("at_most", 1.12)),
    (r"mlp\.b8\.constant\.tuned\.over_ort", ("at_most", 1.15)),
    (r"(cores2\.)?mlp\.b64\.constant\.tuned\.over_ort", ("at_most", 1.15)),
    (r"mlp\.b1024\.constant\.tuned\.over_ort", ("at_most", 1.2)),
    (r"cores2\.mlp\.b1024\.constant\.tuned\.over_ort", ("at_most", 1.35)),
    (r"start_load\.over_raw", ("at_most", 1.1)),
    (r"start_(cache|bundle)\.over_load", ("at_most", 1.1)),
    (r"weights\.eight\.(peak_)?over_one", ("at_most", 1.1)),
    (r"linalg\.\w+\.(64|512)\.over_direct", ("at_most", 1.1)),
    (r"cores2\.linalg\.batch\.over_loop", ("at_most", 1.5)),
    (r"constants\.load\.resident_over_raw", ("at_most", 1.05)),
    (r"constants\.load\.peak_over_raw", ("at_most", 1.1)),
    (r"threads8\.over_raw", ("at_most", 1.05)),
    (r"rss_growth_1e6_kb", ("at_most", 64)),
]


def target_of(key):
    for pattern, target in TARGETS:
        if re.fullmatch(pattern, key):
            return target
    return None


def met(value, target):
    kind, limit = target
    return value <= limit if kind == "at_most" else value >= limit


class Bench:
    def __init__(self, folder):
        self.folder = folder
        self.results = {}
        self.absent = {}
        self.notes = {}
        self.failed = []

    def run(self, program, *arguments, cores=None, launcher=(), **environment):
        """Runs a program on these cores (as taskset writes them) and collects what it reports. A variable that is None
        is unset."""
        command = [*launcher, str(self.folder / program), *arguments]
        if cores is not None and shutil.which("taskset"):
            command = ["taskset", "-c", cores, *command]
        started = time.monotonic()
        variables = {name: value for name, value in (os.environ | environment).items() if value is not None}
        done = subprocess.run(command, env=variables, stdout=subprocess.PIPE, text=True)
        if done.returncode != 0:
            # What it had reported by then is good; the other rows are measured.
            self.failed.append(" ".join([program, *arguments]))
            print(f"bench: {self.failed[-1]} failed with status {done.returncode}; see above", file=sys.stderr)
        print(f"bench: {program} took {time.monotonic() - started:.0f} s", file=sys.stderr)
        for line in done.stdout.splitlines():
            row = json.loads(line)
            if "note" in row:
                self.notes[row["note"]] = row["text"]
            elif "absent" in row:
                self.absent[row["absent"]] = row["why"]
            else:
                self.report(**row)

    def report(self, key, value, unit, low=None, high=None):
        row = {"value": value, "unit": unit}
        if low is not None:
            row["quartiles"] = [low, high]
        target = target_of(key)
        if target is not None:
            row["target"] = {target[0]: target[1]}
            row["met"] = met(value, target)
        self.results[key] = row

    def instructions(self, first):
        """Instructions of a call, counted by callgrind."""
        if os.environ.get("BENCH_QUICK", "0") != "0":
            self.absent["instructions"] = "left out by QUICK=1"
            return
        if shutil.which("valgrind") is None:
            self.absent["instructions"] = "no valgrind"
            return
        runs, counts = 1000, {}
        for way in ["raw", "ours"]:
            command = ["taskset", "-c", first, "valgrind", "--tool=callgrind", "--instr-atstart=no"]
            command += ["--callgrind-out-file=/dev/null", str(self.folder / "bench_solo"), way, str(runs)]
            try:
                done = subprocess.run(command, capture_output=True, text=True, timeout=120)
            except subprocess.TimeoutExpired:
                self.absent["instructions"] = "valgrind takes more than two minutes here"
                return
            found = re.search(r"Collected : (\d+)", done.stderr)
            if done.returncode != 0 or found is None or int(found[1]) == 0:
                self.absent["instructions"] = "callgrind counted none (is its header there? Debian: valgrind)"
                return
            counts[way] = int(found[1]) / runs
        self.report("instructions.raw", counts["raw"], "instructions")
        self.report("instructions.extra", counts["ours"] - counts["raw"], "instructions")


def figure(value, unit):
    if unit == "ratio":
        return f"{value:.3f}" if value < 10 else f"{value:.1f}"
    if unit == "instructions" or unit == "kB":
        return f"{value:.0f}"
    return f"{value:.3g}" if abs(value) < 1000 else f"{value:.0f}"


def table(bench):
    lines = [("", "median", "unit", "quartiles", "target", "")]
    group = None
    for key, row in bench.results.items():
        head = key.split(".")[0]
        if group is not None and head != group:
            lines.append(None)
        group = head
        unit = row["unit"]
        low_high = " to ".join(figure(q, unit) for q in row["quartiles"]) if "quartiles" in row else ""
        target, verdict = "", ""
        if "target" in row:
            ((kind, limit),) = row["target"].items()
            target = ("≤ " if kind == "at_most" else "≥ ") + f"{limit:g}"
            verdict = "met" if row["met"] else "MISSED"
        lines.append((key, figure(row["value"], unit), "" if unit == "ratio" else unit, low_high, target, verdict))
    widths = [max(len(line[i]) for line in lines if line) for i in range(6)]
    for line in lines:
        if line is None:
            print()
            continue
        cells = [line[0].ljust(widths[0]), line[1].rjust(widths[1]), line[2].ljust(widths[2])]
        cells += [line[3].ljust(widths[3]), line[4].ljust(widths[4]), line[5]]
        print("  ".join(cells).rstrip())
    for what, why in bench.absent.items():
        print(f"\nnot measured: {what}: {why}", end="")
    if bench.absent:
        print()
    for what, text in bench.notes.items():
        print(f"\n{what}: {text}", end="")
    if bench.notes:
        print()


def processor():
    try:
        text = pathlib.Path("/proc/cpuinfo").read_text()
    except OSError:
        return platform.processor()
    found = re.search(r"^model name\s*:\s*(.*)$", text, re.MULTILINE)
    return found[1] if found else platform.machine()


def main():
    folder, result, *wanted = sys.argv[1:]
    bench = Bench(pathlib.Path(folder))
    allowed = sorted(os.sched_getaffinity(0))
    # The last cores, since systems tend to keep the first busy.
    one, two = str(allowed[-1]), ",".join(map(str, allowed[-2:]))
    two_cores = {"BENCH_CORES": "2", "OMP_NUM_THREADS": "2", "BENCH_PREFIX": "cores2."}
    # OpenBLAS finds out itself which processor it has.
    blas = {"OPENBLAS_CORETYPE": None, "OPENBLAS_L2_SIZE": None}
    ranks = ["bash", str(pathlib.Path(__file__).resolve().parent.parent / "tests/mpi/run"), "mpirun", "2"]
    rows = {
        "call": lambda: bench.run("bench_call", cores=one),
        "small": lambda: bench.run("bench_small", cores=one),
        "devices": lambda: bench.run("bench_devices", cores=two),
        "buffers": lambda: bench.run("bench_buffers", cores=one),
        "functions": lambda: bench.run("bench_functions", cores=one),
        "wrap": lambda: bench.run("bench_wrap", cores=one),
        "guard": lambda: bench.run("bench_guard", cores=one),
        "mpi": lambda: [bench.run("bench_mpi", *way, cores=two, launcher=ranks, SPIN="1") for way in ([], ["calling_thread"])],
        "mlp": lambda: bench.run("bench_mlp", cores=one, BENCH_CORES="1", OPENBLAS_NUM_THREADS="1", **blas),
        "mlp2": lambda: bench.run("bench_mlp", cores=two, OPENBLAS_NUM_THREADS="2", **two_cores, **blas),
        "add": lambda: bench.run("bench_add", cores=one),
        "add2": lambda: bench.run("bench_add", cores=two, **two_cores),
        "heat": lambda: bench.run("bench_heat", cores=one),
        "heat2": lambda: bench.run("bench_heat", cores=two, **two_cores),
        "forms": lambda: bench.run("bench_forms", cores=one),
        "start": lambda: bench.run("bench_start", cores=one),
        "load": lambda: bench.run("bench_load", "200", cores=one),
        "constants": lambda: bench.run("bench_constants", cores=one),
        "weights": lambda: bench.run("bench_weights", cores=one),
        "linalg": lambda: bench.run("bench_linalg", "single", cores=one, OPENBLAS_NUM_THREADS="1", **blas),
        "linalg2": lambda: bench.run("bench_linalg", "batch", cores=two, OPENBLAS_NUM_THREADS="1", **two_cores, **blas),
        "threads": lambda: bench.run("bench_threads"),
        "memory": lambda: [bench.run("bench_solo", way, "1000000", cores=one) for way in ("ours", "raw")],
        "instructions": lambda: bench.instructions(one),
    }
    for name in wanted:
        if name not in rows:
            sys.exit(f"bench: there is no row '{name}'; the rows are {', '.join(rows)}")
    if len(allowed) < 2:
        for name in ["mlp2", "add2", "heat2", "linalg2", "mpi"]:
            bench.absent[name] = "this process may use one core only"
            del rows[name]
    elif not (pathlib.Path(folder) / "bench_mpi").exists() or not shutil.which("mpirun"):
        bench.absent["mpi"] = "there is no MPI (on Debian: openmpi-bin libopenmpi-dev)"
        del rows["mpi"]
    if not os.environ.get("BENCH_FORMS"):
        bench.absent["forms of programs"] = "there is no JAX to make them: tools/bootstrap bench makes target/venv-jax"
        del rows["forms"]
    if not os.environ.get("BENCH_BUNDLES"):
        bench.absent["bundles"] = "there is no JAX to make them: tools/bootstrap bench makes target/venv-jax"
        del rows["weights"]
    started = time.monotonic()
    tune_folder = tempfile.TemporaryDirectory(prefix="pjrtlite-bench-")
    os.environ["BENCH_TUNE_FOLDER"] = tune_folder.name
    for name, measure in rows.items():
        if not wanted or name in wanted:
            measure()
    about = {
        "processor": processor(),
        "cores": len(allowed),
        "system": f"{platform.system()} {platform.machine()}",
        "quick": os.environ.get("BENCH_QUICK", "0") != "0",
        "rows": wanted or list(rows),
        "not_measured": bench.absent,
        "failed": bench.failed,
        "notes": bench.notes,
        "seconds": round(time.monotonic() - started),
    }
    pathlib.Path(result).write_text(json.dumps({"about": about, **bench.results}, indent=1) + "\n")
    print()
    table(bench)
    if bench.failed:
        print(f"\nFAILED, see above: {', '.join(bench.failed)}")
    missed = [key for key, row in bench.results.items() if row.get("met") is False]
    print(f"\n{result}: {len(bench.results)} figures; targets missed: {', '.join(missed) or 'none'}")


main()
