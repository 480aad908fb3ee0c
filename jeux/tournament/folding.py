"""Computes a `Tournament` from its notes. The order of the notes does not matter."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass, replace
from typing import Any

from jeux.common.cleaning import clean
from jeux.tournament.contract import (
    Conflict,
    Note,
    Pairing,
    Plan,
    Player,
    Points,
    Result,
    Round,
    Tournament,
    TournamentError,
)
from jeux.tournament.notes import NAME, PLAN, key_of, kind_of, parts_of, play_from, standing
from jeux.tournament.schedule import meetings, rounds_in_all


@dataclass(frozen=True, slots=True)
class _Known:
    """The notes in effect, by key; each tuple is sorted by id."""

    standing: Mapping[str, tuple[Note, ...]]

    def of_kind(self, kind: str) -> list[str]:
        """The keys of a kind that have notes."""
        return [key for key in self.standing if kind_of(key) == kind]

    def value(self, key: str, absent: Any = None) -> Any:
        """The value of a key; the first one while there is a conflict."""
        found = self.standing.get(key, ())
        return json.loads(found[0].value) if found else absent


def folded(name: str, seed: str, notes: Iterable[Note]) -> Tournament:
    """The tournament of these notes. Raises `TournamentError` if there is no plan among them."""
    # two notes with one id were not written by this program; choose independently of their order
    unique = {note.id: note for note in sorted(notes, key=astuple)}
    by_key: defaultdict[str, list[Note]] = defaultdict(list)
    for note in unique.values():
        by_key[note.key].append(note)
    known = _Known({key: standing(own, key) for key, own in sorted(by_key.items())})
    if not known.standing.get(PLAN):
        raise TournamentError("broken")
    plan, players = _plan(known.value(PLAN)), _players(known)
    rounds = _rounds(known, {player.id for player in players}, meetings(plan))
    players = _numbered(players, rounds)
    return Tournament(
        name,
        seed,
        plan,
        players,
        rounds,
        _conflicts(known, rounds),
        _strays(known, rounds),
        rounds_in_all(plan, players, rounds),
        tuple(sorted(unique.values(), key=lambda note: note.id)),
    )


def _plan(data: Mapping[str, Any]) -> Plan:
    return Plan(
        clean(data["name"], NAME),
        data["day"],
        data["system"],
        tuple(play_from(each) for each in data["plays"]),
        data["rounds"],
        tuple(clean(each) for each in data["tables"]),
        data["scoring"],
        Points(**{name: data["points"][name] for name in ("win", "draw", "loss", "bye", "away")}),
        tuple(data["ties"]),
    )


def _players(known: _Known) -> tuple[Player, ...]:
    """The players sorted by number; if two computers gave the same number, by id."""
    found = []
    for key in known.of_kind("player"):
        (name,) = parts_of(key)
        data = known.value(key)
        if data:
            found.append((data["number"], name, data))
    return tuple(
        Player(name, clean(data["name"]), number, data["first"], _away(known, name), known.value(key_of("gone", name)))
        for number, (_, name, data) in enumerate(sorted(found, key=lambda each: each[:2]), 1)
    )


def _numbered(players: Sequence[Player], rounds: Sequence[Round]) -> tuple[Player, ...]:
    """The players renumbered. A player who withdrew before his first round and has no place in any round was entered by
    mistake and is dropped."""
    seated = {name for each in rounds for pairing in each.pairings for name in pairing.players}
    seated |= {name for each in rounds for name in (*each.byes, *each.away)}
    kept = [
        player
        for player in players
        if player.id in seated or player.withdrawn_after is None or player.withdrawn_after >= player.first_round
    ]
    return tuple(replace(player, number=number) for number, player in enumerate(kept, 1))


def _away(known: _Known, player: str) -> frozenset[int]:
    keys = [key for key in known.of_kind("away") if parts_of(key)[0] == player and known.value(key)]
    return frozenset(int(parts_of(key)[1]) for key in keys)


# --- rounds -----------------------------------------------------------------------------------------------------------


def _rounds(known: _Known, players: set[str], most: int) -> tuple[Round, ...]:
    """The paired rounds in sequence, up to the first gap."""
    rounds: list[Round] = []
    met: Counter[frozenset[str]] = Counter()
    while data := known.value(key_of("round", len(rounds) + 1)):
        number = len(rounds) + 1
        if not {*(name for pair in data["tables"] for name in pair), *data["byes"], *data["away"]} <= players:
            break  # its players are in a file not received yet
        pairings = tuple(_pairing(known, number, table, pair) for table, pair in enumerate(data["tables"], 1))
        pairs = {pairing.table: frozenset(pairing.players) for pairing in pairings if len(pairing.players) > 1}
        again = tuple(table for table, pair in pairs.items() if met[pair] >= most)
        play = play_from(data["play"])
        rounds.append(Round(number, play, pairings, tuple(data["byes"]), tuple(data["away"]), again))
        met.update(pairs.values())
    return tuple(rounds)


def _pairing(known: _Known, number: int, table: int, pair: list[str]) -> Pairing:
    fitting = _fitting(known, number, table, pair)
    said = {note.value for note in fitting}
    result = _result(fitting[0]) if len(said) == 1 else None
    match = known.value(key_of("match", number, table), "")
    return Pairing(table, tuple(pair), result, (result.match if result else "") or match, len(said) > 1)


def _fitting(known: _Known, number: int, table: int, pair: list[str]) -> list[Note]:
    """The result notes of a table, without those about other players than sit there."""
    found = known.standing.get(key_of("result", number, table), ())
    values = [(note, json.loads(note.value)) for note in found]
    return [note for note, value in values if value is None or value["players"] == pair]


def _result(note: Note) -> Result | None:
    """The result in a note; None if it was erased."""
    data = json.loads(note.value)
    if data is None:
        return None
    scores, absent = tuple(data["scores"]), tuple(data["absent"])
    return Result(scores, absent, data["match"], note.id, note.station, note.computer, note.when)


# --- conflicts --------------------------------------------------------------------------------------------------------


def _conflicts(known: _Known, rounds: tuple[Round, ...]) -> tuple[Conflict, ...]:
    """The keys with differing notes. Rounds come first, because other conflicts may follow from them."""
    found = []
    for key, notes in known.standing.items():
        kind, parts = kind_of(key), parts_of(key)
        if kind == "result":
            pairing = _pairing_at(rounds, int(parts[0]), int(parts[1]))
            notes = tuple(_fitting(known, int(parts[0]), int(parts[1]), list(pairing.players))) if pairing else ()
        if kind == "match" or len({note.value for note in notes}) < 2:
            continue  # two computers may both start the match of a table; its result decides which one counts
        numbers = tuple(map(int, parts)) if kind in ("round", "result") else (0, 0)
        subject = parts[0] if kind in ("player", "away", "gone") else ""
        found.append(Conflict(kind, key, notes, numbers[0], numbers[1] if len(numbers) > 1 else 0, subject))
    return tuple(sorted(found, key=lambda each: (each.kind != "round", each.round, each.table, each.key)))


def _pairing_at(rounds: tuple[Round, ...], number: int, table: int) -> Pairing | None:
    return rounds[number - 1].table(table) if number <= len(rounds) else None


def _strays(known: _Known, rounds: tuple[Round, ...]) -> tuple[Note, ...]:
    """Results for tables that do not exist, or where other players sit."""
    found: list[Note] = []
    for key in known.of_kind("result"):
        number, table = map(int, parts_of(key))
        pairing = _pairing_at(rounds, number, table)
        fitting = _fitting(known, number, table, list(pairing.players)) if pairing else []
        notes = known.standing[key]
        found += [note for note in notes if note not in fitting and json.loads(note.value) is not None]
    return tuple(found)
