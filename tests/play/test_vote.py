"""Counting a vote: no more vote than there are pupils, a vote is taken back, a level one has several winners."""

from __future__ import annotations

from jeux.play.classroom.vote.vote import Candidate, Vote

FOUR = [Candidate((step,), step) for step in ("d6", "b4", "g7", "a1")]


def proposed(count: int, most: int = 0) -> Vote:
    vote = Vote(most)
    assert all(vote.propose(each) for each in FOUR[:count])
    return vote


def test_two_to_four_different_turns_are_proposed() -> None:
    vote = Vote()
    assert vote.propose(FOUR[0])
    assert not vote.propose(Candidate(("d6",), "again"))
    assert not vote.ready
    assert all(vote.propose(each) for each in FOUR[1:])
    assert vote.ready
    assert not vote.propose(Candidate(("c3",), "c3")), "there is room for four"


def test_votes_are_counted_and_taken_back() -> None:
    vote = proposed(3)
    assert [vote.cast(number) for number in (0, 2, 2, 3, -1)] == [True, True, True, False, False]
    assert (vote.counts(), vote.winners(), vote.total) == ((1, 0, 2), (2,), 3)
    assert vote.take_back()
    assert (vote.counts(), vote.winners()) == ((1, 0, 1), (0, 2))
    vote.begin_again()
    assert not vote.take_back()
    assert vote.winners() == (0, 1, 2), "nobody has voted"


def test_nobody_votes_beyond_the_number_of_pupils() -> None:
    vote = proposed(2, most=2)
    assert [vote.cast(0), vote.cast(1), vote.cast(1)] == [True, True, False]
    assert vote.counts() == (1, 1)
