"""The notation of OpenTafl: its rules field by field, its records of games."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from jeux.formats.catalogue import formats
from jeux.formats.contract import FormatError
from jeux.formats.games.tablut.fields import board_of, position_of, rules_of, written
from jeux.formats.recognise import recognise
from jeux.formats.words import Word
from jeux.match.match import Match
from jeux.match.record import Record, Seat, from_json, to_json
from jeux.rules import CATALOGUE
from jeux.rules.games.tablut.board import START
from tests.formats.games import played, told
from tests.formats.mutations import damaged, outcome

OTG = formats()["otg"]
TABLUT = "/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/"
OURS = f"dim:9 esc:e surf:n atkf:n cor: cenh: cenhe:K start:{TABLUT}"
OPTIONS = {"king": "rook", "arms": "yes", "throne": "neutral", "back": "yes"}


def rules(change: str = "", gone: str = "") -> dict[str, str]:
    """The options of our rules with a field more, or without one."""
    fields = [field for field in OURS.split() if field.partition(":")[0] not in (gone, change.partition(":")[0])]
    text = " ".join([fields[0], *([change] if change else []), *fields[1:]])
    return dict(rules_of(Word(text, 3, 8)).options)


def test_our_rules_are_those_of_the_booklet() -> None:
    assert rules() == OPTIONS
    assert rules_of(Word(OURS)).board == START
    assert not rules_of(Word(OURS)).attackers_first


@pytest.mark.parametrize(
    ("field", "changed"),
    [
        ("ka:n", {"arms": "no"}),
        ("ka:y", {}),
        ("cenhe:tcnkmTCNKM", {"throne": "hostile"}),
        ("cens:", {"back": "no"}),
        ("cens:K", {}),
        ("cenh:t", {}),  # an armed king on the throne is an enemy anyway
        ("spd:-1", {}),
        ("spd:-1,-1", {}),
        ("spd:-1,-1,-1,-1,-1,-1,-1,-1,1,-1", {"king": "step"}),
        ("spd:-1,-1,-1,-1,-1,-1,-1,1", {"king": "step"}),
        ("spd:8,8,8,8,8,8,8,8,8,1,8,8", {"king": "step"}),
        ("ks:s", {}),
        ("ks:y", {}),
        ("tfr:d", {}),
        ("cen:e5,", {}),
        ("nj:n", {}),
        ("cj:n", {}),
        ("name:Any_Name", {}),
        ("cenp:tTK", {}),
        ("cenre:tTK", {}),
    ],
)
def test_a_field_means_an_option_of_ours(field: str, changed: dict[str, str]) -> None:
    assert rules(field) == OPTIONS | changed


@pytest.mark.parametrize(
    "field",
    [
        *("esc:c", "surf:y", "tfr:w", "tfr:l", "tfr:i", "ka:a", "ka:h", "ks:c", "ks:m", "ks:w", "kj:r", "kj:j"),
        *(
            "cor:default",
            "cor:a1,",
            "cen:",
            "cen:d4,",
            "afor:a1,",
            "dfor:a1,",
            "sw:s",
            "sw:w",
            "efe:y",
            "linc:y",
            "ber:c",
        ),
        *("cenh:T", "cenh:K", "cenhe:", "cenhe:t", "cenhe:tT", "cenp:K", "cens:tTK", "cenre:tT", "atkf:maybe"),
        *("spd:1", "spd:3,4", "spd:-1,1", "spd:-1,-1,-1,-1,-1,-1,-1,-1,2,-1", "spd:fast", "spd:1,2,3", "dance:y"),
    ],
)
def test_a_field_that_is_not_ours_is_refused_by_its_name(field: str) -> None:
    with pytest.raises(FormatError) as caught:
        rules(field)
    assert (caught.value.code, caught.value.detail) == ("foreign-rule", field)
    assert (caught.value.line, caught.value.column) == (3, 8)


@pytest.mark.parametrize(
    ("gone", "named"), [("esc", "esc:c"), ("surf", "surf:y"), ("cor", "cor:default"), ("start", "start:")]
)
def test_a_field_that_is_left_out_says_what_the_specification_has(gone: str, named: str) -> None:
    with pytest.raises(FormatError) as caught:
        rules(gone=gone)
    assert caught.value.detail == named
    assert rules(gone="cenhe") == OPTIONS | {"throne": "hostile"}


def test_an_unarmed_king_is_no_partner_on_his_throne() -> None:
    with pytest.raises(FormatError) as caught:
        rules_of(Word(OURS.replace("cenh: ", "ka:n ")))
    assert caught.value.detail == "cenh:tcnkm"


def test_another_size_is_refused() -> None:
    with pytest.raises(FormatError, match="size"):
        rules_of(Word("dim:11 start:/11/"))


def test_the_options_are_written_as_they_are_read() -> None:
    choices = {option.name: option.values for option in CATALOGUE["tablut"].options if option.name != "accesses"}
    for values in product(*choices.values()):
        options = dict(zip(choices, values, strict=True))
        assert rules_of(Word(written(options, attackers_first=False))).options == options


def test_a_position_begins_with_the_first_rank() -> None:
    board = "k" + "." * 79 + "b"
    assert position_of(board) == "/8t/9/9/9/9/9/9/9/K8/"
    assert board_of(Word(""), position_of(board)) == board
    assert board_of(Word(""), TABLUT) == START
    inverted = OURS.replace(f"start:{TABLUT}", "starti:/K8/9/9/9/9/9/9/9/8t/")
    assert rules_of(Word(inverted)).board == board


# --- games ------------------------------------------------------------------------------------------------------------

SAMPLE = f"""[event:Club]
[attackers:Ann]
[defenders:Bob]
[result:-1]
[two-open-roads:win]
[colour:of the board]
[rules:{OURS}]

1. e3-f3 d1-c1
[a comment|another: (hint:look)]

1a.1.1a. e3-g3 d1-c1
[beside]

2. f3-f2 d9-c9
3. Ke5-e3-- ---
""".replace("Ke5-e3-- ---", "c5-c4 ---")


def test_a_record_is_read_and_written_back() -> None:
    (record,) = recognise(SAMPLE)
    assert [seat.name for seat in record.seats] == ["Bob", "Ann"]
    found = record.games[0]
    assert found.steps == ("e3-f3", "d1-c1", "f3-f2", "d9-c9", "c5-c4")
    assert (found.options["accesses"], found.given_up) == ("win", (1, 1))
    assert OTG.write
    text = OTG.write((from_json(to_json(record)),)).decode()
    for piece in (
        "[event:Club]",
        "[colour:of the board]",
        "1. e3-f3 d1-c1\n[a comment|another: (hint:look)]\n1a.1.1a. e3-g3 d1-c1\n[beside]\n",
        "\n2. f3-f2 d9-c9\n3. c5-c4 ---\n",
    ):
        assert piece in text
    assert text.index("[rules:") > text.index("[colour:")
    assert OTG.write(recognise(text)) == text.encode()


def tafl(steps: str, start: str = "", **options: str) -> Record:
    match = Match.new("tablut", options, (Seat("w"), Seat("b")))
    if start:
        whole = to_json(match.record).replace('"start": ""', f'"start": "{start}"')
        match = Match(from_json(whole))
    for step in steps.split():
        match.play(step)
    return match.record


MAN = "....b...............bw..............b...k...b...................w...........b...."
KING = "..b......b.k.....b..............................bw........................b......"
ROUND = ".......b................b.......bk........b......................................"
EDGE = "...............b......................................b.....k...................."


@pytest.mark.parametrize(
    ("step", "board", "turn", "word"),
    [
        ("b2-b7", MAN, "w", "b2-b7xc7"),
        ("c8-c4", KING, "w", "Kc8-c4xd4"),
        ("h9-h6", ROUND, "b", "h9-h6xKg6++"),
        ("g3-g1", EDGE, "w", "Kg3-g1--"),
    ],
)
def test_moves_tell_what_they_take_and_what_follows(step: str, board: str, turn: str, word: str) -> None:
    record = tafl(step, f"board={board} turn={turn} quiet=0")
    assert OTG.write
    text = OTG.write((record,)).decode()
    assert text.splitlines()[-1].startswith(f"1. {word}")
    assert f"atkf:{'y' if turn == 'b' else 'n'}" in text
    assert told(recognise(text)[0]) == told(record)


def test_an_open_road_is_marked_and_two_are_told_in_words() -> None:
    board = "................................................k.b...............b.............."
    match = Match(tafl("", f"board={board[:39]}k{board[40:48]}.{board[49:]} turn=w quiet=7"))
    match.play("d5-d4")
    assert match.result()
    assert OTG.write
    text = OTG.write((match.record,)).decode()
    assert "[termination:two open roads]" in text
    assert "[two-open-roads:win]" in text
    assert "[quiet:7]" in text
    assert text.endswith("1. Kd5-d4-\n")
    assert told(recognise(text)[0]) == told(match.record)


@pytest.mark.parametrize(
    ("change", "code", "place"),
    [
        (("atkf:n", "atkf:y"), "foreign-rule", (7, 8)),
        (("d1-c1\n[a", "d1-c2\n[a"), "illegal-step", (9, 10)),
        (("d1-c1\n[a", "d1-c1xe3\n[a"), "other-captures", (9, 10)),
        (("d1-c1\n[a", "d1^c1\n[a"), "bad-step", (9, 10)),
        (("[a comment", "a comment"), "unexpected", (10, 31)),
        (("[rules:", "[rule:"), "nothing", (0, 0)),
    ],
)
def test_what_is_wrong_is_named_with_its_place(change: tuple[str, str], code: str, place: tuple[int, int]) -> None:
    with pytest.raises(FormatError) as caught:
        OTG.read(SAMPLE.replace(*change).encode())
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, *place)


def test_random_games_come_back() -> None:
    rng = Random(7)
    assert OTG.write
    for length in (0, 1, 6, 60, 200) * 6:
        record = played("tablut", length, rng)
        content = OTG.write((record,))
        (again,) = recognise(content)
        assert told(again)[2:] == told(record)[2:]
        assert OTG.write((again,)) == content


def test_damaged_files_are_refused_with_a_sentence() -> None:
    rng, contents = Random(8), [SAMPLE.encode()]
    assert OTG.write
    for length in (3, 30, 80):
        contents.append(OTG.write((played("tablut", length, rng),)))
    found = {outcome(OTG, damaged(rng.choice(contents), rng.choice(contents), rng)) for _ in range(200)}
    assert {"read", "illegal-step"} < found
