"""Measures what a rule does to the chances of the sides: games of a level against itself, from the start.

    python -m benchmarks balance tablut
    python -m benchmarks balance tablut --option king=step --level 3 --games 200 --minutes 20 --seed 1
    python -m benchmarks balance barricades --players 4
    python -m benchmarks balance --missing

Without `--option`, everything that the page of a new game offers: the options as they are at first, every one of their
other values alone, and the presets. What `assets/balance.json` has already with as many games is left out; `--again`
plays it again. A value ends after `--minutes` of the processor, with the games that were played until then; fewer than
200, or fewer than 150 different ones, are recorded and not told. Without `--level`, the level of what was measured of
the game, or else the highest whose 200 games last a minute; without dice, one that hardly errs is not taken: it plays
the same game again and again.
"""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path
from random import Random
from time import process_time

from benchmarks.strength import LONGEST_GAME, chosen
from jeux.engine.lookup import player_of
from jeux.play.setup.balance import ENOUGH, FILE, Run, key_of, median, read_runs, write_runs
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Game, complete_options

SAMPLE = 4
"""Games that tell how long those of a level last."""
AIM = 60.0
"""Seconds of the processor that 200 games of the default may last where no level is named."""
OFTEN = 0.1
"""How often a level errs that plays another game nearly each time."""
Options = dict[str, str]

PAGE = Path(__file__).resolve().parents[1] / "docs" / "balance.md"
HEADER = """# What each rule does to the balance

Games of a level against itself, from the start of the game, by the options as they are at first, by each other value
alone, and by each preset: `python -m benchmarks balance <game>` measures them and writes `assets/balance.json`,
`--write` this page. The page of a new game tells what was measured of the rule that is chosen, and beside each switch
what its other values give; it is silent about every other combination, about fewer than 200 games, and where fewer than
150 of them are different.

Wins are those of each player in their order, or, where the first throw says who begins, of the one who begins and of
the other. Share: what the first of them (at Barricades in teams: their team) wins, a draw counting half, with the
interval of Wilson that holds it 95 times in 100; it is a little wide where there are draws. At Shut the box the
median of the points is told instead, with its bounds by rank: where tiles are read as one number, a few games of
hundreds of thousands of points make up most of a mean. Backgammon is measured in single games, won or lost: there
Crawford’s rule takes the cube out of play, and what only doubles the stake changes nothing.

The level is one whose 200 games last a minute or so, and which errs often enough to play another game nearly each time:
without errors and without dice, all games would be the same one. A level says little of a stronger one: where equals
err less, a side that wins more often may win nearly always. Mini-Halma has no rule to choose.
"""
COLUMNS = "| options | players | level | games | different | wins | draws | share | points | processor | date |"
MISSING = """
## Not measured

What there was no time for until now, with the command of each; the page of a new game is silent about it. These games
last longest: on a core of x86_64, 200 of Hex on 16 cells a side take 5 minutes at level 2, of Neo-Petteia 10 at 1.

"""


@dataclass(slots=True)
class Count:
    """What the games of a run gave until now: `wins` by player, or by turn where the first throw says who begins."""

    wins: list[int]
    draws: int = 0
    games: int = 0
    points: list[int] = field(default_factory=list)
    different: set[tuple[str, ...]] = field(default_factory=set)


def play_one(game: Game, options: Options, players: int, level: int, rng: Random, count: Count) -> None:
    """One game more."""
    mind, position, steps, first = player_of(game.key), game.start(options, players), list[str](), -1
    while position.turn != OVER and len(steps) < LONGEST_GAME:
        if first < 0 and position.turn != CHANCE:
            first = position.turn if game.opening_throw else 0
        steps.append(chosen(position, str(level), mind, rng, 0.0))
        position = position.play(steps[-1])
    result = position.result()
    scores = result.scores if result else (0.5,) * players
    best = max(scores)
    if min(scores) == best:
        count.draws += 1
    else:
        for player in range(players):
            count.wins[(player - first) % players] += scores[player] == best
    count.games += 1
    count.points += map(int, result.counted if result else ())
    count.different.add(tuple(steps))


def measured(game: Game, options: Options, players: int, level: int, games: int, minutes: float, seed: int) -> Run:
    """So many games, or as many as the minutes of the processor allow."""
    count, started = Count([0] * players), process_time()
    while not count.games or (count.games < games and process_time() - started < 60 * minutes):
        play_one(game, options, players, level, Random(f"{seed} {count.games}"), count)
    seconds = round(process_time() - started, 1)
    day = datetime.now(UTC).date().isoformat()
    points = median(count.points) if count.points else ()
    wins, games, different = tuple(count.wins), count.games, len(count.different)
    return Run(game.key, options, players, level, games, different, wins, count.draws, points, seed, seconds, day)


def errs(key: str, level: int) -> bool:
    """Whether a level plays another game nearly each time."""
    return CATALOGUE[key].chance or player_of(key).levels[level - 1].blunder >= OFTEN


def seconds_of(game: Game, options: Options, players: int, level: int) -> float:
    """What the games of a run would last, told by a few of them."""
    count, started = Count([0] * players), process_time()
    for number in range(SAMPLE):
        play_one(game, options, players, level, Random(f"sample {number}"), count)
    return (process_time() - started) / SAMPLE * ENOUGH


def fitting_level(game: Game, players: int) -> int:
    """The highest level that errs and whose games last a minute; the first that errs if none does."""
    options = complete_options(game, {})
    fit = [level for level in range(1, 6) if errs(game.key, level)]
    return next((n for n in reversed(fit) if seconds_of(game, options, players, n) <= AIM), fit[0])


def offered(game: Game, players: int) -> list[Options]:
    """Every way of playing that the page of a new game offers at one click from the options as they are at first."""
    ways: list[Options] = [{}]
    ways += [{option.name: value} for option in game.options for value in option.values[1:]]
    ways += [dict(preset) for _, preset in game.presets]
    told_apart: dict[object, Options] = {}
    for way in ways:
        complete = complete_options(game, way)
        told_apart.setdefault(key_of(game, complete, players), complete)
    return list(told_apart.values())


def companies(game: Game) -> list[int]:
    """The usual number of players, and those with whom there is an option more."""
    others = {number for option in game.options for number in option.players}
    return [game.players[0], *sorted(others - {game.players[0]})]


def wording(game: Game, options: Options) -> str:
    """The options that are not as they are at first, as the command takes them; where there is none, one that is."""
    usual = complete_options(game, {})
    changed = {name: value for name, value in options.items() if value != usual[name]}
    return " ".join(f"--option {name}={value}" for name, value in (changed or dict([*usual.items()][:1])).items())


def row(run: Run) -> str:
    """A line of the table."""
    game = CATALOGUE[run.game]
    share, low, high = (100 * part for part in run.share())
    cells = [
        wording(game, dict(run.options)).replace("--option ", ""),
        run.players,
        run.level,
        run.games,
        run.different,
        " / ".join(map(str, run.wins)),
        run.draws,
        f"{share:.1f} % ({low:.1f} to {high:.1f})",
        "{} ({} to {})".format(*run.points) if run.points else "",
        f"{run.seconds:.0f} s",
        run.date,
    ]
    return f"| {' | '.join(map(str, cells))} |"


def unmeasured(runs: list[Run]) -> list[str]:
    """The commands that measure what is offered and not told yet."""
    told = {run.key for run in runs if run.told}
    return [
        f"python -m benchmarks balance {game.key} --players {players} {wording(game, way)}"
        for game in CATALOGUE.values()
        if game.options
        for players in companies(game)
        for way in offered(game, players)
        if key_of(game, way, players) not in told
    ]


def page(runs: list[Run]) -> str:
    """The page of all that was measured, and of what was not."""
    parts = [HEADER]
    for key, of_game in groupby(runs, key=lambda run: run.game):
        parts.append(f"\n## {key}\n\n{COLUMNS}\n{re.sub('[^|]+', '---', COLUMNS)}\n")
        parts += [f"{row(run)}\n" for run in of_game]
    parts += [MISSING, *(f"- `{command}`\n" for command in unmeasured(runs))]
    return "".join(parts)


def measure(args: argparse.Namespace) -> None:
    """Measure the ways of playing that are asked for, each written down when it is done."""
    game = CATALOGUE[args.game]
    players = args.players or game.players[0]
    given = dict(each.split("=") for each in args.option)
    ways = [complete_options(game, given)] if given else offered(game, players)
    before = [run.level for run in read_runs(args.file) if (run.game, run.players) == (game.key, players)]
    level = args.level or (before[0] if before else fitting_level(game, players))
    for way in ways:
        key = key_of(game, way, players)
        if not args.again and any(run.key == key and run.games >= args.games for run in read_runs(args.file)):
            continue
        run = measured(game, way, players, level, args.games, args.minutes, args.seed)
        print(row(run), flush=True)
        keep(run, args.file)


def keep(run: Run, path: Path) -> None:
    """Write a run down, in place of that of the same way of playing."""
    runs = [*(other for other in read_runs(path) if other.key != run.key), run]

    def place(run: Run) -> tuple[int, int, int]:
        game = CATALOGUE[run.game]
        ways = [key_of(game, way, run.players) for way in offered(game, run.players)]
        return list(CATALOGUE).index(run.game), run.players, ways.index(run.key) if run.key in ways else len(ways)

    write_runs(sorted(runs, key=place), path)


def read_arguments() -> argparse.Namespace:
    """The words of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=sorted(key for key, game in CATALOGUE.items() if game.options))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="this way of playing alone")
    parser.add_argument("--players", type=int, default=0, help="how many (the usual number)")
    parser.add_argument(
        "--level", type=int, choices=range(1, 6), help="who plays (as before, or the highest that fits)"
    )
    parser.add_argument("--games", type=int, default=ENOUGH, help=f"games of a way of playing ({ENOUGH})")
    parser.add_argument("--minutes", type=float, default=20.0, help="of the processor, for each at most (20)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="also what is measured")
    parser.add_argument("--file", type=Path, default=FILE, help="where it is written (assets/balance.json)")
    parser.add_argument("--missing", action="store_true", help="print the commands of what is not measured")
    parser.add_argument("--write", action="store_true", help="write docs/balance.md anew")
    return parser.parse_args()


def main() -> None:
    """Measure, tell what is not measured, and write the page if asked."""
    args = read_arguments()
    if args.game:
        measure(args)
    if args.missing:
        print("\n".join(unmeasured(read_runs(args.file))))
    if args.write:
        PAGE.write_text(page(read_runs(args.file)), encoding="utf-8")


if __name__ == "__main__":
    main()
