//! The CPUs that a plugin's threads may run on.
//!
//! A thread starts with the CPU mask of the one that creates it. A plugin's pools are created by
//! whatever thread of the host makes the client or loads a program, which OpenMP or the host may
//! have pinned to one core: then the whole pool would share that core. So the mask of that thread is
//! wider while it is in the plugin: all CPUs of this process.
//!
//! Which these are, the system does not tell once the main thread is pinned. They are those that the
//! main thread had when this library was loaded, before the host's own code ran; a launcher that
//! binds the process (`mpirun --bind-to core`, `srun`, `taskset`) has done so by then. A runtime of
//! OpenMP may be initialised earlier and pin the main thread at once: what it counts as its places is
//! added.

pub(crate) use machine::{CpuSet, allowed};

#[cfg(target_os = "linux")]
mod machine {
    use std::ffi::{CStr, c_int};
    use std::fmt;

    use once_cell::sync::OnceCell;

    use crate::error::{Error, Result, Status};

    /// The most CPUs that are counted with: as many as Linux can be built for.
    const MOST: usize = 8192;

    /// A set of CPUs, by the system's numbers.
    #[derive(Clone, PartialEq, Eq)]
    pub(crate) struct CpuSet(Box<[u64; MOST / 64]>);

    impl CpuSet {
        fn empty() -> CpuSet {
            CpuSet(Box::new([0; MOST / 64]))
        }

        /// Those that this thread may run on.
        fn of_this_thread() -> Option<CpuSet> {
            let mut set = CpuSet::empty();
            let size = size_of_val(&*set.0);
            // SAFETY: the kernel writes no more bytes than there are.
            let outcome = unsafe { libc::sched_getaffinity(0, size, set.0.as_mut_ptr().cast()) };
            (outcome == 0).then_some(set)
        }

        /// How many there are.
        pub(crate) fn count(&self) -> usize {
            self.0.iter().map(|word| word.count_ones() as usize).sum()
        }

        fn give_to_this_thread(&self) -> bool {
            // SAFETY: the kernel reads as many bytes as there are.
            unsafe {
                libc::sched_setaffinity(0, size_of_val(&*self.0), self.0.as_ptr().cast()) == 0
            }
        }

        fn insert(&mut self, cpu: usize) -> bool {
            match self.0.get_mut(cpu / 64) {
                Some(word) => {
                    *word |= 1 << (cpu % 64);
                    true
                }
                None => false,
            }
        }

        /// A set that is given by numbers. At least one must be there for this process.
        pub(crate) fn of_numbers(numbers: &[i64]) -> Result<CpuSet> {
            let mut set = CpuSet::empty();
            for number in numbers {
                if !usize::try_from(*number).is_ok_and(|number| set.insert(number)) {
                    return Err(Error::new(
                        Status::InvalidValue,
                        format!("there is no CPU {number}"),
                    ));
                }
            }
            // The kernel refuses a set without any CPU that is there.
            let is_there = match CpuSet::of_this_thread() {
                Some(before) => {
                    let is_there = set.give_to_this_thread();
                    before.give_to_this_thread();
                    is_there
                }
                None => true,
            };
            if is_there {
                Ok(set)
            } else {
                Err(Error::new(
                    Status::InvalidValue,
                    format!("this process may run on none of the CPUs {set:?}"),
                ))
            }
        }

        /// Runs `work` on these CPUs: threads that it creates have them too. Afterwards this thread
        /// has those it had.
        pub(crate) fn run<T>(&self, work: impl FnOnce() -> T) -> T {
            struct Restore(CpuSet);
            impl Drop for Restore {
                fn drop(&mut self) {
                    self.0.give_to_this_thread();
                }
            }
            let before = CpuSet::of_this_thread().filter(|before| before != self);
            let changed = before.filter(|_| self.give_to_this_thread());
            let _restore = changed.map(Restore);
            work()
        }
    }

    /// The numbers, with ranges.
    impl fmt::Debug for CpuSet {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            let is_in = |cpu: usize| cpu < MOST && self.0[cpu / 64] >> (cpu % 64) & 1 == 1;
            let mut separator = "";
            let mut cpu = 0;
            while cpu < MOST {
                if !is_in(cpu) {
                    cpu += 1;
                    continue;
                }
                let first = cpu;
                while is_in(cpu) {
                    cpu += 1;
                }
                write!(f, "{separator}{first}")?;
                if cpu - 1 > first {
                    write!(f, "-{}", cpu - 1)?;
                }
                separator = ",";
            }
            Ok(())
        }
    }

    /// The mask of the main thread when this library was loaded.
    static AT_LOAD: OnceCell<Option<CpuSet>> = OnceCell::new();

    /// What the loader runs before the host's own code.
    #[used]
    #[unsafe(link_section = ".init_array")]
    static REMEMBER: extern "C" fn() = {
        extern "C" fn remember() {
            AT_LOAD.get_or_init(CpuSet::of_this_thread);
        }
        remember
    };

    /// The CPUs of this process. None if the system does not tell.
    pub(crate) fn allowed() -> Option<CpuSet> {
        let mut set = AT_LOAD.get_or_init(CpuSet::of_this_thread).clone()?;
        add_places_of_openmp(&mut set);
        Some(set)
    }

    /// Asks the OpenMP runtime of the process, if there is one and it was told to pin threads.
    fn add_places_of_openmp(set: &mut CpuSet) {
        const PINS: [&str; 4] = [
            "OMP_PROC_BIND",
            "OMP_PLACES",
            "GOMP_CPU_AFFINITY",
            "KMP_AFFINITY",
        ];
        if PINS.iter().all(|name| std::env::var_os(name).is_none()) {
            return;
        }
        let find = |name: &CStr| {
            // SAFETY: the name is NUL-terminated.
            let symbol = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
            (!symbol.is_null()).then_some(symbol)
        };
        let (Some(count), Some(size), Some(members)) = (
            find(c"omp_get_num_places"),
            find(c"omp_get_place_num_procs"),
            find(c"omp_get_place_proc_ids"),
        ) else {
            return;
        };
        // SAFETY: functions of these names have these types, by the OpenMP standard; the last
        // writes as many numbers as the second tells.
        unsafe {
            let count = std::mem::transmute::<*mut _, extern "C" fn() -> c_int>(count);
            let size = std::mem::transmute::<*mut _, extern "C" fn(c_int) -> c_int>(size);
            let members =
                std::mem::transmute::<*mut _, unsafe extern "C" fn(c_int, *mut c_int)>(members);
            for place in 0..count() {
                let mut numbers = vec![-1; usize::try_from(size(place)).unwrap_or(0)];
                members(place, numbers.as_mut_ptr());
                for number in numbers {
                    if let Ok(number) = usize::try_from(number) {
                        set.insert(number);
                    }
                }
            }
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_set_is_told_in_ranges() {
            let mut set = CpuSet::empty();
            for cpu in [0, 1, 2, 63, 64, 70, MOST - 1] {
                assert!(set.insert(cpu));
            }
            assert!(!set.insert(MOST));
            assert_eq!(format!("{set:?}"), "0-2,63-64,70,8191");
        }

        #[test]
        fn a_pinned_thread_is_free_while_it_works_and_pinned_again() {
            std::thread::spawn(|| {
                let all = allowed().unwrap();
                let first = (0..MOST).find(|cpu| all.0[cpu / 64] >> (cpu % 64) & 1 == 1);
                let one = CpuSet::of_numbers(&[first.unwrap() as i64]).unwrap();
                assert!(one.give_to_this_thread());
                let created = all.run(|| {
                    std::thread::spawn(|| CpuSet::of_this_thread().unwrap())
                        .join()
                        .unwrap()
                });
                assert_eq!(created, all);
                assert_eq!(CpuSet::of_this_thread().unwrap(), one);
            })
            .join()
            .unwrap();
        }

        #[test]
        fn cpus_that_are_not_there_are_refused() {
            for numbers in [&[-1][..], &[1 << 40], &[MOST as i64 - 1]] {
                let error = CpuSet::of_numbers(numbers).unwrap_err();
                assert_eq!(error.status(), Status::InvalidValue, "{numbers:?}");
            }
        }
    }
}

/// Other systems do not tell, or do not pin.
#[cfg(not(target_os = "linux"))]
mod machine {
    use crate::error::{Error, Result, Status};

    /// A set of CPUs; there is none.
    #[derive(Clone, Debug)]
    pub(crate) enum CpuSet {}

    impl CpuSet {
        pub(crate) fn of_numbers(_: &[i64]) -> Result<CpuSet> {
            Err(Error::new(
                Status::InvalidValue,
                "threads cannot be bound to CPUs on this system",
            ))
        }

        pub(crate) fn count(&self) -> usize {
            match *self {}
        }

        pub(crate) fn run<T>(&self, work: impl FnOnce() -> T) -> T {
            work()
        }
    }

    pub(crate) fn allowed() -> Option<CpuSet> {
        None
    }
}
