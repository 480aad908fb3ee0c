"""Othello in SGF, GM 2, as Edax writes it: squares by letter and number, the starting discs in ``AB`` and ``AW``,
``PA`` for a pass. The two-letter squares of old files are read as well.

If the players placed the first four discs, the game starts after them, and ``RU`` lists their squares.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from jeux.formats.contract import FormatError
from jeux.formats.games.reversi.told import KEY, OTHELLO, PASSES, VARIANT, Beginning, Replayed, free, placed_in
from jeux.formats.games.reversi.told import told as told_game
from jeux.formats.sgf.single import Properties, Setting, dialect, options_said, rules_said
from jeux.formats.sgf.syntax import ROOT, Node, Tree
from jeux.match.record import GameRecord, beginning, replay
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position
from jeux.rules.games.reversi.board import COLUMNS, POINTS
from jeux.rules.games.reversi.position import OPENING, PASS, SIDES, STARTS

_SIZE = "8"
_COLOURS = ("B", "W")
_SETUP = ("AB", "AW", "AE")
_PLACED = "placed"
"""The key in `told` for the squares on which the players placed the first discs."""


class OthelloText:
    """The SGF dialect."""

    game = KEY
    number = 2
    moves: tuple[str, ...] = _COLOURS

    def setting(self, tree: Tree) -> Setting:
        root = tree.root
        size = root.value("SZ") or _SIZE
        if size not in (_SIZE, "8:8"):
            raise root.error("size", "SZ")
        said = root.value("RU")
        variant = said[said.find(VARIANT) :] if VARIANT in said else ""
        try:
            playing = Replayed(_beginning(root, placed_in(variant))).playing
        except FormatError as error:
            raise root.error("position", "AB") from error
        if not playing.start:
            return Setting(playing.options, told={_PLACED: " ".join(playing.steps)} if playing.steps else {})
        return Setting({**playing.options, **options_said(said, KEY)}, playing.start)

    def colours(self, told: Mapping[str, str]) -> tuple[str, str]:
        return _COLOURS

    def last_colours(self, told: Mapping[str, str]) -> tuple[str, str]:
        return _COLOURS

    def steps(self, node: Node, here: Position, setting: Setting) -> tuple[str, ...]:
        if node.before == ROOT:
            placed = tuple(setting.told.get(_PLACED, "").split())
        else:
            placed = ()
            for name in _SETUP:
                if name in node.properties:
                    raise node.error("setup", name)
        for colour in _COLOURS:
            if colour in node.properties:
                return placed + _played(node, colour, here)
        return placed

    def ended(self, node: Node, here: Position, setting: Setting) -> int | None:
        return None

    def root(self, played: GameRecord, start: Position, told: Mapping[str, str]) -> Properties:
        begins = _begins(played, start)
        own: Properties = {"SZ": (_SIZE,)}
        for man, colour in zip(SIDES, _COLOURS, strict=True):
            squares = tuple(point for point, letter in zip(POINTS, begins.board, strict=True) if letter == man)
            own |= {f"A{colour}": squares} if squares else {}
        return own | {"PL": (_COLOURS[begins.side],)}

    def rules(self, played: GameRecord) -> str:
        begins = _begins(played, beginning(CATALOGUE[KEY], played, 2))
        return f"{rules_said(played)} {begins.tag}".strip()

    def nodes(
        self, positions: Sequence[Position], steps: Sequence[str], told: Mapping[str, str]
    ) -> Iterator[tuple[int, Properties]]:
        placed = free(positions, steps)
        for count, step in enumerate(steps[placed:], placed + 1):
            before = positions[count - 1]
            said = "PA" if step == PASS else step
            yield count if count == placed + 1 else 1, {_COLOURS[before.turn]: (said,)}

    def ending(self, loser: int, last: Position, told: Mapping[str, str]) -> Properties:
        return {}


def _begins(played: GameRecord, start: Position) -> Beginning:
    """The start of a game as written: after the discs that the players placed."""
    first = played.steps[:OPENING]
    return told_game(replay(start, first), first)[0]


def _beginning(root: Node, placed: tuple[str, ...]) -> Beginning:
    """The starting discs of a root; those of Othello by default. Raises `FormatError`."""
    side = int(root.value("PL").upper()[:1] == "W")
    if not any(name in root.properties for name in _SETUP[:2]):
        return Beginning(OTHELLO if not placed else STARTS["free"], side, placed)
    board = dict.fromkeys(POINTS, ".")
    for name, man in zip(_SETUP, SIDES, strict=False):
        for said in root.values(name):
            board[_square(root, name, said)] = man
    return Beginning("".join(board.values()), side, placed)


def _square(node: Node, name: str, said: str) -> str:
    """The square in a value, by letter and number or by two letters. Raises `FormatError`."""
    square = said.lower()
    if re.fullmatch("[a-h]{2}", square):
        square = f"{square[0]}{COLUMNS.index(square[1]) + 1}"
    if square not in POINTS:
        raise node.error("bad-step", name, said)
    return square


def _played(node: Node, colour: str, here: Position) -> tuple[str, ...]:
    """The steps of a move, after any omitted pass. Raises `FormatError`."""
    said = node.value(colour)
    if said.lower() in (*PASSES, "", "tt"):
        return () if here.result() else (PASS,)
    passed = (PASS,) if here.steps() == (PASS,) else ()
    if not here.result() and _COLOURS.index(colour) != (1 - here.turn if passed else here.turn):
        raise node.error("wrong-side", colour)
    return (*passed, _square(node, colour, said))


DIALECT = dialect(OthelloText())
