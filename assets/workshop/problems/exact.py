"""How problems are found in each game: a judge looks at a position in which a turn begins."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random

from mates import Found, Tree, Winners, by_kernel, win_in_few

from jeux.engine.budget import WHOLE_MARGIN, Budget, Clock
from jeux.engine.lookup import player_of
from jeux.engine.players import crosses, meandres, meandres_table, mini_halma, nim_bicolore
from jeux.rules.contract import CHANCE, BadPosition, Game, Position
from jeux.rules.games.meandres.board import CELLS, SLIDES
from jeux.rules.games.mini_halma.board import FREE, GOAL, MINIMUM, ORIGINS

Judge = Callable[[Position, float], Found | None]
"""The problem of a position, if it is one; the number is what the engine thinks it worth."""

GOOD = 0.9
"""From here on three turns are looked at."""
ONE_STEP = ("tablut", "agon", "turnabout")
"""The games in which every turn is one step."""
FAR = 6
"""Turns to a win that a table is asked for."""
LONG = 5
"""Slides of Les Méandres that make a long way to a win."""


# --- wins in few turns ------------------------------------------------------------------------------------------------


def mates(key: str, deep: float = GOOD, most: int = 3) -> Judge:
    """Wins in up to three turns, by the kernel of a game."""
    module = import_module(f"jeux.engine.players.{key}")
    adapter = getattr(module, "_WITHOUT_ENDINGS", None) or module.ADAPTER
    winners = by_kernel(adapter, one_step=key in ONE_STEP)
    return lambda position, value: win_in_few(winners, position, most if value >= deep else min(most, 2))


def by_winners(winners: Winners, most: int, deep: float = 0.0, shallow: int = FAR) -> Judge:
    """Wins in few turns, by what a game has to find them."""
    return lambda position, value: win_in_few(winners, position, most if value >= deep else shallow)


def crosses_winners(position: Position, turns: int) -> list[str]:
    """By the table of Les Crosses."""
    worth = {step: crosses._worth(position.play(step), position.turn) for step in position.steps()}
    return [step for step, (value, haste) in worth.items() if value == 1.0 and -haste <= 2 * (turns - 1)]


def meandres_winners(position: Position, turns: int) -> list[str]:
    """By the table of Les Méandres."""
    worth = {step: meandres.worth(position.play(step), meandres.FARTHEST) for step in position.steps()}
    return [step for step, (value, far) in worth.items() if value == 1.0 and far <= 2 * (turns - 1)]


def meandres_start(game: Game, options: dict[str, str], rng: Random) -> Position:
    """A board of Les Méandres from which somebody wins in three turns or more."""
    boards, _ = meandres_table._table()
    while True:
        at = rng.randrange(len(boards))
        tiles, hole = boards[at] & (1 << len(CELLS)) - 1, boards[at] >> len(CELLS)
        ways = [way[-1] for way in SLIDES[hole].values()]
        back = next((cell for cell in ways if meandres_table.turns_to_end(tiles, hole, cell) >= LONG), None)
        if back is not None:
            board = "".join("." if i == hole else "ab"[tiles >> i & 1] for i in range(len(CELLS)))
            return game.read(f"board={board} turn={rng.choice('AB')} back={CELLS[back]}", options, 2)


def pettie_start(game: Game, options: dict[str, str], rng: Random) -> Position:
    """A few men of La Néo-pettie, where a side may lose its last ones."""
    left, low = rng.randrange(7), rng.randrange(7)
    squares = rng.sample([10 * (low + y) + left + x for x in range(4) for y in range(4)], rng.randrange(4, 7))
    board, sides, adverse = ["."] * 100, rng.choice(("wb", "bw")), rng.choice((1, 1, 2))
    for number, square in enumerate(squares):
        board[square] = sides[number < adverse]
    return game.read(f"board={''.join(board)} turn={sides[0]} quiet=0", options, 2)


def quandary_start(game: Game, options: dict[str, str], rng: Random) -> Position:
    """Pawns of Quandary near the squares that they have to reach, on some of them already."""
    while True:
        position = game.start(options, 2)
        while position.turn == CHANCE:
            position = position.play(rng.choice(position.steps()))
        drawn = position.text().partition("drawn=")[2].split(",")
        board = ["."] * 144
        for number, name in enumerate(drawn):
            x, y = ord(name[0]) - 97, int(name[1:]) - 1
            away, aside = rng.choice((0, 0, 1, 1, 2, 3)), rng.choice((-1, 0, 1))
            x, y = x + aside * (away > 0), y + (away if y < 6 else -away)
            if 0 <= x < 12 and board[12 * (11 - y) + x] == ".":
                board[12 * (11 - y) + x] = "wb"[number < 4]
        text = f"board={''.join(board)} turn={rng.choice('wb')} drawn={','.join(drawn)}"
        try:
            found = game.read(text, options, 2)
        except BadPosition:
            continue
        if len(found.steps()) > 1:
            return found


# --- exact games ------------------------------------------------------------------------------------------------------


def only(values: dict[str, float]) -> tuple[str, float] | None:
    """The best step, and by how much."""
    ranked = sorted(values.items(), key=lambda pair: -pair[1])
    return (ranked[0][0], ranked[0][1] - ranked[1][1]) if len(ranked) > 1 else None


def nim_judge(position: Position, _: float) -> Found | None:
    """The only step that wins."""
    wins = [s for s in position.steps() if nim_bicolore._value(position.play(s), position.turn, Clock(Budget()), {})]
    left = sum(map(sum, position.heaps))
    if len(wins) != 1 or len([heap for heap in position.heaps if any(heap)]) < 2 or left > 13:
        return None
    alike = " ".join(sorted(f"{new}.{burnt}" for new, burnt in position.heaps if new or burnt))
    return Found(0, 1 if left <= 6 else 2 if left <= 9 else 3, {wins[0]: {}}, alike=alike)


def reversi_judge(position: Position, _: float) -> Found | None:
    """The only step that wins, with at most ten squares empty; or the only one that does not lose."""
    empty = 64 - len([1 for place, _ in position.men() if ":" not in place])
    if empty > 10:
        return None
    budget = Budget(nodes=3_000_000, margin=WHOLE_MARGIN)
    choice = player_of("reversi").think(position, budget, Clock(budget), Random(0), lambda _: None)
    values = dict(choice.ranked)
    best = only(values)
    if not choice.exact or best is None or best[1] < 0.4 or choice.value < 0.5:
        return None
    corner = best[0] in ("a1", "a8", "h1", "h8")
    goal = "win" if choice.value == 1.0 else "draw"
    return Found(0, 1 if empty <= 5 else 2 if empty <= 7 else 3, {best[0]: {}}, goal, quality=-3 * corner)


def halma_judge(position: Position, _: float) -> Found | None:
    """The only move that keeps the fewest moves."""
    far = mini_halma.least(position)
    if not 3 <= far <= 11 or position.moves + far != MINIMUM:
        return None
    tree = halma_tree(position)
    if len(tree) != 1 or sum_of(tree) > 30:
        return None
    return Found(far, 1 if far <= 5 else 2 if far <= 8 else 3, tree, "fewest", quality=-sum_of(tree))


def halma_tree(position: Position) -> Tree:
    """All the shortest ways to the goal."""
    ways = {step: position.play(step) for step in position.steps()}
    best = min(mini_halma.least(after) for after in ways.values())
    return {
        step: halma_tree(after) if after.steps() else {}
        for step, after in ways.items()
        if mini_halma.least(after) == best
    }


def sum_of(tree: Tree) -> int:
    """How many steps a tree has."""
    return len(tree) + sum(map(sum_of, tree.values()))


def halma_start(game: Game, options: dict[str, str], rng: Random) -> Position:
    """Some moves before the goal, so that the fewest reach it in the fewest of the booklet."""
    board = list(GOAL)
    for _ in range(rng.randrange(8, 40)):
        free = board.index(FREE)
        origin = rng.choice(list(ORIGINS[free].values()))
        board[free], board[origin] = board[origin], FREE
    here = game.read(f"board={''.join(board)} turn=A moves=0", options, 1)
    far = mini_halma.least(here)
    return game.read(f"board={''.join(board)} turn=A moves={MINIMUM - far}", options, 1)


def boite_judge(position: Position, _: float) -> Found | None:
    """The closing that costs the fewest points on average."""
    choice = player_of("boite").think(position, Budget(), Clock(Budget()), Random(0), lambda _: None)
    best = only(dict(choice.ranked))
    if best is None or best[1] < 0.1:
        return None
    return Found(0, 1 if best[1] >= 1.5 else 2 if best[1] >= 0.5 else 3, {best[0]: {}}, "best", alike=position.text())


# --- bearing off ------------------------------------------------------------------------------------------------------

MEN_LEFT = 5
"""Men of both sides together."""


class Race:
    """Both sides bear off their last men: the exact chance to win, by going through all the throws."""

    def __init__(self) -> None:
        self._known: dict[Position, float] = {}

    def value(self, position: Position) -> float:
        """The chance of White."""
        result = position.result()
        if result:
            return float(result.scores[0] > result.scores[1])
        if position not in self._known:
            if position.turn < 0:
                self._known[position] = sum(float(p) * self.value(position.play(s)) for s, p in position.chances())
            else:
                best = min if position.turn else max
                self._known[position] = best(self.value(position.play(step)) for step in position.steps())
        return self._known[position]

    def turns(self, position: Position) -> dict[Position, float]:
        """The ends of the turn that begins here, with the chance of White."""
        ends: dict[Position, float] = {}
        for step in position.steps():
            after = position.play(step)
            ends |= self.turns(after) if after.turn == position.turn else {after: self.value(after)}
        return ends

    def tree(self, position: Position, end: Position) -> Tree:
        """The ways to an end."""
        tree: Tree = {}
        for step in position.steps():
            after = position.play(step)
            if after == end:
                tree[step] = {}
            elif after.turn == position.turn and (rest := self.tree(after, end)):
                tree[step] = rest
        return tree


def bearing_judge() -> Judge:
    """The one turn that wins most often."""
    race = Race()

    def judge(position: Position, _: float) -> Found | None:
        # few men are left on the board only where both sides bear off
        if sum(not place.startswith("off") for place, _ in position.men()) > MEN_LEFT:
            return None
        sign = -1 if position.turn else 1
        ends = sorted(((sign * value, end.text()) for end, value in race.turns(position).items()), reverse=True)
        if len(ends) < 2 or ends[0][0] - ends[1][0] < 0.01:
            return None
        gap = ends[0][0] - ends[1][0]
        tree = race.tree(position, next(end for end in race.turns(position) if end.text() == ends[0][1]))
        return Found(0, 1 if gap >= 0.15 else 2 if gap >= 0.06 else 3, tree, "best", alike=position.text())

    return judge


def home_men(rng: Random) -> list[list[int]]:
    """Some men of both sides at home, by the arrows that they still have to go."""
    home = [[0] * 6, [0] * 6]
    for men in home:
        for _ in range(rng.randrange(1, 4)):
            men[rng.randrange(6)] += 1
    return home


def stacks(men: list[int], first: str) -> str:
    """Men on arrows as a text."""
    return "".join(chr(ord(first) + n - 1) if n else "." for n in men)


def jacquet_start(game: Game, options: dict[str, str], rng: Random) -> Position:
    """Both sides of Jacquet have few men left."""
    white, black = home_men(rng)
    board = f"......{stacks(black[::-1], 'a')}......{stacks(white[::-1], 'A')}"
    return game.read(f"board={board} turn=? side={rng.choice('wb')} dice=-", options, 2)


def race_start(game: Game, options: dict[str, str], rng: Random) -> Position:
    """Both sides of Backgammon have few men left."""
    white, black = home_men(rng)
    board = f"{stacks(black, 'a')}{'.' * 12}{stacks(white[::-1], 'A')}"
    text = f"board={board} turn=? bar=0,0 side={rng.choice('wb')} phase=roll dice=- stake=1 cube=-"
    return game.read(text, options, 2)
