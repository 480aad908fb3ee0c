"""Twixt: why a step is forbidden, in the order of the page of the game."""

from __future__ import annotations

from typing import Protocol

from jeux.rules.contract import Refusal, Result
from jeux.rules.games.twixt.board import HOLES, LINKS, ROOM, Four, Link, common, crossed_by, ends, links_of, union
from jeux.rules.games.twixt.steps import EACH, LINK, PEG, Rules, Step, parse


class TwixtState(Protocol):
    """What a refusal looks at in a position; the names are explained there."""

    rules: Rules
    pegs: tuple[int, int]
    links: tuple[Four, Four]
    side: int
    phase: str

    @property
    def stock_empty(self) -> bool: ...

    @property
    def may_swap(self) -> bool: ...

    def link_count(self, side: int) -> int: ...

    def result(self) -> Result | None: ...


def refuse(here: TwixtState, text: str) -> Refusal | None:
    """Why a step is forbidden, or None. Raises `MalformedStep`."""
    step = parse(text)
    if here.result():
        return Refusal("game-over")
    if step.kind == "swap":
        return _refuse_swap(here)
    if step.kind in ("put", "take"):
        return _refuse_peg(here, step)
    return _refuse_phase(here, step) or _refuse_link(here, step)


def _refuse_swap(here: TwixtState) -> Refusal | None:
    if not here.rules.swap:
        return Refusal("no-swap")
    return None if here.may_swap else Refusal("swap-too-late")


def _refuse_phase(here: TwixtState, step: Step) -> Refusal | None:
    if here.rules.auto:
        return Refusal("auto-links")
    if step.kind == "unlink" and not here.rules.removal:
        return Refusal("no-removal", _holes(step))
    if here.phase == PEG:
        return Refusal("peg-first", _holes(step))
    return None


def _holes(step: Step) -> tuple[str, ...]:
    return () if step.first < 0 else (HOLES[step.first], HOLES[step.second])


def _refuse_peg(here: TwixtState, step: Step) -> Refusal | None:
    place = (HOLES[step.first],)
    if here.phase != PEG:
        return Refusal("already-placed", place)
    own, adverse = (here.pegs[side] >> step.first & 1 for side in (here.side, 1 - here.side))
    if step.kind == "take":
        if not here.stock_empty:
            return Refusal("stock-left", place)
        if adverse:
            return Refusal("not-your-man", place)
        return None if own else Refusal("empty-point", place)
    if here.stock_empty:
        return Refusal("stock-empty", place)
    if not ROOM[here.side] >> step.first & 1:
        return Refusal("behind-goal-line", place)
    return Refusal("occupied", place) if own or adverse else None


def _refuse_link(here: TwixtState, step: Step) -> Refusal | None:
    if step.kind == "end":
        return None
    return _refuse_new(here, step) if step.kind == "link" else _refuse_off(here, step)


def _refuse_new(here: TwixtState, step: Step) -> Refusal | None:
    places = _holes(step)
    link = LINKS.get(step.text)
    if link is None:
        return Refusal("not-a-link", places)
    strangers = tuple(HOLES[hole] for hole in ends(link) if not here.pegs[here.side] >> hole & 1)
    if strangers:
        return Refusal("no-peg", strangers)
    if _holds(here.links[here.side], link):
        return Refusal("already-linked", places)
    if here.link_count(here.side) >= EACH:
        return Refusal("no-link-left", places)
    crossing = crossers(here, link)
    return Refusal("crossed", crossing) if crossing else None


def crossers(here: TwixtState, link: Link) -> tuple[str, ...]:
    """The ends of the first link on the board that bars a link of the side to play; nothing when none does."""
    barring = here.links[1 - here.side]
    if not here.rules.own_crossing:
        barring = union(barring, here.links[here.side])
    for other in links_of(common(barring, crossed_by(*link))):
        return tuple(HOLES[hole] for hole in ends(other))
    return ()


def _refuse_off(here: TwixtState, step: Step) -> Refusal | None:
    places = _holes(step)
    link = LINKS.get(step.text)
    if link is None or not any(_holds(links, link) for links in here.links):
        return Refusal("no-such-link", places)
    if not _holds(here.links[here.side], link):
        return Refusal("not-your-link", places)
    return Refusal("links-begun", places) if here.phase == LINK else None


def _holds(links: Four, link: Link) -> bool:
    return bool(links[link[1]] >> link[0] & 1)
