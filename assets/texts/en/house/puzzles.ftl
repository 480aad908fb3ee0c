### Tablier — problems.

problem-title = Problems
problem-subtitle = One move alone is right.
problem-day = The problem of the day
problem-day-solved = It is solved.
problem-solve = Solve it
problem-number = Problem { $n }
problem-part = { $k } of { $n }
problem-of-solved = of { $n } solved
problem-solved-of = { $k } of { $n } solved
problem-heard-solved = solved
problem-none-subtitle = A position, one good move to find
problem-none = No problem for these games.
problem-empty = One plays very well without them.
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
problem-goal-choice = { $side }: what to do? One choice is far better than the others.
problem-goal-fewest = { $side }: reach the goal in { $turns } moves.
problem-wrong = That is not it.
problem-wrong-loses = That is not it: this is how the opponent wins.
problem-wrong-late = That is not it: after this reply there is no win in one move.
problem-solved = Well done, that is it!
problem-shown = This is the solution.
problem-show = Show the solution
problem-next = Next
problem-again = Start again
# $games: the names of the games
problem-unusable = A file of problems is damaged: { $games }. The other problems and the games are still there. Reinstall Tablier to repair it.
problem-broken = The file of the problems solved could not be read: it is not erased, but set aside as { $file }.
error-problem-not-kept = That is it, but the tick could not be kept: the folder or the disk refuses.
problem-print = Print
# $game: <game>-name
problem-print-of = Print problems: { $game }
problem-list = All the problems
problem-continue = Continue
