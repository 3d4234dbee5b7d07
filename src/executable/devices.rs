//! The devices that a program runs on, and what each of them has of its arrays.

use std::ffi::CStr;

use super::Executable;
use super::compile::{describe, deserialize, optimized_device_counts};
use super::division::Division;
use crate::array::{ArrayType, MAX_RANK};
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::options::Options;
use crate::plugin::{Owned, borrowed_list};
use crate::program::Program;
use crate::program::devices::DeviceCounts;
use crate::program::options::{Assignment, compile_options};
use crate::program::signature::Signature;
use crate::sys;

/// The devices that a program runs on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Devices {
    pub(super) counts: DeviceCounts,
    /// Of the first replica's partitions, then of the next one's; none for a program that runs on each one
    /// device.
    pub(super) indices: Vec<usize>,
}

impl Devices {
    /// The devices for a program, as the options say, or the first that there are. `counts` is how many it is for.
    pub(super) fn choose(
        client: &Client,
        counts: DeviceCounts,
        options: &Options,
        any_device: bool,
    ) -> Result<Devices> {
        let count = counts.devices() as usize;
        let invalid = |message: String| Err(Error::new(Status::InvalidValue, message));
        if count > 1 && (options.any_device() || any_device) {
            return invalid(format!(
                "the program is for {count} devices at once ({counts}), so that it cannot be for any one: load \
                 it without pjrtlite.any_device"
            ));
        }
        if options.devices().is_some() && (options.says_device() || options.any_device()) {
            return invalid(
                "pjrtlite.devices says all devices of a program; set neither pjrtlite.device nor \
                 pjrtlite.any_device beside it"
                    .to_owned(),
            );
        }
        let indices: Vec<usize> = match options.devices() {
            None if count == 1 => vec![options.device()],
            None if options.says_device() => {
                return invalid(format!(
                    "the program is for {count} devices ({counts}): say which by pjrtlite.devices, and not one \
                     by pjrtlite.device"
                ));
            }
            None => (0..count).collect(),
            Some(listed) if listed.len() != count => {
                return invalid(format!(
                    "pjrtlite.devices names {} devices, and the program is for {count} ({counts})",
                    listed.len()
                ));
            }
            Some(listed) => listed
                .iter()
                .map(|&index| usize::try_from(index).unwrap_or(usize::MAX))
                .collect(),
        };
        for (place, &index) in indices.iter().enumerate() {
            client.device(index).map_err(|error| match count {
                1 => error,
                _ => error.context(format_args!(
                    "the program is for {count} devices ({counts}); of host memory, the option \
                     cpu_device_count of CPU plugins' clients makes as many"
                )),
            })?;
            if indices[..place].contains(&index) {
                return invalid(format!("pjrtlite.devices names device {index} twice"));
            }
        }
        Ok(Devices {
            counts,
            indices: match any_device || options.any_device() {
                true => Vec::new(),
                false => indices,
            },
        })
    }

    /// As the plugin is told.
    pub(super) fn assignment(&self, client: &Client) -> Result<Assignment> {
        let ids = self
            .indices
            .iter()
            .map(|&index| Ok(client.device(index)?.id()));
        Ok(Assignment {
            counts: self.counts,
            device_ids: ids.collect::<Result<_>>()?,
        })
    }

    /// Those that a plugin says.
    pub(super) fn of_loaded(
        client: &Client,
        loaded: &Owned<sys::PJRT_LoadedExecutable>,
        described: &Owned<sys::PJRT_Executable>,
    ) -> Result<Devices> {
        let counts = optimized_device_counts(client.plugin(), described)?;
        let mut args = sys::PJRT_LoadedExecutable_AddressableDevices_Args {
            executable: loaded.as_ptr(),
            ..Default::default()
        };
        // SAFETY: the executable is alive, and the list belongs to it.
        let devices = unsafe {
            client.plugin().call(&mut args)?;
            borrowed_list(args.addressable_devices, args.num_addressable_devices)
        };
        let indices: Vec<usize> = devices
            .iter()
            .map(|&device| client.device_index(device))
            .collect::<Result<_>>()?;
        let is_any = indices.is_empty() && counts == DeviceCounts::ONE;
        if !is_any && indices.len() as u64 != counts.devices() {
            return Err(Error::new(
                Status::BadProgram,
                format!(
                    "the program was compiled for {counts}, of which {} are devices of this process; it must be all",
                    indices.len()
                ),
            ));
        }
        Ok(Devices { counts, indices })
    }
}

/// Loads an executable for devices, by compile options that say so.
pub(super) fn deserialize_for(
    client: &Client,
    program: &Program<'_>,
    options: &Options,
    for_any_device: bool,
) -> Result<Owned<sys::PJRT_LoadedExecutable>> {
    // One that we serialized says for how many it is. Of others only its own options tell, and those
    // given here would hide them: a program for several devices would be wrong without an error.
    let counts = match program.device_counts()? {
        Some(counts) => counts,
        None => {
            let loaded = deserialize(client, program, &[])?;
            let its_own = Devices::of_loaded(client, &loaded, &describe(&loaded)?)?;
            if its_own.indices.is_empty() || its_own.counts.devices() > 1 && !options.says_devices()
            {
                return Ok(loaded);
            }
            let wanted = Devices::choose(client, its_own.counts, options, for_any_device)?;
            if wanted.indices == its_own.indices {
                return Ok(loaded);
            }
            its_own.counts
        }
    };
    let devices = Devices::choose(client, counts, options, for_any_device)?;
    let for_devices = compile_options(options, &[], &devices.assignment(client)?);
    deserialize(client, program, &for_devices)
}

impl Executable {
    /// The indices of the devices that a run takes, of the first replica's partitions, then of the next one's; one
    /// for most programs, none for one that runs on any one device.
    pub fn devices(&self) -> &[usize] {
        &self.0.devices.indices
    }

    /// How many devices a run takes.
    pub fn device_count(&self) -> usize {
        self.0.devices.indices.len().max(1)
    }

    /// What one device takes and gives in a run: pieces of the arrays of the
    /// [`signature`](Executable::signature), where there are several.
    pub fn device_signature(&self) -> Result<&Signature> {
        let told = self.told()?;
        match (&told.pieces, &self.1) {
            (Some(pieces), _) => Ok(&pieces.signature),
            (None, _) => self.signature(),
        }
    }

    /// The index of one of the devices of a run.
    pub(crate) fn device_of(&self, number: usize) -> Result<usize> {
        self.check_number(number)?;
        self.devices().get(number).copied().ok_or_else(|| {
            Error::new(
                Status::NotFound,
                "the program runs on any device: a plan says on which",
            )
        })
    }

    /// What each device has of an input, by its number among those of a run: the type of the piece.
    pub fn input_piece(&self, index: usize, number: usize) -> Result<&ArrayType> {
        self.check_number(number)?;
        self.device_signature()?.input(index)
    }

    /// What each device has of an output, by its number among those of a run: the type of the piece.
    pub fn output_piece(&self, index: usize, number: usize) -> Result<&ArrayType> {
        self.check_number(number)?;
        self.device_signature()?.output(index)
    }

    fn check_number(&self, number: usize) -> Result<()> {
        let devices = self.device_count();
        if number < devices {
            return Ok(());
        }
        Err(Error::new(
            Status::IndexOutOfRange,
            format!("there is no piece {number}: a run takes {devices} devices (counted from 0)"),
        ))
    }

    /// How an input is divided among the devices of a run, as XLA writes it, for example `{devices=[4,1]<=[4]}`;
    /// empty if it is not known.
    pub fn input_sharding(&self, index: usize) -> Result<&CStr> {
        self.signature()?.input(index)?;
        let division = self.input_division(index)?;
        Ok(division.map_or(c"{replicated}", |division| &division.text))
    }

    /// As [`Executable::input_sharding`], of an output.
    pub fn output_sharding(&self, index: usize) -> Result<&CStr> {
        self.signature()?.output(index)?;
        let division = self.output_division(index)?;
        Ok(division.map_or(c"{replicated}", |division| &division.text))
    }

    /// Where the piece of an input starts in the whole array, along each axis, on the device of this number among
    /// those of a run.
    pub fn input_piece_start(&self, index: usize, number: usize) -> Result<&[i64]> {
        let whole = self.signature()?.input(index)?;
        let division = self.input_division(index)?;
        self.start(("input", index), number, whole, division)
    }

    /// As [`Executable::input_piece_start`], of an output.
    pub fn output_piece_start(&self, index: usize, number: usize) -> Result<&[i64]> {
        let whole = self.signature()?.output(index)?;
        let division = self.output_division(index)?;
        self.start(("output", index), number, whole, division)
    }

    fn start<'a>(
        &self,
        (what, index): (&str, usize),
        number: usize,
        whole: &ArrayType,
        division: Option<&'a Division>,
    ) -> Result<&'a [i64]> {
        self.check_number(number)?;
        match division {
            None => Ok(&[0; MAX_RANK][..whole.dims().len()]),
            Some(division) => match division.piece(number) {
                Some((start, _)) => Ok(start),
                None => Err(unknown(what, index)),
            },
        }
    }

    /// How an input is divided, if there are several devices.
    pub(crate) fn input_division(&self, index: usize) -> Result<Option<&Division>> {
        let pieces = self.told()?.pieces.as_ref();
        Ok(pieces.and_then(|pieces| pieces.inputs.get(index)))
    }

    /// As [`Executable::input_division`], of an output.
    pub(crate) fn output_division(&self, index: usize) -> Result<Option<&Division>> {
        let pieces = self.told()?.pieces.as_ref();
        Ok(pieces.and_then(|pieces| pieces.outputs.get(index)))
    }

    /// Fails unless the plugin loaded it for the devices that are wanted.
    pub(super) fn check_devices(&self, wanted: Option<&Devices>, options: &Options) -> Result<()> {
        let its_own = &self.0.devices;
        let wanted = match wanted {
            Some(wanted) => wanted,
            None if its_own.counts.devices() > 1 && !options.says_devices() => return Ok(()),
            None => &Devices::choose(self.client(), its_own.counts, options, false)?,
        };
        if wanted.counts != its_own.counts {
            return Err(Error::new(
                Status::BadProgram,
                format!(
                    "the program is for {}, and the plugin made it for {}",
                    wanted.counts, its_own.counts
                ),
            ));
        }
        if its_own.indices.is_empty() || its_own.indices == wanted.indices {
            return Ok(());
        }
        Err(Error::new(
            Status::BadProgram,
            format!(
                "the executable was compiled for {}, and the plugin does not load it for {}; load the program's \
                 StableHLO for that",
                name_devices(&its_own.indices),
                name_devices(&wanted.indices)
            ),
        ))
    }
}

fn name_devices(indices: &[usize]) -> String {
    match indices {
        [] => "any device".to_owned(),
        [device] => format!("device {device}"),
        _ => {
            let all: Vec<_> = indices.iter().map(usize::to_string).collect();
            format!("devices {}", all.join(", "))
        }
    }
}

/// The refusal of a whole array whose pieces nobody knows.
pub(crate) fn unknown(what: &str, index: usize) -> Error {
    Error::new(
        Status::UnsupportedByPlugin,
        format!(
            "the plugin does not tell how {what} {index} is divided among the devices: give the piece of each \
             device, after select_piece"
        ),
    )
}
