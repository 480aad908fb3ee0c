"""The head of the shelf: the title, four signs, and below them the line of the search and what must be told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, font, leading, line
from jeux.play.setup.offered import Offered
from jeux.rules import CARDS
from jeux.ui.band import BandButton, column, paper, strip
from jeux.ui.controls import Button, Field, Sign
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, Look, button_width, sign_size, width_of
from jeux.ui.items import Item, Spot

SEARCH_MOST = 30
"""Body sizes: the greatest width of the line of the search."""
WORDMARK, SUBTITLE = 3.2, 1.45


@dataclass(frozen=True, slots=True)
class BarState:
    """What the head shows."""

    words: str
    """What is searched."""
    searching: bool
    """Whether the line of the search is open."""
    simple: bool
    """Whether the display is the simple one."""
    warnings: list[str]
    unshown: str
    """Why files of matches cannot be shown; empty if none is hidden."""
    forgotten: str
    """The match just removed from the list; empty if none was."""
    offered: Offered
    """What may be shown: everything, unless a class session restricts it."""


class BarActions(Protocol):
    """What the buttons of the head do."""

    def search(self, words: str) -> None:
        """Show the games that contain these words."""

    def toggle_search(self) -> None:
        """Open the line of the search, or close it."""

    def open_more(self) -> None:
        """Go to the page of all else."""

    def leave_simple(self) -> None:
        """Go back to the full display."""

    def open_players(self) -> None:
        """Go to the players of this computer."""

    def open_running(self) -> None:
        """Go to the unfinished matches."""

    def open_class(self) -> None:
        """Open the sheet of whoever leads the class session."""

    def open_settings(self) -> None:
        """Go to the settings."""

    def quit(self) -> None:
        """Leave the program."""

    def dismiss(self) -> None:
        """Dismiss the warnings."""

    def recall(self) -> None:
        """Put the removed match back on the list."""


class Way(NamedTuple):
    """A sign: its name, its words, its icon, and where it leads."""

    name: str
    text: str
    icon: str
    act: Callable[[], object]


class ShelfBar:
    """Lays out the items of the head; `height` is its height in pixels."""

    def __init__(self, state: BarState, actions: BarActions, texts: Texts, scale: Scale, window: int) -> None:
        self.state, self.actions, self.scale, self.texts = state, actions, scale, texts
        self.margin, self.width = column(window, scale)
        ground = Spot(pygame.Rect(0, 0, window, 0), paper)
        self.items: list[Item] = [ground]
        self.y = scale(0.9)
        self._head()
        if state.searching:
            self._search()
        self.y += scale(0.6)
        self._strips()
        self.height = ground.rect.height = self.y

    # --- title and signs ------------------------------------------------------------------------------------------

    def _head(self) -> None:
        """The wordmark at the left, the signs at the right of it, or below it where they do not fit."""
        scale, signs = self.scale, self._ways()
        sizes = [sign_size(way.text, scale) for way in signs]
        gap = scale(1.2)
        room = sum(width for width, _ in sizes) + gap * (len(sizes) - 1)
        high = max(leading(scale(WORDMARK)), sizes[0][1])
        name = self.texts.get("menu-title")
        beside = width_of(name, "title", scale(0.62 * WORDMARK)) + scale(1) + room <= self.width
        words = pygame.Rect(self.margin, self.y, self.width - (room + scale(1) if beside else 0), high)
        self.items.append(Spot(words, self._paint_title(name, self.texts.get("menu-subtitle"))))
        x, top = self.margin + self.width - room, self.y
        if not beside:
            x, top = max(self.margin, x), words.bottom
        self.y = top + high if beside else top + sizes[0][1]
        for way, (width, tall) in zip(signs, sizes, strict=True):
            rect = pygame.Rect(x, top + (high - tall) // 2 if beside else top, width, tall)
            self.items.append(Sign(way.name, rect, way.text, way.icon, way.act, scale))
            x += width + gap

    def _paint_title(self, name: str, subtitle: str) -> Callable[[pygame.Surface, pygame.Rect, Look], None]:
        """Paints the wordmark and, where there is room, the subtitle on its baseline."""
        big, small, apart = self.scale(WORDMARK), self.scale(SUBTITLE), self.scale(1.3)

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            size = fitting_size(name, "title", big, at.width)
            image = line(name, "title", size, colours().on_cloth)
            place = image.get_rect(midleft=at.midleft)
            surface.blit(image, place)
            left = place.right + apart
            if left + width_of(subtitle, "serif-italic", small) > at.right:
                return
            base = place.top + font("title", size).get_ascent()
            words = line(subtitle, "serif-italic", small, colours().on_cloth_soft)
            surface.blit(words, (left, base - font("serif-italic", small).get_ascent()))

        return paint

    def _ways(self) -> tuple[Way, ...]:
        """The signs. During a class session, with its sheet; in the simple display, with the ways out of it."""
        get, actions = self.texts.get, self.actions
        find = Way("find", get("menu-sign-search"), "search", actions.toggle_search)
        more = Way("more", get("menu-more"), "more", actions.open_more)
        if self.state.offered.held:
            return find, more, Way("animation", get("animation-open"), "screen", actions.open_class)
        if self.state.simple:
            full = Way("full", get("simple-leave"), "tiles", actions.leave_simple)
            return more, full, Way("quit", get("menu-quit"), "leave", actions.quit)
        players = Way("players", get("players-title"), "person", actions.open_players)
        return find, players, more, Way("settings", get("menu-settings"), "sliders", actions.open_settings)

    # --- below them -----------------------------------------------------------------------------------------------

    def _search(self) -> None:
        """The line of the search, and the way to close it."""
        scale, get = self.scale, self.texts.get
        self.y += scale(0.2)
        words = get("button-close")
        close = button_width(words, scale, "link")
        width = min(self.width - close - scale(CHIP_GAP + 0.6), scale(SEARCH_MOST))
        rect = pygame.Rect(self.margin, self.y, width, scale(BUTTON_HEIGHT))
        self.items.append(Field("search", rect, self.state.words, get("menu-search"), self.actions.search, scale))
        rect = pygame.Rect(rect.right + scale(CHIP_GAP + 0.6), self.y, close, rect.height)
        self.items.append(Button("search.close", rect, words, self.actions.toggle_search, scale, "link"))
        self.y = rect.bottom

    def _strips(self) -> None:
        """What must be told, each with its button."""
        get, state, actions = self.texts.get, self.state, self.actions
        if state.warnings:
            button = BandButton("dismiss", get("button-close"), actions.dismiss, "plain")
            self._strip("\n".join(state.warnings), colours().warning, button)
        if state.unshown:
            button = BandButton("unshown", get("menu-running"), actions.open_running, "plain")
            self._strip(state.unshown, colours().warning, button)
        if state.forgotten:
            button = BandButton("recall", get("menu-forgotten-recall"), actions.recall, "plain")
            self._strip(forgotten_text(state.forgotten, self.texts), colours().ink, button)

    def _strip(self, text: str, colour: Colour, button: BandButton) -> None:
        """A message with its button."""
        items, self.y = strip(self.items[0].rect.width, self.y, self.scale, text, colour, button)
        self.items += items


def forgotten_text(match: str, texts: Texts) -> str:
    """That a match was removed from the list."""
    game = match.rpartition("-")[0]
    if game in CARDS:
        return texts.get("menu-forgotten", game=texts.game(game, "name"))
    return texts.get("menu-forgotten-file", file=f"{match}.json")  # a game of a later version of the program
