"""The command line: `argparse` splits it, messages come from the text catalogue."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from jeux import __version__
from jeux.common.console import write_line

USAGE_ERROR = 2
STREAM = "-"
"""The file name that stands for a standard stream."""
_FROM_THE_FINDER = "-psn_"
"""Older versions of macOS pass an argument with this prefix to a program opened from its icon."""


@dataclass(frozen=True, slots=True)
class Command:
    """What may be written after a command: the `words` that must follow, any number more if `more`, and its options
    with and without a value. The last word is a file that is written if `writes`."""

    words: tuple[str, ...] = ()
    more: bool = False
    options: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    writes: bool = False


COMMANDS: Mapping[str, Command] = {
    "engine": Command(),
    "lessons": Command(more=True),
    "convert": Command(("in", "out"), options=("from", "to"), writes=True),
    "print": Command(
        ("game", "file"),
        options=("sheet", "men", "paper", "options", "players", "number", "degree", "position"),
        flags=("colour", "wood", "imposed"),
        writes=True,
    ),
    "diagram": Command(("game", "file"), options=("position", "options", "players", "size", "theme"), writes=True),
    "leave-animation": Command(),
}
OPTIONS = tuple(dict.fromkeys(option for command in COMMANDS.values() for option in command.options))
FLAGS = tuple(dict.fromkeys(flag for command in COMMANDS.values() for flag in command.flags))


class UsageError(Exception):
    """Raised for words that make no command: the text that says so, and its arguments."""

    def __init__(self, text: str, **arguments: str) -> None:
        super().__init__(text)
        self.text, self.arguments = text, arguments


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked: a command, or none to open the window; its words; its options."""

    command: str
    words: tuple[str, ...]
    options: Mapping[str, str]
    flags: frozenset[str]

    def option(self, name: str) -> str:
        """The value of an option; empty where it was not given."""
        return self.options.get(name, "")


def read_arguments(words: Sequence[str], usual: str = "") -> Asked | int:
    """What the words ask, the command `usual` where they name none; or the exit status, if help, the version or an
    error was written instead."""
    given = [word for word in words if not word.startswith(_FROM_THE_FINDER)]
    try:
        found, rest = _parser().parse_known_args(given)
        if found.help:
            _say(sys.stdout, "usage")
            return 0
        if found.version:
            _say(sys.stdout, "usage-version", version=__version__)
            return 0
        return _asked(vars(found), rest, usual)
    except argparse.ArgumentError:  # a value given to an option that takes none
        _refuse(UsageError("usage-unknown", word=given[0]))
    except UsageError as error:
        _refuse(error)
    return USAGE_ERROR


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    for names in (("-h", "--help"), ("--version",), *((f"--{flag}",) for flag in FLAGS)):
        parser.add_argument(*names, action="store_true")
    for name, command in COMMANDS.items():
        if command.words or command.more:
            parser.add_argument(f"--{name}", dest=name, nargs="*")
        else:
            parser.add_argument(f"--{name}", dest=name, action="store_const", const=[])
    for option in OPTIONS:
        parser.add_argument(f"--{option}", dest=f"option {option}", nargs="?", const=None, default="")
    return parser


def _asked(found: Mapping[str, object], rest: Sequence[str], usual: str) -> Asked:
    """What was found on the command line. Raises `UsageError`."""
    unknown = [word for word in rest if word.startswith("-") and word != STREAM]
    if unknown:
        raise UsageError("usage-unknown", word=unknown[0])
    named = [name for name in COMMANDS if found[name] is not None]
    if len(named) > 1:
        raise UsageError("usage-together", first=f"--{named[0]}", second=f"--{named[1]}")
    name = named[0] if named else usual
    own = found[name] if named else []
    assert isinstance(own, list)
    asked = Asked(name, (*own, *rest), _options(found), frozenset(flag for flag in FLAGS if found[flag]))
    _check(asked)
    return asked


def _options(found: Mapping[str, object]) -> dict[str, str]:
    """The options that were given, with their values. Raises `UsageError` for one without."""
    given = {option: found[f"option {option}"] for option in OPTIONS if found[f"option {option}"] != ""}
    bare = [option for option, value in given.items() if value is None]
    if bare:
        raise UsageError("usage-no-value", option=f"--{bare[0]}")
    return {option: str(value) for option, value in given.items()}


def _check(asked: Asked) -> None:
    """Raise `UsageError` where words are missing, or too many, or an option does not belong to the command."""
    command = COMMANDS.get(asked.command, Command(more=True))
    for option in (*asked.options, *sorted(asked.flags)):
        if option not in (*command.options, *command.flags):
            raise UsageError("usage-elsewhere", option=f"--{option}", commands=_commands_of(option))
    missing = command.words[len(asked.words) :]
    if missing:
        raise UsageError("usage-missing", command=f"--{asked.command}", words="-".join(missing))
    most = len(command.words) if asked.command else 1
    if len(asked.words) > most and (not command.more or not asked.command):
        raise UsageError("usage-unknown", word=asked.words[most])
    if command.writes and asked.words[-1] != STREAM and not _folder_of(asked.words[-1]).is_dir():
        raise UsageError("usage-no-folder", folder=str(_folder_of(asked.words[-1])))


def _folder_of(file: str) -> Path:
    return Path(file.replace("\0", "")).parent


def _commands_of(option: str) -> str:
    """The commands that an option belongs to."""
    return ", ".join(f"--{name}" for name, one in COMMANDS.items() if option in (*one.options, *one.flags))


def _refuse(error: UsageError) -> None:
    from jeux.common.cleaning import clean

    arguments = {name: clean(word) for name, word in error.arguments.items()}
    _say(sys.stderr, error.text, **arguments)
    if error.text == "usage-unknown":
        _say(sys.stderr, "usage")


def _say(stream: TextIO | None, name: str, **arguments: str) -> None:
    """Write a text of the catalogue."""
    from jeux.common.language import system_language  # imported late: an engine needs neither language nor texts
    from jeux.common.texts import Texts

    write_line(stream, Texts(system_language()).get(name, **arguments))
