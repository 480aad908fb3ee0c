"""The advantage of one seat over the others: what is offered before a match, and its words. Its value is never
stated."""

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
"""The points ahead to offer, as far as they are below the length of the match."""


def starts(game: Game, choice: Choice, seat: int) -> tuple[Handicap, ...]:
    """The starting positions in favour of a seat; where sides are drawn, only those possible for every side."""
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
    """Whether one seat may be given the first turn of every game, in matches where the seats would alternate."""
    begins = game.start(choice.options, len(choice.seats)).turn == 0
    return begins and not game.asymmetric and choice.form in (forms.POINTS, forms.GAMES) and _turns(game, choice)


def may_keep_help(choice: Choice, seat: int) -> bool:
    """Whether hints can be reserved for one person: there must be other persons."""
    return seat in choice.persons and len(choice.persons) > 1


def fitting(game: Game, choice: Choice) -> Choice:
    """The choice with its advantage reduced to what is possible."""
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
    """The name of a starting position, or with `effect` the sentence about what it changes."""
    name = f"handicap-{handicap.kind}{'-effect' if effect else ''}"
    texts.game(game.key, "name")  # loads the texts of the game, so that `has` finds them
    own = f"{game.key}-{name}"
    return texts.get(own if texts.has(own) else name, n=handicap.number)


def who_is_ahead(game: str, seats: tuple[Seat, ...], turned: int, ahead: Advantage, texts: Texts) -> str:
    """The name of the player with the advantage, or of the side."""
    name = called(seats[ahead.seat], texts)
    return name or texts.game(game, f"side-{(ahead.seat + turned) % len(seats)}")


def sentences(game: Game, ahead: Advantage, name: str, texts: Texts) -> list[str]:
    """The advantage of a seat, one sentence for each part."""
    said = [start_text(game, each, texts, effect=True) for each in handicaps_of(game) if each.name == ahead.start]
    if ahead.points:
        said.append(texts.get("advantage-points", name=name, n=ahead.points))
    if ahead.first:
        said.append(texts.get("advantage-first", name=name))
    if ahead.help:
        said.append(texts.get("advantage-help", name=name))
    return said
