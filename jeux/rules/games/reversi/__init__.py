"""Reversi: its card, known before its rules are loaded."""

from __future__ import annotations

from jeux.rules.card import BookletHeader, Card

CARD = Card(
    key="reversi",
    header=BookletHeader(family="retournement", age=7, minutes=20, luck="strategie"),
    players=(2,),
)
