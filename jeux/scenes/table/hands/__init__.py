"""Mouse, touch and keyboard input at a table."""
