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
//! | `xla_cpu_prefer_vector_width` 512, where the processor has vectors of 512 bits | small dense layers with constant weights, with dots by YNNPACK | 0.93 together, -, - | nothing much | |
//! | `xla_cpu_prefer_vector_width` 128 | a 7-point stencil by `jnp.roll`, 64³ in f32 | 0.75, 0.77, 0.77 | cumulative sum; f32 layers of one row | 1.4; 1.2 |
//! | `xla_cpu_experimental_ynn_fusion_type` dots alone | sums inside other work: pair forces; layer normalisation | 0.42, 0.98, -; 0.51, 1.05, - | plain reductions | 1.3, 2.3, - |
//! | the same, fused dots | layers of 64 rows with constant weights (with AVX2) | 0.92, -, - | layers of 64 rows with weights as arguments | 1.1 |
//! | the same, fused dots and reductions | attention; products of 16x16; layers with constant weights | 0.69, 0.99, -; 0.91, 0.95, -; 0.90, 0.91, - | layers of 64 rows; convolution | 1.35, 1.05, -; 1.3, 1.6, - |
//! | `xla_cpu_use_fusion_emitters` off | the stencil by `jnp.roll`; sin, exp, tanh in f64 | -, 0.38, 0.35; -, 0.67, 0.99 | layers of 1024 rows | -, 1.7, 1.7 |
//! | `xla_backend_optimization_level` 2 | a loop of 10 stencil steps, 64³ | 0.88 to 0.96, 0.92, 0.95 | the stencil by `jnp.roll` | 1.15, 1.07, 1.1 |
//!
//! Those that gain are also tried together, and what a program donates is donated when it is timed. The
//! winner has to win again when it and the defaults are compiled anew: where code and constants come
//! to lie makes up to a tenth of the time, one way or the other.
//!
//! What was tried and left out. No gain that came again: the concurrent scheduler off; other tiles
//! (`xla_cpu_use_new_xtile_lowering`, `xla_cpu_experimental_enable_tiling_propagation`); on 0.115 alone: one thread for matrix products, cheaper LLVM passes, one part for
//! code generation, another preset; on dense layers of 64 rows alone: oneDNN and XNNPACK. No YNNPACK
//! at all gains what its dots alone gain, and is up to 4 times slower for products. YNNPACK for
//! elementwise work takes 0.4 of the time where functions such as exp are most of it, but computes
//! these otherwise, and crashes plugins of PJRT 0.81, which is why no YNNPACK option is tried on
//! plugins before 0.106. Fast math gives other numbers, so it is the user's choice alone.

mod numbers;
mod race;
mod record;

use std::fmt;
use std::time::{Duration, Instant};

use crate::cache::Wanted;
use crate::client::Client;
use crate::error::Result;
use crate::executable::{Executable, Source};
use crate::host::cpu;
use crate::options::Options;
use crate::plugin::Value;
use crate::program::devices::check_for_one_device;
use race::{Entrant, MIN_ROUNDS, TOGETHER, Trial, combinations, part, promising, winners};
use record::Record;

/// An option of XLA's that is worth trying.
#[derive(Debug, PartialEq, Eq)]
struct Candidate {
    key: &'static str,
    value: Setting,
    /// The first minor version of plugins that it is tried on.
    since_minor: i32,
    /// The feature of the processor, as the system names it, without which it makes no difference.
    needs: Option<&'static str>,
}

#[derive(Debug, PartialEq, Eq)]
enum Setting {
    Bool(bool),
    Int(i64),
    Text(&'static str),
}

const YNNPACK: &str = "xla_cpu_experimental_ynn_fusion_type";

/// All that is tried; see the table above. None changes what is computed, only in which order.
const CANDIDATES: [Candidate; 8] = [
    Candidate {
        key: "xla_cpu_copy_insertion_use_region_analysis",
        value: Setting::Bool(true),
        since_minor: 0,
        needs: None,
    },
    Candidate {
        key: "xla_cpu_prefer_vector_width",
        value: Setting::Int(128),
        since_minor: 0,
        needs: None,
    },
    Candidate {
        key: "xla_cpu_prefer_vector_width",
        value: Setting::Int(512),
        since_minor: 0,
        needs: Some("avx512f"),
    },
    Candidate {
        key: YNNPACK,
        value: Setting::Text("LIBRARY_FUSION_TYPE_DOT"),
        since_minor: 106,
        needs: None,
    },
    Candidate {
        key: YNNPACK,
        value: Setting::Text("LIBRARY_FUSION_TYPE_INDIVIDUAL_DOT"),
        since_minor: 106,
        needs: None,
    },
    Candidate {
        key: YNNPACK,
        value: Setting::Text("LIBRARY_FUSION_TYPE_DOT,LIBRARY_FUSION_TYPE_REDUCE"),
        since_minor: 106,
        needs: None,
    },
    Candidate {
        key: "xla_cpu_use_fusion_emitters",
        value: Setting::Bool(false),
        since_minor: 0,
        needs: None,
    },
    Candidate {
        key: "xla_backend_optimization_level",
        value: Setting::Int(2),
        since_minor: 0,
        needs: None,
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

/// How long all of it may take, compiling included, but for the last program that is compiled.
/// Nothing is compiled that would end later if it takes as long as the longest until then.
const LIMIT: Duration = Duration::from_secs(30);

/// How often each choice is compiled, if that is quick.
const COPIES: u32 = 2;

/// How long all runs may take together: until the end of the first race, of the second, and of the
/// last.
const BUDGET_FOR_FIRST: Duration = Duration::from_secs(3);
const BUDGET_FOR_SECOND: Duration = Duration::from_secs(4);
const BUDGET_FOR_LAST: Duration = Duration::from_secs(5);

/// Loads a program under the options that are best for it, as far as that is known or can be
/// found out. This fails only where loading it under XLA's defaults does.
pub(crate) fn load(
    client: &Client,
    source: Source<'_>,
    options: &Options,
    wanted: Option<&Wanted<'_>>,
) -> Result<Executable> {
    check_for_one_device(source.bytes)?;
    let candidates = candidates_for(client, options);
    // Whatever is wrong with the cache is a reason not to remember.
    let opened = wanted.map(Wanted::open);
    let record = match &opened {
        Some(Ok(cache)) => Some(Record::of(cache, source.bytes, options)),
        Some(Err(error)) => Some(Err(error.clone())),
        None => None,
    };
    let mut turn = None;
    if let Some(Ok(record)) = &record {
        let remembered = || {
            let (choice, seen) = record.read();
            let is_known = |choice: &Choice| choice.iter().all(|one| candidates.contains(one));
            (choice.filter(is_known), seen)
        };
        let (mut choice, seen) = remembered();
        if choice.is_none() {
            let waited = turn.insert(record.turn(&seen));
            if waited.is_new {
                choice = remembered().0;
            }
        }
        if let Some(choice) = choice {
            // Its executable is in the cache, too, for which others may wait.
            drop(turn);
            return load_remembered(client, source, options, wanted, &choice, record);
        }
    }
    let with = |choice: &Choice| Executable::load_under(client, source, options, &settings(choice));
    let mut clock = Clock::new();
    let default = clock.compile(|| with(&Choice::new()))?;
    let mut report = Vec::new();
    let outcome = autotune(
        &default,
        options,
        &candidates,
        with,
        &mut clock,
        &mut report,
    );
    let (choice, executable) = match outcome {
        Ok(best) => best,
        Err(error) => {
            let text = format!("XLA's defaults; no others could be tried: {error}");
            return Ok(default.with_autotuning(&text));
        }
    };
    let kept = match (&record, &opened) {
        (Some(Ok(record)), Some(Ok(cache))) => match record.write(&choice) {
            Ok(()) => {
                // What is not kept is compiled again.
                let settings = settings(&choice);
                let _ = executable.keep_compiled(cache, source, options, &settings);
                format!("remembered in '{}'", record.path().display())
            }
            Err(error) => format!("not remembered: {}", error.message()),
        },
        (Some(Err(error)), _) => format!("not remembered: {}", error.message()),
        _ => "not remembered: the cache is off".to_owned(),
    };
    drop(turn);
    let first = format!(
        "{}, timed now in {:.1} s, {kept}",
        describe(&choice),
        clock.started.elapsed().as_secs_f64()
    );
    report.insert(0, first);
    Ok(executable.with_autotuning(&report.join("\n")))
}

/// Loads a program under the options that were found out before.
fn load_remembered(
    client: &Client,
    source: Source<'_>,
    options: &Options,
    wanted: Option<&Wanted<'_>>,
    choice: &Choice,
    record: &Record<'_>,
) -> Result<Executable> {
    let with = |choice: &Choice| {
        let settings = settings(choice);
        Executable::load_cached(client, source, options, &settings, wanted)
    };
    let (path, text) = (record.path(), describe(choice));
    let path = path.display();
    match with(choice) {
        Ok(executable) => {
            Ok(executable.with_autotuning(&format!("{text}, remembered in '{path}'")))
        }
        Err(error) => Ok(with(&Choice::new())?.with_autotuning(&format!(
            "XLA's defaults; {text}, remembered in '{path}', are refused: {error}"
        ))),
    }
}

/// What may be tried with this plugin. What the user has set stays as it is.
fn candidates_for(client: &Client, options: &Options) -> Choice {
    let platform = client.platform_name().to_bytes();
    let is_cpu = platform.eq_ignore_ascii_case(b"cpu");
    let (_, minor) = client.plugin().api_version();
    let features = cpu::features();
    let is_there = |feature| features.contains(&feature);
    CANDIDATES
        .iter()
        .filter(|candidate| is_cpu && candidate.since_minor <= minor)
        .filter(|candidate| candidate.needs.is_none_or(is_there))
        .filter(|candidate| !options.passed_on().any(|(key, _)| key == candidate.key))
        .collect()
}

/// The time that tuning takes.
#[derive(Debug)]
struct Clock {
    started: Instant,
    /// What the longest compilation took.
    longest: Duration,
}

impl Clock {
    fn new() -> Clock {
        Clock {
            started: Instant::now(),
            longest: Duration::ZERO,
        }
    }

    /// Whether there is time to compile once more.
    fn may_compile(&self) -> bool {
        self.started.elapsed() + self.longest <= LIMIT
    }

    fn compile(&mut self, compile: impl FnOnce() -> Result<Executable>) -> Result<Executable> {
        let start = Instant::now();
        let outcome = compile();
        self.longest = self.longest.max(start.elapsed());
        outcome
    }
}

/// The choice that is best, with its executable. A line of the report tells of each.
fn autotune(
    default: &Executable,
    options: &Options,
    candidates: &Choice,
    with: impl Fn(&Choice) -> Result<Executable>,
    clock: &mut Clock,
    report: &mut Vec<String>,
) -> Result<(Choice, Executable)> {
    let keep = || (Choice::new(), default.clone());
    if default.calls_host() {
        report.push(
            "it calls functions of the host, which are not to be run on made-up numbers".to_owned(),
        );
        return Ok(keep());
    }
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
    // Each is run once to compare it, and then in the fewest rounds of a race: the candidates and the
    // defaults; the best, the defaults and what is tried together; the winner and the defaults.
    let in_second = 2 + TOGETHER * (TOGETHER - 1) / 2 + 1;
    let runs = (candidates.len() + 1 + in_second + 2) * (1 + MIN_ROUNDS) * COPIES as usize;
    if once * runs as f64 > BUDGET_FOR_LAST.as_secs_f64() {
        report.push(format!(
            "a run takes {once:.2} s, which is too long to time many"
        ));
        return Ok(keep());
    }
    let repeats = trial.repeats_for(once);

    // Where code and constants come to lie makes one compilation faster than the next, so each is
    // compiled more than once, if that is quick.
    let copies = match clock.longest * COPIES * (candidates.len() as u32 + 1) < LIMIT / 2 {
        true => COPIES,
        false => 1,
    };
    let mut compiled_default = vec![default.clone()];
    for _ in 1..copies {
        compiled_default.push(clock.compile(|| with(&Choice::new()))?);
    }
    let mut enter = |trial: &mut Trial, choice: Choice, report: &mut Vec<String>| {
        let mut executables = Vec::new();
        for _ in 0..copies {
            if !clock.may_compile() {
                report.push(format!("no time   {}", describe(&choice)));
                return None;
            }
            let compiled = clock.compile(|| with(&choice));
            match compiled.and_then(|executable| Ok((trial.outputs(&executable)?, executable))) {
                Err(error) => {
                    report.push(format!("refused   {}: {error}", describe(&choice)));
                    return None;
                }
                Ok((outputs, _)) if !numbers::agree(&reference, &outputs, trial.largest) => {
                    report.push(format!("disagrees {}", describe(&choice)));
                    return None;
                }
                Ok((_, executable)) => executables.push(executable),
            }
        }
        Some(Entrant::new(choice, executables))
    };
    let defaults = || Entrant::new(Choice::new(), compiled_default.clone());
    let mut entrants = vec![defaults()];
    for candidate in candidates {
        entrants.extend(enter(&mut trial, vec![*candidate], report));
    }
    trial.race(&mut entrants, repeats, BUDGET_FOR_FIRST)?;
    report_times(&entrants, "", report);
    let promising = promising(entrants);

    // The best may have been lucky, and several may be better still together.
    let mut finalists = vec![defaults()];
    for choice in combinations(&promising) {
        finalists.extend(enter(&mut trial, choice, report));
    }
    finalists.extend(promising.into_iter().next());
    if finalists.len() == 1 {
        return Ok(keep());
    }
    finalists.iter_mut().for_each(Entrant::forget_times);
    trial.race(&mut finalists, repeats, BUDGET_FOR_SECOND)?;
    report_times(&finalists, " (second race)", report);
    let Some(winner) = winners(finalists).into_iter().next() else {
        return Ok(keep());
    };

    // It may have been lucky all the same.
    let mut again = Vec::new();
    for choice in [Choice::new(), winner.choice.clone()] {
        again.extend(enter(&mut trial, choice, report));
    }
    if again.len() < 2 {
        return Ok(keep());
    }
    trial.race(&mut again, repeats, BUDGET_FOR_LAST)?;
    report_times(&again, " (compiled anew)", report);
    if winners(again).is_empty() {
        return Ok(keep());
    }
    let choice = winner.choice.clone();
    Ok(winner
        .fastest()
        .map_or_else(keep, |executable| (choice, executable)))
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
    fn no_compilation_begins_that_would_take_too_long() {
        let mut clock = Clock::new();
        assert!(clock.may_compile());
        clock.longest = LIMIT / 2;
        assert!(clock.may_compile());
        clock.longest = LIMIT + Duration::from_secs(1);
        assert!(!clock.may_compile());
    }
}
