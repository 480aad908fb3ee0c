"""The table of a vote: turns are proposed by playing them on a copy of a match; then the class votes on them."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from jeux.common.settings import Settings
from jeux.common.texts import Texts
from jeux.engine.client import Engine
from jeux.match.match import Match
from jeux.match.walked import WalkedMatch
from jeux.play.classroom.vote.vote import LETTERS, Candidate, Vote
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.table.conductor import Waiting
from jeux.play.table.report import Report
from jeux.play.table.session import Keeper, Session


class Stage(Enum):
    """How far the vote is."""

    PROPOSE = auto()
    CAST = auto()
    SHOWN = auto()


class VoteSession(Session):
    """Proposes and counts. Nothing of it is kept, and the match itself stays as it is."""

    def __init__(
        self,
        match: Match,
        engine: Engine,
        keeper: Keeper,
        texts: Texts,
        settings: Callable[[], Settings],
        show: Callable[[Report], None],
    ) -> None:
        self.vote = Vote(settings().pupils)
        self.stage = Stage.PROPOSE
        self.first = len(match.steps)
        """The steps before the turn that is voted on."""
        self._walked = WalkedMatch(match)
        self.player = match.position.turn
        super().__init__(self._walked, engine, keeper, texts, settings, show)
        self.teaching.quiet = True

    # --- proposing ------------------------------------------------------------------------------------------------

    @property
    def _whole(self) -> bool:
        """Whether a whole turn has been played: one who plays alone has one step."""
        if len(self.match.steps) == self.first:
            return False
        return self.match.decider() != self.player or self.players == 1

    def waiting(self) -> Waiting:
        """A person, while turns are proposed."""
        free = self.stage is Stage.PROPOSE and not self._whole and not self.vote.full
        return Waiting.PERSON if free else Waiting.OVER

    def play(self, step: str, put_down: bool = False, rest: tuple[str, ...] = ()) -> None:
        """A step of a turn that is proposed."""
        self.notice = None
        self.play_judged(step, put_down, rest)

    def _propose(self) -> None:
        """The turn on the board is proposed, and goes back."""
        steps, letter = self.match.steps[self.first :], LETTERS[min(len(self.vote.candidates), len(LETTERS) - 1)]
        words = self.words.moves(self.match.positions[self.first], steps)
        new = self.vote.propose(Candidate(steps, words))
        self._walked.go(self.first)
        get = self.texts.get
        told = get("vote-proposed", letter=letter, step=words) if new else get("vote-same", step=words)
        self.notice = Notice(told, Kind.PLAIN if new else Kind.REFUSAL)
        self.moved(Report(taken_back=True, sounds=() if new else ("illegal",)))

    def undo(self) -> None:
        """Take back a step of the turn, then the last that was proposed, then the last vote."""
        self.notice = None
        if self.stage is Stage.CAST:
            self.vote.take_back()
        elif len(self.match.steps) > self.first:
            self.match.undo_to(len(self.match.steps) - 1)
            self.moved(Report(taken_back=True))
            return
        elif self.stage is Stage.PROPOSE and self.vote.candidates:
            self.vote.candidates.pop()
        self.refresh()

    def redo(self) -> None:
        """What was taken back is proposed again by hand."""

    def advise(self) -> None:
        """The class decides alone."""

    # --- voting ---------------------------------------------------------------------------------------------------

    def begin_vote(self) -> None:
        """Have the class vote, or vote again."""
        if self.vote.ready:
            self._walked.go(self.first)
            self.vote.begin_again()
            self._go_on(Stage.CAST)

    def cast(self, number: int) -> None:
        """Somebody is for this one."""
        if self.stage is not Stage.CAST or number >= len(self.vote.candidates):
            return
        if self.vote.cast(number):
            self.say(None, "select")
        else:
            self.say(self._notice("vote-all-voted", Kind.REFUSAL), "illegal")

    def reveal(self) -> None:
        """Show how many are for each."""
        if self.stage is Stage.CAST:
            self._go_on(Stage.SHOWN)

    def propose_more(self) -> None:
        """Propose others once more."""
        self._go_on(Stage.PROPOSE)

    def _go_on(self, stage: Stage) -> None:
        self.stage, self.notice = stage, None
        self.moved(Report(taken_back=True))

    # --- what is said ---------------------------------------------------------------------------------------------

    def message(self) -> str:
        """What is to be done, or how the vote went."""
        get, vote = self.texts.get, self.vote
        if self.notice:
            return self.notice.text
        if self.stage is Stage.PROPOSE:
            side = self.sentences.side(self.player, title=True)
            name = "vote-propose" if not vote.ready else "vote-propose-more"
            return get("vote-full") if vote.full else get(name, letter=LETTERS[len(vote.candidates)], side=side)
        if self.stage is Stage.CAST:
            told = get("vote-cast-of", n=vote.total, most=vote.most) if vote.most else get("vote-cast", n=vote.total)
            return f"{get('vote-prompt')}\n{told}"
        winners, counts = vote.winners(), vote.counts()
        if len(winners) > 1:
            return get("vote-level", n=max(counts))
        return get("vote-won", letter=LETTERS[winners[0]], n=max(counts), total=vote.total)

    # --- time -----------------------------------------------------------------------------------------------------

    def advance(self, dt: float, moving: bool = False, held: bool = False) -> bool:
        """Let `dt` seconds pass: a turn goes on, and once it is seen whole it is proposed."""
        if self.hand.pressed:
            self.hand.hold(dt)
        if moving or held:
            return False
        if self.waiting() is Waiting.PERSON and (following := self.hand.goes_on()):
            self.do(following)
            return True
        if self._whole:
            self._propose()
            return True
        return False

    def _refuse(self, step: str | None, place: str) -> None:
        """A touch means something only while turns are proposed."""
        if self.waiting() is Waiting.PERSON:
            super()._refuse(step, place)
