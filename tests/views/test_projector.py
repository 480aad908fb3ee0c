"""A projector in a room that is not dark: what is read and what is marked stands out on its screen.

A room is named by its contrast ratio, white to black measured on the screen with the light of the room on it, as
ANSI/INFOCOMM 3M-2011 (Projected Image System Contrast Ratio) does: 15:1 is what it asks for where decisions are made on
what is seen, 7:1 where one only looks on. The weak one here, 4:1, lifts black to a quarter of white."""

from __future__ import annotations

import pytest

from jeux.common.palette import PALETTES, Colour
from jeux.common.settings import PROJECTED, Settings
from jeux.common.theme import Scale
from jeux.views.style.styles import STYLES
from tests.common.test_theme import WORDS, contrast, luminance

FIT, WEAK = 15, 4
SMALLEST_LETTERS, SMALLEST_PART = 26, 0.9
"""Pixels at 1920 × 1080, and the body sizes of the smallest words of the pages."""
PALETTE, STYLE = PALETTES[PROJECTED], STYLES[PROJECTED]
MARKS = ("mark", "mark_choice", "mark_alarm", "mark_advice")


def projected(one: Colour, other: Colour, room: float) -> float:
    """The contrast of two colours on a screen that the room gives this contrast ratio: its light is added to both."""
    low, high = sorted(1 / room + (1 - 1 / room) * luminance(colour) for colour in (one, other))
    return high / low


def test_the_model() -> None:
    black, white = (0, 0, 0), (255, 255, 255)
    assert projected(black, white, WEAK) == pytest.approx(4), "no more than the room has"
    assert projected(black, white, FIT) == pytest.approx(15)
    assert projected((0x77, 0x77, 0x77), white, WEAK) == pytest.approx(2.57, abs=0.01)


def test_words_keep_seven_to_one_in_a_fit_room_and_nearly_all_in_a_weak_one() -> None:
    pairs = [(word, ground) for ground, words in WORDS.items() for word in words]
    for word, ground in pairs:
        ink, paper = getattr(PALETTE, word), getattr(PALETTE, ground)
        assert contrast(ink, paper) >= 7, (word, ground)
        assert projected(ink, paper, FIT) >= 7, (word, ground)
        assert projected(ink, paper, WEAK) >= 3, (word, ground)


def test_what_is_used_is_seen_on_a_weak_projector() -> None:
    for name in ("edge", "rule", "accent", "thumb", "action", "sheet_edge", "cloth"):
        ground = PALETTE.ink if name == "cloth" else PALETTE.ground
        assert projected(getattr(PALETTE, name), ground, WEAK) >= 3, name


@pytest.mark.parametrize("mark", MARKS)
def test_one_half_of_each_mark_reads_on_every_ground(mark: str) -> None:
    light, dark = getattr(PALETTE, mark)
    for ground in (STYLE.ground, STYLE.soft, STYLE.ink, STYLE.light, STYLE.dark):
        assert max(projected(light, ground, WEAK), projected(dark, ground, WEAK)) >= 3, ground


def test_lines_and_men_are_told_from_every_ground() -> None:
    for ground in (STYLE.ground, STYLE.soft, STYLE.light):
        assert projected(STYLE.rim, ground, WEAK) >= 3
        assert projected(STYLE.ink, ground, WEAK) >= 3
    assert projected(STYLE.light, STYLE.dark, WEAK) >= 3
    assert STYLE.bold > 1.5


def test_the_smallest_letters_are_seen_from_the_last_row() -> None:
    settings = Settings().replace(projector=True)
    assert settings.look == PROJECTED
    assert Scale.of((1920, 1080), settings.letters)(SMALLEST_PART) >= SMALLEST_LETTERS
    assert settings.replace(text_size=200).letters == 200, "larger ones stay"
    assert settings.replace(coordinates="off").named == "border"
    assert Settings().replace(coordinates="off").named == "off"
