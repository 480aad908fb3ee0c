"""Playing by keyboard: one key map for all games."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import pygame

from jeux.common import shortcuts
from jeux.common.keys import KeyMap
from jeux.common.shortcuts import letter_of
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.table.conductor import Waiting
from jeux.rules.die_places import die_place, face_of, without_dice
from jeux.scenes.table.display.button_bar import ButtonBar
from jeux.scenes.table.hands.parts import TableParts
from jeux.scenes.table.hands.shared_keys import SharedKeys
from jeux.scenes.table.hands.walking import cost
from jeux.ui.widgets import Widgets

ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
Act = Callable[[], object]


class Keyboard:
    """Handles the keys of a game; `acts` are the commands by name, `keys` those of all screens. A letter command needs
    Alt if a place name of the board begins with that letter."""

    def __init__(
        self,
        parts: TableParts,
        widgets: Widgets,
        bar: ButtonBar,
        acts: Mapping[str, Act],
        keys: KeyMap,
    ) -> None:
        self._parts, self._widgets, self._bar = parts, widgets, bar
        self._acts, self._keys = acts, keys
        self._session, self._display, self._composer = parts.session, parts.display, parts.composer
        self._typed, self._shared = parts.typed, SharedKeys(parts.session, parts.display)
        self._sorted_of: Mapping[str, str | None] | None = None
        self._sorted: list[str] = []

    def handle(self, event: pygame.Event) -> bool:
        """Handle a key; False if it means nothing here."""
        own = self._shared.own(event)
        return own is None or self._do(own)

    def _do(self, event: pygame.Event) -> bool:
        """Handle a key for the person who pressed it."""
        key, command = event.key, shortcuts.act_of(self._keys, event, self._acts)
        if shortcuts.of_the_system(event.mod):
            return False
        if shortcuts.control(event.mod) or event.mod & pygame.KMOD_ALT:
            self._typed.clear()
            return _done(command)
        if self._typed.text and self._type(event, command):
            return True
        if self._session.waiting() is Waiting.ENTER and self._parts.faces.key(event):
            return True
        if command and not shortcuts.writes(event):
            return _done(command)
        if key in ARROWS and self._widgets.focused is None:
            self._walk(ARROWS[key])
            return True
        if key == pygame.K_TAB:
            return self._tab(not event.mod & pygame.KMOD_SHIFT)
        if key in ENTER and self._composer.ready and self._widgets.focused is None:
            self._composer.play()
            return True
        if key == pygame.K_SPACE and self._widgets.focused is None and self._composer.turn_in_hand():
            return True
        if key in (*ENTER, pygame.K_SPACE):
            return self._enter()
        return self._letter(letter_of(event)) or _done(command)

    def _type(self, event: pygame.Event, command: Act | None) -> bool:
        """Handle a key while a place name is being typed; False if it is unrelated."""
        if event.key == pygame.K_BACKSPACE:
            self._typed.take_back()
        elif event.key == pygame.K_ESCAPE:
            self._typed.clear()
        elif event.key in (*ENTER, pygame.K_SPACE):
            self._touch_typed()
        elif letter := letter_of(event):
            self._typed.add(letter)
        else:
            if command or event.key in (*ARROWS, pygame.K_TAB):
                self._typed.clear()
            return False
        return True

    def _touch_typed(self) -> None:
        """Touch the typed place, or report that the name is unknown."""
        written, place, session = self._typed.text, self._typed.place, self._session
        self._typed.clear()
        if place and self._display.has(place):
            self._touch(session.gestures.own.place_named(session.match.position, place))
        else:
            text = session.texts.get("typed-unknown", typed=written)
            session.say(Notice(text, Kind.REFUSAL), "illegal")

    # --- letters and places ---------------------------------------------------------------------------------------

    def _letter(self, letter: str) -> bool:
        if not letter:
            return False
        if self._composer.key(letter):
            return True
        if self._typed.takes(letter):
            self._typed.add(letter)
            return True
        die = die_place(int(letter)) if letter.isdigit() else ""
        if die not in self._session.permit.next_places(()):
            return False
        self._touch(die)
        return True

    def _enter(self) -> bool:
        if self._widgets.press():
            return True
        session, cursor = self._session, self._display.marking.cursor
        if session.forced.shown:
            session.forced.play()  # a forced step is shown: nothing else can be done, wherever the cursor is
            return True
        return (cursor is not None and self.touch(cursor)) or self._bar.press_first()

    def touch(self, place: str) -> bool:
        """Touch a place, as Enter does where the cursor is; False where none can be touched now. A pass is a button."""
        session = self._session
        by_places = session.permit.paths or self._composer.active
        if not by_places or session.waiting() is not Waiting.PERSON:
            return False
        self._touch(place)
        return True

    def useful(self) -> Callable[[str], bool]:
        """What tells whether something comes of touching a place now: a step, a part of one, or an end to one begun."""
        session = self._session
        if self._composer.active:
            return self._composer.may_touch
        if session.waiting() is not Waiting.PERSON:
            return lambda _: False
        following, last = self._next_places(), session.hand.chosen[-1:]
        return lambda place: place in following or place in last

    def _touch(self, place: str) -> None:
        self.put_cursor(place)
        if self._composer.active:
            self._composer.touch(place)
        else:
            self._session.do(self._session.hand.click(self._session.permit, place))

    # --- the cursor -----------------------------------------------------------------------------------------------

    def _walk(self, direction: tuple[int, int]) -> None:
        """Move the cursor to the nearest place in a direction, joined places first."""
        board, marking, pixel_of = self._display.board, self._display.marking, self._display.pixel_of
        if marking.cursor is None:
            starts = sorted(place for place in self._next_places() if place not in board.trays)
            self.put_cursor(next(iter(without_dice(starts)), self._walkable()[0]))
            return
        here, joined = pixel_of(marking.cursor), self._display.joined_to(marking.cursor)
        best, place = min(
            (
                (cost(here, pixel_of(place), direction) * (1 if place in joined else 1.6), place)
                for place in [*self._walkable(), *self._dice()]
                if place != marking.cursor
            ),
            default=(math.inf, marking.cursor),
        )
        if best < math.inf:
            self.put_cursor(place)
            self._composer.hover(place)

    def put_cursor(self, place: str) -> None:
        """Put the cursor on a place and clear the focus, also that of a disabled button."""
        self._widgets.clear_focus()
        self._display.marking.cursor = place

    def _walkable(self) -> list[str]:
        """The places that the cursor can reach. Trays beside the board are left out, unless only they can be
        touched."""
        board, following = self._display.board, self._next_places()
        beside = board.trays if any(place not in board.trays for place in following) or not following else ()
        return [place for place in board.places() if place not in beside]

    def _next_places(self) -> Mapping[str, str | None]:
        """The places that may be touched next."""
        return self._session.permit.next_places(self._session.hand.chosen)

    def _dice(self) -> list[str]:
        """The dice that may be chosen now."""
        return sorted(place for place in self._next_places() if face_of(place))

    def _in_order(self) -> list[str]:
        """The places that may be touched next, as Tab goes through them; sorted once, as a board may have hundreds."""
        following = self._next_places()
        if following is not self._sorted_of:
            board = self._display.board
            on_board = board.game.board.where  # includes the bar and the places of men borne off, but no trays
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
            self.put_cursor(places[index])
            return True
        marking.cursor = None
        return self._widgets.move_focus(forward)


def _done(command: Act | None) -> bool:
    """Run a command; False if there is none."""
    if command:
        command()
    return command is not None


def _line_by_line(pixel: tuple[float, float]) -> tuple[int, float]:
    """The sort key of reading order: top to bottom, then left to right."""
    return round(pixel[1]), pixel[0]
