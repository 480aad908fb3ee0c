"""The words on the card of a match to go on with: none below another, none over the way off the list."""

from itertools import pairwise

import pygame
import pytest

from jeux.common.theme import Scale
from jeux.scenes.shelf.cards import forget_rect, resume_height, resume_lines

WHO = ("contre l’ordinateur (Redoutable)", "Maximilienne contre l’ordinateur (Redoutable)", "Ann, Bob, Cid, Dan " * 9)
SINCE = ("1 coup · à l’instant", "128 coups · il y a 28 minutes", "Manche 3 · 128 coups · le 28 septembre 2026")


@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("width", [220, 290, 400, 600])
@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("since", SINCE)
def test_no_words_lie_over_others(who: str, since: str, width: int, text_size: int, first: bool) -> None:
    pygame.font.init()
    scale = Scale.of((1024, 768), text_size)
    card = pygame.Rect(0, 0, width, resume_height(scale))
    away = forget_rect(card, first, "Retirer de la liste", scale)
    lines = resume_lines(card, who, since, scale, first)
    boxes = [box for box, _ in lines]
    assert all(above.bottom <= below.top for above, below in pairwise(boxes))
    assert boxes[-1].bottom <= away.top
    assert all(words for _, words in lines)
