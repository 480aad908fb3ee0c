"""The formats of one game alone, found by its key: `FORMATS` of the module or package of that name."""
