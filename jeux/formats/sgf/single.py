"""Reads and writes games for which one tree is one game, using a `GameText` for what is specific to the game.

The kept parts of a file are stored under ``sgf`` in the game: `steps`, those of the main line; `nodes`, the root first,
each ``[before, after, properties, variations]``: the number of steps before and after this node, its properties that
the writer does not generate, and the variations beside the next node; `told`, values of the root that the game does not
hold otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from jeux import __version__
from jeux.common.cleaning import clean
from jeux.formats.contract import Reading, attempts, imported
from jeux.formats.playing import Playing
from jeux.formats.sgf import results, syntax
from jeux.formats.sgf.dialect import Dialect
from jeux.formats.sgf.keeping import Kept, KeptNode, branch
from jeux.formats.sgf.syntax import Node, Tree
from jeux.match.record import GameRecord, Record, beginning, may_agree, replay, result_of
from jeux.rules import CATALOGUE
from jeux.rules.contract import Position

OURS = frozenset(("FF", "GM", "AP", "CA", "SZ", "PB", "PW", "RU", "RE", "AB", "AW", "AE", "PL", "XP"))
"""The root properties that the writer generates, besides the moves. ``XP`` is our own: a position in our notation,
where the standard has none."""

_END = "end"
"""Key in `told` if only the result says that a player resigned."""

Properties = dict[str, tuple[str, ...]]


MOVES, BEGINNING = "XD", "XP"
"""Our own properties: the notation of the moves, and the starting position in the notation of our rules."""


@dataclass(slots=True)
class Setting:
    """The settings of a game before its first move; `start` is its starting position in our notation, empty for the
    usual one. `told` is what is kept to write the file unchanged; readers may add to it."""

    options: Mapping[str, str]
    start: str = ""
    told: dict[str, str] = field(default_factory=dict)


class GameText(Protocol):
    """The SGF dialect of a game. `game` is its key, `number` the value of ``GM``."""

    @property
    def game(self) -> str: ...

    @property
    def number(self) -> int: ...

    @property
    def moves(self) -> tuple[str, ...]:
        """The properties for moves."""

    def setting(self, tree: Tree) -> Setting:
        """The settings of a tree. Raises `FormatError`."""

    def colours(self, told: Mapping[str, str]) -> tuple[str, str]:
        """The colours of our sides at the start; ``P`` and the colour name the players."""

    def last_colours(self, told: Mapping[str, str]) -> tuple[str, str]:
        """The colours of our sides at the end, to which the result refers."""

    def steps(self, node: Node, here: Position, setting: Setting) -> tuple[str, ...]:
        """The steps of a node, empty if it has no move. Raises `FormatError` for a malformed one."""

    def ended(self, node: Node, here: Position, setting: Setting) -> int | None:
        """The side that resigns in a node, `DRAWN` for an agreed draw, else None."""

    def root(self, played: GameRecord, start: Position, told: Mapping[str, str]) -> Properties:
        """The root properties besides the common ones: size, position, named rules."""

    def rules(self, played: GameRecord) -> str:
        """The value of ``RU`` for a game."""

    def nodes(
        self, positions: Sequence[Position], steps: Sequence[str], told: Mapping[str, str]
    ) -> Iterator[tuple[int, Properties]]:
        """The nodes of a game: the number of steps and the properties of each. There is one more position than
        steps."""

    def ending(self, loser: int, last: Position, told: Mapping[str, str]) -> Properties:
        """The node for a resignation, or an agreed draw if `loser` is `DRAWN`; empty if only the result says so."""


def dialect(game: GameText) -> Dialect:
    """The `Dialect` of such a game."""

    def read(trees: Iterable[Tree], content: bytes, number: int) -> Reading:
        return attempts(trees, lambda tree, i: read_tree(game, tree, content, number + i), lambda tree: tree.place)

    def write(records: Sequence[Record]) -> tuple[Tree, ...]:
        return tuple(write_game(game, record, i) for record in records for i in range(len(record.games)))

    return Dialect(game.number, game.game, read, write)


# --- reading ----------------------------------------------------------------------------------------------------------


def read_tree(game: GameText, tree: Tree, content: bytes, number: int) -> Record:
    """The match in a tree. Raises `FormatError`."""
    setting = game.setting(tree)
    playing = Playing(game.game, setting.options, setting.start)
    following, ended = tree.after(), None
    nodes: list[KeptNode] = []
    for at in tree.main():
        node, before = tree.nodes[at], len(playing.steps)
        for step in game.steps(node, playing.here, setting):
            name = next((each for each in game.moves if each in node.properties), "")
            playing.play(step, *node.places.get(name, (0, 0)), node.value(name))
        ended = game.ended(node, playing.here, setting) if ended is None else ended
        ours = game.moves if playing.steps else {*game.moves, *OURS}  # some files set up a position after the root
        others = {name: values for name, values in node.properties.items() if name not in ours}
        beside = "".join(syntax.write_tree(branch(tree, following, each)) for each in following[at][1:])
        if others or beside or not at:
            nodes.append((before, len(playing.steps), syntax.write_properties(others), beside))
    return _record(game, tree.root, setting, playing, ended, nodes, content, number)


def _record(
    game: GameText,
    root: Node,
    setting: Setting,
    playing: Playing,
    ended: int | None,
    nodes: Sequence[KeptNode],
    content: bytes,
    number: int,
) -> Record:
    told, last_colours = setting.told, game.last_colours(setting.told)
    played = _ended(game, playing, ended, results.said(root.value("RE"), last_colours), told)
    result = result_of(played, playing.here, 2)
    if root.value("RE") != results.written(result, last_colours):
        told |= {name: root.properties[name][0] for name in ("RE",) if name in root.properties}
    if not options_said(root.value("RU"), game.game):
        told |= {name: root.properties[name][0] for name in ("RU",) if name in root.properties}
    names = [root.value(f"P{colour}") for colour in game.colours(told)]
    told |= {
        f"P{colour}": root.properties[f"P{colour}"][0]
        for colour, name in zip(game.colours(told), names, strict=True)
        if clean(name) != name  # cleaning changes it, for example because it is too long
    }
    played = Kept(tuple(playing.steps), tuple(nodes), told).put_into(played)
    return imported(game.game, names, played.options, (played,), content, number=number)


def _ended(game: GameText, playing: Playing, ended: int | None, said: int | None, told: dict[str, str]) -> GameRecord:
    """The game with the end in a node or in the result, unless the rules have ended it."""
    rules = CATALOGUE[game.game]
    if ended is None and said is not None:
        ended = said if said == results.DRAWN else 1 - said
        if not playing.here.result():
            told[_END] = "RE"
    if ended is None or ended == results.DRAWN:
        return playing.record(agreed=ended == results.DRAWN and may_agree(rules, 2))
    return playing.record(given_up=(ended, rules.prices(playing.here)[0]))


# --- writing ----------------------------------------------------------------------------------------------------------


Root = Callable[[GameText, Record, int, Position, Position, Kept], Properties]
"""A function that writes the root of a game, given its first and last position."""


def write_game(game: GameText, record: Record, number: int, root: Root | None = None) -> Tree:
    """The tree of a game of a match, counted from 0. Raises `FormatError`."""
    played, rules = record.games[number], CATALOGUE[record.game]
    kept = Kept.of(played)
    positions = replay(beginning(rules, played, record.players), played.steps)
    first = (root or _root)(game, record, number, positions[0], positions[-1], kept)
    nodes = [(0, first), *game.nodes(positions, played.steps, kept.told)]
    if (played.given_up or played.agreed) and _END not in kept.told:
        loser = played.given_up[0] if played.given_up else results.DRAWN
        ending = game.ending(loser, positions[-1], kept.told)
        nodes += [(0, ending)] if ending else []
    return kept.tree(nodes, played.steps)


def _root(game: GameText, record: Record, number: int, start: Position, last: Position, kept: Kept) -> Properties:
    played, colours = record.games[number], game.colours(kept.told)
    own: Properties = {"FF": ("4",), "GM": (str(game.number),), "CA": ("UTF-8",), "AP": (f"Tablier:{__version__}",)}
    own["RU"] = (kept.told.get("RU") or game.rules(played),)
    own |= game.root(played, start, kept.told)
    own |= dict(sorted(names_of(record, played, colours, kept.told).items()))
    own["RO"] = (str(number + 1),) if len(record.games) > 1 else ()
    last_colours = game.last_colours(kept.told)
    written, before = results.written(result_of(played, last, 2), last_colours), kept.told.get("RE", "")
    same = results.said(syntax.simple(before), last_colours) == results.said(written, last_colours)
    own["RE"] = (before if same else written,)
    players = {f"P{colour}" for colour in colours}  # always told, so that a reader knows whose colour it is
    return {name: values for name, values in own.items() if any(values) or name in players}


def names_of(record: Record, played: GameRecord, colours: tuple[str, str], told: Mapping[str, str]) -> Properties:
    """The properties with the players' names, in side order; in the file's spelling if the names are unchanged."""
    found: Properties = {}
    for side, colour in enumerate(colours):
        name, before = record.seats[(side - played.turned) % record.players].name, told.get(f"P{colour}", "")
        found[f"P{colour}"] = (before if clean(syntax.simple(before)) == name else syntax.escaped(name),)
    return found


def ours(moves: str, played: GameRecord, start: Position) -> Properties:
    """Root properties of a game that the standard does not define: the notation of the moves, and the start."""
    own: Properties = {MOVES: (syntax.escaped(moves),)}
    return own | {BEGINNING: (syntax.escaped(start.text()),)} if played.start else own


def rules_said(played: GameRecord) -> str:
    """The value of ``RU`` in our notation: one word ``name=value`` for each option."""
    return syntax.escaped(" ".join(f"{name}={value}" for name, value in played.options.items()))


def options_said(rules: str, game: str) -> dict[str, str]:
    """The options in a value of ``RU`` in our notation; other words are ignored."""
    known = {option.name for option in CATALOGUE[game].options}
    words = (word.partition("=") for word in rules.split())
    return {name: value for name, sign, value in words if sign and name in known}
