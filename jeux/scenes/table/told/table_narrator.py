"""The text of a table for speech: the place under the cursor, the steps played, and the text of the sheet."""

from __future__ import annotations

from collections.abc import Sequence

from jeux.common.roles import Role
from jeux.play.table.table_description import TableDescription
from jeux.scenes.narrator import ReadLine, ScreenSpeech, nowhere, sentence
from jeux.scenes.table.dialogues.steps_sheet import StepsSheet
from jeux.scenes.table.display.seen import SeenTable


class TableNarrator:
    """Hears one table."""

    reading = False

    def __init__(self, table: SeenTable) -> None:
        self._table = table

    @property
    def source(self) -> object:
        return self._table

    @property
    def settled(self) -> bool:
        return self._table.display.late is None

    @property
    def _full(self) -> bool:
        return self._table.app.settings.speech_detail == "full"

    def speech(self) -> ScreenSpeech:
        table = self._table
        content, item = table.content_drawn(), table.widgets.focused
        at, about, role = "", "", None
        focus: tuple[str, ...] = ()
        place = table.display.marking.cursor or table.display.marking.hovered
        if table.typed.text:
            at, focus = "typed", (table.app.texts.get("typed", typed=table.typed.text),)
        elif item:
            at, focus, about = f"item {item.name}", item.told(table.app.texts), item.help
            role = item.described(table.app.texts).role
        elif place:
            at, role = f"place {place}", Role.PLACE
            focus = (TableDescription(table.session).place(place, self._full),)
        way = table.display.orientation.sentence()
        left = TableDescription(table.session).dice_after_step()
        notes = (*filter(None, (left, way)), *table.strip.told())
        return ScreenSpeech(
            (content.title, content.kind) if content.kind else (content.title,),
            content.subtitle,
            at,
            focus,
            about,
            self._played(),
            content.sentences(),
            content.refusal,
            role,
            notes,
            retold=table.session.activity.retells,
        )

    def settle(self) -> None:
        self._table.display.finish()
        self._table.content()

    def _played(self) -> tuple[str, ...]:
        return self._table.session.turns.told()

    def lines(self) -> Sequence[ReadLine]:
        lines = (*TableDescription(self._table.session).lines(), *self._table.display.told())
        return [ReadLine(text, nowhere) for text in lines]

    def situation(self) -> Sequence[str]:
        """The game, the players, the men off the board, the last turn, the message."""
        table = self._table
        content, words = table.content_drawn(), TableDescription(table.session)
        players = [sentence([text for text in (one.name, one.detail, one.note) if text]) for one in content.players]
        last = [table.session.turns.last_told()] if content.turns else []
        title = [sentence([text for text in (content.title, content.kind, content.subtitle, content.progress) if text])]
        texts = table.app.texts
        buttons = ", ".join(sentence(button.told(texts)) for button in table.widgets.buttons() if button.enabled)
        lies = [*table.strip.told(), *words.beside(), table.display.orientation.sentence(), *table.display.told()]
        told = [*title, *players, *lies, *last, words.dice(), *content.sentences(), *content.outcome]
        told = [text for text in dict.fromkeys(told) if text]
        return [*told, *([texts.get("heard-buttons", buttons=buttons)] if self._full else [])]

    def summary(self) -> Sequence[str]:
        """A table is told in few sentences."""
        return ()

    def choose_step(self) -> bool:
        table = self._table
        steps = TableDescription(table.session).steps()
        if not steps:
            return False
        table.app.open(StepsSheet(table.app, table.session, steps))
        return True
