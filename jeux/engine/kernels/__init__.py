"""Searches on plain numbers: this text, or the same text compiled (`jeux.engine.compiled`) where it was built.

Callers take what plays from `lazy_kernel`; type checkers read the plain text.
"""

from __future__ import annotations

import os
from importlib import import_module
from types import ModuleType

PLAIN = "TABLIER_PLAIN"
"""The variable of the environment that asks for the plain text even where a compiled twin was built."""


def kernel(name: str) -> ModuleType:
    """The compiled module of a kernel, or its plain text where there was no compiler."""
    if not os.environ.get(PLAIN):
        try:
            return import_module(f"jeux.engine.compiled.{name}")
        except ModuleNotFoundError as error:
            if error.name != f"jeux.engine.compiled.{name}":
                raise
    return import_module(f"jeux.engine.kernels.{name}")


class _LazyKernel(ModuleType):
    """A kernel that is looked up at each use: loading both twins would double the time of the first answer."""

    def __getattr__(self, name: str) -> object:
        return getattr(kernel(self.__name__), name)


def lazy_kernel(name: str) -> ModuleType:
    """What plays of a kernel. Types come from its plain text, which callers import under `TYPE_CHECKING` alone."""
    return _LazyKernel(name)


def compiled() -> bool:
    """Whether the compiled kernels are the ones that play."""
    return kernel("board_search").__name__.startswith("jeux.engine.compiled.")
