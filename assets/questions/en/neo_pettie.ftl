### Neo-Petteia: the teacher’s sheet (assets/questions/neo_pettie.toml).

show = Sandwich a piece between two others and take it. Then pin one against the edge. Slip in between two opposing pieces at no risk.
talk = Where is a piece taken most easily: in the middle, on the edge or in the corner? Count the sides that have to be closed.
count = The white piece on d3 moves to d4, where the figure 1 is. How many black pieces does it take?
count-answer = Three: c4, d5 and e4. Each is sandwiched between the piece that arrives and another white piece.
find = White is to play. Which piece moves, and where, to take a black piece?
find-answer = The piece on f4 moves to f5: the black piece on e5 is sandwiched between d5 and f5.
why = The white piece on g4 moves to g5, where the figure 1 is. Why does it take nothing?
why-answer = Two black pieces stand side by side, on e5 and f5. A single piece can be sandwiched, but not two in a row.
