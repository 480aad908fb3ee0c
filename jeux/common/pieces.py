"""Reads a large JSON object value by value, so that only one of many matches is in memory as lists and objects.

`json.loads` makes of ``[],`` a list of twenty times its size, and lets nothing else run meanwhile.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from jeux.common.files import UnfitFile, parse_json
from jeux.common.progress import reached

LONGEST = 8 << 20
"""The letters of a value that is read at once."""
MOST_BRACKETS = 1_000_000
"""The brackets of such a value: more than the largest match has."""
_STRING = r'"(?:[^"\\]++|\\.)*+"'
_SPACE = re.compile(r"[ \t\r\n]*")
_TEXT = re.compile(_STRING, re.DOTALL)
_SCALAR = re.compile(r'[^\s,:"\[\]{}]+')
_BRACKET = re.compile(rf'[^\[\]{{}}"]*+(?:{_STRING}[^\[\]{{}}"]*+)*+([\[\]{{}}])', re.DOTALL)
"""A bracket, after what has none; those inside texts do not count."""
_OFTEN = 0xFFFF


@dataclass(frozen=True, slots=True)
class Pieces:
    """The values of a list in a JSON text, each parsed when it is asked for."""

    text: str
    spans: tuple[tuple[int, int], ...] = ()

    def __len__(self) -> int:
        return len(self.spans)

    def __iter__(self) -> Iterator[object]:
        """Each value; None where it is not valid."""
        for start, end in self.spans:
            try:
                yield parse_json(self.text[start:end])
            except UnfitFile:
                yield None


def read_members(text: str, lists: Mapping[str, int]) -> dict[str, object]:
    """The members of a JSON object. The values of those named in `lists`, if they are lists of at most so many values,
    are `Pieces`, the others parsed. Raises `UnfitFile`."""
    return _Scanner(text).members(lists)


class _Scanner:
    """Finds where values end, without making any of them."""

    def __init__(self, text: str) -> None:
        self._text, self._at = text, 0

    def members(self, lists: Mapping[str, int]) -> dict[str, object]:
        found: dict[str, object] = {}
        for _ in self._each("{", "}"):
            start, end = self._value()
            if self._text[start] != '"' or not self._took(":"):
                raise UnfitFile("no object")
            name = parse_json(self._text[start:end])
            assert isinstance(name, str)
            if name in lists and self._text.startswith("[", self._at):
                found[name] = Pieces(self._text, tuple(self._spans(lists[name])))
            else:
                start, end = self._value()
                found[name] = parse_json(self._text[start:end])
        if self._at < len(self._text):
            raise UnfitFile("more than an object")
        return found

    def _spans(self, most: int) -> Iterator[tuple[int, int]]:
        for number, _ in enumerate(self._each("[", "]")):
            if number == most:
                raise UnfitFile("too many values")
            yield self._value()

    def _each(self, opening: str, closing: str) -> Iterator[None]:
        """Once before each value between these brackets."""
        self._skip()
        if not self._took(opening):
            raise UnfitFile("no bracket")
        if self._took(closing):
            return
        while True:
            yield
            if self._took(closing):
                return
            if not self._took(","):
                raise UnfitFile("no comma")

    def _took(self, sign: str) -> bool:
        """Pass over a sign and the spaces after it; False if another one is here. Raises `UnfitFile` at the end."""
        if self._at >= len(self._text):
            raise UnfitFile("cut short")
        if self._text[self._at] != sign:
            return False
        self._at += 1
        self._skip()
        return True

    def _skip(self) -> None:
        found = _SPACE.match(self._text, self._at)
        assert found
        self._at = found.end()

    def _value(self) -> tuple[int, int]:
        """Pass over a value, and return where it stands. Raises `UnfitFile`."""
        start = self._at
        reached(start / len(self._text))
        if self._text[start : start + 1] in ("[", "{"):
            end = self._end_of_brackets(start)
        else:
            found = (_TEXT if self._text[start : start + 1] == '"' else _SCALAR).match(
                self._text, start, start + LONGEST
            )
            if not found:
                raise UnfitFile("no value")
            end = found.end()
        self._at = end
        self._skip()
        return start, end

    def _end_of_brackets(self, start: int) -> int:
        depth, at = 0, start
        for number in range(MOST_BRACKETS):
            found = _BRACKET.match(self._text, at, start + LONGEST)
            if not found:
                raise UnfitFile("cut short or too long")
            at = found.end()
            depth += 1 if found[1] in "[{" else -1
            if not depth:
                return at
            if not number & _OFTEN:
                reached(at / len(self._text))
        raise UnfitFile("too many brackets")
