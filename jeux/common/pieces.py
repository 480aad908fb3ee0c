"""Reads a large JSON object value by value, so that only one of many matches is in memory as lists and objects.

`json.loads` makes of ``[],`` a list of twenty times its size, and lets nothing else run meanwhile; neither does the
decoding of so many bytes, so that each value is decoded by itself. JSON is made of signs that stand in no letter of
UTF-8.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from jeux.common.files import UnfitFile, parse_json
from jeux.common.progress import reached

LONGEST = 8 << 20
"""The bytes of a value that is read at once."""
MOST_BRACKETS = 1_000_000
"""The brackets of such a value: more than the largest match has."""
_STRING = rb'"(?:[^"\\]++|\\.)*+"'
_SPACE = re.compile(rb"[ \t\r\n]*")
_TEXT = re.compile(_STRING, re.DOTALL)
_SCALAR = re.compile(rb'[^\s,:"\[\]{}]+')
_BRACKET = re.compile(rb'[^\[\]{}"]*+(?:' + _STRING + rb'[^\[\]{}"]*+)*+([\[\]{}])', re.DOTALL)
"""A bracket, after what has none; those inside texts do not count."""
_OFTEN = 0xFFFF


@dataclass(frozen=True, slots=True)
class Pieces:
    """The values of a list in a JSON text, each parsed when it is asked for."""

    content: bytes = b""
    spans: tuple[tuple[int, int], ...] = ()

    def __len__(self) -> int:
        return len(self.spans)

    def __iter__(self) -> Iterator[object]:
        """Each value; None where it is not valid."""
        for start, end in self.spans:
            try:
                yield _parsed(self.content[start:end])
            except UnfitFile:
                yield None


def _parsed(content: bytes) -> object:
    """A value. Raises `UnfitFile`."""
    try:
        return parse_json(str(content, "utf-8"))
    except UnicodeDecodeError as error:
        raise UnfitFile(str(error)) from error


def read_members(content: bytes, lists: Mapping[str, int]) -> dict[str, object]:
    """The members of a JSON object. The values of those named in `lists`, if they are lists of at most so many values,
    are `Pieces`, the others parsed. Raises `UnfitFile`."""
    return _Scanner(content).members(lists)


class _Scanner:
    """Finds where values end, without making any of them."""

    def __init__(self, content: bytes) -> None:
        self._content, self._at = content, len(BOM_UTF8) if content.startswith(BOM_UTF8) else 0

    def members(self, lists: Mapping[str, int]) -> dict[str, object]:
        found: dict[str, object] = {}
        for _ in self._each(b"{", b"}"):
            start, end = self._value()
            if self._content[start : start + 1] != b'"' or not self._took(b":"):
                raise UnfitFile("no object")
            name = _parsed(self._content[start:end])
            assert isinstance(name, str)
            if name in lists and self._content.startswith(b"[", self._at):
                found[name] = Pieces(self._content, tuple(self._spans(lists[name])))
            else:
                start, end = self._value()
                found[name] = _parsed(self._content[start:end])
        if self._at < len(self._content):
            raise UnfitFile("more than an object")
        return found

    def _spans(self, most: int) -> Iterator[tuple[int, int]]:
        for number, _ in enumerate(self._each(b"[", b"]")):
            if number == most:
                raise UnfitFile("too many values")
            yield self._value()

    def _each(self, opening: bytes, closing: bytes) -> Iterator[None]:
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
            if not self._took(b","):
                raise UnfitFile("no comma")

    def _took(self, sign: bytes) -> bool:
        """Pass over a sign and the spaces after it; False if another one is here. Raises `UnfitFile` at the end."""
        if self._at >= len(self._content):
            raise UnfitFile("cut short")
        if not self._content.startswith(sign, self._at):
            return False
        self._at += 1
        self._skip()
        return True

    def _skip(self) -> None:
        found = _SPACE.match(self._content, self._at)
        assert found
        self._at = found.end()

    def _value(self) -> tuple[int, int]:
        """Pass over a value, and return where it stands. Raises `UnfitFile`."""
        start = self._at
        reached(start / len(self._content))
        if self._content[start : start + 1] in (b"[", b"{"):
            end = self._end_of_brackets(start)
        else:
            found = (_TEXT if self._content[start : start + 1] == b'"' else _SCALAR).match(
                self._content, start, start + LONGEST
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
            found = _BRACKET.match(self._content, at, start + LONGEST)
            if not found:
                raise UnfitFile("cut short or too long")
            at = found.end()
            depth += 1 if found[1] in b"[{" else -1
            if not depth:
                return at
            if not number & _OFTEN:
                reached(at / len(self._content))
        raise UnfitFile("too many brackets")
