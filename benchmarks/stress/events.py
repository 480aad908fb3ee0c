"""Random hands on the window: mouse, keys, text, wheel, sizes and settings on every scene, game, option and theme.

    python -m benchmarks.stress events --events 100000 --seed 1
    python -m benchmarks.stress events --events 100000 --seed 1 --games twixt,jacquet

Runs without a screen, in a data folder of its own. A fault is an exception that leaves a frame; each kind (where it was
raised) is printed once with the seed of the sitting in which it came, and counted. The exit code is 1 if there was one.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import traceback
from collections import Counter
from pathlib import Path
from random import Random
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from jeux.common.language import LANGUAGES
from jeux.common.settings import ANIMATIONS, COORDINATES, FONTS, PANELS, TEXT_SIZES, THEMES, Settings, save_settings
from jeux.match import forms
from jeux.match.match import Match
from jeux.match.record import Seat
from jeux.play.table.conductor import Waiting
from jeux.rules import CATALOGUE
from jeux.rules.contract import FACES, OVER, BadOption, Game
from jeux.rules.die_places import die_place
from jeux.scenes.app import App
from jeux.scenes.routes import ROUTES
from jeux.scenes.scene import Scene
from jeux.scenes.table.scene import GameScene
from jeux.scenes.window import SMALLEST

SITTING = 600
"""Events from one choice of a screen to the next."""
LARGEST = (1500, 1100)
"""The largest window, in pixels: a frame of a larger one takes longer and shows no more."""
DT = 0.05
FOCUS = (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED, pygame.WINDOWLEAVE)
STRANGE = "aZ9é’ \t\n\u200b\u200d\u202a\u2060\ufeff\u00ad\u0301ﷺ漢🙂<b>{ $x }%s"
"""Letters that text lines are not made for."""
KEYS = (
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_F5, pygame.K_F11),
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_0, pygame.K_9 + 1),
)


def random_options(game: Game, rng: Random) -> dict[str, str]:
    """A value for each rule switch."""
    return {option.name: rng.choice(option.values) for option in game.options}


def random_match(key: str, rng: Random) -> Match:
    """A match of any form, of persons mostly, of computers at times, some steps into the game."""
    game = CATALOGUE[key]
    levels = rng.choice(((0,), (0,), (0, 0, 0, 1), (0, 1), (1,)))  # of the last, one can only watch
    seats = tuple(Seat(rng.choice(("", "Zoé")), rng.choice(levels)) for _ in range(rng.choice(game.players)))
    dice = rng.choice(forms.DICE)
    form = rng.choice(forms.FORMS)
    targets = forms.targets_of(game, len(seats), form, dice)
    try:
        match = Match.new(key, random_options(game, rng), seats, rng.choice(targets or [0]), form, dice)
    except BadOption:
        match = Match.new(key, {}, seats)
    for _ in range(rng.choice((0, 0, 5, 40, 200))):
        if match.decider() == OVER or match.result():
            break
        match.play(rng.choice(match.position.steps()))
    return match


class Hands:
    """Plays on one window until it is told to stop; `events` counts what was given to it."""

    def __init__(self, app: App, keys: list[str], rng: Random) -> None:
        self.app, self._keys, self._rng = app, keys, rng
        self.events = 0
        self._held: list[pygame.Event] = []

    def sit(self) -> None:
        """Go to some screen and act on it."""
        rng = self._rng
        self._go()
        self._frame([])
        for _ in range(SITTING):
            self._frame([event for _ in range(rng.choice((1, 1, 2, 4))) for event in self._gesture()])
            if not self.app.running:
                self.app.running = True

    def _go(self) -> None:
        rng, key = self._rng, self._rng.choice(self._keys)
        match rng.randrange(8):
            case 0:
                self.app.show_shelf()
            case 1:
                self.app.show_new_game(key)
            case 2:
                rng.choice((self.app.open_settings, self.app.open_about))()
            case _:
                self.app.show_table(random_match(key, rng))

    def _frame(self, events: list[pygame.Event]) -> None:
        events = [*self._rising(), *events]
        self.events += len(events)
        self._held += [event for event in events if event.type == pygame.KEYDOWN]
        self.app.frame([*pygame.event.get(), *events], DT)

    def _rising(self) -> list[pygame.Event]:
        """The keys that were down come up, most of the time: one held from an earlier screen does nothing."""
        if self._rng.random() < 0.2:
            return []
        held, self._held = self._held, []
        return [pygame.Event(pygame.KEYUP, key=down.key, mod=0, unicode="", scancode=down.scancode) for down in held]

    # --- gestures -------------------------------------------------------------------------------------------------

    def _gesture(self) -> list[pygame.Event]:
        dice = self._rng.random()
        if dice < 0.35:
            return self._click()
        if dice < 0.45:
            return self._press_item()
        if dice < 0.50:
            return self._drag()
        if dice < 0.55:
            return self._disturbed_drag()
        if dice < 0.60:
            return self._name()
        if dice < 0.85:
            return [self._key()]
        if dice < 0.90:
            wheel = pygame.Event(pygame.MOUSEWHEEL, x=0, y=self._rng.choice((-3, -1, 1, 3)), flipped=False, touch=False)
            return [self._motion(self._point()), wheel] if self._rng.random() < 0.7 else [wheel]
        if dice < 0.93:
            letter = self._rng.choice(STRANGE)
            key = pygame.Event(pygame.KEYDOWN, key=0, mod=0, unicode=letter, scancode=0)
            return [key, pygame.Event(pygame.TEXTINPUT, text=letter * self._rng.choice((1, 1, 50)))]
        return self._around()

    def _around(self) -> list[pygame.Event]:
        """What happens to the window: another size, a lost focus, another setting."""
        rng = self._rng
        if rng.random() < 0.5:
            return [pygame.Event(rng.choice(FOCUS))]
        if rng.random() < 0.5:
            size = (rng.randint(SMALLEST[0], LARGEST[0]), rng.randint(SMALLEST[1], LARGEST[1]))
            self.app.window.handle.size = size
            return [pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])]
        changes: dict[str, tuple[object, ...]] = {
            "theme": THEMES,
            "text_size": TEXT_SIZES,
            "language": LANGUAGES,
            "font": FONTS,
            "panel": PANELS,
            "coordinates": COORDINATES,
            "animation": ANIMATIONS,
        }
        name = rng.choice(list(changes))
        self.app.change(self.app.settings.replace(**{name: rng.choice(changes[name])}))
        return []

    def _point(self) -> tuple[int, int]:
        """A pixel: of a place that may be touched next, if there is one, or any."""
        scene, rng, (width, height) = self.app.scene, self._rng, self.app.size
        if isinstance(scene, GameScene) and not self.app.dialogue and rng.random() < 0.6:
            session, display = scene.session, scene.display
            places = list(session.permit.next_places(session.hand.chosen)) or display.board.places()
            dice = [die_place(face) for face in range(1, FACES + 1) if rng.random() < 0.3]
            known = [place for place in (*places, *dice) if display.has(place)]
            faces = [rect.center for rect, _, _ in scene.faces.faces] if session.waiting() is Waiting.ENTER else []
            if known or faces:
                x, y = rng.choice(faces) if faces else display.pixel_of(rng.choice(known))
                return round(x), round(y)
        return rng.randrange(width), rng.randrange(height)

    def _click(self) -> list[pygame.Event]:
        point, button = self._point(), self._rng.choice((1, 1, 1, 1, 3))
        events = [self._motion(point)]
        for _ in range(self._rng.choice((1, 1, 1, 2))):
            events.append(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=button, touch=False))
            events.append(pygame.Event(pygame.MOUSEBUTTONUP, pos=point, button=button, touch=False))
        return events

    def _press_item(self) -> list[pygame.Event]:
        """Click a button, a field, a card or a word of what is on top: few pixels of a window are one."""
        top, rng = self.app.dialogue or self.app.scene, self._rng
        pages = top.widgets.all_pages() if isinstance(top, Scene) else []
        shown = [(page, item) for page in pages for item in page.items if item.name]
        if not shown:
            return self._click()
        page, item = rng.choice(shown)
        page.show(item.rect, at_once=True)
        centre = page.on_screen(item.rect).center
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        return [self._motion(centre), *(pygame.Event(kind, pos=centre, button=1, touch=False) for kind in kinds)]

    def _drag(self) -> list[pygame.Event]:
        begin, end = self._point(), self._point()
        down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=begin, button=1, touch=False)
        up = pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False)
        middle = ((begin[0] + end[0]) // 2, (begin[1] + end[1]) // 2)
        return [self._motion(begin), down, self._motion(middle), self._motion(end), up]

    def _disturbed_drag(self) -> list[pygame.Event]:
        """A drag over several frames with keys, other buttons, settings and sizes meanwhile, that may end outside of
        the window or never."""
        rng, down = self._rng, self._point()
        self._frame([self._motion(down), pygame.Event(pygame.MOUSEBUTTONDOWN, pos=down, button=1, touch=False)])
        for _ in range(rng.randint(1, 5)):
            self._frame(self._disturbance())
        end = rng.choice((self._point, self._outside))()
        if rng.random() < 0.15:
            return [self._motion(end)]
        return [self._motion(end), pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False)]

    def _disturbance(self) -> list[pygame.Event]:
        rng = self._rng
        kind, point = rng.randrange(8), self._point()
        if kind < 3:
            return [self._motion(rng.choice((point, self._outside())))]
        if kind == 3:
            return [self._key()]
        if kind == 4:
            undo = rng.choice((pygame.K_z, pygame.K_y))
            return [pygame.Event(pygame.KEYDOWN, key=undo, mod=pygame.KMOD_LCTRL, unicode="", scancode=0)]
        if kind == 5:
            button = rng.choice((1, 2, 3))
            kinds = rng.choice(((pygame.MOUSEBUTTONDOWN,), (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)))
            return [pygame.Event(kind, pos=point, button=button, touch=False) for kind in kinds]
        return self._around() if kind == 6 else self._name()

    def _outside(self) -> tuple[int, int]:
        """A pixel beside the window, where a drag may go."""
        width, height = self.app.size
        return self._rng.choice((-200, -1, width, width + 90)), self._rng.randint(-90, height + 90)

    def _name(self) -> list[pygame.Event]:
        """The name of a place is typed, or something like it, on one of two keyboards."""
        scene, rng = self.app.scene, self._rng
        text = "c9z"
        if isinstance(scene, GameScene):
            text = rng.choice(scene.display.points)[: rng.choice((1, 4, 4))]
        keys = [self._key_of(letter, french=rng.random() < 0.3) for letter in text]
        last = rng.choice((pygame.K_RETURN, pygame.K_RETURN, pygame.K_BACKSPACE, pygame.K_ESCAPE, pygame.K_TAB))
        return [*keys, pygame.Event(pygame.KEYDOWN, key=last, mod=0, unicode="", scancode=0)]

    @staticmethod
    def _key_of(letter: str, french: bool) -> pygame.Event:
        """The key of a letter or digit; the digits of a French keyboard are typed without Shift."""
        scancode = 0
        if french and letter.isdigit():
            scancode = pygame.KSCAN_1 + "1234567890".index(letter)
            letter = "&é\"'(-è_çà"["1234567890".index(letter)]
        return pygame.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter, scancode=scancode)

    @staticmethod
    def _motion(point: tuple[int, int]) -> pygame.Event:
        pygame.mouse.set_pos(point)
        return pygame.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0), touch=False)

    def _key(self) -> pygame.Event:
        rng = self._rng
        key = rng.choice(KEYS)
        mod = rng.choice((0, 0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT))
        unicode = chr(key) if 32 <= key < 127 and mod != pygame.KMOD_CTRL else ""
        return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode, scancode=0)


def kind_of(error: Exception) -> str:
    """What tells faults apart: the kind of the exception and the last lines of ours that it passed."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "jeux" in frame.filename]
    places = [f"{Path(frame.filename).name}:{frame.name}" for frame in frames[-3:]]
    return f"{type(error).__name__} {' > '.join(places)}"


def sitting(keys: list[str], seed: int, faults: Counter[str]) -> int:
    """One window from its opening to its first fault, or to its end. Returns the events given to it."""
    rng = Random(seed)
    with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, {"TABLIER_FOLDER": folder}):
        save_settings(Path(folder), Settings(window=(1024, 700), animation=rng.choice(("none", "fast")), muted=True))
        app = App(ROUTES, propagate=True)
        hands = Hands(app, keys, rng)
        try:
            for _ in range(10):
                hands.sit()
        except Exception as error:
            kind = kind_of(error)
            if kind not in faults:
                print(f"--- seed {seed}: {kind}\n{''.join(traceback.format_exception(error)[-6:])}", flush=True)
            faults[kind] += 1
        finally:
            app.shut()
    return hands.events


def main() -> int:
    """Sittings until enough events were given."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default=",".join(CATALOGUE), help="keys, with commas between them")
    asked = parser.parse_args()
    faults: Counter[str] = Counter()
    events, seed = 0, asked.seed
    while events < asked.events:
        events += sitting(asked.games.split(","), seed, faults)
        seed += 1
    print(f"{events} events in {seed - asked.seed} windows, {sum(faults.values())} faults of {len(faults)} kinds")
    for kind, count in faults.most_common():
        print(f"{count:6} {kind}")
    return 1 if faults else 0
