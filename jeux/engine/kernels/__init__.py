"""Searches on plain numbers: this text, or the same text compiled (`jeux.engine.compiled`) where it was built."""

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


def compiled() -> bool:
    """Whether the compiled kernels are the ones that play."""
    return kernel("alphabeta").__name__.startswith("jeux.engine.compiled.")
