"""The hand that draws on a board: arrows and circles with the right button at any time, with any button and with keys
while one draws."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from jeux.common.shortcuts import control, letter_of
from jeux.match.chalk import COLOURS
from jeux.play.gestures.notice import Notice
from jeux.play.table.blackboard import Blackboard
from jeux.play.table.buttons import Button
from jeux.play.table.panel_content import PanelContent
from jeux.scenes.app import App
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.scenes.table.hands.parts import TableParts
from jeux.scenes.table.hands.walking import cost
from jeux.ui.widgets import ARROWS, ENTER, Widgets
from jeux.views.marks.chalk import ChalkMark
from jeux.views.marks.drawn_marks import DrawnMark

TICK = "\N{CHECK MARK}"
LEFT, RIGHT = 1, 3
HELD = {pygame.KMOD_SHIFT: 2, pygame.KMOD_ALT: 4}
"""The colours by modifier key; Ctrl, or Cmd, selects the third."""


def colour_held(mods: int) -> int:
    """The colour selected by the modifier keys; 0 for the current one."""
    if control(mods):
        return 3
    return next((colour for held, colour in HELD.items() if mods & held), 0)


class ChalkHand:
    """Draws on the blackboard of one table. `widgets` are those of the screen,
    `changed` is called when other ones are wanted."""

    def __init__(
        self, app: App, parts: TableParts, widgets: Callable[[], Widgets], changed: Callable[[], None]
    ) -> None:
        self.board = Blackboard(parts.session)
        self.drawing = False
        """Whether the left button and the keys draw."""
        self._app, self._parts, self._widgets, self._changed = app, parts, widgets, changed
        self._held = 0
        """The mouse button that is down and draws; 0 for none."""
        self._said = ""
        parts.display.chalk, parts.display.told = self.marks, self.board.told

    def marks(self) -> tuple[DrawnMark, ...]:
        """What is drawn over the position."""
        return tuple(ChalkMark(*mark) for mark in self.board.marks())

    # --- drawing at all -------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Start drawing mode, at the keyboard cursor if it is on the board; or end it."""
        self.drawing, self._said, cursor = not self.drawing, "", self._parts.display.marking.cursor
        self.board.draft = None
        self._parts.session.let_go()
        self._parts.typed.clear()
        if self.drawing and cursor and self.board.has(cursor):
            self.board.begin(cursor)
        self._changed()

    def wipe(self) -> None:
        """Erase the marks over this position."""
        self._say(self.board.wipe())

    def choose(self, colour: int) -> None:
        """Set the current colour."""
        self.board.colour = colour
        if self.board.draft:
            self.board.draft = self.board.draft._replace(colour=colour)
        self._say(self._app.texts.get(f"draw-colour-{colour}"))
        self._changed()

    def _say(self, sentence: str) -> None:
        """Report what was done: on the sheet in drawing mode, otherwise only to speech."""
        self._said = sentence
        if sentence and not self.drawing and self._app.settings.speech:
            self._parts.session.say(Notice(sentence))

    def commands(self) -> tuple[KeyCommand, ...]:
        """The command that starts drawing mode."""
        return (KeyCommand("draw", self.draw),)

    def buttons(self, tight: bool) -> list[Button]:
        """The palette in drawing mode, otherwise nothing. On a `tight` sheet a single button cycles through the
        colours."""
        if not self.drawing:
            return []
        get, chosen = self._app.texts.get, self.board.colour
        names = {colour: get(f"draw-colour-{colour}") for colour in range(1, COLOURS + 1)}
        names[chosen] = f"{TICK} {names[chosen]}"
        following = chosen % COLOURS + 1
        colours = {names[chosen]: following} if tight else {name: colour for colour, name in names.items()}
        return [
            *(Button(name, partial(self.choose, colour)) for name, colour in colours.items()),
            Button(get("draw-wipe"), self.wipe, tip=get("draw-wipe-help")),
            Button(get("draw-end"), self.draw, tip=get("draw-end-help")),
        ]

    def content(self, content: PanelContent) -> PanelContent:
        """The content of the sheet, with the drawing prompt in drawing mode."""
        if not self.drawing:
            return content
        get, draft = self._app.texts.get, self.board.draft
        prompt = get("draw-from", what=self.board.words(draft)) if draft else get("draw-prompt")
        return replace(content, message=self._said or prompt, refusal=False, badge="", explained=False, told=False)

    # --- events ---------------------------------------------------------------------------------------------------

    def event(self, event: pygame.Event) -> bool:
        """Draw what an event asks for; False if it draws nothing."""
        if event.type == pygame.KEYDOWN:
            return self.drawing and self._key(event)
        if event.type == pygame.MOUSEBUTTONDOWN and (event.button == RIGHT or (self.drawing and event.button == LEFT)):
            return self._press(event.pos, event.button)
        if event.type == pygame.MOUSEMOTION and self._held:
            place = self._place(event.pos)
            return place is not None and self.board.aim(place)
        if event.type == pygame.MOUSEBUTTONUP and event.button == self._held:
            return self._release(event.pos)
        return False

    def _place(self, pixel: tuple[int, int]) -> str | None:
        """The place of the board under a pixel."""
        board = self._parts.display.board
        if not board.closeup.area.collidepoint(pixel) or self._parts.pan_zoom.covers(pixel):
            return None
        place = board.at(pixel)
        return place if place and self.board.has(place) else None

    def _press(self, pixel: tuple[int, int], button: int) -> bool:
        hand, place = self._parts.session.hand, self._place(pixel)
        busy = hand.chosen or hand.faces or hand.dragging or hand.rest
        if place is None or (busy and not self.drawing):
            return False  # the right button then puts back what is in the hand
        self._parts.display.finish()
        self._held, self._said = button, ""
        self.board.begin(place, colour_held(pygame.key.get_mods()))
        return True

    def _release(self, pixel: tuple[int, int]) -> bool:
        self._held, place, draft = 0, self._place(pixel), self.board.draft
        if place is None or draft is None:
            self.board.draft = None
        elif place == draft.start and not self.drawing and self._parts.composer.turn_in_hand():
            self.board.draft = None  # a right click then turns what is in the hand
        else:
            self._say(self.board.end(place))
        return True

    def let_go(self) -> None:
        """Cancel the mark being drawn."""
        if self._held:
            self._held, self.board.draft = 0, None

    # --- keys -----------------------------------------------------------------------------------------------------

    def _key(self, event: pygame.Event) -> bool:
        """Handle a key in drawing mode. Window shortcuts and Tab keep their meaning; no step is played."""
        if control(event.mod) or event.key == pygame.K_TAB or pygame.K_F1 <= event.key <= pygame.K_F12:
            return False
        focused = self._on_button()
        if event.key in ARROWS and not focused:
            self._walk(ARROWS[event.key])
        elif event.key in (*ENTER, pygame.K_SPACE):
            if focused:
                return False
            self._touch()
        elif event.key == pygame.K_ESCAPE:
            self._back()
        elif event.key == pygame.K_BACKSPACE and not self._parts.typed.text:
            self._say(self.board.take_back())
        elif event.key == pygame.K_DELETE:
            self.wipe()
        else:
            return self._type(event)
        return True

    def _on_button(self) -> bool:
        """Whether a button has the focus."""
        return self._widgets().focused is not None

    def _type(self, event: pygame.Event) -> bool:
        """Handle the digit of a colour, or a letter of a place name."""
        typed, letter = self._parts.typed, letter_of(event)
        if event.key == pygame.K_BACKSPACE:
            typed.take_back()
        elif letter.isdigit() and 1 <= int(letter) <= COLOURS and not typed.text:
            self.choose(int(letter))
        elif letter and typed.takes(letter):
            typed.add(letter)
        return True

    def _touch(self) -> None:
        """Begin or end an arrow at the place that is typed, or else at the keyboard's."""
        typed, marking = self._parts.typed, self._parts.display.marking
        place = typed.place if typed.text else marking.cursor
        written = typed.text
        typed.clear()
        if not place or not self.board.has(place):
            self._said = self._app.texts.get("typed-unknown", typed=written) if written else ""
            return
        marking.cursor, self._said = place, ""
        if self.board.draft:
            self._say(self.board.end(place))
        else:
            self.board.begin(place)

    def _back(self) -> None:
        if self._parts.typed.text:
            self._parts.typed.clear()
        elif self.board.draft:
            self.board.draft = None
        else:
            self.draw()

    def _walk(self, direction: tuple[int, int]) -> None:
        """Move the keyboard cursor to the nearest place in a direction; an arrow being drawn follows."""
        display, marking = self._parts.display, self._parts.display.marking
        places = [place for place in display.board.places() if self.board.has(place)]
        if marking.cursor not in places:
            marking.cursor = places[0]
            return
        here, joined = display.pixel_of(marking.cursor), display.joined_to(marking.cursor)
        ways = {
            place: cost(here, display.pixel_of(place), direction) * (1 if place in joined else 1.6)
            for place in places
            if place != marking.cursor
        }
        nearest = min(ways, key=lambda place: ways[place])
        if ways[nearest] < math.inf:
            marking.cursor, self._said = nearest, ""
            self.board.aim(nearest)
