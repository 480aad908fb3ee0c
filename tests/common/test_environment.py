"""What SDL is told before the window is opened."""

from __future__ import annotations

import pytest

from jeux.common.environment import prefer_plain_framebuffer, prepare

HINT = "SDL_FRAMEBUFFER_ACCELERATION"


@pytest.mark.parametrize(("driver", "told"), [("x11", "0"), ("windows", "0"), ("cocoa", None), ("wayland", None)])
def test_only_a_driver_with_a_plain_framebuffer_is_told_to_use_it(
    driver: str, told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told so, the drivers of macOS and Wayland open no window at all."""
    environment: dict[str, str] = {}
    monkeypatch.setattr("os.environ", environment)
    prepare()
    prefer_plain_framebuffer(driver)
    assert environment.get(HINT) == told


def test_what_the_player_has_set_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    environment = {HINT: "opengl"}
    monkeypatch.setattr("os.environ", environment)
    prefer_plain_framebuffer("x11")
    assert environment[HINT] == "opengl"
