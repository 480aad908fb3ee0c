"""Speech output: announces what changed on the screen after each frame, and handles the speech keys.

Does no work while speech is off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from jeux.access.screen_reader import Reader
from jeux.common import shortcuts
from jeux.common.roles import Role
from jeux.common.settings import SPEECH_RATES
from jeux.scenes.configured import Configured
from jeux.scenes.narrator import ScreenSpeech, heard, sentence
from jeux.scenes.screen import Screen
from jeux.voice.speaker import Speaker

ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
MOST_TAKEN_BACK = 4
"""The most steps that one undo takes back: the player's own and the computer's replies."""
MOST_AT_ONCE = 16
"""A longer screen is summed up first, and read whole when it is asked for once more."""
MOST_NOTES = 4
"""When more notes than this change at once on a page, none is read aloud automatically."""
NO_BREAK = "\N{NO-BREAK SPACE}"
SWITCHED = (Role.RADIO, Role.TAB, Role.SWITCH, Role.CHECK)
"""The roles of which a press changes the state, from which all the rest follows."""
EDGE = "edge"
"""The sound played at the end of a list of lines."""


class Announcer:
    """Announces what is on the screen; `show_log` opens the log of everything spoken."""

    def __init__(
        self,
        app: Configured,
        speaker: Speaker,
        show_log: Callable[[], object],
        reader: Callable[[], Reader] = Reader,
    ) -> None:
        self._app, self.speaker, self._show_log, self._reader = app, speaker, show_log, reader
        self._source: object = None
        """The source announced last."""
        self._speech = ScreenSpeech()
        self._below: tuple[object, ScreenSpeech] = (None, ScreenSpeech())
        """The source announced before this one, with its speech: the scene below, if this one is a dialogue."""
        self.news = ""
        """What was said last of what happened, without the screen and the focus, which a screen reader reads itself."""
        self.letters = 0
        """How many letters were spoken so far."""
        self._last: tuple[str, ...] = ()
        """The last announcement."""
        self._line = -1
        """The index of the line read last."""
        self._pressed = 0
        """The key pressed since the last announced frame."""
        self._heard_on = app.settings.speech
        """Whether the program spoke when this was announced last."""
        self._whole = False
        """Whether what was said last is to be heard whole: what the next frame says waits for it."""
        self._summed: object = None
        """The source that was summed up by the last key."""

    @property
    def on(self) -> bool:
        """Whether the program says everything. It leaves that to a screen reader, unless asked to speak beside it."""
        settings = self._app.settings
        return settings.beside_reader == "all" if self._reader().runs else settings.speech

    @property
    def _says_news(self) -> bool:
        """Whether it says at least what happens: a screen reader runs that would not."""
        reader = self._reader()
        return reader.runs and not reader.announces and self._app.settings.beside_reader == "news"

    # --- frames ---------------------------------------------------------------------------------------------------

    def follow(self, screen: Screen | None, listened: bool = False) -> None:
        """Say what has changed, once it is seen; where the window is `listened` to, note it as news at least."""
        if self.on != self._heard_on:
            self._turned()
        if screen is None or not (self.on or listened):
            return
        narrator = screen.narrator
        if not narrator.settled:
            return
        now = narrator.speech()
        if narrator.source is not self._source:
            self._enter(narrator.source, now)
        elif now.title != self._speech.title:
            heading = [sentence(now.heading)]
            # where nothing has the focus, the title has it in the tree
            self._say([*heading, *self._focus(now), *now.told], True, [*(heading if now.at else ()), *now.message])
        else:
            self._say_changes(self._speech, now)
        self._speech, self._pressed = now, 0

    def _enter(self, source: object, now: ScreenSpeech) -> None:
        """Announce the title of a new screen and all its contents; after a dialogue, only what changed in the
        meantime, or if nothing did, where one is."""
        (below, before), self._below = self._below, (self._source, self._speech)
        self._source, self._line, self.news = source, -1, ""
        changes = self._changes(before, now) if source is below and now.title == before.title else []
        whole = [sentence(now.heading), *self._focus(now), *now.told]
        seen = *self._focus(now), *now.asked
        self._say(changes or whole, True, [text for text in changes if text not in seen] or now.message)

    def _focus(self, speech: ScreenSpeech) -> list[str]:
        help_told = [speech.help] if speech.help and self._app.settings.speech_detail == "full" else []
        return [sentence(speech.focus), *help_told]

    def _changes(self, before: ScreenSpeech, now: ScreenSpeech) -> list[str]:
        """The sentences for the differences. The focus comes first if it has moved or was switched, otherwise last."""
        played = self._played(before, now)
        message = [text for text in now.told if text not in (*before.told, *played)]
        message += [now.subtitle] if now.subtitle != before.subtitle else []
        notes = [text for text in now.notes if text not in before.notes]
        if len(notes) <= MOST_NOTES:
            message += notes
        moved = now.at != before.at
        focus: list[str] = []
        if now.at and (moved or (now.focus != before.focus and not played)):
            focus = self._focus(now) if moved else [sentence(now.focus)]
        if now.message != before.message and now.refusal:
            message = list(now.message)
        return [*focus, *played, *message] if moved or now.role in SWITCHED else [*played, *message, *focus]

    def _say_changes(self, before: ScreenSpeech, now: ScreenSpeech) -> None:
        told = self._changes(before, now)
        if told:
            # a reply that changes the man under the cursor does not cut off what is being said
            changed = now.focus != before.focus and (self._pressed or now.played == before.played)
            interrupt = bool(now.refusal or now.at != before.at or changed)
            seen = now.asked if self._left_out(before, now) else (*now.asked, *self._focus(now))
            self._say(told, interrupt, [text for text in told if text not in seen])
        elif self._pressed in ARROWS and now == before and (self.on or now.role not in (None, Role.ENTRY)):
            self._edge()
        elif self._pressed in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and now == before:
            self._say([*now.told] or self._focus(now), True, now.message)

    def _left_out(self, before: ScreenSpeech, now: ScreenSpeech) -> bool:
        """Whether what has the focus is another now, and the screen reader does not say so."""
        by_space = now.role is Role.RADIO and self._pressed == pygame.K_SPACE
        return now.at == before.at and now.role in self._reader().leaves_out and not by_space

    def _played(self, before: ScreenSpeech, now: ScreenSpeech) -> list[str]:
        """The steps played in between, or a sentence with the number of steps taken back."""
        if now.played[: len(before.played)] == before.played:
            return [text for text in now.played[len(before.played) :] if text]
        back = len(before.played) - len(now.played)
        if now.retold or before.played[: len(now.played)] != now.played or back > MOST_TAKEN_BACK:
            return []  # not an undo: the list belongs to another game
        return [self._app.texts.get("heard-taken-back", n=back)]

    def _edge(self) -> None:
        """Report that there is nothing more in this direction, with a sound and a sentence."""
        self._app.sounds.play(EDGE)
        edge = [self._app.texts.get("heard-edge")]
        self._say(edge, True, edge)

    def _say(self, told: Sequence[str], interrupt: bool, news: Sequence[str] = ()) -> None:
        """Say this; `news` is the part of it that a screen reader does not read by itself."""
        told = [text for text in told if text]
        self._tell(news)
        if not self.on:
            told = [text for text in news if text and self._says_news]
        if not told:
            return
        self._last = tuple(told)
        self._speak(told, interrupt and not self._whole)
        self._whole = False

    def _tell(self, news: Sequence[str]) -> None:
        """Keep the news for the tree. The same once more differs by a space, so that it is told again."""
        text = " ".join(filter(None, news))
        if text:
            self.news = f"{text}{NO_BREAK}" if text == self.news else text

    def _speak(self, told: Sequence[str], interrupt: bool) -> None:
        settings = self._app.settings
        self.letters += sum(map(len, told))
        for number, text in enumerate(told):
            rate = SPEECH_RATES[settings.speech_rate]
            self.speaker.say(heard(text), self._app.texts.language, rate, interrupt=interrupt and not number)

    def entered(self) -> None:
        """Somebody presses something without a key: as Enter does, it says once more what has not changed."""
        self._pressed = pygame.K_RETURN

    def hint(self) -> None:
        """Say how to turn speech on, even while it is off."""
        if not self.on and not self._reader().runs:
            self._speak([self._app.texts.get("speech-hint")], interrupt=False)

    # --- keys -----------------------------------------------------------------------------------------------------

    def key(self, event: pygame.Event, screen: Screen | None) -> bool:
        """Handle a speech key. False if the key is none."""
        if screen is None or event.type != pygame.KEYDOWN:
            return False
        self._whole, self._summed, summed = False, None, self._summed
        act = shortcuts.act_of(self._app.texts.keys, event, self._acts(screen, summed))
        if not act and self.on and screen.narrator.reading:
            act = {pygame.K_UP: partial(self._read, screen, -1), pygame.K_DOWN: partial(self._read, screen, 1)}.get(
                event.key
            )
        if act:
            act()
            return True
        self._pressed = event.key if self.on or self._reader().runs else 0
        return False

    def _settled(self, screen: Screen, act: Callable[[Screen], object]) -> None:
        """Answer a key about the table: first end what still moves there, and say what it brought."""
        if not screen.narrator.settled:
            screen.narrator.settle()
            self.follow(screen)
            self._whole = True
        act(screen)

    def _acts(self, screen: Screen, summed: object) -> dict[str, Callable[[], object]]:
        """What the keys do; `summed` is the source that the key before this one summed up."""
        always: dict[str, Callable[[], object]] = {
            "voice": self.switch,
            "spoken": self._show_log,
            "steps": partial(self._settled, screen, self._steps),
            "copy-spoken": self.copy_log,
        }
        if not self.on:
            return always
        return always | {
            "voice-again": partial(self._speak, self._last, interrupt=True),
            "voice-all": partial(self._settled, screen, partial(self._all, summed=summed)),
            "voice-back": partial(self._settled, screen, partial(self._read, way=-1)),
            "voice-on": partial(self._settled, screen, partial(self._read, way=1)),
        }

    def switch(self) -> None:
        """Turn speech on or off."""
        settings = self._app.settings
        if self._reader().runs:
            self._app.change(settings.replace(beside_reader="none" if self.on else "all"))
        else:
            self._app.change(settings.replace(speech=not self.on))
        self._turned()

    def _turned(self) -> None:
        """Say that the program speaks from now on, or no more; what is on the screen follows that sentence."""
        self._heard_on = self.on
        self._source, self._below = None, (None, ScreenSpeech())
        self._speak([self._app.texts.get("speech-on" if self.on else "speech-off")], interrupt=True)
        self._whole = True

    def _all(self, screen: Screen, summed: object) -> None:
        """Say all that is on the screen. A long one is summed up first."""
        narrator = screen.narrator
        whole, brief = narrator.situation(), narrator.summary()
        if len(whole) > MOST_AT_ONCE and brief and summed is not narrator.source:
            self._summed = narrator.source
            whole = [*brief, self._app.texts.get("heard-more-lines", n=len(whole))]
        self._say(whole, interrupt=True)

    def _read(self, screen: Screen, way: int) -> None:
        """Read the next line (`way` 1) or the previous one (-1)."""
        lines = screen.narrator.lines()
        number = min(max(self._line + way, 0), len(lines) - 1)
        if not lines or number == self._line:
            self._edge()
            return
        self._line = number
        lines[number].show()
        self._say([lines[number].text], interrupt=True)

    def _steps(self, screen: Screen) -> None:
        if not screen.narrator.choose_step() and self.on:
            self._say([self._app.texts.get("heard-no-steps"), *screen.narrator.speech().told], interrupt=True)

    def say_held(self, name: str) -> None:
        """Announce which modifier is held for the next key, or that none is."""
        self._app.sounds.play("select")
        if self.on:
            get = self._app.texts.get
            key = get(f"key-held-{name}", key="").strip(f"+{NO_BREAK}") if name else ""
            self._speak([get("key-held", key=key) if key else get("key-held-no-more")], interrupt=True)

    def say_stop(self, text: str, interrupt: bool) -> None:
        """Say what the switch would choose now."""
        if self.on:
            self._speak([text], interrupt)

    def copy_log(self) -> None:
        """Copy the log of everything spoken to the clipboard."""
        pygame.scrap.put_text("\n".join(self.speaker.log))
        if self.on:
            self._speak([self._app.texts.get("copied")], interrupt=True)
