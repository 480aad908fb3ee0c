"""Takes the place of Pillow in the packaged folder: PyInstaller finds it first (build.spec).

reportlab imports Pillow when it is loaded, to read pictures from files. Our sheets are lines, surfaces and letters, and
read none. With this, the import succeeds, and the libraries of Pillow for pictures stay out.
"""
