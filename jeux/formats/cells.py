"""Moves of Hex and Twixt in a row, as sites and books list them: ``1. a10 swap 2. f6 d5``.

The sides alternate, so the numbers of the moves, which count turns or pairs of them, say nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from jeux.formats.contract import FormatError, Reading, imported
from jeux.formats.decoding import decode
from jeux.formats.playing import Playing
from jeux.formats.words import Places, Word
from jeux.match.record import Record

SWAP = "swap"
PIECES, SIDES = "swap-pieces", "swap-sides"
SWAPS = (SWAP, PIECES, SIDES)
RESIGNS = ("resign", "resigns")
_PIECES = re.compile(
    r"(?P<space>[\s,;]+)|(?P<number>\d{1,3}(?:[.):]+|(?=\s)))|(?P<word>[a-z]\d{1,2}(?!\d)|[a-z-]{4,11}(?![\w-]))",
    re.IGNORECASE,
)
_CELL = re.compile(r"([a-z])([1-9]\d?)")


def words_in(whole: str) -> list[Word]:
    """The cells and words of a text, in lower case. Raises `FormatError`."""
    places, words, offset = Places(whole), list[Word](), 0
    while offset < len(whole):
        found = _PIECES.match(whole, offset)
        if not found:
            raise places.word(whole[offset : offset + 12].split()[0], offset).wrong("unexpected")
        if found["word"]:
            words.append(places.word(found[0].lower(), offset))
        offset = found.end()
    return words


def begins(start: str) -> list[str]:
    """The cells and words at the beginning of a text; empty if it is not such a list."""
    try:
        words = [word.text for word in words_in(start.lstrip("\ufeff"))]
    except FormatError:
        return []
    listed = len(words) > 1 and all(_CELL.fullmatch(word) or word in (*SWAPS, *RESIGNS) for word in words)
    return words if listed else []


def farthest(words: Sequence[str]) -> int:
    """The highest column or row of any cell."""
    cells = filter(None, map(_CELL.fullmatch, words))
    return max((max(ord(cell[1]) - 96, int(cell[2])) for cell in cells), default=0)


def across(cell: str) -> str:
    """The cell reflected in the long diagonal."""
    return f"{chr(96 + int(cell[1:]))}{ord(cell[0]) - 96}"


def play(playing: Playing, words: Sequence[Word]) -> int | None:
    """Play the words. Returns the side that resigned. Raises `FormatError`."""
    mirrored = False
    for word in words:
        if word.text in RESIGNS and playing.here.turn >= 0:
            return playing.here.turn
        found = _CELL.fullmatch(word.text)
        if word.text == "pass":
            raise word.wrong("foreign-rule")
        if not found and word.text not in SWAPS:
            raise word.wrong("bad-step")
        step = (across(word.text) if mirrored else word.text) if found else SWAP
        playing.play(step, word.line, word.column, word.text)
        # our swap moves the first piece; where the sides change instead, all that follows is seen reflected
        mirrored = mirrored or word.text == SIDES
    return None


def read_list(game: str, content: bytes, rules: Callable[[Sequence[Word]], Sequence[dict[str, str]]]) -> Reading:
    """The game in a list of moves, under the first of the `rules` for its words that allow it. Raises `FormatError`."""
    words = words_in(decode(content))
    if not words:
        raise FormatError("nothing")
    first: FormatError | None = None
    for each in rules(words):
        playing = Playing(game, each)
        try:
            loser = play(playing, words)
        except FormatError as error:
            first = first or error
            continue
        played = playing.record(None if loser is None else (loser, 1))
        yield imported(game, ("", ""), playing.options, (played,), content)
        return
    assert first
    raise first


def shown(record: Record) -> str:
    """The last game of a match as a list of moves, on one line. Raises `FormatError`."""
    played = record.games[-1]
    if played.start:
        raise FormatError("no-start")
    if played.agreed:
        raise FormatError("no-place", "draw")
    words = [step if step == SWAP else named(step) for step in played.steps]
    words += [RESIGNS[0]] if played.given_up else []
    return " ".join(word if number % 2 else f"{number // 2 + 1}. {word}" for number, word in enumerate(words))


def named(step: str) -> str:
    """A step that is a cell. Raises `FormatError` for any other one."""
    if not _CELL.fullmatch(step):
        raise FormatError("no-place", step)
    return step


def swap_in(words: Sequence[Word]) -> str:
    """Our option of the swap: whether the second player swaps is all that a list tells of it."""
    return "yes" if any(word.text in SWAPS for word in words[1:2]) else "no"
