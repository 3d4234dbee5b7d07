// Lennard-Jones's melt in LAMMPS, with forces by JAX through `fix external`, beside LAMMPS's own.
// Usage: [mpirun -n 2] lammps potentials.pjrt [short, or a folder for tables]; PJRTLITE_PLUGIN=cpu
#include "forces.hpp"

#include <cfloat>
#include <cstdarg>
#include <cstdlib>
#include <ctime>
#include <memory>

namespace {
enum class By { lammps, jax, network };
constexpr double LENGTH = 0.005; // of a step
constexpr int EVERY = 20;        // steps from one look to the next
int rank, ranks, wrong;
/* Prints, on one rank. */
__attribute__((format(printf, 1, 2))) void say(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    if (rank == 0) std::vprintf(format, arguments), std::fflush(stdout);
    va_end(arguments);
}

void check(const char *what, double found, double bound, const char *from) {
    const bool holds = found <= bound; // false for NaN
    say("  %-4s %-44s %9.2e, at most %9.2e: %s\n", holds ? "ok" : "BAD", what, found, bound, from);
    wrong += !holds;
}

std::string exact(double number) {
    char text[40];
    return text + 0 * std::snprintf(text, sizeof text, "%.17g", number);
}

double larger(double a, double b) { return std::isnan(a) || a > b ? a : b; } // NaN is the largest

/* What LAMMPS tells: energies of all atoms, the six numbers of the pressure, positions and forces by ids. */
struct State {
    double potential, total, pressure[6];
    std::vector<double> x, v, f;
    double atoms() const { return static_cast<double>(x.size()) / 3; }
};

struct Setting { std::vector<Size> sizes; Forces::Model *model; };
/* The melt of LAMMPS's examples, of 864 atoms. */
class Melt {
public:
    Melt(By by, MPI_Comm comm, const Setting &setting) {
        const char *words[] = {"lammps", "-log", "log.lammps", "-screen", "none", "-nocite"}; // errors are told there alone
        handle_ = lammps_open(6, const_cast<char **>(words), comm, nullptr);
        const bool own = by == By::lammps;
        for (const char *line : {"units lj", "atom_modify map array", own ? "newton on" : "newton off", "lattice fcc 0.8442",
                                 "region box block 0 6 0 6 0 6", "create_box 1 box", "create_atoms 1 box", "mass 1 1.0",
                                 "velocity all create 3.0 87287 loop geom", // the same on any number of ranks
                                 own ? "pair_style lj/cut 2.5" : "pair_style zero 2.5",
                                 own ? "pair_coeff 1 1 1.0 1.0" : "pair_coeff * *", "neighbor 0.3 bin",
                                 "neigh_modify every 1 delay 0 check yes", "fix move all nve",
                                 "thermo_style custom step temp pe etotal pxx pyy pzz pxy pxz pyz", "thermo_modify norm no"}) command(line);
        if (own) return;
        command("fix jax all external pf/callback 1 1");
        command("fix_modify jax energy yes virial yes");
        forces.reset(new Forces(handle_, comm, "jax", *setting.model, setting.sizes, by == By::network));
    }
    ~Melt() { lammps_close(handle_); }
    Melt(const Melt &) = delete;
    Melt &operator=(const Melt &) = delete;

    void command(const std::string &line) { lammps_command(handle_, line.c_str()); }
    double thermo(const char *keyword) { return lammps_get_thermo(handle_, keyword); }

    /* Runs, and tells the seconds of processor time that it took. */
    double run(int steps, bool goes_on) {
        const std::clock_t start = std::clock();
        command("run " + std::to_string(steps) + (goes_on ? " pre no post no" : " post no"));
        return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    }

    State look() {
        return {thermo("pe"), thermo("etotal"), {thermo("pxx"), thermo("pyy"), thermo("pzz"), thermo("pxy"), thermo("pxz"), thermo("pyz")},
                gather("x"), gather("v"), gather("f")};
    }
    std::vector<double> gather(const char *name) {
        std::vector<double> all(static_cast<size_t>(3 * lammps_get_natoms(handle_)));
        lammps_gather_atoms(handle_, const_cast<char *>(name), 1, 3, all.data());
        return all;
    }
    void scatter(const char *name, std::vector<double> values) {
        lammps_scatter_atoms(handle_, const_cast<char *>(name), 1, 3, values.data());
    }
    /* Forces, energy and pressure of these positions, at rest. */
    State at(const std::vector<double> &x) {
        scatter("x", x);
        command("velocity all set 0 0 0");
        run(0, false);
        return look();
    }

    std::unique_ptr<Forces> forces;

private:
    void *handle_;
};

/* What was seen in a run, every so many steps. */
struct Run { std::vector<State> states; double fastest = HUGE_VAL; }; // seconds of a step

Run advance(Melt &melt, int steps) {
    Run run;
    melt.run(0, false);
    for (int k = 0; k <= steps / EVERY; ++k) {
        if (k > 0) run.fastest = std::min(melt.run(EVERY, true) / EVERY, run.fastest);
        run.states.push_back(melt.look());
    }
    return run;
}

/* How far the farthest atom of one is from where the other has it. */
double apart(const State &a, const State &b, double box) {
    double most = 0;
    for (size_t i = 0; i < a.x.size(); ++i) most = larger(std::fabs(std::remainder(a.x[i] - b.x[i], box)), most);
    return most;
}

/* How far the energy goes from where it began. */
double drift(const Run &run) {
    double most = 0;
    for (const State &state : run.states) most = larger(std::fabs(state.total - run.states[0].total), most);
    return most;
}

void print_time(const char *name, const Melt &melt, const Run &run) {
    say("  %-12s %7.3f us an atom and step, in the fastest %d steps", name, 1e6 * run.fastest / run.states[0].atoms(), EVERY);
    if (const Forces *f = melt.forces.get()) {
        const double all = (f->running + f->packing + f->adding) / 100;
        say(": program %.0f %%, lists %.0f %%, forces to owners %.0f %%\n", f->running / all, f->packing / all, f->adding / all);
        say("  %-12s %d lists in %d calls; bound %d times in %.1f s, last to own=%ld,all=%ld,most=%ld", "", f->lists, f->calls, f->binds, f->binding, f->size.own, f->size.all, f->size.most);
    }
    say("\n");
}

/* The same positions, each a rounding off. */
std::vector<double> nudged(std::vector<double> x, unsigned seed) {
    std::srand(seed);
    for (double &one : x) one = std::nextafter(one, one + (std::rand() % 2 ? 1 : -1));
    return x;
}

/* Energy, forces and pressure of the same positions by two. */
void compare_states(const State &a, const State &b) {
    double forces = 0, largest = 0, pressure = 0;
    for (size_t i = 0; i < a.f.size(); ++i) forces = larger(std::fabs(a.f[i] - b.f[i]), forces), largest = larger(std::fabs(a.f[i]), largest);
    for (int k = 0; k < 6; ++k) pressure = larger(std::fabs(a.pressure[k] - b.pressure[k]), pressure);
    check("energy", std::fabs(a.potential / b.potential - 1), 1000 * DBL_EPSILON, "1000 roundings: 23 000 pairs in another order");
    check("forces, of the largest", forces / largest, 64 * DBL_EPSILON, "64 roundings: an atom's 54 pairs in another order");
    check("pressure, six numbers, of xx", pressure / std::fabs(a.pressure[0]), 1000 * DBL_EPSILON, "as the energy");
}

/* Runs by LAMMPS's own potential, by JAX, and by LAMMPS's own from positions that are a rounding off. */
State compare_runs(const Setting &setting, int steps, const char *folder) {
    Melt own(By::lammps, MPI_COMM_WORLD, setting), jax(By::jax, MPI_COMM_WORLD, setting);
    const double box = own.thermo("lx");
    const Run by_own = advance(own, steps), by_jax = advance(jax, steps);
    std::vector<double> nudges(by_own.states.size(), 0.0);
    for (unsigned seed = 1; seed <= (steps < 1000 ? 1u : 4u); ++seed) {
        Melt other(By::lammps, MPI_COMM_WORLD, setting);
        other.scatter("x", nudged(by_own.states[0].x, seed));
        const Run run = advance(other, steps);
        for (size_t k = 1; k < nudges.size(); ++k) nudges[k] = larger(apart(run.states[k], by_own.states[k], box), nudges[k]);
    }
    double ratio = 0, last = 0;
    std::FILE *file = folder != nullptr && rank == 0 ? std::fopen((std::string(folder) + "/apart.csv").c_str(), "w") : nullptr;
    for (size_t k = 1; k < nudges.size(); ++k) {
        last = apart(by_jax.states[k], by_own.states[k], box);
        ratio = larger(last / nudges[k], ratio);
        if (file) std::fprintf(file, "%g,%.9g,%.9g\n", LENGTH * EVERY * static_cast<double>(k), last, nudges[k]);
    }
    if (file) std::fclose(file);
    say("Lennard-Jones, %d steps by LAMMPS's own pair_style lj/cut and by JAX\n", steps);
    print_time("by LAMMPS", own, by_own);
    print_time("by JAX", jax, by_jax);
    say("  at the end they are apart by %.1e; runs by LAMMPS from positions that are a rounding off, by %.1e\n", last, nudges.back());
    check("positions at any time, over what a rounding does", ratio, 10, "ten times the most of four runs by LAMMPS");
    check("energy's largest change, over LAMMPS's, less 1", std::fabs(drift(by_jax) / drift(by_own) - 1), 0.01, "the runs are closer than that");
    check("runs without a larger padding", jax.forces->binds < 2, 0, "an atom of the lattice has 78 neighbors, one of the melt up to 100");
    say("The melt at the end of that, by both\n");
    const State end = by_own.states.back();
    compare_states(own.at(end.x), jax.at(end.x));
    return end;
}

/* A derivative as a difference quotient, which is off by a third of what it changes when the step is halved, and by roundings. */
template <class Function> void compare_slope(const char *what, double slope, double energy, Function function) {
    const double h = 2e-5, coarse = (function(2 * h) - function(-2 * h)) / (4 * h), fine = (function(h) - function(-h)) / (2 * h);
    check(what, std::fabs(slope - fine), std::fabs(fine - coarse) + 100 * DBL_EPSILON * std::fabs(energy) / h, "what the quotient is off");
}

/* The network has no other answer than its own energy: forces and pressure are its derivatives, and it is kept. */
void check_network(const Setting &setting, const State &start, int steps) {
    double kept[2] = {0, 0};
    Melt melt(By::network, MPI_COMM_WORLD, setting);
    const double box = melt.thermo("lx");
    say("The network, %d steps from the melt on\n", steps);
    for (int half = 0; half < (steps < 100 ? 1 : 2); ++half) {
        melt.scatter("x", start.x), melt.scatter("v", start.v);
        melt.command(half ? "timestep 0.0025" : "timestep 0.005");
        const Run run = advance(melt, steps << half);
        kept[half] = drift(run);
        if (half == 0 && steps > 0) print_time("by JAX", melt, run);
    }
    if (steps >= 100) say("  an atom's energy changes by %.1e, with half the step by %.1e\n", kept[0] / start.atoms(), kept[1] / start.atoms());
    if (steps >= 100) check("energy's largest change, over that with half", kept[1] / kept[0], 0.35, "a quarter, and some: the order of the integrator");
    const State rest = melt.at(start.x);
    for (unsigned seed = 1; seed <= (steps < 100 ? 1u : 3u); ++seed) {
        std::vector<double> along(rest.x.size());
        double slope = 0;
        std::srand(seed);
        for (size_t i = 0; i < along.size(); ++i) along[i] = std::rand() % 2 ? 1 : -1, slope -= along[i] * rest.f[i];
        compare_slope("forces, along a random direction", slope, rest.potential, [&](double h) {
            std::vector<double> x = rest.x;
            for (size_t i = 0; i < x.size(); ++i) x[i] += h * along[i];
            return melt.at(x).potential;
        });
    }
    for (const std::string axis : {"x", "y", "z"}) {
        if (steps < 100 && axis != "z") continue;
        melt.at(rest.x);
        compare_slope(("pressure along " + axis + ", times volume").c_str(), -rest.pressure[axis[0] - 'x'] * box * box * box, rest.potential, [&](double h) {
            melt.command("change_box all " + axis + " final 0 " + exact(box * (1 + h)) + " remap units box");
            return melt.at(melt.gather("x")).potential;
        });
        melt.command("change_box all " + axis + " final 0 " + exact(box) + " remap units box");
    }
}

/* What all ranks make of the melt, and each rank alone. */
void compare_ranks(const Setting &setting, const State &end) {
    for (By by : {By::jax, By::network}) {
        Melt together(by, MPI_COMM_WORLD, setting), alone(by, MPI_COMM_SELF, setting);
        say("%s by all ranks together, and by one\n", by == By::jax ? "Lennard-Jones" : "The network");
        compare_states(alone.at(end.x), together.at(end.x));
    }
}

/* Failures end the run of all ranks, and LAMMPS goes on when they are mended. */
void fail(const Setting &setting) {
    Melt melt(By::jax, MPI_COMM_WORLD, setting);
    say("Failures\n");
    melt.forces->fail_at = rank == ranks - 1 ? 10 : -1;
    melt.run(20, false);
    check("step at which the last rank failed, less 10", std::fabs(melt.thermo("step") - 10) + !melt.forces->failed, 0, "all ranks end there");
    melt.forces->reset();
    melt.run(0, false);
    const double total = melt.look().total;
    melt.command("neighbor 1.0 bin"); // more of them than the bundle has places for
    melt.run(20, false);
    check("step after a run that cannot begin, less 10", std::fabs(melt.thermo("step") - 10) + !melt.forces->failed, 0, "it does not begin");
    melt.forces->reset();
    melt.command("neighbor 0.3 bin");
    melt.run(0, false);
    check("energy when that is mended", std::fabs(melt.look().total / total - 1), 1000 * DBL_EPSILON, "nothing moved");
    melt.run(20, false);
    check("step 20 steps later, less 30", std::fabs(melt.thermo("step") - 30) + melt.forces->failed, 0, "LAMMPS goes on");
}

/* Distances between atoms, g(r), by LAMMPS's fix ave/time. */
void write_distances(const Setting &setting, const State &start, const char *folder) {
    for (By by : {By::lammps, By::network}) {
        Melt melt(by, MPI_COMM_WORLD, setting);
        melt.scatter("x", start.x), melt.scatter("v", start.v);
        melt.command("compute g all rdf 100");
        melt.command(std::string("fix g all ave/time 5 100 500 c_g[*] mode vector file ") + folder + (by == By::lammps ? "/lj.txt" : "/network.txt"));
        melt.run(500, false);
    }
}
} // namespace

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank), MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    const char *plugin = std::getenv("PJRTLITE_PLUGIN") ? std::getenv("PJRTLITE_PLUGIN") : "cpu";
    const std::string path = argc > 1 ? argv[1] : "potentials.pjrt", third = argc > 2 ? argv[2] : "";
    try {
        pjrtlite::Client client(plugin);
        Forces::Model model(client.get(), path);
        const Setting setting{read_sizes(path), &model};
        const bool is_short = third == "short";
        const char *const folder = is_short || third.empty() ? nullptr : third.c_str();
        const State end = compare_runs(setting, is_short ? 20 : 1000, folder);
        if (ranks > 1) compare_ranks(setting, end);
        fail(setting);
        if (folder != nullptr) write_distances(setting, end, folder);
        check_network(setting, end, is_short ? 0 : 100);
    } catch (const std::exception &error) {
        std::fprintf(stderr, "%s\n", error.what());
        MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    }
    say(wrong == 0 ? "LAMMPS and JAX agree\n" : "%d comparisons failed\n", wrong);
    MPI_Finalize();
    return wrong == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
