"""What one seat may have over the others: what is offered before a match, and how it is said. Nothing is said of what
it is worth."""

from __future__ import annotations

from dataclasses import replace

from jeux.common.texts import Texts
from jeux.match import forms
from jeux.match.record import Seat
from jeux.match.seats import Advantage
from jeux.play.setup.choosing import Choice
from jeux.play.setup.seat_words import called
from jeux.rules.contract import Game
from jeux.rules.handicap import Handicap
from jeux.rules.handicaps import handicaps_of

POINTS = (1, 2, 3, 5, 10)
"""Points ahead that are offered, those below the length of the match."""


def starts(game: Game, choice: Choice, seat: int) -> tuple[Handicap, ...]:
    """The positions in which the game may begin in favour of a seat; of any side, where sides are drawn."""
    players = len(choice.seats)
    sides = range(players) if choice.at_random or _turns(game, choice) else (seat,)
    return tuple(
        each for each in handicaps_of(game) if all(each.begin(choice.options, players, side) for side in sides)
    )


def _turns(game: Game, choice: Choice) -> bool:
    """Whether the seats change sides from game to game."""
    return forms.turned(game, len(choice.seats), choice.form, 1) > 0


def points(choice: Choice) -> tuple[int, ...]:
    """The points that a seat may have before the first game."""
    return tuple(each for each in POINTS if each < choice.target) if choice.form == forms.POINTS else ()


def may_be_first(game: Game, choice: Choice) -> bool:
    """Whether one seat may begin every game, where seats take turns at it."""
    begins = game.start(choice.options, len(choice.seats)).turn == 0
    return begins and not game.asymmetric and choice.form in (forms.POINTS, forms.GAMES) and _turns(game, choice)


def may_keep_help(choice: Choice, seat: int) -> bool:
    """Whether help can be for one person alone: there are others."""
    return seat in choice.persons and len(choice.persons) > 1


def fitting(game: Game, choice: Choice) -> Choice:
    """The same choice with as much of its advantage as can be."""
    ahead = choice.advantage
    if ahead is None:
        return choice
    if ahead.seat >= len(choice.seats) or len(choice.seats) < 2:
        return replace(choice, advantage=None)
    names = {each.name for each in starts(game, choice, ahead.seat)}
    left = replace(
        ahead,
        start=ahead.start if ahead.start in names else "",
        points=ahead.points if ahead.points in points(choice) else 0,
        first=ahead.first and may_be_first(game, choice),
        help=ahead.help and may_keep_help(choice, ahead.seat),
    )
    return replace(choice, advantage=left)


# --- in words ---------------------------------------------------------------------------------------------------------


def start_text(game: Game, handicap: Handicap, texts: Texts, effect: bool = False) -> str:
    """The name of a start, or (`effect`) what it changes, in a sentence."""
    name = f"handicap-{handicap.kind}{'-effect' if effect else ''}"
    texts.game(game.key, "name")  # now its own texts are known
    own = f"{game.key}-{name}"
    return texts.get(own if texts.has(own) else name, n=handicap.number)


def who_is_ahead(game: str, seats: tuple[Seat, ...], turned: int, ahead: Advantage, texts: Texts) -> str:
    """Who sits at the seat that has something ahead: a name, or the side."""
    name = called(seats[ahead.seat], texts)
    return name or texts.game(game, f"side-{(ahead.seat + turned) % len(seats)}")


def sentences(game: Game, ahead: Advantage, name: str, texts: Texts) -> list[str]:
    """What a seat has over the others, a sentence each."""
    said = [start_text(game, each, texts, effect=True) for each in handicaps_of(game) if each.name == ahead.start]
    if ahead.points:
        said.append(texts.get("advantage-points", name=name, n=ahead.points))
    if ahead.first:
        said.append(texts.get("advantage-first", name=name))
    if ahead.help:
        said.append(texts.get("advantage-help", name=name))
    return said
