"""What kinds of things a screen is made of, in the words that assistive technology has for them."""

from __future__ import annotations

from enum import StrEnum


class Role(StrEnum):
    """The kind of a control, of a text, or of what holds several of them."""

    TEXT = "text"
    PARAGRAPH = "paragraph"
    HEADING = "heading"
    LIVE = "live text"
    BUTTON = "button"
    LINK = "link"
    RADIO = "radio"
    TAB = "tab"
    SWITCH = "switch"
    CHECK = "check"
    SLIDER = "slider"
    ENTRY = "entry"
    COMBO = "combo box"
    OPTION = "option"
    PLACE = "place"
    WINDOW = "window"
    DIALOG = "dialog"
    GROUP = "group"
    RADIOS = "radio group"
    TABS = "tab list"
    LIST = "list box"
    BOARD = "board"
    ROW = "row"
