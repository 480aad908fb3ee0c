### Reversi: the teacher’s sheet (assets/questions/reversi.toml).

show = Place a disc, look in all eight directions, turn over. Show a case where nothing can be turned over.
talk = Why is a disc in a corner never turned over? Try to frame it.
count = White places a disc on d6, where the letter A is. How many black discs does it turn over?
count-answer = Five: d5 and d4, e6 and f6, c5. Each row is framed by the new disc and another white one.
find = White is to play. Which corner can White take?
find-answer = The corner a1. It is the only corner where black discs are turned over, and a disc in a corner is never turned over.
why = Black is to play. Why must Black pass?
why-answer = Wherever Black places a disc, it frames no white one: whoever can turn nothing over passes.
