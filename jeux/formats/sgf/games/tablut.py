"""Tablut in SGF, GM 29. The standard does not define its moves, so ours are used, and ``XD`` in the root says so.

White, the king's side, plays first. A value is the origin and the target of a move, ``e3-e2``; the extra letters of
OpenTafl (``Ke5-e3xd3-``) are accepted. A starting position is in ``XP``, in the notation of our rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from jeux.formats.games.tablut.fields import KEY
from jeux.formats.sgf.single import BEGINNING, Properties, Setting, dialect, options_said, ours, rules_said
from jeux.formats.sgf.syntax import Node, Tree
from jeux.match.record import GameRecord
from jeux.rules.contract import Position

DIALECT_NAME = "Tablier: e3-e2; White, the side of the king, first"
"""The value of ``XD``."""
_COLOURS = ("W", "B")
_SETUP = ("AB", "AW", "AE")
_MOVE = re.compile(r"K?([a-i][1-9])\s*-\s*([a-i][1-9])(?:x[a-iKx1-9/]*)?[-+]*")


class TablutText:
    """The SGF dialect."""

    game = KEY
    number = 29
    moves: tuple[str, ...] = _COLOURS

    def setting(self, tree: Tree) -> Setting:
        root = tree.root
        return Setting(options_said(root.value("RU"), KEY), root.value(BEGINNING))

    def colours(self, told: Mapping[str, str]) -> tuple[str, str]:
        return _COLOURS

    def last_colours(self, told: Mapping[str, str]) -> tuple[str, str]:
        return _COLOURS

    def steps(self, node: Node, here: Position, setting: Setting) -> tuple[str, ...]:
        for name in _SETUP:
            if name in node.properties:
                raise node.error("setup", name)
        for colour in _COLOURS:
            if colour in node.properties:
                found = _MOVE.fullmatch(node.move(colour))
                if not found:
                    raise node.error("bad-step", colour)
                if here.turn >= 0 and colour != _COLOURS[here.turn]:
                    raise node.error("wrong-side", colour)
                return (f"{found[1]}-{found[2]}",)
        return ()

    def ended(self, node: Node, here: Position, setting: Setting) -> int | None:
        return None

    def root(self, played: GameRecord, start: Position, told: Mapping[str, str]) -> Properties:
        return ours(DIALECT_NAME, played, start)

    def rules(self, played: GameRecord) -> str:
        return rules_said(played)

    def nodes(
        self, positions: Sequence[Position], steps: Sequence[str], told: Mapping[str, str]
    ) -> Iterator[tuple[int, Properties]]:
        for step, here in zip(steps, positions, strict=False):
            yield 1, {_COLOURS[here.turn]: (step,)}

    def ending(self, loser: int, last: Position, told: Mapping[str, str]) -> Properties:
        return {}


DIALECT = dialect(TablutText())
