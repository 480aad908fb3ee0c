"""The rules in force, in words: the preset, or what differs from the nearest one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce

from jeux.common.texts import Texts
from jeux.play.setup.choosing import preset_options
from jeux.rules.contract import Game, Option, complete_options


@dataclass(frozen=True, slots=True)
class OptionPlayed:
    """An option in words."""

    name: str
    value: str
    effect: str
    """The effect of the value, and who plays so; empty for a custom value."""


def rules_in_a_line(game: Game, options: Mapping[str, str], players: int, texts: Texts) -> str:
    """« Règle : Livret », « Règle : Livret, sauf Videau (Sans videau) »; empty for a game that has one rule only."""
    if not game.presets:
        return ""
    nearest = min(range(len(game.presets)), key=lambda number: len(_apart(game, options, players, number)))
    apart = [option_played(game, option, options, texts) for option in _apart(game, options, players, nearest)]
    name = texts.game(game.key, f"preset-{game.presets[nearest][0]}")
    if not apart:
        return texts.get("rules-played", name=name)
    return texts.get("rules-played-but", name=name, options=_in_a_row(apart, texts))


def options_in_a_line(game: Game, options: Mapping[str, str], players: int, texts: Texts) -> str:
    """« Videau (Sans videau) »: the options that differ from the booklet; empty where none does."""
    booklet = complete_options(game, {})
    apart = [option for option in _in_force(game, players) if options[option.name] != booklet[option.name]]
    return _in_a_row([option_played(game, option, options, texts) for option in apart], texts)


def _in_a_row(options: Sequence[OptionPlayed], texts: Texts) -> str:
    words = [texts.get("rules-played-option", option=option.name, value=option.value) for option in options]
    return reduce(lambda first, last: texts.get("list-comma", first=first, last=last), words) if words else ""


def rules_in_full(game: Game, options: Mapping[str, str], players: int, texts: Texts) -> tuple[OptionPlayed, ...]:
    """Every option that means something with so many players."""
    return tuple(option_played(game, option, options, texts) for option in _in_force(game, players))


def option_played(game: Game, option: Option, options: Mapping[str, str], texts: Texts) -> OptionPlayed:
    """One option in words, with its value in force."""
    stem, value = f"option-{option.name}", options[option.name]
    name = texts.game(game.key, stem)
    if value not in option.values:
        return OptionPlayed(name, texts.get("new-made"), "")
    origin = texts.get("option-origin", who=texts.game(game.key, f"{stem}-{value}-origin"))
    effect = f"{texts.game(game.key, f'{stem}-{value}-effect')} {origin}."
    return OptionPlayed(name, texts.game(game.key, f"{stem}-{value}"), effect)


def _in_force(game: Game, players: int) -> list[Option]:
    return [option for option in game.options if not option.players or players in option.players]


def _apart(game: Game, options: Mapping[str, str], players: int, number: int) -> list[Option]:
    """The options that differ from a preset."""
    preset = preset_options(game, number)
    return [option for option in _in_force(game, players) if options[option.name] != preset[option.name]]
