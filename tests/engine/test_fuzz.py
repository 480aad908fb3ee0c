"""Broken input: whatever is said, the engine answers one line a command, changes nothing on an error, and goes on."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import cast

import pytest

from jeux.engine.channel import Channel
from jeux.engine.protocol import Conversation
from jeux.rules import CATALOGUE
from tests.rules.vectors import load

MAIN = Path(__file__).resolve().parents[2] / "main.py"
GARBAGE = "abcdefg 1234567 =:,.-x|?*\t\x00\x1b\u2028é\N{ARABIC-INDIC DIGIT ONE}\N{BLACK CHESS PAWN}'\"\\{}%"
ANSWERS = {"ok", "position", "turn", "moves", "chances", "why", "result", "perft", "best", "error"}
SAMPLES = [
    (key, row["position"], row["options"]) for key in CATALOGUE for row in load(f"{key}.json") if row["position"]
]


class Heard:
    """Stands for the two pipes: keeps what is said, and has nothing waiting."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, line: str) -> None:
        self.said.append(line)

    def waiting(self) -> None:
        return None


def setting(rng: Random, key: str) -> str:
    words = [key]
    for option in CATALOGUE[key].options:
        if rng.random() < 0.3:
            words.append(f"{option.name}={rng.choice(option.values)}")
    return " ".join(words)


def garbage(rng: Random) -> str:
    return "".join(rng.choice(GARBAGE) for _ in range(rng.randint(0, 30)))


def from_sample(rng: Random) -> str:
    key, text, options = rng.choice(SAMPLES)
    return f"position {key} {' '.join(f'{name}={value}' for name, value in options.items())} : {text}"


def some_step(rng: Random, steps: list[str]) -> str:
    return rng.choice(steps) if steps and rng.random() < 0.9 else rng.choice(("d6", "xd6", "huff:d6", "off", "8/5", ""))


def valid(rng: Random, steps: list[str]) -> str:
    """A command that means something; counts and thoughts are small."""
    kinds: list[Callable[[], str]] = [
        lambda: f"new {setting(rng, rng.choice(list(CATALOGUE)))}",
        lambda: from_sample(rng),
        lambda: rng.choice(("show", "turn", "moves", "chances", "result", "games", "stop")),
        lambda: f"play {some_step(rng, steps)}",
        lambda: f"play {some_step(rng, steps)} {some_step(rng, steps)}",
        lambda: f"why {some_step(rng, steps)}",
        lambda: f"undo {rng.choice(('', '1', '2', '5'))}",
        lambda: f"level {rng.choice('12345')}",
        lambda: f"perft {rng.choice('01')}",
        lambda: f"go nodes={rng.randint(1, 30)} seed={rng.randint(0, 99)}",
    ]
    return rng.choices(kinds, (1, 3, 5, 8, 2, 3, 2, 1, 1, 1))[0]()


def broken(rng: Random, line: str) -> str:
    """`line` with a few characters or words changed; never a heavier count or thought."""
    if rng.random() < 0.3:
        words = line.split(" ")
        rng.shuffle(words)
        line = " ".join(words)
    text = list(line)
    for _ in range(rng.randint(0, 3)):
        at = rng.randint(0, len(text))
        text[at : at + rng.randint(0, 2)] = rng.choice((rng.choice(GARBAGE), ""))
    line = "".join(text)
    return f"turn {line}" if line.split()[:1] in (["go"], ["perft"]) else line


def any_line(rng: Random, steps: list[str]) -> str:
    what = rng.random()
    if what < 0.5:
        return valid(rng, steps)
    return broken(rng, valid(rng, steps)) if what < 0.9 else broken(rng, garbage(rng))


def test_thousands_of_lines(caplog: pytest.LogCaptureFixture, thorough: bool) -> None:
    rng, lines = Random(20_000), 20_000 if thorough else 4_000
    heard = Heard()
    conversation = Conversation(cast("Channel", heard))
    steps: list[str] = []
    counts: dict[str, int] = {}
    conversation.answer("new moulin")
    with caplog.at_level(logging.ERROR):
        for number in range(lines):
            before = conversation.answer("show")
            line = any_line(rng, steps).strip() or "show"
            answer = conversation.answer(line)
            assert "\n" not in answer, line
            word = answer.split(" ")[0]
            assert word in ANSWERS or line.split()[:1] == ["stop"], (number, line, answer)
            assert not answer.startswith("error internal"), (number, line)
            after = conversation.answer("show")
            if word == "error":
                assert after == before, (number, line)
            counts[word] = counts.get(word, 0) + 1
            steps = conversation.answer("moves").split()[2:]
    assert not caplog.records
    assert all(counts.get(word, 0) > lines / 400 for word in ANSWERS), counts
    assert all("\n" not in line for line in heard.said)


def test_the_program_survives_what_it_is_told() -> None:
    """The same through the real pipes, bytes that are no text included; then it ends well and has said no traceback."""
    rng = Random(7)
    lines = [any_line(rng, ["d6", "d7", "d6-d7"]).encode() for _ in range(2_000)]
    lines += [rng.randbytes(40).replace(b"\n", b"") for _ in range(300)] + [b"x" * 200_000, b"new moulin", b"show"]
    lines = [line for line in lines if line.split()[:1] != [b"quit"]]
    done = subprocess.run(
        [sys.executable, str(MAIN), "--engine"], input=b"\n".join(lines), capture_output=True, timeout=120, check=False
    )
    assert done.returncode == 0
    assert done.stderr == b""
    answers = done.stdout.decode("utf-8").splitlines()
    assert answers[-1] == "position board=........................ turn=w hand=9,9 take=0 quiet=0"
    assert "error line-too-long" in done.stdout.decode("utf-8")
    assert len(answers) > 1_500
