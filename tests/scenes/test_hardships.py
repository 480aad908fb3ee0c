"""What players meet on real machines: two copies open, nowhere to write, no sound, a tiny window, a full disk.

Each time one sentence of the catalogue is on the screen, nothing fails, and what can be kept is kept.
"""

from __future__ import annotations

import errno
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pygame
import pytest

from jeux.common import log, typography
from jeux.common.texts import Texts
from jeux.match.record import Seat, from_json
from jeux.rules import CATALOGUE
from jeux.scenes import routes as window
from jeux.scenes.app import App
from jeux.scenes.pages.about import AboutScene
from jeux.scenes.pages.settings import SettingsScene
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from jeux.scenes.window import SMALLEST, on_screen
from jeux.ui.background import table_top
from tests.desk import desk, frames, play_table, show, touch
from tests.rounds import some
from tests.scenes.hands import begun, click_on, item, names, scene_of

ROOT = Path(__file__).resolve().parents[2]
KEY = "moulin"
UNWRITABLE = Path("/sys/kernel")
"""Nobody can make a file here, not even an administrator, for whom the rights of a folder count for nothing."""


class Seen:
    """What is written on the screen, line after line."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def forget(self) -> None:
        """Forget what was written; what is still there will be written anew."""
        self.lines.clear()
        typography._line.cache_clear()

    def __contains__(self, sentence: object) -> bool:
        return str(sentence) in " ".join(self.lines)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Iterator[Seen]:
    """Hears every line of text that is drawn from now on."""
    heard, font = Seen(), typography.font

    class Font:
        """A font that tells what it writes."""

        def __init__(self, face: str, size: int) -> None:
            self._font = font(face, size)

        def render(self, text: str, *others: Any) -> pygame.Surface:
            heard.lines.append(text)
            return self._font.render(text, *others)

        def __getattr__(self, name: str) -> Any:
            return getattr(self._font, name)

    typography._line.cache_clear()
    monkeypatch.setattr(typography, "font", Font)
    yield heard
    typography._line.cache_clear()


@pytest.fixture(autouse=True)
def nothing_fails(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No traceback in the log either."""
    with caplog.at_level(logging.INFO):
        yield
    assert not [record for record in caplog.records if record.exc_info]


# --- two copies -------------------------------------------------------------------------------------------------------

OTHER_COPY = """
import sys
from jeux.common.environment import prepare
prepare()
from jeux.scenes.app import App
from jeux.scenes.routes import ROUTES
from jeux.scenes.shelf.scene import ShelfScene
app = App(ROUTES, propagate=True)
app.go(ShelfScene)
app.frame([], 0.05)
app.scene.resume(app.scene.matches[0])
app.frame([], 0.05)
print(type(app.scene).__name__, flush=True)
sys.stdin.readline()
"""


def test_two_copies_leave_each_other_their_matches(tmp_path: Path, seen: Seen) -> None:
    with desk(tmp_path) as app:
        name = begun(app, KEY, Seat("Camille"), Seat("Dominique"))
        other = subprocess.Popen(
            [sys.executable, "-c", OTHER_COPY], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert other.stdout
        with other.stdout as said:
            assert said.readline().strip() == GameScene.__name__
            show(app, ShelfScene)
            click_on(app, f"resume.{name}")
            frames(app)
            assert app.texts.get("error-open-elsewhere") in seen
            assert f"resume.{name}" in names(app)

            scene = play_table(app, KEY)  # another match is free
            touch(app, scene, scene.session.match.legal()[0])
            assert app.texts.get("error-not-saved") not in seen
            other.kill()
            other.communicate()
        show(app, ShelfScene)
        for way in ("more", "running", f"resume.{name}"):
            click_on(app, way)
        assert scene_of(app, GameScene).session.match.record.id == name


# --- nowhere to write -------------------------------------------------------------------------------------------------


@pytest.fixture
def logging_as_before() -> Iterator[None]:
    """The program sends its log elsewhere; afterwards it goes where it went."""
    root = logging.getLogger("jeux")
    before = root.handlers[:]
    yield
    for handler in root.handlers[:]:
        root.removeHandler(handler)
        handler.close()
    for handler in before:
        root.addHandler(handler)


@pytest.mark.skipif(not UNWRITABLE.is_dir(), reason="a Linux system")
@pytest.mark.usefixtures("logging_as_before")
def test_a_folder_that_cannot_be_written_is_said_and_one_plays_on(seen: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLIER_FOLDER", str(UNWRITABLE))

    def look_and_play(app: App) -> None:
        frames(app)
        assert app.texts.get("error-read-only-folder") in seen
        assert app.texts.get("error-settings-unreadable") not in seen
        scene = play_table(app, KEY)
        for step in ("d6", "d7"):
            touch(app, scene, step)
        assert scene.session.match.steps == ("d6", "d7")
        assert app.texts.get("error-not-saved") in seen
        app.change(app.settings.replace(text_size=125))
        frames(app)
        assert app.settings.text_size == 125
        app.shut()

    monkeypatch.setattr(App, "run", look_and_play)
    assert window.run() == 0
    assert not isinstance(logging.getLogger("jeux").handlers[-1], logging.FileHandler)


def test_the_log_is_kept_where_one_can_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same way in, so that the test above proves something."""
    handler = log.set_up(tmp_path)
    assert isinstance(handler, logging.FileHandler)
    logging.getLogger("jeux").removeHandler(handler)
    handler.close()


# --- no sound card ----------------------------------------------------------------------------------------------------


def test_without_a_sound_card_one_plays_in_silence(tmp_path: Path, seen: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "bogus")
    with desk(tmp_path, muted=False) as app:
        scene = play_table(app, KEY)
        touch(app, scene, "d6")
        assert scene.session.match.steps == ("d6",)
        show(app, SettingsScene)
        click_on(app, "section.sound")
        page, volume = item(app, "volume")
        page.open_at(volume.rect.y - page.view.height // 2, at_once=True)
        app.renewed()
        frames(app)
        assert app.texts.get("error-no-sound") in seen


def test_kernels_that_do_not_load_are_told(tmp_path: Path, seen: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / f"board_search{EXTENSION_SUFFIXES[0]}").write_bytes(b"MZ no library")
    monkeypatch.setattr("jeux.engine.compiled.__path__", [str(tmp_path)])
    with desk(tmp_path) as app:
        show(app, AboutScene)
        assert app.texts.get("about-refused") in seen


# --- no screen --------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_without_a_screen_one_sentence_and_the_end(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment |= {"TABLIER_FOLDER": str(tmp_path), "LANG": "fr_FR.UTF-8", "LANGUAGE": "fr"}
    command = [sys.executable, str(ROOT / "main.py")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert Texts("fr").get("error-no-screen") in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_without_a_screen_and_without_a_console(tmp_path: Path) -> None:
    """A windowed program of Windows has no standard error; nor has one that was started with it closed."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment["TABLIER_FOLDER"] = str(tmp_path)
    command = ["sh", "-c", 'exec "$0" "$1" 2>&-', sys.executable, str(ROOT / "main.py")]
    assert subprocess.run(command, env=environment, check=False, timeout=60).returncode == 1
    written = (tmp_path / "tablier.log").read_text(encoding="utf-8")
    assert "no screen" in written
    assert "Traceback" not in written


# --- a tiny window ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", some(CATALOGUE, every=2))
def test_a_window_too_small_says_so_and_heals(key: str, tmp_path: Path, seen: Seen) -> None:
    with desk(tmp_path, (640, 400)) as app:
        sentence = app.texts.get("error-window-too-small")
        play_table(app, key)
        assert sentence in seen

        app.window.handle.size = (1280, 800)
        frames(app, 10, [pygame.Event(pygame.VIDEORESIZE, size=(1280, 800), w=1280, h=800)])
        seen.forget()
        frames(app, 2, [pygame.Event(pygame.WINDOWEXPOSED)])
        assert sentence not in seen
        assert app.texts.game(key, "name") in seen


# --- a window of any shape -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1100, 700), (1101, 701), (1920, 1081), (1024, 1400)])
def test_the_table_top_covers_the_window(size: tuple[int, int], tmp_path: Path) -> None:
    """Scaled up, a picture may come out a pixel smaller than was asked for."""
    with desk(tmp_path, size):
        assert table_top(size).get_size() == size


# --- a full disk ------------------------------------------------------------------------------------------------------


def test_a_full_disk_is_said_and_the_next_save_keeps_everything(
    tmp_path: Path, seen: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with desk(tmp_path) as app:
        scene = play_table(app, KEY)
        touch(app, scene, "d6")
        path = tmp_path / "running" / f"{scene.session.match.record.id}.json"
        with monkeypatch.context() as disk:
            disk.setattr(os, "fsync", full)
            touch(app, scene, "d7")
            assert app.texts.get("error-not-saved") in seen
            assert from_json(path.read_bytes()).games[-1].steps == ("d6",)
            app.change(app.settings.replace(volume=20))
        touch(app, scene, "a1")
        assert from_json(path.read_bytes()).games[-1].steps == ("d6", "d7", "a1")
        seen.forget()
        frames(app, 2, [pygame.Event(pygame.WINDOWEXPOSED)])
        assert app.texts.game(KEY, "name") in seen
        assert app.texts.get("error-not-saved") not in seen
        show(app, ShelfScene)
        assert app.texts.get("error-settings-not-saved") in seen


def test_a_window_is_never_larger_than_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "dummy")
    assert on_screen((1280, 800)) == (1280, 800)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1024, 768), (800, 1200)])
    assert on_screen((1300, 800)) == (1024, 800)
    assert on_screen((900, 600)) == (900, 600)


def test_the_first_window_leaves_room_for_its_title_and_the_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    for screen in ((1024, 768), (1366, 768), (1280, 800)):
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda screen=screen: [screen])
        for kept in ((1280, 800), screen, (1920, 1080)):  # nobody chooses a window as large as the screen
            width, height = on_screen(kept)
            assert SMALLEST[0] <= width <= screen[0] - 16
            assert SMALLEST[1] <= height <= screen[1] - 96


def test_a_window_that_nobody_sized_grows_with_a_fine_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(3840, 2160), (1024, 768)])
    assert on_screen((1280, 800)) == (2419, 1512)
    assert on_screen((1300, 800)) == (1300, 800)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    assert on_screen((1280, 800)) == (1280, 800)
