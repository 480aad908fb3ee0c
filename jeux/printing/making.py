"""The choices of the screen « Fabriquer ce jeu », and the sentences that describe the result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from jeux.common.texts import Texts
from jeux.play.learn.puzzle.puzzles import puzzles_of
from jeux.play.learn.teacher_questions import has_questions
from jeux.printing.game.jobs import ANY_DEGREE, BOARD, PROBLEMS, SHEETS, TEACHER, USUAL_NUMBER, Fit, PrintRequest
from jeux.printing.paper import men

FOLDED = "folded"
"""The sheet kind of the booklet on folded sheets."""
POSITION = "position"
KINDS = ("board", "men", "rules", "scores", TEACHER, PROBLEMS, "booklet", FOLDED)
"""All sheet kinds, in the order of the screen."""
INKS = ("black", "colour", "wood")
"""The inks; the last one for boards alone."""
NUMBERS = (USUAL_NUMBER, 12, 18)
"""The numbers of problems offered: one, two or three full sheets."""
assert {*KINDS, POSITION} == {*SHEETS, FOLDED}


@dataclass(frozen=True, slots=True)
class Making:
    """The choices: `men` is a name of `jeux.printing.paper.men.DIAMETERS`, or a diameter in millimetres as typed;
    `position` is the one on the table, if any, and `drawn` what is drawn over it by hand."""

    game: str
    options: Mapping[str, str]
    players: int
    men: str
    paper: str
    kind: str = "board"
    colour: bool = False
    wood: bool = False
    position: str = ""
    drawn: tuple[tuple[int, str, str], ...] = ()
    number: int = USUAL_NUMBER
    degree: int = ANY_DEGREE

    @property
    def diameter(self) -> float | None:
        """The diameter of the men; None if the typed text is not a valid one."""
        if self.men in men.DIAMETERS:
            return men.DIAMETERS[self.men]
        try:
            typed = float(self.men.strip().replace(",", "."))
        except ValueError:
            return None
        return typed if men.SMALLEST <= typed <= men.LARGEST else None

    @property
    def with_men(self) -> bool:
        """Whether the size of the men matters."""
        return self.kind in ("board", "men")

    @property
    def with_colours(self) -> bool:
        """Whether colour makes a difference."""
        return self.kind != "scores"

    @property
    def with_wood(self) -> bool:
        """Whether there is a picture of it in wood and felt."""
        return self.kind == BOARD

    @property
    def ink(self) -> int:
        """The number of the chosen ink: black, colours, wood and felt."""
        return 2 if self.wood and self.with_wood else int(self.colour)

    def in_ink(self, number: int) -> Making:
        """These choices in another ink. What is not of wood is then in colour."""
        return replace(self, colour=number > 0, wood=number == len(INKS) - 1)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The sheet kinds available here."""
        has = {
            POSITION: bool(self.position),
            PROBLEMS: bool(puzzles_of(self.game)),
            TEACHER: has_questions(self.game),
        }
        return tuple(kind for kind in (POSITION, *KINDS) if has.get(kind, True))

    @property
    def of_the_game(self) -> bool:
        """Whether the sheet is about this game only."""
        return self.kind not in ("booklet", FOLDED)

    @property
    def kept_men(self) -> str:
        """The men to store in the settings; the usual ones if the typed text is not a diameter."""
        if self.men in men.DIAMETERS:
            return self.men
        return men.USUAL if self.diameter is None else f"{round(self.diameter, 3):g}"

    def request(self, language: str) -> PrintRequest | None:
        """The print request; None without a diameter."""
        diameter = self.diameter
        if diameter is None and self.with_men:
            return None
        return PrintRequest(
            game=self.game,
            sheet="booklet" if self.kind == FOLDED else self.kind,
            paper=self.paper,
            men=diameter or men.DIAMETERS[men.USUAL],
            colour=self.colour,
            wood=self.wood and self.with_wood,
            options=self.options,
            players=self.players,
            language=language,
            imposed=self.kind == FOLDED,
            position=self.position if self.kind == POSITION else "",
            drawn=self.drawn if self.kind == POSITION else (),
            number=self.number,
            degree=self.degree,
        )


def fit_sentences(fit: Fit, paper: str, texts: Texts) -> list[str]:
    """Sentences on the sheets that a board takes, and on what would fit on one sheet if it takes several."""
    words: dict[str, str | int] = {
        "n": fit.sheets,
        "across": fit.columns,
        "down": fit.rows,
        "pitch": decimal(texts, fit.pitch),
        "paper": paper,
    }
    said = [texts.get("print-fits", **words)]
    if fit.sheets > 1:
        said.append(texts.get("print-largest", men=decimal(texts, fit.largest_men), paper=paper))
    return said


def decimal(texts: Texts, number: float, places: int = 1) -> str:
    """A number with `places` decimals, in the format of the language."""
    return f"{number:.{places}f}".replace(".", "," if texts.language == "fr" else ".")
