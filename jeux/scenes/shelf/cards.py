"""Drawing of the shelf's cards: one for each game, and one for each unfinished match."""

from __future__ import annotations

import math
from datetime import datetime

import pygame

from jeux.common.palette import colours
from jeux.common.texts import Texts
from jeux.common.theme import Scale
from jeux.common.typography import fitting_size, height_of, leading, shortened, wrap, write
from jeux.match.store import Summary
from jeux.play.library.ended import day_text
from jeux.play.setup.game_words import facts_text
from jeux.rules.card import Card
from jeux.ui.drawing import SMALLEST_TARGET, Look, draw_box, draw_sheet, put, width_of
from jeux.views.pictures import SHAPE, picture
from jeux.views.style.badges import badged, put_badges

MARGIN = 0.55
NAME = 1.45
SMALL = 0.9
FIRST_NAME = 1.9
"""Body sizes: the name on the card of the latest match."""
RIBBON, RIBBON_WORDS, WIDE = 2.8, 1.5, 38
"""Body sizes: the height and the letters of the ribbon, and the width of a card from which it goes right of the words
instead of below them."""
BADGE = 1.35
"""Body sizes: the badges of a match's players."""
_SEPARATOR = " · "


# --- words ------------------------------------------------------------------------------------------------------------


def facts_lines(facts: str, size: int, width: int) -> list[str]:
    """The facts of a game split into lines, each break between two facts."""
    lines: list[str] = []
    for fact in facts.split(_SEPARATOR):
        longer = f"{lines[-1]}{_SEPARATOR}{fact}" if lines else fact
        if lines and width_of(longer, "text", size) <= width:
            lines[-1] = longer
        else:
            lines.append(fact)
    return lines


def since_text(updated: str, now: datetime, texts: Texts) -> str:
    """How long ago an ISO date was, in words."""
    then = datetime.fromisoformat(updated)
    minutes = int((now - then).total_seconds() // 60)
    days = (now.astimezone().date() - then.astimezone().date()).days
    if minutes < 1:
        return texts.get("since-now")
    if minutes < 60:
        return texts.get("since-minutes", n=minutes)
    if days < 1:
        return texts.get("since-hours", n=minutes // 60)
    if days == 1:
        return texts.get("since-yesterday")
    if days < 7:
        return texts.get("since-days", n=days)
    return texts.get("since-date", date=day_text(updated, texts))


def so_far_text(summary: Summary, texts: Texts) -> str:
    """How many games and steps of a match were played, in words."""
    steps = texts.get("menu-steps", n=summary.steps)
    return texts.get("menu-so-far", k=summary.games, steps=steps) if summary.games > 1 else steps


# --- drawing ----------------------------------------------------------------------------------------------------------


def words_height(scale: Scale, facts_rows: int) -> int:
    """The height of a card below its picture."""
    return scale(0.35) + leading(scale(NAME)) + facts_rows * leading(scale(SMALL)) + scale(0.5)


RISE = 3
"""Pixels that a card rises on hover."""
STAR = 2.2
FORGET = 2.1
"""Body sizes: the star of a card, and the height of the button that removes a match."""


def star_rect(card: pygame.Rect, words: int, scale: Scale) -> pygame.Rect:
    """Where the star of a card goes: right of the name."""
    side = max(SMALLEST_TARGET, scale(STAR))
    middle = card.bottom - words + scale(0.35) + leading(scale(NAME)) // 2
    return pygame.Rect(card.right - scale(MARGIN) - side + scale(0.3), middle - side // 2, side, side)


def draw_star(surface: pygame.Surface, rect: pygame.Rect, filled: bool, hover: bool, scale: Scale) -> None:
    """A five-pointed star: an outline, filled when the game is a favourite. Drawn at double size and scaled down."""
    palette = colours()
    side = 2 * rect.width
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    canvas.fill((*palette.ground, 0))
    radius = 2 * scale(0.72)
    corners = []
    for i in range(10):
        reach = radius if i % 2 == 0 else radius * 0.42
        angle = math.pi * i / 5 - math.pi / 2
        corners.append((side / 2 + reach * math.cos(angle), side / 2 + reach * math.sin(angle)))
    if filled:
        pygame.draw.polygon(canvas, palette.accent, corners)
    pygame.draw.polygon(canvas, palette.ink if filled or hover else palette.edge, corners, max(2, 2 * scale.thin))
    surface.blit(pygame.transform.smoothscale(canvas, rect.size), rect)


def learn_rect(card: pygame.Rect, words: str, scale: Scale) -> pygame.Rect:
    """Where the button of the lessons goes: the upper right corner of the picture."""
    height = max(SMALLEST_TARGET, scale(FORGET))
    width = width_of(words, "text", scale(SMALL)) + scale(1.2)
    margin = scale(MARGIN)
    return pygame.Rect(card.right - margin - width, card.y + margin, width, height)


def draw_learn(surface: pygame.Surface, rect: pygame.Rect, words: str, look: Look, scale: Scale) -> None:
    """Draw the button of the lessons, a slip of paper over the corner of the picture."""
    palette = colours()
    draw_box(surface, rect, palette.ground, palette.accent if look.hover else palette.edge, scale)
    put(surface, words, "text", scale(SMALL), palette.ink, rect, "center")


def resume_height(scale: Scale, ribbon_below: bool = False) -> int:
    """The height of a match's card: its words in the widest or the narrowest layout, the button that removes it and,
    with `ribbon_below`, the ribbon."""
    first = leading(scale(FIRST_NAME)) + (3 if ribbon_below else 2) * leading(scale.body)
    narrow = leading(scale(NAME)) + 4 * leading(scale(SMALL))
    below = scale(RIBBON) + 2 * scale(0.3) if ribbon_below else 0
    return scale(0.7) + max(first, narrow) + below + max(SMALLEST_TARGET, scale(FORGET)) + scale(0.4)


def _foot(card: pygame.Rect, scale: Scale) -> int:
    """The top of the button that removes the match."""
    return card.bottom - scale(0.4) - max(SMALLEST_TARGET, scale(FORGET))


def ribbon_rect(card: pygame.Rect, ribbon: str, scale: Scale) -> pygame.Rect:
    """Where the ribbon goes: right in a wide card, below the words in a narrow one."""
    label = pygame.Rect(0, 0, width_of(ribbon, "title", scale(RIBBON_WORDS)) + scale(2.4), scale(RIBBON))
    label.midright = (card.right - scale(1.2), card.centery)
    if card.width < scale(WIDE):
        left = resume_picture(card, scale).right + scale(0.9)
        label.width = min(label.width, card.right - left - scale(MARGIN))
        label.bottomleft = (left, _foot(card, scale) - scale(0.3))
    return label


def forget_rect(card: pygame.Rect, ribbon: str, words: str, scale: Scale) -> pygame.Rect:
    """Where the button that removes a match goes: the foot of its card, beside the picture."""
    inner = _resume_words(card, scale, ribbon)
    height = max(SMALLEST_TARGET, scale(FORGET))
    width = min(inner.width, width_of(words, "text", scale(SMALL)) + scale(0.8))
    return pygame.Rect(inner.x - scale(0.4), _foot(card, scale), width, height)


def draw_forget(surface: pygame.Surface, rect: pygame.Rect, words: str, look: Look, scale: Scale) -> None:
    """Draw the button that removes a match: plain words, underlined, so that it does not distract from resuming."""
    size, palette = scale(SMALL), colours()
    inner = rect.inflate(-scale(0.8), 0)
    put(surface, words, "text", size, palette.ink if look.hover else palette.ink_soft, inner, "left")
    base = inner.centery + size // 2 + scale(0.15)
    width = min(inner.width, width_of(words, "text", size))
    colour = palette.ink if look.hover else palette.rule
    pygame.draw.rect(surface, colour, (inner.x, base, width, scale.thin))


def lift(surface: pygame.Surface, rect: pygame.Rect, look: Look, scale: Scale) -> pygame.Rect:
    """Draw the sheet of a card, slightly raised on hover; return its rectangle."""
    sheet = rect.move(0, -RISE) if look.hover and not look.pressed else rect
    draw_sheet(surface, sheet, scale)
    if look.hover:
        pygame.draw.rect(surface, colours().accent, sheet, scale.thin + 1, border_radius=3)
    return sheet


def draw_card(
    surface: pygame.Surface,
    rect: pygame.Rect,
    look: Look,
    game: Card,
    texts: Texts,
    scale: Scale,
    words: int,
    sentence: str,
) -> None:
    """Draw the card of a game. Its last `words` pixels hold the name and facts; `sentence` is written over the foot of
    the picture."""
    sheet = lift(surface, rect, look, scale)
    margin = scale(MARGIN)
    width = sheet.width - 2 * margin
    facts = facts_lines(facts_text(game, texts), scale(SMALL), width)
    frame = pygame.Rect(sheet.x + margin, sheet.y + margin, width, sheet.height - margin - words)
    surface.blit(picture(game, frame.size), frame)
    if sentence:
        _write_sentence(surface, frame, sentence, scale)
    frame_picture(surface, frame)
    y = frame.bottom + scale(0.35)
    name = pygame.Rect(frame.x, y, width - scale(STAR), leading(scale(NAME)))
    name_text = texts.game(game.key, "name")
    size = fitting_size(name_text, "title", scale(NAME), name.width)
    put(surface, name_text, "title", size, colours().ink, name, "left")
    y = name.bottom
    for row in facts:
        write(
            surface,
            row,
            pygame.Rect(frame.x, y, width, leading(scale(SMALL))),
            "text",
            scale(SMALL),
            colours().ink_soft,
        )
        y += leading(scale(SMALL))


def _write_sentence(surface: pygame.Surface, frame: pygame.Rect, sentence: str, scale: Scale) -> None:
    size, edge = scale.body, scale(0.5)
    height = height_of(sentence, "text", size, frame.width - 2 * edge)
    strip = pygame.Rect(frame.x, frame.bottom - height - 2 * scale(0.4), frame.width, height + 2 * scale(0.4))
    strip = strip.clip(frame)
    pygame.draw.rect(surface, colours().ground, strip)
    pygame.draw.line(surface, colours().accent, strip.topleft, (strip.right - 1, strip.y), 2)
    write(surface, sentence, strip.inflate(-2 * edge, -2 * scale(0.4)), "text", size)


def frame_picture(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """A thin frame around a rendered picture; drawn boards have their own."""
    if colours().pictured:
        pygame.draw.rect(surface, colours().edge, rect, 1)


def resume_picture(sheet: pygame.Rect, scale: Scale) -> pygame.Rect:
    """Where the board is on the card of a match."""
    margin = scale(MARGIN)
    tall = sheet.height - 2 * margin
    return pygame.Rect(sheet.x + margin, sheet.y + margin, min(round(tall * SHAPE), round(sheet.width * 0.4)), tall)


def _resume_words(sheet: pygame.Rect, scale: Scale, ribbon: str) -> pygame.Rect:
    """The line of the game's name, whose width is that of all the words on the card."""
    left, right = resume_picture(sheet, scale).right + scale(0.9), sheet.right - scale(MARGIN)
    if ribbon and sheet.width >= scale(WIDE):
        right = ribbon_rect(sheet, ribbon, scale).x - scale(0.6)
    return pygame.Rect(left, sheet.y + scale(0.5), right - left, leading(scale(FIRST_NAME if ribbon else NAME)))


def resume_lines(sheet: pygame.Rect, who: str, since: str, scale: Scale, ribbon: str) -> list[tuple[pygame.Rect, str]]:
    """The lines below the game's name: players and date, cut to the room above the button that removes the match, or
    above a ribbon below them."""
    size, inner = scale(1 if ribbon else SMALL), _resume_words(sheet, scale, ribbon)
    foot = _foot(sheet, scale)
    if ribbon and sheet.width < scale(WIDE):
        foot = ribbon_rect(sheet, ribbon, scale).y
    room = max(2, (foot - inner.bottom) // leading(size))
    last = wrap(since, "text", size, inner.width)[: room - 1]
    players = wrap(who, "text", size, inner.width)
    if len(players) > room - len(last):
        kept = room - len(last) - 1
        players = (*players[:kept], shortened(" ".join(players[kept:]), "text", size, inner.width))
    return [
        (pygame.Rect(inner.x, inner.bottom + number * leading(size), inner.width, leading(size)), words)
        for number, words in enumerate((*players, *last))
    ]


def draw_resume(
    surface: pygame.Surface,
    rect: pygame.Rect,
    look: Look,
    words: tuple[str, str, str],
    scale: Scale,
    ribbon: str,
    board: pygame.Surface,
    persons: tuple[str, ...] = (),
) -> None:
    """Draw the card of an unfinished match: its board, the game, the players, the progress and the date; the badges of
    `persons` go beside the name of the game. A `ribbon` says what a click does, and makes the words larger."""
    name, who, since = words
    sheet = lift(surface, rect, look, scale)
    frame = resume_picture(sheet, scale)
    surface.blit(board, frame)
    frame_picture(surface, frame)
    size, small = scale(FIRST_NAME if ribbon else NAME), scale(1 if ribbon else SMALL)
    inner = _resume_words(sheet, scale, ribbon)
    badges = len(badged(persons)) * scale(BADGE * 1.2)
    named = pygame.Rect(inner.x, inner.y, inner.width - badges, inner.height)
    put(surface, name, "title", fitting_size(name, "title", size, named.width), colours().ink, named, "left")
    put_badges(surface, persons, named.right, inner.centery, scale(BADGE))
    for line, written in resume_lines(sheet, who, since, scale, ribbon):
        put(surface, written, "text", small, colours().ink_soft, line, "left")
    if ribbon:
        label = ribbon_rect(sheet, ribbon, scale)
        pygame.draw.rect(surface, colours().thumb_hover if look.hover else colours().thumb, label, border_radius=3)
        size = fitting_size(ribbon, "title", scale(RIBBON_WORDS), label.width)
        put(surface, ribbon, "title", size, colours().on_thumb, label, "center")
