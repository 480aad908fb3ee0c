"""Fermer la boîte: its card, known before its rules are loaded."""

from __future__ import annotations

from jeux.rules.card import BookletHeader, Card

CARD = Card(
    key="boite",
    header=BookletHeader(family="calcul", age=6, minutes=5, luck="hasard"),
    players=(2, 1, 3, 4, 5, 6),
)
