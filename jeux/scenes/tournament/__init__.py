"""« Tournoi »: the tournaments kept here, one being made, one being played, and what is shown to everybody."""
