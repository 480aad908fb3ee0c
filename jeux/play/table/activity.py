"""What a table is used for: a game, and whatever else is done at one, a lesson, a puzzle, a review, a vote.

A session asks its activity what is waited for, and hands it each act of a person and each moment of time. `Activity` is
the ordinary game; another kind is a class on it that answers some of this otherwise. It is given a table to look at and
to act on, which it does not own.
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
"""Why there is nothing to advise."""


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
        """What is waited for."""

    def notice_of(self, name: str, kind: Kind = Kind.PLAIN) -> Notice:
        """The sentence of a text."""

    def moved(self, report: Report) -> None:
        """Save the record and tell what happened to it."""

    def show_turn(self, report: Report) -> None:
        """Tell what happened, nothing of which is saved, and look at what the hand may do now."""

    def refresh(self) -> None:
        """Lay everything anew; the hand keeps what it has chosen."""

    def forget_marks(self) -> None:
        """Drop what the next gesture makes stale."""

    def undo_to(self, number: int) -> None:
        """Take back until so many steps are left."""

    def gone_back(self) -> None:
        """Tell that steps were taken back, or played again."""

    def show_played(self, played: Played, put_down: bool = False, unasked: bool = False) -> None:
        """Tell of a step, `put_down` by the hand itself, or played `unasked`, by nobody's click."""

    def put_in_hand(self, path: Path, sentence: str = "", audible: bool = True) -> None:
        """Choose places of a step; a sentence of the game may say something of them."""

    def refuse(self, refused: Refuse) -> None:
        """Say why a gesture is refused."""

    def hand_goes_on(self) -> bool:
        """Play what the hand still has to do; whether there was anything."""

    def hear(self, news: News) -> None:
        """Tell what the conductor did or learnt."""

    def rest_at_end(self, dt: float) -> bool:
        """Let the final position be looked at; whether that has just been long enough."""


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
        """Begin at this table, before anything is shown."""
        self.table = table
        table.teaching.quiet = self.quiet

    def speak(self) -> None:
        """The table speaks another language."""

    def begin(self) -> None:
        """Show the saved position."""
        self.table.moved(Report(laid=True))

    def leave(self) -> None:
        """The table is left."""

    # --- the state ------------------------------------------------------------------------------------------------

    def waiting(self) -> Waiting:
        """What is waited for."""
        return self.table.conductor.waiting()

    @property
    def watching(self) -> bool:
        """Whether only computers play."""
        return not self.table.match.persons()

    @property
    def busy(self) -> bool:
        """Whether something goes on by itself, so that frames come at full rate."""
        return self.table.conductor.thinking

    @property
    def can_undo(self) -> bool:
        """Whether a step can be taken back."""
        return self.table.match.can_undo()

    @property
    def engaged(self) -> bool:
        """Whether Escape has something to put away before it leaves the table."""
        table = self.table
        return bool(table.hand.chosen or table.hand.faces or table.notice or table.board.line)

    # --- what persons do ------------------------------------------------------------------------------------------

    def play(self, step: str, put_down: bool, rest: tuple[str, ...]) -> None:
        """A person plays a legal step, then the `rest`; unless the professor asks."""
        self.table.teaching.judge(step, rest, partial(self.table.play_step, step, put_down, rest))

    def throw(self) -> None:
        """A person throws the dice: what was said is read."""
        self.table.notice = None
        self.table.show_played(self.table.conductor.throw())

    def undo(self) -> None:
        """Take back, without a sound. A die that is entered goes first. One who looks on has the game stand still."""
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
        """Play again what was taken back."""
        table = self.table
        if table.teaching.leave_line():
            return
        if table.conductor.redo():
            table.gone_back()
        else:
            table.say(table.notice_of("redo-nothing"))

    def advise(self) -> None:
        """Ask the computer, at full strength, what it would play; nothing is wiped out where that is not asked."""
        table = self.table
        if (waiting := table.waiting()) is Waiting.PERSON:
            table.teaching.leave_line()
            table.refused = ()
            table.teaching.advise()
        elif waiting in NO_HINT and not table.notice:
            table.say(table.notice_of(NO_HINT[waiting]))

    def choose(self, path: Path, sentence: str, audible: bool) -> None:
        """The hand has chosen places of a step."""
        self.table.put_in_hand(path, sentence, audible)

    def refuse(self, refused: Refuse) -> None:
        """A gesture is refused."""
        self.table.refuse(refused)

    def cancel(self) -> None:
        """Put back what is in the hand, and take the sentence of the moment away."""
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


class FreePlay(Activity):
    """Persons play all sides; nobody asks them anything."""

    quiet = True
