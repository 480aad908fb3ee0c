"""« Parties en cours »: all unfinished matches, and the files that cannot be shown as one."""

from __future__ import annotations

from typing import Protocol

import pygame

from jeux.common import clock
from jeux.common.files import Problem
from jeux.common.palette import colours
from jeux.common.typography import height_of
from jeux.match.store import Summary
from jeux.rules import CARDS
from jeux.scenes.app import App
from jeux.scenes.sheet_scene import SheetScene
from jeux.scenes.shelf.bar import forgotten_text
from jeux.scenes.shelf.match_cards import Entry, MatchActions, MatchCards, MatchState
from jeux.scenes.shelf.shape import shape
from jeux.scenes.shelf.snapshots import Snapshots
from jeux.ui.band import BandButton, column, strip
from jeux.ui.blocks import painted_text
from jeux.ui.items import Item, Spot


class Shelf(MatchActions, Protocol):
    """The shelf, which keeps the list."""

    matches: tuple[Summary, ...]
    unshown: tuple[Problem, ...]
    forgotten: str
    boards: Snapshots

    def recall(self) -> None:
        """Put the removed match back on the list."""


class RunningPage(SheetScene):
    """A dialogue above the shelf."""

    def __init__(self, app: App, shelf: Shelf) -> None:
        super().__init__(app)
        self.shelf = shelf

    def layout(self) -> None:
        """A card for each match."""
        app, get, scale, shelf = self.app, self.app.texts.get, self.app.scale, self.shelf
        entries: list[Entry] = [*shelf.unshown, *shelf.matches]
        view = self.lay_band(get("menu-running"), get("menu-running-line", n=len(shelf.matches)), back="back-to-games")
        items: list[Item] = []
        y = scale(0.4)
        if shelf.forgotten:
            button = BandButton("recall", get("menu-forgotten-recall"), self.recall, "plain")
            items, y = strip(view.width, y, scale, forgotten_text(shelf.forgotten, app.texts), colours().ink, button)
        if not entries:
            left, width = column(view.width, scale)
            words = get("menu-running-none")
            rect = pygame.Rect(left, y + scale(1), width, height_of(words, "text", scale.body, width))
            items.append(Spot(rect, painted_text(words, "text", scale.body, colours().on_cloth)))
            y = rect.bottom
        made = shape(view, scale, len(CARDS))
        cards = MatchCards(MatchState(shelf.boards, clock.now(), app.hour.offered), self, app.texts, scale, made)
        cards.lay(entries, y + scale(0.6))
        self.body.lay(view, [*items, *cards.items], cards.y + scale(1))

    # --- what the cards do ----------------------------------------------------------------------------------------

    def resume(self, summary: Summary) -> None:
        """Resume a match; if that fails, the shelf says why."""
        self.app.close()
        self.shelf.resume(summary)

    def forget(self, summary: Summary) -> None:
        """Remove a match from the list."""
        self.shelf.forget(summary)
        self.layout()

    def put_away(self, unshown: Problem) -> None:
        """Remove a file that cannot be shown from the list."""
        self.shelf.put_away(unshown)
        self.layout()

    def recall(self) -> None:
        """Put the removed match back on the list."""
        self.shelf.recall()
        self.layout()

    # --- frames ---------------------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether the page glides, or a board is being drawn."""
        return super().moving or self.shelf.boards.busy

    def advance(self, dt: float) -> bool:
        """The shelf below draws the queued boards."""
        return super().advance(dt) | self.shelf.boards.busy
