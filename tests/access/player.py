"""Plays a game from the shelf to its end with nothing but what AT-SPI shows: names, roles, states and actions.

    python3 -m tests.access.player '{"game": …}'

Runs with the system's own Python; `tests.access.by_tree` starts it and tells the names by which things are found, as
they stand in the catalogues. Prints how it ended, as JSON."""

from __future__ import annotations

import json
import sys
import time
from random import Random
from typing import Any

from tests.access.seen_tree import BUTTON, CELL, DIALOG, RADIO, NotSeen, Thing, Tree, changed, press_named, read

REPLY = 60.0
"""Seconds that the other side may take."""
ANSWER = 5.0
"""Seconds within which something pressed shows."""
MOST_TRIES = 8
"""So many presses are made before help is asked for, where a lesson offers it."""
WHOLE_ADVICE = 2
"""So many presses make an advice: where to look, then the step."""
IN_VAIN = 12
"""So many presses in a row that change nothing end the try."""


class Player:
    """Plays one game. `words` are the names of things in the language of the window."""

    def __init__(self, words: dict[str, Any], seed: int, seconds: float) -> None:
        self._words, self._random = words, Random(seed)
        self._end = time.monotonic() + seconds
        self._tries = 0
        """What was tried since the game last went on for certain."""
        self._asked = 0
        """How often advice was asked for since the list of the legal steps was opened."""
        self.pressed: list[str] = []
        """The names of all that was pressed at the table."""

    # --- from the shelf to the table ----------------------------------------------------------------------------------

    def sit_down(self) -> None:
        """Take the game from the shelf and press what is to be pressed before the first step."""
        for name in self._words["way"]:
            press_named(name)

    # --- at the table -------------------------------------------------------------------------------------------------

    def play(self) -> str:
        """Play until the end is told. Returns its words."""
        tree, in_vain = read(), 0
        while not (told := self._over(tree)):
            thing = self._chosen(tree)
            if thing is None:
                tree = self._waited(tree)
                continue
            if not thing.press():
                tree = read()
                continue
            self.pressed.append(thing.name)
            after = changed(tree, ANSWER)
            in_vain = 0 if after else in_vain + 1
            if in_vain > IN_VAIN or time.monotonic() > self._end:
                raise NotSeen(f"the end, after {self.pressed[-IN_VAIN:]}")
            tree = after or tree
        return told

    def _waited(self, tree: Tree) -> Tree:
        """The tree after the other side has done something."""
        after = changed(tree, REPLY)
        if after is None or time.monotonic() > self._end:
            raise NotSeen(f"the end, after {self.pressed[-5:]}: {[t.name for t in tree]}")
        return after

    def _over(self, tree: Tree) -> str:
        """The words of the end; empty before it."""
        learnt = [t.name for t in tree if self._words["learnt"] in t.name]
        dialog = next((t.name for t in tree if t.role == DIALOG), "")
        ended = any(t.role == BUTTON and t.name in self._words["ends"] for t in tree)
        return learnt[0] if learnt else dialog if ended else ""

    def _chosen(self, tree: Tree) -> Thing | None:
        """What is pressed next; None where the other side is to play."""
        buttons, places = self._buttons(tree), self._places(tree)
        if faces := [t for t in tree if t.role == RADIO and t.name.isdigit() and t.can_be_pressed()]:
            return self._random.choice(faces)  # of real dice
        if wanted := [t for t in buttons if t.name in self._words["wanted"]]:
            self._tries = 0
            return wanted[0]
        if self._words["advised"] and (places or any(t.name == self._words["back"] for t in buttons)):
            return self._advised(tree)
        self._tries += 1
        helping = [t for t in buttons if t.name in self._words["helping"]]
        if helping and self._tries > MOST_TRIES:
            return helping[0]
        others = [t for t in buttons if t not in helping]
        if others and (not places or self._random.random() < 0.5):
            return self._random.choice(others)
        return self._random.choice(places) if places else None

    def _advised(self, tree: Tree) -> Thing | None:
        """What leads to the step that the program advises: the button for advice as often as it takes, then the list of
        the legal steps, where that step comes first. None while the advice is awaited."""
        words = self._words
        told = next((t for t in tree if t.role == BUTTON and t.name.startswith(words["advises"])), None)
        if told or any(words["awaited"] in t.name for t in tree):
            return told
        listed = any(t.role == DIALOG for t in tree)
        self._asked = 0 if listed or self._asked == WHOLE_ADVICE else self._asked + 1
        wanted = words["back"] if listed else words["advice"] if self._asked else words["steps"]
        return next((t for t in tree if t.role == BUTTON and t.name == wanted and t.can_be_pressed()), None)

    def _buttons(self, tree: Tree) -> list[Thing]:
        """The buttons of the moment: those of a dialogue, else what is always pressed and what stands behind the list
        of turns."""
        dialog = next((i for i, t in enumerate(tree) if t.role == DIALOG), -1)
        turns = next((i for i, t in enumerate(tree) if t.name.startswith(self._words["after"])), len(tree))
        always, first = (*self._words["wanted"], *self._words["helping"]), dialog if dialog >= 0 else turns
        found = (t for i, t in enumerate(tree) if t.role == BUTTON and (i > first or t.name in always))
        return [t for t in found if t.name not in self._words["left"] and t.can_be_pressed()]

    def _places(self, tree: Tree) -> list[Thing]:
        """The places that may be touched; once something is chosen, those that it may go to, or be put down at."""
        allowed, chosen = ([t for t in tree if t.role == CELL and self._says(t, w)] for w in ("allowed", "chosen"))
        return [t for t in (*allowed, *chosen) if t.about()] or allowed if chosen else allowed

    def _says(self, thing: Thing, word: str) -> bool:
        return self._words[word] in thing.name.split(", ")


def main() -> None:
    """Play as the argument says, and print how it went."""
    words = json.loads(sys.argv[1])
    player, begun, told = Player(words, words["seed"], words["seconds"]), time.monotonic(), {}
    try:
        player.sit_down()
        told = {"end": player.play()}
    except NotSeen as error:
        told = {"error": str(error)}
    played = {"presses": player.pressed, "seconds": round(time.monotonic() - begun, 1)}
    print(json.dumps({**told, **played}, ensure_ascii=False))


if __name__ == "__main__":
    main()
