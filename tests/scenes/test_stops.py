"""What a switch can choose on a screen, and the walk through it, from trees alone."""

from __future__ import annotations

from jeux.access.tree import PRESSED, Act, Box, Node, Tree
from jeux.common.roles import Role
from jeux.scenes.seen.describer import OPEN_LIST, ROOT
from jeux.scenes.seen.reading import Text, next_text
from jeux.scenes.seen.stops import Group, Reading, groups_of, one_by_one
from jeux.scenes.seen.walk import Walk

WINDOW = (800, 600)
READING = Reading("on", "back")


def button(name: str, box: Box, role: Role = Role.BUTTON, idle: bool = False, enabled: bool = True) -> Node:
    return Node(role, name, box=box, acts=PRESSED, idle=idle, enabled=enabled)


def place(name: str, x: int, idle: bool = False) -> Node:
    return button(name, (x, 100, 20, 20), Role.PLACE, idle)


def tree_of(**nodes: Node) -> Tree:
    """A tree whose window holds what nothing else holds."""
    held = {child for node in nodes.values() for child in node.children}
    root = Node(Role.WINDOW, "", tuple(key for key in nodes if key not in held))
    return Tree({**nodes, ROOT: root}, ROOT, ROOT, "fr")


def groups(tree: Tree) -> list[list[str]]:
    return [[stop.name for stop in group.stops] for group in groups_of(tree, WINDOW, READING)]


BOARD = tree_of(
    board=Node(Role.BOARD, "board", ("one", "two", "three")),
    one=Node(Role.ROW, "row 1", ("a", "b")),
    two=Node(Role.ROW, "row 2", ("c", "d")),
    three=Node(Role.ROW, "row 3", ("e",)),
    a=place("a", 0, idle=True),
    b=place("b", 30),
    c=place("c", 0),
    d=place("d", 30),
    e=place("e", 0, idle=True),
    message=Node(Role.TEXT, "said"),
    undo=button("undo", (500, 500, 40, 40)),
    redo=button("redo", (550, 500, 40, 40), enabled=False),
)


def test_of_a_board_only_rows_with_places_that_do_something_are_gone_through() -> None:
    assert groups(BOARD) == [["b"], ["c", "d"], ["undo"]]
    assert [group.name for group in groups_of(BOARD, WINDOW, READING)] == ["row 1", "row 2", "undo"]
    assert [group.board for group in groups_of(BOARD, WINDOW, READING)] == [True, True, False]


def test_controls_are_lines_and_what_leads_elsewhere_or_lies_upon_a_card_comes_later() -> None:
    tree = tree_of(
        back=button("back", (0, 0, 40, 20), Role.LINK),
        second=button("second", (200, 60, 100, 100)),
        first=button("first", (0, 50, 100, 100)),
        star=button("star", (70, 120, 20, 20)),
        below=button("below", (0, 200, 100, 100)),
    )
    assert groups(tree) == [["first", "second"], ["below"], ["back"], ["star"]]


def test_many_short_lines_make_groups_together() -> None:
    nodes = {f"n{number}": button(str(number), (0, 30 * number, 100, 20)) for number in range(10)}
    assert groups(tree_of(**nodes)) == [list("01234567"), ["8", "9"]]


def test_pages_are_not_mixed_where_one_has_scrolled_below_the_other() -> None:
    tree = tree_of(**{"0:find": button("find", (700, 20, 50, 50)), "1:card": button("card", (0, -20, 200, 80))})
    assert [group.key for group in groups_of(tree, WINDOW, READING)] == ["line of 0:find", "line of 1:card"]


def test_a_slider_has_two_halves_and_an_input_line_none() -> None:
    tree = tree_of(
        volume=Node(Role.SLIDER, "volume", box=(100, 10, 80, 20), acts=(Act.FOCUS, Act.LESS, Act.MORE)),
        name=button("name", (0, 50, 80, 20), Role.ENTRY),
        go=button("go", (0, 90, 80, 20)),
    )
    slider, go = groups_of(tree, WINDOW, READING)
    assert [(stop.request.act, stop.box) for stop in slider.stops] == [
        (Act.LESS, (100, 10, 40, 20)),
        (Act.MORE, (140, 10, 40, 20)),
    ]
    assert [stop.name for stop in go.stops] == ["go"]


def test_an_open_list_has_the_switch_alone() -> None:
    nodes = {"a": button("a", (0, 0, 9, 9)), "b": button("b", (0, 20, 9, 9)), "c": button("c", (0, 40, 9, 9))}
    tree = tree_of(**nodes, **{OPEN_LIST: Node(Role.LIST, "which", ("a", "b"))})
    assert groups(tree) == [["a"], ["b"]], "and its rows need no group, as there is no other"


def test_a_page_to_be_read_shows_what_can_be_chosen_where_one_reads() -> None:
    def text(number: int) -> Node:
        return Node(Role.TEXT, str(number), box=(0, 200 * number, 300, 150), acts=(Act.SHOW,))

    texts = {f"t{number}": text(number) for number in range(-1, 7)}
    near, far = button("near", (0, 560, 60, 20), Role.LINK), button("far", (0, 900, 60, 20), Role.LINK)
    found = groups_of(tree_of(**texts, near=near, far=far), WINDOW, READING)
    assert [group.name for group in found] == ["near", "on", "back"]
    assert [group.stops[0].request.key for group in found] == ["near", "t4", "t-1"], "with the last that is shown"
    assert {group.stops[0].request.act for group in found[1:]} == {Act.SHOW}


# --- the walk ---------------------------------------------------------------------------------------------------------


def begun(tree: Tree = BOARD) -> Walk:
    walk = Walk()
    assert walk.renew(groups_of(tree, WINDOW, READING))
    return walk


def test_the_walk_goes_from_group_to_group_and_round() -> None:
    walk, seen = begun(), []
    for _ in range(4):
        assert walk.group
        seen.append(walk.group.name)
        walk.go_on()
    assert seen == ["row 1", "row 2", "undo", "row 1"]


def test_a_group_is_gone_into_and_has_a_way_back_at_its_end() -> None:
    walk = begun()
    walk.go_on()
    assert (walk.stop, walk.choose()) == (None, None)
    seen = []
    for _ in range(4):
        seen.append(walk.stop.name if walk.stop else walk.leaves)
        walk.go_on()
    assert seen == ["c", "d", True, "c"]
    walk.go_on()
    assert walk.leaves
    assert walk.choose() is None
    assert walk.group
    assert (walk.group.name, walk.stop) == ("row 2", None)


def test_a_group_of_one_is_chosen_at_once_and_a_choice_on_the_board_begins_again() -> None:
    walk = begun()
    walk.go_on()
    walk.choose()
    chosen = walk.choose()
    assert chosen
    assert chosen.request.key == "c"
    assert walk.stop
    assert walk.stop.name == "b", "the first group, of one"
    walk.go_on()
    walk.go_on()
    again = walk.choose()
    assert again
    assert again.request.key == "undo"
    assert walk.stop is not None
    assert walk.stop.name == "undo", "what is no place may be chosen again"


def test_what_changes_leaves_the_walk_where_it_is_unless_something_comes_first() -> None:
    walk = begun()
    walk.go_on()
    walk.choose()
    walk.go_on()
    same = groups_of(BOARD, WINDOW, READING)
    assert not walk.renew(same)
    assert walk.stop
    assert walk.stop.name == "d"
    without = Group(same[1].key, same[1].name, same[1].stops[:1], board=True)
    assert not walk.renew([same[0], without, same[2]])
    assert walk.stop.name == "c", "a group of one by now"
    assert walk.renew(same[1:]), "the first group has gone"
    assert walk.renew(same), "and it is there again"
    assert walk.stop
    assert walk.stop.name == "b"


def test_where_nothing_can_be_chosen_nothing_happens() -> None:
    walk = begun()
    assert walk.renew(())
    walk.go_on()
    assert (walk.group, walk.stop, walk.leaves, walk.choose()) == (None, None, False, None)


def test_one_by_one_every_stop_is_its_own_group() -> None:
    walk = Walk()
    walk.renew(one_by_one(groups_of(BOARD, WINDOW, READING)))
    seen = []
    for _ in range(4):
        assert walk.stop
        seen.append(walk.stop.name)
        walk.go_on()
    assert seen == ["b", "c", "d", "undo"]


# --- reading on -------------------------------------------------------------------------------------------------------


def texts(first: int, last: int, window: tuple[int, int], high: int = 40) -> list[Text]:
    """Lines of a page, one below the other; those that lie wholly in the window are shown."""
    tops = range(first, last, high)
    return [Text(top, top + high, str(top), not window[0] <= top <= top + high <= window[1]) for top in tops]


def test_one_reads_on_from_the_last_line_that_is_shown_and_passes_over_none() -> None:
    page = texts(-15, 1600, (0, 600))
    assert next_text(page, (0, 600)) == "1065", "the last of a view that begins with the line at 545"
    assert next_text([text.upwards() for text in page], (-600, 0)) == "-15"
    assert next_text(texts(100, 500, (0, 600)), (0, 600)) == ""


def test_a_text_that_is_larger_than_the_view_is_brought_in_alone() -> None:
    page = [Text(0, 30, "title", False), Text(40, 900, "long", True), Text(910, 940, "next", True)]
    assert next_text(page, (0, 600)) == "long"
    assert next_text([Text(0, 860, "long", True), Text(870, 900, "next", True)], (0, 600)) == "next"
