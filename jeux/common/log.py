"""The log: a rotating file in the data folder, or standard error when no file can be written."""

from __future__ import annotations

import logging
import os
import sys
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

FILE_NAME = "tablier.log"
LARGEST = 512 * 1024
"""Bytes after which the file is rotated."""
KEPT = 2
"""The number of rotated files that are kept."""

_FORMAT = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")


class _LogFile(RotatingFileHandler):
    """A log file that falls back to standard error when it cannot be written (disk full, USB stick removed)."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8", errors="backslashreplace")
        self._spare = _stderr_handler()

    def _open(self) -> TextIOWrapper:
        """Open the file, which begins with its owner alone: a sentence of the log may hold names of players."""
        file = open(self.baseFilename, "ab", opener=_owners_only)  # noqa: SIM115 - the handler closes it
        return TextIOWrapper(file, encoding=self.encoding, errors=self.errors)

    def doRollover(self) -> None:  # noqa: N802 - the name is logging's
        try:
            super().doRollover()
        except OSError:
            # under Windows another instance may hold the file open: it then grows until that one is closed
            self.stream = self._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name is logging's
        if isinstance(sys.exc_info()[1], OSError):
            self._spare.handle(record)
        else:
            super().handleError(record)


def _owners_only(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _stderr_handler() -> logging.Handler:
    # a windowed program has no standard error: the message is lost
    return logging.StreamHandler(sys.stderr) if sys.stderr else logging.NullHandler()


def set_up(folder: Path, level: int = logging.INFO) -> logging.Handler:
    """Log everything to a file in `folder`, or to standard error. Returns the handler in use.

    Calling it again replaces the handler."""
    root = logging.getLogger("jeux")
    for handler in root.handlers[:]:
        root.removeHandler(handler)
        handler.close()
    handler, refused = _open(folder)
    handler.setFormatter(_FORMAT)
    root.addHandler(handler)
    root.setLevel(level)
    if refused:
        root.warning("no log file: %s", refused)
    return handler


def _open(folder: Path) -> tuple[logging.Handler, OSError | None]:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _LogFile(folder / FILE_NAME), None
    except OSError as refused:
        return _stderr_handler(), refused
