"""Where a switch is among what it can choose: at a group, at something in it, or at the way back to the groups."""

from __future__ import annotations

from collections.abc import Sequence

from jeux.access.tree import Act
from jeux.scenes.seen.stops import Group, Stop


class Walk:
    """Goes through groups, then through the stops of the group that was chosen."""

    def __init__(self) -> None:
        self.groups: tuple[Group, ...] = ()
        self._at = 0
        """The number of the group."""
        self._inside: int | None = None
        """The number of the stop in it; one more than there are is the way back. None while at the group."""

    def begin(self) -> None:
        """Begin again with the first group."""
        self._at, self._inside = 0, None

    def renew(self, groups: Sequence[Group]) -> bool:
        """Take what can be chosen now. The place is kept; where that is gone, or something has come before all the
        rest, it begins again. True when it did."""
        before, stop = self.group, self.stop
        first = self.groups[0].key if self.groups else ""
        self.groups = tuple(groups)
        keys = [group.key for group in self.groups]
        if before is None or before.key not in keys or keys[0] != first:
            self.begin()
            return True
        self._at = keys.index(before.key)
        if self._inside is not None:
            self._keep(before, stop)
        return False

    def _keep(self, before: Group, stop: Stop | None) -> None:
        """Stay at the same stop of the group; at the group itself where that stop is gone."""
        assert self.group
        requests = [one.request for one in self.group.stops]
        if stop is None:
            self._inside = len(requests)
        else:
            self._inside = requests.index(stop.request) if stop.request in requests else None

    # --- where it is ------------------------------------------------------------------------------------------------

    @property
    def group(self) -> Group | None:
        """The group that it is at or in; None where nothing can be chosen."""
        return self.groups[self._at] if self.groups else None

    @property
    def stop(self) -> Stop | None:
        """What a press of the switch does; None where it leads into a group or out of it."""
        group = self.group
        if group is None:
            return None
        if len(group.stops) == 1:
            return group.stops[0]
        if self._inside is None or self.leaves:
            return None
        return group.stops[self._inside]

    @property
    def leaves(self) -> bool:
        """Whether it is at the way back to the groups."""
        return self.group is not None and self._inside == len(self.group.stops)

    # --- going on ---------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Go to the next group, or to the next stop of the group it is in."""
        if self.group is None:
            return
        if self._inside is None:
            self._at = (self._at + 1) % len(self.groups)
        else:
            self._inside = (self._inside + 1) % (len(self.group.stops) + 1)

    def choose(self) -> Stop | None:
        """Choose what it is at: what is to be done now, or None where this led into a group or out of it.

        After a choice on the board it begins again; elsewhere it stays at the group, so that the same can be chosen
        again."""
        stop, group = self.stop, self.group
        if stop is None:
            self._inside = 0 if group and self._inside is None else None
            return None
        if group and group.board:
            self.begin()
        elif stop.request.act is Act.PRESS:
            self._inside = None
        return stop
