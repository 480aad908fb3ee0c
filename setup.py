"""The kernels, found by their types: a file in ``compiled`` that ends in .pxd has its text in ``kernels``.

Everything else about the project stands in pyproject.toml, which can only list extensions one by one.
"""

from __future__ import annotations

from pathlib import Path

from setuptools import Extension, setup

COMPILED = Path("jeux/engine/compiled")
KERNELS = Path("jeux/engine/kernels")


def extension(types: Path) -> Extension:
    """The compiled twin of one kernel; without a compiler its text plays."""
    text = KERNELS / types.relative_to(COMPILED).with_suffix(".py")
    return Extension(".".join(types.with_suffix("").parts), [text.as_posix()], optional=True)


setup(ext_modules=[extension(types) for types in sorted(COMPILED.rglob("*.pxd"))])
