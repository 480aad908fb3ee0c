"""The rules of a match: one line with what differs from the booklet, and the sections with all options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import SystemRandom

import pygame

from jeux.common.texts import Texts
from jeux.match import forms
from jeux.play.setup import choosing
from jeux.play.setup.balance import Run, run_of
from jeux.play.setup.balance_words import BalanceWords
from jeux.play.setup.chance_words import form_name
from jeux.play.setup.choosing import Choice
from jeux.rules.contract import Game, Option
from jeux.scenes.newgame import counting
from jeux.scenes.newgame.asking import INDENT, ask, between, check, heading, say
from jeux.scenes.newgame.chooser import Chooser
from jeux.scenes.newgame.fairness import write_fairness
from jeux.scenes.newgame.length import write_length
from jeux.ui.blocks import NOTE, Column
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, button_width, width_of

_BETWEEN = " · "
_SWITCHES = {"on": True, "yes": True, "off": False, "no": False}
"""The values of an option that is so or not."""


def option_value(texts: Texts, game: Game, name: str, value: str) -> str:
    """The value of an option in words; a custom value is only named as such."""
    stem = f"option-{name}-{value}"
    option = next(option for option in game.options if option.name == name)
    return texts.game(game.key, stem) if value in option.values else texts.get("new-made")


def changes_line(texts: Texts, game: Game, choice: Choice, page: Column) -> str:
    """The changes from the first preset in one line of the page: as many as fit, then the number of the others."""
    if not game.presets:
        return ""
    usual = choosing.preset_options(game, 0)
    changes = [
        texts.get(
            "new-changed",
            option=texts.game(game.key, f"option-{name}"),
            value=option_value(texts, game, name, value),
        )
        for name, value in choice.options.items()
        if value != usual[name]
    ]
    for shown in range(len(changes), 0, -1):
        more = [texts.get("new-changed-more", n=len(changes) - shown)] if shown < len(changes) else []
        line = _BETWEEN.join([*changes[:shown], *more])
        if shown == 1 or width_of(line, "text", page.scale(NOTE)) <= page.width:
            return line
    return ""


def match_line(texts: Texts, game: Game, choice: Choice) -> str:
    """The length of the match and the dice, where they are not the usual ones."""
    parts = []
    if choice.form in (forms.POINTS, forms.GAMES):
        parts.append(
            texts.get("new-match-points" if choice.form == forms.POINTS else "new-match-games", n=choice.target)
        )
    elif choice.form != forms.SINGLE:
        parts.append(texts.get(form_name(game, choice.form)))
    if choice.dice == forms.MANUAL:
        parts.append(texts.get("new-dice-manual"))
    return _BETWEEN.join(parts)


def write_presets(page: Column, texts: Texts, game: Game, choice: Choice, chooser: Chooser, custom: str) -> None:
    """Choose a preset of options. A combination without a name is described by `custom`."""
    if not game.presets:
        return
    chosen = choosing.preset_of(game, choice.options)
    names = [name for name, _ in game.presets]
    words = [texts.game(game.key, f"preset-{name}") for name in names]
    if chosen < 0:
        words.append(texts.get("new-rules-custom"))

    def take(number: int) -> None:
        if number < len(names):
            chooser.choose(replace(choice, options=choosing.preset_options(game, number)))

    ask(page, "preset", words, chosen % len(words), take, heard=texts.get("new-rules"))
    say(page, custom if chosen < 0 else _explained(page, texts, game, names[chosen]))
    page.gap(0.2)


def switched(option: Option) -> bool:
    """Whether an option is so or not: it has a check box."""
    return len(option.values) == 2 and all(value in _SWITCHES for value in option.values)


def _explained(page: Column, texts: Texts, game: Game, preset: str) -> str:
    """What a preset changes, and its source if it is named after one."""
    effect = texts.game(game.key, f"preset-{preset}-effect")
    if preset not in choosing.SOURCES:
        return effect
    origin = texts.get("option-origin", who=texts.get(f"preset-origin-{preset}"))
    return f"{effect} {page.in_one_piece(f'{origin}.')}"


class RuleSections:
    """What decides how a match is played: the dice, its length, the rule with every option."""

    def __init__(self, game: Game, choice: Choice, chooser: Chooser, texts: Texts) -> None:
        self.game, self.choice, self.chooser = game, choice, chooser
        self.texts, self.measured = texts, BalanceWords(texts, game)

    def rule(self, page: Column) -> None:
        """The preset, who it favours, and every option."""
        texts, game = self.texts, self.game
        if not game.options:
            return
        if page.items:
            between(page)
        heading(page, texts.get("new-rules"))
        write_presets(page, texts, game, self.choice, self.chooser, texts.get("new-rules-custom-effect"))
        here = self._run()
        if here and self.chooser.figures:
            page.note(self.measured.sentence(here))
            page.gap(0.4)
        write_fairness(page, texts, game, self.choice, self.chooser)
        count = len(self.choice.seats)
        options = [option for option in game.options if not option.players or count in option.players]
        rows = [(self._label(option), self._values(option)) for option in options]
        tracks = [row for option, row in zip(options, rows, strict=True) if not switched(option)]
        page.label_room = page.room_for_labels(tracks)
        for option, (label, words) in zip(options, rows, strict=True):
            page.gap(0.6)
            self._option(page, option, label, words)
        page.label_room = None
        self._figures(page, options)

    def _figures(self, page: Column, options: Sequence[Option]) -> None:
        """A link that shows or hides what was measured, where something was."""
        others = any(self._run(**{option.name: value}) for option in options for value in option.values)
        if not others and not self._run():
            return
        shown, scale = self.chooser.figures, page.scale
        words = self.texts.get("new-figures-hide" if shown else "new-figures")
        page.gap(0.5)
        rect = pygame.Rect(page.x, page.y, button_width(words, scale, "link"), scale(BUTTON_HEIGHT))
        show = partial(self.chooser.show_figures, not shown)
        page.items.append(Button("figures", rect, words, show, scale, "link"))
        page.y = rect.bottom

    def match(self, page: Column) -> None:
        """Choose the form of the match; a solitaire game has only one."""
        texts, choice, chooser = self.texts, self.choice, self.chooser
        offered = choosing.forms_of(self.game, choice)
        if len(offered) < 2:
            return
        if page.items:
            between(page)
        write_length(page, texts, self.game, choice, chooser)
        self._form(page, offered)
        say(page, texts.get(f"{form_name(self.game, self.explained_form())}-help"))

    def _form(self, page: Column, offered: Sequence[str]) -> None:
        """What is counted in a match of several games, or how it goes; a single game is a length of the first of
        these."""
        choice, texts = self.choice, self.texts
        several = [form for form in offered if form != forms.SINGLE]
        if len(several) < 2:
            return
        here = several.index(choice.form) if choice.form in several else 0

        def take(number: int) -> None:
            if number != here:
                form = several[number] if number else forms.SINGLE
                self.chooser.choose(choosing.with_form(self.game, choice, form))

        page.gap(0.7)
        words = [texts.get(form_name(self.game, form)) for form in several]
        ask(page, "form", words, here, take, heard=texts.get("new-match"))

    def explained_form(self) -> str:
        """The help text to show for the form. It depends on whether points are worth one per game, and on whether an
        opening throw decides who begins."""
        choice, game = self.choice, self.game
        if choice.form == forms.POINTS and forms.worth_one(game):
            return "wins"
        thrown = choice.form == forms.GAMES and game.opening_throw
        return "games-thrown" if thrown else choice.form

    def dice(self, page: Column) -> None:
        """Choose the program's dice or real ones, where chance plays a part."""
        if not self.game.chance:
            return
        texts, thrown = self.texts, self.game.throws_dice
        title = texts.get("new-dice" if thrown else "new-lots")
        heading(page, title)
        program = texts.get("new-dice-program" if thrown else "new-lots-program")
        words = [program if dice == forms.PROGRAM else texts.get(f"new-dice-{dice}") for dice in forms.DICE]
        take = lambda i: self.chooser.choose(replace(self.choice, dice=forms.DICE[i]))  # noqa: E731
        ask(page, "dice", words, forms.DICE.index(self.choice.dice), take, heard=title)
        say(page, texts.get(f"new-dice-{self.choice.dice}-help"))

    def _label(self, option: Option) -> str:
        return self.texts.game(self.game.key, f"option-{option.name}")

    def _values(self, option: Option) -> list[str]:
        words = [self.texts.game(self.game.key, f"option-{option.name}-{value}") for value in option.values]
        return [*words, self.texts.get("new-made")] if option.counts else words

    def _option(self, page: Column, option: Option, label: str, words: list[str]) -> None:
        """One switch: its values, what the chosen one does, who plays that way."""
        texts, key = self.texts, self.game.key
        value = self.choice.options[option.name]
        stem = f"option-{option.name}-{value}"

        def take(number: int) -> None:
            made = option.counts and number == len(option.values)
            new = (
                counting.random_value(option.counts, SystemRandom())
                if option.counts and made
                else option.values[number]
            )
            self.chooser.choose_option(option.name, new)

        chosen = option.values.index(value) if value in option.values else len(option.values)
        boxed = switched(option)
        if boxed:
            check(page, f"option.{option.name}", label, _SWITCHES[value], lambda _on: take(1 - chosen))
        else:
            ask(page, f"option.{option.name}", words, chosen, take, label)
        if value not in option.values:
            say(page, texts.get("new-made-help"))
            counting.write_counts(page, texts, key, option, value, partial(self.chooser.choose_option, option.name))
            return
        origin = texts.get("option-origin", who=texts.game(key, f"{stem}-origin"))
        effect = f"{texts.game(key, f'{stem}-effect')} {page.in_one_piece(f'{origin}.')}"
        say(page, effect, INDENT if boxed else 0.0)
        if self.chooser.figures:
            page.gap(0.2)
            self._others(page, option, words)

    def _run(self, **changed: str) -> Run | None:
        """The measured balance of the chosen rules, or of those with changed options."""
        return run_of(self.game, {**self.choice.options, **changed}, len(self.choice.seats))

    def _others(self, page: Column, option: Option, words: list[str]) -> None:
        """The measured balance of the other values of an option, with the remaining rules unchanged."""
        runs = [
            (word, self._run(**{option.name: value}))
            for word, value in zip(words, option.values, strict=False)
            if value != self.choice.options[option.name]
        ]
        known = [(word, run) for word, run in runs if run]
        for text in self.measured.others(known, self._run()):
            page.note(text)
