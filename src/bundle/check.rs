//! Runs a bundle's functions on the inputs that are stored with them: do they give here what they gave
//! where they were saved, and do the derivatives fit the functions?

use std::ffi::CStr;
use std::fmt::Write;

use super::compare::{elements, epsilon, numbers, worst};
use super::facts::{Array, Function, Golden, Program};
use super::manifest::Role;
use super::names::sizes_text;
use super::{Bundle, npy};
use crate::array::ArrayType;
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::host::memory;
use crate::options::Options;
use crate::plan::Plan;
use crate::plugin::c_text;

/// How often the step of a difference quotient is made four times smaller.
const STEPS: i32 = 14;

/// What a check found.
#[derive(Default)]
struct Report {
    text: String,
    failures: Vec<String>,
}

impl Report {
    /// A number that must not be larger than another.
    fn line(&mut self, what: &str, found: f64, most: f64) {
        let is_right = found <= most;
        let verdict = if is_right { "ok  " } else { "FAIL" };
        let line = format!("{verdict} {what}: {found:.2e}, {most:.2e} at most");
        if !is_right {
            self.failures.push(line.clone());
        }
        // Writing to a String cannot fail.
        let _ = writeln!(self.text, "{line}");
    }
}

/// A program that is run on arrays of the host.
pub(super) struct Runner<'a> {
    function: &'a Function,
    program: &'a Program,
    plan: Plan,
}

/// The elements of arrays, in the order of a function's.
pub(super) type Arrays = Vec<Vec<u8>>;

impl Bundle {
    /// Checks all files, and runs each function that has values stored, on this client: its outputs must
    /// be those that it gave where it was saved, within the tolerances that are stored. Where there are
    /// derivatives, the tangent-linear function must fit the function (Taylor test), and the adjoint one
    /// the tangent-linear one (dot-product test).
    ///
    /// Gives a line for each number; fails with [`Status::CheckFailed`] if one is too large. The text
    /// belongs to the bundle.
    pub fn check(&self, client: &Client, options: &Options) -> Result<&CStr> {
        let archive = &self.0.archive;
        for index in 0..archive.facts.files.len() {
            archive.file(index)?;
        }
        let mut report = Report::default();
        let here = client.platform_name().to_string_lossy();
        for function in self.functions() {
            for program in &function.programs {
                if !program.is_for(client) {
                    continue;
                }
                let named =
                    |error: Error| error.context(format_args!("{}", title(function, program)));
                self.check_golden(client, options, (function, program), &mut report)
                    .map_err(named)?;
                if function.role == Role::TangentLinear {
                    self.check_derivative(client, options, (function, program), &mut report)
                        .map_err(named)?;
                }
            }
        }
        if report.text.is_empty() {
            report.text = format!("nothing is stored to check functions by on {here}\n");
        }
        if !report.failures.is_empty() {
            return Err(Error::new(
                Status::CheckFailed,
                format!(
                    "the bundle '{}' does not give here what it gave where it was saved:\n{}",
                    self.name().to_string_lossy(),
                    report.failures.join("\n")
                ),
            ));
        }
        let mut reports = self.0.reports.lock();
        reports.push(c_text(&report.text));
        let text: *const CStr = reports.last().map_or(c"", |report| report.as_c_str());
        // SAFETY: the text is on the heap, where it stays until the bundle goes.
        Ok(unsafe { &*text })
    }

    fn check_golden(
        &self,
        client: &Client,
        options: &Options,
        (function, program): (&Function, &Program),
        report: &mut Report,
    ) -> Result<()> {
        // With other weights, other outputs are right.
        let are_own = self.current().weights.are_own(program);
        let Some(golden) = program.check.as_ref().filter(|_| are_own) else {
            return Ok(());
        };
        let mut runner = self.runner(client, options, function, program)?;
        let outputs = runner.run(&self.inputs(function, program, golden)?)?;
        for (index, array) in function.outputs.iter().enumerate() {
            let whole = function.array(array, program)?;
            let wanted = self.stored(golden.outputs[index], &whole)?;
            let found = worst(&whole, &outputs[index], wanted, golden.rtol, golden.atol);
            let what = format!(
                "{}, {}, difference over tolerance",
                title(function, program),
                name(array)
            );
            report.line(&what, found, 1.0);
        }
        Ok(())
    }

    /// Checks a tangent-linear function against the function that it is of, and against its adjoint.
    fn check_derivative(
        &self,
        client: &Client,
        options: &Options,
        (tangent, program): (&Function, &Program),
        report: &mut Report,
    ) -> Result<()> {
        let Some(golden) = &program.check else {
            return Ok(());
        };
        let inputs = self.inputs(tangent, program, golden)?;
        let outputs = self
            .runner(client, options, tangent, program)?
            .run(&inputs)?;
        let given = Found {
            function: tangent,
            program,
            inputs: &inputs,
            outputs: &outputs,
        };
        let epsilons = tangent
            .outputs
            .iter()
            .chain(&tangent.inputs)
            .filter_map(|array| epsilon(array.dtype));
        let precision = epsilons.fold(0.0, f64::max);
        let partner = |role: Option<Role>| {
            self.functions().iter().find_map(|other| {
                let is_it = match role {
                    None => other.name == tangent.of,
                    Some(role) => other.role == role && other.of == tangent.of,
                };
                let mut programs = other.programs.iter();
                let same = programs
                    .find(|it| it.sizes == program.sizes && it.platforms == program.platforms);
                same.filter(|_| is_it).map(|it| (other, it))
            })
        };
        if let Some((forward, its)) = partner(None) {
            let runner = self.runner(client, options, forward, its)?;
            if let Some(found) = taylor(runner, &given, precision)? {
                let what = format!("{}, Taylor test", title(tangent, program));
                report.line(&what, found, 4.0 * precision.cbrt());
            }
        }
        if let Some((adjoint, its)) = partner(Some(Role::Adjoint))
            && let Some(golden) = &its.check
        {
            let stored = self.inputs(adjoint, its, golden)?;
            // The two may be with respect to other inputs: what the adjoint does not give stays as it is.
            let (mut fewer, mut is_other) = (inputs.clone(), false);
            for (array, bytes) in tangent.inputs.iter().zip(&mut fewer) {
                let is_given = adjoint.outputs.iter().any(|output| *output.of == *array.of);
                if !array.of.is_empty() && !is_given {
                    bytes.fill(0);
                    is_other = true;
                }
            }
            let again = match is_other {
                true => self
                    .runner(client, options, tangent, program)?
                    .run(&fewer)?,
                false => Vec::new(),
            };
            let given = Found {
                function: tangent,
                program,
                inputs: &fewer,
                outputs: if is_other { &again } else { &outputs },
            };
            let runner = self.runner(client, options, adjoint, its)?;
            if let Some(found) = dot_product(runner, stored, &given)? {
                let what = format!("{}, dot-product test", title(adjoint, its));
                report.line(&what, found, precision.sqrt());
            }
        }
        Ok(())
    }

    pub(super) fn runner<'a>(
        &self,
        client: &Client,
        options: &Options,
        function: &'a Function,
        program: &'a Program,
    ) -> Result<Runner<'a>> {
        let executable = self.load_program(client, function, program, options)?;
        let plan = Plan::create(&executable, executable.device().unwrap_or(0))?;
        Ok(Runner {
            function,
            program,
            plan,
        })
    }

    pub(super) fn inputs(
        &self,
        function: &Function,
        program: &Program,
        golden: &Golden,
    ) -> Result<Arrays> {
        let mut inputs = Vec::new();
        for (array, file) in function.inputs.iter().zip(&golden.inputs) {
            inputs.push(memory::copy(
                self.stored(*file, &function.array(array, program)?)?,
            )?);
        }
        Ok(inputs)
    }

    fn stored(&self, file: usize, array: &ArrayType) -> Result<&[u8]> {
        let bytes = self.0.archive.file(file)?;
        let name = &self.facts().files[file].name;
        let elements =
            npy::elements(bytes, array).map_err(|error| error.context(format_args!("'{name}'")))?;
        Ok(&bytes[elements])
    }
}

impl Runner<'_> {
    pub(super) fn run(&mut self, inputs: &Arrays) -> Result<Arrays> {
        for (index, (array, bytes)) in self.function.inputs.iter().zip(inputs).enumerate() {
            let array = self.function.array(array, self.program)?;
            // SAFETY: there are as many bytes as the array has.
            unsafe { self.plan.set_input(index, bytes.as_ptr().cast(), array) }?;
        }
        self.plan.run()?;
        let mut outputs = Vec::new();
        for (index, array) in self.function.outputs.iter().enumerate() {
            let array = self.function.array(array, self.program)?;
            let mut bytes = memory::zeroed(array.byte_size())?;
            // SAFETY: as above.
            unsafe {
                self.plan
                    .get_output(index, bytes.as_mut_ptr().cast(), &array)
            }?;
            outputs.push(bytes);
        }
        Ok(outputs)
    }

    /// The place of an array that a derivative's function takes, among those of the function itself.
    fn input(&self, name: &CStr) -> Option<usize> {
        self.function
            .inputs
            .iter()
            .position(|array| array.of.is_empty() && *array.name == *name)
    }
}

/// What a tangent-linear function was given, and gave.
struct Found<'a> {
    function: &'a Function,
    program: &'a Program,
    inputs: &'a Arrays,
    outputs: &'a Arrays,
}

impl Found<'_> {
    /// The change of an input, or of an output, as numbers.
    fn change_of(&self, name: &CStr, of_input: bool) -> Result<Option<Vec<f64>>> {
        let (arrays, values) = match of_input {
            true => (&self.function.inputs, self.inputs),
            false => (&self.function.outputs, self.outputs),
        };
        let Some(index) = arrays
            .iter()
            .position(|array| !array.of.is_empty() && *array.of == *name)
        else {
            return Ok(None);
        };
        let array = self.function.array(&arrays[index], self.program)?;
        Ok(numbers(&array, &values[index]))
    }

    /// What the function itself is given, in the order of another function's inputs; those in `inputs`
    /// that it does not take stay.
    fn put_point(&self, runner: &Runner<'_>, inputs: &mut Arrays) {
        for (array, values) in self.function.inputs.iter().zip(self.inputs) {
            if array.of.is_empty()
                && let Some(place) = runner.input(&array.name)
            {
                inputs[place].clone_from(values);
            }
        }
    }
}

/// The smallest error, over several steps, of a difference quotient against the tangent-linear function's
/// outputs, as a part of them. None where the numbers are too coarse for it.
fn taylor(mut runner: Runner<'_>, tangent: &Found<'_>, precision: f64) -> Result<Option<f64>> {
    if !(0.0..1e-6).contains(&precision) || precision == 0.0 {
        return Ok(None);
    }
    let mut point = vec![Vec::new(); runner.function.inputs.len()];
    tangent.put_point(&runner, &mut point);
    let base = runner.run(&point)?;
    let (function, program) = (runner.function, runner.program);
    let mut best = f64::INFINITY;
    let mut step = 1.0;
    for _ in 0..STEPS {
        let mut moved = point.clone();
        for (array, bytes) in function.inputs.iter().zip(&mut moved) {
            let whole = function.array(array, program)?;
            let (Some(change), Some(mut values)) = (
                tangent.change_of(&array.name, true)?,
                numbers(&whole, bytes),
            ) else {
                continue;
            };
            for (value, change) in values.iter_mut().zip(&change) {
                *value += step * change;
            }
            *bytes = elements(&whole, &values).unwrap_or_default();
        }
        if moved
            .iter()
            .zip(&point)
            .any(|(one, other)| one.len() != other.len())
        {
            return Ok(None);
        }
        let outputs = runner.run(&moved)?;
        let (mut error, mut size) = (0.0, 0.0);
        for (index, array) in function.outputs.iter().enumerate() {
            let whole = function.array(array, program)?;
            let all = (
                tangent.change_of(&array.name, false)?,
                numbers(&whole, &base[index]),
                numbers(&whole, &outputs[index]),
            );
            let (Some(change), Some(from), Some(to)) = all else {
                continue;
            };
            for ((change, from), to) in change.iter().zip(&from).zip(&to) {
                error += ((to - from) / step - change).powi(2);
                size += change.powi(2);
            }
        }
        if size == 0.0 {
            return Ok(None);
        }
        // A number that is none is no error that is small.
        best = best.min(if error.is_nan() {
            f64::INFINITY
        } else {
            (error / size).sqrt()
        });
        step /= 4.0;
    }
    Ok(Some(best))
}

/// By how much `<adjoint(y), x>` differs from `<y, tangent(x)>`, as a part of the magnitudes that are
/// summed up.
fn dot_product(
    mut adjoint: Runner<'_>,
    mut inputs: Arrays,
    tangent: &Found<'_>,
) -> Result<Option<f64>> {
    tangent.put_point(&adjoint, &mut inputs);
    let outputs = adjoint.run(&inputs)?;
    let (function, program) = (adjoint.function, adjoint.program);
    let mut sums = [0.0; 2];
    let mut magnitude = 0.0;
    for (which, arrays, values) in [
        (0, &function.inputs, &inputs),
        (1, &function.outputs, &outputs),
    ] {
        for (array, bytes) in arrays
            .iter()
            .zip(values)
            .filter(|(array, _)| !array.of.is_empty())
        {
            let whole = function.array(array, program)?;
            let both = (
                tangent.change_of(&array.of, which == 1)?,
                numbers(&whole, bytes),
            );
            let (Some(change), Some(adjoint)) = both else {
                continue;
            };
            for (index, (one, other)) in change.iter().zip(&adjoint).enumerate() {
                // Of complex numbers the real part of the product, which JAX's derivatives are made for.
                let is_imaginary =
                    index % 2 == 1 && whole.dtype().c_name().to_bytes().starts_with(b"c");
                sums[which] += if is_imaginary {
                    -one * other
                } else {
                    one * other
                };
                magnitude += (one * other).abs();
            }
        }
    }
    if magnitude == 0.0 {
        return Ok(None);
    }
    Ok(Some((sums[0] - sums[1]).abs() / magnitude))
}

fn name(array: &Array) -> std::borrow::Cow<'_, str> {
    array.name.to_string_lossy()
}

fn title(function: &Function, program: &Program) -> String {
    let sizes = sizes_text(&program.sizes);
    let name = function.name.to_string_lossy();
    if sizes.is_empty() {
        name.into_owned()
    } else {
        format!("{name} {sizes}")
    }
}
