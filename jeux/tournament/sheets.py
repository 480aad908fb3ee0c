"""The tables of a tournament (standings, pairings) as rows and columns of text, to print or export."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from jeux.common.tables import Sheet
from jeux.common.texts import Texts
from jeux.tournament.contract import Outcome, Pairing, Round, ScoreRow, Tournament
from jeux.tournament.outcomes import AWAY, BYE, CANCELLED, NONE, OPEN, PLAYED
from jeux.tournament.standings import number, standings, ties_of


def standings_sheet(tournament: Tournament, texts: Texts, after: int = 0) -> Sheet:
    """The standings after a round, 0 for the current ones."""
    get = texts.get
    rows = standings(tournament, after)
    ties = ties_of(tournament)
    rounds = range(1, (after or len(tournament.rounds)) + 1)
    places = {row.player.id: row.place for row in rows}
    heads = (
        *(get(f"evening-column-{name}") for name in ("place", "player", "points")),
        *(get(f"evening-tie-{tie}-short") for tie in ties),
        *(get("evening-column-round", round=each) for each in rounds),
        *(get(f"evening-column-{name}") for name in ("played", "won", "drawn", "lost")),
    )
    foot = [get("evening-sheet-ties", list=", ".join(get(f"evening-tie-{tie}") for tie in (*ties, "lots")))]
    if any(row.by_lot for row in rows):
        foot.append(get("hall-by-lot", seed=tournament.seed))
    if len(rounds):
        foot.append(get("evening-sheet-marks"))
    return Sheet(
        tournament.plan.name,
        get("evening-sheet-after", round=len(rounds)),
        heads,
        tuple(_standing(row, places, texts) for row in rows),
        (1,),
        (1,),
        tuple(foot),
    )


def _standing(row: ScoreRow, places: Mapping[str, int], texts: Texts) -> tuple[str, ...]:
    return (
        str(row.place),
        row.player.name,
        number(texts, row.points),
        *("" if value is None else number(texts, value) for value in row.ties),
        *(_mark(outcome, places, texts) for outcome in row.rounds),
        *(str(count) for count in (row.played, row.won, row.drawn, row.lost)),
    )


def _mark(outcome: Outcome, places: Mapping[str, int], texts: Texts) -> str:
    """The abbreviation for a round's outcome."""
    if outcome.kind == NONE:
        return ""
    if outcome.kind in (BYE, AWAY):
        return texts.get(f"evening-mark-{outcome.kind}")
    place = places.get(outcome.opponent, 0)
    if not outcome.opponent:  # each played alone
        if outcome.kind == OPEN:
            return texts.get("evening-no-result")
        return number(texts, outcome.scores[0]) if outcome.kind == PLAYED else texts.get("evening-mark-away")
    if outcome.kind == PLAYED:
        own, other = outcome.scores
        return texts.get(f"evening-mark-{'won' if own > other else 'lost' if own < other else 'drawn'}", place=place)
    assert outcome.kind in (OPEN, CANCELLED, "forfeit-won", "forfeit-lost"), outcome.kind
    return texts.get(f"evening-mark-{outcome.kind}", place=place)


def pairings_sheet(tournament: Tournament, each: int, texts: Texts) -> Sheet:
    """The pairings of a round with their results."""
    played, get = tournament.rounds[each - 1], texts.get
    game = texts.game(played.play.game, "name")
    heads = ("table", "player", "result") if played.play.alone else ("table", "first", "result", "second")
    names = (1,) if played.play.alone else (1, 3)
    foot = []
    for name, players in (("bye", played.byes), ("away", played.away)):
        if players:
            foot.append(get(f"evening-sheet-{name}", names=", ".join(names_of(tournament, players))))
    return Sheet(
        tournament.plan.name,
        get("evening-sheet-round", round=each, count=tournament.rounds_in_all, game=game),
        tuple(get(f"evening-column-{head}") for head in heads),
        tuple(_table(tournament, played, pairing, texts) for pairing in played.pairings),
        names,
        (0, *names),
        tuple(foot),
    )


def names_of(tournament: Tournament, players: Iterable[str]) -> list[str]:
    """The names of these players."""
    return [tournament.player(player).name for player in players]


def _table(tournament: Tournament, played: Round, pairing: Pairing, texts: Texts) -> tuple[str, ...]:
    first, *others = names_of(tournament, pairing.players)
    return tournament.table_name(pairing.table), first, result_words(pairing, texts), *others


def result_words(pairing: Pairing, texts: Texts) -> str:
    """The result of a table: « 1 – 0 », with the word for a forfeit; empty if there is none."""
    if not pairing.result:
        return ""
    made = " – ".join(number(texts, score) for score in pairing.result.scores)
    return f"{made} ({texts.get('evening-sheet-forfeit')})" if pairing.result.absent else made
