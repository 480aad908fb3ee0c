"""« Parties en cours »: all unfinished matches, and the files that cannot be shown as one."""

from __future__ import annotations

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
from jeux.scenes.shelf.match_cards import Entry, MatchActions, MatchCards, MatchState
from jeux.scenes.shelf.shape import SHAPE, TALLEST, Shape, shape
from jeux.scenes.shelf.snapshots import Snapshots
from jeux.ui.band import BandButton, column, strip
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, button_width
from jeux.ui.items import Item

FEW = 3
"""Up to so many matches have larger pictures."""
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
        made = shape_of_few(view, scale, len(entries))
        cards = MatchCards(MatchState(shelf.boards, clock.now(), app.hour.offered), self, app.texts, scale, made)
        cards.lay(entries, y + scale(0.6))
        self.body.lay(view, [*items, *cards.items, *self._resume_first(cards)], cards.y + scale(1))

    def _resume_first(self, cards: MatchCards) -> list[Item]:
        """The action of the page: to go on with the match played last, beside the way off the list; none where the
        card has no room for it, which is pressed as well."""
        app, matches, scale = self.app, self.shelf.matches, self.app.scale
        if not matches or not app.hour.offered.has("forget"):
            return []
        get, name = app.texts.get, app.texts.game(matches[0].game, "name")
        found = {item.name: item.rect for item in cards.items}
        card, beside = found[f"resume.{matches[0].id}"], found[f"forget.{matches[0].id}"]
        free = card.right - beside.right - scale(0.6)
        for words in (get("menu-resume-game", game=name), get("menu-resume-it")):
            wide = button_width(words, scale, "primary")
            if wide <= free:
                rect = pygame.Rect(card.right - wide, card.bottom, wide, scale(BUTTON_HEIGHT))
                return [Button("resume", rect, words, partial(self.resume, matches[0]), scale, "primary")]
        return []

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
