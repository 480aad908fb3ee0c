"""The packaged program: built, weighed, asked as an engine, and played with by mouse on a screen of its own.

    python -m pytest -m packaged

Needs the extra `package` and, for the window, Xvfb and xdotool. A folder that is built already is named by the
environment variable TABLIER_PACKAGED.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from jeux.common.settings import save_settings
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.printing.game.jobs import FOLDED, SHEETS
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options, perft
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.shelf.scene import ShelfScene
from tests.desk import desk, frames, show
from tests.packaged.program import program_in, run
from tests.packaged.screen import Screen, missing_tools, wait_for
from tests.packaged.sitting import Sitting

pytestmark = pytest.mark.packaged

ROOT = Path(__file__).resolve().parents[2]
KEY = "moulin"
NOVICE = 1
KILLED_AFTER = 12
"""Steps on the table when the program is killed."""
WINDOW = (1240, 760)


@pytest.fixture(scope="session")
def packaged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the program, just built unless one is named."""
    if ready := os.environ.get("TABLIER_PACKAGED"):
        return Path(ready)
    place = tmp_path_factory.mktemp("packaged")
    command = [sys.executable, "-m", "PyInstaller", "build.spec", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(place / "dist"), "--workpath", str(place / "build")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return place / "dist" / "tablier"


def test_the_folder_keeps_to_its_budget(packaged: Path) -> None:
    command = [sys.executable, str(ROOT / "packaging" / "weigh.py"), str(packaged)]
    weighed = subprocess.run(command, capture_output=True, text=True, check=False)
    assert weighed.returncode == 0, weighed.stdout


def test_the_folder_holds_every_asset(packaged: Path) -> None:
    files = [path for path in packaged.rglob("*") if path.is_file()]
    names = {path.relative_to(packaged).as_posix() for path in files}
    wanted = {path.relative_to(ROOT).as_posix() for path in (ROOT / "assets").rglob("*") if path.is_file()}
    wanted = {name for name in wanted if not (name.startswith("assets/workshop/") or name.endswith(".icns"))}
    assert {f"_internal/{name}" for name in wanted} | {"_internal/LICENCES.md"} <= names
    assert not [name for name in names if "workshop" in name or "NotoSansJP" in name]


def test_the_folder_carries_every_kernel(packaged: Path) -> None:
    compiled = Path("jeux", "engine", "compiled")
    kernels = {path.stem for path in (ROOT / compiled).rglob("*.pxd")} | {"shared"}
    folder = packaged / "_internal" / compiled
    assert {path.name.split(".")[0] for path in folder.rglob("*") if path.is_file()} == kernels


def test_nothing_of_pillow_is_in_the_folder(packaged: Path) -> None:
    """It may be installed where the folder is built, and then PyInstaller must have found the stand-in first."""
    names = [path.relative_to(packaged).as_posix() for path in packaged.rglob("*")]
    assert not [name for name in names if re.search(r"/(pil|pillow[^/]*)(/|$)|_imaging", name, re.IGNORECASE)]
    assert not re.search(r"^\| pillow ", (packaged / "_internal" / "LICENCES.md").read_text("utf-8"), re.I | re.M)


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_sheet_is_printed(packaged: Path, sheet: str, tmp_path: Path) -> None:
    program, file = program_in(packaged), tmp_path / "sheet.pdf"
    words = ["--print", KEY, "--sheet", sheet, *(["--imposed"] if sheet == FOLDED else [])]
    run([*program.command(), *words, program.name_of(file)], seconds=600)  # the booklet is of all games
    printed = file.read_bytes()
    assert printed.startswith(b"%PDF")
    assert printed.rstrip().endswith(b"%%EOF")


@pytest.mark.parametrize("key", CATALOGUE)
def test_the_engine_twin_counts_and_thinks_as_the_source_does(packaged: Path, key: str) -> None:
    game = CATALOGUE[key]
    start = game.start(complete_options(game, {}), game.players[0])
    # at full strength nodes alone end the search: one may be compiled, the other not, and the machine busy
    talk = f"new {key}\nperft 2\nplay {steps_to_a_decision(key)}\ngo nodes=300 seed=1\n"
    twin = [*program_in(packaged).command("tablier-engine"), "--engine"]
    source = [sys.executable, str(ROOT / "main.py"), "--engine"]
    said, expected = (conversation(command, talk) for command in (twin, source))
    assert said == expected
    assert f"perft {perft(start, 2)}" in said
    assert said[-1].startswith("best ")


def steps_to_a_decision(key: str) -> str:
    """Steps up to a position where a player decides, one at least, drawn at random."""
    game, lot = CATALOGUE[key], Random(key)
    position = game.start(complete_options(game, {}), game.players[0])
    steps: list[str] = []
    while not steps or position.turn < 0:
        steps.append(lot.choice(position.steps()))
        position = position.play(steps[-1])
    return " ".join(steps)


def conversation(command: list[str], talk: str) -> list[str]:
    """What an engine answers to each line, its thoughts left out; the end of its input ends it."""
    engine = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert engine.stdin
    assert engine.stdout
    with engine.stdin, engine.stdout:
        said = []
        for line in talk.splitlines():
            print(line, file=engine.stdin, flush=True)
            answer = engine.stdout.readline().strip()
            while answer.startswith("info "):
                answer = engine.stdout.readline().strip()
            said.append(answer)
    assert engine.wait(20) == 0
    return said


@pytest.fixture
def sitting(packaged: Path, tmp_path: Path) -> Iterator[Sitting]:
    """The program open on a screen, its window and that of the shadow of the same size."""
    assert not missing_tools(), f"this test needs {' and '.join(missing_tools())}"
    with desk(tmp_path / "shadow", WINDOW, language="fr") as shadow, Screen() as screen:
        folder = tmp_path / "les parties de Zoé, à l’école"
        assert save_settings(folder, shadow.settings) is None
        here = Sitting(screen, shadow, program_in(packaged), folder)
        here.open()
        yield here
        here.process.kill()
        here.process.wait()


def test_a_game_is_played_by_mouse_survives_a_kill_and_is_finished(sitting: Sitting) -> None:
    shadow = sitting.shadow
    show(shadow, ShelfScene)
    sitting.click_spot(f"game.{KEY}")
    show(shadow, lambda app: NewGameScene(app, KEY))
    sitting.click_spot(f"level.{NOVICE - 1}")
    sitting.click_spot("play")
    sitting.play_first(Match.new(KEY, {}, (Seat(""), Seat("", NOVICE))))

    before = sitting.play(KILLED_AFTER)
    assert [seat.level for seat in before.record.seats] == [0, NOVICE]
    assert len(before.steps) >= KILLED_AFTER
    sitting.kill()
    assert sitting.match().record == before.record

    sitting.open()
    sitting.share()
    show(shadow, ShelfScene)
    sitting.click_spot(f"resume.{before.record.id}")
    after = sitting.play(enough=10_000)
    assert after.steps[: len(before.steps)] == before.steps
    wait_for(lambda: sitting.saved("finished"), "the match among the finished ones")
    assert sitting.saved("running") == []
    finished = sitting.match()
    result = finished.result()
    assert finished.record.over
    assert result is not None
    assert result.reason in CATALOGUE[KEY].endings
    assert sum(finished.record.scores) == 1

    end = sitting.game()
    frames(shadow, 60)
    sitting.fold_end(end, shadow.texts.get("end-shelf"))
    sitting.click_button(end, shadow.texts.get("end-shelf"))
    sitting.share()
    show(shadow, ShelfScene)
    sitting.click_spot(f"game.{KEY}")
    assert sitting.leave() == 0
    assert sitting.program.processes() == []
    assert "Traceback" not in (sitting.folder / "tablier.log").read_text(encoding="utf-8")
