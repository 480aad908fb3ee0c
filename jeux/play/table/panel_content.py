"""The content of the panel beside a board: the players, the prompt, the dice just thrown, the steps, the outcome."""

from __future__ import annotations

from dataclasses import dataclass

from jeux.common.texts import Texts
from jeux.play.gestures.notice import Gauge, Kind, Notice
from jeux.play.table.conductor import Waiting
from jeux.play.table.league import League, league_of
from jeux.play.table.session import Session
from jeux.play.words.sentences import PlayerLine, Standing
from jeux.play.words.turn_lines import SHORT, TurnLine
from jeux.rules.contract import Thrown


@dataclass(frozen=True, slots=True)
class Sight:
    """The state of the view, as far as sentences depend on it."""

    pointed: str | None = None
    """The place under the pointer or the keyboard's cursor."""
    race: bool = True
    """Whether to show the distance that each side has left to go."""
    proposal: str = ""
    """The sentence that proposes what to do after the end."""
    turns: str = SHORT
    """The notation of the turns."""
    explained: frozenset[str] = frozenset()
    """The codes of the refusals that the page of rules explains."""


@dataclass(frozen=True, slots=True)
class PanelContent:
    """All that the panel writes."""

    title: str
    subtitle: str
    players: tuple[PlayerLine, ...]
    message: str
    refusal: bool
    turns: tuple[TurnLine, ...]
    outcome: tuple[str, ...] = ()
    badge: str = ""
    """Whether an advice is proven or estimated, in words; empty for other messages."""
    league: League | None = None
    """The league table, in the place of the players."""
    explained: bool = False
    """Whether the page of rules explains the refusal."""
    told: bool = False
    """Whether the message is a notice, which stays until something else happens; else it is a prompt."""
    below_outcome: bool = False
    """Whether the message stands below the outcome, which is still to be read; else in its place."""
    standing: Standing | None = None
    """The score of the match that `subtitle` and `outcome` may tell."""
    in_columns: bool = False
    """Whether the turns are written in notation, a column a side; else in a list as their texts are."""
    gauge: Gauge | None = None
    """The bar below the message."""
    spoken: tuple[tuple[str, str], ...] = ()
    """The lines of the message that are heard in other words: as it is written, as it is spoken."""
    kind: str = ""
    """What is done at the table, told with the title, where eyes know it by the look of the sheet."""
    progress: str = ""
    """How far something has come that goes on by itself, written in the place of the subtitle. It is read on demand
    alone: it changes too often to be told."""

    @property
    def below_title(self) -> str:
        """What is written with the title."""
        return self.progress or self.subtitle

    def sentences(self) -> tuple[str, ...]:
        """The message sentence by sentence as it is spoken, or the outcome in its place."""
        lines, spoken = self.message.split("\n") if self.message else self.outcome, dict(self.spoken)
        return tuple(spoken.get(sentence, sentence) for sentence in (*lines, self.badge) if sentence)


def panel_content(session: Session, sight: Sight) -> PanelContent:
    """All that the panel says now."""
    sentences, active = session.sentences, session.conductor.acting()
    notice = session.teaching.asking or session.notice
    result = session.match.result()
    outcome = sentences.outcome(result) if result and session.outcome_shown else ()
    if outcome and sight.proposal:
        outcome = (*outcome, sight.proposal)
    position, players = session.board.position, range(session.players)
    explained = bool(notice and notice.code in sight.explained)
    return PanelContent(
        title=sentences.name(),
        subtitle=sentences.subtitle(),
        players=tuple(sentences.player(player, player == active, sight.race, position) for player in players),
        message=notice.text if notice else _message(session, sight, active),
        refusal=bool(notice and notice.refuses),
        told=notice is not None,
        turns=session.turns.lines(sight.turns),
        outcome=outcome,
        badge=_badge(session, notice),
        league=league_of(sentences) if outcome else None,
        explained=explained,
        below_outcome=notice is not None and notice is session.notice and not (explained or notice.advises),
        standing=sentences.standing(),
        in_columns=sight.turns == SHORT,
        gauge=notice.gauge if notice else None,
        spoken=_spoken(session, notice),
    )


def _spoken(session: Session, notice: Notice | None) -> tuple[tuple[str, str], ...]:
    """The lines with moves in notation, which are spoken as sentences."""
    if notice:
        return notice.heard
    forced = session.forced.sentence()
    return ((forced, session.forced.told()),) if forced else ()


def _badge(session: Session, notice: Notice | None) -> str:
    if not notice or not notice.advises:
        return ""
    return session.texts.get("badge-exact" if notice.kind is Kind.PROOF else "badge-estimate")


def _message(session: Session, sight: Sight, active: int) -> str:
    """The prompt, or the last step of a line on the board."""
    if session.board.line:
        positions, steps = session.board.positions, session.board.steps
        return session.sentences.step(positions[-2], steps[-1]) if session.board.line.shown else ""
    match session.waiting():
        case Waiting.OVER:
            return "" if session.outcome_shown else session.sentences.call()
        case Waiting.CONFIRM:
            return session.sentences.turn_end(active)
        case Waiting.COMPUTER | Waiting.PAUSE if session.watching and session.watch.still:
            return _lines(session.sentences.call(), _dice_shown(session), session.texts.get("watch-paused"))
        case Waiting.COMPUTER | Waiting.PAUSE if session.conductor.for_all:
            return _lines(_dice_shown(session), session.texts.get("race-running"))
        case Waiting.COMPUTER:
            return _lines(session.sentences.call(), session.texts.get("turn-computer"))
        case Waiting.ENTER:
            return _dice_asked(session, active)
        case waiting:
            pointed = sight.pointed if waiting is Waiting.PERSON else None
            forced = session.forced.sentence()
            prompt = session.sentences.prompt(active, pointed) if pointed or not forced else ""
            return _lines(session.sentences.call(), _dice_shown(session), forced, prompt)


def _lines(*sentences: str) -> str:
    """The sentences that are not empty, one per line."""
    return "\n".join(sentence for sentence in sentences if sentence)


def seal_line(session: Session) -> str:
    """The sentence with the seal of the dice, or of the draw, shown before the first throw."""
    again = "dice-again" if session.match.game.throws_dice else "lots-again"
    name = again if session.match.dice_again() else "dice-commit"
    return session.texts.get(name, seal=short_seal(session.match.commitment))


def short_seal(commitment: str) -> str:
    """The first twelve digits of a seal, in groups that are easy to read out."""
    return "\N{NO-BREAK SPACE}".join(commitment[i : i + 4] for i in range(0, 12, 4))


def seal_words(commitment: str, texts: Texts) -> str:
    """Three words that stand for a seal: easier to compare than digits, of which each takes the place of two."""
    known = texts.get("dice-seal-list").split()
    first, second, third = (known[int(commitment[i : i + 2], 16) % len(known)] for i in (0, 2, 4))
    return texts.get("dice-seal-words", first=first, second=second, third=third)


def _dice_asked(session: Session, active: int) -> str:
    """The prompt to enter real dice, with their owner."""
    texts = session.texts
    if session.gestures.by_hand:
        return _lines(session.sentences.prompt(active), texts.get("dice-enter-keys"))
    side = session.sentences.side(active) if active >= 0 else ""
    asked = texts.get("dice-enter-side", side=side) if side else texts.get("dice-enter")
    return f"{asked}\n{texts.get('dice-enter-keys')}"


def _dice_shown(session: Session) -> str:
    """The sentence about the dice just thrown; empty where the last step was no throw."""
    if not session.match.steps:
        return ""
    position, step = session.match.positions[-2], session.match.steps[-1]
    thrown = any(isinstance(effect, Thrown) for effect in position.effects(step))
    return session.sentences.step(position, step) if thrown else ""
