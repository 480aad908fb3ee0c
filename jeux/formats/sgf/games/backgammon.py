"""Backgammon in SGF, as GNU Backgammon writes it: one tree for each game, one node for each turn. The games of a match
follow one another.

A cube value in the root is the stake after tied opening throws. ``OT``, our own property, lists those throws.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count, pairwise

from jeux import __version__
from jeux.common.cleaning import clean
from jeux.formats.contract import FormatError, Reading, imported
from jeux.formats.games.backgammon.sgf_setup import COLOURS, SETUP, Setup, dice_of, letter_of, nodes_of, place_of
from jeux.formats.mat.games.backgammon import COURSE, KEY
from jeux.formats.mat.read import form_of
from jeux.formats.mat.score import begun, kept_score
from jeux.formats.mat.telling import Telling
from jeux.formats.mat.turns import MatMove
from jeux.formats.mat.write import opening_ties, write_dice
from jeux.formats.salvage import in_parts
from jeux.formats.sgf import syntax
from jeux.formats.sgf.dialect import Dialect
from jeux.formats.sgf.keeping import Kept, KeptNode, branch
from jeux.formats.sgf.syntax import Node, Tree
from jeux.match import forms
from jeux.match.record import GameRecord, Record, RecordError, beginning, replay, result_of, running_scores
from jeux.rules import CATALOGUE
from jeux.rules.contract import Options, Result
from jeux.rules.games.backgammon.men import OFF, STEP_OF
from jeux.rules.games.backgammon.position import Backgammon
from jeux.rules.tables import THROWN

OURS = frozenset(
    ("FF", "GM", "CA", "AP", "MI", "PW", "PB", "RU", "RE", "W", "B", "PL", "DI", "OT", *SETUP),
)
"""The properties that the writer generates."""
_MOVE = re.compile(r"([1-6][1-6])((?:[a-y][a-z]){0,4})")
_OFFERS = ("double", "take", "drop")
_INFO = re.compile(r"(length|game|ws|bs):(\d{1,5})$")
_TIE, _BEAVER = "OpeningTieDoubles", "Beaver"
_RESULT = re.compile(r"([BW])\+(\d{1,5})?(R)?", re.IGNORECASE)
Scores = tuple[float, float]
Properties = Mapping[str, tuple[str, ...]]


# --- reading ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Info:
    """The match information in a root: the points (0: none), the number of the game, the scores before it."""

    points: int
    game: int
    scores: tuple[int, int]
    names: tuple[str, str]

    @classmethod
    def of(cls, root: Node) -> _Info:
        """The match information of a root."""
        found = {each[1]: int(each[2]) for each in map(_INFO.match, root.values("MI")) if each}
        told = {name: found.get(name, 0) for name in ("length", "game", "ws", "bs")}
        return cls(told["length"], told["game"], (told["ws"], told["bs"]), (root.value("PW"), root.value("PB")))


def read(trees: Iterable[Tree], content: bytes, number: int) -> Reading:
    """The matches of some trees, one by one."""
    numbers = count(number)
    for match in _matches(trees):
        yield from _read_match(match, content, numbers)


def _read_match(trees: list[Tree], content: bytes, numbers: Iterator[int]) -> Reading:
    info = _Info.of(trees[0].root)
    if info.points > forms.LONGEST or len(trees) > forms.LONGEST:
        return (trees[0].root.error("too-many-games", "MI"),)
    return in_parts(
        trees, lambda tree: tree.place, lambda first, last: _record(trees[first:last], content, next(numbers))
    )


def _matches(trees: Iterable[Tree]) -> Iterator[list[Tree]]:
    """The trees grouped by match: same players, length and rules, consecutive game numbers."""
    match: list[Tree] = []
    for tree in trees:
        info = _Info.of(tree.root)
        before = _Info.of(match[-1].root) if match else info
        if match and (info.game != before.game + 1 or (info.points, info.names) != (before.points, before.names)):
            yield match
            match = []
        match.append(tree)
    yield match


def _record(trees: Sequence[Tree], content: bytes, number: int) -> Record:
    first = _Info.of(trees[0].root)
    points, whole = first.points, first.scores == (0, 0) and first.game == 0
    options = _options(trees, points)
    standings: tuple[Scores, ...] = (first.scores,)
    games: list[GameRecord] = []
    for tree in trees:
        if points and _Info.of(tree.root).scores != standings[-1]:
            raise tree.root.error("other-score", "MI")
        played, gained = _game(tree, _game_options(options, points, standings, tree, whole=whole))
        games.append(played)
        standings = (*standings, (standings[-1][0] + gained[0], standings[-1][1] + gained[1]))
    start = begun(points, first.scores)
    form, target = form_of(start.points, len(games))
    match = partial(imported, KEY, first.names, options, games, content, number=number, target=target, form=form)
    try:
        return match(before=start.before, kept=start.kept)
    except RecordError as error:
        raise trees[-1].root.error("after-the-end", "", clean(str(error))) from error


def _game_options(options: Options, points: int, standings: tuple[Scores, ...], tree: Tree, *, whole: bool) -> Options:
    """The options of a game in a match. If the games before it are missing, the tree itself says whether it is the
    Crawford game."""
    if points and not whole:
        return {**options, "crawford": "on" if "CrawfordGame" in _words(tree.root) else "off"}
    return CATALOGUE[KEY].match_options(options, points, standings) if points else options


def _options(trees: Sequence[Tree], points: int) -> dict[str, str]:
    """The options of a match; those about beavers and ties are inferred from the trees if not given. Raises
    `FormatError`."""
    told = {word for tree in trees for word in _words(tree.root)}
    beaver = _BEAVER in told or any(map(_beavered, trees))
    tie = _TIE in told or any("CV" in tree.root.properties for tree in trees)
    rules = {
        "cube": "NoCube" not in told,
        "crawford": ("Crawford" if points else "CrawfordGame") in told,
        "jacoby": "Jacoby" in told,
        "beaver": beaver,
    }
    return {name: "on" if value else "off" for name, value in rules.items()} | {"tie": "double" if tie else "reroll"}


def _words(root: Node) -> list[str]:
    """The words of ``RU``. Raises `FormatError` for a variant with other men."""
    words = [word.strip() for word in root.value("RU").split(":") if word.strip()]
    if any("gammon" in word.lower() for word in words if word.lower() != KEY):
        raise root.error("foreign-rule", "RU")
    return words


def _beavered(tree: Tree) -> bool:
    """Whether a double is answered by a beaver."""
    line = (tree.nodes[at] for at in tree.main())
    said = [(colour, node.value(colour)) for node in line for colour in COLOURS if colour in node.properties]
    return any(one[1] == other[1] == "double" and one[0] != other[0] for one, other in pairwise(said))


def _game(tree: Tree, options: Options) -> tuple[GameRecord, Scores]:
    """A game, and the points won by each side."""
    line, following = tree.main(), tree.after()
    turns = [at for at in line if _colour(tree.nodes[at]) is not None]
    first = turns[0] if turns else len(tree.nodes)
    telling, setup = _begun(tree, [at for at in line if at < first or not at], turns, options)
    nodes: list[KeptNode] = []
    for at in line:
        node, before = tree.nodes[at], 0 if not at else telling.count
        if at >= first:
            _turn(telling, node, last=at == line[-1])
        elif at and setup.opening and "DI" in node.properties and setup.dice:
            telling.at(*node.places[""], node.value("DI"))
            telling.throw(setup.side or 0, setup.dice)
        others = {name: values for name, values in node.properties.items() if name not in OURS}
        beside = "".join(syntax.write_tree(branch(tree, following, each)) for each in following[at][1:])
        if others or beside or not at:
            nodes.append((before, telling.count, syntax.write_properties(others), beside))
    _end(telling, tree.root)
    played = telling.record()
    return Kept(played.steps, tuple(nodes)).put_into(played), telling.points() or (0.0, 0.0)


def _colour(node: Node) -> int | None:
    """The side whose turn a node is."""
    return next((side for side, colour in enumerate(COLOURS) if colour in node.properties), None)


def _begun(tree: Tree, before: Sequence[int], turns: Sequence[int], options: Options) -> tuple[Telling, Setup]:
    """A game set up by the nodes before its first turn."""
    setup, root = Setup(), tree.root
    mover = _colour(tree.nodes[turns[0]]) if turns else None
    for at in before:
        setup.take(tree.nodes[at])
    ties = [dice_of(value) for value in root.values("OT")]
    tied = bool(ties) and setup.opening
    try:
        telling = Telling(COURSE, options, "" if tied else setup.text(options, mover or 0))
    except FormatError as error:
        raise tree.nodes[before[-1]].error(error.code) from error
    telling.at(*root.places.get("OT", (0, 0)), root.value("OT"))
    for dice in ties if tied else ():
        if not dice or dice[0] != dice[1]:
            raise root.error("unexpected", "OT")
        telling.tie(dice[0])
    return telling, setup


def _turn(telling: Telling, node: Node, *, last: bool) -> None:
    """Play a node. Raises `FormatError`."""
    if any(name in node.properties for name in SETUP):
        raise node.error("setup")
    side = _colour(node)
    if side is None:
        _thrown(telling, node)
        return
    value = node.value(COLOURS[side]).lower()
    telling.at(*node.places[COLOURS[side]], value)
    if value == "double":
        telling.double(side)
    elif value in _OFFERS:
        telling.answer(side, value)
    else:
        _move(telling, node, side, value, last=last)


def _thrown(telling: Telling, node: Node) -> None:
    """Play dice that were thrown before any move."""
    dice = dice_of(node.value("DI"))
    if dice and "PL" in node.properties:
        side = int(node.value("PL").upper().startswith("B"))
        telling.at(*node.places["DI"], node.value("DI"))
        telling.throw(side, dice)


def _move(telling: Telling, node: Node, side: int, value: str, *, last: bool) -> None:
    found = _MOVE.fullmatch(value)
    dice = dice_of(found[1]) if found else None
    if not found or not dice:
        raise node.error("bad-step", COLOURS[side])
    if not telling.waits(side):
        telling.throw(side, dice)
    letters = found[2]
    pairs = zip(letters[::2], letters[1::2], strict=True)
    ways = [MatMove(place_of(start, side), place_of(end, side), False) for start, end in pairs]
    if any(way.origin <= way.target for way in ways):
        raise node.error("bad-step", COLOURS[side])
    if ways or not last:
        telling.move(side, dice, ways)
    elif telling.waits(side):
        telling.forced()
    if telling.waits(side) and not last:
        raise node.error("illegal-step", COLOURS[side])


def _end(telling: Telling, root: Node) -> None:
    """Add a resignation, if the result has a loser whom the rules do not give."""
    found = _RESULT.match(root.value("RE"))
    if found and not telling.over:
        telling.at(*root.places["RE"], root.value("RE"))
        telling.give_up(1 - COLOURS.index(found[1].upper()), int(found[2] or 1))


# --- writing ----------------------------------------------------------------------------------------------------------


def write(records: Sequence[Record]) -> tuple[Tree, ...]:
    """The trees of some matches."""
    return tuple(tree for record in records for tree in _trees(record))


def _trees(record: Record) -> Iterator[Tree]:
    rules = CATALOGUE[KEY]
    lines = [replay(beginning(rules, played, 2), played.steps) for played in record.games]
    results = [result_of(played, line[-1], 2) for played, line in zip(record.games, lines, strict=True)]
    scores = running_scores(record, [result for result in results if result])
    for number, (played, line, result) in enumerate(zip(record.games, lines, results, strict=True)):
        positions = [here for here in line if isinstance(here, Backgammon)]
        root = _root(record, number, positions[0], result, scores[number])
        ties = len(opening_ties(played))
        setup = [] if _opens(positions[0]) else [(0, each) for each in nodes_of(positions[0], _seats(played))]
        turns = _turns(played, positions, ties)
        yield Kept.of(played).tree([(ties, root), *setup, *turns], played.steps)


def _opens(first: Backgammon) -> bool:
    return first.phase == "open"


def _seats(played: GameRecord) -> tuple[int, int]:
    """The seats of our sides: White is the first seat in the file, whatever side it plays."""
    return (-played.turned % 2, (1 - played.turned) % 2)


def _root(
    record: Record, number: int, first: Backgammon, result: Result | None, scores: tuple[float, ...]
) -> Properties:
    played = record.games[number]
    points, before = _match_score(record, scores)
    info = (("length", points), ("game", number), ("ws", before[0]), ("bs", before[1]))
    ties = opening_ties(played)
    root = {
        "FF": ("4",),
        "GM": (str(DIALECT.number),),
        "CA": ("UTF-8",),
        "AP": (f"Tablier:{__version__}",),
        "MI": tuple(f"{name}:{value}" for name, value in info),
        "PW": _name(record, 0),
        "PB": _name(record, 1),
        "RU": _rules(record, played),
        "CV": ("2",) if first.phase == "open" and _doubled(played, first, ties) else (),
        "OT": tuple(ties),
        "RE": _result(played, result),
    }
    return {name: values for name, values in root.items() if values}


def _match_score(record: Record, scores: tuple[float, ...]) -> tuple[int, tuple[int, int]]:
    """The points of the match and those before a game; as kept from a one-line position if the record cannot hold
    them."""
    points, first = kept_score(record)
    points = points or (record.target if record.form == forms.POINTS else 0)
    return points, (first[0] + int(scores[0]), first[1] + int(scores[1]))


def _doubled(played: GameRecord, first: Backgammon, ties: Sequence[str]) -> bool:
    return first.stake > 1 or (bool(ties) and played.options["tie"] == "double")


def _name(record: Record, seat: int) -> tuple[str, ...]:
    name = record.seats[seat].name
    return (syntax.escaped(name),) if name else ()


def _rules(record: Record, played: GameRecord) -> tuple[str, ...]:
    options, points = played.options, record.form == forms.POINTS
    told = (
        options["cube"] == "off",
        (record.options["crawford"] if points else options["crawford"]) == "on",
        options["crawford"] == "on",
        options["jacoby"] == "on",
        options["tie"] == "double",
        options["beaver"] == "on",
    )
    names = ("NoCube", "Crawford", "CrawfordGame", "Jacoby", _TIE, _BEAVER)
    rules = [name for name, holds in zip(names, told, strict=True) if holds]
    return (":".join(rules),) if rules else ()


def _result(played: GameRecord, result: Result | None) -> tuple[str, ...]:
    if not result:
        return ()
    gained = forms.by_seat(result.scores, played.turned)
    winner = int(gained[1] > gained[0])
    return (f"{COLOURS[winner]}+{gained[winner]:.0f}{'R' if result.reason == 'gave-up' else ''}",)


def _turns(played: GameRecord, positions: Sequence[Backgammon], ties: int) -> Iterator[tuple[int, Properties]]:
    """The nodes of a game after its root, each with the number of steps that it plays. An unfinished turn has its dice
    and the moves so far."""
    seats = _seats(played)
    dice, count, side = _dice_of(positions[0]), 0, positions[0].side
    moved: list[tuple[int, int]] = []
    for here, step, after in zip(positions[ties:], played.steps[ties:], positions[ties + 1 :], strict=False):
        count += 1
        if step in THROWN:
            dice, side = write_dice(step), after.side
        elif step in STEP_OF:
            moved.append(STEP_OF[step])
        elif step in _OFFERS or step == "beaver":
            yield count, {COLOURS[seats[here.turn]]: ("double" if step == "beaver" else step,)}
            count = 0
        if dice and (step == "pass" or (moved and after.turn != side)):
            yield count, {COLOURS[seats[side]]: (_written(dice, moved, seats[side]),)}
            dice, moved, count = "", [], 0
    if moved:
        yield count, {COLOURS[seats[side]]: (_written(dice, moved, seats[side]),)}
    elif dice and count:
        yield count, {"PL": (COLOURS[seats[side]],), "DI": (dice,)}


def _dice_of(first: Backgammon) -> str:
    """The dice with which a game begins."""
    return f"{first.dice[0]}{first.dice[1]}" if first.dice else ""


def _written(dice: str, moved: Sequence[tuple[int, int]], seat: int) -> str:
    """A turn: the dice, then the moves. The smaller die comes first if it bore a man off before the other."""
    if moved and moved[0][0] == int(dice[1]) and moved[0][1] <= moved[0][0]:
        dice = dice[::-1]
    ends = ((origin, max(origin - die, OFF)) for die, origin in moved)
    return dice + "".join(letter_of(place, seat) for way in ends for place in way)


DIALECT = Dialect(6, KEY, read, write)
