"""Keeps the settings on the disk."""

from __future__ import annotations

import logging

from jeux.common.files import Problem
from jeux.common.paths import config_folder
from jeux.common.settings import Settings, save_settings
from jeux.scenes.second_tries import SecondTries

_log = logging.getLogger(__name__)


class SettingsKeeper:
    """Writes only the fields that changed since `read`, the settings as loaded: another window may have changed the
    others."""

    def __init__(self, read: Settings) -> None:
        self._kept = self._wanted = read
        self.held = False
        """Whether changes are temporary and not to be saved."""
        self._tries = SecondTries(self._save, "settings-not-saved")

    def keep(self, settings: Settings) -> tuple[Problem, ...]:
        """Save these settings; the problems, if any."""
        if self.held:
            return ()
        self._wanted = settings
        return self._heard(self._tries.now())

    def advance(self, dt: float) -> tuple[Problem, ...]:
        """Retry a postponed save; the problems, if it failed for good."""
        return self._heard(self._tries.advance(dt))

    def close(self) -> None:
        """Try a last time."""
        if self._tries.pending:
            self._save()

    def _save(self) -> Problem | None:
        problem = save_settings(config_folder(), self._wanted, self._kept)
        if problem is None:
            self._kept = self._wanted
        return problem

    def _heard(self, problem: Problem | None) -> tuple[Problem, ...]:
        if problem is None:
            return ()
        _log.warning("settings not saved: %s", problem)
        return (problem,)
