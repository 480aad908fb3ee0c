### The L game: the teacher’s sheet (assets/questions/crosses.toml).

show = Put down the L after turning it, after turning it over, after sliding it. Show that one of its four cells must stay the same.
talk = How many places has an L on an empty board? Begin with a single orientation, then look for all eight.
count = Red, whose L has dots, is to play. In how many ways can Red move it?
count-answer = Three. With a2 and a3: either a4 and b2, or a4 and b4, or b2 and c2. At least one cell of the L stays the same.
find = Blue, whose L has crosses, is to play. Where does it go to block Red, with a neutral piece moved afterwards?
find-answer = On b2, c2, c3 and c4, the only place that allows it. The neutral piece on c1 then goes to b1, and the L of Red has nowhere to go.
why = Blue, whose L has crosses, is to play. Why has Blue lost?
why-answer = No other free place keeps a cell of the L: Blue cannot move it any more.
