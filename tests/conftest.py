"""Every test of the window runs without a screen, without sound and in a folder of its own."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any
from zlib import crc32

import pytest
from hypothesis import settings

from jeux.match import dice
from jeux.play.table import conductor
from jeux.voice import speaker
from jeux.voice.contract import NoVoice, Voice

settings.register_profile("house", deadline=None)  # a busy machine breaks no test
settings.load_profile("house")

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["LANGUAGE"] = "fr"  # whatever the machine speaks
os.environ["PAPERSIZE"] = "a4"  # whatever it prints on
# hundreds of tests start a process of the program: what one has compiled is there for the next, whatever was wished
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

from tests.rounds import Share  # noqa: E402 - as below
from tests.spared import spare  # noqa: E402 - it imports pygame, which reads the lines above

collect_ignore = ["newcomer"]  # the files of a game that only a copy of the repository knows

LEFT_OUT = "left out"
"""What a process of pytest-xdist calls the number of cases that it left out."""
GROWTH = 160
"""Megabytes that tests may leave behind before they are given back in the middle of a file."""
DRAWN = ("jeux.views", "jeux.ui", "jeux.common")
"""Packages that keep pictures: of one window in the program, of dozens of windows here."""


def no_voice() -> Voice:
    """Tests are not heard: they bring a voice of their own where one is needed."""
    raise NoVoice("a test")


speaker.system_voice = no_voice
PICTURES = spare()
SHARE = pytest.StashKey[Share]()


class Kept:
    """The memory that was still held after the last time."""

    megabytes = 0


def megabytes() -> int:
    """The memory that this process holds; 0 where the system does not tell."""
    if sys.platform != "linux":
        return 0
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE") >> 20


def forget(*modules: ModuleType) -> None:
    """Empty the caches of modules."""
    for module in modules:
        for value in list(vars(module).values()):
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def give_back() -> None:
    """Give what is held no longer back to the system: this looks at all that is held, so it is not for every test."""
    gc.collect()
    if sys.platform == "linux" and hasattr(libc := ctypes.CDLL(None), "malloc_trim"):
        libc.malloc_trim(0)
    Kept.megabytes = megabytes()


def pytest_sessionstart(session: pytest.Session) -> None:
    """Tests look at each frame: what it shows is not left to the pace of a thread."""
    import pygame  # only now: it reads the environment

    from jeux.common import reading

    def read_at_once(path: Path) -> reading.Picture:
        read = reading.Picture()
        try:
            read.set_result(pygame.image.load(path))
        except (pygame.error, OSError) as error:
            read.set_exception(error)
        return read

    reading.begin = read_at_once


def pytest_addoption(parser: pytest.Parser) -> None:
    """The option that `.ci/run --thorough` gives."""
    parser.addoption("--thorough", action="store_true", help="run every thorough case, not one in a few")


def pytest_configure(config: pytest.Config) -> None:
    """Whoever names a single case has it run."""
    named = any("::" in word for word in config.args)
    config.stash[SHARE] = Share(thorough=named or config.getoption("--thorough"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the thorough cases that are not always run."""
    out = set(config.stash[SHARE].choose(items))
    if out:
        items[:] = [item for item in items if item not in out]
        config.hook.pytest_deselected(items=list(out))


@pytest.fixture(scope="session")
def thorough(pytestconfig: pytest.Config) -> bool:
    """Whether a test goes through all, where a part of it finds what the rest would find."""
    return pytestconfig.stash[SHARE].thorough


@pytest.fixture
def no_problems(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No game has problems, as a new game has none."""
    from jeux.play.learn.puzzle import puzzles

    folder = tmp_path_factory.mktemp("problems")
    with monkeypatch.context() as patch:
        patch.setattr(puzzles, "_file", lambda key: folder / f"{key}.json")
        puzzles.usable_puzzles.cache_clear()
        yield
    puzzles.usable_puzzles.cache_clear()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Each process of pytest-xdist has gathered all tests, and left out the same."""
    node.config.stash[SHARE].left_out = getattr(node, "workeroutput", {}).get(LEFT_OUT, 0)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Tell the process that reports."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput[LEFT_OUT] = session.config.stash[SHARE].left_out


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say what was left out."""
    if said := config.stash[SHARE].sentence():
        terminalreporter.write_line(said)


def pytest_collection_finish(session: pytest.Session) -> None:
    """The thousands of tests stay to the end: no collection of garbage looks at them again."""
    gc.collect()
    gc.freeze()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """The dice of a test are the same in every run, and so is what the computer draws by, of which the moment when a
    match began is left out: what goes wrong once goes wrong again."""
    setattr(dice, "secrets", SimpleNamespace(token_bytes=Random(item.nodeid).randbytes))  # noqa: B010 - of another type
    setattr(conductor, "crc32", lambda words: crc32(words.partition(b" ")[2]))  # noqa: B010 - as above
    PICTURES.show(full=item.get_closest_marker("full_pictures") is not None)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Keep the suite small: what a file worked out is forgotten with its last test, pictures when there are many."""
    if isinstance(item, pytest.Function) and (nextitem is None or nextitem.path != item.path):
        forget(item.module)
    if megabytes() > Kept.megabytes + GROWTH:
        forget(*(module for name, module in sys.modules.items() if name.startswith(DRAWN)))
        give_back()
