"""The sheets above a review: whose errors to find again, who goes on from a position, the menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from jeux.common.settings import FIND_FROM
from jeux.match.again import from_here
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.review.activity import ReviewActivity
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import Choice, ChoiceSheet
from jeux.scenes.grouped_sheet import Group, GroupedSheet
from jeux.scenes.table.dialogues.switches import Switches

USUAL = 3
"""The level of the computer if it did not play in the reviewed game."""


class FindSheet(ChoiceSheet):
    """Asks whose errors to correct."""

    def __init__(self, app: App, activity: ReviewActivity) -> None:
        super().__init__(app)
        self._activity = activity
        self._write()

    def _write(self) -> None:
        """Write the question, as the loss from which errors are asked wants it."""
        app, activity, get = self.app, self._activity, self.app.texts.get
        self.title, self.sentence, self.choices = get("review-find-better"), get("review-find-whose"), []
        for side in range(activity.table.players):
            errors = len(activity.errors_of(side))
            if errors:
                name = activity.table.sentences.side(side, title=True)
                words = get("review-find-side", side=name, n=errors)
                self.choices.append((words, partial(self._find, side), "plain"))
        least = app.settings.find_from
        if not self.choices and least > FIND_FROM[0]:
            self.sentence = get("review-find-none-from", n=least)
        elif not self.choices:
            self.sentence = get("review-find-none" if activity.review.finished else "review-find-none-yet")
        self.choices.append((find_from_words(app), self._change_least, "plain"))
        self.choices.append((get("button-close"), app.close, "plain"))

    def _change_least(self) -> None:
        change_find_from(self.app)
        self._write()
        self.ask(self.title, self.sentence, self.choices)

    def _find(self, side: int) -> None:
        self.app.close()
        self._activity.find_better(side)


def find_from_words(app: App) -> str:
    """From what loss errors are to be corrected, in words."""
    get, least = app.texts.get, app.settings.find_from
    return get("review-find-from", least=get(f"setting-find-from-{least}"))


def change_find_from(app: App) -> None:
    """Have errors corrected from the next loss on."""
    following = FIND_FROM.index(app.settings.find_from) + 1
    app.change(app.settings.replace(find_from=FIND_FROM[following % len(FIND_FROM)]))


class ResumeSheet(ChoiceSheet):
    """Who plays the new game that goes on from the position on the table."""

    def __init__(self, app: App, activity: ReviewActivity) -> None:
        super().__init__(app)
        get, whole = app.texts.get, activity.whole
        self._whole, self._number, self._leave = whole, activity.here, app.close
        self.title, self.sentence = get("review-resume"), get("review-resume-who")
        players = activity.table.players
        level = max((seat.level for seat in whole.record.seats), default=0) or USUAL
        words = get(f"level-{level}")
        if players > 1:
            for side in range(players):
                seats = tuple(self._seat(k, 0 if k == side else level) for k in range(players))
                text = get("review-resume-side", side=activity.table.sentences.side(side), level=words)
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


class ReviewMenu(GroupedSheet):
    """The menu of a review: `ways` are what can be done with the turn on the board, by their words."""

    def __init__(
        self,
        app: App,
        activity: ReviewActivity,
        switches: Switches,
        ways: Mapping[str, Callable[[], object]],
        understand: Mapping[str, Callable[[], object]],
        keep: Mapping[str, Callable[[], object]],
        leave: Callable[[], object],
    ) -> None:
        super().__init__(app)
        get = app.texts.get
        self.title = get("button-menu")
        self.aside = get("menu-game-where", game=activity.table.sentences.name(), n=activity.whole.turns)
        table: dict[str, Callable[[], object]] = {activity.watch_words(): activity.change_pace}
        table[find_from_words(app)] = partial(change_find_from, app)
        if switches.may_turn_board:
            table[get("button-flip")] = switches.turn_board
        table[get("menu-game-settings")] = app.open_settings
        parts = {
            "menu-group-game": ways,
            "menu-group-understand": {**understand, get("blackboard-title"): switches.blackboard},
            "menu-group-table": table,
            "menu-group-keep": keep,
        }
        rows = {name: [self._closing(words, act) for words, act in part.items()] for name, part in parts.items()}
        lead: Choice = (get("review-go-on"), app.close, "primary")
        out: list[Choice] = [
            (get("review-leave"), self.closing(leave), "plain"),
            (get("menu-game-shelf"), self.closing(app.show_shelf), "plain"),
            (get("menu-game-quit"), app.quit, "plain"),
        ]
        whole = [lead, *(row for part in rows.values() for row in part), *out]
        offered = app.hour.menu(whole, lead[0], activity.watch_words(), *ways)
        rows["menu-group-game"] += [choice for choice in offered if choice not in whole]
        groups = [Group(get(name), [row for row in part if row in offered]) for name, part in rows.items()]
        self.put(lead, groups, [choice for choice in out if choice in offered])

    def _closing(self, words: str, act: Callable[[], object]) -> Choice:
        return words, self.closing(act), "plain"
