"""The first page of the new-game screen: the players on the left, the rules in one line on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import leading
from jeux.play.setup import choosing
from jeux.play.setup.choosing import Choice
from jeux.play.setup.filters import WHO
from jeux.play.setup.game_words import facts_text
from jeux.rules.contract import Game
from jeux.scenes.newgame.ahead import Ahead
from jeux.scenes.newgame.chooser import Chooser
from jeux.scenes.newgame.fairness import write_fairness
from jeux.scenes.newgame.people import People
from jeux.scenes.newgame.rule import changes_line, match_line, may_change, write_presets
from jeux.ui.band import TITLE, column, paper, paper_below, title
from jeux.ui.blocks import Column
from jeux.ui.controls import Button
from jeux.ui.drawing import BUTTON_HEIGHT, CHIP_GAP, Look, button_width, put, width_of
from jeux.ui.items import Item, Spot
from jeux.ui.spread import spread
from jeux.views.pictures import SHAPE, man, picture

EMBLEM = 2.0
NAME_LEAST = 8.0
"""Body sizes: the least width of a name field beside its side; with less room, it gets a row of its own."""


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
        pygame.draw.rect(surface, colours().edge, at, 1)

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


def foot(
    texts: Texts, scale: Scale, width: int, ways: Sequence[tuple[str, str, Act]], play: Act | None
) -> tuple[list[Item], int]:
    """The items of the footer and its height. `ways` has the buttons on the left (name, label, action); `play`, if
    given, is the action of the main button."""
    left, inner = column(width, scale)
    tall, gap, top = scale(2.8), scale(0.8), scale(0.9)
    grand = texts.get("button-play")
    wide = max(scale(12), button_width(grand, scale, "grand")) if play else 0
    buttons: list[Item] = []
    x, y = left, top
    for name, words, act in ((name, texts.get(words), act) for name, words, act in ways):
        rect = pygame.Rect(x, y, button_width(words, scale), tall)
        if rect.right > left + inner and x > left:
            y += tall + scale(0.5)
            rect.topleft = left, y
        buttons.append(Button(name, rect, words, act, scale))
        x = rect.right + gap
    if play:
        y += tall + scale(0.5) if x > left + inner - wide else 0  # keeps the main button at the right of the last row
        buttons.append(Button("play", pygame.Rect(left + inner - wide, y, wide, tall), grand, play, scale, "grand"))
    height = y + tall + scale(0.7)
    return [Spot(pygame.Rect(0, 0, width, height), paper_below), *buttons], height


class NewGamePage:
    """The items and the height of the page: players and rules."""

    def __init__(
        self, game: Game, choice: Choice, chooser: Chooser, texts: Texts, scale: Scale, view: pygame.Rect
    ) -> None:
        self.game, self.choice, self.chooser = game, choice, chooser
        self.scale, self.texts = scale, texts
        self.people = People(choice, chooser, texts)
        self.items, self.height = spread(view, self.scale, self._who, self._rule, lambda page: None)

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
        self._levels(page)
        self._hands(page)

    def _hands(self, page: Column) -> None:
        """Whether several persons share the keyboard."""
        if len(self.choice.persons) < 2:
            return
        get = self.texts.get
        page.rule()
        page.gap(0.5)
        words = [get("setting-shared-keys-off"), get("setting-shared-keys-on")]
        chosen, label = int(self.chooser.shared_keys), get("setting-shared-keys")
        page.choices("hands", words, chosen, lambda i: self.chooser.share_keys(i == 1), label)
        page.gap(0.25)
        page.note(get("setting-shared-keys-help"))

    def _sides(self, page: Column) -> None:
        """Choose the side of the only person, or whether sides are assigned at random."""
        texts, choice, chooser = self.texts, self.choice, self.chooser
        at_random = replace(choice, at_random=True)
        if len(choice.persons) == 1 and not self.many:
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
        """A side with its player, and the player's name or the computer's level; all in one row if there are many
        seats."""
        seat, many = self.choice.seats[player], self.many
        if len(self.choice.seats) > 1:  # a single seat follows the rule of the heading
            page.rule()
            page.gap(0.3 if many else 0.7)
        free = self._seat_row(page, player)
        if many:
            if not seat.level and free.width >= self.scale(NAME_LEAST):
                self.people.line(page, player, free)
            elif not seat.level:
                self._name_below(page, player, 0.2)
            if not seat.level:
                self.people.twin(page, player)
            page.gap(0.3)
            return
        page.gap(0.5)
        if seat.level:
            self._level(page, f"level.{player}", seat.level, partial(self.chooser.choose_level, player))
        else:
            self._name_below(page, player, 0)
            self.people.twin(page, player)
            page.gap(0.4)
            self.people.offer(page, player)
        page.gap(0.8)

    @property
    def many(self) -> bool:
        """Whether there are more than two seats: each then has a single row, and all computers one level."""
        return len(self.choice.seats) > 2

    def _level(self, page: Column, name: str, level: int, take: Callable[[int], None]) -> None:
        levels = self.chooser.offered.levels
        words = [self.texts.get(f"level-{number}") for number in levels]
        page.choices(name, words, levels.index(level), lambda i: take(levels[i]))
        page.gap(0.25)
        page.note(self.texts.get(f"level-{level}-says"))

    def _levels(self, page: Column) -> None:
        """Choose the level of all computers, if there are many seats."""
        if self.many and len(self.choice.persons) < len(self.choice.seats):
            page.rule()
            page.gap(0.5)
            self._level(page, "level", self.choice.level, self.chooser.choose_levels)

    def _name_below(self, page: Column, player: int, gap: float) -> None:
        """The line for a name in a row of its own."""
        page.gap(gap)
        rect = pygame.Rect(page.x, page.y, page.width, self.scale(BUTTON_HEIGHT))
        self.people.line(page, player, rect)
        page.y = rect.bottom

    def _seat_row(self, page: Column, player: int) -> pygame.Rect:
        """The row of a side: its emblem and name, and at the right who plays it. Returns the free space between
        them."""
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
        taken = (scale(EMBLEM) + scale(0.6) if emblem else 0) + width_of(name, "title", scale(1.3)) + scale(1)
        return pygame.Rect(row.x + taken, row.y, row.width - taken - scale(1), height)

    # --- the right page: by which rule ----------------------------------------------------------------------------

    def _rule(self, page: Column) -> None:
        """The current rules in one line, the button to change them, and the handicap."""
        if not self.chooser.offered.has("change"):
            return
        if may_change(self.game, self.choice):
            self._rules(page)
        if len(self.choice.seats) > 1:
            page.gap(1.6 if page.items else 0)
            Ahead(self.game, self.choice, self.chooser, self.texts).write(page)

    def _rules(self, page: Column) -> None:
        page.title(self.texts.get("new-rules"))
        changes = changes_line(self.texts, self.game, self.choice, page)
        write_presets(page, self.texts, self.game, self.choice, self.chooser, changes)
        length = match_line(self.texts, self.game, self.choice)
        if length:
            page.note(length)
        write_fairness(page, self.texts, self.game, self.choice, self.chooser)
        page.gap(0.8)
        page.button("change", self.texts.get("new-change"), self.chooser.change_rule)
