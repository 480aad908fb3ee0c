### Tablut: the demonstration and the lessons (assets/lessons/tablut.toml).

## Demonstration

demo-start = In the middle, a king and eight Swedes. All around, sixteen Muscovites.
demo-take = A Muscovite sandwiched between two Swedes is taken.
demo-raichi = A Muscovite blocks the king’s path. The Swedes take him: “Raichi!”
demo-shut = The path leads to the edge. The Muscovites close it at once.
demo-goal = If nobody closes it, the king gets out: the Swedes win.
demo-king = But four Muscovites around the king take him: the Muscovites win.

## The two sides

board-title = The two sides
board-white = The Swedes are white and begin. Move one of their men.
board-white-good = The king is in the middle, on his throne. The Swedes want to lead him to the edge.
board-black = The Muscovites are black. Move one.
board-black-good = There are twice as many of them. They want to surround the king.

## Moving

move-title = Moving a piece
move-far = A piece moves in a straight line, as far as you like. Take e3 to a3.
move-far-good = It stops wherever you like, as long as the squares are empty.
move-far-wrong = That is allowed too. Here, go from e3 to a3.
move-blocked = A Muscovite is on c8. Try to pass him: from c5 to c9.
move-blocked-good = Not allowed: pieces do not jump.
move-blocked-wrong = That is allowed. Try to go from c5 to c9 instead.

## The throne

throne-title = The throne
throne-stop = The king has left his throne. Try to put a man there: e4 to e5.
throne-stop-good = Not allowed: only the king may stop there.
throne-stop-wrong = That is allowed. Try to put e4 on e5 instead.
throne-cross = It may be crossed when it is empty. Take e4 to e6.
throne-cross-good = The man passed to the other side without stopping.
throne-cross-wrong = This move does not cross the throne. Take e4 to e6.

## Taking

take-title = Taking a man
take-one = The Muscovite on d3 touches the Swede on e3. Take him: move to his other side.
take-one-good = Between two white pieces, in a straight line, the Muscovite is taken.
take-one-wrong = The man on d3 is not taken. A Swede is needed on c3.
take-two = A single move can take two men. Find it.
take-two-good = The man that reached c3 took one on each side.
take-two-wrong = Nothing is taken. Look at the square c3, between b3 and d3.

## What does not take

safe-title = What does not take
safe-between = Muscovites to play. Move the man from d1 to d3, between two Swedes.
safe-between-good = He is not taken: only the piece that moves can take.
safe-between-wrong = This move is allowed. Here, go from d1 to d3.
safe-pair = Two Muscovites touch, on d3 and e3. Play c5 to c3.
safe-pair-good = Nothing is taken: two men side by side protect each other on this line.
safe-pair-wrong = This move is allowed. Here, play c5 to c3.

## A way

road-title = Opening and closing a path
road-open = A path is a clear line from the king to the edge. Take the man on b6 to open one.
road-open-good = “Raichi!” A path was open. The Muscovites have closed it.
road-open-wrong = The man on b6 still blocks the line, to the left of the king.
road-shut = Muscovites to play. Close the path: put a Muscovite on it.
road-shut-good = The king can no longer pass.
road-shut-wrong = The path is still open: the king would get out.

## Getting out

edge-title = Winning with the king
edge-go = The path is clear. Lead the king to the edge.
edge-go-good = The king is out: the Swedes have won.
edge-go-wrong = The king is not out. The square a6 is waiting for him.

## Shutting the king in

king-title = Taking the king
king-four = The king is hemmed in on three sides. Close the fourth.
king-four-good = Four Muscovites surround him: the Muscovites have won.
king-four-wrong = One square beside the king is still empty: g5.
king-throne = Against the empty throne three men are enough. Place the third.
king-throne-good = Three men and the empty throne: the king is taken.
king-throne-wrong = A Muscovite is missing on e3.

## The trap

trap-title = The king in danger
trap-save = A Muscovite is about to reach h5 and take the king. Save him.
trap-save-good = The Muscovites can no longer take him on the next move.
trap-save-wrong = The man on i5 goes to h5: the king is taken.

## An idea

two-title = Two paths at once
two-roads = Two paths opened at once win. Lead the king where two empty lines cross.
two-roads-good = “Tuichi!” Two paths are open: the game is won.
two-roads-wrong = No path is open. Look for a square from which two empty lines lead to the edge.
two-roads-one = Only one path is open: the Muscovites can close it.
