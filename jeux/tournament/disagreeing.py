"""Describes conflicts between computers in words: the subject, and what each of them says."""

from __future__ import annotations

import json
from typing import Any

from jeux.common.texts import Texts
from jeux.tournament.contract import Conflict, Note, Tournament
from jeux.tournament.words import RoundWords


def conflict_title(tournament: Tournament, conflict: Conflict, texts: Texts) -> str:
    """The subject of a conflict."""
    if conflict.kind == "result":
        words = RoundWords(tournament, tournament.rounds[conflict.round - 1], texts)
        pairing = words.round.table(conflict.table)
        assert pairing
        return texts.get("hall-conflict-result", n=conflict.round, table=words.sentence(pairing))
    if conflict.kind == "round":
        return texts.get("hall-conflict-round", n=conflict.round)
    if conflict.subject:
        return texts.get("hall-conflict-player", name=_player_name(tournament, conflict))
    return texts.get("hall-conflict-plan")


def _player_name(tournament: Tournament, conflict: Conflict) -> str:
    known = next((player.name for player in tournament.players if player.id == conflict.subject), "")
    return known or next((json.loads(note.value)["name"] for note in conflict.notes if conflict.kind == "player"), "")


def note_words(tournament: Tournament, conflict: Conflict, note: Note, texts: Texts) -> str:
    """What one computer says."""
    said = _said(tournament, conflict, json.loads(note.value), texts)
    return texts.get("hall-conflict-note", who=note.computer or note.station[:4], said=said)


def _said(tournament: Tournament, conflict: Conflict, value: Any, texts: Texts) -> str:
    get = texts.get
    match conflict.kind:
        case "result":
            if value is None:
                return get("hall-conflict-no-result")
            words = RoundWords(tournament, tournament.rounds[conflict.round - 1], texts)
            pairing = words.round.table(conflict.table)
            assert pairing
            return words.result(pairing, value["scores"], value["absent"])
        case "round":
            if value is None:
                return get("hall-conflict-no-round")
            names = {player.id: player.name for player in tournament.players}
            first = " – ".join(names.get(each, "?") for each in value["tables"][0]) if value["tables"] else ""
            return get("hall-conflict-tables", n=len(value["tables"]), first=first)
        case "player":
            return str(value["name"]) if value else ""
        case "away":
            return get("hall-conflict-away" if value else "hall-conflict-there")
        case "gone":
            return get("hall-conflict-there" if value is None else "hall-conflict-gone")
    return get("hall-conflict-rounds", name=value["name"], n=value["rounds"])
