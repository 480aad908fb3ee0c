"""The screen of a match in play: the board, the sheet beside it, and the input that plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import final

import pygame

from jeux.common.glossary import words_of
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.match.match import Match
from jeux.play.setup.rules_played import rules_in_a_line
from jeux.play.table.buttons import Button
from jeux.play.table.conductor import Waiting
from jeux.play.table.dice_entry import DiceEntry
from jeux.play.table.panel_content import PanelContent, Sight, panel_content
from jeux.play.table.report import Report
from jeux.play.table.session import Session
from jeux.play.table.step_composer import StepComposer
from jeux.play.words.turn_lines import WORDS
from jeux.scenes.app import App
from jeux.scenes.classroom.strip import Strip, strip_height
from jeux.scenes.narrator import Narrator
from jeux.scenes.pages.keys import KeysPage
from jeux.scenes.scene import Scene
from jeux.scenes.screen import Scroller
from jeux.scenes.seen.describer import Describer
from jeux.scenes.table.activity_screen import MARGIN, ActivityScreen
from jeux.scenes.table.dialogues.rest_sheet import rest_button
from jeux.scenes.table.dialogues.switches import Switches
from jeux.scenes.table.display.areas import below_board, beside_sheet
from jeux.scenes.table.display.button_bar import ButtonBar, has_room
from jeux.scenes.table.display.dice_faces import DiceFaces
from jeux.scenes.table.display.display import TableDisplay
from jeux.scenes.table.display.fitting import SheetFit
from jeux.scenes.table.display.message_words import MessageWords
from jeux.scenes.table.display.pan_zoom import PanZoom
from jeux.scenes.table.display.panel import Panel, column_width, panel_width
from jeux.scenes.table.display.tall import AROUND_TALL, Tall, tall_areas
from jeux.scenes.table.display.turn_focus import TurnFocus
from jeux.scenes.table.display.turn_rows import TurnRows
from jeux.scenes.table.display.typed import Typed
from jeux.scenes.table.facing import Facing
from jeux.scenes.table.ground import Ground
from jeux.scenes.table.hands.chalk_hand import ChalkHand
from jeux.scenes.table.hands.key_table import KeyCommand, key_groups, letters_taken
from jeux.scenes.table.hands.keyboard import ENTER, Keyboard
from jeux.scenes.table.hands.line_keys import LineKeys
from jeux.scenes.table.hands.parts import TableParts
from jeux.scenes.table.hands.pointer import Pointer
from jeux.scenes.table.told.table_narrator import TableNarrator
from jeux.scenes.table.told.table_tree import TableDescriber
from jeux.views.games import view_of
from jeux.views.style.painter import WOOD, expect_board
from jeux.views.style.picture_cache import forget_pictures

LARGER = 1.45
"""How much larger marks are in the simple display and on a projector."""


@final
class GameScene(Scene):
    """Shows one match and lets persons play it with mouse, keyboard or touch. `screen` defines the kind of table
    (default: an ordinary game)."""

    def __init__(self, app: App, match: Match, screen: ActivityScreen | None = None) -> None:
        self.screen = screen or ActivityScreen(match)
        self.match, activity = match, self.screen.activity
        expect_board(match.game, view_of(match.game, match.record.options).look, app.settings.look)
        self.keeper = self.screen.keeper(app)
        self.session = Session(match, app.engine, self.keeper, app.texts, lambda: app.settings, self._show, activity)
        self.fit = SheetFit()
        super().__init__(app)  # only now: the scale depends on the number of players
        self.bare = False
        """Whether the sheet is hidden."""
        self._on_cloth = False  # whether men lie on the cloth beside the board
        self.display = TableDisplay(self.session, app.sounds, lambda: app.settings, self._settled)
        self.ground = Ground(app, self.display)
        self.composer = StepComposer(self.session)
        self.faces = DiceFaces(DiceEntry(self.session))
        self.pan_zoom = PanZoom(self.display, app.screen.get_size, self._lies_elsewhere)
        self.typed = Typed(self.display.points)
        self.parts = TableParts(self.session, self.display, self.composer, self.faces, self.pan_zoom, self.typed)
        self.pointer = Pointer(self.parts)
        self.chalk = ChalkHand(app, self.parts, lambda: self.widgets, self.show_buttons)
        self.turns = TurnRows()
        self.exits = self.screen.exits(app, self.session, self.keeper)
        self.switches = Switches(app, self.session, self.relayout, self.chalk, self.display.marking.show_all)
        self.facing = Facing(self)
        self._texts: Texts | None = None
        self._content: PanelContent | None = None
        self._changed = True  # whether the content of the sheet may differ from what was drawn last
        self.rules = self.screen.rules_sheet(self)
        self.screen.join(self)

    @property
    def narrator(self) -> Narrator:
        """How the table is heard, or the rules that lie over its sheet."""
        return self.rules.panel.narrator if self.rules.panel else TableNarrator(self)

    @property
    def describer(self) -> Describer:
        """The same as a tree."""
        return self.rules.panel.describer if self.rules.panel else TableDescriber(self, self.keyboard)

    def _show(self, report: Report) -> None:
        """Show what has just happened at the table."""
        if report.turned:
            self.faces.put_away()
        self.display.follow(report)
        if report.laid:
            self.turns.opened.clear()

    def _settled(self) -> None:
        """Called when all animations of a step have ended: show the sheet (if a question is asked) and update the
        buttons."""
        if self.bare and self.session.teaching.question:
            self.toggle_bare()
        self.show_buttons()

    @property
    def called(self) -> str:
        return self.session.sentences.name()

    # --- layout ---------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.session.begin()
        self.rules.take_up()
        self.exits.play_decision()

    def relayout(self) -> None:
        self.rules.close()
        self.rules.aside = False
        self.make_way()

    def make_way(self) -> None:
        self.display.finish()  # while the buttons that it updates still exist
        super().relayout()

    @property
    def may_make_way(self) -> bool:
        size, scale = self.app.size, self.widget_scale
        beside = not self.bare and not self.facing.areas(scale(MARGIN))
        below = below_board(size, scale(MARGIN), strip_height(self.app), scale)
        return beside and not below and column_width(size, scale) > panel_width(size, scale)

    @property
    def at_rest(self) -> bool:
        hand, display = self.session.hand, self.display
        held = hand.chosen or hand.dragging or self.session.engaged or self.composer.turn_in_hand()
        return not (held or display.late or display.under_way)

    def may_leave(self, leave: Callable[[], object]) -> bool:
        return self.keeper.may_leave(leave)

    def leave(self) -> None:
        self.rules.close()
        self.session.leave()
        self.keeper.release()
        self.ground.forget()  # the scene object itself lives on until the garbage collector runs
        forget_pictures()
        self.facing.leave()
        super().leave()

    def rescue(self) -> None:
        self.keeper.rescue()

    def layout(self) -> None:
        self.screen.begin_layout()
        session, display, record, texts = self.session, self.display, self.match.record, self.app.texts
        if self._texts is not texts:
            self._speak(texts)
        display.board.apply_theme(self.app.settings.look)
        display.board.emphasis = LARGER if self.app.settings.enlarged else 1.0
        self._watching = session.watching
        room, self.panel = self._lay_sheet(self.widget_scale)
        far = self.facing.lay(self.panel.rect, self.screen.fixed_buttons(), self._on_cloth)
        display.place_in(room, {} if self.bare else self.panel.trays | far)
        self.bar = ButtonBar(self.widgets, self.panel, partial(rest_button, self.app))
        self.words = MessageWords(self.widgets, self.panel, words_of(texts.language, self.match.game.key))
        acts = {one.name: one.act for one in self._offered_commands()}
        self.keyboard, self.strip = (
            Keyboard(self.parts, self.widgets, self.bar, acts, texts.keys),
            Strip(self.app, self.widgets),
        )
        self.line_keys = LineKeys(self.session, self.widgets)
        self.ground.forget()
        if not self.bare:
            self.bar.build_fixed(self.screen.fixed_buttons())
            rules = rules_in_a_line(self.match.game, record.options, record.players, texts)
            told = self.content_now().below_title
            self.bar.name_rules(rules, self.exits.open_rules_played, texts.get("rules-played-help"), told)
            if self.panel.plan.with_list and not self.panel.plan.told_first:
                self.widgets.place(TurnFocus(self.turns, lambda: self.panel.list))
        session.teaching.heed()
        session.refresh()
        self.screen.end_layout()

    def _speak(self, texts: Texts) -> None:
        """Take the words of a language, in which each command has the key that it has at this board."""
        if self._texts:
            self.session.teaching.forget_words()
        self._texts = texts
        self.session.speak(texts.with_keys(texts.keys.beside(letters_taken(self.parts))))

    @property
    def widget_scale(self) -> Scale:
        """The scale of the sheet and its buttons."""
        return self.fit.scale(self._wished_scale, self._kind_of_sheet)

    @property
    def _wished_scale(self) -> Scale:
        return self.screen.scale(self.app, self.session.players)

    @property
    def _kind_of_sheet(self) -> object:
        """What the room on the sheet depends on, besides the scale."""
        return self.app.size, self.app.settings.language, self.app.settings.font

    def _lay_sheet(self, scale: Scale) -> tuple[pygame.Rect, Panel]:
        """The rectangle of the board, and the sheet in this scale."""
        size, margin, at_left = self.app.size, scale(MARGIN), self.app.settings.panel == "left"
        read = self.screen.plan.told_first or self.rules.aside
        wide = 0 if self.bare else (column_width if read else panel_width)(size, scale)
        head = strip_height(self.app)
        below = None if self.bare else below_board(size, margin, head, scale)
        faced = self.facing.areas(margin)
        tall = None if faced or self.bare else self._around(scale, head)
        areas = faced or (tall and (tall.room, tall.sheet)) or below
        room, sheet = self.screen.areas(areas or beside_sheet(size, margin, head, wide, at_left))
        self._on_cloth = self.display.on_cloth(room, tall.strips() if tall else None)
        trays = () if self._on_cloth else self.facing.near_trays()
        panel = self.screen.panel(sheet, scale, trays, self.session.players, self.turns)
        if tall:
            panel.surround(tall)
        return room, panel

    def _around(self, scale: Scale, head: int) -> Tall | None:
        """The places around the board in a tall window. A board that turns would leave its players' plaques behind."""
        display, (width, height), margin = self.display, self.app.size, scale(AROUND_TALL)
        if display.orientation.turning:
            return None
        window = pygame.Rect(margin, head + margin, width - 2 * margin, height - head - 2 * margin)
        sides = display.orientation.sides()
        return tall_areas(window, scale, self.screen.plan, sides, display.has_men_beside, display.height_in)

    def toggle_bare(self) -> None:
        """Hide or show the panel."""
        self.bare = not self.bare
        self.relayout()

    def _lies_elsewhere(self) -> None:
        """Called when the board has been moved: end all animations and update what depends on its place."""
        self.display.finish()
        self.display.top.place_in(self.display.board.frame)
        self.ground.forget()
        self.show_buttons()
        if self.display.marking.pointer:
            self.pointer.hover(pygame.mouse.get_pos())

    # --- buttons and keys -----------------------------------------------------------------------------------------

    def show_buttons(self) -> None:
        """Lay out the buttons for the current state."""
        if self.bare:
            return
        if self._watching is not self.session.watching:
            self.relayout()  # a seat was handed over to the computer
            return
        self.bar.enable(self.screen.able(), foot=not self.screen.ending.shown)
        self._lay_buttons()
        if self.session.waiting() is Waiting.ENTER:
            self.faces.lay(self.panel, self.bar.rows)

    def _lay_buttons(self) -> None:
        content = self.screen.content_drawn(self.content())
        buttons = self.chalk.buttons(self.panel.tight) or self.screen.buttons()
        if self._hold_back(buttons, content):
            return
        self.bar.build(buttons, content, self.screen.room_below(self.panel))
        self.facing.show(buttons, content)
        self.bar.explain(content, self.rules.button())
        self.words.lay(content)
        self.screen.buttons_laid()

    def _hold_back(self, buttons: list[Button], content: PanelContent) -> bool:
        """Lay the table out again in smaller letters if the sheet has no room for its words and buttons."""

        def fits(panel: Panel) -> bool:
            return has_room(panel, buttons, content, self.screen.room_below(panel))

        kind = self._wished_scale, self._kind_of_sheet
        if fits(self.panel) or not self.fit.hold_back(*kind, lambda scale: fits(self._lay_sheet(scale)[1])):
            return False
        if self.rules.aside:
            self.make_way()
        else:
            self.relayout()
        return True

    def _offered_commands(self) -> list[KeyCommand]:
        """The commands here, except those that a class session does not offer."""
        offered = self.app.hour.offered
        return [one for one in self.screen.commands() if offered.at_table(one.name)]

    def listed_commands(self) -> list[KeyCommand]:
        """The commands that the page of keys lists."""
        fixed = () if self.switches.may_turn_board else ("turn-board",)
        listed = [one for one in self._offered_commands() if one.name not in fixed]
        return [*listed, *self.screen.more_commands()]

    def open_keys(self) -> None:
        """Every key of this game, above the board."""
        groups = partial(key_groups, self._key_texts, self.listed_commands, self.parts, self.app.hour.offered)
        self.app.open(KeysPage(self.app, self.session.sentences.name(), groups))

    def _key_texts(self) -> Texts:
        """The texts that name the keys as they are now."""
        return self.session.texts if self.screen.types_places else self.app.texts

    def open_menu(self) -> None:
        """The menu of this game, above the board."""
        self.screen.open_menu()

    # --- events ---------------------------------------------------------------------------------------------------

    def event(self, event: pygame.Event) -> bool:
        if self.screen.event(event):
            return True
        if self.rules.event(event) or self.chalk.event(event) or self.facing.event(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.turns.pointed = None  # the words are the pointer's now
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._hurry(event.pos):
            return True
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button in (1, 3):
            return super().event(event) or self._button(event)
        if event.type == pygame.MOUSEMOTION:
            self.pointer.hover(event.pos, by_finger=event.touch)
        if event.type == pygame.MOUSEWHEEL and self.panel.list.collidepoint(pygame.mouse.get_pos()):
            self.turns.scroll += event.y
            return True
        return self.pointer.nears(event) or super().event(event)

    def scroller(self, pixel: tuple[int, int]) -> Scroller | None:
        if self.rules.panel:
            return self.rules.panel.scroller(pixel)
        on_list = not self.bare and self.panel.list.collidepoint(pixel)
        return self.turns if on_list else self.facing.scroller(pixel)

    def hidden(self, pixel: tuple[int, int]) -> bool:
        return self.rules.covers(pixel) or super().hidden(pixel)

    def let_go(self) -> None:
        super().let_go()
        self.pointer.let_go()
        self.chalk.let_go()

    def _button(self, event: pygame.Event) -> bool:
        """Handle a mouse button used outside the widgets."""
        taken = self.screen.button(event)
        if taken is not None:
            return taken
        if event.button == 3:
            if event.type == pygame.MOUSEBUTTONUP or not self.composer.turn_in_hand():
                self.session.let_go()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            faces = self.session.waiting() is Waiting.ENTER  # they may lie over the list
            if not (self.bare or faces) and self.turns.press(event.pos):
                return True
            self.pointer.press(event.pos, on_sheet=not self.bare, by_finger=event.touch)
            return True
        return self.turns.release(event.pos) or self.pointer.release(event.pos, self.app.settings)

    def _hurry(self, pixel: tuple[int, int]) -> bool:
        """A click on the sheet ends the animations. True if it does nothing more, because a button of the moment may be
        replaced by one that the player has not seen yet. While a line is shown its buttons stay, so the click
        counts."""
        if self.bare or not self.display.late or not self.panel.rect.collidepoint(pixel):
            return False
        of_the_moment = self.panel.actions.collidepoint(pixel) and not self.session.board.line
        self.display.finish()
        return of_the_moment

    def key(self, event: pygame.Event) -> bool:
        taken = self.screen.key(event)
        if taken is not None:
            return taken
        unseen = self.display.top.rolling
        self.display.finish()
        if unseen and event.key in (*ENTER, pygame.K_SPACE):
            return True  # the button that it would press was not visible yet
        return self.line_keys.handle(event) or self.keyboard.handle(event) or super().key(event)

    def back(self) -> bool:
        return self.screen.back()

    # --- time and picture -----------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        at_table = self.display.moving or self.session.moving or self.rules.moving or not self.panel.turning.at_rest
        return self.ground.awaited or at_table or self.screen.moving

    def advance(self, dt: float) -> bool:
        changed = self.widgets.update(dt) | self.pan_zoom.follow(dt) | self.display.advance(dt) | self.rules.advance(dt)
        changed |= self.session.advance(dt, moving=self.display.moving, held=self.app.dialogue is not None)
        self._changed = True
        changed |= self.rules.settle()
        changed |= self.panel.turning.advance(dt, self._thinking())
        changed |= self.facing.advance(dt) | self.keeper.advance(dt, self.session.say) | self.ground.arrives
        return self.screen.advance(dt, changed)

    def _thinking(self) -> int | None:
        """The side whose computer is seen to think about its own step: on the table of wood, and where things move."""
        conductor, settings = self.session.conductor, self.app.settings
        seen = settings.look == WOOD and settings.animation != "none" and not self.bare and conductor.thinking
        return conductor.acting() if seen and self.session.waiting() is Waiting.COMPUTER else None

    def content(self) -> PanelContent:
        """The content of the sheet. It says nothing about a step before its animation has ended."""
        if self._content is None or not self.display.late:
            self._content = self.chalk.content(self.content_now())
        return self._content

    def content_drawn(self) -> PanelContent:
        """The same, worked out once a frame."""
        if self._content is None or self._changed:
            self._content, self._changed = self.content(), False
        return self.screen.content_drawn(self._content)

    def content_now(self) -> PanelContent:
        pointed = self.display.marking.cursor or self.display.marking.hovered
        proposal, settings = self.exits.proposal(self.panel.tight), self.app.settings
        sight = Sight(pointed, settings.race, proposal, WORDS if settings.simple else settings.turns, self.rules.codes)
        return self.screen.content(lambda: panel_content(self.session, sight))

    def draw(self, surface: pygame.Surface) -> None:
        self.screen.draw(surface, self._draw)

    def _draw(self, surface: pygame.Surface) -> None:
        board, content = self.display.board, self.content_drawn()
        self.ground.draw(surface)
        if not self.ground.awaited:
            self.facing.draw(surface, content)
        if not self.bare:
            self.panel.draw(surface, board.upright, self.facing.near_content(content))
        if not self.ground.awaited:  # above the words: men may be lifted from a plaque
            self.display.draw(surface, self.app.settings.dots and self.session.teaching.helped)
            self.pan_zoom.draw(surface, self.app.settings.look)
        if not self.bare and not self.display.late:
            self.faces.draw(surface, board.painter, self.display.view.dice)
        self.widgets.draw(surface)
        self.strip.draw(surface)
        words = self.app.texts.get("typed", typed=self.typed.text)
        room = board.closeup.outer if self.bare else self.panel.list  # keeps the column letters visible
        self.typed.draw(surface, words, room, self.app.scale)
        self.rules.draw(surface)
