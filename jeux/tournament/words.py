"""Describes a round in words: who plays where, the state of each table, who won."""

from __future__ import annotations

from collections.abc import Sequence

from jeux.common.texts import Texts
from jeux.tournament.contract import Pairing, Round, Tournament
from jeux.tournament.standings import number

DRAW = "draw"
VERDICTS = ("win.0", DRAW, "win.1")

EVEN = ("½", "½")


class RoundWords:
    """The words, shown or spoken, for the tables of a round."""

    def __init__(
        self, tournament: Tournament, shown: Round, texts: Texts, playing: frozenset[int] = frozenset()
    ) -> None:
        self.tournament, self.round, self.texts = tournament, shown, texts
        self.playing = playing
        """The tables whose matches are open on this computer."""

    def table(self, number: int) -> str:
        """The name of a table."""
        name = self.tournament.table_name(number)
        return self.texts.get("hall-table", n=name) if name.isdigit() else name

    def name(self, pairing: Pairing, seat: int) -> str:
        """The name of the player in a seat."""
        return self.tournament.player(pairing.players[seat]).name

    def side(self, pairing: Pairing, seat: int) -> str:
        """The side of a seat, or that the player is absent."""
        if pairing.result and seat in pairing.result.absent:
            return self.texts.get("hall-absent")
        return "" if self.round.play.alone else self.texts.game(self.round.play.game, f"side-{seat}-title")

    def verdict(self, pairing: Pairing) -> str:
        """One of the `VERDICTS`; empty without a result, or if nobody came."""
        result = pairing.result
        if result is None or len(result.scores) < 2 or len(result.absent) == len(result.scores):
            return ""
        first, second = result.scores
        return VERDICTS[1] if first == second else VERDICTS[0 if first > second else 2]

    def verdicts(self, pairing: Pairing) -> tuple[str, ...]:
        """The `VERDICTS` to choose from: no draw where none can be, unless one was entered."""
        even = self.round.play.may_end_even or self.verdict(pairing) == DRAW
        return tuple(verdict for verdict in VERDICTS if even or verdict != DRAW)

    def result(self, pairing: Pairing, scores: Sequence[float], absent: Sequence[int] = ()) -> str:
        """A result in words."""
        get = self.texts.get
        if len(scores) < 2:
            return get("hall-says-score", n=number(self.texts, scores[0]))
        if len(absent) == len(scores):
            return get("hall-says-nobody")
        if absent:
            return get("hall-says-absent", name=self.name(pairing, absent[0]))
        first, second = scores
        if first == second:
            said = get("hall-says-draw")
        else:
            said = get("hall-says-wins", name=self.name(pairing, 0 if first > second else 1))
        return said if sorted(scores) in ([0.0, 1.0], [0.5, 0.5]) else f"{said} ({self.scores(scores)})"

    def scores(self, scores: Sequence[float]) -> str:
        """The scores as digits."""
        even = tuple(scores) == (0.5, 0.5)
        return " – ".join(EVEN if even else (number(self.texts, score) for score in scores))

    def state(self, pairing: Pairing) -> str:
        """The state of a table in a word: conflict, not played, being played here, or its result."""
        get, result = self.texts.get, pairing.result
        if pairing.in_conflict:
            return get("hall-state-conflict")
        if result and result.absent:
            return get("hall-state-forfeit")
        if result and len(result.scores) > 1 and sorted(result.scores) not in ([0.0, 1.0], [0.5, 0.5]):
            return self.scores(result.scores)
        return get("hall-state-playing") if pairing.table in self.playing and not result else ""

    def sentence(self, pairing: Pairing) -> str:
        """A table in a sentence, for speech."""
        seats = range(len(pairing.players))
        sides = [self._seated(pairing, seat) for seat in seats]
        who = self.texts.get("hall-against", first=sides[0], second=sides[1]) if len(sides) > 1 else sides[0]
        result = pairing.result
        where = self.texts.get("hall-table-says", table=self.table(pairing.table), who=who)
        if result:
            return f"{where}. {self.result(pairing, result.scores, result.absent)}"
        return ", ".join(filter(None, (where, self.state(pairing))))  # a state is words, no sentence

    def _seated(self, pairing: Pairing, seat: int) -> str:
        """A player with his side."""
        name, side = self.name(pairing, seat), self.side(pairing, seat)
        return f"{name} ({side})" if side else name

    def count(self) -> str:
        """How many tables have results."""
        pairings = self.round.pairings
        known = sum(1 for pairing in pairings if pairing.result)
        game = self.texts.game(self.round.play.game, "name")
        return self.texts.get("hall-results-count", game=game, known=known, n=len(pairings))

    def below(self) -> list[str]:
        """Byes, absences and rematches."""
        get, lines = self.texts.get, []
        for name, ids in (("hall-byes", self.round.byes), ("hall-aways", self.round.away)):
            if ids:
                names = ", ".join(self.tournament.player(each).name for each in ids)
                lines.append(get(name, n=len(ids), names=names))
        if self.round.rematches:
            tables = ", ".join(map(self.table, self.round.rematches))
            lines.append(get("hall-rematches", n=len(self.round.rematches), tables=tables))
        return lines


def scores_title(tournament: Tournament, texts: Texts) -> str:
    """The title of the standings: after which round, or during it."""
    rounds = tournament.rounds
    played = not rounds or rounds[-1].complete
    return texts.get("hall-scores-after" if played else "hall-scores-during", n=len(rounds))
