"""The standings and their tie-breaks."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import replace

from jeux.common.texts import Texts
from jeux.tournament.contract import DIRECT, LOTS, SONNEBORN, USUAL_TIES, WON, Outcome, Player, ScoreRow, Tournament
from jeux.tournament.outcomes import LOST_BY_FORFEIT, PLAYED, outcomes, points_of
from jeux.tournament.ties import Field, Term

Group = list[Player]


def ties_of(tournament: Tournament) -> tuple[str, ...]:
    """The tie-breaks of a tournament, chosen or usual for its system."""
    return tournament.plan.ties or USUAL_TIES[tournament.plan.system]


def standings(tournament: Tournament, after: int = 0) -> tuple[ScoreRow, ...]:
    """The standings after a round, 0 for the current ones, the best first."""
    found = outcomes(tournament, after)
    field, lots = Field(tournament, found), lots_of(tournament)
    rows: list[ScoreRow] = []
    by_points = _split(list(tournament.players), lambda player: points_of(found[player.id]))
    for group in by_points:
        for level in _ranked(group, ties_of(tournament), field):
            for player in sorted(level, key=lambda each: lots[each.id]):
                values = tuple(_value(tie, player, group, field) for tie in ties_of(tournament))
                row = _row(len(rows) + 1, player, found[player.id], field)
                rows.append(replace(row, ties=values, lot=lots[player.id], by_lot=len(level) > 1))
    return tuple(rows)


def lots_of(tournament: Tournament) -> dict[str, int]:
    """The rank that each player drew, 1 the best. Depends only on the tournament's seed and the players' ids."""
    drawn = sorted(
        (player.id for player in tournament.players),
        key=lambda name: hashlib.sha256(f"{tournament.seed}/{name}".encode()).digest(),
    )
    return {name: rank for rank, name in enumerate(drawn, 1)}


def _split(group: Group, value: Callable[[Player], float]) -> list[Group]:
    """The players grouped by a value, the highest first."""
    values = {player.id: value(player) for player in group}
    scores = sorted(set(values.values()), reverse=True)
    return [[player for player in group if values[player.id] == score] for score in scores]


def _ranked(group: Group, ties: Sequence[str], field: Field) -> list[Group]:
    """The players with equal points grouped by the tie-breaks in order; those still equal stay together."""
    if len(group) < 2 or not ties:
        return [group]
    if ties[0] == DIRECT:
        known = {player.id: player for player in group}
        parts = [[known[name] for name in part] for part in field.by_encounter([*known])]
    else:
        parts = _split(group, lambda player: field.value(ties[0], player.id))
    return [level for part in parts for level in _ranked(part, ties[1:], field)]


def _value(tie: str, player: Player, group: Group, field: Field) -> float | None:
    """The value of a tie-break column; for the direct encounter, the points among players with equal points, or None if
    it separates nobody."""
    if tie != DIRECT:
        return field.value(tie, player.id)
    names = [each.id for each in group]
    return field.encounters(names)[player.id] if len(names) > 1 and len(field.by_encounter(names)) > 1 else None


def _row(place: int, player: Player, found: tuple[Outcome, ...], field: Field) -> ScoreRow:
    """A row without the tie-break values."""
    met = [each for each in found if each.kind == PLAYED and each.opponent]
    played = sum(each.kind == PLAYED for each in found)
    won = sum(field.won(each) for each in found)
    drawn = sum(each.scores[0] == each.scores[1] for each in met)
    lost = sum(each.scores[0] < each.scores[1] for each in met) + sum(each.kind == LOST_BY_FORFEIT for each in found)
    return ScoreRow(place, player, points_of(found), played, won, drawn, lost, (), 0, False, found)


# --- explanations -----------------------------------------------------------------------------------------------------


def explain(tournament: Tournament, player: str, tie: str, texts: Texts, after: int = 0) -> str:
    """The arithmetic of a tie-break or the lot, one sentence a line."""
    found = outcomes(tournament, after)
    field = Field(tournament, found)
    name = tournament.player(player).name
    if tie == LOTS:
        lot = lots_of(tournament)[player]
        return texts.get(
            "evening-explain-lots", name=name, lot=lot, count=len(tournament.players), seed=tournament.seed
        )
    if tie == WON:
        return texts.get("evening-explain-won", name=name, n=int(field.value(tie, player)))
    if tie == DIRECT:
        return _explain_direct(tournament, player, field, texts, after)
    terms = field.terms(tie, player)
    if not terms:
        return texts.get("evening-explain-nobody", name=name)
    kept = [_told(tournament, term, tie, texts) for term in terms if not term.cut]
    cut = [_told(tournament, term, tie, texts) for term in terms if term.cut]
    total = number(texts, field.value(tie, player))
    whole = " + ".join(kept) or total
    told = texts.get(f"evening-explain-{tie}", name=name, sum=whole, total=total, left=" + ".join(cut))
    return "\n".join((told, *_not_played(tournament, name, terms, texts)))


def _not_played(tournament: Tournament, name: str, terms: Sequence[Term], texts: Texts) -> list[str]:
    """Sentences on the rounds that were not played and yet count in these terms of a player."""
    drawn = dict.fromkeys(tournament.player(term.opponent).name for term in terms if term.drawn)
    told = [texts.get("evening-explain-draws", names=", ".join(drawn))] if drawn else []
    if not all(term.opponent for term in terms):
        told.append(texts.get("evening-explain-stand-in", name=name))
    return told


def _told(tournament: Tournament, term: Term, tie: str, texts: Texts) -> str:
    """A term of a sum: the opponent and the points."""
    who = tournament.player(term.opponent).name if term.opponent else texts.get("evening-stand-in", round=term.round)
    if tie == SONNEBORN:
        return texts.get(
            "evening-term-times", name=who, score=number(texts, term.score), times=number(texts, term.times)
        )
    return texts.get("evening-term", name=who, score=number(texts, term.score))


def _explain_direct(tournament: Tournament, player: str, field: Field, texts: Texts, after: int) -> str:
    """The points made against players with equal points."""
    rows = standings(tournament, after)
    own = next(row for row in rows if row.player.id == player)
    group = [row.player.id for row in rows if row.points == own.points]
    name = own.player.name
    if len(group) < 2:
        return texts.get("evening-explain-direct-alone", name=name)
    made = field.encounters(group)
    if len(field.by_encounter(group)) < 2:
        return texts.get("evening-explain-direct-level", name=name)
    told = [
        texts.get("evening-term", name=tournament.player(other).name, score=number(texts, made[other]))
        for other in group
    ]
    return texts.get("evening-explain-direct", name=name, list=", ".join(told))


def number(texts: Texts, value: float) -> str:
    """A number in the format of the language."""
    return texts.get("number", n=int(value) if value == int(value) else value)
