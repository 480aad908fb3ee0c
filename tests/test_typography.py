"""The typographic rules themselves: each catches its fault and lets the right form pass."""

from __future__ import annotations

import pytest

from tests.typography import faults, stray_capitals


@pytest.mark.parametrize(
    "text",
    [
        "Qui joue ?",
        "Qui joue?",
        "Un pion ; un autre",
        "Un pion\u00a0; un autre",
        "« livret »",
        "Règle : livret",
        "Règle: livret",
        "l'ordinateur",
        "Chargement...",
        "deux  espaces",
        "un pion .",
        "15 min",
        "env. \ufffc min",
        "le XVIIIᵉ siècle",
        "le XVIIIe\u00a0siècle",
        "la 2e personne",
        "0 double",
        "le XIIIème\u00a0siècle",
        "100%",
        "A Blanc de jouer.",
        "Echap",
        "le coeur",
        "Annulez le coup",
        "Annule si tu veux.",
        "Cliquer où vous voulez",
        "un mot — un autre",
        "Ctrl + Z",
        "un\u202fmot",
        "un\u00a0mot",
        "« \u202flivret\u202f»",
    ],
)
def test_french_faults_are_found(text: str) -> None:
    assert faults("fr", text)


@pytest.mark.parametrize(
    "text",
    [
        "Qui joue\u202f?",
        "Un pion\u202f; «\u202fun autre\u202f»",
        "Règle\u00a0: l’ordinateur réfléchit…",
        "env. \ufffc\u00a0min, 100\u00a0%, dès 7\u00a0ans",
        "le XVIIIᵉ\u00a0siècle, le 1ᵉʳ août, 1\u202f000 pions",
        "À Blanc de jouer, assez près de chez lui.",
        "Échap, le cœur et les yeux",
    ],
)
def test_right_french_passes(text: str) -> None:
    assert faults("fr", text) == []


@pytest.mark.parametrize(
    "text", ["don't", "« quoted »", "Who plays ?", "Who\u202f?", "the color", 'a "word"', "wait..."]
)
def test_english_faults_are_found(text: str) -> None:
    assert faults("en", text)


def test_right_english_passes() -> None:
    assert faults("en", "It’s White’s turn: “play”, 100%…") == []


def test_capitals_belong_to_sentences_and_names() -> None:
    proper = frozenset({"Blanc"})
    assert stray_capitals("Nouvelle Partie de Blanc", proper) == ["Partie"]
    assert stray_capitals("À Blanc de jouer. Un pion saute. «\u202fLivret\u202f» ou non.", proper) == []
