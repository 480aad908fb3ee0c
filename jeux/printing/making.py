"""« Fabriquer ce jeu »: what is chosen before a game is printed, and what is said of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from jeux.common.texts import Texts
from jeux.play.learn.puzzle.puzzles import puzzles_of
from jeux.play.learn.teacher_questions import has_questions
from jeux.printing.game.jobs import ANY_DEGREE, PROBLEMS, SHEETS, TEACHER, USUAL_NUMBER, Fit, PrintRequest
from jeux.printing.paper import men

FOLDED = "folded"
"""The booklet on sheets that are folded."""
POSITION = "position"
KINDS = ("board", "men", "rules", "scores", TEACHER, PROBLEMS, "booklet", FOLDED)
"""What can be printed, in the order in which it is offered."""
NUMBERS = (USUAL_NUMBER, 12, 18)
"""How many problems are offered: one, two or three full sheets."""
assert {*KINDS, POSITION} == {*SHEETS, FOLDED}


@dataclass(frozen=True, slots=True)
class Making:
    """The choices: `men` is a name of `jeux.printing.paper.men.DIAMETERS`, or a diameter in millimetres as somebody
    types it; `position` is what lies on the table, if there is one, and what is `drawn` over it by hand."""

    game: str
    options: Mapping[str, str]
    players: int
    men: str
    paper: str
    kind: str = "board"
    colour: bool = False
    position: str = ""
    drawn: tuple[tuple[int, str, str], ...] = ()
    number: int = USUAL_NUMBER
    degree: int = ANY_DEGREE

    @property
    def diameter(self) -> float | None:
        """The diameter of the men; nothing where what was typed is none."""
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
        """Whether there is anything to colour."""
        return self.kind != "scores"

    @property
    def kinds(self) -> tuple[str, ...]:
        """What can be printed here."""
        has = {
            POSITION: bool(self.position),
            PROBLEMS: bool(puzzles_of(self.game)),
            TEACHER: has_questions(self.game),
        }
        return tuple(kind for kind in (POSITION, *KINDS) if has.get(kind, True))

    @property
    def of_the_game(self) -> bool:
        """Whether it is about this game, not about all of them."""
        return self.kind not in ("booklet", FOLDED)

    @property
    def kept_men(self) -> str:
        """The men as the settings keep them; the usual ones where what was typed is no diameter."""
        if self.men in men.DIAMETERS:
            return self.men
        return men.USUAL if self.diameter is None else f"{round(self.diameter, 3):g}"

    def request(self, language: str) -> PrintRequest | None:
        """What is printed; nothing without a diameter."""
        diameter = self.diameter
        if diameter is None and self.with_men:
            return None
        return PrintRequest(
            game=self.game,
            sheet="booklet" if self.kind == FOLDED else self.kind,
            paper=self.paper,
            men=diameter or men.DIAMETERS[men.USUAL],
            colour=self.colour,
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
    """What a board takes, and what one sheet would take where it takes several."""
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
    """A number with so many places as the language writes it."""
    return f"{number:.{places}f}".replace(".", "," if texts.language == "fr" else ".")
