"""The cards of the matches to go on with show them as they stand."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.match.store import Summary
from jeux.play.library.ended import who_text
from jeux.rules import CATALOGUE
from jeux.rules.contract import complete_options
from jeux.scenes.app import App
from jeux.scenes.shelf.cards import so_far_text
from jeux.scenes.shelf.scene import ShelfScene
from jeux.views.pictures import under_way
from jeux.views.portrait import lying
from tests.desk import desk, frames, show, until

SIZE = (130, 100)


def kept(app: App, key: str, steps: int, *seats: Seat) -> Match:
    match, lot = Match.new(key, {}, seats), Random(steps)
    for _ in range(steps):
        match.play(lot.choice(match.legal()))
    assert app.store.save(match.record) is None
    app.store.release(match.record.id)
    return match


def shelf_with(app: App) -> ShelfScene:
    shelf = show(app, ShelfScene)
    assert isinstance(shelf, ShelfScene)
    until(app, lambda: not shelf.boards.busy)
    return shelf


def picture(app: App, shelf: ShelfScene, match: Match) -> bytes:
    """What is made of a match that is on the list."""
    (summary,) = [one for one in shelf.matches if one.id == match.record.id]
    shelf.boards.picture(summary, SIZE)
    until(app, lambda: not shelf.boards.busy)
    made = shelf.boards.picture(summary, SIZE)
    assert made
    return pygame.image.tobytes(made, "RGB")


def test_each_match_is_drawn_as_it_stands(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        tables = [kept(app, "moulin", steps, Seat("Ann"), Seat("Bob")) for steps in (4, 9)]
        shelf = shelf_with(app)
        seen = [picture(app, shelf, match) for match in tables]
        assert seen[0] != seen[1], "two matches of one game look different"
        for match, drawn in zip(tables, seen, strict=True):
            played = match.record.games[-1]
            wanted = lying(match.game, played.options, match.positions, played.steps, SIZE)
            assert drawn == pygame.image.tobytes(wanted, "RGB")


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_board_lies_in_pictures_of_every_size(tmp_path: Path, key: str) -> None:
    game = CATALOGUE[key]
    options = complete_options(game, {})
    with desk(tmp_path):
        for size in ((505, 216), (377, 216), (246, 172), (301, 113), (333, 97), (612, 259)):
            picture = lying(game, options, [under_way(game)], [], size)
            assert picture.get_size() == size
            assert len({tuple(picture.get_at((x, size[1] // 2))) for x in range(0, size[0], 7)}) > 5, "a board is seen"


def test_no_board_is_drawn_in_the_first_frame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with desk(tmp_path) as app:
        kept(app, "moulin", 9, Seat("Ann"), Seat("Bob"))
        read = []
        monkeypatch.setattr(app.store, "peek", lambda name: read.append(name))
        shelf = ShelfScene(app)
        shelf.enter()
        shelf.draw(app.screen)
        assert (read, shelf.moving) == ([], True)
        shelf.advance(0.01)
        assert len(read) == 1
        shelf.leave()


def test_a_match_that_cannot_be_read_shows_its_game(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        match = kept(app, "moulin", 9, Seat("Ann"), Seat("Bob"))
        shelf = shelf_with(app)
        (summary,) = shelf.matches
        (tmp_path / "running" / f"{match.record.id}.json").write_bytes(b"{}")
        assert shelf.boards.picture(summary, SIZE) is None
        until(app, lambda: not shelf.boards.busy)
        assert shelf.boards.picture(summary, SIZE) is None
        frames(app, 2)


def told(app: App, match: Match) -> tuple[str, str]:
    (summary,) = app.store.running().matches
    assert isinstance(summary, Summary)
    who = who_text(summary.game, summary.seats, summary.turned, app.texts)
    return who, so_far_text(summary, app.texts)


def test_a_card_names_who_plays_and_counts_the_steps(tmp_path: Path) -> None:
    with desk(tmp_path) as app:
        match = kept(app, "moulin", 9, Seat("Ann"), Seat("", 2))
        who, so_far = told(app, match)
        assert who.startswith("Ann ")
        assert so_far == app.texts.get("menu-steps", n=9)
