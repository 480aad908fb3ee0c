"""The marks drawn on a board, apart from its men."""
