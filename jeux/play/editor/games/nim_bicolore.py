"""Setting up a position of Nim bicolore: heaps, and the matches of each."""

from __future__ import annotations

from typing import Any

from jeux.play.editor.editing import RUB, Editing, Tool, Use
from jeux.play.editor.editing_fields import Choice, Control, Draft, Style, Words
from jeux.rules.contract import Game, Options
from jeux.rules.games.nim_bicolore.board import KINDS, MATCHES, MOST, match

EMPTY = "."


class NimEditing(Editing):
    """The heaps have counters beside the board; a touch adds a match to a visible heap, or removes one."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        super().__init__(game, options, players)
        self.fields = (self.turn_field(), Choice("last", KINDS))

    def tools(self) -> tuple[Tool, ...]:
        return (*(Tool(Use.MAN, kind) for kind in KINDS), RUB)

    def man_words(self, man: str) -> Words:
        return f"edit-man-{man}", {}

    def men(self, draft: Draft) -> tuple[tuple[str, str], ...]:
        return tuple(
            (match(number, kind, k + 1), kind)
            for number, heap in enumerate(_heaps(draft))
            for kind, count in zip(KINDS, heap, strict=True)
            for k in range(count)
        )

    def put(self, draft: Draft, place: str, man: str) -> Draft:
        heaps = _heaps(draft)
        if place not in MATCHES or MATCHES[place][0] >= len(heaps):
            return draft
        number, kind, _ = MATCHES[place]
        i = KINDS.index(man or kind)
        heaps[number][i] = min(MOST, max(0, heaps[number][i] + (1 if man else -1)))
        return {**draft, "board": _text(heaps)}

    def touch(self, draft: Draft, place: str, man: str) -> Draft:
        return self.put(draft, place, man)

    def move(self, draft: Draft, origin: str, target: str) -> Draft:
        man = self.top(draft, origin)
        if not man or target not in MATCHES or MATCHES[target][0] == MATCHES[origin][0]:
            return draft
        return self.put(self.put(draft, origin, ""), target, man)

    def controls(self, draft: Draft) -> tuple[Control, ...]:
        heaps = _heaps(draft)
        turn, last = super().controls(draft)
        rows = [Control("heaps", ("edit-heaps", {}), ("1", str(MOST)), (), str(len(heaps)), Style.NUMBER)]
        for number, heap in enumerate(heaps):
            for kind, count in zip(KINDS, heap, strict=True):
                label = (f"edit-heap-{kind}", {"n": number + 1})
                rows.append(Control(f"heap.{number}{kind}", label, ("0", str(MOST)), (), str(count), Style.NUMBER))
        return (turn, *rows) if any(map(any, heaps)) else (turn, *rows, last)

    def set(self, draft: Draft, control: str, value: str) -> Draft:
        heaps = _heaps(draft)
        if control == "heaps":
            wanted = int(value)
            heaps = [*heaps[:wanted], *([1, 0] for _ in range(wanted - len(heaps)))]
        elif control.startswith("heap."):
            number, kind = int(control[5:-1]), control[-1]
            heaps[number][KINDS.index(kind)] = int(value)
        else:
            return super().set(draft, control, value)
        return {**draft, "board": _text(heaps)}

    def follow(self, draft: Draft) -> Draft:
        """The kind of the last batch is set only when no match is left."""
        left = any(map(any, _heaps(draft)))
        last = "-" if left else draft["last"] if draft["last"] in KINDS else KINDS[0]
        return {**draft, "last": last}

    def emptied(self) -> Draft:
        return {**self.opening, "board": _text([[1, 0]])}

    def room(self, draft: Draft) -> Any | None:
        """The position with the heaps on view; None where all are empty."""
        return self.read(draft) if self.men(draft) else None


def _heaps(draft: Draft) -> list[list[int]]:
    """The new and the burnt matches of each heap."""
    return [[0, 0] if word == EMPTY else [int(word[0]), int(word[2])] for word in draft["board"].split(",")]


def _text(heaps: list[list[int]]) -> str:
    return ",".join(f"{new}n{burnt}b" if new or burnt else EMPTY for new, burnt in heaps)


EDITING = NimEditing
