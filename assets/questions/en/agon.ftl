### Agon: the teacher’s sheet (assets/questions/agon.toml).

show = Move one piece towards the centre, another one sideways, and show that none goes back. Make a sandwich: two guards around an opposing piece.
talk = Who is in danger of being sandwiched: the piece in front, or the one behind? Count the cells of each ring: 1, 6, 12, and then?
count = White is to play. The guard in the ring is on d5. To how many cells can it move?
count-answer = Four: e5 and e6 towards the centre, d4 and d6 sideways. It does not go back.
find = White is to play. Which guard moves, and where, to take a black guard in a sandwich?
find-answer = The guard on k5 goes to j6: the black guard on i6 is between two white guards, in a straight line.
why = The white guard on i7 would like to go to i6, where the figure 1 is. Why is that forbidden?
why-answer = On i6 it would be between the black guards on h6 and j6: nobody goes between two opposing pieces.
