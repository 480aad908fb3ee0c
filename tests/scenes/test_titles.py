"""The title of a table: on one line as long as it is large enough, else on two lines that are larger."""

from __future__ import annotations

import pygame
import pytest

from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.rules import CATALOGUE
from jeux.scenes.table.display.titles import LARGEST, LEAST, OF_TWO, draw_title, in_two, size_of_title
from jeux.ui.drawing import width_of

SCALE = Scale(15)
WIDTH = 296
"""The panel's column at 1366 × 768."""


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 240))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("key", CATALOGUE)
def test_every_title_is_whole_and_large(key: str, language: str) -> None:
    name = Texts(language).game(key, "name")
    size = size_of_title(name, SCALE(LARGEST), SCALE(LEAST), WIDTH)
    parts = in_two(name, SCALE(OF_TWO), WIDTH) if size < SCALE(OF_TWO) else (name,)
    assert " ".join(parts) == name
    assert all(width_of(part, "title", min(size, SCALE(OF_TWO))) <= WIDTH for part in parts)


def test_two_lines_are_as_even_as_can_be() -> None:
    assert in_two("Les Chercheurs de trésor", 29, WIDTH) == ("Les Chercheurs", "de trésor")
    assert in_two("Moulin", 29, WIDTH) == ()
    assert in_two("Les Chercheurs de trésor", 29, 100) == (), "neither part would fit"


@pytest.mark.parametrize(("alone", "lines"), [(True, 2), (False, 1)])
def test_a_title_with_words_beside_it_keeps_to_one_line(alone: bool, lines: int) -> None:
    surface = pygame.Surface((320, 120))
    box = draw_title(surface, "Les Chercheurs de trésor", pygame.Rect(0, 30, WIDTH, 50), SCALE, alone)
    assert (box.height > 1.5 * width_of("M", "title", SCALE(OF_TWO))) is (lines == 2)
    assert box.right <= WIDTH
