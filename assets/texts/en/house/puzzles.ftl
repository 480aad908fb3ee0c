### Tablier — problems.

problem-title = Problems
problem-subtitle = Only one move is right.
problem-day = The problem of the day
problem-day-solved = Solved.
problem-solve = Solve it
problem-number = Problem { $n }
problem-part = { $k } of { $n }
problem-of-solved = of { $n } solved
problem-solved-of = { $k } of { $n } solved
problem-heard-solved = solved
problem-none-subtitle = A position, one good move to find
problem-none = No problem for these games.
problem-empty = You can enjoy the games without them.
# $game: the name of a game; $degree: problem-degree-…
problem-day-of = { $game } · { $degree }
problem-degree-1 = easy
problem-degree-2 = medium
problem-degree-3 = hard
# $nodes: the positions that the search looked at
problem-proved = proved by the rules
problem-searched = the best move by far in a search of { $nodes } positions
# $side: <game>-side-0-title; $turns: the moves of this side to the win, 0 where the first one is enough
problem-goal-win =
    { $turns ->
        [0] { $side }: find the move that wins.
        [1] { $side }: win in one move.
       *[other] { $side }: win in { $turns } moves.
    }
problem-goal-draw = { $side }: find the only move that does not lose.
problem-goal-best = { $side }: find the best way to play these dice.
problem-goal-choice = { $side }: what would you do? One choice is far better than the others.
problem-goal-fewest = { $side }: reach the goal in { $turns } moves.
problem-wrong = That is not it.
# The answer to a wrong move; $moves: a turn in the notation
problem-goes-on = The turn goes on: { $moves }.
problem-reply = The reply: { $moves }.
problem-reply-wins = The reply: { $moves }. It wins the game.
# $n: the moves left after the reply
problem-late =
    { $n ->
        [0] The game goes on: the win had to come at once.
        [1] There is no win in one move any more.
       *[other] There is no win in { $n } moves any more.
    }
# $n: the moves to the win; $best: those that were enough
problem-longer =
    { $best ->
        [1] There is still a win, but in { $n } moves instead of one.
       *[other] There is still a win, but in { $n } moves instead of { $best }.
    }
problem-not-in-time = This move does not win in { $n } moves.
problem-now-loss = The game is now lost: that is proved.
problem-now-draw = The game is now a draw at best: that is proved.
# $worth, $best and $other: what moves are worth, in two or three words
problem-less = On average: { $worth }. With the best move: { $best }.
problem-less-about = Estimated value: { $worth }. With the best move: { $best }.
# $told: a sentence that begins with the name of a side
problem-less-figures = With the best move, { $told }
# $n: the moves left; $best: those that would be left after the right move
problem-more-moves =
    { $best ->
        [0] After this move it takes { $n } more. The right move reaches the goal.
        [1] After this move it takes { $n } more. After the right move, one is enough.
       *[other] After this move it takes { $n } more. After the right move, { $best } are enough.
    }
problem-retry = Try again
# Why the right move is right; $reason: one or two whole sentences
problem-hint-reason = The right move: “{ $reason }”
problem-hint-help = Where to look, then why, then which move ({ KEY("hint") })
problem-why = { $moves }: “{ $reason }”
problem-whatever =
    { $n ->
        [1] Whatever the reply, the next move wins.
       *[other] Whatever the replies, the win comes { $n } moves later.
    }
problem-others-lose = All the other moves lose: that is proved.
problem-others-draw = No other move wins: that is proved.
problem-best = On average: { $worth }. With the best of the other moves: { $other }.
problem-best-about = Estimated value: { $worth }. With the best of the other moves: { $other }.
problem-others-longer =
    { $n ->
        [1] With any other move it takes at least one more.
       *[other] With any other move it takes at least { $n } more.
    }
problem-solved = Well done, that is it!
problem-shown = Here is the solution.
problem-show = Show the solution
problem-next = Next
# What is said of this button
problem-next-told = Next, another problem
problem-again = Start again
# $games: the names of the games
problem-unusable = A file of problems is damaged: { $games }. The other problems and the games still work. Reinstall Tablier to repair it.
problem-broken = The file of solved problems could not be read. It has not been deleted, but set aside as { $file }.
error-problem-not-kept = That is it, but the tick could not be saved: the folder or the disk refuses.
problem-print = Print
# $game: <game>-name
problem-print-of = Print problems: { $game }
problem-send = Save for a friend…
# $game: <game>-name
problem-send-of = Save a problem for a friend: { $game }
problem-send-which = A problem for a friend
problem-saved = Problem saved
problem-list = All the problems
problem-continue = Continue
