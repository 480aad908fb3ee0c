"""What is drawn by hand over the position on a table: it comes and goes with it, and is kept with the match."""

from __future__ import annotations

from jeux.match.chalk import Chalk, toggled, with_marks
from jeux.match.match import Match
from jeux.play.table.session import Session
from jeux.play.table.table_description import TableDescription
from jeux.rules.contract import Position, in_use


def drawn_over(match: Match, position: Position) -> tuple[Chalk, ...]:
    """What is kept with a position of the game on the table, as far as its board has the places."""
    places = in_use(match.game, match.record.options).board.where.keys()
    kept = match.record.games[-1].drawn.get(position.text(), ())
    return tuple(mark for mark in kept if {mark.start, mark.end} <= places)


class Blackboard:
    """Arrows and circles at one table. `also` are other matches that keep them: the game of which the table shows a
    copy."""

    def __init__(self, session: Session, *also: Match) -> None:
        self.session = session
        self.also = also
        self.colour = 1
        """What a hand draws in that asks for no other."""
        self.draft: Chalk | None = None
        """What is being drawn, as it would be now."""
        self._read: Position | None = None
        self._here, self._places = "", frozenset[str]()
        """The text of the position on the board, which each picture asks for, and the places of that board."""

    def look(self) -> None:
        """Another position may be on the board: what was begun over the one before is given up."""
        position, match = self.session.board.position, self.session.match
        if self._read is not position:
            self._read, self._here, self.draft = position, position.text(), None
            self._places = frozenset(in_use(match.game, match.record.options).board.where)

    @property
    def _kept(self) -> tuple[Chalk, ...]:
        """All that is kept with this position."""
        self.look()
        return self.session.match.record.games[-1].drawn.get(self._here, ())

    def has(self, place: str) -> bool:
        """Whether it is a place of the board."""
        self.look()
        return place in self._places

    def marks(self) -> tuple[Chalk, ...]:
        """What is to be seen over the position on the board, that which is being drawn last."""
        known = tuple(mark for mark in self._kept if {mark.start, mark.end} <= self._places)
        return (*(mark for mark in known if mark != self.draft), self.draft) if self.draft else known

    # --- drawing --------------------------------------------------------------------------------------------------

    def begin(self, place: str, colour: int = 0) -> None:
        """An arrow begins here, in the colour that is chosen or in another one."""
        self.look()
        self.draft = Chalk(colour or self.colour, place, place)

    def aim(self, place: str) -> bool:
        """It would end here; whether that is new."""
        self.look()
        before, self.draft = self.draft, self.draft and self.draft._replace(end=place)
        return before != self.draft

    def end(self, place: str) -> str:
        """The arrow ends here, or it is a circle; the same again is wiped away. The sentence for it."""
        self.aim(place)
        mark, self.draft, before = self.draft, None, self._kept
        if not mark:
            return ""
        self._keep(toggled(before, mark))
        return self.session.texts.get("drawn-wiped" if mark in before else "drawn-new", what=self.words(mark))

    def take_back(self) -> str:
        """Wipe the last one away. The sentence for it."""
        self.draft, before = None, self._kept
        self._keep(before[:-1])
        get = self.session.texts.get
        return get("drawn-wiped", what=self.words(before[-1])) if before else get("drawn-none")

    def wipe(self) -> str:
        """Wipe all away that is drawn over this position. The sentence for it."""
        self.draft, before = None, self._kept
        self._keep(())
        return self.session.texts.get("drawn-all-wiped" if before else "drawn-none")

    def _keep(self, marks: tuple[Chalk, ...]) -> None:
        if marks == self._kept:
            return
        for match in (self.session.match, *self.also):
            match.keep_drawn(with_marks(match.record.games[-1].drawn, self._here, marks))
        self.session.save()

    # --- words ----------------------------------------------------------------------------------------------------

    def words(self, mark: Chalk) -> str:
        """A mark as it is told."""
        name, get = TableDescription(self.session).name, self.session.texts.get
        if mark.circle:
            return get(f"drawn-circle-{mark.colour}", place=name(mark.start))
        return get(f"drawn-arrow-{mark.colour}", start=name(mark.start), end=name(mark.end))

    def told(self) -> tuple[str, ...]:
        """A sentence for each mark over this position."""
        self.look()
        known = (mark for mark in self._kept if {mark.start, mark.end} <= self._places)
        return tuple(self.session.texts.get("drawn-new", what=self.words(mark)) for mark in known)
