//! What each run has to do, worked out once from what is bound.
//!
//! A program that donates an input to an output writes the output into the input's memory. So an
//! output is in place without a copy if the memory that it is bound to is what the program is lent
//! for that input. Whether that is possible depends on all that is bound, not on one array alone.

use std::ptr::NonNull;

use super::input::{Bound, Given, InputSlot, Place, Reach, RepeatedCopy};
use super::output::{Lend, OutputSlot};
use super::way::{InputWay, OutputWay, Why};
use crate::alloc::VIEW_ALIGNMENT;
use crate::array::{ArrayType, Layout};
use crate::buffer::Buffer;
use crate::error::{Error, Result, Status};
use crate::executable::Executable;
use crate::launch::Launch;
use crate::program::signature::{Input, Signature};

/// What each run at one turn has to do.
#[derive(Debug)]
pub(super) struct Steps {
    /// The next run: the arguments that stay are set, the others at each run.
    pub(super) launch: Launch,
    /// Inputs whose bytes to check before each run: index and where the values are.
    pub(super) checks: Vec<(usize, NonNull<u8>)>,
    /// Inputs to copy before each run: index, argument, and where the values are.
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
    pub(super) signature: &'a Signature,
    pub(super) device: usize,
    /// Whether the host can use the device's memory as it is.
    pub(super) is_host_memory: bool,
    pub(super) turn: usize,
}

impl Steps {
    pub(super) fn new(
        facts: &Facts<'_>,
        inputs: &mut [InputSlot],
        outputs: &mut [OutputSlot],
    ) -> Result<Steps> {
        let mut steps = Steps {
            launch: facts.executable.launch(facts.device)?,
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
            let way = match inputs[index].parameter {
                None => InputWay::Unused,
                Some(argument) => {
                    steps.check(facts, index, &inputs[index])?;
                    match steps.link(facts, index, argument, inputs, outputs)? {
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
        let input = facts.signature.input_facts(index)?;
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
        let input = facts.signature.input_facts(index)?;
        let Some(to) = input.donated_to else {
            return Ok(None);
        };
        let output = &outputs[to];
        if self.lends[to].is_some() {
            return Ok(None);
        }
        if input.array != output.array {
            self.obstacles[to] = Some(Why::OtherArray(index));
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
                    self.obstacles[to] = Some(Why::InputIsBuffer(index));
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
            (true, _, _) => InputWay::Destination { output: to },
            (false, None, _) => InputWay::InPlace { output: to },
            (false, Some(source), target) => InputWay::CopiedInto {
                output: to,
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
        if output.layout != Layout::RowMajor {
            return Ok(staging(Why::OutputLayout(
                facts.signature.input_facts(index)?.donated_to.unwrap_or(0),
            )));
        }
        let misaligned = start % VIEW_ALIGNMENT;
        if misaligned != 0 {
            return Ok(staging(Why::Misaligned(misaligned)));
        }
        let is_permuted = facts.signature.input_facts(index)?.layout != Layout::RowMajor;
        if let Some(source) = source
            && is_permuted
            && overlaps(source.as_ptr() as usize, size)
        {
            return Ok(staging(Why::InputLayout(index)));
        }
        for (other, slot) in inputs.iter().enumerate() {
            let other_input = facts.signature.input_facts(other)?;
            if other == index || slot.parameter.is_none() || other_input.is_destination {
                continue;
            }
            let other_size = other_input.array.byte_size();
            let is_read_from_it = match &slot.given {
                Given::Nothing | Given::Set(_) | Given::Fixed(_) => false,
                Given::Memory(bound) => {
                    overlaps(bound.turns[facts.turn].as_ptr() as usize, other_size)
                }
                Given::Buffer(buffer) if other_size > 0 => buffer
                    .readable_memory()?
                    .is_some_and(|memory| overlaps(memory as usize, other_size)),
                Given::Buffer(_) => false,
            };
            if is_read_from_it {
                return Ok(staging(Why::ReadFrom(other)));
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
        let input = facts.signature.input_facts(index)?;
        let bound = match &slot.given {
            Given::Nothing => return Err(unbound(index, facts.signature.input_count())),
            Given::Set(copy) => {
                self.launch.arguments[argument] = copy.buffer()?.as_ptr();
                self.keep(input, argument);
                return Ok(InputWay::Constant);
            }
            Given::Fixed(buffer) => {
                self.launch.arguments[argument] = buffer.as_ptr();
                self.keep(input, argument);
                return Ok(InputWay::Constant);
            }
            Given::Buffer(buffer) => {
                self.launch.arguments[argument] = buffer.as_ptr();
                if buffer.is_shared() {
                    self.shared.push(index);
                }
                self.keep(input, argument);
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
            self.keep(input, argument);
            return Ok(InputWay::OnDevice);
        }
        if let Reach::View(view) = reach {
            self.launch.arguments[argument] = view.as_ptr();
            self.keep(input, argument);
            return Ok(InputWay::Viewed);
        }
        if matches!(reach, Reach::Undecided) {
            let copy = RepeatedCopy::new(
                facts.executable,
                input.array.clone(),
                input.layout.clone(),
                facts.device,
                facts.is_host_memory,
            )?;
            *reach = Reach::Copy(copy);
        }
        let source = bound.turns[facts.turn];
        self.copies.push((index, argument, source));
        // What is copied for this run alone may be used up by it.
        if !matches!(reach, Reach::Copy(copy) if copy.is_fresh()) {
            self.keep(input, argument);
        }
        let why = if input.array.dtype().packed_bits().is_some() {
            Why::Packed
        } else if !facts.is_host_memory {
            Why::OtherMemory
        } else if input.layout != Layout::RowMajor {
            Why::Layout
        } else {
            match source.as_ptr() as usize % VIEW_ALIGNMENT {
                0 => Why::NotViewed,
                misaligned => Why::Misaligned(misaligned),
            }
        };
        Ok(InputWay::Copied(why))
    }

    /// Has a run leave an input as it is.
    fn keep(&mut self, input: &Input, argument: usize) {
        if input.donated_to.is_some() {
            self.launch.not_donated.push(argument as i64);
        }
    }

    fn way_out(&self, facts: &Facts<'_>, index: usize, output: &OutputSlot) -> Result<OutputWay> {
        let Some(bound) = output.target else {
            return Ok(OutputWay::Kept);
        };
        if let (Place::Device { .. }, None) = (bound.place, self.lends[index]) {
            return Err(no_way_to_device(facts, index));
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
            (_, Some(why)) => OutputWay::Copied(why),
            (_, None) => OutputWay::Copied(Why::NotDonated),
        })
    }
}

/// Makes the view by which an input that is bound to memory is read where it is, if it can be.
///
/// # Safety
/// The memory must be as whoever binds it promises.
pub(super) unsafe fn view(
    facts: &Facts<'_>,
    index: usize,
    bound: &Bound,
    turn: usize,
) -> Result<Reach> {
    let input = facts.signature.input_facts(index)?;
    let client = facts.executable.client();
    let address = bound.turns[turn].as_ptr().cast();
    let array = input.array.clone();
    match bound.place {
        // SAFETY: the caller's promise.
        Place::Device { stream } => unsafe {
            if input.layout != Layout::RowMajor {
                return Err(Error::new(
                    Status::CopyRequired,
                    format!(
                        "the program reads input {index} in another order than row-major, so \
                         device memory cannot be bound to it; export it with default layouts"
                    ),
                ));
            }
            Buffer::view_device(client, address, array, facts.device, stream, || {})
                .map(Reach::View)
        },
        Place::Host => {
            let can_be_viewed = facts.is_host_memory
                && input.layout == Layout::RowMajor
                && array.dtype().packed_bits().is_none()
                && (address as usize).is_multiple_of(VIEW_ALIGNMENT);
            if !can_be_viewed {
                return Ok(Reach::Undecided);
            }
            // SAFETY: the caller's promise.
            match unsafe { Buffer::view_memory(client, address, array, facts.device) } {
                Ok(view) => Ok(Reach::View(view)),
                Err(error) if error.status() == Status::CopyRequired => Ok(Reach::Undecided),
                Err(error) => Err(error),
            }
        }
    }
}

#[cold]
fn unbound(index: usize, count: usize) -> Error {
    Error::new(
        Status::NotBound,
        format!("input {index} has no value; set or bind all {count} inputs before the run"),
    )
}

#[cold]
fn no_way_to_device(facts: &Facts<'_>, index: usize) -> Error {
    let donor = facts
        .signature
        .inputs()
        .iter()
        .position(|input| input.donated_to == Some(index));
    let advice = match donor {
        Some(input) => format!(
            "the program donates input {input} to it: bind both to the same memory with \
             bind_inout_device"
        ),
        None => "export the program with an argument that is donated to it, \
                 jax.jit(lambda x, out: f(x), donate_argnums=1, keep_unused=True), or leave it \
                 unbound and use take_output_buffer"
            .to_owned(),
    };
    Error::new(
        Status::CopyRequired,
        format!("output {index} cannot be written to device memory as it is bound: {advice}"),
    )
}
