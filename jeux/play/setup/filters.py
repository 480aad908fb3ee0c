"""Which games a search and the filters leave on the shelf. No drawing here."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from jeux.common.texts import Texts
from jeux.rules.card import Card

COMPUTER, PEOPLE, WATCH = "computer", "people", "watch"
WHO = (COMPUTER, PEOPLE, WATCH)
DURATIONS = ("short", "medium", "long")
LUCKS = ("strategie", "hasard")
SHORT, MEDIUM = 15, 30
"""Minutes: the longest short game, the longest medium one."""
SLIP_LENGTH, SLIP = 6, 0.82
"""Letters of a word in which a slip is forgiven, and how much of it must be right (`difflib` counts it)."""


def plain(text: str) -> str:
    """`text` as a search sees it: without accents, capitals, ligatures or curly apostrophes."""
    text = text.casefold().replace("œ", "oe").replace("æ", "ae").replace("’", "'")
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))


def duration(game: Card) -> str:
    """One of `DURATIONS`."""
    minutes = game.header.minutes
    return "short" if minutes <= SHORT else "medium" if minutes <= MEDIUM else "long"


@dataclass(frozen=True, slots=True)
class Filters:
    """What is asked of a game; an empty value asks nothing. `age` is that of the youngest player."""

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
        """Whether this game is left on the shelf."""
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
            return True  # without reading the texts of every game
        names = plain(names_of(game, texts))
        known = re.findall(r"\w+", names)
        return all(word in names or _nearly(word, known) for word in plain(self.words).split())


def names_of(game: Card, texts: Texts) -> str:
    """All the names of a game, with those by which it is sought but that are not its own."""
    names = f"{texts.game(game.key, 'name')} {texts.game(game.key, 'aka')}"
    return f"{names} {texts.game(game.key, 'sought')}" if texts.has(f"{game.key}-sought") else names


def _nearly(word: str, known: list[str]) -> bool:
    """Whether a long word is one of those known but for a slip: another ending, a letter too many or too few."""
    return len(word) >= SLIP_LENGTH and bool(get_close_matches(word, known, 1, SLIP))


def _played_so(game: Card, who: str) -> bool:
    # alone there is neither an adversary nor company; the computer can always be watched
    return who == WATCH or max(game.players) > 1


def kinds(games: Iterable[Card]) -> dict[str, tuple[str | int, ...]]:
    """The values of each filter that games really have, in order; a filter with one value alone asks nothing."""
    games = list(games)
    values: dict[str, tuple[str | int, ...]] = {
        "family": tuple(dict.fromkeys(game.header.family for game in games)),
        "luck": tuple(luck for luck in LUCKS if any(game.header.luck == luck for game in games)),
        "duration": tuple(name for name in DURATIONS if any(duration(game) == name for game in games)),
        "age": tuple(sorted({game.header.age for game in games})),
        "players": tuple(sorted({count for game in games for count in game.players})),
    }
    return {name: known for name, known in values.items() if len(known) > 1}
