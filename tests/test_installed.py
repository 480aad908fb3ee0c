"""What an installation promises: its commands, its assets, one version wherever a number stands."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from jeux import __version__

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
COMMANDS = {**PROJECT["scripts"], **PROJECT["gui-scripts"]}


# --- the commands ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["tablier", "tablier-engine"])
def test_a_command_leads_somewhere(name: str) -> None:
    assert callable(EntryPoint(name, COMMANDS[name], "console_scripts").load())


def test_the_window_brings_no_console_under_windows() -> None:
    assert set(PROJECT["gui-scripts"]) == {"tablier"}
    assert set(PROJECT["scripts"]) == {"tablier-engine"}


@pytest.mark.parametrize("name", ["tablier-engine", "Tablier-Engine.exe"])
def test_the_command_of_the_engine_needs_no_word(name: str, tmp_path: Path) -> None:
    code = f"import sys; sys.argv = [{name!r}]; from jeux.__main__ import main; sys.exit(main())"
    talk = {"input": "games\n", "capture_output": True, "text": True, "timeout": 30}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, **talk)  # type: ignore[call-overload]
    assert done.returncode == 0, done.stderr
    assert "moulin" in done.stdout


# --- the assets -----------------------------------------------------------------------------------------------------


def test_a_wheel_carries_every_asset_but_those_of_the_workshop(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    shutil.copytree(ROOT / "assets", tree / "assets", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "setup.py", tree)
    command = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path / "built")]
    subprocess.run(command, cwd=tree, check=True, capture_output=True)
    wanted = {path.relative_to(tree) for path in (tree / "assets").rglob("*") if path.is_file()}
    wanted = {path for path in wanted if "workshop" not in path.parts}
    built = tmp_path / "built" / "jeux"
    assert {path.relative_to(built) for path in built.rglob("*") if path.is_file()} == wanted
    assert Path("assets", "fonts", "OFL-EBGaramond.txt") in wanted
    assert {"figures", "advice", "lessons", "glossary", "pages"} <= {path.parts[1] for path in wanted}


@pytest.mark.parametrize("installed", [True, False])
def test_assets_are_taken_from_the_package_where_a_wheel_has_put_them(tmp_path: Path, *, installed: bool) -> None:
    package = tmp_path / "jeux"
    (package / "common").mkdir(parents=True)
    (tmp_path / "assets").mkdir()
    if installed:
        (package / "assets").mkdir()
    copy = shutil.copy(ROOT / "jeux" / "common" / "assets.py", package / "common")
    spec = importlib.util.spec_from_file_location("assets_elsewhere", copy)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.asset("texts") == (package if installed else tmp_path) / "assets" / "texts"


# --- one version ----------------------------------------------------------------------------------------------------


def headings() -> list[str]:
    """The headings of the changelog, newest first."""
    return re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_version_stands_in_one_place() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
    assert "version" in PROJECT["dynamic"]
    assert headings()[0].startswith(f"[{__version__}] – ")


def test_no_recipe_repeats_the_version() -> None:
    """They ask `jeux`; what is only shown in a page of the repository may name a version."""
    places = [*(ROOT / "packaging").rglob("*"), ROOT / "build.spec", ROOT / "pyproject.toml", ROOT / "setup.py"]
    places += (ROOT / ".github").rglob("*")
    texts = [path for path in places if path.is_file() and path.suffix not in (".md", ".txt", ".pyc")]
    number = re.compile(rf"(?<![\d.]){re.escape(__version__)}(?![\d.])")
    assert not [path for path in texts if number.search(path.read_text(encoding="utf-8", errors="replace"))]
