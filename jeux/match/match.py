"""The match being played: the only mutable object, a record and the positions derived from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from jeux.common.cleaning import clean
from jeux.common.clock import stamp
from jeux.match import forms
from jeux.match.chalk import Drawn
from jeux.match.dice import commitment, new_seed
from jeux.match.record import (
    GameRecord,
    Record,
    Seat,
    beginning,
    dice_name,
    dice_of,
    is_over,
    may_agree,
    replay,
    result_of,
    results_of,
    running_scores,
)
from jeux.match.seats import Advantage, helped
from jeux.match.turns import turns_in
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, BadOption, Effect, Game, Position, Refusal, Result, complete_options
from jeux.rules.handicaps import start_of


class IllegalStep(ValueError):
    """Raised for an illegal step; `refusal` says which rule forbids it, and where."""

    def __init__(self, step: str, refusal: Refusal) -> None:
        super().__init__(f"{step}: {refusal.code}")
        self.refusal = refusal


class Match:
    """A match being played. `record` is always ready to be saved; only this class replaces it.

    A *decision* is a position where a seat has a choice, or where somebody enters real dice. A throw of the program is
    none, nor is a forced step without a gesture, such as ``pass``. Undo stops at the decisions of persons, or at every
    decision if no person plays. Seats are the participants, numbered once for the match; sides are what they play in
    one game."""

    def __init__(self, record: Record) -> None:
        """Open a recorded match. Raises `RecordError`."""
        self.record = record
        self.game: Game = CATALOGUE[record.game]
        self._results: list[Result] = []
        self._positions: list[Position] = []
        self._open_last_game()

    @classmethod
    def new(
        cls,
        key: str,
        options: Mapping[str, str],
        seats: tuple[Seat, ...],
        target: int = 0,
        form: str | None = None,
        dice: str = forms.PROGRAM,
        before: tuple[float, ...] = (),
        advantage: Advantage | None = None,
    ) -> Match:
        """A new match of the game `key`. Missing options take their defaults; the default form is points if there is a
        target. The seats start with the points `before`. Raises `BadOption`."""
        game, form = CATALOGUE[key], form or (forms.POINTS if target else forms.SINGLE)
        full = complete_options(game, options)
        before = tuple(map(float, before)) if any(before) else ()
        _check_form(game, len(seats), form, target, dice, before)
        seats = tuple(replace(seat, name=clean(seat.name)) for seat in seats)
        last = stamp(), stamp(), False, before or (0.0,) * len(seats), form, dice, "", before, advantage
        empty = Record("", key, len(seats), seats, full, target, (), *last)
        first = _begin(game, empty, (empty.scores,))
        # named after the commitment: unique, and determined by the seed
        name = f"{key}-{commitment(bytes.fromhex(first.seed))[:12]}"
        return cls(replace(empty, id=name, games=(first,)))

    def _open_last_game(self) -> None:
        played = self.record.games[-1]
        finished = len(self.record.games) - 1
        self._results = results_of(self.record)[:finished]
        self._positions = replay(beginning(self.game, played, self.record.players), played.steps)
        self._deal_dice()

    def _deal_dice(self) -> None:
        self._dice = dice_of(self.record, len(self.record.games) - 1)

    # --- what is seen ---------------------------------------------------------------------------------------------

    @property
    def _played(self) -> GameRecord:
        return self.record.games[-1]

    def seat(self, side: int) -> int:
        """The seat that plays a side of this game."""
        return (side - self._played.turned) % self.record.players

    def side(self, seat: int) -> int:
        """The side that a seat plays in this game."""
        return (seat + self._played.turned) % self.record.players

    def who_plays(self, side: int) -> Seat:
        """Who plays a side of this game: a person or a level."""
        return self.record.seats[self.seat(side)]

    def persons(self) -> tuple[int, ...]:
        """The sides that persons play in this game."""
        return tuple(side for side in range(self.record.players) if not self.who_plays(side).level)

    @property
    def position(self) -> Position:
        """The current position."""
        return self._positions[-1]

    @property
    def positions(self) -> tuple[Position, ...]:
        """All positions of this game from the start: one more than the steps."""
        return tuple(self._positions)

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps of this game so far, including the outcomes of chance."""
        return self._played.steps

    @property
    def turns(self) -> int:
        """How many turns of this game were played, as players count them."""
        return turns_in(self._positions[:-1], self.record.players)

    def legal(self) -> tuple[str, ...]:
        """The legal steps or the outcomes of chance; empty once the game has ended, by the rules or not."""
        return () if self.ended_by_hand else self.position.steps()

    def decider(self) -> int:
        """The player to move, `CHANCE` or `OVER`."""
        return OVER if self.ended_by_hand else self.position.turn

    @property
    def ended_by_hand(self) -> bool:
        return bool(self._played.given_up) or self._played.agreed

    def result(self) -> Result | None:
        """The result of this game: by the rules, ``gave-up`` or ``agreed-draw``; None while it goes on."""
        return result_of(self._played, self.position, self.record.players, self.game.allies)

    def _all_results(self) -> list[Result]:
        result = self.result()
        return [*self._results, result] if result else self._results

    def scores(self) -> tuple[float, ...]:
        """The points of the match so far by seat, including this game once it has ended."""
        return running_scores(self.record, self._all_results())[-1]

    def away(self) -> tuple[int, ...]:
        """The points that each side still needs, if the game's rules depend on them; else empty."""
        record = self.record
        if record.form != forms.POINTS or record.target < 2 or not self.game.in_match:
            return ()
        before = running_scores(record, self._results)[-1]
        return tuple(record.target - int(before[self.seat(side)]) for side in range(record.players))

    def match_over(self) -> bool:
        """Whether nothing is left to play."""
        return is_over(self.record, self._all_results())

    # --- playing --------------------------------------------------------------------------------------------------

    def play(self, step: str) -> tuple[Effect, ...]:
        """Play a step and return its effects. At a throw with real dice, the step is the dice shown.

        Raises `IllegalStep`, or `MalformedStep` for a text that is not a step of the game."""
        if self.ended_by_hand:
            raise IllegalStep(step, Refusal("game-over"))
        before = self.position
        if step not in before.steps():
            refusal = before.refusal(step)
            assert refusal, f"{step} is neither legal nor refused"
            raise IllegalStep(step, refusal)
        effects = before.effects(step)
        self._positions.append(before.play(step))
        undone = self._played.undone
        # replaying the undone step is a redo: the steps after it can still be redone
        again = undone[:1] == (step,)
        back = self._played.taken_back if again or not undone else _once_more(self._played.taken_back)
        steps, undone = (*self._played.steps, step), undone[1:] if again else ()
        self._put(replace(self._played, steps=steps, undone=undone, taken_back=back))
        return effects

    def throw(self) -> tuple[str, tuple[Effect, ...]]:
        """Throw the dice of this game, play the outcome, and return it with its effects.

        The dice depend only on how many were thrown before, so undo never changes them."""
        assert self.decider() == CHANCE
        assert self.record.dice == forms.PROGRAM
        step = self.position.outcome(self._dice.take(self.dice_thrown(), self.position.throws()))
        return step, self.play(step)

    def dice_thrown(self) -> int:
        """How many dice of this game have been thrown."""
        return sum(position.throws() for position in self._positions[:-1])

    def give_up(self, side: int, price: int) -> None:
        """End the game by resignation: `side` loses at one of the prices available in this position."""
        assert self.decider() != OVER
        assert price in self.game.prices(self.position), price
        assert 0 <= side < self.record.players, side
        self._put(replace(self._played, given_up=(side, price)))

    def may_agree_draw(self) -> bool:
        """Whether the players may agree a draw now: never where the rules know none."""
        if self.decider() == OVER or self.game.decisive:
            return False
        return may_agree(self.game, self.record.players)

    def agree_draw(self) -> None:
        """End the game as an agreed draw."""
        assert self.may_agree_draw()
        self._put(replace(self._played, agreed=True))

    def hinted(self) -> None:
        """Record that the computer gave advice."""
        self._put(replace(self._played, hints=_once_more(self._played.hints)))

    def keep_drawn(self, drawn: Drawn) -> None:
        """Replace the marks drawn over the positions of this game."""
        self._put(replace(self._played, drawn=drawn))

    def reseat(self, side: int, seat: Seat) -> None:
        """Replace the seat that plays a side: another person or level."""
        seats = list(self.record.seats)
        seats[self.seat(side)] = replace(seat, name=clean(seat.name))
        self.record = replace(self.record, seats=tuple(seats), updated=stamp())

    def lay(self, played: GameRecord, positions: Sequence[Position] = ()) -> None:
        """Replace the last game by `played`. `positions` are its positions from the start, if already known. Raises
        `RulesError`, or `RecordError` for an illegal step."""
        players = self.record.players
        self._positions = list(positions) or replay(beginning(self.game, played, players), played.steps)
        self._put(played)

    def _put(self, played: GameRecord) -> None:
        """Replace the current game's record, and update the derived fields."""
        played = replace(played, turns=self.turns)
        self.record = replace(self.record, games=(*self.record.games[:-1], played), updated=stamp())
        self.record = replace(self.record, over=self.match_over(), scores=self.scores())

    # --- taking back ----------------------------------------------------------------------------------------------

    def _is_decision(self, position: Position) -> bool:
        if position.turn < 0:
            return position.turn == CHANCE and self.record.dice == forms.MANUAL
        if self.persons() and not _takes_back(self.record, self.seat(position.turn)):
            return False
        steps = position.steps()
        return len(steps) > 1 or bool(position.places(steps[0]))

    def _decision_before(self) -> int | None:
        earlier = range(len(self.steps) - 1, -1, -1)
        return next((number for number in earlier if self._is_decision(self._positions[number])), None)

    def can_undo(self) -> bool:
        """Whether `undo` would change anything."""
        return self.ended_by_hand or self._decision_before() is not None

    def can_redo(self) -> bool:
        """Whether `redo` would change anything."""
        return bool(self._played.undone) and not self.ended_by_hand

    def undo(self) -> bool:
        """Undo to the last decision of a person, or undo a resignation or an agreed draw. Returns whether it did."""
        if self.ended_by_hand:
            back = _with_end_taken_back(self)
            self._put(replace(self._played, given_up=None, agreed=False, taken_back=back))
            return True
        if (number := self._decision_before()) is not None:
            self.undo_to(number)
        return number is not None

    def undo_to(self, number: int) -> None:
        """Go back to the position before step `number` of this game, also from its end. The steps can be redone."""
        assert 0 <= number <= len(self.steps), number
        steps, undone = self.steps[:number], self.steps[number:] + self._played.undone
        del self._positions[number + 1 :]
        self._put(replace(self._played, steps=steps, undone=undone, given_up=None, agreed=False))

    def redo(self) -> bool:
        """Redo undone steps up to the next decision of a person. Returns whether there were any."""
        if not self.can_redo():
            return False
        steps, undone = self._played.steps, self._played.undone
        for step in undone:
            self._positions.append(self.position.play(step))
            if self._is_decision(self.position):
                break
        count = len(self._positions) - 1 - len(steps)
        self._put(replace(self._played, steps=steps + undone[:count], undone=undone[count:]))
        return True

    # --- the dice proof -------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """The commitment to the dice of this game, shown before the first throw."""
        return commitment(bytes.fromhex(self._played.seed))

    @property
    def dice_id(self) -> str:
        """The game's identifier in the dice function."""
        return dice_name(self.record, len(self.record.games) - 1)

    def seed_shown(self, number: int) -> str | None:
        """The seed of a game (counted from 0) in hexadecimal, or None while it could still reveal dice to come."""
        if self.record.again:
            known = True  # revealed when these dice were first used
        elif self.record.form == forms.RETURN:
            known = self.match_over()
        else:
            known = number + 1 < len(self.record.games) or self.result() is not None
        return self.record.games[number].seed if known else None

    def dice_again(self) -> bool:
        """Whether the dice of an earlier game are used again."""
        record = self.record
        return bool(record.again) or (record.form == forms.RETURN and len(record.games) > 1)

    def may_contribute(self) -> bool:
        """Whether players may still add words: none of the program's dice has been seen in this game, not even an
        undone one."""
        sealed = self.record.dice == forms.PROGRAM and not self.dice_again()
        return sealed and not self.dice_thrown() and not self._played.undone and not self.result()

    def contribute(self, words: tuple[str, ...]) -> None:
        """Mix a word of each seat (may be empty) into the dice of this game."""
        assert self.may_contribute()
        assert len(words) == self.record.players, words
        self._put(replace(self._played, words=tuple(clean(word) for word in words)))
        self._deal_dice()

    # --- the next one ---------------------------------------------------------------------------------------------

    def next_game(self) -> None:
        """Begin the next game of the match, with sides rotated and dice and options set by the form of the match."""
        assert self.result()
        assert not self.match_over()
        self._results = self._all_results()
        game = _begin(self.game, self.record, running_scores(self.record, self._results))
        self.record = replace(self.record, games=(*self.record.games, game), updated=stamp())
        self._positions = [beginning(self.game, game, self.record.players)]
        self._deal_dice()


def _check_form(game: Game, players: int, form: str, target: int, dice: str, before: tuple[float, ...]) -> None:
    """Raise `BadOption` if the game has no such match."""
    if players not in game.players:
        raise BadOption(f"{game.key} is not played by {players}")
    if not forms.fits(game, players, form, target, dice):
        raise BadOption(f"{game.key} has no match of the form {form} {target} with dice of the {dice}")
    if not forms.may_begin(game, players, form, target, before):
        raise BadOption(f"a match of the form {form} {target} does not begin at {before}")


def _takes_back(record: Record, seat: int) -> bool:
    """Whether undo stops at decisions of a seat: a person who may take steps back."""
    return not record.seats[seat].level and helped(record.advantage, seat)


def _with_end_taken_back(match: Match) -> int | None:
    """The count of undos, including that of a person's resignation or agreed draw. Undoing the computer's resignation
    helps nobody, so it is not counted."""
    played = match.record.games[-1]
    by_computer = played.given_up and match.who_plays(played.given_up[0]).level
    return played.taken_back if by_computer else _once_more(played.taken_back)


def _begin(game: Game, match: Record, standings: tuple[tuple[float, ...], ...]) -> GameRecord:
    """The next game of a match, given the points after each game so far."""
    options, ahead = match.options, match.advantage
    if match.form == forms.POINTS:
        options = complete_options(game, game.match_options(options, match.target, standings))
    turned = forms.turned(game, match.players, match.form, len(match.games))
    if ahead and ahead.first:
        turned = -ahead.seat % match.players
    start = ""
    if ahead and ahead.start:
        start = start_of(game, ahead.start, options, match.players, (ahead.seat + turned) % match.players)
    if match.form == forms.RETURN and match.games:
        first = match.games[0]
        return GameRecord(
            options, first.seed, words=first.words, turned=turned, taken_back=0, hints=0, start=start, turns=0
        )
    return GameRecord(options, new_seed().hex(), turned=turned, taken_back=0, hints=0, start=start, turns=0)


def _once_more(count: int | None) -> int | None:
    """The count plus one; None if it is unknown."""
    return None if count is None else count + 1
