"""GNU Backgammon as another reader and writer of our files: it must see the scores and the positions that we see.

python -m tests.formats.gnubg [--matches N]: N matches of ours in `.mat` and in SGF, read by it; N/4 played and written
by it, read by us; ids of N positions set up in it. Without the program a sentence says so.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path

from jeux.common.console import write_line
from jeux.formats.contract import FormatError
from jeux.formats.games.backgammon import gnu_id, xgid
from jeux.formats.mat.file import FORMATS as MAT
from jeux.formats.mat.write import write as write_mat
from jeux.formats.sgf.file import FORMATS as SGF
from jeux.formats.sgf.file import write as write_sgf
from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Record
from tests.formats.tables import random_match

PROGRAM = shutil.which("gnubg") or shutil.which("gnubg", path="/usr/games:/usr/local/bin")
OPTIONS: tuple[tuple[dict[str, str], int], ...] = (
    ({"tie": "reroll", "crawford": "on"}, 7),
    ({"tie": "double", "crawford": "on"}, 5),
    ({"tie": "reroll", "jacoby": "on", "beaver": "on"}, 0),
    ({"tie": "reroll", "cube": "off"}, 3),
    ({"tie": "reroll"}, 5),
    ({"tie": "double", "beaver": "on"}, 0),
)
"""Rules and the points of a match; 0: three games for money."""
SETTINGS = (
    *("set display off", "set automatic roll off", "set automatic game off", "set automatic move off"),
    *("set automatic bearoff off", "set confirm new off", "set confirm save off", "set variation standard"),
    *("set player 0 human", "set player 1 human"),
)
_SCORE = re.compile(r"is: (A\d+) (\d+), (B\d+) (\d+)")
_IDS = re.compile(r"Position ID: (\S+)\s+Match ID\s+: (\S+)")
_PLAYED = "RESULT"


def main(matches: int) -> int:
    """0 where both agree on everything."""
    if not PROGRAM:
        write_line(sys.stdout, "gnubg is not installed: nothing was compared.")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        faults = _ours(here, matches) + _theirs(here, max(1, matches // 4)) + _ids(here, matches)
    for fault in faults:
        write_line(sys.stdout, fault)
    return 1 if faults else 0


def _run(folder: Path, lines: list[str], option: str = "-c") -> str:
    """What the program says to a script, commands or Python."""
    script = folder / ("script.py" if option == "-p" else "script")
    script.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert PROGRAM
    run = subprocess.run(
        [PROGRAM, "-t", "-q", option, str(script)],
        cwd=folder,
        env={**os.environ, "HOME": str(folder), "LC_ALL": "C.UTF-8"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    return run.stdout.decode("utf-8", "replace")


def _say(what: str, counts: Counter[str]) -> None:
    write_line(sys.stdout, f"{what}: {', '.join(f'{count} {name}' for name, count in sorted(counts.items()))}")


# --- ours, read by it -------------------------------------------------------------------------------------------------


def _match(number: int) -> Record:
    options, target = OPTIONS[number % len(OPTIONS)]
    form, length = ("", target) if target else (forms.GAMES, 3)
    record = random_match("backgammon", options, length, number, form)
    seats = tuple(replace(seat, name=f"{letter}{number}") for letter, seat in zip("AB", record.seats, strict=True))
    return replace(record, seats=seats)


def _ours(folder: Path, matches: int) -> list[str]:
    faults, counts = [], Counter[str]()
    for ending, write, command in (("mat", write_mat, "import mat"), ("sgf", write_sgf, "load match")):
        wanted: dict[str, tuple[int, ...]] = {}
        found: dict[str, tuple[int, int]] = {}
        for number in range(matches):
            record = _match(number)
            name = f"{number}.{ending}"
            try:
                (folder / name).write_bytes(write((record,)))
            except FormatError as error:
                counts[f"{ending} refused ({error.code})"] += 1
                continue
            wanted[f"A{number}"] = tuple(map(int, record.scores))
            jacoby = record.options["jacoby"]
            # a program for each: one that has read a beaver that was refused takes the next match for its answer
            said = _run(folder, [*SETTINGS, f"set jacoby {jacoby}", f"{command} {name}", "show score"])
            found |= {one: (int(first), int(second)) for one, first, _, second in _SCORE.findall(said)}
        counts[f"{ending} with the same score"] += sum(found.get(name) == scores for name, scores in wanted.items())
        faults += [
            f"{ending} {name}: {scores} here, {found.get(name)} there"
            for name, scores in wanted.items()
            if found.get(name) != scores
        ]
    _say("ours, read by gnubg", counts)
    return faults


# --- its own, read by us ----------------------------------------------------------------------------------------------

_PLAY = """
import gnubg
for command in {settings}:
    gnubg.command(command)
for number in range({matches}):
    length = (1, 3, 5, 7, 11, 0)[number % 6]
    gnubg.command("set seed %d" % (number + 1))
    gnubg.command("new match %d" % length if length else "new session")
    gnubg.command("set player 0 name A%d" % number)
    gnubg.command("set player 1 name B%d" % number)
    for _ in range(500):
        games = gnubg.match(analysis=0, boards=0)["games"]
        info = games[-1]["info"]
        if info["winner"]:
            # this module of gnubg calls its player 0 X, and its player 1 O
            score = {{"X": info["score-X"], "O": info["score-O"]}}
            score[info["winner"]] += info["points-won"]
            if (max(score.values()) >= length) if length else (len(games) >= 4):
                break
            gnubg.command("new game")
        gnubg.command("play")
    gnubg.command("export match mat own%d.mat" % number)
    gnubg.command("save match own%d.sgf" % number)
    print("{played}", number, score["O"], score["X"])
"""
_PLAYERS = (
    *("set display off", "set automatic game off", "set automatic roll on", "set automatic bearoff on"),
    *("set automatic move on", "set confirm new off", "set confirm save off", "set player 0 gnubg"),
    *("set player 1 gnubg", "set player 0 chequer evaluation plies 0", "set player 1 chequer evaluation plies 0"),
    *("set player 0 cubedecision evaluation plies 0", "set player 1 cubedecision evaluation plies 0"),
    *("set rng mersenne", "set jacoby on", "set beavers 3", "set automatic doubles 0"),
)


def _theirs(folder: Path, matches: int) -> list[str]:
    said = _run(folder, [_PLAY.format(settings=_PLAYERS, matches=matches, played=_PLAYED)], "-p")
    faults, counts = [], Counter[str]()
    for number, first, second in re.findall(rf"{_PLAYED} (\d+) (\d+) (\d+)", said):
        for ending, read, write in (("mat", MAT[0].read, write_mat), ("sgf", SGF[0].read, write_sgf)):
            content = (folder / f"own{number}.{ending}").read_bytes()
            (record,) = read(content)
            (again,) = read(write((record,)))
            right = sorted(record.scores) == sorted((float(first), float(second)))
            if not right or again.games != record.games or again.scores != record.scores:
                faults.append(f"own{number}.{ending}: {record.scores} here, {first} and {second} there")
            counts[ending] += 1
    if counts["mat"] != matches:
        faults.append(f"{counts['mat']} matches of {matches} were played")
    _say("played by gnubg, read, written and read again", counts)
    return faults


# --- positions --------------------------------------------------------------------------------------------------------


def _positions(count: int) -> list[Match]:
    """Positions between turns without an offer: the program takes offers back."""
    found: list[Match] = []
    number = 0
    while len(found) < count:
        options, target = OPTIONS[number % len(OPTIONS)]
        form, length = ("", target) if target else (forms.GAMES, 3)
        match = Match(random_match("backgammon", options, length, number, form, 5 + 37 * number % 600))
        number += 1
        if match.position.turn >= 0 and not {"take", "drop"} & set(match.legal()):
            found.append(match)
    return found


def _ids(folder: Path, count: int) -> list[str]:
    positions = _positions(count)
    lines = list(SETTINGS)
    for match in positions:
        lines += ["new session", f"set gnubgid {gnu_id.show(match)}", "show board"]
    said = _run(folder, lines)
    found = {f"{one}:{other}" for one, other in _IDS.findall(said)}
    ids = [gnu_id.show(match) for match in positions]
    faults = [f"id {line} is not what gnubg shows" for line in ids if line not in found]
    lines = list(SETTINGS)
    for match in positions:
        lines += ["new session", f"set xgid {xgid.show(match)}", "show board"]
    boards = {one for one, _ in _IDS.findall(_run(folder, lines))}
    wrong = [match for match in positions if gnu_id.show(match).partition(":")[0] not in boards]
    faults += [f"{xgid.show(match)} is another position in gnubg" for match in wrong]
    _say("ids", Counter({"the same in gnubg": count - len(faults) + len(wrong), "by XGID": count - len(wrong)}))
    return faults


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    sys.exit(main(parser.parse_args().matches))
