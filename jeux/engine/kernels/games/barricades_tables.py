"""The course of Barricades as arrays for its kernel: neighbours, and the routes of the dice in two orders."""

from __future__ import annotations

from array import array

from jeux.rules.boards import bits
from jeux.rules.games.barricades.board import CELLS, ENTRIES, NEAR, ROUTES, START_ROUTES

DICE = 6
_WORD = (1 << 64) - 1


def _lists() -> tuple[array[int], array[int], array[int]]:
    """The routes by origin (the start lines after the cells) and die: where each list begins, the targets in order, and
    the words of the cells between."""
    begins, targets, between = array("i", [0]), array("i"), array("Q")
    for ways in (*ROUTES, *START_ROUTES):
        for die in range(DICE + 1):
            for target, word in ways[die]:
                targets.append(target)
                between.extend((word & _WORD, word >> 64))
            begins.append(len(targets))
    return begins, targets, between


def _pairs() -> tuple[array[int], array[int], array[int]]:
    """The routes by origin and target: where each list begins, the dice, and the words of the cells between."""
    begins, dice, between = array("i", [0]), array("i"), array("Q")
    for ways in (*ROUTES, *START_ROUTES):
        for cell in range(len(CELLS)):
            for die in range(1, DICE + 1):
                for word in (way.between for way in ways[die] if way.target == cell):
                    dice.append(die)
                    between.extend((word & _WORD, word >> 64))
            begins.append(len(dice))
    return begins, dice, between


LISTS = _lists()
PAIRS = _pairs()
NEIGHBOURS = array("i", [n for word in NEAR for n in ([*bits(word), -1, -1, -1])[:4]])
"""Four for each cell, -1 where there are fewer."""
ENTRY = array("i", ENTRIES)
