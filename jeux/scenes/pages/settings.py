"""The settings: named sections, one line a setting, a live board; changes apply at once and are saved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame

from jeux.common.palette import colours
from jeux.common.settings import Settings
from jeux.common.theme import Scale
from jeux.common.typography import leading
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet
from jeux.scenes.pages.accessibility import AccessibilityScene
from jeux.scenes.pages.live_board import PANEL, LiveBoard, board_to_show
from jeux.scenes.pages.setting_rows import ASIDE, SECTIONS, VOLUMES, SectionTab, stem, write_row
from jeux.scenes.screen import Way
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.band import BandButton, column
from jeux.ui.blocks import Column, painted_text, rule
from jeux.ui.controls import Button, Slider
from jeux.ui.drawing import BUTTON_HEIGHT, button_width
from jeux.ui.items import Item, Spot
from jeux.ui.page import Page

SLIDER, READING = 14.0, 5.0
"""Body sizes: the length of a volume slider, and of the value beside it."""
LIST, LEAST_LIST = 15.5, 13.5
"""Body sizes: the width of the list of sections."""
ROWS, LEAST_ROWS = 35.5, 29.0
BOARD, LEAST_BOARD = 32.0, 17.0
"""Body sizes: the greatest and the least width of the rows, and of the live board."""
TRACK = 23.0
"""Body sizes: the length of a row's track, where its name leaves room for it."""
APART = 2.6
"""Body sizes between two columns."""
TAB, BETWEEN_TABS, CLOSE_TAB = 2.7, 0.5, 2.3
"""Body sizes: a section in the list, the gap below it, and a section in a low window, without gaps."""
SEEN = ("display", "board", "one-screen")
"""The sections whose settings change the board."""


class _Plan(NamedTuple):
    """The columns of the page, in pixels; a list or a board that has no room is 0 wide."""

    left: int
    list: int
    rows: int
    board: int


def _plan(width: int, scale: Scale) -> _Plan:
    left, inner = column(width, scale)
    apart = scale(APART)
    if inner < scale(LEAST_LIST) + apart + scale(LEAST_ROWS):
        return _Plan(left, 0, inner, 0)
    least = scale(LEAST_LIST) + scale(LEAST_ROWS) + scale(LEAST_BOARD) + 2 * apart
    if inner < least:
        tabs = min(scale(LIST), inner - apart - scale(LEAST_ROWS))
        return _Plan(left, tabs, min(scale(1.2 * ROWS), inner - apart - tabs), 0)
    spare = (inner - least) / scale(LIST + ROWS + BOARD - LEAST_LIST - LEAST_ROWS - LEAST_BOARD)
    part = min(1.0, spare)
    tabs, rows = (scale(low + part * (high - low)) for low, high in ((LEAST_LIST, LIST), (LEAST_ROWS, ROWS)))
    return _Plan(left, tabs, rows, min(scale(BOARD), inner - tabs - rows - 2 * apart))


class SettingsScene(SheetScene):
    """A scene that leads back to the shelf, or a dialogue that closes itself. Where the window is narrow, all sections
    follow one another."""

    named = "settings-title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.tabs, self.side = self.new_page(), self.new_page()
        self.pages[:] = [self.band, self.tabs, self.body, self.side]
        self.section = next(iter(SECTIONS))
        self.live = LiveBoard(app, board_to_show())
        self._before: Settings | None = None
        """The settings before they were reset, as long as this can be taken back."""

    @property
    def main(self) -> Page:
        return self.body

    # --- layout ---------------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The band; below it the sections, the rows of one of them, the board."""
        get = self.app.texts.get
        said = []
        if self._before:
            said = [(get("settings-reset-done"), BandButton("recall", get("button-cancel"), self.recall, "plain"))]
        room = self.lay_head(get("settings-title"), get("settings-saved"), [self.button_back()], said)
        plan = _plan(room.width, self.app.scale)
        self._lay_tabs(room, plan)
        self._lay_rows(room, plan)
        self._lay_board(room, plan)

    def _lay_tabs(self, room: pygame.Rect, plan: _Plan) -> None:
        """The list of sections, with the way to reset them at its foot."""
        scale, get, items, y = self.app.scale, self.app.texts.get, list[Item](), self.app.scale(0.6)
        view = pygame.Rect(plan.left, room.y, plan.list and plan.list + self.app.scale(APART) // 2, room.height)
        if not plan.list:
            self.tabs.lay(view, [], 0)
            return
        close = room.height < (len(SECTIONS) + 1) * scale(TAB + BETWEEN_TABS) + scale(2.5)
        for number, name in enumerate(SECTIONS):
            rect = pygame.Rect(0, y, plan.list, scale(CLOSE_TAB if close else TAB))
            words, place = get(f"settings-{name}"), (number + 1, len(SECTIONS))
            act, chosen = partial(self.show_section, name), name == self.section
            tab = SectionTab(f"section.{name}", rect, words, act, scale, chosen=chosen, position=place)
            tab.label = get("settings-title")
            items.append(tab)
            y = rect.bottom + (scale.thin if close else scale(BETWEEN_TABS))
        y += scale(0.4 if close else 1)
        items.append(self._reset_link(scale(1.2), y))
        height = items[-1].rect.bottom + scale(1)
        line = pygame.Rect(view.width - scale.thin, scale(0.6), scale.thin, max(view.height, height) - scale(2))
        self.tabs.lay(view, [Spot(line, rule), *items], height)

    def _reset_link(self, x: int, y: int) -> Button:
        scale, words = self.app.scale, self.app.texts.get("settings-reset")
        rect = pygame.Rect(x, y, button_width(words, scale, "link"), scale(BUTTON_HEIGHT))
        return Button("reset", rect, words, self.ask_to_reset, scale, "link")

    def _lay_rows(self, room: pygame.Rect, plan: _Plan) -> None:
        """The rows of the section shown, or of all of them."""
        scale = self.app.scale
        aside = scale(ASIDE)
        left = plan.left + (plan.list and plan.list + scale(APART))
        wide = plan.rows + 2 * aside
        view = pygame.Rect(left - aside, room.y, min(wide + scale(0.8), room.width - left + aside), room.height)
        page = Column(scale, aside, scale(0.4), min(plan.rows, view.width - 2 * aside))
        if plan.list:
            self._section(page, self.section)
        else:
            for name in SECTIONS:
                self._section(page, name)
                page.gap(1)
            page.items.append(self._reset_link(page.x, page.y))
            page.y = page.items[-1].rect.bottom
        self.body.lay(view, page.items, page.y + scale(1))

    def _lay_board(self, room: pygame.Rect, plan: _Plan) -> None:
        """The live board, with what it shows above it and a step to try below."""
        scale, get = self.app.scale, self.app.texts.get
        high = room.height - scale(7)
        wide = min(plan.board, round(high / (1 - PANEL)))
        view = pygame.Rect(plan.left + plan.list + plan.rows + 2 * scale(APART), room.y, plan.board, room.height)
        if not plan.board and plan.list:
            view, wide = self._below(room, plan)
        if not view.width or high < scale(12):
            self.side.lay(view, [], 0)
            return
        page = Column(scale, 0, scale(0.6), view.width)
        caption = get("settings-live") if self.section in SEEN else ""
        if caption:
            page.write(caption, "serif-italic", 1.25, colours().on_cloth_soft, "center")
        page.y = scale(2.6)
        board = pygame.Rect((view.width - wide) // 2, page.y, wide, round(wide * (1 - PANEL)))
        page.items.append(Spot(board, self.live.paint, words=""))
        page.y = board.bottom + scale(0.8)
        rect = pygame.Rect(0, page.y, min(view.width, scale(14)), scale(BUTTON_HEIGHT))
        rect.centerx = board.centerx
        page.items.append(Button("try", rect, get("settings-try"), self.live.play, scale))
        self.side.lay(view, page.items, rect.bottom + scale(0.5))

    def _below(self, room: pygame.Rect, plan: _Plan) -> tuple[pygame.Rect, int]:
        """In a tall window, the room of the board below the rows, and its width; both empty where there is none."""
        scale, used = self.app.scale, max(self.tabs.height, self.body.height)
        spare = room.height - used
        wide = min(scale(BOARD), round((spare - scale(7)) / (1 - PANEL)))
        if wide < scale(LEAST_BOARD):
            return pygame.Rect(room.bottomleft, (0, 0)), 0
        for page in (self.tabs, self.body):
            page.lay(pygame.Rect(page.view.topleft, (page.view.width, used)), page.items, page.height)
        inner = plan.list + scale(APART) + plan.rows
        return pygame.Rect(plan.left, room.y + used, inner, spare), wide

    # --- rows -----------------------------------------------------------------------------------------------------

    def _section(self, page: Column, name: str) -> None:
        get, rows = self.app.texts.get, SECTIONS[name]
        page.write(get(f"settings-{name}"), "title", 1.7).heading = get(f"settings-{name}")
        page.gap(0.5)
        labels = {each: self._row(each, values) for each, values in rows.items()}
        choices = [labels[each] for each in rows if not isinstance(getattr(self.app.settings, each), bool)]
        if name == "sound":
            choices += [(get(f"setting-{each}"), []) for each in VOLUMES]
        needed = page.room_for_labels(choices)
        page.label_room = needed and max(needed, page.width - page.scale(TRACK))
        if name == "sound":
            self._volumes(page)
        for each, values in rows.items():
            self._setting(page, each, values, *labels[each])
        self._ways(page, name)

    def _setting(self, page: Column, name: str, values: tuple[object, ...], label: str, words: list[str]) -> None:
        """One row: its name, its values, its explanation."""
        about, now = self.app.texts.get(f"{stem(name)}-help"), getattr(self.app.settings, name)

        def controls() -> None:
            if isinstance(now, bool):
                page.switch(name, label, now, partial(self._set, name), about)
            else:
                page.choices(name, words, values.index(now), lambda i: self._set(name, values[i]), label, about)

        write_row(page, self.body, about, controls)

    def _row(self, name: str, values: tuple[object, ...]) -> tuple[str, list[str]]:
        """The name of a setting and of its values; those of a switch have none."""
        get, flag = self.app.texts.get, isinstance(values[0], bool)
        return get(stem(name)), [] if flag else [get(f"{stem(name)}-{value}") for value in values]

    def _volumes(self, page: Column) -> None:
        if not self.app.sounds.available:
            page.write(self.app.texts.get("error-no-sound"))
            page.gap(0.6)
        for name in VOLUMES:
            about = self.app.texts.get(f"setting-{name}-help")
            write_row(page, self.body, about, partial(self._volume, page, name, about))

    def _volume(self, page: Column, name: str, about: str) -> None:
        texts, scale = self.app.texts, self.app.scale
        volume: int = getattr(self.app.settings, name)
        length = min(scale(SLIDER), page.width - scale(READING + 1.8))
        left = max(page.label(texts.get(f"setting-{name}"), length + scale(READING)), page.x + scale(0.6))
        rect = pygame.Rect(left, page.y, length, scale(BUTTON_HEIGHT))
        slider = Slider(name, rect, volume, partial(self._set_volume, name), scale)
        slider.label, slider.about = texts.get(f"setting-{name}"), about
        beside = pygame.Rect(rect.right + scale(1.2), 0, scale(READING), leading(scale.body))
        beside.centery = rect.centery
        reading = texts.get("setting-volume-value", n=volume)
        page.items += [slider, Spot(beside, painted_text(reading, "text", scale.body, colours().ink))]
        page.y = rect.bottom

    def _ways(self, page: Column, name: str) -> None:
        """What else a section leads to, each with its explanation."""
        get = self.app.texts.get
        ways: dict[str, list[tuple[str, str, str, Callable[[], None]]]] = {
            "sound": [("accessibility", "access-title", "settings-access-help", self._open_accessibility)],
            "hands": [("keys", "keyboard-change", "keyboard-change-intro", self._open_keys)],
            "class": [
                ("animation", "animation-open", "animation-help", self.app.hour.prepare),
                ("luggage.0", "luggage-pack", "luggage-help", partial(self._carry, 0)),
                ("luggage.1", "luggage-take", "luggage-take-help", partial(self._carry, 1)),
            ],
        }
        for way, words, about, act in ways.get(name, []):
            write_row(
                page, self.body, get(about), partial(self._way, page, way, get(words), act, get(about)), always=True
            )

    def _way(self, page: Column, name: str, words: str, act: Callable[[], None], about: str) -> None:
        page.button(name, words, act)
        button = page.items[-1]
        assert isinstance(button, Button)
        button.about = about

    # --- ways -----------------------------------------------------------------------------------------------------

    def show_section(self, name: str) -> None:
        """Show the settings of a section."""
        self.section = name
        self.layout()
        self.body.open_at(0, at_once=True)

    def _here(self) -> None:
        self.app.open(self.again())

    def _open_keys(self) -> None:
        from jeux.scenes.pages.keys import change_keys  # on demand: the shelf imports the settings

        change_keys(self.app, Way(self._here, self))

    def _open_accessibility(self) -> None:
        self.app.open(AccessibilityScene(self.app, Way(self._here, self)))

    def _carry(self, number: int) -> None:
        """Export all stored data as one file, or import such a file."""
        from jeux.scenes.files.carrying import pack_up, pick_backup  # on demand: the shelf imports the settings

        (pick_backup if number else pack_up)(self.app, self._here)

    # --- changing -------------------------------------------------------------------------------------------------

    def _set(self, name: str, value: object) -> None:
        self._before = None
        self.app.change(self.app.settings.replace(**{name: value}))
        self.layout()

    def _set_volume(self, name: str, value: int) -> None:
        if value != getattr(self.app.settings, name):
            self._set(name, value)
            self.app.sounds.play(VOLUMES[name])

    def ask_to_reset(self) -> None:
        """Ask whether to reset every setting of this page."""
        self.app.open(ResetQuestion(self.app, self))

    def reset(self) -> None:
        """Reset every setting of this page except the language, so that the page stays readable."""
        self._before, first = self.app.settings, Settings()
        names = [*VOLUMES, *(name for rows in SECTIONS.values() for name in rows)]
        self.app.change(self.app.settings.replace(**{n: getattr(first, n) for n in names if n != "language"}))

    def recall(self) -> None:
        """Take the reset back."""
        assert self._before
        names = [*VOLUMES, *(name for rows in SECTIONS.values() for name in rows)]
        before, self._before = self._before, None
        self.app.change(self.app.settings.replace(**{name: getattr(before, name) for name in names}))
        self.layout()

    # --- keys and frames ------------------------------------------------------------------------------------------

    def arrow(self, dx: int, dy: int) -> bool:
        """Right and left also go from one column to the next."""
        here = self.widgets.page
        item = here.focused_item if here else None
        moved = super().arrow(dx, dy)
        columns = [page for page in (self.tabs, self.body, self.side) if any(each.name for each in page.items)]
        if not dx or here not in columns or (here.focused_item is not item):
            return moved
        if item and not isinstance(item, Slider) and 0 <= columns.index(here) + dx < len(columns):
            return self._enter_column(columns[columns.index(here) + dx])
        return moved

    def _enter_column(self, page: Page) -> bool:
        """Focus what is chosen in a column, or its first control."""
        names = [item.name for item in page.items if item.name]
        chosen = f"section.{self.section}"
        return self.widgets.focus(page, chosen if chosen in names else names[0])

    @property
    def moving(self) -> bool:
        return super().moving or self.live.moving

    def advance(self, dt: float) -> bool:
        return super().advance(dt) | self.live.advance(dt)


class ResetQuestion(ChoiceSheet):
    """Asks before every setting gets its first value again."""

    def __init__(self, app: App, page: SettingsScene) -> None:
        super().__init__(app)
        get = app.texts.get
        self._page = page
        self.title, self.sentence = get("settings-reset-title"), get("settings-reset-ask")
        self.choices = [
            (get("settings-reset-yes"), self._reset, "plain"),
            (get("key-change-keep"), self.back, "primary"),
        ]

    def _reset(self) -> None:
        self._page.reset()
        self.back()

    def back(self) -> bool:
        """Return to the settings."""
        self.app.open(self._page.again())
        return True
