"""One's own mistakes on a table."""
