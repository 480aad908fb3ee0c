"""Searches on plain numbers: this text, or the same text compiled (`jeux.engine.compiled`) where it was built.

Callers import classes and functions from the text, which gives them their types, and ask `fastest` for what plays.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar, cast

PLAIN = "TABLIER_PLAIN"
"""The variable of the environment that asks for the plain text even where a compiled twin was built."""

K = TypeVar("K", bound=Callable[..., Any])


def kernel(name: str) -> ModuleType:
    """The compiled module of a kernel, or its plain text where there was no compiler."""
    if not os.environ.get(PLAIN):
        try:
            return import_module(f"jeux.engine.compiled.{name}")
        except ModuleNotFoundError as error:
            if error.name != f"jeux.engine.compiled.{name}":
                raise
    return import_module(f"jeux.engine.kernels.{name}")


def fastest(plain: K) -> K:
    """The compiled twin of a class or function of a kernel, or itself where there was no compiler."""
    module = kernel(plain.__module__.removeprefix("jeux.engine.kernels."))
    return cast("K", getattr(module, plain.__name__))


def compiled() -> bool:
    """Whether the compiled kernels are the ones that play."""
    return kernel("board_search").__name__.startswith("jeux.engine.compiled.")
