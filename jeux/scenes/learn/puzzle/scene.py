"""A problem on the table: the same board, sheet and hands as in a game, other buttons."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from jeux.common.paths import data_folder
from jeux.match.match import Match
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.learn.puzzle.puzzle_session import PuzzleSession, State
from jeux.play.learn.puzzle.puzzle_words import match_of
from jeux.play.learn.puzzle.puzzles import Puzzle, after, with_puzzles
from jeux.play.learn.puzzle.solved import Solved
from jeux.play.table.buttons import PRIMARY, Button, moment_buttons
from jeux.play.table.conductor import Waiting
from jeux.play.table.panel_content import PanelContent
from jeux.play.table.session import Session
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import Choice, ChoiceSheet
from jeux.scenes.navigation.puzzles import show_puzzle, show_puzzles
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.scenes.table.match_keeper import MatchKeeper
from jeux.scenes.table.scene import GameScene, Show
from jeux.scenes.table.throwaway_keeper import ThrowawayKeeper

NOT_HERE = ("new", "redo", "teacher", "save")
"""The buttons and commands of a game that a problem has not: the problem itself teaches, and what was right is found
again, not played again by a button."""


class PuzzleScene(GameScene):
    """Shows one problem and lets a person solve it."""

    session: PuzzleSession

    def __init__(self, app: App, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._solved = Solved(data_folder())
        super().__init__(app, match_of(puzzle), self._sit)

    def _sit(self, app: App, match: Match, show: Show) -> tuple[MatchKeeper, Session]:
        keeper, puzzle, keep = ThrowawayKeeper(app, match), self.puzzle, self._keep_solved
        return keeper, PuzzleSession(match, puzzle, app.engine, keeper, app.texts, lambda: app.settings, show, keep)

    def _keep_solved(self) -> None:
        problem = self._solved.add(self.puzzle.id)
        if problem:
            self.session.notice = Notice(self.app.texts.get(f"error-{problem.code}"), Kind.REFUSAL)

    # --- going on -------------------------------------------------------------------------------------------------

    def next_one(self) -> None:
        """The next problem of this game."""
        shown = [key for key in with_puzzles() if self.app.hour.offered.game(key)]
        show_puzzle(self.app, after(self.puzzle, shown))

    def to_list(self) -> None:
        """All the problems."""
        show_puzzles(self.app, self.puzzle.game)

    def _buttons(self) -> list[Button]:
        get, session = self.app.texts.get, self.session
        again = Button(get("problem-again"), session.begin_again)
        go_on = Button(get("problem-next"), self.next_one, PRIMARY if session.state is State.SOLVED else "plain")
        show = Button(get("problem-show"), session.show_solution)
        if session.state is State.SOLVED:
            return [go_on, again, Button(get("problem-list"), self.to_list)]
        of_the_game = moment_buttons(session, self.composer) if session.waiting() is Waiting.PERSON else []
        begun = [again] if session.begun else []
        return [
            *of_the_game,
            *([] if session.showing else [show]),
            *begun,
            go_on,
            *self.pan_zoom.buttons(session.texts),
        ]

    def _fixed_buttons(self) -> tuple[dict[str, Button], ...]:
        rows = super()._fixed_buttons()
        return tuple({name: button for name, button in row.items() if name not in NOT_HERE} for row in rows)

    def _commands(self) -> tuple[KeyCommand, ...]:
        return tuple(one for one in super()._commands() if one.name not in NOT_HERE)

    def open_menu(self) -> None:
        self.app.open(PuzzleMenu(self.app, self))

    # --- what is said ---------------------------------------------------------------------------------------------

    def content_now(self) -> PanelContent:
        content, get, session = super().content_now(), self.app.texts.get, self.session
        notice = session.notice
        if notice:
            message = f"{session.goal()}\n{notice.text}"
        elif session.waiting() is Waiting.PERSON and session.begun and session.players > 1:
            message = f"{session.goal()}\n{content.message}"
        else:
            message = session.goal()
        players = tuple(replace(line, detail="") for line in content.players)
        return replace(
            content, players=players, subtitle=get(f"problem-degree-{self.puzzle.degree}"), message=message, outcome=()
        )


class PuzzleMenu(ChoiceSheet):
    """What may be done beside solving."""

    def __init__(self, app: App, scene: PuzzleScene) -> None:
        super().__init__(app)
        get, switches, exits = app.texts.get, scene.switches, scene.exits
        self.title = get("button-menu")
        self.choices: list[Choice] = [
            (get("problem-continue"), app.close, "primary"),
            (get("problem-list"), self._do(scene.to_list), "plain"),
            *([(get("button-flip"), self._do(switches.turn_board), "plain")] if switches.may_turn_board else []),
            (get("blackboard-title"), self._do(partial(switches.blackboard, vote=exits.vote)), "plain"),
            (get("menu-game-keys"), self._do(scene.open_keys), "plain"),
            (get("menu-game-settings"), self._do(exits.open_settings), "plain"),
            (get("menu-game-shelf"), self._do(exits.to_shelf), "plain"),
            (get("menu-game-quit"), app.quit, "plain"),
        ]
        self.choices = app.hour.menu(self.choices)
