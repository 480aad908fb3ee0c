"""All that is kept in one file, taken in elsewhere beside what is there."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from jeux.common.settings import Settings
from jeux.match.archive import KEPT
from jeux.match.match import Match
from jeux.match.record import RecordError, Seat
from jeux.play.classroom.classrooms import Classroom, Classrooms, change_classrooms, load_classrooms
from jeux.play.library import backup
from jeux.play.library.backup import Shelves, is_backup, pack, settings_in, take_in, unpack
from jeux.scenes.files.notice import NoticeSheet
from jeux.scenes.files.picking import PickScene
from jeux.scenes.shelf.scene import ShelfScene
from jeux.tournament.contract import SWISS, Plan, Play, Station, Tournament
from jeux.tournament.director import start
from tests.desk import button, click, desk, frames, press, show
from tests.play.mistaken import mistake
from tests.scenes.hands import click_on, dialogue_of


def moulin(*steps: str) -> Match:
    match = Match.new("moulin", {}, (Seat("Zoé"), Seat("Max")))
    for step in steps:
        match.play(step)
    return match


def ended() -> Match:
    match = moulin("d6")
    match.give_up(1, 1)
    return match


def started() -> Tournament:
    return start(Plan("Soirée", "2026-11-28", SWISS, (Play("moulin"),)), ["Zoé", "Max"], Station("a" * 16))


def keep(folder: Path, *matches: Match) -> Shelves:
    """Keep matches as the window does."""
    shelves = Shelves.of(folder)
    for match in matches:
        if match.result():
            assert shelves.archive.note(match) is None
            assert shelves.statistics.note(match) is None
        assert shelves.store.save(match.record) is None
        shelves.store.release(match.record.id)
    return shelves


def carried(origin: Path, target: Path) -> backup.TakenIn:
    return take_in(unpack(pack(Shelves.of(origin), Settings())), Shelves.of(target))


def names(folder: Path) -> tuple[set[str], set[str], int]:
    shelves = Shelves.of(folder)
    stats = sum(each.played for who, each in shelves.statistics.table().items() if who.adversary is None)
    running = {one.id for one in shelves.store.running().matches}
    return running, {game.name for game in shelves.archive.games().games}, stats


def test_everything_is_found_again_in_an_empty_folder_once(tmp_path: Path) -> None:
    here, there = tmp_path / "a", tmp_path / "b"
    shelves = keep(here, moulin("d6"), moulin("f4", "d6"), ended())
    shelves.learnt.add("moulin/lesson")
    shelves.solved.add("moulin-12345678")
    shelves.mistakes.add([mistake()])
    for count in (1, 0):
        taken = carried(here, there)
        assert taken == backup.TakenIn(2 * count, count)
        assert names(there) == names(here)
    assert names(there)[2] == 2
    assert Shelves.of(there).learnt.all() == {"moulin/lesson"}
    assert Shelves.of(there).solved.all() == {"moulin-12345678"}
    assert Shelves.of(there).mistakes.all() == shelves.mistakes.all() != ()


def test_tournaments_and_animations_are_carried_once(tmp_path: Path) -> None:
    here, there = tmp_path / "a", tmp_path / "b"
    tournament = keep(here).tournaments.save(started()).tournament
    ours = Classrooms((Classroom("CE2", ("moulin",), word="sésame"), Classroom("mardi")))
    change_classrooms(here, lambda _: ours)
    change_classrooms(there, lambda _: Classrooms((Classroom("mardi", ("hex",)),)))
    for _ in range(2):
        assert carried(here, there).problem is None
        assert Shelves.of(there).tournaments.tournaments().running == (tournament,)
        kept = load_classrooms(there).kept
        assert [(one.name, one.games) for one in kept] == [("mardi", ("hex",)), ("CE2", ("moulin",))]


def test_files_of_earlier_versions_hold_neither(tmp_path: Path) -> None:
    data = json.loads(pack(keep(tmp_path, moulin("d6")), Settings()))
    del data["evenings"], data["animations"], data["mistakes"]
    assert take_in(unpack(json.dumps(data).encode()), Shelves.of(tmp_path / "b")).running == 1


def test_what_is_there_already_stays(tmp_path: Path) -> None:
    here, there = tmp_path / "a", tmp_path / "b"
    shared = moulin("d6")
    further, other = Match(shared.record), Match(shared.record)
    further.play("d7")
    other.play("f4")
    keep(here, shared, ended())
    keep(there, further, ended())
    before = names(there)
    assert carried(here, there).running == 0
    assert Shelves.of(there).store.peek(shared.record.id) == replace(
        further.record,
        order=Shelves.of(there).store.peek(shared.record.id).order,  # type: ignore[union-attr]
    )
    keep(here, other)
    for count in (1, 0):  # played otherwise: beside it, once
        assert carried(here, there).running == count
        running, games, stats = names(there)
        assert before[0] < running
        assert len(running) == 2
        assert before[1] < games
        assert stats == 4


def test_a_match_that_was_played_further_elsewhere_goes_on_from_there(tmp_path: Path) -> None:
    here, there = tmp_path / "a", tmp_path / "b"
    match = moulin("d6")
    keep(there, match)
    match.play("d7")
    keep(here, match)
    assert carried(here, there).running == 0
    kept = Shelves.of(there).store.peek(match.record.id)
    assert kept
    assert kept.games[0].steps == ("d6", "d7")


def test_a_full_list_loses_nothing_and_what_stays_out_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("jeux.match.archive.KEPT", 3)
    assert KEPT == 200
    here, there = tmp_path / "a", tmp_path / "b"
    keep(here, ended(), ended(), ended())
    keep(there, ended(), ended())
    before = names(there)
    taken = carried(here, there)
    assert (taken.ended, taken.left) == (1, 2)
    _running, games, stats = names(there)
    assert before[1] < games
    assert len(games) == 3
    assert stats == 10


def test_the_settings_of_the_machine_stay() -> None:
    there = Settings(theme="livret", favourites=("hex",), window=(900, 700))
    here = Settings(theme="bois", favourites=("moulin",), window=(1024, 768), recent=("/x",))
    data = unpack(json.dumps({**empty(), "settings": json.loads(pack_settings(there))}).encode())
    mixed = settings_in(data, here)
    assert (mixed.theme, mixed.window, mixed.recent) == ("livret", (1024, 768), ("/x",))
    assert mixed.favourites == ("hex", "moulin")


def empty() -> dict[str, object]:
    lists: dict[str, object] = {name: [] for name in ("lessons", "problems", "running", "ended")}
    return {"tablier": "luggage", "format": 1, "settings": {}, "statistics": None, "dice": {}, **lists}


def pack_settings(settings: Settings) -> str:
    from jeux.common.settings import write_settings

    return json.dumps(write_settings(settings), default=dict)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"PK\3\4",
        b"[]",
        json.dumps({**empty(), "format": 2}).encode(),
        json.dumps({**empty(), "running": {}}).encode(),
        json.dumps({**empty(), "settings": []}).encode(),
        json.dumps({**empty(), "lessons": [1]}).encode(),
        b'{"tablier": "luggage"' + b"[" * 5000,
    ],
)
def test_a_bad_file_is_refused_whole(content: bytes) -> None:
    with pytest.raises(RecordError):
        unpack(content)


def test_matches_that_do_not_load_are_left_out(tmp_path: Path) -> None:
    data = {**empty(), "running": [{}, {"id": "../x"}], "ended": [{}, {"tablier": "game", "id": "../x"}]}
    assert take_in(unpack(json.dumps(data).encode()), Shelves.of(tmp_path)) == backup.TakenIn(unread=4)
    assert not [way for way in tmp_path.rglob("*") if way.suffix == ".json"]


# --- at the window ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "theme"), [("luggage-all", "livret"), ("luggage-without-settings", "bois")])
def test_everything_is_carried_from_the_settings_to_another_window(tmp_path: Path, answer: str, theme: str) -> None:
    here, there = tmp_path / "a", tmp_path / "b"
    match = moulin("d6")
    for folder in (here, there):
        folder.mkdir()
    keep(here, match)
    with desk(here, theme="livret") as app:
        show(app, ShelfScene)
        app.open_settings()
        frames(app)
        click_on(app, "section.class")
        click_on(app, "luggage.0")
        frames(app)
        assert isinstance(app.dialogue, PickScene)
        press(app, pygame.K_RETURN)
        frames(app)
        press(app, pygame.K_ESCAPE)
    (file,) = here.glob("parties/*.tablier")
    assert is_backup(file.read_bytes())
    with desk(there) as app:
        show(app, ShelfScene)
        frames(app, 3, [pygame.Event(pygame.DROPFILE, file=str(file))])
        notice = dialogue_of(app)
        assert isinstance(notice, NoticeSheet)
        click(app, button(notice, app.texts.get(answer)))
        frames(app, 3)
        assert app.settings.theme == theme
        told = dialogue_of(app)
        assert isinstance(told, NoticeSheet)
        assert told.sentence == app.texts.get("luggage-taken", running=1, ended=0)
        press(app, pygame.K_ESCAPE)
        frames(app)
        assert isinstance(app.scene, ShelfScene)
        assert [one.id for one in app.store.running().matches] == [match.record.id]


def test_a_file_that_is_cut_short_costs_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tout.tablier"
    file.write_bytes(b'{"tablier": "luggage", "format"')
    with desk(tmp_path) as app:
        scene = show(app, ShelfScene)
        frames(app, 3, [pygame.Event(pygame.DROPFILE, file=str(file))])
        notice = dialogue_of(app)
        assert isinstance(notice, NoticeSheet)
        assert file.name in notice.sentence
        press(app, pygame.K_ESCAPE)
        assert app.scene is scene
