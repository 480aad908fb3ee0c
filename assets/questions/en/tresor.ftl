### Treasure Seekers: the teacher’s sheet (assets/questions/tresor.toml).

show = Put sixteen beans in the middle. Make a step, a capture, and take a bean. Enter the treasure by a plain step.
talk = When a seeker enters, how many lentils have the defenders at most? Count the seekers that they may have taken, and say who wins.
count = The seekers, whose pieces are white, are to play. The piece in the ring is on b5. How many different steps can it make?
count-answer = Three: a5, b4 and c5. It follows the lines, and these three points are empty.
find = The seekers are to play. Which piece enters the treasure square?
find-answer = The piece on c4: by a plain step it enters, and the game is won.
why = The seeker on b4, where the figure 1 is, would like to jump over c4 into the treasure square. Why is that forbidden?
why-answer = The treasure square is entered only by a plain step, never by jumping.
