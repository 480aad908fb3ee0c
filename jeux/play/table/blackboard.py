"""Arrows and circles drawn over a position: shown with that position only, and saved with the match."""

from __future__ import annotations

from jeux.match.chalk import Chalk, toggled, with_marks
from jeux.match.match import Match
from jeux.play.table.session import Session
from jeux.play.table.table_description import TableDescription
from jeux.rules.contract import Position, in_use


def drawn_over(match: Match, position: Position) -> tuple[Chalk, ...]:
    """The marks saved with a position of the current game, without those on places that the board lacks."""
    places = in_use(match.game, match.record.options).board.where.keys()
    kept = match.record.games[-1].drawn.get(position.text(), ())
    return tuple(mark for mark in kept if {mark.start, mark.end} <= places)


class Blackboard:
    """Arrows and circles at one table. `also` are other matches to save them in: the game of which the table shows a
    copy."""

    def __init__(self, session: Session, *also: Match) -> None:
        self.session = session
        self.also = also
        self.colour = 1
        """The colour of a new mark, unless `begin` gets another."""
        self.draft: Chalk | None = None
        """The unfinished mark, as it would be if finished now."""
        self._read: Position | None = None
        self._here, self._places = "", frozenset[str]()
        """Cached for each frame: the text of the position on the board, and the places of that board."""

    def look(self) -> None:
        """Read the position on the board; if it is another one, drop the unfinished mark."""
        position, match = self.session.board.position, self.session.match
        if self._read is not position:
            self._read, self._here, self.draft = position, position.text(), None
            self._places = frozenset(in_use(match.game, match.record.options).board.where)

    @property
    def _kept(self) -> tuple[Chalk, ...]:
        """All marks saved with this position."""
        self.look()
        return self.session.match.record.games[-1].drawn.get(self._here, ())

    def has(self, place: str) -> bool:
        """Whether the board has this place."""
        self.look()
        return place in self._places

    def marks(self) -> tuple[Chalk, ...]:
        """The marks shown over the position on the board, the unfinished one last."""
        known = tuple(mark for mark in self._kept if {mark.start, mark.end} <= self._places)
        return (*(mark for mark in known if mark != self.draft), self.draft) if self.draft else known

    # --- drawing --------------------------------------------------------------------------------------------------

    def begin(self, place: str, colour: int = 0) -> None:
        """Start an arrow here, in this colour or (0) in the selected one."""
        self.look()
        self.draft = Chalk(colour or self.colour, place, place)

    def aim(self, place: str) -> bool:
        """Move the end of the arrow here. Returns whether it changed."""
        self.look()
        before, self.draft = self.draft, self.draft and self.draft._replace(end=place)
        return before != self.draft

    def end(self, place: str) -> str:
        """Finish the arrow here, or a circle if it started here. A mark that exists already is erased. Returns the
        sentence for it."""
        self.aim(place)
        mark, self.draft, before = self.draft, None, self._kept
        if not mark:
            return ""
        self._keep(toggled(before, mark))
        return self.session.texts.get("drawn-wiped" if mark in before else "drawn-new", what=self.words(mark))

    def take_back(self) -> str:
        """Erase the last mark. Returns the sentence for it."""
        self.draft, before = None, self._kept
        self._keep(before[:-1])
        get = self.session.texts.get
        return get("drawn-wiped", what=self.words(before[-1])) if before else get("drawn-none")

    def wipe(self) -> str:
        """Erase all marks over this position. Returns the sentence for it."""
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
        """The words for a mark."""
        name, get = TableDescription(self.session).name, self.session.texts.get
        if mark.circle:
            return get(f"drawn-circle-{mark.colour}", place=name(mark.start))
        return get(f"drawn-arrow-{mark.colour}", start=name(mark.start), end=name(mark.end))

    def told(self) -> tuple[str, ...]:
        """A sentence for each mark over this position."""
        self.look()
        known = (mark for mark in self._kept if {mark.start, mark.end} <= self._places)
        return tuple(self.session.texts.get("drawn-new", what=self.words(mark)) for mark in known)
