"""What pyproject.toml cannot say: the kernels, one by one, and the assets, which a wheel carries inside the package.

A file in ``compiled`` that ends in .pxd is the types of a kernel; its text is in ``kernels``.
"""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

COMPILED = Path("jeux/engine/compiled")
KERNELS = Path("jeux/engine/kernels")
ASSETS = Path("assets")
NO_SYMBOLS = [] if sys.platform == "win32" else ["-g0"]
"""Symbols for debuggers, which Python's own flags ask for, weigh half of a kernel."""
WORKSHOP = ASSETS / "workshop"
"""How assets are made; nobody who plays needs it."""


def extension(types: Path) -> Extension:
    """The compiled twin of one kernel; without a compiler its text plays."""
    text = KERNELS / types.relative_to(COMPILED).with_suffix(".py")
    name = ".".join(types.with_suffix("").parts)
    return Extension(name, [text.as_posix()], optional=True, extra_compile_args=NO_SYMBOLS)


class BuildWithAssets(build_py):
    """Copies the assets to where an installed program looks for them; from source they stay where they are."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        for asset in sorted(ASSETS.rglob("*")):
            if asset.is_file() and WORKSHOP not in asset.parents and asset.suffix != ".pyc":
                target = Path(self.build_lib, "jeux", asset)
                self.mkpath(str(target.parent))
                self.copy_file(str(asset), str(target))


setup(
    ext_modules=[extension(types) for types in sorted(COMPILED.rglob("*.pxd"))],
    cmdclass={"build_py": BuildWithAssets},
)
