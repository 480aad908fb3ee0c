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


def conflict_words(tournament: Tournament, conflict: Conflict, here: str, texts: Texts) -> str:
    """The subject of a conflict, then in a line each what the computers say of it, with their names and the day where
    that is needed; `here` is the id of this one."""
    lines = [
        _note_words(
            tournament, conflict, note, texts, _place(note, here, texts, named=True), _moment(conflict, note, texts)
        )
        for note in conflict.notes
    ]
    return "\n".join((conflict_title(tournament, conflict, texts), *lines))


def answer_words(tournament: Tournament, conflict: Conflict, note: Note, here: str, texts: Texts) -> str:
    """What one computer says, in few words: whether it is this one, and at what hour. Its name is added where two say
    something from elsewhere."""
    away = sum(each.station != here for each in conflict.notes)
    place = _place(note, here, texts, named=away > 1)
    return _note_words(tournament, conflict, note, texts, place, _hour(note, texts))


def _note_words(tournament: Tournament, conflict: Conflict, note: Note, texts: Texts, place: str, moment: str) -> str:
    said = _said(tournament, conflict, json.loads(note.value), texts)
    return texts.get("hall-conflict-note", who=", ".join(filter(None, (place, moment))), said=said)


def _place(note: Note, here: str, texts: Texts, *, named: bool) -> str:
    """Where a note was written: here, or on the computer from which the stick comes. Two may bear the same name."""
    if note.station == here:
        return texts.get("hall-conflict-here")
    computer = note.computer or note.station[:4]
    return texts.get("hall-conflict-stick-of", who=computer) if named else texts.get("hall-conflict-stick")


def _hour(note: Note, texts: Texts) -> str:
    """The hour of a note on the clock of this room; empty where it is not known."""
    if not note.when:
        return ""
    when = _local(note)
    return texts.get("hall-conflict-hour", hour=str(when.hour), minute=f"{when.minute:02}")


def _moment(conflict: Conflict, note: Note, texts: Texts) -> str:
    """The hour, with its day where the notes are not all of one day."""
    of_one_day = len({_local(each).date() for each in conflict.notes if each.when}) < 2
    day = "" if of_one_day or not note.when else day_words(_local(note), texts)
    return ", ".join(filter(None, (day, _hour(note, texts))))


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
