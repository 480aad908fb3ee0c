"""Moulin in SGF, GM 5. The standard does not define its moves, so ours are used, and ``XD`` in the root says so.

White plays first. A value is a turn: ``d6`` for a man placed, ``d5-c5`` for one moved, followed by ``xg7`` for one
removed. A starting position is in ``XP``, in the notation of our rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from jeux.formats.games.moulin.lists import steps_of, turns_of
from jeux.formats.games.moulin.rules import KEY, played_by
from jeux.formats.playing import Playing
from jeux.formats.sgf.single import BEGINNING, Properties, Setting, dialect, options_said, ours, rules_said
from jeux.formats.sgf.syntax import Node, Tree
from jeux.formats.words import Word
from jeux.match.record import GameRecord
from jeux.rules.contract import Position

DIALECT_NAME = "Tablier: d6, d5-c5, d5-c5xg7; White first"
"""The value of ``XD``."""
_COLOURS = ("W", "B")
_SETUP = ("AB", "AW", "AE")


class MoulinText:
    """The SGF dialect."""

    game = KEY
    number = 5
    moves: tuple[str, ...] = _COLOURS

    def setting(self, tree: Tree) -> Setting:
        root = tree.root
        start, options = root.value(BEGINNING), options_said(root.value("RU"), KEY)
        if options:
            return Setting(options, start)
        turns = [(steps, word) for number in tree.main() for steps, word in _turns(tree.nodes[number])]

        def play(playing: Playing) -> None:
            for steps, word in turns:
                for step in steps:
                    playing.play(step, word.line, word.column, word.text)

        return Setting(played_by(lambda name: "", start, play).options, start)

    def colours(self, told: Mapping[str, str]) -> tuple[str, str]:
        return _COLOURS

    def last_colours(self, told: Mapping[str, str]) -> tuple[str, str]:
        return _COLOURS

    def steps(self, node: Node, here: Position, setting: Setting) -> tuple[str, ...]:
        for name in _SETUP:
            if name in node.properties:
                raise node.error("setup", name)
        for steps, word in _turns(node):
            colour = next(name for name in _COLOURS if name in node.properties)
            if here.turn >= 0 and colour != _COLOURS[here.turn]:
                raise word.wrong("wrong-side")
            return steps
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
        for side, turn in turns_of(positions, steps):
            yield len(turn), {_COLOURS[side]: ("".join(turn),)}

    def ending(self, loser: int, last: Position, told: Mapping[str, str]) -> Properties:
        return {}


def _turns(node: Node) -> Iterator[tuple[tuple[str, ...], Word]]:
    """The steps of a node, if any. Raises `FormatError`."""
    for name in _COLOURS:
        if name in node.properties:
            word = Word(node.move(name), *node.places.get(name, (0, 0)))
            yield tuple(steps_of(word)), word
            return


DIALECT = dialect(MoulinText())
