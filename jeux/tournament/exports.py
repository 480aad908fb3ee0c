"""Exports the standings and the pairings of a round: as CSV, or as plain text."""

from __future__ import annotations

from jeux.common.tables import as_csv, as_text
from jeux.common.texts import Texts
from jeux.tournament.contract import Tournament
from jeux.tournament.sheets import pairings_sheet, standings_sheet


def standings_csv(tournament: Tournament, texts: Texts) -> str:
    """The standings as CSV."""
    return as_csv(standings_sheet(tournament, texts), texts.language)


def pairings_csv(tournament: Tournament, number: int, texts: Texts) -> str:
    """The pairings of a round as CSV."""
    return as_csv(pairings_sheet(tournament, number, texts), texts.language)


def standings_text(tournament: Tournament, texts: Texts) -> str:
    """The standings as plain text."""
    return as_text(standings_sheet(tournament, texts))


def pairings_text(tournament: Tournament, number: int, texts: Texts) -> str:
    """The pairings of a round as plain text."""
    return as_text(pairings_sheet(tournament, number, texts))
