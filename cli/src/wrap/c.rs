//! C and C++: a core in what the two have in common, and typed functions over it.

use minijinja::{Value, context};
use pjrtlite::{DType, Result};

use super::facts::{Dim, Facts, Function};
use super::layout::{Argument, arguments, chosen, load_suffixes, only_sizes, suffixes};
use super::text::{c_lines, comment, tame};

const CORE: &str = include_str!("../../templates/core.c.jinja");
const HEADER: &str = include_str!("../../templates/c.h.jinja");
const SOURCE: &str = include_str!("../../templates/c.c.jinja");
const CPP_HEADER: &str = include_str!("../../templates/cpp.hpp.jinja");

/// Words of C and C++, macros of their headers, and what the functions use themselves.
pub(super) const RESERVED: &str = "
    self extents arrays detail any view error extent options step bind run share
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class compl
    complex concept const const_cast consteval constexpr constinit continue co_await co_return co_yield decltype default
    delete do double dynamic_cast else enum errno explicit export extern false float for friend goto if imaginary inline
    int linux long mutable namespace new noexcept not not_eq null nullptr operator or or_eq private protected public
    register reinterpret_cast requires restrict return short signed sizeof static static_assert static_cast struct
    switch template this thread_local throw true try typedef typeid typename union unix unsigned using virtual void
    volatile wchar_t while xor xor_eq stdin stdout stderr eof bufsiz int8_t int16_t int32_t int64_t uint8_t uint16_t
    uint32_t uint64_t size_t ptrdiff_t offsetof i std";

/// The name of an element's type, and its bytes.
fn element(dtype: DType, of_complex: &dyn Fn(&str) -> String) -> String {
    match dtype {
        DType::Bool => "bool".into(),
        DType::I8 | DType::I4 | DType::I2 => "int8_t".into(),
        DType::I16 => "int16_t".into(),
        DType::I32 => "int32_t".into(),
        DType::I64 => "int64_t".into(),
        DType::U16 | DType::F16 | DType::Bf16 => "uint16_t".into(),
        DType::U32 => "uint32_t".into(),
        DType::U64 => "uint64_t".into(),
        DType::F32 => "float".into(),
        DType::F64 => "double".into(),
        DType::C64 => of_complex("c64"),
        DType::C128 => of_complex("c128"),
        _ => "uint8_t".into(),
    }
}

pub(super) fn header(facts: &Facts, name: &str, source: &str) -> Result<String> {
    Ok(c_lines(&super::render(
        HEADER,
        context(facts, name, source, false)?,
    )?))
}

pub(super) fn source(facts: &Facts, name: &str, source: &str) -> Result<String> {
    Ok(c_lines(&super::render(
        SOURCE,
        context(facts, name, source, false)?,
    )?))
}

pub(super) fn cpp_header(facts: &Facts, name: &str, source: &str) -> Result<String> {
    Ok(c_lines(&super::render(
        CPP_HEADER,
        context(facts, name, source, true)?,
    )?))
}

fn context(facts: &Facts, name: &str, source: &str, cpp: bool) -> Result<Value> {
    let suffixes = suffixes(facts);
    let loads = load_suffixes(facts, &suffixes);
    let before = if cpp {
        String::new()
    } else {
        format!("{name}_")
    };
    let calls: Vec<String> = (suffixes.iter())
        .map(|suffix| format!("{before}run{suffix}"))
        .collect();
    let facts = &super::texts::shortened(facts, &calls);
    // A single program has no hash.
    let hashes: Vec<&str> = facts
        .interface
        .iter()
        .flat_map(|all| all.split(','))
        .collect();
    let functions: Vec<Value> = (facts.functions.iter().enumerate())
        .map(|(k, function)| {
            let hash = hashes
                .get(k)
                .and_then(|part| part.split_once('='))
                .map_or("", |(_, hash)| hash);
            function_context(
                function,
                k,
                [&suffixes[k], &loads[k]],
                hash,
                name,
                facts.interface.is_some(),
            )
        })
        .collect();
    let all = || {
        facts
            .functions
            .iter()
            .flat_map(|function| function.inputs.iter().chain(&function.outputs))
    };
    let complexes: Vec<Value> = [
        (DType::C64, "c64", "float"),
        (DType::C128, "c128", "double"),
    ]
    .iter()
    .filter(|(dtype, ..)| all().any(|array| array.dtype == *dtype))
    .map(|(_, name, part)| context! { name, part })
    .collect();
    let p = if cpp {
        "core_".to_owned()
    } else {
        format!("{name}_core_")
    };
    let most =
        |of: &dyn Fn(&Function) -> usize| facts.functions.iter().map(of).max().unwrap_or(0).max(1);
    let shared = context! {
        cpp,
        name,
        model => if cpp { "core_model".to_owned() } else { name.to_owned() },
        is_bundle => facts.interface.is_some(),
        most_axes => all().map(|array| array.dims.len()).max().unwrap_or(0).max(1),
        most_arguments => most(&|function| function.inputs.len() + function.outputs.len()),
        most_extents => most(&|function| function.extents.len()),
        hash_size => facts.functions.iter().map(|function| function.name.len() + 40).sum::<usize>() + 1,
        sizes_size => most(&|function| function.extents.iter().map(|name| name.len() + 24).sum()).max(63) + 1,
        p,
        functions,
    };
    let core = super::render(CORE, shared.clone())?;
    let source = super::source_name(source);
    Ok(context! {
        core,
        source,
        guard => name.to_uppercase(),
        doc => comment(&format!("@brief {}", facts.headline()), " *", 110),
        type_doc => format!("\n/** {} Used by one thread at a time. */", comment(&facts.doc, "", 100).replace('\n', "\n *").trim()),
        rows => facts.functions.iter().any(|function| function.rows.is_some()),
        complexes,
        only_sizes => only_sizes(facts).into_iter().map(|(name, size)| context! { name, size }).collect::<Vec<_>>(),
        ..shared
    })
}

fn function_context(
    function: &Function,
    k: usize,
    [suffix, load]: [&str; 2],
    hash: &str,
    name: &str,
    is_bundle: bool,
) -> Value {
    // Extents are arguments of their own in C, so that arrays cannot have their names.
    let mut extent_names = super::names::Names::new(RESERVED);
    let named: Vec<String> = function
        .extents
        .iter()
        .map(|extent| extent_names.give(extent))
        .collect();
    let arguments = arguments(function, &format!("{RESERVED} {}", named.join(" ")));
    let has = |extent| {
        arguments
            .iter()
            .any(|argument| argument.array.dims.contains(&Dim::Extent(extent)))
    };
    let fixed = |extent: usize| {
        (function.sizes.first())
            .and_then(|sizes| sizes.get(extent))
            .copied()
            .unwrap_or(0)
            .to_string()
    };
    let free: Vec<usize> = (0..named.len()).filter(|extent| has(*extent)).collect();
    let extents = |is_bound: bool| {
        let mut parameters: Vec<String> = free
            .iter()
            .map(|extent| format!("size_t {}", named[*extent]))
            .collect();
        parameters.extend(
            arguments
                .iter()
                .map(|argument| parameter(argument, name, is_bound)),
        );
        parameters
            .iter()
            .map(|parameter| format!(", {parameter}"))
            .collect::<String>()
    };
    let values: Vec<String> = (0..named.len())
        .map(|extent| {
            if has(extent) {
                format!("(int64_t){}", named[extent])
            } else {
                fixed(extent)
            }
        })
        .collect();
    let chosen = chosen(function);
    let chosen_values = |of: &dyn Fn(&str) -> String| {
        let each = (0..named.len()).map(|extent| match chosen.contains(&extent) {
            true => of(&named[extent]),
            false => "0".to_owned(),
        });
        // An array has an element at least.
        let each: Vec<String> = each
            .chain(named.is_empty().then(|| "0".to_owned()))
            .collect();
        each.join(", ")
    };
    // The first array that has an extent tells it, the others are compared.
    let mut same = Vec::new();
    let cpp_extents: Vec<String> = (0..named.len())
        .map(|extent| {
            let mut places = arguments.iter().flat_map(|argument| {
                let dims = argument.array.dims.iter().enumerate();
                dims.filter(|(_, dim)| **dim == Dim::Extent(extent))
                    .map(|(axis, _)| (argument.name.clone(), axis))
            });
            let first = places.next();
            same.extend(places.map(|(name, axis)| context! { name, axis, extent }));
            first.map_or_else(
                || fixed(extent),
                |(name, axis)| format!("{name}.size({axis})"),
            )
        })
        .collect();
    let cpp_parameters = |is_bound: bool| {
        arguments
            .iter()
            .map(|argument| cpp_parameter(argument, is_bound))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let doc = match (function.doc.is_empty(), &function.of) {
        (false, _) => function.doc.clone(),
        (true, Some(of)) => format!("{}, of {of}.", function.name),
        (true, None) => format!("{}.", function.name),
    };
    let sizes: Vec<String> = function
        .sizes
        .iter()
        .flatten()
        .map(i64::to_string)
        .collect();
    let actual: Vec<String> = (free.iter().map(|extent| named[*extent].clone()))
        .chain(arguments.iter().map(|argument| {
            let is_output = argument.array.dims.is_empty() && argument.output.is_some();
            format!("{}{}", if is_output { "&" } else { "" }, argument.name)
        }))
        .collect();
    let cpp_actual: Vec<&str> = arguments
        .iter()
        .map(|argument| argument.name.as_str())
        .collect();
    let sizes_text = super::sizes_text(function);
    context! {
        k,
        suffix,
        load,
        chosen => chosen.iter().map(|extent| context! { name => named[*extent] }).collect::<Vec<_>>(),
        chosen_values => chosen_values(&|name| format!("(int64_t){name}")),
        cpp_chosen_values => chosen_values(&|name| format!("{name}.value")),
        name => tame(&function.name),
        bundle_name => function.name,
        hash,
        doc => comment(&doc, " *", 110),
        cpp_doc => comment(&doc, "     *", 110),
        rows => function.rows.map_or(-1, |rows| i64::try_from(rows).unwrap_or(-1)),
        extents => function.extents,
        free_extents => free.iter().map(|extent| context! {
            name => named[*extent],
            bundle_name => function.extents[*extent],
            is_rows => function.rows == Some(*extent),
        }).collect::<Vec<_>>(),
        extent_values => values.join(", "),
        sizes => sizes.join(", "),
        sizes_doc => if sizes_text.is_empty() { String::new() } else { format!(" There are: {sizes_text}.") },
        programs => function.sizes.len(),
        parameters => extents(false),
        bound_parameters => extents(true),
        actual => actual.join(", "),
        cpp_actual => cpp_actual.join(", "),
        cpp_parameters => cpp_parameters(false),
        cpp_bound_parameters => cpp_parameters(true),
        cpp_extents => cpp_extents.join(", "),
        same,
        arguments => arguments.iter().map(|argument| argument_context(function, argument, is_bundle))
            .collect::<Vec<_>>(),
    }
}

/// Scalars that are only read are values where they are copied.
fn is_value(argument: &Argument<'_>) -> bool {
    argument.array.dims.is_empty() && argument.output.is_none()
}

fn parameter(argument: &Argument<'_>, name: &str, is_bound: bool) -> String {
    let element = element(argument.array.dtype, &|complex| format!("{name}_{complex}"));
    if is_value(argument) && !is_bound {
        return format!("{element} {}", argument.name);
    }
    let constant = if argument.output.is_none() {
        "const "
    } else {
        ""
    };
    format!("{constant}{element} *{}", argument.name)
}

fn cpp_parameter(argument: &Argument<'_>, is_bound: bool) -> String {
    let part = |complex: &str| {
        format!(
            "std::complex<{}>",
            if complex == "c64" { "float" } else { "double" }
        )
    };
    let mut element = element(argument.array.dtype, &part);
    if element.ends_with("_t") {
        element.insert_str(0, "std::");
    }
    if is_value(argument) && !is_bound {
        return format!("{element} {}", argument.name);
    }
    let constant = if argument.output.is_none() {
        "const "
    } else {
        ""
    };
    if argument.array.dims.is_empty() {
        return format!("{constant}{element} &{}", argument.name);
    }
    let dims: Vec<String> = (argument.array.dims.iter())
        .map(|dim| match dim {
            Dim::Fixed(size) => size.to_string(),
            Dim::Extent(_) => "any".to_owned(),
        })
        .collect();
    format!(
        "view<{constant}{element}, {}> {}",
        dims.join(", "),
        argument.name
    )
}

fn argument_context(function: &Function, argument: &Argument<'_>, is_bundle: bool) -> Value {
    let array = argument.array;
    let name = &argument.name;
    let dims: Vec<String> = (array.dims.iter())
        .map(|dim| match dim {
            Dim::Fixed(size) => size.to_string(),
            Dim::Extent(extent) => format!("-1 - {extent}"),
        })
        .collect();
    let shown: String = (array.dims.iter())
        .map(|dim| match dim {
            Dim::Fixed(size) => format!("[{size}]"),
            Dim::Extent(extent) => format!("[{}]", function.extents[*extent]),
        })
        .collect();
    let mut doc = if shown.is_empty() {
        String::new()
    } else {
        format!("{shown} ")
    };
    if matches!(array.dtype.c_name().to_bytes(), [b'f' | b'b', ..])
        && !matches!(array.dtype, DType::F32 | DType::F64 | DType::Bool)
    {
        doc.push_str(&format!(
            "({} as its bits) ",
            array.dtype.c_name().to_string_lossy()
        ));
    }
    doc.push_str(&super::described(array));
    let is_input = argument.input.is_some();
    let is_output = argument.output.is_some();
    let is_scalar = array.dims.is_empty();
    let place = |index: Option<usize>| index.map_or("-1".to_owned(), |index| index.to_string());
    let named = if !is_bundle && super::is_plain(&array.name) {
        array.name.as_str()
    } else {
        ""
    };
    let address = format!("&{name}");
    let data = format!("{name}.data()");
    context! {
        name,
        key => named,
        constant => super::constant(array.dtype),
        size => array.dtype.size(),
        rank => array.dims.len(),
        dims => if is_scalar { "0".to_owned() } else { dims.join(", ") },
        rows => argument.rows_axis(function).map_or("-1".to_owned(), |axis| axis.to_string()),
        input => place(argument.input),
        output => place(argument.output),
        direction => match (is_input, is_output) { (true, true) => "in,out", (true, false) => "in", _ => "out" },
        padding => match (is_input, is_output) { (true, true) => "", (true, false) => "    ", _ => "   " },
        doc => tame(&doc).replace('\n', " "),
        in => if !is_input { "NULL" } else if is_value(argument) { &address } else { name },
        bound_in => if is_input { name.as_str() } else { "NULL" },
        out => if is_output { name.as_str() } else { "NULL" },
        cpp_in => if !is_input { "nullptr" } else if is_scalar { &address } else { &data },
        cpp_bound_in => if !is_input { "nullptr" } else if is_scalar { &address } else { &data },
        cpp_out => if !is_output { "nullptr" } else if is_scalar { &address } else { &data },
        cpp_strides => if is_scalar { "nullptr".to_owned() } else { format!("{name}.strides()") },
    }
}
