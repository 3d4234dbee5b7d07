//! Programs: the small part of StableHLO's text that the plugin reads, and their runs.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::Arc;

use crate::array::{Array, Binary, DType, Number, Shape, compare, row_major};
use crate::ffi::{self, Using};
use crate::handle::Failure;
use crate::proto::{bytes_field, int_field, packed};

type Result<T> = std::result::Result<T, Failure>;

/// An argument or result of a program, in the order of its axes.
#[derive(Debug)]
pub(crate) struct Place {
    pub(crate) shape: Shape,
    pub(crate) minor_to_major: Vec<i64>,
    /// The result that may be written to this argument's memory.
    pub(crate) donated_to: Option<usize>,
}

/// A program that can be run.
#[derive(Debug)]
pub(crate) struct Program {
    pub(crate) name: String,
    pub(crate) arguments: Vec<Place>,
    pub(crate) results: Vec<Place>,
    functions: HashMap<String, Function>,
}

#[derive(Debug)]
struct Function {
    arguments: Vec<String>,
    statements: Vec<Statement>,
    returned: Vec<String>,
}

#[derive(Debug)]
struct Statement {
    /// The name of the result, or what the names of several begin with.
    result: String,
    count: usize,
    operation: Operation,
    operands: Vec<String>,
    shape: Shape,
}

#[derive(Debug)]
enum Operation {
    Constant(Array),
    Iota(usize),
    Negate,
    Not,
    Copy,
    Binary(Binary),
    Broadcast(Vec<usize>),
    Transpose(Vec<usize>),
    Reshape,
    Compare(String),
    Select,
    /// First index and step of each axis.
    Slice(Vec<(usize, usize)>),
    Dot(usize, usize),
    Reduce(Binary, Vec<usize>),
    Call(String),
    /// A function of the process, and the shapes of its results.
    Custom(String, Vec<Shape>),
}

fn unreadable(what: &str, text: &str) -> Failure {
    let shown: String = text.chars().take(80).collect();
    Failure::invalid(format_args!("{what}: '{shown}'"))
}

/// Parts of a text that a character separates outside all brackets and quotes.
fn split_outside(text: &str, separator: char) -> Vec<&str> {
    let (mut parts, mut depth, mut start, mut quoted, mut before) = (Vec::new(), 0, 0, false, ' ');
    for (position, character) in text.char_indices() {
        match character {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' | '<' => depth += 1,
            // The head of an arrow closes nothing.
            '>' if before == '-' => {}
            ')' | ']' | '}' | '>' => depth -= 1,
            _ if character == separator && depth == 0 => {
                parts.push(text[start..position].trim());
                start = position + character.len_utf8();
            }
            _ => {}
        }
        before = character;
    }
    let last = text[start..].trim();
    if !last.is_empty() || !parts.is_empty() {
        parts.push(last);
    }
    parts
}

/// What is in the brackets that a text begins with, and what follows them.
fn bracketed(text: &str) -> Result<(&str, &str)> {
    let (mut depth, mut quoted, mut before) = (0, false, ' ');
    for (position, character) in text.char_indices() {
        match character {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' | '<' => depth += 1,
            '>' if before == '-' => {}
            ')' | ']' | '}' | '>' => {
                depth -= 1;
                if depth == 0 {
                    let end = position + character.len_utf8();
                    return Ok((&text[1..position], &text[end..]));
                }
            }
            _ => {}
        }
        before = character;
    }
    Err(unreadable("brackets that are not closed", text))
}

/// `tensor<2x3xf32>`, as the start of the text.
fn parse_shape(text: &str) -> Result<Shape> {
    let text = text.trim();
    let inner = text
        .strip_prefix("tensor<")
        .and_then(|rest| rest.split_once('>'))
        .ok_or_else(|| unreadable("no tensor type", text))?
        .0;
    let mut parts: Vec<&str> = inner.split('x').collect();
    // `complex<f32>` has an x, too; it is not among the types.
    let name = parts.pop().unwrap_or_default();
    let dtype = DType::parse(name)
        .filter(|_| !inner.contains('<'))
        .ok_or_else(|| {
            Failure::unimplemented(format_args!(
                "the test plugin has no element type '{inner}'"
            ))
        })?;
    let dims = parts.iter().map(|part| part.parse());
    let dims = dims
        .collect::<std::result::Result<Vec<i64>, _>>()
        .map_err(|_| {
            Failure::unimplemented(format_args!("the test plugin has no shape '{inner}'"))
        })?;
    Ok(Shape { dtype, dims })
}

/// The integer that an attribute has: `name = 0 : i32`.
fn attribute(text: &str, name: &str) -> Option<usize> {
    let (_, rest) = text.split_once(name)?;
    let rest = rest.trim_start().strip_prefix('=')?.trim_start();
    let end = rest
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(rest.len());
    rest[..end].parse().ok()
}

/// The list of integers that follows a key: `dims = [0, 1]`.
fn integers(text: &str, key: &str) -> Result<Vec<usize>> {
    let (_, rest) = text.split_once(key).ok_or_else(|| unreadable(key, text))?;
    let (inner, _) = bracketed(rest.trim_start())?;
    let numbers = split_outside(inner, ',').into_iter().map(str::parse);
    numbers
        .collect::<std::result::Result<_, _>>()
        .map_err(|_| unreadable("no list of integers", inner))
}

/// An argument's or result's type, with its attributes.
fn parse_place(text: &str) -> Result<Place> {
    let shape = parse_shape(text)?;
    let mut minor_to_major = row_major(shape.dims.len());
    if let Some((_, rest)) = text.split_once("mhlo.layout_mode = \"{") {
        let axes = rest.split_once('}').map_or("", |(axes, _)| axes);
        let axes = axes.split(',').map(|axis| axis.trim().parse());
        minor_to_major = axes
            .collect::<std::result::Result<Vec<i64>, _>>()
            .map_err(|_| unreadable("no layout", text))?;
        let mut sorted = minor_to_major.clone();
        sorted.sort_unstable();
        if !sorted.iter().copied().eq(0..shape.dims.len() as i64) {
            return Err(unreadable("no layout of this shape", text));
        }
    }
    Ok(Place {
        donated_to: attribute(text, "tf.aliasing_output"),
        shape,
        minor_to_major,
    })
}

/// `dense<…>` in its forms: one number, nested lists, or the bytes in hexadecimal.
fn parse_constant(text: &str, shape: &Shape) -> Result<Array> {
    let start = text.find("dense<").ok_or_else(|| {
        Failure::unimplemented("the test plugin has no constants that are not dense")
    })?;
    let (inner, _) = bracketed(&text[start + "dense".len()..])?;
    if let Some(digits) = inner.strip_prefix("\"0x") {
        let bytes: Option<Vec<u8>> = digits
            .trim_end_matches('"')
            .as_bytes()
            .chunks(2)
            .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())
            .collect();
        let bytes = bytes.filter(|bytes| bytes.len() == shape.byte_size());
        let bytes = bytes.ok_or_else(|| unreadable("no constant of this shape", inner))?;
        return Ok(Array::load(shape, &bytes, &row_major(shape.dims.len())));
    }
    let flat = inner.replace(['[', ']'], " ");
    let numbers = flat
        .split(',')
        .map(str::trim)
        .filter(|number| !number.is_empty())
        .map(|number| parse_number(number, shape.dtype))
        .collect::<Result<Vec<_>>>()?;
    let numbers = match numbers[..] {
        [one] => vec![one; shape.count()],
        _ => numbers,
    };
    if numbers.len() != shape.count() {
        return Err(unreadable("no constant of this shape", inner));
    }
    Ok(Array {
        shape: shape.clone(),
        numbers,
    })
}

fn parse_number(text: &str, dtype: DType) -> Result<Number> {
    let bad = || unreadable("no number", text);
    let number = match (text, text.strip_prefix("0x"), dtype) {
        ("true", ..) => Number::Int(1),
        ("false", ..) => Number::Int(0),
        (_, Some(bits), DType::F32) => {
            let bits = u32::from_str_radix(bits, 16).map_err(|_| bad())?;
            Number::Float(f32::from_bits(bits).into())
        }
        (_, Some(bits), DType::F64) => {
            let bits = u64::from_str_radix(bits, 16).map_err(|_| bad())?;
            Number::Float(f64::from_bits(bits))
        }
        (_, _, DType::F32) => Number::Float(text.parse::<f32>().map_err(|_| bad())?.into()),
        (_, _, DType::F64) => Number::Float(text.parse().map_err(|_| bad())?),
        _ => Number::Int(text.parse().map_err(|_| bad())?),
    };
    Ok(dtype.hold(number))
}

impl Program {
    /// Reads a program.
    pub(crate) fn parse(text: &str) -> Result<Program> {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let name = text
            .split_once("module @")
            .and_then(|(_, rest)| rest.split(|c: char| c.is_whitespace() || c == '{').next())
            .unwrap_or("main")
            .to_owned();
        let mut functions = HashMap::new();
        let mut main = None;
        while let Some(line) = lines.next() {
            let Some((_, header)) = line.split_once("func.func") else {
                continue;
            };
            let (_, header) = header
                .split_once('@')
                .ok_or_else(|| unreadable("no name", line))?;
            let open = header
                .find('(')
                .ok_or_else(|| unreadable("no arguments", line))?;
            let (function, rest) = header.split_at(open);
            let (arguments, rest) = bracketed(rest)?;
            let results = rest.trim().trim_end_matches('{').trim();
            let results = match results.strip_prefix("->").map(str::trim) {
                None => "",
                Some(list) if list.starts_with('(') => bracketed(list)?.0,
                Some(one) => one,
            };
            let mut names = Vec::new();
            let mut places = Vec::new();
            for argument in split_outside(arguments, ',') {
                let (name, place) = argument
                    .split_once(':')
                    .ok_or_else(|| unreadable("no argument", argument))?;
                names.push(name.trim().to_owned());
                places.push(parse_place(place)?);
            }
            let results = split_outside(results, ',').into_iter().map(parse_place);
            let results = results.collect::<Result<Vec<_>>>()?;
            if function == "main" {
                main = Some((places, results));
            }
            functions.insert(function.to_owned(), Function::parse(names, &mut lines)?);
        }
        let (arguments, results) =
            main.ok_or_else(|| Failure::invalid("the program has no function 'main'"))?;
        let program = Program {
            name,
            arguments,
            results,
            functions,
        };
        for argument in &program.arguments {
            let target = argument
                .donated_to
                .map(|result| program.results.get(result));
            let fits = |result: &Place| result.shape == argument.shape;
            if target.is_some_and(|result| !result.is_some_and(fits)) {
                return Err(Failure::invalid(
                    "an argument is donated to a result of another shape",
                ));
            }
        }
        Ok(program)
    }

    /// Runs it.
    pub(crate) fn run(&self, arguments: Vec<Array>, using: Option<&Using>) -> Result<Vec<Array>> {
        let arguments = arguments.into_iter().map(Arc::new).collect();
        let results = self.call("main", arguments, using)?;
        for (result, place) in results.iter().zip(&self.results) {
            if result.shape != place.shape {
                return Err(Failure::invalid(
                    "a result has another shape than the program states",
                ));
            }
        }
        Ok(results.iter().map(|result| Array::clone(result)).collect())
    }

    /// The functions of the process that it calls.
    pub(crate) fn targets(&self) -> impl Iterator<Item = &str> {
        let statements = self
            .functions
            .values()
            .flat_map(|function| &function.statements);
        statements.filter_map(|statement| match &statement.operation {
            Operation::Custom(target, _) => Some(target.as_str()),
            _ => None,
        })
    }

    fn call(
        &self,
        name: &str,
        arguments: Vec<Arc<Array>>,
        using: Option<&Using>,
    ) -> Result<Vec<Arc<Array>>> {
        let function = self
            .functions
            .get(name)
            .ok_or_else(|| Failure::invalid(format_args!("there is no function '{name}'")))?;
        let names = function.arguments.iter().map(String::as_str);
        let mut values: HashMap<String, Arc<Array>> =
            names.map(str::to_owned).zip(arguments).collect();
        for statement in &function.statements {
            let operands = lookup(&values, &statement.operands)?;
            let results = match &statement.operation {
                Operation::Call(callee) => Some(self.call(callee, operands.clone(), using)?),
                Operation::Custom(target, shapes) => {
                    let results = ffi::call(target, &operands, shapes, using)?;
                    Some(results.into_iter().map(Arc::new).collect())
                }
                _ => None,
            };
            if let Some(results) = results {
                for (index, result) in results.into_iter().enumerate() {
                    let name = match statement.count {
                        1 => statement.result.clone(),
                        _ => format!("{}#{index}", statement.result),
                    };
                    values.insert(name, result);
                }
                continue;
            }
            let result = statement.run(&operands)?;
            values.insert(statement.result.clone(), Arc::new(result));
        }
        lookup(&values, &function.returned)
    }

    /// The program as the plugin describes it: a `HloModuleProtoWithConfig` with name, shapes and
    /// donation.
    pub(crate) fn optimized_hlo(&self) -> Vec<u8> {
        let shape = |place: &Place| {
            let mut layout = Vec::new();
            bytes_field(
                &mut layout,
                1,
                &packed(place.minor_to_major.iter().copied()),
            );
            let mut shape = Vec::new();
            int_field(&mut shape, 2, place.shape.dtype.xla());
            bytes_field(&mut shape, 3, &packed(place.shape.dims.iter().copied()));
            bytes_field(&mut shape, 5, &layout);
            shape
        };
        let result = match &self.results[..] {
            [one] => shape(one),
            several => {
                let mut tuple = Vec::new();
                int_field(&mut tuple, 2, 13);
                for result in several {
                    bytes_field(&mut tuple, 4, &shape(result));
                }
                tuple
            }
        };
        let mut program_shape = Vec::new();
        for argument in &self.arguments {
            bytes_field(&mut program_shape, 1, &shape(argument));
        }
        bytes_field(&mut program_shape, 2, &result);
        let mut aliases = Vec::new();
        for (index, argument) in self.arguments.iter().enumerate() {
            let Some(result) = argument.donated_to else {
                continue;
            };
            let mut alias = Vec::new();
            // One result is no tuple, and has no index.
            let place = (self.results.len() != 1).then_some(result as i64);
            bytes_field(&mut alias, 1, &packed(place));
            int_field(&mut alias, 2, index as u64);
            int_field(&mut alias, 4, 1);
            bytes_field(&mut aliases, 1, &alias);
        }
        let mut module = Vec::new();
        bytes_field(&mut module, 1, self.name.as_bytes());
        bytes_field(&mut module, 3, &self.entry_computation());
        bytes_field(&mut module, 4, &program_shape);
        int_field(&mut module, 6, 1);
        bytes_field(&mut module, 8, &aliases);
        let mut with_config = Vec::new();
        bytes_field(&mut with_config, 1, &module);
        with_config
    }

    /// The program as one instruction that takes the arguments which it uses: what callers read of
    /// it is which these are.
    fn entry_computation(&self) -> Vec<u8> {
        let main = self.functions.get("main");
        let is_used = |name: &String| {
            main.is_none_or(|main| {
                let mut statements = main.statements.iter();
                main.returned.contains(name)
                    || statements.any(|statement| statement.operands.contains(name))
            })
        };
        let names = main.map_or(&[][..], |main| &main.arguments[..]);
        // The computation's number is 1, and an argument's is its index, from 2.
        let root = 2 + self.arguments.len() as u64;
        let mut computation = Vec::new();
        let mut operands = Vec::new();
        for index in 0..self.arguments.len() {
            let id = 2 + index as i64;
            let mut instruction = Vec::new();
            bytes_field(&mut instruction, 2, b"parameter");
            int_field(&mut instruction, 9, index as u64);
            int_field(&mut instruction, 35, id as u64);
            bytes_field(&mut computation, 2, &instruction);
            if names.get(index).is_none_or(is_used) {
                operands.push(id);
            }
        }
        let mut instruction = Vec::new();
        bytes_field(&mut instruction, 2, b"fusion");
        int_field(&mut instruction, 35, root);
        bytes_field(&mut instruction, 36, &packed(operands));
        bytes_field(&mut computation, 2, &instruction);
        for (index, target) in self.targets().enumerate() {
            let mut instruction = Vec::new();
            bytes_field(&mut instruction, 2, b"custom-call");
            bytes_field(&mut instruction, 28, target.as_bytes());
            int_field(&mut instruction, 35, root + 1 + index as u64);
            bytes_field(&mut computation, 2, &instruction);
        }
        int_field(&mut computation, 5, 1);
        int_field(&mut computation, 6, root);
        computation
    }
}

fn lookup(values: &HashMap<String, Arc<Array>>, names: &[String]) -> Result<Vec<Arc<Array>>> {
    let values = names.iter().map(|name| values.get(name).cloned());
    values
        .collect::<Option<_>>()
        .ok_or_else(|| Failure::invalid(format_args!("some of {names:?} have no value")))
}

/// The names of values in a text.
fn value_names(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    for part in text.split('%').skip(1) {
        let end = part.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '#'));
        names.push(format!("%{}", &part[..end.unwrap_or(part.len())]));
    }
    names
}

impl Function {
    /// Reads the lines up to the function's end.
    fn parse<'a>(
        arguments: Vec<String>,
        lines: &mut impl Iterator<Item = &'a str>,
    ) -> Result<Function> {
        let mut statements = Vec::new();
        let mut returned = None;
        for line in lines {
            if line == "}" {
                let returned = returned.ok_or_else(|| unreadable("no return before", line))?;
                return Ok(Function {
                    arguments,
                    statements,
                    returned,
                });
            }
            match line
                .strip_prefix("return")
                .or(line.strip_prefix("func.return"))
            {
                Some(values) => returned = Some(value_names(values)),
                None => statements.push(Statement::parse(line)?),
            }
        }
        Err(Failure::invalid("a function has no end"))
    }
}

impl Statement {
    fn parse(line: &str) -> Result<Statement> {
        let (result, rest) = line
            .split_once('=')
            .filter(|(result, _)| result.starts_with('%'))
            .ok_or_else(|| unreadable("no statement that is known", line))?;
        let result = result.trim();
        let (result, count) = match result.split_once(':') {
            Some((result, count)) => (result, count.parse().unwrap_or(0)),
            None => (result, 1),
        };
        let rest = rest.trim();
        let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '.' || c == '_'));
        let (name, rest) = rest.split_at(end.unwrap_or(rest.len()));
        let unknown =
            || Failure::unimplemented(format_args!("the test plugin has no operation '{name}'"));
        let Some((what, types)) = rest.rsplit_once(" : ") else {
            // Operations with regions of their own go over several lines.
            return Err(unknown());
        };
        let types = types.rsplit_once("->").map_or(types, |(_, result)| result);
        let types = types.trim().trim_start_matches('(').trim_end_matches(')');
        let types = split_outside(types, ',');
        let shape = parse_shape(types.last().copied().unwrap_or_default())?;
        let operation = match name {
            "stablehlo.constant" => Operation::Constant(parse_constant(what, &shape)?),
            "stablehlo.iota" => Operation::Iota(attribute(what, "dim").ok_or_else(unknown)?),
            "stablehlo.negate" => Operation::Negate,
            "stablehlo.not" => Operation::Not,
            "stablehlo.convert" => Operation::Copy,
            "stablehlo.reshape" => Operation::Reshape,
            "stablehlo.broadcast_in_dim" => Operation::Broadcast(integers(what, "dims =")?),
            "stablehlo.transpose" => Operation::Transpose(integers(what, "dims =")?),
            "stablehlo.select" => Operation::Select,
            "stablehlo.compare" => {
                let kind = what.split_whitespace().next().unwrap_or_default();
                Operation::Compare(kind.trim_end_matches(',').to_owned())
            }
            "stablehlo.slice" => {
                let open = what.find('[').ok_or_else(unknown)?;
                let (ranges, _) = bracketed(&what[open..])?;
                let ranges = split_outside(ranges, ',').into_iter().map(|range| {
                    let mut parts = range.split(':').map(|part| part.trim().parse().ok());
                    let first = parts.next().flatten()?;
                    Some((first, parts.nth(1).unwrap_or(Some(1))?))
                });
                let ranges = ranges.collect::<Option<_>>();
                Operation::Slice(ranges.ok_or_else(|| unreadable("no slice", what))?)
            }
            "stablehlo.dot_general" => {
                let contracted = integers(what, "contracting_dims =")?;
                let other = integers(what.split_once("] x").map_or("", |(_, rest)| rest), "")?;
                match (what.contains("batching_dims"), &contracted[..], &other[..]) {
                    (false, &[left], &[right]) => Operation::Dot(left, right),
                    _ => return Err(unknown()),
                }
            }
            "stablehlo.reduce" => {
                let (_, applied) = what.split_once("applies ").ok_or_else(unknown)?;
                let applied = applied.split_whitespace().next().unwrap_or_default();
                let binary = Binary::parse(applied).ok_or_else(unknown)?;
                Operation::Reduce(binary, integers(what, "dimensions =")?)
            }
            "call" | "func.call" => {
                let callee = what.split_once('@').map_or("", |(_, callee)| callee);
                Operation::Call(callee.split('(').next().unwrap_or_default().to_owned())
            }
            "stablehlo.custom_call" => {
                let target = what.split_once('@').map_or("", |(_, target)| target);
                let shapes = types.iter().map(|shape| parse_shape(shape));
                if what.contains("backend_config = {") && !what.contains("backend_config = {}") {
                    return Err(Failure::unimplemented(
                        "the test plugin gives no attributes",
                    ));
                }
                Operation::Custom(
                    target.split('(').next().unwrap_or_default().to_owned(),
                    shapes.collect::<Result<_>>()?,
                )
            }
            _ => Operation::Binary(Binary::parse(name).ok_or_else(unknown)?),
        };
        Ok(Statement {
            operands: match operation {
                Operation::Constant(_) => Vec::new(),
                _ => value_names(what),
            },
            result: result.trim().to_owned(),
            count,
            operation,
            shape,
        })
    }

    fn run(&self, operands: &[Arc<Array>]) -> Result<Array> {
        let operand = |index: usize| {
            operands
                .get(index)
                .ok_or_else(|| Failure::invalid(format_args!("{self:?} lacks an operand")))
        };
        let shape = &self.shape;
        let each = |of: &dyn Fn(Number) -> Number| -> Result<Array> {
            let numbers = operand(0)?.numbers.iter();
            Ok(Array {
                numbers: numbers
                    .map(|&number| shape.dtype.hold(of(number)))
                    .collect(),
                shape: shape.clone(),
            })
        };
        let result = match &self.operation {
            Operation::Constant(constant) => constant.clone(),
            Operation::Iota(axis) => {
                Array::from_fn(shape, |index| Number::Int(index[*axis] as i128))
            }
            Operation::Negate => each(&|number| match number {
                Number::Int(n) => Number::Int(-n),
                Number::Float(x) => Number::Float(-x),
            })?,
            Operation::Not => each(&|number| match number {
                Number::Int(n) if shape.dtype == DType::Bool => Number::Int(1 - n),
                Number::Int(n) => Number::Int(!n),
                float => float,
            })?,
            Operation::Copy | Operation::Reshape => each(&|number| number)?,
            Operation::Binary(binary) => {
                let (left, right) = (operand(0)?, operand(1)?);
                let pairs = left.numbers.iter().zip(&right.numbers);
                Array {
                    numbers: pairs
                        .map(|(&a, &b)| shape.dtype.hold(binary.of(a, b)))
                        .collect(),
                    shape: shape.clone(),
                }
            }
            Operation::Broadcast(axes) => {
                let source = operand(0)?;
                Array::from_fn(shape, |index| {
                    let place = axes.iter().zip(&source.shape.dims);
                    let place = place.map(|(&axis, &dim)| if dim == 1 { 0 } else { index[axis] });
                    source.at(&place.collect::<Vec<_>>())
                })
            }
            Operation::Transpose(axes) => {
                let source = operand(0)?;
                let mut place = vec![0; axes.len()];
                Array::from_fn(shape, |index| {
                    for (&axis, &i) in axes.iter().zip(index) {
                        place[axis] = i;
                    }
                    source.at(&place)
                })
            }
            Operation::Compare(kind) => {
                let (left, right) = (operand(0)?, operand(1)?);
                let holds = |order: Option<Ordering>| match kind.as_str() {
                    "EQ" => order == Some(Ordering::Equal),
                    "NE" => order != Some(Ordering::Equal),
                    "LT" => order == Some(Ordering::Less),
                    "LE" => matches!(order, Some(Ordering::Less | Ordering::Equal)),
                    "GT" => order == Some(Ordering::Greater),
                    _ => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
                };
                let pairs = left.numbers.iter().zip(&right.numbers);
                let numbers = pairs.map(|(&a, &b)| Number::Int(holds(compare(a, b)).into()));
                Array {
                    numbers: numbers.collect(),
                    shape: shape.clone(),
                }
            }
            Operation::Select => {
                let (which, yes, no) = (operand(0)?, operand(1)?, operand(2)?);
                Array::from_fn(shape, |index| {
                    let place = if which.shape.dims.is_empty() {
                        &[][..]
                    } else {
                        index
                    };
                    let source = if which.at(place) == Number::Int(0) {
                        no
                    } else {
                        yes
                    };
                    source.at(index)
                })
            }
            Operation::Slice(ranges) => {
                let source = operand(0)?;
                Array::from_fn(shape, |index| {
                    let place = index
                        .iter()
                        .zip(ranges)
                        .map(|(i, (first, step))| first + i * step);
                    source.at(&place.collect::<Vec<_>>())
                })
            }
            Operation::Dot(left_axis, right_axis) => {
                let (left, right) = (operand(0)?, operand(1)?);
                let free = left.shape.dims.len() - 1;
                Array::from_fn(shape, |index| {
                    let place = |index: &[usize], axis: usize, i: usize| {
                        let mut place = index.to_vec();
                        place.insert(axis, i);
                        place
                    };
                    let zero = shape.dtype.hold(Number::Int(0));
                    (0..left.shape.dims[*left_axis] as usize).fold(zero, |sum, i| {
                        let a = left.at(&place(&index[..free], *left_axis, i));
                        let b = right.at(&place(&index[free..], *right_axis, i));
                        let product = shape.dtype.hold(Binary::Multiply.of(a, b));
                        shape.dtype.hold(Binary::Add.of(sum, product))
                    })
                })
            }
            Operation::Reduce(binary, axes) => {
                let (source, first) = (operand(0)?, operand(1)?.at(&[]));
                let mut result = Array::from_fn(shape, |_| first);
                for (index, &number) in source.shape.indices().zip(&source.numbers) {
                    let kept = index
                        .iter()
                        .enumerate()
                        .filter(|(axis, _)| !axes.contains(axis));
                    let kept: Vec<_> = kept.map(|(_, &i)| i).collect();
                    let position = kept
                        .iter()
                        .zip(&shape.dims)
                        .fold(0, |position, (i, &dim)| position * dim as usize + i);
                    let sum = binary.of(result.numbers[position], number);
                    result.numbers[position] = shape.dtype.hold(sum);
                }
                result
            }
            Operation::Call(_) | Operation::Custom(..) => {
                return Err(Failure::invalid("a call is no operation"));
            }
        };
        if result.numbers.len() != shape.count() {
            return Err(Failure::invalid(format_args!(
                "{} has operands of other shapes",
                self.result
            )));
        }
        Ok(result)
    }
}
