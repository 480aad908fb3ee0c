"""What is asked above a table."""
