"""Barricades: its card, known before its rules are loaded."""

from __future__ import annotations

from jeux.rules.card import BookletHeader, Card

CARD = Card(
    key="barricades",
    header=BookletHeader(family="parcours", age=7, minutes=30, luck="hasard"),
    players=(2, 3, 4),
)
