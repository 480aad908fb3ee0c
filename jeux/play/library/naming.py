"""Renaming and erasing a player in everything that is saved."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from jeux.common.alphabet import alphabetical
from jeux.common.cleaning import clean
from jeux.common.files import Problem
from jeux.common.settings import Settings
from jeux.match.names import Change, change_name, forget_copies, forget_in_log, names_in
from jeux.match.statistics import Statistics
from jeux.match.store import Store
from jeux.play.learn.own_mistakes.kept_mistakes import KeptMistakes
from jeux.play.library.players import Players


@dataclass(frozen=True, slots=True)
class Naming:
    """The places where names are saved, except the settings, which the window holds: `in_settings` changes those."""

    folders: tuple[Path, ...]
    """The folders of games, log and settings; the first holds the games."""
    store: Store
    statistics: Statistics
    players: Players
    mistakes: KeptMistakes

    def others(self, settings: Settings) -> tuple[str, ...]:
        """The saved names of persons who are not on the list of players."""
        kept = names_in(self.folders[0]) | self.statistics.names() | self.mistakes.names() | _names(settings)
        known = {player.name for player in self.players.all()}
        return tuple(sorted(kept - known, key=alphabetical))

    def rename(self, old: str, new: str) -> tuple[Problem, ...]:
        """Rename a player everywhere. If the new name is taken, the games of both become those of one player."""
        problems = [
            *change_name(self.folders[0], self.store, Change(old, new)),
            self.statistics.rename(old, new),
            self.mistakes.rename(old, new),
            self.players.rename(old, new),
        ]
        return tuple(problem for problem in problems if problem)

    def erase(self, name: str, erased: str) -> tuple[Problem, ...]:
        """Erase a name everywhere; `erased` replaces it in the matches. If the name cannot be erased somewhere, the
        player stays on the list, to be erased again."""
        problems: Iterable[Problem | None] = [
            *change_name(self.folders[0], self.store, Change(name, erased, erased=True)),
            self.statistics.rename(name, None),
            self.mistakes.rename(name, None),
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
    """The settings with a name changed in the last choices, or removed if `new` is empty. For an erased name, recent
    files named after the person are also dropped."""
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
