"""The screens where a position is set up and looked into."""
