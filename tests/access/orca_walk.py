"""What Orca says of ten screens and of moves, as keys lead through them.

    python -m tests.access.orca_walk fr
    python -m tests.access.orca_walk en --only 3 4

Debian and Ubuntu: apt install xvfb openbox xdotool dbus at-spi2-core orca, and the locales fr_FR.UTF-8 and en_GB.UTF-8
for the words that are Orca's own. What the program's own voice says is marked with ♪. Each part begins at the first
page; a busy computer makes Orca late, and then a sentence stands with a later key."""

from __future__ import annotations

import argparse
import subprocess
import sys

from tests.access.spoken import Said, SpokenDesk, on_a_bus_of_its_own, spoken_desk

MOST_TABS = 40
GAMES = {"fr": "moulin", "en": "morris"}
WORDS = {
    "en": {"Jouer": "Play", "Menu": "Menu", "Abandonner": "Resign", "Revoir": "Review", "Réglages": "Settings"}
    | {"Apprendre": "Learn"},
}
"""The names of buttons; in French they are those of the walks."""
TABLE = "type:moulin Down Return to:Jouer Return"
WALKS = (
    "Tab Tab Down Down Right",
    "type:moulin Down Return Tab Tab Tab Tab Tab",
    f"{TABLE} Right Down Return Right Return Tab Return BackSpace h F7 Down Return",
    f"{TABLE} to:Menu Return Down Down to:Abandonner Return Tab Tab Return Tab Tab to:Revoir Return Left Left Tab Tab",
    "type:backgammon Down Return to:Jouer Return Return Tab Return Tab Return Tab Return",
    "to:Réglages Return Tab Tab Down Down space Escape",
    f"{TABLE} F1 to:Apprendre Return Down Down Return Tab Return",
    "type:tablut Down Return to:Jouer Return Tab Return Tab Return",
)


def spoken(said: list[Said]) -> str:
    """What was said, in one line."""
    return " / ".join(f"♪ {text}" if who == "tablier" else text for who, text in said)


def walked(desk: SpokenDesk, step: str, language: str) -> str:
    """Do one step of a walk: press a key, write a word, or go by Tab to a button."""
    kind, _, word = step.partition(":")
    if kind == "type":
        word = GAMES[language] if word == "moulin" else word
        subprocess.run(["xdotool", "type", "--delay", "300", word], check=True)
        return spoken(desk.heard())
    if kind != "to":
        return spoken(desk.key(step))
    name = WORDS.get(language, {}).get(word, word)
    for _ in range(MOST_TABS):
        said = desk.key("Tab")
        if any(text.startswith(name) for _, text in said):
            return spoken(said)
    raise LookupError(f"Tab reaches no “{name}”")


def main() -> int:
    """The walks that are asked for, one after the other."""
    on_a_bus_of_its_own("tests.access.orca_walk")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("language", choices=GAMES)
    parser.add_argument("--only", type=int, nargs="+", default=range(1, len(WALKS) + 1), help="the numbers of walks")
    asked = parser.parse_args()
    for number in asked.only:
        with spoken_desk(asked.language, f'{{"language": "{asked.language}"}}') as desk:
            sys.stdout.write(f"\n{number}. {spoken(desk.heard())}\n")
            for step in WALKS[number - 1].split():
                sys.stdout.write(f"{step} | {walked(desk, step, asked.language)}\n")
                sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
