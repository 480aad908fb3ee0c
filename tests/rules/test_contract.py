"""What `jeux.rules.contract` promises, kept by every game under sampled options."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import MISSING, fields
from fractions import Fraction
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jeux.play.editor.editing import FIELDS
from jeux.play.editor.editing_fields import draft_of
from jeux.play.editor.games import has_own, may_edit
from jeux.rules import CATALOGUE
from jeux.rules.contract import (
    CHANCE,
    OVER,
    BadOption,
    BadPosition,
    Effect,
    Flipped,
    Formed,
    Game,
    MalformedStep,
    Moved,
    Position,
    Put,
    Removed,
    Thrown,
    complete_options,
    losses_at,
)
from jeux.rules.position import PositionBase
from tests.rules.games import promise_of

SEEDS = (1, 2, 3)
LOOKED_AT = 40
"""How many positions of a game each test looks at."""
MOST_TRIED = 4
"""Dice whose throws are all tried. More of them stand for a draw that six faces cannot make exactly even."""
UNSEEN = Fraction(1, 10**8)
"""The part of a chance by which such a draw may be uneven."""
BOUND = 5000
"""Random games end before it: ten times the longest met in two thousand games, of fewer than 500 steps."""

MOST_STEPS = 20
"""How many steps of a position are played where not all is looked at: of more, so many at random."""

Chosen = tuple[tuple[str, str], ...]
Setting = tuple[str, Chosen, int]


def _settings() -> list[Setting]:
    """For each game: its presets, four more combinations of options, and the fewest and the most players."""
    found: dict[Setting, None] = {}
    for key, game in CATALOGUE.items():
        every = list(itertools.product(*[[(o.name, value) for value in o.values] for o in game.options]))
        sample = random.Random(key).sample(every, min(4, len(every)))
        for chosen in [preset for _, preset in game.presets] + sample:
            for players in {min(game.players), max(game.players)}:
                found[key, tuple(chosen), players] = None
    return list(found)


SETTINGS = _settings()
EVERY_SETTING = pytest.mark.parametrize(
    "setting", SETTINGS, ids=[f"{key} {players} {' '.join(map('='.join, chosen))}" for key, chosen, players in SETTINGS]
)
EVERY_GAME = pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE.keys())


@cache
def walk(setting: Setting, seed: int) -> tuple[Position, ...]:
    """The positions of a game played at random, or nearly so where chance alone leads nowhere."""
    key, chosen, players = setting
    choice = random.Random(seed)
    promise = promise_of(key)
    tries = 3 if promise else 1
    path = [CATALOGUE[key].start(dict(chosen), players)]
    while path[-1].turn != OVER and len(path) <= BOUND:
        path.append(path[-1].play(max(choice.choices(path[-1].steps(), k=tries), key=promise or len)))
    return tuple(path)


@cache
def looked_at(setting: Setting) -> tuple[Position, ...]:
    """Positions from everywhere in the random games, the first and the last of each among them."""
    found: list[Position] = []
    for seed in SEEDS:
        path = walk(setting, seed)
        found += [*path[:: -(-len(path) // LOOKED_AT)], path[-1]]
    return tuple(found)


def tried(here: Position, *, thorough: bool) -> Sequence[str]:
    """The steps of a position that are looked at: the others are met elsewhere in the game."""
    steps = here.steps()
    return steps if thorough or len(steps) <= MOST_STEPS else random.Random(here.text()).sample(steps, MOST_STEPS)


# --- the game as data -------------------------------------------------------------------------------------------------


@EVERY_GAME
def test_the_sheet_of_a_game(game: Game) -> None:
    assert CATALOGUE[game.key] is game
    assert len(game.sides) >= max(game.players)
    assert len(set(game.sides)) == len(game.sides)
    assert game.header.luck in ("strategie", "hasard")
    assert game.header.minutes > 0
    assert game.header.age > 0
    assert all(len(set(option.values)) == len(option.values) > 1 for option in game.options)
    assert len(set(game.refusals)) == len(game.refusals)
    assert len(set(game.endings)) == len(game.endings)
    assert "game-over" in game.refusals


@EVERY_GAME
def test_presets_are_options_and_the_first_is_the_booklet(game: Game) -> None:
    default = {option.name: option.values[0] for option in game.options}
    assert bool(game.presets) == bool(game.options), "where nothing is chosen, nothing is named"
    assert [complete_options(game, dict(chosen)) for _, chosen in game.presets[:1]] in ([], [default])
    full = [tuple(complete_options(game, dict(chosen)).values()) for _, chosen in game.presets]
    assert len(set(full)) == len(full), "two presets that say the same"
    with pytest.raises(BadOption):
        game.start({"no-such-option": "yes"}, game.players[0])
    for option in game.options:
        with pytest.raises(BadOption):
            game.start({option.name: "no-such-value"}, game.players[0])


@EVERY_GAME
def test_the_board_is_whole(game: Game) -> None:
    board = game.board
    left, bottom, right, top = board.size
    assert len(set(board.points)) == len(board.points)
    assert set(board.where) >= set(board.points)
    assert all(left <= x <= right and bottom <= y <= top for x, y in board.where.values())
    assert {point for line in board.lines for point in line} <= set(board.points)
    assert set(board.near) >= set(board.points)
    for point, others in board.near.items():
        assert point not in others
        assert all(point in board.near[other] for other in others)


@EVERY_SETTING
def test_a_match_goes_on_with_options_of_the_game(setting: Setting) -> None:
    key, chosen, players = setting
    game = CATALOGUE[key]
    scores = tuple(tuple(float(i) for _ in range(players)) for i in range(3))
    for target in (0, *game.targets):
        complete_options(game, game.match_options(dict(chosen), target, scores))
    for here in looked_at(setting):
        prices = game.prices(here)
        assert bool(prices) == (players > 1 and not game.fewest), "who plays alone gives nothing up"
        assert all(price > 0 for price in prices)


@EVERY_SETTING
def test_losses_rise(setting: Setting) -> None:
    game = CATALOGUE[setting[0]]
    for here in looked_at(setting):
        if here.turn >= 0:
            imprecise, error, blunder = losses_at(game, here)
            assert 0.0 < imprecise < error < blunder


# --- positions --------------------------------------------------------------------------------------------------------


@EVERY_SETTING
def test_texts_tell_positions(setting: Setting) -> None:
    key, chosen, players = setting
    for here in looked_at(setting):
        text = here.text()
        again = CATALOGUE[key].read(text, dict(chosen), players)
        assert again == here
        assert hash(again) == hash(here)
        assert again.text() == text
        assert text.isascii()
        assert all("=" in word for word in text.split(" "))
    everywhere = [(here, here.text()) for seed in SEEDS for here in walk(setting, seed)]
    assert len({here for here, _ in everywhere}) == len({text for _, text in everywhere})
    for (here, text), (after, following) in itertools.pairwise(everywhere):
        assert (here == after) == (text == following)


@EVERY_SETTING
def test_the_editor_sets_all_that_a_position_tells(setting: Setting) -> None:
    """What `Editing` does not know, a game sets up by an ``EDITING`` of its own, or it is not offered the editor."""
    game = CATALOGUE[setting[0]]
    if has_own(game):
        return
    more = sorted({name for here in looked_at(setting) for name in draft_of(here.text())} - FIELDS)
    told = f"positions of {game.key} tell {', '.join(more)} too; jeux/play/editor/games/{game.key}.py would set that"
    assert not (more and may_edit(game)), told
    if more:
        pytest.skip(f"no editor: {told}")


@EVERY_SETTING
def test_a_position_has_no_room_for_more(setting: Setting) -> None:
    assert not hasattr(walk(setting, SEEDS[0])[0], "__dict__")


@EVERY_GAME
def test_games_inherit_from_the_small_base_alone(game: Game) -> None:
    assert type(game.start(complete_options(game, {}), game.players[0])).__bases__ == (PositionBase,)


@EVERY_SETTING
def test_turn_steps_chances_and_result_agree(setting: Setting) -> None:
    for here in looked_at(setting):
        steps = here.steps()
        assert len(set(steps)) == len(steps)
        assert here.turn in (CHANCE, OVER, *range(setting[2]))
        assert (here.turn == OVER) == (here.result() is not None) == (not steps)
        chances = dict(here.chances())
        assert (here.turn == CHANCE) == bool(chances) == (here.throws() > 0)
        if chances:
            assert set(chances) == set(steps)
            assert sum(chances.values()) == 1
            assert min(chances.values()) > 0


@EVERY_SETTING
def test_a_game_says_whether_it_throws_dice_and_who_begins_by_them(setting: Setting) -> None:
    game, path = CATALOGUE[setting[0]], walk(setting, SEEDS[0])
    assert game.chance == any(here.throws() for here in path)
    effects = [effect for here in path if here.throws() for step in here.steps() for effect in here.effects(step)]
    assert game.throws_dice == any(isinstance(effect, Thrown) for effect in effects)
    sides = {
        side for effect in path[0].effects(path[0].steps()[0]) if isinstance(effect, Thrown) for side in effect.sides
    }
    assert game.opening_throw == (len(sides) > 1)


@EVERY_SETTING
def test_sides_with_different_men_are_declared(setting: Setting) -> None:
    """Only one way: different aims cannot be seen in the men."""
    game = CATALOGUE[setting[0]]
    men = Counter(man for _, man in walk(setting, SEEDS[0])[0].men())
    if len({men[side] for side in game.sides[: setting[2]]}) > 1:
        assert game.asymmetric


OF_ONE_GAME = {
    "match_options": "Crawford's rule, of matches with a doubling cube",
    "in_match": "what a doubling cube is worth depends on the score",
    "fewest": "only there is a game counted, not won",
    "lone": "goes with `fewest`: where points are added up, everybody plays as if alone",
    "allies": "the only game of more than two in teams",
    "boards": "the only board of several sizes",
    "amounts": "where everything is lost already, the discs still count; elsewhere the outcome is all",
}
"""The mechanics that one game alone declares, and why shared code asks for them all the same."""


def test_a_mechanic_of_one_game_alone_has_its_reason() -> None:
    optional = [field for field in fields(Game) if field.default is not MISSING]
    users = {each.name: [g for g in CATALOGUE.values() if getattr(g, each.name) != each.default] for each in optional}
    assert all(users.values()), "declared by nobody"
    assert {name for name, games in users.items() if len(games) == 1} == set(OF_ONE_GAME)


@EVERY_SETTING
def test_dice_make_outcomes_as_often_as_chances_say(setting: Setting) -> None:
    waiting = {here.text(): here for here in looked_at(setting) if here.turn == CHANCE}
    for here in list(waiting.values())[:5]:
        if here.throws() > MOST_TRIED:
            assert Fraction(1, 6 ** here.throws()) < UNSEEN * min(dict(here.chances()).values())
            choice = random.Random(setting[0])
            drawn = {here.outcome(tuple(choice.choices(range(1, 7), k=here.throws()))) for _ in range(500)}
            assert drawn == set(here.steps())
            continue
        throws = list(itertools.product(range(1, 7), repeat=here.throws()))
        made = Counter(here.outcome(dice) for dice in throws)
        assert {step: chance * len(throws) for step, chance in here.chances()} == made


@EVERY_SETTING
def test_playing_leaves_the_position_as_it_was(setting: Setting, thorough: bool) -> None:
    for here in looked_at(setting):
        before = here.text(), here.steps(), here.men(), here.turn
        for step in tried(here, thorough=thorough):
            assert here.play(step) == here.play(step)
        assert (here.text(), here.steps(), here.men(), here.turn) == before


@EVERY_SETTING
def test_games_end_with_a_result_of_the_page(setting: Setting) -> None:
    key, _, players = setting
    for seed in SEEDS:
        last = walk(setting, seed)[-1]
        result = last.result()
        assert result is not None, f"not finished after {BOUND} steps"
        assert len(result.scores) == players
        assert result.reason in CATALOGUE[key].endings
        if players == 2 and not CATALOGUE[key].in_points:
            assert sorted(result.scores) in ([0, 1], [0.5, 0.5])
        if CATALOGUE[key].decisive:
            assert max(result.scores) > min(result.scores)


# --- refusals ---------------------------------------------------------------------------------------------------------


@EVERY_SETTING
def test_steps_are_what_is_not_refused(setting: Setting) -> None:
    """Steps of other positions of the same games are legal here exactly when nothing refuses them."""
    here_and_there = looked_at(setting)
    pool = sorted({step for here in here_and_there for step in here.steps()})
    choice = random.Random(setting[0])
    known = set(CATALOGUE[setting[0]].refusals)
    for here in here_and_there:
        steps = set(here.steps())
        for step in {*steps, *choice.sample(pool, min(60, len(pool)))}:
            refusal = here.refusal(step)
            assert (refusal is None) == (step in steps), step
            if refusal:
                assert refusal.code in known
                assert_places(CATALOGUE[setting[0]], refusal.places)


def assert_places(game: Game, places: tuple[str, ...]) -> None:
    assert len(set(places)) == len(places), places
    for place in places:
        assert place in game.board.points or ":" in place, place


# --- hands ------------------------------------------------------------------------------------------------------------


def apply(men: Counter[tuple[str, str]], effect: Effect) -> None:
    """Does with counted men what the hand does; dice, cubes and formed lines move no man."""
    if isinstance(effect, Moved | Put | Removed):
        assert men[effect.origin, effect.man] > 0, effect
        men[effect.origin, effect.man] -= 1
        men[effect.target, effect.man] += 1
    elif isinstance(effect, Flipped):
        turned = next(man for (place, man), n in men.items() if place == effect.place and man != effect.man and n)
        men[effect.place, turned] -= 1
        men[effect.place, effect.man] += 1


@EVERY_SETTING
def test_effects_lead_to_the_men_of_the_next_position(setting: Setting, thorough: bool) -> None:
    game = CATALOGUE[setting[0]]
    for here in looked_at(setting):
        before = Counter(here.men())
        for step in tried(here, thorough=thorough):
            men = before.copy()
            for effect in here.effects(step):
                apply(men, effect)
                if isinstance(effect, Formed):
                    assert_places(game, effect.places)
            left = {man: count for man, count in men.items() if count}
            assert left == dict(Counter(here.play(step).men())), (here, step)


@EVERY_SETTING
def test_men_are_those_of_the_game_and_stand_on_places(setting: Setting) -> None:
    game = CATALOGUE[setting[0]]
    for here in looked_at(setting):
        assert {man for _, man in here.men()} <= set(game.men)
        assert_places(game, tuple(dict.fromkeys(place for place, _ in here.men())))
        result = here.result()
        if result:
            assert_places(game, result.places)


@EVERY_SETTING
def test_touching_the_places_of_a_step_means_that_step(setting: Setting, thorough: bool) -> None:
    game = CATALOGUE[setting[0]]
    for here in looked_at(setting):
        for step in tried(here, thorough=thorough):
            places = here.places(step)
            if not places:
                continue
            assert_places(game, places)
            meant = here.gesture(places)
            assert meant in here.steps(), (here, step, meant)
            assert meant is not None
            assert here.places(meant) == places


@EVERY_SETTING
def test_any_touch_means_nothing_or_a_step_that_the_rules_judge(setting: Setting) -> None:
    game = CATALOGUE[setting[0]]
    choice = random.Random(setting[0])
    spots = [*game.board.points, *dict.fromkeys(place for here in looked_at(setting) for place, _ in here.men())]
    for here in looked_at(setting):
        for _ in range(30):
            places = tuple(choice.choices(spots, k=choice.randint(1, 3)))
            step = here.gesture(places)
            if step is not None:
                refusal = here.refusal(step)
                assert (refusal is None) == (step in here.steps()), (here, places, step)
    assert looked_at(setting)[0].gesture(("nowhere",)) is None
    assert looked_at(setting)[0].gesture(()) is None


# --- whatever comes through the doors ---------------------------------------------------------------------------------


@st.composite
def bruised(draw: st.DrawFn, text: str) -> str:
    """A text with a few characters changed, added or gone."""
    letters = st.sampled_from(sorted(set(text + " -,:/x019")))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(start + 2, len(text))))
        text = text[:start] + draw(st.text(letters, max_size=2)) + text[end:]
    return text


@settings(max_examples=400)
@given(st.data())
def test_a_bruised_position_is_refused_or_is_a_position(data: st.DataObject) -> None:
    setting = data.draw(st.sampled_from(SETTINGS))
    key, chosen, players = setting
    text = data.draw(bruised(data.draw(st.sampled_from(looked_at(setting))).text()))
    try:
        here = CATALOGUE[key].read(text, dict(chosen), players)
    except BadPosition:
        return
    assert CATALOGUE[key].read(here.text(), dict(chosen), players) == here
    assert (here.turn == OVER) == (not here.steps()) == (here.result() is not None)
    for step in here.steps():
        after = here.play(step)
        assert CATALOGUE[key].read(after.text(), dict(chosen), players) == after, step


@settings(max_examples=400)
@given(st.data())
def test_a_bruised_step_is_malformed_refused_or_legal(data: st.DataObject) -> None:
    setting = data.draw(st.sampled_from(SETTINGS))
    here, there = (data.draw(st.sampled_from(walk(setting, seed)[:-1])) for seed in SEEDS[:2])
    step = data.draw(bruised(data.draw(st.sampled_from(there.steps()))))
    try:
        refusal = here.refusal(step)
    except MalformedStep:
        assert step not in here.steps()
        return
    assert (refusal is None) == (step in here.steps())
    assert refusal is None or refusal.code in CATALOGUE[setting[0]].refusals
