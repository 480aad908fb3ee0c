"""Describes conflicts between computers in words: the subject, and what each of them says."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from jeux.common.texts import Texts, day_words
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


def note_words(tournament: Tournament, conflict: Conflict, note: Note, here: str, texts: Texts) -> str:
    """What one computer says, whether it is this one, whose id is `here`, and when it said so. Two computers may bear
    the same name."""
    said = _said(tournament, conflict, json.loads(note.value), texts)
    computer = note.computer or note.station[:4]
    who = texts.get("hall-conflict-here") if note.station == here else texts.get("hall-conflict-stick", who=computer)
    if not note.when:
        return texts.get("hall-conflict-note", said=said, who=who)
    return texts.get("hall-conflict-note-at", said=said, who=who, when=_moment(conflict, note, texts))


def _moment(conflict: Conflict, note: Note, texts: Texts) -> str:
    """The hour of a note on the clock of this room, with its day where the notes are not all of one day."""
    when = _local(note)
    hour = texts.get("hall-conflict-hour", hour=str(when.hour), minute=f"{when.minute:02}")
    if len({_local(each).date() for each in conflict.notes if each.when}) < 2:
        return hour
    return texts.get("hall-conflict-day", day=day_words(when, texts), hour=hour)


def _local(note: Note) -> datetime:
    return datetime.fromisoformat(note.when).astimezone()


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
