//! How Fortran is called: its integers, its work arrays, and its procedures.

use std::ffi::c_void;

use super::library::Width;
use crate::array::DType;
use crate::error::{Error, Result, Status};
use crate::host::memory;

/// The element type that a routine is for, by its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    S,
    D,
    C,
    Z,
}

impl Kind {
    pub(super) const ALL: [Kind; 4] = [Kind::S, Kind::D, Kind::C, Kind::Z];

    pub(super) fn letter(self) -> char {
        ['s', 'd', 'c', 'z'][self as usize]
    }

    pub(super) fn is_complex(self) -> bool {
        matches!(self, Kind::C | Kind::Z)
    }

    /// Whether its reals have 64 bits.
    pub(super) fn is_double(self) -> bool {
        matches!(self, Kind::D | Kind::Z)
    }

    pub(super) fn dtype(self) -> DType {
        [DType::F32, DType::F64, DType::C64, DType::C128][self as usize]
    }

    pub(super) fn real(self) -> DType {
        [DType::F32, DType::F64][usize::from(self.is_double())]
    }

    pub(super) fn complex(self) -> DType {
        [DType::C64, DType::C128][usize::from(self.is_double())]
    }
}

/// An integer for Fortran, of either width.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(8))]
pub(super) struct Int([u8; 8]);

impl Int {
    pub(super) const ZERO: Int = Int([0; 8]);

    fn new(value: i64, width: Width) -> Option<Int> {
        let mut bytes = [0; 8];
        match width {
            Width::Narrow => bytes[..4].copy_from_slice(&i32::try_from(value).ok()?.to_ne_bytes()),
            Width::Wide => bytes = value.to_ne_bytes(),
        }
        Some(Int(bytes))
    }

    /// A number as Fortran takes it.
    pub(super) fn of(value: usize, width: Width) -> Result<Int> {
        let int = i64::try_from(value).ok();
        int.and_then(|value| Int::new(value, width)).ok_or_else(|| {
            Error::new(
                Status::Unsupported,
                format!(
                    "the LAPACK in use has integers of {} bits, which do not hold {value}: use one \
                     with 64 bits (ILP64), such as scipy-openblas64",
                    width.bits()
                ),
            )
        })
    }

    pub(super) fn get(&self, width: Width) -> i64 {
        match width {
            Width::Narrow => {
                i32::from_ne_bytes([self.0[0], self.0[1], self.0[2], self.0[3]]).into()
            }
            Width::Wide => i64::from_ne_bytes(self.0),
        }
    }
}

/// Memory of a call's own.
pub(super) struct Room(Vec<u64>);

impl Room {
    pub(super) fn new(count: usize, size: usize) -> Result<Room> {
        let bytes = count
            .checked_mul(size)
            .ok_or_else(|| memory::exhausted(usize::MAX))?;
        // Never empty, so that its address is one, and aligned for all that LAPACK has.
        let words = bytes / 8 + 1;
        let mut room = Vec::new();
        room.try_reserve_exact(words)
            .map_err(|_| memory::exhausted(bytes))?;
        room.resize(words, 0);
        Ok(Room(room))
    }

    /// Of so many of Fortran's integers.
    fn of_ints(count: usize, width: Width) -> Result<Room> {
        Room::new(count, width.bits() as usize / 8)
    }

    pub(super) fn at(&mut self) -> *mut c_void {
        self.0.as_mut_ptr().cast()
    }
}

/// How large one of a routine's work arrays is.
#[derive(Clone, Copy)]
pub(super) enum Size {
    Fixed(usize),
    /// The routine tells.
    Asked,
}

/// The work arrays of a routine.
#[derive(Clone, Copy)]
pub(super) struct Rooms {
    /// Of the routine's type.
    pub(super) main: Size,
    /// Of reals.
    pub(super) real: Size,
    pub(super) integer: Size,
}

impl Rooms {
    /// None.
    pub(super) const NONE: Rooms = Rooms {
        main: Size::Fixed(0),
        real: Size::Fixed(0),
        integer: Size::Fixed(0),
    };

    /// The usual one, whose size the routine tells.
    pub(super) const MAIN: Rooms = Rooms {
        main: Size::Asked,
        ..Rooms::NONE
    };
}

/// Work arrays, their sizes as Fortran takes them, and the number by which a routine tells how it ended.
pub(super) struct Work {
    pub(super) main: Room,
    pub(super) main_size: Int,
    pub(super) real: Room,
    pub(super) real_size: Int,
    pub(super) integer: Room,
    pub(super) integer_size: Int,
    pub(super) info: Int,
    is_asking: bool,
}

impl Work {
    pub(super) fn asking(kind: Kind, width: Width, rooms: &Rooms) -> Result<Work> {
        let first = |size| match size {
            Size::Fixed(size) => size,
            Size::Asked => 1,
        };
        let minus_one = Int::new(-1, width).unwrap_or(Int([0xff; 8]));
        Ok(Work {
            main: Room::new(first(rooms.main), kind.dtype().size())?,
            main_size: minus_one,
            real: Room::new(first(rooms.real), kind.real().size())?,
            real_size: minus_one,
            integer: Room::of_ints(first(rooms.integer), width)?,
            integer_size: minus_one,
            info: Int::ZERO,
            is_asking: [rooms.main, rooms.real, rooms.integer]
                .iter()
                .any(|size| matches!(size, Size::Asked)),
        })
    }

    /// Whether the routine is called to be asked for sizes.
    pub(super) fn asks(&self) -> bool {
        self.is_asking
    }

    /// Makes the arrays as large as the routine told.
    pub(super) fn give(&mut self, kind: Kind, width: Width, rooms: &Rooms) -> Result<()> {
        self.is_asking = false;
        let asked = |told: f64, make: &dyn Fn(usize) -> Result<Room>| -> Result<(Int, Room)> {
            // What is no number becomes 0.
            let size = (told.ceil() as usize).max(1);
            Ok((Int::of(size, width)?, make(size)?))
        };
        if matches!(rooms.main, Size::Asked) {
            let size = real_at(self.main.at(), kind.is_double());
            (self.main_size, self.main) =
                asked(size, &|size| Room::new(size, kind.dtype().size()))?;
        }
        if matches!(rooms.real, Size::Asked) {
            let size = real_at(self.real.at(), kind.is_double());
            (self.real_size, self.real) = asked(size, &|size| Room::new(size, kind.real().size()))?;
        }
        if matches!(rooms.integer, Size::Asked) {
            // SAFETY: there is room for an integer of either width.
            let told = unsafe { self.integer.at().cast::<Int>().read() };
            let size = told.get(width) as f64;
            (self.integer_size, self.integer) = asked(size, &|size| Room::of_ints(size, width))?;
        }
        Ok(())
    }
}

/// The first real in a work array.
fn real_at(room: *mut c_void, is_double: bool) -> f64 {
    // SAFETY: there is one, at least.
    unsafe {
        if is_double {
            room.cast::<f64>().read()
        } else {
            // Single precision rounds large sizes, some routines downwards. The others stay as they are told:
            // some routines work in another way if they have more.
            const EXACT: f32 = (1 << f32::MANTISSA_DIGITS) as f32;
            let told = room.cast::<f32>().read();
            f64::from(if told < EXACT { told } else { told.next_up() })
        }
    }
}

/// Integers that a routine reads and writes, where the program has 32 bits for each.
pub(super) struct Ints {
    /// Where the routine has 64.
    wide: Option<Room>,
    count: usize,
}

impl Ints {
    pub(super) fn new(count: usize, width: Width) -> Result<Ints> {
        let wide = match width {
            Width::Narrow => None,
            Width::Wide => Some(Room::of_ints(count, width)?),
        };
        Ok(Ints { wide, count })
    }

    /// Where the routine has them: at the program's place if it can.
    ///
    /// # Safety
    /// The place must have as many integers.
    pub(super) unsafe fn lend(&mut self, place: *mut c_void) -> *mut c_void {
        let Some(wide) = &mut self.wide else {
            return place;
        };
        for (index, word) in wide.0.iter_mut().take(self.count).enumerate() {
            // SAFETY: the caller's promise.
            let value = unsafe { place.cast::<i32>().add(index).read_unaligned() };
            *word = i64::from(value).cast_unsigned();
        }
        wide.at()
    }

    /// Gives the program what the routine wrote.
    ///
    /// # Safety
    /// As for [`Ints::lend`].
    pub(super) unsafe fn take_back(&mut self, place: *mut c_void) {
        let Some(wide) = &self.wide else {
            return;
        };
        for (index, &word) in wide.0.iter().take(self.count).enumerate() {
            // SAFETY: the caller's promise. What a routine writes counts rows and columns.
            unsafe { place.cast::<i32>().add(index).write_unaligned(word as i32) };
        }
    }
}

/// What can be an argument of a Fortran procedure: each is an address.
pub(super) trait Argument {
    fn address(self) -> *mut c_void;
}

impl Argument for *mut c_void {
    fn address(self) -> *mut c_void {
        self
    }
}

impl<T> Argument for &T {
    /// Of what is only read.
    fn address(self) -> *mut c_void {
        std::ptr::from_ref(self).cast_mut().cast()
    }
}

impl<T> Argument for &mut T {
    fn address(self) -> *mut c_void {
        std::ptr::from_mut(self).cast()
    }
}

/// Calls a Fortran procedure: its arguments, and the length of each that is a character, which compilers
/// pass after the others.
macro_rules! fortran {
    ($routine:expr; $($argument:expr),+; $($length:literal)*) => {{
        type Procedure = unsafe extern "C" fn(
            $(crate::lapack::fortran::fortran!(@type $argument),)+
            $(crate::lapack::fortran::fortran!(@length $length),)*
        );
        let procedure = ::std::mem::transmute::<*mut ::std::ffi::c_void, Procedure>(
            $routine.function.as_ptr(),
        );
        procedure($(crate::lapack::fortran::Argument::address($argument),)+ $($length,)*)
    }};
    (@type $argument:expr) => { *mut ::std::ffi::c_void };
    (@length $length:literal) => { usize };
}
pub(super) use fortran;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_have_the_width_of_the_library() {
        let most = i32::MAX as usize;
        for (width, value) in [(Width::Narrow, most), (Width::Wide, most + 1)] {
            let int = Int::of(value, width).unwrap();
            assert_eq!(int.get(width), value as i64);
        }
        let error = Int::of(most + 1, Width::Narrow).unwrap_err();
        assert_eq!(error.status(), Status::Unsupported);
        assert!(error.message().contains("ILP64"), "{error}");
        assert!(Int::of(usize::MAX, Width::Wide).is_err());
    }

    #[test]
    fn integers_of_a_program_become_wide_and_narrow_again() {
        for width in [Width::Narrow, Width::Wide] {
            let mut place = [3i32, -1, 7];
            let mut ints = Ints::new(3, width).unwrap();
            // SAFETY: there are three, of either width.
            unsafe {
                let lent = ints.lend(place.as_mut_ptr().cast());
                match width {
                    Width::Narrow => *lent.cast::<i32>().add(1) += 10,
                    Width::Wide => *lent.cast::<i64>().add(1) += 10,
                }
                ints.take_back(place.as_mut_ptr().cast());
            }
            assert_eq!(place, [3, 9, 7], "{width:?}");
        }
    }

    #[test]
    fn work_is_given_in_the_size_that_was_told() {
        let rooms = Rooms {
            real: Size::Fixed(3),
            ..Rooms::MAIN
        };
        let mut work = Work::asking(Kind::C, Width::Narrow, &rooms).unwrap();
        assert!(work.asks());
        assert_eq!(work.main_size.get(Width::Narrow), -1);
        // SAFETY: there is room for a complex number.
        unsafe { work.main.at().cast::<f32>().write(100.0) };
        work.give(Kind::C, Width::Narrow, &rooms).unwrap();
        assert_eq!(work.main_size.get(Width::Narrow), 100);
        assert!(!work.asks());
        assert!(Room::new(usize::MAX, 8).is_err());
    }
}
