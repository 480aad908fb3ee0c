"""Moulin: its card, known before its rules are loaded."""

from __future__ import annotations

from jeux.rules.card import BookletHeader, Card

CARD = Card(
    key="moulin",
    header=BookletHeader(family="alignement", age=7, minutes=15, luck="strategie"),
    players=(2,),
)
