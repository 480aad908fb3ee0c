"""« Parties en cours »: all unfinished matches, and the files that cannot be shown as one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

import pygame

from jeux.common import clock
from jeux.common.files import Problem
from jeux.common.palette import colours
from jeux.common.theme import Scale
from jeux.match.store import Summary
from jeux.scenes.app import App
from jeux.scenes.pages.empty import Empty, empty_page
from jeux.scenes.sheet_scene import SheetScene
from jeux.scenes.shelf.bar import forgotten_text
from jeux.scenes.shelf.cards import words_height
from jeux.scenes.shelf.match_cards import APART, Entry, MatchActions, MatchCards, MatchState
from jeux.scenes.shelf.shape import GAP, SHAPE, TALLEST, Shape, shape
from jeux.scenes.shelf.snapshots import Snapshots
from jeux.ui.band import BandButton, column, strip
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, MAIN_HEIGHT, button_height, button_width
from jeux.ui.items import Item

FEW = 3
"""Up to so many matches have larger pictures."""
WORDS, RESUME, LOWEST = 16.0, 8.0, 12.0
"""Body sizes: the least width of words beside a picture, that of the button below them, and the least height of such a
picture."""
LARGEST, WIDEST_SHAPE = 50.0, 1.6
"""Body sizes: the width of such a picture; and its width over its height, at most."""


class Shelf(MatchActions, Protocol):
    """The shelf, which keeps the list."""

    matches: tuple[Summary, ...]
    unshown: tuple[Problem, ...]
    forgotten: str
    boards: Snapshots

    def recall(self) -> None:
        """Put the removed match back on the list."""


def shape_of_few(view: pygame.Rect, scale: Scale, count: int) -> Shape:
    """The columns for so many matches: as those of the shelf, or fewer and larger."""
    usual = shape(view, scale, count)
    if count >= usual.columns > 1 and count > FEW:
        return usual
    left, room = column(view.width, scale)
    columns = min(usual.columns, count)
    width = min((room - usual.gap * (columns - 1)) // columns, scale(LARGEST))
    picture = min(round(width / SHAPE), round(TALLEST * view.height))
    width = min(width, round(picture * WIDEST_SHAPE))
    whole = columns * (width + usual.gap) - usual.gap
    return Shape(left + (room - whole) // 2, columns, width, picture, usual.words, usual.gap)


def shape_two_by_two(view: pygame.Rect, top: int, scale: Scale, count: int) -> Shape | None:
    """Two columns and two rows of cards with their words beside their pictures, all in sight at once; None for another
    number of matches, or without the room."""
    left, room = column(view.width, scale)
    gap = scale(GAP)
    high = (view.height - top - scale(1)) // 2 - gap
    width = (room - gap) // 2
    picture = min(high, round((width - scale(APART + WORDS)) / SHAPE))
    if not FEW <= count <= 4 or picture < scale(LOWEST):
        return None
    return Shape(left, 2, width, picture, 0, gap)


class RunningCards(MatchCards):
    """Cards with their ways: « Reprendre », gold for the match played last, and the way off the list."""

    def lay(self, entries: Sequence[Entry], top: int) -> None:
        """Add the cards, the words below each picture, or beside it where the shape leaves none below."""
        shape, scale, first = self.shape, self.scale, True
        below = words_height(scale, 2) if shape.words else 0
        high = shape.picture + below + (scale(MAIN_HEIGHT) if below else 0)
        for number, entry in enumerate(entries):
            rect = shape.place(number, top, high)
            card = pygame.Rect(rect.x, rect.y, rect.width, shape.picture + below)
            wide = rect.width if below else min(round(shape.picture * WIDEST_SHAPE), rect.width - scale(APART + WORDS))
            self.add(entry, card, wide)
            words = self.words(card, wide)
            foot = pygame.Rect(words.x, 0, words.width, scale(MAIN_HEIGHT))
            foot.bottom = rect.bottom
            away = self._leave(entry, foot, side_by_side=below > 0)
            if not isinstance(entry, Problem) and self._resume(entry, foot, away, first):
                first = False
        rows = -(-len(entries) // shape.columns)
        self.y = top + rows * (high + shape.gap)

    def _leave(self, entry: Entry, foot: pygame.Rect, side_by_side: bool) -> pygame.Rect | None:
        """The way off the list, at the left of the foot of a card; the room right of it, or above it, is left."""
        if not self.state.offered.has("forget"):
            return None
        row = pygame.Rect(foot.x, 0, foot.width, self.scale(BUTTON_HEIGHT))
        row.bottom = foot.bottom
        if side_by_side:
            row.centery = foot.centery
        return self.forget(entry, row).rect

    def _resume(self, summary: Summary, foot: pygame.Rect, away: pygame.Rect | None, first: bool) -> bool:
        """The button that goes on with a match; False where the card has no room for it: it is pressed as well."""
        scale, texts = self.scale, self.texts
        words, kind = texts.get("menu-resume-it"), "primary" if first else "plain"
        size = max(button_width(words, scale, kind), scale(RESUME)), button_height(scale, kind)
        rect = pygame.Rect((0, 0), size)
        if self.shape.words:
            rect.midright = foot.midright
            free = away is None or away.right + scale(0.6) <= rect.left
        else:
            rect.bottomleft = (foot.left, away.top - scale(0.4) if away else foot.bottom)
            free = rect.right <= foot.right
        if free:
            button = Button(f"go.{summary.id}", rect, words, partial(self.actions.resume, summary), scale, kind)
            button.spoken = texts.get("menu-resume-game", game=texts.game(summary.game, "name"))
            self.items.append(button)
        return free


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
            choose = ("choose", get("empty-choose"), app.show_shelf)
            empty = Empty(get("menu-running-none"), get("menu-running-empty"), choose)
            drawn, high = empty_page(pygame.Rect(0, 0, view.width, view.height - y), empty, scale)
            for item in drawn:
                item.rect.move_ip(0, y)
            self.body.lay(view, [*items, *drawn], y + high)
            return
        state, top = MatchState(shelf.boards, clock.now(), app.hour.offered), y + scale(0.6)
        made = shape_two_by_two(view, top, scale, len(entries)) or shape_of_few(view, scale, len(entries))
        cards = RunningCards(state, self, app.texts, scale, made)
        cards.lay(entries, top)
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
