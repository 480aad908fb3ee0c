"""Handing a file over to the system: to the program that opens it, the window of its folder, or the printer."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

PRINTED = (".pdf",)
"""The endings of files that every system prints."""
_OPENER = {"darwin": "open"}
_PRINTER = {"darwin": "lpr"}
_UNSCALED = ("-o", "print-scaling=none")
"""Boards are true to scale; CUPS fits a page to the paper unless it is told."""
_KEPT = "_ORIG"
"""What PyInstaller adds to the name of a variable under which it keeps the value that the system gave."""


def opens() -> bool:
    """Whether the system has a program that opens files by their kind."""
    return sys.platform == "win32" or shutil.which(_OPENER.get(sys.platform, "xdg-open")) is not None


def prints(path: Path) -> bool:
    """Whether the system prints this file."""
    if path.suffix.lower() not in PRINTED:
        return False
    return sys.platform == "win32" or shutil.which(_PRINTER.get(sys.platform, "lp")) is not None


def open_path(path: Path) -> None:
    """Open a file in the program of its kind, or a folder in a window. Raises `OSError`."""
    if sys.platform == "win32":
        os.startfile(path)
    else:
        _run([_OPENER.get(sys.platform, "xdg-open"), str(path)])


def print_path(path: Path) -> None:
    """Send a file to the usual printer. Raises `OSError`."""
    if sys.platform == "win32":
        os.startfile(path, "print")
    else:
        _run([_PRINTER.get(sys.platform, "lp"), *_UNSCALED, str(path)])


def _run(command: Sequence[str]) -> None:
    """Start a program of the system, without waiting for it."""
    none, here = subprocess.DEVNULL, of_the_system(os.environ)
    subprocess.Popen(command, stdin=none, stdout=none, stderr=none, env=here, start_new_session=True)


def of_the_system(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment without what a packed program sets for itself: its libraries are not for other programs."""
    ours = {name.removesuffix(_KEPT) for name in environment if name.endswith(_KEPT)}
    if getattr(sys, "frozen", False):
        ours.add("LD_LIBRARY_PATH")
    kept = {name: environment[name + _KEPT] for name in ours if name + _KEPT in environment}
    left = {name: value for name, value in environment.items() if name not in ours and not name.endswith(_KEPT)}
    return left | kept
