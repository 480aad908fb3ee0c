"""What the new-game screen shows: two facing pages, who plays on the left, by which rule on the right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import SystemRandom
from typing import Protocol

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import leading
from jeux.match import forms
from jeux.match.record import STRONGEST
from jeux.play import choosing
from jeux.play.choosing import Choice
from jeux.play.filters import WHO
from jeux.rules.contract import Game, Option
from jeux.scenes.newgame import counting
from jeux.scenes.shelf.cards import facts_text
from jeux.ui.band import TITLE, column, paper, paper_below, title
from jeux.ui.blocks import Column
from jeux.ui.controls import Button, Field
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, Look, button_width, put
from jeux.ui.items import Item, Spot
from jeux.ui.spread import spread
from jeux.views.pictures import SHAPE, man, picture

EMBLEM = 2.0


class Chooser(Protocol):
    """Takes what is chosen on the page."""

    def choose(self, choice: Choice) -> None:
        """Take another choice and show what follows from it."""

    def choose_person(self, player: int, person: bool) -> None:
        """A person or the computer on one seat."""

    def choose_level(self, player: int, level: int) -> None:
        """Another level on one seat."""

    def choose_option(self, name: str, value: str) -> None:
        """Another value of one option."""

    def name_person(self, player: int, name: str) -> None:
        """Another name on one seat, while it is typed."""

    def layout(self) -> None:
        """Lay the page again, once a name is typed: every choice goes on from it."""


def head(game: Game, texts: Texts, scale: Scale, width: int) -> tuple[list[Item], int]:
    """The band at the top, picture, name and facts of the game, and its height."""
    left, inner = column(width, scale)
    tall = leading(scale(TITLE)) + leading(scale.body)
    frame = pygame.Rect(left, scale(0.7), round(tall * SHAPE), tall)
    height = frame.bottom + scale(0.9)
    words = pygame.Rect(frame.right + scale(1.2), frame.y, 0, leading(scale(TITLE)))
    words.width = left + inner - words.x
    facts = pygame.Rect(words.x, words.bottom, words.width, leading(scale.body))

    def paint_frame(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        surface.blit(picture(game, at.size), at)
        pygame.draw.rect(surface, colours().paper_edge, at, 1)

    def paint_facts(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
        put(surface, facts_text(game, texts), "text", scale.body, colours().ink_soft, at, "left")

    name, hover = texts.game(game.key, "name"), texts.game(game.key, "hover")
    items: list[Item] = [
        Spot(pygame.Rect(0, 0, width, height), paper),
        Spot(frame, paint_frame),
        title(words, name, hover, scale),
        Spot(facts, paint_facts),
    ]
    return items, height


Act = Callable[[], object]


def foot(texts: Texts, scale: Scale, width: int, back: Act, rules: Act, play: Act) -> tuple[list[Item], int]:
    """The band at the foot, with the ways back and on, and its height."""
    left, inner = column(width, scale)
    tall, height = scale(2.8), scale(2.8 + 1.6)
    items: list[Item] = [Spot(pygame.Rect(0, 0, width, height), paper_below)]
    x = left
    for name, words, act in (("back", texts.get("new-back"), back), ("rules", texts.get("rules-title"), rules)):
        rect = pygame.Rect(x, scale(0.9), button_width(words, scale), tall)
        items.append(Button(name, rect, words, act, scale))
        x = rect.right + scale(0.8)
    words = texts.get("button-play")
    rect = pygame.Rect(0, scale(0.9), max(scale(12), button_width(words, scale, "grand")), tall)
    rect.right = left + inner
    items.append(Button("play", rect, words, play, scale, "grand"))
    return items, height


class NewGamePage:
    """The items of the choices and the height of their page."""

    def __init__(
        self, game: Game, choice: Choice, chooser: Chooser, texts: Texts, scale: Scale, view: pygame.Rect
    ) -> None:
        self.game, self.choice, self.chooser = game, choice, chooser
        self.scale, self.texts = scale, texts
        self.items, self.height = spread(view, self.scale, self._who, self._rule, self._match)

    # --- the left page: who plays ---------------------------------------------------------------------------------

    def _who(self, page: Column) -> None:
        texts, choice, chooser = self.texts, self.choice, self.chooser
        page.title(texts.get("new-who"))
        if len(choice.seats) > 1:
            words = [texts.get(f"filter-who-{who}") for who in WHO]
            if len(choice.seats) == 2:
                words[1] = texts.get("new-who-two")
            chosen = WHO.index(choice.who) if choice.who else -1
            page.choices("who", words, chosen, lambda i: chooser.choose(choosing.with_who(choice, WHO[i])))
            page.gap(0.9)
        if len(self.game.players) > 1:
            counts = sorted(self.game.players)
            page.choices(
                "players",
                [str(count) for count in counts],
                counts.index(len(choice.seats)),
                lambda i: chooser.choose(choosing.with_players(choice, counts[i])),
                texts.get("new-players"),
            )
            page.gap(0.9)
        if len(choice.seats) > 1:
            self._sides(page)
        for player in range(len(choice.seats)):
            self._seat(page, player)

    def _sides(self, page: Column) -> None:
        """The side of the one person, or whether all sides are drawn."""
        texts, choice, chooser = self.texts, self.choice, self.chooser
        at_random = replace(choice, at_random=True)
        if len(choice.persons) == 1:
            label, words = texts.get("new-side"), [self._side(player) for player in range(len(choice.seats))]
            choices = [choosing.with_side(choice, player) for player in range(len(choice.seats))]
            chosen = choice.persons[0]
        else:
            label, words = texts.get("new-sides"), [texts.get("new-sides-as-below")]
            choices, chosen = [replace(choice, at_random=False)], 0
        words.append(texts.get("new-side-lot"))
        choices.append(at_random)
        if choice.at_random:
            chosen = len(words) - 1
        page.choices("side", words, chosen, lambda i: chooser.choose(choices[i]), label)
        if choice.at_random:
            page.gap(0.2)
            page.note(texts.get("new-side-lot-help"))
        page.gap(0.9)

    def _side(self, player: int) -> str:
        return self.texts.game(self.game.key, f"side-{player}-title")

    def _seat(self, page: Column, player: int) -> None:
        """Who sits on a side, and the name of a person or the level of the computer."""
        texts, chooser, choice = self.texts, self.chooser, self.choice
        seat = choice.seats[player]
        if len(choice.seats) > 1:  # the heading has a rule of its own
            page.rule()
            page.gap(0.7)
        self._seat_row(page, player)
        page.gap(0.5)
        if seat.level:
            words = [texts.get(f"level-{level}") for level in range(1, STRONGEST + 1)]
            page.choices(f"level.{player}", words, seat.level - 1, lambda i: chooser.choose_level(player, i + 1))
            page.gap(0.25)
            page.note(texts.get(f"level-{seat.level}-says"))
        else:
            rect = pygame.Rect(page.x, page.y, page.width, self.scale(BUTTON_HEIGHT))
            hint = texts.get("new-seat-name-help")
            named = partial(chooser.name_person, player)
            page.items.append(Field(f"name.{player}", rect, seat.name, hint, named, self.scale, chooser.layout))
            page.y = rect.bottom
        page.gap(0.8)

    def _seat_row(self, page: Column, player: int) -> None:
        """The emblem and name of the side, and at the right who sits there."""
        texts, scale, seat = self.texts, self.scale, self.choice.seats[player]
        drawn = self.choice.at_random
        name = texts.get("new-side-lot") if drawn else self._side(player)
        emblem = None if drawn else man(self.game, self.game.sides[player], scale(EMBLEM))
        height = scale(BUTTON_HEIGHT)
        kinds = ((texts.get("player-person"), True), (texts.get("player-computer"), False))
        x = page.x + page.width - sum(button_width(words, scale) for words, _ in kinds) - scale(CHIP_GAP)
        row = pygame.Rect(page.x, page.y, x - page.x, height)

        def paint(surface: pygame.Surface, at: pygame.Rect, _look: Look) -> None:
            left = at.x
            if emblem:
                surface.blit(emblem, emblem.get_rect(midleft=at.midleft))
                left += emblem.get_width() + scale(0.6)
            words = pygame.Rect(left, at.y, at.right - left, at.height)
            put(surface, name, "serif-italic" if drawn else "title", scale(1.3), colours().ink, words, "left")

        page.items.append(Spot(row, paint))
        for words, person in kinds:
            rect = pygame.Rect(x, page.y, button_width(words, scale), height)
            kind = "chosen" if person == (seat.level == 0) else "plain"
            act = partial(self.chooser.choose_person, player, person)
            page.items.append(Button(f"seat.{player}.{int(person)}", rect, words, act, scale, kind))
            x = rect.right + scale(CHIP_GAP)
        page.y += height

    # --- the right page: by which rule ----------------------------------------------------------------------------

    def _rule(self, page: Column) -> None:
        texts, game = self.texts, self.game
        if not game.options:
            return
        page.title(texts.get("new-rules"))
        self._presets(page)
        count = len(self.choice.seats)
        options = [option for option in game.options if not option.players or count in option.players]
        rows = [(self._label(option), self._values(option)) for option in options]
        page.label_room = page.room_for_labels(rows)
        for option, (label, words) in zip(options, rows, strict=True):
            page.gap(0.8)
            self._option(page, option, label, words)

    def _match(self, page: Column) -> None:
        """How long the match is and who throws the dice; a game for one person alone has no match."""
        texts, choice, chooser = self.texts, self.choice, self.chooser
        offered = choosing.forms_of(self.game, choice)
        if len(offered) > 1:
            page.title(texts.get("new-match"))
            words = [texts.get(f"new-form-{form}") for form in offered]
            page.choices(
                "form",
                words,
                offered.index(choice.form),
                lambda i: chooser.choose(choosing.with_form(self.game, choice, offered[i])),
            )
            page.gap(0.25)
            page.note(texts.get(f"new-form-{self.explained_form()}-help"))
            self._length(page)
        if self.game.throws_dice:
            self._dice(page, bool(page.items))

    def explained_form(self) -> str:
        """The form that is explained: points are either those of the games, or one for each game that is won; games
        begin with everybody in turn, or as the first throw says."""
        choice, game = self.choice, self.game
        if choice.form == forms.POINTS and forms.worth_one(game):
            return "wins"
        thrown = choice.form == forms.GAMES and game.opening_throw
        return "games-thrown" if thrown else choice.form

    def _length(self, page: Column) -> None:
        """How many points or games, where that is to be chosen."""
        targets = forms.targets_of(self.game, len(self.choice.seats), self.choice.form, self.choice.dice)
        if len(targets) < 2:
            return
        name = "new-match-points" if self.choice.form == forms.POINTS else "new-match-games"
        page.gap(0.5)
        page.choices(
            "target",
            [self.texts.get(name, n=n) for n in targets],
            targets.index(self.choice.target),
            lambda i: self.chooser.choose(replace(self.choice, target=targets[i])),
        )

    def _dice(self, page: Column, below: bool) -> None:
        """The program's dice or real ones; `below` something else."""
        texts = self.texts
        if below:
            page.gap(1.2)
        page.title(texts.get("new-dice"))
        page.choices(
            "dice",
            [texts.get(f"new-dice-{dice}") for dice in forms.DICE],
            forms.DICE.index(self.choice.dice),
            lambda i: self.chooser.choose(replace(self.choice, dice=forms.DICE[i])),
        )
        page.gap(0.25)
        page.note(texts.get(f"new-dice-{self.choice.dice}-help"))

    def _presets(self, page: Column) -> None:
        """Whole sets of options by name; a set without a name says so."""
        texts, game, chooser = self.texts, self.game, self.chooser
        chosen = choosing.preset_of(game, self.choice.options)
        names = [name for name, _ in game.presets]
        words = [texts.game(game.key, f"preset-{name}") for name in names]
        effect = texts.game(game.key, f"preset-{names[chosen]}-effect") if chosen >= 0 else ""
        if chosen < 0:
            words.append(texts.get("new-rules-custom"))
            effect = texts.get("new-rules-custom-effect")

        def take(number: int) -> None:
            if number < len(names):
                chooser.choose(replace(self.choice, options=choosing.preset_options(game, number)))

        page.choices("preset", words, chosen % len(words), take)
        page.gap(0.25)
        page.note(effect)
        page.gap(0.4)

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
        page.choices(f"option.{option.name}", words, chosen, take, label)
        page.gap(0.25)
        if value not in option.values:
            page.note(texts.get("new-made-help"))
            counting.write_counts(page, texts, key, option, value, partial(self.chooser.choose_option, option.name))
            return
        origin = texts.get("option-origin", who=texts.game(key, f"{stem}-origin"))
        page.note(f"{texts.game(key, f'{stem}-effect')} {page.in_one_piece(f'{origin}.')}")
