"""What was advised: kept by position and history, so that the same question always has the same answer; told in two
presses, first where to look, then what to play."""

from __future__ import annotations

from dataclasses import dataclass, replace

from jeux.common.texts import Texts
from jeux.match.match import Match
from jeux.play.notice import Kind, Notice
from jeux.play.turns import TurnLines
from jeux.play.way_back import Mistake
from jeux.rules.contract import Position

MOST_KEPT = 500

_Key = tuple[int, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Advice:
    """The best turn that the computer found for the person to play, as far as it was found; the expected score, and
    whether it is proven."""

    turn: tuple[str, ...]
    value: float
    exact: bool

    @property
    def step(self) -> str:
        """What to play first."""
        return self.turn[0]


def turn_of(position: Position, step: str, line: tuple[str, ...]) -> tuple[str, ...]:
    """The steps of a turn that begins with this one: those of the expected line that the same player takes."""
    turn, here = [step], position.play(step)
    for number, following in enumerate(line if line[:1] == (step,) else ()):
        if not number:
            continue
        if here.turn != position.turn or following not in here.steps():
            break
        turn.append(following)
        here = here.play(following)
    return tuple(turn)


def told(advice: Advice, position: Position, turns: TurnLines) -> Notice:
    """An advice in words: a step as a sentence, a turn of several in the notation of the list."""
    moves = turns.moves(position, advice.turn) if len(advice.turn) > 1 else ""
    text = turns.sentences.advice(position, advice.step, advice.value, advice.exact, moves)
    return Notice(text, Kind.PROOF if advice.exact else Kind.ESTIMATE)


def mistake_known(advice: Advice, match: Match) -> bool:
    """Alone, without dice and with proofs, what can be reached is known at every step: so is the last mistake."""
    return advice.exact and match.record.players == 1 and not match.game.throws_dice


def with_mistake(advice: Notice, mistake: Mistake, texts: Texts) -> Notice:
    """An advice with the last mistake and the way back to before it."""
    more = texts.get("hint-mistake", number=mistake.number, n=mistake.lost)
    return replace(advice, text=f"{advice.text}\n{more}", back_to=mistake.number - 1)


class Adviser:
    """The advice of one match."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._known: dict[_Key, Advice] = {}
        self._looked: set[_Key] = set()
        """Where the place to look at was shown."""

    def _key(self, *more: str) -> _Key:
        return len(self._match.record.games), (*self._match.steps, *more)

    def known(self) -> Advice | None:
        """What was found for this position before."""
        return self._known.get(self._key())

    def keep(self, advice: Advice) -> None:
        """Remember what was found, also for those who have played a part of the turn; the record tells that somebody
        was advised."""
        self._match.hinted()
        while len(self._known) > MOST_KEPT:
            del self._known[next(iter(self._known))]
        for played in range(len(advice.turn)):
            rest = Advice(advice.turn[played:], advice.value, advice.exact)
            self._known.setdefault(self._key(*advice.turn[:played]), rest)

    def place(self, advice: Advice) -> str | None:
        """Where to look, at the first press: what the step begins with. None where it touches no place, and at the
        second press."""
        key = self._key()
        places = [place for place in self._match.position.places(advice.step) if not place.startswith("die:")]
        if key in self._looked or not places:
            return None
        self._looked.add(key)
        return next((place for place in places if ":" not in place), places[0])
