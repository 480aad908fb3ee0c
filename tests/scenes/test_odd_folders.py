"""A program folder and a data folder whose names are no Unicode: under Linux a name can be any bytes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SITTING = """
import sys
sys.path[:0] = [sys.argv[1], sys.argv[2]]
from pathlib import Path
import jeux
assert jeux.__file__.startswith(sys.argv[1]), jeux.__file__
from tests.desk import desk, frames, play_table, show
from jeux.common import log
from jeux.common.paths import data_folder
from jeux.rules import CATALOGUE
from jeux.scenes.pages.about import AboutScene
from jeux.scenes.shelf.scene import ShelfScene
with desk(Path(sys.argv[3]), muted=False) as app:
    log.set_up(data_folder())
    show(app, ShelfScene)
    show(app, AboutScene)
    app.sounds.play("place")
    for key in list(CATALOGUE)[::7]:
        scene = play_table(app, key)
    frames(app, 3)
assert (Path(sys.argv[3]) / "settings.json").is_file()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names are Unicode")
def test_names_that_are_no_unicode(tmp_path: Path) -> None:
    program, data = (tmp_path / os.fsdecode(name) for name in (b"caf\xe9", b"donn\xe9es"))
    for name in ("jeux", "assets"):
        shutil.copytree(
            ROOT / name, program / name, ignore=shutil.ignore_patterns("*.c", "*.so", "workshop", "__pycache__")
        )
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-c", SITTING, str(program), str(ROOT), str(data)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
