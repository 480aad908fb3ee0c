### Tablut: the teacher’s sheet (assets/questions/tablut.toml).

show = Move a piece like a rook. Take a man between two others, then the king between four. Say “Raichi!” when a path opens for the king.
talk = The two sides have neither the same pieces nor the same aim. Which one is easier to play?
count = The Swedes are to play. The man in the ring is on e3. To how many squares can he go?
count-answer = Eleven. He goes in a straight line as far as another man or the edge, crosses the empty throne, but does not stop there.
find = The Muscovites, who are black, are to play. Which man moves where, to take the king?
find-answer = The man on g4 goes to g5: the king, on g6, now has a Muscovite on each side.
why = The king goes to e4, where the figure 1 is. There are three Muscovites and the empty throne around him. Why is he not taken?
why-answer = He is taken by a Muscovite who arrives beside him. A king who moves in among three men himself is not taken.
