"""Takes the pictures of games.md and README.md, every game of the catalogue some steps into a match and the shelf, and
lists the games in games.md.

    pip install pillow
    python docs/screenshots.py                  # all of them
    python docs/screenshots.py moulin           # those named
    python docs/screenshots.py --list           # none: only the list, without Pillow

Needs no screen and always makes the same pictures: the dice, the players and the size of the window are fixed. Pillow
only writes the files; pygame has no WebP writer.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from time import sleep

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
FOLDER = tempfile.TemporaryDirectory()
os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TABLIER_FOLDER": FOLDER.name}

import pygame  # noqa: E402 - reads the environment

from jeux.common.settings import Settings, save_settings  # noqa: E402
from jeux.common.texts import Texts  # noqa: E402
from jeux.engine.budget import Clock, SearchResult  # noqa: E402
from jeux.engine.levels import choose, limits  # noqa: E402
from jeux.engine.lookup import player_of  # noqa: E402
from jeux.match.dice import SEED_BYTES  # noqa: E402
from jeux.match.match import Match  # noqa: E402
from jeux.match.record import Seat  # noqa: E402
from jeux.rules import CATALOGUE  # noqa: E402
from jeux.rules.contract import CHANCE, OVER  # noqa: E402
from jeux.scenes.app import App, MakeScreen  # noqa: E402
from jeux.scenes.routes import ROUTES  # noqa: E402
from jeux.scenes.shelf.scene import ShelfScene  # noqa: E402
from jeux.scenes.table.scene import GameScene  # noqa: E402

TARGET = Path(__file__).resolve().parent / "screenshots"
PAGE = TARGET.with_name("games.md")
MENU = "menu"
"""The picture of the shelf."""
COLUMNS = 3
"""Pictures side by side in games.md."""
WINDOW = (1280, 800)
QUALITY = 88
LARGEST = 300_000
"""Bytes of a picture."""
SEED = bytes(range(SEED_BYTES)).hex()
SEATS = (Seat("Camille"), Seat("", 3), Seat("", 3), Seat("", 3))
TURNS = 12
"""Decisions played before the picture, fewer where the game would not go on for as many."""
LEVEL = 3
DT = 0.05
READING = 40
"""Frames of `DT` seconds within which a board is read in its thread."""


def silent(_: SearchResult) -> None:
    """Nobody listens to the thoughts."""


def next_step(match: Match, rng: Random) -> None:
    """Throw, or play what the level chooses."""
    if match.decider() == CHANCE:
        match.throw()
        return
    mind = player_of(match.game.key)
    level = mind.levels[LEVEL - 1]
    clock = Clock(replace(limits(level), seconds=None))
    match.play(choose(mind, match.position, level, rng, clock, silent).step)


def match_under_way(key: str, after: int = TURNS) -> Match:
    """A match of `key` with fixed dice, for two if it can be, stopped where the person decides."""
    counts = CATALOGUE[key].players
    record = Match.new(key, {}, SEATS[: 2 if 2 in counts else counts[0]]).record
    first = replace(record.games[0], seed=SEED)
    match, rng = Match(replace(record, id=f"{key}-{SEED[:12]}", games=(first,))), Random(SEED)
    play_on(match, rng, after, to_person=True)
    later = Match(match.record)
    play_on(later, rng, after)
    return match_under_way(key, after // 2) if later.decider() == OVER and after > 1 else match


def play_on(match: Match, rng: Random, decisions: int, *, to_person: bool = False) -> None:
    """Play so many decisions, if the game lasts so long, and then on until the person has a choice."""
    made = 0
    while match.decider() != OVER:
        stopped = not to_person or (match.decider() == 0 and len(match.legal()) > 1)
        if made >= decisions and stopped:
            return
        made += match.decider() >= 0
        next_step(match, rng)


def show(app: App, make: MakeScreen) -> None:
    """Go to a scene and let it come to rest, its board read."""
    app.go(make)
    for _ in range(3):
        app.frame([], DT)
    for _ in range(READING):
        if not (app.scene and app.scene.moving):
            break
        sleep(DT)
        app.frame([], DT)


def write(picture: pygame.Surface, path: Path, quality: int) -> None:
    """A picture as a file."""
    from PIL import Image

    pixels = pygame.image.tobytes(picture, "RGB")
    Image.frombytes("RGB", picture.get_size(), pixels).save(path, quality=quality, method=6)


def take(app: App, make: MakeScreen, name: str) -> None:
    """The picture of a scene at rest."""
    show(app, make)
    path = TARGET / f"{name}.webp"
    write(app.screen, path, QUALITY)
    assert path.stat().st_size <= LARGEST, f"{path.name}: {path.stat().st_size} bytes"


def pictures() -> str:
    """The games in English, a picture of each, as a table."""
    texts = Texts("en")
    cells = []
    for key in CATALOGUE:
        name, hover = texts.game(key, "name"), texts.game(key, "hover")
        cells.append(f"![{name}](screenshots/{key}.webp)<br>**{name}**. {hover}")
    cells += [""] * (-len(cells) % COLUMNS)
    rows = [cells[i : i + COLUMNS] for i in range(0, len(cells), COLUMNS)]
    return "\n".join(f"| {' | '.join(row)} |" for row in [[""] * COLUMNS, ["---"] * COLUMNS, *rows])


def names() -> str:
    """The games in French, as a list."""
    texts = Texts("fr")
    return "\n".join(f"- **{texts.game(key, 'name')}**. {texts.game(key, 'hover')}" for key in CATALOGUE)


def list_games() -> None:
    """Put the games into games.md, between the marks."""
    text = PAGE.read_text(encoding="utf-8")
    for language, listing in (("en", pictures()), ("fr", names())):
        begin, end = f"<!-- games {language} -->\n\n", f"\n\n<!-- end of games {language} -->"
        text, found = re.subn(f"(?s)(?<={begin}).*?(?={end})", lambda _, listing=listing: listing, text)  # type: ignore[misc]
        assert found == 1, f"{PAGE.name} has no place for the games ({language})"
    PAGE.write_text(text, encoding="utf-8")


def take_all(names: Sequence[str]) -> None:
    """The pictures of these games; ``menu`` is the shelf."""
    TARGET.mkdir(exist_ok=True)
    save_settings(Path(FOLDER.name), Settings(window=WINDOW, animation="none", muted=True, language="fr"))
    app = App(ROUTES, propagate=True)
    for name in names:
        if name == MENU:
            take(app, ShelfScene, name)
        else:
            match = match_under_way(name)
            take(app, lambda app, match=match: GameScene(app, match), name)  # type: ignore[misc]
    app.shut()


def main() -> None:
    """Take them, and list all the games."""
    known = (MENU, *CATALOGUE)
    parser = argparse.ArgumentParser(description="Takes the pictures of games.md and README.md and lists the games.")
    parser.add_argument("names", nargs="*", metavar="name", help="pictures to take: all if none is named")
    parser.add_argument("--list", action="store_true", help="take no picture, only list the games")
    asked = parser.parse_args()
    if unknown := set(asked.names) - set(known):
        parser.error(f"not one of {', '.join(known)}: {', '.join(unknown)}")
    if not asked.list:
        take_all(asked.names or known)
    list_games()


if __name__ == "__main__":
    main()
