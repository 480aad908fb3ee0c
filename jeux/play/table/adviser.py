"""« Conseil » in three presses: where to look; the step, its reason and what it is worth; the three best.

All presses use one verdict, which no longer changes once the step is shown. Within an advised turn, the remaining steps
are advised from the same verdict.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import partial

from jeux.match.match import Match
from jeux.play.analysis.analysis import DEEP, Inquiry
from jeux.play.analysis.expected_lines import turn_with
from jeux.play.analysis.mistake_search import Mistake, MistakeSearch
from jeux.play.analysis.remembered import Remembered, key_of
from jeux.play.analysis.verdicts import Verdict, Worth, shown_at_most
from jeux.play.analysis.zones import zone
from jeux.play.gestures.notice import Kind, Notice
from jeux.play.table.advice_words import AdviceWords
from jeux.play.table.contract import Table
from jeux.rules.contract import Position

WHERE, STEP, BEST = 1, 2, 3
"""What each press asks for."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """One of the best turns: its steps, and its words with what it is worth, written and `spoken`."""

    turn: tuple[str, ...]
    text: str
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Shown:
    """What is marked on the board: the places to look at, the advised turn, or the best turns. `lit` holds the places
    that a text mentions, each marked by itself."""

    where: tuple[str, ...] = ()
    turn: tuple[str, ...] = ()
    ranked: tuple[Ranked, ...] = ()
    lit: tuple[str, ...] = ()


@dataclass(slots=True)
class _Advised:
    """What was advised in a position, after so many presses."""

    pressed: int = 0
    step: str = ""
    plan: tuple[str, ...] = ()
    """Set where the first steps of an advised turn were played: its remaining steps. `worth` is that of the whole
    turn."""
    worth: Worth | None = None


def mistake_known(worth: Worth, match: Match) -> bool:
    """Whether the last mistake can be found: for a single player without dice, proofs give the value of every step."""
    return worth.exact and match.record.players == 1 and not match.game.chance


class Adviser:
    """The advice of one match."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.shown = Shown()
        self._past = Remembered(_Advised)
        self._inquiry: Inquiry | None = None
        """The last inquiry."""
        self._awaited = False
        """Whether a press is not answered yet."""

    @property
    def _match(self) -> Match:
        return self._table.match

    def _after(self, steps: tuple[str, ...]) -> Position:
        position = self._match.position
        for step in steps:
            position = position.play(step)
        return position

    def has_advised(self, step: str) -> bool:
        """Whether a step is what was advised in this position."""
        past = self._past.known(self._match)
        return past is not None and (past.step == step or past.plan[:1] == (step,))

    def forget(self) -> None:
        """Clear the marks at the next gesture. After a first press, the next one advises the step (again)."""
        self.shown = Shown()
        past = self._past.known(self._match)
        if past:
            past.pressed = min(WHERE, past.pressed)

    def press(self) -> None:
        """Advise, one level further than the last press in this position. Ignored while the last press waits for its
        answer."""
        at_work = self._inquiry is not None and self._table.conductor.inquiry is self._inquiry
        if at_work and self._awaited:
            return
        past = self._past.at(self._match)
        past.pressed = min(BEST, past.pressed + 1)
        if past.worth and past.pressed < BEST:
            self._table.hinted()
            (self._show_where if past.pressed == WHERE else self._show_turn)(past.plan, past.worth)
            return
        self._awaited = True
        self._table.say(Notice(self._table.words.texts.get("hint-thinking")))
        if not at_work:
            key = key_of(self._match, self._match.position)
            self._inquiry = Inquiry(len(self._match.steps), DEEP, partial(self._receive, key))
            self._table.conductor.study(self._inquiry)

    def _receive(self, key: Hashable, verdict: Verdict | None, whole: bool) -> None:
        """Callback for a verdict, or for a better one."""
        if verdict is None or key != key_of(self._match, self._match.position):
            return
        past = self._past.at(self._match)
        if past.pressed == WHERE:
            self._tell_where(verdict)
        press = past.pressed
        if press > WHERE and whole:
            self._awaited = False
            self._table.hinted()
            self._table.conductor.analysis.tell(len(self._match.steps))
            (self._tell_step if press == STEP else self._tell_best)(verdict)

    # --- the three presses ----------------------------------------------------------------------------------------

    def _tell_where(self, verdict: Verdict) -> None:
        self._show_where(self._turn_of(verdict.best), verdict.best)

    def _show_where(self, turn: tuple[str, ...], worth: Worth) -> None:
        places = zone(self._match.game.board, self._match.position, turn[0])
        if not places:
            self._past.at(
                self._match
            ).pressed = STEP  # a button plays this step: there is no place to look at, so the step is advised at once
            return
        self._awaited = False
        if self.shown.where and places != self.shown.where:
            self._say_where(places, "hint-where-rather")
        elif not self.shown.where:
            self._table.hinted()
            self._say_where(places, "hint-where")

    def _say_where(self, places: tuple[str, ...], name: str) -> None:
        self.shown = Shown(where=places)
        self._table.say(Notice(self._table.words.texts.get(name)), "hint")

    def _turn_of(self, worth: Worth) -> tuple[str, ...]:
        return turn_with(self._match, self._match.position, worth)

    def _tell_step(self, verdict: Verdict) -> None:
        worth = verdict.best
        turn = self._turn_of(worth)
        for played in range(1, len(turn)):
            later = self._past.at(self._match, *turn[:played])
            later.plan, later.worth = turn[played:], worth
        self._past.at(self._match).step = turn[0]
        why, spoken = (self._table.words.why(self._match.position, verdict, worth, aloud) for aloud in (False, True))
        self._show_turn(turn, worth, why, spoken)
        if self._match.steps and mistake_known(worth, self._match):
            ask, told = self._table.conductor.ask_again, self._table.notice
            MistakeSearch(len(self._match.steps), ask, partial(self._show_mistake, told)).begin()

    def _show_turn(self, turn: tuple[str, ...], worth: Worth, why: str = "", spoken_why: str = "") -> None:
        words, position = self._table.words, self._match.position
        text = words.advice(position, worth, turn, why)
        spoken = words.advice(position, worth, turn, spoken_why, spoken=True)
        self.shown = Shown(turn=turn)
        gauge = words.gauge(position, worth, worth)
        self._table.say(Notice(text, _kind(worth), gauge=gauge, spoken=spoken if spoken != text else ""), "hint")

    def _tell_best(self, verdict: Verdict) -> None:
        words, position = self._table.words, self._match.position
        best = self._best_turns(verdict)
        ranked = tuple(
            Ranked(turn, *(words.ranked(position, number, worth, turn, spoken) for spoken in (False, True)))
            for number, (worth, turn) in enumerate(best, 1)
        )
        self.shown = Shown(ranked=ranked)
        whole_turns, only = any(len(turn) > 1 for _, turn in best), len(verdict.worths) == 1
        text = words.best(len(ranked), whole_turns, only)
        exact = all(worth.exact for worth, _ in best)
        self._table.say(Notice(text, Kind.PROOF if exact else Kind.ESTIMATE), "hint")

    def _best_turns(self, verdict: Verdict) -> list[tuple[Worth, tuple[str, ...]]]:
        """The best turns of known value, one for each first step. Turns that reach the same position by another order
        of steps count as one."""
        best: dict[Position, tuple[Worth, tuple[str, ...]]] = {}
        most = shown_at_most(verdict)
        for worth in verdict.worths:
            if not worth.bound and len(best) < most:
                turn = self._turn_of(worth)
                best.setdefault(self._after(turn), (worth, turn))
        return list(best.values())

    def _show_mistake(self, advice: Notice | None, mistake: Mistake) -> None:
        """Add the mistake to the advice, if the advice is still shown."""
        if advice and self._table.notice == advice:
            self._table.say(with_mistake(advice, mistake, self._table.words))


def with_mistake(advice: Notice, mistake: Mistake, words: AdviceWords) -> Notice:
    """The advice, extended by the last mistake and the way back to the position before it."""
    more = words.texts.get("hint-mistake", number=mistake.number, n=mistake.lost)
    spoken = f"{advice.spoken}\n{more}" if advice.spoken else ""
    return replace(advice, text=f"{advice.text}\n{more}", spoken=spoken, back_to=mistake.number - 1)


def _kind(worth: Worth) -> Kind:
    return Kind.PROOF if worth.exact else Kind.ESTIMATE
