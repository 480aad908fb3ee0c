"""Makes all screens that can be opened from elsewhere, and starts the program. It imports every scene, so no scene
imports this module.

Each scene is imported when it is first shown: the first frame needs only the shelf."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from jeux.common import log
from jeux.common.clock import today
from jeux.common.console import write_line
from jeux.common.files import Problem
from jeux.common.paths import config_folder, data_folder
from jeux.common.settings import settings_kept
from jeux.common.texts import RULES
from jeux.match.match import Match
from jeux.match.record import Record, RecordError
from jeux.scenes.app import App
from jeux.scenes.classroom.hour import PREPARE, SHEET, WORD
from jeux.scenes.crash import CrashScene
from jeux.scenes.scene import Scene
from jeux.scenes.screen import Act, Learning, Setup
from jeux.scenes.shelf.scene import ShelfScene

if TYPE_CHECKING:
    from jeux.play.analysis.analysis import Analysis
    from jeux.play.classroom.classrooms import Point
    from jeux.play.learn.diagram.diagrams import Diagram
    from jeux.play.learn.puzzle.puzzles import Puzzle
    from jeux.play.setup.choosing import Choice
    from jeux.play.setup.rule_text import RulesOf
    from jeux.scenes.pages.first_start import FirstStartScene
    from jeux.scenes.table.activity_screen import ActivityScreen

_log = logging.getLogger(__name__)

NEXT = (
    "jeux.engine.client",
    "jeux.scenes.files.opening",
    "jeux.scenes.learn.demonstration.screen",
    "jeux.scenes.learn.lesson.screen",
    "jeux.scenes.newgame.scene",
    "jeux.scenes.pages.learn",
    "jeux.scenes.table.scene",
    "jeux.scenes.tournament.navigation",
)
"""What is loaded once the shelf is shown."""


class SceneRoutes:
    """Implements `jeux.scenes.app.Routes`."""

    def shelf(self, app: App) -> Scene:
        """The matches to resume, and every game."""
        return ShelfScene(app)

    def load_next(self) -> None:
        """Load the modules on the way to a table: three hundred, which no import statement could name unused."""
        for module in NEXT:
            import_module(module)
        from jeux.formats.catalogue import formats
        from jeux.rules import CATALOGUE
        from jeux.views.games import view_of

        for game in CATALOGUE.values():
            view_of(game)
        formats()

    def new_game(self, app: App, key: str, who: str, back: Act | None) -> Scene:
        """The choices before a match."""
        from jeux.scenes.newgame.scene import NewGameScene

        return NewGameScene(app, key, who, back)

    def table(self, app: App, match: Match) -> Scene:
        """A match in play."""
        from jeux.scenes.table.scene import GameScene
        from jeux.scenes.tournament.navigation import table_of

        return table_of(app, match) or GameScene(app, match)

    def tournaments(self, app: App) -> Scene:
        """The tournaments stored on this computer."""
        from jeux.scenes.tournament.list_scene import TournamentList

        return TournamentList(app)

    def past(self, app: App) -> Scene:
        """The games that ended."""
        from jeux.scenes.pages.past import PastGames

        return PastGames(app)

    def statistics(self, app: App, back: Act) -> Scene:
        """The statistics of all games."""
        from jeux.scenes.pages.statistics import StatisticsPage

        return StatisticsPage(app, back)

    def review(self, app: App, record: Record, known: Analysis | None = None, back: Act | None = None) -> Scene:
        """A review of a finished game. If the rules no longer allow it: the shelf, with the reason."""
        from jeux.play.review.kept_reviews import KeptReviews
        from jeux.scenes.review.gathering import gather_mistakes
        from jeux.scenes.review.screen import ReviewScreen

        try:
            match = Match(record)
        except RecordError as error:
            app.problems = (*app.problems, Problem(error.code, record.id))
            return self.shelf(app)
        gather = None if app.hour.offered.held else partial(gather_mistakes, app)
        screen = ReviewScreen(match, back or app.show_shelf, known, KeptReviews(data_folder()), gather)
        return _at_table(app, screen)

    def vote(self, app: App, match: Match, back: Act, decide: Callable[[tuple[str, ...]], None]) -> Scene:
        """A class votes on the next turn of a match."""
        from jeux.scenes.classroom.vote.screen import VoteScreen

        return _at_table(app, VoteScreen(match, back, decide))

    def puzzles(self, app: App, key: str) -> Scene:
        """The list of problems."""
        from jeux.scenes.pages.puzzles import PuzzlesScene

        return PuzzlesScene(app, key)

    def puzzle(self, app: App, puzzle: Puzzle) -> Scene:
        """A problem on the table."""
        from jeux.scenes.learn.puzzle.screen import PuzzleScreen

        return _at_table(app, PuzzleScreen(puzzle))

    def own_mistake(self, app: App, player: str) -> Scene:
        """The mistake of a player that waits longest. One to which the rules lead no more is dropped, with a sentence
        on the shelf, as is shown where none waits."""
        from jeux.play.learn.own_mistakes.kept_mistakes import KeptMistakes
        from jeux.play.learn.own_mistakes.mistakes import usable
        from jeux.scenes.learn.own_mistakes.screen import MistakeScreen

        kept = KeptMistakes(data_folder())
        due = [mistake for mistake in kept.due(today()) if mistake.player == player]
        while due and not usable(due[0]):
            kept.drop(due.pop(0))
            app.problems = (*app.problems, Problem("mistakes-unfit"))
        return _at_table(app, MistakeScreen(due[0], len(due) - 1, kept)) if due else self.shelf(app)

    def learn(self, app: App, learning: Learning) -> Scene:
        """The demonstration and the lessons of a game."""
        from jeux.scenes.pages.learn import LearnScene

        return LearnScene(app, learning)

    def demo(self, app: App, learning: Learning) -> Scene:
        """The demonstration of a game on the table."""
        from jeux.scenes.learn.demonstration.screen import DemoScreen

        return _at_table(app, DemoScreen(learning))

    def lesson(self, app: App, learning: Learning, lesson: str) -> Scene:
        """A lesson on the table."""
        from jeux.scenes.learn.lesson.screen import LessonScreen

        return _at_table(app, LessonScreen(learning, lesson))

    def edit(self, app: App, setup: Setup) -> Scene:
        """A position set up by hand."""
        from jeux.scenes.editor.scene import EditorScene

        return EditorScene(app, setup)

    def analysis(self, app: App, match: Match, back: Act) -> Scene:
        """An analysis of a position by the computer."""
        from jeux.scenes.editor.analysis_screen import AnalysisScreen

        return _at_table(app, AnalysisScreen(match, back))

    def settings(self, app: App) -> Scene:
        """The settings."""
        from jeux.scenes.pages.settings import SettingsScene

        return SettingsScene(app)

    def diagram(self, app: App, diagram: Diagram, page: RulesOf, back: Act) -> Scene:
        """A diagram as a playable position, with its page beside the board."""
        from jeux.scenes.learn.diagram.screen import DiagramScreen

        return _at_table(app, DiagramScreen(diagram, page, back))

    def rules(self, app: App, key: str, choice: Choice | None = None, kind: str = RULES) -> Scene:
        """The rules of a game, or the advice on it."""
        from jeux.play.setup.rule_text import rules_of_booklet, rules_to_come
        from jeux.scenes.pages.rules import RulesScene

        rules = rules_to_come(key, choice) if choice else rules_of_booklet(key)
        return RulesScene(app, rules._replace(kind=kind), app.close)

    def class_page(self, app: App, name: str) -> Scene:
        """A page of the classroom mode: ``prepare``, ``sheet`` or ``word``."""
        from jeux.scenes.classroom.leaving import LeavePage
        from jeux.scenes.classroom.page import ClassroomPage
        from jeux.scenes.classroom.sheet import ClassSheet

        pages: dict[str, type[Scene]] = {PREPARE: ClassroomPage, SHEET: ClassSheet, WORD: LeavePage}
        return pages[name](app)

    def show_point(self, app: App, point: Point) -> None:
        """Go to a point of a programme."""
        from jeux.scenes.classroom.showing import show_point

        show_point(app, point)

    def about(self, app: App) -> Scene:
        """About the program, with its keys."""
        from jeux.scenes.pages.about import AboutScene

        return AboutScene(app)

    def spoken(self, app: App) -> Scene:
        """The log of everything spoken."""
        from jeux.scenes.pages.spoken import SpokenPage

        return SpokenPage(app)

    def open_files(self, app: App, files: list[str]) -> None:
        """Go to the match in some files."""
        from jeux.scenes.files.opening import open_files

        open_files(app, [Path(file) for file in files])

    def open_text(self, app: App, text: str) -> None:
        """Open what a text contains."""
        from jeux.scenes.files.opening import open_text

        open_text(app, text)

    def ask_what_to_open(self, app: App) -> None:
        """Show a file dialogue, then open the match in the chosen file."""
        from jeux.scenes.files.opening import open_something

        open_something(app)

    def crash(self, app: App) -> CrashScene:
        """The page shown after an exception."""
        return CrashScene(app)


class FirstRoutes(SceneRoutes):
    """The routes of a first start: the welcome card comes before the shelf, once."""

    def __init__(self) -> None:
        self._card: FirstStartScene | None = None

    def shelf(self, app: App) -> Scene:
        """The welcome card until it is answered, then the shelf. A match file may be opened before."""
        if self._card and self._card.answered:
            return super().shelf(app)
        from jeux.scenes.pages.first_start import FirstStartScene

        self._card = FirstStartScene(app)
        return self._card


def _at_table(app: App, screen: ActivityScreen) -> Scene:
    """A table with a kind of activity other than an ordinary game."""
    from jeux.scenes.table.scene import GameScene

    return GameScene(app, screen.match, screen)


ROUTES = SceneRoutes()


TURN = 0.001
"""Seconds that a thread beside the window keeps the processor from it, once the window wants it: a frame that is drawn
while a file is read asks for it dozens of times."""


def routes_here() -> SceneRoutes:
    """The routes for this player's folders. The module of the welcome card is imported only on a first start."""
    if settings_kept(config_folder()):
        return ROUTES
    from jeux.scenes.pages.first_start import is_first_start

    return FirstRoutes() if is_first_start(config_folder(), data_folder()) else ROUTES


def run(file: str = "") -> int:
    """Open the window and run until it is closed; `file` is a match to open first."""
    log.set_up(data_folder())
    sys.setswitchinterval(TURN)
    app = App(routes_here())
    if app.window.unseen:
        _log.error("no screen")
        write_line(sys.stderr, app.texts.get("error-no-screen"))
        app.shut()
        return 1
    app.show_shelf()
    if file:
        # like macOS, which delivers an opened file as a dropped one
        pygame.event.post(pygame.Event(pygame.DROPFILE, file=os.path.abspath(file)))
    app.run()
    return 0
