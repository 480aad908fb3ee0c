### Tablier — a game that ended, looked at again.

end-review = Review the game
end-review-help = The game move by move: what was good, what was less good, and why.
review-begin = The start of the game. Step forward with the right arrow, the wheel, or a click on the curve.
# $n: the decisions that are looked at
review-long = The game is very long: only its last { $n } decisions are analysed.
review-left-out = This move is not analysed: the game is too long.
review-unknown = This move is not analysed yet.
review-forced = There was only one possible move.
review-to-check = To be checked: this move looks weak; the analysis will come back to it.
# Beside the name of the game; $done decisions of $whole analysed
review-progress = Analysis: { $percent }%
review-stopped = Analysis interrupted: { $percent }%
# $n: moves that the second analysis is still to see
review-checking =
    { $n ->
        [one] { $n } move still to be checked
       *[other] { $n } moves still to be checked
    }
review-summary = Figures
review-stage = Each move is compared with all others by a quick analysis, the first of three: about a third of a second. What looks bad is checked by the longer analysis of a hint; only then is it called a mistake. “Proven”: certain to the end of the game. “Estimated”: what this analysis expects. An inaccuracy loses at least 5 points of winning chances, a mistake 10, a blunder 15. Decisions analysed: { $done } of { $whole }.
review-plain = The computer is running without its accelerators, so the analysis is slower.
# An error on the curve
review-legend-0 = inaccuracy
review-legend-1 = mistake
review-legend-2 = blunder
review-class-0 = Inaccuracy.
review-class-1 = Mistake.
review-class-2 = Blunder.
# $step: the best move, written; $best, $played: what the two are worth
review-better = Better: { $step } ({ $best }, against { $played }).
# $before: what had been played in this turn
review-better-after = After { $before }, better: { $step } ({ $best }, against { $played }).
# $reason: fact-…, a whole sentence
review-good = Well played. { $reason }
review-only = Well played: the other moves were clearly worse.
# $accuracy: review-accuracy, as long as the analysis is not finished
review-so-far = { $accuracy } so far
review-accuracy = accuracy { $percent }%
# $imprecise, $errors, $blunders: how many
review-counts =
    { $imprecise ->
        [0] no inaccuracy
        [one] { $imprecise } inaccuracy
       *[other] { $imprecise } inaccuracies
    }, { $errors ->
        [0] no mistake
        [one] { $errors } mistake
       *[other] { $errors } mistakes
    }, { $blunders ->
        [0] no blunder
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }
# $side: the side, title
review-player = { $side }: { $figures }.
# $gain: a number with its sign, in games won or in points; $n: without its sign
review-luck-games =
    { $n ->
        [one] luck: { $gain } game
       *[other] luck: { $gain } games
    }
review-luck-points =
    { $n ->
        [one] luck: { $gain } point
       *[other] luck: { $gain } points
    }
review-throw-games =
    { $n ->
        [one] Luck of this roll: { $gain } game.
       *[other] Luck of this roll: { $gain } games.
    }
review-throw-points =
    { $n ->
        [one] Luck of this roll: { $gain } point.
       *[other] Luck of this roll: { $gain } points.
    }
review-skill-games =
    { $n ->
        [one] without luck: { $gain } game
       *[other] without luck: { $gain } games
    }
review-skill-points =
    { $n ->
        [one] without luck: { $gain } point
       *[other] without luck: { $gain } points
    }
review-find-better = Find better
review-find-whose = Whose errors would you like to try again?
# $side: the side, title; $n: how many errors
review-find-side =
    { $n ->
        [one] { $side }: { $n } error
       *[other] { $side }: { $n } errors
    }
review-find-none = No error in this game.
review-find-none-yet = No error so far. The analysis goes on.
# $n: points of winning chances
review-find-none-from = No mistake of { $n } points or more so far.
# $least: setting-find-from-…
review-find-from = Mistakes to correct: { $least }
# $n of $of: which error; $side: the side, title; $step: what was played
review-find = Find better, { $n } / { $of }. { $side } played { $step }. What would you play instead?
# A move of the turn is found, the turn is not over
review-find-on = Good so far. What next?
review-looking = Looking at this move…
review-found = Well found!
review-not-yet = Not yet.
review-again = Try again
review-next = Next error
review-skip = Skip
review-solution = See the solution
review-return = Back to the game
review-trying = Just trying: nothing is saved.
review-resume = Play from here
review-resume-who = A new game begins from this position. Who plays?
# $side: the side; $level: the level of the computer
review-resume-side = Play { $side } against the computer ({ $level })
review-resume-people = Play all sides yourself
review-resume-alone = Play on alone
review-go-on = Go on reviewing
review-leave = Leave this game
# The buttons of the review
review-button-start = Start
review-button-start-help = The beginning of the game ({ KEY("review-start") })
review-button-back = Back
review-button-back-help = One move back ({ KEY("review-back") }, or the wheel)
review-button-play = Play
review-button-play-help = Let the game play by itself, or stop it ({ KEY("review-play") }, or Space). { KEY("review-pace") } changes its speed.
review-button-forward = Forward
review-button-forward-help = One move forward ({ KEY("review-forward") }, or the wheel)
review-button-end = End
review-button-end-help = The end of the game ({ KEY("review-end") })
review-button-best = Show better
review-button-best-help = The best move instead of this one, and what should follow ({ KEY("review-best") })
review-button-reply = Show the reply
review-button-reply-help = The reply expected to the move played ({ KEY("review-reply") })
review-button-find = Find better
review-button-find-help = Look for a better move yourself at each error ({ KEY("review-find") })
review-button-try = Try out
review-button-try-help = Play freely from here; nothing is saved ({ KEY("review-try") })
review-button-resume = Play from here
review-button-resume-help = Begin a new game from this position
review-button-summary = Figures
review-button-summary-help = Accuracy of each player, errors, luck ({ KEY("review-summary") }). The analysis is quick, the first of three: a third of a second a move. “Proven”: certain to the end; “estimated”: what is expected.
review-button-menu = Menu
review-button-menu-help = Speed, settings, back
key-review-best-does = Show the best move and what should follow.
key-review-reply-does = Show the expected reply to the move played.
key-review-find-does = Find better moves, one error after another.
key-review-try-does = Try moves freely from here.
key-review-play-does = Let the game play by itself, or stop it.
key-review-pace-does = Change the speed.
key-review-summary-does = Open the figures.
key-review-back-does = One move back; upwards, one turn.
key-review-forward-does = One move forward; downwards, one turn.
key-review-start-does = Go to the beginning of the game.
key-review-end-does = Go to the end of the game.
