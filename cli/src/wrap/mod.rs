//! `pjrtlite wrap`: typed wrappers of a bundle or a program, in Fortran, C and C++.

mod c;
mod facts;
mod fortran;
mod layout;
mod names;
#[cfg(test)]
mod tests;
mod text;
mod texts;

use std::path::PathBuf;

use minijinja::{Environment, Value};
use pjrtlite::{DType, Error, Result, Status};

use facts::{Array, Facts, Function};

/// What to wrap, and in which languages.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A bundle (drag.pjrt), or a single program that jax.export serialized.
    file: PathBuf,
    /// Write a Fortran module, NAME_model in NAME_model.f90.
    #[arg(long)]
    fortran: bool,
    /// Write C: NAME.h and NAME.c.
    #[arg(long)]
    c: bool,
    /// Write a C++ header, NAME.hpp.
    #[arg(long, visible_alias = "cxx")]
    cpp: bool,
    /// What the type is called; by default as the bundle.
    #[arg(long)]
    name: Option<String>,
    /// The folder to write to.
    #[arg(long, default_value = ".")]
    out: PathBuf,
}

/// Writes the wrappers, and prints the path of each file.
pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    if !(arguments.fortran || arguments.c || arguments.cpp) {
        return Err(Error::new(
            Status::InvalidValue,
            "say in which languages: --fortran, --c, --cpp, or several of them",
        ));
    }
    let facts = Facts::read(&arguments.file)?;
    if let Some(empty) = facts
        .functions
        .iter()
        .find(|function| function.inputs.is_empty() && function.outputs.is_empty())
    {
        return Err(Error::new(
            Status::Unsupported,
            format!(
                "the function '{}' has neither inputs nor outputs: there is nothing to call it for",
                empty.name
            ),
        ));
    }
    let name = name(arguments.name.as_deref(), &facts)?;
    let source = arguments
        .file
        .file_name()
        .unwrap_or_default()
        .to_string_lossy();
    let mut files = Vec::new();
    if arguments.fortran {
        files.push((
            format!("{name}_model.f90"),
            fortran::module(&facts, &name, &source)?,
        ));
    }
    if arguments.c {
        files.push((format!("{name}.h"), c::header(&facts, &name, &source)?));
        files.push((format!("{name}.c"), c::source(&facts, &name, &source)?));
    }
    if arguments.cpp {
        files.push((
            format!("{name}.hpp"),
            c::cpp_header(&facts, &name, &source)?,
        ));
    }
    for (file, content) in files {
        let path = match arguments.out.as_os_str() {
            here if here == "." => PathBuf::from(file),
            _ => arguments.out.join(file),
        };
        std::fs::create_dir_all(&arguments.out)
            .and_then(|()| std::fs::write(&path, content))
            .map_err(|error| {
                Error::new(
                    Status::InvalidValue,
                    format!("cannot write '{}': {error}", path.display()),
                )
            })?;
        println!("{}", path.display());
    }
    Ok(())
}

/// What the type is called, and, with endings, the files: nothing that a language or a wrapper uses otherwise.
fn name(wanted: Option<&str>, facts: &Facts) -> Result<String> {
    let mut names = names::Names::new(&format!("{} {}", fortran::RESERVED, c::RESERVED));
    let name = names.give(wanted.unwrap_or(&facts.name));
    match wanted {
        Some(wanted) if name != wanted => Err(Error::new(
            Status::InvalidValue,
            format!(
                "no type can be called '{wanted}' in each of the languages: take another name, such as '{name}'"
            ),
        )),
        _ => Ok(name),
    }
}

fn render(template: &str, context: Value) -> Result<String> {
    let mut environment = Environment::new();
    environment.set_undefined_behavior(minijinja::UndefinedBehavior::Strict);
    environment.add_filter("upper", |text: String| text.to_uppercase());
    environment.render_str(template, context).map_err(|error| {
        Error::new(
            Status::Internal,
            format!("a template of `pjrtlite wrap` is wrong: {error:#}"),
        )
    })
}

/// The name of the wrapped file, as it can stand in comments and in texts of any of the languages.
fn source_name(source: &str) -> String {
    text::tame(source)
        .chars()
        .filter(|character| !"'\"\\\n".contains(*character))
        .take(60)
        .collect()
}

/// Whether a name of a program can stand in a text of any of the languages; some have brackets.
fn is_plain(name: &str) -> bool {
    let is_usual =
        |character: char| character.is_ascii_alphanumeric() || "_.[]".contains(character);
    !name.is_empty() && name.len() <= 60 && name.chars().all(is_usual)
}

/// What an array is, for people: documentation and unit.
fn described(array: &Array) -> String {
    match (array.doc.is_empty(), array.unit.is_empty()) {
        (true, true) => array.name.clone(),
        (true, false) => format!("{}, in {}", array.name, array.unit),
        (false, true) => array.doc.clone(),
        (false, false) => format!("{}, in {}", array.doc, array.unit),
    }
}

/// The sizes that there are programs for: `n=1; n=64`.
fn sizes_text(function: &Function) -> String {
    let each = function.sizes.iter().map(|sizes| {
        let parts = function
            .extents
            .iter()
            .zip(sizes)
            .map(|(name, size)| format!("{name}={size}"));
        parts.collect::<Vec<_>>().join(",")
    });
    each.collect::<Vec<_>>()
        .join("; ")
        .trim_matches([';', ' '])
        .to_owned()
}

/// What a type's constant is called behind PJRTLITE_DTYPE_.
fn constant(dtype: DType) -> &'static str {
    match dtype {
        DType::Bool => "BOOL",
        DType::I8 => "I8",
        DType::I16 => "I16",
        DType::I32 => "I32",
        DType::I64 => "I64",
        DType::U8 => "U8",
        DType::U16 => "U16",
        DType::U32 => "U32",
        DType::U64 => "U64",
        DType::F16 => "F16",
        DType::F32 => "F32",
        DType::F64 => "F64",
        DType::Bf16 => "BF16",
        DType::C64 => "C64",
        DType::C128 => "C128",
        DType::F8e5m2 => "F8E5M2",
        DType::F8e4m3fn => "F8E4M3FN",
        DType::F8e4m3b11fnuz => "F8E4M3B11FNUZ",
        DType::F8e5m2fnuz => "F8E5M2FNUZ",
        DType::F8e4m3fnuz => "F8E4M3FNUZ",
        DType::I4 => "I4",
        DType::U4 => "U4",
        DType::I2 => "I2",
        DType::U2 => "U2",
        DType::F8e4m3 => "F8E4M3",
        DType::F8e3m4 => "F8E3M4",
        DType::F8e8m0fnu => "F8E8M0FNU",
        DType::F4e2m1fn => "F4E2M1FN",
    }
}
