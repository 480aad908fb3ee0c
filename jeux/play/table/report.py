"""What has just happened at a table: the one message from a session to whoever shows it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from jeux.play.gestures.notice import Notice
from jeux.play.table.conductor import Played


@dataclass(frozen=True, slots=True)
class Report:
    """One happening. The session holds the state that follows: position, permit, marks."""

    played: Played | None = None
    """The step that was played, with its effects."""
    put_down: bool = False
    """The hand has brought the men of this step to where they go: they need no way of their own."""
    laid: bool = False
    """Everything lies as the record has it, at rest."""
    taken_back: bool = False
    """Steps were undone or redone: the men glide to where they are now."""
    turned: bool = False
    """The position, or whose turn it is, is another: so is what the hand may do."""
    notice: Notice | None = None
    """The sentence that now stands in the place of the prompt."""
    sounds: tuple[str, ...] = ()
    """The sounds that go with it beside those of the step, by their event."""
    problem: str = ""
    """The code of what prevented the record from being saved."""

    def after(self, earlier: Report | None) -> Report:
        """This report, and what is still to be shown of an earlier one."""
        if earlier is None:
            return self
        return replace(
            self,
            turned=self.turned or earlier.turned,
            taken_back=self.taken_back or earlier.taken_back,
            sounds=(*earlier.sounds, *self.sounds),
        )
