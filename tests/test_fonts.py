"""Every letter of every text can be drawn with every face."""

from __future__ import annotations

from string import ascii_letters, digits

import pygame
import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from jeux.common.assets import asset
from jeux.common.texts import ADVICE
from jeux.common.typography import fitting_size, font
from tests.catalogues import LANGUAGES, messages_of, pages_of
from tests.typography import HOLE

FACES = sorted(asset("fonts").glob("*.ttf"))
ALWAYS = ascii_letters + digits + "ÀÂÉÈÊËÎÏÔÙÛÜÇŒÆàâéèêëîïôùûüçœæ \u00a0\u202f’«»“”…–−→·×½"
"""What a number, a name or a move may bring besides the texts."""


def letters() -> set[str]:
    found = set(ALWAYS)
    for language in LANGUAGES:
        for message in messages_of(language).values():
            found.update(*message.sentences)
        found.update(*pages_of(language).values(), *pages_of(language, ADVICE).values())
    return found - {HOLE, "\n"}


def test_both_families_are_there() -> None:
    assert {face.stem.split("-")[0] for face in FACES} == {"EBGaramond", "AtkinsonHyperlegible"}


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.stem)
def test_a_face_has_all_letters(face: object) -> None:
    known = TTFont(face, lazy=True).getBestCmap()
    assert sorted(letter for letter in letters() if ord(letter) not in known) == []


def test_a_name_too_long_for_its_line_is_written_smaller() -> None:
    pygame.font.init()
    name, size = "Les Chercheurs de trésor", 32
    whole = font("title", size).size(name)[0]
    assert fitting_size(name, "title", size, whole) == size
    smaller = fitting_size(name, "title", size, round(whole * 0.85))
    assert smaller < size
    assert font("title", smaller).size(name)[0] <= round(whole * 0.85)
    assert fitting_size(name, "title", size, 10) == round(size * 0.75)
