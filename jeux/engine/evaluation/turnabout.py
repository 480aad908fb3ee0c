"""How Turnabout is thought: the tiles that a path still needs, and the tiles on which it depends.

Of the 192 steps of an empty board nearly all are alike; only those are looked at that lie on one of the shortest paths
still open: the attacker lays a tile that goes on with it, the defender any tile there.
"""

from __future__ import annotations

from functools import partial

from jeux.engine.brain import Brain, Level
from jeux.engine.evaluation.turnabout_ways import FAR, Ground, fronts, ground, text_of, useful
from jeux.engine.search import alphabeta
from jeux.engine.search.alphabeta import Sense
from jeux.rules.boards import bits
from jeux.rules.turnabout import Turnabout

LONGEST = 14
"""Paths of more tiles are not looked for."""
NEED = (0, 900, 520, 360, 250, 180, 120, 70, 30)
"""What a path is worth that still needs so many tiles, for the attacker."""
OTHER = 3
"""The path between the other two edges counts for a third."""
ATTACKER_TO_PLAY = 60
HOPELESS = 3_000
"""No path can be finished with the tiles that are left."""
BALANCE = 230
"""What an even fight is worth to the attacker by these weights."""
EDGES = (0, 3)
MOST = 40
"""The most steps looked at in a position."""


def _distances(held: Ground, left: int) -> tuple[int, int]:
    """The tiles that a path needs from N to S and from W to E."""
    first, second = (fronts(held, edge, min(left, LONGEST))[0] for edge in EDGES)
    return first, second


def _worth(tiles: int) -> int:
    return NEED[tiles] if tiles < len(NEED) else 0


def evaluate(position: Turnabout) -> int:
    """The estimate for the player to decide."""
    distances = _distances(ground(position), position.left)
    near, far = min(distances), max(distances)
    if near > position.left:
        score = -HOPELESS
    else:
        score = _worth(near) + _worth(far) // OTHER - BALANCE
        score += ATTACKER_TO_PLAY if position.turn == 0 else 0
    return score if position.turn == 0 else -score


def key(position: Turnabout) -> bytes:
    """What the future depends on."""
    return position.board


def promise(_position: Turnabout, _step: str) -> int:
    """Candidates come in their order."""
    return 0


def candidates(position: Turnabout) -> tuple[str, ...]:
    """The steps worth looking at."""
    held = ground(position)
    distances = _distances(held, position.left)
    near = min(distances)
    if near >= FAR:
        return position.steps()[:3]
    found: dict[str, int] = {}
    for edge, tiles in zip(EDGES, distances, strict=True):
        if tiles > near + 1:
            continue
        for look, word in useful(held, edge, tiles):
            for cell in bits(word):
                looks = (look,) if position.turn == 0 else ((2, 3, 1) if held.all_looks else (2, 3))
                for laid in looks:
                    step = text_of(cell, laid)
                    found[step] = found.get(step, 0) + 1
    ranked = sorted(found, key=lambda step: -found[step])
    return tuple(ranked[:MOST]) or position.steps()[:3]


SENSE = Sense(evaluate=evaluate, scale=250, key=key, promise=promise, candidates=candidates)

BRAIN = Brain(
    think=partial(alphabeta.think, SENSE),
    levels=(
        Level(nodes=60, seconds=0.8, depth=1, noise=0.5, blunder=0.85, sees_wins=False),
        Level(nodes=150, seconds=0.8, noise=0.25, blunder=0.4),
        Level(nodes=500, seconds=0.8, noise=0.2, blunder=0.25),
        Level(nodes=1_800, seconds=0.8, noise=0.15, blunder=0.1),
        Level(nodes=6_000, seconds=2.8),
    ),
    full=Level(nodes=400_000, seconds=4.0),
)
