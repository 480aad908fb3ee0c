"""Reading and writing position texts: ``field=value`` pairs separated by single spaces."""

from __future__ import annotations

from jeux.rules.contract import BadPosition


def read_fields(text: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """The values of exactly these fields, in this order. Raises `BadPosition`."""
    words = text.split(" ")
    if len(words) != len(names):
        raise BadPosition(f"a position has the fields {' '.join(n + '=' for n in names)}")
    values = []
    for word, name in zip(words, names, strict=True):
        field, equals, value = word.partition("=")
        if field != name or not equals or not value:
            raise BadPosition(f"expected {name}=… and found {word!r}")
        values.append(value)
    return tuple(values)


def read_int(value: str, low: int, high: int, name: str) -> int:
    """A plain decimal number within bounds, without sign nor leading zero. Raises `BadPosition`."""
    if not (value.isascii() and value.isdigit()) or (len(value) > 1 and value[0] == "0"):
        raise BadPosition(f"{name}= takes a number, not {value!r}")
    number = int(value) if len(value) < 10 else high + 1
    if not low <= number <= high:
        raise BadPosition(f"{name}= is between {low} and {high}, not {value}")
    return number


def read_choice(value: str, choices: tuple[str, ...], name: str) -> str:
    """One of the words that a field allows. Raises `BadPosition`."""
    if value not in choices:
        raise BadPosition(f"{name}= is one of {' '.join(choices)}, not {value!r}")
    return value


def read_pair(value: str, low: int, high: int, name: str) -> tuple[int, int]:
    """Two numbers separated by a comma. Raises `BadPosition`."""
    parts = value.split(",")
    if len(parts) != 2:
        raise BadPosition(f"{name}= takes two numbers, not {value!r}")
    return read_int(parts[0], low, high, name), read_int(parts[1], low, high, name)
