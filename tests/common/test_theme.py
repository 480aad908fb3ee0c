"""The palettes: everything that is read or used stands out from what it lies on; what is chosen is used everywhere."""

from __future__ import annotations

from dataclasses import fields

import pygame
import pytest

from jeux.common import settings
from jeux.common.palette import PALETTES, Colour, Palette, colours
from jeux.common.theme import Scale, apply_theme
from jeux.common.typography import LETTERS, balanced, face_path, font, in_column, leading, line, wrap
from jeux.ui.gui import gui_theme

TEXT, CONTROL = 4.5, 3.0
"""The least ratios of WCAG 2.2: 1.4.3 for words, 1.4.11 for what one uses."""
WORDS = {
    "ground": ("ink", "ink_soft", "link", "warning"),
    "raised": ("ink",),
    "field": ("ink", "ink_soft"),
    "thumb": ("on_thumb",),
    "thumb_hover": ("on_thumb",),
    "action": ("on_action",),
    "action_hover": ("on_action",),
    "turn": ("on_turn", "on_turn_soft"),
    "cloth": ("ink", "ink_soft", "link", "warning", "on_cloth", "on_cloth_soft"),
}
"""By the ground that they are written on."""
CONTROLS = {
    "ground": ("ink", "thumb", "thumb_hover", "edge", "action"),
    "field": ("edge", "ink", "thumb"),
    "raised": ("thumb",),
    "cloth": ("thumb", "action"),
}
"""Frames of fields, what is chosen, grooves and knobs."""

EVERY_PALETTE = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)


@pytest.fixture(autouse=True)
def _bare() -> None:
    pygame.font.init()
    apply_theme("bois", "standard")


def luminance(colour: Colour) -> float:
    """Relative luminance of an sRGB colour, WCAG 2.2."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio of two colours, 1 to 21, WCAG 2.2."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_formula() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((0x77, 0x77, 0x77), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert luminance((255, 0, 0)) == pytest.approx(0.2126)


def test_the_measures_of_the_design() -> None:
    wood = PALETTES["bois"]
    lit = (0x26, 0x4C, 0x3A)  # the brightest cloth below words
    assert round(contrast(wood.ink, lit), 1) == 8.4
    assert round(contrast(wood.ink_soft, lit), 1) == 4.9
    assert round(contrast(wood.ink, wood.ground), 1) == 15.0
    assert round(contrast(wood.ink_soft, wood.ground), 1) == 8.9
    assert round(contrast(wood.on_turn, wood.turn), 1) == 13.4
    assert round(contrast(wood.on_action, wood.action), 1) == 6.5
    assert round(contrast(wood.edge, wood.ground), 1) == 3.2
    assert contrast(wood.warning, lit) >= TEXT


@EVERY_PALETTE
def test_words_are_read(palette: Palette) -> None:
    low = {
        (word, ground): round(contrast(getattr(palette, word), getattr(palette, ground)), 2)
        for ground, words in WORDS.items()
        for word in words
        if contrast(getattr(palette, word), getattr(palette, ground)) < TEXT
    }
    assert low == {}


@EVERY_PALETTE
def test_controls_are_seen(palette: Palette) -> None:
    low = {
        (part, ground): round(contrast(getattr(palette, part), getattr(palette, ground)), 2)
        for ground, parts in CONTROLS.items()
        for part in parts
        if contrast(getattr(palette, part), getattr(palette, ground)) < CONTROL
    }
    assert low == {}


@EVERY_PALETTE
def test_a_mark_reads_on_any_ground(palette: Palette) -> None:
    """Whatever grey the ground is, the light or the dark ring of a mark stands out from it."""
    for pair in (palette.mark, palette.mark_choice, palette.mark_alarm, palette.mark_advice):
        for level in range(0, 256, 5):
            ground = (level, level, level)
            assert max(contrast(colour, ground) for colour in pair) >= CONTROL, (pair, level)
        assert contrast(*pair) >= CONTROL


def test_contrast_is_strong_and_bordered() -> None:
    palette = PALETTES["contraste"]
    assert contrast(palette.ink, palette.ground) == pytest.approx(21)
    assert palette.border >= 2
    assert all(contrast(getattr(palette, word), palette.ground) >= 7 for word in ("ink", "ink_soft", "link", "warning"))


def test_every_theme_and_every_font_of_the_settings_can_be_applied() -> None:
    assert {*settings.THEMES, settings.PROJECTED} == set(PALETTES)
    assert set(settings.FONTS) == set(LETTERS)
    assert all(palette.theme == theme for theme, palette in PALETTES.items())


def test_what_is_applied_is_what_is_drawn() -> None:
    before = gui_theme(Scale(15), colours())
    apply_theme("contraste", "standard")
    assert colours() is PALETTES["contraste"]
    after = gui_theme(Scale(15), colours())
    field = "#{:02X}{:02X}{:02X}".format(*PALETTES["contraste"].field)
    assert after["text_entry_line"]["colours"]["dark_bg"] == field
    assert before["text_entry_line"]["colours"]["dark_bg"] != field


def test_no_control_keeps_a_colour_of_another_theme() -> None:
    own = {
        theme: {f"#{r:02X}{g:02X}{b:02X}" for f in fields(palette) for r, g, b in _colours_of(getattr(palette, f.name))}
        for theme, palette in PALETTES.items()
    }
    for theme in PALETTES:
        apply_theme(theme, "standard")
        styles = gui_theme(Scale(15), colours()).values()
        used = {value for style in styles for value in style.get("colours", {}).values()}
        assert used <= own[theme] | {"#00000000"}, "or invisible: we draw it"


def _colours_of(value: object) -> list[tuple[int, int, int]]:
    """The colours in a field of a palette: one, a pair, or none."""
    if not isinstance(value, tuple):
        return []
    return [value] if isinstance(value[0], int) else list(value)


# --- letters ----------------------------------------------------------------------------------------------------------


def test_easy_letters_are_one_family_without_slant_and_further_apart() -> None:
    before = leading(20)
    apply_theme("bois", "easy")
    files = {face_path(face) for face in LETTERS["easy"].faces}
    assert all("AtkinsonHyperlegible" in file and "Italic" not in file for file in files)
    assert leading(20) > before


def test_other_letters_replace_what_was_set_before() -> None:
    title = line("Réglages", "title", 30, (0, 0, 0))
    words = "un deux trois quatre cinq six sept huit"
    room = font("serif-italic", 20).size(words)[0]
    assert len(wrap(words, "serif-italic", 20, room)) == 1
    apply_theme("bois", "easy")
    other = line("Réglages", "title", 30, (0, 0, 0))
    assert pygame.image.tobytes(other, "RGBA") != pygame.image.tobytes(title, "RGBA")
    assert len(wrap(words, "serif-italic", 20, room)) > 1
    apply_theme("bois", "standard")
    again = line("Réglages", "title", 30, (0, 0, 0))
    assert pygame.image.tobytes(again, "RGBA") == pygame.image.tobytes(title, "RGBA")


@pytest.mark.parametrize("letters", LETTERS)
@pytest.mark.parametrize("face", ["text", "bold"])
def test_figures_of_columns_stand_under_each_other(letters: str, face: str) -> None:
    apply_theme("bois", letters)
    for size in (15, 18, 36):
        measured = [one for one in font(face, size).metrics(in_column("0123456789")) if one]
        assert len(measured) == 10
        assert len({advance for *_, advance in measured}) == 1


@pytest.mark.parametrize("face", ["text", "bold", "italic", "bold-italic"])
def test_figures_of_sentences_have_widths_of_their_own_and_an_open_zero(face: str) -> None:
    apply_theme("bois", "standard")
    widths = {figure: font(face, 36).size(figure)[0] for figure in "0123456789"}
    assert widths["1"] < widths["7"] < widths["0"]
    zero = font(face, 144).render("0", True, (0, 0, 0))
    inked = zero.get_bounding_rect()
    assert zero.get_at(inked.center).a == 0, "no stroke through the middle"


@EVERY_PALETTE
def test_a_help_that_lies_over_buttons_has_an_edge(palette: Palette) -> None:
    apply_theme(palette.theme, "standard")
    assert int(gui_theme(Scale(16), colours())["tool_tip.text_box"]["misc"]["border_width"]) > 0


def test_a_word_wider_than_the_line_is_cut_between_letters() -> None:
    word, ruler = "x" * 300, font("text", 18)
    lines = wrap(f"a {word} b", "text", 18, 100)
    assert all(ruler.size(line)[0] <= 100 for line in lines)
    assert "".join(lines).replace(" ", "") == f"a{word}b"
    assert wrap("xxx", "text", 18, 1) == ("x", "x", "x")


def test_balanced_lines_are_as_few_and_of_much_the_same_length() -> None:
    words = "Ici, la ligne tourne dans les virages et relie le haut au bas\N{NO-BREAK SPACE}: elle gagne."
    full = font("text", 24).size(words)[0]
    narrow = full * 9 // 10
    assert len(wrap(words, "text", 24, narrow)) == 2
    first, second = balanced(words, "text", 24, narrow)
    assert f"{first} {second}" == words
    assert abs(font("text", 24).size(first)[0] - font("text", 24).size(second)[0]) < full // 4
    assert balanced("mot", "text", 24, full) == ("mot",)
    assert balanced("", "text", 24, full) == ("",)
