"""A table in words for somebody who listens: what stands where, line by line, and what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from jeux.play.table.conductor import Waiting
from jeux.play.table.session import Session
from jeux.play.words.board_words import BoardWords
from jeux.rules.contract import CHANCE
from jeux.rules.die_places import face_of

MOST_TARGETS = 8
"""Where more places than these can be touched next, only their number is told."""


@dataclass(frozen=True, slots=True)
class LegalStep:
    """A step that can be played now: its places and its sentence. `rank` is 1 for the best of the advised steps, 2 for
    the next; 0 for a step that was not advised."""

    step: str
    places: tuple[str, ...]
    words: str
    rank: int = 0


class TableDescription(BoardWords):
    """The words of one table at this moment."""

    def __init__(self, session: Session) -> None:
        super().__init__(session.sentences, session.board.position)
        self.session = session
        self._spoken = session.wording.spoken_names
        shown = session.teaching.shown
        self._looked_at = frozenset() if session.board.line else frozenset((*shown.where, *shown.lit))
        """The places that the board shows to be looked at."""

    def place(self, place: str, full: bool) -> str:
        """What stands at a place, and what touching it does now; with `full` also where its men can go."""
        if face_of(place):
            ready = self.session.dice_ready()
            return self.get("heard-dice-ready") if ready else self.row([self.name(place), *self._allowed(place, full)])
        more = self._spoken.more(self.position, place)
        told = [self.name(place), self.men(place) or ("" if more else self.get("heard-empty"))]
        if more:
            told.append(self.session.sentences.say(more, -1))
        if place in self._looked_at:
            told.append(self.get("heard-looked-at"))
        return self.row([*filter(None, told), *self._allowed(place, full)])

    def signature(self, place: str) -> object:
        """All that `place` tells without `full`, before it is put in words."""
        permit, chosen, aimed = self.session.permit, self.session.hand.chosen, self.session.hand.aimed
        held = place in chosen, aimed if place in aimed[:1] else ()
        touched = place in permit.next_places(chosen), place in permit.next_places(()), held
        may = *touched, place in self._looked_at, face_of(place) and self.session.dice_ready()
        men, name = tuple(self.standing.get(place, ())), self._spoken.place(self.position, place)
        return may, men, name, self._spoken.more(self.position, place)

    def _allowed(self, place: str, full: bool) -> list[str]:
        """What touching a place does now."""
        permit, hand = self.session.permit, self.session.hand
        chosen = hand.chosen
        if place in (*chosen, *hand.aimed[:1]):
            how = hand.aimed[1:] if place in hand.aimed[:1] else ()
            return [self.get("heard-chosen"), *map(self.name, how)]
        following = permit.next_places(chosen)
        if place not in following and chosen:
            following = permit.next_places(())
            chosen = ()
        if place not in following:
            return []
        if not full or following[place] is not None:
            return [self.get("heard-allowed")]
        targets = [self.name(target) for target in permit.next_places((*chosen, place)) if not face_of(target)]
        return [self.get("heard-leads", places=self.row(targets))] if targets else [self.get("heard-allowed")]

    def touched(self, place: str) -> str:
        """What touching a place does now, in a sentence: the step that it plays, or the places that it leads to."""
        if self._composed:
            return self._aimed_step(place)
        permit, chosen = self.session.permit, self.session.hand.chosen
        step = permit.next_places(chosen).get(place)
        if step is not None:
            return self.session.sentences.step(self.position, step)
        targets = [target for target in permit.next_places((*chosen, place)) if not face_of(target)]
        if len(targets) > MOST_TARGETS:
            return self.get("seen-many-places", n=len(targets))
        return self.get("heard-leads", places=self.row([self.name(target) for target in targets])) if targets else ""

    @property
    def _composed(self) -> bool:
        """Whether touches compose a step, which a button plays, or one more touch of the same place."""
        composing = self.session.gestures.composing
        return composing is not None and composing.wanted(self.position)

    def _aimed_step(self, place: str) -> str:
        """The step that one more touch plays, where something was put over the place already; empty elsewhere."""
        aimed = self.session.hand.aimed
        step = self.position.gesture(aimed) if aimed[:1] == (place,) else None
        return self.session.sentences.step(self.position, step) if step in self.session.match.legal() else ""

    # --- what can be done -----------------------------------------------------------------------------------------

    def dice_after_step(self) -> str:
        """The same once a person has played some of the dice; empty before that, since the throw has been told."""
        session, positions = self.session, self.session.match.positions
        if len(positions) < 2 or session.board.line or session.waiting() is not Waiting.PERSON:
            return ""
        left, before = (session.gestures.dice_left(position) for position in (positions[-1], positions[-2]))
        return self.dice() if positions[-2].turn != CHANCE and left != before else ""

    @property
    def has_steps(self) -> bool:
        """Whether there are legal steps for a person to choose from."""
        session = self.session
        return session.waiting() is Waiting.PERSON and not session.board.line and bool(session.match.legal())

    def steps(self) -> tuple[LegalStep, ...]:
        """The legal steps in the order of the rules, those of an advice first; none while no person is to play."""
        session = self.session
        if session.waiting() is not Waiting.PERSON or session.board.line:
            return ()
        position, shown = session.match.position, session.teaching.shown
        best = [*shown.turn[:1], *(each.turn[0] for each in shown.ranked)]
        told = [
            LegalStep(step, position.places(step), session.sentences.step(position, step), rank)
            for step in session.match.legal()
            for rank in [best.index(step) + 1 if step in best else 0]
        ]
        return tuple(sorted(told, key=lambda one: one.rank or len(told) + 1))


MOST = 24
"""The longest list of steps; a longer one is split into groups."""


def grouped(steps: Sequence[LegalStep]) -> dict[str, tuple[LegalStep, ...]]:
    """Many steps, grouped by the first letter of the first place that they touch, else by that place. Empty where they
    are few, or touch the same place."""
    if len(steps) <= MOST:
        return {}
    for length in (1, None):
        groups: dict[str, list[LegalStep]] = {}
        for step in steps:
            groups.setdefault(step.places[0][:length] if step.places else "", []).append(step)
        if 1 < len(groups) <= len(steps) // 2:
            return {name: tuple(group) for name, group in groups.items()}
    return {}
