//! A program as the host sees it, where that is less than the program takes: with names, without the
//! arguments that have values already, and without those that only say where a result is written.

use std::any::Any;
use std::ffi::{CStr, CString};
use std::sync::Arc;

use super::Executable;
use crate::buffer::Buffer;
use crate::error::{Error, Result, Status};
use crate::host::memory;
use crate::plugin::c_text;
use crate::program::Names;
use crate::program::signature::{Arrangement, Signature};

/// What the host sees of a program.
#[derive(Debug)]
pub(crate) struct Face {
    signature: Signature,
    text: CString,
    names: Names,
    /// The values of the inputs behind those that the host sees; none of those that say where a result is
    /// written. They go before the memory that they may be views of.
    fixed: Vec<Option<Buffer>>,
    #[allow(dead_code, reason = "keeps what the values are views of")]
    memory: Arc<dyn Any + Send + Sync>,
}

impl Face {
    pub(super) fn signature(&self) -> &Signature {
        &self.signature
    }

    pub(super) fn description(&self) -> &CStr {
        &self.text
    }
}

impl Executable {
    /// The program as the host is to see it. `fixed` are the values of the arguments that it does not
    /// see, in the order of the arrangement, and none for memory that a result is written to; they may be
    /// views of `memory`.
    pub(crate) fn with_face(
        self,
        as_seen: &Arrangement,
        names: Names,
        fixed: Vec<Option<Buffer>>,
        memory: Arc<dyn Any + Send + Sync>,
    ) -> Result<Executable> {
        if self.device_count() > 1 {
            return Err(Error::new(
                Status::Unsupported,
                "it is for several devices, and functions of bundles are for one: load its program by itself",
            ));
        }
        let signature = self.signature()?.clone().arranged(as_seen)?;
        let mut face = Face {
            text: c_text(&signature.to_string()),
            signature,
            names,
            fixed,
            memory,
        };
        let device = self.device().unwrap_or(0);
        let hidden = face
            .signature
            .inputs()
            .iter()
            .skip(face.signature.input_count());
        for (input, fixed) in hidden.zip(&mut face.fixed) {
            let has_use = input.parameter.is_some() && fixed.is_none();
            if has_use && !(input.is_destination && input.donated_to.is_some()) {
                // The plugin made something else of it, and what it holds does not count.
                let nothing = memory::zeroed(input.array.byte_size())?;
                let array = input.layout.physical(&input.array);
                // SAFETY: there are as many bytes as the array has, and they are copied.
                let buffer = unsafe {
                    Buffer::copy_host(self.client(), nothing.as_ptr().cast(), array, device)
                }?;
                *fixed = Some(buffer);
            }
        }
        Ok(Executable(self.0, Some(Arc::new(face))))
    }

    /// The value of an input that the host does not see, if the program has one of its own.
    pub(crate) fn fixed(&self, index: usize) -> Option<&Buffer> {
        let face = self.1.as_ref()?;
        let hidden = index.checked_sub(face.signature.input_count())?;
        face.fixed.get(hidden)?.as_ref()
    }

    /// Fails where a program has values that its bytes do not have.
    pub(super) fn check_is_whole(&self) -> Result<()> {
        match &self.1 {
            None => Ok(()),
            Some(_) => Err(Error::new(
                Status::Unsupported,
                "the program comes from a bundle, whose weights and names an executable does not hold: \
                 load it from the bundle again",
            )),
        }
    }

    /// The name of an input; empty if it has none.
    pub fn input_name(&self, index: usize) -> Result<&CStr> {
        self.signature()?.input(index)?;
        Ok(name(&self.names().inputs, index))
    }

    /// The name of an output; empty if it has none.
    pub fn output_name(&self, index: usize) -> Result<&CStr> {
        self.signature()?.output(index)?;
        Ok(name(&self.names().outputs, index))
    }

    /// Which input has this name.
    pub fn input_index(&self, name: &str) -> Result<usize> {
        place("input", &self.names().inputs, name)
    }

    /// Which output has this name.
    pub fn output_index(&self, name: &str) -> Result<usize> {
        place("output", &self.names().outputs, name)
    }

    fn names(&self) -> &Names {
        self.1.as_ref().map_or(&self.0.names, |face| &face.names)
    }
}

fn name(names: &[CString], index: usize) -> &CStr {
    names.get(index).map_or(c"", CString::as_c_str)
}

fn place(what: &str, names: &[CString], wanted: &str) -> Result<usize> {
    let is_wanted = |name: &CString| !wanted.is_empty() && name.as_bytes() == wanted.as_bytes();
    names.iter().position(is_wanted).ok_or_else(|| {
        let all: Vec<_> = names
            .iter()
            .filter(|name| !name.is_empty())
            .take(20)
            .map(|name| name.to_string_lossy())
            .collect();
        let there = if all.is_empty() {
            format!("the program names none of its {what}s: ask for them by index, or load it from a bundle")
        } else {
            format!("there are: {}", all.join(", "))
        };
        let wanted: String = wanted.escape_debug().take(120).collect();
        Error::new(
            Status::InvalidValue,
            format!("there is no {what} '{wanted}'; {there}"),
        )
    })
}
