"""A screen of pages as a tree: its title, texts, groups and controls in reading order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from weakref import WeakKeyDictionary

import pygame

from jeux.access.tree import PRESSED, TELLS_DISABLED, Act, Box, Node, Request, Tree
from jeux.common.roles import Role
from jeux.common.texts import Texts
from jeux.scenes.narrator import Narrator, sentence
from jeux.scenes.seen.describer import NEWS, OPEN_LIST, TITLE, TreeBuilder, item_key
from jeux.ui.controls import Field, Slider, Word
from jeux.ui.items import Described, Item, Spot
from jeux.ui.page import Page
from jeux.ui.widgets import Widgets

HOLDERS = {Role.RADIO: Role.RADIOS, Role.TAB: Role.TABS, Role.OPTION: Role.LIST, Role.CHECK: Role.GROUP}
"""What holds several of these that follow one another and belong to the same group."""
NAMED_BY_GROUP = (Role.ENTRY, Role.SLIDER)
"""The roles whose name is that of the value they set."""
MOST_READ_OUT = 4
"""A dialogue of more texts is a page of paragraphs: Orca reads out all the labels of a dialogue that opens."""

_DESCRIBED: WeakKeyDictionary[Spot, Described] = WeakKeyDictionary()
"""Caches the words of spots for as long as they are laid out: reading them means to draw them."""


@dataclass(frozen=True, slots=True)
class Laid:
    """An item where it lies, with its key and its words."""

    key: str
    page: Page
    item: Item
    described: Described


class PageDescriber:
    """Describes a screen of pages. `dialog` says whether it lies above another screen."""

    def __init__(self, widgets: Widgets, texts: Texts, narrator: Narrator, dialog: bool) -> None:
        self.widgets, self.texts, self.narrator, self._dialog = widgets, texts, narrator, dialog
        self._long = False
        """Whether it is a page to be read rather than a few sentences."""

    # --- the tree -----------------------------------------------------------------------------------------------------

    def tree(self, news: str) -> Tree:
        title = sentence(self.narrator.speech().heading)
        builder = TreeBuilder()
        children = [builder.add(f"{TITLE} {title}", Node(Role.HEADING, title, level=1))] if title else []
        children += self.above(builder, news)
        runs = list(self._runs(title))
        self._long = sum(len(run) for run in runs if _is_text(run[0])) > MOST_READ_OUT
        children += [self.holder(builder, run) for run in runs]
        children += self._open_list(builder)
        children += [builder.add(NEWS, Node(Role.LIVE, news))] if news else []
        builder.within(title if self._dialog else "", children)
        return builder.tree(self.focus(builder), self.texts.language)

    def above(self, builder: TreeBuilder, news: str) -> list[str]:
        """Add and give the keys of what stands between the title and the pages."""
        return []

    def _runs(self, title: str) -> Iterator[list[Laid]]:
        """What is laid out, item by item; those of one group that follow one another together."""
        laid = (one for one in self._laid() if _told(one) and not (_is_text(one) and self._text(one) == title))
        for (role, group), run in groupby(laid, lambda one: (one.described.role, one.described.group)):
            items = list(run)
            together = role in HOLDERS and (group or role is Role.TAB) and len(items) > 1
            yield from [items] if together else [[one] for one in items]

    def holder(self, builder: TreeBuilder, run: list[Laid]) -> str:
        """Add the items of a run, in a group where there are several."""
        if len(run) == 1:
            return builder.add(run[0].key, self._node(run[0], grouped=False))
        first = run[0].described
        keys = tuple(builder.add(one.key, self._node(one, grouped=True)) for one in run)
        return builder.add(f"group of {keys[0]}", Node(HOLDERS[first.role], first.group, keys, size=len(keys)))

    def _open_list(self, builder: TreeBuilder) -> list[str]:
        """The open list of a field."""
        dropped = self.widgets.dropped
        if dropped is None:
            return []
        laid = self._on_page(OPEN_LIST, dropped.page)
        keys = tuple(builder.add(one.key, self._node(one, grouped=True)) for one in laid)
        return [builder.add(OPEN_LIST, Node(Role.LIST, dropped.field.label, keys, _box(dropped.box), size=len(keys)))]

    def focus(self, builder: TreeBuilder) -> str:
        """The key of what has the keyboard; the title, where nothing has."""
        focused = self.widgets.focused
        found = (one.key for one in self._everything() if one.item is focused)
        key = next(found, "") if focused else ""
        return key if key in builder.nodes else builder.first()

    # --- items --------------------------------------------------------------------------------------------------------

    def _everything(self) -> list[Laid]:
        dropped = self.widgets.dropped
        return [*self._laid(), *(self._on_page(OPEN_LIST, dropped.page) if dropped else ())]

    def _laid(self) -> list[Laid]:
        """Every item of every page, with its key."""
        pages = self.widgets.all_pages()
        names = [*map(str, range(len(pages) - 1)), "sheet"]
        return [one for name, page in zip(names, pages, strict=True) for one in self._on_page(name, page)]

    def _on_page(self, name: str, page: Page) -> list[Laid]:
        found, counted = list[Laid](), dict[str, int]()
        for item in page.items:
            if isinstance(item, Word):
                continue  # its explanation follows the text that it stands in
            described = self._described(item)
            key = item_key(name, item.name or f"text {described.name}")
            counted[key] = counted.get(key, 0) + 1
            found.append(Laid(key if counted[key] == 1 else f"{key} {counted[key]}", page, item, described))
        return found

    def _described(self, item: Item) -> Described:
        if not isinstance(item, Spot):
            return item.described(self.texts)
        if item not in _DESCRIBED:
            _DESCRIBED[item] = item.described(self.texts)
        return _DESCRIBED[item]

    def _text(self, laid: Laid) -> str:
        """All that is said of it."""
        return sentence(laid.described.words(self.texts))

    def _node(self, laid: Laid, grouped: bool) -> Node:
        item, its = laid.item, laid.described
        rect, view = laid.page.on_screen(item.rect), laid.page.view
        return Node(
            self._role(laid),
            self._name(its, grouped),
            box=_box(rect),
            hidden=rect.top < view.top or rect.bottom > view.bottom,
            about=_about(item, its),
            checked=its.checked,
            enabled=its.enabled and (item.enabled or not item.name),
            position=its.position,
            amount=its.amount,
            written=its.written,
            selected=_selected(item),
            level=2 if _is_heading(item) else 0,
            acts=_acts(item, its),
        )

    def _role(self, laid: Laid) -> Role:
        if _is_heading(laid.item):
            return Role.HEADING
        return Role.PARAGRAPH if self._long and _is_text(laid) else laid.described.role

    def _name(self, its: Described, grouped: bool) -> str:
        """What a reader says before role and state, which it tells by itself."""
        if its.role in NAMED_BY_GROUP:
            return its.group or its.name
        group = self.texts.get("heard-group", group=its.group) if its.group and not grouped else ""
        chosen = self.texts.get("heard-chosen") if its.checked and its.role is Role.BUTTON else ""
        disabled = "" if its.enabled or TELLS_DISABLED else self.texts.get("heard-disabled")
        return sentence([word for word in (group, its.name, *its.states, chosen, disabled) if word])

    # --- requests -----------------------------------------------------------------------------------------------------

    def do(self, request: Request) -> bool:
        laid = next((one for one in self._everything() if one.key == request.key), None)
        if laid is None:
            return False
        page, item = laid.page, laid.item
        if request.act is Act.SHOW:
            page.read(item.rect, page.scale(1))
            return True
        if not item.name or not item.enabled:
            return False
        if self.widgets.dropped is None or page is not self.widgets.dropped.page:
            self.widgets.focus(page, item.name)
        else:
            page.focus(item.name)
        return request.act is Act.FOCUS or _acted(item, request)


def _acted(item: Item, request: Request) -> bool:
    """Do what is asked of an item that has the focus."""
    match request.act:
        case Act.PRESS:
            return item.press()
        case Act.LESS:
            return item.nudge(-1)
        case Act.MORE:
            return item.nudge(1)
        case Act.SET if isinstance(item, Field):
            item.write(request.value)
            return True
        case Act.SET if isinstance(item, Slider):
            return _slid(item, request.value)
    return False


def _slid(slider: Slider, text: str) -> bool:
    try:
        slider.slide(max(0, min(100, round(float(text)))))
    except (ValueError, OverflowError):
        return False
    return True


def _told(laid: Laid) -> bool:
    """Whether anything is said of it; not of the sign before a line of a list."""
    words: Sequence[str] = (laid.described.group, laid.described.name, *laid.described.states)
    return any(map(str.isalnum, "".join(words)))


def _is_heading(item: Item) -> bool:
    return isinstance(item, Spot) and bool(item.heading) and not item.name


def _is_text(laid: Laid) -> bool:
    return laid.described.role is Role.TEXT


def _about(item: Item, its: Described) -> str:
    """The explanation; for an input line that is named by its label, also what may be written."""
    hint = its.name if its.role is Role.ENTRY and its.group else ""
    return " ".join(filter(None, (hint, item.help)))


def _acts(item: Item, its: Described) -> tuple[Act, ...]:
    if not item.name or not item.enabled:
        return (Act.SHOW,)
    match its.role:
        case Role.SLIDER:
            return (Act.FOCUS, Act.SHOW, Act.LESS, Act.MORE, Act.SET)
        case Role.ENTRY:
            return (*PRESSED, Act.SET)
    return PRESSED


def _selected(item: Item) -> tuple[int, int]:
    return item.selection if isinstance(item, Field) else (0, 0)


def _box(rect: pygame.Rect) -> Box:
    return rect.left, rect.top, rect.width, rect.height
