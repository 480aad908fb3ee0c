"""What positions are worth, by the rules alone: to the end of the game, over all that chance may do."""

from __future__ import annotations

from collections.abc import Iterator

from jeux.rules.contract import CHANCE, OVER, Position


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


def fewest_moves(position: Position, most: int) -> int:
    """How many steps lead to the end of the game at least, `most` + 1 where more are needed."""
    seen, ring = {_board(position)}, [position]
    for far in range(most + 1):
        if any(here.turn == OVER for here in ring):
            return far
        following = []
        for here in ring:
            for step in here.steps():
                after = here.play(step)
                if _board(after) not in seen:
                    seen.add(_board(after))
                    following.append(after)
        ring = following
    return most + 1


def _board(position: Position) -> tuple[tuple[str, str], ...]:
    return position.men()
