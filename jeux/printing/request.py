"""The entry point to printing: turns a `PrintRequest` into a PDF."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType
from typing import cast

from jeux.printing.game.jobs import BOARD, DRAWN, SHEETS, Fit, Job, PrintError, PrintRequest, job_of
from jeux.printing.paper.drawing import Drawing

__all__ = ["BOARD", "DRAWN", "SHEETS", "Fit", "PrintError", "PrintRequest", "fits", "pages_of", "print_pdf"]


def fits(request: PrintRequest) -> Fit:
    """How the board fits on the paper. Raises `PrintError`."""
    from jeux.printing.sheets.board import fit_of

    return fit_of(job_of(request))


def pages_of(request: PrintRequest) -> Sequence[Drawing]:
    """The pages of a sheet kind among `DRAWN`, for a preview. Raises `PrintError`."""
    job = job_of(request)
    assert request.sheet in DRAWN, request.sheet
    return cast("Callable[[Job], Sequence[Drawing]]", _module(request).pages)(job)


def print_pdf(request: PrintRequest, seen: list[Drawing] | None = None) -> bytes:
    """The PDF of a sheet; its pages are also drawn into `seen`. Raises `PrintError`."""
    job = job_of(request, seen)
    return cast("Callable[[Job], bytes]", _module(request).make)(job)


def _module(request: PrintRequest) -> ModuleType:
    return import_module(f"jeux.printing.sheets.{request.sheet}")
