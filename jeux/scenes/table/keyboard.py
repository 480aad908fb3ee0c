"""The whole game with the keyboard: one map for all games."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from jeux.play.conductor import Waiting

if TYPE_CHECKING:
    from jeux.scenes.table.scene import GameScene

ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
TYPING_SECONDS = 0.6
"""How long a letter waits for the digit that would make it the name of a place, before it is a command."""
COORDINATES = ("off", "border", "every")


class Typed:
    """A place being typed, ``d6``: a letter that is also a command waits a moment for its digit."""

    def __init__(self) -> None:
        self.text = ""
        self._age = 0.0

    def add(self, letter: str) -> None:
        """One more character."""
        self.text += letter
        self._age = 0.0

    def take(self) -> str:
        """What was typed; nothing is left."""
        text, self.text = self.text, ""
        return text

    def advance(self, scene: GameScene, dt: float) -> bool:
        """A lone letter that waited long enough is a command."""
        self._age += dt
        if len(self.text) == 1 and self.text.isalpha() and self._age > TYPING_SECONDS:
            return _command(scene, self.take())
        return False


def handle(scene: GameScene, event: pygame.Event, typed: Typed) -> bool:
    """Do what a key means in a game; False when it means nothing here."""
    key, control = event.key, event.mod & pygame.KMOD_CTRL
    if control:
        return _control(scene, key)
    if scene.session.conductor.waiting() is Waiting.ENTER and scene.entry.key(event):
        return True
    plain = {
        pygame.K_BACKSPACE: scene.session.undo,
        pygame.K_F1: scene.actions.toggle_rules,
        pygame.K_F12: scene.toggle_bare,
    }.get(key)
    if plain:
        typed.take()
        plain()
        return True
    if key in ARROWS and scene.widgets.focused is None:
        return _walk(scene, ARROWS[key])
    if key == pygame.K_TAB:
        return _tab(scene, not event.mod & pygame.KMOD_SHIFT)
    if key in (pygame.K_RETURN, pygame.K_KP_ENTER) and scene.composer.ready and scene.widgets.focused is None:
        scene.composer.play()
        return True
    if key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
        return _enter(scene, typed)
    return _letter(scene, event.unicode.lower(), typed)


def _control(scene: GameScene, key: int) -> bool:
    if key == pygame.K_z:
        scene.session.undo()
    elif key == pygame.K_y:
        scene.session.redo()
    else:
        return False
    return True


def _letter(scene: GameScene, letter: str, typed: Typed) -> bool:
    if len(letter) != 1 or not letter.isalnum():
        return False
    if scene.composer.key(letter):
        return True
    if typed.text or any(place[0].lower() == letter for place in scene.session.board.game.board.points):
        typed.add(letter)
        return True
    if f"die:{letter}" in scene.session.permit.next_places(()):
        _touch(scene, f"die:{letter}")
        return True
    return _command(scene, letter)


def _command(scene: GameScene, letter: str) -> bool:
    app = scene.app
    settings = app.settings
    match letter:
        case "h":
            scene.session.advise()
        case "l":
            app.change(settings.replace(marks=not settings.marks))
            scene.session.notice = (app.texts.get("marks-shown" if app.settings.marks else "marks-hidden"), False)
        case "c":
            after = COORDINATES[(COORDINATES.index(settings.coordinates) + 1) % len(COORDINATES)]
            app.change(settings.replace(coordinates=after))
            scene.relayout()
            scene.session.notice = (app.texts.get(f"coordinates-{after}"), False)
        case "m":
            app.change(settings.replace(muted=not settings.muted))
            scene.session.notice = (app.texts.get("sound-off" if app.settings.muted else "sound-on"), False)
        case "n":
            scene.new_game()
        case _:
            return False
    return True


def _enter(scene: GameScene, typed: Typed) -> bool:
    written = typed.take()
    named = next((place for place in scene.session.board.game.board.points if place.lower() == written), None)
    if named:
        _touch(scene, named)
        return True
    if scene.widgets.press():
        return True
    cursor = scene.session.marking.cursor
    by_places = scene.session.permit.paths or scene.composer.active  # a pass is a button, wherever the cursor is
    if cursor and by_places and scene.session.conductor.waiting() is Waiting.PERSON:
        _touch(scene, cursor)
        return True
    return scene.actions.press_first()


def _touch(scene: GameScene, place: str) -> None:
    scene.session.marking.cursor = place
    if scene.composer.active:
        scene.composer.touch(place)
        return
    scene.session.do(scene.session.hand.click(scene.session.permit, place))


def _walk(scene: GameScene, direction: tuple[int, int]) -> bool:
    """Move the cursor to the nearest place in a direction, joined places first."""
    board, cursor = scene.session.board, scene.session.marking.cursor
    if cursor is None:
        starts = sorted(scene.session.permit.next_places(scene.session.hand.chosen))
        scene.session.marking.cursor = next((p for p in starts if not p.startswith("die:")), board.places()[0])
        return True
    here = scene.pixel_of(cursor)
    joined = board.game.board.near.get(cursor, ())
    best = min(
        ((_cost(here, scene.pixel_of(place), direction) * (1 if place in joined else 1.6), place)
         for place in [*board.places(), *_dice(scene)] if place != cursor),
        default=(math.inf, cursor),
    )  # fmt: skip
    if best[0] < math.inf:
        scene.session.marking.cursor = best[1]
        scene.composer.hover(best[1])
    return True


def _cost(here: tuple[float, float], there: tuple[float, float], direction: tuple[int, int]) -> float:
    """How far a place is in a direction; infinite when it is not in that quarter."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    along = dx * direction[0] + dy * direction[1]
    across = abs(dx * direction[1]) + abs(dy * direction[0])
    return along + 2 * across if along > 4 and across <= along * 1.05 else math.inf


def _dice(scene: GameScene) -> list[str]:
    """The dice that may be chosen now."""
    following = scene.session.permit.next_places(scene.session.hand.chosen)
    return sorted(place for place in following if place.startswith("die:"))


def _tab(scene: GameScene, forward: bool) -> bool:
    """The next man that can play, then the dice, then the buttons."""
    if scene.widgets.focused is not None:
        if not scene.widgets.move_focus(forward, wrap=False):
            scene.session.marking.cursor = None
        return True
    on_board = scene.session.board.game.board.where  # the bar and the places of men borne off are, trays are not
    places = [place for place in scene.session.permit.next_places(scene.session.hand.chosen) if place in on_board]
    places.sort(key=lambda place: (round(scene.session.board.pixel(place)[1]), scene.session.board.pixel(place)[0]))
    places += _dice(scene)
    cursor = scene.session.marking.cursor
    index = places.index(cursor) + (1 if forward else -1) if cursor in places else (0 if forward else len(places) - 1)
    if 0 <= index < len(places):
        scene.session.marking.cursor = places[index]
        return True
    scene.session.marking.cursor = None
    return scene.widgets.move_focus(forward)
