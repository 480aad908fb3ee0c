"""The record of a match: the choices made before it, the seed of its dice, and every step as text. The file format is
in docs/formats.md.

Positions are not stored: they are recomputed through the rules, so reading a record also checks it.
"""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from jeux import __version__
from jeux.common.files import UnfitFile, parse_json
from jeux.common.schema import (
    Fits,
    any_of,
    between,
    date,
    fields,
    flag,
    list_of,
    matching,
    measure,
    misfits,
    nothing,
    row,
    table,
    text,
)
from jeux.match import chalk, forms, seats
from jeux.match.dice import SEED_BYTES, Dice
from jeux.match.seats import STRONGEST as STRONGEST
from jeux.match.seats import Advantage
from jeux.match.seats import Seat as Seat
from jeux.match.turns import turns_in
from jeux.rules import CATALOGUE
from jeux.rules.contract import BadOption, Game, Position, Result, RulesError, alone, complete_options

FORMAT = 2
KIND = "match"
"""The kind of file, as in its first key, ``tablier``."""

_ID = re.compile(r"[a-z0-9_]+-[0-9a-f]{12}")
_SEED = re.compile(rf"[0-9a-f]{{{2 * SEED_BYTES}}}")
_ORDER = re.compile(rb'^\{(?:"tablier": "[a-z]{1,20}", )?"format": \d+, "program": "[^"]{1,40}", "order": (\d{1,15}),')
START = 160
_PLAYERS = 8
_STEPS, _GAMES = 50_000, 1000
"""Limits above the steps of any game, and the games of any match."""
_OFTEN = 1_000_000
"""Limit above the number of undos in any game."""
_short, _step, _name = text(100), text(200), text(100_000)
_options = table(_short, _short, 50)
_FIELDS = {
    "id": matching(_ID),
    "players": between(1, _PLAYERS),
    "seats": seats.SEATS,
    "options": _options,
    "target": between(0, 1000),
    "created": date,
    "updated": date,
    "over": flag,
    "scores": list_of(measure(-1e18, 1e18), 1, _PLAYERS),
    "form": _short,
    "dice": _short,
    "again": _short,
    "before": list_of(measure(0, forms.LONGEST), 0, _PLAYERS),
    "advantage": seats.ADVANTAGE,
}
"""The validators of a record, without its game, its games and its `order`."""
_ADDED: dict[str, Any] = {"tablier": KIND, "order": 0, "again": "", "before": [], "advantage": None}
"""Fields added since the first version of this format, with the values they had implicitly."""
_GAME_FIELDS = {
    "options": _options,
    "seed": matching(_SEED),
    "steps": list_of(_step, 0, _STEPS),
    "undone": list_of(_step, 0, _STEPS),
    "given_up": any_of(nothing, row(between(-1, _PLAYERS), between(-1, 1000))),
    "agreed": flag,
    "words": list_of(_name, 0, _PLAYERS),
    "turned": between(0, _PLAYERS - 1),
    "taken_back": any_of(nothing, between(0, _OFTEN)),
    "hints": any_of(nothing, between(0, _OFTEN)),
    "start": text(5_000),
    "drawn": chalk.FITS,
    "turns": any_of(nothing, between(0, _STEPS)),
}
_GAME_ADDED: dict[str, Any] = {"taken_back": None, "hints": None, "start": "", "drawn": {}, "turns": None}
"""The same for a game."""
_games = list_of(fields(_GAME_FIELDS), 1, _GAMES)
_order = between(0, 10**15)


class RecordError(ValueError):
    """Raised for an invalid record; `code` names the sentence for the player.

    ``foreign``: not a file of ours; ``future-format``, ``unknown-game``: from a later version, to be left alone;
    ``broken``: a damaged file of ours; ``illegal-step``: well formed, but against the rules."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game of a match."""

    options: Mapping[str, str]
    seed: str
    """The seed of its dice, in hexadecimal."""
    steps: tuple[str, ...] = ()
    """Including the outcomes of chance."""
    undone: tuple[str, ...] = ()
    """The undone steps, the next to redo first."""
    given_up: tuple[int, int] | None = None
    """The side that resigned, and at what price."""
    agreed: bool = False
    """Whether a draw was agreed."""
    words: tuple[str, ...] = ()
    """The words added to the seed, one for each seat."""
    turned: int = 0
    """Seat k plays side k + `turned`, modulo the players."""
    taken_back: int | None = None
    """How often a step was replaced after an undo; None if unknown."""
    hints: int | None = None
    """How often the computer gave advice; None if unknown."""
    start: str = ""
    """The start position as text; empty for the game's usual one."""
    drawn: chalk.Drawn = field(default_factory=dict)
    """The marks drawn over its positions."""
    turns: int | None = field(default=None, compare=False)
    """How many turns were played. Derived from the steps; stored so that lists need not replay them. None if unknown,
    as in files of earlier versions."""
    unknown: Mapping[str, object] = field(default_factory=dict)
    """Fields written by another version."""

    @property
    def unaided(self) -> bool:
        """Whether the game is known to have no undo and no advice."""
        return self.taken_back == 0 == self.hints


@dataclass(frozen=True, slots=True)
class Record:
    """A match: one or several games in one of the `forms`."""

    # --- what is played, and by whom ----------------------------------------------------------------------------------
    id: str
    game: str
    players: int
    seats: tuple[Seat, ...]
    options: Mapping[str, str]
    """All the rule options, with defaults."""
    target: int
    """The points or games that win the match; 0: a single game."""

    # --- what happened ------------------------------------------------------------------------------------------------
    games: tuple[GameRecord, ...]
    created: str
    """An ISO date in UTC."""
    updated: str
    """An ISO date in UTC."""
    over: bool = False
    """Derived from the games; stored so that lists need not replay them."""
    scores: tuple[float, ...] = ()
    """The points of the match so far, by seat; derived as well."""

    # --- its form -----------------------------------------------------------------------------------------------------
    form: str = forms.SINGLE
    dice: str = forms.PROGRAM
    """Who throws."""
    again: str = ""
    """The id of the match whose dice are used again, if any."""
    before: tuple[float, ...] = ()
    """The points of the seats before the first game; empty if all have none."""
    advantage: Advantage | None = None
    """The handicap, if any."""

    # --- the file -----------------------------------------------------------------------------------------------------
    order: int = field(default=0, compare=False)
    """Increases with every save of any match; 0 before the first save. Dates are not used, because clocks can be set
    back."""
    unknown: Mapping[str, object] = field(default_factory=dict)
    """Fields written by another version."""

    @property
    def handicapped(self) -> bool:
        """Whether one seat has an advantage; such a match is not counted in the statistics."""
        return bool(self.advantage)

    @property
    def begun(self) -> bool:
        """Whether a step was played or a game was ended by hand. Otherwise there is nothing to continue."""
        return any(played.steps or played.given_up or played.agreed for played in self.games)


# --- the dice ---------------------------------------------------------------------------------------------------------


def dice_name(record: Record, number: int) -> str:
    """The identifier of a game (counted from 0) in the dice function: the match and the first game that used these
    dice."""
    return f"{record.again or record.id}/{1 if record.form == forms.RETURN else number + 1}"


def dice_of(record: Record, number: int) -> Dice:
    """The dice of a game (counted from 0), from its seed and words."""
    played = record.games[number]
    return Dice(bytes.fromhex(played.seed), dice_name(record, number), played.words)


# --- through the rules ------------------------------------------------------------------------------------------------


def beginning(game: Game, played: GameRecord, players: int) -> Position:
    """The start position of a game. Raises `RulesError`."""
    if played.start:
        return game.read(played.start, played.options, players)
    return game.start(played.options, players)


def replay(start: Position, steps: tuple[str, ...]) -> list[Position]:
    """The positions before each step and after the last. Raises `RecordError` for an illegal step."""
    positions = [start]
    for number, step in enumerate(steps):
        if step not in positions[-1].steps():
            raise RecordError("illegal-step", f"step {number}: {step!r}")
        positions.append(positions[-1].play(step))
    return positions


def result_of(
    played: GameRecord,
    last: Position,
    players: int,
    allies: Callable[[Position, int], tuple[int, ...]] = alone,
) -> Result | None:
    """The result of a game that reached the position `last`: by the rules, by resignation or agreed draw; else None.

    A resignation counts for the whole team: everyone of the other team wins. If several play each for himself, they
    share the price."""
    if played.given_up:
        loser, price = played.given_up
        losing = allies(last, loser)
        others = players - len(losing)
        share = price if others == len(losing) else price / others
        return Result(tuple(0.0 if i in losing else share for i in range(players)), "gave-up")
    if played.agreed:
        return Result((1 / players,) * players, "agreed-draw")
    return last.result()


def may_agree(game: Game, players: int) -> bool:
    """Whether players may agree a draw: not in a game won in points or counted."""
    return players > 1 and not game.in_points and not game.fewest


def running_scores(record: Record, results: list[Result]) -> tuple[tuple[float, ...], ...]:
    """The points of the seats before the first game, then after each of these results."""
    totals = [record.before or (0.0,) * record.players]
    for played, result in zip(record.games, results, strict=False):
        gained = forms.by_seat(result.counted or result.scores, played.turned)
        totals.append(tuple(a + b for a, b in zip(totals[-1], gained, strict=True)))
    return tuple(totals)


def _settled(record: Record, results: list[Result]) -> bool:
    """Whether the match is over after these results."""
    game, scores = CATALOGUE[record.game], running_scores(record, results)[-1]
    start = game.start(record.options, record.players)
    # teams stay the same when the seats rotate
    return forms.finished(record.form, record.target, scores, len(results), partial(game.allies, start))


def is_over(record: Record, results: list[Result]) -> bool:
    """Whether the match is over, given the results of its finished games."""
    return len(results) == len(record.games) and _settled(record, results)


def results_of(record: Record) -> list[Result]:
    """The results of all finished games, replayed through the rules. Raises `RecordError`."""
    return _replayed(record)[0]


def derived(record: Record) -> Record:
    """The record with its derived fields, replayed through the rules. Raises `RecordError`."""
    results, turns = _replayed(record)
    games = tuple(replace(played, turns=count) for played, count in zip(record.games, turns, strict=True))
    scores = running_scores(record, results)[-1]
    return replace(record, games=games, over=is_over(record, results), scores=scores)


def _replayed(record: Record) -> tuple[list[Result], list[int]]:
    """The results of all finished games and the turns of each game, through the rules. Raises `RecordError`."""
    game, results, turns = CATALOGUE[record.game], list[Result](), []
    for number, played in enumerate(record.games):
        positions = _checked_positions(game, played, record.players)
        turns.append(turns_in(positions[:-1], record.players))
        result = result_of(played, positions[-1], record.players, game.allies)
        if result:
            results.append(result)
        followed = number + 1 < len(record.games)
        if followed and (not result or _settled(record, results)):
            raise RecordError("broken", "a game after the last one")
    return results, turns


def _checked_positions(game: Game, played: GameRecord, players: int) -> list[Position]:
    """The positions of a game, after checking its steps, undone steps and end by hand."""
    try:
        positions = replay(beginning(game, played, players), played.steps + played.undone)
    except RulesError as error:
        raise RecordError("broken", str(error)) from error
    last = positions[len(played.steps)]
    if (played.given_up or played.agreed) and last.result():
        raise RecordError("illegal-step", "given up or agreed on after the end")
    if played.agreed and (played.given_up or not may_agree(game, players)):
        raise RecordError("illegal-step", "a draw that nobody could agree on")
    if played.given_up:
        loser, price = played.given_up
        if not 0 <= loser < players or price not in game.prices(last):
            raise RecordError("illegal-step", "given up by nobody, or at a price that is none")
    return positions[: len(played.steps) + 1]


# --- as JSON ----------------------------------------------------------------------------------------------------------


def to_json(record: Record) -> str:
    """The record as one line of JSON, in ASCII."""
    data = {
        "tablier": KIND,  # first, so that the file type is recognised from its first bytes
        "format": FORMAT,
        "program": __version__,
        "order": record.order,  # near the start, where `order_of` searches
        **_fields(record),
        "seats": [_fields(seat) for seat in record.seats],
        "advantage": seats.told(record.advantage),
        "games": [_fields(game) for game in record.games],
    }
    return json.dumps(data)


def order_of(start: bytes) -> int:
    """The `order` of a record, from the first `START` bytes of its file; 0 if not found."""
    found = _ORDER.search(start)
    return int(found[1]) if found else 0


def _fields(value: Record | Seat | GameRecord) -> dict[str, object]:
    known = {each.name: getattr(value, each.name) for each in dataclasses.fields(value) if each.name != "unknown"}
    return {**value.unknown, **known}


def from_json(text: str | bytes) -> Record:
    """The record in a text, replayed through the rules. Raises `RecordError`."""
    return derived(read_unplayed(text))


def read_unplayed(content: str | bytes) -> Record:
    """The record in a text, well formed but not replayed: for lists of matches.

    Raises `RecordError`."""
    data = _ADDED | _object(content)
    _check_version(data)
    if isinstance(data.get("games"), list):
        data["games"] = [_GAME_ADDED | played if isinstance(played, dict) else played for played in data["games"]]
    if isinstance(data.get("seats"), list):
        data["seats"] = [{**seats.SEAT_ADDED, **seat} if isinstance(seat, dict) else seat for seat in data["seats"]]
    _check_fields(data, _FIELDS)
    if not _games(data.get("games")) or not _order(data["order"]):
        raise RecordError("broken", "games, order")
    game = CATALOGUE[data["game"]]
    known = {name: data[name] for name in ("id", "players", "target", "created", "updated", "over", "form", "dice")}
    record = Record(
        **known,
        game=game.key,
        again=data["again"],
        before=tuple(data["before"]),
        order=data["order"],
        scores=tuple(data["scores"]),
        advantage=seats.read_advantage(data["advantage"]),
        seats=tuple(seats.read_seat(seat, _unknown(seat, Seat)) for seat in data["seats"]),
        options=_read_options(data, game),
        games=tuple(_read_game(each, game) for each in data["games"]),
        unknown=_unknown(data, Record, "tablier", "format", "program"),
    )
    _check_sizes(record, game)
    return record


def _object(content: str | bytes) -> dict[str, Any]:
    try:
        data = parse_json(content)
    except UnfitFile as error:
        # empty or all zeros: what a power cut leaves of a file of ours
        raise RecordError("broken" if error.begins in (b"", b"{") else "foreign", str(error)) from error
    if not isinstance(data, dict) or not {"format", "program", "game"} <= data.keys():
        raise RecordError("foreign")
    if data.get("tablier", KIND) != KIND:
        raise RecordError("foreign", "another kind of file")
    return data


def _check_version(data: dict[str, Any]) -> None:
    """Raise `RecordError` if a later version wrote this."""
    _check_fields(data, {"format": between(0, 1 << 30), "game": _short})
    if data["format"] > FORMAT:
        raise RecordError("future-format", str(data["format"]))
    if data["format"] < FORMAT:
        raise RecordError("broken", f"format {data['format']}")
    if data["game"] not in CATALOGUE:
        raise RecordError("unknown-game", data["game"])


def _check_fields(data: dict[str, Any], kinds: Mapping[str, Fits]) -> None:
    wrong = misfits(data, kinds)
    if wrong:
        raise RecordError("broken", ", ".join(wrong))


def _check_sizes(record: Record, game: Game) -> None:
    sound = (
        _ID.fullmatch(record.id)
        and record.players in game.players
        and record.players == len(record.seats) == len(record.scores)
        and forms.fits(game, record.players, record.form, record.target, record.dice)
        and forms.may_begin(game, record.players, record.form, record.target, record.before)
        and (not record.advantage or record.advantage.seat < record.players)
        and record.games
        and all(0 <= played.turned < record.players for played in record.games)
        and all(len(played.words) in (0, record.players) for played in record.games)
        and _same_dice_twice(record)
        and _sound_again(record)
    )
    if not sound:
        raise RecordError("broken", "seats, form, target, scores or games")


def _same_dice_twice(record: Record) -> bool:
    """Whether a return match uses the dice of its first game throughout."""
    return record.form != forms.RETURN or len({(played.seed, played.words) for played in record.games}) == 1


def _sound_again(record: Record) -> bool:
    """Whether dice are only reused in a single game, from a match of the same game."""
    known = _ID.fullmatch(record.again) and record.again.startswith(f"{record.game}-")
    return not record.again or bool(known and record.form == forms.SINGLE and record.dice == forms.PROGRAM)


def _read_game(data: dict[str, Any], game: Game) -> GameRecord:
    given_up = data["given_up"]
    return GameRecord(
        options=_read_options(data, game),
        seed=data["seed"],
        steps=tuple(data["steps"]),
        undone=tuple(data["undone"]),
        given_up=(given_up[0], given_up[1]) if given_up else None,
        agreed=data["agreed"],
        # without lone surrogates, which some systems let a keyboard produce
        words=tuple(word.encode("utf-8", "replace").decode("utf-8") for word in data["words"]),
        turned=data["turned"],
        taken_back=data["taken_back"],
        hints=data["hints"],
        start=data["start"],
        drawn=chalk.read(data["drawn"]),
        turns=data["turns"],
        unknown=_unknown(data, GameRecord),
    )


def _read_options(data: dict[str, Any], game: Game) -> Mapping[str, str]:
    try:
        return complete_options(game, data["options"])
    except BadOption as error:
        raise RecordError("broken", str(error)) from error


def _unknown(data: dict[str, Any], kind: type[Record | Seat | GameRecord], *others: str) -> dict[str, object]:
    known = {each.name for each in dataclasses.fields(kind)} | set(others)
    return {name: value for name, value in data.items() if name not in known}
