"""The settings: one line of help for each; changes apply at once and are saved."""

from __future__ import annotations

from functools import partial

import pygame

from jeux.common.language import LANGUAGES
from jeux.common.palette import colours
from jeux.common.settings import (
    ANIMATIONS,
    COOLDOWNS,
    COORDINATES,
    DRAGS,
    FONTS,
    FORCED,
    HOLDS,
    MASTER_SECONDS,
    ORIENTATIONS,
    PANELS,
    SPEECH_DETAILS,
    SPEECH_RATES,
    TEACHERS,
    TEXT_SIZES,
    THEMES,
    THROWS,
    Settings,
)
from jeux.common.typography import leading
from jeux.scenes.app import App
from jeux.scenes.pages.accessibility import AccessibilityScene
from jeux.scenes.sheet_scene import SheetScene
from jeux.ui.band import BandButton
from jeux.ui.blocks import Column, painted_text
from jeux.ui.controls import Slider
from jeux.ui.drawing import BUTTON_HEIGHT
from jeux.ui.items import Spot

FLAGS = {False: "off", True: "on"}
SLIDER, READING = 14.0, 5.0
"""Body sizes: the length of a volume slider, and of the value beside it."""
HELP, BETWEEN = 0.25, 0.8
"""Body sizes: above a line of help, and below it."""
_DISPLAY: dict[str, tuple[object, ...]] = {
    "language": LANGUAGES,
    "theme": THEMES,
    "simple": (False, True),
    "text_size": TEXT_SIZES,
    "font": FONTS,
    "projector": (False, True),
    "fullscreen": (False, True),
}
_BOARD: dict[str, tuple[object, ...]] = {
    "animation": ANIMATIONS,
    "marks": (True, False),
    "coordinates": COORDINATES,
    "race": (True, False),
    "panel": PANELS,
}
_GAME: dict[str, tuple[object, ...]] = {"forced": FORCED, "throws": THROWS}
_COMPUTER: dict[str, tuple[object, ...]] = {
    "master": MASTER_SECONDS,
    "gives_up": (True, False),
    "teacher": TEACHERS,
    "hidden": (False, True),
}
_HANDS: dict[str, tuple[object, ...]] = {"cooldown": COOLDOWNS, "drag": DRAGS, "hold": HOLDS, "sticky": (False, True)}
_ONE_SCREEN: dict[str, tuple[object, ...]] = {
    "orientation": ORIENTATIONS,
    "confirm": (False, True),
    "shared_keys": (False, True),
    "large_targets": (False, True),
}
VOLUMES = {"volume": "place", "signals": "turn"}
"""The settings that are volumes, each with the sound played after a change."""
_SOUND: dict[str, tuple[object, ...]] = {"muted": (False, True), "room": (False, True)}
_SPEECH: dict[str, tuple[object, ...]] = {
    "speech": (False, True),
    "speech_rate": tuple(SPEECH_RATES),
    "speech_detail": SPEECH_DETAILS,
}
_ALL = _DISPLAY | _COMPUTER | _BOARD | _GAME | _HANDS | _ONE_SCREEN | _SOUND | _SPEECH


class SettingsScene(SheetScene):
    """Every setting on two facing pages: a scene that leads back to the shelf, or a dialogue that closes itself."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._labels: list[tuple[str, list[str]]] = []
        """Names and values of all settings, so that all labels get the same width."""

    def layout(self) -> None:
        """The band, the two pages."""
        texts = self.app.texts
        reset = BandButton("reset", texts.get("button-reset"), self.reset, "plain")
        room = self.lay_band(texts.get("settings-title"), texts.get("settings-saved"), reset)
        volumes: list[tuple[str, list[str]]] = [(texts.get(f"setting-{name}"), []) for name in VOLUMES]
        self._labels = [*volumes, *(self._row(*row) for row in _ALL.items())]
        self.lay_sheets(room, self._display, self._board, self._sound)

    def _display(self, page: Column) -> None:
        page.label_room = page.room_for_labels(self._labels)
        page.title(self.app.texts.get("settings-display"))
        self._rows(page, _DISPLAY)
        page.gap(BETWEEN)
        page.title(self.app.texts.get("settings-computer"))
        self._rows(page, _COMPUTER)
        page.gap(BETWEEN)
        page.title(self.app.texts.get("settings-hands"))
        self._rows(page, _HANDS)
        get = self.app.texts.get
        page.actions("keys", [get("keyboard-change")], self._open_keys, get("keyboard-title"))
        page.gap(BETWEEN)
        page.title(self.app.texts.get("settings-one-screen"))
        self._rows(page, _ONE_SCREEN)

    def _open_keys(self, _number: int) -> None:
        from jeux.scenes.pages.keys import change_keys  # on demand: the shelf imports the settings

        change_keys(self.app, lambda: self.app.open(self.again()))

    def _board(self, page: Column) -> None:
        page.label_room = page.room_for_labels(self._labels)
        page.title(self.app.texts.get("settings-board"))
        self._rows(page, _BOARD)
        page.gap(BETWEEN)
        page.title(self.app.texts.get("settings-game"))
        self._rows(page, _GAME)

    def _sound(self, page: Column) -> None:
        texts, scale = self.app.texts, self.app.scale
        page.title(texts.get("settings-sound"))
        if not self.app.sounds.available:
            page.write(texts.get("error-no-sound"))
            page.gap(0.6)
        for name in VOLUMES:
            volume: int = getattr(self.app.settings, name)
            left = page.label(texts.get(f"setting-{name}"), scale(SLIDER + READING))
            reading = texts.get("setting-volume-value", n=volume)
            rect = pygame.Rect(left, page.y, scale(SLIDER), scale(BUTTON_HEIGHT))
            slider = Slider(name, rect, volume, partial(self._set_volume, name), scale)
            slider.label, slider.about = texts.get(f"setting-{name}"), texts.get(f"setting-{name}-help")
            page.items.append(slider)
            beside = pygame.Rect(rect.right + scale(1.2), 0, scale(READING), leading(scale.body))
            beside.centery = rect.centery
            page.items.append(Spot(beside, painted_text(reading, "text", scale.body, colours().ink)))
            page.y = rect.bottom
            page.gap(HELP)
            page.note(texts.get(f"setting-{name}-help"))
            page.gap(BETWEEN)
        self._rows(page, _SOUND)
        page.title(texts.get("settings-speech"))
        self._rows(page, _SPEECH)
        page.button("accessibility", texts.get("access-title"), self._open_accessibility)
        page.gap(BETWEEN)
        page.title(texts.get("animation-title"))
        page.button("animation", texts.get("animation-open"), self.app.hour.prepare)
        page.gap(HELP)
        page.note(texts.get("animation-help"))
        page.gap(BETWEEN)
        page.title(texts.get("luggage-title"))
        page.actions("luggage", [texts.get("luggage-pack"), texts.get("luggage-take")], self._carry)
        page.gap(HELP)
        page.note(texts.get("luggage-help"))

    def _open_accessibility(self) -> None:
        self.app.open(AccessibilityScene(self.app, lambda: self.app.open(self.again())))

    def _carry(self, number: int) -> None:
        """Export all stored data as one file, or import such a file."""
        from jeux.scenes.files.carrying import pack_up, pick_backup  # on demand: the shelf imports the settings

        (pick_backup if number else pack_up)(self.app, lambda: self.app.open(self.again()))

    def _rows(self, page: Column, rows: dict[str, tuple[object, ...]]) -> None:
        """One row a setting: its name, its values, its help."""
        labels = {name: self._row(name, values) for name, values in rows.items()}
        for name, values in rows.items():
            label, words = labels[name]
            now = getattr(self.app.settings, name)
            about = self.app.texts.get(f"{_stem(name)}-help")
            if isinstance(now, bool):
                page.switch(name, label, now, partial(self._set, name), about)
            else:
                act = lambda i, name=name, values=values: self._set(name, values[i])  # noqa: E731
                page.choices(name, words, values.index(now), act, label, about)
            page.gap(HELP)
            page.note(about)
            page.gap(BETWEEN)

    def _row(self, name: str, values: tuple[object, ...]) -> tuple[str, list[str]]:
        """The name of a setting and of its values."""
        texts, stem = self.app.texts, _stem(name)
        words = [texts.get(f"{stem}-{FLAGS[value] if isinstance(value, bool) else value}") for value in values]
        return texts.get(stem), words

    # --- changing -------------------------------------------------------------------------------------------------

    def _set(self, name: str, value: object) -> None:
        self.app.change(self.app.settings.replace(**{name: value}))
        self.layout()

    def _set_volume(self, name: str, value: int) -> None:
        if value != getattr(self.app.settings, name):
            self._set(name, value)
            self.app.sounds.play(VOLUMES[name])

    def reset(self) -> None:
        """Reset every setting of this page except the language, so that the page stays readable."""
        first = Settings()
        names = [*VOLUMES, *_ALL]
        self.app.change(self.app.settings.replace(**{n: getattr(first, n) for n in names if n != "language"}))
        self.layout()


def _stem(name: str) -> str:
    """The prefix of a setting's text names."""
    return f"setting-{name.replace('_', '-')}"
