"""The pages name the keys that turn what is put together on a board, as they are."""

from __future__ import annotations

import re

import pytest

from jeux.common.language import LANGUAGES
from jeux.common.texts import page
from jeux.play.games import gestures_of
from jeux.rules import CATALOGUE

NAMED = {"fr": re.compile(r"\btouche ([A-Z])\b"), "en": re.compile(r"\bkey ([A-Z])\b")}
TURNED = [key for key, game in CATALOGUE.items() if (own := gestures_of(game).composing) and own.turnings]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TURNED)
def test_a_page_names_the_keys_that_turn(key: str, language: str) -> None:
    composing = gestures_of(CATALOGUE[key]).composing
    assert composing
    asked = {turning.key.upper() for turning in composing.turnings}
    assert set(NAMED[language].findall(page(language, key))) == asked
