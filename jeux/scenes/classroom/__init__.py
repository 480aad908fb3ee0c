"""« Animation »: games shown to a class or to a tournament, until a word ends it."""
