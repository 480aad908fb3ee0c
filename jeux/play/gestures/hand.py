"""From clicks and drags to steps: a permit says which paths of places are legal, a hand follows the gesture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from jeux.common.settings import Settings

Path = tuple[str, ...]


def never(path: Path, step: str) -> bool:
    """An `insistent` callback: an illegal path is never meant as a step, so its last place starts a new gesture."""
    return False


@dataclass(frozen=True, slots=True)
class Permit:
    """What the hand may do now. `paths` maps each legal path of touched places to the step that it plays; `meaning`
    returns the step, legal or not, that a path would mean. An empty permit allows nothing. `rests` maps a path that
    plays several steps at once to the steps after the first."""

    paths: Mapping[Path, str]
    meaning: Callable[[Path], str | None]
    rests: Mapping[Path, tuple[str, ...]] = field(default_factory=dict)
    still: bool = False
    """Men stay where they are: none is dragged."""
    pushes: frozenset[Path] = frozenset()
    """The single touches that push a man away from where it stands: it may also be dragged to its target."""
    insistent: Callable[[Path, str], bool] = never
    """Whether a path that means an illegal step is intended, and so to be refused with a reason."""
    carried: bool = False
    """The pointer already carries a man: it is put down where the button comes up, wherever it was pressed."""
    _following: dict[Path, Mapping[str, str | None]] = field(default_factory=dict, init=False, compare=False)
    """Cache of `next_places`: each frame asks for it several times, and a board may have 500 places."""

    def begins(self, path: Path) -> bool:
        """Whether some legal path is longer than this one and starts with it."""
        return any(len(legal) > len(path) and legal[: len(path)] == path for legal in self.paths)

    def insists(self, path: Path) -> bool:
        """Whether a path has a meaning of its own, so that its last place does not start a new gesture."""
        step = self.meaning(path)
        return step is not None and self.insistent(path, step)

    def own_path(self, step: str) -> Path:
        """The places of a step in the order of the rules: the first of its paths."""
        return next(path for path, plays in self.paths.items() if plays == step)

    def lifts(self, place: str) -> bool:
        """Whether some step moves a man from this place, so that it may be dragged."""
        if self.still:
            return False
        first: dict[str, Path] = {}
        for path, step in self.paths.items():
            first.setdefault(step, path)
        return any(path[0] == place for path in first.values())

    def settles(self, path: Path) -> bool:
        """Whether the last place touched is the target of a legal step that is already unambiguous."""
        meant = self.meaning(path)
        return meant in self.paths.values() and self.own_path(str(meant))[0] != path[-1]

    def next_places(self, path: Path) -> Mapping[str, str | None]:
        """The places that may be touched next, with the step that this would play (None when more is needed)."""
        if path not in self._following:
            self._following[path] = self._find_next(path)
        return self._following[path]

    def _find_next(self, path: Path) -> dict[str, str | None]:
        following: dict[str, str | None] = {}
        for legal, step in self.paths.items():
            if len(legal) > len(path) and legal[: len(path)] == path:
                following[legal[len(path)]] = step if len(legal) == len(path) + 1 else following.get(legal[len(path)])
        return following


def nothing(path: Path) -> str | None:
    """The meaning of any gesture when nobody may play."""
    return None


NOBODY = Permit({}, nothing)


@dataclass(frozen=True, slots=True)
class Play:
    """The gesture plays this step, and the others that follow it."""

    step: str
    rest: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Select:
    """The gesture has begun: these places are selected; empty when the selection is dropped."""

    path: Path


@dataclass(frozen=True, slots=True)
class Refuse:
    """The gesture is not legal; `step` is what it meant, or None when the man there cannot be used at all; `path` are
    all the places that it touched."""

    step: str | None
    place: str
    path: Path = field(default=(), compare=False)


Outcome = Play | Select | Refuse


def touch(permit: Permit, chosen: Path, place: str) -> Outcome:
    """What touching `place` does after `chosen`."""
    path = (*chosen, place)
    meant = permit.meaning(path)
    if path in permit.paths:
        return Play(permit.paths[path], permit.rests.get(path, ()))
    if meant is not None and meant in permit.paths.values():
        return Play(meant)
    if permit.begins(path):
        return Select(path)
    if chosen and not permit.insists(path) and (place == chosen[-1] or permit.begins((place,))):
        return Select(() if place == chosen[-1] else (place,))
    if not chosen:
        leading = [path for path in permit.paths if len(path) > 1 and path[-1] == place]
        only = {(permit.paths[path], permit.rests.get(path, ())) for path in leading}
        if len(only) == 1:
            step, rest = only.pop()
            return Play(step, rest)
    return Refuse(meant, place, path)


class Hand:
    """The gesture of a pointer: what is selected and pressed, and whether it is a drag, by the thresholds of the
    `settings`."""

    def __init__(self, settings: Callable[[], Settings] = Settings) -> None:
        self._settings = settings
        self.chosen: Path = ()
        self.faces: dict[int, int] = {}
        """The faces of real dice entered so far, by number of the die."""
        self.aimed: Path = ()
        """What one click would play: the composed step over the place that is pointed at."""
        self.pressed: str | None = None
        self.dragging = False
        self.origin = (0, 0)
        """The pixel where the button went down."""
        self._held = 0.0
        self._was_chosen = False
        self._pushes = False
        self._down = False
        self._anew = False
        self._arrived = ""
        """Where the last click has moved a man that could also be moved by two clicks."""
        self.rest: tuple[str, ...] = ()
        """The steps that the last gesture still has to play."""

    def clear(self) -> None:
        """Drop the selection, the entered dice, the pending steps and the drag."""
        self.chosen, self.rest = (), ()
        self.faces.clear()
        self.let_go()

    def goes_on(self) -> Play | None:
        """The next pending step of the last gesture, returned once; None where there is none."""
        rest, self.rest = self.rest, ()
        return Play(rest[0], rest[1:]) if rest else None

    def let_go(self) -> None:
        """Drop the drag, because the layout has changed; a selection made by clicks stays."""
        if self.dragging:
            self.chosen = ()
        self.pressed, self.dragging, self._down = None, False, False

    def press(self, permit: Permit, place: str | None, pixel: tuple[int, int]) -> None:
        """Handle a button press; nothing is played before the release."""
        self.pressed, self.dragging, self.origin, self._held = place, False, pixel, 0.0
        self._pushes = self._anew = False
        self._down = True
        if place is None:
            return
        self._was_chosen = place in self.chosen
        path = (*self.chosen, place)
        self._lifted = permit.lifts(place) or ":" in place
        self._pushes = path in permit.pushes
        # the earlier selection may end here; but if the pointer moves, the gesture means the man here
        self._anew = permit.lifts(place) and permit.begins((place,))
        leads = path in permit.paths or permit.settles(path) or permit.insists(path)
        if not self._was_chosen and not leads:
            going_on = permit.begins(path)
            if going_on or permit.begins((place,)):
                self.chosen = path if going_on else (place,)

    def move(self, pixel: tuple[int, int]) -> None:
        """Handle a pointer motion with the button down."""
        far = self.far(self.origin, pixel)
        if far and self.pressed and self._pushes:
            self.chosen, self.dragging = (self.pressed,), True
        elif far and self._in_hand():
            self.dragging = True
        elif far and self.pressed and self._anew and not self.dragging:
            self.chosen, self.dragging = (self.pressed,), True

    def far(self, here: tuple[int, int], there: tuple[int, int]) -> bool:
        """Whether the distance between two pixels is that of a drag."""
        return abs(here[0] - there[0]) + abs(here[1] - there[1]) > self._settings().drag

    def hold(self, dt: float) -> None:
        """Let `dt` seconds pass with the button down: holding long enough is a drag too."""
        self._held += dt
        if self._in_hand() and self._held * 1000 > self._settings().hold:
            self.dragging = True

    def _in_hand(self) -> bool:
        """Whether the button is down on a man that was chosen to be moved."""
        return bool(self.pressed) and self._lifted and self.chosen[-1:] == (self.pressed,)

    def release(self, permit: Permit, place: str | None) -> Outcome | None:
        """Handle a button release. Returns the outcome of the gesture; None where it has none."""
        pressed, dragging, down = self.pressed, self.dragging, self._down
        self.pressed, self.dragging, self._down = None, False, False
        if permit.carried and down and place and place != pressed:
            return self._settle(touch(permit, (), place))
        if pressed is None:
            return None
        if dragging:
            return self._drop(permit, place)
        if place != pressed:
            return None  # the pointer left the place before the release: the gesture is cancelled
        if self.chosen and self.chosen[-1] == place:
            if self._was_chosen:
                self.chosen = ()
            return Select(self.chosen)
        return self._settle(self._clicked(permit, place))

    def _clicked(self, permit: Permit, place: str) -> Outcome:
        """What a click does. Where it moves a man that could also be moved by two clicks, whoever makes both moves him
        once: the second one, where he has arrived, does nothing."""
        arrived, self._arrived = self._arrived, ""
        if place == arrived and not self.chosen:
            return Select(())
        outcome = touch(permit, self.chosen, place)
        if isinstance(outcome, Play) and not self.chosen and (place,) in permit.pushes:
            way = permit.own_path(outcome.step)
            self._arrived = way[-1] if len(way) == 2 else ""
        return outcome

    def _drop(self, permit: Permit, place: str | None) -> Outcome:
        chosen, self.chosen, self._arrived = self.chosen, (), ""
        if place is None or place == chosen[-1]:
            return Select(())
        outcome = touch(permit, chosen, place)
        return outcome if not isinstance(outcome, Select) else self._settle(outcome)

    def click(self, permit: Permit, place: str) -> Outcome:
        """A complete click, as from the keyboard; it cancels a drag."""
        self.let_go()
        if self.chosen and self.chosen[-1] == place:
            self.chosen = ()
            return Select(())
        return self._settle(self._clicked(permit, place))

    def _settle(self, outcome: Outcome) -> Outcome:
        self.chosen = outcome.path if isinstance(outcome, Select) else ()
        return outcome
