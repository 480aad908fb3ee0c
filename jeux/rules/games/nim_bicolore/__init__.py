"""Nim bicolore: its card, known before its rules are loaded."""

from __future__ import annotations

from jeux.rules.card import BookletHeader, Card

CARD = Card(
    key="nim_bicolore",
    header=BookletHeader(family="calcul", age=7, minutes=5, luck="strategie"),
    players=(2,),
)
