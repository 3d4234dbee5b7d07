//! `info` and `inspect`: what is told without a plugin, and with each.

mod common;

use common::{PLUGINS, bad, bundle, good, plugin, program, run, source, tool};
use serde_json::json;

#[test]
fn info_tells_where_it_looked_if_there_is_no_plugin() {
    let outcome = good(&["info"]);
    for text in [
        "PJRTLITE_PLUGIN_CPU: not set",
        "PJRTLITE_PLUGIN_PATH: not set",
        "To get one: `tools/get-plugin cpu`",
        "LAPACK",
    ] {
        assert!(outcome.out.contains(text), "no '{text}' in {}", outcome.out);
    }
    let json = good(&["info", "--json"]).json();
    assert_eq!(json["client"], json!(null));
    let cpu = &json["plugins"][0];
    assert_eq!((&cpu["name"], &cpu["file"]), (&json!("cpu"), &json!(null)));
    assert_eq!(
        cpu["looked_at"][0],
        json!({"place": "PJRTLITE_PLUGIN_CPU", "outcome": "not set"})
    );
}

#[test]
fn info_opens_each_plugin() {
    for (name, minor) in PLUGINS.into_iter().zip([115, 106, 81]) {
        let file = plugin(name);
        let json = run(
            tool(&["info", "--json", "--client-option", "cpu_device_count=2"])
                .env("PJRTLITE_PLUGIN_CPU", &file),
        )
        .json();
        let client = &json["client"];
        assert_eq!(client["pjrt"], json!([0, minor]), "{name}");
        assert_eq!(client["platform"], "cpu", "{name}");
        assert_eq!(
            client["devices"].as_array().map(Vec::len),
            Some(2),
            "{name}"
        );
        assert!(
            client["attributes"]["stablehlo_current_version"].is_array(),
            "{name}"
        );
        assert_eq!(json["plugins"][0]["file"], json!(file));
        let text = good(&["info", "--plugin", &file]).out;
        assert!(
            text.contains(&format!("PJRT 0.{minor}, platform cpu")),
            "{text}"
        );
    }
}

#[test]
fn info_fails_for_a_plugin_that_is_named_and_not_there() {
    assert!(
        bad(&["info", "-p", "quantum"])
            .starts_with("PLUGIN_NOT_FOUND: no plugin 'quantum' was found")
    );
    let named = run(tool(&["info", "--json"]).env("PJRTLITE_PLUGIN_CPU", "/nowhere.so")).json();
    let error = named["plugins"][0]["error"].as_str().unwrap();
    assert!(error.contains("there is no such file"), "{error}");
}

#[test]
fn inspect_tells_of_a_bundle_without_a_plugin() {
    for version in ["0.5.3", "0.7.2", "0.11.2"] {
        let json = good(&["inspect", "--json", &bundle(&format!("jax_{version}"))]).json();
        let bundle = &json["bundle"];
        assert_eq!(
            (&bundle["name"], &bundle["made_by"]["jax"]),
            (&json!("model"), &json!(version))
        );
        let wind = &bundle["functions"][0];
        assert_eq!(
            (&wind["name"], &wind["rows_independent"]),
            (&json!("wind"), &json!("n"))
        );
        let u = &wind["inputs"][0];
        assert_eq!(u["shape"], json!(["n", 3]));
        assert_eq!((&u["dtype"], &u["unit"]), (&json!("f32"), &json!("m/s")));
        assert_eq!(wind["outputs"][0]["in_place"], "destination");
        let program = &wind["programs"][1];
        assert_eq!(program["sizes"], json!({"n": 4}));
        assert_eq!(
            (&program["stablehlo"], &program["check"]),
            (&json!("1.0.0"), &json!(true))
        );
        // Of the program itself: two winds, a level, three weights, two destinations.
        let inputs = program["inputs"].as_array().unwrap();
        assert_eq!(inputs.len(), 8);
        assert_eq!(
            (&inputs[0]["dtype"], &inputs[0]["shape"]),
            (&json!("f32"), &json!([4, 3]))
        );
        assert_eq!(inputs[6]["donated_to"], 0);
        assert_eq!(inputs[7]["donated_to"], 1);
        let functions = bundle["functions"].as_array().unwrap();
        let adjoint = functions
            .iter()
            .find(|function| function["role"] == "adjoint")
            .unwrap();
        assert_eq!(adjoint["of"], "wind");
        let step = functions
            .iter()
            .find(|function| function["name"] == "step")
            .unwrap();
        assert_eq!(step["inputs"][0]["state"], "u_new");
        assert_eq!(step["inputs"][0]["in_place"], "state");
    }
    let text = good(&["inspect", "-v", "-f", "wind", &bundle("jax_0.11.2")]).out;
    for part in [
        "bundle model",
        "u      f32[n,3]  m/s",
        "zonal and meridional wind",
        "written in place",
        "n=4    cpu",
        "in.w",
    ] {
        assert!(text.contains(part), "no '{part}' in {text}");
    }
    assert!(!text.contains("function step"));
    assert!(
        bad(&["inspect", "-f", "wnd", &bundle("jax_0.11.2")]).contains("there are: wind, wind_tl")
    );
}

#[test]
fn inspect_tells_of_single_programs_without_a_plugin() {
    let text = good(&["inspect", "--json", &program("donated.mlir")]).json();
    let program_of =
        |name: &str| good(&["inspect", "--json", &program(name)]).json()["program"].clone();
    assert_eq!(text["program"]["format"], "StableHLO text");
    assert_eq!(
        text["program"]["inputs"],
        json!([{"name": "", "dtype": "f32", "shape": [8], "donated_to": 0, "donated": true, "used": true}])
    );
    let solve = program_of("linalg/solve.mlir");
    let calls = solve["calls"].as_array().unwrap();
    assert_eq!(calls[0]["name"], "lapack_sgetrf_ffi");
    assert!(calls.iter().all(|call| call["provider"] == "LAPACK"));
    assert_eq!(
        program_of("functions/scale.mlir")["calls"][0]["provider"],
        "host or plugin"
    );
    assert_eq!(
        program_of("mpi/operations_2.mlir")["calls"][0]["provider"],
        "pjrtlite::mpi"
    );
    // JAX's own containers, with names where they have them.
    let rich = program_of("by_jax/jax_0.10.2_rich.jaxexport");
    assert_eq!(rich["format"], "jax.export");
    assert_eq!(rich["platforms"], json!(["cpu"]));
    assert!(rich["stablehlo"].is_string() && !rich["inputs"].as_array().unwrap().is_empty());
    let platforms = program_of("by_jax/jax_0.10.2_platforms.jaxexport");
    assert!(platforms["platforms"].as_array().unwrap().len() > 1);
}

#[test]
fn inspect_refuses_what_is_no_program() {
    let message = bad(&["inspect", source("Cargo.toml").to_str().unwrap()]);
    assert!(message.starts_with("BAD_PROGRAM: program '"), "{message}");
    assert!(
        bad(&["inspect", "/nowhere/x.pjrt"])
            .starts_with("FILE_UNREADABLE: cannot read the program")
    );
    let folder = tempfile::tempdir().unwrap();
    let cut = folder.path().join("cut.pjrt");
    let whole = std::fs::read(bundle("hello")).unwrap();
    std::fs::write(&cut, &whole[..whole.len() / 2]).unwrap();
    assert!(bad(&["inspect", cut.to_str().unwrap()]).starts_with("BAD_PROGRAM: bundle '"));
}

#[test]
fn inspect_compiles_on_each_plugin() {
    for name in PLUGINS {
        let json = good(&[
            "inspect",
            "--json",
            "-p",
            &plugin(name),
            &program("mlp.mlir"),
        ])
        .json();
        let compiled = &json["compiled"][0];
        assert!(
            compiled["memory_bytes"]["temporary"].as_i64().unwrap() > 0,
            "{name}"
        );
        assert_eq!(compiled["inputs"].as_array().unwrap().len(), 7, "{name}");
        // 2 · 8 · (64 · 256 + 256 · 256 + 256 · 32) multiplications and additions at least.
        if let Some(flops) = compiled["cost"]["flops"].as_f64() {
            assert!(flops >= 1_441_792.0, "{name}: {flops}");
        }
        // On several devices; PJRT 0.81 does not tell how arrays are divided.
        let rows = program("../devices/sharded/rows.mlir");
        let told = good(&["inspect", "-p", &plugin(name), &rows]).out;
        assert!(told.contains("devices: 0, 1, 2, 3"), "{name}: {told}");
        let how = match name {
            "cpu-0.81" => "input 1: f32[2,3] on each, divided in a way that",
            _ => "input 1: f32[2,3] on each, {devices=[4,1]<=[4]}",
        };
        assert!(told.contains(how), "{name}: {told}");
        let json = good(&["inspect", "--json", "-p", &plugin(name), &rows]).json();
        assert_eq!(json["compiled"][0]["devices"].as_array().unwrap().len(), 4);
        let json = good(&[
            "inspect",
            "--json",
            "-p",
            &plugin(name),
            "-f",
            "wind",
            &bundle("jax_0.11.2"),
        ])
        .json();
        let compiled = json["compiled"].as_array().unwrap();
        let sizes: Vec<_> = compiled
            .iter()
            .map(|one| one["sizes"].as_str().unwrap())
            .collect();
        assert_eq!(sizes, ["n=1", "n=4"], "{name}");
        assert_eq!(compiled[1]["inputs"][0]["name"], "u");
        assert_eq!(
            compiled[1]["signature"],
            "f32[4,3], f32[4,3], i32[4] -> f32[4,3], f32[4,3]"
        );
    }
}
