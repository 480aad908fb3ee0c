"""Backgammon-family matches in Jellyfish's text format (`.mat`): two columns of turns, supported by most programs."""
