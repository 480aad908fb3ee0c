"""What has just happened at a table: the one message from a session to whoever shows it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from jeux.play.gestures.notice import Notice
from jeux.play.table.conductor import Played


@dataclass(frozen=True, slots=True)
class Report:
    """One event. The session holds the state that results: position, permit, marks."""

    played: Played | None = None
    """The step that was played, with its effects."""
    put_down: bool = False
    """The hand has already moved the men of this step to their places: they need no animation."""
    laid: bool = False
    """Show the saved position, without animation."""
    taken_back: bool = False
    """Steps were undone or redone: the men glide to where they are now."""
    turned: bool = False
    """The position or the player to move has changed, and with it what the hand may do."""
    notice: Notice | None = None
    """The notice now shown in place of the prompt."""
    sounds: tuple[str, ...] = ()
    """The sound events that go with it, besides those of the step."""
    end: tuple[str, ...] = ()
    """The sound of the end of a game, which the table plays with the outcome rather than with the last step."""
    problem: str = ""
    """The code of the problem that prevented saving the record."""

    def after(self, earlier: Report | None) -> Report:
        """This report, merged with what an earlier one still has to show."""
        if earlier is None:
            return self
        return replace(
            self,
            turned=self.turned or earlier.turned,
            taken_back=self.taken_back or earlier.taken_back,
            sounds=(*earlier.sounds, *self.sounds),
        )
