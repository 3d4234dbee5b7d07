//! Arithmetic on the element types of programs, complex ones as pairs.

use crate::array::DType;

/// An element of an array.
pub(super) trait Number: Copy {
    const DTYPE: DType;
    const ZERO: Self;

    fn plus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
}

/// One that can be divided by.
pub(super) trait Field: Number {
    /// What sizes are measured in.
    type Real: Copy + Default + PartialOrd;

    fn minus(self, other: Self) -> Self;
    fn over(self, other: Self) -> Self;
    /// Its absolute value; of complex numbers the sum of both parts', which serves to compare.
    fn size(self) -> Self::Real;
    fn is_zero(self) -> bool;
    /// The quotient by a pivot, which is moved away from zero as far as the quotient overflows. `largest` is
    /// the size of the matrix's largest element.
    fn over_perturbed(self, pivot: Self, largest: Self::Real) -> Self;
}

/// An index of an array in memory.
pub(super) trait Index: Copy {
    const DTYPE: DType;

    /// The index, unless it is negative.
    fn get(self) -> Option<usize>;
}

impl Index for i32 {
    const DTYPE: DType = DType::I32;

    fn get(self) -> Option<usize> {
        usize::try_from(self).ok()
    }
}

impl Index for i64 {
    const DTYPE: DType = DType::I64;

    fn get(self) -> Option<usize> {
        usize::try_from(self).ok()
    }
}

/// How far a pivot of size 0 is moved at first.
macro_rules! first_step {
    ($largest:expr, $real:ident) => {
        ($largest * $real::EPSILON).max($real::MIN_POSITIVE)
    };
}

/// Whether a number of this size can be divided by a pivot of that.
macro_rules! overflows {
    ($size:expr, $pivot:expr, $real:ident) => {
        $pivot == 0.0 || ($pivot < 1.0 && $size > $pivot * ($real::MAX / 4.0))
    };
}

macro_rules! real {
    ($real:ident, $dtype:ident) => {
        impl Number for $real {
            const DTYPE: DType = DType::$dtype;
            const ZERO: Self = 0.0;

            fn plus(self, other: Self) -> Self {
                self + other
            }

            fn times(self, other: Self) -> Self {
                self * other
            }
        }

        impl Field for $real {
            type Real = $real;

            fn minus(self, other: Self) -> Self {
                self - other
            }

            fn over(self, other: Self) -> Self {
                self / other
            }

            fn size(self) -> $real {
                self.abs()
            }

            fn is_zero(self) -> bool {
                self == 0.0
            }

            fn over_perturbed(self, mut pivot: Self, largest: $real) -> Self {
                let mut step = first_step!(largest, $real).copysign(pivot);
                while step.is_finite() && overflows!(self.abs(), pivot.abs(), $real) {
                    pivot += step;
                    step *= 2.0;
                }
                self / pivot
            }
        }

        impl Number for [$real; 2] {
            const DTYPE: DType = complex!($dtype);
            const ZERO: Self = [0.0; 2];

            fn plus(self, other: Self) -> Self {
                [self[0] + other[0], self[1] + other[1]]
            }

            fn times(self, other: Self) -> Self {
                let ([a, b], [c, d]) = (self, other);
                [a * c - b * d, a * d + b * c]
            }
        }

        impl Field for [$real; 2] {
            type Real = $real;

            fn minus(self, other: Self) -> Self {
                [self[0] - other[0], self[1] - other[1]]
            }

            fn over(self, other: Self) -> Self {
                // By the larger part, so that no square overflows.
                let ([a, b], [c, d]) = (self, other);
                if c.abs() >= d.abs() {
                    let ratio = d / c;
                    let below = c + d * ratio;
                    [(a + b * ratio) / below, (b - a * ratio) / below]
                } else {
                    let ratio = c / d;
                    let below = c * ratio + d;
                    [(a * ratio + b) / below, (b * ratio - a) / below]
                }
            }

            fn size(self) -> $real {
                self[0].abs() + self[1].abs()
            }

            fn is_zero(self) -> bool {
                self == [0.0; 2]
            }

            fn over_perturbed(self, mut pivot: Self, largest: $real) -> Self {
                // In the direction that it has.
                let size = pivot[0].hypot(pivot[1]);
                let direction = if size > 0.0 {
                    [pivot[0] / size, pivot[1] / size]
                } else {
                    [1.0, 0.0]
                };
                let mut step = first_step!(largest, $real);
                while step.is_finite()
                    && overflows!(self[0].hypot(self[1]), pivot[0].hypot(pivot[1]), $real)
                {
                    pivot = pivot.plus([direction[0] * step, direction[1] * step]);
                    step *= 2.0;
                }
                self.over(pivot)
            }
        }
    };
}

macro_rules! complex {
    (F32) => {
        DType::C64
    };
    (F64) => {
        DType::C128
    };
}

macro_rules! integer {
    ($integer:ident, $dtype:ident) => {
        impl Number for $integer {
            const DTYPE: DType = DType::$dtype;
            const ZERO: Self = 0;

            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            fn times(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }
        }
    };
}

real!(f32, F32);
real!(f64, F64);
integer!(i32, I32);
integer!(i64, I64);
