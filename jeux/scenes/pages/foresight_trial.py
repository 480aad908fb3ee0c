"""The foresight trial on the page of the dice: it shows whether the computer knows the dice in advance."""

from __future__ import annotations

from jeux.common.texts import Texts
from jeux.play.review.foresight_trial import ForesightTrial
from jeux.play.words.sentences import Sentences
from jeux.ui.blocks import Column


def write_trial(page: Column, texts: Texts, sentences: Sentences, blind: ForesightTrial) -> None:
    """Write the trial on a page: the step played, the button, the answers so far, and the verdict."""
    get, match = texts.get, blind.match
    page.title(get("dice-blind"))
    if blind.number is None:
        page.note(get("dice-blind-none"))
        return
    position = match.positions[blind.number]
    page.write(get("dice-blind-played", step=sentences.step(position, match.steps[blind.number])))
    page.gap(0.4)
    page.button("blind", get("dice-blind-again"), blind.begin)
    page.gap(0.25)
    page.note(get("dice-blind-help"))
    for row in blind.rows:
        page.gap(0.3)
        answer = sentences.step(position, row.step) if row.step else get("dice-blind-asked")
        page.write(get("dice-blind-row", dice=" ".join(map(str, row.dice)), step=answer))
    if blind.rows and not blind.running:
        page.gap(0.3)
        verdict = "lost" if blind.lost else "same" if blind.same else "different"
        page.write(get(f"dice-blind-{verdict}", n=len(blind.rows)), "bold")
