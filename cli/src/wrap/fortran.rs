//! A Fortran module.

use minijinja::{Value, context};
use pjrtlite::{DType, Error, Result, Status};

use super::facts::{Dim, Facts, Function};
use super::layout::{Argument, arguments, chosen, load_suffixes, only_sizes, suffixes};
use super::text::{comment, fortran_lines, tame};

const TEMPLATE: &str = include_str!("../../templates/fortran.f90.jinja");

/// What procedures of the module use themselves, and statements of the language.
pub(super) const RESERVED: &str = "
    self stat errmsg status message k s at count here row extents wanted plan find fits need text conclude
    interface_hash add_size than_wrapped error_unit found it again address is_there is_again is_any like exists
    c_associated c_loc c_null_ptr c_ptr is_contiguous lbound
    size shape min max any all merge trim present associated reshape integer real complex logical character int8
    int16 int32 int64 real32 real64
    if do end else then call exit cycle return stop print write read open close where forall select case while type
    class use function subroutine module program contains implicit none result data common save block associate
    allocate deallocate nullify pointer target allocatable optional intent parameter external intrinsic interface
    procedure generic import enum namelist equivalence format go to continue pause entry include elemental pure
    recursive abstract final private public protected sequence extends bind value volatile asynchronous error sync
    critical concurrent codimension contiguous endif enddo";

/// How many axes an array of Fortran can have here, as in the module pjrtlite.
const MOST_AXES: usize = 7;

/// A type of elements in Fortran.
struct Type {
    /// As `run` takes it.
    copied: &'static str,
    /// As it is in memory.
    kept: &'static str,
    /// Of `iso_fortran_env`.
    kind: &'static str,
    /// The name of the type's constant, where Fortran has no such type.
    constant: &'static str,
}

fn element(dtype: DType) -> Type {
    let raw = |kept, kind, constant| Type {
        copied: kept,
        kept,
        kind,
        constant,
    };
    match dtype {
        DType::Bool => Type {
            copied: "logical",
            kept: "integer(int8)",
            kind: "int8",
            constant: "BOOL",
        },
        DType::I8 => raw("integer(int8)", "int8", ""),
        DType::I16 => raw("integer(int16)", "int16", ""),
        DType::I32 => raw("integer(int32)", "int32", ""),
        DType::I64 => raw("integer(int64)", "int64", ""),
        DType::F32 => raw("real(real32)", "real32", ""),
        DType::F64 => raw("real(real64)", "real64", ""),
        DType::C64 => raw("complex(real32)", "real32", ""),
        DType::C128 => raw("complex(real64)", "real64", ""),
        DType::U16 => raw("integer(int16)", "int16", "U16"),
        DType::F16 => raw("integer(int16)", "int16", "F16"),
        DType::Bf16 => raw("integer(int16)", "int16", "BF16"),
        DType::U32 => raw("integer(int32)", "int32", "U32"),
        DType::U64 => raw("integer(int64)", "int64", "U64"),
        other => raw("integer(int8)", "int8", super::constant(other)),
    }
}

/// The module as text.
pub(super) fn module(facts: &Facts, name: &str, source: &str) -> Result<String> {
    let suffixes = suffixes(facts);
    let loads = load_suffixes(facts, &suffixes);
    let calls: Vec<String> = (suffixes.iter())
        .map(|suffix| format!("run{suffix}"))
        .collect();
    let facts = &super::texts::shortened(facts, &calls);
    let mut kinds = Vec::new();
    let mut functions = Vec::new();
    for (index, function) in facts.functions.iter().enumerate() {
        functions.push(function_context(
            function,
            index + 1,
            [&suffixes[index], &loads[index]],
            &mut kinds,
        )?);
    }
    kinds.sort_unstable();
    kinds.dedup();
    let hash: Vec<String> = match &facts.interface {
        Some(interface) => interface
            .split_inclusive(',')
            .flat_map(|part| {
                let chars: Vec<char> = part.chars().collect();
                chars
                    .chunks(100)
                    .map(|chunk| chunk.iter().collect())
                    .collect::<Vec<String>>()
            })
            .collect(),
        None => Vec::new(),
    };
    let source = super::source_name(source);
    let type_doc = format!(
        "{}\nUse it in one thread at a time; `share` makes another for a second thread.",
        facts.doc
    );
    let rendered = super::render(
        TEMPLATE,
        context! {
            doc => comment(&facts.headline(), "!", 110),
            type_doc => comment(type_doc.trim(), "  !!", 110).replacen("!!", "!>", 1),
            module => format!("{name}_model"),
            name,
            source,
            is_bundle => facts.interface.is_some(),
            interface => hash,
            rows => facts.functions.iter().any(|function| function.rows.is_some()),
            has_extents => facts.functions.iter().any(|function| !function.extents.is_empty()),
            only_sizes => only_sizes(facts).into_iter().map(|(name, size)| context! { name, size }).collect::<Vec<_>>(),
            kinds => kinds.join(", "),
            functions,
        },
    )?;
    Ok(fortran_lines(&rendered))
}

fn function_context(
    function: &Function,
    k: usize,
    [suffix, load]: [&str; 2],
    kinds: &mut Vec<&'static str>,
) -> Result<Value> {
    let arguments = arguments(function, RESERVED);
    for argument in &arguments {
        if argument.array.dims.len() > MOST_AXES {
            return Err(Error::new(
                Status::Unsupported,
                format!(
                    "'{}' of '{}' has {} axes, and arrays of this Fortran module have {MOST_AXES} at most: wrap it \
                     for C or C++, or save it with fewer axes",
                    argument.array.name,
                    function.name,
                    argument.array.dims.len()
                ),
            ));
        }
        kinds.push(element(argument.array.dtype).kind);
    }
    let extents: Vec<Value> = (function.extents.iter().enumerate())
        .map(|(extent, name)| {
            let from = arguments.iter().find_map(|argument| {
                let dims = &argument.array.dims;
                let axis = dims.iter().position(|dim| *dim == Dim::Extent(extent))?;
                Some(format!("size({}, {})", argument.name, dims.len() - axis))
            });
            // An extent that no array has can have one value alone, or nobody could choose.
            let first = function
                .sizes
                .first()
                .and_then(|sizes| sizes.get(extent))
                .copied()
                .unwrap_or(0);
            context! { name, from => from.unwrap_or_else(|| first.to_string()) }
        })
        .collect();
    let sizes: Vec<String> = function
        .sizes
        .iter()
        .flatten()
        .map(i64::to_string)
        .collect();
    let names: Vec<&str> = arguments
        .iter()
        .map(|argument| argument.name.as_str())
        .collect();
    let mut named = Vec::new();
    for (what, arrays) in [("input", &function.inputs), ("output", &function.outputs)] {
        for (index, array) in arrays
            .iter()
            .enumerate()
            .filter(|(_, array)| super::is_plain(&array.name))
        {
            named.push(context! { what, name => array.name, index => index + 1 });
        }
    }
    let mut doc = if function.doc.is_empty() {
        match &function.of {
            Some(of) => format!("{}, of {of}.", function.name),
            None => format!("{}.", function.name),
        }
    } else {
        function.doc.clone()
    };
    if let Some(rows) = function.rows {
        doc.push_str(&format!(
            "\n\nFor any number of rows ({}), in blocks.",
            function.extents[rows]
        ));
    }
    let sizes_text = super::sizes_text(function);
    let chosen = chosen(function);
    let mut chosen_names = super::names::Names::new(RESERVED);
    Ok(context! {
        k,
        suffix,
        load,
        zeros => vec!["0"; function.extents.len()].join(", "),
        chosen => chosen.into_iter().map(|extent| context! {
            name => chosen_names.give(&function.extents[extent]),
            bundle_name => function.extents[extent],
            place => extent + 1,
            is_rows => function.rows == Some(extent),
        }).collect::<Vec<_>>(),
        name => tame(&function.name),
        bundle_name => function.name,
        doc => comment(&doc, "  !!", 110).replacen("!!", "!>", 1),
        actual => names.join(", "),
        dummies => names.join(", "),
        rows => function.rows.map(|rows| rows + 1),
        extents,
        extents_text => sizes_text,
        sizes_doc => if sizes_text.is_empty() { String::new() } else { format!(" There are: {sizes_text}.") },
        sizes => sizes.join(", "),
        programs => function.sizes.len(),
        inputs => function.inputs.len(),
        outputs => function.outputs.len(),
        named,
        arguments => arguments.iter().enumerate().map(|(index, argument)| {
            argument_context(function, argument, index + 1)
        }).collect::<Vec<_>>(),
    })
}

fn argument_context(function: &Function, argument: &Argument<'_>, number: usize) -> Value {
    let array = argument.array;
    let rank = array.dims.len();
    let element = element(array.dtype);
    let buffer = format!("a{number}");
    // The last axis of a program is Fortran's first.
    let per_axis = |of: &dyn Fn(Dim) -> String| -> String {
        let each: Vec<String> = array.dims.iter().rev().map(|dim| of(*dim)).collect();
        each.join(", ")
    };
    let shape = per_axis(&|dim| match dim {
        Dim::Fixed(size) => size.to_string(),
        Dim::Extent(extent) => format!("extents({})", extent + 1),
    });
    let block_shape = per_axis(&|dim| match dim {
        Dim::Fixed(size) => size.to_string(),
        Dim::Extent(extent) => format!("wanted({})", extent + 1),
    });
    let rows = argument.rows_axis(function).map(|axis| rank - 1 - axis);
    let section = |at: &str| match (rows, rank) {
        (_, 0) => String::new(),
        (None, _) => format!("({})", vec![":"; rank].join(",")),
        (Some(rows), _) => {
            let each: Vec<&str> = (0..rank)
                .map(|axis| if axis == rows { at } else { ":" })
                .collect();
            format!("({})", each.join(","))
        }
    };
    let these_rows = section("at + 1:at + here");
    let first_rows = section(":here");
    let is_bool = array.dtype == DType::Bool;
    let to_buffer = format!("{}{these_rows}", argument.name);
    let from_buffer = format!("s%{buffer}{first_rows}");
    let shown = per_axis(&|dim| match dim {
        Dim::Fixed(size) => size.to_string(),
        Dim::Extent(extent) => function.extents[extent].clone(),
    });
    let mut doc = if rank == 0 {
        String::new()
    } else {
        format!("({}) ", shown.replace(", ", ","))
    };
    if !element.constant.is_empty() && !is_bool {
        doc.push_str(&format!(
            "[{} as its bits] ",
            array.dtype.c_name().to_string_lossy()
        ));
    }
    doc.push_str(&super::described(array));
    context! {
        name => argument.name,
        type => element.copied,
        buffer_type => element.kept,
        kind => if is_bool { "logical" } else { element.kept },
        buffer,
        rank,
        colons => if rank == 0 { String::new() } else { format!("({})", vec![":"; rank].join(",")) },
        assigned => if rank == 0 { String::new() } else { format!("({})", vec![":"; rank].join(",")) },
        intent => if argument.output.is_none() { "in" } else { "inout" },
        doc => tame(&doc).replace('\n', " "),
        shape,
        block_shape,
        has_rows => rows.is_some(),
        is_input => argument.input.is_some(),
        is_output => argument.output.is_some(),
        first_rows,
        first => (1..=rank).map(|axis| format!("lbound({}, {axis})", argument.name)).collect::<Vec<_>>().join(","),
        one_row => section("row"),
        last_row => section("here"),
        to_buffer => if is_bool { format!("merge(1_int8, 0_int8, {to_buffer})") } else { to_buffer },
        these_rows,
        from_buffer => if is_bool { format!("{from_buffer} /= 0_int8") } else { from_buffer },
        bind => match (argument.input, argument.output) {
            (Some(_), Some(_)) => "bind_inout",
            (Some(_), None) => "bind_input",
            _ => "bind_output",
        },
        indices => ([argument.input, argument.output].iter().flatten())
            .map(|index| (index + 1).to_string()).collect::<Vec<_>>().join(", "),
        dtype => if element.constant.is_empty() { String::new() } else {
            format!(", dtype=PJRTLITE_DTYPE_{}", element.constant)
        },
    }
}
