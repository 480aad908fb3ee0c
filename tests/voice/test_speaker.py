"""What is said, in which order, and what happens where nothing speaks."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from jeux.voice import speaker as module
from jeux.voice.contract import NoVoice, Voice
from jeux.voice.speaker import KEPT, LONGEST, WAITING, Speaker

PATIENCE = 10.0


class Recorded:
    """A voice that writes down what it is asked, one thing at a time once it is let `go`."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.go = threading.Event()
        self.go.set()
        self._written = threading.Condition()

    def _write(self, what: str) -> None:
        assert self.go.wait(PATIENCE)
        with self._written:
            self.done.append(what)
            self._written.notify_all()

    def say(self, text: str, language: str, rate: int) -> None:
        self._write(f"{language} {rate} {text}")

    def hush(self) -> None:
        self._write("hush")

    def close(self) -> None:
        self._write("close")

    def until(self, what: str) -> None:
        """Wait until this was written down."""
        with self._written:
            assert self._written.wait_for(lambda: what in self.done, PATIENCE), (what, self.done)


def test_sentences_are_said_in_their_order_with_language_and_rate() -> None:
    voice = Recorded()
    speaker = Speaker(lambda: voice)
    speaker.say("Blanc joue d6.", "fr", 20)
    speaker.say("White plays d6.", "en")
    voice.until("en 0 White plays d6.")
    assert voice.done == ["fr 20 Blanc joue d6.", "en 0 White plays d6."]
    speaker.close()
    voice.until("close")


def test_an_urgent_sentence_takes_the_place_of_those_that_wait() -> None:
    voice = Recorded()
    speaker = Speaker(lambda: voice)
    voice.go.clear()
    for number in range(5):
        speaker.say(f"{number}", "fr")
    speaker.say("Coup impossible", "fr", interrupt=True)
    voice.go.set()
    voice.until("fr 0 Coup impossible")
    said = [each for each in voice.done if each not in ("hush", "fr 0 0")]  # the first may be on its way already
    assert said == ["fr 0 Coup impossible"]
    assert voice.done[-2:] == ["hush", "fr 0 Coup impossible"]
    speaker.close()


def test_what_waits_is_bounded_and_the_oldest_is_left_out() -> None:
    voice = Recorded()
    speaker = Speaker(lambda: voice)
    voice.go.clear()
    for number in range(3 * WAITING):
        speaker.say(f"{number}", "fr")
    voice.go.set()
    voice.until(f"fr 0 {3 * WAITING - 1}")
    assert len(voice.done) <= WAITING + 1
    speaker.close()


def test_quiet_is_kept_and_nothing_that_waited_is_said() -> None:
    voice = Recorded()
    speaker = Speaker(lambda: voice)
    voice.go.clear()
    speaker.say("un", "fr")
    speaker.say("deux", "fr")
    speaker.hush()
    voice.go.set()
    voice.until("hush")
    speaker.close()
    voice.until("close")
    assert "fr 0 deux" not in voice.done


def test_the_log_keeps_the_last_sentences_and_no_empty_ones() -> None:
    speaker = Speaker(Recorded)
    speaker.say("  ", "fr")
    for number in range(KEPT + 3):
        speaker.say(f"{number}", "fr")
    speaker.say("x" * (LONGEST + 5), "fr")
    assert len(speaker.log) == KEPT
    assert speaker.log[-1] == "x" * LONGEST
    assert speaker.log[-2] == f"{KEPT + 2}"
    speaker.close()


def failing(tries: list[int], error: Exception) -> Callable[[], Voice]:
    def make() -> Voice:
        tries.append(1)
        raise error

    return make


@pytest.mark.parametrize("error", [NoVoice("none"), OSError("gone"), RuntimeError("a bug of the library")])
def test_without_a_voice_one_is_looked_for_once_and_later_again(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []
    now = [100.0]
    monkeypatch.setattr("jeux.voice.speaker.time.monotonic", lambda: now[0])
    speaker = Speaker(failing(tries, error))
    for number in range(5):
        speaker.say(f"{number}", "fr")
    wait_until(lambda: not speaker._waiting and speaker.silent)
    assert len(tries) == 1
    now[0] += module.RETRY + 1
    speaker.say("encore", "fr")
    wait_until(lambda: len(tries) == 2)
    assert list(speaker.log) == ["0", "1", "2", "3", "4", "encore"], "what would be said can be copied"
    speaker.close()


def test_a_voice_that_goes_is_opened_again() -> None:
    voices = [Recorded(), Recorded()]

    def gone(text: str, language: str, rate: int) -> None:
        raise OSError("broken pipe")

    voices[0].say = gone  # type: ignore[method-assign]
    made = iter(voices)
    speaker = Speaker(lambda: next(made))
    speaker.say("un", "fr")
    voices[0].until("close")
    wait_until(lambda: speaker.silent)
    speaker.silent = False  # as after a while
    speaker.say("deux", "fr")
    voices[1].until("fr 0 deux")
    speaker.close()


def test_a_voice_that_hangs_does_not_hold_the_window_back() -> None:
    voice = Recorded()
    speaker = Speaker(lambda: voice)
    voice.go.clear()
    speaker.say("un", "fr")
    speaker.close()  # returns
    voice.go.set()


def wait_until(done: Callable[[], bool]) -> None:
    event = threading.Event()
    for _ in range(1000):
        if done():
            return
        event.wait(0.01)
    raise AssertionError("it did not come")
