### Tablier — the table: buttons, menu, refusals, ends of games.

button-undo = Undo
button-redo = Redo
button-hint = Hint
button-rules = Rules
button-menu = Menu
button-undo-help = Undo the last move ({ KEY("undo") })
button-redo-help = Redo the move taken back ({ KEY("redo") })
button-hint-help = Where to look, then which move and why, then the three best ({ KEY("hint") })
button-rules-help = The rules, without leaving the game ({ KEY("rules") })
button-why = Why?
button-menu-help = Resign, rematch, settings… ({ KEY("escape") })
button-play-now = Play now
button-play-now-help = The computer plays the best move found so far.
# Looking on while computers play
button-watch-back = Back
button-watch-back-help = One move back ({ KEY("watch-back") }); the computers wait.
button-watch-forward = Forward
button-watch-forward-help = One move forward ({ KEY("watch-forward") }); the computers wait after it.
button-pause = Pause
button-pause-help = The computers wait
button-go-on = Go on
button-go-on-help = The computers play again
button-pace-slow = Speed: slow
button-pace-normal = Speed: normal
button-pace-fast = Speed: fast
button-pace-none = No waiting
button-pace-help = Play faster, or slower again
watch-paused = The game is paused.
button-whole = Whole board
button-whole-help = See all of the board, smaller. You can also turn the wheel, or press the key { KEY("farther") }.
button-near = Closer view
button-near-help = See the board larger, with a small map. You can also turn the wheel, spread two fingers or press the key { KEY("nearer") }.
button-stop = Stop
button-end-turn = Confirm
button-end-turn-help = The turn goes to the opponent ({ KEY("enter") })
button-roll = Roll the dice
# What is said of a side that has just passed. $side: <game>-side-0-title
call-pass = { $side } cannot play and passes.
# $moves: moves in the notation
forced-turn = Only one move is possible: { $moves }.
button-forced = Play this move
button-forced-help = Nothing else can be played in the whole turn.
# Nobody can hinder the other any more: the computer may finish the race for all
race-button = Finish the race
race-help = Neither side can hinder the other any more: the computer can play the rest for everybody.
race-question-one = The computer plays its best, for both sides, with the dice sealed before. It can be stopped at any time. The game counts as one with hints.
race-question-several = The computer plays its best, for everybody, with the dice sealed before. It can be stopped at any time. The game counts as one with hints. Does everybody agree?
race-yes-one = Finish the race
race-yes-several = Everybody agrees
race-no = Play it myself
race-running = The computer finishes the race for everybody.
race-stop-help = Everybody plays for themselves again.
button-seal = See the seal of the dice
button-pass = Pass
button-flip = Turn the board round
button-hide-panel = Hide the panel
button-show-panel = Show the panel

undo-nothing = No move to undo.
redo-nothing = No move to redo.

menu-game-resign = Resign
menu-game-draw = Offer a draw
menu-game-rematch = Rematch
menu-game-rematch-help = The same game with sides exchanged.
menu-game-new = New game
menu-game-save = Save as…
menu-game-take = Save, print…
menu-game-picture = Save the picture…
menu-game-print = Print the position…
menu-game-copy = Copy the position
menu-game-copy-as = Copy the position…
menu-game-copy-turns = Copy the list of moves
menu-game-keys = Keys
menu-game-settings = Settings
menu-game-shelf = Back to the games
menu-game-shelf-help = The game is saved: one click resumes it.
menu-game-quit = Quit Tablier
menu-game-continue = Go on playing
# $game: its name, $n: the number of moves
menu-game-where =
    { $n ->
        [0] { $game }
        [one] { $game }, { $n } move
       *[other] { $game }, { $n } moves
    }
menu-game-kept = the game is kept
menu-game-sentences = Moves in whole sentences
menu-game-sentences-on = yes
menu-game-sentences-off = no
menu-group-game = This game
menu-group-understand = Understand
menu-group-table = The table
menu-group-keep = Keep
# After the end
menu-game-look = Look at the board

# Resigning: <game>-price-1, -2, -3 when the price can be chosen
resign-question = Resign this game?
# $side: the one who resigns, title; with three or four players
resign-question-several = { $side } resigns. The computer can take the seat, and the game goes on for the others. If it ends here, the other sides share the point.
resign-question-team = { $side } resigns. The computer can take the seat, and the game goes on for the others. If it ends here, the other team wins.
resign-computer = Give the seat to the computer
resign-end = End the game
resign-handed-over = The computer now plays for { $side }.
resign-price = What does resigning cost?
resign-confirm = Resign
resign-cancel = Go on playing
resign-refused = The computer thinks it can win more: it declines.

# Draw: $side is <game>-side-0
draw-question = A draw is offered by { $side }: accept it?
draw-accept = Accept the draw
draw-decline = Go on playing

# The turn is played, to be confirmed (a game may have its own: <game>-prompt-end)
prompt-end = The move is played: { $side } to confirm it, or take it back.
turn-computer = The computer is thinking…
# One more game between those who end level
end-play-off = Play off
end-play-off-help = One more game between those who are level.
match-playoff = play-off
# The table at the end of a game; one column of points, or two in a match
league-title = League table
league-points = points
league-game = game
league-total = total
# $side: a side (title), $name: the name written
league-seat = { $side } · { $name }
captured = Pieces taken

board-turned = The board has been turned round.
board-turned-back = The board has been turned back.
board-fixed = This board cannot be turned round.
marks-all = All the legal moves are shown.
marks-shown = Legal moves are marked.
marks-hidden = Legal moves are no longer marked.
sound-off = Sound off.
sound-on = Sound on.
coordinates-off = Coordinates hidden.
coordinates-border = Coordinates along the edge of the board.
coordinates-every = Coordinates everywhere.
copied = Copied.

dice-result-one = { $side }: { $first }
dice-enter = Enter the dice rolled on the table.
dice-commit = The draw is sealed: { $seal }
dice-again = The dice of the previous game, seal { $seal }.
lots-again = The draw of the previous game, seal { $seal }.
dice-commit-help = This seal, shown before the first roll, proves at the end that no die was changed.
# Below the name of a side
pip-note = Pips: { $n }
pip-help = The pip count: the points still to travel.
cube = Cube
cube-help = The die that shows the stake of the game.

refusal-game-over = The game is over.
refusal-stuck = This piece cannot move.
refusal-not-your-turn = It is not this side’s turn.
refusal-computer-thinks = The computer is thinking: it is its turn.
refusal-computer-side = This side is played by the computer.
refusal-nothing-here = There is nothing to play here.
refusal-die-used = This die has already been played.
refusal-die-stuck = Nothing can be played with this die.
refusal-die-early = Roll the dice first.
typed = Place: { $typed }
typed-unknown = No place is called “{ $typed }”.
refusal-choose-man = Choose a piece first.
refusal-choose-target = Now choose where to put it.
refusal-replaying = You are looking back: return to the last move to play.
refusal-unknown-step = This move cannot be read: type d6, for example.

# $side: <game>-side-0
ending-gave-up = The game has been resigned.
ending-gave-up-by = Game resigned by { $side }.
ending-gave-up-computer = The computer resigns. Undo to go on.
ending-gave-up-watched = The computer resigns. Go back to play on.
# $side : <game>-side-N
computer-knows-loss = The game is lost for { $side } unless the other side errs: the computer makes it last.
ending-agreed-draw = Both sides agree to a draw.
ending-left = The game stops here.

end-title-game = End of the game
end-rematch = Rematch
end-again = Play again
end-next-game = Next game
end-same-dice = The same dice
end-same-dice-help = Play the game again, everybody on the same side, with the same dice in the same order.
end-same-lots = The same draw
end-same-lots-help = Play the game again, everybody on the same side, with the same drawing of lots.
end-shelf = Back to the games
# $name: a person or a level of the computer
end-wins-one = { $name } wins
# $name: several names, list-and
end-wins-several = { $name } win
# $n: points
end-fact-best = The best score so far: { $n }.
# $name: level-…; $n: the turns played
end-fact-first =
    { $n ->
        [one] First win against { $name }, in { $n } turn.
       *[other] First win against { $name }, in { $n } turns.
    }
# $name: an opponent
end-fact-row = { $n } wins in a row against { $name }.
end-fact-record =
    { $won ->
        [0] No win against { $name }, in { $n } games.
        [one] { $won } win against { $name }, in { $n } games.
       *[other] { $won } wins against { $name }, in { $n } games.
    }
# $side: <game>-side-0; $score and $other: the points of the match
match-won = Match won by { $side }, { $score } to { $other }.

# $scores: "2 – 1"; $n: the points that win the match
match-standing =
    { $n ->
        [one] { $scores } · to { $n } point
       *[other] { $scores } · to { $n } points
    }

# $k: the number of the game, $n: how many there are
match-round = game { $k } of { $n }
# $points: score-points; $who: the person or the computer
match-note = { $points } · { $who }
# $name: the name of a seat or of a side (title), $score: its points
match-seat-score = { $name }: { $score }
# $score: the points of each
match-drawn = The match is drawn, { $score } all.
# $names: several names, list-and
match-shared = Match won jointly by { $names }, { $score } each.
# $sides: several sides, list-and
wins-together = Game won by { $sides }.
# $side: the name of a person
wins-named = { $side } wins.
turn-moves = { $side }: { $moves }
turn-thrown = { $side } · { $moves }
turn-dice = { $dice }: { $moves }
turn-drawn = Drawn: { $moves }
turn-pass = pass

# Real dice: $side is <game>-side-0; $n the number of the die
menu-game-dice = Dice
menu-game-lots = Drawing of lots
dice-enter-side = Enter the dice rolled for { $side }.
dice-enter-keys = Click each die, or press the keys 1 to 6.

# After games won, or lost, in a row at one level. $next: level-…
next-level-up = { $n } wins in a row: the level { $next } is waiting.
next-level-down = { $n } losses in a row: the level { $next } is not as strong.
next-level-take = At level { $next }
next-level-stay = No thanks
