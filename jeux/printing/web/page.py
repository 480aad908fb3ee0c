"""The HTML page around what is replayed: its head, its style and its script. It asks nothing of the network."""

from __future__ import annotations

from jeux import __version__
from jeux.common.assets import asset
from jeux.common.texts import Texts
from jeux.printing.web.film import Library
from jeux.printing.web.markup import Markup, code, digest, tag, words
from jeux.printing.web.wood import paints


def page(title: str, library: Library, texts: Texts, *inside: Markup) -> bytes:
    """The whole page."""
    style, script = (asset("web", name).read_text(encoding="utf-8") for name in ("page.css", "replay.js"))
    own = f"style-src {digest(style)}; script-src {digest(script)}"
    policy = f"default-src 'none'; {own}; base-uri 'none'; form-action 'none'"
    head = tag(
        "head",
        {},
        tag("meta", {"charset": "utf-8"}),
        tag("meta", {"http-equiv": "Content-Security-Policy", "content": policy}),
        tag("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        tag("meta", {"name": "color-scheme", "content": "light dark"}),
        tag("meta", {"name": "generator", "content": f"Tablier {__version__}"}),
        tag("title", {}, words(title)),
        code("style", style),
    )
    drawn = tag("defs", {}, Markup(paints() + library.written()))
    foot = tag(
        "footer",
        {},
        tag("p", {"class": "hint"}, words(texts.get("web-keys"))),
        tag("p", {}, words(texts.get("web-made"))),
    )
    body = tag(
        "body",
        {},
        tag("svg", {"class": "defs", "aria-hidden": "true"}, drawn),
        *inside,
        foot,
        code("script", script),
    )
    return f"<!doctype html>\n{tag('html', {'lang': texts.language}, head, body)}\n".encode()
