//! Executables that are timed side by side, on made-up numbers.

use std::time::{Duration, Instant};

use super::Choice;
use super::numbers::{self, Output};
use crate::buffer::Buffer;
use crate::error::Result;
use crate::executable::{Donation, Executable};
use crate::host::fpenv::FpState;
use crate::host::memory;
use crate::options::Options;

/// Rounds of a race, and how many there have to be for it to count.
const ROUNDS: usize = 45;
pub(super) const MIN_ROUNDS: usize = 3;

/// How long one measurement takes at least, in seconds: short runs are repeated. It is much less than
/// the time for which systems let another process have the processor, so most are undisturbed.
const MEASUREMENT: f64 = 4e-4;

/// Up to this time a run's arrays may be in the processor's caches, as they are where a host runs it
/// again and again: an untimed run brings them there.
const WARMED_UP: f64 = 4e-3;

/// The part of the defaults' time that a choice may take at most to be preferred to them.
const WINS: f64 = 0.97;

/// The part of the defaults' time that each option of several has to gain.
const FURTHER_OPTION: f64 = 0.02;

/// The part of the defaults' time up to which an option may be worth something together with
/// others, and how many of these are tried together.
const PROMISES: f64 = 0.985;
pub(super) const TOGETHER: usize = 3;

/// From this part on it need not be timed further, after this many rounds.
const HOPELESS: f64 = 1.5;
const HOPELESS_ROUNDS: usize = 5;

/// What is timed, and its time in each round, in seconds: that of the faster executable.
#[derive(Debug)]
pub(super) struct Entrant {
    pub(super) choice: Choice,
    /// Compiled once or more, each with its own times.
    executables: Vec<(Executable, Vec<f64>)>,
    pub(super) times: Vec<f64>,
}

impl Entrant {
    pub(super) fn new(
        choice: Choice,
        executables: impl IntoIterator<Item = Executable>,
    ) -> Entrant {
        Entrant {
            choice,
            executables: executables
                .into_iter()
                .map(|executable| (executable, Vec::new()))
                .collect(),
            times: Vec::new(),
        }
    }

    pub(super) fn forget_times(&mut self) {
        self.times.clear();
        for (_, times) in &mut self.executables {
            times.clear();
        }
    }

    /// The faster executable, by the time that a quarter of its rounds stay below.
    pub(super) fn fastest(self) -> Option<Executable> {
        self.executables
            .into_iter()
            .filter_map(|(executable, times)| Some((quarter(&times)?, executable)))
            .min_by(|(a, _), (b, _)| a.total_cmp(b))
            .map(|(_, executable)| executable)
    }
}

/// Those that may be worth something, the best first, and of each option the best value alone.
pub(super) fn promising(mut entrants: Vec<Entrant>) -> Vec<Entrant> {
    let default = entrants.remove(0).times;
    let part_of = |entrant: &Entrant| part(&entrant.times, &default);
    entrants.retain(|entrant| entrant.times.len() >= MIN_ROUNDS && part_of(entrant) <= PROMISES);
    entrants.sort_by(|a, b| part_of(a).total_cmp(&part_of(b)));
    let mut keys = Vec::new();
    entrants.retain(|entrant| {
        let of_entrant: Vec<_> = entrant.choice.iter().map(|option| option.key).collect();
        let is_new = !keys.contains(&of_entrant);
        keys.push(of_entrant);
        is_new
    });
    entrants.truncate(TOGETHER);
    entrants
}

/// What to try together: each two, and all.
pub(super) fn combinations(promising: &[Entrant]) -> Vec<Choice> {
    let together = |of: &[&Entrant]| of.iter().flat_map(|one| one.choice.clone()).collect();
    let mut choices: Vec<Choice> = Vec::new();
    for (index, first) in promising.iter().enumerate() {
        for second in &promising[index + 1..] {
            choices.push(together(&[first, second]));
        }
    }
    if promising.len() > 2 {
        choices.push(together(&promising.iter().collect::<Vec<_>>()));
    }
    choices
}

/// Those that are clearly better than the first, which are the defaults; the best first.
pub(super) fn winners(mut entrants: Vec<Entrant>) -> Vec<Entrant> {
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
pub(super) fn part(times: &[f64], default: &[f64]) -> f64 {
    let rounds = times.len().min(default.len());
    match (quarter(&times[..rounds]), quarter(&default[..rounds])) {
        (Some(time), Some(default)) if default > 0.0 => time / default,
        _ => 1.0,
    }
}

/// The time that a quarter of these stay below.
fn quarter(times: &[f64]) -> Option<f64> {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 4).copied()
}

/// Made-up inputs, and how long runs on them took so far.
#[derive(Debug)]
pub(super) struct Trial {
    inputs: Vec<Buffer>,
    /// The inputs that the program donates, with what they hold at first, and the output that each
    /// becomes.
    donated: Vec<(usize, Vec<u8>, usize)>,
    /// Whether runs that are timed use these up: not if some could not be replaced.
    donation: Donation,
    /// Whether an untimed run comes first.
    warm_up: bool,
    /// Elements of the largest array.
    pub(super) largest: usize,
    spent: Duration,
}

impl Trial {
    pub(super) fn new(executable: &Executable, options: &Options) -> Result<Trial> {
        let client = executable.client();
        let signature = executable.signature()?;
        let device = executable.device().unwrap_or_else(|| options.device());
        let mut largest = 0;
        for index in 0..signature.output_count() {
            let array = signature.output(index)?;
            largest = largest.max(array.byte_size() / array.dtype().size());
        }
        let mut inputs = Vec::new();
        let mut donated = Vec::new();
        let mut donation = Donation::AsProgrammed;
        for index in 0..signature.input_count() {
            let array = signature.input(index)?;
            largest = largest.max(array.byte_size() / array.dtype().size());
            let bytes = numbers::made_up(array, index as u64 + 1)?;
            // SAFETY: the bytes are those of the array, and are copied before this returns.
            let buffer =
                unsafe { Buffer::from_host(client, bytes.as_ptr().cast(), array.clone(), device) }?;
            inputs.push(buffer);
            match signature.input_facts(index)?.donated_to {
                Some(output) if signature.output(output)? == array => {
                    donated.push((index, bytes, output));
                }
                Some(_) => donation = Donation::Never,
                None => {}
            }
        }
        Ok(Trial {
            inputs,
            donated,
            donation,
            warm_up: false,
            largest,
            spent: Duration::ZERO,
        })
    }

    /// What the program computes, which also warms it up.
    pub(super) fn outputs(&mut self, executable: &Executable) -> Result<Vec<Output>> {
        let start = Instant::now();
        let inputs: Vec<&Buffer> = self.inputs.iter().collect();
        let (buffers, event) =
            executable.execute_with(&inputs, Donation::Never, FpState::current())?;
        event.wait()?;
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

    /// How many runs are timed at a time, where one takes so many seconds.
    pub(super) fn repeats_for(&mut self, once: f64) -> usize {
        self.warm_up = once < WARMED_UP;
        (MEASUREMENT / once).clamp(1.0, 1000.0) as usize
    }

    /// How long a run takes, in seconds: the mean of a few. What a run uses up, its result takes the
    /// place of, as where a host steps on in an array. So runs go on from each other, the same with
    /// every executable.
    pub(super) fn time(&mut self, executable: &Executable, repeats: usize) -> Result<f64> {
        let mut current: Vec<Option<Buffer>> = Vec::new();
        current.resize_with(self.inputs.len(), || None);
        for (index, bytes, _) in &self.donated {
            let like = &self.inputs[*index];
            let (array, device) = (like.array().clone(), like.device());
            // SAFETY: the bytes are those of the array, and are copied before this returns.
            let buffer = unsafe {
                Buffer::from_host(executable.client(), bytes.as_ptr().cast(), array, device)
            }?;
            current[*index] = Some(buffer);
        }
        let begin = Instant::now();
        let mut start = begin;
        for run in 0..repeats + usize::from(self.warm_up) {
            if run == usize::from(self.warm_up) {
                start = Instant::now();
            }
            let inputs: Vec<&Buffer> = current
                .iter()
                .zip(&self.inputs)
                .map(|(current, kept)| current.as_ref().unwrap_or(kept))
                .collect();
            let (outputs, event) =
                executable.execute_with(&inputs, self.donation, FpState::current())?;
            event.wait()?;
            let mut outputs: Vec<_> = outputs.into_iter().map(Some).collect();
            for (index, _, output) in &self.donated {
                current[*index] = outputs[*output].take();
            }
        }
        let taken = start.elapsed();
        self.spent += begin.elapsed();
        Ok(taken.as_secs_f64() / repeats as f64)
    }

    /// Times all in turns, so that what else the machine does meets them alike. The first is what
    /// the others are measured by.
    pub(super) fn race(
        &mut self,
        entrants: &mut [Entrant],
        repeats: usize,
        until: Duration,
    ) -> Result<()> {
        for round in 0..ROUNDS {
            if round >= MIN_ROUNDS && self.spent > until {
                break;
            }
            // What one leaves in the caches meets the next, so each comes after each in turn.
            for turn in 0..entrants.len() {
                let index = (turn + round) % entrants.len();
                let is_hopeless = entrants[index].times.len() >= HOPELESS_ROUNDS
                    && part(&entrants[index].times, &entrants[0].times) > HOPELESS;
                if is_hopeless {
                    continue;
                }
                let entrant = &mut entrants[index];
                let mut best = f64::INFINITY;
                for (executable, times) in &mut entrant.executables {
                    let time = self.time(executable, repeats)?;
                    times.push(time);
                    best = best.min(time);
                }
                entrant.times.push(best);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::{CANDIDATES, Candidate, YNNPACK};
    use super::*;
    use crate::client::Client;

    fn option(key: &str, index: usize) -> &'static Candidate {
        let mut of_key = CANDIDATES.iter().filter(|candidate| candidate.key == key);
        of_key.nth(index).unwrap()
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
        assert!(!win(&[0.98, 0.99, 0.975], &default), "too little");
        assert!(!win(&[0.5, 0.5, 1.1, 1.2], &default), "not often enough");
        assert!(
            win(&[0.9, 0.9, 0.9, 0.9, 3.0], &default),
            "one was disturbed"
        );
    }

    #[test]
    fn what_gains_is_tried_together() {
        let client = Client::create(
            concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/target/plugins/cpu/pjrt_c_api_cpu_plugin.so"
            ),
            &Options::new(),
        )
        .unwrap();
        let text = b"module { func.func public @main() -> tensor<f32> {
            %0 = stablehlo.constant dense<1.0> : tensor<f32>
            return %0 : tensor<f32> } }";
        let executable = Executable::load(&client, text, &Options::new()).unwrap();
        let dots = option(YNNPACK, 0);
        let other_dots = option(YNNPACK, 1);
        let width = option("xla_cpu_prefer_vector_width", 0);
        let level = option("xla_backend_optimization_level", 0);
        let entrants = [
            (vec![], 1.0),
            (vec![other_dots], 0.9),
            (vec![width], 0.98),
            (vec![dots], 0.8),
            (vec![level], 0.99),
        ];
        let entrants = entrants.map(|(choice, time)| Entrant {
            times: vec![time; 5],
            ..Entrant::new(choice, [executable.clone()])
        });
        let promising = promising(entrants.into());
        let choices: Vec<_> = promising.iter().map(|one| one.choice.clone()).collect();
        // Of one option one value, and nothing that hardly gains.
        assert_eq!(choices, [vec![dots], vec![width]]);
        assert_eq!(combinations(&promising), [vec![dots, width]]);

        let three = [dots, width, level].map(|one| Entrant::new(vec![one], [executable.clone()]));
        let all = combinations(&three);
        assert_eq!(
            all,
            [
                vec![dots, width],
                vec![dots, level],
                vec![width, level],
                vec![dots, width, level]
            ]
        );
        assert!(combinations(&three[..1]).is_empty());
    }
}
