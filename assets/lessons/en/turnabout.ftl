### Turnabout: the demonstration and the lessons (assets/lessons/turnabout.toml).

## Demonstration

demo-tiles = Squares with two faces: a crossing that goes straight on, or two bends.
demo-aside = The attacker heads for the bottom. The defender diverts the line.
demo-line = Here the line turns in the bends and connects top and bottom: the attacker wins.
demo-stock = The last tile is laid and no path crosses the board: the defender wins.

## The two faces

tile-title = The two faces
tile-cross = Lay on d8 the face with straight roads, the crossing.
tile-cross-good = A line goes straight on there. The defender has answered on h1: tiles go anywhere.
tile-cross-wrong = We want the crossing on d8. Before laying, the wheel or a right click turns the tile.
tile-arcs = Lay on d7 the face with bends, either way. The wheel turns it.
tile-arcs-good = The bends divert a line. A tile once laid never moves again.
tile-arcs-wrong = We want bends on d7. Before laying, the wheel or a right click turns the tile.

## Following a line

line-title = Following a line
line-straight = A line comes down from d8. Lay on d1 the tile that leads it to the bottom.
line-straight-good = The path connects top and bottom: the attacker wins.
line-straight-wrong = The line still stops before the empty cell d1.
line-straight-aside = A bend sends the line into the next cell. It must go straight on.
line-across = A line goes from left to right. Close the gap.
line-across-good = Left and right are opposite too: the path wins.
line-across-wrong = A crossing is missing on d5.

## The bends

arcs-title = The bends
arcs-turn = The line turns. Lay on d6 the tile that takes it from d7 to c6.
arcs-turn-good = The path turns and reaches the bottom.
arcs-turn-wrong = The line still stops before the empty cell d6.
arcs-turn-straight = On a crossing the line goes straight on and comes to d5.
arcs-turn-other = This bend goes the other way, towards e6.

## Defending

defend-title = Defending
defend-aside = Defender to play: keep the line from reaching the bottom.
defend-aside-good = The line is diverted: the attacker can no longer finish it on d1.
defend-aside-wrong = The cell d1 is still empty: the attacker lays a crossing there and wins.
defend-aside-ends = The path counts even if the defender completes it.

## The stock

stock-title = The last tile
stock-last = The defender lays the last tile. Do not complete the path of column b.
stock-last-good = All tiles are laid and there is no path: the defender wins.
stock-last-wrong = This tile completes the path from b8 to b1: the attacker would win.

## The trap

trap-title = Diverting in time
trap-two = The line needs two more tiles. The defender should divert it at once.
trap-two-good = The line can no longer come straight down.
trap-two-wrong = This tile does not touch the line from d8 to d3.
trap-two-gives = The line goes on: one tile from the goal, the attacker wins on the next turn.

## An idea

idea-title = Counting what is missing
idea-near = Four tiles are missing in column d. Lay a tile that gets nearer to the goal.
idea-near-good = Only three tiles are missing. At one, the attacker threatens to win on the next turn.
idea-near-wrong = The shortest path still needs as many tiles.
