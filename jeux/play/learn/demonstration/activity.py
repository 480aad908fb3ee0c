"""A demonstration at the table: a game plays itself, with captions; the viewer can pause it, slow it down or skip
it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from jeux.common.texts import Catalogue
from jeux.match.taught import begin_in
from jeux.play.learn.lesson.lesson_time import AFTER_STEP, BEFORE_STEPS, motion, scene_seconds
from jeux.play.learn.lesson.lessons import Demo, Scene, lesson_texts
from jeux.play.table.activity import Activity, ActivityTable
from jeux.play.table.adviser import Shown
from jeux.play.table.conductor import Waiting
from jeux.play.table.report import Report
from jeux.rules.contract import Effect, Game, Position, complete_options

SLOWER = 1.8
"""The factor by which slow speed lengthens everything."""


@dataclass(frozen=True, slots=True)
class Part:
    """The timing of a scene: how long it lasts, and when each of its steps is played, in seconds."""

    scene: Scene
    lasts: float
    at: tuple[float, ...]


def parts_of(game: Game, demo: Demo, said: Catalogue) -> tuple[Part, ...]:
    """The scenes of a demonstration at normal speed, in one language."""
    options, parts = complete_options(game, demo.options), []
    position: Position = game.start(options, demo.players)
    for scene in demo.scenes:
        if scene.position is not None:
            begins = scene.position
            position = game.read(begins, options, demo.players) if begins else game.start(options, demo.players)
        shown: list[tuple[Effect, ...]] = []
        for step in scene.steps:
            shown.append(position.effects(step))
            position = position.play(step)
        at = [BEFORE_STEPS]
        for effects in shown:
            at.append(at[-1] + motion(effects) + AFTER_STEP)
        parts.append(Part(scene, scene_seconds(said.get(scene.caption), shown), tuple(at[:-1])))
    return tuple(parts)


def demo_seconds(game: Game, demo: Demo, said: Catalogue) -> int:
    """How long a demonstration lasts at normal speed, in whole seconds."""
    return round(sum(part.lasts for part in parts_of(game, demo, said)))


class DemoActivity(Activity):
    """Plays a demonstration. `seen` is called when it has been played to its end."""

    in_turn = confirms = False
    quiet = True

    def __init__(self, demo: Demo, seen: Callable[[], None]) -> None:
        self.demo = demo
        self.number = 0
        """The scene that is shown."""
        self.over = False
        self._seen = seen
        self._now = 0.0
        self._played = 0

    def join(self, table: ActivityTable) -> None:
        super().join(table)
        table.watch.chosen = "normal"
        self.speak()
        self._stand()

    def speak(self) -> None:
        game = self.table.match.game
        self.said = lesson_texts(self.table.texts.language, game.key)
        self._parts = parts_of(game, self.demo, self.said)
        ends = [0.0]
        for part in self._parts:
            ends.append(ends[-1] + part.lasts)
        self._ends = tuple(pairwise(ends))

    # --- where it is ----------------------------------------------------------------------------------------------

    @property
    def caption(self) -> str:
        """The caption shown now."""
        return self.said.get(self._parts[self.number].scene.caption)

    @property
    def captions(self) -> tuple[str, ...]:
        """All captions in order."""
        return tuple(self.said.get(part.scene.caption) for part in self._parts)

    @property
    def progress(self) -> float:
        """The fraction shown so far, 0 to 1."""
        begins, ends = self._ends[self.number]
        return 1.0 if self.over else min(ends, begins + self._now) / self._ends[-1][1]

    @property
    def since_laid(self) -> float:
        """Seconds at normal speed since a new position was set up; infinite in a scene that continues from the last
        one."""
        return math.inf if self._parts[self.number].scene.position is None else self._now

    @property
    def slowed(self) -> bool:
        """Whether it plays at slow speed."""
        return self.table.watch.chosen == "slow"

    def waiting(self) -> Waiting:
        """Wait for nobody."""
        return Waiting.OVER if self.over else Waiting.COMPUTER

    @property
    def watching(self) -> bool:
        return True

    @property
    def retells(self) -> bool:
        return True

    @property
    def can_undo(self) -> bool:
        return self.number > 0

    # --- what one who looks on does -------------------------------------------------------------------------------

    def begin(self) -> None:
        super().begin()
        self._light()

    def pause(self) -> None:
        """Pause or go on; at its end, start it again."""
        if self.over:
            self.again()
            return
        watch = self.table.watch
        watch.paused = not watch.paused
        self.table.refresh()

    def slow(self) -> None:
        """Switch between slow and normal speed, and go on."""
        watch = self.table.watch
        watch.chosen, watch.paused = "normal" if self.slowed else "slow", False
        self.table.refresh()

    def skip(self) -> None:
        """End it at once, on its last position."""
        scenes = [part.scene for part in self._parts]
        last = len(scenes) - 1
        laid = max((n for n, scene in enumerate(scenes) if scene.position is not None), default=0)
        self.number = laid
        self._stand()
        for scene in scenes[laid:]:
            for step in scene.steps:
                self.table.match.play(step)
        self.number, self._now, self._played = last, self._parts[last].lasts, len(scenes[last].steps)
        self.over, self.table.watch.paused = True, False
        self.begin()
        self.table.refresh()

    def again(self) -> None:
        """Start it again."""
        self.number, self.over, self.table.watch.paused = 0, False, False
        self._stand()
        self.begin()

    def undo(self) -> None:
        """Start it again."""
        self.again()

    def redo(self) -> None:
        """Do nothing: there is nothing to redo."""

    def advise(self) -> None:
        """Do nothing: there is nothing to advise."""

    # --- time -----------------------------------------------------------------------------------------------------

    def advance(self, dt: float, moving: bool, held: bool) -> bool:
        """Let `dt` seconds pass: steps follow each other, then scenes. If an animation takes longer than planned, the
        next step waits for it. Returns True when something changed: the progress bar always does."""
        table = self.table
        if held or self.over or table.watch.paused:
            return False
        self._now += dt / (SLOWER if self.slowed else 1.0)
        part = self._parts[self.number]
        due = part.at[self._played] if self._played < len(part.at) else part.lasts
        if self._now < due:
            return True
        if moving:
            self._now = due
        elif self._played < len(part.at):
            self._played += 1
            table.moved(Report(played=table.conductor.play(part.scene.steps[self._played - 1])))
            self._light()
        else:
            self._go_on()
        return True

    def _go_on(self) -> None:
        """Start the next scene, or end."""
        if self.number + 1 == len(self._parts):
            self.over = True
            self._seen()
            self.table.refresh()
            return
        self.number += 1
        if self._stand():
            self.begin()
        else:
            self._light()

    def _stand(self) -> bool:
        """Set up a scene. Returns whether it has a position of its own."""
        position = self._parts[self.number].scene.position
        self._now, self._played = 0.0, 0
        if position is not None:
            begin_in(self.table.match, position)
        return position is not None

    def _light(self) -> None:
        """Highlight the places that the caption mentions, until the first step."""
        light = self._parts[self.number].scene.light if not self._played else ()
        self.table.teaching.adviser.shown = Shown(lit=light)
        self.table.say(None)
