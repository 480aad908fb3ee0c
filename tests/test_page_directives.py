"""The directives of the pages of rules, against the rules: what is explained, for whom, and what is chosen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest

from jeux.common.markdown import Block, read_markdown
from jeux.common.texts import Texts
from jeux.play.setup.rule_text import IN_MATCH, RulesOf, rule_page
from jeux.rules import CATALOGUE
from jeux.rules.contract import OVER, Game, Options, complete_options
from tests.catalogues import LANGUAGES, pages_of
from tests.test_texts import HEADINGS

VECTORS = Path(__file__).parent / "vectors"
OF_THE_HAND = {"stuck", "die-stuck", "die-used"}
"""The refusals of every table that a page may explain as well."""
STEPS, TRIES = 60, 20
GAMES = pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.key)
BOTH = pytest.mark.parametrize("language", LANGUAGES)


@cache
def texts(language: str) -> Texts:
    return Texts(language)


@cache
def whole(key: str, language: str = "fr") -> tuple[Block, ...]:
    return read_markdown(pages_of(language)[key])


def ways(game: Game) -> Iterator[RulesOf]:
    """Every combination of options, for every number of players."""
    names = [option.name for option in game.options]
    for values in product(*(option.values for option in game.options)):
        for players in game.players:
            yield RulesOf(game.key, dict(zip(names, values, strict=True)), players)


def codes(rules: RulesOf) -> list[str]:
    return [code for block in rule_page(texts("fr"), rules) for code in block.directives.why]


@GAMES
def test_no_refusal_is_explained_twice(game: Game) -> None:
    for rules in ways(game):
        explained = codes(rules)
        assert len(explained) == len(set(explained)), rules


@GAMES
def test_every_refusal_is_explained(game: Game) -> None:
    explained = {code for block in whole(game.key) for code in block.directives.why}
    assert explained - OF_THE_HAND == set(game.refusals)


def tried(game: Game, options: Options, players: int) -> set[str]:
    """The codes that some steps of a game at random give, each tried at other moments than its own."""
    rng, position = Random(7), game.start(options, players)
    met: list[str] = []
    found: set[str] = set()
    for _ in range(STEPS):
        if position.turn == OVER:
            break
        legal = position.steps()
        men = [place for place, _ in position.men()] + list(game.board.points)
        pairs = [(rng.choice(men), rng.choice(men)) for _ in range(TRIES)]
        meant = [step for places in pairs for step in (position.gesture(places[:1]), position.gesture(places)) if step]
        met += rng.sample(legal, min(len(legal), TRIES))
        for step in [*meant, *rng.sample(met, min(len(met), TRIES))]:
            refusal = position.refusal(step)
            found |= {refusal.code} if refusal else set()
        position = position.play(rng.choice(legal))
    return found


@GAMES
def test_what_is_refused_is_explained_with_the_options_of_the_match(game: Game) -> None:
    for case in json.loads((VECTORS / f"{game.key}.json").read_text(encoding="utf-8")):
        rules = RulesOf(game.key, complete_options(game, case["options"]), case["players"])
        assert set(case.get("refused", {}).values()) <= set(codes(rules)), case
    default = complete_options(game, {})
    changed = [{**default, option.name: value} for option in game.options for value in option.values]
    for options in changed or [default]:
        for players in game.players:
            assert tried(game, options, players) <= set(codes(RulesOf(game.key, options, players))), options


@GAMES
def test_conditions_name_options_and_values_that_there_are(game: Game) -> None:
    known = {option.name: set(option.values) for option in game.options}
    known["players"] = {str(players) for players in game.players}
    for block in whole(game.key):
        for condition in block.directives.conditions:
            assert set(condition.values) < known[condition.option], block.text


@BOTH
@GAMES
def test_every_option_has_its_item_among_the_variants(game: Game, language: str) -> None:
    variants = HEADINGS[language][5]
    for rules in ways(game):
        under, found = "", []
        for block in rule_page(texts(language), rules):
            under = block.text if block.kind == "heading" else under
            found += [(under, block.directives.option)] if block.directives.option else []
        assert found == [(variants, option.name) for option in game.options]


@BOTH
@GAMES
def test_what_is_chosen_is_told_below_its_option(game: Game, language: str) -> None:
    for option in game.options:
        for value, players in product(option.values, option.players or game.players):
            rules = RulesOf(game.key, {**complete_options(game, {}), option.name: value}, players, IN_MATCH)
            blocks = rule_page(texts(language), rules)
            place = next(i for i, block in enumerate(blocks) if block.directives.option == option.name)
            name = texts(language).game(game.key, f"option-{option.name}-{value}")
            assert blocks[place + 1].text == texts(language).get(IN_MATCH, value=name)
        others = [players for players in game.players if option.players and players not in option.players]
        for players in others:
            rules = RulesOf(game.key, complete_options(game, {}), players, IN_MATCH)
            blocks = rule_page(texts(language), rules)
            place = next(i for i, block in enumerate(blocks) if block.directives.option == option.name)
            assert blocks[place + 1].kind != "note"


@GAMES
def test_every_choice_changes_what_the_page_says(game: Game) -> None:
    """And not only the list of the variants. What is made by hand, the men of the beginning, is told there alone."""
    default = complete_options(game, {})
    for option in (option for option in game.options if not option.counts):
        players = (option.players or game.players)[0]
        said = [rule_page(texts("fr"), RulesOf(game.key, {**default, option.name: v}, players)) for v in option.values]
        assert len(set(said)) == len(said), option.name


@BOTH
@GAMES
def test_the_summary_is_short(game: Game, language: str) -> None:
    for rules in ways(game):
        blocks = rule_page(texts(language), rules)
        start, end = [i for i, block in enumerate(blocks) if block.kind == "heading" and block.level == 2][:2]
        assert blocks[start].text == texts(language).get("rules-summary") == HEADINGS[language][0]
        assert {block.kind for block in blocks[start + 1 : end]} == {"item"}
        assert 4 <= end - start - 1 <= 6, rules
