"""What makes the wheel of `make wheel` more than the Python package: where a folder `prefix` stands beside this file, with
an installed pjrtlite in it, the wheel has that, too, the command `pjrtlite`, and a tag of this machine."""

import os
import pathlib
import sysconfig

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


def has_prefix(root):
    return (pathlib.Path(root) / "prefix").is_dir()


class Command(MetadataHookInterface):
    """The command, which is not there without its program: another one of that name may be."""

    def update(self, metadata):
        metadata["scripts"] = {"pjrtlite": "pjrtlite.__main__:main"} if has_prefix(self.root) else {}
        # By which scikit-build-core finds CMake packages.
        metadata["entry-points"] = {"cmake.prefix": {"pjrtlite": "pjrtlite.prefix"}} if has_prefix(self.root) else {}


class Prefix(BuildHookInterface):
    """The prefix, and a tag: for any Python 3, on the platform that PJRTLITE_WHEEL_PLATFORM names, or this machine's."""

    def initialize(self, version, build_data):
        if self.target_name != "wheel" or not has_prefix(self.root):
            return
        platform = os.environ.get("PJRTLITE_WHEEL_PLATFORM") or sysconfig.get_platform()
        build_data["pure_python"] = False
        build_data["tag"] = "py3-none-" + platform.replace("-", "_").replace(".", "_")
        build_data["force_include"][os.path.join(self.root, "prefix")] = "pjrtlite/prefix"
