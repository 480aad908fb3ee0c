"""The settings: each bad value costs only itself, and nothing is lost."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jeux.common import settings as settings_module
from jeux.common.files import Problem
from jeux.common.settings import (
    FILE_NAME,
    LOCK_NAME,
    NewGame,
    Settings,
    load_settings,
    read_settings,
    save_settings,
    write_settings,
)

ROOT = Path(__file__).resolve().parents[2]
CHOICE = NewGame(("Zoé", ""), (0, 3), {"flying": "3"}, 5, -1)
CHANGED = Settings(
    language="en",
    text_size=150,
    animation="none",
    volume=0,
    signals=20,
    muted=True,
    room=True,
    marks=False,
    race=False,
    speech=True,
    speech_rate="fast",
    speech_detail="brief",
    beside_reader="none",
    keys={"hint": "j ctrl+shift+h"},
    view="families",
    simple=True,
    projector=True,
    pupils=24,
    hidden=True,
    find_from=15,
    coordinates="every",
    fullscreen=True,
    maximised=True,
    theme="livret",
    font="easy",
    panel="left",
    orientation="turning",
    confirm=True,
    shared_keys=True,
    large_targets=True,
    master=10,
    gives_up=False,
    teacher="strict",
    forced="play",
    throws="alone",
    cooldown=500,
    drag=24,
    hold=800,
    sticky=True,
    scanning="two",
    switch="mouse",
    scan_step=2500,
    scan_order="items",
    window=(1024, 768),
    favourites=("toy", "other"),
    turned=("toy",),
    turns="notation",
    recent=("/a/b.tablier",),
    folder="/a",
    men="25.75",
    paper="A3",
    games={"toy": CHOICE},
)


@pytest.fixture(autouse=True)
def _french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "fr_FR")


def as_data(settings: Settings) -> dict[str, Any]:
    data = json.loads(json.dumps(write_settings(settings), default=vars))
    assert isinstance(data, dict)
    return data


def test_nothing_kept_yet(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "none") == (Settings(), ())


def test_kept_and_read_again(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    assert save_settings(folder, CHANGED) is None
    assert load_settings(folder) == (CHANGED, ())
    assert {path.name for path in folder.iterdir()} - {LOCK_NAME} == {FILE_NAME}  # Windows drops a lock let go of


def test_every_setting_differs_from_its_default_in_these_tests() -> None:
    for name in settings_module._SETTINGS:
        assert getattr(CHANGED, name) != getattr(Settings(), name), name


BAD: dict[str, list[object]] = {
    "language": ["de", "", None, 3],
    "text_size": [110, "100", 100.0, True],
    "animation": ["quick", 0],
    "volume": [-1, 101, "50", True, 1e999],
    "signals": [-1, 101, "50", True, 1e999],
    "muted": [0, "no", None],
    "room": [1, "yes"],
    "marks": [1],
    "race": ["no"],
    "speech": [1, "yes"],
    "speech_rate": ["quick", 40],
    "speech_detail": ["long", 1],
    "beside_reader": ["some", True],
    "keys": [1, {"hint": 1}, {"hint": ""}, {"hint": "a b c d e"}, {"hint": "x" * 40}, {"Hint": "j"}],
    "view": ["map", 1],
    "simple": ["no", 1],
    "projector": ["no", 1],
    "pupils": [-1, 100, True],
    "hidden": [1, "yes"],
    "find_from": [7, "10"],
    "coordinates": ["all", []],
    "fullscreen": ["true"],
    "maximised": [1],
    "theme": ["wood", {}],
    "font": ["serif", 1],
    "favourites": ["toy", [1], None, ["x" * 101]],
    "turned": ["toy", [1], None, ["x" * 101]],
    "turns": ["long", 1],
    "recent": ["/a", [1], None, ["x" * 5000], ["/a"] * 11],
    "folder": [1, None, "x" * 5000],
    "men": [1, None, "", "euro 2", "1e9", "-3", "x" * 60],
    "paper": ["A5", 4],
    "panel": ["top"],
    "orientation": ["upright", 1],
    "confirm": ["yes", 1],
    "shared_keys": ["yes", 1],
    "large_targets": ["yes", 1],
    "master": [3, "5"],
    "gives_up": [1, "no"],
    "teacher": ["stern", 1],
    "forced": ["yes", True],
    "throws": ["no", 1],
    "cooldown": [-1, 400, "500", True],
    "drag": [0, "6", 6.0],
    "hold": [0, True, 10_000],
    "sticky": [1, "no"],
    "scanning": [True, "on"],
    "switch": ["space", 1],
    "scan_step": [0, 1.5, "1000", 999],
    "scan_order": ["rows", 1],
    "window": [[1280], [1280, 800, 3], [1280, "800"], [0, 800], "1280x800", [1e4, 800.5], [100000, 800]],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in BAD.items() for value in values])
def test_each_bad_value_costs_only_itself(name: str, value: object) -> None:
    settings, bad = read_settings(as_data(CHANGED) | {name: value})
    assert bad == (name,)
    assert settings == CHANGED.replace(**{name: getattr(Settings(), name)})


def test_all_settings_are_put_to_that_test() -> None:
    assert BAD.keys() == settings_module._SETTINGS.keys()


@pytest.mark.parametrize(
    ("name", "value", "default"),
    [
        ("seats", "Zoé", ()),
        ("seats", ["Zoé", 3], ()),
        ("levels", [0, 7], ()),
        ("levels", [True, 1], ()),
        ("options", [], {}),
        ("options", {"flying": 3}, {}),
        ("target", -1, 0),
        ("target", None, 0),
        ("side", -2, 0),
        ("side", "white", 0),
    ],
)
def test_each_bad_value_of_a_new_game_costs_only_itself(name: str, value: object, default: object) -> None:
    data = as_data(CHANGED)
    data["games"]["toy"][name] = value
    settings, bad = read_settings(data)
    assert bad == (f"games.toy.{name}",)
    kept = {each: getattr(CHOICE, each) for each in ("seats", "levels", "options", "target", "side")}
    assert settings.games["toy"] == NewGame(**(kept | {name: default}))
    assert settings.replace(games=CHANGED.games) == CHANGED


def test_games_that_are_no_table() -> None:
    settings, bad = read_settings(as_data(CHANGED) | {"games": {"toy": 3, "other": {}}})
    assert (settings.games, bad) == ({"other": NewGame()}, ("games.toy",))
    settings, bad = read_settings(as_data(CHANGED) | {"games": []})
    assert (settings.games, bad) == ({}, ("games",))


def test_bad_values_are_reported_together(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"volume": 500, "panel": "top", "theme": "livret"}')
    settings, problems = load_settings(tmp_path)
    assert settings == Settings(theme="livret")
    assert problems == (Problem("bad-setting", "volume, panel"),)


def test_what_is_unknown_is_written_back(tmp_path: Path) -> None:
    data = as_data(CHANGED) | {"of-2040": [1, {"a": None}]}
    data["games"]["toy"]["clock"] = 3
    (tmp_path / FILE_NAME).write_text(json.dumps(data))
    settings, problems = load_settings(tmp_path)
    assert problems == ()
    save_settings(tmp_path, settings.replace(volume=11).with_game("other", NewGame()))
    again = json.loads((tmp_path / FILE_NAME).read_text())
    assert again["of-2040"] == [1, {"a": None}]
    assert again["games"]["toy"]["clock"] == 3
    assert (again["volume"], "other" in again["games"]) == (11, True)


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b"null", b"{" * 100_000, b"\0" * 50])
def test_an_unreadable_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    assert load_settings(tmp_path) == (Settings(), (Problem("settings-unreadable", FILE_NAME + ".illisible"),))
    assert (tmp_path / (FILE_NAME + ".illisible")).read_bytes() == content
    assert load_settings(tmp_path) == (Settings(), ())


LETTERS = st.text("aé€\ud83d", max_size=3)
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | LETTERS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(LETTERS, inner, max_size=3),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from([*settings_module._SETTINGS, "games", "x"]), JSON_VALUES))
def test_any_object_is_read(data: dict[str, object]) -> None:
    settings, bad = read_settings(data)
    assert {name.split(".")[0] for name in bad} <= data.keys()
    again, bad_again = read_settings(write_settings(settings))
    assert (again, bad_again) == (settings, ())


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert save_settings(tmp_path / "file", CHANGED) == Problem("settings-not-saved")
    assert load_settings(tmp_path / "file") == (Settings(), (Problem("settings-unreadable"),))


def test_a_full_disk_leaves_the_old_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(tmp_path, CHANGED)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    assert save_settings(tmp_path, Settings()) == Problem("settings-not-saved")
    assert load_settings(tmp_path) == (CHANGED, ())


def test_a_value_out_of_its_range_is_a_mistake_of_the_program() -> None:
    with pytest.raises(AssertionError):
        Settings(volume=101)
    with pytest.raises(AssertionError):
        Settings().replace(theme="wood")


# --- two windows ------------------------------------------------------------------------------------------------------


def test_a_window_writes_over_nothing_that_another_has_changed(tmp_path: Path) -> None:
    save_settings(tmp_path, CHANGED)
    before = load_settings(tmp_path)[0]
    larger = before.replace(text_size=200).with_game("first", CHOICE)
    quieter = before.replace(muted=False).with_game("second", NewGame(("Max", "")))
    assert save_settings(tmp_path, larger, before) is None
    assert save_settings(tmp_path, quieter, before) is None
    both = larger.replace(muted=False).with_game("second", NewGame(("Max", "")))
    assert load_settings(tmp_path) == (both, ())
    assert save_settings(tmp_path, quieter.replace(games={"second": NewGame()}), quieter) is None
    assert load_settings(tmp_path)[0] == both.with_game("second", NewGame())


def test_what_a_later_version_chose_stays_until_it_is_changed_here(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"theme": "neon", "volume": 30}')
    settings, problems = load_settings(tmp_path)
    assert problems == (Problem("bad-setting", "theme"),)
    save_settings(tmp_path, settings.replace(volume=40), settings)
    kept = json.loads((tmp_path / FILE_NAME).read_text())
    assert (kept["theme"], kept["volume"]) == ("neon", 40)
    save_settings(tmp_path, settings.replace(theme="livret"), settings)
    assert load_settings(tmp_path)[0].theme == "livret"


def test_windows_that_write_at_once_wait_for_each_other(tmp_path: Path) -> None:
    """Each of four programs changes a setting of its own thirty times: nothing is lost."""
    code = (
        "import sys\nfrom pathlib import Path\nfrom jeux.common import files\n"
        "from jeux.common.settings import NewGame, load_settings, save_settings\nfiles.LOCK_SECONDS = 60\n"
        "folder, key = Path(sys.argv[1]), sys.argv[2]\nsettings = load_settings(folder)[0]\n"
        "for n in range(30):\n    after = settings.with_game(key + str(n), NewGame())\n"
        "    assert save_settings(folder, after, settings) is None\n    settings = after\n"
    )
    save_settings(tmp_path, Settings())
    programs = [subprocess.Popen([sys.executable, "-c", code, str(tmp_path), key], cwd=ROOT) for key in "abc"]
    assert [program.wait() for program in programs] == [0, 0, 0]
    assert len(load_settings(tmp_path)[0].games) == 90


# --- odd files --------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="pipes with a name")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / FILE_NAME)
    assert load_settings(tmp_path) == (Settings(), (Problem("settings-unreadable", FILE_NAME + ".illisible"),))


@pytest.mark.parametrize("content", [b"[" * 30 + b"]" * 30, b'{"x": ' + b"[" * 30 + b"]" * 30 + b"}", b" " * (2 << 20)])
def test_too_deep_or_too_large(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    assert load_settings(tmp_path) == (Settings(), (Problem("settings-unreadable", FILE_NAME + ".illisible"),))


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
def test_what_editors_make_of_it_is_read(tmp_path: Path, encoding: str) -> None:
    (tmp_path / FILE_NAME).write_text('{"volume": 12, "language": "fr"}', encoding=encoding)
    assert load_settings(tmp_path) == (Settings(volume=12), ())


def test_names_are_cleaned(tmp_path: Path) -> None:
    name = "\\u202aZoé\\ud83d\\u0000" + "x" * 3000
    (tmp_path / FILE_NAME).write_text(f'{{"games": {{"toy": {{"seats": ["{name}", "\\u200b"]}}}}}}', encoding="utf-8")
    settings, problems = load_settings(tmp_path)
    assert (settings.games["toy"].seats, problems) == (("Zoé\ufffd" + "x" * 36, ""), ())


def test_a_linked_file_stays_linked(tmp_path: Path) -> None:
    real = tmp_path / "elsewhere.json"
    try:
        (tmp_path / FILE_NAME).symlink_to(real)
    except OSError:
        pytest.skip("no links here")
    if not (tmp_path / FILE_NAME).is_symlink():
        pytest.skip("links of another kind here")
    assert save_settings(tmp_path, CHANGED) is None
    assert (tmp_path / FILE_NAME).is_symlink()
    assert load_settings(tmp_path) == (CHANGED, ())
    assert real.exists()
