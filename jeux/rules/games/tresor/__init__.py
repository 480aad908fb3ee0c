"""Les Chercheurs de trésor: its card, known before its rules are loaded."""

from __future__ import annotations

from jeux.rules.card import BookletHeader, Card

CARD = Card(
    key="tresor",
    header=BookletHeader(family="chasse", age=8, minutes=20, luck="strategie"),
    players=(2,),
)
