"""What was learnt, kept on the disk."""

from __future__ import annotations

from pathlib import Path

from jeux.play.learn.learnt import FILE_NAME, Learnt, learnt_in


def test_what_is_learnt_is_there_the_next_time(tmp_path: Path) -> None:
    for name in ("moulin/mill", "hex/demo", "moulin/mill"):
        assert Learnt(tmp_path).add(name) is None
    assert Learnt(tmp_path).of("moulin") == {"mill"}
    assert Learnt(tmp_path).of("hex") == {"demo"}


def test_a_demonstration_is_offered_once(tmp_path: Path) -> None:
    assert not Learnt(tmp_path).was_offered("hex")
    Learnt(tmp_path).offered("hex")
    assert Learnt(tmp_path).was_offered("hex")
    assert Learnt(tmp_path).of("hex") == frozenset()
    Learnt(tmp_path).add("moulin/demo")
    assert Learnt(tmp_path).was_offered("moulin")


def test_a_folder_that_cannot_be_written_offers_once_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    folder = tmp_path / "file"
    problem = learnt_in(folder).add("hex/demo")
    assert problem
    assert problem.code == "lesson-not-kept"
    learnt_in(folder).offered("moulin")
    assert learnt_in(folder).was_offered("moulin")
    assert learnt_in(folder).of("hex") == {"demo"}


def test_a_broken_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"\xff\xfe")
    broken = Learnt(tmp_path)
    assert broken.all() == frozenset()
    assert (tmp_path / broken.set_aside).read_bytes() == b"\xff\xfe"
