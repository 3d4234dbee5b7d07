//! What a foreign function threw: what it is, as far as its ABI tells, and its end.
//!
//! C++ exceptions have the same layout with every compiler on 64-bit Linux (the Itanium C++ ABI): a
//! header before the object that names its type. Of the object itself only what `std::exception` says
//! of itself is asked, and only where the type descriptions show that the object begins with one.

use std::ffi::{CStr, c_char, c_int, c_void};
use std::fmt;
use std::mem::MaybeUninit;
use std::ptr::NonNull;

use super::call;

/// The start of every exception, whatever language it is of.
#[repr(C, align(16))]
pub(super) struct Exception {
    class: u64,
    cleanup: Option<Cleanup>,
    /// The unwinder's own.
    private: [u64; 2],
}

type Cleanup = unsafe extern "C" fn(reason: c_int, exception: *mut Exception);

/// Who catches is not of the exception's language.
const FOREIGN_EXCEPTION_CAUGHT: c_int = 1;

/// Thrown by libstdc++ or libc++; with the last bit set it refers to an object that several share.
const GNU_CPP: u64 = u64::from_be_bytes(*b"GNUCC++\0");
const CLANG_CPP: u64 = u64::from_be_bytes(*b"CLNGC++\0");
const SHARED: u64 = 1;
/// A panic of Rust, which may not be disposed of.
const RUST: u64 = u64::from_be_bytes(*b"MOZ\0RUST");

/// Where the type is in the header of a C++ exception: so many bytes before [`Exception`].
const TYPE_BEFORE: usize = 80;

/// An exception that was stopped. Leaked, unless it is [disposed of](Thrown::dispose).
pub(crate) struct Thrown(NonNull<Exception>);

impl Thrown {
    pub(super) fn new(exception: NonNull<Exception>) -> Thrown {
        Thrown(exception)
    }

    fn class(&self) -> u64 {
        // SAFETY: every exception starts with this, and it is alive until it is disposed of.
        unsafe { (*self.0.as_ptr()).class }
    }

    /// The type of a C++ exception, and the object.
    fn object(&self) -> Option<(TypeInfo, NonNull<c_void>)> {
        let exception = self.0.as_ptr().cast::<u8>();
        let word_before = |address: *mut u8, bytes: usize| {
            // SAFETY: the header of a C++ exception is as large as this.
            unsafe { address.sub(bytes).cast::<*mut c_void>().read() }
        };
        // SAFETY: the object follows at once.
        let own = unsafe { exception.add(size_of::<Exception>()) };
        let (type_info, object) = match self.class() {
            GNU_CPP | CLANG_CPP => (word_before(exception, TYPE_BEFORE), own.cast()),
            // libstdc++ has the object in the type's place; what is thrown first precedes it.
            class if class == GNU_CPP | SHARED => {
                let object = NonNull::new(word_before(exception, TYPE_BEFORE))?;
                let first = size_of::<Exception>() + TYPE_BEFORE;
                (word_before(object.as_ptr().cast(), first), object.as_ptr())
            }
            // libc++ has both.
            class if class == CLANG_CPP | SHARED => (
                word_before(exception, TYPE_BEFORE),
                word_before(exception, TYPE_BEFORE + size_of::<usize>()),
            ),
            _ => return None,
        };
        Some((TypeInfo(NonNull::new(type_info)?), NonNull::new(object)?))
    }

    /// Ends the exception, which runs its destructor.
    pub(crate) fn dispose(self) {
        let class = self.class();
        if class == RUST {
            return;
        }
        // SAFETY: as in `class`.
        let Some(cleanup) = (unsafe { (*self.0.as_ptr()).cleanup }) else {
            return;
        };
        let exception = self.0.as_ptr().cast();
        let cleanup = cleanup as *const c_void;
        let is_cpp = matches!(class & !SHARED, GNU_CPP | CLANG_CPP);
        if let Some((begin, end)) = catchers(cleanup).filter(|_| is_cpp) {
            let nothing = std::ptr::null_mut();
            // SAFETY: these are the functions of the runtime that threw it, and are called as at the
            // start and the end of a `catch`, so that it is not counted as uncaught any more.
            unsafe {
                if call(begin, [exception, nothing, nothing]).is_ok() {
                    let _ = call(end, [nothing; 3]);
                }
            }
            return;
        }
        let reason = std::ptr::without_provenance_mut(FOREIGN_EXCEPTION_CAUGHT as usize);
        if let Some(cleanup) = NonNull::new(cleanup.cast_mut()) {
            // SAFETY: the exception was caught, and is not used again.
            let _ = unsafe { call(cleanup, [reason, exception, std::ptr::null_mut()]) };
        }
    }
}

impl fmt::Display for Thrown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((type_info, object)) = self.object() else {
            return match self.class() {
                RUST => f.write_str("a panic of Rust"),
                _ => f.write_str("an exception of another language than C++"),
            };
        };
        write!(f, "a C++ exception of type {}", type_info.name())?;
        match type_info.what(object) {
            Some(text) if !text.is_empty() => write!(f, ": {text}"),
            _ => Ok(()),
        }
    }
}

/// `__cxa_begin_catch` and `__cxa_end_catch` of the C++ runtime that a function is part of, if it
/// exports them. Those of another runtime count in another place.
fn catchers(function: *const c_void) -> Option<(NonNull<c_void>, NonNull<c_void>)> {
    let (base, file) = library_of(function)?;
    // SAFETY: the file is loaded, and the name is NUL-terminated.
    let library = unsafe { libc::dlopen(file, libc::RTLD_LAZY | libc::RTLD_NOLOAD) };
    if library.is_null() {
        return None;
    }
    let find = |name: &CStr| {
        // SAFETY: the library is open, and the name is NUL-terminated.
        let found = NonNull::new(unsafe { libc::dlsym(library, name.as_ptr()) })?;
        (library_of(found.as_ptr())?.0 == base).then_some(found)
    };
    let both = find(c"__cxa_begin_catch").zip(find(c"__cxa_end_catch"));
    // SAFETY: opened above. It stays loaded, as it was before.
    unsafe { libc::dlclose(library) };
    both
}

/// Where the library that holds an address starts, and its file.
fn library_of(address: *const c_void) -> Option<(*mut c_void, *const c_char)> {
    let mut info = MaybeUninit::<libc::Dl_info>::uninit();
    // SAFETY: there is room for what is written if this succeeds.
    let info = unsafe {
        if libc::dladdr(address, info.as_mut_ptr()) == 0 {
            return None;
        }
        info.assume_init()
    };
    Some((info.dli_fbase, info.dli_fname))
}

/// A description of a C++ type (`std::type_info`): a table of functions, a name, and for a class with
/// one base at its start that base's description.
#[derive(Clone, Copy)]
struct TypeInfo(NonNull<c_void>);

impl TypeInfo {
    fn word(self, index: usize) -> *const c_void {
        // SAFETY: the description of every type has the first two words, and its callers ask for no
        // other one of a type that lacks it. It lives as long as its library.
        unsafe { self.0.as_ptr().cast::<*const c_void>().add(index).read() }
    }

    /// The name as compilers write it. A leading star means that it is compared by address.
    fn mangled(self) -> &'static CStr {
        let name = self.word(1).cast::<c_char>();
        if name.is_null() {
            return c"";
        }
        // SAFETY: the name is a constant text of the library.
        let name = unsafe { CStr::from_ptr(name) };
        match name.to_bytes_with_nul() {
            [b'*', rest @ ..] => CStr::from_bytes_with_nul(rest).unwrap_or(c""),
            _ => name,
        }
    }

    fn name(self) -> String {
        let mangled = self.mangled().to_string_lossy();
        readable(&mangled).unwrap_or_else(|| mangled.into_owned())
    }

    /// The base class that an object of this type starts with, if it has one base alone.
    fn base(self) -> Option<TypeInfo> {
        // The kind of a description is the type of the description: before its table of functions
        // stands a pointer to its own.
        let table = NonNull::new(self.word(0).cast_mut())?.cast::<*mut c_void>();
        // SAFETY: that is where it stands, by the ABI.
        let kind = TypeInfo(NonNull::new(unsafe { table.sub(1).read() })?);
        if kind.mangled() != c"N10__cxxabiv120__si_class_type_infoE" {
            return None;
        }
        NonNull::new(self.word(2).cast_mut()).map(TypeInfo)
    }

    /// What an object of this type says of itself, if it begins with a `std::exception`.
    fn what(self, object: NonNull<c_void>) -> Option<String> {
        const LONGEST: usize = 4096;
        let mut ancestors = std::iter::successors(Some(self), |class| class.base()).take(100);
        ancestors.find(|class| class.mangled() == c"St9exception")?;
        // SAFETY: such an object starts with a pointer to its table of functions, of which the third,
        // after two destructors, gives a text that lives as long as the object.
        let text = unsafe {
            let table = object.cast::<*const *mut c_void>().read();
            let what = NonNull::new(table.add(2).read())?;
            let nothing = std::ptr::null_mut();
            call(what, [object.as_ptr(), nothing, nothing]).ok()?
        };
        let text = NonNull::new(text)?.cast::<c_char>();
        // SAFETY: as above.
        let text = unsafe { CStr::from_ptr(text.as_ptr()) }.to_bytes();
        let shown = &text[..text.len().min(LONGEST)];
        Some(String::from_utf8_lossy(shown).into_owned())
    }
}

/// A mangled name in the form in which it stands in sources, if it is a plain one, like those of
/// nearly all exceptions.
fn readable(mangled: &str) -> Option<String> {
    match mangled {
        "i" => return Some("int".to_owned()),
        "PKc" => return Some("const char*".to_owned()),
        _ => {}
    }
    let mut names = Vec::new();
    let mut rest = match mangled.strip_prefix('N') {
        Some(inner) => inner.strip_suffix('E')?,
        None => mangled,
    };
    if let Some(inner) = rest.strip_prefix("St") {
        names.push("std");
        rest = inner;
    }
    while !rest.is_empty() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let length: usize = rest.get(..digits)?.parse().ok()?;
        names.push(rest.get(digits..digits.checked_add(length)?)?);
        rest = &rest[digits + length..];
    }
    (!names.is_empty()).then(|| names.join("::"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_names_are_readable() {
        for (mangled, name) in [
            ("i", Some("int")),
            ("PKc", Some("const char*")),
            ("St9bad_alloc", Some("std::bad_alloc")),
            ("N4absl11BadStatusOrE", Some("absl::BadStatusOr")),
            ("NSt3__112length_errorE", Some("std::__1::length_error")),
            ("5Error", Some("Error")),
            ("5Erro", None),
            ("99999999999999999999999x", None),
            ("18446744073709551615x", None),
            ("St", Some("std")),
            ("", None),
            ("P5Error", None),
            ("2é", Some("é")),
            ("1é", None),
            ("N3abcIiEE", None),
        ] {
            assert_eq!(readable(mangled).as_deref(), name, "{mangled}");
        }
    }
}
