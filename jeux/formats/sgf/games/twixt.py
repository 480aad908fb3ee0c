"""Twixt in SGF, GM 21: White begins and connects top and bottom, as in our game; a peg gets all its possible links.

Turns beyond the standard have a property of our own: ``XS`` lists all the steps of a turn that is more than a peg
(links added or removed by hand, a peg removed). ``RU`` names the rules: in the standard's ``STD`` and ``PP``, links are
added automatically; they may not cross links of their own side in ``STD`` but may in ``PP``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from jeux.formats.sgf import results, syntax
from jeux.formats.sgf.single import Properties, Setting, dialect, options_said, rules_said
from jeux.formats.sgf.syntax import Node, Tree
from jeux.match.record import GameRecord
from jeux.rules.contract import Position

KEY = "twixt"
SWAP = "swap"
SIZE = "24"
_COLOURS = ("W", "B")
_TURN, _POSITION = "XS", "XP"
_RULES = {"STD": "never", "3M": "never", "PP": "own"}
"""The names of rules, and whether links may cross those of their own side."""
_HOLE = re.compile(r"[a-z][1-9]\d?")
GIVES_UP = ("resign", "forfeit")
_DRAW = "draw"
_SETUP = ("AB", "AW", "AE")


class TwixtText:
    """The SGF dialect. It adds nothing to `told`."""

    game = KEY
    number = 21
    moves: tuple[str, ...] = (*_COLOURS, _TURN)

    def setting(self, tree: Tree) -> Setting:
        root = tree.root
        refuse_size(root)
        said = root.value("RU")
        own = options_said(said, KEY)
        name = said.upper() or "STD"
        if not own and name not in _RULES:
            raise root.error("option", "RU")
        moves = [value.lower() for number in tree.main() for value in _said(tree.nodes[number])]
        swap = "yes" if any(value.startswith(SWAP) for value in moves[1:2]) else "no"
        known = {"links": "auto", "crossing": _RULES.get(name, "never"), SWAP: swap}
        if not root.value(_POSITION):
            refuse_setup(root)
        return Setting(own or known, root.value(_POSITION))

    def colours(self, told: Mapping[str, str]) -> tuple[str, str]:
        return ("W", "B")

    def last_colours(self, told: Mapping[str, str]) -> tuple[str, str]:
        return ("W", "B")

    def steps(self, node: Node, here: Position, setting: Setting) -> tuple[str, ...]:
        if node.before != syntax.ROOT:
            refuse_setup(node)
        if _TURN in node.properties:
            return node.values(_TURN)
        steps: list[str] = []
        for colour in node.properties:
            if colour not in _COLOURS:
                continue
            said = node.move(colour).lower()
            if said in (*GIVES_UP, _DRAW):
                continue
            if here.turn >= 0 and colour != _COLOURS[here.turn] and not steps:
                raise node.error("wrong-side", colour)
            steps.append(hole(node, colour, said))
        return tuple(steps)

    def ended(self, node: Node, here: Position, setting: Setting) -> int | None:
        for side, colour in enumerate(_COLOURS):
            said = node.value(colour).lower()
            if said in GIVES_UP:
                return side
            if said == _DRAW:
                return results.DRAWN
        return None

    def root(self, played: GameRecord, start: Position, told: Mapping[str, str]) -> Properties:
        own: Properties = {"SZ": (SIZE,)}
        if played.start:
            for man, colour in zip("wb", _COLOURS, strict=True):
                own[f"A{colour}"] = tuple(
                    place for place, other in start.men() if other == man and not place.startswith("hand")
                )
            own |= {"PL": (_COLOURS[start.turn],), _POSITION: (syntax.escaped(start.text()),)}
        return own

    def rules(self, played: GameRecord) -> str:
        names = [name for name, crossing in _RULES.items() if crossing == played.options["crossing"]]
        standard = f"{names[0]} " if played.options["links"] == "auto" else ""
        return standard + rules_said(played)

    def nodes(
        self, positions: Sequence[Position], steps: Sequence[str], told: Mapping[str, str]
    ) -> Iterator[tuple[int, Properties]]:
        sides = [position.turn for position in positions[:-1]]
        for colour, turn in turns(sides, steps):
            plain = len(turn) == 1 and not turn[0].startswith("x")
            peg = next((step for step in turn if _HOLE.fullmatch(step) or step == SWAP), "")
            own: Properties = {_COLOURS[colour]: (peg,)} if peg else {}
            yield len(turn), own if plain else own | {_TURN: turn}

    def ending(self, loser: int, last: Position, told: Mapping[str, str]) -> Properties:
        return {} if loser == results.DRAWN else {_COLOURS[loser]: (GIVES_UP[0],)}


def _said(node: Node) -> list[str]:
    return [node.value(colour) for colour in _COLOURS if colour in node.properties]


def turns(sides: Sequence[int], steps: Sequence[str]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The turns of a game, each with its side."""
    for side, turn in groupby(zip(sides, steps, strict=True), lambda pair: pair[0]):
        yield side, tuple(step for _, step in turn)


def refuse_size(root: Node) -> None:
    """Raise `FormatError` for another board size."""
    said = root.value("SZ") or SIZE
    columns, _, rows = said.replace(" ", "").partition(":")
    if columns != SIZE or rows not in ("", SIZE):
        raise root.error("size", "SZ", said)


def refuse_setup(node: Node) -> None:
    """Raise `FormatError` if pegs are set up, because their links are not known."""
    for name in _SETUP:
        if name in node.properties:
            raise node.error("setup", name)


def hole(node: Node, name: str, said: str) -> str:
    """The step in a value. Raises `FormatError`."""
    if said.startswith(SWAP):
        return SWAP
    if not _HOLE.fullmatch(said):
        # readers disagree on the standard's moves that add or remove links
        raise node.error("bad-step" if _HOLE.match(said) is None else "foreign-rule", name)
    return said


DIALECT = dialect(TwixtText())
