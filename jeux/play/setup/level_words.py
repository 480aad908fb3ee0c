"""What a level is like at a game, in words: how often it errs there, as it was measured, and what holds everywhere."""

from __future__ import annotations

from jeux.common.texts import Texts
from jeux.play.setup import level_errors
from jeux.play.setup.level_errors import LevelErrors

SELDOM = 0.02
"""The share of turns below which a level is said to hardly err."""
TEN = 10


def level_says(texts: Texts, game: str, level: int) -> str:
    """The sentences of a level at a game."""
    always, measured = texts.get(f"level-{level}-says"), level_errors.known().get((game, level))
    return always if measured is None else f"{errs(texts, measured)} {always}"


def errs(texts: Texts, measured: LevelErrors) -> str:
    """How many of ten turns are errors, and whether most of these are blunders."""
    of_ten = round(TEN * measured.share)
    if not of_ten:
        return texts.get("level-errs-seldom" if measured.share >= SELDOM else "level-errs-hardly")
    size = "much" if 2 * measured.blunders > measured.errors else "little"
    return texts.get(f"level-errs-{size}", of=of_ten)
