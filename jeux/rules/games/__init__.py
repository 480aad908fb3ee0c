"""The games, one package each.

``board.py``     the geometry: places, names, lines, masks (``men.py`` where men on arrows are all there is)
``position.py``  the class of the positions: what may be played, what follows, and why a step is forbidden
``game.py``      `GAME`: the options, the start and the reading of position texts

Rules are named R1, R2… as in the page of the game.
"""
