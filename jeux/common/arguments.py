"""The command line: `argparse` parses it, messages come from the text catalogue."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import TextIO

from jeux import __version__
from jeux.common.console import write_line

USAGE_ERROR = 2
PRESSED = ("men", "paper", "sheet", "options", "players", "position", "number", "degree", "size", "theme")
"""The options of `--print` and `--diagram`."""
_FROM_THE_FINDER = "-psn_"
"""Older versions of macOS pass an argument with this prefix to a program opened from its icon."""


def read_arguments(words: Sequence[str]) -> argparse.Namespace | int:
    """The parsed arguments, with the `file` to open; or the exit status, if help, the version or an error was written
    instead."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    for option in (("--engine",), ("--leave-animation",), ("-h", "--help"), ("--version",)):
        parser.add_argument(*option, action="store_true")
    parser.add_argument("--lessons", nargs="*")
    parser.add_argument("--convert", nargs=2, metavar=("IN", "OUT"))
    for name in ("from", "to"):
        parser.add_argument(f"--{name}", dest=f"{name}_format", default="")
    for name in ("print", "diagram", *PRESSED):
        parser.add_argument(f"--{name}", default="")
    for name in ("colour", "imposed"):
        parser.add_argument(f"--{name}", action="store_true")
    given = [word for word in words if not word.startswith(_FROM_THE_FINDER)]
    try:
        asked, unknown = parser.parse_known_args(given)
    except argparse.ArgumentError:  # a value given to an option that takes none
        asked, unknown = argparse.Namespace(engine=False, lessons=None, convert=None, print="", diagram=""), given
    streamed = unknown == ["-"] and bool(asked.print or asked.diagram)
    named = len(unknown) == 1 and not unknown[0].startswith("-") and not asked.engine
    asked.file = unknown[0] if named or streamed else ""
    if unknown and not asked.file:
        from jeux.common.cleaning import clean

        _say(sys.stderr, ("usage-unknown", {"word": clean(unknown[0])}), ("usage", {}))
        return USAGE_ERROR
    if asked.help:
        _say(sys.stdout, ("usage", {}))
        return 0
    if asked.version:
        _say(sys.stdout, ("usage-version", {"version": __version__}))
        return 0
    return asked


def _say(stream: TextIO | None, *lines: tuple[str, dict[str, str]]) -> None:
    """Write some texts of the catalogue, one a line."""
    from jeux.common.language import system_language  # imported late: an engine needs neither language nor texts
    from jeux.common.texts import Texts

    texts = Texts(system_language())
    for name, arguments in lines:
        write_line(stream, texts.get(name, **arguments))
