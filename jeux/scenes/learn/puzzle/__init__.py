"""A puzzle on the table."""
