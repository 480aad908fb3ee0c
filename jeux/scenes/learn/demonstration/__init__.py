"""A demonstration on the table."""
