"""How the page of all choices is written: headings, explanations in italics, and for each choice the control of its
kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.ui.blocks import MOST_SEGMENTS, Column, track_width
from jeux.ui.controls import Button, Check
from jeux.ui.drawing import LEAST_SIDE
from jeux.ui.list_field import list_field_width

HEADING, SAYING = 1.6, 1.08
"""Body sizes: the letters of a heading, and of an explanation."""
INDENT = 1.85
"""Body sizes: what is said of a check box begins where its words do."""


def heading(page: Column, text: str) -> None:
    """A heading, without a line: the controls below it belong to it."""
    page.write(text, "title", HEADING).heading = text
    page.gap(0.25)


def say(page: Column, text: str, indent: float = 0.0) -> None:
    """An explanation of what stands above it."""
    away = page.scale(indent)
    page.x, page.width = page.x + away, page.width - away
    page.gap(0.2)
    page.write(text, "serif-italic", SAYING, colours().ink_soft)
    page.x, page.width = page.x - away, page.width + away


def ask(
    page: Column,
    name: str,
    words: Sequence[str],
    chosen: int,
    act: Callable[[int], object],
    label: str = "",
    heard: str = "",
) -> None:
    """One choice of several: on a track where their words fit on one, with the label beside or above it; else in a
    field that opens a list. `heard` is their label for who hears the page, where what stands above them is none."""
    before = len(page.items)
    if 1 < len(words) <= MOST_SEGMENTS and track_width(words, page.scale) <= page.width:
        page.choices(name, words, chosen, act, label)
    else:
        beside = page.label_room
        if beside and beside + list_field_width(words, page.scale) > page.width:
            page.label_room = 0
        page.listed(name, words, chosen, act, label)
        page.label_room = beside
    if heard:
        for button in page.items[before:]:
            if isinstance(button, Button):
                button.label = heard


def check(page: Column, name: str, text: str, on: bool, act: Callable[[bool], object]) -> None:
    """Something that is so or not."""
    rect = pygame.Rect(page.x, page.y, page.width, max(LEAST_SIDE, page.scale(1.9)))
    page.items.append(Check(name, rect, text, partial(act, not on), page.scale, chosen=on))
    page.y = rect.bottom


def between(page: Column) -> None:
    """A thin line between two groups."""
    page.gap(0.9)
    page.rule()
    page.gap(0.8)
