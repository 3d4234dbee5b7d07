//! `check`, `run`, `bench` and `compile`, on each plugin.

mod common;

use std::path::Path;

use common::{PLUGINS, bad, bundle, good, plugin, program, run, tool};
use serde_json::json;

/// The bytes of a `.npy` with these elements.
fn npy(descr: &str, dims: &str, elements: &[u8]) -> Vec<u8> {
    let mut line = format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': {dims}, }}");
    while (10 + line.len() + 1) % 64 != 0 {
        line.push(' ');
    }
    line.push('\n');
    let mut file = b"\x93NUMPY\x01\x00".to_vec();
    file.extend((line.len() as u16).to_le_bytes());
    file.extend(line.as_bytes());
    file.extend(elements);
    file
}

fn floats(numbers: &[f32]) -> Vec<u8> {
    numbers
        .iter()
        .flat_map(|number| number.to_le_bytes())
        .collect()
}

/// The elements behind the line of a `.npy`.
fn elements(file: &Path) -> Vec<f32> {
    let bytes = std::fs::read(file).unwrap();
    let size = usize::from(u16::from_le_bytes([bytes[8], bytes[9]]));
    let numbers = bytes[10 + size..].as_chunks::<4>().0.iter();
    numbers.map(|number| f32::from_le_bytes(*number)).collect()
}

#[test]
fn check_passes_on_each_plugin() {
    for name in PLUGINS {
        for version in ["0.5.3", "0.7.2", "0.11.2"] {
            let file = bundle(&format!("jax_{version}"));
            let json = good(&["check", "--json", "-p", &plugin(name), &file]).json();
            assert_eq!(json["passed"], true);
            let lines = json["report"].as_array().unwrap();
            assert!(
                lines.len() > 8
                    && lines
                        .iter()
                        .all(|line| line.as_str().unwrap().starts_with("ok  "))
            );
        }
    }
    assert!(
        good(&["check", "-p", &plugin("cpu"), &bundle("hello")])
            .out
            .starts_with("ok   hello")
    );
}

#[test]
fn check_ends_with_3_where_numbers_differ() {
    // The stored input is said to be the output.
    let folder = tempfile::tempdir().unwrap();
    let mut bytes = std::fs::read(bundle("hello")).unwrap();
    let place = |part: &[u8], bytes: &[u8]| {
        bytes
            .windows(part.len())
            .position(|other| other == part)
            .unwrap()
    };
    let (wanted, other) = (
        b"\"outputs\": [\"checks/hello.f.npy\"]",
        b"\"outputs\": [\"checks/hello.x.npy\"]",
    );
    let start = place(wanted, &bytes);
    bytes[start..start + other.len()].copy_from_slice(other);
    let size = u32::from_le_bytes(bytes[22..26].try_into().unwrap()) as usize;
    let manifest = place(b"{", &bytes);
    let sum = crc32(&bytes[manifest..manifest + size]).to_le_bytes();
    let directory = place(b"PK\x01\x02", &bytes);
    bytes[14..18].copy_from_slice(&sum);
    bytes[directory + 16..directory + 20].copy_from_slice(&sum);
    let file = folder.path().join("other.pjrt");
    std::fs::write(&file, &bytes).unwrap();
    let outcome = run(&mut tool(&[
        "check",
        "-p",
        &plugin("cpu"),
        file.to_str().unwrap(),
    ]));
    assert_eq!(outcome.code, Some(3), "{}", outcome.errors);
    assert!(
        outcome.errors.starts_with("pjrtlite: CHECK_FAILED:"),
        "{}",
        outcome.errors
    );
    let outcome = run(&mut tool(&[
        "check",
        "--json",
        "-p",
        &plugin("cpu"),
        file.to_str().unwrap(),
    ]));
    assert_eq!(
        (outcome.code, &outcome.json()["passed"]),
        (Some(3), &json!(false))
    );
}

/// The checksum of zip archives.
fn crc32(bytes: &[u8]) -> u32 {
    let mut sum = u32::MAX;
    for byte in bytes {
        sum ^= u32::from(*byte);
        for _ in 0..8 {
            sum = if sum & 1 == 1 {
                sum >> 1 ^ 0xedb8_8320
            } else {
                sum >> 1
            };
        }
    }
    !sum
}

#[test]
fn run_reads_and_writes_arrays_of_numpy() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(
        path("x.npy"),
        npy("<f4", "(4,)", &floats(&[1.0, 2.0, 3.0, 4.0])),
    )
    .unwrap();
    std::fs::write(
        path("y.npy"),
        npy("<f4", "(4,)", &floats(&[5.5, 6.6, 7.7, 8.8])),
    )
    .unwrap();
    let (x, y) = (
        format!("0=@{}", path("x.npy")),
        format!("1=@{}", path("y.npy")),
    );
    for name in PLUGINS {
        let out = format!("0=@{}", path("z.npy"));
        let outcome = good(&[
            "run",
            "-p",
            &plugin(name),
            "--in",
            &x,
            "--in",
            &y,
            "--out",
            &out,
            &program("hello.mlir"),
        ]);
        assert_eq!(outcome.out, "");
        assert_eq!(
            elements(Path::new(&path("z.npy"))),
            [7.5, 10.6, 13.7, 16.8],
            "{name}"
        );
    }
    // What is written can be read again, out of an archive, too.
    let all = format!("@{}", path("all.npz"));
    good(&[
        "run",
        "-p",
        &plugin("cpu"),
        "--in",
        &x,
        "--in",
        &y,
        "--out",
        &all,
        &program("hello.mlir"),
    ]);
    let member = format!("1=@{}:0", path("all.npz"));
    let json = good(&[
        "run",
        "--json",
        "-p",
        &plugin("cpu"),
        "--in",
        "0=1",
        "--in",
        &member,
        &program("hello.mlir"),
    ])
    .json();
    assert_eq!(json["outputs"][0]["values"]["first"][0], 9.5);
    // A file of another type is refused with both.
    std::fs::write(path("x.npy"), npy("<f8", "(4,)", &[0; 32])).unwrap();
    let message = bad(&[
        "run",
        "-p",
        &plugin("cpu"),
        "--in",
        &x,
        "--in",
        &y,
        &program("hello.mlir"),
    ]);
    assert!(
        message.contains("input '0'")
            && message.contains("f32[4] is wanted; got [4] of NumPy's type '<f8'"),
        "{message}"
    );
}

#[test]
fn run_takes_functions_of_bundles_by_name() {
    for name in PLUGINS {
        let run = |more: &[&str]| {
            let file = bundle("jax_0.11.2");
            let plugin = plugin(name);
            let all = ["run", "--json", "-p", &plugin, "-f", "wind", &file]
                .into_iter()
                .chain(more.iter().copied());
            good(&all.collect::<Vec<_>>()).json()["outputs"].clone()
        };
        let four = run(&["-s", "n=4", "--fill", "random"]);
        assert_eq!(
            (&four[0]["name"], &four[0]["shape"]),
            (&json!("du"), &json!([4, 3]))
        );
        assert_eq!(
            four,
            run(&["-s", "n=4", "--fill", "random"]),
            "made-up numbers stay the same"
        );
        let one = run(&[
            "-s",
            "n=1",
            "--in",
            "u=zeros",
            "--in",
            "v=zeros",
            "--in",
            "level=ones",
        ]);
        assert_eq!(one[1]["name"], "dv");
        let stored = run(&["-s", "n=4", "--fill", "stored"]);
        assert_eq!(stored[0]["values"]["not_finite"], 0);
        assert_ne!(stored, four);
    }
}

#[test]
fn run_says_what_is_missing() {
    let (plugin, file) = (plugin("cpu"), bundle("jax_0.11.2"));
    let wind = |more: &[&str]| {
        let all = ["run", "-p", &plugin, "-f", "wind", &file]
            .into_iter()
            .chain(more.iter().copied());
        bad(&all.collect::<Vec<_>>())
    };
    assert!(
        wind(&[]).contains("its sizes are n=1; n=4"),
        "{}",
        wind(&[])
    );
    assert!(wind(&["-s", "n=4", "--in", "u=ones"]).contains("nothing is given for v, level"));
    assert!(
        wind(&["-s", "n=4", "--in", "w=ones"])
            .contains("there is no input 'w'; there are: u, v, level")
    );
    assert!(wind(&["-s", "n=4", "--in", "u=u.npy"]).contains("@FILE.npy"));
    assert!(wind(&["-s", "n=4", "--fill", "ones", "--out", "du=@x.txt"]).contains(".npy or .npz"));
    assert!(
        wind(&["-s", "n=4", "--fill", "ones", "--out", "@/nowhere/x.npz"])
            .starts_with("FILE_UNWRITABLE")
    );
    assert!(
        bad(&["run", "-p", &plugin, "-f", "f", &program("hello.mlir")])
            .contains("--function is for bundles")
    );
    // A destination needs no value.
    good(&[
        "run",
        "-p",
        &plugin,
        "--in",
        "0=ones",
        "--in",
        "1=ones",
        &program("destination.mlir"),
    ]);
}

#[test]
fn bench_measures_each_choice() {
    for name in PLUGINS {
        let plugin = plugin(name);
        let arguments = [
            "bench",
            "-p",
            &plugin,
            "--time",
            "0.01",
            "-t",
            "1,2",
            "-f",
            "wind",
            &bundle("jax_0.11.2"),
        ];
        let json = good(&[&arguments[..], &["--json"]].concat()).json();
        let lines = json["measurements"].as_array().unwrap();
        assert_eq!(
            lines.len(),
            8,
            "two sizes, two numbers of threads, two ways"
        );
        for line in lines {
            let number = |key: &str| line[key].as_f64().unwrap();
            assert!(number("fastest_seconds") <= number("median_seconds"));
            assert!(number("median_seconds") <= number("p99_seconds"));
            assert!(number("runs") >= number("threads"));
            let rows = if line["sizes"] == "n=4" { 4.0 } else { 1.0 };
            assert!((number("rows_per_second") / number("runs_per_second") - rows).abs() < 1e-6);
            // Three inputs, two outputs; what is bound is in place.
            let copied = if line["arrays"] == "bound" {
                0.0
            } else {
                rows * (3.0 + 3.0 + 1.0 + 3.0 + 3.0) * 4.0
            };
            assert_eq!(number("bytes_copied_per_run"), copied, "{name}: {line}");
        }
        // A state is bound to itself.
        let json = good(&[
            "bench",
            "--json",
            "-p",
            &plugin,
            "--time",
            "0",
            "--ways",
            "bound",
            "-f",
            "step",
            &bundle("jax_0.11.2"),
        ])
        .json();
        assert_eq!(json["measurements"][0]["bytes_copied_per_run"], 0);
    }
    let text = good(&[
        "bench",
        "-p",
        &plugin("cpu"),
        "--time",
        "0",
        &program("hello.mlir"),
    ])
    .out;
    assert!(
        text.starts_with("f32[4], f32[4] -> f32[4]\n") && text.contains("copied"),
        "{text}"
    );
}

#[test]
fn compile_writes_an_executable_that_loads() {
    let folder = tempfile::tempdir().unwrap();
    for name in PLUGINS {
        let file = folder
            .path()
            .join(format!("{name}.pjrtexe"))
            .display()
            .to_string();
        let json = good(&[
            "compile",
            "--json",
            "-p",
            &plugin(name),
            "-o",
            &file,
            &program("hello.mlir"),
        ])
        .json();
        assert_eq!(json["compiled"][0]["signature"], "f32[4], f32[4] -> f32[4]");
        let program = good(&["inspect", "--json", &file]).json()["program"].clone();
        assert_eq!(program["format"], "serialized executable (by pjrtlite)");
        assert_eq!(program["inputs"].as_array().unwrap().len(), 2);
        assert!(program["origin"]["plugin_hash"].is_string());
        let run = good(&["run", "--json", "-p", &plugin(name), "--fill", "1", &file]).json();
        assert_eq!(run["outputs"][0]["values"]["max"], 3.0, "{name}");
    }
    let out = folder.path().join("x").display().to_string();
    assert!(
        bad(&[
            "compile",
            "-p",
            &plugin("cpu"),
            "-o",
            &out,
            &bundle("hello")
        ])
        .contains("without -o")
    );
}

#[test]
fn options_reach_clients_and_programs() {
    let plugin = plugin("cpu");
    let hello = program("hello.mlir");
    let message = bad(&[
        "run",
        "-p",
        &plugin,
        "--client-option",
        "pjrtlite.thread=4",
        "--fill",
        "1",
        &hello,
    ]);
    assert!(
        message.contains("there is no option 'pjrtlite.thread'"),
        "{message}"
    );
    let message = bad(&[
        "run",
        "-p",
        &plugin,
        "--program-option",
        "pjrtlite.threads=4",
        "--fill",
        "1",
        &hello,
    ]);
    assert!(message.contains("is an option of clients"), "{message}");
    good(&[
        "run",
        "-p",
        &plugin,
        "--client-option",
        "asynchronous=false",
        "--program-option",
        "xla_cpu_prefer_vector_width=128",
        "--fill",
        "1",
        &hello,
    ]);
    good(&[
        "run",
        "-p",
        &plugin,
        "--client-option",
        "cpu_device_count=2",
        "--device",
        "1",
        "--fill",
        "1",
        &hello,
    ]);
    let message = bad(&[
        "run",
        "-p",
        &plugin,
        "--client-option",
        "cpu_device_count=2",
        "--device",
        "2",
        "--fill",
        "1",
        &hello,
    ]);
    assert!(message.contains("there is no device 2"), "{message}");
}

#[test]
fn compile_fills_the_cache_that_others_load_from() {
    for name in PLUGINS {
        let plugin = plugin(name);
        let folder = tempfile::tempdir().unwrap();
        let cache = folder.path().join("cache");
        let entries = || -> Vec<(std::path::PathBuf, std::time::SystemTime)> {
            let mut all = Vec::new();
            let mut folders = vec![cache.clone()];
            while let Some(folder) = folders.pop() {
                for entry in std::fs::read_dir(folder).unwrap() {
                    let entry = entry.unwrap();
                    let facts = entry.metadata().unwrap();
                    if facts.is_dir() {
                        folders.push(entry.path());
                    } else if std::fs::read(entry.path())
                        .unwrap()
                        .starts_with(b"PJRTLITE")
                    {
                        all.push((entry.path(), facts.modified().unwrap()));
                    }
                }
            }
            all.sort();
            all
        };
        let to = cache.to_str().unwrap();
        let bundle = bundle("jax_0.11.2");
        let wind = ["compile", "--json", "-p", &plugin, "-f", "wind", &bundle];
        let json = good(&[&wind[..], &["--cache", to]].concat()).json();
        let compiled = json["compiled"].as_array().unwrap();
        let sizes: Vec<_> = compiled.iter().map(|one| &one["sizes"]).collect();
        assert_eq!(sizes, [&json!("n=1"), &json!("n=4")], "{name}");
        let first = entries();
        assert_eq!(first.len(), 2, "{name}: an entry for each size");
        // Who loads the same later compiles nothing: no entry is written anew.
        let option = format!("pjrtlite.cache={to}");
        let run = [
            "run", "-p", &plugin, "-f", "wind", "-s", "n=4", "--fill", "stored", &bundle,
        ];
        good(&[&run[..], &["--program-option", &option]].concat());
        let files = |all: &[(std::path::PathBuf, _)]| -> Vec<_> {
            all.iter().map(|(path, _)| path.clone()).collect()
        };
        assert_eq!(files(&entries()), files(&first), "{name}");
        // One size of one function alone, in the folder that the environment names.
        let other = folder.path().join("other");
        let outcome =
            common::run(tool(&[&wind[..], &["-s", "n=1"]].concat()).env("PJRTLITE_CACHE", &other));
        assert_eq!(
            outcome.json()["compiled"].as_array().map(Vec::len),
            Some(1),
            "{}",
            outcome.errors
        );
        assert!(other.is_dir(), "{name}");
    }
}
