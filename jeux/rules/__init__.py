"""The law: one module per game, and the catalogue that lists them."""

from __future__ import annotations

from jeux.rules import assaut, backgammon, moulin
from jeux.rules.contract import Game

CATALOGUE: dict[str, Game] = {
    game.key: game
    for game in (
        moulin.GAME,
        assaut.GAME,
        backgammon.GAME,
    )
}
