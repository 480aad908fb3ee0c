"""A match in play as the window sees it: what the hand may do, what is shown, what is said. No widget, no layout."""

from __future__ import annotations

from collections.abc import Callable

from jeux.common.files import Problem
from jeux.common.settings import Settings
from jeux.common.sounds import Sounds
from jeux.common.texts import Texts
from jeux.engine.client import Engine, Thought
from jeux.match.match import Match
from jeux.match.record import Record, Seat
from jeux.play.choosing import FIRST_LEVEL
from jeux.play.conductor import Advice, Appraisal, Conductor, EngineTrouble, News, Played, Waiting
from jeux.play.gestures import gestures_of
from jeux.play.hand import NOBODY, Hand, Outcome, Permit, Play, Refuse, Select
from jeux.play.noises import noises_of
from jeux.play.pace import duration
from jeux.play.permits import permit_in, watch_only
from jeux.play.sentences import Sentences
from jeux.play.wording import wording_of
from jeux.rules.contract import Refusal, in_use
from jeux.views.board import BoardView
from jeux.views.marking import Marking
from jeux.views.tabletop import Tabletop
from jeux.views.view import view_of

NO_HINT = {
    Waiting.THROW: "hint-before-dice",
    Waiting.ENTER: "hint-before-dice",
    Waiting.PAUSE: "hint-before-dice",
    Waiting.CONFIRM: "hint-after-turn",
}
"""Why there is nothing to advise."""


class Session:
    """Plays one match on one board. `changed` is called when what the hand may do has changed, `save` keeps the
    record and tells what went wrong, `speed` is the chosen speed of animation."""

    def __init__(
        self,
        match: Match,
        engine: Engine,
        sounds: Sounds,
        texts: Texts,
        settings: Callable[[], Settings],
        save: Callable[[Record], Problem | None],
        changed: Callable[[], None],
    ) -> None:
        self.match = match
        self.wording, self.gestures = wording_of(match.game), gestures_of(match.game)
        self.view = view_of(match.game, match.record.options)
        self.board = BoardView(in_use(match.game, match.record.options), self.view)
        self.top = Tabletop(self.board, self.view.dice)
        self.marking = Marking(self.board, self.view)
        self.hand = Hand()
        self.permit: Permit = NOBODY
        self.notice: tuple[str, bool] | None = None
        """A sentence that stands in the place of the prompt, and whether it refuses something."""
        self.judged: tuple[tuple[str, bool] | None, bool] = (None, False)
        """The notice of the last advice, and whether it is proven."""
        self._engine, self._sounds = engine, sounds
        self._settings, self._save_record, self._changed = settings, save, changed
        self._ended = 0.0
        self._offer: tuple[int, int] | None = None
        self._lasting = False
        self.speak(texts)
        self._conduct()

    def _conduct(self) -> None:
        self.conductor = Conductor(self.match, self._engine, self.gestures.confirm_turn, self._settings)

    def speak(self, texts: Texts) -> None:
        """Speak another language."""
        self.texts = texts
        self.sentences = Sentences(texts, self.match, self.wording, self.gestures)

    def begin(self) -> None:
        """Everything lies as the record has it."""
        self.top.show(self.match.positions, self.match.steps)
        self._moved()

    def leave(self) -> None:
        """Stop thinking about this match."""
        self.conductor.leave()

    # --- the state of the game -----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Everything that follows from the position: what the hand may do, the buttons, the marks."""
        waiting = self.conductor.waiting()
        position = self.match.position
        self.hand.clear()
        if waiting is Waiting.PERSON:
            self.permit = permit_in(self.gestures, position)
        else:
            self.permit = watch_only(position) if waiting is not Waiting.COMPUTER else NOBODY
        self.marking.follow(self.match.positions, self.match.steps, waiting is Waiting.PERSON)
        self._changed()

    def _save(self) -> None:
        problem = self._save_record(self.match.record)
        if problem:
            self.notice = (self.texts.get(f"error-{problem.code}"), True)

    def _moved(self) -> None:
        """The record changed: save it and look at the new position."""
        self._save()
        self.marking.forget()
        self._ended = 0.0
        self.refresh()

    def show_played(self, played: Played) -> None:
        """A step was played, by whomever: save, animate, sound."""
        if played.player >= 0 and not self.match.sitting(played.player).level:
            self._lasting = False
        if not self._lasting:
            self.notice = None
        speed = self._settings().animation
        self.board.animate(played.effects, self.match.position, speed)
        self.top.follow(played.effects, self.match.position, len(self.match.steps), speed)
        for event in noises_of(played.effects, self.view.carried):
            self._sounds.play(event)
        self._moved()
        result = self.match.result()
        if result:
            self._sounds.play("win" if max(result.scores) > min(result.scores) else "draw")

    # --- what persons do ------------------------------------------------------------------------------------------

    def play(self, step: str) -> None:
        """A person plays a legal step."""
        self.show_played(self.conductor.play(step))

    def touch_cube(self) -> bool:
        """Play the step that touching the cube means now, if it means one."""
        if self.conductor.waiting() is not Waiting.PERSON:
            return False
        step = next((step for step in self.gestures.cube_steps if step in self.match.legal()), None)
        if step:
            self.play(step)
        return step is not None

    def throw(self) -> None:
        """A person throws the dice."""
        self.show_played(self.conductor.throw())

    def enter_dice(self, dice: tuple[int, ...]) -> None:
        """Real dice show this, in the order in which they are asked for."""
        self.play(self.match.position.outcome(dice))

    def contribute(self, words: tuple[str, ...]) -> None:
        """A word of each seat is mixed into the dice."""
        self.match.contribute(words)
        self._save()

    def confirm(self) -> None:
        """A person ends the turn."""
        self.conductor.confirm()
        self.notice = None
        self.refresh()

    def undo(self) -> None:
        """Take back; the men glide to where they were, without a sound."""
        if not self.conductor.undo():
            self.notice = (self.texts.get("undo-nothing"), False)
            return
        self._went_elsewhere("undone")

    def redo(self) -> None:
        """Play again what was taken back."""
        if not self.conductor.redo():
            self.notice = (self.texts.get("redo-nothing"), False)
            return
        self._went_elsewhere("redone")

    def _went_elsewhere(self, notice: str) -> None:
        self.board.glide(self.match.position, self._settings().animation)
        self.top.show_dice(self.match.positions, self.match.steps)
        self.notice = (self.texts.get(notice), False)
        self._moved()

    def advise(self) -> None:
        """Ask the computer, at full strength, what it would play."""
        waiting = self.conductor.waiting()
        if waiting is not Waiting.PERSON:
            self.notice = (self.texts.get(NO_HINT.get(waiting, "hint-none")), False)
            return
        self.marking.forget()
        self.conductor.advise()
        self.notice = (self.texts.get("hint-thinking"), False)

    def offer_to_give_up(self, player: int, price: int) -> None:
        """Give up at a price; the computer refuses one that is below what it expects to win."""
        prices = self.match.game.prices(self.match.position)
        persons = all(not seat.level for seat in self.match.record.seats)
        if persons or price == max(prices) or not self.conductor.appraise():
            self.give_up(player, price)
            return
        self._offer = (player, price)
        self.notice = (self.texts.get("turn-computer"), False)

    def _judge(self, appraisal: Appraisal) -> None:
        if not self._offer:
            return
        (player, price), self._offer = self._offer, None
        loss = -appraisal.value if appraisal.player == player else appraisal.value
        if price >= loss:
            self.give_up(player, price)
        else:
            self.notice = (self.texts.get("resign-refused"), True)

    def give_up(self, player: int, price: int) -> None:
        """A player gives the game up."""
        self.conductor.leave()
        self.match.give_up(player, price)
        self._moved()

    def hand_over(self, player: int) -> None:
        """The computer plays on for a person, as well as it plays elsewhere at this table."""
        self.conductor.leave()
        level = max(seat.level for seat in self.match.record.seats) or FIRST_LEVEL
        self.match.reseat(player, Seat("", level))
        self._moved()
        self.notice = (self.texts.get("resign-handed-over", side=self.sentences.side(player)), False)
        self._lasting = True

    def agree_draw(self) -> None:
        """Both sides agree on a draw."""
        self.conductor.leave()
        self.match.agree_draw()
        self._moved()

    def next_game(self) -> None:
        """The next game of the match."""
        self.match.next_game()
        self._conduct()
        self.begin()

    # --- gestures -----------------------------------------------------------------------------------------------

    def do(self, outcome: Outcome) -> bool:
        """What a finished gesture leads to."""
        match outcome:
            case Play(step, _, rest):
                self.play(step)
                self.hand.rest = rest
            case Select(path):
                self.notice = None
                self.marking.forget()
                if path:
                    self._sounds.play("select")
            case Refuse(step, place):
                self._refuse(step, place)
        return True

    def _refuse(self, step: str | None, place: str) -> None:
        refusal, sentence = self._whose_turn() or self.sentences.why(step, place)
        self.marking.refused = refusal.places or (place,)
        self.notice = (sentence, True)
        self._sounds.play("illegal")

    def _whose_turn(self) -> tuple[Refusal, str] | None:
        """Why nothing can be played now, whatever it is."""
        match self.conductor.waiting():
            case Waiting.COMPUTER:
                return Refusal("computer-thinks", ()), self.texts.get("refusal-computer-thinks")
            case Waiting.CONFIRM:
                return Refusal("turn-end", ()), self.sentences.turn_end(self.match.positions[-2].turn)
        return None

    def give_up_gesture(self) -> bool:
        """Put back the man in hand, the cursor and the sentence; False when there was nothing to give up."""
        if not (self.hand.chosen or self.marking.cursor or self.notice):
            return False
        self.hand.clear()
        self.marking.cursor, self.notice, self._lasting = None, None, False
        self.marking.forget()
        return True

    # --- time -----------------------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether something moves or is thought about."""
        return self.board.moving or self.top.rolling or self.conductor.thinking or self.hand.dragging

    def advance(self, dt: float, held: bool) -> bool:
        """Let `dt` seconds pass; nothing is played while the game is `held`. True when the picture changed."""
        if self.hand.pressed:
            self.hand.hold(dt)
        changed = self.board.advance(dt)
        changed |= self.top.advance(dt, self._sounds)
        busy = held or self.board.moving or self.top.rolling
        if self.hand.rest and not busy:
            self.do(Play(self.hand.rest[0], rest=self.hand.rest[1:]))
            changed = True
        for news in self.conductor.advance(dt, busy):
            self._hear(news)
            changed = True
        return self._advance_end(dt) or changed

    def _advance_end(self, dt: float) -> bool:
        if not self.match.result() or self._ended < 0 or self.board.moving:
            return False
        self._ended += dt
        if self._ended < duration("end", self._settings().animation):
            return False
        self._ended = -1.0
        self.refresh()
        return True

    @property
    def outcome_shown(self) -> bool:
        """Whether the winning position has been seen long enough for the result to be told."""
        return self._ended < 0

    def _hear(self, news: News) -> None:
        match news:
            case Played():
                self.show_played(news)
                if self.conductor.waiting() is Waiting.PERSON:
                    self._sounds.play("turn")
            case Advice(step):
                self.marking.advise(self.match.position, step)
                self.notice = (self.sentences.advice(self.match.position, step, news.value, news.exact), False)
                self.judged = (self.notice, news.exact)
                self._sounds.play("hint")
            case Appraisal():
                self._judge(news)
            case EngineTrouble(code):
                self._lasting = True  # until a person plays: the computer's step must not wipe it out unread
                self.notice = (self.texts.get(f"error-{code}"), True)
            case Thought():
                pass
