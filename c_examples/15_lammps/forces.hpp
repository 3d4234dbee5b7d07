// Forces of a JAX program for LAMMPS: the callback of `fix NAME external pf/callback 1 1`.
#ifndef FORCES_HPP
#define FORCES_HPP

#include "potentials.hpp"
#include <pjrtlite.hpp>

#include <library.h>
#include <mpi.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

/* A size of padding: rows for own atoms and for all, places for neighbors of one atom. */
struct Size {
    long own, all, most;
};

/* Those that a bundle has, in its order. */
inline std::vector<Size> read_sizes(const std::string &path) {
    std::vector<Size> sizes;
    const std::string text = pjrtlite::Bundle::open(path).function_fact("lj", "sizes");
    for (size_t at = 0; at != std::string::npos; at = text.find("own", at + 1)) {
        Size size{};
        if (std::sscanf(text.c_str() + at, "own=%ld,all=%ld,most=%ld", &size.own, &size.all, &size.most) == 3) sizes.push_back(size);
    }
    return sizes;
}

/* It wants `pair_style zero`, whose list it takes, `newton off`, by which that list has all neighbors of own atoms, and
   atom ids from 1 on without gaps. On each rank; all ranks fail together. */
class Forces {
public:
    using Model = potentials_model::potentials;

    Forces(void *lammps, MPI_Comm comm, const std::string &fix, Model &model, const std::vector<Size> &sizes, bool learned)
        : lammps_(lammps), comm_(comm), fix_(fix), loaded_(model), model_(model.share()), sizes_(sizes), learned_(learned) {
        lammps_set_fix_external_callback(lammps, fix.c_str(), [](void *self, int64_t step, int own, int *ids, double **x, double **f) {
            static_cast<Forces *>(self)->compute(step, own, ids, x, f);
        }, this);
    }
    Forces(const Forces &) = delete;
    Forces &operator=(const Forces &) = delete;

    Size size{0, 0, 0};                                       // what is bound
    int binds = 0, lists = 0, calls = 0;                      // how often it was bound, packed, called
    double binding = 0, packing = 0, running = 0, adding = 0; // seconds of processor time
    int64_t fail_at = -1;                                     // a step to fail at, to try that
    bool failed = false;                                      // since reset(), on any rank

    /* After a failure: LAMMPS runs again. */
    void reset() {
        failed = false, fail_at = -1;
        lammps_command(lammps_, "timer timeout off");
    }

private:
    void compute(int64_t step, int own, const int *ids, double **x, double **f) {
        const long all = own + lammps_extract_setting(lammps_, "nghost"), atoms = std::lround(lammps_get_natoms(lammps_));
        sum_.assign(static_cast<size_t>(3 * atoms + 8), 0.0);
        double *const totals = &sum_[static_cast<size_t>(3 * atoms)]; // energy, virial, failures
        ids = static_cast<const int *>(lammps_extract_atom(lammps_, "id"));
        std::clock_t then = std::clock();
        const auto lap = [&](double &sum) { sum += static_cast<double>(std::clock() - then) / CLOCKS_PER_SEC, then = std::clock(); };
        try {
            const int bound = binds;
            pack(own, all, step == fail_at);
            lap(binds == bound ? packing : binding);
            count_[0] = own;
            std::copy_n(x[0], 3 * all, x_.data());
            lap(packing);
            learned_ ? model_.step_learned() : model_.step_lj();
            lap(running);
            for (long i = 0; i < all; ++i) {
                for (int k = 0; k < 3; ++k) sum_[static_cast<size_t>(3 * (ids[i] - 1) + k)] += force_[static_cast<size_t>(3 * i + k)];
            }
            totals[0] = energy_[0], std::copy_n(virial_.data(), 6, totals + 1);
        } catch (const std::exception &error) { // not through LAMMPS, which could only be closed then
            std::fprintf(stderr, "  pjrtlite at step %ld: %s\n", static_cast<long>(step), error.what());
            std::fill(sum_.begin(), sum_.end(), 0.0);
            totals[7] = 1;
        }
        // Forces on ghosts belong to their owners, which `fix external` does not tell. All ranks learn of a failure here.
        MPI_Allreduce(MPI_IN_PLACE, sum_.data(), static_cast<int>(sum_.size()), MPI_DOUBLE, MPI_SUM, comm_);
        failed = failed || totals[7] > 0;
        for (long i = 0; i < own; ++i) {
            for (int k = 0; k < 3; ++k) f[i][k] = failed ? 0 : sum_[static_cast<size_t>(3 * (ids[i] - 1) + k)];
        }
        lammps_fix_external_set_energy_global(lammps_, fix_.c_str(), failed ? NAN : totals[0]); // of all ranks, on each
        lammps_fix_external_set_virial_global(lammps_, fix_.c_str(), totals + 1);
        if (failed) lammps_force_timeout(lammps_); // ends the run after this step; on one rank alone, others would wait for ever
        lap(adding), ++calls;
    }

    /* LAMMPS does not tell when its list is new, so it is compared with the last one: of own neighbors one of two has the
       other, ghosts are there for each. */
    void pack(long own, long all, bool fail) {
        const int list = lammps_find_pair_neighlist(lammps_, "zero", 1, 0, 0), rows = lammps_neighlist_num_elements(lammps_, list);
        size_t at = 0;
        bool is_new = own != own_ || all != all_ || fail;
        for (int row = 0; row < rows; ++row) {
            int i, count, *neighbors;
            lammps_neighlist_element_neighbors(lammps_, list, row, &i, &count, &neighbors);
            const size_t end = at + 2 + static_cast<size_t>(count);
            if (raw_.size() < end) raw_.resize(end, -1);
            if (!is_new) is_new = raw_[at] != i || raw_[at + 1] != count || !std::equal(neighbors, neighbors + count, &raw_[at + 2]);
            raw_[at] = i, raw_[at + 1] = count;
            std::copy_n(neighbors, count, &raw_[at + 2]);
            at = end;
        }
        if (!is_new) return;
        own_ = own, all_ = all, counts_.assign(static_cast<size_t>(own), 0);
        each_pair(at, [&](int i, int) { ++counts_[static_cast<size_t>(i)]; });
        const long most = own > 0 ? *std::max_element(counts_.begin(), counts_.end()) : 0;
        if (fail || own > size.own || all > size.all || most > size.most) bind({own, all, most}, fail);
        std::fill(neighbors_.begin(), neighbors_.end(), -1), std::fill(counts_.begin(), counts_.end(), 0);
        each_pair(at, [&](int i, int j) { neighbors_[static_cast<size_t>(i * size.most + counts_[static_cast<size_t>(i)]++)] = j; });
        ++lists;
    }

    template <class Function> void each_pair(size_t end, Function function) const {
        for (size_t at = 0; at < end; at += 2 + static_cast<size_t>(raw_[at + 1])) {
            for (int k = 0; k < raw_[at + 1]; ++k) {
                const int i = raw_[at], j = raw_[at + 2 + static_cast<size_t>(k)];
                function(i, j);
                if (j < own_) function(j, i);
            }
        }
    }

    /* The first size that is large enough. Where there is none, what is needed: the message tells the sizes that there are. */
    void bind(Size needed, bool fail) {
        const auto fits = std::find_if(sizes_.begin(), sizes_.end(), [&](const Size &one) {
            return !fail && one.own >= std::max(needed.own, size.own) && one.all >= std::max(needed.all, size.all) &&
                   one.most >= std::max(needed.most, size.most);
        });
        const Size chosen = fits != sizes_.end() ? *fits : needed;
        size = {0, 0, 0}, own_ = -1; // until it is bound
        x_.assign(static_cast<size_t>(3 * chosen.all), 0.0), force_.assign(static_cast<size_t>(3 * chosen.all), 0.0);
        neighbors_.assign(static_cast<size_t>(chosen.own * chosen.most), -1);
        learned_ ? loaded_.load_learned(chosen.own, chosen.all, chosen.most) : loaded_.load_lj(chosen.own, chosen.all, chosen.most);
        model_ = loaded_.share();
        learned_ ? model_.bind_learned(x_, {neighbors_.data(), {chosen.own, chosen.most}}, count_[0], energy_[0], force_, virial_)
                 : model_.bind_lj(x_, {neighbors_.data(), {chosen.own, chosen.most}}, count_[0], energy_[0], force_, virial_);
        size = chosen, own_ = needed.own, ++binds;
    }

    void *lammps_;
    MPI_Comm comm_;
    std::string fix_;
    Model &loaded_, model_; // programs, once for all; one of its own, since arrays are bound to it
    std::vector<Size> sizes_;
    bool learned_;
    long own_ = -1, all_ = -1;
    std::vector<int> raw_, counts_; // the last list: of each row the atom, how many, and those
    std::vector<double> sum_;       // forces by atom ids, energy, virial, failures
    pjrtlite::Vector<double> x_, force_, energy_ = pjrtlite::Vector<double>(1), virial_ = pjrtlite::Vector<double>(6);
    pjrtlite::Vector<int32_t> neighbors_, count_ = pjrtlite::Vector<int32_t>(1);
};

#endif
