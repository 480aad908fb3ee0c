"""Games that ended, in words: when, who played, how it went; and the search among them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from jeux.common.alphabet import plain
from jeux.common.tables import Sheet
from jeux.common.texts import Texts, day_words
from jeux.match.archive import EndedGame
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.setup.advantages import who_is_ahead
from jeux.play.setup.filters import COMPUTER, PEOPLE, WATCH, names_of
from jeux.play.setup.seat_words import called, person
from jeux.rules import CARDS


def reached(match: Match) -> int | None:
    """The count that a single player reached, in the unit of the game; None where several play."""
    from jeux.play.games import wording_of  # imported here, because the first frame does not need it

    tally = wording_of(match.game).tally(match.position) if match.record.players == 1 else None
    count = tally[1].get("n") if tally else None
    return count if isinstance(count, int) else None


def day_text(moment: str, texts: Texts) -> str:
    """The day of an ISO date in local time, in words."""
    return day_words(datetime.fromisoformat(moment).astimezone(), texts)


def who_text(game: str, seats: tuple[Seat, ...], turned: int, texts: Texts) -> str:
    """Who plays a game or a match, in one line. `turned`: by how many places the sides are rotated against the
    seats."""
    persons = [seat for seat in seats if seat.level == 0]
    levels = [seat.level for seat in seats if seat.level]
    if not persons:
        return texts.get("menu-who-watch")
    if len(seats) == 1:
        return called(persons[0], texts) or texts.get("menu-who-alone")
    if len(persons) == 1 and levels:
        against = texts.get("menu-who-computer", level=texts.get(f"level-{max(levels)}"))
        name = called(persons[0], texts)
        return f"{name} {against}" if name else against
    if len(seats) == 2:
        sides = [(number + turned) % 2 for number in range(2)]
        names = [
            called(seat, texts) or texts.game(game, f"side-{side}-title")
            for side, seat in zip(sides, seats, strict=True)
        ]
        return texts.get("menu-who-two", first=names[0], second=names[1])
    names = [called(seat, texts) for seat in persons if called(seat, texts)]
    return ", ".join(names) if names else texts.get("menu-who-people")


def persons_of(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """The names at the seats that may belong to players of this computer."""
    return tuple(name for name in map(person, seats) if name)


def outcome_text(game: EndedGame, texts: Texts) -> str:
    """Who won, from the person's point of view where one plays against the computer alone; the count reached by a
    single player."""
    if len(game.seats) == 1:
        reached_text = texts.has(f"{game.game}-tally") and game.count is not None
        return texts.game(game.game, "tally", n=game.count or 0) if reached_text else texts.get("past-over")
    persons = [side for side in range(len(game.seats)) if not game.seat(side).level]
    if len(game.winners) == len(game.seats):
        return texts.get("past-drawn")
    if len(persons) == 1:
        return texts.get("past-won" if persons[0] in game.winners else "past-lost")
    names = [_player(game, side, texts) for side in game.winners]
    together = names[0]
    for name in names[1:]:
        together = texts.get("list-and", first=together, last=name)
    return texts.get("past-won-by", names=together)


def _player(game: EndedGame, side: int, texts: Texts) -> str:
    seat = game.seat(side)
    return called(seat, texts) or texts.game(game.game, f"side-{side}")


def reason_text(game: EndedGame, texts: Texts) -> str:
    """The rule by which the game ended; empty for a rule that this version does not know."""
    if game.loser is not None:
        return texts.get("ending-gave-up-by", side=_player(game, game.loser, texts))
    texts.game(game.game, "name")  # loads the texts of the game, so that `has` finds them
    names = (f"{game.game}-ending-{game.reason}", f"ending-{game.reason}")
    return next((texts.get(name) for name in names if texts.has(name)), "")


def who_played(game: EndedGame) -> str:
    """One of the three kinds of `jeux.play.setup.filters`; empty for a game of a single player."""
    persons = sum(not seat.level for seat in game.seats)
    if len(game.seats) == 1 and persons:
        return ""
    return WATCH if not persons else COMPUTER if persons < len(game.seats) else PEOPLE


@dataclass(frozen=True, slots=True)
class PastGame:
    """A game that ended, as the list shows it, and the text in which it is searched."""

    ended: EndedGame
    name: str
    who: str
    outcome: str
    reason: str
    day: str
    found_by: str
    persons: tuple[str, ...] = ()
    """The names of the players of this computer who played; their badges are shown beside the words."""

    @classmethod
    def of(cls, game: EndedGame, texts: Texts) -> PastGame:
        """The words of a game in a language."""
        name, day = texts.game(game.game, "name"), day_text(game.ended, texts)
        who = who_text(game.game, game.seats, game.turned, texts)
        if game.number > 1:
            who = f"{who} · {texts.get('past-round', k=game.number)}"
        if game.advantage:
            ahead = who_is_ahead(game.game, game.seats, game.turned, game.advantage, texts)
            who = f"{who} · {texts.get('advantage-past', name=ahead)}"
        local = datetime.fromisoformat(game.ended).astimezone()
        names = " ".join(seat.name for seat in game.seats if not seat.level)
        words = (names_of(CARDS[game.game], texts), names, who, day, f"{local:%Y-%m-%d %d/%m/%Y}")
        outcome = outcome_text(game, texts)
        return cls(
            game,
            name,
            who,
            outcome,
            reason_text(game, texts),
            day,
            plain(" ".join((*words, outcome))),
            persons_of(game.seats),
        )


def found(games: Sequence[PastGame], words: str, who: str = "") -> list[PastGame]:
    """The games whose text contains all these words, played by `who` if that is given."""
    wanted = plain(words).split()
    return [
        game
        for game in games
        if (not who or who_played(game.ended) == who) and all(word in game.found_by for word in wanted)
    ]


def ended_sheet(games: Sequence[PastGame], texts: Texts) -> Sheet:
    """Games that ended as a table, in the order given."""
    heads = ("past-column-day", "stats-game", "past-column-players", "past-column-outcome", "past-column-reason")
    return Sheet(
        texts.get("past-title"),
        texts.get("past-count", n=len(games)),
        tuple(map(texts.get, heads)),
        tuple(_row(game) for game in games),
        names=(1, 2, 3, 4),
        typed=(2, 3, 4),
    )


def _row(game: PastGame) -> tuple[str, ...]:
    """The day as every spreadsheet sorts it, then the words of the list."""
    local = datetime.fromisoformat(game.ended.ended).astimezone()
    return f"{local:%Y-%m-%d}", game.name, game.who, game.outcome, game.reason
