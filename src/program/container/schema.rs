//! The tables of the container, stated by hand, with the fields that are used, from JAX's schema
//! (`jax/_src/export/serialization.fbs`), where each field keeps its number for ever. The
//! `flatbuffers` crate verifies every offset before anything is read.

use flatbuffers::{
    Follow, ForwardsUOffset, InvalidFlatbuffer, Table, VOffsetT, Vector, Verifiable, Verifier,
};

/// A table whose fields are found by their number.
pub(super) trait Fields<'a>: Copy {
    fn table(self) -> Table<'a>;

    fn scalar<T: Follow<'a, Inner = T> + 'a>(self, field: VOffsetT, default: T) -> T {
        // SAFETY: the table was verified, with a field of this type under this number.
        unsafe { self.table().get::<T>(field, Some(default)) }.unwrap_or_else(|| unreachable!())
    }

    fn reference<T: Follow<'a> + 'a>(self, field: VOffsetT) -> Option<T::Inner> {
        // SAFETY: as above.
        unsafe { self.table().get::<ForwardsUOffset<T>>(field, None) }
    }
}

/// States a table: its name, and for each field its number and type.
macro_rules! table {
    ($name:ident { $($field:ident: $number:literal => $kind:ty,)* }) => {
        #[derive(Clone, Copy)]
        pub(super) struct $name<'a>(Table<'a>);

        impl $name<'_> {
            $(pub(super) const $field: VOffsetT = 4 + 2 * $number;)*
        }

        impl<'a> Follow<'a> for $name<'a> {
            type Inner = $name<'a>;

            unsafe fn follow(buffer: &'a [u8], location: usize) -> Self::Inner {
                // SAFETY: the caller promises a table there.
                $name(unsafe { Table::new(buffer, location) })
            }
        }

        impl Verifiable for $name<'_> {
            fn run_verifier(
                verifier: &mut Verifier<'_, '_>,
                position: usize,
            ) -> std::result::Result<(), InvalidFlatbuffer> {
                verifier
                    .visit_table(position)?
                    $(.visit_field::<$kind>(stringify!($field), Self::$field, false)?)*
                    .finish();
                Ok(())
            }
        }

        impl<'a> Fields<'a> for $name<'a> {
            fn table(self) -> Table<'a> {
                self.0
            }
        }
    };
}

type Text<'a> = ForwardsUOffset<&'a str>;
type Tables<'a, T> = ForwardsUOffset<Vector<'a, ForwardsUOffset<T>>>;
type Numbers<'a, T> = ForwardsUOffset<Vector<'a, T>>;

table! { Exported {
    SERIALIZATION_VERSION: 0 => u16,
    IN_AVALS: 3 => Tables<'_, AbstractValue<'_>>,
    OUT_AVALS: 5 => Tables<'_, AbstractValue<'_>>,
    NR_DEVICES_SHORT: 6 => i16,
    PLATFORMS: 9 => Tables<'_, &str>,
    ORDERED_EFFECTS: 10 => Tables<'_, Effect<'_>>,
    MODULE: 13 => Numbers<'_, u8>,
    CALLING_CONVENTION: 14 => u16,
    KEPT_ARGUMENTS: 15 => Numbers<'_, u16>,
    USES_GLOBAL_CONSTANTS: 16 => bool,
    NR_DEVICES: 18 => u32,
    UNIQUE_AVALS: 19 => Tables<'_, AbstractValue<'_>>,
    IN_AVAL_INDICES: 22 => Numbers<'_, u32>,
    OUT_AVAL_INDICES: 23 => Numbers<'_, u32>,
    JAX_VERSION: 26 => Text<'_>,
} }

// The trees are a table of their own, since they are deep, and a file whose trees cannot be read has no names and is
// good otherwise.
table! { Trees {
    IN_TREE: 2 => ForwardsUOffset<Tree<'_>>,
    OUT_TREE: 4 => ForwardsUOffset<Tree<'_>>,
} }

table! { Tree {
    KIND: 0 => i8,
    CHILDREN: 1 => Tables<'_, Tree<'_>>,
    CHILDREN_NAMES: 2 => Tables<'_, &str>,
} }

table! { AbstractValue {
    KIND: 0 => i8,
    SHAPE: 1 => Tables<'_, &str>,
    DTYPE: 2 => i8,
} }

table! { Effect {
    TYPE_NAME: 0 => Text<'_>,
} }

pub(super) fn tables<'a, T: Follow<'a, Inner = T> + 'a>(
    from: impl Fields<'a>,
    field: VOffsetT,
) -> impl Iterator<Item = T> {
    from.reference::<Vector<'a, ForwardsUOffset<T>>>(field)
        .into_iter()
        .flatten()
}

pub(super) fn strings<'a>(from: impl Fields<'a>, field: VOffsetT) -> impl Iterator<Item = &'a str> {
    from.reference::<Vector<'a, ForwardsUOffset<&'a str>>>(field)
        .into_iter()
        .flatten()
}
