"""The menu of a game: giving up, agreeing on a draw, leaving; nothing can be lost, so nothing else is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from jeux.common.typography import height_of, write
from jeux.match.again import may_replay
from jeux.match.forms import has_dice
from jeux.rules.contract import OVER
from jeux.scenes.app import App
from jeux.scenes.scene import Scene
from jeux.scenes.table.actions import veil
from jeux.scenes.table.panel_content import acting
from jeux.ui.widgets import draw_sheet

if TYPE_CHECKING:
    from jeux.scenes.table.scene import GameScene

Choice = tuple[str, Callable[[], None], str]


class GameMenu(Scene):
    """A sheet of choices above the game."""

    def __init__(self, app: App, game: GameScene) -> None:
        super().__init__(app)
        self.game = game
        self.title = app.texts.get("button-menu")
        self.sentence = ""
        self.choices = self._main()

    def layout(self) -> None:
        scale, (width, height) = self.app.scale, self.app.size
        row, gap = max(36, scale(2.4)), scale(0.5)
        wide = min(scale(24), width - 40)
        inner = wide - 2 * scale(1.4)
        words = height_of(self.sentence, "text", scale.body, inner) + gap if self.sentence else 0
        tall = scale(4.4) + words + len(self.choices) * (row + gap) + scale(0.8)
        self.box = pygame.Rect(0, 0, wide, min(tall, height - 8))
        self.box.center = (width // 2, height // 2)
        y = self.box.top + scale(4.2) + words
        for text, act, kind in self.choices:
            self.widgets.button(pygame.Rect(self.box.left + scale(1.4), y, inner, row), text, act, kind)
            y += row + gap

    def _ask(self, title: str, sentence: str, choices: list[Choice]) -> None:
        """Show another sheet in the place of this one."""
        self.title, self.sentence, self.choices = title, sentence, choices
        self.relayout()

    def back(self) -> bool:
        self.app.close()
        return True

    def _main(self) -> list[Choice]:
        get, game, match = self.app.texts.get, self.game, self.game.session.match
        choices: list[Choice] = [(get("menu-game-continue"), self._done, "primary")]
        if game.session.match.decider() != OVER:
            if match.game.prices(match.position):
                choices.append((get("menu-game-resign"), self._resign, "plain"))
            if game.session.match.may_agree_draw() and all(not seat.level for seat in game.session.match.record.seats):
                choices.append((get("menu-game-draw"), self._offer_draw, "plain"))
        choices += [
            (get("menu-game-rematch"), self._do(game.rematch), "plain"),
            *([(get("end-same-dice"), self._do(game.replay), "plain")] if may_replay(match) else []),
            (get("menu-game-new"), self._do(game.new_game), "plain"),
            *([(get("menu-game-dice"), self._do(game.open_dice), "plain")] if has_dice(match.game) else []),
            (get("menu-game-settings"), self._do(game.open_settings), "plain"),
            (get("menu-game-window" if self.app.settings.fullscreen else "menu-game-full-screen"), self._full, "plain"),
            (get("menu-game-shelf"), self._do(game.actions.to_shelf), "plain"),
            (get("menu-game-quit"), self.app.quit, "plain"),
        ]
        return choices

    def _done(self) -> None:
        self.app.close()

    def _do(self, act: Callable[[], None]) -> Callable[[], None]:
        def close_and_act() -> None:
            self.app.close()
            act()

        return close_and_act

    def _full(self) -> None:
        self.app.close()
        self.app.change(self.app.settings.replace(fullscreen=not self.app.settings.fullscreen))

    # --- giving up ------------------------------------------------------------------------------------------------

    def _persons(self) -> list[int]:
        """The sides that persons play."""
        match = self.game.session.match
        return [side for side in range(match.record.players) if not match.sitting(side).level]

    def _resigning(self) -> int:
        """Who gives up: the person to play, else the only person, else the side to play."""
        active = acting(self.game.session)
        persons = self._persons()
        return active if active in persons or not persons else persons[0]

    def _resign(self) -> None:
        get, game = self.app.texts.get, self.game
        player, prices = self._resigning(), game.session.match.game.prices(game.session.match.position)
        cancel: Choice = (get("resign-cancel"), self._done, "plain")
        if game.session.match.record.players > 2 and len(prices) == 1:
            self._resign_among_several(player, prices[0], cancel)
            return
        if len(prices) == 1:
            give: Choice = (
                get("resign-confirm"),
                self._do(partial(game.session.give_up, player, prices[0])),
                "primary",
            )
            self._ask(get("menu-game-resign"), get("resign-question"), [give, cancel])
            return
        rows: list[Choice] = []
        for i, price in enumerate(prices, 1):
            words = f"{game.session.sentences.button((f'price-{i}', {}))[0]} ({get('score-points', n=price)})"
            rows.append((words, self._do(partial(game.session.offer_to_give_up, player, price)), "plain"))
        self._ask(get("menu-game-resign"), get("resign-price"), [*rows, cancel])

    def _resign_among_several(self, player: int, price: int, cancel: Choice) -> None:
        """One gives up where others want to play on: the computer may take the seat."""
        get, session = self.app.texts.get, self.game.session
        match = session.match
        alone = len(match.game.allies(match.position, player)) == 1
        sentence = get(
            f"resign-question-{'several' if alone else 'team'}", side=session.sentences.side(player, title=True)
        )
        choices: list[Choice] = [
            (get("resign-computer"), self._do(partial(session.hand_over, player)), "primary"),
            (get("resign-end"), self._do(partial(session.give_up, player, price)), "plain"),
            cancel,
        ]
        self._ask(get("menu-game-resign"), sentence, choices)

    def _offer_draw(self) -> None:
        get, game = self.app.texts.get, self.game
        side = game.session.sentences.side(max(0, acting(game.session)))
        accept: Choice = (get("draw-accept"), self._do(game.session.agree_draw), "primary")
        decline: Choice = (get("draw-decline"), self._done, "plain")
        self._ask(get("menu-game-draw"), get("draw-question", side=side), [accept, decline])

    def draw(self, surface: pygame.Surface) -> None:
        scale = self.app.scale
        veil(surface)
        draw_sheet(surface, self.box, scale)
        inner = self.box.inflate(-2 * scale(1.4), -2 * scale(1))
        y = write(surface, self.title, inner, "title", scale(1.7))
        if self.sentence:
            inner.top = y + scale(0.3)
            write(surface, self.sentence, inner, "text", scale.body)
        super().draw(surface)
