"""Searches on plain numbers: this text, or the same text compiled (`jeux.engine.compiled`) where it was built.

Callers take what plays from `lazy_kernel`; type checkers read the plain text.
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
"""The variable of the environment that asks for the plain text even where a compiled twin was built."""

_COMPILED = "jeux.engine.compiled"
_used: set[str] = set()
"""The kernels of the players that were imported: they hand their objects to each other."""
_log = logging.getLogger(__name__)


def kernel(name: str) -> ModuleType:
    """The compiled module of a kernel, or its plain text where one of those in use has no twin that loads: a compiled
    kernel takes no object of a plain one."""
    _used.add(name)
    if os.environ.get(PLAIN) or not all(map(_twin, _used)):
        return import_module(f"jeux.engine.kernels.{name}")
    return import_module(f"{_COMPILED}.{name}")


@cache
def _twin(name: str) -> bool:
    """Whether a kernel has a compiled twin that loads. One that a virus guard blocks, or that a copy cut short, is told
    in the log, and does not stop the game."""
    try:
        import_module(f"{_COMPILED}.{name}")
    except Exception as error:  # ImportError where the system refuses the file; others where it is of another build
        if not isinstance(error, ModuleNotFoundError) or error.name != f"{_COMPILED}.{name}":
            _log.exception("the compiled kernel %s does not load", name)
        return False
    return True


class _LazyKernel(ModuleType):
    """A kernel that is looked up at each use: loading both twins would double the time of the first answer."""

    def __getattr__(self, name: str) -> object:
        return getattr(kernel(self.__name__), name)


def lazy_kernel(name: str) -> ModuleType:
    """What plays of a kernel. Types come from its plain text, which callers import under `TYPE_CHECKING` alone."""
    _used.add(name)
    return _LazyKernel(name)


def compiled() -> bool:
    """Whether the compiled kernels are the ones that play."""
    return kernel("board_search").__name__.startswith(f"{_COMPILED}.")


def refused() -> tuple[str, ...]:
    """The compiled kernels that are here and that the system does not load. Each is opened, none is run: that would
    take a quarter of a second, and the memory of all their tables."""
    paths = [path for folder in import_module(_COMPILED).__path__ for path in sorted(Path(folder).rglob("*.*"))]
    return tuple(path.name.partition(".")[0] for path in paths if not _opens(path))


def _opens(path: Path) -> bool:
    name, _, suffix = path.name.partition(".")
    if f".{suffix}" not in EXTENSION_SUFFIXES:
        return True  # no library, or one for another Python, which this one does not look at
    spec = spec_from_file_location(f"{_COMPILED}.{name}", path)
    assert spec is not None
    try:
        module_from_spec(spec)
    except ImportError as error:
        _log.warning("the compiled kernel %s does not load: %s", name, error)
        return False
    return True
