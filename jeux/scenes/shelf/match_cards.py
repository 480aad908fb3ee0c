"""The cards of unfinished matches, and of files that cannot be shown as one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import NamedTuple, Protocol

import pygame

from jeux.common.files import Problem
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.match.store import Summary
from jeux.play.library.ended import persons_of, who_text
from jeux.play.setup.offered import Offered
from jeux.play.words.failure_words import sentences
from jeux.rules import CARDS
from jeux.scenes.narrator import sentence
from jeux.scenes.shelf.cards import (
    ABOVE,
    draw_picture,
    draw_words,
    rounded_picture,
    since_text,
    so_far_text,
    words_height,
)
from jeux.scenes.shelf.shape import Shape
from jeux.scenes.shelf.snapshots import Snapshots
from jeux.scenes.shelf.tiles import CORNER
from jeux.scenes.shelf.unshown import draw_unshown, guarded
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, Look, Paint, button_width, radius_of
from jeux.ui.items import Item, Spot, numbered
from jeux.ui.shapes import rounded

Entry = Summary | Problem
APART = 1.2
"""Body sizes between a picture and the words right of it."""


class MatchActions(Protocol):
    """What the cards of matches do."""

    def resume(self, summary: Summary) -> None:
        """Resume a match."""

    def forget(self, summary: Summary) -> None:
        """Remove a match from the list."""

    def put_away(self, unshown: Problem) -> None:
        """Remove a file that cannot be shown from the list."""


class MatchState(NamedTuple):
    """What the cards show of."""

    boards: Snapshots
    now: datetime
    offered: Offered


class MatchCards:
    """Lays out a card for each entry, in the columns of a shape; `y` ends below them."""

    def __init__(self, state: MatchState, actions: MatchActions, texts: Texts, scale: Scale, shape: Shape) -> None:
        self.state, self.actions, self.texts, self.scale, self.shape = state, actions, texts, scale, shape
        self.items: list[Item] = []
        self.y = 0

    def lay(self, entries: Sequence[Entry], top: int) -> None:
        """Add the cards of these entries from `top` on."""
        words = words_height(self.scale, 2)
        forgets = self.state.offered.has("forget")
        high = self.shape.picture + words + (self.scale(BUTTON_HEIGHT) if forgets else 0)
        for number, entry in enumerate(entries):
            rect = self.shape.place(number, top, high)
            card = pygame.Rect(rect.x, rect.y, rect.width, self.shape.picture + words)
            told = numbered(self.texts, number, len(entries))
            self.add(entry, card, card.width, told)
            if forgets:
                self.forget(entry, pygame.Rect(rect.x, card.bottom, rect.width, self.scale(BUTTON_HEIGHT)), told)
        rows = -(-len(entries) // self.shape.columns)
        self.y = top + rows * (high + self.shape.gap)

    def add(self, entry: Entry, card: pygame.Rect, wide: int, number: str = "") -> None:
        """Add the card of an entry, its picture `wide` pixels wide: its words stand below the picture, or right of it
        where the card is wider. `number` tells a listener which of several it is: the same players may have begun two
        matches, which eyes tell apart by their boards."""
        self._unshown(entry, card) if isinstance(entry, Problem) else self._match(entry, card, wide, number)

    def _match(self, summary: Summary, card: pygame.Rect, wide: int, number: str) -> None:
        name, size = f"resume.{summary.id}", (wide, self.shape.picture)
        board = partial(self.state.boards.picture, summary, size)
        board()  # queue the picture now, so that cards out of view are ready too
        kept: dict[int, pygame.Surface] = {}

        def paint(surface: pygame.Surface, at: pygame.Rect, look: Look) -> None:
            failed, made = self.state.boards.failed(summary, size), board()
            if made and id(made) not in kept:
                kept[id(made)] = rounded(made, radius_of(self.scale, CORNER))
            picture = kept[id(made)] if made else rounded_picture(CARDS[summary.game], size, self.scale)
            frame = pygame.Rect(at.topleft, size)
            draw_picture(surface, frame, picture, look, self.scale)
            title, *lines = match_words(summary, self.texts, self.state.now, failed)
            draw_words(surface, self.words(at, wide), title, lines, self.scale, persons=persons_of(summary.seats))

        shown = guarded(paint, failed_card(f"{summary.id}.json", self.texts, self.scale), name)
        self.items.append(Spot(card, shown, name, partial(self.actions.resume, summary), more=number))

    def words(self, card: pygame.Rect, wide: int) -> pygame.Rect:
        """What the words of a card stand below."""
        if card.width <= wide:
            return pygame.Rect(card.x, card.y, wide, self.shape.picture)
        left = card.x + wide + self.scale(APART)
        return pygame.Rect(left, card.y - self.scale(ABOVE), card.right - left, 0)

    def _unshown(self, problem: Problem, card: pygame.Rect) -> None:
        """A card for a file that cannot be shown."""
        (sentence,) = sentences([problem], self.texts)

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            draw_unshown(surface, at, sentence, problem.name, 0, self.scale)

        self.items.append(Spot(card, paint))

    def forget(self, entry: Entry, row: pygame.Rect, number: str = "") -> Button:
        """Add the way off the list, at the left of a row. It is spoken with what it removes."""
        words = self.texts.get("menu-resume-forget")
        row.width = min(row.width, button_width(words, self.scale, "link"))
        act: Callable[[], object]
        if isinstance(entry, Problem):
            name, act, told = entry.name, partial(self.actions.put_away, entry), [entry.name]
        else:
            name, act = entry.id, partial(self.actions.forget, entry)
            told = [*match_words(entry, self.texts, self.state.now, failed=False), number]
        button = Button(f"forget.{name}", row, words, act, self.scale, "link")
        button.spoken, button.aside = sentence([words, *filter(None, told)]), True
        self.items.append(button)
        return button


def match_words(summary: Summary, texts: Texts, now: datetime, failed: bool) -> tuple[str, str, str]:
    """The game, its players, and the progress and date of a match, or that its board `failed` to be drawn."""
    since = " · ".join(filter(None, (so_far_text(summary, texts), since_text(summary.updated, now, texts))))
    last = texts.get("menu-board-failed") if failed else since
    return texts.game(summary.game, "name"), who_text(summary.game, summary.seats, summary.turned, texts), last


def failed_card(file: str, texts: Texts, scale: Scale) -> Paint:
    """Draws a card whose own drawing failed."""

    def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        draw_unshown(surface, at, texts.get("menu-card-failed"), file, 0, scale)

    return paint
