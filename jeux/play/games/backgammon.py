"""The wording and the gestures of Backgammon."""

from __future__ import annotations

from collections.abc import Collection

from jeux.play.gestures.gestures import Gestures
from jeux.play.gestures.notice import Gauge
from jeux.play.gestures.own_gestures import OwnGestures
from jeux.play.gestures.wording import Figures, FigureWords, Phrase, Rating, Reason, SpokenNames, Wording
from jeux.rules.contract import Raised, Removed
from jeux.rules.games.backgammon.position import Backgammon


def _prompt(position: Backgammon) -> Phrase:
    if position.phase != "play":
        return f"prompt-{position.phase}", {}
    steps = position.steps()
    if steps == ("pass",):
        return "prompt-pass", {}
    if all("bar" in step for step in steps):
        return "prompt-bar", {}
    return ("prompt-off" if any(step.endswith("off") for step in steps) else "prompt-play"), {}


def _step(position: Backgammon, step: str) -> Phrase:
    if step.startswith("roll:"):
        first, _, second = step[5:].partition(",")
        if position.phase == "open":
            raised = [effect.stake for effect in position.effects(step) if isinstance(effect, Raised)]
            if raised:
                return "log-open-doubled", {"first": first, "n": raised[0]}
            return ("log-open-tie" if first == second else "log-open"), {"first": first, "second": second}
        return ("log-roll-double" if first == second else "log-roll"), {"first": first, "second": second}
    if "/" not in step:
        return f"log-{'to-roll' if step == 'roll' else step}", {}
    origin, _, target = step.partition(":")[2].partition("/")
    hits = _hits(position, step)
    if target == "off":
        return "log-off", {"from": origin}
    kind = "enter" if origin == "bar" else "move"
    name = f"{kind}-hit" if hits and kind == "enter" else "hit" if hits else kind
    return f"log-{name}", {"from": origin, "to": target}


def _notation(position: Backgammon, step: str) -> str | Phrase:
    """The usual notation, with a star for a hit: ``24/18``, ``13/10*``. What is no arrow has its name in the language
    of the reader."""
    _, _, way = step.partition(":")
    hit = "*" if way and _hits(position, step) else ""
    origin, _, target = way.partition("/")
    if origin == "bar":
        return "turn-enter", {"to": target, "hit": hit}
    return ("turn-off", {"from": origin}) if target == "off" else f"{way}{hit}"


def _hits(position: Backgammon, step: str) -> bool:
    return any(isinstance(e, Removed) and e.target.startswith("bar") for e in position.effects(step))


def _race(position: Backgammon, player: int) -> Phrase | None:
    return "pip-note", {"n": position.pips(player)}


def _dice_left(position: Backgammon) -> tuple[int, ...]:
    return position.dice


TOLD = 0.03
"""The difference of chances from which it is a reason."""


def _by_figures(position: Backgammon, better: Figures, worse: Figures) -> Phrase | None:
    """The doubling window, or what a turn gains in games won, gammons won or gammons saved, whichever is most."""
    if "open" in better:
        return _cube_figures(position, better)
    if not (better and worse):
        return None
    gains = {name: better[name] - worse[name] for name in ("win", "double")}
    gains["lost-double"] = worse["lost-double"] - better["lost-double"]
    name, gained = max(gains.items(), key=lambda pair: pair[1])
    if gained < TOLD:
        return None
    return f"figures-{name}", {"better": round(100 * better[name]), "worse": round(100 * worse[name])}


def _cube_figures(position: Backgammon, figures: Figures) -> Phrase:
    percent = {name.replace("-", "_"): round(100 * share) for name, share in figures.items()}
    if position.phase == "take":
        return "figures-take", {**percent, "take": 100 - percent["cash"]}
    if percent["open"] >= 100:
        return "figures-no-double", percent
    return ("figures-cube" if percent["good"] < 100 else "figures-cube-no-gammon"), percent


def _gauge(position: Backgammon, figures: Figures) -> Gauge | None:
    """The winning chances of who decides, where a double or taking it is right."""
    if "open" not in figures:
        return None
    if position.phase == "take":
        return Gauge(figures["win"], 1.0 - figures["cash"], 1.0)
    return Gauge(figures["win"], figures["open"], figures["good"], figures["cash"])


CLOSE = 0.16
"""Points of a single stake: a throw without a double was a decision where one would have cost at most so much, as GNU
Backgammon counts for the performance rating (`isCloseCubedecision`)."""


def _counts(position: Backgammon, step: str, gap: float) -> bool:
    """Whether a decision counts for the performance rating: a turn, a double, its answer, and a double not offered that
    was close to right."""
    return step != "roll" or gap < CLOSE


class _BackgammonGestures(OwnGestures[Backgammon]):
    def cube_step(self, legal: Collection[str]) -> str | None:
        """Touching the cube offers it, or takes it."""
        return next((step for step in ("double", "take") if step in legal), None)

    def place_named(self, position: Backgammon, name: str) -> str:
        """Each player counts the arrows from his own side; place names use Black's count."""
        return str(25 - int(name)) if position.turn == 0 and name.isdigit() else name


def _place_heard(position: Backgammon, place: str) -> str:
    """Each player counts the arrows from his own side; place names use Black's count."""
    return str(25 - int(place)) if position.turn == 0 and place.isdigit() else place


WORDING = Wording(
    prompt=_prompt,
    step=_step,
    notation=_notation,
    race=_race,
    prominent=("roll",),
    unlisted=("roll",),
    reasons=(
        Reason("takes", good=True, most=40.0),
        Reason("exposed", good=False),
        Reason("prime", good=True, most=20.0),
        Reason("dance", good=True),
        Reason("home", good=True, most=12.0),
        Reason("anchor", good=True, most=15.0),
        Reason("blots", good=False, most=12.0),
        Reason("off", good=True, most=8.0),
        Reason("gaps", good=False, most=6.0),
        Reason("race", good=True, most=3.0),
    ),
    figures=FigureWords(_by_figures, _gauge, Rating(500.0, (2.5, 5.0, 7.5, 12.5, 17.5, 22.5, 30.0), _counts)),
    spoken_names=SpokenNames(place=_place_heard),
)
GESTURES: Gestures[Backgammon] = Gestures(
    lifted=True,
    confirm_turn=True,
    dice_left=_dice_left,
    joined=True,
    own=_BackgammonGestures(),
)
