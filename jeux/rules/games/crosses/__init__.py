"""Les Crosses, the L game: its card, known before its rules are loaded."""

from __future__ import annotations

from jeux.rules.card import BookletHeader, Card

CARD = Card(
    key="crosses",
    header=BookletHeader(family="blocage", age=8, minutes=10, luck="strategie"),
    players=(2,),
)
