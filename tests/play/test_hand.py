"""Clicks and drags become steps, or a reason to be explained."""

from __future__ import annotations

from jeux.common.settings import Settings
from jeux.play.games import gestures_of
from jeux.play.gestures.hand import Hand, Outcome, Permit, Play, Refuse, Select, touch
from jeux.play.gestures.permits import permit_in, permit_of, watch_only
from jeux.rules import CATALOGUE


def moulin(text: str, **options: str):  # type: ignore[no-untyped-def]
    return CATALOGUE["moulin"].read(text, options, 2)


PLACING = "board=........................ turn=w hand=9,9 take=0 quiet=0"
MOVING = "board=b.......bwb...w....bwwwb turn=w hand=0,0 take=0 quiet=4"
TAKING = "board=b....bw..b.ww..w.....b.. turn=w hand=4,5 take=1 quiet=0"


def test_one_click_places() -> None:
    permit = permit_of(moulin(PLACING), ())
    assert touch(permit, (), "d6") == Play("d6")


def test_a_man_is_dragged_from_its_tray() -> None:
    permit = permit_of(moulin(PLACING), ())
    hand = Hand()
    hand.press(permit, "hand:w", (0, 0))
    hand.move((40, 0))
    assert hand.dragging
    assert hand.release(permit, "d6") == Play("d6")


def test_two_clicks_move() -> None:
    permit = permit_of(moulin(MOVING), ())
    hand = Hand()
    hand.press(permit, "g4", (0, 0))
    assert hand.release(permit, "g4") == Select(("g4",))
    hand.press(permit, "f4", (50, 0))
    assert hand.release(permit, "f4") == Play("g4-f4")
    assert hand.chosen == ()


def test_a_man_that_cannot_move_is_refused() -> None:
    hand = Hand()
    permit = permit_of(moulin(MOVING), ())
    hand.press(permit, "a4", (0, 0))
    assert isinstance(hand.release(permit, "a4"), Refuse)


def test_choosing_then_the_target() -> None:
    permit = permit_of(moulin(MOVING), ())
    chosen = touch(permit, (), "g4" if ("g4",) in {p[:1] for p in permit.paths} else next(iter(permit.paths))[0])
    assert isinstance(chosen, Select)
    target = next(iter(permit.next_places(chosen.path)))
    assert touch(permit, chosen.path, target) == Play(permit.paths[(*chosen.path, target)])


def test_the_target_alone_plays_when_one_man_only_goes_there() -> None:
    permit = permit_of(moulin(MOVING), ())
    ends = [path[-1] for path in permit.paths]
    alone = next(place for place in ends if ends.count(place) == 1)
    assert isinstance(touch(permit, (), alone), Play)
    crowded = [place for place in ends if ends.count(place) > 1]
    for place in crowded:
        assert isinstance(touch(permit, (), place), Refuse)


def test_a_refused_click_names_what_it_meant() -> None:
    permit = permit_of(moulin(TAKING), ())
    assert touch(permit, (), "d7") == Refuse("xd7", "d7")
    assert moulin(TAKING).refusal("xd7") is not None


def test_choosing_another_man_or_the_same() -> None:
    permit = permit_of(moulin(MOVING), ())
    starts = list(dict.fromkeys(path[0] for path in permit.paths))
    assert touch(permit, (starts[0],), starts[0]) == Select(())
    if len(starts) > 1 and (starts[0], starts[1]) not in permit.paths:
        assert touch(permit, (starts[0],), starts[1]) == Select((starts[1],))


def test_leaving_the_place_before_the_release_gives_up() -> None:
    permit = permit_of(moulin(PLACING), ())
    hand = Hand()
    hand.press(permit, "d6", (0, 0))
    assert hand.release(permit, "a7") is None
    assert hand.chosen == ()


def test_a_trembling_click_is_not_a_drag() -> None:
    permit = permit_of(moulin(MOVING), ())
    start = next(iter(permit.paths))[0]
    hand = Hand()
    hand.press(permit, start, (100, 100))
    hand.move((103, 102))
    assert not hand.dragging
    assert hand.release(permit, start) == Select((start,))


def test_holding_is_a_drag() -> None:
    permit = permit_of(moulin(MOVING), ())
    start = next(iter(permit.paths))[0]
    hand = Hand()
    hand.press(permit, start, (100, 100))
    hand.hold(0.5)
    assert hand.dragging


def test_nobody_may_play_but_everything_has_a_meaning() -> None:
    permit = watch_only(moulin(PLACING))
    assert touch(permit, (), "d6") == Refuse("d6", "d6")


def test_a_die_may_be_touched_before_its_man() -> None:
    text = "board=B....e.c...Ee...C.E....b turn=b bar=0,0 side=b phase=play dice=6,2 stake=1 cube=-"
    position = CATALOGUE["backgammon"].read(text, {}, 2)
    permit = permit_of(position, (6, 2))
    assert touch(permit, (), "die:6") == Select(("die:6",))
    assert touch(permit, ("die:6",), "13") == Play("6:13/7")
    assert touch(permit, ("die:2",), "13") == Play("2:13/11")
    assert touch(permit, ("13",), "11") == Play("2:13/11")


def test_a_man_where_the_choice_may_end_is_dragged_elsewhere() -> None:
    """A cell was chosen that several men reach: dragging one of them there is no click on it."""
    game = CATALOGUE["barricades"]
    position = game.start({}, 3)
    for step in ("roll:6,1", "6:S15/h1", "roll:1,1", "1:S25/g1", "roll:1,1", "1:S45/o1", "roll:4,1"):
        position = position.play(step)
    permit = permit_in(gestures_of(game), position)
    assert {("e2", "S1"), ("e2", "h1")} <= set(permit.paths)
    hand = Hand()
    hand.chosen = ("e2",)
    hand.press(permit, "h1", (0, 0))
    assert hand.chosen == ("e2",), "a click on it would play"
    hand.move((40, 0))
    assert (hand.chosen, hand.dragging) == (("h1",), True)
    assert hand.release(permit, "e2") == Play("4:h1/e2")


def test_what_the_pointer_carries_is_put_where_the_button_comes_up() -> None:
    game = CATALOGUE["barricades"]
    position = game.start({}, 2).play("roll:4,1").play("4:S25/e2")
    permit = permit_in(gestures_of(game), position)
    hand = Hand()
    for pressed in ("e2", None):
        hand.press(permit, pressed, (0, 0))
        hand.move((40, 0))
        assert hand.release(permit, "g5") == Play("put:g5")
    hand.press(permit, "g5", (0, 0))
    assert hand.release(permit, None) is None, "let go beside the cells it stays in hand"
    assert hand.release(permit, "g5") is None, "the button went down elsewhere, on a widget"


def test_a_key_gives_a_drag_up() -> None:
    permit = permit_of(moulin(MOVING), ())
    hand = Hand()
    hand.press(permit, "g4", (0, 0))
    hand.move((40, 0))
    assert hand.dragging
    assert hand.click(permit, "g4") == Select(("g4",)), "chosen by the key, not put back"
    assert not hand.dragging
    assert hand.release(permit, "f4") is None
    assert hand.click(permit, "f4") == Play("g4-f4")


def test_a_drag_ends_where_the_board_lies_elsewhere_and_a_choice_does_not() -> None:
    permit = permit_of(moulin(MOVING), ())
    hand = Hand()
    hand.press(permit, "g4", (0, 0))
    hand.move((40, 0))
    hand.let_go()
    assert (hand.chosen, hand.release(permit, "f4")) == ((), None)
    hand.click(permit, "g4")
    hand.let_go()
    assert hand.chosen == ("g4",)


def test_the_settings_say_how_far_and_how_long_a_drag_is() -> None:
    permit = permit_of(moulin(MOVING), ())
    start = next(iter(permit.paths))[0]
    for way, seconds, drags in ((20, 0.0, False), (30, 0.0, True), (0, 0.7, False), (0, 0.9, True)):
        hand = Hand(lambda: Settings().replace(drag=24, hold=800))
        hand.press(permit, start, (100, 100))
        hand.move((100 + way, 100))
        hand.hold(seconds)
        assert hand.dragging is drags


def clicked(hand: Hand, permit: Permit, place: str) -> Outcome | None:
    hand.press(permit, place, (0, 0))
    return hand.release(permit, place)


MINI_HALMA = CATALOGUE["mini_halma"]


def test_one_click_on_a_man_plays_where_no_man_has_two_ways() -> None:
    position = MINI_HALMA.start({}, 1)
    for _ in range(6):
        steps = {position.places(step)[0]: step for step in position.steps()}
        assert len(steps) > 1
        for man, step in steps.items():
            permit = permit_in(gestures_of(MINI_HALMA), position)
            assert clicked(Hand(), permit, man) == Play(step)
            assert Hand().click(permit, man) == Play(step)
        position = position.play(position.steps()[-1])


def test_two_clicks_move_such_a_man_once() -> None:
    start, hand = MINI_HALMA.start({}, 1), Hand()
    step = start.steps()[0]
    man, target = start.places(step)
    assert clicked(hand, permit_in(gestures_of(MINI_HALMA), start), man) == Play(step)
    after = start.play(step)
    permit = permit_in(gestures_of(MINI_HALMA), after)
    back = permit.paths[(target,)]
    assert clicked(hand, permit, target) == Select(()), "the second of two clicks"
    assert clicked(hand, permit, target) == Play(back), "a new one"


def test_the_second_of_two_clicks_is_refused_nothing_once_the_game_is_over() -> None:
    start, hand = MINI_HALMA.start({}, 1), Hand()
    man, target = start.places(start.steps()[0])
    clicked(hand, permit_in(gestures_of(MINI_HALMA), start), man)
    over = watch_only(start)
    assert clicked(hand, over, target) == Select(())
    assert isinstance(clicked(hand, over, target), Refuse)


def test_such_a_man_is_dragged_as_before() -> None:
    position, hand = MINI_HALMA.start({}, 1), Hand()
    permit = permit_in(gestures_of(MINI_HALMA), position)
    step = position.steps()[0]
    man, target = position.places(step)
    hand.press(permit, man, (0, 0))
    hand.move((60, 0))
    assert hand.release(permit, man) == Select(()), "dropped where it was"
    hand.press(permit, man, (0, 0))
    hand.move((60, 0))
    assert hand.release(permit, target) == Play(step)
