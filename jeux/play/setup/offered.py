"""What screens offer: everything, or what a classroom allows. Screens ask by the names of their buttons, keys and
routes; a new name is absent from a classroom until it is listed here."""

from __future__ import annotations

from dataclasses import dataclass

from jeux.match.record import STRONGEST
from jeux.match.store import Summary

LEVELS = tuple(range(1, STRONGEST + 1))
GIVEN = ("advice", "professor", "lessons", "review", "print", "earlier")
"""What may be offered besides games; ``earlier`` are the matches begun before the classroom."""
CHANGED = ("sound", "board", "rules")
"""What may be changed: ``board`` are marks, names of places and the like, ``rules`` also the length of a match."""
_NEVER = ""

_ALWAYS = frozenset(
    (
        # the shelf and the pages before a match
        *(
            "quit",
            "more",
            "back",
            "rules",
            "random",
            "filters",
            "menu-random",
            "find",
            "running",
            "simple-more",
            "animation",
        ),
        # the menus of tables
        *("menu-game-continue", "menu-game-resign", "menu-game-draw", "menu-game-rematch", "menu-game-new"),
        *("menu-game-keys", "menu-game-dice", "menu-game-lots", "menu-game-shelf", "menu-game-look"),
        *("button-near", "button-hide-panel"),
        *("end-same-dice", "end-same-lots", "end-next-game"),
        *("end-again", "end-rematch", "end-play-off", "end-shelf", "problem-continue", "problem-list"),
        *(
            "blackboard-title",
            "vote-open",
            "lesson-go-on",
            "lesson-list",
            "lesson-play",
            "review-go-on",
            "review-leave",
        ),
    )
)
_NEEDS = {
    "hint": "advice",
    "advice": "advice",
    "advice-title": "advice",
    "teacher": "professor",
    "button-teacher": "professor",
    "learn": "lessons",
    "lesson-learn": "lessons",
    "puzzles": "lessons",
    "problem-title": "lessons",
    "end-review": "review",
    "make": "print",
    "sound": "sound",
    "marks": "board",
    "coordinates": "board",
    "turn-board": "board",
    "button-flip": "board",
    "turns": "board",
    "menu-game-sentences": "board",
    "change": "rules",
    "full-screen": _NEVER,
    "files": _NEVER,
    "open": _NEVER,
    "paste": _NEVER,
    "settings": _NEVER,
    "save": _NEVER,
    "picture": _NEVER,
    "copy": _NEVER,
    "copy-turns": _NEVER,
    "star": _NEVER,
    "forget": _NEVER,
}
"""The entry of `GIVEN` or `CHANGED` that each name requires."""


@dataclass(frozen=True, slots=True)
class Offered:
    """What is offered. `games` are keys, empty for all games; `given` is a subset of `GIVEN` and `CHANGED`; `since` is
    the time at which a classroom began; `real_dice`: dice are thrown by hand; `held`: a classroom is running."""

    held: bool = False
    games: tuple[str, ...] = ()
    levels: tuple[int, ...] = LEVELS
    given: frozenset[str] = frozenset()
    since: str = ""
    real_dice: bool = False

    def game(self, key: str) -> bool:
        """Whether a game is shown."""
        return not self.games or key in self.games

    def has(self, name: str) -> bool:
        """Whether a button or a route is available; in a classroom, only the listed ones are."""
        return not self.held or name in self.names

    @property
    def names(self) -> frozenset[str]:
        """All names available during a classroom."""
        return _ALWAYS | {name for name, needed in _NEEDS.items() if needed in self.given}

    def at_table(self, name: str) -> bool:
        """Whether a key or a button of a table is available: all are, except those whose requirement is not met."""
        return not self.held or name not in _NEEDS or _NEEDS[name] in self.given

    def match(self, summary: Summary) -> bool:
        """Whether a match can be continued here."""
        return self.game(summary.game) and (not self.held or "earlier" in self.given or summary.created >= self.since)

    def level(self, wanted: int) -> int:
        """The nearest level offered; 0, a person, stays 0."""
        return min(self.levels, key=lambda level: (abs(level - wanted), level)) if wanted else 0


ALL = Offered()
