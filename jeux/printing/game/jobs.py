"""Print requests: a `PrintRequest` that has been validated is a `Job`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from jeux.common.texts import Texts
from jeux.play.learn.puzzle.puzzles import DEGREES
from jeux.play.learn.puzzle.puzzles import MOST as MOST_PUZZLES
from jeux.play.setup.game_words import origin_text
from jeux.printing.paper import men
from jeux.printing.paper.drawing import Drawing
from jeux.printing.paper.papers import PAPERS, Paper
from jeux.printing.paper.properties import Properties
from jeux.rules import CATALOGUE
from jeux.rules.card import Card
from jeux.rules.contract import BadOption, Game, Position, RulesError, complete_options

BOARD, PROBLEMS, TEACHER = "board", "problems", "teacher"
SHEETS = (BOARD, "rules", "scores", "men", "position", "booklet", TEACHER, PROBLEMS)
"""The kinds of sheets. Each is a module of `jeux.printing.sheets` whose `make` takes a `Job` and returns a PDF."""

DRAWN = (BOARD, "men", "position")
"""The kinds whose modules also have `pages`, which returns drawings for a preview."""

FOLDED = "booklet"
"""The kind that can be imposed on folded sheets."""


FEWEST, MOST, USUAL_NUMBER = 1, MOST_PUZZLES, 6
"""Bounds and default of the number of problems printed."""
ANY_DEGREE = 0


class PrintError(ValueError):
    """A request that cannot be printed. `code` names the sentence, ``print-<code>``, with its `arguments`."""

    def __init__(self, code: str, **arguments: str) -> None:
        super().__init__(f"{code} {arguments}")
        self.code, self.arguments = code, arguments


@dataclass(frozen=True, slots=True)
class PrintRequest:
    """What to print. `men` is a diameter in millimetres; `players` 0 is the usual number; `imposed` prints a booklet on
    sheets to fold; an empty `position` is the starting one; `drawn` are arrows and circles over it. `number` problems
    are printed, of one `degree` or of all."""

    game: str
    sheet: str = "board"
    paper: str = "A4"
    men: float = men.DIAMETERS[men.USUAL]
    colour: bool = False
    options: Mapping[str, str] = field(default_factory=dict)
    players: int = 0
    language: str = "fr"
    imposed: bool = False
    position: str = ""
    drawn: tuple[tuple[int, str, str], ...] = ()
    number: int = USUAL_NUMBER
    degree: int = ANY_DEGREE


@dataclass(frozen=True)
class Job:
    """A validated request."""

    request: PrintRequest
    game: Game
    options: Mapping[str, str]
    players: int
    paper: Paper
    seen: list[Drawing] | None = None
    """If given, the pages are also appended here as drawings, for a preview."""

    @cached_property
    def texts(self) -> Texts:
        """The texts in the language of the request."""
        return Texts(self.request.language)

    @property
    def pitch(self) -> float:
        """The distance between the middles of neighbouring cells."""
        return men.pitch_for(self.request.men)

    @cached_property
    def position(self) -> Position:
        """The position to print. Raises `PrintError`."""
        text = self.request.position
        try:
            return self.game.read(text, self.options, self.players) if text else self.start
        except RulesError as error:
            raise PrintError("no-position", word=text) from error

    @property
    def start(self) -> Position:
        """The position before the first step."""
        return self.game.start(self.options, self.players)

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.texts.game(self.game.key, "name")


@dataclass(frozen=True, slots=True)
class Fit:
    """How a board fits: its pitch, the grid of sheets, and the largest men for which one sheet of this paper is
    enough."""

    pitch: float
    columns: int
    rows: int
    landscape: bool
    largest_men: float

    @property
    def sheets(self) -> int:
        """The number of sheets."""
        return self.columns * self.rows


def job_of(request: PrintRequest, seen: list[Drawing] | None = None) -> Job:
    """The validated job of a request. Raises `PrintError`."""
    game = game_of(request.game)
    if request.sheet not in SHEETS:
        raise PrintError("no-sheet", word=request.sheet, sheets=", ".join(SHEETS))
    if request.imposed and request.sheet != FOLDED:
        raise PrintError("no-fold", sheet=FOLDED)
    if request.paper not in PAPERS:
        raise PrintError("no-paper", word=request.paper, papers=", ".join(PAPERS))
    if not men.SMALLEST <= request.men <= men.LARGEST:
        raise PrintError("no-men", least=f"{men.SMALLEST:g}", most=f"{men.LARGEST:g}")
    if not FEWEST <= request.number <= MOST:
        raise PrintError("no-number", least=str(FEWEST), most=str(MOST))
    if request.degree not in (ANY_DEGREE, *DEGREES):
        raise PrintError("no-degree", degrees=", ".join(map(str, DEGREES)))
    options = options_of(game, request.options)
    return Job(request, game, options, players_of(game, request.players), PAPERS[request.paper], seen)


def properties_of(texts: Texts, game: Card, title: str, sides: str = "", *, true_size: bool = False) -> Properties:
    """The properties of a document about a game."""
    subject = f"{texts.game(game.key, 'name')} · {origin_text(game, texts)}"
    return Properties(title, subject, texts.language, sides, true_size)


def game_of(key: str) -> Game:
    """The game with this key. Raises `PrintError`."""
    if key not in CATALOGUE:
        raise PrintError("no-game", word=key, games=", ".join(CATALOGUE))
    return CATALOGUE[key]


def players_of(game: Game, wanted: int) -> int:
    """The number of players; the usual one if `wanted` is 0. Raises `PrintError`."""
    if wanted and wanted not in game.players:
        raise PrintError("no-players", players=", ".join(map(str, sorted(game.players))))
    return wanted or game.players[0]


def options_of(game: Game, given: Mapping[str, str]) -> Mapping[str, str]:
    """All options of a game, with defaults for those not given. Raises `PrintError`."""
    try:
        return complete_options(game, given)
    except BadOption as error:
        word = next((f"{name}={value}" for name, value in given.items() if not _fits(game, name, value)), "")
        raise PrintError("no-option", word=word) from error


def _fits(game: Game, name: str, value: str) -> bool:
    try:
        complete_options(game, {name: value})
    except BadOption:
        return False
    return True
