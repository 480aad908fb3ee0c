"""Hands for the screens made of pages: they find an item by its name, as eyes find it by its words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar
from unittest import mock

import pygame

from jeux.engine.client import Engine
from jeux.engine.questions import SearchQuestion
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.rules.contract import CHANCE
from jeux.scenes.app import App
from jeux.scenes.page_scene import PageScene
from jeux.scenes.scene import Scene
from jeux.scenes.table.activity_screen import ActivityScreen
from jeux.scenes.table.scene import GameScene
from jeux.ui.items import Item
from jeux.ui.list_field import ListField
from jeux.ui.page import Page
from tests.desk import click, frames, press

Kind = TypeVar("Kind", bound=Scene)
Use = TypeVar("Use", bound=ActivityScreen)

NODES = 2_000
"""Of a search whose answer no test looks at closely: enough to value every step."""


@contextmanager
def short_searches(nodes: int = NODES) -> Iterator[None]:
    """The engine looks less deeply into a position, whatever the stage: what is done with its answer is the same."""
    whole = SearchQuestion.lines

    def lines(asked: SearchQuestion) -> tuple[str, ...]:
        *before, go = whole(asked)
        return (*before, f"{go} nodes={nodes}" if asked.stage else go)

    with mock.patch.object(SearchQuestion, "lines", lines):
        yield


@contextmanager
def one_engine() -> Iterator[None]:
    """The windows of several tests ask the same process, which need not be started for each of them: it is asked one
    question at a time, and a question tells it all that it has to know."""
    engine = Engine()
    with mock.patch.object(App, "engine", engine):
        yield
    engine.close()


def scene_of(app: App, kind: type[Kind]) -> Kind:
    """The scene that is shown, which is one of this kind."""
    assert isinstance(app.scene, kind), app.scene
    return app.scene


def table_of(app: App, use: type[ActivityScreen]) -> GameScene:
    """The table that is shown, which is used for this."""
    scene = scene_of(app, GameScene)
    assert isinstance(scene.screen, use), scene.screen
    return scene


def screen_of(scene: GameScene, use: type[Use]) -> Use:
    """What a table is used for."""
    assert isinstance(scene.screen, use), scene.screen
    return scene.screen


def dialogue_of(app: App) -> Scene:
    """The dialogue that is shown."""
    assert isinstance(app.dialogue, Scene), app.dialogue
    return app.dialogue


def page_behind(app: App, button: str, kind: type[Kind]) -> Kind:
    """The page behind a sign of the shelf, or behind a tile of « Plus », gone to with the mouse."""
    app.show_shelf()
    frames(app, 2)
    if button not in names(app):
        click_on(app, "more")
    click_on(app, button)
    frames(app, 2)
    page = dialogue_of(app)
    assert isinstance(page, kind)
    return page


def pages(app: App) -> list[Page]:
    """The pages on top: those of the dialogue, or else of the scene."""
    top = app.dialogue or app.scene
    assert isinstance(top, PageScene), top
    return top.pages


def names(app: App, prefix: str = "") -> list[str]:
    """The items that one can use, in the order of reading."""
    return [item.name for page in pages(app) for item in page.items if item.name and item.name.startswith(prefix)]


def item(app: App, name: str) -> tuple[Page, Item]:
    """An item and its page."""
    found = [(page, item) for page in pages(app) for item in page.items if item.name == name]
    assert len(found) == 1, (name, names(app))
    return found[0]


def place(app: App, name: str) -> tuple[int, int]:
    """The middle of an item in the window, scrolled into view."""
    page, wanted = item(app, name)
    page.show(wanted.rect, at_once=True)
    return page.on_screen(wanted.rect).center


def take_listed(app: App, name: str, number: int) -> None:
    """Open the list of a field with the mouse, and take one of its choices with the keyboard."""
    click_on(app, name)
    top = app.dialogue or app.scene
    assert isinstance(top, PageScene)
    assert top.widgets.dropped, name
    press(app, pygame.K_HOME)
    for _ in range(number):
        press(app, pygame.K_DOWN)
    press(app, pygame.K_RETURN)
    assert not top.widgets.dropped


def click_on(app: App, name: str) -> None:
    """Click an item."""
    click(app, place(app, name))


def type_text(app: App, text: str) -> None:
    """Type letters: each is a key and its text, as the system sends them."""
    for letter in text:
        key = pygame.Event(pygame.KEYDOWN, key=pygame.key.key_code(letter), mod=0, unicode=letter, scancode=0)
        frames(app, 2, [key, pygame.Event(pygame.TEXTINPUT, text=letter)])


def begun(app: App, key: str, *seats: Seat) -> str:
    """Keep a match just begun, its first step played; its name."""
    match = Match.new(key, {}, seats)
    if match.decider() == CHANCE:
        match.throw()
    else:
        match.play(match.legal()[0])
    record = match.record
    assert app.store.save(record) is None
    app.store.release(record.id)
    return record.id


def choose_in(app: App, name: str, number: int) -> None:
    """Take one choice of several: on its track, or from the list of its field."""
    if f"{name}.{number}" in names(app):
        click_on(app, f"{name}.{number}")
        return
    click_on(app, name)
    screen = app.dialogue or app.scene
    assert isinstance(screen, Scene)
    dropped = screen.widgets.dropped
    assert dropped, name
    row = dropped.page.items[number].rect
    dropped.page.show(row, at_once=True)
    click(app, dropped.page.on_screen(row).center)


def listed_in(app: App, name: str) -> list[str]:
    """What the list of a field offers, in words."""
    found = item(app, name)[1]
    assert isinstance(found, ListField)
    return list(found.texts)
