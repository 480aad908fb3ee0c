### Mini-Halma: the teacher’s sheet (assets/questions/mini_halma.toml).

show = Make a step, then a jump, and write them down: dS, sN. One person plays: everybody follows on a board of their own.
talk = The smallest number of moves is 46. Who comes near it? Compare: how many steps, how many jumps?
count = This is the start: cell c3 is free. How many different moves are there?
count-answer = Eight. From each side, one piece makes a step or another one jumps: four steps and four jumps.
find = A single move is left to complete the exchange. Which one?
find-answer = The white piece on c3 goes to c4. All the white pieces are at the top, the black ones at the bottom, and c3 is free.
why = The free cell is b3. At the start there were eight moves. Why are there only five here?
why-answer = Cell b3 is at the edge: below it there is no cell, neither for a step nor for a jump; on its left there is a single one, so no jump. Three moves are missing.
