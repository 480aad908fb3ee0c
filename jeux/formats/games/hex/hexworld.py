"""Links of HexWorld, which hold a game: ``https://hexworld.org/board/#11r9c1,a10:sf6d5:rw``.

The size of the board, how it is drawn, and the moves. ``:s`` swaps the pieces, ``:rw`` and ``:fw`` end the game where
White, the second player, resigns or runs out of time. A further comma stands where the reader was in the game.
"""

from __future__ import annotations

import re
from urllib.parse import unquote

from jeux.formats import cells
from jeux.formats.contract import Format, FormatError, Reading, imported
from jeux.formats.decoding import decode
from jeux.formats.playing import Playing
from jeux.formats.sgf.games.hex import KEY, SIZES
from jeux.formats.words import Places, Word
from jeux.match.match import Match

_ADDRESS = "https://hexworld.org/board/#"
_LINK = re.compile(
    r"hexworld\.org/board/?#(?P<columns>\d{1,3})(?:x(?P<rows>\d{1,3}))?[a-z0-9]*(?P<moves>,[^\s\"'<>)]*)?"
)
_MOVES = re.compile(r",|(?P<cell>[a-z]\d{1,2})|:(?P<word>[spS])|:[rf](?P<loser>[bw])|:[bw](?P<stone>[a-z]\d{1,2})")
_WORDS = {"s": cells.SWAP, "S": cells.SIDES, "p": "pass"}
_COLOURS = "bw"
"""The colours of our sides."""


def likely(start: str) -> bool:
    """Whether a text may contain such a link."""
    return "hexworld.org/board" in start


def read(content: bytes) -> Reading:
    """The game of the first link in a text. Raises `FormatError`."""
    text = unquote(decode(content))
    places, found = Places(text), _LINK.search(text)
    if not found:
        raise FormatError("nothing")
    size = found["columns"]
    if size not in SIZES or found["rows"] not in (None, size):
        raise places.word(found["rows"] or size, found.start("columns")).wrong("size")
    words, loser = _words(found["moves"] or "", found.start("moves"), places)
    playing = Playing(KEY, {"size": size, "swap": cells.swap_in(words)})
    cells.play(playing, words)
    played = playing.record(None if loser is None else (loser, 1))
    yield imported(KEY, ("", ""), playing.options, (played,), content)


def _words(moves: str, start: int, places: Places) -> tuple[list[Word], int | None]:
    """The moves of a link and the side that gave up. Raises `FormatError`."""
    words, loser, offset = list[Word](), None, 0
    while offset < len(moves):
        found = _MOVES.match(moves, offset)
        if not found:
            raise places.word(moves[offset : offset + 8], start + offset).wrong("unexpected")
        if found["stone"]:
            raise places.word(found[0], start + offset).wrong("setup")
        said = found["cell"] or _WORDS.get(found["word"] or "", "")
        if said:
            words.append(places.word(said, start + offset))
        loser = _COLOURS.index(found["loser"]) if found["loser"] else loser
        offset = found.end()
    return words, loser


def show(match: Match) -> str:
    """The link of the game. Raises `FormatError`."""
    played = match.record.games[-1]
    if played.start:
        raise FormatError("no-start")
    moves = "".join(":s" if step == cells.SWAP else step for step in played.steps)
    end = f":r{_COLOURS[played.given_up[0]]}" if played.given_up else ""
    return f"{_ADDRESS}{played.options['size']}c1,{moves}{end}"


FORMAT = Format("hexworld", (), (KEY,), likely, read, None, show)
