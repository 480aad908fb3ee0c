"""The whole game with the keyboard: one map for all games."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import pygame

from jeux.play.conductor import Waiting
from jeux.scenes.table.button_bar import ButtonBar
from jeux.scenes.table.parts import TableParts
from jeux.ui.widgets import Widgets

ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
TYPING_SECONDS = 0.6
"""How long a letter waits for the digit that would make it the name of a place, before it is a command."""

Command = Callable[[], None]


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

    def overdue(self, dt: float) -> str:
        """The lone letter that has waited long enough to be a command, once; else nothing."""
        self._age += dt
        lone = len(self.text) == 1 and self.text.isalpha() and self._age > TYPING_SECONDS
        return self.take() if lone else ""


class Keyboard:
    """What keys mean in a game. `keys` are commands by key, `letters` commands by the letter that is typed."""

    def __init__(
        self,
        parts: TableParts,
        widgets: Widgets,
        bar: ButtonBar,
        keys: Mapping[int, Command],
        letters: Mapping[str, Command],
    ) -> None:
        self._parts, self._widgets, self._bar = parts, widgets, bar
        self._keys, self._letters = keys, letters
        self._session, self._display, self._composer = parts.session, parts.display, parts.composer
        self._typed = Typed()
        self._sorted_of: Mapping[str, str | None] | None = None
        self._sorted: list[str] = []

    def advance(self, dt: float) -> bool:
        """A lone letter that waited long enough is a command."""
        return self._command(self._typed.overdue(dt))

    def handle(self, event: pygame.Event) -> bool:
        """Do what a key means; False when it means nothing here."""
        key = event.key
        if event.mod & pygame.KMOD_CTRL:
            return self._control(key)
        if self._session.waiting() is Waiting.ENTER and self._parts.faces.key(event):
            return True
        if key in self._keys:
            self._typed.take()
            self._keys[key]()
            return True
        if key in ARROWS and self._widgets.focused is None:
            self._walk(ARROWS[key])
            return True
        if key == pygame.K_TAB:
            return self._tab(not event.mod & pygame.KMOD_SHIFT)
        if key in ENTER and self._composer.ready and self._widgets.focused is None:
            self._composer.play()
            return True
        if key in (*ENTER, pygame.K_SPACE):
            return self._enter()
        return self._letter(event.unicode.lower())

    def _control(self, key: int) -> bool:
        if key == pygame.K_z:
            self._session.undo()
        elif key == pygame.K_y:
            self._session.redo()
        return key in (pygame.K_z, pygame.K_y)

    # --- letters and places ---------------------------------------------------------------------------------------

    def _letter(self, letter: str) -> bool:
        if len(letter) != 1 or not letter.isalnum():
            return False
        if self._composer.key(letter):
            return True
        if self._typed.text or any(place[0].lower() == letter for place in self._display.points):
            self._typed.add(letter)
            return True
        if f"die:{letter}" in self._session.permit.next_places(()):
            self._touch(f"die:{letter}")
            return True
        return self._command(letter)

    def _command(self, letter: str) -> bool:
        command = self._letters.get(letter)
        if command:
            command()
        return command is not None

    def _enter(self) -> bool:
        written, points = self._typed.take(), self._display.points
        named = next((place for place in points if place.lower() == written), None)
        if named:
            self._touch(named)
            return True
        if self._widgets.press():
            return True
        session, cursor = self._session, self._display.marking.cursor
        by_places = session.permit.paths or self._composer.active  # a pass is a button, wherever the cursor is
        if cursor and by_places and session.waiting() is Waiting.PERSON:
            self._touch(cursor)
            return True
        return self._bar.press_first()

    def _touch(self, place: str) -> None:
        self._display.marking.cursor = place
        if self._composer.active:
            self._composer.touch(place)
        else:
            self._session.do(self._session.hand.click(self._session.permit, place))

    # --- the cursor -----------------------------------------------------------------------------------------------

    def _walk(self, direction: tuple[int, int]) -> None:
        """Move the cursor to the nearest place in a direction, joined places first."""
        board, marking, pixel_of = self._display.board, self._display.marking, self._display.pixel_of
        if marking.cursor is None:
            starts = sorted(self._next_places())
            marking.cursor = next((place for place in starts if not place.startswith("die:")), board.places()[0])
            return
        here, joined = pixel_of(marking.cursor), self._display.joined_to(marking.cursor)
        best, place = min(
            (
                (_cost(here, pixel_of(place), direction) * (1 if place in joined else 1.6), place)
                for place in [*board.places(), *self._dice()]
                if place != marking.cursor
            ),
            default=(math.inf, marking.cursor),
        )
        if best < math.inf:
            marking.cursor = place
            self._composer.hover(place)

    def _next_places(self) -> Mapping[str, str | None]:
        """The places that may be touched next."""
        return self._session.permit.next_places(self._session.hand.chosen)

    def _dice(self) -> list[str]:
        """The dice that may be chosen now."""
        return sorted(place for place in self._next_places() if place.startswith("die:"))

    def _in_order(self) -> list[str]:
        """The places that may be touched next, as Tab goes through them; sorted once, as a board may have hundreds."""
        following = self._next_places()
        if following is not self._sorted_of:
            board = self._display.board
            on_board = board.game.board.where  # the bar and the places of men borne off are, trays are not
            places = [place for place in following if place in on_board]
            places.sort(key=lambda place: _line_by_line(board.pixel(place)))
            self._sorted_of, self._sorted = following, [*places, *self._dice()]
        return self._sorted

    def _tab(self, forward: bool) -> bool:
        """The next man that can play, then the dice, then the buttons."""
        marking = self._display.marking
        if self._widgets.focused is not None:
            if not self._widgets.move_focus(forward, wrap=False):
                marking.cursor = None
            return True
        places = self._in_order()
        if marking.cursor in places:
            index = places.index(marking.cursor) + (1 if forward else -1)
        else:
            index = 0 if forward else len(places) - 1
        if 0 <= index < len(places):
            marking.cursor = places[index]
            return True
        marking.cursor = None
        return self._widgets.move_focus(forward)


def _line_by_line(pixel: tuple[float, float]) -> tuple[int, float]:
    """The order of reading: from the top down, then from the left."""
    return round(pixel[1]), pixel[0]


def _cost(here: tuple[float, float], there: tuple[float, float], direction: tuple[int, int]) -> float:
    """How far a place is in a direction; infinite when it is not in that quarter."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    along = dx * direction[0] + dy * direction[1]
    across = abs(dx * direction[1]) + abs(dy * direction[0])
    return along + 2 * across if along > 4 and across <= along * 1.05 else math.inf
