"""The engine protocol: what `tablier-engine` reads and answers, one line each.

Commands are `games new position show turn moves chances play undo why facts result perft level go stop quit`. A `go`
or a `perft` runs on the main thread and looks at the waiting lines as it runs: `stop`, `quit` and the end of the input
end it, any other command is answered `error busy`. `stop` ends a `facts`, all other commands wait until it is answered.
`stop` when nothing runs says nothing, for it may cross a `best` on its way.

Beyond the written protocol, ``level full`` takes a level back. ``facts brief <step> …`` answers as ``facts all`` does,
for these steps and without `unsure`. ``go multipv=all`` says before `best`, at full strength, what every legal step is
worth: ``step <step> value=<number> proof=exact|estimate``, best first. ``go away=<points>,<points>`` says how many
points the two players of a game of a match still need, where what is good depends on it. A `go` says ``warning
damaged-table <file> …`` before all else where tables do not fit their checksums: it then thinks without them.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import BinaryIO

from jeux.engine.budget import Budget, Clock, SearchResult, Stopped
from jeux.engine.channel import Channel, OutputClosed, Signal
from jeux.engine.levels import choose, limits
from jeux.engine.lookup import player_of
from jeux.engine.player import EnginePlayer
from jeux.engine.tables.checked import damaged, without_tables
from jeux.engine.values import step_values
from jeux.rules import CATALOGUE
from jeux.rules.contract import CHANCE, OVER, BadOption, Fact, Game, Position, RulesError, complete_options
from jeux.rules.facts import FactFinder, write

LEVELS = ("1", "2", "3", "4", "5")
DEEPEST_COUNT = 100
LONGEST_THOUGHT = 86_400.0
MOST_NODES = 10**12
LONGEST_MATCH = 64

_LOG = logging.getLogger(__name__)
_INTEGER = re.compile(r"-?[0-9]{1,18}", re.ASCII)
_DECIMAL = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?", re.ASCII)


class Refused(Exception):
    """A command that cannot be obeyed: its error code and one sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


def serve(stdin: BinaryIO, stdout: BinaryIO) -> int:
    """Obey commands until `quit` or the end of the input; the exit status."""
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
    """One conversation: the game, the positions played through, the level."""

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
        """Obey one command; its last answer line. Whatever happens inside, the conversation goes on."""
        try:
            return self._obey(line)
        except Refused as refused:
            return _error(refused.code, str(refused))
        except RulesError as error:
            return _error(error.code, str(error))
        except OutputClosed:
            raise
        except Exception as error:
            _LOG.exception("the engine failed on %r", line)
            return _error("internal", f"the engine failed ({type(error).__name__})")

    def _obey(self, line: str | Signal) -> str:
        if isinstance(line, Signal):
            raise Refused("line-too-long", "this line is too long")
        name, _, rest = line.partition(" ")
        if name == "stop":
            return ""
        command = self._commands.get(name)
        if command is None:
            raise Refused("bad-command", f"there is no command {_quoted(name)}")
        return command(rest.strip())

    # --- games and positions --------------------------------------------------------------------------------------

    def _games(self, rest: str) -> str:
        _nothing(rest)
        for game in CATALOGUE.values():
            players = ",".join(map(str, game.players))
            options = ",".join(f"{option.name}:{'|'.join(option.values)}" for option in game.options)
            self._channel.say(f"game {game.key} players={players} options={options or '-'}")
        return "ok"

    def _new(self, rest: str) -> str:
        game, options, players = _setting(rest)
        return self._begin(game, game.start(options, players), players)

    def _position(self, rest: str) -> str:
        setting, colon, text = rest.partition(" : ")
        if not colon:
            raise Refused("bad-command", "position takes a game, its options, then ' : ' and a position text")
        game, options, players = _setting(setting)
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
        _nothing(rest)
        return f"position {self._here.text()}"

    def _turn(self, rest: str) -> str:
        _nothing(rest)
        turn = self._here.turn
        return f"turn { {CHANCE: 'chance', OVER: 'over'}.get(turn, turn) }"

    def _moves(self, rest: str) -> str:
        _nothing(rest)
        steps = sorted(self._here.steps())
        return " ".join(("moves", str(len(steps)), *steps))

    def _chances(self, rest: str) -> str:
        _nothing(rest)
        chances = [f"{step}={p.numerator}/{p.denominator}" for step, p in self._here.chances()]
        return " ".join(("chances", str(len(chances)), *chances))

    def _result(self, rest: str) -> str:
        _nothing(rest)
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
        steps = int(_number(rest or "1", _INTEGER, 1, MOST_NODES, "undo"))
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
        """``facts <step>``: one line; ``facts all`` and ``facts brief <step> …``: a line a step, then `ok`."""
        here, words = self._here, rest.split()
        if here.turn < 0:
            raise Refused("no-choice", "nobody decides here")
        brief = words[:1] == ["brief"]
        every = words == ["all"]
        steps = here.steps() if every else words[brief:]
        if not steps or (len(steps) > 1 and not (brief or every)):
            raise Refused("bad-command", "facts takes one step, all, or brief and steps")
        self._refuse_any(here, steps)
        assert self._game is not None
        finder = FactFinder(self._game, here, self._players, brief, Clock(Budget(), self._overheard_stop).tick)
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
        depth = int(_number(rest, _INTEGER, 0, DEEPEST_COUNT, "perft"))
        try:
            return f"perft {_count(here, depth, Clock(Budget(), self._interrupted()))}"
        except Stopped:
            raise Refused("stopped", "the count was stopped") from None

    def _set_level(self, rest: str) -> str:
        if rest not in (*LEVELS, "full"):
            raise Refused("bad-level", f"a level is one of {' '.join(LEVELS)} full, not {_quoted(rest)}")
        self._level = rest
        return "ok"

    def _go(self, rest: str) -> str:
        here = self._here
        every, rest = _take_multipv(rest)
        away, rest = _take_away(rest)
        seconds, nodes, seed = _bounds(rest)
        if here.turn < 0:
            raise Refused("no-choice", "nobody decides here")
        assert self._game is not None
        if away:
            if not self._game.in_match:
                raise Refused("bad-command", f"{self._game.key} is not played by the score of a match")
            here = self._game.in_match(here, away)
        player = self._sound(player_of(self._game.key))
        level = player.full if self._level == "full" else player.levels[int(self._level) - 1]
        if every:
            return self._values(player, here, limits(player.full, seconds, nodes), Random(seed))
        budget = limits(level, seconds, nodes)
        if level is player.full and (seconds or nodes):
            budget = Budget(seconds, nodes)  # full strength knows no bounds but those asked for
        choice = choose(player, here, level, Random(seed), Clock(budget, self._interrupted()), self._report)
        return f"best {choice.step} value={choice.value:.4f} proof={_proof(choice.exact)}"

    def _sound(self, player: EnginePlayer) -> EnginePlayer:
        """A player with its tables, or, after a warning, without them."""
        broken = damaged(player.tables)
        if not broken:
            return player
        _LOG.error("these tables do not fit their checksums: %s", " ".join(broken))
        self._channel.say(f"warning damaged-table {' '.join(broken)}")
        return without_tables(player)

    def _values(self, player: EnginePlayer, here: Position, budget: Budget, rng: Random) -> str:
        clock = Clock(budget, self._interrupted())
        choice, values = step_values(player, here, budget, clock, rng, self._report)
        for step, value, exact in values:
            self._channel.say(f"step {step} value={value:.4f} proof={_proof(exact)}")
        return f"best {choice.step} value={choice.value:.4f} proof={_proof(choice.exact)}"

    def _report(self, choice: SearchResult) -> None:
        pv = " ".join(choice.pv)
        self._channel.say(f"info depth={choice.depth} nodes={choice.nodes} value={choice.value:.4f} pv={pv}")

    def _interrupted(self) -> Callable[[], bool]:
        """What a clock asks: whether to stop. It reads the lines that come meanwhile."""
        self._stopped = False
        return self._stop_asked

    def _overheard_stop(self) -> bool:
        return "stop" in self._channel.overhear()

    def _stop_asked(self) -> bool:
        while not self._stopped:
            line = self._channel.waiting()
            if line is None:
                break
            self._ended = line is Signal.END
            self._stopped = self._ended or (isinstance(line, str) and line.split(maxsplit=1)[0] == "stop")
            if not self._stopped:
                self._channel.say(_error("busy", "wait for the answer, or say stop"))
        return self._stopped


def _count(position: Position, depth: int, clock: Clock) -> int:
    """`perft` on a clock. Raises `Stopped`."""
    clock.tick()
    if depth <= 0:
        return 1
    steps = position.steps()
    if depth == 1:
        return len(steps)
    return sum(_count(position.play(step), depth - 1, clock) for step in steps)


def _facts_line(facts: tuple[Fact, ...], *step: str) -> str:
    return " ".join(("facts", *step, str(len(facts)), *map(write, facts)))


# --- reading words ----------------------------------------------------------------------------------------------------


def _error(code: str, sentence: str) -> str:
    return f"error {code} {' '.join(sentence.split())}"


def _quoted(word: str) -> str:
    return repr(word if len(word) <= 40 else word[:40] + "…")


def _nothing(rest: str) -> None:
    if rest:
        raise Refused("bad-command", f"this command takes nothing, not {_quoted(rest)}")


def _pairs(words: list[str], code: str) -> dict[str, str]:
    """Words of the form name=value. Raises `Refused`."""
    pairs: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name in pairs:
            raise Refused(code, f"expected name=value, each name once, and found {_quoted(word)}")
        pairs[name] = value
    return pairs


def _setting(text: str) -> tuple[Game, dict[str, str], int]:
    """A game, all its options and the number of players. Raises `Refused` and `BadOption`."""
    words = text.split()
    game = CATALOGUE.get(words[0]) if words else None
    if game is None:
        raise Refused("unknown-game", f"there is no game {_quoted(words[0] if words else '')}")
    given = _pairs(words[1:], BadOption.code)
    players = given.pop("players", str(game.players[0]))
    if players not in map(str, game.players):
        raise BadOption(f"{game.key} is played by {', '.join(map(str, game.players))}, not by {_quoted(players)}")
    return game, complete_options(game, given), int(players)


def _number(text: str, form: re.Pattern[str], low: float, high: float, name: str) -> float:
    """A number within bounds. Raises `Refused`."""
    if not form.fullmatch(text) or not low <= float(text) <= high:
        raise Refused("bad-number", f"{name} takes a number from {low:g} to {high:g}, not {_quoted(text)}")
    return float(text)


def _proof(exact: bool) -> str:
    return "exact" if exact else "estimate"


def _take_multipv(text: str) -> tuple[bool, str]:
    """Whether a `go` asks for the value of every step, and its other words. Raises `Refused`."""
    words = text.split()
    every = [word for word in words if word.startswith("multipv=")]
    if len(every) > 1 or set(every) - {"multipv=all"}:
        raise Refused("bad-number", "multipv takes all")
    return bool(every), " ".join(word for word in words if word not in every)


def _take_away(text: str) -> tuple[tuple[int, ...], str]:
    """The points that the two players still need in their match, and the other words of a `go`. Raises `Refused`."""
    words = text.split()
    given = [word for word in words if word.startswith("away=")]
    points = given[0].removeprefix("away=").split(",") if given else []
    if len(given) > 1 or len(points) not in (0, 2):
        raise Refused("bad-number", "away takes the points that each of two players still needs")
    away = tuple(int(_number(each, _INTEGER, 1, LONGEST_MATCH, "away")) for each in points)
    return away, " ".join(word for word in words if word not in given)


def _bounds(text: str) -> tuple[float | None, int | None, int | None]:
    """The seconds, nodes and seed of a `go`."""
    given = _pairs(text.split(), "bad-command")
    unknown = given.keys() - {"time", "nodes", "seed"}
    if unknown:
        raise Refused("bad-command", f"go takes time, nodes and seed, not {_quoted(min(unknown))}")
    seconds = _number(given["time"], _DECIMAL, 0, LONGEST_THOUGHT, "time") if "time" in given else None
    nodes = int(_number(given["nodes"], _INTEGER, 1, MOST_NODES, "nodes")) if "nodes" in given else None
    seed = int(given["seed"]) if _INTEGER.fullmatch(given.get("seed", "")) else None
    if seed is None and "seed" in given:
        raise Refused("bad-number", f"seed takes a whole number, not {_quoted(given['seed'])}")
    return seconds, nodes, seed
