//! What functions and arrays of a bundle tell of themselves, and which program serves sizes.

use std::ffi::CStr;

use super::facts::{Array, Function, Program, Weight};
use super::manifest::{Order, Role};
use super::names::shown;
use crate::array::DType;
use crate::client::Client;
use crate::error::{Error, Result, Status};

impl Function {
    /// What it is called.
    pub(crate) fn name(&self) -> &CStr {
        &self.name
    }

    /// Its inputs, in the order of their indices.
    pub(crate) fn inputs(&self) -> &[Array] {
        &self.inputs
    }

    /// Its outputs, in the order of their indices.
    pub(crate) fn outputs(&self) -> &[Array] {
        &self.outputs
    }

    /// A fact of it, by name.
    pub(crate) fn fact(&self, name: &str) -> Result<&CStr> {
        Ok(match name {
            "role" => self.role.c_name(),
            "of" => &self.of,
            "doc" => &self.doc,
            "sizes" => &self.sizes,
            "rows_independent" => &self.rows_independent,
            "order" => match self.order {
                Order::C => c"c",
                Order::Fortran => c"fortran",
            },
            _ => {
                return Err(no_fact(
                    name,
                    "doc, of, order, role, rows_independent, sizes",
                ));
            }
        })
    }

    /// The program for these sizes on a client's platform.
    pub(super) fn program(&self, sizes: &str, client: &Client) -> Result<&Program> {
        let here = client.platform_name().to_string_lossy();
        let wanted = parse_sizes(sizes)?;
        let fits = |program: &&Program| {
            wanted.len() == program.sizes.len()
                && wanted.iter().all(|size| program.sizes.contains(size))
                || wanted.is_empty()
        };
        let is_here = |program: &&Program| program.is_for(client);
        let mut found = self.programs.iter().filter(is_here).filter(fits);
        match (found.next(), found.next()) {
            (Some(program), None) => Ok(program),
            (None, _) if !self.programs.iter().any(|program| is_here(&program)) => {
                let mut platforms: Vec<_> = self
                    .programs
                    .iter()
                    .flat_map(|program| &program.platforms)
                    .collect();
                platforms.sort();
                platforms.dedup();
                platforms.truncate(8);
                Err(Error::new(
                    Status::BadProgram,
                    format!(
                        "it was saved for {platforms:?}, and this client is of {here}: add it with \
                         platforms=[\"{here}\"]"
                    ),
                ))
            }
            _ => Err(Error::new(
                Status::InvalidValue,
                format!(
                    "its sizes are {}; got '{}': give one of these, or save it for others",
                    self.sizes.to_string_lossy(),
                    shown(sizes)
                ),
            )),
        }
    }
}

impl Program {
    /// Whether it is for the platform of a client.
    pub(super) fn is_for(&self, client: &Client) -> bool {
        let here = client.platform_name().to_string_lossy();
        let mut platforms = self.platforms.iter();
        platforms.any(|platform| platform.eq_ignore_ascii_case(&here))
    }
}

impl Weight {
    /// What it is called.
    pub(crate) fn name(&self) -> &CStr {
        &self.name
    }
}

impl Array {
    /// What it is called.
    pub(crate) fn name(&self) -> &CStr {
        &self.name
    }

    /// The type of its elements.
    pub(crate) fn dtype(&self) -> DType {
        self.dtype
    }

    /// Its extents, slowest first; -1 stands for one that has a name.
    pub(crate) fn dims(&self) -> &[i64] {
        &self.dims
    }

    /// A fact of it, by name.
    pub(crate) fn fact(&self, name: &str) -> Result<&CStr> {
        Ok(match name {
            "shape" => &self.shape,
            "unit" => &self.unit,
            "doc" => &self.doc,
            "state" => &self.state_name,
            "of" => &self.of,
            "in_place" if self.state.is_some() => c"state",
            "in_place" if self.is_destined => c"destination",
            "in_place" => c"",
            _ => return Err(no_fact(name, "doc, in_place, of, shape, state, unit")),
        })
    }
}

fn no_fact(name: &str, there: &str) -> Error {
    Error::new(
        Status::InvalidValue,
        format!("there is no fact '{}'; there are: {there}", shown(name)),
    )
}

/// `n=64,m=3`, spaces allowed.
fn parse_sizes(text: &str) -> Result<Vec<(String, i64)>> {
    let mut sizes = Vec::new();
    for part in text
        .split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
        let parsed = part
            .split_once('=')
            .and_then(|(name, size)| Some((name.trim().to_owned(), size.trim().parse().ok()?)));
        sizes.push(parsed.ok_or_else(|| {
            Error::new(
                Status::InvalidValue,
                format!(
                    "'{}' is no size: write n=64, and several as n=64,m=3",
                    shown(part)
                ),
            )
        })?);
    }
    Ok(sizes)
}

impl Role {
    pub(super) fn c_name(self) -> &'static CStr {
        match self {
            Role::Forward => c"forward",
            Role::TangentLinear => c"tangent_linear",
            Role::Adjoint => c"adjoint",
            Role::TrainingStep => c"training_step",
            Role::InitialState => c"initial_state",
        }
    }
}
