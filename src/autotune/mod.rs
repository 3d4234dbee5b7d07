//! Which of XLA's options a program is fastest under, found out by timing it.
//!
//! The candidates are few, and each is there because it was measured to matter. The table has the
//! median time of a run, as a part of the time under the defaults, on one core with
//! AVX-512, for the plugins of PJRT 0.115, 0.106 and 0.81; `-` where a plugin refuses the option or
//! is not given it.
//!
//! | candidate | gains most on | there | loses most on | there |
//! |---|---|---|---|---|
//! | `xla_cpu_copy_insertion_use_region_analysis` on | loops: a recurrent network of 50 steps | 0.75, 0.74, 0.88 | nothing | 1.02 |
//! | `xla_cpu_prefer_vector_width` 128 | a 7-point stencil by `jnp.roll`, 64³ in f32 | 0.75, 0.77, 0.77 | cumulative sum; f32 layers of one row | 1.4; 1.2 |
//! | `xla_cpu_experimental_ynn_fusion_type` dots alone | sums inside other work: pair forces; layer normalisation | 0.42, 0.98, -; 0.51, 1.05, - | plain reductions | 1.3, 2.3, - |
//! | the same, fused dots and reductions | attention; products of 16x16; layers with constant weights | 0.69, 0.99, -; 0.91, 0.95, -; 0.90, 0.91, - | layers of 64 rows; convolution | 1.35, 1.05, -; 1.3, 1.6, - |
//! | `xla_cpu_use_fusion_emitters` off | the stencil by `jnp.roll`; sin, exp, tanh in f64 | -, 0.38, 0.35; -, 0.67, 0.99 | layers of 1024 rows | -, 1.7, 1.7 |
//! | `xla_backend_optimization_level` 2 | a loop of 10 stencil steps, 64³ | 0.88 to 0.96, 0.92, 0.95 | the stencil by `jnp.roll` | 1.15, 1.07, 1.1 |
//!
//! What was tried and left out. No gain that came again: 512 bits for vectors, the concurrent
//! scheduler off; on 0.115 alone: one thread for matrix products, cheaper LLVM passes, one part for
//! code generation, another preset; on dense layers of 64 rows alone: oneDNN and XNNPACK. No YNNPACK
//! at all gains what its dots alone gain, and is up to 4 times slower for products. YNNPACK for
//! elementwise work takes 0.4 of the time where functions such as exp are most of it, but computes
//! these otherwise, and crashes plugins of PJRT 0.81, which is why no YNNPACK option is tried on
//! plugins before 0.106. Fast math gives other numbers, so it is the user's choice alone.

mod numbers;
mod record;

use std::fmt;
use std::time::{Duration, Instant};

use crate::buffer::Buffer;
use crate::client::Client;
use crate::error::Result;
use crate::executable::{Donation, Executable, Source};
use crate::host::memory;
use crate::options::Options;
use crate::plugin::Value;
use numbers::Output;
use record::Record;

/// An option of XLA's that is worth trying.
#[derive(Debug, PartialEq, Eq)]
struct Candidate {
    key: &'static str,
    value: Setting,
    /// The first minor version of plugins that it is tried on.
    since_minor: i32,
}

#[derive(Debug, PartialEq, Eq)]
enum Setting {
    Bool(bool),
    Int(i64),
    Text(&'static str),
}

const YNNPACK: &str = "xla_cpu_experimental_ynn_fusion_type";

/// All that is tried; see the table above. None changes what is computed, only in which order.
const CANDIDATES: [Candidate; 6] = [
    Candidate {
        key: "xla_cpu_copy_insertion_use_region_analysis",
        value: Setting::Bool(true),
        since_minor: 0,
    },
    Candidate {
        key: "xla_cpu_prefer_vector_width",
        value: Setting::Int(128),
        since_minor: 0,
    },
    Candidate {
        key: YNNPACK,
        value: Setting::Text("LIBRARY_FUSION_TYPE_INDIVIDUAL_DOT"),
        since_minor: 106,
    },
    Candidate {
        key: YNNPACK,
        value: Setting::Text("LIBRARY_FUSION_TYPE_DOT,LIBRARY_FUSION_TYPE_REDUCE"),
        since_minor: 106,
    },
    Candidate {
        key: "xla_cpu_use_fusion_emitters",
        value: Setting::Bool(false),
        since_minor: 0,
    },
    Candidate {
        key: "xla_backend_optimization_level",
        value: Setting::Int(2),
        since_minor: 0,
    },
];

/// How it is shown, and kept in files.
impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value {
            Setting::Bool(truth) => write!(f, "{}={truth}", self.key),
            Setting::Int(number) => write!(f, "{}={number}", self.key),
            Setting::Text(text) => write!(f, "{}={text}", self.key),
        }
    }
}

/// Options that are set together; none for XLA's defaults.
type Choice = Vec<&'static Candidate>;

/// As the compiler takes them.
fn settings(choice: &Choice) -> Vec<(String, Value)> {
    choice
        .iter()
        .map(|candidate| {
            let value = match candidate.value {
                Setting::Bool(truth) => Value::Bool(truth),
                Setting::Int(number) => Value::Int(number),
                Setting::Text(text) => Value::Text(text.to_owned()),
            };
            (candidate.key.to_owned(), value)
        })
        .collect()
}

fn describe(choice: &Choice) -> String {
    if choice.is_empty() {
        return "XLA's defaults".to_owned();
    }
    let texts: Vec<_> = choice.iter().map(ToString::to_string).collect();
    texts.join(" ")
}

/// How long all runs may take together.
const BUDGET: Duration = Duration::from_secs(4);

/// How long the runs before the last race may take.
const BUDGET_BEFORE_LAST: Duration = Duration::from_secs(3);

/// Rounds of a race, and how many there have to be for it to count.
const ROUNDS: usize = 45;
const MIN_ROUNDS: usize = 3;

/// How long one measurement takes at least, in seconds: short runs are repeated. It is much less than
/// the time for which systems let another process have the processor, so most are undisturbed.
const MEASUREMENT: f64 = 4e-4;

/// The part of the defaults' time that a choice may take at most to be preferred to them.
const WINS: f64 = 0.95;

/// The part of the defaults' time that each option of several has to gain.
const FURTHER_OPTION: f64 = 0.02;

/// From this part on it need not be timed further, after this many rounds.
const HOPELESS: f64 = 1.5;
const HOPELESS_ROUNDS: usize = 5;

/// Loads a program under the options that are best for it, as far as that is known or can be
/// found out. This fails only where loading it under XLA's defaults does.
pub(crate) fn load(client: &Client, source: Source<'_>, options: &Options) -> Result<Executable> {
    let with = |choice: &Choice| Executable::load_under(client, source, options, &settings(choice));
    let candidates = candidates_for(client, options);
    // An error is one that loading has, too, or is about the plugin's file, which can be no more
    // than a reason not to remember.
    let record = Record::of(client, source.bytes, options);
    if let Ok(Some(record)) = &record {
        let remembered = record
            .read()
            .filter(|choice| choice.iter().all(|option| candidates.contains(option)));
        if let Some(choice) = remembered {
            let path = record.path().display();
            return match with(&choice) {
                Ok(executable) => Ok(executable
                    .with_autotuning(&format!("{}, remembered in '{path}'", describe(&choice)))),
                Err(error) => Ok(with(&Choice::new())?.with_autotuning(&format!(
                    "XLA's defaults; {}, remembered in '{path}', are refused: {error}",
                    describe(&choice)
                ))),
            };
        }
    }
    let default = with(&Choice::new())?;
    let mut report = Vec::new();
    let (choice, executable) = match autotune(&default, options, &candidates, with, &mut report) {
        Ok(best) => best,
        Err(error) => {
            let text = format!("XLA's defaults; no others could be tried: {error}");
            return Ok(default.with_autotuning(&text));
        }
    };
    let kept = match record {
        Ok(Some(record)) => match record.write(&choice) {
            Ok(()) => format!("remembered in '{}'", record.path().display()),
            Err(error) => format!(
                "not remembered: cannot write '{}': {error}",
                record.path().display()
            ),
        },
        Ok(None) => "not remembered: there is no folder for it".to_owned(),
        Err(error) => format!("not remembered: {error}"),
    };
    let first = format!("{}, timed now, {kept}", describe(&choice));
    report.insert(0, first);
    Ok(executable.with_autotuning(&report.join("\n")))
}

/// What may be tried with this plugin. What the user has set stays as it is.
fn candidates_for(client: &Client, options: &Options) -> Choice {
    let platform = client.platform_name().to_bytes();
    let is_cpu = platform.eq_ignore_ascii_case(b"cpu");
    let (_, minor) = client.plugin().api_version();
    CANDIDATES
        .iter()
        .filter(|candidate| is_cpu && candidate.since_minor <= minor)
        .filter(|candidate| !options.passed_on().any(|(key, _)| key == candidate.key))
        .collect()
}

/// An executable that is timed, and its time in each round, in seconds.
#[derive(Debug)]
struct Entrant {
    choice: Choice,
    executable: Executable,
    times: Vec<f64>,
}

impl Entrant {
    fn new(choice: Choice, executable: Executable) -> Entrant {
        Entrant {
            choice,
            executable,
            times: Vec::new(),
        }
    }
}

/// The choice that is best, with its executable. A line of the report tells of each.
fn autotune(
    default: &Executable,
    options: &Options,
    candidates: &Choice,
    with: impl Fn(&Choice) -> Result<Executable>,
    report: &mut Vec<String>,
) -> Result<(Choice, Executable)> {
    let keep = || (Choice::new(), default.clone());
    if candidates.is_empty() {
        report.push("there is nothing to try with this plugin and these options".to_owned());
        return Ok(keep());
    }
    let mut trial = Trial::new(default, options)?;
    let reference = trial.outputs(default)?;
    if !numbers::tell_something(&reference) {
        report.push("no output for made-up inputs has a number, so none can be checked".to_owned());
        return Ok(keep());
    }
    let once = trial.time(default, 1)?;
    // Each is run once to compare it, and then in the fewest rounds of two races.
    let runs = candidates.len() * (1 + MIN_ROUNDS) + MIN_ROUNDS + 1 + 3 * MIN_ROUNDS;
    if once * runs as f64 > BUDGET.as_secs_f64() {
        report.push(format!(
            "a run takes {once:.2} s, which is too long to time many"
        ));
        return Ok(keep());
    }
    let repeats = (MEASUREMENT / once).clamp(1.0, 1000.0) as usize;

    let enter = |trial: &mut Trial, choice: &Choice, report: &mut Vec<String>| {
        match with(choice).and_then(|executable| Ok((trial.outputs(&executable)?, executable))) {
            Err(error) => report.push(format!("refused   {}: {error}", describe(choice))),
            Ok((outputs, _)) if !numbers::agree(&reference, &outputs, trial.largest) => {
                report.push(format!("disagrees {}", describe(choice)));
            }
            Ok((_, executable)) => return Some(Entrant::new(choice.clone(), executable)),
        }
        None
    };
    let mut entrants = vec![Entrant::new(Choice::new(), default.clone())];
    for candidate in candidates {
        entrants.extend(enter(&mut trial, &vec![*candidate], report));
    }
    trial.race(&mut entrants, repeats, BUDGET_BEFORE_LAST)?;
    report_times(&entrants, "", report);
    let mut winners = winners(entrants);
    if winners.is_empty() {
        return Ok(keep());
    }

    // The best of several may have been lucky, and winners may be better still together.
    let mut together = Choice::new();
    for option in winners.iter().flat_map(|winner| &winner.choice) {
        if together.iter().all(|other| other.key != option.key) {
            together.push(option);
        }
    }
    let best = winners.swap_remove(0);
    let mut finalists = vec![Entrant::new(Choice::new(), default.clone())];
    if together.len() > best.choice.len() {
        finalists.extend(enter(&mut trial, &together, report));
    }
    finalists.push(Entrant::new(best.choice, best.executable));
    trial.race(&mut finalists, repeats, BUDGET)?;
    report_times(&finalists, " (last race)", report);
    Ok(self::winners(finalists)
        .into_iter()
        .next()
        .map_or_else(keep, |winner| (winner.choice, winner.executable)))
}

fn report_times(entrants: &[Entrant], which: &str, report: &mut Vec<String>) {
    let Some((default, others)) = entrants.split_first() else {
        return;
    };
    report.extend(others.iter().map(|entrant| {
        let part = part(&entrant.times, &default.times);
        format!("{part:<9.2} {}{which}", describe(&entrant.choice))
    }));
}

/// Those that are clearly better than the first, which are the defaults; the best first.
fn winners(mut entrants: Vec<Entrant>) -> Vec<Entrant> {
    let default = entrants.remove(0).times;
    entrants.retain(|entrant| win(&entrant.times, &default));
    // Each further option has to earn its place.
    let rank = |entrant: &Entrant| {
        part(&entrant.times, &default) + FURTHER_OPTION * entrant.choice.len() as f64
    };
    entrants.sort_by(|a, b| rank(a).total_cmp(&rank(b)));
    entrants
}

/// Whether these times are clearly better than those of the defaults in the same rounds: as a whole,
/// and in two rounds of three.
fn win(times: &[f64], default: &[f64]) -> bool {
    let better = times
        .iter()
        .zip(default)
        .filter(|(time, other)| time < other);
    times.len() >= MIN_ROUNDS
        && part(times, default) <= WINS
        && 3 * better.count() >= 2 * times.len()
}

/// Times as a part of those of the defaults in the same rounds; 1 without any.
///
/// What else the machine does makes some rounds longer and none shorter, so it is the time that a
/// quarter of the rounds stay below that counts.
fn part(times: &[f64], default: &[f64]) -> f64 {
    let quarter = |times: &[f64]| {
        let mut sorted = times.to_vec();
        sorted.sort_by(f64::total_cmp);
        sorted.get(sorted.len() / 4).copied()
    };
    let rounds = times.len().min(default.len());
    match (quarter(&times[..rounds]), quarter(&default[..rounds])) {
        (Some(time), Some(default)) if default > 0.0 => time / default,
        _ => 1.0,
    }
}

/// Made-up inputs, and how long runs on them took so far.
#[derive(Debug)]
struct Trial {
    inputs: Vec<Buffer>,
    /// Elements of the largest array.
    largest: usize,
    spent: Duration,
}

impl Trial {
    fn new(executable: &Executable, options: &Options) -> Result<Trial> {
        let client = executable.client();
        let signature = executable.signature()?;
        let device = executable.device().unwrap_or_else(|| options.device());
        let mut largest = 0;
        for index in 0..signature.output_count() {
            let array = signature.output(index)?;
            largest = largest.max(array.byte_size() / array.dtype().size());
        }
        let mut inputs = Vec::new();
        for index in 0..signature.input_count() {
            let array = signature.input(index)?;
            largest = largest.max(array.byte_size() / array.dtype().size());
            let bytes = numbers::made_up(array, index as u64 + 1)?;
            // SAFETY: the bytes are those of the array, and are copied before this returns.
            let buffer =
                unsafe { Buffer::from_host(client, bytes.as_ptr().cast(), array.clone(), device) }?;
            inputs.push(buffer);
        }
        Ok(Trial {
            inputs,
            largest,
            spent: Duration::ZERO,
        })
    }

    fn run(&self, executable: &Executable) -> Result<Vec<Buffer>> {
        let inputs: Vec<&Buffer> = self.inputs.iter().collect();
        let (outputs, event) = executable.execute_with(&inputs, Donation::Never)?;
        event.wait()?;
        Ok(outputs)
    }

    /// What the program computes, which also warms it up.
    fn outputs(&mut self, executable: &Executable) -> Result<Vec<Output>> {
        let start = Instant::now();
        let buffers = self.run(executable)?;
        self.spent += start.elapsed();
        buffers
            .iter()
            .map(|buffer| {
                let mut bytes = memory::zeroed(buffer.array().byte_size())?;
                // SAFETY: the bytes have room for the array.
                unsafe { buffer.to_host(bytes.as_mut_ptr().cast(), bytes.len()) }?;
                Ok((buffer.array().clone(), bytes))
            })
            .collect()
    }

    /// How long a run takes, in seconds: the mean of a few.
    fn time(&mut self, executable: &Executable, repeats: usize) -> Result<f64> {
        let start = Instant::now();
        for _ in 0..repeats {
            self.run(executable)?;
        }
        let taken = start.elapsed();
        self.spent += taken;
        Ok(taken.as_secs_f64() / repeats as f64)
    }

    /// Times all in turns, so that what else the machine does meets them alike. The first is what
    /// the others are measured by.
    fn race(&mut self, entrants: &mut [Entrant], repeats: usize, until: Duration) -> Result<()> {
        for round in 0..ROUNDS {
            if round >= MIN_ROUNDS && self.spent > until {
                break;
            }
            // What one leaves in the caches meets the next, so each comes after each in turn.
            for turn in 0..entrants.len() {
                let entrant = &entrants[(turn + round) % entrants.len()];
                let is_hopeless = entrant.times.len() >= HOPELESS_ROUNDS
                    && part(&entrant.times, &entrants[0].times) > HOPELESS;
                if !is_hopeless {
                    let time = self.time(&entrant.executable, repeats)?;
                    let index = (turn + round) % entrants.len();
                    entrants[index].times.push(time);
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_candidate_has_its_own_line_and_none_changes_the_numbers() {
        for (index, candidate) in CANDIDATES.iter().enumerate() {
            let text = candidate.to_string();
            assert!(!text.contains(['\n', '\r']), "{text}");
            assert!(!text.contains("fast"), "{text}");
            assert!(!CANDIDATES[..index].contains(candidate), "{text}");
        }
    }

    #[test]
    fn a_part_is_that_of_the_undisturbed_rounds() {
        assert_eq!(part(&[1.0, 1.0, 9.0, 9.0], &[2.0, 7.0, 2.0, 2.0]), 0.5);
        // Only rounds that both were in.
        assert_eq!(part(&[3.0], &[2.0, 1.0]), 1.5);
        assert_eq!(part(&[], &[1.0]), 1.0);
        assert_eq!(part(&[1.0], &[0.0]), 1.0);
    }

    #[test]
    fn only_clear_gains_win() {
        let default = [1.0; 5];
        assert!(win(&[0.8, 0.9, 0.7], &default));
        assert!(!win(&[0.8, 0.9], &default), "too few rounds");
        assert!(!win(&[0.97, 0.98, 0.96], &default), "too little");
        assert!(!win(&[0.5, 0.5, 1.1, 1.2], &default), "not often enough");
        assert!(
            win(&[0.9, 0.9, 0.9, 0.9, 3.0], &default),
            "one was disturbed"
        );
    }
}
