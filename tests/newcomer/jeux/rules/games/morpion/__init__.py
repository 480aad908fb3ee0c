"""Morpion: its card, known before its rules are loaded."""

from __future__ import annotations

from jeux.rules.card import BookletHeader, Card

CARD = Card(
    key="morpion",
    header=BookletHeader(family="alignement", age=5, minutes=2, luck="strategie"),
    players=(2,),
)
