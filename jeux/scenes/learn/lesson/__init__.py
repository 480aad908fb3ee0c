"""A lesson on the table."""
