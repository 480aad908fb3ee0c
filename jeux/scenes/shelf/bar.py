"""The band of paper at the top of the shelf: the title, the ways out, the search and the filters."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from jeux.common.palette import Colour, colours
from jeux.common.typography import height_of
from jeux.play.filters import WHO, kinds
from jeux.rules import CATALOGUE
from jeux.ui.band import Way, column, paper, title_row
from jeux.ui.blocks import (
    BUTTON_HEIGHT,
    CHIP_GAP,
    Column,
    button,
    button_width,
    choices_length,
    field,
    painted_text,
)
from jeux.ui.page import Look, Spot

if TYPE_CHECKING:
    from jeux.scenes.shelf.scene import MenuScene

SEARCH_LEAST, SEARCH_MOST = 13, 24


class MenuBar:
    """Sets the spots of the band; `height` is how much of the window it takes, in pixels."""

    def __init__(self, scene: MenuScene, warnings: list[str]) -> None:
        self.scene = scene
        self.scale, self.texts = scene.app.scale, scene.app.texts
        self.margin, self.width = column(scene.app.size[0], self.scale)
        texts = self.texts
        ways = (
            Way("settings", texts.get("menu-settings"), scene.open_settings),
            Way("about", texts.get("menu-about"), scene.open_about),
            Way("quit", texts.get("menu-quit"), scene.app.quit),
        )
        title, subtitle = texts.get("menu-title"), texts.get("menu-subtitle")
        spots, self.y = title_row(scene.app.size[0], self.scale(0.6), self.scale, title, subtitle, ways)
        self.y += self.scale(0.35)
        self.spots: list[Spot] = [Spot(pygame.Rect(0, 0, 0, 0), paper), *spots]
        self._tools()
        if scene.filtering:
            self._filters()
        self.y += self.scale(0.8)
        if warnings:
            way = Way("dismiss", texts.get("button-close"), scene.dismiss, "plain")
            self._strip("\n".join(warnings), colours().warning, way)
        if scene.forgotten:
            told = texts.get("menu-forgotten", game=texts.game(scene.forgotten.game, "name"))
            self._strip(told, colours().ink, Way("recall", texts.get("menu-forgotten-recall"), scene.recall, "plain"))
        self.height = self.y
        self.spots[0].rect = pygame.Rect(0, 0, scene.app.size[0], self.height)

    def _tools(self) -> None:
        """Who plays, the search, the filters, a game at random, on as many rows as needed."""
        scale, texts, scene = self.scale, self.texts, self.scene
        tools: list[tuple[str, str, Callable[[], None], str]] = []
        for who in ("", *WHO):
            text = texts.get(f"filter-who-{who}" if who else "filter-all")
            kind = "chosen" if scene.filters.who == who else "plain"
            tools.append((f"who.{who}", text, lambda who=who: scene.filter(who=who), kind))  # type: ignore[misc]
        after = [("random", texts.get("menu-random"), scene.open_random, "plain")]
        if kinds(CATALOGUE.values()):
            kind = "chosen" if scene.filters.narrow else "plain"
            after.insert(0, ("filters", texts.get("menu-filters"), scene.toggle_filters, kind))
        gap, height = scale(CHIP_GAP), scale(BUTTON_HEIGHT)
        ahead = sum(button_width(text, scale) + gap for _, text, _, _ in tools) + scale(1)
        behind = sum(button_width(text, scale) + gap for _, text, _, _ in after) + scale(0.6)
        self._row(self.margin, tools)
        x, room = self.margin + ahead, self.width - ahead - behind
        if room < scale(SEARCH_LEAST):
            self.y += height + gap
            x, room = self.margin, self.width - behind
        rect = pygame.Rect(x, self.y, min(room, scale(SEARCH_MOST)), height)
        words = lambda: scene.filters.words  # noqa: E731
        self.spots.append(field("search", rect, words, texts.get("menu-search"), scene.search, scale))
        self._row(rect.right + scale(0.6) + gap, after)
        self.y += height

    def _row(self, x: int, tools: list[tuple[str, str, Callable[[], None], str]]) -> None:
        scale = self.scale
        for name, text, act, kind in tools:
            rect = pygame.Rect(x, self.y, button_width(text, scale), scale(BUTTON_HEIGHT))
            self.spots.append(button(name, rect, text, act, scale, kind))
            x = rect.right + scale(CHIP_GAP)

    def _filters(self) -> None:
        """The filters that can leave a game out, side by side as far as there is room."""
        texts, scene, scale = self.texts, self.scene, self.scale
        rule_column = Column(scale, self.margin, self.y + scale(0.8), self.width)
        rule_column.rule()
        self.spots += rule_column.spots
        x, self.y = self.margin, rule_column.y + scale(0.7)
        bottom = self.y
        for name, values in kinds(CATALOGUE.values()).items():
            words = [texts.get("filter-any"), *(self._value(name, value) for value in values)]
            label = texts.get(f"filter-{name}")
            length = choices_length(label, words, scale)
            if x > self.margin and x + length > self.margin + self.width:
                x, self.y = self.margin, bottom + scale(0.5)
            column = Column(scale, x, self.y, min(length, self.width))
            now = getattr(scene.filters, name)
            chosen = values.index(now) + 1 if now in values else 0
            asked = [type(values[0])(), *values]
            column.choices(f"filter.{name}", words, chosen, partial(self._ask, name, asked), label)
            self.spots += column.spots
            bottom = max(bottom, column.y)
            x += length + scale(2.4)
        self.y = bottom

    def _ask(self, name: str, values: list[str | int], number: int) -> None:
        self.scene.filter(**{name: values[number]})

    def _value(self, name: str, value: str | int) -> str:
        if name == "age":
            return self.texts.get("filter-age-value", age=value)
        if name == "players":
            return str(value)
        return self.texts.get(f"{name}-{value}" if name in ("family", "luck") else f"filter-{name}-{value}")

    def _strip(self, text: str, colour: Colour, way: Way) -> None:
        """What is to be known, one sentence a line, and the button that answers it."""
        scale = self.scale
        away = button_width(way.text, scale)
        width = self.width - away - scale(2)
        height = height_of(text, "text", scale.body, width)
        strip = pygame.Rect(0, self.y, self.scene.app.size[0], max(height, scale(BUTTON_HEIGHT)) + scale(0.8))
        self.spots.append(Spot(strip, _strip_paper))
        middle = strip.centery
        rect = pygame.Rect(self.margin, middle - height // 2, width, height)
        self.spots.append(Spot(rect, painted_text(text, "text", scale.body, colour)))
        rect = pygame.Rect(0, 0, away, scale(BUTTON_HEIGHT))
        rect.midright = (self.margin + self.width, middle)
        self.spots.append(button(way.name, rect, way.text, way.act, scale))
        self.y = strip.bottom


def _strip_paper(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
    pygame.draw.line(surface, colours().rule, (at.x, at.y), (at.right, at.y))
