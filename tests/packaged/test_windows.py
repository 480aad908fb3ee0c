"""What `packaging/windows/build` made, on a computer that has never seen it: wine, in a prefix of its own.

    packaging/windows/try

sets up all that these tests need: TABLIER_WINDOWS names the folder with the program, the setup and the zip.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from jeux.common.settings import save_settings
from jeux.match.match import Match
from jeux.match.record import Seat, to_json
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from tests.desk import desk, show
from tests.packaged.program import UnderWine, commands, run, windows_name
from tests.packaged.screen import Screen, wait_for
from tests.packaged.sitting import OPENED, Sitting, good_step

pytestmark = pytest.mark.windows

KEY = "moulin"
WINDOW = (1240, 760)
RUNTIMES = ("msvcp", "vcruntime", "concrt", "vcomp", "lib", "python")
"""How libraries begin that Windows does not bring; wine has some of them."""
RECORD = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Tablier"
CLASSES = r"HKCU\Software\Classes"
COMMAND = CLASSES + r"\Tablier.Match\shell\open\command"


@pytest.fixture(scope="session")
def made() -> Path:
    """The folder with all that was built."""
    return Path(os.environ["TABLIER_WINDOWS"])


@pytest.fixture(scope="session")
def setup(made: Path) -> Path:
    """The setup."""
    (path,) = made.glob("*-setup.exe")
    return path


@pytest.fixture
def user() -> Path:
    """The folder of the user of the computer, who has not played yet."""
    (path,) = [path for path in Path(os.environ["WINEPREFIX"], "drive_c", "users").iterdir() if path.name != "Public"]
    shutil.rmtree(path / "AppData" / "Local" / "Tablier", ignore_errors=True)
    return path


# --- the files -------------------------------------------------------------------------------------------------------


def test_every_library_is_in_the_folder_or_belongs_to_windows(made: Path) -> None:
    own = {path.name.lower() for path in made.joinpath("tablier").rglob("*") if path.suffix.lower() in (".dll", ".pyd")}
    wanted = set()
    for path in made.joinpath("tablier").rglob("*"):
        if path.suffix.lower() in (".dll", ".pyd", ".exe"):
            wanted |= set(re.findall(r"DLL Name: (\S+)", run(["objdump", "-p", str(path)], LC_ALL="C")))
    outside = {name.lower() for name in wanted} - own
    assert "kernel32.dll" in outside
    assert not [name for name in outside if name.startswith(RUNTIMES)]


@pytest.mark.parametrize("name", ["tablier", "tablier-engine"])
def test_the_programs_say_what_they_are_and_know_fine_screens_and_long_paths(made: Path, name: str) -> None:
    whole = made.joinpath("tablier", f"{name}.exe").read_bytes()
    for word in ("Jeux de société", "board games", f"{name}.exe", "Licence MIT"):
        assert re.search(re.escape(word.encode("utf-16-le")), whole, re.IGNORECASE), word
    assert b"PerMonitorV2" in whole
    assert re.search(rb"<longPathAware[^>]*>true<", whole)


def test_the_setup_keeps_to_its_budget(setup: Path) -> None:
    command = [sys.executable, str(Path(__file__).resolve().parents[2] / "packaging" / "weigh.py"), str(setup)]
    weighed = subprocess.run(command, capture_output=True, text=True, check=False)
    assert weighed.returncode == 0, weighed.stdout


# --- the setup -------------------------------------------------------------------------------------------------------


def test_the_setup_installs_starts_and_removes_all_but_the_games(setup: Path, user: Path) -> None:
    home, games = user / "AppData" / "Local" / "Programs" / "Tablier", user / "AppData" / "Local" / "Tablier"
    links = next((user / "AppData" / "Roaming").rglob("Start Menu")) / "Programs"
    spoken = user / run(["wine", "cmd", "/c", "echo %TEMP%"]).split("\\")[-1].strip() / "gen_py"
    (spoken / "3.11").mkdir(parents=True)  # as the speech of the system leaves it
    with installed(setup, home):
        assert (links / "Tablier.lnk").exists()
        assert not list(user.joinpath("Desktop").glob("Tablier*"))
        assert rf'"{windows_name(home)}\tablier.exe" "%1"' in run(["wine", "reg", "query", COMMAND])
        assert "DisplayVersion" in run(["wine", "reg", "query", RECORD])
        with Screen() as screen:
            program = UnderWine(home)
            started = program.start(screen, None)
            wait_for(lambda: screen.window(program.window_class), "the window", OPENED)
            wait_for(lambda: (games / "tablier.log").exists(), "the log")
            # Windows lets nobody write to a program that runs: a setup without questions gives up and harms nothing
            assert subprocess.run(["wine", str(setup), "/S"], check=False, capture_output=True).returncode == 2
            assert (home / "_internal").is_dir()
            assert program.leave(started) == 0
        assert "assistive technology" not in (games / "tablier.log").read_text(encoding="utf-8")  # it would be missing
    assert not home.exists()
    assert not spoken.exists()
    assert not (links / "Tablier.lnk").exists()
    assert (games / "tablier.log").exists()
    for key in (RECORD, COMMAND):
        assert subprocess.run(["wine", "reg", "query", key], check=False, capture_output=True).returncode
    with installed(setup, home, "/REMOVE_GAMES"):
        pass
    assert not games.exists()


def test_a_setup_over_an_older_version_keeps_the_games_and_removes_its_files(setup: Path, user: Path) -> None:
    home, games = user / "Jeux à moi" / "Tablier", user / "AppData" / "Local" / "Tablier"
    old, stale = home / "_internal" / "jeux" / "of-old.pyd", home / "_internal" / "python39.dll"
    kept = [games / "running" / "one.json", home / "Tablier-donnees" / "finished" / "two.json", home / "notes.txt"]
    for path in (old, stale, *kept, home / "tablier.exe"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(path.name, encoding="utf-8")
    with installed(setup, home):
        assert not old.exists()
        assert not stale.exists()
        assert (home / "tablier.exe").read_bytes().startswith(b"MZ")
        assert all(path.read_text(encoding="utf-8") == path.name for path in kept)
    assert all(path.read_text(encoding="utf-8") == path.name for path in kept)
    assert not (home / "_internal").exists()
    shutil.rmtree(home)
    shutil.rmtree(games)


def test_a_file_of_a_match_opens_by_a_double_click(setup: Path, user: Path, tmp_path: Path) -> None:
    home = user / "AppData" / "Local" / "Programs" / "Tablier"
    with desk(tmp_path / "shadow", WINDOW, language="fr") as shadow, Screen() as screen, installed(setup, home):
        assert save_settings(user / "AppData" / "Local" / "Tablier", shadow.settings) is None
        match = Match.new(KEY, {}, (Seat("Zoé"), Seat("Léo")))
        step = good_step(match)
        match.play(step)
        file = user / "Ma partie, à l’école.tablier"
        file.write_text(to_json(match.record), encoding="utf-8")
        program = UnderWine(home)
        sitting = Sitting(screen, shadow, program, user / "AppData" / "Local" / "Tablier")
        share_classes()
        screen.start(["wine", "start", windows_name(file)], None)
        sitting.window = wait_for(lambda: screen.window(program.window_class), "the window", OPENED)
        scene = show(shadow, lambda app: GameScene(app, match))
        assert isinstance(scene, GameScene)
        (place,) = Match.new(KEY, {}, match.record.seats).position.places(step)
        rect = pygame.Rect(0, 0, 16, 16)
        rect.center = round(scene.display.pixel_of(place)[0]), round(scene.display.pixel_of(place)[1])
        sitting.see(rect)
        program.close_window()


def share_classes() -> None:
    """Give the kinds of files of the user to everybody: Windows reads both, wine 8 those of everybody alone."""
    for key in (r"\.tablier", COMMAND.removeprefix(CLASSES)):
        value = run(["wine", "reg", "query", CLASSES + key, "/ve"]).partition("REG_SZ")[2].strip()
        run(["wine", "reg", "add", CLASSES.replace("HKCU", "HKLM") + key, "/ve", "/d", value, "/f"])


@contextmanager
def installed(setup: Path, home: Path, *switches: str) -> Iterator[None]:
    """Install without a question, then remove so."""
    # the folder comes last and without quotes, which wine sets around a word with a space in it
    run(["wine", str(setup), "/S", *f"/D={windows_name(home)}".split(" ")], 300)
    assert (home / "tablier.exe").exists()
    yield
    # it lets a copy of itself do the work, so that it can be removed too
    run(["wine", str(home / "uninstall.exe"), "/S", *switches])
    wait_for(lambda: not (home / "tablier.exe").exists(), "the program to go")
    wait_for(lambda: subprocess.run(["wine", "reg", "query", RECORD], check=False).returncode, "the record to go")
    wait_for(lambda: not [command for command in commands() if "~nsu" in command], "the copy to end")


# --- folders ---------------------------------------------------------------------------------------------------------


def test_the_portable_zip_keeps_its_games_in_its_folder(made: Path, user: Path, tmp_path: Path) -> None:
    place = tmp_path / "Clé de l’élève n° 7"
    (archive,) = made.glob("*-portable.zip")
    run(["unzip", "-q", str(archive), "-d", str(place)])
    program = UnderWine(place / "Tablier")
    data = place / "Tablier" / "Tablier-donnees"
    assert list(data.iterdir()) == []
    with desk(tmp_path / "shadow", WINDOW, language="fr") as shadow, Screen() as screen:
        assert save_settings(data, shadow.settings) is None
        sitting = Sitting(screen, shadow, program, data)
        sitting.process = program.start(screen, None)
        sitting.window = wait_for(lambda: screen.window(program.window_class), "the window", OPENED)
        begin(sitting)
        assert len(sitting.saved("running")) == 1
        assert program.leave(sitting.process) == 0
    assert not (user / "AppData" / "Local" / "Tablier").exists()


def test_a_folder_that_cannot_be_written_is_told_in_one_sentence_and_played_in(made: Path, tmp_path: Path) -> None:
    with desk(tmp_path / "shadow", WINDOW, language="fr") as shadow, Screen() as screen:
        folder = tmp_path / "verrouillé"
        assert save_settings(folder, shadow.settings) is None
        with locked(folder), locked(tmp_path / "shadow"):
            sitting = Sitting(screen, shadow, UnderWine(made / "tablier"), folder)
            sitting.open()
            shelf = show(shadow, ShelfScene)
            assert isinstance(shelf, ShelfScene)
            assert [code for code, _ in shelf.warnings] == ["read-only-folder"]
            sitting.click_spot("dismiss")
            shelf.dismiss()
            begin(sitting, kept=False)
            sitting.kill()  # to leave, it asks whether the game may be lost
        assert sitting.saved("running") == []


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """A folder in which nobody can write; rights do not hold root back."""
    lock, unlock = (["chattr", "+i"], ["chattr", "-i"]) if os.geteuid() == 0 else (["chmod", "a-w"], ["chmod", "u+w"])
    run([*lock, str(folder)])
    try:
        yield
    finally:
        run([*unlock, str(folder)])


def begin(sitting: Sitting, kept: bool = True) -> None:
    """Begin a game against a novice from the shelf, and play a step."""
    shadow = sitting.shadow
    show(shadow, ShelfScene)
    sitting.click_spot(f"game.{KEY}")
    show(shadow, lambda app: NewGameScene(app, KEY))
    sitting.click_spot("level.0")
    sitting.click_spot("play")
    sitting.play_first(Match.new(KEY, {}, (Seat(""), Seat("", 1))), kept)


# --- the engine ------------------------------------------------------------------------------------------------------


def test_the_kernels_of_the_program_are_the_compiled_ones(made: Path) -> None:
    command = [*UnderWine(made / "tablier").command("tablier-engine"), "--engine"]
    compiled, text = (nodes_of(command, plain) for plain in ("", "yes"))
    assert compiled > 5 * text  # some forty times as many, on a quiet computer


def nodes_of(command: list[str], plain: str) -> int:
    """How many positions of Moulin an engine looks at in two seconds."""
    environment, pipe = os.environ | {"TABLIER_PLAIN": plain}, subprocess.PIPE
    engine = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True, env=environment)
    assert engine.stdin
    assert engine.stdout
    with engine.stdin, engine.stdout:
        print(f"new {KEY}\nlevel full\ngo time=2 seed=1", file=engine.stdin, flush=True)
        most, line = 0, ""
        while not line.startswith("best "):
            line = engine.stdout.readline()
            assert line, "it ended"
            most = max([most, *(int(count) for count in re.findall(r"nodes=(\d+)", line))])
    assert engine.wait(30) == 0
    return most
