"""What a table is used for: an ordinary game, a lesson, a puzzle, a review or a vote.

A session asks its activity what it waits for, and passes it each action of a person and each time step. `Activity` is
the ordinary game; the other kinds subclass it and override parts of it. An activity gets a table to read and to act on,
but does not own it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from jeux.common.settings import Settings
from jeux.common.texts import Texts
from jeux.engine.client import Engine
from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.hand import Path, Refuse
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.table.conductor import News, Played, Waiting
from jeux.play.table.contract import Table
from jeux.play.table.forced import ForcedTurns
from jeux.play.table.report import Report
from jeux.play.table.teaching import Teaching
from jeux.play.table.watching import Watching
from jeux.play.words.sentences import Sentences

NO_HINT = {
    Waiting.THROW: "hint-before-dice",
    Waiting.ENTER: "hint-before-dice",
    Waiting.CONFIRM: "hint-after-turn",
}
"""The text that explains why no advice is possible, by state."""


class ActivityTable(Table, Protocol):
    """The table that an activity looks at and acts on."""

    engine: Engine
    texts: Texts
    sentences: Sentences
    gestures: Gestures[Any]
    teaching: Teaching
    forced: ForcedTurns
    watch: Watching
    settings: Callable[[], Settings]
    refused: tuple[str, ...]
    """The places that the last refusal is about."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def watching(self) -> bool:
        """Whether only computers play."""

    def waiting(self) -> Waiting:
        """What the table waits for."""

    def notice_of(self, name: str, kind: Kind = Kind.PLAIN) -> Notice:
        """A notice with the text of this name."""

    def moved(self, report: Report) -> None:
        """Save the record, then report the change."""

    def show_turn(self, report: Report) -> None:
        """Report a change without saving, and update what the hand may do."""

    def refresh(self) -> None:
        """Show everything again; the hand keeps its selection."""

    def forget_marks(self) -> None:
        """Drop what the next gesture makes stale."""

    def undo_to(self, number: int) -> None:
        """Undo until `number` steps are left."""

    def gone_back(self) -> None:
        """Report that steps were undone or redone."""

    def show_played(self, played: Played, put_down: bool = False, unasked: bool = False) -> None:
        """Report a step: `put_down` by the hand itself, or played `unasked`, without a click of a person."""

    def put_in_hand(self, path: Path, sentence: str = "", audible: bool = True) -> None:
        """Select places of a step, with an optional sentence of the game about them."""

    def refuse(self, refused: Refuse) -> None:
        """Say why a gesture is refused."""

    def hand_goes_on(self) -> bool:
        """Play the next pending step of the hand. Returns whether there was one."""

    def hear(self, news: News) -> None:
        """Report what the conductor did or learnt."""

    def rest_at_end(self, dt: float) -> bool:
        """Count down the pause on the final position. Returns True when it has just elapsed."""


class Activity:
    """An ordinary game."""

    in_turn = True
    """Whether persons take turns, so that a forced turn is played for them and the professor may ask."""
    confirms = True
    """Whether a person may be asked for a click at the end of a turn."""
    quiet = False
    """Whether the professor never speaks: the activity itself says what is wrong."""
    table: ActivityTable

    def join(self, table: ActivityTable) -> None:
        """Attach to this table, before anything is shown."""
        self.table = table
        table.teaching.quiet = self.quiet

    def speak(self) -> None:
        """Called when the language of the table has changed."""

    def begin(self) -> None:
        """Show the saved position."""
        self.table.moved(Report(laid=True))

    def leave(self) -> None:
        """Called when the table is left."""

    # --- the state ------------------------------------------------------------------------------------------------

    def waiting(self) -> Waiting:
        """What the table waits for."""
        return self.table.conductor.waiting()

    @property
    def watching(self) -> bool:
        """Whether only computers play."""
        return not self.table.match.persons()

    @property
    def retells(self) -> bool:
        """Whether steps are shown again that were played before: to go back takes nothing back."""
        return False

    @property
    def busy(self) -> bool:
        """Whether something runs by itself, which needs the full frame rate."""
        return self.table.conductor.thinking

    @property
    def can_undo(self) -> bool:
        """Whether a step can be taken back."""
        return self.table.match.can_undo()

    @property
    def engaged(self) -> bool:
        """Whether Escape still has something to cancel before it leaves the table."""
        table = self.table
        return bool(table.hand.chosen or table.hand.faces or table.notice or table.board.line)

    # --- what persons do ------------------------------------------------------------------------------------------

    def play(self, step: str, put_down: bool, rest: tuple[str, ...]) -> None:
        """Play a legal step of a person, then the `rest`, unless the professor asks first."""
        self.table.teaching.judge(step, rest, partial(self.table.play_step, step, put_down, rest))

    def throw(self) -> None:
        """Throw the dice for a person and clear the notice."""
        self.table.notice = None
        self.table.show_played(self.table.conductor.throw())

    def undo(self) -> None:
        """Undo silently; a die entered by hand goes first. Where only computers play, this also pauses the game."""
        table = self.table
        if table.watching:
            table.watch.stop()
        if table.teaching.leave_line():
            return
        if table.hand.faces:
            table.hand.faces.popitem()
            table.say(None)
        elif table.conductor.undo():
            table.gone_back()
        else:
            table.say(table.notice_of("undo-nothing"))

    def redo(self) -> None:
        """Redo what was undone."""
        table = self.table
        if table.teaching.leave_line():
            return
        if table.conductor.redo():
            table.gone_back()
        else:
            table.say(table.notice_of("redo-nothing"))

    def advise(self) -> None:
        """Ask the computer, at full strength, what it would play. Where no advice is possible, say why, unless a notice
        is shown already."""
        table = self.table
        if (waiting := table.waiting()) is Waiting.PERSON:
            table.teaching.leave_line()
            table.refused = ()
            table.teaching.advise()
        elif waiting in NO_HINT and not table.notice:
            table.say(Notice(table.texts.game(table.match.game.key, NO_HINT[waiting])))

    def choose(self, path: Path, sentence: str, audible: bool) -> None:
        """Called when the hand has selected places of a step."""
        self.table.put_in_hand(path, sentence, audible)

    def refuse(self, refused: Refuse) -> None:
        """Called when a gesture is refused."""
        self.table.refuse(refused)

    def cancel(self) -> None:
        """Clear the hand's selection and the current notice."""
        table = self.table
        table.hand.clear()
        if not table.teaching.leave_line():
            table.forget_marks()
            table.say(None)

    # --- time -----------------------------------------------------------------------------------------------------

    def advance(self, dt: float, moving: bool, held: bool) -> bool:
        """Let `dt` seconds pass. Nothing is played while men or dice are `moving`, nor while the table is `held`. True
        when something changed."""
        table = self.table
        changed = table.board.advance(dt, moving or held)
        busy = moving or held or bool(table.board.line) or (table.watching and table.watch.still)
        if not busy:
            changed |= table.hand_goes_on()
        changed |= table.forced.advance(dt, busy)
        for news in table.conductor.advance(dt, busy):
            table.hear(news)
            changed = True
        if table.waiting() is Waiting.OVER and not moving:
            changed |= table.rest_at_end(dt)
        return changed


class UnaidedPlay(Activity):
    """A game whose result counts elsewhere: neither advice nor the professor helps one of the players."""

    quiet = True

    def advise(self) -> None:
        """Do nothing: nobody is advised."""


class FreePlay(Activity):
    """Persons play all sides, without questions from the professor."""

    quiet = True
