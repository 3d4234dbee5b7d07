//! Which of the processes of a parallel job on this machine this is, as its launcher tells.

use std::ffi::OsString;

use crate::error::{Error, Result, Status};

/// Reads the environment; a test passes its own.
pub(crate) type Environment<'a> = &'a dyn Fn(&str) -> Option<OsString>;

/// This process among those of its job on this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LocalRank {
    /// Its number, from 0.
    pub(crate) rank: i32,
    /// How many there are; 0 if the launcher does not tell.
    pub(crate) size: i32,
}

/// The variables of launchers: the rank, and the number of ranks if it has one of its own. Slurm and
/// Flux come last, since other launchers run inside their jobs.
const LAUNCHERS: [(&str, Size); 5] = [
    // Open MPI.
    (
        "OMPI_COMM_WORLD_LOCAL_RANK",
        Size::Variable("OMPI_COMM_WORLD_LOCAL_SIZE"),
    ),
    // Hydra, the launcher of MPICH and of Intel MPI.
    ("MPI_LOCALRANKID", Size::Variable("MPI_LOCALNRANKS")),
    // PALS, of HPE Cray.
    ("PALS_LOCAL_RANKID", Size::Variable("PALS_LOCAL_SIZE")),
    ("FLUX_TASK_LOCAL_ID", Size::Flux),
    ("SLURM_LOCALID", Size::Slurm),
];

/// How a launcher tells the number of ranks on a machine.
enum Size {
    Variable(&'static str),
    /// By the numbers of ranks and machines of the job.
    Flux,
    /// By a list of the numbers on each machine: `2(x3),1`.
    Slurm,
}

/// Rank 0 of 1 if no launcher is seen.
pub(crate) fn local_rank(environment: Environment<'_>) -> Result<LocalRank> {
    for (variable, size) in LAUNCHERS {
        let Some(rank) = number(environment, variable)? else {
            continue;
        };
        let size = match size {
            Size::Variable(variable) => number(environment, variable)?,
            Size::Flux => {
                let ranks = number(environment, "FLUX_JOB_SIZE")?;
                let machines = number(environment, "FLUX_JOB_NNODES")?.filter(|n| *n > 0);
                // Where they do not divide, some machines have one more than others.
                ranks.zip(machines).and_then(|(ranks, machines)| {
                    (ranks % machines == 0).then_some(ranks / machines)
                })
            }
            Size::Slurm => {
                let machine = number(environment, "SLURM_NODEID")?;
                let list = environment("SLURM_STEP_TASKS_PER_NODE");
                list.zip(machine)
                    .and_then(|(list, machine)| tasks_of_node(list.to_str()?, machine))
            }
        }
        .unwrap_or(0);
        if size > 0 && rank >= size {
            return Err(Error::new(
                Status::InvalidValue,
                format!(
                    "the environment variable {variable} is {rank}, but there are {size} ranks"
                ),
            ));
        }
        return Ok(LocalRank { rank, size });
    }
    Ok(LocalRank { rank: 0, size: 1 })
}

/// The value of a variable, if it is set.
fn number(environment: Environment<'_>, variable: &str) -> Result<Option<i32>> {
    let Some(value) = environment(variable) else {
        return Ok(None);
    };
    let number = value.to_str().and_then(|value| value.trim().parse().ok());
    match number.filter(|number| *number >= 0) {
        Some(number) => Ok(Some(number)),
        None => Err(Error::new(
            Status::InvalidValue,
            format!(
                "the environment variable {variable} is '{}'; a launcher sets it to a number",
                value.to_string_lossy().escape_debug()
            ),
        )),
    }
}

/// What a list such as `2(x3),1` says of the machine at an index.
fn tasks_of_node(list: &str, machine: i32) -> Option<i32> {
    let mut left = machine;
    for item in list.split(',') {
        let (tasks, machines) = match item.split_once("(x") {
            Some((tasks, machines)) => (tasks, machines.strip_suffix(')')?.parse::<i32>().ok()?),
            None => (item, 1),
        };
        if left < machines {
            return tasks.parse().ok();
        }
        left -= machines;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(variables: &[(&str, &str)]) -> Result<(i32, i32)> {
        let environment = |wanted: &str| {
            let found = variables.iter().find(|(name, _)| *name == wanted);
            found.map(|(_, value)| OsString::from(value))
        };
        local_rank(&environment).map(|local| (local.rank, local.size))
    }

    #[test]
    fn each_launcher_is_understood() {
        assert_eq!(of(&[]), Ok((0, 1)));
        for (rank, size) in [
            ("OMPI_COMM_WORLD_LOCAL_RANK", "OMPI_COMM_WORLD_LOCAL_SIZE"),
            ("MPI_LOCALRANKID", "MPI_LOCALNRANKS"),
            ("PALS_LOCAL_RANKID", "PALS_LOCAL_SIZE"),
        ] {
            assert_eq!(of(&[(rank, "2"), (size, "4")]), Ok((2, 4)), "{rank}");
            assert_eq!(of(&[(rank, "2")]), Ok((2, 0)), "{rank}");
        }
        let flux = |ranks, machines| {
            of(&[
                ("FLUX_TASK_LOCAL_ID", "1"),
                ("FLUX_JOB_SIZE", ranks),
                ("FLUX_JOB_NNODES", machines),
            ])
        };
        assert_eq!(flux("8", "2"), Ok((1, 4)));
        assert_eq!(flux("7", "2"), Ok((1, 0)));
        let slurm = |machine, list| {
            of(&[
                ("SLURM_LOCALID", "1"),
                ("SLURM_NODEID", machine),
                ("SLURM_STEP_TASKS_PER_NODE", list),
            ])
        };
        assert_eq!(slurm("0", "4"), Ok((1, 4)));
        assert_eq!(slurm("2", "4(x3),2"), Ok((1, 4)));
        assert_eq!(slurm("3", "4(x3),2"), Ok((1, 2)));
        assert_eq!(slurm("4", "4(x3),2"), Ok((1, 0)), "the list is too short");
        assert_eq!(slurm("0", "4(y3)"), Ok((1, 0)), "no such list is known");
    }

    #[test]
    fn a_launcher_inside_a_job_of_slurm_comes_first() {
        let variables = [
            ("SLURM_LOCALID", "0"),
            ("MPI_LOCALRANKID", "3"),
            ("MPI_LOCALNRANKS", "8"),
        ];
        assert_eq!(of(&variables), Ok((3, 8)));
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for value in ["", "x", "-1", "99999999999"] {
            let error = of(&[("SLURM_LOCALID", value)]).unwrap_err();
            assert_eq!(error.status(), Status::InvalidValue);
            assert!(error.message().contains("SLURM_LOCALID"), "{error}");
        }
        let variables = [("MPI_LOCALRANKID", "4"), ("MPI_LOCALNRANKS", "4")];
        assert!(of(&variables).is_err());
    }
}
