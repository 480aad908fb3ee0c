### Tablier — HTML pages that are sent.

web-start = Starting position.
# $n: the number of the game in the match
web-game = Game { $n }
web-unfinished = The game is not finished.
web-replay = Replay the game
web-first = To the start
web-back = Back
web-forward = Forward
web-last = To the end
web-keys = Arrows: forward or back. Home, End: to either end.
web-made = Written by Tablier. This page asks nothing of the network.
web-solution = Show the solution
