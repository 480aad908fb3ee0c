"""The band at the top of the shelf: the title, the navigation buttons, the search and the filters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.settings import VIEWS
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.play.setup.filters import WHO, Filters, kinds
from jeux.play.setup.offered import Offered
from jeux.rules import CARDS
from jeux.ui.band import TITLE, BandButton, column, paper, row_width, strip, title_row
from jeux.ui.blocks import Column, label_width, track_width
from jeux.ui.controls import Button, Field
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, button_width, width_of
from jeux.ui.items import Item, Spot

SEARCH_LEAST, SEARCH_MOST = 11, 24
Tool = tuple[str, str, Callable[[], None], str]
"""A button of the band: its name, its text, its action, its kind."""


@dataclass(frozen=True, slots=True)
class BarState:
    """What the band shows."""

    filters: Filters
    filtering: bool
    """Whether the rows of filters are open."""
    view: str
    """The current view, one of `VIEWS`."""
    simple: bool
    """Whether the display is the simple one."""
    tools: bool
    """Whether the search and its row of buttons are shown."""
    warnings: list[str]
    forgotten: str
    """The match just removed from the list; empty if none was."""
    offered: Offered
    """What may be shown: everything, unless a class session restricts it."""


class BarActions(Protocol):
    """What the buttons of the band do."""

    def search(self, words: str) -> None:
        """Show the games that contain these words."""

    def filter(self, **asked: str | int) -> None:
        """Change some of the filters."""

    def toggle_filters(self) -> None:
        """Open or close the rows of filters."""

    def show_tools(self) -> None:
        """Show the search, the filters and the families."""

    def open_more(self) -> None:
        """Show what the simple display leaves out."""

    def leave_simple(self) -> None:
        """Go back to the full display."""

    def show_view(self, view: str) -> None:
        """Show the games in another of the `VIEWS`."""

    def open_random(self) -> None:
        """Open a game at random."""

    def open_file(self) -> None:
        """Let the player pick a file, and open its match."""

    def open_past(self) -> None:
        """Go to the finished games."""

    def open_statistics(self) -> None:
        """Go to the statistics of all games."""

    def open_players(self) -> None:
        """Go to the players of this computer."""

    def open_puzzles(self) -> None:
        """Go to the problems."""

    def open_tournaments(self) -> None:
        """Go to the tournaments of several players."""

    def open_classroom(self) -> None:
        """Go to the page that prepares and starts a class session."""

    def open_class(self) -> None:
        """Open the sheet of whoever leads the class session."""

    def open_settings(self) -> None:
        """Go to the settings."""

    def open_about(self) -> None:
        """Go to « À propos »."""

    def quit(self) -> None:
        """Leave the program."""

    def dismiss(self) -> None:
        """Dismiss the warnings."""

    def recall(self) -> None:
        """Put the removed match back on the list."""


class ShelfBar:
    """Lays out the items of the band; `height` is the band's height in pixels."""

    def __init__(self, state: BarState, actions: BarActions, texts: Texts, scale: Scale, window: int) -> None:
        self.state, self.actions, self.scale, self.texts = state, actions, scale, texts
        self.margin, self.width = column(window, scale)
        buttons = self._ways()
        title, subtitle = texts.get("menu-title"), texts.get("menu-subtitle")
        items, self.y = title_row(window, scale(0.6), scale, title, subtitle, buttons)
        self.y += scale(0.35)
        ground = Spot(pygame.Rect(0, 0, window, 0), paper)
        self.items: list[Item] = [ground, *items]
        if state.tools:
            self._tools()
        if state.filtering and state.tools:
            self._filters()
        self.y += scale(0.8)
        if state.warnings:
            button = BandButton("dismiss", texts.get("button-close"), actions.dismiss, "plain")
            self._strip("\n".join(state.warnings), colours().warning, button)
        if state.forgotten:
            game = state.forgotten.rpartition("-")[0]
            if game in CARDS:
                sentence = texts.get("menu-forgotten", game=texts.game(game, "name"))
            else:  # a game of a later version of the program
                sentence = texts.get("menu-forgotten-file", file=f"{state.forgotten}.json")
            self._strip(
                sentence,
                colours().ink,
                BandButton("recall", texts.get("menu-forgotten-recall"), actions.recall, "plain"),
            )
        self.height = ground.rect.height = self.y

    def _ways(self) -> tuple[BandButton, ...]:
        """The navigation buttons, right of the title. Those that do not fit are on the sheet « Plus de choix ». During
        a class session, the only button opens its sheet."""
        get, actions, offered = self.texts.get, self.actions, self.state.offered
        if offered.held:
            return (BandButton("animation", get("animation-open"), actions.open_class, "plain"),)
        leave = BandButton("quit", get("menu-quit"), actions.quit)
        if self.state.simple:
            more = BandButton("more", get("simple-more"), actions.open_more, "plain")
            return more, BandButton("full", get("simple-leave"), actions.leave_simple, "plain"), leave
        ways: tuple[BandButton, ...] = (
            BandButton("open", get("files-open-button"), actions.open_file),
            BandButton("past", get("past-title"), actions.open_past),
            BandButton("statistics", get("stats-title"), actions.open_statistics),
            BandButton("players", get("players-title"), actions.open_players),
            BandButton("evenings", get("hall-title"), actions.open_tournaments),
            BandButton("prepare", get("animation-title"), actions.open_classroom),
            BandButton("settings", get("menu-settings"), actions.open_settings),
            BandButton("about", get("menu-about"), actions.open_about),
        )
        room = self.width - width_of(get("menu-title"), "title", self.scale(TITLE)) - self.scale(1)
        if row_width((*ways, leave), self.scale) <= room:
            return (*ways, leave)
        last = BandButton("more", get("simple-more"), actions.open_more), leave
        while ways and row_width((*ways, *last), self.scale) > room:
            ways = ways[:-1]
        return (*ways, *last)

    def _tools(self) -> None:
        """Lay out the filters by who plays, the search, and the other tools, on as many rows as needed."""
        scale, texts, actions, filters = self.scale, self.texts, self.actions, self.state.filters
        tools: list[Tool] = []
        for who in ("", *WHO):
            text = texts.get(f"filter-who-{who}" if who else "filter-all")
            kind = "chosen" if filters.who == who else "plain"
            tools.append((f"who.{who}", text, partial(actions.filter, who=who), kind))
        after: list[Tool] = [
            ("random", texts.get("menu-random"), actions.open_random, "plain"),
            ("puzzles", texts.get("problem-title"), actions.open_puzzles, "plain"),
        ]
        if kinds(CARDS.values()):
            kind = "chosen" if filters.narrow else "plain"
            after.insert(0, ("filters", texts.get("menu-filters"), actions.toggle_filters, kind))
        after = [tool for tool in after if self.state.offered.has(tool[0])]
        gap, height = scale(CHIP_GAP), scale(BUTTON_HEIGHT)
        ahead = sum(button_width(text, scale) + gap for _, text, _, _ in tools) + scale(1)
        behind = sum(button_width(text, scale) + gap for _, text, _, _ in after) + scale(0.6)
        self._row(self.margin, tools)
        x, room = self.margin + ahead, self.width - ahead - behind
        least = scale(SEARCH_LEAST)
        if room < least + self._length(self._views(0)):
            self.y += height + gap
            x, room = self.margin, self.width - behind
            room = room if room >= least else self.width  # the tools after the search go on the next row
        views = self._views(room - least)
        beside = room - self._length(views)
        rect = pygame.Rect(x, self.y, min(beside if beside >= least else room, scale(SEARCH_MOST)), height)
        self.items.append(Field("search", rect, filters.words, texts.get("menu-search"), actions.search, scale))
        x = self._row(rect.right + scale(0.6) + gap, after)
        self._row(x if beside >= least else self.margin + self.width, views)
        self.y += height

    def _views(self, room: int) -> list[Tool]:
        """The buttons of the views. Where there is little room, a single switch for the view that is not the
        default."""
        usual, views = VIEWS[0], list[Tool]()
        for view in VIEWS:
            kind = "chosen" if self.state.view == view else "plain"
            text = self.texts.get(f"menu-view-{view}")
            views.append((f"view.{view}", text, partial(self.actions.show_view, view), kind))
        if self._length(views) <= room:
            return views
        switches = []
        for name, text, act, kind in views[1:]:
            switches.append((name, text, partial(self.actions.show_view, usual) if kind == "chosen" else act, kind))
        return switches

    def _length(self, tools: list[Tool]) -> int:
        """The width of tools side by side, with the gap of each."""
        return sum(button_width(text, self.scale) + self.scale(CHIP_GAP) for _, text, _, _ in tools)

    def _row(self, x: int, tools: list[Tool]) -> int:
        """Lay out tools from `x` on, wrapping to more rows; return the x after them."""
        scale = self.scale
        for name, text, act, kind in tools:
            rect = pygame.Rect(x, self.y, button_width(text, scale), scale(BUTTON_HEIGHT))
            if rect.right > self.margin + self.width:
                self.y += rect.height + scale(CHIP_GAP)
                rect.topleft = (self.margin, self.y)
            self.items.append(Button(name, rect, text, act, scale, kind))
            x = rect.right + scale(CHIP_GAP)
        return x

    def _filters(self) -> None:
        """Lay out the filters that distinguish any games, side by side where there is room."""
        texts, scale = self.texts, self.scale
        rule_column = Column(scale, self.margin, self.y + scale(0.8), self.width)
        rule_column.rule()
        self.items += rule_column.items
        x, self.y = self.margin, rule_column.y + scale(0.7)
        bottom = self.y
        for name, values in kinds(CARDS.values()).items():
            words = [texts.get("filter-any"), *(self._value(name, value) for value in values)]
            label = texts.get(f"filter-{name}")
            length = track_width(words, scale) + (label_width(label, scale) if label else 0)
            if x > self.margin and x + length > self.margin + self.width:
                x, self.y = self.margin, bottom + scale(0.5)
            column = Column(scale, x, self.y, min(length, self.width))
            now = getattr(self.state.filters, name)
            chosen = values.index(now) + 1 if now in values else 0
            asked = [type(values[0])(), *values]
            column.choices(f"filter.{name}", words, chosen, partial(self._ask, name, asked), label)
            self.items += column.items
            bottom = max(bottom, column.y)
            x += length + scale(2.4)
        self.y = bottom

    def _ask(self, name: str, values: list[str | int], number: int) -> None:
        self.actions.filter(**{name: values[number]})

    def _value(self, name: str, value: str | int) -> str:
        if name == "age":
            return self.texts.get("filter-age-value", age=value)
        if name == "players":
            return str(value)
        return self.texts.get(f"{name}-{value}" if name in ("family", "luck") else f"filter-{name}-{value}")

    def _strip(self, text: str, colour: Colour, button: BandButton) -> None:
        """A message with its button."""
        items, self.y = strip(self.items[0].rect.width, self.y, self.scale, text, colour, button)
        self.items += items
