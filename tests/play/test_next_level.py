"""Another level is proposed after three games won or lost in a row at one: once, and only where it was counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from jeux.common.texts import Texts
from jeux.match.match import Match
from jeux.match.record import STRONGEST, Seat
from jeux.match.statistics import Statistics
from jeux.play.setup.next_level import IN_A_ROW, NextLevel, Proposal
from jeux.rules import CATALOGUE
from tests.typography import faults

PLAIN = next(key for key, game in CATALOGUE.items() if game.players == (2,) and not game.in_points)
MANY = next(key for key, game in CATALOGUE.items() if 4 in game.players and not game.fewest)
ZOE = Seat("Zoé")


class Games:
    """Games of one player, each counted, with what is proposed after it."""

    def __init__(self, folder: Path) -> None:
        self.statistics, self.next_level = Statistics(folder), NextLevel()

    def play(self, won: bool, *seats: Seat, key: str = PLAIN, aided: bool = False, target: int = 0) -> Proposal | None:
        match = Match.new(key, {}, seats, target, "games" if target else None)
        while True:
            if aided:
                match.hinted()
            match.give_up(match.side(1 if won else 0), 1)
            self.statistics.note(match)
            told = self.next_level.after(match, self.statistics.table())
            if match.match_over():
                return told
            assert told is None, "not before the match is over"
            match.next_game()

    def row(self, count: int, won: bool, level: int, aided: bool = False) -> list[tuple[int, int] | None]:
        """So many games at a level; the level before and after of each proposal."""
        told = [self.play(won, ZOE, Seat("", level), aided=aided) for _ in range(count)]
        return [(one.level, one.next) if one else None for one in told]


@pytest.fixture
def games(tmp_path: Path) -> Games:
    return Games(tmp_path)


def test_three_won_lead_up_and_three_lost_lead_down_once(games: Games) -> None:
    assert games.row(7, True, 2) == [None, None, (2, 3), *[None] * 4]
    assert games.row(4, False, 3) == [None, None, (3, 2), None]
    assert games.row(3, True, 2) == [None] * 3, "the row of before goes on"
    assert games.row(1, False, 2) == [None]
    assert games.row(3, True, 2) == [None, None, (2, 3)], "another level was told of meanwhile"


def test_the_same_level_is_not_proposed_twice_in_a_row_of_games(games: Games) -> None:
    assert games.row(3, True, 2)[-1] == (2, 3)
    assert games.row(1, False, 2) == [None]
    assert games.row(3, True, 2) == [None] * 3


def test_there_is_nothing_above_the_strongest_nor_below_the_weakest(games: Games) -> None:
    assert games.row(IN_A_ROW, True, STRONGEST) == [None] * IN_A_ROW
    assert games.row(IN_A_ROW, False, 1) == [None] * IN_A_ROW
    assert games.row(IN_A_ROW, True, STRONGEST - 1)[-1] == (STRONGEST - 1, STRONGEST)


def test_games_with_help_neither_count_nor_break_the_row(games: Games) -> None:
    games.row(2, True, 2)
    assert games.row(3, True, 2, aided=True) == [None] * 3
    assert games.row(1, True, 2) == [(2, 3)]


def test_other_levels_drawn_games_and_persons_do_not_count(games: Games) -> None:
    games.row(2, True, 2)
    games.row(2, True, 3)
    assert games.row(1, True, 2) == [(2, 3)]
    for _ in range(4):
        assert games.play(True, ZOE, Seat("Léo")) is None
        assert games.play(True, Seat("", 2), Seat("", 3)) is None
        assert games.play(True, ZOE, *(Seat("", level) for level in (2, 3, 2)), key=MANY) is None


def test_a_match_that_passes_the_third_game_proposes_at_its_end(games: Games) -> None:
    games.row(2, True, 2)
    told = games.play(True, ZOE, Seat("", 2), target=2)
    assert told == Proposal(4, 2, 3)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("streak", [3, -3])
def test_its_words_name_the_level(language: str, streak: int) -> None:
    texts = Texts(language)
    told = Proposal(streak, 3, 4 if streak > 0 else 2)
    following = texts.get(f"level-{told.next}")
    assert told.sentence(texts).startswith("3 ")
    assert following in told.sentence(texts)
    assert following in told.take(texts)
    assert faults(language, told.sentence(texts)) == []
