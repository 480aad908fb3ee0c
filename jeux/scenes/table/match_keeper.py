"""Saves the match on the table and archives each finished game. Knows whether the last save succeeded."""

from __future__ import annotations

from collections.abc import Callable

from jeux.common.files import Problem
from jeux.match.match import Match
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.library.ended import reached
from jeux.play.setup.next_level import Proposal
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet
from jeux.scenes.second_tries import SecondTries


class UnsavedSheet(ChoiceSheet):
    """Asks whether to stay, to retry, or to lose what is not saved. `save` returns whether it succeeded; `leave`
    continues to leave."""

    def __init__(self, app: App, save: Callable[[], bool], leave: Callable[[], object]) -> None:
        super().__init__(app)
        self._save, self._leave = save, leave
        get = app.texts.get
        self.title, self.sentence = get("unsaved-title"), get("unsaved-sentence")
        self.choices = [
            (get("unsaved-retry"), self._retry, "primary"),
            (get("unsaved-stay"), app.close, "plain"),
            (get("unsaved-leave"), self._lose, "plain"),
        ]

    def _retry(self) -> None:
        if self._save():
            self._lose()  # saved now: only the leaving is left to do
        else:
            self.ask(self.title, self.app.texts.get("unsaved-again"), self.choices)

    def _lose(self) -> None:
        self.app.close()
        self._leave()


class MatchKeeper:
    """Saves after every step, and asks before an unsaved match is left."""

    def __init__(self, app: App, match: Match) -> None:
        self.app, self._match = app, match
        self._tries = SecondTries(self._save, "not-saved")
        self._unsaved = False
        self._going = 0
        """The number of the game seen in play here. Only that game is counted when it ends."""
        self.proposal: Proposal | None = None
        """The level proposed for the next match, once this one is over."""

    def save(self, match: Match) -> Problem | None:
        """Save the record and the dice thrown so far."""
        self._match = match
        return self._tries.now()

    def _save(self) -> Problem | None:
        self.app.ledger.note(self._match)
        unkept = self._note_end()  # archived first: nothing is lost if the program dies in between
        problem = self.app.store.save(self._match.record)
        self._unsaved = problem is not None
        return problem or unkept

    def _note_end(self) -> Problem | None:
        """Archive the game on the table and count it in the statistics, if it ended here."""
        match, number = self._match, len(self._match.record.games)
        if not match.result():
            self._going, self.proposal = number, None
        if self._going != number or not match.result():
            return None
        count = reached(match)
        kept, counted = self.app.archive.note(match, count), self.app.statistics.note(match, count)
        if not counted:
            proposal = self.app.next_level.after(match, self.app.statistics.table())
            if proposal and proposal.next in self.app.hour.offered.levels:
                self.proposal = proposal
        return kept or counted

    def advance(self, dt: float, say: Callable[[Notice], None]) -> bool:
        """Retry a postponed save and report its failure; True when something was reported."""
        problem = self._tries.advance(dt)
        if problem:
            say(Notice(self.app.texts.get(f"error-{problem.code}"), Kind.REFUSAL))
        return problem is not None

    def may_leave(self, leave: Callable[[], object]) -> bool:
        """Whether everything is saved, after one more try. If not, it asks, and calls `leave` if the player accepts the
        loss."""
        if self._save_again():
            return True
        self.app.open(UnsavedSheet(self.app, self._save_again, leave))
        return False

    def _save_again(self) -> bool:
        if self._unsaved:
            self._save()
        return not self._unsaved

    def rescue(self) -> None:
        """Save the record without questions: the scene has failed."""
        self.app.store.save(self._match.record)

    def release(self) -> None:
        """Release the match, so that another window can play it."""
        self.app.store.release(self._match.record.id)
