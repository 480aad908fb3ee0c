"""The band of paper at the top of the shelf: the title, the ways out, the search and the filters."""

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
from jeux.ui.blocks import Column, choices_length
from jeux.ui.controls import Button, Field
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, button_width, width_of
from jeux.ui.items import Item, Spot

SEARCH_LEAST, SEARCH_MOST = 11, 24
Tool = tuple[str, str, Callable[[], None], str]
"""A button of the band: its name, its words, what it does, its kind."""


@dataclass(frozen=True, slots=True)
class BarState:
    """What the band shows."""

    filters: Filters
    filtering: bool
    """Whether the rows of filters are open."""
    view: str
    """Which of the `VIEWS` is shown."""
    simple: bool
    """Whether the display is the simple one."""
    tools: bool
    """Whether the search and what stands beside it are shown."""
    warnings: list[str]
    forgotten: str
    """The match that was just taken off the list, or nothing."""
    offered: Offered
    """What may be shown."""


class BarActions(Protocol):
    """What the buttons of the band do."""

    def search(self, words: str) -> None:
        """Show the games that these words find."""

    def filter(self, **asked: str | int) -> None:
        """Ask something more, or something else, of the games."""

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
        """Have a file picked, and go to its match."""

    def open_past(self) -> None:
        """Go to the games that ended."""

    def open_statistics(self) -> None:
        """Go to the figures of all games."""

    def open_players(self) -> None:
        """Go to who plays on this computer."""

    def open_puzzles(self) -> None:
        """Go to the problems."""

    def open_tournaments(self) -> None:
        """Go to the tournaments of several players."""

    def open_classroom(self) -> None:
        """Go to where an animation is prepared and begun."""

    def open_class(self) -> None:
        """What one who leads an animation may do."""

    def open_settings(self) -> None:
        """Go to the settings."""

    def open_about(self) -> None:
        """Go to what the program is."""

    def quit(self) -> None:
        """Leave the program."""

    def dismiss(self) -> None:
        """Put the warnings away."""

    def recall(self) -> None:
        """Put back the match that was taken off the list."""


class ShelfBar:
    """Sets the items of the band; `height` is how much of the window it takes, in pixels."""

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
            else:  # of a later version
                sentence = texts.get("menu-forgotten-file", file=f"{state.forgotten}.json")
            self._strip(
                sentence,
                colours().ink,
                BandButton("recall", texts.get("menu-forgotten-recall"), actions.recall, "plain"),
            )
        self.height = ground.rect.height = self.y

    def _ways(self) -> tuple[BandButton, ...]:
        """The ways out, at the right of the title; those that have no room there are on a sheet, with all others. An
        animation leaves the way to its own sheet."""
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
        """Who plays, the search, the filters, a game at random, the problems, on as many rows as needed."""
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
            room = room if room >= least else self.width  # what follows the search goes on below it
        views = self._views(room - least)
        beside = room - self._length(views)
        rect = pygame.Rect(x, self.y, min(beside if beside >= least else room, scale(SEARCH_MOST)), height)
        self.items.append(Field("search", rect, filters.words, texts.get("menu-search"), actions.search, scale))
        x = self._row(rect.right + scale(0.6) + gap, after)
        self._row(x if beside >= least else self.margin + self.width, views)
        self.y += height

    def _views(self, room: int) -> list[Tool]:
        """The ways to see the games; where there is little room, the one that is not the usual one, as a switch."""
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
        """The room that tools take side by side, with what is left free before each."""
        return sum(button_width(text, self.scale) + self.scale(CHIP_GAP) for _, text, _, _ in tools)

    def _row(self, x: int, tools: list[Tool]) -> int:
        """Tools side by side from `x` on, on more rows where they need them; where the next one would go."""
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
        """The filters that can leave a game out, side by side as far as there is room."""
        texts, scale = self.texts, self.scale
        rule_column = Column(scale, self.margin, self.y + scale(0.8), self.width)
        rule_column.rule()
        self.items += rule_column.items
        x, self.y = self.margin, rule_column.y + scale(0.7)
        bottom = self.y
        for name, values in kinds(CARDS.values()).items():
            words = [texts.get("filter-any"), *(self._value(name, value) for value in values)]
            label = texts.get(f"filter-{name}")
            length = choices_length(label, words, scale)
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
        """What is to be known, and the button that answers it."""
        items, self.y = strip(self.items[0].rect.width, self.y, self.scale, text, colour, button)
        self.items += items
