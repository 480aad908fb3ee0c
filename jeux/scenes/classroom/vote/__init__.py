"""A vote at the table."""
