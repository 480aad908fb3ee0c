### Tablier — advice, what steps are worth, reasons, the professor.

hint-where = Look around here.
hint-where-rather = On second thoughts, rather around here.
# $step: the move as written
hint-step = Hint: { $step }
# $moves: a turn of several moves, as the list writes it
hint-turn = Hint: { $moves }.
hint-thinking = The computer is looking for a hint…
hint-before-dice = There is no hint before the dice are rolled.
hint-after-turn = The turn has been played: just end it.
# To one who plays alone, the last mistake; $number: the number of the move, $n: the moves that it costs
hint-mistake =
    { $n ->
        [one] Move { $number } costs one more.
       *[other] Move { $number } costs { $n } more.
    }
button-way-back = Back to before move { $number }
# An advice from nearer; $step: the step written; $reason: fact-…, a whole sentence; $worth: worth-…
hint-otherwise = Otherwise ({ $step }): { $reason }
hint-alike = Other moves are worth nearly as much.
hint-same = The other moves lead to the same result.
hint-computed = Only the search prefers it to { $step } ({ $worth }).
hint-cut = Search cut short: time ran out.
hint-only = Only one move is possible. Click it, or type 1, to see what follows.
# Of the other moves one knows only that they are not worth more
hint-known = No other move seems better. Click it, or type 1, to see what follows.
# $n: 2 or 3
hint-best = The { $n } best moves. Click one of them, or type its number, to see what follows.
hint-best-turns = The { $n } best ways to begin the turn. Click, or type a number, to see what follows.
hint-ranked = { $number } · { $step } · { $worth }
hint-ranked-help = Show what follows on the board
# What the line shows of a move; $moves: turns as they are written; $reason: fact-…, a whole sentence about the last of them
later-allowed = Expected: { $moves }. { $reason }
later-missed = The best move led to { $moves }. { $reason }
# The turns of a line, and who plays the last of them
later-by = { $moves } ({ $side })
# What a move is worth; $n: turns, or points; $percent: a number from 0 to 100
worth-sentence = Outlook for { $side }: { $worth }.
worth-win = proven win
worth-win-in =
    { $n ->
        [one] win in one move
       *[other] win in { $n } moves
    }
worth-draw = draw with best play
worth-loss = proven loss
worth-loss-in =
    { $n ->
        [one] loss in one move
       *[other] loss in { $n } moves
    }
# The same on a button, beside a whole turn: as few words as can be
worth-brief-win = proven win
worth-brief-win-in = win in { $n }
worth-brief-draw = draw
worth-brief-loss = proven loss
worth-brief-loss-in = loss in { $n }
worth-chances = { $percent }%
worth-at-most = at most { $percent }%
# An estimate is never certain
worth-hardly = less than 1%
worth-nearly = more than 99%
worth-points =
    { $n ->
        [one] { $sign }{ $n } point
       *[other] { $sign }{ $n } points
    }
# A line shown on the board
button-line-stop = Pause
button-line-on = Go on
button-line-again = Watch again
button-line-back = Back
button-line-back-help = One move back (left arrow)
button-line-forward = Forward
button-line-forward-help = One move forward (right arrow)
button-line-end = Return
# The teacher
button-teacher = Teacher
button-teacher-help = Asks before a move that loses a lot. Click: gentle, strict, or absent.
teacher-off = The teacher is silent.
teacher-gentle = Gentle teacher: only blunders are mentioned.
teacher-strict = Strict teacher: every inaccuracy is mentioned.
teacher-consent = The teacher will speak to every side. Is everybody happy with that?
teacher-consent-yes = Everybody is happy
teacher-consent-no = Play without a teacher
teacher-allowed = Are you sure? { $reason }
teacher-missed = Are you sure? Another move is better: “{ $reason }”
teacher-loses = Are you sure? This move loses; that is proven.
button-play-anyway = Play it anyway
button-take-back = Take it back
# What is true of a move, by computation; $other: the other side, or fact-another
fact-another = another side
fact-wins = This move wins the game.
fact-loses = This move loses the game.
fact-draws = This move draws the game.
fact-can-win = After this move, the same turn can still win.
fact-gives-win =
    { $rivals ->
        [one] After this move, the opponent can win at once.
       *[other] After this move, an opponent can win at once.
    }
fact-only = This is the only move that avoids losing at once.
fact-avoids = This move avoids losing at once.
fact-forces = Whatever the opponent plays, the next turn wins.
fact-takes =
    { $n ->
        [one] This move takes a piece.
       *[other] This move takes { $n } pieces.
    }
fact-exposed = This move leaves a piece to be hit: { $chances } chances in 36.
# What is proven, after a hint
badge-exact = proven
badge-estimate = estimated value
