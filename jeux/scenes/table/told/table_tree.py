"""A table as a tree: the board row by row, what lies beside it, the players, then the controls of the sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Protocol
from weakref import WeakKeyDictionary

from jeux.access.tree import PRESSED, Act, Box, Node, Request
from jeux.common.roles import Role
from jeux.play.table.table_description import TableDescription
from jeux.rules.contract import FACES
from jeux.rules.die_places import face_of
from jeux.scenes.narrator import sentence
from jeux.scenes.seen.describer import TreeBuilder
from jeux.scenes.seen.page_tree import PageDescriber
from jeux.scenes.table.display.seen import SeenTable
from jeux.scenes.table.told.table_narrator import TableNarrator

STEPS = "steps"
PLACE = "place "
DIE = "die "
"""What the keys of a place, and of a face of a die, begin with."""
MOST_EXPLAINED = 40
"""Where more places can be touched, only the one under the cursor tells what a touch does: each is a sentence."""


class Toucher(Protocol):
    """Touches places for somebody who has no pointer."""

    def touch(self, place: str) -> bool:
        """Touch a place; False where none can be touched now."""

    def useful(self) -> Callable[[str], bool]:
        """What tells whether something comes of touching a place now."""

    def put_cursor(self, place: str) -> None:
        """Put the cursor on a place."""


Kept = dict[str, tuple[object, Node]]
_KEPT: WeakKeyDictionary[SeenTable, tuple[object, Kept]] = WeakKeyDictionary()
"""The nodes of the places of a table, each with what it tells, as long as board and texts are the same: a board may
have hundreds, of which a step changes a few."""


def _kept(table: SeenTable) -> Kept:
    """The nodes of places that were made for this table and its board where it lies."""
    board = table.display.board
    now = table.session.texts, board.way, tuple(board.closeup.frame.rect), tuple(board.closeup.outer)
    before = _KEPT.get(table)
    if before is None or before[0] != now:
        before = _KEPT[table] = now, {}
    return before[1]


class TableDescriber(PageDescriber):
    """Describes one table."""

    def __init__(self, table: SeenTable, toucher: Toucher) -> None:
        super().__init__(table.widgets, table.app.texts, TableNarrator(table), dialog=False)
        self._table, self._toucher = table, toucher
        self._words = TableDescription(table.session)
        session = table.session
        self._following: Mapping[str, str | None] = session.permit.next_places(session.hand.chosen)
        """The places that may be touched now."""
        self._useful = toucher.useful()
        self._places = _kept(table)

    # --- the tree -----------------------------------------------------------------------------------------------------

    def above(self, builder: TreeBuilder, news: str) -> list[str]:
        speech, content = self.narrator.speech(), self._table.content_drawn()
        keys = [builder.add("progress", Node(Role.TEXT, content.progress))] if content.progress else []
        keys += [builder.add("message", Node(Role.TEXT, text)) for text in speech.message if text not in news]
        keys += self._board(builder)
        players = [sentence([text for text in (one.name, one.detail, one.note) if text]) for one in content.players]
        keys += [builder.add(f"player {number}", Node(Role.TEXT, text)) for number, text in enumerate(players)]
        keys += [builder.add("note", Node(Role.TEXT, note)) for note in speech.notes]
        keys += self._dice(builder)
        if self._words.has_steps:
            keys.append(builder.add(STEPS, Node(Role.BUTTON, self.texts.get("heard-steps"), acts=PRESSED)))
        return keys

    def _board(self, builder: TreeBuilder) -> list[str]:
        """The board in rows, and a group of what lies beside it."""
        words, board = self._words, self._table.display.board
        rows = [
            builder.add(f"row {number}", Node(Role.ROW, words.row_name(row), self._added(builder, row)))
            for number, row in enumerate(words.rows())
        ]
        whole = board.closeup.outer
        box = whole.left, whole.top, whole.width, whole.height
        name = self.texts.get("seen-board", game=self._table.session.sentences.name())
        keys = [builder.add("board", Node(Role.BOARD, name, tuple(rows), box))]
        cube = self._cube()
        beside = self._added(builder, self._beside())
        beside += (builder.add("cube", Node(Role.TEXT, cube)),) if cube else ()
        if beside:
            keys.append(builder.add("beside", Node(Role.GROUP, self.texts.get("seen-beside"), beside)))
        return keys

    def _beside(self) -> list[str]:
        """The places off the board where men lie or may be touched, and the dice that can be chosen."""
        board, following = self._table.display.board, self._following
        off = [place for place in board.trays if place not in board.game.board.where]
        trays = [place for place in off if board.men.stack(place) or place in following]
        return [*trays, *sorted(place for place in following if face_of(place))]

    def _dice(self, builder: TreeBuilder) -> list[str]:
        """The faces of the real dice that are asked for, those of each die together."""
        entry, get, dice = self._table.faces.entry, self.texts.get, []
        if len(self._table.faces.faces) != FACES * entry.asked:
            return []  # the sheet is not laid out for this moment yet
        for die, laid in groupby(self._table.faces.faces, lambda one: one[1]):
            keys = []
            for (left, top, wide, high), _, face in laid:
                on, box = entry.chosen.get(die) == face, (left, top, wide, high)
                node = Node(Role.RADIO, str(face), (), box, checked=on, position=(face, FACES), acts=PRESSED)
                keys.append(builder.add(f"{DIE}{die} {face}", node))
            name = entry.names()[die] or get("seen-die", n=die + 1 if entry.asked > 1 else 0)
            dice.append(builder.add(f"dice {die}", Node(Role.RADIOS, name, tuple(keys), size=FACES)))
        return dice

    def _choose_face(self, die: int, face: int) -> bool:
        """Tell what a real die shows; False where none is asked for any more."""
        entry, laid = self._table.faces.entry, [each[1:] for each in self._table.faces.faces]
        asked = die < entry.asked and (die, face) in laid
        if asked:
            entry.choose(die, face)
        return asked

    def _cube(self) -> str:
        """The doubling cube: what it shows and who holds it; empty without one."""
        view, session = self._table.display.top.view, self._table.session
        cube = view.cube(session.board.position) if view else None
        if cube is None:
            return ""
        stake, holder = cube
        side = session.sentences.side(holder) if holder >= 0 else ""
        return self.texts.get("seen-cube-held" if side else "seen-cube", n=stake, side=side)

    def _added(self, builder: TreeBuilder, places: Iterable[str]) -> tuple[str, ...]:
        return tuple(builder.add(PLACE + place, self._place(place)) for place in places)

    def _place(self, place: str) -> Node:
        idle, few = not self._useful(place), len(self._following) <= MOST_EXPLAINED
        if place in self._following and (few or place == self._table.display.marking.cursor):
            return self._described_place(place, idle, explained=True)
        told, kept = (idle, self._words.signature(place)), self._places.get(place)
        if kept is None or kept[0] != told:
            kept = self._places[place] = told, self._described_place(place, idle, explained=False)
        return kept[1]

    def _described_place(self, place: str, idle: bool, explained: bool) -> Node:
        name, about = self._words.place(place, full=False), self._words.touched(place) if explained else ""
        return Node(Role.PLACE, name, box=self._box_of(place), about=about, idle=idle, acts=PRESSED)

    def _box_of(self, place: str) -> Box | None:
        display = self._table.display
        if not display.has(place):
            return None
        (x, y), half = display.pixel_of(place), max(4, round(display.board.man_size / 2))
        return round(x) - half, round(y) - half, 2 * half, 2 * half

    def focus(self, builder: TreeBuilder) -> str:
        cursor = self._table.display.marking.cursor
        key = f"{PLACE}{cursor}"
        return key if cursor and key in builder.nodes and self.widgets.focused is None else super().focus(builder)

    # --- requests -----------------------------------------------------------------------------------------------------

    def do(self, request: Request) -> bool:
        if request.act is Act.PRESS:
            self._table.display.finish()
        if request.key == STEPS:
            return request.act is Act.PRESS and self.narrator.choose_step()
        if request.key.startswith(DIE):
            die, face = map(int, request.key.removeprefix(DIE).split())
            return request.act is Act.PRESS and self._choose_face(die, face)
        if not request.key.startswith(PLACE):
            return super().do(request)
        place = request.key.removeprefix(PLACE)
        if request.act not in (Act.PRESS, Act.FOCUS) or not self._table.display.has(place):
            return False
        if request.act is Act.PRESS:
            return self._toucher.touch(place)
        self._toucher.put_cursor(place)
        return True
