"""The pages of rules and advice of a game, with the options of a match, of a match to come, or of the booklet."""

from __future__ import annotations

import logging
from typing import NamedTuple

from jeux.common.directives import BadPage
from jeux.common.explained import explained
from jeux.common.glossary import words_of
from jeux.common.markdown import Block, Run, read_markdown, shown
from jeux.common.texts import ADVICE, RULES, MissingText, Texts, has_page, page
from jeux.match.record import Record
from jeux.play.setup.choosing import Choice
from jeux.play.setup.rules_played import option_played
from jeux.rules import CATALOGUE
from jeux.rules.contract import Options, complete_options

_log = logging.getLogger(__name__)

IN_MATCH, TO_COME = "rules-chosen-match", "rules-chosen-new"
"""The texts that say what is chosen for an option."""


class RulesOf(NamedTuple):
    """Selects the page of a game with these options and number of players: its rules or the advice, by its `kind`.
    `chosen` is the text that says what is chosen for an option, empty for none."""

    key: str
    options: Options
    players: int
    chosen: str = ""
    kind: str = RULES

    def other(self) -> RulesOf:
        """The page of the other kind: advice instead of rules, or rules instead of advice."""
        return self._replace(kind=ADVICE if self.kind == RULES else RULES)

    def written(self, texts: Texts) -> bool:
        """Whether this page exists."""
        return has_page(texts.language, self.key, self.kind)


def rules_of_booklet(key: str) -> RulesOf:
    """The rules page of a game with the options of the booklet."""
    game = CATALOGUE[key]
    return RulesOf(key, complete_options(game, {}), game.players[0])


def rules_to_come(key: str, choice: Choice) -> RulesOf:
    """The rules of a match that is being chosen."""
    return RulesOf(key, choice.options, len(choice.seats), TO_COME)


def rules_of_match(record: Record) -> RulesOf:
    """The rules of a match."""
    return RulesOf(record.game, record.options, record.players, IN_MATCH)


def rule_page(texts: Texts, rules: RulesOf) -> tuple[Block, ...]:
    """The blocks of the page that these rules show, or a sentence that says it is missing or damaged: a game can be
    played without it."""
    try:
        text = page(texts.language, rules.key, kind=rules.kind)
    except MissingText:
        return _sentence(texts, "rules-missing")
    except (OSError, UnicodeDecodeError) as error:
        _log.error("the page of %s cannot be read: %s", rules.key, error)
        return _sentence(texts, "page-unusable")
    try:
        return _set(texts, rules, read_markdown(text))
    except BadPage as error:
        _log.error("the page of %s cannot be used: %s", rules.key, error)
        return _sentence(texts, "page-unusable")


def _sentence(texts: Texts, name: str) -> tuple[Block, ...]:
    return (Block("text", (Run(texts.get(name)),)),)


def _set(texts: Texts, rules: RulesOf, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """The blocks that these rules show, with what is chosen. Raises `BadPage`."""
    found: list[Block] = []
    for block in shown(blocks, {**rules.options, "players": str(rules.players)}):
        found.append(block)
        if block.directives.option and rules.chosen:
            found += _chosen(texts, rules, block)
    return explained(found, words_of(texts.language, rules.key))


def _chosen(texts: Texts, rules: RulesOf, block: Block) -> list[Block]:
    """The line below an option that says what is chosen; empty where the option has no meaning for so many players.
    Raises `BadPage`."""
    game = CATALOGUE[rules.key]
    option = next((option for option in game.options if option.name == block.directives.option), None)
    if option is None:
        raise BadPage(f"no option {block.directives.option} of {rules.key}")
    if option.players and rules.players not in option.players:
        return []
    value = option_played(game, option, rules.options, texts).value
    return [Block("note", (Run(texts.get(rules.chosen, value=value)),), block.level)]


def codes_explained(texts: Texts, rules: RulesOf) -> frozenset[str]:
    """The codes of the refusals that the page explains with these rules."""
    return frozenset(code for block in rule_page(texts, rules) for code in block.directives.why)
