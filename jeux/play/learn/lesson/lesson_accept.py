"""What a task of a lesson accepts: conditions on a step, or on a try that the rules refuse."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from jeux.rules.contract import OVER, Game, Position
from jeux.rules.facts import FactFinder

ANY, REFUSED = "any", "refused"
_BARE = (ANY, "takes", "forms", "wins", "ends", "turn")
_VALUED = ("step", "place", "fact", REFUSED)


class AcceptError(ValueError):
    """Raised for a text that is no condition."""


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition on an attempt."""

    kind: str
    value: str = ""


Accept = tuple[Condition, ...]
"""Conditions that must all hold."""


def read_accept(text: str) -> Accept:
    """The conditions of a text, joined by « & ». Raises `AcceptError`."""
    return tuple(_condition(words) for words in text.split(" & "))


def _condition(words: str) -> Condition:
    kind, _, value = words.partition(" ")
    if (kind in _BARE and not value) or (kind in _VALUED and value):
        return Condition(kind, value)
    raise AcceptError(f"no condition: {words!r}")


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a person does in a position: a legal step, or a refused try. A refused one may mean no step."""

    step: str | None
    places: tuple[str, ...]
    refused: str = ""
    """The code of the refusal."""


class Judge:
    """Judges whether attempts in one position do what a task asks for."""

    def __init__(self, game: Game, players: int, position: Position, accept: Iterable[Accept]) -> None:
        self._game, self._position = game, position
        self._accept = tuple(accept)
        self._finder = FactFinder(game, position, players) if position.turn >= 0 else None
        self._found: dict[tuple[str, str], bool] = {}

    def does(self, step: str) -> bool:
        """Whether a legal step is accepted."""
        return self.accepts(Attempt(step, self._position.places(step)))

    def accepts(self, attempt: Attempt) -> bool:
        """Whether an attempt is accepted; a refused one only where the task asks for that refusal."""
        return any(self._does(accept, attempt) for accept in self._accept)

    def met(self, accept: Accept, refused: Iterable[Attempt]) -> bool:
        """Whether a legal step, or one of these refused attempts, satisfies one alternative."""
        legal = (Attempt(step, self._position.places(step)) for step in self._position.steps())
        return any(self._does(accept, attempt) for attempt in (*legal, *refused))

    def _does(self, accept: Accept, attempt: Attempt) -> bool:
        return bool(attempt.refused) == any(one.kind == REFUSED for one in accept) and all(
            self._holds(one, attempt) for one in accept
        )

    def _holds(self, condition: Condition, attempt: Attempt) -> bool:
        match condition.kind:
            case "any":
                return True
            case "step":
                return attempt.step == condition.value
            case "place":
                return condition.value in attempt.places
            case "refused":
                return attempt.refused == condition.value
        return not attempt.refused and attempt.step is not None and self._comes_about(condition, attempt.step)

    def _comes_about(self, condition: Condition, step: str) -> bool:
        """Whether a legal step has the consequence that a condition names."""
        before, after, own = self._position, self._position.play(step), self._game.step_facts
        match condition.kind:
            case "ends":
                return after.turn == OVER
            case "turn":
                return after.turn not in (OVER, before.turn)
        if before.turn < 0:
            return False  # chance takes nothing, and wins nothing
        match condition.kind:
            case "wins":
                return self._won(after)
            case "takes":
                return own.takes(before, step) > 0
            case "forms":
                return bool(own.forms(before, step))
        return self._fact(condition.value, step)

    def _won(self, after: Position) -> bool:
        result = after.result()
        if result is None:
            return False
        side, best = self._game.allies(self._position, self._position.turn), max(result.scores)
        return all(player in side for player, score in enumerate(result.scores) if score == best)

    def _fact(self, name: str, step: str) -> bool:
        if (name, step) not in self._found:
            assert self._finder
            self._found[name, step] = self._finder.holds(step, name)
        return self._found[name, step]
