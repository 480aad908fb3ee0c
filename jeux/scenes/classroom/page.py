"""The page « Animation »: what a class session shows, what may be changed in it, its password. Each choice is saved at
once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import pygame

from jeux.common.palette import colours
from jeux.common.paths import config_folder
from jeux.common.theme import Scale
from jeux.common.typography import leading
from jeux.play.classroom.classrooms import LONGEST_NAME, Classroom, Classrooms, change_classrooms, load_classrooms
from jeux.play.setup.filters import kinds
from jeux.play.setup.offered import CHANGED, GIVEN, LEVELS
from jeux.rules import CARDS
from jeux.scenes.app import App
from jeux.scenes.pages.game_rows import GamePictures
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.band import BandButton
from jeux.ui.blocks import ROW, Column
from jeux.ui.controls import Check, Field
from jeux.ui.drawing import BUTTON_HEIGHT, Look, check_width, draw_check, put
from jeux.views.pictures import SHAPE

SCREEN = ("projector", "fullscreen", "silent", "real_dice")
"""The on/off settings of a session: fields of `Classroom`."""
BETWEEN = 0.6
GAME = "game."
WORD = 12.0
"""Body sizes: the least width of the field beside its label."""
PICTURE, NAME = 7.0, 0.87
"""Body sizes: the least width of the picture of a game, the letters of its name."""
COLUMNS = 3
"""The most columns of check boxes."""
UNSHOWN = 70
"""The opacity of the picture of a game that is not shown, of 255."""


class Toggle(NamedTuple):
    """Something that is on or off."""

    name: str
    words: str
    on: bool


def write_checks(
    page: Column, toggles: Sequence[Toggle], act: Callable[[str], object], label: str, most: int = COLUMNS
) -> None:
    """Lay check boxes in at most `most` columns of one width, over the whole page."""
    scale = page.scale
    wide = min(page.width, max(check_width(toggle.words, scale) for toggle in toggles) + scale(0.4))
    columns, height = min(most, max(1, page.width // wide)), scale(ROW)
    wide = page.width // columns
    for n, toggle in enumerate(toggles):
        rect = pygame.Rect(page.x + n % columns * wide, page.y + n // columns * height, wide - scale(0.4), height)
        page.items.append(_check(Check, toggle, rect, act, scale, label, (n + 1, len(toggles))))
    page.y += -(-len(toggles) // columns) * height


def _check(
    kind: type[Check],
    toggle: Toggle,
    rect: pygame.Rect,
    act: Callable[[str], object],
    scale: Scale,
    label: str,
    place: tuple[int, int],
) -> Check:
    made = kind(toggle.name, rect, toggle.words, partial(act, toggle.name), scale, chosen=toggle.on, position=place)
    made.label = label
    return made


class GameCheck(Check):
    """A game as a picture with a check box in its corner; darkened where it is not shown."""

    pictures: GamePictures

    def paint(self, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        palette, scale = colours(), self.scale
        frame = pygame.Rect(rect.x, rect.y, rect.width, rect.height - leading(scale(NAME)) - scale(0.2))
        made = self.pictures.get(self.name.removeprefix(GAME), frame.size)
        pygame.draw.rect(surface, palette.raised, frame)
        if made:
            picture = made.copy()
            picture.set_alpha(None if self.chosen else UNSHOWN)
            surface.blit(picture, frame)
        rim = palette.accent if look.hover or self.chosen else palette.edge
        pygame.draw.rect(surface, rim, frame, scale.thin * (2 if look.hover else 1))
        side = scale(1.25)
        box = pygame.Rect(frame.right - side - scale(0.3), frame.y + scale(0.3), side, side)
        draw_check(surface, box, "", look, scale, on=self.chosen)
        ink = palette.on_cloth if self.chosen else palette.on_cloth_soft
        below = pygame.Rect(rect.x, frame.bottom + scale(0.2), rect.width, leading(scale(NAME)))
        put(surface, self.text, "text", scale(NAME), ink, below, "left")


class ClassroomPage(SheetScene):
    """The page where a class session is prepared and begun."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.classrooms = load_classrooms(config_folder())
        self.classroom = self.classrooms.last
        self._unkept = False
        self._pictures = GamePictures()
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
        get, shown, texts = self.app.texts.get, self.classroom.games, self.app.texts
        page.title(get("animation-games"))
        ages, families = (kinds(CARDS.values())[name] for name in ("age", "family"))
        self._quick(page, "age", [get("animation-all"), *(get("filter-age-value", age=age) for age in ages)], 1)
        page.gap(0.5)
        self._quick(page, "family", [get(f"family-{family}") for family in families], 0)
        page.gap(BETWEEN)
        keys = shown or tuple(CARDS)
        self._pictured(page, [Toggle(f"{GAME}{key}", texts.game(key, "name"), key in keys) for key in CARDS])

    def _pictured(self, page: Column, games: Sequence[Toggle]) -> None:
        """The games as pictures with check boxes."""
        scale, apart = page.scale, page.scale(0.8)
        columns = max(1, (page.width + apart) // (scale(PICTURE) + apart))
        wide = (page.width - (columns - 1) * apart) // columns
        high = round(wide / SHAPE) + leading(scale(NAME)) + scale(0.2)
        label = self.app.texts.get("animation-games")
        for n, game in enumerate(games):
            x, y = page.x + n % columns * (wide + apart), page.y + n // columns * (high + scale(0.55))
            rect, place = pygame.Rect(x, y, wide, high), (n + 1, len(games))
            made = _check(GameCheck, game, rect, self._show_game, scale, label, place)
            assert isinstance(made, GameCheck)
            made.pictures = self._pictures
            page.items.append(made)
        page.y = max(item.rect.bottom for item in page.items)

    def _show_game(self, name: str) -> None:
        self._change(self.classroom.with_game(name.removeprefix(GAME)))

    @property
    def moving(self) -> bool:
        return super().moving or self._pictures.busy

    def advance(self, dt: float) -> bool:
        """Make one picture a frame, then draw the games anew."""
        made = self._pictures.advance()
        if made and not self._pictures.busy:
            for item in self.body.items:
                if isinstance(item, GameCheck) and item.element:
                    item.element.rebuild()
        return super().advance(dt) | made

    def _end(self, page: Column) -> None:
        """The field of the password that ends the session."""
        get, scale = self.app.texts.get, page.scale
        left = page.label(get("animation-word"), scale(WORD))
        rect = pygame.Rect(left, page.y, page.x + page.width - left, scale(BUTTON_HEIGHT))
        field = Field("word", rect, self.classroom.word, get("animation-word-none"), self._word, scale, self._keep)
        field.label = get("animation-word")
        page.items.append(field)
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
        label = get("animation-levels")
        write_checks(page, rows, lambda name: self._change(self.classroom.with_level(int(name[-1]))), label)
        page.gap(BETWEEN)
        for title, names in (("animation-given", GIVEN), ("animation-changed", CHANGED)):
            page.title(get(title))
            rows = [Toggle(f"given.{name}", get(f"animation-given-{name}"), name in given) for name in names]
            write_checks(
                page, rows, lambda name: self._change(self.classroom.switched(name.removeprefix("given."))), get(title)
            )
            page.gap(BETWEEN)
        page.title(get("animation-screen"))
        rows = [
            Toggle(f"screen.{field}", get(f"animation-{field.replace('_', '-')}"), getattr(self.classroom, field))
            for field in SCREEN
        ]
        write_checks(page, rows, self._switch, get("animation-screen"), len(SCREEN))
        page.gap(BETWEEN)
        self._names(page)
        self._end(page)
        self._foot(page)

    def _foot(self, page: Column) -> None:
        """The programme, an error if the last save failed, and the button that erases."""
        get = self.app.texts.get
        words = get("animation-prepare", n=len(self.classroom.programme))
        page.button("programme", words, self.open_programme, "link")
        page.gap(0.4)
        if self._unkept:
            page.write(get("error-animation-not-saved"))
        if len(self.classrooms.kept) > 1:
            page.button("erase", get("animation-erase"), self.erase, "link")

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
