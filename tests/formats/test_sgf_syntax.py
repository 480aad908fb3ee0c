"""The syntax of SGF, by specimens written from the standard."""

from __future__ import annotations

import pytest

from jeux.formats.contract import FormatError
from jeux.formats.sgf import syntax
from jeux.formats.sgf.syntax import Node, Tree, composed, escaped, literal, read, read_text, simple, text, write_tree


def whole(content: bytes) -> tuple[Tree, ...]:
    """The trees of a file; the first bad one is raised."""
    found = []
    for each in read(content):
        if isinstance(each, FormatError):
            raise each
        found.append(each)
    return tuple(found)


def tree(said: str) -> Tree:
    (found,) = read_text(said)
    return found


def refused(said: str | bytes) -> tuple[str, int, int]:
    with pytest.raises(FormatError) as caught:
        whole(said.encode() if isinstance(said, str) else said)
    return caught.value.code, caught.value.line, caught.value.column


def test_nodes_and_properties() -> None:
    found = tree("(;FF[4] GM [11]\n;B[a1]AB[b2] [c3];W[ b2 ])")
    assert [dict(node.properties) for node in found.nodes] == [
        {"FF": ("4",), "GM": ("11",)},
        {"B": ("a1",), "AB": ("b2", "c3")},
        {"W": (" b2 ",)},
    ]
    assert [node.before for node in found.nodes] == [syntax.ROOT, 0, 1]
    assert found.nodes[2].value("W") == "b2"
    assert found.nodes[1].places == {"": (2, 1), "B": (2, 2), "AB": (2, 7)}


def test_the_main_line_takes_the_first_branch_everywhere() -> None:
    found = tree("(;A[0](;A[1](;A[2];A[3])(;A[4]))(;A[5]))")
    assert [found.nodes[number].value("A") for number in found.main()] == ["0", "1", "2", "3"]
    assert found.after() == [[1, 5], [2, 4], [3], [], [], []]


def test_several_trees_and_what_stands_around_them() -> None:
    first, second = read_text("Dear Zoe, (see below)\n(;GM[11])\n-- \n( ;GM[21];W[a2]) bye")
    assert (first.root.value("GM"), second.root.value("GM"), len(second.nodes)) == ("11", "21", 2)


def test_lower_case_letters_of_old_names_are_left_out() -> None:
    assert dict(tree("(;GaMe[1]Black[x]b[dd])").root.properties) == {"GM": ("1",), "B": ("x", "dd")}


def test_escapes_and_line_breaks() -> None:
    said = tree("(;C[one \\] two\\\\\\\nthree\\:\r\nfour\tfive])").root.properties["C"][0]
    assert text(said) == "one ] two\\three:\nfour five"
    assert simple(said) == "one ] two\\three: four five"
    assert composed("a\\:b:c\\]:d") == ("a:b", "c]:d")
    assert composed("alone") == ("alone", "")
    assert escaped("]\\:") == "\\]\\\\:"
    assert escaped("]\\:", inner=True) == "\\]\\\\\\:"


@pytest.mark.parametrize("said", ["]", "a]b\\", "\\", "é:[", "a\nb"])
def test_what_is_escaped_comes_back(said: str) -> None:
    assert text(tree(f"(;C[{escaped(said)}])").root.properties["C"][0]) == said


def test_alphabets() -> None:
    assert whole("(;CA[ISO-8859-1]PB[é])".encode("latin-1"))[0].root.value("PB") == "é"
    assert whole("(;PB[é])".encode())[0].root.value("PB") == "é"
    assert whole("(;PB[é])".encode("latin-1"))[0].root.value("PB") == "é"
    assert whole("(;CA[koi8-r]PB[Ж])".encode("koi8-r"))[0].root.value("PB") == "Ж"
    assert whole("\ufeff(;CA[latin-1]PB[é])".encode())[0].root.value("PB") == "é"
    assert whole("\ufeff(;PB[é])".encode("utf-16"))[0].root.value("PB") == "é"
    assert whole(b"(;CA[no-such-thing]PB[a])")[0].root.value("PB") == "a"
    assert whole(b"(;CA[base64]PB[a])")[0].root.value("PB") == "a"


@pytest.mark.parametrize(
    ("said", "code", "line", "column"),
    [
        ("", "nothing", 0, 0),
        ("a game", "nothing", 0, 0),
        ("(;GM[11]\n;B[a1", "unfinished", 2, 3),
        ("(;GM[11]\n;B[a1]", "unfinished", 2, 7),
        ("(;GM[11];B", "unfinished", 1, 11),
        ("(;GM[11]\n  B{a1})", "unexpected", 2, 4),
        ("(;GM[11];B[a1]W)", "unexpected", 1, 16),
        ("(;GM[1]1[2])", "unexpected", 1, 8),
        ("(;C[a\0b])", "not-text", 1, 6),
        ("(;A[1])(;B[)", "unfinished", 1, 11),
    ],
)
def test_faults_have_their_place(said: str, code: str, line: int, column: int) -> None:
    assert refused(said) == (code, line, column)


def test_a_file_is_bounded() -> None:
    assert refused(b"(;C[" + b"x" * (8 << 20) + b"])")[0] == "too-large"
    assert refused("(" + ";" * (syntax.MOST_NODES + 1) + ")")[0] == "too-large"
    assert refused("(;A" + "[]" * (syntax.MOST_VALUES + 1) + ")")[0] == "too-large"


def test_depth_costs_nothing() -> None:
    deep = 100_000
    found = tree("(;" * deep + ")" * deep)
    assert len(found.main()) == deep
    assert read_text(write_tree(found)) == (tree("(" + ";" * deep + ")"),)
    assert refused("(;" * deep)[0] == "unfinished"


def test_what_is_written_is_read() -> None:
    found = tree("(;GM[11]C[a\\]](;B[a1](;W[b1];B[c1])(;W[b2]))(;B[a2](;W[b3])(;W[b4])(;W[b5])))")
    assert read_text(write_tree(found)) == (found,)
    long = tree("(" + ";B[a1]W[b1]" * 200 + ")")
    assert read_text(write_tree(long)) == (long,)
    assert max(map(len, write_tree(long).splitlines())) <= 101


def test_values_that_are_not_escaped() -> None:
    said = "(;PB[lazy\\player]PW[Shu;]]SZ[11];W[ad])"
    (found,) = read_text(said, unescaped=True)
    assert (found.root.value("PB"), found.root.value("PW"), found.root.value("SZ")) == ("lazy\\player", "Shu;]", "11")
    assert found.root.properties["PW"] == ("Shu;\\]",)
    assert refused(said)[0] == "unexpected"


def test_a_value_that_cannot_be_told_from_its_end_is_not_written_literally() -> None:
    for said in ("Max]", "a\\b", "[x]]", "a]b"):
        assert literal(escaped(said)) == said
    with pytest.raises(FormatError, match="no-place"):
        literal(escaped("a];B[b"))


def test_a_node_says_where_a_property_is_wrong() -> None:
    error = Node({"SZ": ("9\n9",)}, places={"": (1, 2), "SZ": (3, 4)}).error("size", "SZ")
    assert (error.code, error.detail, error.line, error.column) == ("size", "9 9", 3, 4)
