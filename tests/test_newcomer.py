"""A twenty-first game, added from outside as docs/new-game.md says, is a game like the others.

`tests/newcomer` holds the files of one more game, each in the folder where it belongs. They are laid over a copy of the
repository, one line is added to the catalogue, and the tests of the copy play it. Nothing else may be needed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest

from jeux.rules import KEYS
from tests.parts import PAGE, ROOT, parts, section

NEWCOMER = ROOT / "tests" / "newcomer"
KEY = "morpion"
COPIED = (
    "assets",
    "benchmarks",
    "docs",
    "jeux",
    "tests",
    "main.py",
    "setup.py",
    "pyproject.toml",
    "README.md",
    "README.fr.md",
    "CHANGELOG.md",
    "LICENSE",
    "packaging",
)
LEFT_OUT = shutil.ignore_patterns(NEWCOMER.name, "*.c")
CATALOGUE = Path("jeux", "rules", "__init__.py")

ASKED_OF_ALL = f"{KEY} or test_readme.py or test_texts.py"
"""What is run in the copy: all that the tests ask of this game, and what they ask of all the games together."""


def own_files() -> list[str]:
    """The files of the newcomer, by their place in the repository."""
    found = (path for path in NEWCOMER.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return sorted(path.relative_to(NEWCOMER).as_posix() for path in found)


def run(folder: Path, *words: str) -> str:
    """The output of a Python command in the copy, which must succeed."""
    strange = ("PYTEST_", "COV_", "TABLIER_")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(strange)}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**environment, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository with one game more."""
    folder = tmp_path_factory.mktemp("house")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
        else:
            shutil.copy2(ROOT / name, folder / name)
    for name in own_files():
        assert not (folder / name).exists(), f"{name} belongs to others"
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(NEWCOMER / name, folder / name)
    catalogue = (folder / CATALOGUE).read_text(encoding="utf-8")
    last = f'    "{KEYS[-1]}",\n'
    assert catalogue.count(last) == 1
    (folder / CATALOGUE).write_text(catalogue.replace(last, f'{last}    "{KEY}",\n'), encoding="utf-8")
    run(folder, "docs/screenshots.py", "--list")
    return folder


def test_the_newcomer_has_the_parts_of_the_list_and_no_others() -> None:
    files = own_files()
    assert [name for name in files if not any(fnmatch(name, part) for part in parts(KEY))] == []
    required = [part for part, everywhere in parts(KEY).items() if everywhere]
    assert [part for part in required if not any(fnmatch(name, part) for name in files)] == []
    assert len(required) > 10


def test_the_french_section_names_the_folders_of_the_list() -> None:
    french = section(PAGE, "Ajouter un jeu").replace("<clé>", KEY)
    folders = {part.partition(KEY)[0] for part, everywhere in parts(KEY).items() if everywhere}
    assert [folder for folder in folders if folder.replace("/fr/", "/").replace("/en/", "/") not in french] == []


def test_the_copy_passes_all_that_is_asked_of_its_games(copy: Path, thorough: bool) -> None:
    share = ["--thorough"] if thorough else []
    told = run(copy, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *share, "-k", ASKED_OF_ALL)
    found = re.search(r"(\d+) passed", told)
    assert found, told
    assert int(found[1]) > 300


def test_the_copy_plays_it_without_a_window(copy: Path) -> None:
    told = run(copy, "-m", "tests.play.whole_games", KEY).splitlines()[0]
    assert told.startswith(f"{KEY} ")
    assert "COMPUTER=" in told


def test_the_engine_of_the_copy_lists_it(copy: Path) -> None:
    done = subprocess.run(
        [sys.executable, "main.py", "--engine"],
        input=f"new {KEY}\nplay a1\ngo nodes=1000\nquit\n",
        cwd=copy,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "b2" in done.stdout
