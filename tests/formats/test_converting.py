"""``--convert IN OUT``: a file of one format becomes one of another, or nothing happens and one sentence says why."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from jeux.common.arguments import USAGE_ERROR, read_arguments
from jeux.common.texts import Texts
from jeux.formats.converting import BAD_FILE, convert
from jeux.printing.web.format import page_format

SGF = "(;GM[11]SZ[11]PB[Zoé];B[a3];W[b4])"
TRANSCRIPT = "new hex players=2 size=11 swap=no\nplay a3\nplay b4\n"
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "fr_FR")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "in.sgf"
    path.write_text(SGF, encoding="utf-8")
    return path


def test_by_the_endings(source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "out.txt"
    assert convert(str(source), str(target)) == 0
    assert target.read_text(encoding="utf-8") == TRANSCRIPT
    assert source.read_text(encoding="utf-8") == SGF
    assert capsys.readouterr().err == ""


def test_through_every_format_of_the_game_and_back(source: Path, tmp_path: Path) -> None:
    before = source
    for ending in (".tablier", ".tablier.txt", ".sgf", ".txt", ".tablier", ".txt"):
        after = tmp_path / f"next{ending}"
        assert convert(str(before), str(after)) == 0
        before = after
    assert before.read_text(encoding="utf-8") == TRANSCRIPT


@pytest.mark.parametrize(
    ("aim", "line"),
    [("xgid", "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:6"), ("gnubg-id", "4HPwATDgc/ABMA:cAkAAAAAAAAE")],
)
def test_a_position_is_one_line(aim: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "in.txt").write_text("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", encoding="utf-8")
    assert convert(str(tmp_path / "in.txt"), str(tmp_path / "out.txt"), aim=aim) == 0
    assert (tmp_path / "out.txt").read_text(encoding="utf-8") == f"{line}\n"
    assert convert(str(tmp_path / "in.txt"), str(tmp_path / "no.txt"), aim="hexworld") == BAD_FILE
    assert not (tmp_path / "no.txt").exists()
    assert "ne sait pas écrire" in capsys.readouterr().err


def test_a_page_is_written_and_never_read(source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, target = page_format(lambda: Texts("fr")), tmp_path / "out.html"
    assert convert(str(source), str(target), further=(page,)) == 0
    assert target.read_text(encoding="utf-8").startswith('<!doctype html>\n<html lang="fr">')
    assert convert(str(target), str(tmp_path / "no.txt"), further=(page,)) == BAD_FILE
    capsys.readouterr()
    assert convert(str(source), "-", aim="htm", further=(page,)) == USAGE_ERROR
    assert capsys.readouterr().err.rstrip().endswith("mat, html")
    assert convert(str(source), str(tmp_path / "no.txt"), origin="html", further=(page,)) == USAGE_ERROR
    source.write_text(SGF * 2, encoding="utf-8")
    assert convert(str(source), str(tmp_path / "no.html"), further=(page,)) == BAD_FILE
    assert not (tmp_path / "no.html").exists()


def test_several_matches_are_no_line(source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert convert(str(source), str(tmp_path / "out.txt"), aim="hex-moves") == 0
    assert (tmp_path / "out.txt").read_text(encoding="utf-8") == "1. a3 b4\n"
    source.write_text(SGF * 2, encoding="utf-8")
    assert convert(str(source), str(tmp_path / "no.txt"), aim="hex-moves") == BAD_FILE
    assert "qu’une partie" in capsys.readouterr().err


def streams(monkeypatch: pytest.MonkeyPatch, given: bytes) -> io.BytesIO:
    out = io.BytesIO()
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(given)))
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=out))
    return out


def test_standard_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    out = streams(monkeypatch, SGF.encode())
    assert convert("-", "-", aim="transcript") == 0
    assert out.getvalue().decode() == TRANSCRIPT
    streams(monkeypatch, SGF.encode())
    assert convert("-", "-", origin="sgf", aim="transcript") == 0


def test_a_bad_file_costs_one_sentence(source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source.write_text("(;GM[11]\n;B[a1];W[a1])", encoding="utf-8")
    target = tmp_path / "out.txt"
    target.write_text("old", encoding="utf-8")
    assert convert(str(source), str(target)) == BAD_FILE
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Ligne 2, colonne 8" in said.err
    assert target.read_text(encoding="utf-8") == "old"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("missing.sgf", "n’existe pas"),
        ("folder.sgf", "ordinaire"),
        ("big.sgf", "8 mégaoctets"),
    ],
)
def test_what_is_no_file(name: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "folder.sgf").mkdir()
    (tmp_path / "big.sgf").write_bytes(b" " * ((8 << 20) + 1))
    assert convert(str(tmp_path / name), str(tmp_path / "out.txt")) == BAD_FILE
    assert words in capsys.readouterr().err
    assert not (tmp_path / "out.txt").exists()


def test_a_game_that_a_format_does_not_have(source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert convert(str(source), str(tmp_path / "out.t1")) == BAD_FILE
    assert "ne sait pas écrire" in capsys.readouterr().err
    assert not (tmp_path / "out.t1").exists()


def test_several_matches_do_not_go_into_a_file_of_one(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source.write_text(SGF * 2, encoding="utf-8")
    assert convert(str(source), str(tmp_path / "out.tablier")) == BAD_FILE
    assert "qu’une partie" in capsys.readouterr().err
    assert convert(str(source), str(tmp_path / "out.txt")) == 0
    assert (tmp_path / "out.txt").read_text(encoding="utf-8") == TRANSCRIPT * 2


@pytest.mark.parametrize(
    ("target", "aim", "words"), [("out.png", "", "--to"), ("-", "", "--to"), ("a.sgf", "png", "png")]
)
def test_a_wish_that_is_none(
    target: str, aim: str, words: str, source: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert convert(str(source), target, aim=aim) == USAGE_ERROR
    assert words in capsys.readouterr().err


def test_a_folder_that_is_not_to_be_written(source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "out.txt").mkdir()
    assert convert(str(source), str(tmp_path / "out.txt")) == BAD_FILE
    assert "n’a pas pu être écrit" in capsys.readouterr().err


def test_the_words_of_the_command() -> None:
    asked = read_arguments(["--convert", "a.sgf", "-", "--to", "text"])
    assert not isinstance(asked, int)
    assert (asked.command, asked.words, asked.options) == ("convert", ("a.sgf", "-"), {"to": "text"})
    assert read_arguments(["--convert", "a.sgf"]) == USAGE_ERROR


def test_the_program_converts_without_a_window(source: Path) -> None:
    command = [sys.executable, str(ROOT / "main.py"), "--convert", str(source), "-", "--to", "transcript"]
    run = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False, cwd=ROOT)
    assert (run.returncode, run.stdout, run.stderr) == (0, TRANSCRIPT, "")
