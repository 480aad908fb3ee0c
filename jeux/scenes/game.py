"""The game on the table: the board, the sheet beside it, and the hands that play."""

from __future__ import annotations

import pygame

from jeux.common.theme import WALNUT_SOFT
from jeux.common.typography import line
from jeux.engine.client import Thought
from jeux.match.table import Table
from jeux.rules.contract import Refusal, Thrown
from jeux.scenes import keyboard
from jeux.scenes.app import App
from jeux.scenes.background import table as table_top
from jeux.scenes.conductor import Advice, Conductor, EngineTrouble, News, Played, Waiting
from jeux.scenes.gamemenu import GameMenu
from jeux.scenes.panel import Panel, Words, panel_width
from jeux.scenes.scene import Scene
from jeux.scenes.sheet import Actions
from jeux.scenes.telling import Teller
from jeux.views.animation import duration
from jeux.views.board import BoardView
from jeux.views.gestures import NOBODY, Hand, Outcome, Permit, Play, Refuse, Select
from jeux.views.marking import Marking
from jeux.views.noises import noises_of
from jeux.views.permits import permit_of, watch_only
from jeux.views.tabletop import Tabletop
from jeux.views.view import view_of


class GameScene(Scene):
    """Shows one match and lets persons play it with mouse or keyboard."""

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        self.view = view_of(table.game)
        self.board = BoardView(table.game, self.view)
        self.top = Tabletop(self.board, self.view.dice)
        self.conductor = Conductor(table, app.engine, self.view.confirm_turn, lambda: app.settings.animation)
        self.hand = Hand()
        self.marking = Marking(self.board, self.view)
        self.permit: Permit = NOBODY
        self.bare = False
        self.notice: tuple[str, bool] | None = None
        self._ended = 0.0
        self._buffer = keyboard.Typed()
        self._ground: pygame.Surface | None = None

    # --- layout ---------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.top.show(self.table.positions, self.table.steps)
        self._save()
        self.refresh()

    def leave(self) -> None:
        self.conductor.leave()
        self.app.store.release(self.table.record.id)
        super().leave()

    def rescue(self) -> None:
        self.app.store.save(self.table.record)

    def layout(self) -> None:
        width, height = self.app.size
        scale = self.app.scale
        self.teller = Teller(self.app.texts, self.table, self.view)
        wide = 0 if self.bare else panel_width(self.app.size, scale)
        margin = scale(0.6)
        at_left = self.app.settings.panel == "left"
        sheet = pygame.Rect(margin if at_left else width - wide - margin, margin, wide, height - 2 * margin)
        room = pygame.Rect(margin, margin, width - 2 * margin - (wide + margin if wide else 0), height - 2 * margin)
        if at_left and wide:
            room.left = sheet.right + margin
        self.panel = Panel(sheet, scale, self.view.trays, self.table.record.players)
        self.board.place_in(room, {} if self.bare else self.panel.trays)
        self.top.place_in(self.board.frame)
        self.actions = Actions(self)
        self._ground = None
        if not self.bare:
            self.actions.build_fixed()
        self.refresh()

    def _draw_ground(self) -> pygame.Surface:
        ground = table_top(self.app.size).copy()
        self.board.draw_ground(ground)
        if self.app.settings.coordinates != "off":
            self._draw_labels(ground)
        if not self.bare:
            self.panel.draw_ground(ground)
        return ground.convert()

    def _draw_labels(self, ground: pygame.Surface) -> None:
        """The names of columns and rows on the frame, or the name of every point beside it."""
        size = max(14, round(self.board.frame.unit * 0.2))
        labels = self.view.labels
        if self.app.settings.coordinates == "every":
            points = self.board.game.board.points
            where = self.board.game.board.where
            labels = (*labels, *((p, (where[p][0] + 0.3, where[p][1] - 0.3)) for p in points if not p.isdigit()))
        for text, spot in labels:
            image = line(text, "bold", size, WALNUT_SOFT)
            dark = line(text, "bold", size, (20, 12, 6))
            centre = self.board.frame.pixel(spot)
            for dx, dy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
                ground.blit(dark, dark.get_rect(center=(centre[0] + dx, centre[1] + dy)))
            ground.blit(image, image.get_rect(center=centre))

    # --- the state of the game ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Everything that follows from the position: what the hand may do, the buttons, the marks."""
        waiting = self.conductor.waiting()
        position = self.table.position
        self.hand.clear()
        if waiting is Waiting.PERSON:
            self.permit = permit_of(position, self.view.dice.left(position) if self.view.dice else ())
        else:
            self.permit = watch_only(position) if waiting is not Waiting.COMPUTER else NOBODY
        self.marking.follow(self.table.positions, self.table.steps, waiting is Waiting.PERSON)
        if not self.bare:
            self.actions.build(waiting)

    def _save(self) -> None:
        trouble = self.app.store.save(self.table.record)
        if trouble:
            self.notice = (self.app.texts.get(f"error-{trouble.code}"), True)

    def _moved(self) -> None:
        """The record changed: save it and look at the new position."""
        self._save()
        self.marking.forget()
        self._ended = 0.0
        self.refresh()

    def show_played(self, played: Played) -> None:
        """A step was played, by whomever: save, animate, sound."""
        self.notice = None
        speed = self.app.settings.animation
        self.board.animate(played.effects, self.table.position, speed)
        self.top.follow(played.effects, len(self.table.steps), speed)
        for event in noises_of(played.effects):
            self.app.sounds.play(event)
        self._moved()
        if self.table.result():
            won = max(self.table.result().scores) != min(self.table.result().scores)  # type: ignore[union-attr]
            self.app.sounds.play("win" if won else "draw")

    # --- what persons do ------------------------------------------------------------------------------------------

    def play(self, step: str) -> None:
        """A person plays a legal step."""
        self.show_played(self.conductor.play(step))

    def throw(self) -> None:
        """A person throws the dice."""
        self.show_played(self.conductor.throw())

    def confirm(self) -> None:
        """A person ends the turn."""
        self.conductor.confirm()
        self.notice = None
        self.refresh()

    def undo(self) -> None:
        """Take back; the men glide to where they were, without a sound."""
        if not self.conductor.undo():
            self.notice = (self.app.texts.get("undo-nothing"), False)
            return
        self._went_elsewhere("undone")

    def redo(self) -> None:
        """Play again what was taken back."""
        if not self.conductor.redo():
            self.notice = (self.app.texts.get("redo-nothing"), False)
            return
        self._went_elsewhere("redone")

    def _went_elsewhere(self, notice: str) -> None:
        self.board.glide(self.table.position, self.app.settings.animation)
        self.top.show_dice(self.table.positions, self.table.steps)
        self.notice = (self.app.texts.get(notice), False)
        self._moved()

    def advise(self) -> None:
        """Ask the computer, at full strength, what it would play."""
        if self.conductor.waiting() is not Waiting.PERSON:
            self.notice = (self.app.texts.get("hint-none"), False)
            return
        self.marking.forget()
        self.conductor.advise()
        self.notice = (self.app.texts.get("hint-thinking"), False)

    def give_up(self, player: int, price: int) -> None:
        """A player gives the game up."""
        self.conductor.leave()
        self.table.give_up(player, price)
        self._moved()

    def agree_draw(self) -> None:
        """Both sides agree on a draw."""
        self.conductor.leave()
        self.table.agree_draw()
        self._moved()

    def next_game(self) -> None:
        """The next game of the match."""
        self.table.next_game()
        self._start_over()

    def rematch(self) -> None:
        """The same again, sides exchanged."""
        self.app.store.release(self.table.record.id)
        table = Table(self.table.rematch(swap_sides=True))
        self.app.go(lambda app: GameScene(app, table))

    def _start_over(self) -> None:
        self.conductor = Conductor(
            self.table, self.app.engine, self.view.confirm_turn, lambda: self.app.settings.animation
        )
        self.top.show(self.table.positions, self.table.steps)
        self._moved()

    # --- events ---------------------------------------------------------------------------------------------------

    def event(self, event: pygame.Event) -> bool:
        if self.actions.rules_event(event):
            return True
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button in (1, 3):
            return super().event(event) or self._button(event)
        if event.type == pygame.MOUSEMOTION:
            self._hover(event.pos)
            return super().event(event)
        if event.type == pygame.MOUSEWHEEL and self.panel.list.collidepoint(pygame.mouse.get_pos()):
            self.panel.scroll += event.y
            return True
        return super().event(event)

    def _button(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.hand.clear()
            return True
        if event.button != 1:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event.pos)
        outcome = self.hand.release(self.permit, self._place_at(event.pos))
        return outcome is not None and self.do(outcome)

    def _press(self, pixel: tuple[int, int]) -> bool:
        self.marking.cursor = None
        if self.top.rolling:
            self.top.finish()
            return True
        self.board.finish()
        place = self._place_at(pixel)
        waiting = self.conductor.waiting()
        if place and place.startswith("die:") and waiting is Waiting.CONFIRM:
            self.confirm()
        elif waiting is Waiting.THROW and (place is None or place.startswith("die:")) and self.top.in_piste(pixel):
            self.throw()
        else:
            self.hand.press(self.permit, place, pixel)
        return True

    def _place_at(self, pixel: tuple[int, int]) -> str | None:
        die = self.top.die_at(pixel)
        if die is not None:
            return f"die:{die}"
        if not self.board.frame.rect.collidepoint(pixel) and not any(
            tray.collidepoint(pixel) for tray in self.board.trays.values()
        ):
            return None
        return self.board.at(pixel, frozenset(self.permit.next_places(self.hand.chosen)))

    def _hover(self, pixel: tuple[int, int]) -> None:
        self.hand.move(pixel)
        self.marking.pointer = pixel if self.hand.dragging else None
        self.marking.hovered = self._place_at(pixel)

    def do(self, outcome: Outcome) -> bool:
        """What a finished gesture leads to."""
        match outcome:
            case Play(step):
                self.play(step)
            case Select(path):
                self.notice = None
                self.marking.forget()
                if path:
                    self.app.sounds.play("select")
            case Refuse(step, place):
                self._refuse(step, place)
        return True

    def _refuse(self, step: str | None, place: str) -> None:
        refusal, sentence = self._why(step, place)
        self.marking.refused = refusal.places or (place,)
        self.notice = (sentence, True)
        self.app.sounds.play("illegal")

    def _why(self, step: str | None, place: str) -> tuple[Refusal, str]:
        waiting = self.conductor.waiting()
        texts = self.app.texts
        if waiting is Waiting.COMPUTER:
            return Refusal("computer-thinks", ()), texts.get("refusal-computer-thinks")
        if waiting is Waiting.CONFIRM:
            player = self.table.positions[-2].turn
            return Refusal("turn-end", ()), self.teller.turn_end(player)
        refusal = self.table.position.refusal(step) if step else None
        if refusal:
            return refusal, self.teller.refusal(refusal)
        code = "stuck" if any(where == place for where, _ in self.table.position.men()) else "nothing-here"
        return Refusal(code, (place,)), texts.get(f"refusal-{code}")

    # --- keys -----------------------------------------------------------------------------------------------------

    def key(self, event: pygame.Event) -> bool:
        return keyboard.handle(self, event, self._buffer) or super().key(event)

    def back(self) -> bool:
        if self.hand.chosen or self.marking.cursor or self.notice:
            self.hand.clear()
            self.marking.cursor = None
            self.notice = None
            self.marking.forget()
            return True
        self.open_menu()
        return True

    def new_game(self) -> None:
        """Prepare another game of the same kind; this one stays saved."""
        from jeux.scenes.newgame import NewGameScene

        key = self.table.game.key
        self.app.go(lambda app: NewGameScene(app, key))

    def open_settings(self) -> None:
        """The settings; leaving them comes back to this game."""
        from jeux.scenes.settings import SettingsScene

        table = self.table
        self.app.go(lambda app: SettingsScene(app, lambda app: GameScene(app, table)))

    def open_menu(self) -> None:
        """The menu of this game, above the board."""
        self.app.open(GameMenu(self.app, self))

    def toggle_bare(self) -> None:
        """Hide or show the panel."""
        self.bare = not self.bare
        self.relayout()

    # --- time and picture -----------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        return self.board.moving or self.top.rolling or self.conductor.thinking or self.hand.dragging

    def advance(self, dt: float) -> bool:
        self.widgets.update(dt)
        if self.hand.pressed:
            self.hand.hold(dt)
        changed = self._buffer.advance(self, dt)
        changed |= self.board.advance(dt)
        changed |= self.top.advance(dt, self.app.sounds)
        for news in self.conductor.advance(dt, self.board.moving or self.top.rolling or self.app.dialogue is not None):
            self._hear(news)
            changed = True
        return self._advance_end(dt) or changed

    def _advance_end(self, dt: float) -> bool:
        if not self.table.result() or self._ended < 0 or self.board.moving:
            return False
        self._ended += dt
        if self._ended < duration("end", self.app.settings.animation):
            return False
        self._ended = -1.0
        self.refresh()
        return True

    @property
    def outcome_shown(self) -> bool:
        """Whether the winning position has been seen long enough for the result to be told."""
        return self._ended < 0

    def _hear(self, news: News) -> None:
        match news:
            case Played():
                self.show_played(news)
                if self.conductor.waiting() is Waiting.PERSON:
                    self.app.sounds.play("turn")
            case Advice(step):
                self.marking.advise(self.table.position, step)
                told = self.teller.step(self.table.position, step)
                self.notice = (self.app.texts.get("hint-step", step=told), False)
                self.app.sounds.play("hint")
            case EngineTrouble(code):
                self.notice = (self.app.texts.get(f"error-{code}"), True)
            case Thought():
                pass

    def words(self) -> Words:
        """All that the panel says now."""
        waiting = self.conductor.waiting()
        active = self.acting(waiting)
        players = tuple(self.teller.player(p, p == active) for p in range(self.table.record.players))
        result = self.table.result()
        outcome = self.teller.outcome(result) if result and self.outcome_shown else ()
        message, refused = self.notice or (self._message(waiting, active), False)
        return Words(
            self.teller.name(), self.teller.subtitle(), players, message, refused, self.teller.steps(), outcome
        )

    def acting(self, waiting: Waiting) -> int:
        """The player whose turn it is to be seen, -1 for nobody."""
        if waiting is Waiting.OVER:
            return -1
        if waiting is Waiting.CONFIRM:
            return self.table.positions[-2].turn
        if waiting in (Waiting.THROW, Waiting.PAUSE):
            throwers = set(self.conductor.throwers())
            return throwers.pop() if len(throwers) == 1 else -1
        return self.table.decider()

    def _message(self, waiting: Waiting, active: int) -> str:
        if waiting is Waiting.OVER:
            return ""
        if waiting is Waiting.CONFIRM:
            return self.teller.turn_end(active)
        if waiting is Waiting.COMPUTER:
            return self.app.texts.get("turn-computer")
        dice = self._dice_told()
        prompt = self.teller.prompt(active)
        return f"{dice}\n{prompt}" if dice else prompt

    def _dice_told(self) -> str:
        """The dice just thrown, once they rest."""
        if not self.table.steps or self.top.rolling:
            return ""
        position, step = self.table.positions[-2], self.table.steps[-1]
        thrown = any(isinstance(effect, Thrown) for effect in position.effects(step))
        return self.teller.step(position, step) if thrown else ""

    def draw(self, surface: pygame.Surface) -> None:
        if self._ground is None:
            self._ground = self._draw_ground()
        surface.blit(self._ground, (0, 0))
        self.top.draw_cube(surface, self.table.position)
        self.board.draw(
            surface, self.marking.marks(self.permit, self.hand, self.table.position, self.app.settings.marks)
        )
        self.top.draw_dice(surface, self.table.position, self.hand.chosen)
        if not self.bare:
            self.panel.draw(surface, self.words())
        self.widgets.draw(surface)
        self.actions.draw(surface)
