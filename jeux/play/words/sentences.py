"""A match in words: players, what to do, the steps so far, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from jeux.common.texts import Texts
from jeux.match import forms
from jeux.match.match import Match
from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.wording import Phrase, Wording
from jeux.play.setup.seat_words import called, person
from jeux.rules.contract import CHANCE, Position, Refusal, Result, Thrown
from jeux.rules.die_places import die_place, face_of

PASS = "pass"


@dataclass(frozen=True, slots=True)
class Standing:
    """The score of a match to `target` points: the points of each player, as this language writes them."""

    scores: tuple[str, ...]
    target: int


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """The line of one player in the panel."""

    emblem: str
    """The kind of man that stands for the player."""
    name: str
    detail: str
    note: str
    to_play: bool
    person: str = ""
    """The name of the player of this computer at that seat; empty if there is none."""
    side: str = ""
    own: str = ""
    """The name of the side, and that of who plays it where he has one of his own; `name` has both."""
    number: int = 0
    """The number of the side, as a panel may list them in another order."""
    won: bool = False
    """Whether he has won the game, which is over."""


class Sentences:
    """The sentences of one match in one language."""

    def __init__(self, texts: Texts, match: Match, wording: Wording[Any], gestures: Gestures[Any]) -> None:
        self.texts = texts
        self.match = match
        self.wording, self.gestures = wording, gestures
        record = match.record
        self._turns = forms.turned(match.game, record.players, record.form, 1) > 0
        """Whether the seats swap sides from game to game, so that a side does not identify a seat."""

    @property
    def key(self) -> str:
        """The key of the game, as used in the texts."""
        return self.match.game.key

    def name(self) -> str:
        """The name of the game."""
        return self.texts.game(self.key, "name")

    def side(self, player: int, title: bool = False) -> str:
        """The name of a side, as in the middle or (`title`) at the beginning of a sentence."""
        part = "-title" if title else ""
        name = self._name_for(player)
        if name:
            return name
        return self.texts.game(self.key, f"side-alone{part}" if self._alone else f"side-{player}{part}")

    def _name_for(self, player: int) -> str:
        """The player's name that replaces the name of a side; empty where the side has its own name."""
        seat = self.match.who_plays(player)
        return called(seat, self.texts) if self.wording.by_name else ""

    @property
    def _alone(self) -> bool:
        """Whether a single player plays a game that is also for several: its sentences name no side."""
        return self.match.record.players == 1 and len(self.match.game.players) > 1

    def say(self, line: Phrase, player: int, title: bool = False) -> str:
        """A sentence of the game about a player."""
        name, arguments = line
        side = {"side": self.side(player, title)} if player >= 0 else {}
        if self._alone and self.texts.has(f"{self.key}-{name}-alone"):
            name = f"{name}-alone"
        return self.texts.game(self.key, name, **side, **arguments)

    # --- before the end -------------------------------------------------------------------------------------------

    def player(self, player: int, to_play: bool, race: bool, position: Position) -> PlayerLine:
        """The line of a player in the panel for a position; `race` shows the distance that he still has to go."""
        seat, number = self.match.who_plays(player), self.match.seat(player)
        side = self.side(player, title=True)
        who = self.texts.get("player-turn" if to_play else "player-person")
        if seat.level:
            who = self.texts.get("player-computer-level", level=self.texts.get(f"level-{seat.level}"))
        elif self._turns and not called(seat, self.texts):
            who = self.seat(number, title=True)
        if self.in_games:
            who = self.texts.get("match-note", points=self.points(self.match.scores()[number]), who=who)
        if self.match.record.advantage and self.match.record.advantage.seat == number:
            who = self.texts.get("advantage-mark", who=who)
        won = self._won(player, position)
        if won:
            who = self.texts.get("player-wins")
        own = called(seat, self.texts)
        own = own if own != side else ""
        name = f"{side} · {own}" if own else side
        note = (race and self.wording.race(position, player)) or self.wording.note(position, player)
        emblem = self.match.game.sides[player]
        return PlayerLine(
            emblem, name, who, self.say(note, player) if note else "", to_play, person(seat), side, own, player, won
        )

    def _won(self, player: int, position: Position) -> bool:
        """Whether a player has won in this position, which ends the game."""
        result = self.match.result() if position is self.match.position else None
        return result is not None and result.scores[player] == max(result.scores) > min(result.scores)

    def subtitle(self) -> str:
        """The match in one line, empty for a single game."""
        record = self.match.record
        if record.form == forms.PLAYOFF:
            return self.texts.get("match-playoff")
        if self.in_games:
            return self.texts.get("match-round", k=len(record.games), n=record.target)
        standing = self.standing()
        return self.standing_words(standing, range(record.players)) if standing else ""

    def standing(self) -> Standing | None:
        """The score of a match to so many points; None in another form of match."""
        record = self.match.record
        if record.form != forms.POINTS:
            return None
        by_side = (self.match.scores()[self.match.seat(side)] for side in range(record.players))
        return Standing(tuple(map(self.number, by_side)), record.target)

    def standing_words(self, standing: Standing, order: Sequence[int]) -> str:
        """A score in one line that names nobody, so that its numbers stand in the `order` in which a sheet lists the
        players."""
        scores = " – ".join(standing.scores[player] for player in order)
        return self.texts.get("match-standing", scores=scores, n=standing.target)

    @property
    def in_games(self) -> bool:
        """Whether the points of several games are added up."""
        return self.match.record.form in forms.ADDING

    def number(self, value: float) -> str:
        """A number as this language writes it."""
        return self.texts.get("number", n=_plain(value))

    def points(self, score: float) -> str:
        """A score in points, in words."""
        return self.texts.get("score-points", n=_plain(score))

    # --- seats ----------------------------------------------------------------------------------------------------

    def seat(self, number: int, title: bool = False) -> str:
        """The name of a seat throughout the match: the player's name; else the side, where it stays with the seat; else
        whether a person or a computer sits there."""
        match, part = self.match, "-title" if title else ""
        seats = match.record.seats
        here = seats[number]
        if called(here, self.texts):
            return called(here, self.texts)
        if not self._turns:
            return self.side(match.side(number), title)
        alike = [other for other, seat in enumerate(seats) if (seat.level > 0) == (here.level > 0)]
        rank = alike.index(number) + 1 if len(alike) > 1 else 0
        return self.texts.get(f"seat-{'computer' if here.level else 'person'}{part}", n=rank)

    def ahead(self) -> str:
        """The player who has an advantage; empty where nobody has."""
        ahead = self.match.record.advantage
        return self.seat(ahead.seat) if ahead else ""

    def sitting(self, number: int) -> str:
        """The name and the side of a seat, as at the beginning of a line."""
        seat = self.match.record.seats[number]
        name = called(seat, self.texts)
        if self._turns or self.wording.by_name or not name:
            return self.seat(number, title=True)
        side = self.texts.game(self.key, f"side-{self.match.side(number)}-short")
        return self.texts.get("league-seat", side=side, name=name)

    def several(self, names: Sequence[str]) -> str:
        """Two names or more in a row."""
        text = names[0]
        for name in names[1:-1]:
            text = self.texts.get("list-comma", first=text, last=name)
        return self.texts.get("list-and", first=text, last=names[-1])

    def prompt(self, player: int, pointed: str | None = None) -> str:
        """The prompt for the person to decide, or what the place under the pointer can be used for."""
        line = self.wording.pointed(self.match.position, pointed) if pointed else None
        return self.say(line or self.wording.prompt(self.match.position), player)

    def call(self) -> str:
        """What a player announced in the last turn; empty if nothing."""
        positions, steps = self.match.positions, self.match.steps
        call = ""
        for number in range(len(steps) - 1, -1, -1):
            player = positions[number].turn
            if player < 0 or player != positions[len(steps) - 1].turn:
                break
            line = self.wording.call(positions[number], steps[number]) or _passed(positions[number], steps[number])
            call = call or (self.say(line, player, title=True) if line else "")
        return call

    def turn_end(self, player: int) -> str:
        """The prompt to confirm a turn or take it back."""
        return self.texts.game(self.key, "prompt-end", side=self.side(player))

    def refusal(self, refusal: Refusal) -> str:
        """Why a gesture is refused."""
        return self.texts.game(self.key, f"refusal-{refusal.code}", places="-".join(refusal.places))

    def why(self, step: str | None, place: str) -> tuple[Refusal, str]:
        """Why a gesture that ended on this place is refused, given the step that it meant, if any."""
        position = self.match.position
        refusal = position.refusal(step) if step else self._against_every_try(place)
        if refusal:
            return refusal, self.refusal(refusal)
        if face_of(place):
            code = "stuck" if face_of(place) in self.gestures.dice_left(position) else "used"
            code = f"die-{'early' if position.turn == CHANCE else code}"
            return Refusal(code), self.texts.game(self.key, f"refusal-{code}")
        stuck = self.gestures.own.stuck(position, place)
        if stuck:
            return Refusal("stuck", (place,)), self.say(stuck, -1)
        code = "stuck" if any(where == place for where, _ in position.men()) else "nothing-here"
        return Refusal(code, (place,)), self.texts.game(self.key, f"refusal-{code}")

    def _against_every_try(self, place: str) -> Refusal | None:
        """Why the man of a place can move with none of the dice left, nor in any way of its own, where one reason holds
        for all of them."""
        position = self.match.position
        meant = [position.gesture((die_place(die), place)) for die in self.gestures.dice_left(position)]
        meant += self.gestures.own.tries(position, place)
        refusals = [position.refusal(step) if step else None for step in meant]
        codes = {refusal.code if refusal else "" for refusal in refusals}
        if len(codes) != 1 or not refusals[0]:
            return None
        places = dict.fromkeys(place for refusal in refusals if refusal for place in refusal.places)
        return replace(refusals[0], places=tuple(places))

    def button(self, line: Phrase) -> tuple[str, str | None]:
        """The words of a button, and its help if there is one."""
        name, arguments = line
        help_name = f"{self.key}-{name}-help"
        tip = self.texts.get(help_name) if self.texts.has(help_name) else None
        return self.texts.game(self.key, name, **arguments), tip

    # --- steps ----------------------------------------------------------------------------------------------------

    def step(self, position: Position, step: str) -> str:
        """One step as a sentence."""
        player = position.turn
        if player == CHANCE:
            thrown = [effect for effect in position.effects(step) if isinstance(effect, Thrown)]
            sides = set(thrown[0].sides) if thrown else set()
            player = sides.pop() if len(sides) == 1 else -1
        return self.say(self.wording.step(position, step), player, title=True)

    def heard_step(self, position: Position, step: str) -> str:
        """One step as a sentence for somebody who does not see the board."""
        more = self.wording.spoken_names.step(position, step)
        return " ".join([self.step(position, step), *([self.say(more, -1)] if more else [])])

    # --- the end --------------------------------------------------------------------------------------------------

    def outcome(self, result: Result) -> tuple[str, ...]:
        """Who won, by which rule, and how the match stands."""
        if self.match.game.fewest and self.in_games:  # the winner of a single game decides nothing
            return tuple(self._match_line()) or (self.texts.get("end-title-game"),)
        best = max(result.scores)
        winners = [side for side, score in enumerate(result.scores) if score == best]
        tally = self.wording.tally(self.match.position)
        counted = [self.say(tally, -1)] if tally and result.reason in self.match.game.endings else []
        if counted and self.match.record.players == 1:  # there is no opponent: show the count
            return (counted[0], self._reason(result))
        lines = [self._winners(winners), self._reason(result), *counted]
        if self.match.game.in_points and len(winners) == 1 and not counted:
            side = self.side(winners[0], title=True)
            lines.append(self.texts.get("score-gains", side=side, n=int(best)))
        lines += self._match_line()
        return tuple(lines)

    def _winners(self, winners: list[int]) -> str:
        if len(winners) == 1 and not self._name_for(winners[0]):
            return self.texts.game(self.key, f"wins-{winners[0]}")
        if len(winners) == self.match.record.players:
            return self.texts.get("draw")
        if len(winners) == 1:
            return self.texts.get("wins-named", side=self.side(winners[0], title=True))
        return self.texts.get("wins-together", sides=self.several([self.side(side) for side in winners]))

    def _reason(self, result: Result) -> str:
        given_up = self.match.record.games[-1].given_up
        if given_up:
            return self.texts.get(f"ending-gave-up-{self._who_gave_up(given_up[0])}", side=self.side(given_up[0]))
        return self.texts.game(self.key, f"ending-{result.reason}")

    def _who_gave_up(self, player: int) -> str:
        """The part of a text's name for who gave up: the texts for a computer name the button that continues the
        game."""
        if not self.match.who_plays(player).level:
            return "by"
        return "computer" if self.match.persons() else "watched"

    def _match_line(self) -> list[str]:
        if self.match.record.form in (forms.SINGLE, forms.PLAYOFF):
            return []
        if self.match.match_over():
            return [self._match_end()]
        if self.match.game.fewest:
            return []  # the league table says it
        return [self._standing()] if self.in_games else [self.subtitle()]

    def _standing(self) -> str:
        """The points of every seat, in one line."""
        text = ""
        for seat, score in enumerate(self.match.scores()):
            words = self.texts.get("match-seat-score", name=self.seat(seat, title=not seat), score=self.number(score))
            text = self.texts.get("list-semicolon", first=text, last=words) if text else words
        return text

    def _match_end(self) -> str:
        """The sentence about who won the match: one, several or nobody."""
        scores = self.match.scores()
        better = min if self.match.game.fewest else max
        best = better(scores)
        winners = [seat for seat, score in enumerate(scores) if score == best]
        if len(winners) == len(scores):
            return self.texts.get("match-drawn", score=self.number(best))
        names = [self.seat(seat) for seat in winners]
        if len(winners) > 1:
            return self.texts.get("match-shared", names=self.several(names), score=self.number(best))
        other = better(score for score in scores if score != best)
        return self.texts.get("match-won", side=names[0], score=self.number(best), other=self.number(other))


def _plain(value: float) -> float:
    """A whole number without its decimals."""
    return int(value) if value == int(value) else round(value, 2)


def _passed(position: Position, step: str) -> Phrase | None:
    """The announcement of a turn that was passed because nothing could be played."""
    return ("call-pass", {}) if step == PASS and len(position.steps()) == 1 else None
