"""Playing by mouse and touch."""

from __future__ import annotations

import pygame

from jeux.common.settings import Settings
from jeux.common.shortcuts import control
from jeux.play.table.conductor import Waiting
from jeux.play.table.throwing import throwing_step
from jeux.rules.die_places import face_of
from jeux.scenes.table.hands.parts import TableParts

Pixel = tuple[int, int]
BEYOND = 48
"""Pixels: the distance beyond the finger at which a dragged man is drawn. A large man is drawn farther away."""


class Pointer:
    """Presses, moves and releases over the board, the dice and the faces on the sheet."""

    def __init__(self, parts: TableParts) -> None:
        self._parts = parts
        self.session, self.display, self.composer = parts.session, parts.display, parts.composer

    def press(self, pixel: Pixel, on_sheet: bool, by_finger: bool) -> None:
        """Handle a press of the button or a finger; `on_sheet` says whether the sheet is shown."""
        session, display = self.session, self.display
        display.marking.cursor = None
        self._parts.typed.clear()
        unseen = display.top.rolling or display.half_turn.under_way
        display.finish()
        if unseen:
            return
        if session.hand.rest:
            return  # the press has landed the moving man, and the rest of the turn follows
        if self._parts.pan_zoom.press(pixel):
            return
        if display.top.cube_at(pixel, session.match.position) and self._touch_cube():
            return
        place = display.place_at(pixel)
        on_die = face_of(place) is not None
        waiting = session.waiting()
        if display.board.large and waiting is Waiting.PERSON and self._comes_near(pixel):
            return
        if on_die and waiting is Waiting.CONFIRM:
            session.confirm()
        elif waiting is Waiting.ENTER and on_sheet and self._parts.faces.press(pixel):
            pass
        elif not ((on_die or display.top.in_piste(pixel)) and self._throw(waiting)):
            self._press_place(place, pixel, by_finger)

    def _press_place(self, place: str | None, pixel: Pixel, by_finger: bool) -> None:
        """Handle a press on a place, or beside all of them."""
        session = self.session
        if self.composer.active:
            self.composer.press(place, by_finger)
        else:
            session.hand.press(session.permit, place, pixel)

    def _throw(self, waiting: Waiting) -> bool:
        """Throw the dice that lie ready, where a person throws them or may; True if that was so."""
        session = self.session
        step = throwing_step(session.match) if waiting is Waiting.PERSON and not session.board.line else ""
        if step:
            session.play(step)
        elif waiting is Waiting.THROW:
            session.throw()
        return bool(step) or waiting is Waiting.THROW

    def _comes_near(self, pixel: Pixel) -> bool:
        """Zoom in if a finger would cover several of the places that can be touched next; True if it did."""
        session = self.session
        return self._parts.pan_zoom.meets(pixel, session.permit.next_places(session.hand.chosen))

    def _touch_cube(self) -> bool:
        """Play what touching the cube means now, if it means a step."""
        session = self.session
        person = session.waiting() is Waiting.PERSON and not session.board.line
        step = session.gestures.own.cube_step(session.match.legal()) if person else None
        if step:
            session.play(step)
        return step is not None

    def release(self, pixel: Pixel, settings: Settings) -> bool:
        """Handle a release; True if it ended a gesture."""
        session, display = self.session, self.display
        if self._parts.pan_zoom.release():
            self.composer.let_go()
            return True
        outcome = session.hand.release(session.permit, self._let_go(pixel, settings))
        display.marking.dragged_to = None
        if self.composer.active:
            self.composer.release(display.place_at(pixel))
        return outcome is not None and session.do(outcome)

    def let_go(self) -> None:
        """Cancel the gesture: a dragged man goes back, a choice by click stays."""
        self._parts.pan_zoom.release()
        self.composer.let_go()
        outcome = self.session.hand.release(self.session.permit, None)
        self.display.marking.dragged_to = None
        if outcome is not None:
            self.session.do(outcome)

    def _let_go(self, pixel: Pixel, settings: Settings) -> str | None:
        """The place where the man in the hand is dropped."""
        session, board = self.session, self.display.board
        lead = board.pieces.lead(session.match.position, session.permit, session.hand, pixel)
        if lead is None:
            return self.display.place_at(pixel)
        board.let_go(lead, settings.animation)
        return lead.lands

    def nears(self, event: pygame.Event) -> bool:
        """Handle the wheel and two-finger gestures. The wheel turns what is in the hand, otherwise it zooms; with Ctrl
        or Cmd it always zooms. True if the event was used."""
        if event.type == pygame.MOUSEWHEEL:
            aside = control(pygame.key.get_mods())
            return (not aside and self.composer.wheel(event.y)) or self._parts.pan_zoom.wheel(event.y)
        if event.type == pygame.FINGERUP:
            self._lift()
        fingers = event.type in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
        return fingers and self._parts.pan_zoom.pinch(event)

    def _carried(self, pixel: Pixel, by_finger: bool) -> Pixel:
        """The pixel at which to draw a dragged man. Under a finger he would be hidden, so he is drawn beyond it."""
        if not by_finger:
            return pixel
        board, session = self.display.board, self.session
        opposite = session.conductor.acting() in board.opposite.players
        beyond = round(max(BEYOND, board.man_size * 0.9)) * (1 if opposite else -1)
        return pixel[0], pixel[1] + beyond

    def _lift(self) -> None:
        """Clear the hover state: a lifted finger is over nothing."""
        marking = self.display.marking
        marking.hovered = marking.pointer = None

    def hover(self, pixel: Pixel, by_finger: bool = False) -> None:
        """Handle a move of the pointer."""
        hand, marking, closeup = self.session.hand, self.display.marking, self.display.board.closeup
        hand.move(pixel)
        marking.dragged_to = self._carried(pixel, by_finger) if hand.dragging else None
        marking.hovered = None if self._parts.pan_zoom.covers(pixel) else self.display.place_at(pixel)
        marking.pointer = pixel if closeup.outer.collidepoint(pixel) else None
        if not self._parts.pan_zoom.drag(pixel, marking.hovered):
            self.composer.hover(marking.hovered, by_finger)
