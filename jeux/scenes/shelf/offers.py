"""What the shelf offers above the games: a match to go on with, the problem of the day, a game at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import choice
from typing import Protocol

import pygame

from jeux.common.clock import now, today
from jeux.common.paths import data_folder
from jeux.match.archive import EndedGame
from jeux.match.store import Summary
from jeux.play.library.ended import persons_of, who_text
from jeux.play.setup.game_words import brief_text
from jeux.rules import CARDS
from jeux.rules.card import Card
from jeux.scenes.app import App
from jeux.scenes.navigation.mistakes import show_mistakes
from jeux.scenes.navigation.puzzles import show_puzzle, show_puzzles
from jeux.scenes.shelf.daily import Daily
from jeux.scenes.shelf.due import Due
from jeux.scenes.shelf.match_cards import match_words
from jeux.scenes.shelf.snapshots import Snapshots
from jeux.scenes.shelf.tiles import Tile
from jeux.views.pictures import fresh_picture

Picture = Callable[[tuple[int, int]], pygame.Surface]


class OfferActions(Protocol):
    """What the tiles do."""

    def resume(self, summary: Summary) -> None:
        """Resume a match."""

    def open_game(self, game: Card) -> None:
        """Go to the options of a new match."""


class Offers:
    """Chooses the tiles, and makes them."""

    def __init__(self, app: App, boards: Snapshots) -> None:
        self._app, self._boards = app, boards
        self._ended: EndedGame | None = None
        self.drawn: Card | None = None
        """The game that chance has chosen."""
        self._first: str | None = None
        """The game with which one may begin, where this is offered."""
        self.daily, self.due = Daily(today(), self._shown()), self._due()
        self._pictures: dict[tuple[str, tuple[int, int], str], pygame.Surface] = {}

    def _shown(self) -> list[str]:
        return [key for key in CARDS if self._app.hour.offered.game(key)]

    def _due(self) -> Due:
        """One's own mistakes that wait today; a class has none."""
        return Due(data_folder(), today(), self._app.hour.offered.has("mistakes"))

    def renew(self, matches: Sequence[Summary]) -> None:
        """Look at what was played since."""
        asked = self._shown()
        self.daily, self.due = Daily(today(), asked), self._due()
        ended = None if matches or self._app.hour.offered.held else self._app.archive.latest()
        self._ended = ended if ended and ended.game in asked else None
        self.drawn = None

    def draw_lot(self, games: Sequence[Card]) -> Card | None:
        """A game at random among some, of those not yet known if there are any, and not one that another tile shows;
        the same until it is left out."""
        others = [game for game in games if game.key not in self._elsewhere] or list(games)
        if self.drawn not in others:
            unknown = [game for game in others if not self._known(game)]
            self.drawn = choice(unknown or others) if others else None
        return self.drawn

    @property
    def _elsewhere(self) -> set[str]:
        """The games of the problem of the day and of the beginning."""
        puzzle = self.daily.puzzle
        return {key for key in (puzzle and puzzle.game, self._first) if key}

    def _known(self, game: Card) -> bool:
        """Whether a match of this game was ever begun."""
        return game.key in self._app.settings.games

    def tiles(self, actions: OfferActions, matches: Sequence[Summary], games: Sequence[Card]) -> list[Tile]:
        """The tiles: in the simple display and where nothing else is offered, the first alone."""
        offered, simple = self._app.hour.offered, self._app.settings.simple
        tiles = [self._resume(actions, matches[0])] if matches else []
        begins = not simple and not matches and not self._ended
        self._first = games[0].key if begins and games else None
        if not simple:
            tiles = tiles or [*self._again(actions), *self._begin(actions, games)][:1]
            tiles += [self._day()] if offered.has("puzzles") and self._puzzle_games() else []
            tiles += self._to_review()
            tiles += self._random(actions, games)
        return tiles

    # --- the tiles ------------------------------------------------------------------------------------------------

    def _resume(self, actions: OfferActions, summary: Summary) -> Tile:
        get = self._app.texts.get

        def picture(size: tuple[int, int]) -> pygame.Surface:
            return self._boards.picture(summary, size) or self._picture(summary.game, size)

        name, who, since = match_words(summary, self._app.texts, now(), failed=False)
        title = get("menu-resume-game", game=name)
        act = partial(actions.resume, summary)
        persons = persons_of(summary.seats)
        return Tile(f"resume.{summary.id}", title, (who, since), act, picture, get("menu-play"), persons)

    def _again(self, actions: OfferActions) -> list[Tile]:
        """The last finished game once more."""
        if not self._ended:
            return []
        texts, ended = self._app.texts, self._ended
        title = texts.get("menu-again", game=texts.game(ended.game, "name"))
        who = who_text(ended.game, ended.seats, ended.turned, texts)
        act = partial(actions.open_game, CARDS[ended.game])
        return [Tile("again", title, (who,), act, self._of(ended.game), texts.get("menu-play"))]

    def _begin(self, actions: OfferActions, games: Sequence[Card]) -> list[Tile]:
        """The first game, for one who has not played here."""
        texts = self._app.texts
        return [
            Tile(
                "begin",
                texts.get("menu-begin", game=texts.game(game.key, "name")),
                (brief_text(game, texts),),
                partial(actions.open_game, game),
                self._of(game.key),
                texts.get("menu-play"),
            )
            for game in games[:1]
        ]

    def _day(self) -> Tile:
        """The problem of the day: its position once it is found."""
        texts, puzzle = self._app.texts, self.daily.puzzle
        if puzzle is None:
            title = texts.get("problem-day" if self.daily.busy else "problem-title")
            key = self._puzzle_games()[0]
            line = texts.get("problem-subtitle")
            return Tile("day", title, (line,), partial(show_puzzles, self._app), self._of(key))

        def picture(size: tuple[int, int]) -> pygame.Surface:
            return self._boards.problem(puzzle, size) or self._picture(puzzle.game, size)

        degree = texts.get(f"problem-degree-{puzzle.degree}")
        line = texts.get("problem-day-of", game=texts.game(puzzle.game, "name"), degree=degree)
        return Tile("day", texts.get("problem-day"), (line,), partial(show_puzzle, self._app, puzzle), picture)

    def _to_review(self) -> list[Tile]:
        """One's own mistakes that wait today."""
        texts, mistakes, waiting = self._app.texts, self.due.mistakes, self.due.waiting
        if not mistakes:
            return []
        first = mistakes[0]

        def picture(size: tuple[int, int]) -> pygame.Surface:
            return self._boards.mistake(first, size) or self._picture(first.game, size)

        line = texts.get("mistake-due", n=len(mistakes), who=", ".join(waiting))
        act = partial(show_mistakes, self._app, waiting)
        return [Tile("mistakes", texts.get("mistake-tile"), (line,), act, picture, persons=tuple(waiting))]

    def _puzzle_games(self) -> list[str]:
        from jeux.play.learn.puzzle.puzzles import has_puzzles

        return [key for key in self._shown() if has_puzzles(key)]

    def _random(self, actions: OfferActions, games: Sequence[Card]) -> list[Tile]:
        texts, game = self._app.texts, self.draw_lot(games)
        if game is None:
            return []
        name = texts.game(game.key, "name")
        line = name if self._known(game) else texts.get("menu-unknown", game=name)
        return [Tile("random", texts.get("menu-random"), (line,), partial(actions.open_game, game), self._of(game.key))]

    def _of(self, key: str) -> Picture:
        return partial(self._picture, key)

    def _picture(self, key: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture of a game at the size of a tile, kept: a tile asks for it in each frame."""
        asked = key, size, self._app.settings.look
        if asked not in self._pictures:
            self._pictures[asked] = fresh_picture(CARDS[key], size)
        return self._pictures[asked]
