"""What pyproject.toml cannot say: the kernels, one by one, and the assets, which a wheel carries inside the package.

A file in ``compiled`` that ends in .pxd is the types of a kernel; its text is in ``kernels``. Cython makes C of both,
the compiler a library. What all of them need of Cython stands once, in the library `SHARED`.
"""

from __future__ import annotations

import gc
import hashlib
import os
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

from setuptools import Command, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

COMPILED = Path("jeux/engine/compiled")
KERNELS = Path("jeux/engine/kernels")
SHARED = "jeux.engine.compiled.shared"
KEPT = Path("build/kernels")
"""The C, and the libraries with the sums of what they were made of: an unchanged kernel is taken from here."""
ASSETS = Path("assets")
WORKSHOP = ASSETS / "workshop"
"""How assets are made; nobody who plays needs it."""
HEAVY = "worth -O3"
"""What the types of a kernel say that is a half faster by it; the others are at most a tenth faster by -O2."""
OPTIMIZE = "TABLIER_OPTIMIZE"
"""The variable by which all kernels get the same, `-O3` for those of a package."""
DIRECTIVES = {"auto_pickle": False, "binding": False, "emit_code_comments": False}
"""No kernel is pickled, looked into or read as C: a quarter less to compile."""
TYPES_OF_ANOTHER = re.compile(r"^from (\.+)([\w.]+) cimport ", re.MULTILINE)


# --- what is compiled -------------------------------------------------------------------------------------------------


def flags(types: str) -> list[str]:
    """What to ask of the compiler beside Python's own flags.

    Who installs from the source waits for the compiler: it takes its time for `HEAVY` kernels alone, where nobody says
    otherwise, as those who build packages do. Symbols for debuggers weigh half of a kernel.
    """
    if sys.platform == "win32":
        return []
    return [os.environ.get(OPTIMIZE) or ("-O3" if HEAVY in types else "-O1"), "-g0"]


def extension(types: Path) -> Extension:
    """The compiled twin of one kernel; without a compiler its text plays."""
    text = KERNELS / types.relative_to(COMPILED).with_suffix(".py")
    name = ".".join(types.with_suffix("").parts)
    asked = flags(types.read_text(encoding="utf-8"))
    depends = [str(path) for path in known(types)]
    return Extension(name, [text.as_posix()], optional=True, extra_compile_args=asked, depends=depends)


def known(types: Path) -> set[Path]:
    """These types and those that they are made of."""
    found, waiting = set(), [types]
    while waiting:
        here = waiting.pop()
        found.add(here)
        for dots, name in TYPES_OF_ANOTHER.findall(here.read_text(encoding="utf-8")):
            other = here.parents[len(dots) - 1].joinpath(*name.split(".")).with_suffix(".pxd")
            waiting += {other} - found
    return found


def extensions() -> list[Extension]:
    """What all kernels share, and each of them."""
    shared = Extension(SHARED, [(KERNELS / "shared.c").as_posix()], optional=True, extra_compile_args=flags(""))
    return [shared, *map(extension, sorted(COMPILED.rglob("*.pxd")))]


def write_c(kernel: Extension) -> None:
    """Have Cython write the C of a kernel, which becomes its source."""
    # only now: who copies assets, or has no compiler, needs no Cython
    from Cython.Build import cythonize

    options = {"force": True, "quiet": True, "build_dir": str(KEPT), "show_all_warnings": False}
    with uncollected():
        (made,) = cythonize([kernel], shared_utility_qualified_name=SHARED, compiler_directives=DIRECTIVES, **options)
    kernel.sources = made.sources


@contextmanager
def uncollected() -> Iterator[None]:
    """Look for no cycles of objects meanwhile: a third of the time of Cython goes into that, for nothing."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def sum_of(kernel: Extension) -> str:
    """What tells whether the library of a kernel would come out as it is."""
    import Cython

    chosen = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    told = [sys.version, Cython.__version__, *chosen, *kernel.extra_compile_args]
    files = [path for path in ("setup.py", *kernel.sources, *sorted(kernel.depends)) if Path(path).is_file()]
    parts = [*map(str.encode, told), *(Path(path).read_bytes() for path in files)]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


# --- commands ---------------------------------------------------------------------------------------------------------


class BuildKernels(build_ext):
    """Compiles what has changed, on all processors, while Cython writes the next; nothing at all without a compiler."""

    def build_extensions(self) -> None:
        if not self.can_compile():
            self.warn("no C compiler that finds Python.h: the kernels are played from their text, which is slower")
            return
        self.force = True
        with ThreadPoolExecutor(os.cpu_count()) as compilers:
            compiling = []
            for kernel, kept, its_sum in self.changed():
                write_c(kernel)
                compiling.append(compilers.submit(self.compile, kernel, kept, its_sum))
        for compiled in compiling:
            compiled.result()

    def can_compile(self) -> bool:
        """Whether there is a compiler that finds the headers of Python."""
        probe = Path(self.build_temp, "probe.c")
        probe.parent.mkdir(parents=True, exist_ok=True)
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        try:
            self.compiler.compile([str(probe)], output_dir=self.build_temp)
        except (BaseError, CCompilerError):
            return False
        return True

    def changed(self) -> Iterator[tuple[Extension, Path, str]]:
        """The kernels whose libraries are not kept, with the places of these and their sums; the others are put in."""
        for kernel in self.extensions:
            target = Path(self.get_ext_fullpath(kernel.name))
            kept, its_sum = KEPT / self.get_ext_filename(kernel.name), sum_of(kernel)
            kept.parent.mkdir(parents=True, exist_ok=True)
            if kept.is_file() and sum_file(kept).is_file() and sum_file(kept).read_text(encoding="utf-8") == its_sum:
                self.mkpath(str(target.parent))
                self.copy_file(str(kept), str(target))
            else:
                yield kernel, kept, its_sum

    def compile(self, kernel: Extension, kept: Path, its_sum: str) -> None:
        """Make the library of a kernel from its C, and keep it."""
        try:
            super().build_extension(kernel)
        except (BaseError, CCompilerError) as error:
            self.warn(f"{kernel.name} does not compile: {error}")
            return
        self.copy_file(self.get_ext_fullpath(kernel.name), str(kept))
        sum_file(kept).write_text(its_sum, encoding="utf-8")


def sum_file(library: Path) -> Path:
    """Where the sum of a kept library is."""
    return library.with_name(f"{library.name}.sum")


class WriteKernels(Command):
    """Writes the C of all kernels below `KEPT`, for a compiler that makes libraries of another system."""

    user_options: ClassVar[list[tuple[str, str | None, str]]] = []

    def initialize_options(self) -> None:
        pass

    def finalize_options(self) -> None:
        pass

    def run(self) -> None:
        for kernel in self.distribution.ext_modules:
            write_c(kernel)


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
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildKernels, "build_py": BuildWithAssets, "write_kernels": WriteKernels},
)
