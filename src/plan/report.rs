//! What a run copies, and why, for people.

use std::fmt::Write;

use super::steps::Steps;
use super::way::{InputWay, OutputWay, Why};
use crate::alloc::VIEW_ALIGNMENT;
use crate::error::Result;
use crate::program::signature::Signature;

/// From this size on, memory that a plugin gets for a run is not at hand: the system gives it, page
/// by page, as it is written. Measured: an output of 32 MB takes 25 ms so, and 5.7 ms in place.
const LARGE: usize = 1 << 20;

impl Why {
    fn text(self, first: usize) -> String {
        match self {
            Why::Misaligned(bytes) => format!(
                "its address is {bytes} bytes past a multiple of {VIEW_ALIGNMENT}; allocate it \
                 with pjrtlite_alloc"
            ),
            Why::Layout => "the program keeps it in another order than row-major; export it with \
                            default layouts"
                .to_owned(),
            Why::InputLayout(input) => format!(
                "the program keeps input {} in another order than row-major; export it with \
                 default layouts",
                input + first
            ),
            Why::OutputLayout(output) => format!(
                "the program keeps output {} in another order than row-major; export it with \
                 default layouts",
                output + first
            ),
            Why::Pieces => "its piece is not together in the whole array; give each device its own array, or divide \
                            the arrays along their first axis"
                .to_owned(),
            Why::Packed => "devices pack several of its elements in a byte".to_owned(),
            Why::OtherMemory => "the host does not share the device's memory".to_owned(),
            Why::NotDonated => {
                "the program donates no input to it; export it with one, or with an \
                                argument for the result"
                    .to_owned()
            }
            Why::NotViewed => "the plugin does not use the host's memory where it is".to_owned(),
            Why::ReadFrom(input) => format!(
                "input {} is read from the same memory; give each its own",
                input + first
            ),
            Why::InputIsBuffer(input) => format!(
                "input {} is donated to it, but is a buffer or values that were set; bind both \
                 to one array",
                input + first
            ),
            Why::OtherArray(input) => format!(
                "input {} is donated to it, but is of another type or shape; export it with one \
                 of the same",
                input + first
            ),
            Why::Apart => format!(
                "they are in two arrays; bind both to one array, at a multiple of \
                 {VIEW_ALIGNMENT}, to save it"
            ),
            Why::Pair => "a pair keeps what the program would update in place; bind both to one \
                          array, or export it with an argument for the result"
                .to_owned(),
            Why::Ignored => "the plugin does not write into the memory that it is lent".to_owned(),
        }
    }
}

/// Each way with its index, where it is taken, and what it is for: once for all devices where it is the same on all.
fn each<'a, W: PartialEq + Copy, A>(
    ways: &'a [W],
    arrays: &'a [A],
    count: usize,
    devices: &'a [usize],
) -> Vec<(usize, String, &'a W, &'a A)> {
    let mut lines = Vec::new();
    for (index, array) in arrays.iter().enumerate().take(count) {
        let on_each: Vec<&W> = ways.iter().skip(index).step_by(arrays.len()).collect();
        match &on_each[..] {
            [way] => lines.push((index, String::new(), *way, array)),
            [way, others @ ..] if others.iter().all(|other| other == way) => {
                let where_ = format!(" on each of {} devices", devices.len());
                lines.push((index, where_, *way, array));
            }
            _ => {
                for (way, device) in on_each.into_iter().zip(devices) {
                    lines.push((index, format!(" on device {device}"), way, array));
                }
            }
        }
    }
    lines
}

impl Steps {
    /// How many bytes of the host's memory a run copies.
    pub(super) fn bytes_copied(&self, signature: &Signature) -> u64 {
        let into = self.inputs.iter().zip(signature.inputs().iter().cycle());
        let into = into.map(|(way, input)| match way {
            InputWay::Copied(_) | InputWay::CopiedInto { .. } => input.array.byte_size() as u64,
            _ => 0,
        });
        let out = self.outputs.iter().zip(signature.outputs().iter().cycle());
        let out = out.map(|(way, array)| match way {
            OutputWay::Copied(_) => array.byte_size() as u64,
            _ => 0,
        });
        into.chain(out).sum()
    }

    /// A line for each input and output, one for temporary memory, which the plugin may not tell of,
    /// and one for the sum; they are counted from `first`.
    pub(super) fn report(
        &self,
        signature: &Signature,
        temporary: &Result<usize>,
        first: usize,
        devices: &[usize],
    ) -> String {
        let mut text = String::new();
        for (index, where_, way, input) in each(
            &self.inputs,
            signature.inputs(),
            signature.input_count(),
            devices,
        ) {
            let copied = format!("copied, {} bytes a run", input.array.byte_size());
            let how = match *way {
                InputWay::Unused => "not used by the program".to_owned(),
                InputWay::Constant => "set, not copied again".to_owned(),
                InputWay::Viewed => "read where it is".to_owned(),
                InputWay::OnDevice => "read where it is, on the device".to_owned(),
                InputWay::Copied(why) => format!("{copied}: {}", why.text(first)),
                InputWay::InPlace { output } => {
                    format!("updated where it is, into output {}", output + first)
                }
                InputWay::CopiedInto { output, why } => format!(
                    "{copied}, to where output {} is written: {}",
                    output + first,
                    why.text(first)
                ),
                InputWay::Destination { output } => {
                    format!("says where output {} is written", output + first)
                }
            };
            // Writing to a String cannot fail.
            let _ = writeln!(
                text,
                "input {} {}{where_}: {how}",
                index + first,
                input.array
            );
        }
        for (index, where_, way, array) in each(
            &self.outputs,
            signature.outputs(),
            signature.output_count(),
            devices,
        ) {
            let anew = match array.byte_size() {
                LARGE.. => ", in memory that is new in each run",
                _ => "",
            };
            let how = match *way {
                _ if array.byte_size() == 0 => "empty".to_owned(),
                OutputWay::Kept => format!("not bound, stays with the plugin{anew}"),
                OutputWay::InPlace => "written where it is".to_owned(),
                OutputWay::Copied(why) => format!(
                    "copied, {} bytes a run{anew}: {}",
                    array.byte_size(),
                    why.text(first)
                ),
            };
            let _ = writeln!(text, "output {} {array}{where_}: {how}", index + first);
        }
        let _ = match temporary {
            Ok(bytes) => {
                let advice = match self.updated_through_temporary(signature, *bytes) {
                    Some(output) => format!(
                        ", as much as output {} has at least: where a program updates an array in \
                         place, XLA may write the result elsewhere first and copy it; one that \
                         writes into an argument for the result need not",
                        output + first
                    ),
                    None => String::new(),
                };
                writeln!(
                    text,
                    "a run takes {bytes} bytes of temporary memory{advice}"
                )
            }
            Err(error) => writeln!(text, "a run takes temporary memory, unknown: {error}"),
        };
        let _ = write!(text, "a run copies {} bytes", self.bytes_copied(signature));
        text
    }
    /// A large output that is updated in place, and that the temporary memory would hold.
    fn updated_through_temporary(&self, signature: &Signature, bytes: usize) -> Option<usize> {
        self.inputs.iter().find_map(|way| match *way {
            InputWay::InPlace { output } => {
                let size = signature.output(output).ok()?.byte_size();
                (LARGE..=bytes).contains(&size).then_some(output)
            }
            _ => None,
        })
    }
}
