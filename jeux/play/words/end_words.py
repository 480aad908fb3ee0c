"""How a game ended, in the few words of its last page: who won, by name, and one fact."""

from __future__ import annotations

from dataclasses import dataclass

from jeux.match import forms
from jeux.match.statistics import ALONE, LOST, WON, PlayerResult, PlayerStatistics, Table, Who, lines_of
from jeux.match.turns import owners_of_turns
from jeux.play.setup.seat_words import called
from jeux.play.words.sentences import Sentences
from jeux.rules.contract import Result

IN_A_ROW = 3
"""So many victories one after the other are told."""
ENOUGH = 2
"""So many games against the same adversary are summed up."""


@dataclass(frozen=True, slots=True)
class EndWords:
    """What the end says."""

    title: str
    fact: str
    told: tuple[str, ...]
    """Everything, sentence by sentence, for those who hear it."""
    won: bool
    """Whether it is a joy for somebody here: a person won, or none played."""


def end_words(
    sentences: Sentences, result: Result, table: Table, count: int | None = None, *, shown: bool = False
) -> EndWords:
    """The words for a game that has ended, with the statistics in which it is counted already. `count` is the result of
    a game played alone; `shown` tells that what was counted is seen, so that it need not be told."""
    match, lines = sentences.match, sentences.outcome(result)
    persons, best = match.persons(), max(result.scores)
    won = not persons or any(result.scores[side] == best for side in persons)
    title = _title(sentences, result, lines)
    told_count = "" if shown or match.record.players == 1 else _counted(sentences, result)
    fact = (
        told_count
        or _fact(sentences, table, count)
        or _end_of_match(sentences, lines)
        or (lines[1] if len(lines) > 1 else "")
    )
    said = lines[0] if title == lines[0].rstrip(".") else f"{title}."
    told = (said, *(line for line in (fact, *lines[1:]) if line))
    return EndWords(title, fact, tuple(dict.fromkeys(told)), won)


# --- who won ----------------------------------------------------------------------------------------------------------


def name_of(sentences: Sentences, seat: int) -> str:
    """The name under which a seat is known: that of its person, or of the computer's level. Empty where it has none, or
    where another seat has the same."""
    texts, seats = sentences.texts, sentences.match.record.seats
    names = [called(one, texts) or (texts.get(f"level-{one.level}") if one.level else "") for one in seats]
    return names[seat] if names.count(names[seat]) == 1 else ""


def _title(sentences: Sentences, result: Result, lines: tuple[str, ...]) -> str:
    """Who won, without the full stop of a sentence."""
    match, texts = sentences.match, sentences.texts
    if match.record.players > 1 and not (match.game.fewest and sentences.in_games):
        seats = _winners(sentences, result)
        names = [name_of(sentences, seat) for seat in seats]
        if len(names) < match.record.players and all(names):
            several = "several" if len(names) > 1 else "one"
            who = sentences.several(names) if len(names) > 1 else names[0]
            return texts.get(f"end-wins-{several}", name=who)
    return lines[0].rstrip(".")


def _winners(sentences: Sentences, result: Result) -> list[int]:
    """The seats that won: the match where it is over, else this game."""
    match = sentences.match
    if match.record.form not in (forms.SINGLE, forms.PLAYOFF) and match.match_over():
        scores = match.scores()
        best = (min if match.game.fewest else max)(scores)
        return [seat for seat, score in enumerate(scores) if score == best]
    best = max(result.scores)
    return [match.seat(side) for side, score in enumerate(result.scores) if score == best]


def _end_of_match(sentences: Sentences, lines: tuple[str, ...]) -> str:
    """The score of a match of several games."""
    return lines[-1] if sentences.match.record.form not in (forms.SINGLE, forms.PLAYOFF) else ""


# --- one fact ---------------------------------------------------------------------------------------------------------


def _counted(sentences: Sentences, result: Result) -> str:
    """What was counted to decide the game; empty where nothing was."""
    tally = sentences.wording.tally(sentences.match.position)
    return sentences.say(tally, -1) if tally and result.reason in sentences.match.game.endings else ""


def _fact(sentences: Sentences, table: Table, count: int | None) -> str:
    """Something of the kept statistics. Empty where there is nothing to tell."""
    told = [line for line in lines_of(sentences.match, count) if line.unaided]
    lines = [line for line in told if line.outcome in (WON, ALONE)] or (told if len(told) == 1 else [])
    for line in lines:
        fact = _of_player(sentences, table, line)
        if fact:
            return fact
    return ""


def _of_player(sentences: Sentences, table: Table, line: PlayerResult) -> str:
    """A fact about one player of this computer."""
    everybody = table.get(Who(line.game, line.player, None), PlayerStatistics())
    against = table.get(Who(line.game, line.player, line.adversary), PlayerStatistics())
    texts, level = sentences.texts, line.adversary.level
    other = texts.get(f"level-{level}") if level > 0 else line.adversary.name
    if line.best is not None and line.best == everybody.best and everybody.played > 1:
        return texts.get("end-fact-best", n=sentences.number(line.best))
    if not other:
        return ""
    if line.outcome == WON and level > 0 and against.won == 1:
        return texts.get("end-fact-first", name=other, n=turns_of(sentences, line.player))
    if line.outcome == WON and against.streak >= IN_A_ROW:
        return texts.get("end-fact-row", name=other, n=against.streak)
    if line.outcome in (WON, LOST) and against.played >= ENOUGH:
        return texts.get("end-fact-record", name=other, won=against.won, n=against.played)
    return ""


def turns_of(sentences: Sentences, player: str) -> int:
    """How many turns a person has played in this game."""
    match = sentences.match
    sides = owners_of_turns(match.positions[:-1], match.record.players)
    return sum(match.who_plays(side).name == player for side in sides)
