"""What is seen of a table."""
