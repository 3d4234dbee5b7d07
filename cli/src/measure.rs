//! Running a program over and over, on arrays of one or several threads, and noting how long each run takes.

use std::sync::Barrier;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use pjrtlite::{AlignedMemory, ArrayType, Executable, Plan, Result};

use crate::arrays::{Fill, make};

/// How arrays are given to a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Way {
    /// Each run copies its inputs in and its outputs out.
    Copied,
    /// Arrays are bound once, at addresses that a CPU plugin uses as they are.
    Bound,
}

impl Way {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Way::Copied => "copied",
            Way::Bound => "bound",
        }
    }
}

/// What was measured.
pub(crate) struct Measured {
    /// Seconds of each run of all threads, sorted.
    pub(crate) seconds: Vec<f64>,
    /// Runs a second, of all threads together.
    pub(crate) rate: f64,
    /// Bytes of the host's memory that a run copies.
    pub(crate) bytes_copied: u64,
}

impl Measured {
    /// The time that this part of the runs is not slower than.
    pub(crate) fn quantile(&self, part: f64) -> f64 {
        let last = self.seconds.len().saturating_sub(1);
        let place = (part * last as f64).round() as usize;
        self.seconds.get(place).copied().unwrap_or(f64::NAN)
    }
}

/// Runs before it is measured.
const WARM_UP: usize = 3;
/// No more runs are noted in a thread.
const MOST: usize = 5_000_000;

/// An array, and its elements at an address that needs no copy.
struct Held {
    array: ArrayType,
    memory: AlignedMemory,
}

impl Held {
    fn new(array: &ArrayType, contents: &[u8]) -> Result<Held> {
        let memory = AlignedMemory::new(array.byte_size())?;
        // SAFETY: the memory has room for the array, whose bytes these are.
        unsafe {
            std::ptr::copy_nonoverlapping(contents.as_ptr(), memory.as_ptr(), contents.len())
        };
        Ok(Held {
            array: array.clone(),
            memory,
        })
    }
}

/// A plan with the arrays of a thread.
struct Worker {
    plan: Plan,
    way: Way,
    inputs: Vec<(usize, Held)>,
    outputs: Vec<(usize, Held)>,
}

impl Worker {
    fn new(executable: &Executable, device: usize, way: Way) -> Result<Worker> {
        let signature = executable.signature()?;
        let mut plan = Plan::create(executable, device)?;
        let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
        let mut updated = Vec::new();
        for index in 0..signature.input_count() {
            if !signature.is_needed(index)? {
                continue;
            }
            let array = signature.input(index)?;
            let held = Held::new(array, &make(Fill::Random, array, index as u64))?;
            let target = signature.donated_to(index)?;
            match (way, target) {
                (Way::Bound, Some(output)) if signature.output(output)? == array => {
                    // SAFETY: the worker keeps the memory as long as its plan, and runs in one thread.
                    unsafe {
                        plan.bind_inout(index, output, held.memory.as_ptr().cast(), array)?;
                    }
                    updated.push(output);
                }
                (Way::Bound, _) => {
                    // SAFETY: as above.
                    unsafe { plan.bind_input(index, held.memory.as_ptr().cast(), array.clone())? };
                }
                (Way::Copied, _) => {}
            }
            inputs.push((index, held));
        }
        for index in 0..signature.output_count() {
            if updated.contains(&index) {
                continue;
            }
            let array = signature.output(index)?;
            let held = Held::new(array, &vec![0; array.byte_size()])?;
            if way == Way::Bound {
                // SAFETY: as above.
                unsafe { plan.bind_output(index, held.memory.as_ptr().cast(), array)? };
            }
            outputs.push((index, held));
        }
        Ok(Worker {
            plan,
            way,
            inputs,
            outputs,
        })
    }

    fn step(&mut self) -> Result<()> {
        if self.way == Way::Bound {
            return self.plan.run();
        }
        for (index, held) in &self.inputs {
            // SAFETY: the memory has room for the array.
            unsafe {
                self.plan
                    .set_input(*index, held.memory.as_ptr().cast(), held.array.clone())?;
            }
        }
        self.plan.run()?;
        for (index, held) in &self.outputs {
            // SAFETY: as above.
            unsafe {
                self.plan
                    .get_output(*index, held.memory.as_ptr().cast(), &held.array)?
            };
        }
        Ok(())
    }

    /// How many bytes a run copies.
    fn bytes_copied(&mut self) -> Result<u64> {
        match self.way {
            Way::Bound => self.plan.bytes_copied(),
            Way::Copied => {
                let all = self.inputs.iter().chain(&self.outputs);
                Ok(all.map(|(_, held)| held.array.byte_size() as u64).sum())
            }
        }
    }

    /// Runs until the time is over, once at least, and gives the seconds of each run.
    fn work(&mut self, time: Duration, stop: &AtomicBool) -> Result<Vec<f64>> {
        let mut seconds = Vec::new();
        let started = Instant::now();
        let mut before = started;
        loop {
            self.step()?;
            let now = Instant::now();
            seconds.push((now - before).as_secs_f64());
            if now - started >= time || seconds.len() >= MOST || stop.load(Ordering::Relaxed) {
                return Ok(seconds);
            }
            before = now;
        }
    }
}

/// Runs a program on so many threads for a time, each with a plan and arrays of its own.
pub(crate) fn measure(
    executable: &Executable,
    device: usize,
    (threads, way): (usize, Way),
    time: Duration,
) -> Result<Measured> {
    let mut workers = (0..threads)
        .map(|_| Worker::new(executable, device, way))
        .collect::<Result<Vec<_>>>()?;
    for worker in &mut workers {
        for _ in 0..WARM_UP {
            worker.step()?;
        }
    }
    let bytes_copied = workers[0].bytes_copied()?;
    let (together, stop) = (Barrier::new(threads), AtomicBool::new(false));
    let (mut all, mut rate) = (Vec::new(), 0.0);
    let outcomes: Vec<Result<Vec<f64>>> = std::thread::scope(|scope| {
        let running: Vec<_> = workers
            .iter_mut()
            .map(|worker| {
                scope.spawn(|| {
                    together.wait();
                    // Where one fails, the others need not go on.
                    let outcome = worker.work(time, &stop);
                    stop.fetch_or(outcome.is_err(), Ordering::Relaxed);
                    outcome
                })
            })
            .collect();
        let joined = running.into_iter().map(|thread| thread.join());
        joined
            .map(|outcome| outcome.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    });
    for seconds in outcomes {
        let seconds = seconds?;
        rate += seconds.len() as f64 / seconds.iter().sum::<f64>();
        all.extend(seconds);
    }
    all.sort_by(f64::total_cmp);
    Ok(Measured {
        seconds: all,
        rate,
        bytes_copied,
    })
}
