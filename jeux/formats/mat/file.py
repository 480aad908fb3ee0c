"""The entry of the format in the catalogue."""

from __future__ import annotations

from jeux.formats.contract import Format
from jeux.formats.mat.course import courses
from jeux.formats.mat.layout import likely
from jeux.formats.mat.read import KEY, read
from jeux.formats.mat.write import write

FORMATS = (Format(KEY, (".mat",), tuple(courses()), likely, read, write),)
