"""Les Dames en croix: its card, known before its rules are loaded."""

from __future__ import annotations

from jeux.rules.card import BookletHeader, Card

CARD = Card(
    key="dames_en_croix",
    header=BookletHeader(family="chasse", age=8, minutes=25, luck="strategie"),
    players=(2,),
)
