"""The workflows and what a release says: all is pinned, nothing may write but the draft, every command is there."""

from __future__ import annotations

import os
import re
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging_scripts import script

ROOT = Path(__file__).resolve().parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
EVERY_WORKFLOW = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
PINNED = re.compile(r"(?:actions|pypa)/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
WRITTEN = {"release": {"contents", "id-token", "attestations"}, "publish": {"id-token"}}
"""What a workflow may write: a draft and its provenance, a name for PyPI."""
CHANGELOG = "# Changelog\n\n## [1.2.0] – 2027-01-31\n\n### Added\n- A game.\n\n## [1.1.0] – 2026-12-01\n- Another.\n"


def read(name: str) -> str:
    """A file of the project."""
    return (ROOT / name).read_text(encoding="utf-8")


@EVERY_WORKFLOW
def test_every_action_is_pinned_to_a_commit(path: Path) -> None:
    used = re.findall(r"uses: (.+)", path.read_text(encoding="utf-8"))
    assert used
    assert not [action for action in used if not action.startswith("./") and not PINNED.fullmatch(action)]


def test_one_version_of_an_action_is_one_commit() -> None:
    used = {line for path in WORKFLOWS for line in PINNED.findall(path.read_text(encoding="utf-8"))}
    assert len({line.partition("@")[0] for line in used}) == len(used)


@EVERY_WORKFLOW
def test_a_workflow_may_read_and_only_what_it_must_may_write(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert re.search(r"^permissions:\n  contents: read$", text, re.MULTILINE)
    assert set(re.findall(r"(\S+): write\b", text)) == WRITTEN.get(path.stem, set())
    assert not re.search(r": write\b", text.split("\n  draft:")[0]) or path.stem == "publish"
    assert text.count("uses: actions/checkout@") == text.count("persist-credentials: false")


def test_every_command_of_ours_is_there_and_can_be_started() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in WORKFLOWS)
    lines = re.findall(r"run: (.+)|^ {10}(\S.+)", text, re.MULTILINE)
    started = {word for line in lines for word in re.findall(r"^((?:\.ci|packaging)/[\w./-]+)", line[0])}
    read = {word for line in lines for word in re.findall(r"python3? (packaging/[\w./-]+)", " ".join(line))}
    assert started
    assert not [name for name in started if not os.access(ROOT / name, os.X_OK)]
    assert not [name for name in read if not (ROOT / name).is_file()]


@pytest.mark.parametrize("name", ["requirements", "requirements-program", "requirements-list"])
def test_release_builds_install_what_hashes_tell(name: str) -> None:
    text = (ROOT / "packaging" / f"{name}.txt").read_text(encoding="utf-8")
    pins = re.findall(r"^(\S+)==\S+(?: ; .+)? \\\n(?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+", text, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^[^\s#]", text, re.MULTILINE)) > 5
    assert "://" not in text


def test_pins_are_tried_for_the_platforms_of_every_recipe() -> None:
    recipes = {
        tuple(line) for line in re.findall(r'^    "(\S+) (\S+) (\S+)"$', read("packaging/resolve"), re.MULTILINE)
    }
    pythons = re.search(r"HASHES=\( # of its wheels for Python (.+)", read("packaging/windows/python.sh"))
    assert pythons
    assert '--python-version 3.11 --platform "manylinux2014_$processor"' in read("packaging/linux/common.sh")
    assert {(f"{name}-manylinux2014", "3.11", "requirements") for name in ("x86_64", "aarch64")} <= recipes
    of_windows = {python for platform, python, _ in recipes if "windows" in platform}
    assert of_windows <= set(re.findall(r"3\.\d+", pythons[1]))
    of_macs = {(platform, python) for platform, python, _ in recipes if "apple" in platform}
    assert of_macs == {("aarch64-apple-darwin", "3.13"), ("x86_64-apple-darwin", "3.13")}
    assert 'python-version: "3.13"' in read(".github/workflows/release.yml").split("macos:")[1].split("python:\n")[0]
    assert "packaging/resolve" in read(".ci/run")
    assert "packaging/resolve" in read("packaging/lock").split("cp ")[1]


def test_packages_are_built_each_week() -> None:
    release = read(".github/workflows/release.yml")
    assert re.search(r'^  schedule:\n    - cron: "\d+ \d+ \* \* [0-6]"', release, re.MULTILINE)
    assert "if: github.ref_type == 'tag'" in release.split("draft:")[-1], "only a tag drafts a release"


# --- what a release says ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def notes() -> ModuleType:
    return script("notes.py")


def test_notes_are_the_newest_section(notes: ModuleType) -> None:
    assert notes.notes("v1.2.0", '__version__ = "1.2.0"\n', CHANGELOG) == "### Added\n- A game.\n"


@pytest.mark.parametrize(
    ("tag", "program", "changelog"),
    [
        ("v1.1.0", "1.2.0", CHANGELOG),
        ("1.2.0", "1.2.0", CHANGELOG),
        ("v1.1.0", "1.1.0", CHANGELOG),
        ("v1.2.0", "1.2.0", CHANGELOG.replace("2027-01-31", "unreleased")),
        ("v1.2.0", "1.2.0", "# Changelog\n"),
    ],
)
def test_what_does_not_agree_is_no_release(notes: ModuleType, tag: str, program: str, changelog: str) -> None:
    with pytest.raises(notes.DisagreementError):
        notes.notes(tag, f'__version__ = "{program}"\n', changelog)
