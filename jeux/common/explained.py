"""Marks the glossary words of a page: each once in a section, never in a heading or in bold."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from jeux.common.glossary import Words
from jeux.common.markdown import Block, Run


def explained(blocks: Iterable[Block], words: Words) -> tuple[Block, ...]:
    """These blocks, with each explained word split off as a run of its own."""
    told: set[str] = set()
    marked = []
    for block in blocks:
        if block.kind == "heading":
            told.clear()
            marked.append(block)
        else:
            runs = [part for run in block.runs for part in _marked(run, words, told)]
            marked.append(replace(block, runs=tuple(runs)))
    return tuple(marked)


def _marked(run: Run, words: Words, told: set[str]) -> list[Run]:
    """A run split at the words that are explained."""
    if run.bold:
        return [run]
    parts, place = [], 0
    for mention in words.mentions(run.text, told):
        parts.append(run._replace(text=run.text[place : mention.start]))
        parts.append(run._replace(text=run.text[mention.start : mention.end], tip=mention.term.text))
        place = mention.end
    parts.append(run._replace(text=run.text[place:]))
    return [part for part in parts if part.text]
