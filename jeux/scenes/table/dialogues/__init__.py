"""The dialogues above a table."""
