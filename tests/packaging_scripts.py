"""The scripts of ``packaging``, which is no package: they are read by their paths."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

PACKAGING = Path(__file__).resolve().parents[1] / "packaging"


def script(path: str) -> ModuleType:
    """The module of a script below ``packaging``."""
    name = f"packaging_{Path(path).stem}"
    spec = importlib.util.spec_from_file_location(name, PACKAGING / path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look for their module there
    spec.loader.exec_module(module)
    return module
