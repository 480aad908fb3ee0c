"""The game on the table: the board, the sheet beside it, and the hands that play."""

from __future__ import annotations

import pygame

from jeux.common.files import Problem
from jeux.common.theme import Scale
from jeux.match.again import rematch, replay
from jeux.match.match import Match
from jeux.match.record import Record
from jeux.match.ties import play_off
from jeux.play.conductor import Waiting
from jeux.scenes.app import App
from jeux.scenes.pages.dice import DicePage
from jeux.scenes.scene import Scene
from jeux.scenes.table import keyboard
from jeux.scenes.table.actions import Actions
from jeux.scenes.table.dice_entry import DiceEntry
from jeux.scenes.table.menu import GameMenu
from jeux.scenes.table.pan_zoom import PanZoom
from jeux.scenes.table.panel import Panel, panel_width, sheet_scale
from jeux.scenes.table.panel_content import words
from jeux.scenes.table.session import Session
from jeux.scenes.table.step_composer import StepComposer
from jeux.scenes.table.way_back import WayBack
from jeux.ui.background import table_top
from jeux.views.labels import draw_edges, draw_labels, names
from jeux.views.layout import Spot
from jeux.views.pushing import push_of

MARGIN = 0.6
"""Body sizes around the board and the sheet."""


class GameScene(Scene):
    """Shows one match and lets persons play it with mouse or keyboard."""

    def __init__(self, app: App, match: Match) -> None:
        self.session = Session(
            match, app.engine, app.sounds, app.texts, lambda: app.settings, self._save, self._changed
        )
        super().__init__(app)  # its scale depends on how many play
        self.bare = False
        self.typed = keyboard.Typed()
        self.entry = DiceEntry(self.session)
        self.composer = StepComposer(self.session, app.sounds, self._changed)
        self.way_back = WayBack(self.session, self._changed)
        self.pan_zoom = PanZoom(self.session, self._lies_elsewhere)
        self._ground: pygame.Surface | None = None
        self._labels: tuple[tuple[str, Spot], ...] = ()

    def _save(self, record: Record) -> Problem | None:
        self.app.ledger.note(self.session.match)
        return self.app.store.save(record)

    def _changed(self) -> None:
        if not self.bare:
            self.actions.build(self.session.conductor.waiting())

    # --- layout ---------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.session.begin()

    def relayout(self) -> None:
        self.actions.close_rules()
        super().relayout()

    def leave(self) -> None:
        self.actions.close_rules()
        self.session.leave()
        self.app.store.release(self.session.match.record.id)
        super().leave()

    def rescue(self) -> None:
        self.app.store.save(self.session.match.record)

    def layout(self) -> None:
        session = self.session
        session.speak(self.app.texts)
        session.board.wear(self.app.settings.theme)
        room, sheet = self._areas()
        self.panel = Panel(sheet, self.widget_scale, session.view.trays, session.match.record.players)
        session.board.place_in(room, {} if self.bare else self.panel.trays)
        session.top.place_in(session.board.frame)
        self.actions = Actions(self)
        self._ground = None
        if not self.bare:
            self.actions.build_fixed()
        session.refresh()

    @property
    def widget_scale(self) -> Scale:
        """The scale of the sheet: what is written on it and on its buttons."""
        height = self.app.size[1] - 2 * self.app.scale(MARGIN)
        return sheet_scale(self.app.scale, height, self.session.match.record.players)

    def _areas(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The rectangles of the board and of the sheet."""
        width, height = self.app.size
        margin = self.app.scale(MARGIN)
        wide = 0 if self.bare else panel_width(self.app.size, self.widget_scale)
        at_left = self.app.settings.panel == "left"
        sheet = pygame.Rect(margin if at_left else width - wide - margin, margin, wide, height - 2 * margin)
        room = pygame.Rect(margin, margin, width - 2 * margin - (wide + margin if wide else 0), height - 2 * margin)
        if at_left and wide:
            room.left = sheet.right + margin
        return room, sheet

    def toggle_bare(self) -> None:
        """Hide or show the panel."""
        self.bare = not self.bare
        self.relayout()

    # --- events ---------------------------------------------------------------------------------------------------

    def event(self, event: pygame.Event) -> bool:
        if self.actions.rules_event(event):
            return True
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button in (1, 3):
            return super().event(event) or self._button(event)
        if event.type == pygame.MOUSEMOTION:
            self._hover(event.pos)
        if event.type == pygame.MOUSEWHEEL and self.panel.list.collidepoint(pygame.mouse.get_pos()):
            self.panel.scroll += event.y
            return True
        if event.type == pygame.MOUSEWHEEL and (self.composer.wheel(event.y) or self.pan_zoom.zoom(event.y)):
            return True
        return super().event(event)

    def _button(self, event: pygame.Event) -> bool:
        session = self.session
        if event.button == 3:
            session.hand.clear()
            self._changed()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event.pos)
        self.pan_zoom.release()
        outcome = session.hand.release(session.permit, self._let_go(event.pos))
        session.marking.pointer = None
        if self.composer.active:
            self.composer.release(self._place_at(event.pos))
        return outcome is not None and session.do(outcome)

    def _let_go(self, pixel: tuple[int, int]) -> str | None:
        """The place where the hand lets go what it holds."""
        session = self.session
        push = push_of(session.board.pixel, session.match.position, session.permit, session.hand, pixel)
        if push is None:
            return self._place_at(pixel)
        session.board.let_go(push, self.app.settings.animation)
        return push.lands

    def _press(self, pixel: tuple[int, int]) -> bool:
        session = self.session
        session.marking.cursor = None
        if session.top.rolling:
            session.top.finish()
            return True
        session.board.finish()
        if session.hand.rest:
            return True  # the man in flight has landed; it goes on at once
        if session.top.cube_at(pixel, session.match.position) and session.touch_cube():
            return True
        self.pan_zoom.press(pixel)
        place = self._place_at(pixel)
        on_die = place is not None and place.startswith("die:")
        waiting = session.conductor.waiting()
        if on_die and waiting is Waiting.CONFIRM:
            session.confirm()
        elif waiting is Waiting.ENTER and not self.bare and self.entry.press(pixel):
            pass
        elif waiting is Waiting.THROW and (on_die or session.top.in_piste(pixel)):
            session.throw()
        elif self.composer.active:
            self.composer.press(place)
        else:
            session.hand.press(session.permit, place, pixel)
        return True

    def _place_at(self, pixel: tuple[int, int]) -> str | None:
        session = self.session
        die = session.top.die_at(pixel)
        if die is not None:
            return f"die:{die}"
        board = session.board
        on_tray = any(tray.collidepoint(pixel) for tray in board.trays.values())
        if not on_tray and not board.closeup.area.collidepoint(pixel):
            return None
        return board.at(pixel, frozenset(session.permit.next_places(session.hand.chosen)))

    def pixel_of(self, place: str) -> tuple[float, float]:
        """Where a hand touches a place, a die (``die:3``) included."""
        if place.startswith("die:"):
            return self.session.top.pixel_of_die(int(place[4:]))
        return self.session.board.pixel(place)

    def _hover(self, pixel: tuple[int, int]) -> None:
        session = self.session
        session.hand.move(pixel)
        session.marking.pointer = pixel if session.hand.dragging else None
        session.marking.hovered = self._place_at(pixel)
        session.marking.over = pixel if session.board.closeup.outer.collidepoint(pixel) else None
        if self.pan_zoom.drag(pixel, session.marking.hovered):
            return
        self.composer.hover(session.marking.hovered)

    def _lies_elsewhere(self) -> None:
        """The board has been moved: nothing is on its way any more."""
        self.session.board.finish()
        self._ground = None
        self._changed()
        if self.session.marking.over:
            self._hover(pygame.mouse.get_pos())

    def key(self, event: pygame.Event) -> bool:
        return keyboard.handle(self, event, self.typed) or super().key(event)

    def back(self) -> bool:
        if not self.session.give_up_gesture():
            self.open_menu()
        else:
            self._changed()
        return True

    # --- elsewhere ------------------------------------------------------------------------------------------------

    def rematch(self) -> None:
        """The same match again, sides exchanged."""
        match = Match(rematch(self.session.match, swap_sides=True))
        self.app.show_table(match)

    def play_off(self) -> None:
        """One more game between those who are level."""
        match = Match(play_off(self.session.match))
        self.app.show_table(match)

    def replay(self) -> None:
        """The same game again with the same dice."""
        match = Match(replay(self.session.match))
        self.app.show_table(match)

    def new_game(self) -> None:
        """Prepare another game of the same kind; this one stays saved."""
        self.app.show_new_game(self.session.match.game.key)

    def open_settings(self) -> None:
        """The settings, above the game."""
        self.app.open_settings()

    def open_menu(self) -> None:
        """The menu of this game, above the board."""
        self.app.open(GameMenu(self.app, self))

    def open_dice(self) -> None:
        """The page of the dice, above the board."""
        self.app.open(DicePage(self.app, self.session))

    # --- time and picture -----------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        return self.session.moving

    def advance(self, dt: float) -> bool:
        changed = self.widgets.update(dt) | self.typed.advance(self, dt) | self.pan_zoom.follow(dt)
        changed |= self.session.advance(dt, held=self.app.dialogue is not None)
        self.way_back.advance()
        return changed

    def draw(self, surface: pygame.Surface) -> None:
        session = self.session
        position = session.match.position
        labels = names(session.board, session.conductor.turn_shown())
        if self._ground is None or labels != self._labels:
            self._ground, self._labels = self._draw_ground(), labels
        surface.blit(self._ground, (0, 0))
        session.top.draw_cube(surface, position)
        marks = session.marking.marks(session.permit, session.hand, position, self.app.settings.marks)
        session.board.draw(surface, marks)
        session.top.draw_dice(surface, position, marks.die, session.marking.cursor)
        if not self.bare:
            self.panel.draw(surface, session.board.painter, words(session, self.app.settings.race))
            self.entry.draw(surface)
        self.widgets.draw(surface)
        self.actions.draw(surface)

    def _draw_ground(self) -> pygame.Surface:
        """What changes only with the size and, where each counts his own way, the side to play: table, board, names of
        the places, sheet."""
        ground = table_top(self.app.size).copy()
        ground.set_clip(self.session.board.closeup.clip)
        board, coordinates = self.session.board, self.app.settings.coordinates
        board.draw_ground(ground)
        ground.set_clip(None)
        draw_edges(board, ground)
        if coordinates != "off":
            draw_labels(board, ground, self.session.conductor.turn_shown(), every=coordinates == "every")
        if not self.bare:
            self.panel.draw_ground(ground)
        return ground.convert()
