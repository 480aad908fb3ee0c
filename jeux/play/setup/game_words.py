"""The facts about a game in a line or two, for its picture, its page and for print."""

from __future__ import annotations

from jeux.common.texts import Texts
from jeux.rules.card import Card


def players_text(game: Card, texts: Texts) -> str:
    """« 2 » or « 2 à 4 »."""
    first, last = min(game.players), max(game.players)
    return str(first) if first == last else texts.get("players-range", first=str(first), last=str(last))


def facts_text(game: Card, texts: Texts) -> str:
    """The header line of the booklet: players, age, minutes and luck."""
    header = game.header
    return texts.get(
        "card-facts",
        players=players_text(game, texts),
        age=header.age,
        minutes=header.minutes,
        luck=texts.get(f"luck-{header.luck}"),
    )


def origin_text(game: Card, texts: Texts) -> str:
    """Where it comes from, and its family."""
    family = texts.get(f"family-{game.header.family}")
    return texts.get("card-origin", origin=texts.game(game.key, "origin"), family=family)


def brief_text(game: Card, texts: Texts) -> str:
    """The age and the minutes: the line below its picture."""
    return texts.get("card-brief", age=game.header.age, minutes=game.header.minutes)


def front_text(game: Card, texts: Texts) -> str:
    """How many play, the age and the minutes: a line on the page of the game."""
    most = max(game.players)
    return texts.get("front-facts", players=players_text(game, texts), n=most, brief=brief_text(game, texts))
