"""Hex in SGF, GM 11: Black begins and connects top and bottom, as our White does; White connects left and right.

If White begins, or the sides were swapped instead of the pieces, the board is reflected in its long diagonal, which
gives an equivalent game in which our first player connects top and bottom.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from jeux.formats.sgf.single import Properties, Setting, dialect, options_said, rules_said
from jeux.formats.sgf.syntax import ROOT, Node, Tree
from jeux.match.record import GameRecord
from jeux.rules import CATALOGUE
from jeux.rules.contract import BadPosition, Position
from jeux.rules.games.hex.position import COMPOSED, Hex

KEY = "hex"
SWAP = "swap"
"""Our swap step: the first stone changes colour and moves to its mirror image."""
SIZES = next(option.values for option in CATALOGUE[KEY].options if option.name == "size")
_USUAL = "11"
_CELL = re.compile(r"([a-z])([1-9]\d?)")
_PIECES, _SIDES = "swap-pieces", "swap-sides"
_SWAPS = (_PIECES, _SIDES, SWAP)
GIVES_UP = ("resign", "forfeit")
_SETUP = ("AB", "AW")


class HexText:
    """The SGF dialect. `told` has ``first``, the colour that begins, if it is White; ``swapped``, the kind of swap, if
    there was one; and ``swap``, the word used for it."""

    game = KEY
    number = 11
    moves: tuple[str, ...] = ("B", "W")

    def setting(self, tree: Tree) -> Setting:
        root, moves = tree.root, moves_of(tree)
        size = read_size(root)
        swap = next((number for number, (_, said) in enumerate(moves[:2]) if said.lower() in _SWAPS), None)
        options = {SWAP: "no" if swap is None else "yes", **options_said(root.value("RU"), KEY), "size": size}
        stones, to_play = _set_up(tree, int(size))
        colours = (moves[0][0],) if moves else to_play
        setting = Setting(options, told={"first": "W"} if colours == ("W",) else {})
        if stones:
            setting = _start(root, stones, int(size), colours, options)
        if swap is not None:
            (colour, said), after = moves[swap], moves[swap + 1 : swap + 2]
            # the side that plays next shows which kind of swap it was, whatever the word
            sides = after[0][0] == colour if after else said.lower() == _SIDES
            setting.told |= {SWAP: said, "swapped": _SIDES if sides else _PIECES}
        return setting

    def colours(self, told: Mapping[str, str]) -> tuple[str, str]:
        return ("W", "B") if told.get("first") == "W" else ("B", "W")

    def last_colours(self, told: Mapping[str, str]) -> tuple[str, str]:
        one, other = self.colours(told)
        return (other, one) if told.get("swapped") == _SIDES else (one, other)

    def steps(self, node: Node, here: Position, setting: Setting) -> tuple[str, ...]:
        if here.text() != setting.start and node.before != ROOT:
            refuse_setup(node)
        steps: list[str] = []
        for colour in node.properties:
            if colour not in ("B", "W"):
                continue
            said = node.move(colour).lower()
            if said in GIVES_UP:
                continue
            colours, mirrored = self._seen(setting.told, here)
            if here.turn >= 0 and colour != colours[here.turn] and not steps:
                raise node.error("wrong-side", colour)
            steps.append(SWAP if said in _SWAPS else cell(node, colour, said, mirrored))
        return tuple(steps)

    def _seen(self, told: Mapping[str, str], here: Position) -> tuple[tuple[str, str], bool]:
        """The colours of our sides at a position, and whether the board is reflected."""
        assert isinstance(here, Hex)
        after = told.get("swapped") == _SIDES and bool(here.stones[1])  # before the swap, Black has no stone
        first = self.colours(told)[0] == "W"
        return (self.last_colours(told), not first) if after else (self.colours(told), first)

    def ended(self, node: Node, here: Position, setting: Setting) -> int | None:
        for side, colour in enumerate(self.last_colours(setting.told)):
            if node.value(colour).lower() in GIVES_UP:
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

    def rules(self, played: GameRecord) -> str:
        return rules_said(played)

    def nodes(
        self, positions: Sequence[Position], steps: Sequence[str], told: Mapping[str, str]
    ) -> Iterator[tuple[int, Properties]]:
        for step, here in zip(steps, positions, strict=False):
            colours, mirrored = self._seen(told, here)
            word = told.get(SWAP, _PIECES)
            yield 1, {colours[here.turn]: (word if step == SWAP else across(step) if mirrored else step,)}

    def ending(self, loser: int, last: Position, told: Mapping[str, str]) -> Properties:
        return {self.last_colours(told)[loser]: (GIVES_UP[0],)}


def moves_of(tree: Tree) -> list[tuple[str, str]]:
    """The colours and values of the main line's moves."""
    nodes = (tree.nodes[number] for number in tree.main())
    return [(name, node.value(name)) for node in nodes for name in node.properties if name in ("B", "W")]


def read_size(root: Node) -> str:
    """The board size as our option. Raises `FormatError` for a size that we do not support."""
    said = root.value("SZ") or _USUAL
    columns, _, rows = said.replace(" ", "").partition(":")
    if columns not in SIZES or rows not in ("", columns):
        raise root.error("size", "SZ", said)
    return columns


def cell(node: Node, name: str, said: str, mirrored: bool) -> str:
    """The cell in a value. Raises `FormatError`."""
    if said == "pass":
        raise node.error("foreign-rule", name)
    if not _CELL.fullmatch(said):
        raise node.error("bad-step", name)
    return across(said) if mirrored else said


def across(said: str) -> str:
    """The cell reflected in the long diagonal."""
    return f"{chr(96 + int(said[1:]))}{ord(said[0]) - 96}"


def refuse_setup(node: Node) -> None:
    """Raise `FormatError` if stones are set up during the game."""
    for name in (*_SETUP, "AE"):
        if name in node.properties:
            raise node.error("setup", name)


def _set_up(tree: Tree, size: int) -> tuple[dict[str, str], tuple[str, ...]]:
    """The stones set up before the first move, with their colours, and the side to play, if given. Raises
    `FormatError`."""
    stones: dict[str, str] = {}
    to_play: tuple[str, ...] = ("B", "W")
    for number in tree.main():
        node = tree.nodes[number]
        for name in (*_SETUP, "AE"):
            for said in node.values(name):
                place = cell(node, name, said.lower(), mirrored=False)
                if ord(place[0]) - 97 >= size or int(place[1:]) > size:
                    raise node.error("bad-step", name, said)
                stones[place] = name[1]
        to_play = (node.value("PL").upper()[:1],) if "PL" in node.properties else to_play
        if "B" in node.properties or "W" in node.properties:
            break
    return {place: colour for place, colour in stones.items() if colour != "E"}, to_play


def _start(
    root: Node, stones: Mapping[str, str], size: int, to_play: Sequence[str], options: dict[str, str]
) -> Setting:
    """The setting of a game that starts with stones, whichever side begins; of a diagram with stones left out if none
    can."""
    for more, colour, first in product(("", COMPOSED), to_play, ("B", "W")):
        rows = [["."] * size for _ in range(size)]
        for place, its in stones.items():
            here = across(place) if first == "W" else place
            rows[int(here[1:]) - 1][ord(here[0]) - 97] = "w" if its == first else "b"
        start = f"board={'/'.join(map(''.join, rows))} turn={'w' if colour == first else 'b'}{more}"
        try:
            CATALOGUE[KEY].read(start, options, 2)
        except BadPosition:
            continue
        return Setting(options, start, {"first": "W"} if first == "W" else {})
    raise root.error("position", "")


DIALECT = dialect(HexText())
