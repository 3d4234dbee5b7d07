//! The platforms that plugins are known for.

/// A platform that is known by name: how its plugin's file may be called, the folders of Python
/// packages that carry it, and how to get one.
pub(super) struct Platform {
    /// Names that a user may give; the first is the usual one.
    pub(super) names: &'static [&'static str],
    /// Folders below `site-packages`, besides those of `jax_plugins` and `xla_plugins`.
    pub(super) packages: &'static [&'static str],
    /// File names that the general patterns do not cover.
    pub(super) files: &'static [&'static str],
    /// What to install.
    pub(super) advice: &'static str,
}

pub(super) const PLATFORMS: &[Platform] = &[
    Platform {
        names: &["cpu"],
        packages: &["lammps_jax_pjrt_cpu", "fastatomstruct_xla_cpu"],
        files: &["xla_cpu_pjrt.so"],
        advice: "`tools/get-plugin cpu` in the sources of pjrtlite fetches one, and so does \
                 `pip install lammps-jax-pjrt-cpu` into the active environment",
    },
    Platform {
        names: &["cuda"],
        packages: &[],
        files: &[],
        advice: "`pip install \"jax[cuda13]\"` into the active environment installs one",
    },
    Platform {
        names: &["rocm"],
        packages: &[],
        files: &[],
        advice: "`pip install jax-rocm7-pjrt jax-rocm7-plugin` into the active environment installs one",
    },
    Platform {
        names: &["oneapi", "xpu"],
        packages: &[],
        files: &["pjrt_plugin_xpu.so"],
        advice: "`pip install intel-extension-for-openxla` into the active environment installs one",
    },
    Platform {
        names: &["tpu"],
        packages: &["libtpu"],
        files: &["libtpu.so"],
        advice: "`pip install libtpu` into the active environment installs one",
    },
];

/// All names of the platform that is known by this one, in either case; none if it is not known.
pub(super) fn names_of(name: &str) -> &'static [&'static str] {
    of(&name.to_ascii_lowercase()).map_or(&[], |platform| platform.names)
}

/// The platform that is known by a name in lower case.
pub(super) fn of(name: &str) -> Option<&'static Platform> {
    let mut platforms = PLATFORMS.iter();
    platforms.find(|platform| platform.names.contains(&name))
}
