//! `pjrtlite bench`: how long a function takes.

use std::io::IsTerminal;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use pjrtlite::{Client, Executable, Result};
use serde_json::{Value, json};

use crate::measure::{Measured, Way, measure};
use crate::model::{Model, Which, same_sizes};
use crate::output::{self, Form};
use crate::setup::Setup;

/// What to measure, and how.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    which: Which,
    /// Numbers of threads that run at once, each with arrays of its own.
    #[arg(short, long, value_name = "N,…", value_delimiter = ',', default_value = "1",
          value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Vec<u16>,
    /// How arrays are given: copied at each run, or bound once.
    #[arg(
        long,
        value_name = "WAY,…",
        value_delimiter = ',',
        default_value = "copied,bound"
    )]
    ways: Vec<Way>,
    /// Seconds of each measurement.
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0, value_parser = seconds)]
    time: f64,
    /// Show no progress; without this it is shown on a terminal.
    #[arg(short, long)]
    quiet: bool,
    #[command(flatten)]
    setup: Setup,
    #[command(flatten)]
    form: Form,
}

fn seconds(typed: &str) -> std::result::Result<f64, String> {
    match typed.parse() {
        Ok(seconds) if (0.0..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("give a number of seconds, 0 to 3600".to_owned()),
    }
}

/// A line of the table.
struct Line {
    sizes: String,
    rows: Option<i64>,
    threads: u16,
    way: Way,
    measured: Measured,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let model = Model::of(&arguments.which)?;
    let client = arguments.setup.client()?;
    let options = arguments.setup.options.of_program()?;
    let choices = choices(&model, &arguments.which, &client)?;
    let steps = choices.len() * arguments.threads.len() * arguments.ways.len();
    let progress = progress(arguments, steps as u64);
    let mut lines = Vec::new();
    let mut signature = String::new();
    for (sizes, rows) in &choices {
        progress.set_message(format!("loading {sizes}"));
        let function = arguments.which.function.as_deref();
        let executable: Executable = model.load(&client, (function, sizes), &options)?;
        signature = executable.description()?.to_string_lossy().into_owned();
        for &threads in &arguments.threads {
            for &way in &arguments.ways {
                progress.set_message(format!("{sizes} threads={threads} {}", way.name()));
                let measured = measure(
                    &executable,
                    arguments.setup.options.device,
                    (usize::from(threads), way),
                    Duration::from_secs_f64(arguments.time),
                )?;
                lines.push(Line {
                    sizes: sizes.clone(),
                    rows: *rows,
                    threads,
                    way,
                    measured,
                });
                progress.inc(1);
            }
        }
    }
    progress.finish_and_clear();
    if arguments.form.json {
        return output::json(
            "bench",
            json!({
                "file": arguments.which.file.display().to_string(),
                "function": arguments.which.function,
                "plugin": client.plugin_path().to_string_lossy(),
                "platform_version": client.platform_version().to_string_lossy(),
                "measurements": lines.iter().map(line_json).collect::<Vec<_>>(),
            }),
        );
    }
    let rows: Vec<Vec<String>> = lines.iter().map(cells).collect();
    let head = [
        "sizes",
        "threads",
        "arrays",
        "median µs",
        "fastest",
        "99 %",
        "runs/s",
        "rows/s",
        "copied/run",
    ];
    let table = output::table(&head, &[1, 3, 4, 5, 6, 7, 8], &rows);
    let head = if choices.len() == 1 {
        format!("{signature}\n")
    } else {
        String::new()
    };
    output::text(&(head + &table))
}

/// The sizes to measure, each with how many rows it has that do not depend on each other.
fn choices(model: &Model, which: &Which, client: &Client) -> Result<Vec<(String, Option<i64>)>> {
    let Some(manifest) = model.manifest() else {
        return Ok(vec![(which.sizes.clone(), None)]);
    };
    // What the library would not load is for the library to refuse.
    let Some(function) = manifest.function(which.function.as_deref()) else {
        return Ok(vec![(which.sizes.clone(), None)]);
    };
    let mut choices: Vec<(String, Option<i64>)> = function
        .programs
        .iter()
        .filter(|program| program.is_for(client))
        .map(|program| {
            let rows = function.rows_independent.as_ref();
            let rows = rows
                .and_then(|name| program.sizes.get(name))
                .and_then(Value::as_i64);
            (program.sizes(), rows)
        })
        .collect();
    if !which.sizes.is_empty() {
        choices.retain(|(sizes, _)| same_sizes(sizes, &which.sizes));
    }
    if choices.is_empty() {
        return Ok(vec![(which.sizes.clone(), None)]);
    }
    Ok(choices)
}

fn progress(arguments: &Arguments, steps: u64) -> ProgressBar {
    let is_shown = !arguments.quiet && std::io::stderr().is_terminal();
    let target = if is_shown {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(Some(steps), target);
    if let Ok(style) = ProgressStyle::with_template("{pos}/{len} {bar:20} {msg} {eta}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

fn cells(line: &Line) -> Vec<String> {
    let micros = |seconds: f64| format!("{:.1}", seconds * 1e6);
    let rate = |rate: f64| {
        if rate < 100.0 {
            format!("{rate:.1}")
        } else {
            format!("{rate:.0}")
        }
    };
    let measured = &line.measured;
    vec![
        if line.sizes.is_empty() {
            "-".to_owned()
        } else {
            line.sizes.clone()
        },
        line.threads.to_string(),
        line.way.name().to_owned(),
        micros(measured.quantile(0.5)),
        micros(measured.quantile(0.0)),
        micros(measured.quantile(0.99)),
        rate(measured.rate),
        line.rows
            .map_or("-".to_owned(), |rows| rate(measured.rate * rows as f64)),
        output::bytes(measured.bytes_copied),
    ]
}

fn line_json(line: &Line) -> Value {
    let measured = &line.measured;
    json!({
        "sizes": line.sizes,
        "threads": line.threads,
        "arrays": line.way.name(),
        "runs": measured.seconds.len(),
        "median_seconds": measured.quantile(0.5),
        "fastest_seconds": measured.quantile(0.0),
        "p99_seconds": measured.quantile(0.99),
        "runs_per_second": measured.rate,
        "rows_per_second": line.rows.map(|rows| measured.rate * rows as f64),
        "bytes_copied_per_run": measured.bytes_copied,
    })
}
