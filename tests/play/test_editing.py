"""A position is set up by hand in every game: everything can be reached, and what is wrong has a sentence."""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from jeux.common.texts import Texts
from jeux.play.editor.editing import MOVE, RUB, Editing, Tool, Use
from jeux.play.editor.editing_fields import Control, Style, draft_of, text_of
from jeux.play.editor.editor import Editor
from jeux.play.editor.games import editing_of, may_edit
from jeux.rules import CATALOGUE
from jeux.rules.contract import BadPosition, Game, Options, Position, complete_options
from tests.catalogues import LANGUAGES, messages_of

RULES = Path(__file__).resolve().parents[2] / "jeux" / "rules"
LENGTHS = (0, 1, 3, 8, 20, 50, 120, 300)
GAMES = pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
LINE = 90
"""Letters of a sentence that stands above the tray."""


def options_of(game: Game, rng: Random) -> Options:
    """The booklet's options, or any."""
    if rng.random() < 0.4:
        return complete_options(game, {})
    return {option.name: rng.choice(option.values) for option in game.options}


def walked(game: Game, options: Options, players: int, rng: Random) -> Position:
    """A position that is played at random, the last one of a game among them."""
    position = game.start(options, players)
    for _ in range(rng.choice(LENGTHS)):
        if not position.steps():
            break
        position = position.play(rng.choice(position.steps()))
    return position


def start_editor(key: str, **options: str) -> Editor:
    game = CATALOGUE[key]
    return Editor(editing_of(game, complete_options(game, options), game.players[0]))


# --- which games have it ----------------------------------------------------------------------------------------------


class Told(NamedTuple):
    """A position that is nothing but its text."""

    written: str

    def text(self) -> str:
        return self.written


def unknown_game(text: str) -> Game:
    """A game without files of its own whose positions are told so."""
    start: Any = lambda options, players: Told(text)  # noqa: E731
    return replace(CATALOGUE["hex"], key="unknown", start=start)


@pytest.mark.parametrize(
    ("more", "has"), [("", True), (" quiet=0", True), (" hand=3,3", False), (" dice=- quiet=0", False)]
)
def test_what_is_more_than_men_on_places_has_no_editor(more: str, has: bool) -> None:
    """Unless the game says itself how that is set up."""
    game = unknown_game(start_editor("hex").text + more)
    assert may_edit(game) == has
    assert may_edit(replace(game, key="twixt"))


@pytest.mark.parametrize("board", ["..", "=", "w" * 400, "bw?"])
def test_a_board_that_is_no_row_of_men_has_no_editor(board: str) -> None:
    assert not may_edit(unknown_game(f"board={board} turn=w"))


@GAMES
def test_every_game_of_the_catalogue_has_it(game: Game) -> None:
    assert may_edit(game)


# --- reaching one position from another -------------------------------------------------------------------------------


def men_at(editing: Editing, text: str) -> dict[str, list[str]]:
    men: dict[str, list[str]] = {}
    for place, man in editing.men(draft_of(text)):
        men.setdefault(place, []).append(man)
    return men


def lay_men(editor: Editor, goal: str) -> None:
    """Take away, then put, until the places hold what they should; a piece of several places comes by one of them."""
    editing, wanted = editor.editing, men_at(editor.editing, goal)
    places = {**men_at(editing, editor.text), **wanted}
    for place in places:
        for _ in range(20):
            here, there = men_at(editing, editor.text).get(place, []), wanted.get(place, [])
            if here != there[: len(here)]:
                editor.take(place)
    for place in places:
        for _ in range(20):
            here, there = men_at(editing, editor.text).get(place, []), wanted.get(place, [])
            if here != there and there:
                editor.put(place, there[0])
    for man in editing.game.men:
        lay_piece(editor, man, {place for place, men in wanted.items() if man in men})


def lay_piece(editor: Editor, man: str, goal: set[str]) -> None:
    """Turn a piece of several places by touching each of them, until it lies as it should; else take it away."""

    def lying() -> set[str]:
        return {place for place, men in men_at(editor.editing, editor.text).items() if man in men}

    for place in sorted(goal):
        for _ in range(8):
            if lying() == goal:
                return
            editor.put(place, man)
    for place in lying() - goal:
        editor.take(place)


def mark_places(editor: Editor, goal: str) -> None:
    for mark in editor.editing.marks:
        here, there = (set(mark.places(draft_of(text)[mark.name])) for text in (editor.text, goal))
        editor.take_up(Tool(Use.MARK, mark.name))
        for place in sorted(here ^ there if mark.several else there - here or here - there):
            editor.touch(place)
    if Tool(Use.LINK, "links") in editor.editing.tools():
        editor.take_up(Tool(Use.LINK, "links"))
        here, there = (set(draft_of(text)["links"].split(",")) - {"-"} for text in (editor.text, goal))
        for name in here ^ there:
            for hole in name.split("-"):
                editor.touch(hole)


def turn_to(editor: Editor, control: Control) -> None:
    if control.style is not Style.DICE:
        editor.set(control.name, control.value)
        return
    editor.set(control.name, "-")
    for face in control.value.split(",") if control.value != "-" else ():
        if len(editor.draft["dice"].split(",")) < 3:
            editor.set(control.name, face)
    for _ in range(4):
        if editor.draft["dice"] != control.value:
            editor.set(control.name, control.value[0])


def set_fields(editor: Editor, goal: str) -> None:
    for control in editor.editing.controls(draft_of(goal)):
        now = {one.name: one.value for one in editor.editing.controls(editor.draft)}
        if now.get(control.name, control.value) != control.value:
            turn_to(editor, control)


def reach(editor: Editor, goal: str) -> None:
    """Set up another position by the commands of the editor."""
    for _ in range(4):
        if editor.text != goal:
            lay_men(editor, goal)
            mark_places(editor, goal)
            set_fields(editor, goal)
            set_fields(editor, goal)


@GAMES
def test_any_position_is_reached_from_any_other(game: Game, thorough: bool) -> None:
    for seed in range(25 if thorough else 8):
        rng = Random(f"{game.key} {seed}")
        players, options = rng.choice(game.players), options_of(game, rng)
        first, other = (walked(game, options, players, rng).text() for _ in range(2))
        editor = Editor(editing_of(game, options, players), first)
        reach(editor, other)
        assert editor.text == other, (options, players, first)
        while editor.undo():
            pass
        assert editor.text == first


@GAMES
def test_the_men_of_a_text_are_those_of_the_position(game: Game, thorough: bool) -> None:
    for seed in range(25 if thorough else 8):
        rng = Random(f"{game.key} men {seed}")
        players, options = rng.choice(game.players), options_of(game, rng)
        position, editing = walked(game, options, players, rng), editing_of(game, options, players)
        on_board = Counter(one for one in position.men() if one[0] in editing.game.board.where)
        assert Counter(one for one in editing.men(draft_of(position.text())) if one[0] in game.board.where) == on_board


# --- any hand ---------------------------------------------------------------------------------------------------------


def fumble(editor: Editor, rng: Random) -> None:
    """Anything that a hand may do."""
    editing = editor.editing
    places = [*editing.game.board.where, "", "nowhere"]
    controls = editing.controls(editor.draft)
    kind = rng.randrange(12)
    if kind < 5:
        editor.take_up(rng.choice(editing.tools()))
        editor.touch(rng.choice(places))
    elif kind == 5:
        editor.move(rng.choice(places), rng.choice(places))
    elif kind == 6:
        editor.take(rng.choice(places))
    elif kind < 10 and controls:
        control = rng.choice(controls)
        values = control.values or ("", "x", "7", "12")
        low, high = (int(values[0]), int(values[1])) if control.style is Style.NUMBER else (0, 0)
        value = str(rng.randint(low, high)) if control.style is Style.NUMBER else rng.choice(values)
        editor.set(control.name, value)
    else:
        rng.choice((editor.undo, editor.undo, editor.redo, editor.clear, editor.restart))()


@GAMES
def test_nothing_that_a_hand_does_is_a_crash(game: Game, thorough: bool) -> None:
    """What is said to be a position is one, with the same text; what is not is drawn, and has its reason."""
    known = {language: messages_of(language) for language in LANGUAGES}
    for seed in range(4 if thorough else 1):
        rng = Random(f"{game.key} fumble {seed}")
        players, options = rng.choice(game.players), options_of(game, rng)
        editor = Editor(editing_of(game, options, players), walked(game, options, players, rng).text())
        for _ in range(80):
            fumble(editor, rng)
            assert all(man in game.men for _, man in editor.seen.men())
            if editor.flaw:
                assert editor.position is None
                names = {f"{game.key}-flaw-{editor.flaw}", f"flaw-{editor.flaw}"}
                assert all(names & known[language].keys() for language in LANGUAGES), editor.flaw
                assert editor.flaw != "form", editor.text
            else:
                assert game.read(editor.text, options, players).text() == editor.text


@GAMES
def test_the_rules_read_any_fields_or_say_why_not(game: Game) -> None:
    """The fields of positions mixed, and letters of boards changed: a position or a reason, never another error."""
    for seed in range(6):
        rng = Random(f"{game.key} mixed {seed}")
        players, options = rng.choice(game.players), options_of(game, rng)
        drafts = [draft_of(walked(game, options, players, rng).text()) for _ in range(4)]
        letters = sorted({letter for draft in drafts for letter in draft["board"]} - {"/"})
        for _ in range(60):
            draft = {name: rng.choice(drafts)[name] for name in drafts[0]}
            board = [rng.choice(letters) if each != "/" and rng.random() < 0.03 else each for each in draft["board"]]
            draft["board"] = "".join(board)
            name = rng.choice(list(draft))
            draft[name] = rng.choice((draft[name], "-", "0", "1", "over", "?", game.sides[0]))
            try:
                assert game.read(text_of(draft), options, players).text() == text_of(draft)
            except BadPosition:
                continue


# --- the reasons ------------------------------------------------------------------------------------------------------


@cache
def raised(path: Path) -> set[str]:
    """The flaws that a module names."""
    calls = (node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call))
    bad = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "BadPosition"]
    return {call.args[1].value for call in bad if len(call.args) > 1}  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
@GAMES
def test_every_flaw_has_its_sentence_and_every_sentence_its_flaw(game: Game, language: str) -> None:
    texts = messages_of(language)
    flaws = {flaw for path in (RULES / "games" / game.key).glob("*.py") for flaw in raised(path)}
    own = {name.removeprefix(f"{game.key}-flaw-") for name in texts if name.startswith(f"{game.key}-flaw-")}
    assert {flaw for flaw in flaws - own if f"flaw-{flaw}" not in texts} == set()
    assert own <= flaws | raised(RULES / "tables.py")
    for flaw in own:
        for sentence in texts[f"{game.key}-flaw-{flaw}"].sentences:
            assert sentence.endswith("."), sentence
            assert len(sentence) <= LINE, sentence


@GAMES
def test_everything_in_the_tray_and_beside_the_board_has_words(game: Game) -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        for seed in range(8):
            rng = Random(f"{game.key} words {seed}")
            players, options = rng.choice(game.players), options_of(game, rng)
            editing = editing_of(game, options, players)
            draft = draft_of(walked(game, options, players, rng).text())
            words = [editing.man_words(tool.name) for tool in editing.tools() if tool.use is Use.MAN]
            words += [(f"edit-mark-{tool.name}", {}) for tool in editing.tools() if tool.use in (Use.MARK, Use.LINK)]
            for control in editing.controls(draft):
                words += [control.label, *control.words]
            assert all(texts.game(game.key, one[0], **one[1]) for one in words if not isinstance(one, str))


# --- some games -------------------------------------------------------------------------------------------------------


def test_a_side_that_cannot_be_on_turn_gives_way() -> None:
    editor = start_editor("tablut")
    editor.move("e5", "e9")
    assert (editor.draft["turn"], editor.flaw) == ("b", "")
    editor.set("turn", "w")
    assert editor.flaw == "escaped", "a hand that sets the turn is told why it cannot be"


def test_men_put_at_moulin_come_from_the_hand() -> None:
    editor = start_editor("moulin")
    editor.take_up(Tool(Use.MAN, "w"))
    editor.touch("a7")
    assert (editor.draft["hand"], editor.draft["turn"], editor.flaw) == ("8,9", "b", "")


def test_an_l_is_turned_by_touching_its_corner_again() -> None:
    editor = start_editor("crosses")
    editor.clear()
    editor.take_up(Tool(Use.MAN, "r"))
    seen = set()
    for _ in range(8):
        editor.touch("b2")
        seen.add(editor.draft["board"])
    assert len(seen) == 4, "the L of four cells with this corner that lie on the board"
    assert all(board.count("r") == 4 for board in seen)


def test_a_link_goes_with_its_peg() -> None:
    editor = start_editor("twixt")
    editor.put("f6", "w")
    editor.put("g8", "w")
    editor.take_up(Tool(Use.LINK, "links"))
    editor.touch("g8")
    editor.touch("f6")
    assert editor.draft["links"] == "f6-g8"
    editor.take("f6")
    assert editor.draft["links"] == "-"


def test_dice_at_backgammon_are_those_of_a_phase() -> None:
    editor = start_editor("backgammon")
    for face in "46":
        editor.set("dice", face)
    phase, turn, dice = (editor.draft[name] for name in ("phase", "turn", "dice"))
    assert (phase, turn, dice, editor.flaw) == ("play", "w", "6,4", "")
    editor.set("dice", "3")
    editor.set("dice", "3")
    assert editor.draft["dice"] == "3,3,3,3"
    editor.set("dice", "-")
    assert (editor.draft["phase"], editor.draft["turn"], editor.flaw) == ("roll", "?", "")


def test_a_hand_moves_rubs_and_holds_nothing_after_it() -> None:
    editor = start_editor("reversi", start="diagonal")
    editor.take_up(MOVE)
    editor.touch("d4")
    assert editor.held == "d4"
    editor.touch("a1")
    assert editor.held == ""
    assert dict(editor.editing.men(editor.draft)).keys() >= {"a1"}
    editor.take_up(RUB)
    editor.touch("a1")
    assert "a1" not in dict(editor.editing.men(editor.draft))
    assert editor.flaw == "four"


def test_only_a_position_is_pasted() -> None:
    editor = start_editor("hex", size="11")
    before = editor.text
    for text in ("", "hello", "board=... turn=w", before.replace("turn=w", "turn=b")):
        with pytest.raises(BadPosition):
            editor.paste(text)
        assert editor.text == before
        assert not editor.may_undo
    editor.paste(f"  {before.replace('...........', 'w..........', 1).replace('turn=w', 'turn=b')}\n")
    assert editor.may_undo
    assert editor.position


def test_a_change_forgets_what_was_undone() -> None:
    editor = start_editor("hex", size="11")
    editor.put("a1", "w")
    editor.undo()
    editor.put("b1", "w")
    assert not editor.redo()
