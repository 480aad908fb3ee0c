"""The rules of the current match in full: every option, its value and effect, and any advantage given."""

from __future__ import annotations

from jeux.match.match import Match
from jeux.play.setup.advantages import sentences as advantage_sentences
from jeux.play.setup.advantages import who_is_ahead
from jeux.play.setup.rules_played import rules_in_a_line, rules_in_full
from jeux.scenes.app import App
from jeux.scenes.sheet_scene import ReadingScene
from jeux.ui.blocks import Column


class PlayedRules(ReadingScene):
    """A dialogue above the table."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.match = match

    def layout(self) -> None:
        """The band, and the options below it."""
        texts = self.app.texts
        room = self.lay_band(texts.game(self.match.game.key, "name"), texts.get("rules-played-title"))
        self.lay_sheets(room, self._options)

    def _options(self, page: Column) -> None:
        match, texts = self.match, self.app.texts
        rules = (match.game, match.record.options, match.record.players, texts)
        page.write(rules_in_a_line(*rules), "bold")
        ahead = match.record.advantage
        if ahead:
            turned = match.record.games[-1].turned
            name = who_is_ahead(match.game.key, match.record.seats, turned, ahead, texts)
            page.gap(0.6)
            page.write(texts.get("advantage-title", name=name), "bold")
            for sentence in advantage_sentences(match.game, ahead, name, texts):
                page.write(sentence)
        for option in rules_in_full(*rules):
            page.gap(0.6)
            page.write(texts.get("rules-played-row", option=option.name, value=option.value))
            page.note(option.effect)
