"""The tables on which a game is learnt."""
