"""The sheets above a review: whose errors to find again, who goes on from a position, the menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from jeux.match.again import from_here
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.editor.games import may_edit
from jeux.play.review.review_session import ReviewSession
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import Choice, ChoiceSheet
from jeux.scenes.table.dialogues.switches import Switches

USUAL = 3
"""The level of the computer where none has played."""


class FindSheet(ChoiceSheet):
    """Whose errors are to be done better."""

    def __init__(self, app: App, session: ReviewSession) -> None:
        super().__init__(app)
        get = app.texts.get
        self._session = session
        self.title, self.sentence = get("review-find-better"), get("review-find-whose")
        for side in range(session.players):
            errors = len(session.errors_of(side))
            if errors:
                name = session.sentences.side(side, title=True)
                words = get("review-find-side", side=name, n=errors)
                self.choices.append((words, partial(self._find, side), "plain"))
        if not self.choices:
            self.sentence = get("review-find-none" if session.review.finished else "review-find-none-yet")
        self.choices.append((get("button-close"), app.close, "plain"))

    def _find(self, side: int) -> None:
        self.app.close()
        self._session.find_better(side)


class ResumeSheet(ChoiceSheet):
    """Who plays the new game that goes on from the position on the table."""

    def __init__(self, app: App, session: ReviewSession) -> None:
        super().__init__(app)
        get, whole = app.texts.get, session.whole
        self._whole, self._number, self._leave = whole, session.here, app.close
        self.title, self.sentence = get("review-resume"), get("review-resume-who")
        players = session.players
        level = max((seat.level for seat in whole.record.seats), default=0) or USUAL
        words = get(f"level-{level}")
        if players > 1:
            for side in range(players):
                seats = tuple(self._seat(k, 0 if k == side else level) for k in range(players))
                text = get("review-resume-side", side=session.sentences.side(side), level=words)
                self.choices.append((text, partial(self._resume, seats), "plain"))
        everybody = tuple(self._seat(k, 0) for k in range(players))
        alone = get("review-resume-alone" if players == 1 else "review-resume-people")
        self.choices.append((alone, partial(self._resume, everybody), "plain"))
        self.choices.append((get("button-back"), app.close, "plain"))

    def _seat(self, side: int, level: int) -> Seat:
        seat = self._whole.who_plays(side)
        return Seat("" if seat.level or level else seat.name, level)

    def _resume(self, seats: tuple[Seat, ...]) -> None:
        self.app.close()
        self.app.show_table(Match(from_here(self._whole, self._number, seats)))


class ReviewMenu(ChoiceSheet):
    """What may be done beside walking through the game."""

    def __init__(
        self,
        app: App,
        session: ReviewSession,
        switches: Switches,
        open_keys: Callable[[], None],
        leave: Callable[[], object],
        edit: Callable[[], object],
        take: Callable[[], object],
    ) -> None:
        super().__init__(app)
        get = app.texts.get
        self.title = get("button-menu")
        choices: list[Choice] = [
            (get("review-go-on"), app.close, "primary"),
            (session.watch_words(), self._do(session.change_pace), "plain"),
            *([(get("button-flip"), self._do(switches.turn_board), "plain")] if switches.may_turn_board else []),
            *([(get("edit-open"), self._do(edit), "plain")] if may_edit(session.match.game) else []),
            (get("blackboard-title"), self._do(switches.blackboard), "plain"),
            (get("menu-game-take"), take, "plain"),
            (get("menu-game-keys"), self._do(open_keys), "plain"),
            (get("menu-game-settings"), self._do(app.open_settings), "plain"),
            (get("review-leave"), self._do(leave), "plain"),
            (get("menu-game-shelf"), self._do(app.show_shelf), "plain"),
            (get("menu-game-quit"), app.quit, "plain"),
        ]
        self.choices = app.hour.menu(choices, session.watch_words())

    def _do(self, act: Callable[[], object]) -> Callable[[], None]:
        def close_and_act() -> None:
            self.app.close()
            act()

        return close_and_act
