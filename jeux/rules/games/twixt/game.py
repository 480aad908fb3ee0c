"""Twixt: pegs and links; each side joins its two goal lines by a chain that the other cannot cross.

Source: the sheet *Twixt* of *Ludofiches 82*, after Alexander Randolph.
"""

from __future__ import annotations

from jeux.rules.boards import letter_mask
from jeux.rules.contract import BadPosition, Board, Game, Option, Options, complete_options
from jeux.rules.games.twixt import CARD
from jeux.rules.games.twixt.board import HOLES, INDEX, LINKS, NONE, ROOM, SIZE, Four, between, common, only, union
from jeux.rules.games.twixt.facts import FACTS
from jeux.rules.games.twixt.position import MOST_WITHDRAWN, SIDES, Twixt
from jeux.rules.games.twixt.steps import EACH, LINK, PEG, UNLINK, Rules
from jeux.rules.text import read_choice, read_fields, read_int

CORNERS = frozenset(("a1", "x1", "a24", "x24"))
POINTS = tuple(hole for hole in HOLES if hole not in CORNERS)
"""The holes that a side may use."""


def _rules(options: Options) -> Rules:
    full = complete_options(GAME, options)
    return Rules(
        auto=full["links"] == "auto",
        own_crossing=full["crossing"] == "own",
        removal=full["removal"] == "yes",
        swap=full["swap"] == "yes",
    )


def start(options: Options, players: int) -> Twixt:
    """The empty board, White to play."""
    assert players == 2, players
    return Twixt(_rules(options), (0, 0), (NONE, NONE), 0)


def read(text: str, options: Options, players: int) -> Twixt:
    """The position that a text describes. Raises `BadPosition`."""
    assert players == 2, players
    rules = _rules(options)
    board, turn, phase, links, withdrawn = read_fields(text, ("board", "turn", "phase", "links", "withdrawn"))
    side = SIDES.index(read_choice(turn, tuple(SIDES), "turn"))
    read_choice(phase, (PEG, UNLINK, LINK), "phase")
    pegs = _read_pegs(board)
    gone = read_int(withdrawn, 0, MOST_WITHDRAWN, "withdrawn")
    joined = _read_links(links, pegs)
    here = Twixt(rules, pegs, joined, side, phase, gone)
    _check_counts(here)
    _check_links(here)
    _check_phase(here)
    return here


def _read_pegs(board: str) -> tuple[int, int]:
    rows = board.split("/")
    if len(rows) != SIZE or any(len(row) != SIZE or set(row) - set("wb.") for row in rows):
        raise BadPosition("board= takes 24 rows of 24 characters among w, b and .")
    white, black = (letter_mask("".join(rows), man) for man in SIDES)
    if white & ~ROOM[0] or black & ~ROOM[1]:
        raise BadPosition("a peg stands behind an adverse goal line", "behind")
    return white, black


def _read_links(text: str, pegs: tuple[int, int]) -> tuple[Four, Four]:
    links = (NONE, NONE)
    if text == "-":
        return links
    words = text.split(",")
    if words != sorted(set(words)):
        raise BadPosition("links= takes links sorted as text")
    for name in words:
        if name not in LINKS:
            raise BadPosition(f"links= takes links such as f6-g8, not {name!r}")
        link = only(LINKS[name])
        owners = [side for side in (0, 1) if any(common(link, between(pegs[side])))]
        if not owners:
            raise BadPosition(f"{name} does not join two pegs of one side", "link")
        white, black = links
        links = (white, union(black, link)) if owners[0] else (union(white, link), black)
    return links


def _check_counts(here: Twixt) -> None:
    """Numbers of pegs come from putting in turn, White first, or Black first after a swap."""
    shown = [pegs.bit_count() for pegs in here.pegs]
    if max(shown) > EACH:
        raise BadPosition("a side has fifty pegs", "pegs")
    together = sum(shown) + here.withdrawn
    begins = [0, 1] if here.rules.swap and together else [0]
    if not any(_put_in_turn(here, shown, together, first) for first in begins):
        raise BadPosition("White and Black put pegs in turn: these pegs cannot be", "in-turn")


def _put_in_turn(here: Twixt, shown: list[int], together: int, first: int) -> bool:
    put = [together // 2, together // 2]
    put[first] += together % 2
    last = first if together % 2 else 1 - first
    if here.side != (1 - last if here.phase == PEG else last):
        return False
    full = [min(count, EACH) for count in put]
    if shown == full:
        return True
    full[here.side] -= 1
    return here.phase == PEG and put[here.side] >= EACH and shown == full


def _check_links(here: Twixt) -> None:
    white, black = here.links
    crossings = common(white, here.barred[1])
    if not here.rules.own_crossing:
        crossings = union(crossings, union(common(white, here.barred[0]), common(black, here.barred[1])))
    if any(crossings):
        raise BadPosition("two links cross", "crossing")
    if not here.rules.auto and max(here.link_count(side) for side in (0, 1)) > EACH:
        raise BadPosition("a side has fifty links", "links")


def _check_phase(here: Twixt) -> None:
    if here.chained(here.side) or (here.phase != PEG and here.chained(1 - here.side)):
        raise BadPosition("a chain has ended the game: the other side would play", "chain")
    if here.phase == PEG:
        return
    if here.rules.auto:
        raise BadPosition("phase= is peg where links are put by themselves", "phase-auto")
    if here.phase == UNLINK and not (here.rules.removal and here.link_count(here.side)):
        raise BadPosition("phase=unlink needs removal=yes and a link of the side to play", "phase-unlink")
    if here.phase == LINK and not any(here.possible()):
        raise BadPosition("phase=link needs a link that can be put", "phase-link")


def _near() -> dict[str, tuple[str, ...]]:
    near: dict[str, tuple[str, ...]] = {}
    for hole in POINTS:
        i = INDEX[hole]
        beside = [i + d for d in (-1, 1) if i // SIZE == (i + d) // SIZE] + [i - SIZE, i + SIZE]
        near[hole] = tuple(HOLES[j] for j in sorted(beside) if 0 <= j < len(HOLES) and HOLES[j] not in CORNERS)
    return near


WHERE = {hole: (float(INDEX[hole] % SIZE), float(SIZE - 1 - INDEX[hole] // SIZE)) for hole in POINTS}

GAME = Game(
    key=CARD.key,
    header=CARD.header,
    players=CARD.players,
    sides=("w", "b"),
    men=("w", "b"),
    board=Board(POINTS, WHERE, (-0.5, -0.5, SIZE - 0.5, SIZE - 0.5), near=_near()),
    options=(
        Option("links", ("manual", "auto")),
        Option("crossing", ("never", "own")),
        Option("removal", ("no", "yes")),
        Option("swap", ("no", "yes")),
    ),
    presets=(
        ("fiche", ()),
        ("club", (("removal", "yes"), ("swap", "yes"))),
        ("en-ligne", (("links", "auto"), ("swap", "yes"))),
        ("papier", (("links", "auto"), ("crossing", "own"))),
    ),
    refusals=(
        "game-over",
        "no-swap",
        "swap-too-late",
        "auto-links",
        "no-removal",
        "peg-first",
        "stock-left",
        "empty-point",
        "not-your-man",
        "stock-empty",
        "behind-goal-line",
        "occupied",
        "already-placed",
        "not-a-link",
        "no-peg",
        "already-linked",
        "no-link-left",
        "crossed",
        "no-such-link",
        "not-your-link",
        "links-begun",
    ),
    endings=("chain", "both-blocked", "no-progress"),
    start=start,
    read=read,
    step_facts=FACTS,
)
