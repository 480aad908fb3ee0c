"""--print and --diagram, as the program is started with them."""

from __future__ import annotations

import io
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from jeux.common.arguments import USAGE_ERROR, read_arguments
from jeux.common.palette import apply_palette
from jeux.printing.commands import PER_MM, draw_file, print_file
from jeux.rules import CATALOGUE
from tests.printing.reading import boxes_of, count_pages

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "fr_FR")


@pytest.fixture(autouse=True)
def _own_palette() -> Iterator[None]:
    """A picture is drawn with the palette of its theme, the program's from then on."""
    yield
    apply_palette("bois")


def run(*words: str) -> int:
    asked = read_arguments(words)
    assert not isinstance(asked, int)
    return print_file(asked) if asked.command == "print" else draw_file(asked)


def test_a_board_is_printed_for_the_men_on_the_paper_that_were_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "moulin.pdf"
    assert run("--print", "moulin", "--men", "23,25", "--paper", "A3", "--colour", str(file)) == 0
    assert count_pages(file.read_bytes()) == 1
    assert boxes_of(file.read_bytes())[0] == pytest.approx((0, 0, 297, 420), abs=0.01)


def test_what_fits_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--print", "moulin", str(tmp_path / "x.pdf")) == 0
    said = capsys.readouterr().out.replace("\u00a0", " ")
    assert "2 feuilles A4 à coller, en recouvrant de 10 mm (2 sur 1) : 29,7 mm" in said
    assert "Sur une seule feuille A4 : des pions de 23,5 mm au plus." in said
    assert run("--print", "crosses", str(tmp_path / "x.pdf")) == 0
    assert capsys.readouterr().out.startswith("Tient sur une feuille A4 : 29,7 mm")


def test_problems_and_a_teachers_sheet_are_printed(tmp_path: Path) -> None:
    file = tmp_path / "x.pdf"
    assert run("--print", "moulin", "--sheet", "problems", "--number", "6", "--degree", "1", str(file)) == 0
    assert count_pages(file.read_bytes()) == 2  # six easy ones, then their answers
    assert run("--print", "moulin", "--sheet", "teacher", "--paper", "Letter", str(file)) == 0
    assert count_pages(file.read_bytes()) == 2


def test_an_existing_file_is_replaced_whole(tmp_path: Path) -> None:
    file = tmp_path / "x.pdf"
    file.write_bytes(b"old" * 100_000)
    assert run("--print", "crosses", str(file)) == 0
    assert file.read_bytes().startswith(b"%PDF")
    assert file.read_bytes().rstrip().endswith(b"%%EOF")
    assert [path.name for path in tmp_path.iterdir()] == ["x.pdf"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--print", "chess", "x.pdf"], "Jeu inconnu"),
        (["--print", "moulin", "--sheet", "poster", "x.pdf"], "Feuille inconnue"),
        (["--print", "moulin", "--imposed", "x.pdf"], "--sheet booklet"),
        (["--print", "moulin", "--sheet", "men", "--wood", "x.pdf"], "--sheet board"),
        (["--print", "moulin", "--sheet", "problems", "--number", "some", "x.pdf"], "Le nombre de problèmes"),
        (["--print", "moulin", "--sheet", "problems", "--degree", "hard", "x.pdf"], "Le niveau"),
        (["--print", "moulin", "--paper", "B5", "x.pdf"], "Papier inconnu"),
        (["--print", "moulin", "--men", "large", "x.pdf"], "La taille des pions"),
        (["--print", "moulin", "--men", "nan", "x.pdf"], "La taille des pions"),
        (["--print", "moulin", "--players", "two", "x.pdf"], "Le nombre de joueurs"),
        (["--print", "moulin", "--options", "flying=9", "x.pdf"], "flying=9"),
        (["--print", "moulin", "--options", "flying", "x.pdf"], "flying"),
        (["--print", "moulin", "x.png"], ".pdf"),
        (["--diagram", "moulin", "--position", "board=zz", "x.svg"], "position"),
        (["--diagram", "moulin", "--size", "1e3", "x.svg"], "pixels"),
        (["--diagram", "moulin", "--theme", "rose", "x.svg"], "bois, livret, contraste"),
        (["--diagram", "moulin", "--theme", "bois", "x.svg"], ".png"),
        (["--diagram", "moulin", "x.pdf"], ".png, .svg"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence_and_nothing_is_written(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*words) == USAGE_ERROR == 2
    refused(tmp_path, said, capsys)


@pytest.mark.usefixtures("no_problems")
def test_that_a_game_has_no_problems_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("--print", "quandary", "--sheet", "problems", "x.pdf") == USAGE_ERROR
    refused(tmp_path, "n’a pas de problèmes", capsys)


def refused(folder: Path, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence, and nothing written."""
    heard = capsys.readouterr()
    assert heard.out == ""
    assert said in heard.err
    assert heard.err.count("\n") == 1
    assert list(folder.iterdir()) == []


def test_a_folder_that_takes_no_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.pdf").mkdir()
    assert run("--print", "moulin", str(tmp_path / "x.pdf")) == USAGE_ERROR
    assert "n’a pas pu être écrit" in capsys.readouterr().err
    assert read_arguments(["--print", "moulin", str(tmp_path / "new" / "y.pdf")]) == USAGE_ERROR
    assert "Ce dossier n’existe pas" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["x.pdf"], "no folder is made"


@pytest.mark.skipif(sys.platform == "win32" or not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write")
def test_a_folder_that_may_not_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    assert run("--print", "moulin", str(tmp_path / "x.pdf")) == USAGE_ERROR
    assert "n’a pas pu être écrit" in capsys.readouterr().err


@pytest.mark.parametrize("theme", ["livret", "contraste"])
def test_a_drawing_is_as_wide_as_asked(theme: str, tmp_path: Path) -> None:
    file = tmp_path / "x.svg"
    assert run("--diagram", "agon", "--size", "500", "--theme", theme, str(file)) == 0
    width = ElementTree.fromstring(file.read_bytes()).get("width", "")
    assert float(width.removesuffix("mm")) == pytest.approx(500 / PER_MM, abs=0.01)


@pytest.mark.parametrize("theme", ["bois", "livret", "contraste"])
@pytest.mark.parametrize("key", ["twixt", "backgammon", "crosses"])
def test_a_picture_is_as_wide_as_asked(key: str, theme: str, tmp_path: Path) -> None:
    file = tmp_path / "x.png"
    assert run("--diagram", key, "--size", "300", "--theme", theme, str(file)) == 0
    shown = pygame.image.load(io.BytesIO(file.read_bytes()), "x.png")
    assert shown.get_width() == 300
    colours = {tuple(shown.get_at((x, y))) for x in range(0, 300, 7) for y in range(0, shown.get_height(), 7)}
    assert len(colours) > 3


def test_another_position_is_another_picture(tmp_path: Path) -> None:
    game = CATALOGUE["moulin"]
    start = game.start({option.name: option.values[0] for option in game.options}, 2)
    later = start.play(start.steps()[0])
    first, second, third = (tmp_path / f"{name}.svg" for name in "abc")
    assert run("--diagram", "moulin", str(first)) == 0
    assert run("--diagram", "moulin", "--position", start.text(), str(second)) == 0
    assert run("--diagram", "moulin", "--position", later.text(), str(third)) == 0
    assert first.read_bytes() == second.read_bytes() != third.read_bytes()


def test_the_standard_output_takes_nothing_else() -> None:
    command = [sys.executable, str(ROOT / "main.py"), "--print", "moulin", "-"]
    run = subprocess.run(command, capture_output=True, check=True, env={**os.environ, "SDL_VIDEODRIVER": ""})
    assert run.stdout.startswith(b"%PDF")
    assert run.stderr == b""


def test_the_window_does_not_load_the_press() -> None:
    code = "import sys, jeux.scenes.routes; print([m for m in sys.modules if m.startswith(('reportlab', 'PIL'))])"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "[]"
