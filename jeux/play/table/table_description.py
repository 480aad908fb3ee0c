"""A table in words for somebody who listens: what stands where, line by line, and what can be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce

from jeux.play.table.conductor import Waiting
from jeux.play.table.session import Session
from jeux.play.words.place_words import place_name
from jeux.rules.contract import CHANCE, in_use
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


class TableDescription:
    """The words of one table at this moment."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.position = session.board.position
        match = session.match
        self._get, self._key, self._spoken = session.texts.get, match.game.key, session.wording.spoken_names
        self._board = in_use(match.game, match.record.options).board
        self._men: dict[str, list[str]] = {}
        for place, man in self.position.men():
            self._men.setdefault(place, []).append(man)

    # --- places and men -------------------------------------------------------------------------------------------

    def name(self, place: str) -> str:
        """The spoken name of a place or a die."""
        if face_of(place):
            return self._get("heard-die", n=face_of(place) or 0)
        return place_name(self.session.sentences, self.position, place)

    def men(self, place: str) -> str:
        """The men on a place, with the count of each kind; empty where there are none."""
        kinds = Counter(name for man in self._men.get(place, ()) if (name := self._spoken.man(man)))
        texts = self.session.texts
        return self._row([texts.game(self._key, f"heard-man-{kind}", n=number) for kind, number in kinds.items()])

    def place(self, place: str, full: bool) -> str:
        """What stands at a place, and what touching it does now; with `full` also where its men can go."""
        if face_of(place):
            ready = self.session.dice_ready()
            return (
                self._get("heard-dice-ready") if ready else self._row([self.name(place), *self._allowed(place, full)])
            )
        more = self._spoken.more(self.position, place)
        told = [self.name(place), self.men(place) or ("" if more else self._get("heard-empty"))]
        if more:
            told.append(self.session.sentences.say(more, -1))
        return self._row([*filter(None, told), *self._allowed(place, full)])

    def signature(self, place: str) -> object:
        """All that `place` tells without `full`, before it is put in words."""
        permit, chosen, aimed = self.session.permit, self.session.hand.chosen, self.session.hand.aimed
        held = place in chosen, aimed if place in aimed[:1] else ()
        touched = place in permit.next_places(chosen), place in permit.next_places(()), held
        may = *touched, face_of(place) and self.session.dice_ready()
        men, name = tuple(self._men.get(place, ())), self._spoken.place(self.position, place)
        return may, men, name, self._spoken.more(self.position, place)

    def _allowed(self, place: str, full: bool) -> list[str]:
        """What touching a place does now."""
        permit, hand = self.session.permit, self.session.hand
        chosen = hand.chosen
        if place in (*chosen, *hand.aimed[:1]):
            how = hand.aimed[1:] if place in hand.aimed[:1] else ()
            return [self._get("heard-chosen"), *map(self.name, how)]
        following = permit.next_places(chosen)
        if place not in following and chosen:
            following = permit.next_places(())
            chosen = ()
        if place not in following:
            return []
        if not full or following[place] is not None:
            return [self._get("heard-allowed")]
        targets = [self.name(target) for target in permit.next_places((*chosen, place)) if not face_of(target)]
        return [self._get("heard-leads", places=self._row(targets))] if targets else [self._get("heard-allowed")]

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
            return self._get("seen-many-places", n=len(targets))
        return self._get("heard-leads", places=self._row([self.name(target) for target in targets])) if targets else ""

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

    def _row(self, words: Sequence[str]) -> str:
        return reduce(lambda first, last: self._get("list-comma", first=first, last=last), words) if words else ""

    # --- the board line by line -----------------------------------------------------------------------------------

    def lines(self) -> tuple[str, ...]:
        """The board row by row from the top, then what lies beside it."""
        if self._spoken.lines:
            told = [self.session.sentences.say(line, -1) for line in self._spoken.lines(self.position)]
            return (*told, *self.beside())
        return (*(self._line(row) for row in self.rows()), *self.beside())

    def rows(self) -> list[list[str]]:
        """The places of the board row by row from the top, each from left to right."""
        rows: dict[float, list[str]] = {}
        for place, (_, y) in self._board.where.items():
            rows.setdefault(round(y, 1), []).append(place)
        return [sorted(rows[y], key=lambda place: self._board.where[place][0]) for y in sorted(rows, reverse=True)]

    def row_name(self, row: list[str]) -> str:
        """The name of a row: its first and its last place."""
        first, last = self.name(row[0]), self.name(row[-1])
        return self._get("heard-row-name", first=first, last=last) if first != last else first

    def _line(self, row: list[str]) -> str:
        grouped: dict[str, list[str]] = {}
        for place in row:
            if men := self.men(place):
                grouped.setdefault(men, []).append(self.name(place))
        told = [self._get("heard-men-at", men=men, places=self._row(names)) for men, names in grouped.items()]
        first, last = self.name(row[0]), self.name(row[-1])
        text = self._listed(told) or self._get("heard-empty")
        if first == last:
            return self._get("heard-single", place=first, men=text) if not grouped else text
        return self._get("heard-row", first=first, last=last, men=text)

    def _listed(self, words: Iterable[str]) -> str:
        told = list(words)
        if not told:
            return ""
        return reduce(lambda first, last: self._get("list-semicolon", first=first, last=last), told)

    def beside(self) -> tuple[str, ...]:
        """What lies beside the board."""
        places = [place for place in self._men if place not in self._board.where and self.men(place)]
        return tuple(self._get("heard-single", place=self.name(place), men=self.men(place)) for place in places)

    # --- what can be done -----------------------------------------------------------------------------------------

    def dice(self) -> str:
        """The dice that are left to play; empty where there are none."""
        left = self.session.gestures.dice_left(self.position)
        return self._get("heard-dice", n=len(left), dice=self._row([str(die) for die in left])) if left else ""

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
