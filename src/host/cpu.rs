//! What the host's processor can do, which decides whether compiled code for another one runs here.

/// The architecture's name.
pub(crate) const ARCHITECTURE: &str = std::env::consts::ARCH;

/// Which processor it is: two of the same features can be of different kinds, for which a compiler writes
/// different code. Empty where that cannot be told.
#[cfg(target_arch = "x86_64")]
pub(crate) fn model() -> String {
    use std::arch::x86_64::__cpuid;
    let [vendor, kind] = [__cpuid(0), __cpuid(1)];
    format!(
        "{:08x}{:08x}{:08x} {:08x}",
        vendor.ebx, vendor.edx, vendor.ecx, kind.eax
    )
}

/// Which processor it is: that cannot be told here.
#[cfg(not(target_arch = "x86_64"))]
pub(crate) fn model() -> String {
    String::new()
}

/// Names the features among these that the processor has.
macro_rules! detected {
    ($detect:ident: $($feature:tt)*) => {
        [$(($feature, std::arch::$detect!($feature))),*]
            .into_iter()
            .filter(|(_, is_there)| *is_there)
            .map(|(feature, _)| feature)
            .collect()
    };
}

/// The features that a compiler may have used because they were there.
#[cfg(target_arch = "x86_64")]
pub(crate) fn features() -> Vec<&'static str> {
    detected!(is_x86_feature_detected:
        "adx" "aes" "avx" "avx2" "avx512bf16" "avx512bitalg" "avx512bw" "avx512cd" "avx512dq"
        "avx512f" "avx512fp16" "avx512ifma" "avx512vbmi" "avx512vbmi2" "avx512vl" "avx512vnni"
        "avx512vp2intersect" "avx512vpopcntdq" "avxifma" "avxneconvert" "avxvnni" "avxvnniint16"
        "avxvnniint8" "bmi1" "bmi2" "f16c" "fma" "fxsr" "gfni" "lzcnt" "movbe" "pclmulqdq"
        "popcnt" "rdrand" "rdseed" "sha" "sse" "sse2" "sse3" "sse4.1" "sse4.2" "sse4a" "ssse3"
        "tbm" "vaes" "vpclmulqdq" "xsave" "xsavec" "xsaveopt" "xsaves")
}

/// The features that a compiler may have used because they were there.
#[cfg(target_arch = "aarch64")]
pub(crate) fn features() -> Vec<&'static str> {
    detected!(is_aarch64_feature_detected:
        "aes" "bf16" "crc" "dotprod" "fcma" "fhm" "fp16" "i8mm" "jsconv" "lse" "rcpc" "rdm"
        "sha2" "sha3" "sve" "sve2")
}

/// The features of other architectures cannot be told; their name has to do.
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
pub(crate) fn features() -> Vec<&'static str> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "x86_64")]
    #[test]
    fn every_processor_of_this_architecture_has_its_base() {
        assert!(super::features().contains(&"sse2"));
        assert_eq!(super::model().len(), 33);
    }
}
