"""Jacquet: its card, known before its rules are loaded."""

from __future__ import annotations

from jeux.rules.card import BookletHeader, Card

CARD = Card(
    key="jacquet",
    header=BookletHeader(family="parcours", age=8, minutes=30, luck="hasard"),
    players=(2,),
)
