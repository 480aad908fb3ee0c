"""The first thing that a packaged program runs: its modules are in a file that both programs share.

PyInstaller would put them into each. Its importer is there already, and reads an archive that holds none: from here on
it reads the other.
"""

import sys

import pyimod02_importers  # type: ignore[import-not-found]

pyimod02_importers.pyz_archive.__init__(f"{sys._MEIPASS}/modules.pyz", check_pymagic=True)  # type: ignore[attr-defined]
