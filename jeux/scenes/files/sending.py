"""A problem as a page that is sent to somebody: which one, and where it is saved."""

from __future__ import annotations

from functools import partial

from jeux.play.learn.puzzle.puzzles import Puzzle, puzzles_of
from jeux.printing.web.format import ENDING
from jeux.scenes.app import App
from jeux.scenes.files.saving import Saving
from jeux.scenes.row_sheet import RowSheet


def save_problem(app: App, puzzle: Puzzle) -> None:
    """Ask where to save the page of a problem, and write it."""
    from jeux.printing.web.problem_page import problem_page  # on demand: it loads the drawing

    number = puzzles_of(puzzle.game).index(puzzle) + 1
    name = f"{app.texts.game(puzzle.game, 'name')} {number}"
    said = "problem-saved", ""
    Saving(app, name, (ENDING,), lambda _: problem_page(puzzle, number, app.texts), said=said).ask()


class ProblemSheet(RowSheet):
    """The problems of a game, to choose the one that is sent."""

    def __init__(self, app: App, key: str) -> None:
        super().__init__(app)
        get = app.texts.get
        self.title = get("problem-send-which")
        self.choices = [
            *(
                (_called(app, number, each), self.closing(partial(save_problem, app, each)), "plain")
                for number, each in enumerate(puzzles_of(key), 1)
            ),
            (get("button-back"), app.close, "plain"),
        ]


def _called(app: App, number: int, puzzle: Puzzle) -> str:
    """A problem in the list: its number, and how hard it is."""
    get = app.texts.get
    return f"{get('problem-number', n=number)} · {get(f'problem-degree-{puzzle.degree}')}"
