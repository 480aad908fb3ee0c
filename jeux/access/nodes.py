"""Our nodes as those of AccessKit. Importing this module needs the library."""

from __future__ import annotations

from collections.abc import Callable

import accesskit
from accesskit import Action

from jeux.access.tree import Act, Node
from jeux.common.roles import Role

ROLES = {
    Role.TEXT: accesskit.Role.LABEL,
    Role.PARAGRAPH: accesskit.Role.PARAGRAPH,
    Role.LIVE: accesskit.Role.LABEL,
    Role.HEADING: accesskit.Role.HEADING,
    Role.BUTTON: accesskit.Role.BUTTON,
    Role.LINK: accesskit.Role.LINK,
    Role.RADIO: accesskit.Role.RADIO_BUTTON,
    Role.TAB: accesskit.Role.TAB,
    Role.SWITCH: accesskit.Role.CHECK_BOX,
    Role.CHECK: accesskit.Role.CHECK_BOX,
    Role.SLIDER: accesskit.Role.SLIDER,
    Role.ENTRY: accesskit.Role.TEXT_INPUT,
    Role.COMBO: accesskit.Role.COMBO_BOX,
    Role.OPTION: accesskit.Role.LIST_BOX_OPTION,
    Role.PLACE: accesskit.Role.CELL,
    Role.WINDOW: accesskit.Role.WINDOW,
    Role.DIALOG: accesskit.Role.DIALOG,
    Role.GROUP: accesskit.Role.GROUP,
    Role.RADIOS: accesskit.Role.RADIO_GROUP,
    Role.TABS: accesskit.Role.TAB_LIST,
    Role.LIST: accesskit.Role.LIST_BOX,
    Role.BOARD: accesskit.Role.GRID,
    Role.ROW: accesskit.Role.ROW,
}
"""A switch is told as a check box: AT-SPI tells it as a button that is pressed."""
SELECTED = (Role.TAB, Role.OPTION)
"""The roles of which one is selected; the other ones are checked."""
ACTIONS = {
    Act.PRESS: Action.CLICK,
    Act.FOCUS: Action.FOCUS,
    Act.SHOW: Action.SCROLL_INTO_VIEW,
    Act.LESS: Action.DECREMENT,
    Act.MORE: Action.INCREMENT,
    Act.SET: Action.SET_VALUE,
}
SAID_AS_VALUE = (Role.TEXT, Role.LIVE)
"""The roles whose words are their value: AT-SPI and UI Automation take their name from it."""
LONGEST_WORD = 255
"""Letters: the library counts those of a word in a byte."""
Number = Callable[[str], int]
"""The number of a key for the library."""


def made(key: str, node: Node, number: Number) -> list[tuple[int, accesskit.Node]]:
    """A node, and for an input line the run of text in it."""
    its = accesskit.Node(ROLES[node.role])
    if node.name:
        (its.set_value if node.role in SAID_AS_VALUE else its.set_label)(node.name)
    if node.about:
        its.set_description(node.about)
    if node.box:
        left, top, width, height = node.box
        its.set_bounds(accesskit.Rect(left, top, left + width, top + height))
    for act in node.acts:
        its.add_action(ACTIONS[act])
    _set_states(its, node)
    its.set_children([number(child) for child in node.children])
    if node.written is None:
        return [(number(key), its)]
    run = number(f"{key} text")
    its.set_children([run])
    its.set_value(node.written)
    its.set_text_selection(_selection(run, node.selected))
    return [(number(key), its), (run, _run(node.written))]


def _set_states(its: accesskit.Node, node: Node) -> None:
    if node.checked is not None and node.role in SELECTED:
        its.set_selected(node.checked)
    elif node.checked is not None and node.role is not Role.BUTTON:
        its.set_toggled(accesskit.Toggled.TRUE if node.checked else accesskit.Toggled.FALSE)
    if not node.enabled:
        its.set_disabled()
    if node.modal:
        its.set_modal()
    if node.level:
        its.set_level(node.level)
    if node.role is Role.LIVE:
        its.set_live(accesskit.Live.POLITE)
    if node.position:
        its.set_position_in_set(node.position[0] - 1)
        its.set_size_of_set(node.position[1])
    if node.size:
        its.set_size_of_set(node.size)
    if node.amount is not None:
        its.set_numeric_value(node.amount)
        its.set_min_numeric_value(0)
        its.set_max_numeric_value(100)


def _run(text: str) -> accesskit.Node:
    run = accesskit.Node(accesskit.Role.TEXT_RUN)
    run.set_value(text)
    run.set_character_lengths([len(letter.encode()) for letter in text])
    run.set_word_lengths(_words(text))
    return run


def _words(text: str) -> list[int]:
    """The lengths of the words, each with the spaces behind it."""
    lengths: list[int] = []
    inside = False
    for letter in text:
        begins = not letter.isspace() and not inside
        if begins or not lengths or lengths[-1] == LONGEST_WORD:
            lengths.append(0)
        lengths[-1] += 1
        inside = not letter.isspace()
    return lengths


def _selection(run: int, selected: tuple[int, int]) -> accesskit.TextSelection:
    anchor, focus = (accesskit.TextPosition(run, end) for end in selected)
    return accesskit.TextSelection(anchor, focus)
