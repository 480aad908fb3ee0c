"""The commands ``--print`` and ``--diagram``, which write files without opening a window."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from jeux.common.arguments import STREAM, USAGE_ERROR, Asked
from jeux.common.cleaning import clean
from jeux.common.console import write_line
from jeux.common.files import write_file
from jeux.common.language import system_language
from jeux.common.palette import PALETTES, apply_palette
from jeux.common.system_paper import system_paper
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

PDF, PNG, SVG = ".pdf", ".png", ".svg"
SMALLEST, LARGEST, USUAL = 64, 8192, 1024
"""Bounds and default of a picture's width in pixels."""
PER_MM = 96 / 25.4
"""Pixels per millimetre of an SVG drawing (96 dpi, as in browsers)."""
BOARD, DRAWN = "board", "livret"
TYPED = frozenset({"word", "file", "theme"})
"""The arguments of an error sentence that hold user input."""
_NAME = 120
"""The most letters of a file name in a sentence."""


def print_file(asked: Asked) -> int:
    """Print a sheet into the given file. Returns the exit status."""
    _, file = asked.words
    code = _written(file, lambda language: print_pdf(_request(asked, language)))
    if code == 0 and file != STREAM and (asked.option("sheet") or BOARD) == BOARD:
        _say_fit(_request(asked, system_language()))
    return code


def draw_file(asked: Asked) -> int:
    """Draw a position into the given file. Returns the exit status."""
    return _written(asked.words[1], lambda language: _diagram(asked))


def _written(file: str, make: Callable[[str], bytes]) -> int:
    """Write the output of `make` to a file. On an error, print one sentence and leave the file unchanged. Returns the
    exit status."""
    language = system_language()
    try:
        content = make(language)
    except PrintError as error:
        words = {name: clean(word, _NAME) if name in TYPED else word for name, word in error.arguments.items()}
        write_line(sys.stderr, Texts(language).get(f"print-{error.code}", **words))
        return USAGE_ERROR
    try:
        _put(file, content)
    except (OSError, ValueError):  # ValueError: the name contains a NUL character
        write_line(sys.stderr, Texts(language).get("print-not-written", file=clean(file, _NAME)))
        return USAGE_ERROR
    return 0


def _put(file: str, content: bytes) -> None:
    if file == STREAM:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
    else:
        write_file(Path(file), content, shared=True)


def _ending(file: str, *endings: str) -> str:
    """The extension of a file; the first of `endings` for standard output. Raises `PrintError`."""
    ending = endings[0] if file == STREAM else Path(file).suffix.lower()
    if ending not in endings:
        raise PrintError("no-ending", file=file, endings=", ".join(endings))
    return ending


def _say_fit(request: PrintRequest) -> None:
    """Print how many sheets the board takes."""
    for sentence in fit_sentences(fits(request), request.paper, Texts(request.language)):
        write_line(sys.stdout, sentence)


def _request(asked: Asked, language: str) -> PrintRequest:
    """The print request of the command line. Raises `PrintError`."""
    game, file = asked.words
    _ending(file, PDF)
    return PrintRequest(
        game=game,
        sheet=asked.option("sheet") or BOARD,
        paper=asked.option("paper") or system_paper(),
        men=_number(asked.option("men"), float, "no-men", men.SMALLEST, men.LARGEST, men.DIAMETERS[men.USUAL]),
        colour="colour" in asked.flags,
        options=_options(asked.option("options")),
        players=_players(asked),
        language=language,
        imposed="imposed" in asked.flags,
        position=asked.option("position"),
        number=int(_number(asked.option("number"), int, "no-number", FEWEST, MOST, USUAL_NUMBER)),
        degree=_degree(asked.option("degree")),
    )


def _number(word: str, kind: Callable[[str], float], code: str, least: float, most: float, usual: float) -> float:
    """A number within bounds; `usual` for an empty word. Raises `PrintError`."""
    try:
        number = kind(word.replace(",", ".")) if word else usual
    except ValueError:
        number = float("nan")
    if word and not least <= number <= most:
        raise PrintError(code, least=f"{least:g}", most=f"{most:g}")
    return number


def _degree(word: str) -> int:
    """The degree; an invalid one (-1) if the word is not a number."""
    return (int(word) if word.isdecimal() else -1) if word else ANY_DEGREE


def _players(asked: Asked) -> int:
    """The number of players; an invalid one (-1) if the word is not a number."""
    word = asked.option("players")
    return (int(word) if word.isdecimal() else -1) if word else 0


def _options(words: str) -> Mapping[str, str]:
    """Options written ``name=value``, separated by commas. Raises `PrintError`."""
    options: dict[str, str] = {}
    for word in words.split(",") if words else ():
        name, equals, value = word.partition("=")
        if not equals:
            raise PrintError("no-option", word=word)
        options[name.strip()] = value.strip()
    return options


def _diagram(asked: Asked) -> bytes:
    key, file = asked.words
    ending = _ending(file, PNG, SVG)
    size = int(_number(asked.option("size"), int, "no-size", SMALLEST, LARGEST, USUAL))
    theme = asked.option("theme") or DRAWN
    if theme not in PALETTES:
        raise PrintError("no-theme", word=theme, themes=", ".join(PALETTES))
    if ending == SVG and theme not in STYLES:
        raise PrintError("no-vectors", theme=theme)
    game = game_of(key)
    options = options_of(game, _options(asked.option("options")))
    players = players_of(game, _players(asked))
    position: Position = game.start(options, players)
    told = asked.option("position")
    if told:
        try:
            position = game.read(told, options, players)
        except RulesError as error:
            raise PrintError("no-position", word=told) from error
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
    """Make pygame draw without a display."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    pygame.display.init()
    pygame.display.set_mode((1, 1))
    pygame.font.init()
