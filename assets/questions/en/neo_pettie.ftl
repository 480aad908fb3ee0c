### Neo-Petteia: the teacher’s sheet (assets/questions/neo_pettie.toml).

show = Frame a man between two others and take it. Then pin one against the edge. Slip in between two enemy men at no risk.
talk = Where is a man taken most easily: in the middle, at the edge or in the corner? Count the sides that have to be closed.
count = The white man on d3 advances to d4, where the figure 1 is. How many black men does it take?
count-answer = Three: c4, d5 and e4. Each is framed by the man that arrives and another white man.
find = White is to play. Which man moves, and where, to take a black man?
find-answer = The man on f4 goes to f5: the black man on e5 is framed by d5 and f5.
why = The white man on g4 goes to g5, where the figure 1 is. Why does it take nothing?
why-answer = Two black men stand side by side, on e5 and f5. A single man is framed, not two in a row.
