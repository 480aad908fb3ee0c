### Turnabout: the teacher’s sheet (assets/questions/turnabout.toml).

show = Lay a crossing, then arcs turned one way and the other. Follow a line with a finger, from one edge to the other.
talk = Every tile serves both sides. How can the defender lead a line away to the edge next to it?
count = The attacker wants a straight path from top to bottom in column d. How many tiles are missing?
count-answer = Four, one in each empty cell: d5, d4, d2 and d1.
find = The attacker is to play. Where does a crossing complete a path from top to bottom?
find-answer = On d1. The path then goes from the top down to the bottom, turning in the arcs. It is the only tile that wins.
why = The attacker is to play. Whatever tile goes to a4, the marked cell, the attacker does not win at once. Why?
why-answer = Arcs lead the line to the left edge, which is next to the top edge and not opposite, or to b4, which is empty. A crossing leads it to a3, empty as well.
