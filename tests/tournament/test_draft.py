"""A tournament while it is being chosen: the names, what is proposed, and the file that keeps it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from jeux.rules import CATALOGUE
from jeux.tournament.contract import MOST_PLAYERS, SINGLE, SWISS, Play
from jeux.tournament.draft import Draft, lengths_of, names_in, play_of, rounds_for, with_names, with_tables
from jeux.tournament.draft_store import FILE_NAME, DraftStore

FRESH = Draft("Jeudi", "2026-11-28", (play_of("moulin"),))


def of(count: int, key: str = "moulin") -> Draft:
    return replace(FRESH, plays=(play_of(key),), names=tuple(f"J{number}" for number in range(count)))


def test_a_pasted_list_is_names_whatever_stands_before_them() -> None:
    text = "1. Anna\r\n 2) Bruno \n\n- Chloé\tMartin\n• Zoé\n3:\u202eDriss\n"
    assert names_in(text) == ("Anna", "Bruno", "Chloé Martin", "Zoé", "Driss")


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Anna;", "Anna"),
        ('"Anna";"Martin"', "Anna Martin"),
        ("Anna;Martin;;", "Anna Martin"),
        ('1;"Martin, Anna"', "Martin, Anna"),
        ('"Martin, Anna",""', "Martin, Anna"),
        ('"Anna ""la reine"""', 'Anna "la reine"'),
        ('Anna "la reine"', 'Anna "la reine"'),
        ('"Anna', "Anna"),
        ("Martin, Anna", "Martin, Anna"),
        ('12,"Anna"', "Anna"),
        ('"3. Anna"\tMartin', "Anna Martin"),
        ("7", "7"),
    ],
)
def test_a_row_of_a_spreadsheet_loses_its_quotes_and_separators(line: str, name: str) -> None:
    assert names_in(f"Bruno\n{line}\nZoé") == ("Bruno", name, "Zoé")


def test_a_name_is_on_the_list_once_and_the_list_has_an_end() -> None:
    added = with_names(("Anna",), ("ANNA", "Bruno", "", *(f"J{number}" for number in range(MOST_PLAYERS))))
    assert added.twice == ("ANNA",)
    assert len(added.names) == MOST_PLAYERS
    assert added.over == ("J62", "J63")


@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (4, 3), (8, 4), (12, 5), (16, 5), (40, 7), (64, 7)])
def test_the_rounds_proposed_leave_one_winner(players: int, rounds: int) -> None:
    assert rounds_for(players) == rounds
    assert rounds == players - 1 or 2 ** (rounds - 1) >= players


def test_few_meet_everybody_and_many_those_who_stand_level() -> None:
    assert (of(6).system_now, of(6).rounds_now) == (SINGLE, 5)
    assert (of(5).system_now, of(5).rounds_now) == (SINGLE, 5)
    assert (of(7).system_now, of(40).system_now) == (SWISS, SWISS)
    assert of(4, "boite").system_now == SWISS  # nobody meets anybody there
    assert not of(1).ready
    assert of(2).ready


def test_every_game_can_be_played_in_its_lengths() -> None:
    for key in CATALOGUE:
        play = play_of(key)
        assert (play.form, play.target) in lengths_of(play)


def test_it_is_kept_whole_and_a_damaged_file_costs_nothing_but_itself(tmp_path: Path) -> None:
    store = DraftStore(tmp_path)
    assert store.load(FRESH) == FRESH
    chosen = with_tables(replace(of(12), rounds=4, plays=(play_of("hex"), play_of("reversi"))), "Salon, , Hall")
    assert chosen.tables == ("Salon", "Hall")
    assert store.save(chosen) is None
    assert DraftStore(tmp_path).load(replace(FRESH, day="2027-01-01")) == replace(chosen, day="2027-01-01")
    (tmp_path / FILE_NAME).write_bytes(b'{"names": 3}')
    assert store.load(FRESH) == FRESH
    assert {path.suffix for path in tmp_path.iterdir()} == {".illisible", ".lock"}
    store.save(replace(FRESH, plays=(Play("chess"),)))
    assert store.load(FRESH).plays == FRESH.plays  # a game that this version does not have
    store.forget()
    assert not (tmp_path / FILE_NAME).exists()
