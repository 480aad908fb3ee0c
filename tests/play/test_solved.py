"""Which problems are solved, kept on the disk."""

from __future__ import annotations

from pathlib import Path

from jeux.play.learn.puzzle.solved import FILE_NAME, Solved


def test_what_is_solved_is_there_the_next_time(tmp_path: Path) -> None:
    assert Solved(tmp_path).all() == frozenset()
    for name in ("moulin-00000001", "hex-00000002", "moulin-00000001"):
        assert Solved(tmp_path).add(name) is None
    assert Solved(tmp_path).all() == {"moulin-00000001", "hex-00000002"}


def test_a_broken_file_is_set_aside_and_nothing_more(tmp_path: Path) -> None:
    for content in (b"", b"{}", b'{"solved": [3]}', b"\xff\xfe"):
        (tmp_path / FILE_NAME).write_bytes(content)
        assert Solved(tmp_path).all() == frozenset()
        assert not (tmp_path / FILE_NAME).exists()
        broken = Solved(tmp_path)
        (tmp_path / FILE_NAME).write_bytes(content)
        broken.all()
        assert (tmp_path / broken.set_aside).read_bytes() == content
        assert Solved(tmp_path).add("hex-00000002") is None
        assert Solved(tmp_path).all() == {"hex-00000002"}


def test_a_folder_that_cannot_be_written_costs_a_problem(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    problem = Solved(tmp_path / "file").add("hex-00000002")
    assert problem
    assert problem.code == "problem-not-kept"
