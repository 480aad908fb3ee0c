"""Hex in SGF, GM 11: Black begins and joins top and bottom, as our White does, White left and right.

Where White begins, or the sides were swapped instead of the pieces, the board is looked at across its long diagonal,
which is the same game: our first player always joins top and bottom.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from jeux.formats.sgf.single import Properties, Setting, dialect, options_said
from jeux.formats.sgf.syntax import Node, Tree
from jeux.match.record import GameRecord
from jeux.rules import CATALOGUE
from jeux.rules.contract import BadPosition, Position

KEY = "hex"
SWAP = "swap"
"""Our step: the first stone changes hands, and places with its mirror image."""
SIZES = next(option.values for option in CATALOGUE[KEY].options if option.name == "size")
_USUAL = "11"
_CELL = re.compile(r"([a-z])([1-9]\d?)")
_PIECES, _SIDES = "swap-pieces", "swap-sides"
_GIVES_UP = ("resign", "forfeit")
_SETUP = ("AB", "AW")


class HexText:
    """How the game writes itself. `told` has ``first``, the colour that begins, where it is White, and ``swapped``,
    where the sides were swapped and not the pieces."""

    game = KEY
    number = 11

    def setting(self, tree: Tree) -> Setting:
        root, moves = tree.root, moves_of(tree)
        size = read_size(root)
        swapped = any(value.lower().startswith(SWAP) for _, value in moves[1:2])
        options = {SWAP: "yes" if swapped else "no", **options_said(root.value("RU"), KEY), "size": size}
        to_play = moves[0][0] if moves else root.value("PL").upper()[:1] or "B"
        if not any(name in root.properties for name in _SETUP):
            return Setting(options, told={"first": "W"} if to_play == "W" else {})
        return _set_up(root, int(size), to_play, options)

    def colours(self, told: Mapping[str, str]) -> tuple[str, str]:
        return ("W", "B") if told.get("first") == "W" else ("B", "W")

    def last_colours(self, told: Mapping[str, str]) -> tuple[str, str]:
        one, other = self.colours(told)
        return (other, one) if told.get("swapped") else (one, other)

    def steps(self, node: Node, here: Position, setting: Setting) -> tuple[str, ...]:
        if node.before != -1:
            refuse_setup(node)
        steps: list[str] = []
        for colour in node.properties:
            said = node.value(colour).lower() if colour in ("B", "W") else ""
            if not said or said in _GIVES_UP:
                continue
            if here.turn >= 0 and colour != self.last_colours(setting.told)[here.turn] and not steps:
                raise node.error("wrong-side", colour)
            mirrored = self.colours(setting.told)[0] == "W"
            if said == _SIDES and not setting.told.get("swapped"):
                setting.told["swapped"] = "sides"
                steps.append(SWAP)
            elif said in (_PIECES, SWAP):
                steps.append(SWAP)
            else:
                steps.append(cell(node, colour, said, mirrored != bool(setting.told.get("swapped"))))
        return tuple(steps)

    def gives_up(self, node: Node, here: Position, setting: Setting) -> int | None:
        for side, colour in enumerate(self.last_colours(setting.told)):
            if node.value(colour).lower() in _GIVES_UP:
                return side
        return None

    def root(self, played: GameRecord, start: Position, told: Mapping[str, str]) -> Properties:
        size = played.options["size"]
        own: Properties = {"SZ": (size,)}
        if played.start:
            mirrored = self.colours(told)[0] == "W"
            for man, colour in zip("wb", self.colours(told), strict=True):
                own[f"A{colour}"] = tuple(
                    across(place) if mirrored else place
                    for place, other in start.men()
                    if other == man and not place.startswith("hand")
                )
            own["PL"] = (self.colours(told)[start.turn],)
        return own

    def nodes(
        self, positions: Sequence[Position], steps: Sequence[str], told: Mapping[str, str]
    ) -> Iterator[tuple[int, Properties]]:
        colours = self.colours(told)
        mirrored = colours[0] == "W"
        for step, here in zip(steps, positions, strict=False):
            colour = colours[here.turn]
            if step == SWAP:
                yield 1, {colour: (_SIDES if told.get("swapped") else _PIECES,)}
                if told.get("swapped"):
                    colours, mirrored = self.last_colours(told), not mirrored
            else:
                yield 1, {colour: (across(step) if mirrored else step,)}

    def ending(self, loser: int, last: Position, told: Mapping[str, str]) -> Properties:
        return {self.last_colours(told)[loser]: (_GIVES_UP[0],)}


def moves_of(tree: Tree) -> list[tuple[str, str]]:
    """The colours and values of the moves of the main line."""
    nodes = (tree.nodes[number] for number in tree.main())
    return [(name, node.value(name)) for node in nodes for name in node.properties if name in ("B", "W")]


def read_size(root: Node) -> str:
    """How many cells a side, as our option has it. Raises `FormatError` for a board that we have not."""
    said = root.value("SZ") or _USUAL
    columns, _, rows = said.replace(" ", "").partition(":")
    if columns not in SIZES or rows not in ("", columns):
        raise root.error("size", "SZ", said)
    return columns


def cell(node: Node, name: str, said: str, mirrored: bool) -> str:
    """The cell that a value names. Raises `FormatError`."""
    if said == "pass":
        raise node.error("foreign-rule", name)
    if not _CELL.fullmatch(said):
        raise node.error("bad-step", name)
    return across(said) if mirrored else said


def across(said: str) -> str:
    """The mirror image of a cell in the long diagonal."""
    return f"{chr(96 + int(said[1:]))}{ord(said[0]) - 96}"


def refuse_setup(node: Node) -> None:
    """Raise `FormatError` where stones are set up in the middle of a game."""
    for name in (*_SETUP, "AE"):
        if name in node.properties:
            raise node.error("setup", name)


def _set_up(root: Node, size: int, to_play: str, options: dict[str, str]) -> Setting:
    """The setting of a root that sets stones up, whichever side has begun. Raises `FormatError`."""
    for told in ({}, {"first": "W"}):
        mirrored = bool(told)
        rows = [["."] * size for _ in range(size)]
        for name, man in zip(_SETUP, "bw" if mirrored else "wb", strict=True):
            for said in root.values(name):
                place = cell(root, name, said.lower(), mirrored)
                x, y = ord(place[0]) - 97, int(place[1:]) - 1
                if x >= size or y >= size:
                    raise root.error("bad-step", name, said)
                rows[y][x] = man
        turn = "wb"[(to_play == "W") != mirrored]
        start = f"board={'/'.join(map(''.join, rows))} turn={turn}"
        try:
            CATALOGUE[KEY].read(start, options, 2)
        except BadPosition:
            continue
        return Setting(options, start, dict(told))
    raise root.error("position", "AB")


DIALECT = dialect(HexText())
