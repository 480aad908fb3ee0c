"""Matches of games of tables in the text of Jellyfish: two columns of turns, which most programs read and write."""
