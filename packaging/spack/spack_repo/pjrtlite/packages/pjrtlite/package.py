"""Spack's recipe for pjrtlite; packaging/README.md tells how to use it."""

from spack_repo.builtin.build_systems.cmake import CMakePackage

from spack.package import *


class Pjrtlite(CMakePackage):
    """Runs compiled JAX programs inside C, C++ and Fortran codes, through any PJRT plugin."""

    # The version has no archive to fetch: `spack dev-build` and `spack develop` take the sources from a folder.
    license("MIT OR Apache-2.0")

    version("0.1.0")

    variant("shared", default=True, description="Make the shared library the default of the CMake package")
    variant("fortran", default=True, description="Build the Fortran module")
    variant(
        "vendor",
        default="none",
        values=lambda value: value == "none" or value.startswith("/"),
        description="Folder that `cargo vendor` filled, for a build without a network",
    )

    depends_on("c", type="build")
    depends_on("fortran", type="build", when="+fortran")
    depends_on("cmake@3.20:", type="build")
    depends_on("rust@1.95:", type="build")

    conflicts("platform=darwin", msg="the build knows Linux only")
    conflicts("platform=windows", msg="the build knows Linux only")

    def cmake_args(self):
        """What the build is configured with, beside what Spack itself gives."""
        args = [
            self.define("PJRTLITE_BUILD_TESTS", False),
            self.define("PJRTLITE_BUILD_EXAMPLES", False),
            self.define("PJRTLITE_CARGO_TARGET_DIR", join_path(self.build_directory, "cargo")),
            self.define_from_variant("BUILD_SHARED_LIBS", "shared"),
            self.define_from_variant("PJRTLITE_FORTRAN", "fortran"),
        ]
        vendor = self.spec.variants["vendor"].value
        if vendor != "none":
            args.append(self.define("PJRTLITE_VENDOR_DIR", vendor))
        return args
