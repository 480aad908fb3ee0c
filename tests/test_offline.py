"""No network, ever: nothing of ours can open a connection, and while people play none is opened."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sources import trees
from tests.test_architecture import imported, named

ROOT = Path(__file__).resolve().parents[1]
WAYS_OUT = {
    *(
        "socket",
        "socketserver",
        "ssl",
        "http",
        "urllib",
        "ftplib",
        "smtplib",
        "imaplib",
        "poplib",
        "nntplib",
        "telnetlib",
    ),
    *("xmlrpc", "asyncio", "asyncore", "webbrowser", "requests", "httpx", "aiohttp", "urllib3"),
    *("multiprocessing.connection", "jeepney"),
}
"""Modules that reach another machine, or have somebody reach it."""
HARMLESS = "urllib.parse"
"""Takes links apart, and reaches nobody."""

LISTENING = """
import sys
opened = []
sys.addaudithook(lambda event, _: opened.append(event) if event.startswith(("socket.", "urllib.", "ftplib.")) else None)
"""
WINDOW = f"""{LISTENING}
from pathlib import Path
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.rules import CATALOGUE
from jeux.scenes.pages.about import AboutScene
from jeux.scenes.pages.settings import SettingsScene
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene
from tests.desk import desk, frames, show

with desk(Path(sys.argv[1])) as app:
    for scene in (ShelfScene, SettingsScene, AboutScene):
        show(app, scene)
        frames(app, 5)
    show(app, lambda app: GameScene(app, Match.new(next(iter(CATALOGUE)), {{}}, (Seat(""),))))
    frames(app, 30)
print(opened)
"""
ENGINE = f"""{LISTENING}
from jeux.engine.protocol import serve
serve(sys.stdin.buffer, sys.stdout.buffer)
print(opened)
"""
ALARM = f"{LISTENING}\nimport socket; socket.socket().close(); print(opened)"


LOCAL = ROOT / "jeux" / "voice" / "speech_dispatcher.py"
"""Speaks to the speech of the same computer, through a file: it knows no other kind of socket."""
BUS = ROOT / "jeux" / "access" / "screen_reader.py"
"""Asks the session bus of the same computer whether a screen reader runs."""


def last_line(code: str, *words: str, said: str = "") -> str:
    """What a fresh Python prints at last."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-c", code, *words]
    run = subprocess.run(command, env=environment, input=said, capture_output=True, text=True, check=False, timeout=120)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()[-1]


def ways_out(tree: ast.AST, path: Path) -> set[str]:
    """The modules that reach another machine of which a source imports something."""
    names = {name for name in imported(tree, path) if not name.startswith(HARMLESS)}
    parents = {name[:end] for name in names for end in [*(i for i, c in enumerate(name) if c == "."), len(name)]}
    return parents & WAYS_OUT


def test_no_module_of_ours_knows_a_way_out() -> None:
    found = {named(path): ways_out(tree, path) for path, tree in trees().items()}
    assert {name: ways for name, ways in found.items() if ways} == {named(LOCAL): {"socket"}, named(BUS): {"jeepney"}}
    code = LOCAL.read_text(encoding="utf-8")
    assert set(re.findall(r"socket\.(AF_\w+|create_\w+|getaddrinfo)", code)) == {"AF_UNIX"}


@pytest.mark.skipif(sys.platform != "linux", reason="the session bus is that of Linux")
def test_the_session_bus_is_reached_on_this_computer_alone() -> None:
    """A bus may say that it is elsewhere; the library then does not go there."""
    from jeepney.bus import get_connectable_addresses

    assert list(get_connectable_addresses("unix:path=/run/bus")) == ["/run/bus"]
    with pytest.raises(RuntimeError, match="tcp"):
        list(get_connectable_addresses("tcp:host=elsewhere,port=1"))


def test_the_alarm_rings() -> None:
    assert "socket.__new__" in last_line(ALARM)
    assert ways_out(ast.parse("from urllib import request"), ROOT / "x.py") == {"urllib"}
    assert ways_out(ast.parse("from urllib.parse import unquote"), ROOT / "x.py") == set()
    assert ways_out(ast.parse("import multiprocessing.connection"), ROOT / "x.py") == {"multiprocessing.connection"}


def test_the_window_opens_no_connection(tmp_path: Path) -> None:
    assert last_line(WINDOW, str(tmp_path)) == "[]"


def test_the_engine_opens_no_connection() -> None:
    assert last_line(ENGINE, said="new moulin\nlevel 1\ngo seed=1 nodes=200\n") == "[]"
