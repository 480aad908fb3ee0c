"""What was learnt, kept on the disk."""

from __future__ import annotations

from pathlib import Path

from jeux.play.learn.learnt import FILE_NAME, Learnt, learnt_in


def test_what_is_learnt_is_there_the_next_time(tmp_path: Path) -> None:
    for name in ("moulin/mill", "hex/demo", "moulin/mill"):
        assert Learnt(tmp_path).add(name) is None
    assert Learnt(tmp_path).of("moulin") == {"mill"}
    assert Learnt(tmp_path).of("hex") == {"demo"}


def test_what_cannot_be_saved_is_remembered(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    folder = tmp_path / "file"
    problem = learnt_in(folder).add("hex/demo")
    assert problem
    assert problem.code == "lesson-not-kept"
    assert learnt_in(folder).of("hex") == {"demo"}


def test_a_broken_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"\xff\xfe")
    broken = Learnt(tmp_path)
    assert broken.all() == frozenset()
    assert (tmp_path / broken.set_aside).read_bytes() == b"\xff\xfe"
