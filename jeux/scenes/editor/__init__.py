"""The screens for setting up and analysing a position."""
