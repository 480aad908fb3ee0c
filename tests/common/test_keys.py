"""The table of keys: what a person may change in it, and what is printed on a key."""

from __future__ import annotations

import pygame
import pytest

from jeux.common import shortcuts
from jeux.common.keys import ANYWHERE, COMMANDS, STANDING, KeyMap
from jeux.common.settings import read_settings
from jeux.common.texts import Texts


def down(key: int, unicode: str = "", mod: int = 0, scancode: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, unicode=unicode, mod=mod, scancode=scancode)


def test_no_two_commands_of_one_screen_begin_with_the_same_key() -> None:
    keys = KeyMap()
    for name in COMMANDS:
        for key in keys.own(name):
            assert keys.holder(name, key) == "", (name, key)


def test_a_key_that_is_given_away_is_exchanged_for_the_first_one() -> None:
    keys = KeyMap()
    assert keys.holder("hint", "m") == "sound"
    exchanged = keys.exchange("hint", "m", "sound")
    assert (exchanged.own("hint"), exchanged.own("sound")) == (("m",), ("h",))
    assert exchanged.exchange("hint", "h", "sound").changed == {}, "and back again"
    assert keys.exchange("undo", "l", "marks").own("undo") == ("l", "ctrl+z"), "the other keys stay"


def test_screens_that_are_never_there_together_may_share_a_key() -> None:
    keys = KeyMap()
    assert keys.holder("hint", "i") == "", "the summary is a command of reviews"
    assert keys.holder("marks", "i") == "review-summary"
    assert keys.holder("edit-rub", "h") == ""


def test_what_is_changed_can_be_kept_and_reset() -> None:
    changed = KeyMap().put("hint", "ctrl+shift+f9", besides=False).put("undo", "u", besides=True)
    settings, bad = read_settings({"keys": changed.changed})
    assert not bad
    again = KeyMap(settings.keys)
    assert (again.own("hint"), again.own("undo")) == (("ctrl+shift+f9",), ("backspace", "ctrl+z", "u"))
    assert again.reset("hint").reset("undo").changed == {}
    assert again.without("undo", "backspace").own("undo") == ("ctrl+z", "u")


def test_what_everybody_needs_cannot_be_taken_away() -> None:
    keys = KeyMap().put("enter", "f9", besides=True)
    assert keys.of("enter") == ("return", "space", "f9")
    assert keys.named("return") == ()
    assert STANDING.keys() <= set(COMMANDS)
    assert {"play", "pages"} <= ANYWHERE


@pytest.mark.parametrize(
    ("event", "key"),
    [
        (down(pygame.K_h, "h"), "h"),
        (down(pygame.K_h, "H", pygame.KMOD_SHIFT), "h"),
        (down(pygame.K_PERIOD, "?", pygame.KMOD_SHIFT), "?"),
        (down(pygame.K_AMPERSAND, "&", 0, pygame.KSCAN_1), "1"),
        (down(pygame.K_s, "\x13", pygame.KMOD_CTRL | pygame.KMOD_SHIFT), "ctrl+shift+s"),
        (down(pygame.K_TAB, "\t", pygame.KMOD_SHIFT), "shift+tab"),
        (down(pygame.K_PAGEUP), "page_up"),
        (down(pygame.K_KP_5, "5"), "5"),
        (down(pygame.K_LSHIFT, "", pygame.KMOD_SHIFT), ""),
    ],
)
def test_a_press_is_written_as_the_table_has_it(event: pygame.Event, key: str) -> None:
    """On a French keyboard the digit 1 is on the key that writes &."""
    assert shortcuts.chord(event) == key


def test_a_letter_means_with_alt_what_it_means_alone_and_a_key_of_windows_does_not() -> None:
    keys = KeyMap()
    assert shortcuts.names(keys, down(pygame.K_h, "", pygame.KMOD_ALT)) == ("hint",)
    assert shortcuts.names(keys, down(pygame.K_F4, "", pygame.KMOD_ALT)) == ()
    assert "undo" in shortcuts.names(keys, down(pygame.K_BACKSPACE, "\b", pygame.KMOD_SHIFT))
    assert shortcuts.names(keys, down(pygame.K_z, "", pygame.KMOD_CTRL | pygame.KMOD_SHIFT)) == ("redo", "edit-redo")


def test_the_texts_name_the_keys_as_they_are() -> None:
    french, english = (
        Texts(language, keys=KeyMap().put("sound", "page_up", besides=False)) for language in ("fr", "en")
    )
    assert french.get("setting-muted-help").endswith("Page haut fait de même.")
    assert english.get("setting-muted-help").endswith("Page up does the same.")
    assert french.caps("picture") == ("Maj\u00a0+\u00a0Ctrl\u00a0+\u00a0S",)
