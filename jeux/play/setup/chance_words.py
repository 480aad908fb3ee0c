"""How texts speak of chance: of dice where players throw some, of a draw where the program draws lots."""

from __future__ import annotations

from jeux.match import forms
from jeux.rules.contract import Game


def same_chance(game: Game) -> str:
    """The name of the text that offers to play a game again with the same dice, or with the same draw."""
    return "end-same-dice" if game.throws_dice else "end-same-lots"


def form_name(game: Game, form: str) -> str:
    """The name of the text that names a form of match; a return game has the same dice, or the same draw."""
    lots = form == forms.RETURN and not game.throws_dice
    return "new-form-return-lots" if lots else f"new-form-{form}"


def on_page(game: Game, name: str) -> str:
    """The name of a text on the page of the dice, which is the page of the draw where no dice are thrown."""
    return f"dice-{name}" if game.throws_dice else f"lots-{name}"
