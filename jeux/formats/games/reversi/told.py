"""An Othello game as other programs store it: a board, the side to play, and the squares played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from jeux.formats.playing import Playing
from jeux.formats.words import Word
from jeux.rules.contract import Position
from jeux.rules.games.reversi.board import POINTS
from jeux.rules.games.reversi.position import OPENING, PASS, SIDES, STARTS, Reversi

KEY = "reversi"
FREE = "free"
OTHELLO = STARTS["diagonal"]
VARIANT = "Reversi 1888"
"""The name of the free opening in files; the discs follow in the order in which they were placed."""
PASSES = ("pass", "pa", "ps", "--", "..", "@@")
_BOARD = {"*": "b", "x": "b", "b": "b", "●": "b", "o": "w", "w": "w", "○": "w", "-": ".", ".": "."}


@dataclass(frozen=True, slots=True)
class Beginning:
    """The starting board, in the order of our squares, and the side to play (0 Black). `placed` are the squares on
    which the players placed the discs, if they started from an empty board."""

    board: str = OTHELLO
    side: int = 0
    placed: tuple[str, ...] = ()

    @property
    def othello(self) -> bool:
        """Whether it is the standard start of Othello."""
        return (self.board, self.side) == (OTHELLO, 0)

    @property
    def text(self) -> str:
        """The position in the notation of our rules."""
        return f"board={self.board} turn={SIDES[self.side]}"

    @property
    def tag(self) -> str:
        """The tag that says how the players placed the discs; empty if they did not."""
        return f"{VARIANT}: {' '.join(self.placed)}" if self.placed else ""


STANDARD = Beginning()
"""The standard start of Othello."""


def board_of(letters: str) -> str:
    """The board in a text, in any of the usual letters, ignoring spaces; empty if it is not a board."""
    board = "".join(_BOARD.get(letter, "?") for letter in letters.lower() if not letter.isspace())
    return board if len(board) == len(POINTS) and "?" not in board else ""


def shown(board: str, letters: str) -> str:
    """A board in these letters for Black, White and an empty square."""
    return board.translate(str.maketrans("bw.", letters))


def placed_in(tag: str) -> tuple[str, ...]:
    """The squares in a tag of ours."""
    return tuple(re.findall(r"[a-h][1-8]", tag.partition(":")[2])) if tag.startswith(VARIANT) else ()


# --- reading ----------------------------------------------------------------------------------------------------------


def step_of(word: Word, text: str = "") -> str:
    """The step of a word. Raises `FormatError`."""
    step = (text or word.text).lower()
    if step in PASSES:
        return PASS
    if step not in POINTS:
        raise word.wrong("bad-step")
    return step


class Replayed:
    """Replays a game word by word, and adds the passes that the file omits."""

    def __init__(self, begins: Beginning = STANDARD) -> None:
        """Raises `FormatError` for an invalid position."""
        named = [name for name, board in STARTS.items() if (board, 0) == (begins.board, begins.side)]
        self.playing = Playing(KEY, {"start": named[0]}) if named else Playing(KEY, {"start": FREE}, begins.text)
        if begins.placed:
            self._place(begins)

    def _place(self, begins: Beginning) -> None:
        """Replay the discs placed by the players, if they give this board."""
        playing = Playing(KEY, {"start": FREE})
        for square in begins.placed:
            if square not in playing.here.steps():
                return
            playing.play(square)
        if playing.here.text() == begins.text:
            self.playing = playing

    def play(self, step: str, word: Word, side: int | None = None) -> None:
        """Play a step, after any omitted pass. A pass after the end is ignored. Raises `FormatError`."""
        over = bool(self.playing.here.result())
        if step == PASS and over:
            return
        if step != PASS and self.playing.here.steps() == (PASS,):
            self.playing.play(PASS)
        if side is not None and not over and side != self.playing.here.turn:
            raise word.wrong("wrong-side")
        self.playing.play(step, word.line, word.column, word.text)


def scores_of(difference: float | None) -> tuple[float, float] | None:
    """The scores of Black and White from Black's disc difference; None if it is unknown."""
    if difference is None or abs(difference) > len(POINTS):
        return None
    return (0.5, 0.5) if not difference else (1.0, 0.0) if difference > 0 else (0.0, 1.0)


# --- writing ----------------------------------------------------------------------------------------------------------


def free(positions: Sequence[Position], steps: Sequence[str]) -> int:
    """How many of the first steps place discs on an empty board."""
    if any(_reversi(positions[0]).discs):
        return 0
    return min(len(steps), OPENING)


def told(positions: Sequence[Position], steps: Sequence[str]) -> tuple[Beginning, list[tuple[int, str]]]:
    """A game as other programs store it: its start, after the discs that the players placed, and its moves with their
    sides."""
    placed = free(positions, steps)
    first = _reversi(positions[placed])
    begins = Beginning(first.text().partition("=")[2][: len(POINTS)], first.side, tuple(steps[:placed]))
    moves = zip(positions[placed:], steps[placed:], strict=False)
    return begins, [(_reversi(before).side, step) for before, step in moves]


def _reversi(position: Position) -> Reversi:
    assert isinstance(position, Reversi)
    return position


def discs(last: Position) -> int:
    """Black's final discs, with empty squares counted for the winner as in tournaments."""
    black, white = _reversi(last).count(0), _reversi(last).count(1)
    empty = len(POINTS) - black - white
    return black + (empty if black > white else empty // 2 if black == white else 0)
