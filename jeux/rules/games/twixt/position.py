"""Twixt: the position, what may be played in it and what follows.

Rules are named R1…R10 as in the page of the game.
"""

from __future__ import annotations

from typing import TypeVar

from jeux.rules.contract import Effect, Formed, Put, Refusal, Removed, Result
from jeux.rules.games.twixt.board import (
    GOALS,
    HOLES,
    INDEX,
    LINKS,
    NONE,
    ROOM,
    Four,
    Link,
    all_from,
    between,
    chain,
    common,
    crossed_by,
    crossed_by_all,
    ends,
    links_of,
    named,
    only,
    reach,
    texts_of,
    union,
    without,
)
from jeux.rules.games.twixt.steps import EACH, END, LINK, PEG, SWAP, UNLINK, Rules, Step, link_text, parse
from jeux.rules.position import PositionBase

SIDES = "wb"
MOST_WITHDRAWN = 100

T = TypeVar("T")


class Twixt(PositionBase):
    """A position. `pegs` are the masks of White and Black, `links` the links of both, `barred` the links that those
    cross, `side` the player to decide (0 White), `phase` and `withdrawn` as in position texts."""

    __slots__ = ("barred", "links", "pegs", "phase", "rules", "side", "withdrawn")

    def __init__(
        self,
        rules: Rules,
        pegs: tuple[int, int],
        links: tuple[Four, Four],
        side: int,
        phase: str = PEG,
        withdrawn: int = 0,
        barred: tuple[Four, Four] | None = None,
    ) -> None:
        self.rules = rules
        self.pegs = pegs
        self.links = links
        self.barred = barred or (crossed_by_all(links[0]), crossed_by_all(links[1]))
        self.side = side
        self.phase = phase
        self.withdrawn = withdrawn
        self.settle(side, self._find_result())

    # --- value ----------------------------------------------------------------------------------------------------

    def identity(self) -> tuple[object, ...]:
        return (self.rules, self.pegs, self.links, self.side, self.phase, self.withdrawn)

    def link_count(self, side: int) -> int:
        """The links of a side on the board."""
        return sum(begins.bit_count() for begins in self.links[side])

    @property
    def stock_empty(self) -> bool:
        """Whether the side to play must withdraw a peg before it puts one (R4)."""
        return self.pegs[self.side].bit_count() >= EACH

    @property
    def may_swap(self) -> bool:
        """Whether the side to play answers the first peg and may take it over (R9)."""
        white, black = self.pegs
        return self.rules.swap and self.side == 1 and self.phase == PEG and white.bit_count() == 1 and not black

    # --- end ------------------------------------------------------------------------------------------------------

    def _find_result(self) -> Result | None:
        if self.phase != PEG:
            return None
        winner = 1 - self.side
        if self.chained(winner):
            scores = (0.0, 1.0) if winner else (1.0, 0.0)
            return Result(scores, "chain", chain(self.links[winner], winner))
        if self.blocked(0) and self.blocked(1):
            return Result((0.5, 0.5), "both-blocked")
        if self.stock_empty and self.withdrawn >= MOST_WITHDRAWN:
            return Result((0.5, 0.5), "no-progress")
        return None

    def chained(self, side: int) -> bool:
        """Whether links lead from a goal line of a side to the other (R10)."""
        first, last = GOALS[side]
        own = self.pegs[side]
        if not own & first or not own & last:
            return False
        return bool(reach(own & first, self.links[side]) & last)

    def blocked(self, side: int) -> bool:
        """Whether a side could not join its goal lines even if it played alone."""
        room = ROOM[side] & ~self.pegs[1 - side]
        first, last = GOALS[side]
        return not reach(first & room, without(between(room), self.barred[1 - side])) & last

    # --- steps ----------------------------------------------------------------------------------------------------

    def holes(self) -> int:
        """The mask of the holes where the side to play may put a peg (R2)."""
        return ROOM[self.side] & ~(self.pegs[0] | self.pegs[1])

    def possible(self) -> Four:
        """The links that the side to play may put (R5)."""
        if not self.rules.auto and self.link_count(self.side) >= EACH:
            return NONE
        return without(between(self.pegs[self.side]), self._closed())

    def _closed(self) -> Four:
        """Where the side to play can put no link: its own are there, or others cross."""
        own, adverse = self.side, 1 - self.side
        closed = union(self.links[own], self.barred[adverse])
        return closed if self.rules.own_crossing else union(closed, self.barred[own])

    def find_steps(self) -> list[str]:
        if self.phase != PEG:
            off = [f"x{text}" for text in texts_of(self.links[self.side])] if self.phase == UNLINK else []
            return [*texts_of(self.possible()), *off, END]
        if self.stock_empty:
            return [f"x{hole}" for hole in named(self.pegs[self.side])]
        return [*named(self.holes()), *([SWAP] if self.may_swap else [])]

    def play(self, step: str) -> Twixt:
        assert self.refusal(step) is None, step
        kind, first, _ = parse(step)
        if kind == "put":
            return self._after_peg(first)
        if kind == "link":
            return self._after_link(LINKS[step])
        if kind == "end":
            return Twixt(self.rules, self.pegs, self.links, 1 - self.side, PEG, self.withdrawn, self.barred)
        if kind == "swap":
            y, x = divmod(self.pegs[0].bit_length() - 1, 24)
            return Twixt(self.rules, (0, 1 << 24 * x + y), (NONE, NONE), 0)
        if kind == "take":
            return self._with(self.pegs[self.side] ^ 1 << first, without(self.links[self.side], all_from(first)), PEG)
        return self._then_link(self._with(self.pegs[self.side], without(self._own(), only(LINKS[step[1:]])), UNLINK))

    def _own(self) -> Four:
        return self.links[self.side]

    def _with(self, pegs: int, links: Four, phase: str) -> Twixt:
        """The same side still to decide, fewer of its pegs or links on the board."""
        withdrawn = self.withdrawn + (pegs != self.pegs[self.side])
        white, black = self.pegs, self.links
        return Twixt(
            self.rules, _set(white, self.side, pegs), _set(black, self.side, links), self.side, phase, withdrawn
        )

    def _after_peg(self, hole: int) -> Twixt:
        pegs = _set(self.pegs, self.side, self.pegs[self.side] | 1 << hole)
        here = self._same(pegs, self.links, self.barred, LINK)
        if self.rules.auto:
            made = common(here.possible(), all_from(hole))
            links = _set(self.links, self.side, union(self._own(), made))
            barred = self.barred
            for link in links_of(made):
                barred = _set(barred, self.side, union(barred[self.side], crossed_by(*link)))
            return self._closing(pegs, links, barred)
        if self.rules.removal and here.link_count(self.side):
            return self._same(pegs, self.links, self.barred, UNLINK)
        return here if any(here.possible()) else self._closing(pegs, self.links, self.barred)

    def _after_link(self, link: tuple[int, int]) -> Twixt:
        links = _set(self.links, self.side, union(self._own(), only(link)))
        barred = _set(self.barred, self.side, union(self.barred[self.side], crossed_by(*link)))
        here = self._same(self.pegs, links, barred, LINK)
        closed = here.chained(self.side) or not any(here.possible())
        return self._closing(self.pegs, links, barred) if closed else here

    def _then_link(self, here: Twixt) -> Twixt:
        """Once its last link is off, a side puts links or its turn is closed (R7)."""
        if here.link_count(self.side):
            return here
        if any(here.possible()):
            return here._same(here.pegs, here.links, here.barred, LINK)
        return here._closing(here.pegs, here.links, here.barred)

    def _same(self, pegs: tuple[int, int], links: tuple[Four, Four], barred: tuple[Four, Four], phase: str) -> Twixt:
        return Twixt(self.rules, pegs, links, self.side, phase, self.withdrawn, barred)

    def _closing(self, pegs: tuple[int, int], links: tuple[Four, Four], barred: tuple[Four, Four]) -> Twixt:
        return Twixt(self.rules, pegs, links, 1 - self.side, PEG, self.withdrawn, barred)

    # --- refusals -------------------------------------------------------------------------------------------------

    def refusal(self, step: str) -> Refusal | None:
        asked = parse(step)
        if self.result():
            return Refusal("game-over")
        if asked.kind == "swap":
            return self._refuse_swap()
        if asked.kind in ("put", "take"):
            return self._refuse_peg(asked)
        return self._refuse_phase(asked) or self._refuse_link(asked)

    def _refuse_swap(self) -> Refusal | None:
        if not self.rules.swap:
            return Refusal("no-swap")
        return None if self.may_swap else Refusal("swap-too-late")

    def _refuse_phase(self, step: Step) -> Refusal | None:
        if self.rules.auto:
            return Refusal("auto-links")
        if step.kind == "unlink" and not self.rules.removal:
            return Refusal("no-removal", _holes(step))
        if self.phase == PEG:
            return Refusal("peg-first", _holes(step))
        return None

    def _refuse_peg(self, step: Step) -> Refusal | None:
        place = (HOLES[step.first],)
        if self.phase != PEG:
            return Refusal("already-placed", place)
        own, adverse = (self.pegs[side] >> step.first & 1 for side in (self.side, 1 - self.side))
        if step.kind == "take":
            if not self.stock_empty:
                return Refusal("stock-left", place)
            if adverse:
                return Refusal("not-your-man", place)
            return None if own else Refusal("empty-point", place)
        if self.stock_empty:
            return Refusal("stock-empty", place)
        if not ROOM[self.side] >> step.first & 1:
            return Refusal("behind-goal-line", place)
        return Refusal("occupied", place) if own or adverse else None

    def _refuse_link(self, step: Step) -> Refusal | None:
        if step.kind == "end":
            return None
        return self._refuse_new(step) if step.kind == "link" else self._refuse_off(step)

    def _refuse_new(self, step: Step) -> Refusal | None:
        places = _holes(step)
        link = LINKS.get(step.text)
        if link is None:
            return Refusal("not-a-link", places)
        strangers = tuple(HOLES[hole] for hole in ends(link) if not self.pegs[self.side] >> hole & 1)
        if strangers:
            return Refusal("no-peg", strangers)
        if _holds(self.links[self.side], link):
            return Refusal("already-linked", places)
        if self.link_count(self.side) >= EACH:
            return Refusal("no-link-left", places)
        crossing = self._crossers(link)
        return Refusal("crossed", crossing) if crossing else None

    def _crossers(self, link: Link) -> tuple[str, ...]:
        """The ends of the first link on the board that bars a link of the side to play; nothing when none does."""
        barring = self.links[1 - self.side]
        if not self.rules.own_crossing:
            barring = union(barring, self.links[self.side])
        for other in links_of(common(barring, crossed_by(*link))):
            return tuple(HOLES[hole] for hole in ends(other))
        return ()

    def _refuse_off(self, step: Step) -> Refusal | None:
        places = _holes(step)
        link = LINKS.get(step.text)
        if link is None or not any(_holds(links, link) for links in self.links):
            return Refusal("no-such-link", places)
        if not _holds(self.links[self.side], link):
            return Refusal("not-your-link", places)
        return Refusal("links-begun", places) if self.phase == LINK else None

    # --- what is seen and touched ---------------------------------------------------------------------------------

    def effects(self, step: str) -> tuple[Effect, ...]:
        kind, first, _ = parse(step)
        man, other = SIDES[self.side], SIDES[1 - self.side]
        if kind == "take":
            return (Removed(man, HOLES[first], f"hand:{man}"),)
        after = self.play(step)
        effects: list[Effect] = []
        if kind == "swap":
            effects.append(Removed(other, named(self.pegs[0])[0], f"hand:{other}"))
            effects.append(Put(man, f"hand:{man}", named(after.pegs[1])[0]))
        elif kind == "put":
            effects.append(Put(man, f"hand:{man}", HOLES[first]))
        made = without(after.links[self.side], self._own())
        effects += [Formed(tuple(text.split("-"))) for text in texts_of(made)]
        result = after.result()
        if result and result.reason == "chain":
            effects.append(Formed(result.places))
        return tuple(effects)

    def men(self) -> tuple[tuple[str, str], ...]:
        men = []
        for man, pegs in zip(SIDES, self.pegs, strict=True):
            men += [(hole, man) for hole in named(pegs)]
            men += [(f"hand:{man}", man)] * (EACH - pegs.bit_count())
        return tuple(men)

    def places(self, step: str) -> tuple[str, ...]:
        kind, first, second = parse(step)
        if kind in ("link", "unlink"):
            return HOLES[first], HOLES[second]
        return () if kind in (END, SWAP) else (HOLES[first],)

    def gesture(self, places: tuple[str, ...]) -> str | None:
        """One hole is a peg put or withdrawn; two are a link put, or taken off where there is one."""
        if places and places[0] == f"hand:{SIDES[self.side]}":
            places = places[1:]
        if not places or len(places) > 2 or any(place not in INDEX for place in places):
            return None
        if len(places) == 1:
            return self._one_touch(places[0])
        if places[0] == places[1]:
            return None
        text = link_text(*places)
        if text not in LINKS and all(self.pegs[self.side] >> INDEX[place] & 1 for place in places):
            return None
        return f"x{text}" if f"x{text}" in self.steps() else text

    def _one_touch(self, hole: str) -> str | None:
        own, adverse = (self.pegs[side] >> INDEX[hole] & 1 for side in (self.side, 1 - self.side))
        if self.phase != PEG:
            return None if own else hole
        return f"x{hole}" if self.stock_empty and (own or adverse) else hole

    def text(self) -> str:
        white, black = self.pegs
        board = "".join("w" if white >> i & 1 else "b" if black >> i & 1 else "." for i in range(len(HOLES)))
        rows = "/".join(board[i : i + 24] for i in range(0, len(HOLES), 24))
        links = ",".join(texts_of(union(*self.links))) or "-"
        return f"board={rows} turn={SIDES[self.side]} phase={self.phase} links={links} withdrawn={self.withdrawn}"


def _set(pair: tuple[T, T], side: int, value: T) -> tuple[T, T]:
    """A pair with the value of a side changed."""
    return (pair[0], value) if side else (value, pair[1])


def _holes(step: Step) -> tuple[str, ...]:
    return () if step.first < 0 else (HOLES[step.first], HOLES[step.second])


def _holds(links: Four, link: Link) -> bool:
    return bool(links[link[1]] >> link[0] & 1)
