//! Whether this process has a loader, without which no plugin can be opened.

use std::ffi::{CStr, c_int, c_void};

/// Whether the program was linked statically as a whole (`-static`, `-static-pie`). The C library in it
/// then can open libraries, but they get a second C library, and crash in it.
pub(crate) fn is_static() -> bool {
    // SAFETY: reads what the system gave the process.
    has_no_loader(unsafe { libc::getauxval(libc::AT_BASE) }, has_libraries())
}

/// A program whose interpreter is the loader has the address of that. One that was started by naming the
/// loader itself (`ld.so program`) has not, but has libraries.
fn has_no_loader(interpreter: libc::c_ulong, has_libraries: bool) -> bool {
    interpreter == 0 && !has_libraries
}

/// Whether any library but the system's own piece (`linux-vdso`) is loaded.
fn has_libraries() -> bool {
    unsafe extern "C" fn look(
        info: *mut libc::dl_phdr_info,
        _size: libc::size_t,
        found: *mut c_void,
    ) -> c_int {
        // SAFETY: both are valid during the call; the name is a text or null, and `found` is the local below.
        unsafe {
            let name = (*info).dlpi_name;
            if !name.is_null() {
                let name = CStr::from_ptr(name).to_bytes();
                *found.cast::<bool>() |= !name.is_empty() && !name.starts_with(b"linux-");
            }
        }
        0
    }
    let mut found = false;
    // SAFETY: the function is called before this returns, with a pointer to the local.
    unsafe { libc::dl_iterate_phdr(Some(look), (&raw mut found).cast()) };
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dynamic_program_is_told() {
        assert!(!is_static());
        assert!(has_libraries());
    }

    #[test]
    fn without_interpreter_and_libraries_there_is_no_loader() {
        let told = [(0, false), (0, true), (4096, false), (4096, true)]
            .map(|(interpreter, libraries)| has_no_loader(interpreter, libraries));
        assert_eq!(told, [true, false, false, false]);
    }
}
