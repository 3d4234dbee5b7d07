//! The door from outside in: what plugins call of ours, and how functions of the host are called.
//!
//! A plugin calls when work is done, when it no longer needs memory, and so on: on a thread of its own,
//! or on a thread of the host that is inside a call of ours. Which of the two it is decides what may
//! wait there. The host's functions then get the floating-point state and the signals of the thread
//! that asked for them, and no panic of ours reaches a plugin.

use std::cell::Cell;
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::NonNull;

use crate::error::{Error, Status};

use super::fence::Thrown;
use super::fpenv::FpState;
use super::log::{self, LogLevel};
use super::{fence, inside, signals};

/// What a thread is doing, as far as callbacks go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// No callback runs on it.
    Outside,
    /// A callback, on a thread of the host or of ours. Runs go on meanwhile, so they can be waited for;
    /// but the plugin may be in the middle of a function of the client that would be ended.
    Inline,
    /// A callback, on a thread of the plugin, which whatever is waited for may need.
    OnPluginThread,
    /// A function that a program calls, on a thread of the plugin. It holds up a run, so that threads
    /// which wait here for other runs can be all that the plugin has.
    InRun,
}

thread_local! {
    static ROLE: Cell<Role> = const { Cell::new(Role::Outside) };
    /// Whether it is known that the thread is none of a plugin's: it has called us from outside of
    /// callbacks, or is ours.
    static IS_HOSTS: Cell<bool> = const { Cell::new(false) };
}

/// Takes note that the host calls on this thread.
#[inline]
pub(crate) fn enter_from_host() {
    // While a thread ends its storage may be gone.
    let _ = ROLE.try_with(|role| {
        if role.get() == Role::Outside {
            IS_HOSTS.set(true);
        }
    });
}

fn role() -> Role {
    ROLE.try_with(Cell::get).unwrap_or(Role::Outside)
}

/// Whether this thread may wait for runs: not in a callback on a plugin's thread, which may be the
/// one that has to end them.
pub(crate) fn may_wait_for_runs() -> bool {
    !matches!(role(), Role::OnPluginThread | Role::InRun)
}

/// Fails in a function that a program calls on a thread of the plugin: what is waited for there may never
/// come. A callback holds up no run, and does this at its own risk.
#[inline]
pub(crate) fn check_may_wait(what: &str) -> crate::error::Result<()> {
    if role() != Role::InRun {
        return Ok(());
    }
    Err(Error::new(
        Status::InUse,
        format!(
            "a function that a program calls on a thread of the plugin cannot {what}: that may need the \
             threads that such functions hold. Register it with pjrtlite.calling_thread, or do this \
             elsewhere"
        ),
    ))
}

/// Whether this thread may wait for what other threads are doing in the plugin: not in a callback, since
/// they may be waiting for this thread, or be further out on it.
pub(crate) fn may_wait_for_others() -> bool {
    role() == Role::Outside
}

/// Whether this thread may end a client: not in a callback, which the client may be waiting for.
pub(crate) fn may_end_clients() -> bool {
    role() == Role::Outside
}

/// Does something in the role of a callback. A panic ends here: there is nobody to report it to but
/// the panic hook, which has spoken.
fn in_role(role: Role, body: impl FnOnce()) {
    struct Restore(Role, bool);
    impl Drop for Restore {
        fn drop(&mut self) {
            let _ = ROLE.try_with(|role| role.set(self.0));
            inside::set_is_waited_for(self.1);
        }
    }
    let outer = ROLE.try_with(|current| current.replace(role));
    let was_waited_for = inside::set_is_waited_for(true);
    let _restore = outer.map(|outer| Restore(outer, was_waited_for));
    if let Err(payload) = catch_unwind(AssertUnwindSafe(body)) {
        // A payload may panic when it is dropped.
        std::mem::forget(payload);
    }
}

/// Does what a plugin calls for, or what is called where plugins call as a rule.
pub(crate) fn called(body: impl FnOnce()) {
    let role = if IS_HOSTS.try_with(Cell::get).unwrap_or(false) {
        Role::Inline
    } else {
        Role::OnPluginThread
    };
    in_role(role, body);
}

/// Does what a program calls for, in the middle of its run.
pub(crate) fn called_in_run(body: impl FnOnce()) {
    let role = if IS_HOSTS.try_with(Cell::get).unwrap_or(false) {
        Role::Inline
    } else {
        Role::InRun
    };
    in_role(role, body);
}

/// Does something on a thread of ours. What it waits for must not be its own work: that is to be done
/// as [`called`].
pub(crate) fn on_thread_of_ours(body: impl FnOnce() + Send + 'static) -> std::io::Result<()> {
    let body = move || {
        IS_HOSTS.set(true);
        inside::set_is_waited_for(true);
        body();
    };
    signals::without_asynchronous(|| std::thread::Builder::new().spawn(body)).map(drop)
}

/// Calls a function of the host's, with the floating-point state of whoever asked for that, and the
/// signals that the host has on this thread. An exception that it throws ends here, as a panic of ours
/// would: whoever caused the call does not wait for it.
///
/// # Safety
/// As for [`fence::call`].
pub(crate) unsafe fn call_host(
    state: FpState,
    function: NonNull<c_void>,
    arguments: [*mut c_void; 3],
) {
    // SAFETY: the caller's promise.
    if let Err(thrown) = unsafe { ask_host(state, function, arguments) } {
        log::say(
            LogLevel::Error,
            format_args!("a function of the host's that was called back threw {thrown}: ignored"),
        );
        thrown.dispose();
    }
}

/// As [`call_host`], for a function that gives something. Fails with what it throws.
///
/// # Safety
/// As for [`fence::call`].
pub(crate) unsafe fn ask_host(
    state: FpState,
    function: NonNull<c_void>,
    arguments: [*mut c_void; 3],
) -> Result<*mut c_void, Thrown> {
    signals::as_the_host_has_them(|| {
        // SAFETY: the caller's promise.
        state.run(|| unsafe { fence::call(function, arguments) })
    })
}

/// What a plugin calls once, about an object of the kind `T`.
type Once<T> = Box<dyn FnOnce(*mut T) + Send>;

/// What [`called_once`] does with the object, as the pointer that goes with it. It is the plugin's
/// from here on, to give back by the call.
pub(crate) fn to_be_called<T>(function: impl FnOnce(*mut T) + Send + 'static) -> *mut c_void {
    let function: Once<T> = Box::new(function);
    Box::into_raw(Box::new(function)).cast()
}

/// Takes back what a plugin will not call.
///
/// # Safety
/// The pointer must come from [`to_be_called`] for the same `T`, and nothing else may use it again.
pub(crate) unsafe fn take_back<T>(user: *mut c_void) {
    // SAFETY: the caller's promise.
    drop(unsafe { Box::from_raw(user.cast::<Once<T>>()) });
}

/// The function that plugins are given to call, with [`to_be_called`]; nothing happens if that is null.
///
/// # Safety
/// `user` must be null, or come from [`to_be_called`] for the same `T`, and be used once.
pub(crate) unsafe extern "C" fn called_once<T>(about: *mut T, user: *mut c_void) {
    let Some(user) = NonNull::new(user.cast::<Once<T>>()) else {
        return;
    };
    // SAFETY: the caller's promise.
    let function = unsafe { Box::from_raw(user.as_ptr()) };
    called(|| function(about));
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    fn roles() -> (bool, bool, bool) {
        (
            may_wait_for_runs(),
            may_wait_for_others(),
            may_end_clients(),
        )
    }

    const ON_PLUGINS_THREAD: (bool, bool, bool) = (false, false, false);
    const INLINE: (bool, bool, bool) = (true, false, false);
    const OUTSIDE: (bool, bool, bool) = (true, true, true);

    fn call(function: impl FnOnce() + Send + 'static) {
        let user = to_be_called::<u8>(move |_| function());
        // SAFETY: as the functions ask for it.
        unsafe { called_once::<u8>(std::ptr::null_mut(), user) };
    }

    #[test]
    fn what_may_wait_follows_from_the_thread() {
        let (tell, told) = channel();
        std::thread::spawn(move || {
            for _ in 0..2 {
                let plugins = tell.clone();
                call(move || {
                    // The host's function calls us, which does not make the thread the host's.
                    enter_from_host();
                    plugins.send(roles()).unwrap();
                });
            }
            tell.send(roles()).unwrap();
            enter_from_host();
            let hosts = tell.clone();
            call(move || hosts.send(roles()).unwrap());
            tell.send(roles()).unwrap();
        })
        .join()
        .unwrap();
        let all: Vec<_> = told.iter().collect();
        assert_eq!(
            all,
            [
                ON_PLUGINS_THREAD,
                ON_PLUGINS_THREAD,
                OUTSIDE,
                INLINE,
                OUTSIDE
            ]
        );
        let (tell, told) = channel();
        on_thread_of_ours(move || {
            let inside = tell.clone();
            called(move || inside.send(roles()).unwrap());
            tell.send(roles()).unwrap();
        })
        .unwrap();
        let all: Vec<_> = told.iter().collect();
        assert_eq!(all, [INLINE, OUTSIDE]);
    }

    #[test]
    fn a_panic_does_not_reach_the_plugin() {
        std::thread::spawn(|| {
            call(|| panic!("in a callback"));
            assert_eq!(roles(), OUTSIDE);
        })
        .join()
        .unwrap();
    }

    #[test]
    fn what_is_taken_back_is_not_called() {
        let (tell, told) = channel::<()>();
        let user = to_be_called::<u8>(move |_| tell.send(()).unwrap());
        // SAFETY: nobody was given the pointer.
        unsafe { take_back::<u8>(user) };
        assert!(told.recv().is_err());
    }
}
