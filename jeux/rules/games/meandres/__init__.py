"""Les Méandres: its card, known before its rules are loaded."""

from __future__ import annotations

from jeux.rules.card import BookletHeader, Card

CARD = Card(
    key="meandres",
    header=BookletHeader(family="connexion", age=8, minutes=20, luck="strategie"),
    players=(2,),
)
