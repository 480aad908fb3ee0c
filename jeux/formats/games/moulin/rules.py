"""The rules of a move list: as named in its tags, or else the first of ours under which it is legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product

from jeux.common.cleaning import clean
from jeux.formats.contract import FormatError
from jeux.formats.playing import Playing
from jeux.rules import CATALOGUE

KEY = "moulin"
CUSTOM = "Custom"
"""The value of the tag ``Variant`` for rules without a name; each option then has a tag of its own."""
TAGS = {option.name: option.name.capitalize() for option in CATALOGUE[KEY].options}
"""The tags of the options."""
_VALUES = {option.name: option.values for option in CATALOGUE[KEY].options}
_NAMED = {"flying": "3", "mills": "protected", "double": "one"}
"""Tournament rules, the ones of other programs first."""
_NAMES = ("Nine Men's Morris", "standard_9mm")


def tags_of(options: Mapping[str, str]) -> list[tuple[str, str]]:
    """The tags that describe these rules."""
    if options == _NAMED:
        return [("Variant", _NAMES[0])]
    return [("Variant", CUSTOM), *((tag, options[name]) for name, tag in TAGS.items())]


def named(options: Mapping[str, str]) -> bool:
    """Whether these are the rules assumed for a list without tags."""
    return options == _NAMED


def played_by(tag: Callable[[str], str], start: str, play: Callable[[Playing], None]) -> Playing:
    """The game that `play` plays under the rules in the tags. Raises `FormatError` for unknown rules, or if no rules of
    ours allow the game; the error is then the one under the rules that accept most of it."""
    errors: list[FormatError] = []
    for options in _candidates(tag):
        playing = Playing(KEY, options, start)
        try:
            play(playing)
        except FormatError as error:
            errors.append(error)
            continue
        return playing
    raise max(errors, key=lambda error: (error.line, error.column))


def _candidates(tag: Callable[[str], str]) -> list[dict[str, str]]:
    """The rules that a list may follow, the likeliest first. Raises `FormatError`."""
    variant = tag("Variant")
    if variant.lower() in map(str.lower, _NAMES):
        return [_NAMED]
    if variant.lower() not in ("", "?", CUSTOM.lower()):
        raise FormatError("other-game", clean(variant))
    told = {name: tag(other).lower() for name, other in TAGS.items() if tag(other)}
    for name, value in told.items():
        if value not in _VALUES[name]:
            raise FormatError("foreign-rule", clean(f"{TAGS[name]} {value}"))
    booklet = {name: values[0] for name, values in _VALUES.items()}
    others = [dict(zip(_VALUES, values, strict=True)) for values in product(*_VALUES.values())]
    fitting = [options for options in (_NAMED, booklet, *others) if told.items() <= options.items()]
    return [options for number, options in enumerate(fitting) if options not in fitting[:number]]
