"""How long a match is: the same control wherever it is asked, from a single game on, a step at a time."""

from __future__ import annotations

from dataclasses import replace

from jeux.common.texts import Texts
from jeux.match import forms
from jeux.play.setup import choosing
from jeux.play.setup.choosing import Choice
from jeux.rules.contract import Game
from jeux.scenes.newgame.chooser import Chooser
from jeux.ui.blocks import Column, Step
from jeux.ui.drawing import MINUS, PLUS, width_of


def lengths_of(game: Game, choice: Choice) -> list[Choice]:
    """A single game, then the match in points of each length, or where games are counted, of so many games; empty where
    the form of the match decides how long it is."""
    offered = choosing.forms_of(game, choice)
    form = choice.form if choice.form != forms.SINGLE else forms.POINTS
    if form not in (forms.POINTS, forms.GAMES) or form not in offered:
        return []
    targets = {n for n in forms.targets_of(game, len(choice.seats), form, choice.dice) if n > 1}
    if choice.form == form:  # one point, where its form was chosen by name
        targets.add(choice.target)
    first = choosing.with_form(game, choice, form)
    return [choosing.with_form(game, choice, forms.SINGLE), *(replace(first, target=n) for n in sorted(targets))]


def write_length(page: Column, texts: Texts, game: Game, choice: Choice, chooser: Chooser) -> None:
    """A stepper over the lengths, where there are any."""
    ways = lengths_of(game, choice)
    if not ways:
        return
    here = next(n for n, way in enumerate(ways) if (way.form, way.target) == (choice.form, choice.target))
    words = [_words(texts, way) for way in ways]

    def step(name: str, sign: str, by: int) -> Step:
        there = here + by
        act = (lambda: chooser.choose(ways[there])) if 0 <= there < len(ways) else None
        return Step(f"length.{name}", sign, act, texts.get(f"new-length-{name}", now=words[here]))

    room = max(width_of(each, "bold", page.scale.body) for each in words) + page.scale(1.6)
    page.stepper(texts.get("new-match"), words[here], [step("less", MINUS, -1), step("more", PLUS, 1)], room)


def _words(texts: Texts, way: Choice) -> str:
    if way.form == forms.SINGLE:
        return texts.get("new-form-single")
    return texts.get("new-match-points" if way.form == forms.POINTS else "new-match-games", n=way.target)
