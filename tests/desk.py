"""A window without a screen, and hands to use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

import pygame

from jeux.common.settings import Settings, save_settings
from jeux.match.forms import PROGRAM
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.rules import CATALOGUE
from jeux.scenes.app import App, MakeScreen
from jeux.scenes.routes import ROUTES
from jeux.scenes.scene import Scene
from jeux.scenes.screen import Screen
from jeux.scenes.table.dialogues.end_band import EndBand
from jeux.scenes.table.scene import GameScene

FRAME = 0.04


@contextmanager
def desk(folder: Path, size: tuple[int, int] = (1366, 768), **settings: object) -> Iterator[App]:
    """The application in a data folder of its own, its window `size` pixels large."""
    chosen = Settings().replace(window=size, **{"animation": "none", "muted": True, **settings})
    waits = mock.patch("jeux.scenes.files.waiting.PATIENCE", 60)  # a small file is read at once, on a busy computer too
    with mock.patch.dict("os.environ", {"TABLIER_FOLDER": str(folder)}), waits:
        assert save_settings(folder, chosen) is None
        app = App(ROUTES, propagate=True)
        try:
            yield app
        finally:
            with mock.patch("pygame.mixer.quit"):  # the next window finds the mixer open: to close it takes 30 ms
                app.shut()


def show(app: App, make: MakeScreen) -> Screen:
    """Go to a scene and draw its first frame."""
    app.go(make)
    frames(app)
    assert app.scene is not None
    return app.scene


def play_table(
    app: App,
    key: str,
    levels: tuple[int, ...] = (),
    target: int = 0,
    form: str | None = None,
    dice: str = PROGRAM,
    **options: str,
) -> GameScene:
    """Sit down at a new match: persons, two if the game can be played by two, where no `levels` are given."""
    persons = (0,) * (2 if 2 in CATALOGUE[key].players else 1)
    match = Match.new(key, options, tuple(Seat("", level) for level in levels or persons), target, form, dice)
    scene = show(app, lambda app: GameScene(app, match))
    assert isinstance(scene, GameScene)
    return scene


def frames(app: App, count: int = 2, events: list[pygame.Event] | None = None) -> None:
    """Some frames; the events come with the first."""
    for number in range(count):
        waiting = pygame.event.get()
        app.frame([*waiting, *(events or [])] if number == 0 else waiting, FRAME)


def until(app: App, done: Callable[[], bool], limit: int = 3000) -> None:
    """Frames until something holds; fails after `limit` of them."""
    for _ in range(limit):
        if done():
            return
        frames(app, 1)
        pygame.time.wait(5)
    raise AssertionError("it never came")


def move(app: App, pixel: tuple[float, float]) -> None:
    """Move the pointer."""
    point = (round(pixel[0]), round(pixel[1]))
    pygame.mouse.set_pos(point)
    event = pygame.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    frames(app, 1, [event])


def _mouse(kind: int, pixel: tuple[float, float]) -> pygame.Event:
    return pygame.Event(kind, pos=(round(pixel[0]), round(pixel[1])), button=1, touch=False)


def click(app: App, pixel: tuple[float, float]) -> None:
    """Press and release at a pixel of the window."""
    move(app, pixel)
    frames(app, 1, [_mouse(pygame.MOUSEBUTTONDOWN, pixel)])
    frames(app, 2, [_mouse(pygame.MOUSEBUTTONUP, pixel)])


def drag(app: App, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Press at one pixel, release at another."""
    move(app, start)
    frames(app, 1, [_mouse(pygame.MOUSEBUTTONDOWN, start)])
    for part in (0.3, 0.7, 1.0):
        move(app, (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
    frames(app, 2, [_mouse(pygame.MOUSEBUTTONUP, end)])


def press(app: App, key: int, mod: int = 0, unicode: str = "", shown: int = 2) -> None:
    """Press a key and let it up, and draw so many frames."""
    down = pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode, scancode=0)
    frames(app, shown, [down, pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode=unicode, scancode=0)])


def fold(app: App) -> None:
    """Fold the band of an end, if it is shown: the sheet of the table has all the buttons then."""
    if isinstance(app.dialogue, EndBand):
        press(app, pygame.K_ESCAPE)


def button(scene: Screen, text: str) -> tuple[float, float]:
    """The middle of the button with these words; of those of a table, once the band of its end is folded."""
    assert isinstance(scene, Scene)
    if scene is scene.app.scene:
        fold(scene.app)
    found = [button for button in scene.widgets.buttons() if button.text == text]
    assert found, (text, [button.text for button in scene.widgets.buttons()])
    centre = found[0].element.rect.center
    return float(centre[0]), float(centre[1])


def touch(app: App, scene: GameScene, place: str) -> None:
    """Click a place of the board, a die (``die:3``) or a tray; of a board seen from near, once the pointer, going
    there, has brought it in."""
    closeup = scene.display.board.closeup
    before = None
    while not closeup.whole and ":" not in place and closeup.frame != before:
        before, room, (x, y) = closeup.frame, closeup.room, scene.display.pixel_of(place)
        move(app, (min(max(x, room.left), room.right - 1), min(max(y, room.top), room.bottom - 1)))
        frames(app, 8)
    click(app, scene.display.pixel_of(place))


def advise(app: App, scene: GameScene) -> None:
    """Ask for advice: where to look, then what to play."""
    teaching = scene.session.teaching
    scene.session.advise()
    until(app, lambda: bool(teaching.shown.where or teaching.shown.turn))
    if not teaching.shown.turn:
        scene.session.advise()
        until(app, lambda: bool(teaching.shown.turn))
        frames(app, 1)
