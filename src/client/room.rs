//! What making a client takes of the process.

use super::{POOL_SIZE, SPACE};
use crate::error::{Error, Result, Status};
use crate::host::affinity::CpuSet;
use crate::host::threads::{self, Need};
use crate::options::Options;

/// The least stack that making a client takes. Measured on three CPU plugins: 32 KiB.
const STACK_OF_CLIENT: usize = 128 << 10;

/// The threads that each of a CPU plugin's two pools has at least.
const LEAST_POOL: i64 = 4;

/// Fails if a client's threads cannot be had, for which a plugin would end the process. Gives the size of
/// its pools.
pub(super) fn check(options: &Options, cpus: &Option<CpuSet>, is_for_cpu: bool) -> Result<usize> {
    threads::check_stack("making a client", STACK_OF_CLIENT)?;
    let from_environment = || std::env::var(POOL_SIZE).ok()?.trim().parse().ok();
    let pool = match options.threads() {
        Some(threads) if is_for_cpu && threads < LEAST_POOL => {
            return Err(Error::new(
                Status::InvalidValue,
                format!(
                    "option 'pjrtlite.threads' is {threads}, and CPU plugins take {LEAST_POOL} at \
                     least: leave it out, or set {LEAST_POOL} or more; pjrtlite.cpus binds them to \
                     fewer cores"
                ),
            ));
        }
        Some(threads) => Some(threads),
        None => from_environment(),
    };
    let cores = || cpus.as_ref().map_or(1, CpuSet::count);
    let pool = pool
        .and_then(|pool| usize::try_from(pool).ok())
        .unwrap_or_else(cores);
    threads::check_room(&Need {
        what: "a client of this plugin",
        threads: 2 * pool.max(LEAST_POOL as usize),
        space: SPACE,
    })?;
    Ok(pool)
}
