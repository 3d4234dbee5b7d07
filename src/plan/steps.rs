//! What each run has to do, worked out once from what is bound.
//!
//! A program that donates an input to an output writes the output into the input's memory. So an
//! output is in place without a copy if the memory that it is bound to is what the program is lent
//! for that input. Whether that is possible depends on all that is bound, not on one array alone.

use std::ptr::NonNull;
use std::sync::Arc;

use super::checks::{no_way_to_device, unbound};
use super::input::{Given, InputSlot, Place, Reach, RepeatedCopy, apart};
use super::output::{Lend, OutputSlot};
use super::way::{InputWay, OutputWay, Why};
use crate::alloc::VIEW_ALIGNMENT;
use crate::array::{ArrayType, Cut, Layout};
use crate::error::Result;
use crate::executable::Executable;
use crate::launch::Launch;
use crate::program::signature::{Input, Signature};

/// What each run at one turn has to do.
#[derive(Debug)]
pub(super) struct Steps {
    /// The next run: the arguments that stay are set, the others at each run.
    pub(super) launch: Launch,
    /// Inputs whose bytes to check before each run: index among those of all devices, and where the values are.
    pub(super) checks: Vec<(usize, NonNull<u8>)>,
    /// Inputs to copy before each run: index among those of all devices, argument, and where the values are.
    pub(super) copies: Vec<(usize, usize, NonNull<u8>)>,
    /// Inputs whose view of the device's memory is made anew at each run: index and argument.
    pub(super) renewals: Vec<(usize, usize)>,
    /// Inputs whose buffers others may use, too.
    pub(super) shared: Vec<usize>,
    pub(super) links: Vec<Link>,
    /// For each output, what the program is lent for it.
    pub(super) lends: Vec<Option<Lend>>,
    /// For each output, what keeps it from being written where it is bound, if an input is donated to
    /// it.
    obstacles: Vec<Option<Why>>,
    pub(super) inputs: Vec<InputWay>,
    pub(super) outputs: Vec<OutputWay>,
}

/// An argument by which the program is lent an output's memory.
#[derive(Debug)]
pub(super) struct Link {
    pub(super) argument: usize,
    pub(super) output: usize,
    /// The input's values, where they have to be copied to the output's memory first.
    pub(super) source: Option<NonNull<u8>>,
    /// How they lie apart there, if they do.
    pub(super) cut: Option<Arc<Cut>>,
    /// The order in which the program reads them.
    pub(super) layout: Layout,
    /// The array that is row-major where the input is in that order.
    pub(super) view: ArrayType,
}

/// What is lent for an output, and what has to be copied there first.
struct Loan {
    lend: Lend,
    source: Option<NonNull<u8>>,
    /// Why it is not the output's own memory, if it is not.
    why: Option<Why>,
}

impl Loan {
    fn of(lend: Lend) -> Loan {
        Loan {
            lend,
            source: None,
            why: None,
        }
    }
}

/// What steps are worked out from.
pub(super) struct Facts<'a> {
    pub(super) executable: &'a Executable,
    /// Of what one device takes and gives.
    pub(super) signature: &'a Signature,
    /// Whether the host can use the device's memory as it is.
    pub(super) is_host_memory: bool,
    pub(super) turn: usize,
}

impl Facts<'_> {
    /// The number of a device's output among those of all devices.
    fn output_of(&self, input: usize, output: usize) -> usize {
        input / self.signature.inputs().len() * self.signature.output_count() + output
    }
}

impl Steps {
    pub(super) fn new(
        facts: &Facts<'_>,
        inputs: &mut [InputSlot],
        outputs: &mut [OutputSlot],
    ) -> Result<Steps> {
        let steps = Steps::with(facts, inputs, outputs, &[])?;
        let kept = &steps.launch.not_donated;
        let is_torn = |link: &Link| kept.contains(&steps.parameter_of(facts, link.argument));
        let torn: Vec<i64> = steps
            .links
            .iter()
            .filter(|link| is_torn(link))
            .map(|link| steps.parameter_of(facts, link.argument))
            .collect();
        match torn.is_empty() {
            true => Ok(steps),
            // What one device has to leave as it is, no device can be lent memory by.
            false => Steps::with(facts, inputs, outputs, &torn),
        }
    }

    /// Which argument of the program an argument of the run is.
    fn parameter_of(&self, facts: &Facts<'_>, argument: usize) -> i64 {
        (argument % facts.signature.parameter_count().max(1)) as i64
    }

    /// The steps, with nothing lent by these arguments of the program's.
    fn with(
        facts: &Facts<'_>,
        inputs: &mut [InputSlot],
        outputs: &mut [OutputSlot],
        kept: &[i64],
    ) -> Result<Steps> {
        let device = inputs.first().map_or(0, |input| input.device);
        let mut steps = Steps {
            launch: facts.executable.launch(device)?,
            checks: Vec::new(),
            copies: Vec::new(),
            renewals: Vec::new(),
            shared: Vec::new(),
            links: Vec::new(),
            lends: vec![None; outputs.len()],
            obstacles: vec![None; outputs.len()],
            inputs: Vec::with_capacity(inputs.len()),
            outputs: Vec::with_capacity(outputs.len()),
        };
        for index in 0..inputs.len() {
            let way = match inputs[index].argument {
                None => InputWay::Unused,
                Some(argument) => {
                    steps.check(facts, index, &inputs[index])?;
                    let is_kept = kept.contains(&steps.parameter_of(facts, argument));
                    let linked = match is_kept {
                        false => steps.link(facts, index, argument, inputs, outputs)?,
                        true => None,
                    };
                    match linked {
                        Some(way) => way,
                        None => steps.feed(facts, index, argument, &mut inputs[index])?,
                    }
                }
            };
            steps.inputs.push(way);
        }
        for (index, output) in outputs.iter().enumerate() {
            steps.outputs.push(steps.way_out(facts, index, output)?);
        }
        Ok(steps)
    }

    /// Has each run check elements that not every byte is one of.
    fn check(&mut self, facts: &Facts<'_>, index: usize, slot: &InputSlot) -> Result<()> {
        let input = facts.signature.input_facts(slot.index)?;
        if input.array.dtype().allowed().is_none() || input.is_destination {
            return Ok(());
        }
        let memory = match &slot.given {
            Given::Memory(bound) if bound.place == Place::Host => Some(bound.turns[facts.turn]),
            Given::Buffer(buffer) => buffer.memory_to_check()?,
            // What was set was checked then.
            Given::Nothing | Given::Set(_) | Given::Fixed(_) | Given::Memory(_) => None,
        };
        self.checks.extend(memory.map(|memory| (index, memory)));
        Ok(())
    }

    /// Lends the program an output's memory by an input that it donates to it, if that gives the
    /// right result.
    fn link(
        &mut self,
        facts: &Facts<'_>,
        index: usize,
        argument: usize,
        inputs: &[InputSlot],
        outputs: &mut [OutputSlot],
    ) -> Result<Option<InputWay>> {
        let input = facts.signature.input_facts(inputs[index].index)?;
        let Some(donated_to) = input.donated_to else {
            return Ok(None);
        };
        let to = facts.output_of(index, donated_to);
        let number = inputs[index].index;
        let output = &outputs[to];
        if self.lends[to].is_some() {
            return Ok(None);
        }
        if input.array != output.array {
            self.obstacles[to] = Some(Why::OtherArray(number));
            return Ok(None);
        }
        let can_be_lent = input.array.byte_size() > 0
            && !output.ignores_lent
            && input.array.dtype().packed_bits().is_none();
        let target = output
            .target
            .filter(|_| can_be_lent)
            .map(|bound| (bound.turns[facts.turn], bound.place));
        let loan = if input.is_destination {
            // It has to be given something even where that is of no use. What the user gave is not
            // read, and stays as it is.
            match target {
                Some((pointer, Place::Device { stream })) => {
                    Loan::of(Lend::Device { pointer, stream })
                }
                Some((target, Place::Host)) if facts.is_host_memory => {
                    Steps::place(facts, index, target, None, inputs, output)?
                }
                _ => Loan::of(Lend::Spare),
            }
        } else {
            match (&inputs[index].given, target) {
                (Given::Memory(source), Some((target, place))) => match (source.place, place) {
                    (Place::Host, Place::Host) if facts.is_host_memory => {
                        let source = source.turns[facts.turn];
                        Steps::place(facts, index, target, Some(source), inputs, output)?
                    }
                    (Place::Device { .. }, Place::Device { stream })
                        if source.turns[facts.turn] == target =>
                    {
                        let pointer = target;
                        Loan::of(Lend::Device { pointer, stream })
                    }
                    _ => return Ok(None),
                },
                (Given::Set(_) | Given::Fixed(_) | Given::Buffer(_), Some(_)) => {
                    self.obstacles[to] = Some(Why::InputIsBuffer(number));
                    return Ok(None);
                }
                _ => return Ok(None),
            }
        };
        let is_pair = match inputs[index].given {
            Given::Memory(bound) => bound.is_pair(),
            _ => false,
        };
        let way = match (input.is_destination, loan.source, output.target) {
            (true, _, _) => InputWay::Destination { output: donated_to },
            (false, None, _) => InputWay::InPlace { output: donated_to },
            (false, Some(source), target) => InputWay::CopiedInto {
                output: donated_to,
                why: match loan.why {
                    // A copy from another array to this one is made whatever this one is like.
                    Some(Why::Misaligned(_)) | None
                        if target.is_none_or(|bound| bound.turns[facts.turn] != source) =>
                    {
                        if input.layout != Layout::RowMajor {
                            Why::Layout
                        } else if is_pair {
                            Why::Pair
                        } else {
                            Why::Apart
                        }
                    }
                    Some(why) => why,
                    None => Why::Layout,
                },
            },
        };
        let is_reusable = input.layout == output.layout;
        self.lends[to] = Some(loan.lend);
        self.obstacles[to] = loan.why;
        outputs[to].lent[facts.turn].will_lend(loan.lend, is_reusable);
        self.links.push(Link {
            argument,
            output: to,
            source: loan.source,
            cut: match &inputs[index].given {
                Given::Memory(bound) => inputs[index].apart(bound).cloned(),
                _ => None,
            },
            layout: input.layout.clone(),
            view: input.layout.physical(&input.array),
        });
        Ok(Some(way))
    }

    /// What to lend for an output that is bound to the host's memory: that memory itself, unless the
    /// plugin would not use it in place, or another input is read from it during the run. Of an
    /// input whose values count, `source` is where they are.
    fn place(
        facts: &Facts<'_>,
        index: usize,
        target: NonNull<u8>,
        source: Option<NonNull<u8>>,
        inputs: &[InputSlot],
        output: &OutputSlot,
    ) -> Result<Loan> {
        let size = output.array.byte_size();
        let start = target.as_ptr() as usize;
        let overlaps = |other: usize, other_size: usize| {
            start < other + other_size && other < start + size && other_size > 0
        };
        let staging = |why| Loan {
            lend: Lend::Staging,
            source,
            why: Some(why),
        };
        let input = facts.signature.input_facts(inputs[index].index)?;
        if output.layout != Layout::RowMajor {
            return Ok(staging(Why::OutputLayout(input.donated_to.unwrap_or(0))));
        }
        if output.apart().is_some() {
            return Ok(staging(Why::Pieces));
        }
        let misaligned = start % VIEW_ALIGNMENT;
        if misaligned != 0 {
            return Ok(staging(Why::Misaligned(misaligned)));
        }
        let is_apart = match &inputs[index].given {
            Given::Memory(bound) => inputs[index].apart(bound).is_some(),
            _ => false,
        };
        let is_permuted = input.layout != Layout::RowMajor;
        if let Some(source) = source
            && (is_permuted || is_apart)
            && overlaps(source.as_ptr() as usize, size)
        {
            return Ok(staging(match is_apart {
                true => Why::Pieces,
                false => Why::InputLayout(inputs[index].index),
            }));
        }
        for (other, slot) in inputs.iter().enumerate() {
            let other_input = facts.signature.input_facts(slot.index)?;
            if other == index || slot.argument.is_none() || other_input.is_destination {
                continue;
            }
            let other_size = other_input.array.byte_size();
            let is_read_from_it = match &slot.given {
                Given::Nothing | Given::Set(_) | Given::Fixed(_) => false,
                Given::Memory(bound) => overlaps(
                    bound.turns[facts.turn].as_ptr() as usize,
                    slot.span(bound, other_size),
                ),
                Given::Buffer(buffer) if other_size > 0 => buffer
                    .readable_memory()?
                    .is_some_and(|memory| overlaps(memory as usize, other_size)),
                Given::Buffer(_) => false,
            };
            if is_read_from_it {
                return Ok(staging(Why::ReadFrom(slot.index)));
            }
        }
        Ok(Loan {
            lend: Lend::Host(target),
            source: source.filter(|source| *source != target),
            why: None,
        })
    }

    /// Has an input's values reach the program, which leaves them as they are.
    fn feed(
        &mut self,
        facts: &Facts<'_>,
        index: usize,
        argument: usize,
        slot: &mut InputSlot,
    ) -> Result<InputWay> {
        let input = facts.signature.input_facts(slot.index)?;
        let bound = match &slot.given {
            Given::Nothing => {
                let count = facts.signature.input_count();
                return Err(unbound(facts.executable, count, slot));
            }
            Given::Set(copy) => {
                self.launch.arguments[argument] = copy.buffer()?.as_ptr();
                self.keep(input);
                return Ok(InputWay::Constant);
            }
            Given::Fixed(buffer) => {
                self.launch.arguments[argument] = buffer.as_ptr();
                self.keep(input);
                return Ok(InputWay::Constant);
            }
            Given::Buffer(buffer) => {
                self.launch.arguments[argument] = buffer.as_ptr();
                if buffer.is_shared() {
                    self.shared.push(index);
                }
                self.keep(input);
                return Ok(InputWay::Constant);
            }
            Given::Memory(bound) => *bound,
        };
        let reach = &mut slot.reach[facts.turn];
        if let Place::Device { stream } = bound.place {
            if stream != 0 {
                self.renewals.push((index, argument));
            }
            if let Reach::View(view) = reach {
                self.launch.arguments[argument] = view.as_ptr();
            }
            self.keep(input);
            return Ok(InputWay::OnDevice);
        }
        if let Reach::View(view) = reach {
            self.launch.arguments[argument] = view.as_ptr();
            self.keep(input);
            return Ok(InputWay::Viewed);
        }
        if matches!(reach, Reach::Undecided) {
            let copy = RepeatedCopy::new(
                facts.executable,
                input.array.clone(),
                input.layout.clone(),
                slot.device,
                facts.is_host_memory,
                apart(slot.piece.as_ref(), &bound).cloned(),
            )?;
            *reach = Reach::Copy(copy);
        }
        let source = bound.turns[facts.turn];
        self.copies.push((index, argument, source));
        // What is copied for this run alone may be used up by it.
        if !matches!(reach, Reach::Copy(copy) if copy.is_fresh()) {
            self.keep(input);
        }
        let why = if input.array.dtype().packed_bits().is_some() {
            Why::Packed
        } else if !facts.is_host_memory {
            Why::OtherMemory
        } else if input.layout != Layout::RowMajor {
            Why::Layout
        } else if apart(slot.piece.as_ref(), &bound).is_some() {
            Why::Pieces
        } else {
            match source.as_ptr() as usize % VIEW_ALIGNMENT {
                0 => Why::NotViewed,
                misaligned => Why::Misaligned(misaligned),
            }
        };
        Ok(InputWay::Copied(why))
    }

    /// Has a run leave an input as it is.
    fn keep(&mut self, input: &Input) {
        if let (Some(_), Some(parameter)) = (input.donated_to, input.parameter)
            && !self.launch.not_donated.contains(&(parameter as i64))
        {
            self.launch.not_donated.push(parameter as i64);
        }
    }

    fn way_out(&self, facts: &Facts<'_>, index: usize, output: &OutputSlot) -> Result<OutputWay> {
        let Some(bound) = output.target else {
            return Ok(OutputWay::Kept);
        };
        if let (Place::Device { .. }, None) = (bound.place, self.lends[index]) {
            return Err(no_way_to_device(facts.signature, output.index));
        }
        if output.array.byte_size() == 0 {
            return Ok(OutputWay::InPlace);
        }
        Ok(match (self.lends[index], self.obstacles[index]) {
            (Some(Lend::Host(_) | Lend::Device { .. }), _) => OutputWay::InPlace,
            _ if output.array.dtype().packed_bits().is_some() => OutputWay::Copied(Why::Packed),
            // The order that is told is the output's own here.
            (_, Some(Why::OutputLayout(_))) => OutputWay::Copied(Why::Layout),
            (Some(Lend::Staging), Some(why)) => OutputWay::Copied(why),
            _ if !facts.is_host_memory => OutputWay::Copied(Why::OtherMemory),
            _ if output.ignores_lent => OutputWay::Copied(Why::Ignored),
            _ if output.layout != Layout::RowMajor => OutputWay::Copied(Why::Layout),
            _ if output.apart().is_some() => OutputWay::Copied(Why::Pieces),
            (_, Some(why)) => OutputWay::Copied(why),
            (_, None) => OutputWay::Copied(Why::NotDonated),
        })
    }
}
