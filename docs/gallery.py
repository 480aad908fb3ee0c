"""Takes the pictures of the gallery: every game of the catalogue in every theme and two sizes of window, and the other
screens in both languages.

    pip install pillow
    python docs/gallery.py [what is in the name of a picture]

Written to docs/gallery/<theme>/<size>/<screen>.webp, which is not kept in git (201 pictures, 14 MB); those of the large
window are stored at half their size.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from screenshots import FOLDER, match_under_way, show, write  # first: it prepares the environment

import pygame  # isort: skip

from jeux.common.language import LANGUAGES
from jeux.common.settings import THEMES, Settings, save_settings
from jeux.match.match import Match
from jeux.play.setup.rule_text import rules_of_booklet
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE
from jeux.scenes.app import App, MakeScreen
from jeux.scenes.newgame.scene import NewGameScene
from jeux.scenes.pages.about import AboutScene
from jeux.scenes.pages.rules import RulesScene
from jeux.scenes.pages.settings import SettingsScene
from jeux.scenes.routes import ROUTES
from jeux.scenes.shelf.scene import ShelfScene
from jeux.scenes.table.scene import GameScene

TARGET = Path(__file__).resolve().parent / "gallery"
QUALITY = 80
SIZES = {"1366x768": (1366, 768), "3840x2160": (3840, 2160)}
HALVED = 2000
"""Pixels: pictures of wider windows are stored at half their size."""
FIRST = next(iter(CATALOGUE))


def ended(key: str) -> Match:
    """A match that was played to its end at random."""
    match, rng = match_under_way(key), Random(key)
    while not match.result():
        if match.decider() == CHANCE:
            match.throw()
        else:
            match.play(rng.choice(match.legal()))
    return match


def screens() -> Iterator[tuple[str, MakeScreen]]:
    """Those around the game, and a game that is over."""
    yield "shelf", ShelfScene
    yield "settings", SettingsScene
    yield "about", AboutScene
    for key in CATALOGUE:
        yield f"new-{key}", lambda app, key=key: NewGameScene(app, key)  # type: ignore[misc]
    yield "rules", lambda app: RulesScene(app, rules_of_booklet(FIRST), app.quit)
    yield "end", lambda app: GameScene(app, ended(FIRST))


def games() -> Iterator[tuple[str, MakeScreen]]:
    """Every game under way, and the shelf."""
    yield "shelf", ShelfScene
    for key in CATALOGUE:
        yield key, lambda app, key=key: GameScene(app, match_under_way(key))  # type: ignore[misc]


def wanted() -> Iterator[tuple[str, str, str, str, MakeScreen]]:
    """Theme, size, language, name and scene of every picture."""
    for size in SIZES:
        for theme in THEMES:
            for name, make in games():
                yield theme, size, LANGUAGES[0], name, make
    for size in SIZES:
        for language in LANGUAGES:
            for name, make in screens():
                if size == "1366x768" or language == LANGUAGES[0]:
                    yield THEMES[0], size, language, f"{name}-{language}", make


def take(app: App, make: MakeScreen, path: Path) -> None:
    """One picture. Advice and rules come to rest; a game that is over tells its end."""
    show(app, make)
    path.parent.mkdir(parents=True, exist_ok=True)
    picture = app.screen
    if app.size[0] > HALVED:
        picture = pygame.transform.smoothscale_by(picture, 0.5)
    write(picture, path, QUALITY)


def main() -> None:
    """Take those asked for."""
    part_of_name = sys.argv[1] if len(sys.argv) > 1 else ""
    by_size: dict[str, list[tuple[Path, Settings, MakeScreen]]] = {}
    for theme, size, language, name, make in wanted():
        path = TARGET / theme / size / f"{name}.webp"
        settings = Settings(theme=theme, language=language, window=SIZES[size], animation="none", muted=True)
        if part_of_name in str(path.relative_to(TARGET)):
            by_size.setdefault(size, []).append((path, settings, make))
    for size, pictures in by_size.items():
        save_settings(Path(FOLDER.name), Settings(window=SIZES[size], animation="none", muted=True))
        app = App(ROUTES, propagate=True)
        under_way = match_under_way(FIRST).record
        app.store.save(under_way)
        app.store.release(under_way.id)
        for path, settings, make in pictures:
            app.change(settings)
            take(app, make, path)
        app.shut()


if __name__ == "__main__":
    main()
