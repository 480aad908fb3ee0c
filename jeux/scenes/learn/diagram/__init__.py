"""A diagram on the table."""
