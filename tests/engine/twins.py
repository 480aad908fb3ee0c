"""The compiled twins of what the plain text of the kernels holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from jeux.engine.kernels import kernel

K = TypeVar("K", bound=Callable[..., Any])


def fastest(plain: K) -> K:
    """The compiled twin of a class or function of a kernel, or itself where there was no compiler."""
    module = kernel(plain.__module__.removeprefix("jeux.engine.kernels."))
    return cast("K", getattr(module, plain.__name__))
