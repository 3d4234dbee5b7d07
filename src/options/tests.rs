use super::*;

#[test]
fn own_keys_are_checked_and_others_passed_on() {
    let mut options = Options::new();
    options.set("cpu_device_count", Value::Int(2)).unwrap();
    options.set(LOG_LEVEL, Value::Int(3)).unwrap();
    options.set("cpu_device_count", Value::Int(1)).unwrap();
    let passed: Vec<_> = options.passed_on().collect();
    assert_eq!(passed, [&("cpu_device_count".to_owned(), Value::Int(1))]);
    assert_eq!(options.log_level(), Some(LogLevel::Info));
    assert!(options.check_for_program().is_err());
    assert!(options.check_for_client().is_ok());
}

#[test]
fn the_device_is_for_programs() {
    let mut options = Options::new();
    assert_eq!(options.device(), 0);
    options.set(DEVICE, Value::Int(2)).unwrap();
    assert_eq!(options.device(), 2);
    assert!(options.check_for_program().is_ok());
    let error = options.check_for_client().unwrap_err();
    assert_eq!(error.status(), Status::UnknownOption);
}

#[test]
fn the_cache_is_for_programs_and_for_all_of_a_client() {
    let mut options = Options::new();
    options.set(CACHE, Value::Bool(true)).unwrap();
    options.set(CACHE_SIZE, Value::Int(7)).unwrap();
    options.set(CACHE_WAIT, Value::Float(0.5)).unwrap();
    assert!(options.check_for_client().is_ok());
    assert!(options.check_for_program().is_ok());
    let error = options.check_for_bundle().unwrap_err();
    assert!(error.message().contains("clients and programs"), "{error}");
    assert_eq!(options.cache(), Some(Place::Default));
    assert_eq!(options.cache_size(), Some(7));
    assert_eq!(options.cache_wait(), Some(Duration::from_millis(500)));
    assert_eq!(options.passed_on().count(), 0);
}

#[test]
fn shutdown_timeout_is_in_seconds() {
    let mut options = Options::new();
    assert_eq!(options.shutdown_timeout(), DEFAULT_SHUTDOWN_TIMEOUT);
    options.set(SHUTDOWN_TIMEOUT, Value::Float(0.25)).unwrap();
    assert_eq!(options.shutdown_timeout(), Duration::from_millis(250));
    options.set(SHUTDOWN_TIMEOUT, Value::Int(3)).unwrap();
    assert_eq!(options.shutdown_timeout(), Duration::from_secs(3));
    options
        .set(SHUTDOWN_TIMEOUT, Value::Float(f64::INFINITY))
        .unwrap();
    assert_eq!(options.shutdown_timeout(), Duration::MAX);
}

#[test]
fn what_would_end_the_process_in_a_plugin_is_refused() {
    let check = |key: &str, value| {
        let mut options = Options::new();
        options.set(key, value).unwrap();
        options.check_for_client().map_err(|error| error.status())
    };
    assert_eq!(check("cpu_device_count", Value::Int(1)), Ok(()));
    assert_eq!(check("asynchronous", Value::Bool(false)), Ok(()));
    assert_eq!(check("visible_devices", Value::IntList(vec![0])), Ok(()));
    for count in [0, -1, i64::MAX, (1 << 32) + 1] {
        let outcome = check("cpu_device_count", Value::Int(count));
        assert_eq!(outcome, Err(Status::InvalidValue), "{count}");
    }
    let text = Value::Text("2".to_owned());
    assert_eq!(check("cpu_device_count", text), Err(Status::UnknownOption));
    assert_eq!(
        check("asynchronous", Value::Int(1)),
        Err(Status::UnknownOption)
    );
}

#[test]
fn mistakes_are_told() {
    let mut options = Options::new();
    let mut status = |key, value| options.set(key, value).unwrap_err().status();
    assert_eq!(status("", Value::Int(0)), Status::UnknownOption);
    assert_eq!(status("pjrtlite.log", Value::Int(0)), Status::UnknownOption);
    assert_eq!(status(LOG_LEVEL, Value::Bool(true)), Status::UnknownOption);
    assert_eq!(status(LOG_LEVEL, Value::Int(9)), Status::InvalidValue);
    assert_eq!(status(DEVICE, Value::Int(-1)), Status::InvalidValue);
    assert_eq!(status(ANY_DEVICE, Value::Int(1)), Status::UnknownOption);
    assert_eq!(status(AUTOTUNE, Value::Int(1)), Status::UnknownOption);
    assert_eq!(status(CACHE, Value::Int(1)), Status::UnknownOption);
    let word = Value::Text("yes".to_owned());
    assert_eq!(status(CACHE, word), Status::InvalidValue);
    assert_eq!(status(CACHE_SIZE, Value::Int(0)), Status::InvalidValue);
    assert_eq!(status(CACHE_WAIT, Value::Int(-1)), Status::InvalidValue);
    assert_eq!(status(THREADS, Value::Int(0)), Status::InvalidValue);
    assert_eq!(
        status(SHUTDOWN_TIMEOUT, Value::Int(-1)),
        Status::InvalidValue
    );
    assert_eq!(
        status(SHUTDOWN_TIMEOUT, Value::Float(f64::NAN)),
        Status::InvalidValue
    );
    assert_eq!(
        status(SHUTDOWN_TIMEOUT, Value::Bool(true)),
        Status::UnknownOption
    );
    assert_eq!(status(CPUS, Value::Int(0)), Status::UnknownOption);
    assert_eq!(status(CPUS, Value::IntList(vec![])), Status::InvalidValue);
    assert_eq!(options.log_level(), None);
    assert_eq!((options.threads(), options.cpus()), (None, None));
}

#[test]
fn keys_with_a_plugins_name_are_for_that_plugin() {
    let mut options = Options::new();
    for (key, value) in [
        ("cuda.a", 1),
        ("a", 2),
        ("b", 3),
        ("GPU.b", 4),
        ("own.c", 5),
        ("ours.c", 6),
        ("cpu.d.e", 7),
        ("pjrtlite.threads", 8),
    ] {
        options.set(key, Value::Int(value)).unwrap();
    }
    let choices = ["own", "cuda", "/a/cpu.so", "cpu"].map(str::to_owned);
    let all = [("ours.c", 6), ("pjrtlite.threads", 8)];
    for (plugin, its_own) in [
        ("own", &[("a", 2), ("b", 3), ("c", 5)][..]),
        ("cuda", &[("a", 1), ("b", 4)]),
        ("/a/cpu.so", &[("a", 2), ("b", 3)]),
        ("cpu", &[("a", 2), ("b", 3), ("d.e", 7)]),
    ] {
        let resolved = options.for_plugin(plugin, &choices).unwrap();
        let mut got = resolved.values;
        got.sort_by(|one, other| one.0.cmp(&other.0));
        let mut wanted: Vec<_> = its_own
            .iter()
            .chain(&all)
            .map(|(key, value)| ((*key).to_owned(), Value::Int(*value)))
            .collect();
        wanted.sort_by(|one, other| one.0.cmp(&other.0));
        assert_eq!(got, wanted, "{plugin}");
    }
}
