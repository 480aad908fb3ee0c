"""Twixt: its card, known before its rules are loaded."""

from __future__ import annotations

from jeux.rules.card import BookletHeader, Card

CARD = Card(
    key="twixt",
    header=BookletHeader(family="connexion", age=9, minutes=45, luck="strategie"),
    players=(2,),
)
