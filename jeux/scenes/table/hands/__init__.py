"""Mouse and keys at a table."""
