"""What positions are worth, by the rules alone: to the end of the game, over all that chance may do."""

from __future__ import annotations

from collections.abc import Iterator

from jeux.rules.contract import CHANCE, OVER, Position

NEVER = 1 << 30
"""More moves than any game has."""


class Outcomes:
    """Whole games of two players without chance: 1 where a player wins, -1 where he loses, 0 for a draw."""

    def __init__(self) -> None:
        self._known: dict[Position, tuple[int, int]] = {}
        """The bounds of a position for the first player."""

    def of_steps(self, position: Position) -> dict[str, int]:
        """What every step is worth to who plays it."""
        sign = -1 if position.turn else 1
        return {step: sign * self._worth(position.play(step), -1, 1) for step in position.steps()}

    def _worth(self, position: Position, low: int, high: int) -> int:
        """For the first player, true between the bounds."""
        result = position.result()
        if result:
            a, b = result.scores
            return (a > b) - (a < b)
        least, most = self._known.get(position, (-1, 1))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        first = position.turn == 0
        best = -2 if first else 2
        at_least, at_most = low, high
        for step in position.steps():
            worth = self._worth(position.play(step), at_least, at_most)
            if first:
                best, at_least = max(best, worth), max(at_least, worth)
            else:
                best, at_most = min(best, worth), min(at_most, worth)
            if at_least >= at_most:
                break
        self._known[position] = (best if best > low else least, best if best < high else most)
        return best


class Averages:
    """Games of chance: the points expected, or the victory of the first of two."""

    def __init__(self) -> None:
        self._known: dict[Position, float] = {}

    def of_turns(self, position: Position) -> dict[Position, float]:
        """Where the turn may end, each with what it is worth to who plays it."""
        player = position.turn
        sign = -1 if player else 1
        return {end: sign * self.worth(end) for end in set(self._ends(position, player))}

    def _ends(self, position: Position, player: int) -> Iterator[Position]:
        for step in position.steps():
            after = position.play(step)
            if after.turn == player:
                yield from self._ends(after, player)
            else:
                yield after

    def worth(self, position: Position) -> float:
        """For the first player."""
        if position.turn == OVER:
            result = position.result()
            assert result
            return result.scores[0] if len(result.scores) == 1 else float(result.scores[0] > result.scores[1])
        if position not in self._known:
            if position.turn == CHANCE:
                known = sum(float(part) * self.worth(position.play(step)) for step, part in position.chances())
            else:
                best = min if position.turn else max
                known = best(self.worth(position.play(step)) for step in position.steps())
            self._known[position] = known
        return self._known[position]


class FewestMoves:
    """Games of one player: whether so many steps lead to the end."""

    def __init__(self) -> None:
        self._known: dict[tuple[tuple[str, str], ...], tuple[int, int]] = {}
        """Of a board, the most moves that are known not to suffice and the fewest that are known to."""

    def suffice(self, position: Position, moves: int) -> bool:
        """Whether the end is so many moves away at most."""
        if position.turn == OVER:
            return moves >= 0
        board = position.men()
        too_few, enough = self._known.get(board, (0, NEVER))
        if too_few < moves < enough:
            if any(self.suffice(position.play(step), moves - 1) for step in position.steps()):
                enough = moves
            else:
                too_few = moves
            self._known[board] = too_few, enough
        return moves >= enough
