"""What the tests of the engine share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.engine.talk import Talk


@pytest.fixture
def talk() -> Iterator[Talk]:
    conversation = Talk()
    yield conversation
    conversation.end()
