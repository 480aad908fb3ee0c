"""The position editor: board, sheet and keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.shortcuts import act_of, means, writes
from jeux.common.theme import Scale
from jeux.common.typography import height_of
from jeux.play.editor.editing import Tool, Use
from jeux.play.editor.editor import Editor
from jeux.play.editor.games import editing_of
from jeux.play.setup.choosing import first_options
from jeux.rules import CATALOGUE
from jeux.scenes.app import App
from jeux.scenes.editor.board import EditedBoard
from jeux.scenes.editor.onward import Onward
from jeux.scenes.editor.pasting import paste
from jeux.scenes.editor.points import Points
from jeux.scenes.editor.sheet import Chip, EditorSheet, chips
from jeux.scenes.editor.tray import WIDTH, places
from jeux.scenes.files import clipboard
from jeux.scenes.page_scene import PageScene
from jeux.scenes.pages.keys import EDITOR, EVERYWHERE, Groups, KeysPage, fixed_row, rows_of
from jeux.scenes.screen import Setup
from jeux.scenes.table.display.panel import panel_width, sheet_scale
from jeux.ui.band import BACK
from jeux.ui.blocks import Column
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, button_width
from jeux.ui.page import Page

MARGIN = 0.6
"""Body sizes around the board and the sheet."""
ROOM = 30
"""The height in ems that the sheet needs."""
LINES, VERDICT = 2, 1.1
"""The lines kept free for the verdict, and its letters in body sizes."""
PLAY = 2.9
"""Body sizes: the height of the action."""
BAR = 0.4
OWN = ("edit-tool", "edit-walk", "edit-touch")
"""The editor's keys that cannot be reassigned."""
CHANGED = (*EDITOR, "turn-board", "nearer", "farther")


class EditorScene(PageScene):
    """The table on which a position is set up."""

    named = "edit-title"

    def __init__(self, app: App, setup: Setup) -> None:
        super().__init__(app)
        self.setup = setup
        game = CATALOGUE[setup.game]
        self.editor = Editor(editing_of(game, first_options(game, setup.choice), len(setup.choice.seats)), setup.text)
        self.board = EditedBoard(self.editor, setup.persons, game.key in app.settings.turned)
        self.points = Points(setup.choice, self.editor)
        self.onward = Onward(app, self.editor, self.points, setup, self)
        self.tray, self.head, self.body, self.foot = (self.new_page() for _ in range(4))
        self.pages[:] = [self.head, self.tray, self.body, self.foot]
        self._tray: list[pygame.Rect] = []
        """Where the tools lie on the cloth; empty where they stand on the sheet."""
        self.said = ""
        """A message shown in place of the verdict until something changes."""
        self._ground: pygame.Surface | None = None
        self._sheet = pygame.Rect(0, 0, 0, 0)

    @property
    def main(self) -> Page:
        return self.body

    @property
    def widget_scale(self) -> Scale:
        return sheet_scale(self.app.scale, self.app.size[1] - 2 * self.app.scale(MARGIN), 2, ROOM)

    # --- layout ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The board in its room, the sheet beside it."""
        (width, height), margin, scale = self.app.size, self.app.scale(MARGIN), self.widget_scale
        wide = panel_width(self.app.size, scale)
        at_left = self.app.settings.panel == "left"
        self._sheet = pygame.Rect(margin if at_left else width - wide - margin, margin, wide, height - 2 * margin)
        room = pygame.Rect(margin, margin, width - 3 * margin - wide, height - 2 * margin)
        if at_left:
            room.left = self._sheet.right + margin
        self._tray = self._place_board(room, at_left)
        self.board.show()
        self._ground = None
        self.sheet = EditorSheet(self.editor, self.app.texts, self.board.view.painter, self._changed)
        self._lay_sheet()

    def _place_board(self, room: pygame.Rect, sheet_at_left: bool) -> list[pygame.Rect]:
        """Fit the board in `room`, and beside it the tools, on the side away from the sheet, if they have room there;
        return where they lie."""
        scale = self.widget_scale
        self.board.place_in(room, self.app.settings)
        tray = pygame.Rect(room.x, room.y + scale(1), scale(WIDTH), room.height - scale(2))
        if room.width - self.board.width < tray.width:
            return []
        rest = pygame.Rect(tray.right, room.y, room.width - tray.width, room.height)
        if sheet_at_left:
            rest.right, tray.right = room.right - tray.width, room.right
        rects = places(scale, tray, len(self.editor.editing.tools()))
        if rects:
            self.board.place_in(rest, self.app.settings)
        return rects

    def _column(self) -> Column:
        scale = self.widget_scale
        return Column(scale, scale(0.9), scale(0.6), self._sheet.width - 2 * scale(0.9))

    def _lay_sheet(self) -> None:
        """Lay out the sheet: the verdict on top, the controls in the middle, the next actions below."""
        head, body, foot = self._column(), self._column(), self._column()
        body.width -= body.scale(BAR)  # the bar is at the right
        self._fill_head(head)
        body.y = 0
        if self._tray:
            self.tray.lay(pygame.Rect((0, 0), self.app.size), self.sheet.lay_tools(body.scale, self._tray), 0)
        else:
            self.tray.lay(pygame.Rect(0, 0, 0, 0), [], 0)
            self.sheet.fill_tools(body)
        self.sheet.fill_controls(body)
        self.sheet.fill_points(body, self.points)
        able = [*self._fill_whole(body), *self._fill_foot(foot)]
        x, y, width = self._sheet.x, self._sheet.y, self._sheet.width
        top, deep = head.y, foot.y + body.scale(0.6)
        self.head.lay(pygame.Rect(x, y, width, top), head.items, top)
        view = pygame.Rect(x, y + top, width, max(0, self._sheet.height - top - deep))
        self.body.lay(view, body.items, body.y + body.scale(0.6))
        self.foot.lay(pygame.Rect(x, view.bottom, width, deep), foot.items, deep)
        for button, usable in able:
            button.enable(usable)

    def _fill_head(self, column: Column) -> None:
        scale, get = column.scale, self.app.texts.get
        wrong = bool(self.editor.flaw) and not self.said
        back = self.app.texts.game(self.setup.game, "name")
        rect = pygame.Rect(column.x, column.y, min(column.width, button_width(back, scale, BACK)), scale(BUTTON_HEIGHT))
        column.items.append(Button(BACK, rect, back, self.leave_editor, scale, BACK))
        column.y = rect.bottom
        column.write(get("edit-title"), "title", 2.2)
        words, face = self.said or self.sheet.judged(), "serif-italic"
        room = height_of("\n" * (LINES - 1), face, scale(VERDICT), column.width)
        top = column.y
        column.write(words, face, VERDICT, colours().warning if wrong else colours().ink_soft)
        column.y = max(column.y, top + room)

    def _fill_whole(self, column: Column) -> list[tuple[Button, bool]]:
        """The controls that change the whole draft or its view."""
        get, editor = self.app.texts.get, self.editor
        column.gap(0.9)
        column.rule()
        column.gap(0.6)
        turn = (Chip("flip", get("edit-flip"), self._turn, kind="link"),) if self.board.may_turn else ()
        return chips(
            column,
            (
                Chip("undo", get("edit-undo"), partial(self._do, editor.undo), editor.may_undo, "link"),
                Chip("redo", get("edit-redo"), partial(self._do, editor.redo), editor.may_redo, "link"),
                Chip("clear", get("edit-clear"), partial(self._do, editor.clear), kind="link"),
                Chip("start", get("edit-start"), partial(self._do, editor.restart), kind="link"),
                *turn,
                Chip("copy", get("edit-copy"), self.copy, kind="link"),
                Chip("paste", get("edit-paste"), self.paste, kind="link"),
                Chip("print", get("edit-print"), self.onward.print, editor.position is not None, "link"),
                Chip("keys", get("menu-game-keys"), self.open_keys, kind="link"),
            ),
        )

    def _fill_foot(self, column: Column) -> list[tuple[Button, bool]]:
        """The buttons for the next actions."""
        get, playable, scale = self.app.texts.get, self.editor.playable, column.scale
        made = []
        for name, text, act, kind, ems in (
            ("analyse", "edit-analyse", self.onward.analyse, "plain", BUTTON_HEIGHT),
            ("play", "edit-play", self.onward.play, "primary", PLAY),
        ):
            rect = pygame.Rect(column.x, column.y, column.width, scale(ems))
            made.append((Button(name, rect, get(text), act, scale, kind), playable))
            column.y = rect.bottom + scale(0.6)
        column.items += [button for button, _ in made]
        return made

    # --- changes --------------------------------------------------------------------------------------------------

    def _changed(self, said: str = "") -> None:
        """Show what has changed."""
        self.said = said
        self.board.show()
        self._lay_sheet()

    def _do(self, act: Callable[[], object]) -> None:
        act()
        self._changed()

    def _turn(self) -> None:
        self.board.turn()
        self._ground = None
        self._changed()

    def copy(self) -> None:
        """Put the position on the clipboard, as text."""
        clipboard.put(self.editor.text)
        self._changed(self.app.texts.get("edit-copied"))

    def paste(self) -> None:
        """Take the position from the clipboard, or say why it is none."""
        self._changed(paste(self.editor, self.points, pygame.scrap.get_text(), self.app.texts))

    # --- going elsewhere ------------------------------------------------------------------------------------------

    def leave_editor(self) -> None:
        """Return to the previous screen."""
        self.setup.back()

    def back(self) -> bool:
        if self.editor.let_go() or self.board.cursor:
            self.board.cursor = None
        elif self.widgets.focused:
            self.widgets.clear_focus()
        else:
            self.leave_editor()
        return True

    # --- events ---------------------------------------------------------------------------------------------------

    def event(self, event: pygame.Event) -> bool:
        board = self.board
        if event.type == pygame.MOUSEMOTION:
            board.hover(event.pos, self.app.settings.drag)
            super().event(event)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and self._press(event):
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and board.release(event.pos):
            self._changed()
        if event.type == pygame.MOUSEWHEEL and board.covers(pygame.mouse.get_pos()):
            return self._zoom(event.y)
        return super().event(event)

    def _press(self, event: pygame.Event) -> bool:
        """A button goes down over the board, or on a man of the tray, who may be dragged from there."""
        if event.button == 3 and self.board.rub(event.pos):
            self._changed()
            return True
        if event.button != 1:
            return False
        if self.board.press(event.pos):
            self.widgets.clear_focus()
            self.widgets.stop_typing()
            return True
        item = self.tray.at(event.pos) or self.body.at(event.pos)
        tool = self.sheet.tools.get(item.name) if item else None
        if tool and tool.use is Use.MAN:
            self.board.press_tray(tool.name, event.pos)
        return False

    def let_go(self) -> None:
        super().let_go()
        self.board.let_go()

    def _zoom(self, steps: int) -> bool:
        pixel = self.board.view.pixel(self.board.cursor) if self.board.cursor else pygame.mouse.get_pos()
        return self._lies_elsewhere(self.board.view.closeup.zoom(steps, pixel))

    def _lies_elsewhere(self, moved: bool) -> bool:
        if moved:
            self._ground = None
            self.board.top.place_in(self.board.view.frame)
        return moved

    # --- keys -----------------------------------------------------------------------------------------------------

    def open_keys(self) -> None:
        """The keys, above the board."""
        self.app.open(KeysPage(self.app, self.app.texts.game(self.setup.game, "name"), self._key_groups))

    def _key_groups(self) -> Groups:
        texts = self.app.texts
        own = [*(fixed_row(texts, name) for name in OWN), *rows_of(texts, CHANGED)]
        return {texts.get("keyboard-edit"): own, texts.get("keyboard-everywhere"): rows_of(texts, EVERYWHERE)}

    def _acts(self) -> dict[str, Callable[[], object]]:
        """The actions of the editor's commands."""
        editor, cursor = self.editor, self.board.cursor
        acts: dict[str, Callable[[], object]] = {
            "edit-undo": partial(self._do, editor.undo),
            "edit-redo": partial(self._do, editor.redo),
            "edit-copy": self.copy,
            "edit-paste": self.paste,
            "nearer": partial(self._zoom, 1),
            "farther": partial(self._zoom, -1),
        }
        if cursor:
            acts["edit-rub"] = partial(self._do, partial(editor.take, cursor))
        if self.board.may_turn:
            acts["turn-board"] = self._turn
        return acts

    def key(self, event: pygame.Event) -> bool:
        keys = self.app.texts.keys
        if means(keys, event, "rules"):
            self.open_keys()
            return True
        act = None if self.widgets.typing or self._tool(event) else act_of(keys, event, self._acts())
        if act is None:
            return super().key(event)
        act()
        return True

    def _tool(self, event: pygame.Event) -> Tool | None:
        """The tool of a digit key, if there is one."""
        sign, tools = writes(event), list(self.sheet.tools.values())
        return tools[int(sign) - 1] if sign.isdigit() and 0 < int(sign) <= len(tools) else None

    def enter_without_focus(self, key: int) -> bool:
        """Apply the tool at the cursor."""
        if self.board.cursor is None:
            return False
        self._do(partial(self.editor.touch, self.board.cursor))
        return True

    def arrow_without_focus(self, dx: int, dy: int) -> bool:
        """Move the cursor."""
        before = self.board.view.closeup.frame
        self.board.walk((dx, dy))
        self._lies_elsewhere(before is not self.board.view.closeup.frame)
        return True

    def letter(self, event: pygame.Event) -> bool:
        """Handle a digit: select a tool."""
        tool = self._tool(event)
        if tool:
            self._do(partial(self.editor.take_up, tool))
        return tool is not None

    # --- frames ---------------------------------------------------------------------------------------------------

    def advance(self, dt: float) -> bool:
        closeup, pixel = self.board.view.closeup, pygame.mouse.get_pos()
        pointer = pixel if closeup.outer.collidepoint(pixel) else None
        return super().advance(dt) | self._lies_elsewhere(closeup.pan(pointer, dt)) | self.board.view.advance(dt)

    def draw(self, surface: pygame.Surface) -> None:
        if self._ground is None:
            self._ground = self.board.ground(self.app.size, self.app.settings.named)
            self._ground = self._ground.convert()
        surface.blit(self._ground, (0, 0))
        self.board.draw(surface)
        self.draw_pages(surface)
        self.board.draw_hand(surface)
