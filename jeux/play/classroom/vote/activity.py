"""The table of a vote: turns are proposed by playing them on a copy of a match; then the class votes on them."""

from __future__ import annotations

from enum import Enum, auto

from jeux.match.match import Match
from jeux.match.walked import stand_after
from jeux.play.classroom.vote.vote import LETTERS, Candidate, Vote
from jeux.play.gestures.hand import Refuse
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.table.activity import Activity, ActivityTable
from jeux.play.table.conductor import Waiting
from jeux.play.table.report import Report


class Stage(Enum):
    """The stages of a vote."""

    PROPOSE = auto()
    CAST = auto()
    SHOWN = auto()


class VoteActivity(Activity):
    """Proposes turns and counts votes. Nothing is saved, and the match itself stays as it is."""

    quiet = True

    def __init__(self, whole: Match) -> None:
        self.whole = whole
        """The match itself."""
        self.stage = Stage.PROPOSE
        self.first = len(whole.steps)
        """The steps before the turn that is voted on."""
        self.player = whole.position.turn

    def join(self, table: ActivityTable) -> None:
        super().join(table)
        self.vote = Vote(table.settings().pupils)

    # --- proposing ------------------------------------------------------------------------------------------------

    @property
    def _whole(self) -> bool:
        """Whether a whole turn has been played; for a single player a turn is one step."""
        match = self.table.match
        if len(match.steps) == self.first:
            return False
        return match.decider() != self.player or self.table.players == 1

    def waiting(self) -> Waiting:
        """Wait for a person while turns are proposed."""
        free = self.stage is Stage.PROPOSE and not self._whole and not self.vote.full
        return Waiting.PERSON if free else Waiting.OVER

    def play(self, step: str, put_down: bool, rest: tuple[str, ...]) -> None:
        """Play a step of a proposed turn."""
        self.table.notice = None
        self.table.play_step(step, put_down, rest)

    def _propose(self) -> None:
        """Add the turn on the board to the proposals, and take it back."""
        table, match = self.table, self.table.match
        steps, letter = match.steps[self.first :], LETTERS[min(len(self.vote.candidates), len(LETTERS) - 1)]
        words = table.words.moves(match.positions[self.first], steps)
        new = self.vote.propose(Candidate(steps, words))
        stand_after(match, self.whole, self.first)
        get = table.texts.get
        told = get("vote-proposed", letter=letter, step=words) if new else get("vote-same", step=words)
        table.notice = Notice(told, Kind.PLAIN if new else Kind.REFUSAL)
        table.moved(Report(taken_back=True, sounds=() if new else ("illegal",)))

    def undo(self) -> None:
        """Undo a step of the turn, else the last proposal; while the class votes, the last vote."""
        table = self.table
        table.notice = None
        if self.stage is Stage.CAST:
            self.vote.take_back()
        elif len(table.match.steps) > self.first:
            table.match.undo_to(len(table.match.steps) - 1)
            table.moved(Report(taken_back=True))
            return
        elif self.stage is Stage.PROPOSE and self.vote.candidates:
            self.vote.candidates.pop()
        table.refresh()

    def redo(self) -> None:
        """Do nothing: what was undone is proposed again by hand."""

    def advise(self) -> None:
        """Do nothing: the class decides without advice."""

    # --- voting ---------------------------------------------------------------------------------------------------

    def begin_vote(self) -> None:
        """Have the class vote, or vote again."""
        if self.vote.ready:
            stand_after(self.table.match, self.whole, self.first)
            self.vote.begin_again()
            self._go_on(Stage.CAST)

    def cast(self, number: int) -> None:
        """Add a vote for this candidate."""
        if self.stage is not Stage.CAST or number >= len(self.vote.candidates):
            return
        table = self.table
        if self.vote.cast(number):
            table.say(None, "select")
        else:
            table.say(table.notice_of("vote-all-voted", Kind.REFUSAL), "illegal")

    def reveal(self) -> None:
        """Show the number of votes for each candidate."""
        if self.stage is Stage.CAST:
            self._go_on(Stage.SHOWN)

    def propose_more(self) -> None:
        """Go back to proposing turns."""
        self._go_on(Stage.PROPOSE)

    def _go_on(self, stage: Stage) -> None:
        self.stage, self.table.notice = stage, None
        self.table.moved(Report(taken_back=True))

    # --- what is said ---------------------------------------------------------------------------------------------

    def message(self) -> str:
        """The prompt, or the result of the vote."""
        table, vote, get = self.table, self.vote, self.table.texts.get
        if table.notice:
            return table.notice.text
        if self.stage is Stage.PROPOSE:
            side = table.sentences.side(self.player, title=True)
            name = "vote-propose" if not vote.ready else "vote-propose-more"
            return get("vote-full") if vote.full else get(name, letter=LETTERS[len(vote.candidates)], side=side)
        if self.stage is Stage.CAST:
            told = get("vote-cast-of", n=vote.total, most=vote.most) if vote.most else get("vote-cast", n=vote.total)
            count = len(vote.candidates)
            return f"{get('vote-prompt', n=count, last=LETTERS[count - 1])}\n{told}"
        winners, counts = vote.winners(), vote.counts()
        if len(winners) > 1:
            return get("vote-level", n=max(counts))
        return get("vote-won", letter=LETTERS[winners[0]], n=max(counts), total=vote.total)

    # --- time -----------------------------------------------------------------------------------------------------

    def advance(self, dt: float, moving: bool, held: bool) -> bool:
        """Continue the turn on the board; once it is complete and its motion shown, propose it. Returns True when
        something changed."""
        if moving or held:
            return False
        if self.waiting() is Waiting.PERSON and self.table.hand_goes_on():
            return True
        if self._whole:
            self._propose()
            return True
        return False

    def refuse(self, refused: Refuse) -> None:
        """Explain a refused touch, but only while turns are proposed."""
        if self.waiting() is Waiting.PERSON:
            self.table.refuse(refused)
