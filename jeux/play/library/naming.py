"""What becomes of a player's name in all that is kept: changed, given to another one, erased."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from jeux.common.cleaning import clean
from jeux.common.files import Problem
from jeux.common.settings import Settings
from jeux.match.names import Change, change_name, forget_copies, forget_in_log, names_in
from jeux.match.statistics import Statistics
from jeux.match.store import Store
from jeux.play.library.players import Players


@dataclass(frozen=True, slots=True)
class Naming:
    """The places where names stand, but for the settings, which the window holds: `in_settings` changes those."""

    folders: tuple[Path, ...]
    """Where games, log and settings are kept; the first has the games."""
    store: Store
    statistics: Statistics
    players: Players

    def others(self, settings: Settings) -> tuple[str, ...]:
        """The names that are kept somewhere, of persons who are no players here."""
        kept = names_in(self.folders[0]) | self.statistics.names() | _names(settings)
        known = {player.name for player in self.players.all()}
        return tuple(sorted(kept - known, key=str.casefold))

    def rename(self, old: str, new: str) -> tuple[Problem, ...]:
        """Have a player called otherwise, everywhere; the games of two who have one name now are those of one."""
        problems = [
            *change_name(self.folders[0], self.store, Change(old, new)),
            self.statistics.rename(old, new),
            self.players.rename(old, new),
        ]
        return tuple(problem for problem in problems if problem)

    def erase(self, name: str, erased: str) -> tuple[Problem, ...]:
        """Leave a name nowhere; `erased` stands in its place in the matches. A player whose name is left somewhere
        stays on the list, to be erased again."""
        problems: Iterable[Problem | None] = [
            *change_name(self.folders[0], self.store, Change(name, erased, erased=True)),
            self.statistics.rename(name, None),
        ]
        found = tuple(problem for problem in problems if problem)
        if found:
            return found
        refused = self.players.erase(name)
        for folder in dict.fromkeys(self.folders):
            forget_copies(folder, name)
            forget_in_log(folder, name)
        return (refused,) if refused else ()


def _names(settings: Settings) -> frozenset[str]:
    """The names of persons in the last choices of the games."""
    seats = (zip(choice.seats, choice.levels, strict=False) for choice in settings.games.values())
    return frozenset(name for each in seats for name, level in each if name and not level)


def in_settings(settings: Settings, old: str, new: str) -> Settings:
    """The settings with another name, or none, in the last choices; files named after one who is erased are no longer
    among the last ones."""
    change = Change(old, new)

    def named(name: str) -> str:
        return new if clean(name) == old else name

    games = {
        key: replace(choice, seats=tuple(map(named, choice.seats))) if old in map(clean, choice.seats) else choice
        for key, choice in settings.games.items()
    }
    if new:
        return settings.replace(games=games)
    recent = tuple(path for path in settings.recent if change.within(path) == path)
    folder = settings.folder if change.within(settings.folder) == settings.folder else ""
    return settings.replace(games=games, recent=recent, folder=folder)
