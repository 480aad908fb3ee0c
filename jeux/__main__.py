"""Tablier: opens the window, on the match of a file if one is named; with --engine it speaks the engine protocol on
standard input and output, with --lessons it replays the lessons against the rules, with --convert it turns a file of
one format into another."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jeux.common.arguments import Asked

ENGINE = "tablier-engine"
"""The command that needs no `--engine`."""
HOLD_CLIPBOARD = "--hold-clipboard"
"""The option with which the window starts a process that holds the clipboard: under X11 a running program must serve
it."""

if not __package__:  # run by path, as the window starts the engine: Python then searches this file's folder only
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))


def _serve() -> int:
    """Run the engine on the standard streams. Returns at once without them (started from an icon)."""
    if sys.stdin is None or sys.stdout is None:
        return 0
    from jeux.engine.protocol import serve

    return serve(sys.stdin.buffer, sys.stdout.buffer)


def _check_lessons(keys: Sequence[str]) -> int:
    """Replay the lessons of the given games, of all without any. Returns exit status 1 if a lesson fails, 2 for an
    unknown game."""
    from jeux.common.arguments import USAGE_ERROR
    from jeux.common.cleaning import clean
    from jeux.common.console import write_line
    from jeux.common.language import system_language
    from jeux.common.texts import Texts
    from jeux.play.learn.lesson.lesson_replay import lines_of
    from jeux.rules import CATALOGUE

    unknown = [key for key in keys if key not in CATALOGUE]
    if unknown:
        told = Texts(system_language()).get("print-no-game", word=clean(unknown[0]), games=", ".join(CATALOGUE))
        write_line(sys.stderr, told)
        return USAGE_ERROR
    all_hold = True
    for line, holds in lines_of(keys or CATALOGUE):
        write_line(sys.stdout, line)
        all_hold = all_hold and holds
    return 0 if all_hold else 1


def _leave_animation() -> int:
    """End the running classroom animation whose password is forgotten."""
    from jeux.common.console import write_line
    from jeux.common.files import Problem
    from jeux.common.language import system_language
    from jeux.common.paths import config_folder
    from jeux.common.texts import Texts
    from jeux.play.classroom.classrooms import leave_running

    ended, texts = leave_running(config_folder()), Texts(system_language())
    if isinstance(ended, Problem):
        write_line(sys.stderr, texts.get(f"error-{ended.code}"))
        return 1
    write_line(sys.stdout, texts.get("animation-ended" if ended else "animation-none"))
    return 0


def _convert(asked: Asked) -> int:
    """Convert a file. A page is written by what draws boards."""
    from jeux.common.environment import prepare
    from jeux.common.language import system_language
    from jeux.common.texts import Texts
    from jeux.formats.converting import convert
    from jeux.printing.web.format import page_format

    prepare()
    source, target = asked.words
    page = page_format(lambda: Texts(system_language()))
    return convert(source, target, asked.option("from"), asked.option("to"), (page,))


def _run(asked: Asked) -> int:
    """Run a command that opens no window. Returns its exit status."""
    match asked.command:
        case "engine":
            return _serve()
        case "leave-animation":
            return _leave_animation()
        case "lessons":
            return _check_lessons(asked.words)
        case "convert":
            return _convert(asked)
    from jeux.common.environment import prepare

    prepare()
    from jeux.printing.commands import draw_file, print_file

    return print_file(asked) if asked.command == "print" else draw_file(asked)


def main() -> int:
    words, file = sys.argv[1:], ""
    usual = "engine" if Path(sys.argv[0]).stem.lower() == ENGINE else ""
    if words == [HOLD_CLIPBOARD] and sys.stdin and sys.stdout:
        from jeux.common.selection import hold

        return hold(sys.stdin.buffer)
    if words or usual:
        from jeux.common.arguments import read_arguments

        asked = read_arguments(words, usual)
        if isinstance(asked, int):
            return asked
        if asked.command:
            return _run(asked)
        file = "".join(asked.words)
    from jeux.common.environment import prepare

    prepare()
    gc.disable()  # imported objects are never freed: `jeux.scenes.ahead` freezes them, then turns collection on
    from jeux.scenes.routes import run

    return run(file)


if __name__ == "__main__":
    sys.exit(main())
