### Shut the box: the teacher’s sheet (assets/questions/boite.toml).

show = Play a whole game on the board, aloud: roll, name the choices, shut, count what is left.
talk = Which flaps stay open most often? Write down everyone’s points, and find out why large flaps are expensive.
count = All the flaps are open, and the dice show 4 and 3. How many choices are there to shut flaps?
count-answer = Two: 4 and 3 together, or 7, which is their sum.
find = All the flaps are open, and the dice show 6 and 3. What is it better to shut?
find-answer = The 9. On average, fewer points are left in the end: 9 is shut only by 6 and 3 or 5 and 4, 3 and 6 by many other rolls.
why = 1, 4 and 7 are left, and the dice show 3 and 2. Why is the game over, and with how many points?
why-answer = You could shut 3, 2 or 5, but none of these flaps is still open. 1 + 4 + 7 are left: 12 points.
