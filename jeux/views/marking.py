"""Which marks to show: from the hand's gesture, the last turn, the pointer, the keyboard, advice and refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from jeux.play.hand import Hand, Path, Permit
from jeux.rules.contract import Flipped, Formed, Moved, Position, Put, Removed
from jeux.views.animation import Pixel
from jeux.views.board import BoardView, Marks
from jeux.views.overlay import would_cover
from jeux.views.pushing import push_of
from jeux.views.view import View

Preview = tuple[tuple[str, ...], tuple[tuple[str, ...], ...], tuple[tuple[str, str], ...]]
"""The places that a step takes, the lines that it forms, the places where men turn over and what they show then."""


class Marking:
    """Collects what is to be marked. `cursor` is the keyboard's place, `hovered` the pointer's."""

    def __init__(self, board: BoardView, view: View[Any]) -> None:
        self.board = board
        self.view = view
        self.cursor: str | None = None
        self.hovered: str | None = None
        self.pointer: Pixel | None = None
        self.over: Pixel | None = None
        """Where the pointer is, if it is over the board."""
        self.refused: tuple[str, ...] = ()
        self.advised: tuple[str, ...] = ()
        self._still = Marks()
        """Those that follow from the game, whatever the hand does."""
        self._in_hand: str | None = None
        self._looked: tuple[str | None, tuple[str, ...]] = (None, ())

    def news(self) -> str | None:
        """The place to look at: the keyboard's, or the last of the last turn, once after either has changed."""
        before, self._looked = self._looked, (self.cursor, self._still.last)
        if before == self._looked:
            return None
        return self.cursor if self.cursor and before[0] != self.cursor else (self._still.last or (None,))[-1]

    def forget(self) -> None:
        """Drop what the next gesture makes stale: refusal and advice."""
        self.refused, self.advised = (), ()

    def advise(self, position: Position, step: str) -> None:
        """Show a step as an arrow."""
        pushed = _moves(position, step)[-1:] if self.view.gestures.pushed else []
        places = pushed[0] if pushed else position.places(step)
        self.advised = tuple(place for place in places if not place.startswith("die:"))

    def follow(self, positions: Sequence[Position], steps: Sequence[str], person: bool) -> None:
        """The marks that follow from the game: the last turn of a player, and what the game points at."""
        alone = self.board.game.players == (1,)  # every step is of one turn: the last one is shown
        last = _last_turn(positions[-2:], steps[-1:]) if alone else _last_turn(positions, steps)
        if self.view.gestures.pushed and steps:
            last = tuple(target for _, target in _moves(positions[-2], steps[-1]))
        here = positions[-1]
        result, traced = here.result(), self.view.traced(here)
        self._still = Marks(
            last=last,
            left=_left_last(positions, steps),
            gone=_taken_last(positions, steps),
            watched=self.view.watched(here) if person else (),
            flagged=self.view.flagged(here),
            traced=traced,
            shown=result.places if result and not traced else (),
            sent=self.view.sent(positions, steps),
            aims=self.view.aims(here),
        )
        self._in_hand = self.view.gestures.in_hand(here) if person else None
        self.pointer = None

    def marks(self, permit: Permit, hand: Hand, position: Position, helped: bool) -> Marks:
        """What is to be seen now; `helped` shows the legal targets."""
        chosen = hand.chosen
        on_board, touched = self._on_board(permit, chosen, position), self.cursor or self.hovered
        step = on_board.get(touched) if touched else None
        shaped = self._shaped(position, chosen)
        takes, forms, turns = self._preview(position, step)
        held, held_at = self._held(chosen)
        carried = self._carried(position, chosen)
        fits = None if set(carried[1:]) == _stands(position, carried[:1]) else shaped is not None
        return replace(
            self._still,
            chosen=() if carried else self._ringed_men(chosen),
            targets=self._ringed(position, on_board) if helped and (chosen or not self.view.spacious) else {},
            reach=self._reach(position, permit, chosen, on_board) if helped else (),
            comes=self._comes(position, step) if not chosen else (),
            cursor=self.cursor if self.cursor and not self.cursor.startswith("die:") else None,
            arrow=self.advised,
            refused=self.refused,
            takes=takes,
            forms=forms or _formed(position, shaped),
            turns=turns,
            ghost=self._ghost(position, step, touched) if helped else None,
            coming=() if carried else _coming(position, shaped),
            carried=carried,
            fits=fits,
            barred=_barred(position, carried[1:]) if fits is False else (),
            looks=self.view.looks(position, touched) if helped and touched else (),
            push=push_of(self.board.pixel, position, permit, hand, self.pointer),
            die=_die(permit, chosen, step),
            held=held,
            dragged_to=held_at,
        )

    def _on_board(self, permit: Permit, chosen: Path, position: Position) -> dict[str, str | None]:
        """The places to be touched next, without those of a tray that only begin."""
        targets = self._targets(permit, chosen, position)
        return {place: step for place, step in targets.items() if ":" not in place or step}

    def _ringed_men(self, chosen: Path) -> Path:
        """The men of a gesture; a row that is pushed shows itself."""
        return () if self.view.gestures.pushed else tuple(place for place in chosen if not place.startswith("die:"))

    def _targets(self, permit: Permit, chosen: Path, position: Position) -> Mapping[str, str | None]:
        """The places to be touched next, with the step that this would play if that is certain."""
        following = permit.next_places(chosen)
        if self.view.gestures.shaping and self.view.gestures.shaping.wanted(position):
            return {}
        if chosen:
            return following
        if self.view.all_at_once:
            return _arrivals(permit, position)
        men = {path[0] for path in permit.paths}
        if len(men) == 1 and all(len(path) > 1 for path in permit.paths):
            return permit.next_places((men.pop(),))  # one man only may play: touching where it goes is enough
        # before anything is chosen only the places where one touch plays are marked
        return {place: step for place, step in following.items() if step}

    def _shaped(self, position: Position, chosen: Path) -> str | None:
        """The legal step that is put together, if the chosen places are one."""
        shaping = self.view.gestures.shaping
        if not chosen or shaping is None or not shaping.wanted(position):
            return None
        step = position.gesture(chosen)
        return step if step in position.steps() else None

    def _carried(self, position: Position, chosen: Path) -> tuple[str, ...]:
        """The piece of several cells in the hand: its kind, then its places."""
        shaping = self.view.gestures.shaping
        if not chosen or shaping is None or not shaping.carried or not shaping.wanted(position):
            return ()
        return (self.view.bodies[position.turn], *chosen)

    def _ringed(self, position: Position, targets: dict[str, str | None]) -> dict[str, bool]:
        """Whether a target is ringed: where something is taken, and where a man is to be picked among several."""
        men = {place for place, _ in position.men()} if self.view.all_at_once else set()
        return {place: place in men or _takes(position, step) for place, step in targets.items()}

    def _comes(self, position: Position, step: str | None) -> tuple[str, ...]:
        """The man that would come to the place under the pointer, where this is not plain to see."""
        if step and self.view.gestures.pushed:
            return () if self.board.moving else tuple(origin for origin, _ in _moves(position, step))
        return position.places(step)[:-1] if step and self.view.all_at_once else ()

    def _held(self, chosen: Path) -> tuple[str | None, Pixel | None]:
        """The place whose man is in hand, and where the hand is."""
        if self.view.gestures.pushed:
            return None, None
        if not self._in_hand:
            return (chosen[-1] if chosen and self.pointer else None), self.pointer
        if self.cursor and ":" not in self.cursor:
            x, y = self.board.pixel(self.cursor)
            return self._in_hand, (x, y - self.board.man_size * 0.4)
        return self._in_hand, self.over

    def _reach(self, position: Position, permit: Permit, chosen: Path, targets: Mapping[str, str | None]) -> Path:
        if not chosen and permit.paths:
            linked = self.view.linked(position, self.cursor or self.hovered or "")
            return tuple(place for place in linked or self.view.linked(position, "") if place not in targets)
        if not chosen or ":" in chosen[-1]:
            return ()
        return tuple(place for place in self.view.reach(position, chosen[-1]) if place not in targets)

    def _crossed(self, removed: Removed) -> bool:
        """Whether a man that goes is marked where it stands: one borne off is not, nor small things of which there are
        many."""
        return not removed.target.startswith("off") and removed.origin not in self.view.sizes

    def _preview(self, position: Position, step: str | None) -> Preview:
        """What the step under the pointer would take, make and turn over."""
        if step is None:
            return (), (), ()
        effects = position.effects(step)
        takes = tuple(e.origin for e in effects if isinstance(e, Removed) and self._crossed(e))
        forms = () if self.view.gestures.pushed else _formed(position, step)
        return takes, forms, tuple((e.place, e.man) for e in effects if isinstance(e, Flipped))

    def _ghost(self, position: Position, step: str | None, touched: str | None) -> tuple[str, str] | None:
        """The man that would stand on the place pointed at."""
        if step is None or not touched or ":" in touched or would_cover(self.board, touched):
            return None
        come = [e.man for e in position.effects(step) if isinstance(e, Moved | Put) and e.target == touched]
        return (touched, come[-1]) if come else None


def _moves(position: Position, step: str) -> list[tuple[str, str]]:
    """Where men go from and to with a step."""
    return [(effect.origin, effect.target) for effect in position.effects(step) if isinstance(effect, Moved)]


def _arrivals(permit: Permit, position: Position) -> dict[str, str | None]:
    """The places that the legal steps lead to; the step itself where it is the only one."""
    found: dict[str, str | None] = {}
    for step in dict.fromkeys(permit.paths.values()):
        place = position.places(step)[-1]
        found[place] = None if place in found else step
    return found


def _barred(position: Position, places: Path) -> tuple[str, ...]:
    """Those of the places of a piece that forbid to put it down there."""
    step = position.gesture(places)
    refusal = position.refusal(step) if step else None
    return tuple(place for place in refusal.places if place in places) if refusal else ()


def _stands(position: Position, kinds: Sequence[str]) -> set[str]:
    """The places where men of these kinds stand."""
    return {place for place, man in position.men() if man in kinds}


def _formed(position: Position, step: str | None) -> tuple[Path, ...]:
    """What a step makes."""
    return tuple(e.places for e in position.effects(step) if isinstance(e, Formed)) if step else ()


def _coming(position: Position, step: str | None) -> tuple[tuple[str, str], ...]:
    """The men that a step puts on the board, with the faces that they show at its end."""
    found: dict[str, str] = {}
    for effect in position.effects(step) if step else ():
        if isinstance(effect, Put):
            found[effect.target] = effect.man
        elif isinstance(effect, Flipped) and effect.place in found:
            found[effect.place] = effect.man
    return tuple(found.items())


def _die(permit: Permit, chosen: Path, step: str | None) -> int | None:
    """The die that is chosen, or that the step under the pointer would play."""
    names = [place for place in chosen if place.startswith("die:")]
    if step and not names:
        names = [path[0] for path, plays in permit.paths.items() if plays == step and path[0].startswith("die:")]
    return int(names[0][4:]) if names else None


def _takes(position: Position, step: str | None) -> bool:
    if step is None:
        return False
    return any(isinstance(e, Removed) and not e.target.startswith("off") for e in position.effects(step))


def _last_steps(positions: Sequence[Position], steps: Sequence[str]) -> list[tuple[Position, str]]:
    """The last turn of the last player who played, the latest step first."""
    found: list[tuple[Position, str]] = []
    for number in range(len(steps) - 1, -1, -1):
        position, step = positions[number], steps[number]
        if position.turn < 0:
            if found:
                break
            continue
        if found and position.turn != found[0][0].turn:
            break
        found.append((position, step))
    return found


def _last_turn(positions: Sequence[Position], steps: Sequence[str]) -> tuple[str, ...]:
    """The places touched in the last turn."""
    turn = _last_steps(positions, steps)
    return tuple(dict.fromkeys(place for position, step in turn for place in position.places(step)))


def _left_last(positions: Sequence[Position], steps: Sequence[str]) -> tuple[str, ...]:
    """The places that a man left in the last turn, where none came since."""
    turn = [effect for position, step in _last_steps(positions, steps) for effect in position.effects(step)]
    moves = [effect for effect in turn if isinstance(effect, Moved | Put)]
    arrived = {effect.target for effect in moves}
    return tuple(effect.origin for effect in moves if effect.origin not in arrived)


def _taken_last(positions: Sequence[Position], steps: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """The places where men were taken in the last turn and nobody stands now, and who stood there."""
    standing = {place for place, _ in positions[-1].men()}
    effects = [effect for position, step in _last_steps(positions, steps) for effect in position.effects(step)]
    return tuple(
        (effect.origin, effect.man)
        for effect in effects
        if isinstance(effect, Removed) and effect.target.startswith("taken") and effect.origin not in standing
    )
