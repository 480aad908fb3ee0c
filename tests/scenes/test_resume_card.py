"""The words on the card of a match to go on with: none below another, none over the way off the list."""

from itertools import pairwise, product

import pygame
import pytest

from jeux.common.theme import Scale
from jeux.scenes.shelf.cards import WIDE, forget_rect, resume_height, resume_lines, ribbon_rect

WHO = ("contre l’ordinateur (Redoutable)", "Maximilienne contre l’ordinateur (Redoutable)", "Ann, Bob, Cid, Dan " * 9)
SINCE = ("1 coup · à l’instant", "128 coups · il y a 28 minutes", "Manche 3 · 128 coups · le 28 septembre 2026")


RIBBONS = ("", "Reprendre")
TEXT_SIZES = (100, 150, 200)
WIDTHS = (220, 290, 400, 510, 600, 800)


@pytest.mark.parametrize("who", WHO)
def test_no_words_lie_over_others(who: str) -> None:
    pygame.font.init()
    for since, width, text_size, ribbon in product(SINCE, WIDTHS, TEXT_SIZES, RIBBONS):
        assert is_well_laid(who, since, width, text_size, ribbon), (since, width, text_size, ribbon)


def is_well_laid(who: str, since: str, width: int, text_size: int, ribbon: str) -> bool:
    """Whether a card has all its words, one below the other, beside its ribbon and its way off the list."""
    scale = Scale.of((1024, 768), text_size)
    narrow = width < scale(WIDE)
    card = pygame.Rect(0, 0, width, resume_height(scale, ribbon_below=bool(ribbon) and narrow))
    away = forget_rect(card, ribbon, "Retirer de la liste", scale)
    lines = resume_lines(card, who, since, scale, ribbon)
    boxes = [box for box, _ in lines]
    label = ribbon_rect(card, ribbon, scale) if ribbon else None
    return (
        all(above.bottom <= below.top for above, below in pairwise(boxes))
        and boxes[-1].bottom <= away.top
        and all(words for _, words in lines)
        and (label is None or (label.collidelist([*boxes, away]) == -1 and bool(card.contains(label))))
    )
