### Reversi: the teacher’s sheet (assets/questions/reversi.toml).

show = Place a disc, look in all eight directions, flip. Show a case where nothing can be flipped.
talk = Why is a disc in a corner never flipped? Try to outflank it.
count = White places a disc on d6, where the letter A is. How many black discs does it flip?
count-answer = Five: d5 and d4, e6 and f6, c5. Each row is outflanked by the new disc and another white one.
find = White is to play. Which corner can White take?
find-answer = The corner a1. It is the only corner where black discs are flipped, and a disc in a corner is never flipped back.
why = Black is to play. Why must Black pass?
why-answer = Wherever Black places a disc, it outflanks no white one: a side that cannot flip a disc passes.
