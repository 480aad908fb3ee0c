"""Our nodes as those of the library: roles, states, values, actions."""

from __future__ import annotations

import accesskit
import pytest

from jeux.access.nodes import ACTIONS, ROLES, made
from jeux.access.tree import PRESSED, Act, Node
from jeux.common.roles import Role

NUMBERS = {"one": 1, "two": 2, "name": 3, "name text": 4}


def of(node: Node) -> accesskit.Node:
    return made("one", node, NUMBERS.__getitem__)[0][1]


def test_every_role_and_act_has_its_own() -> None:
    assert set(ROLES) == set(Role)
    assert set(ACTIONS) == set(Act)
    assert len(set(map(str, ACTIONS.values()))) == len(Act)


def test_a_control_in_all_its_states() -> None:
    radio = of(
        Node(Role.RADIO, "Novice", checked=True, position=(2, 6), box=(10, 20, 30, 40), about="Facile.", acts=PRESSED)
    )
    assert (radio.role, radio.label, radio.description) == (accesskit.Role.RADIO_BUTTON, "Novice", "Facile.")
    assert (radio.toggled, radio.position_in_set) == (accesskit.Toggled.TRUE, 1), "positions are counted from 0 there"
    assert (radio.bounds.x0, radio.bounds.y0, radio.bounds.x1, radio.bounds.y1) == (10, 20, 40, 60)
    assert radio.supports_action(accesskit.Action.CLICK)
    assert not radio.supports_action(accesskit.Action.INCREMENT)
    assert of(Node(Role.CHECK, "Son", checked=False)).toggled == accesskit.Toggled.FALSE
    assert of(Node(Role.TAB, "Coups", checked=True)).is_selected
    assert of(Node(Role.BUTTON, "Jouer", checked=True)).toggled is None, "a button that is chosen is not held down"
    assert of(Node(Role.BUTTON, "Jouer", enabled=False)).is_disabled
    assert of(Node(Role.HEADING, "Moulin", level=2)).level == 2
    assert of(Node(Role.DIALOG, "Menu", modal=True)).is_modal
    assert of(Node(Role.LIST, "Thème", ("two",), size=3)).size_of_set == 3


def test_texts_are_values_and_live_ones_are_told() -> None:
    text, live = of(Node(Role.TEXT, "À Blanc.")), of(Node(Role.LIVE, "À Noir."))
    assert (text.value, text.label, text.live) == ("À Blanc.", None, None)
    assert (live.value, live.live) == ("À Noir.", accesskit.Live.POLITE)


def test_a_slider_has_its_value_and_its_ends() -> None:
    slider = of(Node(Role.SLIDER, "Volume", amount=70))
    assert (slider.numeric_value, slider.min_numeric_value, slider.max_numeric_value) == (70, 0, 100)


@pytest.mark.parametrize(
    ("written", "bytes_of_letters", "words"),
    [
        ("Zoé et moi", [1, 1, 2, 1, 1, 1, 1, 1, 1, 1], [4, 3, 3]),
        (" a", [1, 1], [1, 1]),
        ("", [], []),
        ("a" * 300, [1] * 300, [255, 45]),
    ],
)
def test_an_input_line_holds_its_text_with_the_caret(
    written: str, bytes_of_letters: list[int], words: list[int]
) -> None:
    (number, line), (run, text) = made(
        "name", Node(Role.ENTRY, "Nom", written=written, selected=(0, len(written))), NUMBERS.__getitem__
    )
    assert (number, run, line.children, line.value) == (3, 4, [4], written)
    assert (text.role, text.value) == (accesskit.Role.TEXT_RUN, written)
    assert (list(text.character_lengths), list(text.word_lengths)) == (bytes_of_letters, words)
    ends = line.text_selection.anchor, line.text_selection.focus
    assert [(end.node, end.character_index) for end in ends] == [(4, 0), (4, len(written))]
