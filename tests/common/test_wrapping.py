"""Text is cut into lines between words that do not belong together."""

from __future__ import annotations

import pygame
import pytest

from jeux.common.typography import font, wrap


@pytest.fixture(autouse=True)
def fonts() -> None:
    pygame.font.init()


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("Noir a lancé 1. À Blanc", "lancé 1."),
        ("va sur la flèche 12", "flèche 12"),
        ("Blanc met 3 pions là", "met 3 pions"),
    ],
)
def test_a_number_is_never_parted_from_what_it_counts(text: str, whole: str) -> None:
    """At each width at which a line holds twice the words that belong together."""
    least = 2 * font("text", 18).size(whole)[0]
    parted = [width for width in range(least, 400) if not any(whole in row for row in wrap(text, "text", 18, width))]
    assert parted == []


def test_where_a_line_is_too_narrow_a_number_stands_alone() -> None:
    width = font("text", 18).size("flèche")[0] + 2
    assert wrap("la flèche 12", "text", 18, width) == ("la", "flèche", "12")
