"""What is typed, pasted or read: one line that can be shown, with every kind of letter that Unicode has."""

from __future__ import annotations

import sys
import unicodedata

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from jeux.common.cleaning import LONGEST, clean
from jeux.common.typography import LETTERS, font

KINDS: dict[str, list[str]] = {}
for _code in range(sys.maxunicode + 1):
    KINDS.setdefault(unicodedata.category(chr(_code)), []).append(chr(_code))


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("  Zoé  d’Été\t\n", "Zoé d’Été"),
        ("Zoe\u0301", "Zoé"),
        ("\u0301Zoé \u0302x", "Zoé x"),
        ("\u202aZ\u200bo\u00adé\ufeff", "Zoé"),
        ("\u202e\u2066\u200d", ""),
        ("a\r\nb\u2028c\u3000d", "a b c d"),
        ("\u00a0ah\u202f!\u00a0", "ah\u202f!"),
        ("\x00a\x1b[1m", "a[1m"),
        ("q\u0323\u0307\u0310\u0311\u0312", "q\u0323\u0307"),
        ("\ud83d\ude00", "😀"),
        ("\ud83d", "\ufffd"),
        ("👩\u200d👧\ufe0f", "👩👧"),
        ("\u3164\u115f\u2800", ""),
        ("x" * 3000, "x" * LONGEST),
        ("O'Brien-Ñandú Łuk Ångström Σ Жук", "O'Brien-Ñandú Łuk Ångström Σ Жук"),
    ],
)
def test_cleaned(text: str, cleaned: str) -> None:
    assert clean(text) == cleaned


def test_a_space_stays_while_one_types() -> None:
    assert clean("Jean ", typing=True) == "Jean "
    assert clean("Jean  ", typing=True) == "Jean "
    assert clean(" ", typing=True) == ""


@given(st.text(st.characters(), max_size=60))
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    once = clean(text, typing=True)
    assert clean(once, typing=True) == once
    assert clean(once) == once.rstrip(" \u00a0\u202f")


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_category_can_be_shown(kind: str) -> None:
    """A text line is as wide as what is in it: nothing is left that a font refuses to draw."""
    pygame.font.init()
    letters = KINDS[kind]
    some = [*letters[:400], *letters[:: max(1, len(letters) // 400)]]
    for face in LETTERS["standard"].faces:
        ruler = font(face, 18)
        for letter in some:
            for text in (clean(letter), clean(f"a{letter}"), clean(letter, typing=True)):
                assert not text or ruler.size(text)[0] > 0, (face, hex(ord(letter)))
                assert not text or ruler.render(text, True, (0, 0, 0)).get_width() > 0
