"""What the panel says of a session: the players, what is waited for, the dice just thrown, the outcome."""

from __future__ import annotations

from jeux.play.conductor import Waiting
from jeux.play.league import league_of
from jeux.rules.contract import Thrown
from jeux.scenes.table.panel import Words
from jeux.scenes.table.session import Session


def words(session: Session, race: bool = True) -> Words:
    """All that the panel says now; `race` counts the way that is left."""
    waiting = session.conductor.waiting()
    active = acting(session)
    players = tuple(session.sentences.player(p, p == active, race) for p in range(session.match.record.players))
    result = session.match.result()
    outcome = session.sentences.outcome(result) if result and session.outcome_shown else ()
    message, refused = session.notice or (_message(session, waiting, active), False)
    notice, exact = session.judged
    advised = notice is not None and session.notice is notice
    badge = session.texts.get("badge-exact" if exact else "badge-estimate") if advised else ""
    steps = session.sentences.steps()
    if session.top.rolling:
        steps = steps[:-1]  # what the dice show is told when they rest
    league = league_of(session.sentences) if outcome else None
    return Words(
        session.sentences.name(), session.sentences.subtitle(), players, message, refused, steps, outcome, badge, league
    )


def acting(session: Session) -> int:
    """The player whose turn it is to be seen, -1 for nobody."""
    waiting = session.conductor.waiting()
    if waiting is Waiting.OVER:
        return -1
    if waiting is Waiting.CONFIRM:
        return session.match.positions[-2].turn
    if waiting in (Waiting.THROW, Waiting.ENTER, Waiting.PAUSE):
        throwers = set(session.conductor.throwers())
        return throwers.pop() if len(throwers) == 1 else -1
    return session.match.decider()


def _message(session: Session, waiting: Waiting, active: int) -> str:
    if waiting is Waiting.OVER:
        return "" if session.outcome_shown else session.sentences.call()
    if waiting is Waiting.CONFIRM:
        return session.sentences.turn_end(active)
    if waiting is Waiting.COMPUTER:
        return _lines(session.sentences.call(), session.texts.get("turn-computer"))
    if waiting is Waiting.ENTER:
        return _dice_asked(session, active)
    if waiting is Waiting.THROW and not session.match.dice_thrown():
        again = "dice-again" if session.match.dice_again() else "dice-commit"
        seal = session.texts.get(again, seal=short_seal(session.match.commitment))
        return f"{session.sentences.prompt(active)}\n{seal}"
    touched = session.marking.cursor or session.marking.hovered if waiting is Waiting.PERSON else None
    prompt = session.sentences.prompt(active, touched)
    return _lines(session.sentences.call(), _dice_told(session), prompt, _seen_from_near(session))


def _seen_from_near(session: Session) -> str:
    """How to see the rest of the board, until it has been done once."""
    closeup = session.board.closeup
    return "" if closeup.whole or closeup.explored else session.texts.get("board-near")


def _lines(*sentences: str) -> str:
    """The sentences that there are, each on a line of its own."""
    return "\n".join(sentence for sentence in sentences if sentence)


def short_seal(commitment: str) -> str:
    """The first twelve digits, in groups that one can read out."""
    return "\N{NO-BREAK SPACE}".join(commitment[i : i + 4] for i in range(0, 12, 4))


def _dice_asked(session: Session, active: int) -> str:
    """Whose dice are to be entered, and how."""
    texts = session.texts
    side = session.sentences.side(active) if active >= 0 else ""
    asked = texts.get("dice-enter-side", side=side) if side else texts.get("dice-enter")
    return f"{asked}\n{texts.get('dice-enter-keys')}"


def _dice_told(session: Session) -> str:
    """The dice just thrown, once they rest."""
    if not session.match.steps or session.top.rolling:
        return ""
    position, step = session.match.positions[-2], session.match.steps[-1]
    thrown = any(isinstance(effect, Thrown) for effect in position.effects(step))
    return session.sentences.step(position, step) if thrown else ""
