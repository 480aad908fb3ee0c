### Tablier — animation, blackboard, vote, what is hidden.

animation-title = Class
animation-subtitle = Show some games to a class, and nobody leaves them by accident.
animation-help = Some games, some levels, settings that stay: for a class or an evening.
animation-open = Class…
animation-begin = Begin the class
animation-name = Name (year 4, Tuesday…)
animation-unnamed = no name
animation-new = New
# $n: the number of a new one
animation-number = Group { $n }
animation-erase = Erase this class
animation-games = Games shown
animation-all = all
animation-levels = Levels of the computer
animation-given = Help offered
animation-given-advice = advice
animation-given-professor = teacher
animation-given-lessons = lessons and problems
animation-given-review = review
animation-given-print = printing
animation-given-earlier = games already begun
animation-changed = What children may change
animation-given-sound = the sound
animation-given-board = the marks on the board
animation-given-rules = the rule and the dice
animation-screen = For everybody
animation-projector = projector
animation-fullscreen = full screen
animation-silent = no sound
animation-real-dice = real dice
animation-word = Word to end it
animation-word-none = No word: a plain question
animation-word-help = This word keeps people from leaving by accident. It is no lock: it is written in a file.
animation-word-forgotten = Word forgotten? Start tablier --leave-animation: the class ends at once.
animation-word-asked = Type the word to end the class.
animation-word-wrong = It is not that word.
animation-leave-sure = End the class? Everything goes back to what it was.
animation-leave = End the class…
animation-leave-now = End the class
animation-resume = Go on
animation-to-games = All games of the class
animation-ended = The class has ended.
animation-none = No class is under way.
error-animation-not-saved = The class could not be kept: the folder or the disk refuses.
error-animations-full = The list of classes is full: not all could be taken in. They stay in the file.
error-animation-broken = The file of classes could not be read: it is not erased, but the list begins again empty.
animation-programme = Programme
# $n: how many points
animation-prepare = { $n ->
    [0] Prepare the programme
    [one] { $n } point on the programme
   *[other] { $n } points on the programme
  }
animation-points = { $n ->
    [0] Points
    [one] { $n } point
   *[other] { $n } points
  }
animation-programme-empty = Nothing yet: choose what will be shown.
animation-programme-help = During the class, Page Down shows the next point, Page Up the one before.
animation-add = Add
animation-game = Game
animation-who = Who plays
animation-add-game = Add a game
animation-add-position = Paste a position
animation-add-position-help = The position is copied first, in the editor or at the table.
animation-no-position = The clipboard holds no position of a game.
# $degree: problem-degree-…
animation-problems = Problems: { $degree }
animation-persons = two people
# $level: the name of a level
animation-level = against the computer, { $level }
# $game: <game>-name, $who: who plays, $n: a number, $title: the title of a lesson
animation-point-problem = { $game }: problem { $n }
animation-point-lesson = { $game }: { $title }
animation-point-demo = { $game }: demonstration
animation-point-game = { $game }: a game, { $who }
animation-point-position = { $game }: a position, { $who }
animation-point-up = Up
animation-point-down = Down
animation-point-away = Remove
# $what: a point of the programme
animation-next = Next: { $what }
animation-next-help = The next point of the programme (Page Down).
animation-before-help = The point before on the programme (Page Up).
animation-quiet = Time to think
animation-quiet-help = A quiet time to look for it. No game is lost when it ends.
# $n: minutes
animation-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
animation-quiet-pause = Pause the time
animation-quiet-on = Let the time go on
animation-quiet-end = Take the time away
animation-quiet-over = The time has passed
# $time: what is left
animation-quiet-paused = { $time } paused
key-animation-does = During a class: the programme, the time to think, the end.
key-animation-next-does = During a class: the next point of the programme.
key-animation-before-does = During a class: the point before on the programme.

# --- The blackboard: what one draws and asks at a board
blackboard-title = At the board
draw-begin = Draw
draw-wipe = Wipe all
draw-wipe-help = Wipe away the arrows and circles of this position.
draw-end = Done
draw-end-help = Play again. The drawings stay.
draw-prompt = Drag to draw an arrow, click to circle a place. With keys: Enter begins and ends.
# $what: an arrow or a circle
draw-from = Being drawn: { $what }.
draw-colour-1 = Green, solid
draw-colour-2 = Red, dashed
draw-colour-3 = Blue, double
draw-colour-4 = Yellow, dotted
# $start and $end: places
drawn-arrow-1 = green arrow from { $start } to { $end }
drawn-arrow-2 = red arrow from { $start } to { $end }
drawn-arrow-3 = blue arrow from { $start } to { $end }
drawn-arrow-4 = yellow arrow from { $start } to { $end }
drawn-circle-1 = green circle around { $place }
drawn-circle-2 = red circle around { $place }
drawn-circle-3 = blue circle around { $place }
drawn-circle-4 = yellow circle around { $place }
drawn-new = Drawn: { $what }.
drawn-wiped = Wiped away: { $what }.
drawn-all-wiped = Everything is wiped away.
drawn-none = Nothing is drawn here.
key-draw-does = Draw, or stop: 1 to 4 chooses the colour, Enter begins and ends an arrow.
key-chalk = Right button
key-chalk-does = { SYSTEM() ->
    [macos] Circle a place, or draw an arrow to another one; the same again wipes it away. ⇧, ⌘ or ⌥ changes the colour. What is in the hand is put back first.
   *[other] Circle a place, or draw an arrow to another one; the same again wipes it away. Shift, Ctrl or Alt changes the colour. What is in the hand is put back first.
  }

# --- The vote of a class
vote-open = Vote
vote-title = Vote
vote-not-now = A vote is held when a person is to play and has a choice.
# $letter: A to D; $side: a side; $step: a move
vote-propose = { $side }: play move { $letter } on the board. At least two are needed.
vote-propose-more = Play another move, { $letter }, or vote.
vote-full = Four moves have been proposed: vote.
vote-proposed = { $letter }: { $step }. The next one, or vote.
vote-same = { $step } is proposed already.
vote-begin = Vote
vote-take-away = Remove the last
vote-bar = { $letter } · { $step }
# $n : combien de coups proposés ; $last : la lettre du dernier
vote-prompt =
    { $n ->
        [2] Vote: A or { $last }, or click.
       *[other] Vote: A to { $last }, or click.
    }
# $n: how many have voted; $most: how many pupils
vote-cast = { $n ->
    [0] Nobody has voted.
    [one] One vote.
   *[other] { $n } votes.
}
vote-cast-of = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
} of { $most }.
vote-all-voted = Everybody has voted.
vote-reveal = Show
# $n: how many pupils vote
vote-pupils = { $n ->
    [0] Not counted
    [one] { $n } pupil
   *[other] { $n } pupils
  }
vote-fewer = One pupil fewer
vote-more = One pupil more
vote-propose-again = Change the moves
vote-anew = Vote again
vote-play = Play { $letter }
# $n: the votes for A; $total: all of them
vote-won = { $letter } wins: { $n ->
    [one] { $n } vote
   *[other] { $n } votes
} of { $total }.
vote-level = { $n ->
    [0] Nobody has voted: choose.
    [one] Level, one vote each: choose.
   *[other] Level, { $n } votes each: choose.
}
vote-count = { $letter } { $n }
vote-leave = Back to the game
vote-leave-help = Nothing is played.
key-vote-does = Have a class vote: two to four moves are played, A to D or 1 to 4 votes, Enter shows and then plays.

# --- What judges is hidden
setting-hidden = Hidden evaluation
setting-hidden-on = yes
setting-hidden-off = no
setting-hidden-help = What a move is worth is shown only on request. The teacher keeps silent.
hidden-hide = Hide the evaluation
hidden-show = Show the evaluation
hidden-now = The evaluation is hidden: it is shown on request.
hidden-no-more = The evaluation is shown again.
hidden-teacher = The evaluation is hidden: the teacher keeps silent. The menu shows it, under “At the board”.
review-hidden = What is this move worth? Everybody guesses, then looks.
review-see = Look
review-see-curve = Show the curve
review-see-curve-help = Show the curve of the game and the figures of each player.
