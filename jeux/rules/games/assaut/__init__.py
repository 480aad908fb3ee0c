"""Assaut: its card, known before its rules are loaded."""

from __future__ import annotations

from jeux.rules.card import BookletHeader, Card

CARD = Card(
    key="assaut",
    header=BookletHeader(family="chasse", age=7, minutes=15, luck="strategie"),
    players=(2,),
)
