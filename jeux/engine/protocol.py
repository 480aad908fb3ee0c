"""The engine protocol: what `tablier-engine` reads and answers, one line each.

Commands are `games new position show turn moves chances play undo why facts result perft level go stop quit`. A `go`
or a `perft` runs on the main thread and looks at the waiting lines as it runs: `stop`, `quit` and the end of the input
end it, any other command is answered `error busy`. `stop` when nothing runs says nothing, for it may cross a `best` on
its way.

A `facts` lets the lines that come wait, and looks at the next one alone. A `stop` there ends it with ``error stopped``,
whatever it has said so far; a `stop` behind other commands belongs to one of these. `quit` or the end of the input
there let ``facts <step>`` finish, so that a list of commands gets its answers; to more than one step they leave
`LAST_SECONDS`, then end it like a `stop`.

Beyond the written protocol, ``level full`` takes a level back. ``facts brief <step> …`` answers as ``facts all`` does,
for these steps and without `unsure`. ``go away=<points>,<points>`` says how many points the two players of a game of a
match still need, where what is good depends on it. A `go` says ``warning damaged-table <file> …`` before all else where
tables do not fit their checksums: it then thinks without them. At full strength `best` ends with ``lost=yes`` where the
player to decide is proved to lose, and with ``gives-up=yes`` too where that is so long before the end that it would
rather give up; the step is what it plays if it may not.

Analysis, always at full strength. ``go multipv=all`` says before `best` what every legal step is worth, one line each,
best first: ``step <step> value=<number> proof=exact|estimate [turns=<n>] [bound=upper] [amount=<number>]
[figures=<name>:<number>,…] pv=<steps>``.

- ``bound=upper``: the step was not searched, and is worth at most so much as far as one knows. Other values come from
  a search of the step.
- `turns`, only where the shortest distance is proved: the turns of the winner until he has won, the present one counted
  as one, after a step that wins; the turns that the winner still has to play, after one that loses. In a game of one
  player, his turns until he has reached the goal.
- `amount`, where the game counts something at its end: what the step leads to, for the player to decide, in that unit
  (discs at Reversi).
- `figures`, where the game says more of a step than its value, all for the player to decide. Backgammon: of the games
  that follow, the shares won (`win`), won double or triple (`double`), lost double or triple (`lost-double`); before
  the dice, the winning chances of the side that may double from which a double is right (`open`), from which it is
  better refused (`cash`) and from which the game is worth more without it (`good`). Shut the box, against others: the
  mean of the points left at the end of the run (`points`).
- `pv`: the line expected, the step first.

``go of=<step>`` searches this step alone: its `step` line, never a bound, then `best` with the same step and value.

``stage=<1..3>`` bounds either of them by the nodes that the game declares for the stage, so that the same question gets
the same answer, whatever was asked before: the first takes 0.3 s, the second 2 s, the third 8 s on a usual machine.
After four times that, or at a `stop`, the search ends all the same, and `best` ends with ``cut=yes``: this answer may
differ. `nodes` takes the place of the nodes of the stage, `time` of its seconds. The seed is 0 where none is given.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from math import inf
from random import Random
from time import monotonic
from typing import BinaryIO

from jeux.engine.budget import Budget, Clock, SearchResult, Stopped
from jeux.engine.channel import Channel, OutputClosed, Signal
from jeux.engine.levels import choose, limits
from jeux.engine.lookup import player_of
from jeux.engine.player import EnginePlayer
from jeux.engine.resistance import is_lost
from jeux.engine.tables.checked import damaged, without_tables
from jeux.engine.values import Value, stage_bounds, step_values, worth_of
from jeux.engine.words import INTEGER, MOST_NODES, Refused, Wish, error_line, nothing, number, quoted, setting, wish
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, Fact, Game, Position, RulesError
from jeux.rules.facts import FactFinder, write

LEVELS = ("1", "2", "3", "4", "5")
DEEPEST_COUNT = 100
LAST_SECONDS = 1.0
"""Seconds for the facts of several steps after the end of the input."""

_LOG = logging.getLogger(__name__)


def serve(stdin: BinaryIO, stdout: BinaryIO) -> int:
    """Obey commands until `quit` or the end of the input. Returns the exit status."""
    conversation = Conversation(Channel(stdin, stdout))
    try:
        conversation.run()
    except OutputClosed:
        _LOG.info("nobody reads the answers any more")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


class Conversation:
    """The state of a conversation: the game, its positions so far, the level."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._game: Game | None = None
        self._positions: list[Position] = []
        self._players = 0
        self._level = "full"
        self._ended = False
        self._stopped = False
        self._commands: dict[str, Callable[[str], str]] = {
            "games": self._games,
            "new": self._new,
            "position": self._position,
            "show": self._show,
            "turn": self._turn,
            "moves": self._moves,
            "chances": self._chances,
            "play": self._play,
            "undo": self._undo,
            "why": self._why,
            "facts": self._facts,
            "result": self._result,
            "perft": self._perft,
            "level": self._set_level,
            "go": self._go,
        }

    def run(self) -> None:
        """Answer line after line."""
        while not self._ended:
            line = self._channel.next()
            if line is Signal.END:
                return
            answer = self.answer(line)
            if answer:
                self._channel.say(answer)

    def answer(self, line: str | Signal) -> str:
        """Obey one command, and return its last answer line. An exception inside does not end the conversation."""
        try:
            return self._obey(line)
        except Refused as refused:
            return error_line(refused.code, str(refused))
        except RulesError as error:
            return error_line(error.code, str(error))
        except OutputClosed:
            raise
        except Exception as error:
            _LOG.exception("the engine failed on %r", line)
            return error_line("internal", f"the engine failed ({type(error).__name__})")

    def _obey(self, line: str | Signal) -> str:
        if isinstance(line, Signal):
            raise Refused("line-too-long", "this line is too long")
        name, _, rest = line.partition(" ")
        if name == "stop":
            return ""
        command = self._commands.get(name)
        if command is None:
            raise Refused("bad-command", f"there is no command {quoted(name)}")
        return command(rest.strip())

    # --- games and positions --------------------------------------------------------------------------------------

    def _games(self, rest: str) -> str:
        nothing(rest)
        for game in CATALOGUE.values():
            players = ",".join(map(str, game.players))
            options = ",".join(f"{option.name}:{'|'.join(option.values)}" for option in game.options)
            self._channel.say(f"game {game.key} players={players} options={options or '-'}")
        return "ok"

    def _new(self, rest: str) -> str:
        game, options, players = setting(rest)
        return self._begin(game, game.start(options, players), players)

    def _position(self, rest: str) -> str:
        before, colon, text = rest.partition(" : ")
        if not colon:
            raise Refused("bad-command", "position takes a game, its options, then ' : ' and a position text")
        game, options, players = setting(before)
        return self._begin(game, game.read(text.strip(), options, players), players)

    def _begin(self, game: Game, position: Position, players: int) -> str:
        shown = f"position {position.text()}"
        self._game, self._positions, self._players = game, [position], players
        return shown

    @property
    def _here(self) -> Position:
        if not self._positions:
            raise Refused("no-game", "begin with new or position")
        return self._positions[-1]

    def _show(self, rest: str) -> str:
        nothing(rest)
        return f"position {self._here.text()}"

    def _turn(self, rest: str) -> str:
        nothing(rest)
        turn = self._here.turn
        return f"turn { {CHANCE: 'chance', OVER: 'over'}.get(turn, turn) }"

    def _moves(self, rest: str) -> str:
        nothing(rest)
        steps = sorted(self._here.steps())
        return " ".join(("moves", str(len(steps)), *steps))

    def _chances(self, rest: str) -> str:
        nothing(rest)
        chances = [f"{step}={p.numerator}/{p.denominator}" for step, p in self._here.chances()]
        return " ".join(("chances", str(len(chances)), *chances))

    def _result(self, rest: str) -> str:
        nothing(rest)
        result = self._here.result()
        if result is None:
            return "result none"
        return f"result {','.join(f'{score:.15g}' for score in result.scores)} {result.reason}"

    # --- playing --------------------------------------------------------------------------------------------------

    def _play(self, rest: str) -> str:
        here, played = self._here, []
        for step in rest.split():
            self._refuse_any(here, (step,))
            here = here.play(step)
            played.append(here)
        if not played:
            raise Refused("bad-command", "play takes steps")
        shown = f"position {here.text()}"
        self._positions += played
        return shown

    def _undo(self, rest: str) -> str:
        here = self._here
        steps = int(number(rest or "1", INTEGER, 1, MOST_NODES, "undo"))
        if steps >= len(self._positions):
            raise Refused("nothing-to-undo", f"{len(self._positions) - 1} steps were played")
        here = self._positions[-1 - steps]
        shown = f"position {here.text()}"
        del self._positions[-steps:]
        return shown

    def _why(self, rest: str) -> str:
        if len(rest.split()) != 1:
            raise Refused("bad-command", "why takes one step")
        refusal = self._here.refusal(rest)
        return f"why {'legal' if refusal is None else refusal.code}"

    def _facts(self, rest: str) -> str:
        """``facts <step>``: one line; ``facts all`` (sorted) and ``facts brief <step> …``: a line a step, then `ok`."""
        here, words = self._here, rest.split()
        if here.turn < 0:
            raise Refused("no-choice", "nobody decides here")
        brief = words[:1] == ["brief"]
        every = words == ["all"]
        steps = sorted(here.steps()) if every else words[brief:]
        if not steps or (len(steps) > 1 and not (brief or every)):
            raise Refused("bad-command", "facts takes one step, all, or brief and steps")
        self._refuse_any(here, steps)
        assert self._game is not None
        clock = Clock(Budget(), self._facts_interrupted(LAST_SECONDS if brief or every else inf))
        finder = FactFinder(self._game, here, self._players, brief, clock.tick)
        try:
            if not (brief or every):
                return _facts_line(finder.facts(steps[0]))
            for step in steps:
                self._channel.say(_facts_line(finder.facts(step), step))
        except Stopped:
            raise Refused("stopped", "the search was stopped") from None
        return "ok"

    @staticmethod
    def _refuse_any(here: Position, steps: Sequence[str]) -> None:
        for step in steps:
            refusal = here.refusal(step)
            if refusal is not None:
                raise Refused("illegal", f"{step} {refusal.code}")

    # --- counting and thinking ------------------------------------------------------------------------------------

    def _perft(self, rest: str) -> str:
        here = self._here
        depth = int(number(rest, INTEGER, 0, DEEPEST_COUNT, "perft"))
        try:
            return f"perft {_count(here, depth, Clock(Budget(), self._interrupted()))}"
        except Stopped:
            raise Refused("stopped", "the count was stopped") from None

    def _set_level(self, rest: str) -> str:
        if rest not in (*LEVELS, "full"):
            raise Refused("bad-level", f"a level is one of {' '.join(LEVELS)} full, not {quoted(rest)}")
        self._level = rest
        return "ok"

    def _go(self, rest: str) -> str:
        here, asked = self._here, wish(rest)
        if here.turn < 0:
            raise Refused("no-choice", "nobody decides here")
        assert self._game is not None
        if asked.of:
            self._refuse_any(here, (asked.of,))
        if asked.away:
            if not self._game.in_match:
                raise Refused("bad-command", f"{self._game.key} is not played by the score of a match")
            here = self._game.in_match(here, asked.away)
        player = self._sound(player_of(self._game.key))
        if asked.every or asked.of:
            return self._analyse(player, here, asked)
        level = player.full if self._level == "full" else player.levels[int(self._level) - 1]
        budget = limits(level, asked.seconds, asked.nodes)
        if level is player.full and (asked.seconds or asked.nodes):
            budget = Budget(asked.seconds, asked.nodes)  # full strength has no limits but those requested
        clock = Clock(budget, self._interrupted())
        choice = choose(player, here, level, Random(asked.seed), clock, self._report)
        lost = " lost=yes" if level is player.full and is_lost(player, choice) else ""
        far = " gives-up=yes" if lost and choice.gives_up else ""
        return f"best {choice.step} value={choice.value:.4f} proof={_proof(choice.exact)}{lost}{far}"

    def _sound(self, player: EnginePlayer) -> EnginePlayer:
        """A player with its tables; without them, after a warning, if they are damaged."""
        broken = damaged(player.tables)
        if not broken:
            return player
        _LOG.error("these tables do not fit their checksums: %s", " ".join(broken))
        self._channel.say(f"warning damaged-table {' '.join(broken)}")
        return without_tables(player)

    def _analyse(self, player: EnginePlayer, here: Position, asked: Wish) -> str:
        """Report the value of every step, or of one."""
        budget = limits(player.full, asked.seconds, asked.nodes)
        rng = Random(asked.seed)
        if asked.stage:
            budget = stage_bounds(player, asked.stage, asked.seconds, asked.nodes)
            rng = Random(asked.seed or 0)
        clock = Clock(budget, self._interrupted())
        if asked.of:
            values: tuple[Value, ...] = (worth_of(player, here, asked.of, clock, rng, self._report),)
        else:
            values = step_values(player, here, clock, rng, self._report)
        for value in values:
            self._channel.say(_step_line(value))
        best = values[0]
        cut = " cut=yes" if clock.cut and asked.stage else ""
        return f"best {best.step} value={best.value:.4f} proof={_proof(best.exact)}{cut}"

    def _report(self, choice: SearchResult) -> None:
        pv = " ".join(choice.pv)
        self._channel.say(f"info depth={choice.depth} nodes={choice.nodes} value={choice.value:.4f} pv={pv}")

    def _interrupted(self) -> Callable[[], bool]:
        """The stop callback of a clock. Answers the lines received meanwhile."""
        self._stopped = False
        return self._stop_asked

    def _facts_interrupted(self, last_seconds: float) -> Callable[[], bool]:
        """The stop callback for `facts`. Only peeks at the next line."""
        ended: float | None = None

        def interrupted() -> bool:
            nonlocal ended
            line = self._channel.peek()
            if line is Signal.END:
                ended = monotonic() if ended is None else ended
                return monotonic() >= ended + last_seconds
            return isinstance(line, str) and line.split(maxsplit=1)[0] == "stop"

        return interrupted

    def _stop_asked(self) -> bool:
        while not self._stopped:
            line = self._channel.waiting()
            if line is None:
                break
            self._ended = line is Signal.END
            self._stopped = self._ended or (isinstance(line, str) and line.split(maxsplit=1)[0] == "stop")
            if not self._stopped:
                self._channel.say(error_line("busy", "wait for the answer, or say stop"))
        return self._stopped


def _count(position: Position, depth: int, clock: Clock) -> int:
    """`perft` with a clock. Raises `Stopped`."""
    clock.tick()
    if depth <= 0:
        return 1
    steps = position.steps()
    if depth == 1:
        return len(steps)
    return sum(_count(position.play(step), depth - 1, clock) for step in steps)


def _facts_line(facts: tuple[Fact, ...], *step: str) -> str:
    return " ".join(("facts", *step, str(len(facts)), *map(write, facts)))


def _proof(exact: bool) -> str:
    return "exact" if exact else "estimate"


def _step_line(value: Value) -> str:
    turns = "" if value.turns is None else f" turns={value.turns}"
    bound = " bound=upper" if value.bound else ""
    amount = "" if value.amount is None else f" amount={value.amount:.2f}"
    named = ",".join(f"{name}:{number:.4f}" for name, number in value.figures)
    figures = f" figures={named}" if named else ""
    numbers = f"value={value.value:.4f} proof={_proof(value.exact)}{turns}{bound}{amount}{figures}"
    return f"step {value.step} {numbers} pv={' '.join(value.line)}"
