"""The rules: one package for each game, and the catalogue that lists them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from jeux.rules.card import Card
from jeux.rules.contract import Game

KEYS = (
    "boite",
    "moulin",
    "assaut",
    "tablut",
    "backgammon",
    "jacquet",
    "barricades",
    "reversi",
    "agon",
    "tresor",
    "crosses",
    "dames_en_croix",
    "hex",
    "meandres",
    "mini_halma",
    "neo_pettie",
    "nim_bicolore",
    "quandary",
    "turnabout",
    "twixt",
)
"""The games, in the order of the shelf. A key names the modules, texts, pages and pictures of its game."""


def _card(key: str) -> Card:
    card = import_module(f"jeux.rules.games.{key}").CARD
    assert isinstance(card, Card)
    assert card.key == key
    return card


CARDS: dict[str, Card] = {key: _card(key) for key in KEYS}
"""The cards of all games, known before their rules are loaded."""


class Catalogue(Mapping[str, Game]):
    """The games by their keys. The rules of a game are imported on first access: all of them are a hundred modules."""

    def __init__(self) -> None:
        self.loaded: dict[str, Game] = {}
        """The games loaded so far."""

    def __getitem__(self, key: str) -> Game:
        if key not in self.loaded:
            game = import_module(f"jeux.rules.games.{CARDS[key].key}.game").GAME
            assert isinstance(game, Game)
            self.loaded[key] = game
        return self.loaded[key]

    def __contains__(self, key: object) -> bool:
        return key in CARDS  # the default of `Mapping` would load the rules

    def __iter__(self) -> Iterator[str]:
        return iter(CARDS)

    def __len__(self) -> int:
        return len(CARDS)


CATALOGUE = Catalogue()
