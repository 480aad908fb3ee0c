"""Jacquet: the figures in words, an independent reading of the turn, hands, touches, texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from jeux.rules import tables
from jeux.rules.contract import BadPosition, MalformedStep, Moved, Refusal, Removed, Thrown
from jeux.rules.games.jacquet.game import GAME
from jeux.rules.games.jacquet.men import START_ROW, count
from jeux.rules.games.jacquet.position import Jacquet

LIMITS = GAME.options[0].values


def read(text: str, limit: str = "livret") -> Jacquet:
    position = GAME.read(text, {"limit": limit}, 2)
    assert isinstance(position, Jacquet)
    return position


def random_game(seed: int, limit: str) -> Iterator[tuple[Jacquet, str]]:
    """The positions of a game played at random, each with the step chosen. Both spread their men over empty arrows
    when they can, so that the limit on arrows in a row is often met."""
    rng = Random(seed)
    position = GAME.start({"limit": limit}, 2)
    while position.result() is None:
        assert isinstance(position, Jacquet)
        held = {place for place, _ in position.men()}
        spreading = [step for step in position.steps() if position.dice and step.partition("/")[2] not in held]
        step = rng.choice(spreading or position.steps())
        yield position, step
        position = position.play(step)


# --- the figures of the booklet -----------------------------------------------------------------------------------


def test_figure_2_one_man_blocks_an_arrow_and_a_way_of_seven() -> None:
    position = read("board=b..AA....f..e.b....EDD.. turn=b side=b dice=4,3")
    assert position.refusal("3:N12/N9") == Refusal("occupied", ("N9",))
    assert position.refusal("4:N12/N8") == Refusal("occupied", ("N8",))
    assert position.gesture(("N12", "N5")) == "4:N12/N5"
    assert position.refusal("4:N12/N5") == Refusal("wrong-distance", ("N12", "N5"))


def test_figure_3_the_row_of_six_is_pointed_at() -> None:
    position = read("board=HBB.....aaaad..baaab.AAA turn=b side=b dice=5,1")
    assert position.refusal("5:B9/B4") == Refusal("six-in-a-row", ("B9", "B8", "B7", "B6", "B5", "B4"))
    assert position.refusal("1:B12/B11") is None, "the row goes on from the side of White"


def test_the_classical_limit_goes_round_the_ring() -> None:
    """White's last arrow but not the one before, then his first four: a fifth one makes six."""
    text = "board=JAAB........o..........A turn=w side=w dice=1"
    row = ("N12", "N11", "N10", "N9", "N8", "B1")
    assert read(text, "classique").refusal("1:N9/N8") == Refusal("six-in-a-row", row)
    assert read(text, "livret").refusal("1:N9/N8") is None, "B1 is not on his near side"


def test_figure_4_the_5_bears_off_and_the_2_is_free() -> None:
    position = read("board=.......aa.b.......EEE... turn=b side=b dice=5,2")
    assert sorted(position.steps()) == ["2:N2/off", "2:N4/N2", "2:N5/N3", "5:N5/off"]
    assert position.refusal("5:N4/off") == Refusal("farther-man", ("N5",))
    assert position.play("2:N5/N3").steps() == ("5:N4/off",)


def test_nobody_else_moves_before_the_postillon_is_home() -> None:
    position = read("board=O...........n.....a..... turn=b side=b dice=5")
    assert position.refusal("5:B12/B7") == Refusal("postillon-first", ("B6",))


# --- an independent reading of R5 to R10 --------------------------------------------------------------------------

COURSES = {
    "w": [f"N{i}" for i in range(12, 0, -1)] + [f"B{i}" for i in range(12, 0, -1)],
    "b": [f"B{i}" for i in range(12, 0, -1)] + [f"N{i}" for i in range(12, 0, -1)],
}
"""The arrows 1 to 24 of each side, in its own order."""


class Plain:
    """A side's men by course number (1 to 24), read from the words of the page."""

    def __init__(self, position: Jacquet) -> None:
        men = Counter(position.men())
        self.letter = "wb"[position.side]
        other = "bw"[position.side]
        self.course = COURSES[self.letter]
        self.own = [0] + [men[arrow, self.letter] for arrow in self.course]
        self.adverse = {k for k, arrow in enumerate(self.course, 1) if men[arrow, other]}
        self.off = men[f"off:{self.letter}", self.letter]
        self.limit = position.limit

    def breaks_limit(self, own: list[int]) -> bool:
        if self.limit == "livret":
            return any(all(own[k] for k in range(first, first + 6)) for first in range(1, 8))
        if self.limit == "classique":
            if own[23] and own[24]:
                return False
            return any(all(own[(first + i - 1) % 24 + 1] for i in range(6)) for first in range(1, 25))
        return False

    def one_die(self, own: list[int], off: int, die: int) -> list[tuple[int, list[int], int]]:
        """Origin, men and men off after it, for each man that the die may take."""
        found = []
        home = off or any(own[19:])
        movers = [k for k in range(1, 25) if own[k]]
        if not home:
            ahead = [k for k in movers if k > 1]
            movers = ahead or movers
        for k in movers:
            if k + die <= 24:
                allowed = k + die not in self.adverse
            else:
                allowed = not any(own[1:19]) and (k + die == 25 or not any(own[1:k]))
            after = list(own)
            after[k] -= 1
            if k + die <= 24:
                after[k + die] += 1
            if allowed and not self.breaks_limit(after):
                found.append((k, after, off + (k + die > 24)))
        return found

    def most(self, own: list[int], off: int, dice: list[int]) -> int:
        best = 0
        for die in set(dice):
            left = list(dice)
            left.remove(die)
            for _, after, gone in self.one_die(own, off, die):
                best = max(best, 1 + self.most(after, gone, left))
        return best

    def legal(self, dice: list[int]) -> set[str]:
        lengths = {}
        for die in set(dice):
            left = list(dice)
            left.remove(die)
            for k, after, gone in self.one_die(self.own, self.off, die):
                lengths[die, k] = 1 + self.most(after, gone, left)
        most = max(lengths.values(), default=0)
        first = {step for step, length in lengths.items() if length == most}
        if most == 1:
            first = {(die, k) for die, k in first if die == max(d for d, _ in first)}
        names = dict(enumerate(self.course, 1))
        return {f"{die}:{names[k]}/{names.get(k + die, 'off')}" for die, k in first} or {"pass"}


@pytest.mark.parametrize("limit", LIMITS)
def test_the_turn_agrees_with_a_plain_reading(limit: str) -> None:
    turns = [position for seed in (1, 2) for position, _ in random_game(seed, limit) if position.dice]
    looked_at = [position for position in turns if len(position.dice) < 3]
    looked_at += [position for position in turns if len(position.dice) == 4][::6]
    assert len(looked_at) > 60
    for position in looked_at:
        assert set(position.steps()) == Plain(position).legal(list(position.dice)), position


@pytest.mark.parametrize("limit", LIMITS[:2])
def test_the_limit_is_met(limit: str) -> None:
    """The random games do run into the limit, so that the agreement above says something about it."""
    refused = 0
    for position in (position for seed in (1, 2) for position, _ in random_game(seed, limit)):
        for die in set(position.dice):
            for arrow in COURSES["w"]:
                step = position.gesture((f"die:{die}", arrow))
                refusal = position.refusal(step) if step else None
                refused += refusal is not None and refusal.code == "six-in-a-row"
    assert refused > 2


# --- what a hand does ---------------------------------------------------------------------------------------------


def test_the_opening_throw_is_one_die_each_and_comes_again_after_a_tie() -> None:
    start = GAME.start({}, 2)
    assert start.effects("roll:2,5") == (Thrown((2, 5), (0, 1)),)
    assert start.outcome((2, 5)) == "roll:2,5"
    assert start.play("roll:4,4") == start
    after = start.play("roll:2,5")
    assert (after.turn, after.text().split()[-1]) == (1, "dice=5,2")
    later = read("board=M...........o..........B turn=? side=w dice=-")
    assert later.outcome((2, 5)) == "roll:5,2"
    assert later.effects("roll:5,2") == (Thrown((5, 2), (0, 0)),)


def test_a_man_moves_or_is_borne_off() -> None:
    position = read("board=.......aa.b.......EEE... turn=b side=b dice=5,2")
    assert position.effects("2:N4/N2") == (Moved("b", "N4", "N2"),)
    assert position.effects("5:N5/off") == (Removed("b", "N5", "off:b"),)
    assert position.places("5:N5/off") == ("N5", "off:b")


def test_men_are_always_thirty() -> None:
    for position, step in random_game(9, "livret"):
        men = Counter(position.men())
        assert men.total() == 30
        for effect in position.effects(step):
            if isinstance(effect, Moved | Removed):
                assert men[effect.origin, effect.man] > 0
                men[effect.origin, effect.man] -= 1
                men[effect.target, effect.man] += 1
        assert +men == Counter(position.play(step).men())


def test_a_touch_means_a_step() -> None:
    position = read("board=.......aa.b.......EEE... turn=b side=b dice=5,2")
    assert position.gesture(("N5",)) is None, "an own man is only taken in hand"
    assert position.gesture(("die:2", "N5")) == "2:N5/N3"
    assert position.gesture(("N5", "off:b")) == "5:N5/off"
    assert position.gesture(("N4", "off:b")) == "5:N4/off", "a die too large: refused, and told why"
    assert position.gesture(("B5",)) == "5:B5/N12"
    assert position.refusal("5:B5/N12") == Refusal("no-man", ("B5",))
    assert position.gesture(("N5", "N5")) is None
    assert position.gesture(("off:b", "N5")) is None
    assert position.gesture(("N5", "off:w")) is None
    thrown = read("board=M...........o..........B turn=? side=w dice=-")
    step = thrown.gesture(("N12",))
    assert step is not None
    assert thrown.refusal(step) == Refusal("throw-first")
    assert thrown.gesture(("N1",)) is None


def test_the_last_man_ends_the_game() -> None:
    over = read("board=......a....m...........A turn=w side=w dice=2,1").play("2:B1/off")
    result = over.result()
    assert result is not None
    assert (over.turn, over.dice, result.scores, result.reason) == (-2, (), (1.0, 0.0), "all-off")
    assert over.refusal("1:B1/off") == Refusal("game-over")


def test_pips_are_what_is_left_to_travel() -> None:
    start = GAME.start({}, 2)
    assert isinstance(start, Jacquet)
    assert start.pips(0) == start.pips(1) == 15 * 24
    assert read("board=.......aa.b.......EEE... turn=b side=b dice=5,2").pips(1) == 5 + 4 + 2 * 2
    assert count(START_ROW, 24) == tables.MEN_EACH


# --- doors --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "board=O...........o........... turn=w side=- dice=-",
        "board=N...A.......o........... turn=? side=- dice=-",
        "board=O...........o........... turn=w side=- dice=2,1",
        "board=O...........o.......... turn=? side=- dice=-",
        "board=OA..........o........... turn=w side=w dice=2,1",
        "board=M.A.A.......o........... turn=w side=w dice=2,1",
        "board=A......................A turn=w side=w dice=2,1",
        "board=........................ turn=w side=w dice=-",
        "board=......a....m............ turn=b side=b dice=2,1",
        "board=......a....m............ turn=w side=w dice=-",
        "board=HAAAAA......o..........B turn=w side=w dice=2,1",
        "board=M...........o..........B turn=b side=w dice=2,1",
        "board=M...........o..........B turn=w side=w dice=1,2",
        "board=......a.A..m......EED... turn=b side=b dice=2",
    ],
)
def test_impossible_positions_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        read(text)


def test_rows_are_read_as_the_option_has_them() -> None:
    text = "board=IAAAAA......o..........A turn=w side=w dice=2,1"
    assert read(text, "aucune").text() == text
    for limit in ("livret", "classique"):
        with pytest.raises(BadPosition):
            read(text, limit)


@pytest.mark.parametrize("step", ["", "7:N1/B12", "1:N13/N12", "1:N1-B12", "roll:7,1", "roll:1", "1:off/N1", "double"])
def test_malformed_steps(step: str) -> None:
    with pytest.raises(MalformedStep):
        GAME.start({}, 2).refusal(step)
