"""Plays whole games through the tree that AT-SPI shows, without pixels and keys, and prints one line a game.

    python -m tests.access.by_tree --all
    python -m tests.access.by_tree backgammon hex
    python -m tests.access.by_tree mini_halma --advised
    python -m tests.access.by_tree hex --choices "Plus de choix…" "Onze et gâteau" Noir

Needs Xvfb, D-Bus, at-spi2-core and python3-pyatspi."""

from __future__ import annotations

import argparse
import json
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jeux.common.settings import Settings, save_settings
from jeux.common.texts import Texts
from jeux.play.learn.lesson.lessons import course_of, lesson_texts
from jeux.rules import CATALOGUE
from tests.access.session import AccessibleSession, missing

LONGEST = 900.0
"""Seconds that one game may take."""
LEFT = """button-undo button-redo button-hint button-rules button-menu button-play-now button-why button-whole
    button-near button-hide-panel button-show-panel button-flip race-button lesson-again lesson-list""".split()
"""What is pressed by nobody who plays on."""
WANTED = ("lesson-continue", "button-forced", "button-end-turn")
"""What is pressed wherever it stands."""
OWN_WANTED = ("put-down", "step-double", "step-take", "step-swap")
"""Buttons that are pressed in a game that has them: what was composed is put down, the cube is turned, the first man is
taken over."""
ALONE = (1,)
"""The players of a game that ends only if it is solved: at random nobody does."""
ENDS = ("end-rematch", "end-again", "end-next-game", "end-play-off")


@dataclass(frozen=True, slots=True)
class Played:
    """How a game went."""

    end: str
    error: str
    presses: tuple[str, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class Manner:
    """How a game is played."""

    seed: int = 1
    seconds: float = LONGEST
    level: int = 1
    """Of the computer."""
    advised: bool = False
    """Whether each step is the one that the program advises; else it is drawn."""
    choices: tuple[str, ...] = ()
    """What is pressed on the pages before the game, besides the level."""


def whole_game(key: str, folder: Path, manner: Manner) -> Played:
    """Play a game against the computer."""
    texts = Texts("fr")
    name, get = texts.game(key, "name"), texts.get
    level = [f"{manner.level}, {get(f'level-{manner.level}')}"] if 2 in CATALOGUE[key].players else []
    way = [name, *level, *manner.choices, get("button-play")]
    words = _words(texts)
    words["wanted"] += [texts.get(f"{key}-{each}") for each in OWN_WANTED if texts.has(f"{key}-{each}")]
    how = {"seed": manner.seed, "seconds": manner.seconds, "advised": manner.advised}
    return _played(folder, {**words, **how, "way": way})


def whole_lesson(key: str, number: int, folder: Path, seed: int = 1, seconds: float = LONGEST) -> Played:
    """Take a lesson of a game from its first task to its last."""
    texts = Texts("fr")
    title = lesson_texts("fr", key).get(course_of(key).lessons[number - 1].title)
    way = [texts.game(key, "name"), texts.get("lesson-learn"), title]
    return _played(folder, {**_words(texts), "way": way, "seed": seed, "seconds": seconds, "advised": False})


def _words(texts: Texts) -> dict[str, Any]:
    """The names by which things at a table are found."""
    get = texts.get
    return {
        "ends": [get(each) for each in ENDS],
        "learnt": get("lesson-learnt"),
        "left": [get(each) for each in LEFT],
        "wanted": [get(each) for each in WANTED],
        "helping": [get("lesson-show")],
        "after": get("heard-turns"),
        "allowed": get("heard-allowed"),
        "chosen": get("heard-chosen"),
        "advice": get("button-hint"),
        "advises": get("hint-step", step=""),
        "awaited": get("hint-thinking"),
        "steps": get("heard-steps"),
        "back": get("button-back"),
    }


def _played(folder: Path, words: dict[str, object]) -> Played:
    assert save_settings(folder, Settings().replace(animation="none", muted=True)) is None
    with AccessibleSession(folder) as session:
        session.open_program()
        told = json.loads(session.run("tests.access.player", json.dumps(words), LONGEST + 60))
    return Played(told.get("end", ""), told.get("error", ""), tuple(told["presses"]), told["seconds"])


def main() -> None:
    """Play the games that the arguments name."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    arguments.add_argument("games", nargs="*", choices=[[], *CATALOGUE], metavar="game")
    arguments.add_argument("--all", action="store_true", help="all games")
    arguments.add_argument("--level", type=int, default=1, help="of the computer")
    arguments.add_argument("--advised", action="store_true", help="play what is advised: not each game ends at random")
    arguments.add_argument(
        "--choices", nargs="*", default=[], metavar="name", help="what else is pressed before the game"
    )
    arguments.add_argument("--lesson", type=int, default=0, help="the lesson of this number in place of a game")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--seconds", type=float, default=LONGEST, help="the most that one game may take")
    arguments.add_argument("--verbose", action="store_true", help="print all that was pressed")
    asked = arguments.parse_args()
    if lacking := missing():
        raise SystemExit(f"needs {', '.join(lacking)}")
    for key in CATALOGUE if asked.all else asked.games:
        with tempfile.TemporaryDirectory() as folder:
            if asked.lesson:
                played = whole_lesson(key, asked.lesson, Path(folder), asked.seed, asked.seconds)
            else:
                advised = asked.advised or CATALOGUE[key].players == ALONE
                manner = Manner(asked.seed, asked.seconds, asked.level, advised, tuple(asked.choices))
                played = whole_game(key, Path(folder), manner)
        print(
            f"{key:16} {len(played.presses):4} presses {played.seconds:7.1f} s  {played.end or played.error}",
            flush=True,
        )
        if asked.verbose:
            print("  " + " · ".join(played.presses), flush=True)


if __name__ == "__main__":
    main()
