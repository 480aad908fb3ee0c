"""The SGF dialects, one module for each game key."""
