//! Programs with arrays that nobody has: a status on every plugin, in each form that they can come in, and the process
//! goes on.

mod common;

use common::on_each_plugin;
use pjrtlite::{ArrayType, Buffer, Client, DType, Error, Executable, Options, Result, Status};

const F32: u64 = 11;
const C64: u64 = 15;

/// A protobuf field that is a number.
fn number(field: u64, value: i64) -> Vec<u8> {
    [varint(field << 3), varint(value as u64)].concat()
}

/// A protobuf field that is made of bytes.
fn bytes(field: u64, value: &[u8]) -> Vec<u8> {
    [
        varint(field << 3 | 2),
        varint(value.len() as u64),
        value.to_vec(),
    ]
    .concat()
}

fn varint(mut number: u64) -> Vec<u8> {
    let mut written = Vec::new();
    while number > 0x7f {
        written.push(number as u8 | 0x80);
        number >>= 7;
    }
    written.push(number as u8);
    written
}

/// XLA's `ShapeProto`.
fn shape(element: u64, dims: &[i64]) -> Vec<u8> {
    let packed: Vec<u8> = dims.iter().flat_map(|dim| varint(*dim as u64)).collect();
    let order: Vec<u8> = (0..dims.len() as u64).rev().flat_map(varint).collect();
    [
        number(2, element as i64),
        bytes(3, &packed),
        bytes(5, &bytes(1, &order)),
    ]
    .concat()
}

/// XLA's `HloModuleProto` of a program that spreads a scalar over an array, and gives its first element.
fn hlo(element: u64, dims: &[i64]) -> Vec<u8> {
    let scalar = shape(element, &[]);
    let first: Vec<u8> = dims
        .iter()
        .flat_map(|_| bytes(17, &[number(2, 1), number(3, 1)].concat()))
        .collect();
    let instructions = [
        ("parameter", &scalar, number(9, 0)),
        ("broadcast", &shape(element, dims), Vec::new()),
        ("slice", &shape(element, &vec![1; dims.len()]), first),
        ("reshape", &scalar, Vec::new()),
    ];
    let program = [bytes(1, &scalar), bytes(2, &scalar), bytes(3, b"x")].concat();
    let mut computation = bytes(1, b"main");
    for ((opcode, shape, more), id) in instructions.into_iter().zip(1..) {
        let operand = if id > 1 {
            number(36, id - 1)
        } else {
            Vec::new()
        };
        let instruction = [
            bytes(1, opcode.as_bytes()),
            bytes(2, opcode.as_bytes()),
            bytes(3, shape),
            more,
            number(35, id),
            operand,
        ];
        computation.extend(bytes(2, &instruction.concat()));
    }
    computation.extend([bytes(4, &program), number(5, 1), number(6, 4)].concat());
    [
        bytes(1, b"m"),
        bytes(2, b"main"),
        bytes(3, &computation),
        bytes(4, &program),
        number(5, 1),
        number(6, 1),
    ]
    .concat()
}

/// The same as StableHLO text; with `gives_all` the result is the array.
fn text(extents: &str, gives_all: bool) -> String {
    let array = format!("tensor<{extents}xf32>");
    let rank = extents.split('x').count();
    let (result, rest) = if gives_all {
        (array.clone(), format!("return %0 : {array}"))
    } else {
        let first = vec!["0:1"; rank].join(", ");
        let one = format!("tensor<{}xf32>", vec!["1"; rank].join("x"));
        let rest = format!(
            "%1 = stablehlo.slice %0 [{first}] : ({array}) -> {one}\n\
             %2 = stablehlo.reshape %1 : ({one}) -> tensor<f32>\n\
             return %2 : tensor<f32>"
        );
        ("tensor<f32>".to_owned(), rest)
    };
    format!(
        "module @m {{\nfunc.func public @main(%a: tensor<f32>) -> {result} {{\n\
         %0 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> {array}\n{rest}\n}}\n}}\n"
    )
}

fn load(client: &Client, program: &[u8]) -> Result<Executable> {
    Executable::load(client, program, &Options::new())
}

/// The result for 1.5 if that is a scalar.
fn run(client: &Client, program: &Executable) -> Result<f32> {
    let scalar = ArrayType::new(DType::F32, &[])?;
    let one_and_a_half = 1.5f32;
    // SAFETY: the scalar is copied.
    let input =
        unsafe { Buffer::from_host(client, (&raw const one_and_a_half).cast(), scalar, 0) }?;
    let (results, event) = program.execute(&[&input])?;
    event.wait()?;
    let mut result = 0f32;
    // SAFETY: there is room for what a scalar has; of other sizes nothing is written.
    unsafe { results[0].to_host((&raw mut result).cast(), size_of::<f32>()) }?;
    Ok(result)
}

fn assert_refused(outcome: Result<Executable>, what: &str) {
    match outcome.map(drop).as_ref().map_err(Error::status) {
        Err(Status::BadProgram | Status::Unsupported) => {}
        other => panic!("{what}: {other:?}"),
    }
}

#[test]
fn extents_that_no_array_has_are_refused() {
    let most = i64::MAX;
    on_each_plugin(|_, client| {
        for dims in [
            &[1 << 62, 4][..],
            &[1 << 62, 4, 4],
            &[most, most],
            &[1 << 61],
            &[-5, 4],
            &[i64::MIN],
        ] {
            assert_refused(load(client, &hlo(F32, dims)), &format!("HLO {dims:?}"));
        }
        assert_refused(load(client, &hlo(C64, &[1 << 60])), "HLO of complex");
        for extents in [
            "4611686018427387904x4",
            "2305843009213693952",
            "4611686018427387904x4x4",
            "-4",
            "99999999999999999999999999999999999999",
        ] {
            for gives_all in [false, true] {
                let program = text(extents, gives_all);
                assert_refused(load(client, program.as_bytes()), extents);
            }
        }
        // The client goes on.
        let program = load(client, &hlo(F32, &[8, 4])).unwrap();
        assert_eq!(run(client, &program), Ok(1.5));
    });
}

#[test]
fn more_axes_than_the_interface_has_are_refused_where_the_host_would_see_them() {
    on_each_plugin(|_, client| {
        for rank in [64, 65, 300] {
            let extents = vec!["1"; rank].join("x");
            let inside = load(client, text(&extents, false).as_bytes()).unwrap();
            assert_eq!(run(client, &inside), Ok(1.5), "{rank}");
            let outcome = load(client, text(&extents, true).as_bytes());
            match outcome {
                Ok(_) => assert_eq!(rank, 64),
                Err(error) => {
                    assert!(rank > 64, "{error}");
                    assert!(error.message().contains(&format!("{rank} axes")), "{error}");
                }
            }
        }
    });
}

#[test]
fn arrays_that_no_memory_holds_are_an_error_of_the_run() {
    on_each_plugin(|_, client| {
        // Of four bytes an element: the least is twice what a process can address.
        for power in [46, 56, 60] {
            let program = text(&(1u64 << power).to_string(), true);
            let program = load(client, program.as_bytes()).unwrap();
            let error = run(client, &program).unwrap_err();
            assert_eq!(
                error.status(),
                Status::ResourceExhausted,
                "2^{power}: {error}"
            );
        }
    });
}
