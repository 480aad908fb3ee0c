"""« Animation »: games shown to a class or to an evening, until a word ends it."""
