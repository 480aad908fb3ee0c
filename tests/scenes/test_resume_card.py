"""The words on the card of a match to go on with: none below another, none over the way off the list."""

from itertools import pairwise

import pygame
import pytest

from jeux.common.theme import Scale
from jeux.scenes.shelf.cards import WIDE, forget_rect, resume_height, resume_lines, ribbon_rect

WHO = ("contre l’ordinateur (Redoutable)", "Maximilienne contre l’ordinateur (Redoutable)", "Ann, Bob, Cid, Dan " * 9)
SINCE = ("1 coup · à l’instant", "128 coups · il y a 28 minutes", "Manche 3 · 128 coups · le 28 septembre 2026")


@pytest.mark.parametrize("ribbon", ["", "Reprendre"])
@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("width", [220, 290, 400, 510, 600, 800])
@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("since", SINCE)
def test_no_words_lie_over_others(who: str, since: str, width: int, text_size: int, ribbon: str) -> None:
    pygame.font.init()
    scale = Scale.of((1024, 768), text_size)
    narrow = width < scale(WIDE)
    card = pygame.Rect(0, 0, width, resume_height(scale, ribbon_below=bool(ribbon) and narrow))
    away = forget_rect(card, ribbon, "Retirer de la liste", scale)
    lines = resume_lines(card, who, since, scale, ribbon)
    boxes = [box for box, _ in lines]
    assert all(above.bottom <= below.top for above, below in pairwise(boxes))
    assert boxes[-1].bottom <= away.top
    assert all(words for _, words in lines)
    if ribbon:
        label = ribbon_rect(card, ribbon, scale)
        assert label.collidelist([*boxes, away]) == -1
        assert card.contains(label)
