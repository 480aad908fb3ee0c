"""The rules of a move list: as its tags name them, or else the first ones of ours under which it can be played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product

from jeux.common.cleaning import clean
from jeux.formats.contract import FormatError
from jeux.formats.playing import Playing
from jeux.rules import CATALOGUE

KEY = "moulin"
CUSTOM = "Custom"
"""What the tag ``Variant`` says where the rules have no name: tags of our own tell them, an option each."""
TAGS = {option.name: option.name.capitalize() for option in CATALOGUE[KEY].options}
"""The tags of the options."""
_VALUES = {option.name: option.values for option in CATALOGUE[KEY].options}
_NAMED = {"flying": "3", "mills": "protected", "double": "one"}
"""The rules of tournaments, those that other programs have first."""
_NAMES = ("Nine Men's Morris", "standard_9mm")


def tags_of(options: Mapping[str, str]) -> list[tuple[str, str]]:
    """The tags that tell some rules."""
    if options == _NAMED:
        return [("Variant", _NAMES[0])]
    return [("Variant", CUSTOM), *((tag, options[name]) for name, tag in TAGS.items())]


def named(options: Mapping[str, str]) -> bool:
    """Whether these are the rules that a list without tags is taken to follow."""
    return options == _NAMED


def played_by(tag: Callable[[str], str], start: str, play: Callable[[Playing], None]) -> Playing:
    """The game that `play` plays, by the rules that tags tell. Raises `FormatError` for other rules, and for a game
    that none of ours allow: what is wrong by those that allow most of it."""
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
