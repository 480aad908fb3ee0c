"""Takes films of what moves at a table: a man placed, a man taken, a throw and an end, each in four games.

    pip install pillow
    python docs/films.py [what is in the name of a film]

A frame each 40 ms, as the window shows it. Written to docs/films/<what>-<game>.webp, which moves, and to
docs/films/<what>-<game>-strip.webp with every second frame side by side; neither is kept in git.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import sleep

from screenshots import FOLDER, SEED, next_step, show  # first: it prepares the environment

import pygame  # isort: skip

from jeux.common.settings import Settings, save_settings
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Put, Removed
from jeux.scenes.app import App
from jeux.scenes.routes import ROUTES
from jeux.scenes.table.scene import GameScene

TARGET = Path(__file__).resolve().parent / "films"
WINDOW = (1366, 768)
DT = 0.04
LONGEST = 5.0
"""Seconds of a film."""
RESTED = 8
"""Frames without motion that end a film."""
END = 4.0
"""Seconds of the film of an end: the band comes after a pause."""
SEATS = (Seat("Camille"), Seat("Lou"))
COLUMNS, STRIP_WIDTH = 6, 320
"""Frames side by side in a strip, and pixels of each."""
QUALITY = 80
OFTEN = 400
"""The maximum of steps played before the moment comes."""

Moment = Callable[[Match], str | None]
"""The step to film in this position; empty for a throw, None where the moment has not come."""


def first_with(kind: type[Put] | type[Removed]) -> Moment:
    """The first step that has an effect of this kind."""

    def found(match: Match) -> str | None:
        if match.decider() < 0:
            return None
        effects = match.position.effects
        return next((step for step in match.legal() if any(isinstance(one, kind) for one in effects(step))), None)

    return found


def a_throw(match: Match) -> str | None:
    """The next throw, once the game has begun."""
    return "" if match.decider() == CHANCE and len(match.steps) > 2 else None


def the_end(match: Match) -> str | None:
    """A step that ends the game."""
    if match.decider() < 0:
        return None
    return next((step for step in match.legal() if match.position.play(step).result()), None)


FILMS: dict[str, tuple[Moment, tuple[str, ...]]] = {
    "place": (first_with(Put), ("moulin", "reversi", "hex", "twixt")),
    "take": (first_with(Removed), ("tablut", "assaut", "dames_en_croix", "backgammon")),
    "throw": (a_throw, ("backgammon", "jacquet", "barricades", "boite")),
    "end": (the_end, ("moulin", "tablut", "hex", "reversi")),
}


def before(key: str, moment: Moment) -> tuple[Match, str]:
    """A match of persons that has come to the moment, and the step to film. ValueError if it never comes."""
    for attempt in range(20):
        match, rng = Match.new(key, {}, SEATS[: 2 if 2 in CATALOGUE[key].players else 1]), Random(f"{SEED} {attempt}")
        for _ in range(OFTEN):
            step = moment(match)
            if step is not None:
                return match, step
            if match.decider() == OVER:
                break
            if match.decider() == CHANCE or moment is not the_end:
                next_step(match, rng)
            else:
                match.play(rng.choice(match.legal()))
    raise ValueError(f"{key}: the moment did not come")


def frames(app: App, scene: GameScene, shortest: float) -> Iterator[pygame.Surface]:
    """The frames of the window until it has come to rest, after `shortest` seconds at the soonest."""
    still = 0
    for number in range(round(LONGEST / DT)):
        app.frame([], DT)
        yield app.screen.copy()
        sleep(DT / 4)  # a thread may have something to draw
        still = 0 if scene.moving or (app.dialogue and app.dialogue.moving) else still + 1
        if still >= RESTED and number * DT >= shortest:
            return


def write(pictures: list[pygame.Surface], name: str) -> None:
    """A film and its strip."""
    from PIL import Image

    images = [Image.frombytes("RGB", one.get_size(), pygame.image.tobytes(one, "RGB")) for one in pictures]
    path = TARGET / f"{name}.webp"
    images[0].save(path, save_all=True, append_images=images[1:], duration=round(DT * 1000), quality=QUALITY)
    small = [one.resize((STRIP_WIDTH, STRIP_WIDTH * one.height // one.width)) for one in images[::2]]
    rows = -(-len(small) // COLUMNS)
    strip = Image.new("RGB", (STRIP_WIDTH * COLUMNS, small[0].height * rows))
    for number, one in enumerate(small):
        strip.paste(one, (number % COLUMNS * STRIP_WIDTH, number // COLUMNS * small[0].height))
    strip.save(path.with_name(f"{name}-strip.webp"), quality=QUALITY)


def film(app: App, key: str, moment: Moment, name: str) -> None:
    """Play the step at a table and film what is seen."""
    match, step = before(key, moment)
    show(app, lambda app: GameScene(app, match))
    scene = app.scene
    assert isinstance(scene, GameScene)
    if step:
        scene.session.play_step(step)
    else:
        scene.session.throw()
    write(list(frames(app, scene, END if moment is the_end else 0.0)), name)


def main() -> None:
    """Take the films whose names hold what is asked for."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    TARGET.mkdir(exist_ok=True)
    save_settings(Path(FOLDER.name), Settings(window=WINDOW, muted=True, language="fr"))
    app = App(ROUTES, propagate=True)
    for what, (moment, keys) in FILMS.items():
        for key in keys:
            name = f"{what}-{key}"
            if wanted in name:
                film(app, key, moment, name)
    app.shut()


if __name__ == "__main__":
    main()
