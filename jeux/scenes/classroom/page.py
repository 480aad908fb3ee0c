"""The page « Animation »: what a class session shows, what may be changed in it, its password. Each choice is saved at
once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import pygame

from jeux.common.paths import config_folder
from jeux.play.classroom.classrooms import LONGEST_NAME, Classroom, Classrooms, change_classrooms, load_classrooms
from jeux.play.setup.filters import kinds
from jeux.play.setup.offered import CHANGED, GIVEN, LEVELS
from jeux.rules import CARDS
from jeux.scenes.app import App
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.band import BandButton
from jeux.ui.blocks import Column
from jeux.ui.controls import Button, Field
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, button_width

SCREEN = ("projector", "fullscreen", "silent", "real_dice")
"""The on/off settings of a session: fields of `Classroom`."""
BETWEEN = 1.0
TICK = "\N{CHECK MARK}"


class Toggle(NamedTuple):
    """A button that is on or off."""

    name: str
    words: str
    on: bool


def write_toggles(page: Column, toggles: Sequence[Toggle], act: Callable[[str], object]) -> None:
    """Lay the buttons side by side in as many rows as needed. Those that are on have a tick as well as another
    colour."""
    gap, height, x = page.scale(CHIP_GAP), page.scale(BUTTON_HEIGHT), page.x
    for toggle in toggles:
        words = f"{TICK}\N{NO-BREAK SPACE}{toggle.words}" if toggle.on else toggle.words
        room = button_width(f"{TICK}\N{NO-BREAK SPACE}{toggle.words}", page.scale)
        width = min(room, page.width)
        if x > page.x and x + width > page.x + page.width:
            x, page.y = page.x, page.y + height + gap
        rect = pygame.Rect(x, page.y, width, height)
        kind = "chosen" if toggle.on else "plain"
        page.items.append(Button(toggle.name, rect, words, partial(act, toggle.name), page.scale, kind))
        x += width + gap
    page.y += height


class ClassroomPage(SheetScene):
    """The page where a class session is prepared and begun."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.classrooms = load_classrooms(config_folder())
        self.classroom = self.classrooms.last
        self._unkept = False
        self._typed_name: str | None = None
        """The name being typed; None otherwise."""

    def layout(self) -> None:
        """The band, then the games at the left and all else at the right."""
        get = self.app.texts.get
        begin = BandButton("begin", get("animation-begin"), self.begin, "primary")
        room = self.lay_band(get("animation-title"), get("animation-subtitle"), begin)
        self.lay_sheets(room, self._games, self._others)

    # --- the left page --------------------------------------------------------------------------------------------

    def _games(self, page: Column) -> None:
        self._names(page)
        get, shown, texts = self.app.texts.get, self.classroom.games, self.app.texts
        page.title(get("animation-games"))
        ages, families = (kinds(CARDS.values())[name] for name in ("age", "family"))
        self._quick(page, "age", [get("animation-all"), *(get("filter-age-value", age=age) for age in ages)], 1)
        page.gap(0.5)
        self._quick(page, "family", [get(f"family-{family}") for family in families], 0)
        page.gap(BETWEEN)
        keys = shown or tuple(CARDS)
        games = [Toggle(f"game.{key}", texts.game(key, "name"), key in keys) for key in CARDS]
        write_toggles(page, games, lambda name: self._change(self.classroom.with_game(name.removeprefix("game."))))
        page.gap(BETWEEN)
        self._end(page)

    def _end(self, page: Column) -> None:
        """The field of the password that ends the session."""
        get = self.app.texts.get
        page.title(get("animation-word"))
        rect = pygame.Rect(page.x, page.y, page.width, page.scale(BUTTON_HEIGHT))
        hint = get("animation-word-none")
        page.items.append(Field("word", rect, self.classroom.word, hint, self._word, page.scale, self._keep))
        page.y = rect.bottom
        page.gap(0.3)
        page.note(get("animation-word-help"))
        page.note(get("animation-word-forgotten"))
        page.gap(BETWEEN)

    def _names(self, page: Column) -> None:
        """The name, and the other saved sessions."""
        get = self.app.texts.get
        kept = [one.name for one in self.classrooms.kept] or [""]
        words = [name or get("animation-unnamed") for name in kept]
        page.choices("kept", [*words, get("animation-new")], 0, self._take)
        page.gap(0.6)
        rect = pygame.Rect(page.x, page.y, page.width, page.scale(BUTTON_HEIGHT))
        hint = get("animation-name")
        page.items.append(Field("name", rect, self.classroom.name, hint, self._name, page.scale, self._rename))
        page.y = rect.bottom
        page.gap(BETWEEN)

    def _quick(self, page: Column, name: str, words: list[str], plain: int) -> None:
        """Games chosen at once: all of them (the first of the `plain` words), or those of an age or a family."""
        values = (*[None] * plain, *kinds(CARDS.values())[name])

        def keys(number: int) -> set[str]:
            value = values[number]
            if value is None:
                return {*CARDS}
            facts = {key: game.header for key, game in CARDS.items()}
            if name == "age":
                return {key for key, one in facts.items() if one.age <= int(value)}
            return {key for key, one in facts.items() if one.family == value}

        now = {*(self.classroom.games or CARDS)}
        chosen = next((number for number in range(len(words)) if keys(number) == now), -1)
        page.choices(f"quick.{name}", words, chosen, lambda number: self._change(self.classroom.showing(keys(number))))

    # --- the right page -------------------------------------------------------------------------------------------

    def _others(self, page: Column) -> None:
        get, given, levels = self.app.texts.get, self.classroom.given, self.classroom.levels
        page.title(get("animation-levels"))
        rows = [Toggle(f"level.{level}", get(f"level-{level}"), level in levels) for level in LEVELS]
        write_toggles(page, rows, lambda name: self._change(self.classroom.with_level(int(name[-1]))))
        page.gap(BETWEEN)
        for title, names in (("animation-given", GIVEN), ("animation-changed", CHANGED)):
            page.title(get(title))
            rows = [Toggle(f"given.{name}", get(f"animation-given-{name}"), name in given) for name in names]
            write_toggles(page, rows, lambda name: self._change(self.classroom.switched(name.removeprefix("given."))))
            page.gap(BETWEEN)
        page.title(get("animation-screen"))
        rows = [
            Toggle(f"screen.{n}", get(f"animation-{n.replace('_', '-')}"), getattr(self.classroom, n)) for n in SCREEN
        ]
        write_toggles(page, rows, self._switch)
        page.gap(BETWEEN)
        self._foot(page)

    def _foot(self, page: Column) -> None:
        """The programme, an error if the last save failed, and the button that erases."""
        get = self.app.texts.get
        page.title(get("animation-programme"))
        page.button("programme", get("animation-prepare", n=len(self.classroom.programme)), self.open_programme)
        page.gap(BETWEEN)
        if self._unkept:
            page.write(get("error-animation-not-saved"))
        if len(self.classrooms.kept) > 1:
            page.button("erase", get("animation-erase"), self.erase)

    # --- choosing -------------------------------------------------------------------------------------------------

    def _switch(self, name: str) -> None:
        field = name.removeprefix("screen.")
        switched: dict[str, Any] = {field: not getattr(self.classroom, field)}
        self._change(replace(self.classroom, **switched))

    def _word(self, typed: str) -> None:
        self.classroom = replace(self.classroom, word=typed[:LONGEST_NAME])

    def _name(self, typed: str) -> None:
        self._typed_name = typed[:LONGEST_NAME]

    def _rename(self) -> None:
        """Rename the current session once its name has been typed."""
        if self._typed_name is None:
            return
        name, self._typed_name = self._typed_name.strip(), None
        self._change(replace(self.classroom, name=name), self.classroom.name)

    def _take(self, number: int) -> None:
        """Switch to a saved session, or start a new one as a copy of this one."""
        kept = self.classrooms.kept
        if number < max(1, len(kept)):
            self._change(kept[number] if kept else self.classroom)
            return
        names, count = {one.name for one in kept}, 2
        while (name := self.app.texts.get("animation-number", n=count)) in names:
            count += 1
        self._change(replace(self.classroom, name=name, programme=()))

    def erase(self) -> None:
        """Delete the current session."""
        gone = self.classroom.name
        self._change(self.classrooms.without(gone).last, gone)

    def _change(self, classroom: Classroom, gone: str | None = None) -> None:
        """Set, save and show a changed session; the one called `gone` is deleted."""
        self.classroom = classroom
        self._keep(gone)
        self.layout()

    def _keep(self, gone: str | None = None) -> None:
        def kept(there: Classrooms) -> Classrooms:
            left = there if gone is None else there.without(gone)
            self.classrooms = left.with_first(self.classroom)
            return self.classrooms

        self._unkept = change_classrooms(config_folder(), kept) is not None
        if self._unkept:
            kept(self.classrooms)  # shown all the same

    # --- going elsewhere ------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin the session."""
        self._rename()
        self._keep()
        self.app.hour.begin(self.classroom)

    def open_programme(self) -> None:
        """Open the programme."""
        from jeux.scenes.classroom.programme import ProgrammePage

        self._rename()
        self._keep()
        self.app.open(ProgrammePage(self.app, self.classroom, self._with_programme))

    def _with_programme(self, classroom: Classroom) -> None:
        self.classroom = classroom
        self._keep()
