"""Agon: its card, known before its rules are loaded."""

from __future__ import annotations

from jeux.rules.card import BookletHeader, Card

CARD = Card(
    key="agon",
    header=BookletHeader(family="placement", age=8, minutes=30, luck="strategie"),
    players=(2,),
)
