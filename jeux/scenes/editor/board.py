"""The board of the editor: the men on it, its marks, and pointer input."""

from __future__ import annotations

import math

import pygame

from jeux.common.settings import Settings
from jeux.play.editor.editing import Use
from jeux.play.editor.editor import Editor
from jeux.scenes.table.hands.walking import cost
from jeux.ui.background import table_top
from jeux.views.board import BoardView
from jeux.views.games import view_of
from jeux.views.marks.marks import Held, Marks
from jeux.views.place.labels import draw_edges, draw_labels
from jeux.views.style.painter import paint_man
from jeux.views.tabletop import Tabletop

Pixel = tuple[int, int]
TRAY = "tray"


class EditedBoard:
    """Shows a draft position. A click on a place applies the tool to it. A man can be dragged from the board or the
    tray; dropped outside the board, he is removed. It lies as at the table of these `persons`, `turned` by the user or
    not."""

    def __init__(self, editor: Editor, persons: tuple[int, ...], turned: bool) -> None:
        self.editor = editor
        editing = editor.editing
        view = view_of(editing.game, editing.options)
        self.view = BoardView(editing.game, view)
        self.top = Tabletop(self.view, view.dice)
        self.view.arrange(editing.start)
        self.cursor: str | None = None
        """The keyboard cursor."""
        self.hovered: str | None = None
        self._pressed: tuple[str, Pixel] | None = None
        self._hand: Pixel | None = None
        """The pixel of the dragged man; None if there is none."""
        self._man = ""
        """The man of the tray under a press."""
        self.view.lie(self.view.look.seating.way(persons, turned))

    # --- laid -----------------------------------------------------------------------------------------------------

    def place_in(self, room: pygame.Rect, settings: Settings) -> None:
        """Fit the board in a part of the window."""
        self.view.apply_theme(settings.look)
        self.view.place_in(room, {})
        self.top.place_in(self.view.frame)

    @property
    def width(self) -> int:
        """The width of the board in pixels."""
        return self.view.frame.rect.width

    @property
    def may_turn(self) -> bool:
        """Whether the board has more than one orientation."""
        return len(self.view.look.seating.ways) > 1

    def turn(self) -> None:
        """Turn the board to its next orientation."""
        ways = self.view.look.seating.ways
        self.view.lie(ways[(ways.index(self.view.way) + 1) % len(ways)])
        self.top.place_in(self.view.frame)

    def show(self) -> None:
        """Show the draft as it is now."""
        editor, position = self.editor, self.editor.position
        room = editor.editing.room(editor.draft)
        if room is not None:
            self.view.arrange(room)
        self.view.show(editor.seen)
        if position:
            self.top.show_dice([position], [])

    # --- the pointer ----------------------------------------------------------------------------------------------

    def covers(self, pixel: Pixel) -> bool:
        """Whether the board contains this pixel."""
        return self.view.closeup.area.collidepoint(pixel)

    def place_at(self, pixel: Pixel) -> str | None:
        """The place under a pixel of the board."""
        return self.view.at(pixel) if self.covers(pixel) else None

    def press(self, pixel: Pixel) -> bool:
        """Handle a press; True if it is on the board."""
        place = self.place_at(pixel)
        self.cursor, self._pressed = None, (place, pixel) if place else None
        return place is not None

    def press_tray(self, man: str, pixel: Pixel) -> None:
        """Handle a press on a man of the tray."""
        self._man, self._pressed = man, (TRAY, pixel)

    def hover(self, pixel: Pixel, drag: int) -> None:
        """Handle a move of the pointer. A press becomes a drag after `drag` pixels."""
        self.hovered = self.place_at(pixel)
        if self._pressed and math.dist(pixel, self._pressed[1]) > drag:
            place = self._pressed[0]
            if place == TRAY or self.editor.editing.top(self.editor.draft, place):
                self._hand = pixel
        if self._hand:
            self._hand = pixel

    def release(self, pixel: Pixel) -> bool:
        """Handle a release; True if it changed or selected something on the board."""
        pressed, dragged, editor = self._pressed, self._hand is not None, self.editor
        self.let_go()
        place = self.place_at(pixel)
        if not pressed:
            return False
        if pressed[0] == TRAY:
            if dragged and place:
                editor.put(place, self._man)
            return dragged and place is not None
        if dragged and place:
            editor.move(pressed[0], place)
        elif dragged:
            editor.take(pressed[0])
        elif place == pressed[0]:
            editor.touch(place)
        return True

    def rub(self, pixel: Pixel) -> bool:
        """Handle the right button: remove the man under the pointer. True if it is on a place."""
        place = self.place_at(pixel)
        if place:
            self.editor.take(place)
        return place is not None

    def let_go(self) -> None:
        """Cancel the drag."""
        self._pressed = self._hand = None

    # --- the keyboard ---------------------------------------------------------------------------------------------

    def walk(self, direction: tuple[int, int]) -> None:
        """Move the cursor to the nearest place in a direction; places joined by a line come first."""
        view, places, near = self.view, self.view.places(), self.view.game.board.near
        if self.cursor not in places:
            middle = view.closeup.area.center
            self.cursor = min(places, key=lambda place: math.dist(view.pixel(place), middle), default=None)
            return
        here, joined = view.pixel(self.cursor), near.get(self.cursor, ())
        costs = {
            place: cost(here, view.pixel(place), direction) * (1 if place in joined else 1.6)
            for place in places
            if place != self.cursor
        }
        best = min(costs, key=lambda place: costs[place], default=None)
        if best and costs[best] < math.inf:
            self.cursor = best
            view.closeup.reveal(view.pixel(best))

    # --- drawn ----------------------------------------------------------------------------------------------------

    def marks(self) -> Marks:
        """What is marked on the board."""
        editor, pointed = self.editor, self.cursor or self.hovered
        editing, tool = editor.editing, editor.tool
        ghost = None
        if tool.use is Use.MAN and pointed and not self._hand and not editing.top(editor.draft, pointed):
            changed = editing.men(editing.touch(editor.draft, pointed, tool.name))
            ghost = next(((place, man) for place, man in changed if place == pointed), None)
        dragged = self._pressed[0] if self._hand and self._pressed and self._pressed[0] != TRAY else None
        return Marks(
            chosen=(editor.held,) if editor.held else (),
            watched=editing.marked(editor.draft, several=True),
            movers=editing.marked(editor.draft, several=False),
            cursor=self.cursor,
            ghost=ghost,
            held=Held(dragged, self._hand) if dragged else None,
        )

    def ground(self, size: tuple[int, int], coordinates: str) -> pygame.Surface:
        """The static background: all that changes only with the size and the orientation."""
        ground, view = table_top(size).copy(), self.view
        ground.set_clip(view.closeup.clip)
        view.draw_ground(ground)
        ground.set_clip(None)
        draw_edges(view, ground)
        if coordinates != "off":
            draw_labels(view, ground, every=coordinates == "every")
        return ground

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the men, the marks, the dice and the cube."""
        position, clip = self.editor.position, self.view.closeup.clip
        surface.set_clip(clip)
        if position:
            self.top.draw_cube(surface, position)
        self.view.draw(surface, self.marks())
        surface.set_clip(clip)
        if position:
            self.top.draw_dice(surface, position, None, None)
        surface.set_clip(None)

    def draw_hand(self, surface: pygame.Surface) -> None:
        """Draw the man dragged from the tray, above everything."""
        if self._hand and self._pressed and self._pressed[0] == TRAY:
            paint_man(surface, self.view.painter, self._man, self.view.man_size, self._hand, 1.0)
