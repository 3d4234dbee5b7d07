"""Element types, for the scripts that make programs."""

# The names used by pjrtlite (`pjrtlite_dtype_name`) for NumPy's types.
DTYPE_NAMES = {
    "bool": "bool",
    "int8": "i8",
    "int16": "i16",
    "int32": "i32",
    "int64": "i64",
    "uint8": "u8",
    "uint16": "u16",
    "uint32": "u32",
    "uint64": "u64",
    "float16": "f16",
    "bfloat16": "bf16",
    "float32": "f32",
    "float64": "f64",
    "complex64": "c64",
    "complex128": "c128",
    "float8_e5m2": "f8e5m2",
    "float8_e4m3fn": "f8e4m3fn",
    "float8_e4m3b11fnuz": "f8e4m3b11fnuz",
    "float8_e5m2fnuz": "f8e5m2fnuz",
    "float8_e4m3fnuz": "f8e4m3fnuz",
    "int4": "i4",
    "uint4": "u4",
    "int2": "i2",
    "uint2": "u2",
    "float8_e4m3": "f8e4m3",
    "float8_e3m4": "f8e3m4",
    "float8_e8m0fnu": "f8e8m0fnu",
    "float4_e2m1fn": "f4e2m1fn",
}

# The types of less than eight bits, and what holds one of their elements in a byte.
BYTE_OF = {"int4": "int8", "int2": "int8", "uint4": "uint8", "uint2": "uint8"}
