"""The files of Little Golem: nominally SGF, with cells of two letters from ``aa`` on, unescaped values, no ``GM``.

PB is the first player, whatever the letters of the moves, which merely alternate. If our rules differ from the site's,
``RU`` says so; the site itself does not write ``RU``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from jeux.formats.contract import Format, FormatError, Reading, attempts
from jeux.formats.sgf import results, syntax
from jeux.formats.sgf.keeping import Kept
from jeux.formats.sgf.single import (
    GameText,
    Properties,
    Setting,
    names_of,
    options_said,
    read_tree,
    rules_said,
    write_game,
)
from jeux.formats.sgf.syntax import Node, Tree
from jeux.match.record import GameRecord, Record, result_of
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position, complete_options

_PLAYERS = ("B", "W")
"""The colour letters in names and result: the first player, then the other."""
_SWAP, _RESIGN, _DRAW = "swap", "resign", "draw"
_CELL = re.compile(r"([a-z])([a-z])")
_STEP = re.compile(r"([a-z])([1-9]\d?)")
_ENDLESS = 1 << 30


@dataclass(frozen=True, slots=True)
class GolemText:
    """A game in the site's format. `moves` are the move properties, the first player's first; `usual` the site's
    options; `sizes` returns the options for the ``SZ`` of a root and raises `FormatError`; `size` returns the ``SZ`` of
    a game. `result` says whether the site writes a result; `event` is the prefix of its ``EV``.

    `told` has ``|<n>``: the text after a bar in step n, such as a draw offer."""

    game: str
    moves: tuple[str, ...]
    usual: Mapping[str, str]
    sizes: Callable[[Node], dict[str, str]]
    size: Callable[[GameRecord], str]
    result: bool
    event: str
    number: int = 0

    def setting(self, tree: Tree) -> Setting:
        root = tree.root
        return Setting({**self.usual, **options_said(root.value("RU"), self.game), **self.sizes(root)})

    def colours(self, told: Mapping[str, str]) -> tuple[str, str]:
        return _PLAYERS

    def last_colours(self, told: Mapping[str, str]) -> tuple[str, str]:
        return _PLAYERS

    def rules(self, played: GameRecord) -> str:
        usual = complete_options(CATALOGUE[self.game], {**self.usual, **self.sizes_of(played)})
        return "" if usual == dict(played.options) else rules_said(played)

    def sizes_of(self, played: GameRecord) -> dict[str, str]:
        """The options given by ``SZ`` for a game."""
        return self.sizes(Node({"SZ": (self.size(played),)}))

    def steps(self, node: Node, here: Position, setting: Setting) -> tuple[str, ...]:
        steps = []
        for name in self.moves:
            if name not in node.properties:
                continue
            said, bar, more = node.move(name).lower().partition("|")
            if said in (_RESIGN, _DRAW):
                continue
            if bar:
                # the step number is not known here: use the node's index
                setting.told[f"|{node.before + 1}"] = more
            found = _CELL.fullmatch(said)
            if not found and said != _SWAP:
                raise node.error("bad-step", name)
            steps.append(f"{found[1]}{ord(found[2]) - 96}" if found else _SWAP)
        return tuple(steps)

    def ended(self, node: Node, here: Position, setting: Setting) -> int | None:
        said = {node.value(name).lower().partition("|")[0] for name in self.moves}
        if _RESIGN in said and here.turn >= 0:
            return here.turn
        return results.DRAWN if _DRAW in said else None

    def root(self, played: GameRecord, start: Position, told: Mapping[str, str]) -> Properties:
        raise AssertionError("the root is the site's own")

    def nodes(
        self, positions: Sequence[Position], steps: Sequence[str], told: Mapping[str, str]
    ) -> Iterator[tuple[int, Properties]]:
        for number, step in enumerate(steps):
            found = _STEP.fullmatch(step)
            if not found and step != _SWAP:
                raise FormatError("no-place", step)
            said = f"{found[1]}{chr(96 + int(found[2]))}" if found else step
            more = told.get(f"|{number + 1}")
            yield 1, {self.moves[number % 2]: (said if more is None else f"{said}|{syntax.escaped(more)}",)}

    def ending(self, loser: int, last: Position, told: Mapping[str, str]) -> Properties:
        return {self.moves[last.turn]: (_DRAW if loser == results.DRAWN else _RESIGN,)}


def format_of(game: GolemText, key: str, ending: str, likely: Callable[[str], bool]) -> Format:
    """The format of a game of the site."""

    def read(content: bytes) -> Reading:
        trees = syntax.read(content, unescaped=True)
        return attempts(trees, lambda tree, number: read_tree(game, tree, content, number), lambda tree: tree.place)

    def write(records: Sequence[Record]) -> bytes:
        trees = (write_game(game, record, i, _root) for record in records for i in range(len(record.games)))
        return "".join(f"{syntax.write_tree(tree, _node_of(game), _ENDLESS)}\n" for tree in trees).encode()

    return Format(key, (ending,), (game.game,), likely, read, write)


def _root(game: GameText, record: Record, number: int, start: Position, last: Position, kept: Kept) -> Properties:
    """The root in the site's format. Raises `FormatError`."""
    assert isinstance(game, GolemText)
    played = record.games[number]
    if played.start:
        raise FormatError("no-start")
    own: Properties = {"FF": ("4",), "EV": kept.root().get("EV", (game.event,))}
    names = names_of(record, played, _PLAYERS, kept.told)
    own |= {name: tuple(map(_plain, values)) for name, values in names.items()} | {"SZ": (game.size(played),)}
    own["RU"] = (game.rules(played),)
    if game.result:
        own["RE"] = (results.written(result_of(played, last, 2), _PLAYERS).partition("+")[0],)
    return {name: values for name, values in own.items() if any(values) or name in ("PB", "PW")}


def _plain(name: str) -> str:
    """A name that ends where its value ends: brackets give way where they could not be read back, without an escape
    for them."""
    try:
        syntax.literal(name)
    except FormatError:
        return name.translate(str.maketrans("[]", "()"))
    return name


def _node_of(game: GolemText) -> Callable[[Node], str]:
    """A function that writes a node in the site's format: values unescaped, red and black in lower case."""

    def written(node: Node) -> str:
        words = []
        for name, values in node.properties.items():
            small = name in game.moves and "R" in game.moves
            words.append((name.lower() if small else name) + "".join(f"[{syntax.literal(each)}]" for each in values))
        return f";{''.join(words)}"

    return written
