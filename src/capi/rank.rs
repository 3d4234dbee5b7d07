//! Which process of a job this is.

use super::boundary::{Out, boundary};
use crate::error::Status;
use crate::host::rank::local_rank;

/// Returns the number of this process among those of its job on this machine, as the launcher tells in the
/// environment: Open MPI, MPICH and Intel MPI, PALS, Flux, or Slurm. MPI need not be initialised, nor linked.
/// See pjrtlite_client_local_device for its use.
///
/// @param[out] rank  The number, from 0; 0 if no launcher is seen.
/// @param[out] size  The number of such processes: 1 if no launcher is seen, 0 if the launcher does not tell.
///
/// *Threads*: any.
/// *Errors*: NULL_ARGUMENT; INVALID_VALUE if a launcher's variable makes no sense.
///
/// # Safety
/// The pointers must be as described.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pjrtlite_local_rank(rank: *mut i32, size: *mut i32) -> Status {
    boundary(|| {
        // SAFETY: as promised by the caller.
        let (rank, size) = unsafe { (Out::new(rank, "rank")?, Out::new(size, "size")?) };
        let local = local_rank(&|variable| std::env::var_os(variable))?;
        rank.set(local.rank);
        size.set(local.size);
        Ok(())
    })
}
