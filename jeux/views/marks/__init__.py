"""What is drawn on a board beside its men."""
