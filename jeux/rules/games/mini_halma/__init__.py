"""Mini-Halma solitaire: its card, known before its rules are loaded."""

from __future__ import annotations

from jeux.rules.card import BookletHeader, Card

CARD = Card(
    key="mini_halma",
    header=BookletHeader(family="solitaire", age=8, minutes=15, luck="strategie"),
    players=(1,),
)
