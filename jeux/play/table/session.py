"""A match in play without its window: whose turn it is, what the hand may do, the sentences.

The `Activity` of a session decides what the table waits for and what follows an action; the session is what it acts on.
Each event goes to the window as one `Report`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol, final

from jeux.common.files import Problem
from jeux.common.settings import Settings
from jeux.common.texts import Texts
from jeux.engine.client import Engine
from jeux.match.match import Match
from jeux.play.games import gestures_of, wording_of
from jeux.play.gestures.hand import NOBODY, Hand, Outcome, Path, Permit, Play, Refuse, Select
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.gestures.pace import EndPause
from jeux.play.gestures.permits import permit_in, watch_only
from jeux.play.table.activity import Activity
from jeux.play.table.advice_words import AdviceWords
from jeux.play.table.conductor import Conductor, EngineProblem, News, Played, Waiting, never
from jeux.play.table.forced import ForcedTurns
from jeux.play.table.report import Report
from jeux.play.table.showing import OnBoard
from jeux.play.table.surrender import GaveUp, KnownLoss
from jeux.play.table.teaching import Teaching
from jeux.play.table.throwing import at_rest
from jeux.play.table.watching import Watching
from jeux.play.words.sentences import Sentences
from jeux.play.words.turn_lines import TurnLines
from jeux.rules.contract import Refusal


class Keeper(Protocol):
    """Saves the record of a match."""

    def save(self, match: Match) -> Problem | None:
        """Save the current record. Returns the problem, if there is one."""


@final
class Session:
    """The table of one match. `settings` returns the current settings, `show` gets a report of each event; without an
    `activity` it is an ordinary game."""

    def __init__(
        self,
        match: Match,
        engine: Engine,
        keeper: Keeper,
        texts: Texts,
        settings: Callable[[], Settings],
        show: Callable[[Report], None],
        activity: Activity | None = None,
    ) -> None:
        self.activity = activity or Activity()
        self.match, self.wording, self.gestures = match, wording_of(match.game), gestures_of(match.game)
        self.hand, self._end = Hand(settings), EndPause()
        self._end_sounds: tuple[str, ...] = ()  # heard when the pause is over
        self.permit: Permit = NOBODY
        self.notice: Notice | None = None
        self.refused: tuple[str, ...] = ()
        """The places that the last refusal is about."""
        self.watch = Watching(settings)
        self.engine, self.settings = engine, settings
        self._keeper, self._show = keeper, show
        self.board = OnBoard(lambda: self.match, self._show_line, lambda: self.watch.speed)
        self.teaching, self.forced = Teaching(self, settings), ForcedTurns(self, settings)
        self._set_words(texts)
        self._conduct()
        self.activity.join(self)

    def _conduct(self) -> None:
        confirms = self._confirms if self.activity.confirms else never
        self.conductor = Conductor(self.match, self.engine, self.settings, confirms)
        self.conductor.pace = self.watch.chosen

    def _confirms(self, chosen: bool) -> bool:
        """Whether a person is asked to confirm the end of a turn. `chosen`: the turn left a choice."""
        return self.gestures.confirm_turn or (chosen and self.settings().confirm)

    def speak(self, texts: Texts) -> None:
        """Speak another language."""
        self._set_words(texts)
        self.activity.speak()

    def _set_words(self, texts: Texts) -> None:
        self.texts = texts
        self.sentences = Sentences(texts, self.match, self.wording, self.gestures)
        self.turns = TurnLines(self.sentences)
        self.words = AdviceWords(self.sentences, self.turns)

    def begin(self) -> None:
        """Show the saved position."""
        self.activity.begin()

    def leave(self) -> None:
        """Stop thinking about this match."""
        self.activity.leave()
        self.conductor.leave()

    # --- the state of the game ------------------------------------------------------------------------------------

    def waiting(self) -> Waiting:
        """What the table waits for."""
        return self.activity.waiting()

    def dice_ready(self) -> tuple[int, ...]:
        """For each die that is to be thrown next, or may be, who throws it; empty while a line is shown, and where real
        dice are thrown."""
        lies = not self.board.line and self.waiting() not in (Waiting.ENTER, Waiting.CONFIRM, Waiting.OVER)
        return at_rest(self.match) if lies else ()

    @property
    def dice_in_hand(self) -> bool:
        """Whether a person throws the dice that are ready, and nobody else."""
        return self.waiting() in (Waiting.THROW, Waiting.PERSON)

    @property
    def in_turn(self) -> bool:
        """Whether persons take turns, as they do in a real game."""
        return self.activity.in_turn

    @property
    def players(self) -> int:
        """How many play."""
        return self.match.record.players

    @property
    def watching(self) -> bool:
        """Whether only computers play."""
        return self.activity.watching

    @property
    def moving(self) -> bool:
        """Whether something runs by itself, or is being dragged."""
        return self.activity.busy or self.hand.dragging

    @property
    def outcome_shown(self) -> bool:
        """Whether the final position has been shown long enough for the result to follow."""
        return self._end.over

    def refresh(self) -> None:
        """Show everything again after a change of layout; the hand keeps its selection."""
        self.hand.let_go()
        self.show_turn(Report())

    def show_turn(self, report: Report) -> None:
        """Report a change, and update what the hand may do now."""
        waiting, position = self.waiting(), self.board.position
        if self.board.line:
            self.permit = NOBODY
        elif waiting is Waiting.PERSON:
            self.permit = permit_in(self.gestures, position)
        else:
            self.permit = watch_only(position) if waiting is not Waiting.COMPUTER else NOBODY
        self._show(replace(report, turned=True, notice=self.notice))

    def moved(self, report: Report) -> None:
        """Save the record, then report the change."""
        problem, self._end, self._end_sounds = self.save(), EndPause(), report.end
        back = self.teaching.forget_line() or report.taken_back
        self.forget_marks()
        self.hand.clear()
        self.show_turn(replace(report, taken_back=back, problem=problem.code if problem else ""))
        if self.waiting() is Waiting.PERSON:
            self.teaching.professor.prepare()

    def _show_line(self, report: Report) -> None:
        """Report that a line on the board goes on or ends."""
        self.hand.clear()
        self.show_turn(report)

    def save(self) -> Problem | None:
        to_confirm = self.waiting() is Waiting.CONFIRM and self.match.result()  # the game ends only after the click
        problem = None if to_confirm else self._keeper.save(self.match)
        if problem:
            self.notice = self.notice_of(f"error-{problem.code}", Kind.REFUSAL)
        return problem

    def notice_of(self, name: str, kind: Kind = Kind.PLAIN) -> Notice:
        return Notice(self.texts.get(name), kind)

    def say(self, notice: Notice | None, *sounds: str) -> None:
        """Show a notice in place of the prompt, or none, and play the sounds."""
        self.notice = notice
        self._show(Report(notice=notice, sounds=sounds))

    def forget_marks(self) -> None:
        """Drop what the next gesture makes stale."""
        self.refused = ()
        self.teaching.adviser.forget()

    # --- what persons do ------------------------------------------------------------------------------------------

    def play(self, step: str, put_down: bool = False, rest: tuple[str, ...] = ()) -> None:
        """A person plays a legal step, `put_down` by the hand itself, then the `rest`."""
        self.activity.play(step, put_down, rest)

    def play_step(self, step: str, put_down: bool = False, rest: tuple[str, ...] = ()) -> None:
        """Play a step of a person without further questions, then the `rest`."""
        self.show_played(self.conductor.play(step), put_down)
        self.hand.rest = rest

    def show_played(self, played: Played, put_down: bool = False, unasked: bool = False) -> None:
        """Report a step that was played: `put_down` by the hand itself, or `unasked`, without a click of a person."""
        by_person = played.player >= 0 and not self.match.who_plays(played.player).level
        if self.notice and (by_person or not self.notice.lasting):
            self.notice = None
        end = () if self.waiting() is Waiting.CONFIRM else end_sounds(self.match)
        sounds = ("turn",) if unasked and self.waiting() is Waiting.PERSON else ()
        self.moved(Report(played=played, put_down=put_down, sounds=sounds, end=end))

    def throw(self) -> None:
        """A person throws the dice."""
        self.activity.throw()

    def contribute(self, words: tuple[str, ...]) -> None:
        """Mix a word of each seat into the dice."""
        self.match.contribute(words)
        self.save()

    def confirm(self) -> None:
        """A person ends the turn."""
        self.conductor.confirm()
        self.notice = None
        self.moved(Report(end=end_sounds(self.match)))

    def undo(self) -> None:
        """Undo for a person."""
        self.activity.undo()

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return bool(self.hand.faces) or self.activity.can_undo

    def undo_to(self, number: int) -> None:
        """Undo until `number` steps are left."""
        while len(self.match.steps) > number and self.conductor.undo():
            pass
        self.gone_back()

    def redo(self) -> None:
        """Redo for a person."""
        self.activity.redo()

    def gone_back(self) -> None:
        """Report that steps were undone or redone."""
        self.notice = None
        self.moved(Report(taken_back=True))

    def advise(self) -> None:
        """A person asks for advice."""
        self.activity.advise()

    def hinted(self) -> None:
        """Record that somebody got a hint about the position, and save at once."""
        self.match.hinted()
        self.save()

    def next_game(self) -> None:
        """Start the next game of the match."""
        self.match.next_game()
        self._conduct()
        self.begin()

    def give_up(self, player: int, price: int) -> None:
        """Give the game up for a player, at this price."""
        self.conductor.leave()
        self.match.give_up(player, price)
        self.notice = None
        self.moved(Report(end=end_sounds(self.match)))

    # --- gestures -------------------------------------------------------------------------------------------------

    def do(self, outcome: Outcome) -> bool:
        """Carry out the outcome of a finished gesture."""
        match outcome:
            case Play(step, rest):
                self.play(step, rest=rest)
            case Select(path):
                self.choose(path, audible=bool(path))
            case Refuse():
                self.activity.refuse(outcome)
        return True

    def choose(self, path: Path, sentence: str = "", audible: bool = True) -> None:
        """Called when the hand has selected these places of a step, with an optional sentence of the game about
        them."""
        self.activity.choose(path, sentence, audible)

    def put_in_hand(self, path: Path, sentence: str = "", audible: bool = True) -> None:
        """Select places of a step, with an optional sentence of the game about them."""
        self.forget_marks()
        self.hand.chosen = path
        notice = Notice(self.texts.game(self.match.game.key, sentence)) if sentence else None
        self.say(notice, *(["select"] if audible else []))

    def refuse(self, refused: Refuse) -> None:
        """Say why a gesture is refused; ignored while a line is on the board."""
        if self.board.line:
            return
        refusal, sentence = self._not_now() or self.sentences.why(refused.step, refused.place)
        self.refused = refusal.places or (refused.place,)
        self.say(Notice(sentence, Kind.REFUSAL, code=refusal.code), "illegal")

    def _not_now(self) -> tuple[Refusal, str] | None:
        """The reason why no step at all can be played now; None where one can."""
        match self.waiting():
            case Waiting.OVER:
                return Refusal("game-over"), self.sentences.refusal(Refusal("game-over"))
            case Waiting.COMPUTER:
                return Refusal("computer-thinks"), self.texts.get("refusal-computer-thinks")
            case Waiting.CONFIRM:
                return Refusal("turn-end"), self.sentences.turn_end(self.conductor.acting())
        return None

    @property
    def engaged(self) -> bool:
        """Whether Escape still has something to cancel before it leaves the table."""
        return self.activity.engaged

    def let_go(self) -> None:
        """Clear the hand's selection."""
        self.hand.clear()
        self.say(self.notice)

    def cancel(self) -> None:
        """Clear the hand's selection and the current notice."""
        self.activity.cancel()

    # --- time -----------------------------------------------------------------------------------------------------

    def advance(self, dt: float, moving: bool = False, held: bool = False) -> bool:
        """Let `dt` seconds pass. Nothing is played while the men or the dice are `moving`, nor while the table is
        `held`. True when something changed."""
        if self.hand.pressed:
            self.hand.hold(dt)
        return self.activity.advance(dt, moving, held)

    def hand_goes_on(self) -> bool:
        """Play the next pending step of the hand. Returns whether there was one."""
        following = self.hand.goes_on()
        return following is not None and self.do(following)

    def rest_at_end(self, dt: float) -> bool:
        """Count down the pause on the final position. Returns True when it has just elapsed, so that the result can
        follow."""
        over = self._end.advance(dt, self.settings().animation)
        if over:
            self.hand.let_go()
            self.show_turn(Report(sounds=self._end_sounds))
        return over

    def hear(self, news: News) -> None:
        """Report what the conductor did or learnt."""
        match news:
            case Played():
                self.watch.awaited = False
                self.show_played(news, unasked=True)
            case GaveUp(player, price):
                self.give_up(player, price)
            case KnownLoss() | EngineProblem():
                self.say(_told(news, self.sentences))


def end_sounds(match: Match) -> tuple[str, ...]:
    """The sound of the end of a game: a loss where persons have played, and none of them is among the winners."""
    result = match.result()
    if not result:
        return ()
    best, persons = max(result.scores), match.persons()
    if best == min(result.scores):
        return ("draw",)
    return ("loss",) if persons and all(result.scores[side] < best for side in persons) else ("win",)


def _told(news: KnownLoss | EngineProblem, sentences: Sentences) -> Notice:
    """A notice about the computer itself, which stays until a person plays."""
    get = sentences.texts.get
    if isinstance(news, KnownLoss):
        return Notice(get("computer-knows-loss", side=sentences.side(news.player)), lasting=True)
    return Notice(get(f"error-{news.code}"), Kind.REFUSAL, lasting=True)
