"""The texts are complete, the same in both languages, and well set."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache, lru_cache
from pathlib import Path

import pytest

import jeux
from jeux.common import settings
from jeux.common.assets import asset
from jeux.common.keys import COMMANDS
from jeux.rules import CATALOGUE
from jeux.rules.contract import Game
from tests.catalogues import LANGUAGES, Message, catalogue_files, house_files, messages_of, pages_of, read_catalogue
from tests.copied import hash_of, known_hashes, runs_of
from tests.typography import HOLE, faults, stray_capitals

LINE = 90
"""Letters in the message line of the table and under a choice."""
GAMES = pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
HOUSE = frozenset(path.stem for path in house_files("fr"))
"""The wings of the program that have a catalogue."""
BOTH = pytest.mark.parametrize("language", LANGUAGES)


@lru_cache
def texts(language: str) -> dict[str, Message]:
    return messages_of(language)


def in_file(path: Path) -> list[str]:
    """The names of the texts of a file, in their order."""
    return [message.name for message in read_catalogue(path)]


def longest(language: str, game: Game, message: Message) -> int:
    """The length of the longest sentence of a message, its arguments filled with the longest side."""
    sides = [texts(language)[f"{game.key}-side-{i}"].sentences[0] for i in range(len(game.sides))]
    return max(len(sentence.replace(HOLE, max(sides, key=len))) for sentence in message.sentences)


def starting(language: str, *prefixes: str) -> list[Message]:
    return [message for name, message in texts(language).items() if name.startswith(prefixes)]


# --- the files --------------------------------------------------------------------------------------------------------


@BOTH
def test_identifiers_are_kebab_case_and_used_once(language: str) -> None:
    assert [name for name in texts(language) if not re.fullmatch(r"[a-z][a-z0-9_]*(-[a-z0-9]+)*", name)] == []


@BOTH
def test_each_file_holds_its_own_texts(language: str) -> None:
    assert sorted({path.stem for path in catalogue_files(language)} - set(HOUSE)) == sorted(CATALOGUE)
    for path in catalogue_files(language):
        for message in read_catalogue(path):
            owners = [key for key in CATALOGUE if message.name.startswith(f"{key}-")]
            assert owners == ([] if path.stem in HOUSE else [path.stem]), message.name


def test_both_languages_have_the_same_texts_in_the_same_order() -> None:
    """File by file: the catalogues of both are read side by side."""
    french, english = ([(path.stem, in_file(path)) for path in catalogue_files(language)] for language in LANGUAGES)
    assert french == english


def test_both_languages_take_the_same_arguments() -> None:
    french, english = texts("fr"), texts("en")
    assert [name for name in french if french[name].arguments != english[name].arguments] == []


# --- completeness -----------------------------------------------------------------------------------------------------


def expected(game: Game) -> list[str]:
    """Every text that the catalogue of games asks of one game."""
    names = ["name", "aka", "hover", "origin"]
    for i in range(len(game.sides)):
        names += [f"side-{i}", f"side-{i}-title", f"side-{i}-short", f"wins-{i}"]
    if 1 in game.players and len(game.players) > 1:
        names += ["side-alone", "side-alone-title"]
    for option in game.options:
        names.append(f"option-{option.name}")
        for value in option.values:
            names += [f"option-{option.name}-{value}{part}".replace("+", "-") for part in ("", "-effect", "-origin")]
    for preset, _ in game.presets:
        names += [f"preset-{preset}", f"preset-{preset}-effect"]
    names += [f"refusal-{code}" for code in game.refusals]
    names += [f"ending-{code}" for code in game.endings]
    if game.in_points and max(game.players) > 1:
        names += [f"price-{times}" for times in (1, 2, 3)]
    return [f"{game.key}-{name}" for name in names]


@BOTH
@GAMES
def test_a_game_has_all_its_texts(game: Game, language: str) -> None:
    assert [name for name in expected(game) if name not in texts(language)] == []
    assert any(name.startswith(f"{game.key}-prompt-") for name in texts(language))
    assert any(name.startswith(f"{game.key}-log-") for name in texts(language))


@BOTH
@GAMES
def test_a_game_has_no_text_of_a_rule_that_is_gone(game: Game, language: str) -> None:
    ruled = ("option-", "preset-", "refusal-", "ending-", "side-", "wins-", "price-")
    found = [message.name for message in starting(language, *(f"{game.key}-{start}" for start in ruled))]
    of_the_house = {f"{game.key}-refusal-stuck"}  # what a man is for may be another thing than moving
    assert sorted(set(found) - set(expected(game)) - of_the_house) == []


@BOTH
def test_facts_of_the_cards_have_words(language: str) -> None:
    for game in CATALOGUE.values():
        for name in (f"family-{game.header.family}", f"luck-{game.header.luck}"):
            assert {name, f"{name}-help"} <= texts(language).keys()


@BOTH
def test_levels_and_keys_explain_themselves(language: str) -> None:
    known = texts(language).keys()
    assert {f"level-{n}{part}" for n in range(1, 6) for part in ("", "-says")} <= known
    told = {name for name in known if name.startswith("key-") and name.endswith("-does")}
    fixed = {name for name in told if name.removesuffix("-does") in known}
    assert told == fixed | {f"key-{name}-does" for name in COMMANDS}


@BOTH
def test_each_setting_has_its_words(language: str) -> None:
    silent = {"window", "maximised", "view", "favourites", "turned", "turns", "recent", "folder", "games", "unknown"}
    silent |= {"men", "paper", "keys", "pupils"}
    names = {field.name.replace("_", "-") for field in fields(settings.Settings)} - silent
    values = {
        "language": LANGUAGES,
        "text-size": settings.TEXT_SIZES,
        "animation": settings.ANIMATIONS,
        "coordinates": settings.COORDINATES,
        "theme": settings.THEMES,
        "font": settings.FONTS,
        "panel": settings.PANELS,
        "master": settings.MASTER_SECONDS,
        "gives-up": ("on", "off"),
        "teacher": settings.TEACHERS,
        "forced": settings.FORCED,
        "throws": settings.THROWS,
        "cooldown": settings.COOLDOWNS,
        "drag": settings.DRAGS,
        "hold": settings.HOLDS,
        "sticky": ("on", "off"),
        "scanning": settings.SCANNING,
        "switch": settings.SWITCHES,
        "scan-step": settings.SCAN_STEPS,
        "scan-order": settings.SCAN_ORDERS,
        "muted": ("on", "off"),
        "room": ("on", "off"),
        "speech": ("on", "off"),
        "speech-rate": tuple(settings.SPEECH_RATES),
        "speech-detail": settings.SPEECH_DETAILS,
        "beside-reader": settings.BESIDE_READER,
        "marks": ("on", "off"),
        "race": ("on", "off"),
        "simple": ("on", "off"),
        "projector": ("on", "off"),
        "hidden": ("on", "off"),
        "find-from": tuple(map(str, settings.FIND_FROM)),
        "orientation": settings.ORIENTATIONS,
        "confirm": ("on", "off"),
        "shared-keys": ("on", "off"),
        "large-targets": ("on", "off"),
        "fullscreen": ("on", "off"),
        "volume": ("value",),
        "signals": (),
    }
    wanted = {f"setting-{name}{part}" for name in names for part in ("", "-help")}
    wanted |= {f"setting-{name}-{value}" for name in names for value in values[name]}
    assert wanted - texts(language).keys() == set()


SOURCES = sorted(Path(jeux.__file__).parent.rglob("*.py"))
USES = (
    (r"\btexts\.get\(\s*\"([a-z0-9-]+)\"", "{}"),
    (r"\bget\(\s*\"([a-z0-9]+(?:-[a-z0-9]+)+)\"", "{}"),
    (r"\n    code = \"([a-z-]+)\"", "error-{}"),
    (r"\b(?:Engine)?Problem\(\s*\"([a-z-]+)\"", "error-{}"),
)
"""How the code names a text, and the identifier of that text."""


def named_in(code: str) -> set[str]:
    """The texts that a source names."""
    return {form.format(found) for pattern, form in USES for found in re.findall(pattern, code)}


def test_the_texts_that_the_code_names_exist() -> None:
    named = {source: named_in(source.read_text(encoding="utf-8")) for source in SOURCES}
    assert len(set().union(*named.values())) > 500
    missing = {str(source): names - texts("fr").keys() for source, names in named.items()}
    assert {source: names for source, names in missing.items() if names} == {}


FOR_LATER = {"hint-where"}
"""Texts that nothing shows yet, and that are meant for what comes next."""


def ways_to_name(tree: ast.AST) -> Iterator[str]:
    """A regular expression for each string of the code that may name a text; the holes of an f-string fit anything."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*" for part in node.values]
            if re.search("[a-z]", "".join(parts).replace(".*", "")):
                yield "".join(parts)


@cache
def ways_in(source: Path) -> frozenset[str]:
    """The ways to name a text in a source; each is read once for all the games."""
    return frozenset(ways_to_name(ast.parse(source.read_text(encoding="utf-8"))))


def test_the_house_has_no_text_that_nothing_shows() -> None:
    ways = {way for source in SOURCES for way in ways_in(source)}
    ways = {way for way in ways if re.fullmatch(r"[\w\\.*-]+", way)}
    codes = {way for way in ways if re.fullmatch(r"[a-z\\-]+", way)}
    ways = {way for way in ways if way != "error-.*"} | {f"error-{code}" for code in codes}  # each error has its code
    shown = re.compile("|".join([*ways, "family-.*"]))  # families are named by the facts of the games
    names = {name for path in house_files("fr") for name in in_file(path)}
    assert {name for name in names if not shown.fullmatch(name)} <= FOR_LATER <= names


RULED = r"name|aka|sought|hover|origin|(side|wins|option|preset|refusal|ending|price|fact)-.*|heaps-\d"
"""The texts of a game that `expected` lists, those of its facts, its card on the shelf, and what is counted when heaps
are made by hand."""


@GAMES
def test_a_game_has_no_text_that_nothing_shows(game: Game) -> None:
    others = {key for key in CATALOGUE if key != game.key}
    own = [path for path in SOURCES if not {path.stem, path.parent.name} & others]
    ways = {way for source in own for way in ways_in(source)}
    ways = {way for way in ways if re.fullmatch(r"[\w\\.*-]+", way) and len(way.replace(".*", "").strip("\\-")) > 2}
    shown = re.compile("|".join([*ways, RULED]))
    names = {message.name.removeprefix(f"{game.key}-") for message in starting("fr", f"{game.key}-")}
    assert sorted(name for name in names if not shown.fullmatch(name.removesuffix("-help"))) == []


def test_one_thing_has_one_name() -> None:
    """What is shut at Shut the box is a « case » everywhere."""
    page = asset("pages") / "fr" / "boite.md"
    assert "clapet" not in page.read_text(encoding="utf-8") + " ".join(
        sentence for message in starting("fr", "boite-") for sentence in message.sentences
    )


# --- setting ----------------------------------------------------------------------------------------------------------


@BOTH
def test_texts_are_well_set(language: str) -> None:
    found = {
        message.name: wrong
        for message in texts(language).values()
        for sentence in message.sentences
        if (wrong := faults(language, sentence))
    }
    assert found == {}


def capitals(path: Path) -> frozenset[str]:
    """The proper names, keys and old names that keep their capital inside a sentence, told at the top of a file."""
    found = re.search(r"^### Mots à majuscule :((?: .+\n###)*(?: .+))$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return frozenset(found[1].replace("###", "").split()) if found else frozenset()


@pytest.mark.parametrize("path", catalogue_files("fr"), ids=lambda path: path.stem)
def test_french_titles_have_one_capital(path: Path) -> None:
    messages = [message for message in read_catalogue(path) if not message.name.startswith("error-")]
    found = {word for m in messages for sentence in m.sentences for word in stray_capitals(sentence, frozenset())}
    assert found == capitals(path)


@BOTH
@GAMES
def test_an_ending_is_true_for_the_loser_too(game: Game, language: str) -> None:
    """It stands behind « Gagnée » and « Perdue » among the games that ended."""
    judged = {"fr": r"partie est (gagnée|perdue)", "en": r"game is (won|lost)"}[language]
    for message in starting(language, f"{game.key}-ending-", "ending-"):
        assert not any(re.search(judged, sentence) for sentence in message.sentences), message.name


@BOTH
@GAMES
def test_the_message_line_is_short(game: Game, language: str) -> None:
    lines = starting(language, "refusal-", f"{game.key}-refusal-", f"{game.key}-prompt-")
    lines += [message for message in starting(language, f"{game.key}-") if message.name.endswith(("-effect", "-hover"))]
    lines += [message for message in starting(language, "setting-") if message.name.endswith("-help")]
    assert {message.name for message in lines if longest(language, game, message) > LINE} == set()


def test_what_is_shut_has_one_name_in_english() -> None:
    """The rules of Shut the box call it a flap: so do reasons and lessons."""
    messages = [*starting("en", "boite-"), *read_catalogue(asset("lessons") / "en" / "boite.ftl")]
    sentences = [sentence for message in messages for sentence in message.sentences]
    assert not [sentence for sentence in sentences if re.search(r"(?i)\btiles?\b", sentence)]
    assert [sentence for sentence in sentences if re.search(r"(?i)\bflaps?\b", sentence)]


@BOTH
def test_sentences_end_and_labels_do_not(language: str) -> None:
    sentences = r".*(-refusal-|-ending-|-effect$|-hover$|-wins-|-prompt-|-log-|-says$|-does$)|^(refusal|error)-.*"
    labels = r"^(button|menu-game)-(?!.*-help$).*|.*-(option|preset)-(?!.*-(effect|origin)$).*|\w+-step-(?!.*-help$).*"
    without_stop = {"error-title", "error-crashed-title"}
    without_stop |= {"error-crashed-aside", "error-crashed-plain", "error-crashed-quit"}
    for name, message in texts(language).items():
        if re.fullmatch(sentences, name) and name not in without_stop and "$file" not in message.arguments:
            open_end = [s for s in message.sentences if not s.endswith((".", "?", "…", f": {HOLE}", f"\u00a0: {HOLE}"))]
            assert not open_end, name
        if re.fullmatch(labels, name):
            assert not any(sentence.endswith(".") for sentence in message.sentences), name


# --- pages ------------------------------------------------------------------------------------------------------------

HEADINGS = {
    "fr": (
        "En bref",
        "Matériel",
        "But du jeu",
        "Déroulement",
        "Fin de partie",
        "Variantes",
        "Dans ce programme",
        "Historique",
    ),
    "en": (
        "In short",
        "Material",
        "Aim of the game",
        "How to play",
        "End of the game",
        "Variants",
        "In this program",
        "History",
    ),
}
DIRECTIVES = re.compile(r"(\{[^{}]+\} *)+")
GRADES = {"fr": ("Sûr", "Probable", "Légende"), "en": ("Certain", "Probable", "Legend")}
SOURCE_LINE = {"fr": "*Sources\u00a0: ", "en": "*Sources: "}


def bare(text: str) -> str:
    """A line of a page without its marks."""
    plain = DIRECTIVES.sub("", re.sub(r"^(## |# |- )", "", text))
    return re.sub(r"\*\*([^*]+)\*\*|\*([^*]+)\*", r"\1\2", plain)


def without_directives(page: str) -> str:
    """A page whose lines begin with their marks and words."""
    return "\n".join(re.sub(r"^(## |# |- |)" + DIRECTIVES.pattern, r"\1", line) for line in page.splitlines())


@BOTH
def test_every_game_has_its_page(language: str) -> None:
    assert list(pages_of(language)) == sorted(CATALOGUE)


@BOTH
@GAMES
def test_a_page_has_the_booklet_s_headings(game: Game, language: str) -> None:
    page = pages_of(language)[game.key]
    name = texts(language)[f"{game.key}-name"].sentences[0]
    assert re.findall(r"^# (.*)$", page, re.MULTILINE) == [name]
    assert tuple(re.findall(r"^## ([^{\n].*)$", page, re.MULTILINE)) == HEADINGS[language]
    assert page.startswith(f"# {name}\n")


@BOTH
@GAMES
def test_a_page_keeps_to_the_simple_marks(game: Game, language: str) -> None:
    for line in pages_of(language)[game.key].splitlines():
        assert not re.search(r"[\[\]`|<>#*_~]", bare(line)), line
        assert not line.startswith(("  ", "\t", "1.")), line


@BOTH
@GAMES
def test_a_page_is_well_set(game: Game, language: str) -> None:
    lines = [bare(line) for line in pages_of(language)[game.key].splitlines()]
    assert [wrong for line in lines for wrong in faults(language, line)] == []


@BOTH
@GAMES
def test_a_page_is_neither_thin_nor_thick(game: Game, language: str) -> None:
    words = re.findall(r"[\w’-]+", bare(pages_of(language)[game.key]))
    assert 500 <= len(words) <= 1300


@BOTH
@GAMES
def test_a_page_grades_its_history_and_names_its_sources(game: Game, language: str) -> None:
    """What is certain comes first; a grade that no source carries is left out."""
    page = pages_of(language)[game.key]
    given = re.findall(r"^- \*\*(\w+)\.\*\* ", section(page, HEADINGS[language][-1]), re.MULTILINE)
    assert given == [grade for grade in GRADES[language] if grade in given]
    assert given[0] == GRADES[language][0]
    assert page.rstrip().splitlines()[-1].startswith(SOURCE_LINE[language])


@BOTH
@GAMES
def test_no_sentence_of_a_page_is_copied(game: Game, language: str) -> None:
    known = known_hashes()
    assert [run for run in runs_of(without_directives(pages_of(language)[game.key])) if hash_of(run) in known] == []


def test_a_copied_sentence_is_found() -> None:
    """A line of the booklet, which the pages may quote but not take over."""
    line = "le jeu des officiers et cipayes suite à la révolte des cipayes en 1857 les anglais rebaptisent leur jeu"
    assert [run for run in runs_of(line) if hash_of(run) in known_hashes()]
    assert not [run for run in runs_of(f"Le livret dit « {line} ».") if hash_of(run) in known_hashes()]


@BOTH
@GAMES
def test_a_page_names_the_variants_as_the_options_do(game: Game, language: str) -> None:
    variants = section(pages_of(language)[game.key], HEADINGS[language][5])
    known = {name: message.sentences[0] for name, message in texts(language).items()}
    for option in game.options:
        assert f"**{known[f'{game.key}-option-{option.name}']}.**" in variants
        for value in option.values[1:]:
            assert f"*{known[f'{game.key}-option-{option.name}-{value}'.replace('+', '-')]}*" in variants
    for preset, _ in game.presets[1:]:
        assert f"*{known[f'{game.key}-preset-{preset}']}*" in variants


@GAMES
def test_both_pages_have_the_same_shape(game: Game) -> None:
    shapes = [
        re.findall(r"^(?:## |# |- |)(?:\{[^{}]+\} *)*", pages_of(language)[game.key], re.MULTILINE)
        for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1]


def section(page: str, heading: str) -> str:
    """The text under a heading."""
    return page.split(f"\n## {heading}\n")[1].split("\n## ")[0]
