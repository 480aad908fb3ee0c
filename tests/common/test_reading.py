"""Pictures read beside the loop of the window."""

from __future__ import annotations

import threading
from pathlib import Path

import pygame
import pytest

from jeux.common import reading
from jeux.common.reading import Picture, ReadAhead, beside

FILES = tuple(Path(f"{number}.webp") for number in range(3))


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> dict[Path, Picture]:
    """What is being read, and never comes by itself."""
    pictures: dict[Path, Picture] = {}

    def begin(path: Path) -> Picture:
        assert path not in pictures, "read twice"
        pictures[path] = Picture()
        return pictures[path]

    monkeypatch.setattr(reading, "begin", begin)
    return pictures


def test_what_is_read_ahead_is_taken_once(begun: dict[Path, Picture]) -> None:
    ahead, made = ReadAhead(2), pygame.Surface((1, 1))
    ahead.begin(FILES[0])
    assert not ahead.ready(FILES[0])
    begun[FILES[0]].set_result(made)
    assert ahead.ready(FILES[0])
    assert ahead.take(FILES[0]) is made
    begun.clear()
    assert not ahead.ready(FILES[0]), "it is held no more"


def test_no_more_is_held_than_said(begun: dict[Path, Picture]) -> None:
    ahead = ReadAhead(2)
    for path in (*FILES[:2], FILES[0], FILES[2]):
        ahead.begin(path)
    assert [begun[path].cancelled() for path in FILES] == [False, True, False]
    ahead.forget()
    assert all(picture.cancelled() for picture in begun.values())


def test_what_cannot_be_read_fails_where_it_is_taken(tmp_path: Path) -> None:
    ahead = ReadAhead(1)
    ahead.begin(tmp_path / "none.webp")
    with pytest.raises((pygame.error, OSError)):
        ahead.take(tmp_path / "none.webp")


def test_a_thread_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    readers: list[threading.Thread] = []
    monkeypatch.setattr(pygame.image, "load", lambda path: readers.append(threading.current_thread()))
    beside(FILES[0]).result()
    assert readers
    assert threading.main_thread() not in readers
