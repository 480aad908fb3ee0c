"""The list of turns, one line each: in the notation of the game, « Noir · 6-3 : 24/18, 13/10* », where a turn has
several steps. Each line expands into these steps as sentences."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce

from jeux.play.words.sentences import PASS, Sentences
from jeux.rules.contract import Position, Thrown

COMMON, DRAWN = -1, -2
"""The owners of a throw by everybody, and of a draw by chance without a throw."""
SHORT, WORDS, NOTATION = "short", "words", "notation"
"""How turns are written: SHORT, a single step as a sentence and several in the notation; WORDS, all as sentences;
NOTATION, all in the notation."""


@dataclass(frozen=True, slots=True)
class TurnLine:
    """A line of the list."""

    first: int
    """The number of its first step in the game, 0 the first."""
    text: str
    steps: tuple[str, ...] = ()
    """Its steps as sentences, where it covers several."""
    owner: int = COMMON
    """Who plays it; COMMON or DRAWN for what nobody plays."""
    moves: str = ""
    """The throw and the moves in notation, without the side; empty where the notation has nothing for it."""

    @property
    def spoken(self) -> str:
        """The line for speech: its steps as sentences where it is written in notation."""
        return " ".join(self.steps).replace("\n", " ") or self.text


@dataclass(frozen=True, slots=True)
class _Entry:
    """A step, with all that a line may need of it."""

    number: int
    step: str
    owner: int
    dice: tuple[int, ...]
    sentence: str
    """Empty for a step that is too plain for the list."""
    heard: str
    """The sentence for somebody who does not see the board."""
    token: str
    """The step in the notation of the game; empty where that leaves it out."""


class TurnLines:
    """The list of one game in one language; only what is new is worked out."""

    def __init__(self, sentences: Sentences) -> None:
        self.sentences = sentences
        self._entries: list[_Entry] = []
        self._lines: dict[str, tuple[TurnLine, ...]] = {}

    def lines(self, manner: str = SHORT) -> tuple[TurnLine, ...]:
        """All the steps of the game, written in one of the manners."""
        match = self.sentences.match
        positions, steps = match.positions, match.steps
        pairs = zip(self._entries, steps, strict=False)
        same = sum(1 for _ in itertools.takewhile(lambda pair: pair[0].step == pair[1], pairs))
        if same < len(self._entries) or same < len(steps):
            del self._entries[same:]
            self._entries += [self._entry(i, positions[i], steps[i]) for i in range(same, len(steps))]
            self._lines.clear()
        if manner not in self._lines:
            self._lines[manner] = tuple(self._written(self._entries, manner))
        return self._lines[manner]

    def told(self) -> tuple[str, ...]:
        """All the steps of the game as sentences for speech, empty for those too plain for the list."""
        self.lines()
        return tuple(entry.heard for entry in self._entries)

    def last_told(self) -> str:
        """The last turn for speech; empty where there is none."""
        self.lines()
        turns = [" ".join(entry.heard for entry in turn if entry.heard) for turn in self._turns(self._entries)]
        return next((told for told in reversed(turns) if told), "")

    def _entry(self, number: int, position: Position, step: str) -> _Entry:
        sentences, owner, dice = self.sentences, position.turn, ()
        listed = step not in sentences.wording.unlisted
        sentence = sentences.step(position, step) if listed else ""
        heard = sentences.heard_step(position, step) if listed else ""
        if owner >= 0:
            return _Entry(number, step, owner, dice, sentence, heard, self._token(position, step))
        thrown = next((effect for effect in position.effects(step) if isinstance(effect, Thrown)), None)
        if thrown is None:
            return _Entry(number, step, DRAWN, dice, sentence, heard, self._token(position, step))
        sides = set(thrown.sides)
        owner = sides.pop() if len(sides) == 1 else COMMON
        return _Entry(number, step, owner, thrown.dice, sentence, heard, "")

    def _token(self, position: Position, step: str) -> str:
        token = self.sentences.wording.notation(position, step)
        if not isinstance(token, str):
            return self.sentences.say(token, -1)
        return self.sentences.texts.get("turn-pass") if not token and step == PASS else token

    def moves(self, position: Position, steps: tuple[str, ...]) -> str:
        """The notation of steps that could be played from here; empty where the game has none for them."""
        tokens: list[str] = []
        for step in steps:
            tokens.append(self._token(position, step))
            position = position.play(step)
        return self._part((), joined([token for token in tokens if token]))

    def told_moves(self, position: Position, steps: tuple[str, ...]) -> str:
        """The same steps as sentences, for speech: a notation is not made to be heard. The last full stop is left
        out."""
        told: list[str] = []
        for step in steps:
            told.append(self.sentences.step(position, step))
            position = position.play(step)
        return " ".join(told).rstrip(".")

    # --- turns ----------------------------------------------------------------------------------------------------

    def _written(self, entries: list[_Entry], manner: str) -> Iterator[TurnLine]:
        opening: tuple[int, ...] = ()
        for turn in self._turns(entries):
            listed = tuple(entry.sentence for entry in turn if entry.sentence)
            tokens = [entry.token for entry in turn if entry.token]
            several = len(listed) > 1 or bool(opening) or any(entry.dice for entry in turn)
            owner, moves = turn[0].owner, self._moves(turn, opening)
            if tokens and (manner == NOTATION or (manner == SHORT and several)):
                yield TurnLine(turn[0].number, self._line(turn, opening), listed, owner, moves)
            elif listed:
                yield TurnLine(turn[0].number, " ".join(listed), (), owner, moves)
            opening = tuple(sorted(turn[0].dice, reverse=True)) if turn[0].owner == COMMON else ()

    def _turns(self, entries: list[_Entry]) -> Iterator[list[_Entry]]:
        """The consecutive steps of one player; for a single player, each step is a turn."""
        alone = self.sentences.match.record.players == 1
        turn: list[_Entry] = []
        for entry in entries:
            if turn and (alone or entry.owner == COMMON or entry.owner != turn[-1].owner):
                yield turn
                turn = []
            turn.append(entry)
        if turn:
            yield turn

    @staticmethod
    def _parts(turn: list[_Entry], opening: tuple[int, ...]) -> list[tuple[tuple[int, ...], list[str]]]:
        """The throws of a turn with the moves made by each; `opening` are dice thrown by everybody before."""
        parts: list[tuple[tuple[int, ...], list[str]]] = [(opening, [])]
        for entry in turn:
            if entry.dice:
                parts.append((entry.dice, []))
            elif entry.token:
                parts[-1][1].append(entry.token)
        return parts

    def _moves(self, turn: list[_Entry], opening: tuple[int, ...]) -> str:
        """The throws of a turn with the moves made by each, as briefly as a score sheet has them."""
        written = [
            "  ".join(filter(None, ("-".join(map(str, dice)), " ".join(joined(tokens)))))
            for dice, tokens in self._parts(turn, opening)
        ]
        return " · ".join(filter(None, written))

    def _line(self, turn: list[_Entry], opening: tuple[int, ...]) -> str:
        """A turn in the notation, with the side that plays it."""
        get, owner = self.sentences.texts.get, turn[0].owner
        parts = self._parts(turn, opening)
        written = [self._part(dice, joined(tokens)) for dice, tokens in parts if dice or tokens]
        moves = reduce(lambda first, last: get("list-semicolon", first=first, last=last), written)
        if owner == DRAWN:
            return get("turn-drawn", moves=moves)
        thrown = any(dice for dice, _ in parts)
        return get("turn-thrown" if thrown else "turn-moves", side=self.sentences.side(owner, title=True), moves=moves)

    def _part(self, dice: tuple[int, ...], tokens: list[str]) -> str:
        get, thrown = self.sentences.texts.get, "-".join(map(str, dice))
        if not tokens:
            return thrown
        moves = reduce(lambda first, last: get("list-comma", first=first, last=last), tokens)
        return get("turn-dice", dice=thrown, moves=moves) if thrown else moves


def joined(tokens: list[str]) -> list[str]:
    """Consecutive moves of one man merged, ``24/18/14``, and equal moves counted, ``6/4(2)``."""
    ways: list[str] = []
    for token in tokens:
        place = re.split("[/x]", ways[-1])[-1].rstrip("*") if ways else ""
        if place and token.startswith((f"{place}/", f"{place}x")):
            ways[-1] += token[len(place) :]
        else:
            ways.append(token)
    counted = [(way, len(list(same))) for way, same in itertools.groupby(ways)]
    return [way if count == 1 else f"{way}({count})" for way, count in counted]
