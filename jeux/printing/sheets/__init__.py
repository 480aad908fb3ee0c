"""The kinds of sheets, one module each."""
