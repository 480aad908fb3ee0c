"""What to do with a position once it is set up: play, analyse or print it."""

from __future__ import annotations

from dataclasses import replace
from random import SystemRandom

from jeux.match import forms
from jeux.match.again import begun_in
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.editor.editor import Editor
from jeux.play.setup import choosing
from jeux.play.setup.choosing import Choice
from jeux.scenes.app import App
from jeux.scenes.editor.points import Points
from jeux.scenes.navigation.printing import print_position
from jeux.scenes.screen import Screen, Setup


class Onward:
    """The actions that lead on from the editor. They do nothing while the draft is not a valid position."""

    def __init__(self, app: App, editor: Editor, points: Points, setup: Setup, scene: Screen) -> None:
        self._app, self._editor, self._points, self._setup, self._scene = app, editor, points, setup, scene

    def _match(self, choice: Choice, seats: tuple[Seat, ...]) -> Match:
        """A match that begins in the position."""
        match, before = (choice.target, choice.form, choice.dice), choice.before
        fresh = Match.new(self._setup.game, choice.options, seats, *match, before)
        return Match(begun_in(fresh, self._editor.text))

    def play(self) -> None:
        """Start a match from here, with the seats of the choice."""
        if self._editor.playable:
            choice = self._points.choice
            self._app.show_table(self._match(choice, choosing.seated(choice, SystemRandom())))

    def analyse(self) -> None:
        """Analyse the position with the computer; the analysis leads back here."""
        if self._editor.playable:
            chosen = self._points.choice
            plain = replace(chosen, dice=forms.PROGRAM)
            if chosen.form != forms.POINTS:
                plain = Choice(chosen.seats, self._editor.editing.options)
            match = self._match(plain, (Seat(""),) * len(plain.seats))
            back = self._app.way_here(self._scene)
            self._app.go(lambda app: app.routes.analysis(app, match, back), f"analysis {self._setup.game}")

    def print(self) -> None:
        """Print the position, or the game."""
        position, editing = self._editor.position, self._editor.editing
        if position:
            print_position(self._app, editing.game.key, editing.options, editing.players, position)
