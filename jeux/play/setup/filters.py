"""The games that match a search and the filters. No drawing here."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from jeux.common.alphabet import plain
from jeux.common.texts import Texts
from jeux.rules.card import Card

COMPUTER, PEOPLE, WATCH = "computer", "people", "watch"
WHO = (COMPUTER, PEOPLE, WATCH)
DURATIONS = ("short", "medium", "long")
LUCKS = ("strategie", "hasard")
SHORT, MEDIUM = 15, 30
"""Minutes: the longest short game, the longest medium one."""
YOUNG = 7
"""The age of those for whom a game is one for the young."""
SLIP_LENGTH, SLIP = 6, 0.82
"""The minimum length of a word in which a typing error is forgiven, and its minimum similarity (by `difflib`)."""


def duration(game: Card) -> str:
    """One of `DURATIONS`."""
    minutes = game.header.minutes
    return "short" if minutes <= SHORT else "medium" if minutes <= MEDIUM else "long"


@dataclass(frozen=True, slots=True)
class Filters:
    """The filter values; an empty value matches everything. `age` is that of the youngest player."""

    words: str = ""
    who: str = ""
    family: str = ""
    luck: str = ""
    duration: str = ""
    age: int = 0
    players: int = 0

    @property
    def narrow(self) -> bool:
        """Whether one of the filters behind the button is set."""
        return bool(self.family or self.luck or self.duration or self.age or self.players)

    def leaves(self, game: Card, texts: Texts) -> bool:
        """Whether this game matches."""
        return (
            (not self.family or game.header.family == self.family)
            and (not self.luck or game.header.luck == self.luck)
            and (not self.duration or duration(game) == self.duration)
            and (not self.age or game.header.age <= self.age)
            and (not self.players or self.players in game.players)
            and (not self.who or _played_so(game, self.who))
            and self._named(game, texts)
        )

    def _named(self, game: Card, texts: Texts) -> bool:
        if not self.words:
            return True  # avoids reading the texts of every game
        names = plain(names_of(game, texts))
        known = re.findall(r"\w+", names)
        return all(word in names or _nearly(word, known) for word in plain(self.words).split())


KINDS: Mapping[str, Filters] = {
    "all": Filters(),
    "two": Filters(players=2),
    "alone": Filters(players=1),
    "dice": Filters(luck="hasard"),
    "quick": Filters(duration="short"),
    "young": Filters(age=YOUNG),
}
"""What one asks for most, each by its name; the other filters lie behind « Plus »."""


def kinds_among(games: Iterable[Card], texts: Texts) -> tuple[str, ...]:
    """The names of the `KINDS` that some of these games are of; none where all are of each."""
    games = list(games)
    found = [name for name, asked in KINDS.items() if any(asked.leaves(game, texts) for game in games)]
    tells = any(not KINDS[name].leaves(game, texts) for name in found for game in games)
    return tuple(found) if tells else ()


def names_of(game: Card, texts: Texts) -> str:
    """All the names of a game, and the words by which people search for it."""
    names = f"{texts.game(game.key, 'name')} {texts.game(game.key, 'aka')}"
    return f"{names} {texts.game(game.key, 'sought')}" if texts.has(f"{game.key}-sought") else names


def _nearly(word: str, known: list[str]) -> bool:
    """Whether a long word nearly equals a known one: another ending, a letter too many or too few."""
    return len(word) >= SLIP_LENGTH and bool(get_close_matches(word, known, 1, SLIP))


def _played_so(game: Card, who: str) -> bool:
    # a game for one has no opponent and no company; the computer can always be watched
    return who == WATCH or max(game.players) > 1


def kinds(games: Iterable[Card]) -> dict[str, tuple[str | int, ...]]:
    """The values of each filter that occur in these games, in order; a filter with a single value is left out."""
    games = list(games)
    values: dict[str, tuple[str | int, ...]] = {
        "family": tuple(dict.fromkeys(game.header.family for game in games)),
        "luck": tuple(luck for luck in LUCKS if any(game.header.luck == luck for game in games)),
        "duration": tuple(name for name in DURATIONS if any(duration(game) == name for game in games)),
        "age": tuple(sorted({game.header.age for game in games})),
        "players": tuple(sorted({count for game in games for count in game.players})),
    }
    return {name: known for name, known in values.items() if len(known) > 1}
