"""A warning if one side nearly always wins by the chosen rules, with suggestions that give both a chance."""

from __future__ import annotations

from dataclasses import replace

from jeux.common.texts import Texts
from jeux.match import forms
from jeux.play.setup import choosing
from jeux.play.setup.balance import even_presets, run_of
from jeux.play.setup.balance_words import BalanceWords
from jeux.play.setup.choosing import Choice
from jeux.rules.contract import Game
from jeux.scenes.newgame.chooser import Chooser
from jeux.ui.blocks import Column

Way = tuple[str, Choice]
"""The label of a suggestion, and its choice."""


def warning_of(game: Game, choice: Choice, texts: Texts) -> str:
    """The warning that one of the two sides nearly always wins. Empty if there is none, or if each player plays both
    sides."""
    run = run_of(game, choice.options, len(choice.seats))
    if run is None or choice.form == forms.LEGS:
        return ""
    return BalanceWords(texts, game).warning(run)


def with_a_chance(game: Game, choice: Choice) -> Choice:
    """The choice with the only person on the side that wins nearly always, where there is one: nobody who begins sits
    down to lose."""
    run = run_of(game, choice.options, len(choice.seats))
    if run is None or run.stronger is None or game.opening_throw or len(choice.persons) != 1:
        return choice
    return choosing.with_side(choice, run.stronger)


def fair_ways(game: Game, choice: Choice, texts: Texts) -> list[Way]:
    """The presets that were measured to be even, and a match in which everybody plays each side."""
    ways = [
        (
            texts.game(game.key, f"preset-{game.presets[number][0]}"),
            replace(choice, options=choosing.preset_options(game, number)),
        )
        for number in even_presets(game)
    ]
    if forms.LEGS in choosing.forms_of(game, choice):
        ways.append((texts.get(f"new-form-{forms.LEGS}"), choosing.with_form(game, choice, forms.LEGS)))
    return ways


def write_fairness(page: Column, texts: Texts, game: Game, choice: Choice, chooser: Chooser) -> None:
    """The warning, if there is one, and a button for each way."""
    warning = warning_of(game, choice, texts)
    if not warning:
        return
    page.gap(0.5)
    page.write(warning)
    ways = fair_ways(game, choice, texts)
    if not ways:
        return
    page.gap(0.4)
    words = [way for way, _ in ways]
    page.actions("fair", words, lambda i: chooser.choose(ways[i][1]), texts.get("new-fair"))
