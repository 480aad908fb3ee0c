"""What is said of a man whom no die moves."""

from __future__ import annotations

from jeux.common.texts import Texts
from jeux.match.again import begun_in
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.games import gestures_of, wording_of
from jeux.play.words.sentences import Sentences


def test_every_place_that_a_die_would_lead_to_is_pointed_at() -> None:
    """The same reason holds for both dice: neither place is left out."""
    fresh = Match.new("jacquet", {}, (Seat(""), Seat("")))
    match = Match(begun_in(fresh, "board=b..AA....f..e.b....EDD.. turn=b side=b dice=4,3"))
    sentences = Sentences(Texts("fr"), match, wording_of(match.game), gestures_of(match.game))
    refusal, sentence = sentences.why(None, "N12")
    assert (refusal.code, refusal.places) == ("occupied", ("N8", "N9"))
    assert sentence == sentences.refusal(refusal)
