"""What can be printed: a `PrintRequest` becomes a PDF. The one door to the press."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import cast

from jeux.press.jobs import SHEETS, Fit, Job, PrintError, PrintRequest, job_of

__all__ = ["SHEETS", "Fit", "PrintError", "PrintRequest", "fits", "print_pdf"]


def fits(request: PrintRequest) -> Fit:
    """What a board needs. Raises `PrintError`."""
    from jeux.press.sheets.board import fit_of

    return fit_of(job_of(request))


def print_pdf(request: PrintRequest) -> bytes:
    """The file of a sheet. Raises `PrintError`."""
    job = job_of(request)
    make = cast("Callable[[Job], bytes]", import_module(f"jeux.press.sheets.{request.sheet}").make)
    return make(job)
