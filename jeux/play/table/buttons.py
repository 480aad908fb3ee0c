"""The buttons for the current moment of a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from jeux.play.table import race
from jeux.play.table.conductor import Waiting
from jeux.play.table.looking_on import change_pace, pause
from jeux.play.table.session import Session
from jeux.play.table.step_composer import StepComposer

PRIMARY, PLAIN, LINK = "primary", "plain", "link"


@dataclass(frozen=True, slots=True)
class Button:
    """A button: its text, action, kind and tooltip. `apart`: it keeps to its side of a row, and the button beside it to
    the other, so that neither ever lies where the other one was, however high the words above them are. `spoken` is
    heard in place of a text with moves in notation."""

    text: str
    act: Callable[[], None]
    kind: str = PLAIN
    tip: str | None = None
    apart: bool = False
    icon: str = ""
    """The sign of a round button, one of `jeux.ui.shapes.ICONS`."""
    while_able: bool = False
    """Whether a round button is there only while it can be used."""
    spoken: str = ""


def moment_buttons(session: Session, composer: StepComposer) -> list[Button]:
    """What persons may do now besides touching the board; empty once the game is over."""
    get = session.texts.get
    if session.board.line:
        return _line_buttons(session)
    match session.waiting():
        case Waiting.COMPUTER | Waiting.PAUSE if session.watching:
            return _watching_buttons(session)
        case Waiting.COMPUTER | Waiting.PAUSE if session.conductor.for_all:
            return [Button(get("button-stop"), partial(race.stop, session), PRIMARY, get("race-stop-help"))]
        case Waiting.PERSON:
            buttons = [*_composing_buttons(session, composer), *_way_back_button(session), *_step_buttons(session)]
            return [*_forced_button(session), *_ranked_buttons(session), *buttons]
        case Waiting.THROW:
            words, apart = session.texts.game(session.match.game.key, "button-roll"), bool(session.wording.prominent)
            return [Button(words, session.throw, PRIMARY, apart=apart)]  # where a step that throws stands
        case Waiting.CONFIRM:
            back = Button(get("button-take-back"), session.undo, tip=get("button-undo-help"))
            return [Button(get("button-end-turn"), session.confirm, PRIMARY, get("button-end-turn-help")), back]
        case Waiting.COMPUTER:
            return [Button(get("button-play-now"), session.conductor.play_now, PLAIN, get("button-play-now-help"))]
    return []


def all_plain(buttons: list[Button]) -> list[Button]:
    """The same buttons, none of them marked: where the right one is to be found."""
    return [replace(button, kind=PLAIN) for button in buttons]


def _watching_buttons(session: Session) -> list[Button]:
    """Pause and pace while only computers play; the buttons for a step back or forward are always on the sheet."""
    get, watch = session.texts.get, session.watch
    name, pace = "button-go-on" if watch.paused else "button-pause", watch.pace
    return [
        Button(get(name), partial(pause, session), PRIMARY, get(f"{name}-help")),
        Button(get(f"button-pace-{pace}"), partial(change_pace, session), PLAIN, get("button-pace-help")),
    ]


def _line_buttons(session: Session) -> list[Button]:
    """The controls of a line on the board, preceded by the answers where the professor asks."""
    get, board = session.texts.get, session.board
    assert board.line
    running = board.line.running and not board.line.over
    name = "button-line-again" if board.line.over else "button-line-stop" if running else "button-line-on"
    moves = [
        Button(get(name), board.pause),
        Button(get("button-line-back"), board.step_back, tip=get("button-line-back-help")),
        Button(get("button-line-forward"), board.step_on, tip=get("button-line-forward-help")),
    ]
    if session.teaching.question:
        anyway = Button(get("button-play-anyway"), session.teaching.play_anyway)
        return [Button(get("button-take-back"), session.teaching.return_to_game, PRIMARY), anyway, *moves]
    return [Button(get("button-line-end"), session.teaching.return_to_game, PRIMARY), *moves]


def _ranked_buttons(session: Session) -> list[Button]:
    """One button for each of the best turns, which shows it on the board with its continuation."""
    tip = session.texts.get("hint-ranked-help")
    return [
        Button(ranked.text, partial(session.teaching.show_line, ranked), PLAIN, tip, spoken=ranked.spoken)
        for ranked in session.teaching.shown.ranked
    ]


def _composing_buttons(session: Session, composer: StepComposer) -> list[Button]:
    """The buttons that change the composed step, and the one that plays it once it is legal."""
    buttons: list[Button] = []
    for number, turning in enumerate(composer.turnings):
        text, tip = session.sentences.button((turning.name, {}))
        buttons.append(Button(text, partial(composer.turn, number), PLAIN, tip))
    line = composer.line()
    if line:
        buttons.append(Button(session.sentences.button(line)[0], composer.play, PRIMARY))
    return buttons


def _way_back_button(session: Session) -> list[Button]:
    """The button back to the position before a mistake, while the mistake is shown."""
    if not session.notice or session.notice.back_to is None:
        return []
    text = session.texts.get("button-way-back", number=session.notice.back_to + 1)
    return [Button(text, partial(session.undo_to, session.notice.back_to))]


def _forced_button(session: Session) -> list[Button]:
    """The button that plays a forced turn."""
    get = session.texts.get
    forced = session.forced.shown
    return [Button(get("button-forced"), session.forced.play, PRIMARY, get("button-forced-help"))] if forced else []


def _step_buttons(session: Session) -> list[Button]:
    """The steps that a button plays, the prominent ones first and apart: another one never comes to lie where the one
    was that is pressed turn after turn, as that of a throw is."""
    position, wording = session.match.position, session.wording
    lines = [(step, wording.button(position, step)) for step in session.match.legal()]
    buttons: list[Button] = []
    for step, line in lines:
        if line:
            text, tip = session.sentences.button(line)
            apart = step in wording.prominent
            main = len(lines) == 1 or apart
            buttons.append(Button(text, partial(session.play, step), PRIMARY if main else PLAIN, tip, apart))
    return sorted(buttons, key=lambda button: not button.apart)
