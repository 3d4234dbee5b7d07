//! Environment variables that are there for a plugin, and only while it reads them.

use std::ffi::{OsStr, OsString};

use super::turn::Turn;

/// One change of the environment at a time, so that each finds what was there before.
static CHANGING: Turn = Turn::new();

/// Runs `read` with a variable set; afterwards it is as it was, so that child processes of the host
/// do not inherit what was set.
///
/// Rust code of this process reads the environment under a lock of the standard library. C code of
/// other threads that reads it at this very moment is the host's to avoid, as with any `setenv`;
/// the manual says so where this happens.
pub(crate) fn with_variable<T>(name: &str, value: &str, read: impl FnOnce() -> T) -> T {
    struct Restore<'a>(&'a str, Option<OsString>);
    impl Drop for Restore<'_> {
        fn drop(&mut self) {
            match &self.1 {
                // SAFETY: as told above.
                Some(value) => unsafe { std::env::set_var(self.0, value) },
                // SAFETY: as told above.
                None => unsafe { std::env::remove_var(self.0) },
            }
        }
    }
    // In a child that was forked in between, what was set stays; it is no reason not to go on.
    let _changing = CHANGING.take();
    let _restore = Restore(name, std::env::var_os(name));
    // SAFETY: as told above.
    unsafe { std::env::set_var(name, OsStr::new(value)) };
    read()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variable_is_as_it_was_afterwards() {
        const NAME: &str = "PJRTLITE_TEST_WITH_VARIABLE";
        let inside = with_variable(NAME, "1", || std::env::var_os(NAME));
        assert_eq!(inside, Some("1".into()));
        assert_eq!(std::env::var_os(NAME), None);
        with_variable(NAME, "old", || {
            // What the plugin itself sets does not stay either.
            // SAFETY: no other thread of this test reads the environment by C.
            unsafe { std::env::set_var(NAME, "plugin's") };
        });
        assert_eq!(std::env::var_os(NAME), None);
    }
}
