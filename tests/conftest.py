"""Every test of the window runs without a screen, without sound and in a folder of its own."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("house", deadline=None)  # a busy machine breaks no test
settings.load_profile("house")

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

collect_ignore = [
    "newcomer"
]  # the files of a game that is not in the catalogue: `test_newcomer` runs its tests in a copy
