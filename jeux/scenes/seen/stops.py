"""What a switch can choose on a screen, in groups: made from its tree alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from jeux.access.tree import Act, Box, Node, Request, Tree
from jeux.common.roles import Role
from jeux.scenes.seen.describer import OPEN_LIST, page_of
from jeux.scenes.seen.reading import Text, next_text

MOST_LINES = 4
"""Where more lines of controls follow one another, some of them make a group together."""
LARGEST = 8
"""The controls of a group that several lines make together."""
Size = tuple[int, int]
_OPENED = (Role.WINDOW, Role.DIALOG, Role.BOARD)
"""What holds groups."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Something that can be chosen, and what choosing it asks of the screen."""

    request: Request
    name: str
    about: str
    box: Box
    link: bool = False
    """Whether it leads elsewhere."""
    hidden: bool = False
    """Whether it is to be scrolled into view."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The names of the ways to read on and back."""

    further: str
    before: str


@dataclass(frozen=True, slots=True)
class Group:
    """What is gone through together. A group of one is chosen at once."""

    key: str
    name: str
    """Empty where its first and its last stop tell what it is."""
    stops: tuple[Stop, ...]
    board: bool = False
    """Whether it is a part of the board, where a choice changes what can be chosen next."""


def groups_of(tree: Tree, size: Size, reading: Reading) -> tuple[Group, ...]:
    """What can be chosen now in a window of this size, in reading order; of an open list the list alone.

    On a page that has more texts than controls and is longer than its view, it is what that shows, then the ways to
    read on and back: what lies elsewhere would carry off what somebody reads."""
    keys = (OPEN_LIST,) if OPEN_LIST in tree.nodes else (tree.root,)
    moved = {page_of(key) for key, node in tree.nodes.items() if _is_hidden(node, size)}
    on_it = [node for key, node in tree.nodes.items() if node.box and page_of(key) in moved]
    reads = 2 * sum(map(_is_read, on_it)) > len(on_it)
    if reads:
        seen = {key: node for key, node in tree.nodes.items() if not _is_hidden(node, size) or _is_read(node)}
        tree = Tree(seen, tree.root, tree.focus, tree.language)
    groups = tuple(_groups(tree, keys))
    groups = one_by_one(groups) if len(groups) == 1 else groups
    return (*groups, *_ways(tree, size, reading)) if reads else groups


def one_by_one(groups: Iterable[Group]) -> tuple[Group, ...]:
    """The same, each stop on its own."""
    return tuple(
        Group(f"{stop.request.act} {stop.request.key}", stop.name, (stop,), group.board)
        for group in groups
        for stop in group.stops
    )


def _groups(tree: Tree, keys: Iterable[str]) -> Iterator[Group]:
    """The groups of the tree, and between them those of the controls that belong to no group."""
    loose: list[Stop] = []
    for key, node in ((key, tree.nodes[key]) for key in keys if key in tree.nodes):
        if node.role in _OPENED:
            yield from _lines(loose)
            loose = []
            yield from _groups(tree, node.children)
        elif node.children or node.role is Role.SLIDER:
            yield from _lines(loose)
            loose = []
            yield from _group(tree, key, node)
        else:
            loose += _stops(key, node)
    yield from _lines(loose)


def _group(tree: Tree, key: str, node: Node) -> Iterator[Group]:
    inner = [(child, tree.nodes[child]) for child in node.children if child in tree.nodes] or [(key, node)]
    stops = tuple(stop for child, its in inner for stop in _stops(child, its))
    if stops:
        yield Group(key, node.name, stops, board=any(its.role is Role.PLACE for _, its in inner))


def _stops(key: str, node: Node) -> list[Stop]:
    """What can be asked of a node now. Nothing is written by a switch."""
    if not node.enabled or node.idle or node.box is None or node.role is Role.ENTRY:
        return []
    if node.role is Role.SLIDER:
        acts = [act for act in (Act.LESS, Act.MORE) if act in node.acts]
        return [
            Stop(Request(act, key), node.name, node.about, _part(node.box, act), False, node.hidden) for act in acts
        ]
    if Act.PRESS not in node.acts:
        return []
    return [Stop(Request(Act.PRESS, key), node.name, node.about, node.box, node.role is Role.LINK, node.hidden)]


def _part(box: Box, act: Act) -> Box:
    """The half of a slider that stands for an act."""
    left, top, width, height = box
    half = width // 2
    return left + half * (act is Act.MORE), top, half, height


# --- controls that belong to no group -----------------------------------------------------------------------------


def _lines(loose: list[Stop]) -> Iterator[Group]:
    """The controls line by line, page by page. After those that do something come those that lead elsewhere, then what
    lies upon another one, such as the star of a card."""
    for _, page in groupby(loose, lambda one: page_of(one.request.key)):
        yield from _lines_on(list(page))


def _lines_on(loose: list[Stop]) -> Iterator[Group]:
    inner = [one for one in loose if any(_lies_in(one.box, other.box) for other in loose if other is not one)]
    outer = [one for one in loose if one not in inner]
    links, others = ([one for one in outer if one.link is link] for link in (True, False))
    for line in (line for kind in (others, links, inner) for line in _packed(_rows(kind))):
        name = line[0].name if len(line) == 1 else ""
        yield Group(f"line of {line[0].request.key}", name, tuple(line))


def _rows(stops: list[Stop]) -> list[list[Stop]]:
    """The stops in lines: what has its middle above the foot of the first one of a line belongs to it."""
    lines: list[list[Stop]] = []
    for stop in sorted(stops, key=lambda one: one.box[1]):
        _, top, _, height = stop.box
        if lines and top + height / 2 < lines[-1][0].box[1] + lines[-1][0].box[3]:
            lines[-1].append(stop)
        else:
            lines.append([stop])
    return [sorted(line, key=lambda one: one.box[0]) for line in lines]


def _packed(lines: list[list[Stop]]) -> list[list[Stop]]:
    """Short lines that follow one another together, where there are many."""
    if len(lines) <= MOST_LINES:
        return lines
    packed: list[list[Stop]] = []
    for line in lines:
        if packed and len(packed[-1]) + len(line) <= LARGEST:
            packed[-1] = [*packed[-1], *line]
        else:
            packed.append(line)
    return packed


def _lies_in(inner: Box, outer: Box) -> bool:
    """Whether a box lies within a larger one."""
    (left, top, width, height), (x, y, wide, high) = inner, outer
    within = x <= left and y <= top and left + width <= x + wide and top + height <= y + high
    return within and width * height < wide * high


# --- texts that are longer than the window ------------------------------------------------------------------------


def _ways(tree: Tree, size: Size, reading: Reading) -> Iterator[Group]:
    """The ways to read on and back."""
    width, height = size
    edge = height // 12
    read = [(key, node.box, _is_hidden(node, size)) for key, node in tree.nodes.items() if _is_read(node) and node.box]
    page = next((page_of(key) for key, _, hidden in read if hidden), "")
    texts = [Text(box[1], box[1] + box[3], key, hidden) for key, box, hidden in read if page_of(key) == page]
    below, above = next_text(texts, (0, height)), next_text([text.upwards() for text in texts], (-height, 0))
    further, before = (0, height - edge, width, edge), (0, 0, width, edge)
    for key, name, box in ((below, reading.further, further), (above, reading.before, before)):
        if key:
            yield Group(name, name, (Stop(Request(Act.SHOW, key), name, "", box),))


def _is_read(node: Node) -> bool:
    return node.role in (Role.TEXT, Role.PARAGRAPH, Role.HEADING) and Act.SHOW in node.acts


def _is_hidden(node: Node, size: Size) -> bool:
    """Whether a part of it is above or below the window, or what its page shows."""
    return node.hidden or (node.box is not None and not 0 <= node.box[1] <= node.box[1] + node.box[3] <= size[1])
