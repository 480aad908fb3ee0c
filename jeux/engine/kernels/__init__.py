"""Kernels: searches on plain numbers. Each is Python text that also exists compiled (`jeux.engine.compiled`) if built.

Callers get the module in use from `lazy_kernel`; type checkers read the Python text.
"""

from __future__ import annotations

import logging
import os
from functools import cache
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PLAIN = "TABLIER_PLAIN"
"""Environment variable: use the Python text even if compiled kernels exist."""

_COMPILED = "jeux.engine.compiled"
_used: set[str] = set()
"""The kernels imported by players. They exchange objects, so all of them must be compiled or none."""
_log = logging.getLogger(__name__)


def kernel(name: str) -> ModuleType:
    """The compiled module of a kernel, or its Python text if any kernel in use has no compiled twin that loads:
    compiled kernels do not accept objects of uncompiled ones."""
    _used.add(name)
    if os.environ.get(PLAIN) or not all(map(_twin, _used)):
        return import_module(f"jeux.engine.kernels.{name}")
    return import_module(f"{_COMPILED}.{name}")


@cache
def _twin(name: str) -> bool:
    """Whether a kernel has a compiled twin that loads. If it fails, for example because a virus scanner blocks it or a
    copy is incomplete, that is logged and the game goes on."""
    try:
        import_module(f"{_COMPILED}.{name}")
    except Exception as error:  # ImportError if the system refuses the file; other errors if it is from another build
        if not isinstance(error, ModuleNotFoundError) or error.name != f"{_COMPILED}.{name}":
            _log.exception("the compiled kernel %s does not load", name)
        return False
    return True


class _LazyKernel(ModuleType):
    """A kernel resolved at each use: loading both twins would double the time of the first answer."""

    def __getattr__(self, name: str) -> object:
        return getattr(kernel(self.__name__), name)


def lazy_kernel(name: str) -> ModuleType:
    """The kernel in use. Its types come from the Python text, which callers import only under `TYPE_CHECKING`."""
    _used.add(name)
    return _LazyKernel(name)


def compiled() -> bool:
    """Whether the compiled kernels are in use."""
    return kernel("board_search").__name__.startswith(f"{_COMPILED}.")


def refused() -> tuple[str, ...]:
    """The compiled kernels that exist but do not load. They are opened without running their code, which would take a
    quarter of a second and the memory of all their tables."""
    paths = [path for folder in import_module(_COMPILED).__path__ for path in sorted(Path(folder).rglob("*.*"))]
    return tuple(path.name.partition(".")[0] for path in paths if not _opens(path))


def _opens(path: Path) -> bool:
    name, _, suffix = path.name.partition(".")
    if f".{suffix}" not in EXTENSION_SUFFIXES:
        return True  # not a library, or one for another Python, which this one ignores
    spec = spec_from_file_location(f"{_COMPILED}.{name}", path)
    assert spec is not None
    try:
        module_from_spec(spec)
    except ImportError as error:
        _log.warning("the compiled kernel %s does not load: %s", name, error)
        return False
    return True
