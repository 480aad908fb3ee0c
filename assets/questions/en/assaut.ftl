### Assault: the teacher’s sheet (assets/questions/assaut.toml).

show = Set out the soldiers and two officers. Advance a soldier, jump with an officer, then miss a capture: the officer is huffed.
talk = Are the two sides equal? After two games, compare: who wins more often in the class, the soldiers or the officers?
count = The soldiers are to play. The soldier in the ring is on d2. How many different steps can he make?
count-answer = Three: c3, d3 and e3. A soldier always comes nearer to the fortress.
find = Eight soldiers are in the fortress already. Which step wins at once?
find-answer = The soldier on b4 goes to c5: nine soldiers occupy the fortress. It is the only step that does so.
why = The officer on d6 would like to jump to d3, where the figure 1 is. Why is that forbidden?
why-answer = Two soldiers stand one behind the other, on d5 and d4. Only one soldier is jumped at a time, and the point just behind must be free.
