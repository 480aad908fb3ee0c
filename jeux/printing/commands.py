"""``--print`` and ``--diagram``: what is printed, in files, without a window."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path

from jeux.common.cleaning import clean
from jeux.common.console import write_line
from jeux.common.files import write_file
from jeux.common.language import system_language
from jeux.common.palette import PALETTES, apply_palette
from jeux.common.texts import Texts
from jeux.printing.game.jobs import (
    ANY_DEGREE,
    FEWEST,
    MOST,
    USUAL_NUMBER,
    PrintError,
    PrintRequest,
    game_of,
    options_of,
    players_of,
)
from jeux.printing.making import fit_sentences
from jeux.printing.paper import men
from jeux.printing.request import fits, print_pdf
from jeux.rules.contract import Position, RulesError
from jeux.views.style.styles import STYLES

USAGE_ERROR = 2
STREAM = "-"
"""The name of the standard output."""
PDF, PNG, SVG = ".pdf", ".png", ".svg"
SMALLEST, LARGEST, USUAL = 64, 8192, 1024
"""The width of a picture in pixels."""
PER_MM = 96 / 25.4
"""Pixels of a drawing, as browsers count them."""
BOARD, DRAWN = "board", "livret"
TYPED = frozenset({"word", "file", "theme"})
"""The arguments of a sentence that somebody has typed."""
_NAME = 120
"""Letters of a file name in a sentence."""


def print_file(asked: Namespace) -> int:
    """Print a sheet into the file that is named; the exit code."""
    code = _written(asked.file, lambda language: print_pdf(_request(asked, language)))
    if code == 0 and asked.file != STREAM and (asked.sheet or BOARD) == BOARD:
        _say_fit(_request(asked, system_language()))
    return code


def draw_file(asked: Namespace) -> int:
    """Draw a position into the file that is named; the exit code."""
    return _written(asked.file, lambda language: _diagram(asked))


def _written(file: str, make: Callable[[str], bytes]) -> int:
    """Write what is made; else say in one sentence why not, and leave what is there as it is."""
    language = system_language()
    try:
        content = make(language)
    except PrintError as error:
        words = {name: clean(word, _NAME) if name in TYPED else word for name, word in error.arguments.items()}
        write_line(sys.stderr, Texts(language).get(f"print-{error.code}", **words))
        return USAGE_ERROR
    try:
        _put(file, content)
    except (OSError, ValueError):  # a name with a zero in it is a value that no file has
        write_line(sys.stderr, Texts(language).get("print-not-written", file=clean(file, _NAME)))
        return USAGE_ERROR
    return 0


def _put(file: str, content: bytes) -> None:
    if file == STREAM:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
    else:
        write_file(Path(file), content)


def _ending(file: str, *endings: str) -> str:
    """The ending of a file, the first of these for the standard output. Raises `PrintError`."""
    if not file:
        raise PrintError("no-file", endings=", ".join(endings))
    ending = endings[0] if file == STREAM else Path(file).suffix.lower()
    if ending not in endings:
        raise PrintError("no-ending", file=file, endings=", ".join(endings))
    return ending


def _say_fit(request: PrintRequest) -> None:
    """What a board takes."""
    for sentence in fit_sentences(fits(request), request.paper, Texts(request.language)):
        write_line(sys.stdout, sentence)


def _request(asked: Namespace, language: str) -> PrintRequest:
    """What is asked for. Raises `PrintError`."""
    _ending(asked.file, PDF)
    return PrintRequest(
        game=asked.print,
        sheet=asked.sheet or BOARD,
        paper=asked.paper or "A4",
        men=_number(asked.men, float, "no-men", men.SMALLEST, men.LARGEST, men.DIAMETERS[men.USUAL]),
        colour=asked.colour,
        options=_options(asked.options),
        players=_players(asked),
        language=language,
        imposed=asked.imposed,
        position=asked.position or "",
        number=int(_number(asked.number, int, "no-number", FEWEST, MOST, USUAL_NUMBER)),
        degree=_degree(asked.degree),
    )


def _number(word: str, kind: Callable[[str], float], code: str, least: float, most: float, usual: float) -> float:
    """A number between two bounds, the usual one without a word. Raises `PrintError`."""
    try:
        number = kind(word.replace(",", ".")) if word else usual
    except ValueError:
        number = float("nan")
    if word and not least <= number <= most:
        raise PrintError(code, least=f"{least:g}", most=f"{most:g}")
    return number


def _degree(word: str) -> int:
    """A degree that there is not where the word is none."""
    return (int(word) if word.isdecimal() else -1) if word else ANY_DEGREE


def _players(asked: Namespace) -> int:
    """A number that no game has where the word is none."""
    return (int(asked.players) if asked.players.isdecimal() else -1) if asked.players else 0


def _options(words: str) -> Mapping[str, str]:
    """Options as name=value, one after the other. Raises `PrintError`."""
    options: dict[str, str] = {}
    for word in words.split(",") if words else ():
        name, equals, value = word.partition("=")
        if not equals:
            raise PrintError("no-option", word=word)
        options[name.strip()] = value.strip()
    return options


def _diagram(asked: Namespace) -> bytes:
    ending = _ending(asked.file, PNG, SVG)
    size = int(_number(asked.size, int, "no-size", SMALLEST, LARGEST, USUAL))
    theme = asked.theme or DRAWN
    if theme not in PALETTES:
        raise PrintError("no-theme", word=theme, themes=", ".join(PALETTES))
    if ending == SVG and theme not in STYLES:
        raise PrintError("no-vectors", theme=theme)
    game = game_of(asked.diagram)
    options = options_of(game, _options(asked.options))
    players = players_of(game, _players(asked))
    position: Position = game.start(options, players)
    if asked.position:
        try:
            position = game.read(asked.position, options, players)
        except RulesError as error:
            raise PrintError("no-position", word=asked.position) from error
    if ending == SVG:
        from jeux.printing.game.boards import draw_position, set_up
        from jeux.printing.paper.inks import of_theme
        from jeux.printing.paper.svg import svg

        board = set_up(game, options, position)
        return svg(draw_position(board, position, size / PER_MM, of_theme(theme)), game.key)
    from jeux.views.portrait import png, portrait

    _without_a_window()
    apply_palette(theme)
    return png(portrait(game, options, (position,), (), size))


def _without_a_window() -> None:
    """Have pygame draw where there is no screen."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    pygame.display.init()
    pygame.display.set_mode((1, 1))
    pygame.font.init()
