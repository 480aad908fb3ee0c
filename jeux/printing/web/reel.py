"""A film on a page: the board, the turns beside it, some positions for who reads without scripts, the data to replay
it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from jeux.play.table.blackboard import drawn_over
from jeux.play.words.place_words import men_words, place_name
from jeux.play.words.sentences import Sentences
from jeux.printing.web.film import Film, Frame, Library, Men, changes, film_of
from jeux.printing.web.markup import NOTHING, Markup, code, tag, words

MOST_POSITIONS = 4
"""Positions that are shown to those who have no script, beside the one on the board."""
ARROWS = {
    "first": "M3 4h3v16H3zM21 4v16L8 12z",
    "back": "M17 4v16L6 12z",
    "forward": "M7 4v16l11-8z",
    "last": "M18 4h3v16h-3zM3 4v16l13-8z",
}
"""The buttons under a board, drawn in a square of 24."""


@dataclass(frozen=True, slots=True)
class TurnShown:
    """A line of the list of turns: the frame to which it leads, and what was remarked of it."""

    frame: int
    text: str
    sign: str = ""
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reel:
    """A film with its words; `said` has a sentence for each frame."""

    film: Film
    library: Library
    sentences: Sentences
    said: tuple[str, ...]
    names: tuple[Mapping[str, str], ...]
    """For each frame, the spoken names of the places that have others than their keys."""

    @classmethod
    def of(cls, library: Library, sentences: Sentences, said: Sequence[str], first: int = 0) -> Reel:
        """The reel of a match from its `first` position on."""
        match = sentences.match
        positions, played = match.positions[first:], match.record.games[-1]
        film = film_of(library, match.game, played.options, positions, match.steps[first:], partial(drawn_over, match))
        places = {library.men[part].place for frame in film.frames for part in frame if part in library.men}
        names = []
        for position in positions:
            told = {place: place_name(sentences, position, place) for place in sorted(places)}
            names.append({place: name for place, name in told.items() if name != place})
        return cls(film, library, sentences, tuple(said), tuple(names))

    # --- in words -------------------------------------------------------------------------------------------------

    def described(self, number: int) -> str:
        """What stands where in a frame, kind by kind."""
        kinds: dict[str, dict[str, int]] = {}
        for place, kind, count in self._men(self.film.frames[number]):
            name = self.names[number].get(place, place)
            if men_words(self.sentences, kind, 1):
                places = kinds.setdefault(kind, {})
                places[name] = places.get(name, 0) + count
        get = self.sentences.texts.get
        told = []
        for kind, places in kinds.items():
            where = ", ".join(f"{name} ({count})" if count > 1 else name for name, count in places.items())
            told.append(get("heard-men-at", men=men_words(self.sentences, kind, sum(places.values())), places=where))
        return ". ".join(told)

    def _men(self, frame: Frame) -> list[Men]:
        return [self.library.men[part] for part in frame if part in self.library.men]

    # --- as HTML --------------------------------------------------------------------------------------------------

    def board(self, number: int) -> Markup:
        """The board with a frame on it."""
        men = (tag("use", {"href": f"#p{part}"}) for part in self.film.frames[number])
        return tag(
            "svg",
            {"class": "board", "viewBox": self.film.view, "role": "img", "aria-label": self.described(number)},
            tag("use", {"href": f"#{self.film.board}"}),
            tag("g", {"class": "men"}, *men),
        )

    def figure(self, number: int) -> Markup:
        """The board that is replayed, and what is said of the frame."""
        said = tag("figcaption", {"class": "said", "aria-live": "polite"}, words(self.said[number]))
        return tag("figure", {"class": "shown"}, self.board(number), said)

    def controls(self) -> Markup:
        """The buttons that replay, which are shown by the script."""
        get = self.sentences.texts.get
        buttons = [
            tag(
                "button",
                {"type": "button", "aria-label": get(f"web-{name}"), "title": get(f"web-{name}")},
                tag("svg", {"viewBox": "0 0 24 24", "aria-hidden": "true"}, tag("path", {"d": drawn})),
            )
            for name, drawn in ARROWS.items()
        ]
        attributes = {"aria-label": get("web-replay"), "hidden": "hidden"}
        return tag("nav", attributes, *buttons[:2], tag("output"), *buttons[2:])

    def positions(self, captions: Mapping[int, str]) -> Markup:
        """Some frames in small with their captions, for who has no script."""
        figures = (
            tag("figure", {"class": "small"}, self.board(number), tag("figcaption", {}, words(caption)))
            for number, caption in captions.items()
        )
        return tag("section", {"class": "keys"}, *figures) if captions else NOTHING

    def data(self) -> Markup:
        """What the script needs."""
        variants = list({json.dumps(names, sort_keys=True): names for names in self.names}.values())
        told = {
            "frames": changes(self.film.frames),
            "said": self.said,
            "names": variants,
            "named": [variants.index(names) for names in self.names],
            "men": self._men_told(),
            "at": self.sentences.texts.get("heard-men-at", men="$men", places="$places"),
        }
        whole = json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
        return code("script", whole, {"type": "application/json"})

    def _men_told(self) -> dict[str, dict[int, str]]:
        """How the men of each kind are told, by every number of them that there is."""
        totals: set[tuple[str, int]] = set()
        for frame in self.film.frames:
            count: Counter[str] = Counter()
            for _, kind, number in self._men(frame):
                count[kind] += number
            totals |= set(count.items())
        told: dict[str, dict[int, str]] = {}
        for kind, number in sorted(totals):
            if words_of_men := men_words(self.sentences, kind, number):
                told.setdefault(kind, {})[number] = words_of_men
        return told


def turn_list(turns: Sequence[TurnShown]) -> Markup:
    """The turns in a list, each with what was remarked of it."""
    lines = []
    for turn in turns:
        notes = (tag("div", {"class": "note"}, words(note)) for note in turn.notes)
        said = f"{turn.text} {turn.sign}" if turn.sign else turn.text
        lines.append(tag("li", {"data-frame": turn.frame}, tag("span", {}, words(said)), *notes))
    return tag("ol", {"class": "turns", "role": "list"}, *lines)  # a list without markers is none to some readers


def spread(turns: Sequence[TurnShown]) -> tuple[int, ...]:
    """The numbers of some turns at even distances, from 0, the start, on; the last turn is not among them."""
    count = min(MOST_POSITIONS, len(turns))
    return tuple(number * len(turns) // count for number in range(count))
