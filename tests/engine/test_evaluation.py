"""The estimates of Moulin, Assaut and Tablut: symmetric, of the right sign, blind to what does not matter."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import mean
from typing import Any

from jeux.engine.players import assaut, moulin, tablut
from jeux.engine.search.deepening import SURE_WIN
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Position, complete_options
from jeux.rules.games.assaut.board import POINTS as ASSAUT_POINTS
from jeux.rules.games.assaut.position import Assaut
from jeux.rules.games.moulin.board import FULL_MASK, NEAR, POINTS
from jeux.rules.games.moulin.position import Moulin
from jeux.rules.games.tablut.board import POINTS as TABLUT_POINTS
from jeux.rules.games.tablut.position import Tablut


def walk(key: str, games: int) -> list[Position]:
    """Positions of random games under random options, where somebody decides."""
    game = CATALOGUE[key]
    found = []
    for seed in range(games):
        rng = Random(seed)
        here = game.start({option.name: rng.choice(option.values) for option in game.options}, 2)
        while here.turn != OVER:
            found.append(here)
            here = here.play(rng.choice(here.steps()))
    return found


def moulin_at(text: str, **options: str) -> Moulin:
    game = CATALOGUE["moulin"]
    here = game.read(text, complete_options(game, options), 2)
    assert isinstance(here, Moulin)
    return here


def assaut_at(text: str, **options: str) -> Assaut:
    game = CATALOGUE["assaut"]
    here = game.read(text, complete_options(game, options), 2)
    assert isinstance(here, Assaut)
    return here


def turned(word: int, order: list[int]) -> int:
    """A word with its points carried elsewhere."""
    return sum(1 << order[i] for i in range(len(order)) if word >> i & 1)


# --- Moulin -------------------------------------------------------------------------------------------------------


def test_moulin_is_valued_alike_for_both_colours_and_from_all_sides() -> None:
    quarter = [POINTS.index(f"{'abcdefg'[int(p[1]) - 1]}{7 - 'abcdefg'.index(p[0])}") for p in POINTS]
    checked = 0
    for here in walk("moulin", 12):
        assert isinstance(here, Moulin)
        colours = Moulin(here.rules, here.men_masks[::-1], 1 - here.side, here.hands[::-1], here.take, here.quiet)
        round_ = tuple(turned(word, quarter) for word in here.men_masks)
        spun = Moulin(here.rules, (round_[0], round_[1]), here.side, here.hands, here.take, here.quiet)
        assert moulin.board(here).evaluate() == moulin.board(colours).evaluate() == moulin.board(spun).evaluate(), here
        assert abs(moulin.board(here).evaluate()) < SURE_WIN
        checked += 1
    assert checked > 500


def test_moulin_men_are_worth_something() -> None:
    even = "board=b...bb..w.b...wb...w.w.w turn=w hand=0,0 take=0 quiet=0"
    more = "board=b...bb..w.b...w....w.w.w turn=w hand=0,0 take=0 quiet=0"
    fewer, equal = (moulin.board(moulin_at(text, flying="never")).evaluate() for text in (more, even))
    assert fewer > equal + 50


def ways(here: Moulin, side: int) -> int:
    """The moves of the men of a side, if they do not fly."""
    men = here.men_masks
    empty = FULL_MASK & ~(men[0] | men[1])
    return sum((NEAR[i] & empty).bit_count() for i in range(24) if men[side] >> i & 1)


def test_moulin_who_is_shut_in_stands_worse() -> None:
    worth: dict[bool, list[int]] = {False: [], True: []}
    for here in walk("moulin", 150):
        assert isinstance(here, Moulin)
        men = [here.owned(side) for side in (here.side, 1 - here.side)]
        apart = ways(here, here.side) - ways(here, 1 - here.side)
        if men[0] == men[1] >= 6 and not here.take and abs(apart) >= 4:
            worth[apart > 0].append(moulin.board(here).evaluate())
    assert min(map(len, worth.values())) > 50
    assert mean(worth[True]) > mean(worth[False]) + 100


def test_moulin_flies_as_the_options_say() -> None:
    four = "board=w..w....b.b....b.b.wb..w turn=w hand=0,0 take=0 quiet=0"
    assert moulin.board(moulin_at(four)).evaluate() > moulin.board(moulin_at(four, flying="3")).evaluate()


def test_moulin_tries_mills_first() -> None:
    here = moulin_at("board=....b....w...b.......w.. turn=w hand=7,7 take=0 quiet=0")
    board = moulin.board(here)
    promising = {board.steps[i] for i in range(board.generate(0)) if board.ranks[i]}
    assert [step for step in here.steps() if moulin.number(here, step) in promising] == ["a7"]


def test_keys_forget_the_quiet_moves_until_they_matter() -> None:
    text = "board=b...bb..w.b...wb...w.w.w turn=w hand=0,0 take=0 quiet={}"
    keys = [moulin.board(moulin_at(text.format(quiet))).key for quiet in (0, 30, 70, 71)]
    assert keys[0] == keys[1]
    assert len(set(keys)) == 3
    text = "board=..os....ss.o........s.....ss.ssss turn=s hand=0 jump=- owed=0 guilty=- quiet={}"
    two = [assaut.board(assaut_at(text.format(quiet))).key for quiet in (0, 30, 70, 71)]
    assert two[0] == two[1]
    assert len(set(two)) == 3


def test_keys_tell_positions_apart() -> None:
    boards: dict[str, Callable[[Any], Any]] = {"moulin": moulin.board, "assaut": assaut.board, "tablut": tablut.board}
    for key, board in boards.items():
        game = CATALOGUE[key]
        rng = Random(5)
        seen: dict[object, str] = {}
        for _ in range(20):
            here = game.start(complete_options(game, {}), 2)
            while here.turn != OVER:
                text = here.text().rpartition(" ")[0]
                assert seen.setdefault(board(here).key, text) == text
                here = here.play(rng.choice(here.steps()))
        assert len(seen) == len(set(seen.values()))


# --- Assaut -------------------------------------------------------------------------------------------------------


def worth(here: Assaut) -> int:
    """The estimate for the player to decide."""
    return int(assaut.board(here).evaluate())


def officer() -> int:
    """What an officer who stands where he does nothing is worth."""
    text = "board=.o.{}...ss...ssss..s...s.ssssssss turn=s hand=0 jump=- owed=0 guilty=- quiet=1"
    return worth(assaut_at(text.format(".."))) - worth(assaut_at(text.format("o.")))


def test_assaut_is_valued_alike_in_the_mirror() -> None:
    mirror = [ASSAUT_POINTS.index(f"{'gfedcba'['abcdefg'.index(p[0])]}{p[1]}") for p in ASSAUT_POINTS]
    checked = 0
    for here in walk("assaut", 12):
        assert isinstance(here, Assaut)
        jump = -1 if here.jump < 0 else mirror[here.jump]
        words = [turned(word, mirror) for word in (here.soldiers, here.officers, here.guilty_mask)]
        other = Assaut(here.rules, words[0], words[1], here.side, here.hand, jump, here.owed, words[2], here.quiet)
        assert worth(here) == worth(other), here
        assert abs(worth(here)) < SURE_WIN
        checked += 1
    assert checked > 500


def test_assaut_soldiers_who_can_be_taken_are_bad_for_the_soldiers() -> None:
    open_ = "board=.o....s..o..ss..s...s...s.ss.ssss turn=o hand=0 jump=- owed=0 guilty=- quiet=8"
    closed = "board=.o....s..o..ss..s...ss..s.s..ssss turn=o hand=0 jump=- owed=0 guilty=- quiet=8"
    assert worth(assaut_at(open_)) > worth(assaut_at(closed))


def test_assaut_a_fault_is_worth_about_an_officer() -> None:
    text = "board=...oo.s.s...ss..s...s.....ss..sss turn=s hand=0 jump=- owed=0 guilty={} quiet=1"
    gain = worth(assaut_at(text.format("c6"))) - worth(assaut_at(text.format("-")))
    assert 0.5 * officer() < gain < 1.2 * officer()


def test_assaut_an_officer_in_hand_counts_as_one_on_the_board() -> None:
    start = CATALOGUE["assaut"].start(complete_options(CATALOGUE["assaut"], {}), 2)
    assert isinstance(start, Assaut)
    placed = start.play("d6")
    assert abs(worth(start) - worth(placed)) < officer() / 2


# --- Tablut -------------------------------------------------------------------------------------------------------


def tablut_at(board: str, turn: str, **options: str) -> Any:
    """The kernel's board of a position."""
    game = CATALOGUE["tablut"]
    here = game.read(f"board={board} turn={turn} quiet=0", complete_options(game, options), 2)
    assert isinstance(here, Tablut)
    return tablut.board(here)


def test_tablut_is_valued_alike_from_all_sides() -> None:
    quarter = [TABLUT_POINTS.index(f"{'abcdefghi'[int(p[1]) - 1]}{9 - 'abcdefghi'.index(p[0])}") for p in TABLUT_POINTS]
    mirror = [TABLUT_POINTS.index(f"{'ihgfedcba'['abcdefghi'.index(p[0])]}{p[1]}") for p in TABLUT_POINTS]
    checked = 0
    for here in walk("tablut", 8):
        assert isinstance(here, Tablut)
        for order in (quarter, mirror):
            white, black = turned(here.white, order), turned(here.black, order)
            other = Tablut(here.rules, white, black, order[here.king], here.side, here.quiet)
            assert tablut.board(here).evaluate() == tablut.board(other).evaluate(), here
            checked += 1
    assert checked > 300


def test_tablut_the_next_move_that_wins_is_seen() -> None:
    road = ".....................b..........................k.b...............b.............."
    assert tablut_at(road, "w").is_solved, "the king is on his way out"
    ring = "....b..................................bkb.......b..............................."
    assert tablut_at(ring, "b").is_solved, "e9-e6 captures the king"
    assert not tablut_at(ring, "w").is_solved, "White may still move"
