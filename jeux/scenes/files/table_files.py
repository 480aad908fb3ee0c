"""What can be exported from a table: the match, its position as text and picture, the list of turns."""

from __future__ import annotations

from functools import partial

import pygame

from jeux.formats.showing import lines_of
from jeux.match.chalk import Chalk
from jeux.play.gestures.notice import Notice
from jeux.play.table.blackboard import drawn_over
from jeux.play.table.session import Session
from jeux.play.words.position_line import position_line
from jeux.play.words.sentences import Sentences
from jeux.play.words.turn_lines import NOTATION, TurnLines
from jeux.printing.game.boards import draw_position, set_up
from jeux.printing.paper.inks import inks, of_theme
from jeux.printing.paper.svg import svg
from jeux.scenes.app import App
from jeux.scenes.choice_sheet import ChoiceSheet
from jeux.scenes.files.clipboard import put
from jeux.scenes.files.saving import Saving, file_name, save_as
from jeux.scenes.navigation.printing import make_game, print_position
from jeux.scenes.row_sheet import RowSheet
from jeux.scenes.table.hands.key_table import KeyCommand
from jeux.views.games import view_of
from jeux.views.portrait import png, portrait
from jeux.views.style.styles import STYLES

OWN = ""
"""The key of our own line among those of the formats."""
COPIED = 1000
"""Width in pixels of a copied picture."""
DRAWN = 120.0
"""Width in millimetres of a vector drawing, which scales to any size."""
WIDTHS = (600, 1200, 2400, 4800)
"""Widths in pixels of a saved picture."""


class TableFiles:
    """Saves and copies what is on one table. `whole` is the match to save, where the table shows only a part."""

    def __init__(self, app: App, session: Session) -> None:
        self._app, self._session = app, session
        self.whole = session.match

    def commands(self) -> tuple[KeyCommand, ...]:
        """The key commands for export."""
        return (
            KeyCommand("save", self.save_as),
            KeyCommand("picture", self.save_picture),
            KeyCommand("copy", self.copy),
            KeyCommand("copy-turns", self.copy_turns),
        )

    def offer(self) -> None:
        """Show all exports, to choose from."""
        self._app.open(TakeSheet(self._app, self))

    def save_as(self) -> None:
        """Save the match under a name the player chooses."""
        save_as(self._app, self.whole.record)

    # --- copied ---------------------------------------------------------------------------------------------------

    def copy(self) -> None:
        """Copy the position as a line that can be pasted again, with the lines for other programs and the turns below
        it, and its picture."""
        turns = self._turns(NOTATION)
        own, *others = self.lines().values()
        both = put("\n".join([own, *others, *([turns] if turns else [])]), self._picture(COPIED))
        self._session.say(Notice(self._app.texts.get("copied-both" if both else "copied-text")))

    def lines(self) -> dict[str, str]:
        """The position as one line: first ours, then those of the formats of other programs by their keys."""
        match = self._session.match
        own = position_line(match)
        return {OWN: own, **{key: line for key, line in lines_of(match).items() if line not in own}}

    def copy_line(self, line: str) -> None:
        """Copy one of these lines alone."""
        put(line)
        self._session.say(Notice(self._app.texts.get("copied-text")))

    def offer_copies(self) -> None:
        """Copy the position; where other programs have notations for it, ask in which one."""
        if len(self.lines()) > 1:
            self._app.open(CopySheet(self._app, self, self._session.match.game.key))
        else:
            self.copy()

    def copy_turns(self) -> None:
        """Copy all turns of the game, in the notation chosen for the turn list."""
        manner = self._app.settings.turns
        turns = self._turns(manner)
        if turns:
            put(turns)
        self._session.say(Notice(self._app.texts.get("copied-turns" if turns else "copied-no-turns")))

    def _turns(self, manner: str) -> str:
        of = self._session.sentences
        lines = TurnLines(Sentences(of.texts, self.whole, of.wording, of.gestures)).lines(manner)
        return "\n".join(f"{number}. {line.text}" for number, line in enumerate(lines, 1))

    # --- pictures -------------------------------------------------------------------------------------------------

    def _picture(self, wide: int) -> pygame.Surface:
        """The table as a picture, the board oriented as it is on the screen."""
        match, board = self._session.match, self._session.board
        way = view_of(match.game, match.record.options).look.seating.way(
            match.persons(), match.game.key in self._app.settings.turned
        )
        return portrait(match.game, match.record.options, board.positions, board.steps, wide, way, self._drawn())

    def _drawn(self) -> tuple[Chalk, ...]:
        """The arrows and circles drawn by hand over the current position."""
        return drawn_over(self._session.match, self._session.board.position)

    def save_picture(self) -> None:
        """Ask for the size, then for the file."""
        self._app.open(PictureSheet(self._app, self))

    def write_picture(self, wide: int) -> None:
        """Save a picture of this width."""
        Saving(self._app, self._name(), (".png",), lambda ending: png(self._picture(wide))).ask()

    def print(self) -> None:
        """Print the position on the table."""
        record = self._session.match.record
        position = self._session.board.position
        print_position(self._app, record.game, record.games[-1].options, record.players, position, self._drawn())

    def make(self) -> None:
        """Print the board of this game, its men and its rules, with the options of this match."""
        record, position = self._session.match.record, self._session.board.position
        make_game(self._app, record.game, record.games[-1].options, record.players, position.text())

    def write_drawing(self) -> None:
        """Save the position as an SVG drawing, in the colours of the theme."""
        Saving(self._app, self._name(), (".svg",), lambda ending: self._drawing()).ask()

    def _drawing(self) -> bytes:
        match, board = self._session.match, self._session.board
        options, here = match.record.games[-1].options, board.position
        theme = self._app.settings.theme
        ink = of_theme(theme) if theme in STYLES else inks(colour=True)
        drawing = draw_position(set_up(match.game, options, here), here, DRAWN, ink, self._drawn())
        return svg(drawing, self._session.sentences.name())

    def _name(self) -> str:
        match = self._session.match
        return file_name(self._session.sentences.name(), match.record)


class TakeSheet(RowSheet):
    """The exports of a table, to choose from."""

    def __init__(self, app: App, files: TableFiles) -> None:
        super().__init__(app)
        get = app.texts.get
        acts = {
            "save": files.save_as,
            "copy" if len(files.lines()) == 1 else "copy-as": files.offer_copies,
            "copy-turns": files.copy_turns,
            "picture": files.save_picture,
            "print": files.print,
        }
        self.title = get("menu-game-take")
        self.choices = [
            *((get(f"menu-game-{name}"), self.closing(act), "plain") for name, act in acts.items()),
            (get("make-open"), self.closing(files.make), "plain"),
            (get("button-back"), app.close, "plain"),
        ]


class CopySheet(ChoiceSheet):
    """The notations in which a position can be copied, to choose from."""

    def __init__(self, app: App, files: TableFiles, game: str) -> None:
        super().__init__(app)
        get, named = app.texts.get, partial(app.texts.game, game)
        own, *others = files.lines().items()
        self.title, self.sentence = get("menu-game-copy"), get("copy-which")
        self.choices = [
            (get("copy-all"), self.closing(files.copy), "primary"),
            (get("copy-own"), self.closing(partial(files.copy_line, own[1])), "plain"),
            *((named(f"dialect-{key}"), self.closing(partial(files.copy_line, line)), "plain") for key, line in others),
            (get("button-cancel"), app.close, "plain"),
        ]


class PictureSheet(ChoiceSheet):
    """The size of the picture, to choose."""

    def __init__(self, app: App, files: TableFiles) -> None:
        super().__init__(app)
        get = app.texts.get
        self.title, self.sentence = get("menu-game-picture"), get("picture-which")
        self.choices = [
            *(
                (get("picture-wide", n=wide), self.closing(partial(files.write_picture, wide)), "plain")
                for wide in WIDTHS
            ),
            (get("picture-drawn"), self.closing(files.write_drawing), "plain"),
            (get("button-cancel"), app.close, "plain"),
        ]
