"""What one chooses before a match: who sits where, the options, its length. No drawing here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from jeux.common.settings import AT_RANDOM, NewGame
from jeux.match import forms
from jeux.match.record import Seat
from jeux.match.seats import Advantage
from jeux.play.setup.filters import COMPUTER, PEOPLE, WATCH
from jeux.play.setup.offered import Offered
from jeux.rules.contract import BadOption, Game, complete_options

FIRST_LEVEL = 2
"""The level offered when none was chosen before."""
EASIEST = 1


@dataclass(frozen=True, slots=True)
class Choice:
    """The seats in player order; `options` has a value for each option; `at_random`: sides are drawn. `form` and
    `target` are those of the match, `dice` says who throws; `before` are the points with which a match in points
    begins, empty for none."""

    seats: tuple[Seat, ...]
    options: Mapping[str, str]
    target: int = 0
    at_random: bool = False
    form: str = forms.SINGLE
    dice: str = forms.PROGRAM
    before: tuple[float, ...] = ()
    advantage: Advantage | None = None
    """The advantage of one of the seats."""

    @property
    def persons(self) -> list[int]:
        """The players that are persons."""
        return [player for player, seat in enumerate(self.seats) if seat.level == 0]

    @property
    def who(self) -> str:
        """COMPUTER, PEOPLE or WATCH; empty for a mixed company."""
        if not self.persons:
            return WATCH
        if len(self.persons) == len(self.seats):
            return PEOPLE if len(self.seats) > 1 else ""
        return COMPUTER if len(self.persons) == 1 else ""

    @property
    def level(self) -> int:
        """The level of the computer, the highest one if there are several."""
        return max((seat.level for seat in self.seats), default=0) or FIRST_LEVEL


def first_choice(game: Game) -> Choice:
    """A person against the computer, by the booklet, in its usual number of players."""
    alone = Choice((Seat(""),) * game.players[0], complete_options(game, {}))
    return with_who(alone, COMPUTER) if len(alone.seats) > 1 else alone


def simplest(game: Game, who: str) -> Choice:
    """By the booklet, for two where the game can be played by two: two persons, or one and the easiest computer."""
    choice = first_choice(game)
    if 2 in game.players and len(choice.seats) != 2:
        choice = with_players(choice, 2)
    if len(choice.seats) < 2:
        return choice
    seats = with_who(choice, who).seats
    return replace(choice, seats=tuple(replace(seat, level=min(seat.level, EASIEST)) for seat in seats))


def remembered(game: Game, kept: NewGame | None) -> Choice:
    """The last choice, as far as the game still has it."""
    fresh = first_choice(game)
    if kept is None:
        return fresh
    try:
        options = complete_options(game, kept.options)
    except BadOption:
        options = dict(fresh.options)
    # before there were forms, a match with a target was one in points
    form = kept.form or (forms.POINTS if kept.target else forms.SINGLE)
    dice = forms.MANUAL if kept.dice == forms.MANUAL and game.chance else forms.PROGRAM
    match = replace(fresh, options=options, target=kept.target, form=form, dice=dice)
    if len(kept.levels) not in game.players or len(kept.seats) != len(kept.levels):
        return fitting(game, match)
    guests = (*kept.guests, *(False,) * len(kept.seats))
    seats = tuple(Seat(*each) for each in zip(kept.seats, kept.levels, guests[: len(kept.seats)], strict=True))
    return fitting(game, replace(match, seats=seats, at_random=kept.side == AT_RANDOM))


def to_keep(choice: Choice) -> NewGame:
    """This choice in the form in which the settings save it."""
    return NewGame(
        seats=tuple(seat.name for seat in choice.seats),
        levels=tuple(seat.level for seat in choice.seats),
        guests=tuple(seat.guest for seat in choice.seats),
        options=dict(choice.options),
        target=choice.target,
        side=AT_RANDOM if choice.at_random else choice.persons[0] if len(choice.persons) == 1 else 0,
        form=choice.form,
        dice=choice.dice,
    )


def forms_of(game: Game, choice: Choice) -> list[str]:
    """The forms of match that are offered to these seats with these dice."""
    return [form for form in forms.FORMS if forms.targets_of(game, len(choice.seats), form, choice.dice)]


def with_form(game: Game, choice: Choice, form: str) -> Choice:
    """The choice with another form of match, in its first length."""
    return replace(choice, form=form, target=forms.targets_of(game, len(choice.seats), form, choice.dice)[0])


def fitting(game: Game, choice: Choice) -> Choice:
    """The choice with a length that its form offers, or as a single game where its form is not offered."""
    targets = forms.targets_of(game, len(choice.seats), choice.form, choice.dice)
    if choice.target not in targets:
        return with_form(game, choice, choice.form if targets else forms.SINGLE)
    return choice


def within(game: Game, choice: Choice, offered: Offered) -> Choice:
    """The choice limited to the levels offered, with real dice where they are required."""
    seats = tuple(replace(seat, level=offered.level(seat.level)) for seat in choice.seats)
    dice = forms.MANUAL if offered.real_dice and game.chance else choice.dice
    return fitting(game, replace(choice, seats=seats, dice=dice))


def first_options(game: Game, choice: Choice) -> Mapping[str, str]:
    """The options of the first game: a match in points may have others for each of its games."""
    if choice.form != forms.POINTS:
        return choice.options
    before = choice.before or (0.0,) * len(choice.seats)
    return complete_options(game, game.match_options(choice.options, choice.target, (before,)))


def with_seat(choice: Choice, player: int, seat: Seat) -> Choice:
    """The choice with another occupant of one seat."""
    seats = list(choice.seats)
    seats[player] = seat
    return replace(choice, seats=tuple(seats))


def with_who(choice: Choice, who: str) -> Choice:
    """The choice changed to COMPUTER, PEOPLE or WATCH; names stay with their seats."""
    person = choice.persons[0] if choice.persons else 0
    level = choice.level
    wanted = {
        COMPUTER: [0 if player == person else level for player in range(len(choice.seats))],
        PEOPLE: [0] * len(choice.seats),
        WATCH: [seat.level or level for seat in choice.seats],
    }[who]
    return replace(choice, seats=tuple(replace(seat, level=to) for seat, to in zip(choice.seats, wanted, strict=True)))


def at_level(choice: Choice, level: int) -> Choice:
    """The same company, its computers at another level."""
    seats = tuple(replace(seat, level=level) if seat.level else seat for seat in choice.seats)
    return replace(choice, seats=seats)


def with_side(choice: Choice, player: int) -> Choice:
    """The choice with the only person at another seat, swapped with its occupant."""
    (here,) = choice.persons
    seats = list(choice.seats)
    seats[here], seats[player] = seats[player], seats[here]
    ahead = choice.advantage
    if ahead is not None and ahead.seat in (here, player):
        ahead = replace(ahead, seat=here + player - ahead.seat)
    return replace(choice, seats=tuple(seats), at_random=False, advantage=ahead)


def with_players(choice: Choice, count: int) -> Choice:
    """The choice with more seats, which the computer takes if it plays already, or with fewer."""
    new = Seat("", 0 if choice.who == PEOPLE or len(choice.seats) == 1 else choice.level)
    seats = choice.seats[:count] + (new,) * (count - len(choice.seats))
    return replace(choice, seats=seats, at_random=choice.at_random and count > 1)


SOURCES = ("livret", "fiche", "tournoi")
"""The names of presets that mean the same in every game: the source of the rule."""


def preset_options(game: Game, number: int) -> dict[str, str]:
    """All the options of a preset."""
    return complete_options(game, dict(game.presets[number][1]))


def preset_of(game: Game, options: Mapping[str, str]) -> int:
    """The index of the preset with these options, or -1."""
    numbers = range(len(game.presets))
    return next((number for number in numbers if preset_options(game, number) == dict(options)), -1)


def drawn(choice: Choice, rng: Random) -> Choice:
    """The choice with its sides drawn if that was asked for; the computer's seats lose the name of a person."""
    seats = [replace(seat, name="", guest=False) if seat.level else seat for seat in choice.seats]
    order = list(range(len(seats)))
    if choice.at_random:
        rng.shuffle(order)
    ahead = choice.advantage
    if ahead is not None:
        ahead = replace(ahead, seat=order.index(ahead.seat))
    return replace(choice, seats=tuple(seats[number] for number in order), advantage=ahead, at_random=False)


def seated(choice: Choice, rng: Random) -> tuple[Seat, ...]:
    """The seats in player order, shuffled if that was asked for."""
    return drawn(choice, rng).seats
