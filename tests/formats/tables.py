"""Random matches of games of tables."""

from __future__ import annotations

import random
from collections.abc import Mapping

from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Record, Seat
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE
from jeux.rules.tables import throw_step


def random_match(
    key: str, options: Mapping[str, str], target: int, seed: int, form: str = "", steps: int = 1 << 30
) -> Record:
    """A match of chance: doubles now and then, games given up, at most so many steps."""
    chance = random.Random(seed)
    seats = (Seat("Zoé : 1"), Seat("Bob")) if seed % 3 else (Seat(""), Seat("Ann"))
    match = Match.new(key, options, seats, target, form or None, forms.MANUAL)
    while not match.match_over() and steps:
        steps -= 1
        if match.result():
            match.next_game()
        elif match.decider() == CHANCE:
            opening = len(match.legal()) == 36
            dice = chance.randint(1, 6), chance.randint(1, 6)
            match.play(throw_step(dice, opening=opening))
        elif chance.random() < 1 / 400:
            match.give_up(chance.randint(0, 1), chance.choice(CATALOGUE[key].prices(match.position)))
        else:
            match.play(_choice(chance, match.legal()))
    return match.record


def _choice(chance: random.Random, legal: tuple[str, ...]) -> str:
    """A step, offers and refusals seldom."""
    if "double" in legal:
        return "double" if chance.random() < 1 / 15 else "roll"
    if "drop" in legal:
        return chance.choices(legal, [1 if step == "drop" else 3 for step in legal])[0]
    return chance.choice(legal)
