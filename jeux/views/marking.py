"""Decides which marks to show, from the gesture, the last turn, the pointer, the keyboard, advice and refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from jeux.play.gestures.hand import NOBODY, Hand, Path, Permit
from jeux.rules.contract import Flipped, Formed, Moved, Position, Put, Removed, Result
from jeux.rules.die_places import face_of
from jeux.views.board import BoardView
from jeux.views.interfaces.own_marks import GestureSituation
from jeux.views.marks.drawn_marks import Advice, Lit, Ranks, Zone
from jeux.views.marks.marks import Held, LastTurn, Marks, Preview
from jeux.views.style.animation import Pixel

MOST_MARKED = 12
"""Where more places can be touched than these, only the one pointed at is marked, until a man is chosen."""


class Marking:
    """Collects what is to be marked. `cursor` is the keyboard's place, `hovered` the pointer's."""

    def __init__(self, board: BoardView) -> None:
        self.board = board
        self.cues, self.gestures = board.view.cues, board.view.gestures
        self.cursor: str | None = None
        self.hovered: str | None = None
        self.dragged_to: Pixel | None = None
        """The pixel to which a man is dragged."""
        self.pointer: Pixel | None = None
        """Where the pointer is, if it is over the board."""
        self.refused: tuple[str, ...] = ()
        self.instead: tuple[tuple[str, str], ...] = ()
        """The men of a step that was better than the one played, with the places where they would stand."""
        self._advice: tuple[Advice, ...] = ()
        self.settled = Marks()
        """The marks that follow from the game, independent of the gesture."""
        self._in_hand: str | None = None
        self._all_shown = self._held_back = False
        """Whether the user wants all places marked this turn, and whether some are not."""
        self._looked: tuple[str | None, tuple[str, ...]] = (None, ())

    @property
    def touched(self) -> str | None:
        """The place pointed at, by keyboard or pointer."""
        return self.cursor or self.hovered

    @property
    def advised(self) -> tuple[str, ...]:
        """The places of the advised steps, or those to look at."""
        return tuple(place for advice in self._advice for place in advice.places)

    def place_to_show(self) -> str | None:
        """The place to scroll into view: the keyboard's, or the last one of the last turn. Returned once after each
        change, else None."""
        last = self.settled.last.places
        before, self._looked = self._looked, (self.cursor, last)
        if before == self._looked:
            return None
        return self.cursor if self.cursor and before[0] != self.cursor else (last or (None,))[-1]

    def show_all(self) -> bool:
        """Mark all the places that can be touched, until the position changes; False, where all are marked already."""
        self._all_shown = self._held_back and not self._all_shown
        return self._all_shown

    def forget(self) -> None:
        """Drop what the next gesture makes stale: refusal and advice."""
        self.refused, self._advice = (), ()

    def pause(self) -> None:
        """Drop the marks for the next gesture while a step is being played."""
        self.forget()
        self.settled, self._in_hand = replace(self.settled, watched=()), None

    def advise(self, position: Position, steps: tuple[str, ...]) -> None:
        """Show the steps of a turn as advice."""
        for step in steps:
            self._advice = (*self._advice, self.cues.own.advice(position, step))
            position = position.play(step)

    def look_at(self, places: tuple[str, ...]) -> None:
        """Mark a zone to look at."""
        if places:
            self._advice = (*self._advice, Zone(places))

    def light(self, places: tuple[str, ...]) -> None:
        """Highlight each of some places."""
        if places:
            self._advice = (*self._advice, Lit(places))

    def rank(self, position: Position, turns: Sequence[tuple[str, ...]]) -> None:
        """Show the best turns in order, each by its first step."""
        if turns:
            self._advice = (*self._advice, Ranks(tuple(self.cues.own.advice(position, turn[0]) for turn in turns)))

    def follow(self, positions: Sequence[Position], steps: Sequence[str], person: bool) -> None:
        """Update the marks that follow from the game: the last turn, and the places that the game marks."""
        here = positions[-1]
        self._all_shown = False
        result = here.result()
        marks = Marks(
            last=_last_turn(positions, steps),
            watched=self.cues.watched(here) if person else (),
            ending=_won_by(positions, steps, result) if result else (),
        )
        self.settled = self.cues.own.settled(marks, positions, steps)
        self._in_hand = self.gestures.own.in_hand(here) if person else None
        self.dragged_to = None

    def marks(self, permit: Permit, hand: Hand, position: Position, helped: bool) -> Marks:
        """All current marks; `helped` includes the legal targets."""
        chosen = hand.chosen
        on_board, touched = self._on_board(permit, chosen, position), self.touched
        step = on_board.get(touched) if touched else None
        composed = self._composed(position, chosen or (hand.aimed if permit is not NOBODY else ()))
        preview = self._preview(position, step)
        marks = replace(
            self.settled,
            chosen=chosen,
            targets=self._ringed(position, self._marked(on_board, chosen)) if helped else {},
            related=self._related(position, permit, chosen, on_board) if helped else (),
            movers=position.places(step)[:-1] if step and self.cues.all_at_once and not chosen else (),
            cursor=self.cursor,
            refused=self.refused,
            preview=replace(preview, forms=preview.forms or _formed(position, composed)),
            ghost=(self._ghost(position, step, touched) if helped else None) or self._better(position),
            composed_men=_composed_men(position, composed),
            die=_die(permit, chosen, step),
            held=self._held(chosen),
        )
        situation = GestureSituation(
            self.board, position, permit, hand, touched, step, composed, self.dragged_to, helped
        )
        marks = self.cues.own.in_hand(marks, situation)
        return replace(marks, drawn=(*marks.drawn, *self._advice))

    def _on_board(self, permit: Permit, chosen: Path, position: Position) -> dict[str, str | None]:
        """The places that can be touched next, leaving out those of a tray that do not complete a step."""
        targets = self._targets(permit, chosen, position)
        return {place: step for place, step in targets.items() if ":" not in place or step}

    def _marked(self, on_board: dict[str, str | None], chosen: Path) -> dict[str, str | None]:
        """The places to mark of those that can be touched: the targets of the man chosen, or few, or the one pointed
        at."""
        self._held_back = len(on_board) > MOST_MARKED and not chosen
        if self._held_back and not self._all_shown:
            return {place: step for place, step in on_board.items() if place == self.touched}
        return on_board

    def _targets(self, permit: Permit, chosen: Path, position: Position) -> Mapping[str, str | None]:
        """The places that can be touched next, each with the step that this plays, or None if it does not complete
        one."""
        following = permit.next_places(chosen)
        if self.gestures.composing and self.gestures.composing.wanted(position):
            return {}
        if chosen:
            return following
        if self.cues.all_at_once:
            return _arrivals(permit, position)
        men = {path[0] for path in permit.paths}
        if len(men) == 1 and all(len(path) > 1 for path in permit.paths):
            return permit.next_places((men.pop(),))  # only one man can move, so touching its target is enough
        # before a choice, only places where a single touch plays are marked
        return {place: step for place, step in following.items() if step}

    def _composed(self, position: Position, chosen: Path) -> str | None:
        """The legal step composed of the chosen places, if any."""
        composing = self.gestures.composing
        if not chosen or composing is None or not composing.wanted(position):
            return None
        step = position.gesture(chosen)
        return step if step in position.steps() else None

    def _ringed(self, position: Position, targets: dict[str, str | None]) -> dict[str, bool]:
        """For each target, whether it is ringed: where something is captured, or one of several men is to be picked."""
        men = {place for place, _ in position.men()} if self.cues.all_at_once else set()
        return {place: place in men or _takes(position, step) for place, step in targets.items()}

    def _held(self, chosen: Path) -> Held | None:
        """The man in the hand, and the pixel of the hand."""
        if not self._in_hand:
            return Held(chosen[-1], self.dragged_to) if chosen and self.dragged_to else None
        if self.cursor and ":" not in self.cursor:
            x, y = self.board.pixel(self.cursor)
            return Held(self._in_hand, (x, y - self.board.man_size * 0.4))
        return Held(self._in_hand, self.pointer)

    def _related(self, position: Position, permit: Permit, chosen: Path, targets: Mapping[str, str | None]) -> Path:
        if (chosen and ":" in chosen[-1]) or not (chosen or permit.paths):
            return ()
        related = self.cues.related(position, chosen, self.touched or "")
        return tuple(place for place in related if place not in targets)

    def _crossed(self, removed: Removed) -> bool:
        """Whether a removed man is crossed out: not one borne off, nor one of many small things."""
        return not removed.target.startswith("off") and self.board.layout.size_of(removed.origin) is None

    def _preview(self, position: Position, step: str | None) -> Preview:
        """What the step under the pointer would capture, form and turn over."""
        if step is None:
            return Preview()
        effects = position.effects(step)
        takes = tuple(e.origin for e in effects if isinstance(e, Removed) and self._crossed(e))
        turns = tuple((e.place, e.man) for e in effects if isinstance(e, Flipped))
        return Preview(takes, _formed(position, step), turns)

    def _better(self, position: Position) -> tuple[str, str] | None:
        """The man of a better step, where nothing stands in its place."""
        taken = {place for place, _ in position.men()}
        return next((one for one in self.instead if one[0] not in taken and ":" not in one[0]), None)

    def _ghost(self, position: Position, step: str | None, touched: str | None) -> tuple[str, str] | None:
        """The man that would land on the place pointed at."""
        if step is None or not touched or ":" in touched or self.board.would_cover(touched):
            return None
        come = [e.man for e in position.effects(step) if isinstance(e, Moved | Put) and e.target == touched]
        return (touched, come[-1]) if come else None


def came_to(position: Position, step: str) -> tuple[tuple[str, str], ...]:
    """The men that a step puts or moves somewhere, with their places, the last one first."""
    come = [(effect.target, effect.man) for effect in position.effects(step) if isinstance(effect, Moved | Put)]
    return tuple(reversed(come))


def _arrivals(permit: Permit, position: Position) -> dict[str, str | None]:
    """The targets of the legal steps, each with its step if there is only one."""
    arrivals: dict[str, str | None] = {}
    for step in dict.fromkeys(permit.paths.values()):
        place = position.places(step)[-1]
        arrivals[place] = None if place in arrivals else step
    return arrivals


def _formed(position: Position, step: str | None) -> tuple[Path, ...]:
    """The lines that a step forms."""
    return tuple(e.places for e in position.effects(step) if isinstance(e, Formed)) if step else ()


def _composed_men(position: Position, step: str | None) -> tuple[tuple[str, str], ...]:
    """The men that a step puts on the board, with the faces that they show at its end."""
    faces: dict[str, str] = {}
    for effect in position.effects(step) if step else ():
        if isinstance(effect, Put):
            faces[effect.target] = effect.man
        elif isinstance(effect, Flipped) and effect.place in faces:
            faces[effect.place] = effect.man
    return tuple(faces.items())


def _die(permit: Permit, chosen: Path, step: str | None) -> int | None:
    """The chosen die, or the one that the step under the pointer would use."""
    faces = [face_of(place) for place in chosen]
    if step and not any(faces):
        faces = [face_of(path[0]) for path, plays in permit.paths.items() if plays == step]
    return next((face for face in faces if face), None)


def _takes(position: Position, step: str | None) -> bool:
    if step is None:
        return False
    return any(isinstance(e, Removed) and not e.target.startswith("off") for e in position.effects(step))


def _last_steps(positions: Sequence[Position], steps: Sequence[str]) -> list[tuple[Position, str]]:
    """The steps of the last player's last turn, latest first, each with the position before it."""
    turn: list[tuple[Position, str]] = []
    for number in range(len(steps) - 1, -1, -1):
        position, step = positions[number], steps[number]
        if position.turn < 0:
            if turn:
                break
            continue
        if turn and position.turn != turn[0][0].turn:
            break
        turn.append((position, step))
    return turn


def _last_turn(positions: Sequence[Position], steps: Sequence[str]) -> LastTurn:
    """The changes of the last player's last turn."""
    return LastTurn(_touched_last(positions, steps), _left_last(positions, steps), _taken_last(positions, steps))


def _touched_last(positions: Sequence[Position], steps: Sequence[str]) -> tuple[str, ...]:
    """The places touched in the last turn."""
    turn = _last_steps(positions, steps)
    return tuple(dict.fromkeys(place for position, step in turn for place in position.places(step)))


def _won_by(positions: Sequence[Position], steps: Sequence[str], result: Result) -> tuple[str, ...]:
    """What decided the game: what was formed in its last turn, as a mill or a line; else what the rules name."""
    turn = [effect for position, step in _last_steps(positions, steps) for effect in position.effects(step)]
    formed = [place for effect in turn if isinstance(effect, Formed) for place in effect.places]
    won = max(result.scores) > min(result.scores)
    return tuple(dict.fromkeys(formed)) if formed and won else result.places


def _left_last(positions: Sequence[Position], steps: Sequence[str]) -> tuple[str, ...]:
    """The places that men left in the last turn and that none reached in it."""
    turn = [effect for position, step in _last_steps(positions, steps) for effect in position.effects(step)]
    moves = [effect for effect in turn if isinstance(effect, Moved | Put)]
    arrived = {effect.target for effect in moves}
    return tuple(effect.origin for effect in moves if effect.origin not in arrived)


def _taken_last(positions: Sequence[Position], steps: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """The places where men were captured in the last turn that are empty now, and these men."""
    standing = {place for place, _ in positions[-1].men()}
    effects = [effect for position, step in _last_steps(positions, steps) for effect in position.effects(step)]
    return tuple(
        (effect.origin, effect.man)
        for effect in effects
        if isinstance(effect, Removed) and effect.target.startswith("taken") and effect.origin not in standing
    )
