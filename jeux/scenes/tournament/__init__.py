"""« Tournoi »: the list of tournaments, a new one, a running one, and the poster for the room."""
