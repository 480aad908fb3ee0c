### Tablier — the words of the whole house. French is the source language; this file has the same identifiers.
###
### Conventions
###   $side   the name of a side inside a sentence (<game>-side-0: “White”, “the soldiers”); at the beginning of a
###           sentence or before a colon the message says so and is given <game>-side-0-title (“The soldiers”).
###   $n      a number, for singular and plural.
###   $game   the name of a game (<game>-name).
### Verbs that agree with a side live in the file of the game (<game>-wins-0, <game>-prompt-…).

## 1. The program

app-name = Tablier
app-promise = Offline, no account, no advertising.

## 2. Buttons found everywhere

button-back = Back
button-back-to-shelf = Back to the games
button-close = Close
button-cancel = Cancel
button-accept = OK
button-yes = Yes
button-no = No
button-next = Next
button-previous = Previous
button-skip = Skip the animation
button-reset = Restore the original settings
button-copy = Copy
button-play = Play

## 3. Menu: the shelf of games

menu-title = Tablier
menu-subtitle = Traditional games of Europe
menu-choose = Choose a game
menu-search = Find a game
menu-search-help = The name of the game, or an old one: merels, asalto…
menu-search-nothing = No game goes by that name.
menu-filter-nothing = No game fits: remove a filter.
menu-count =
    { $n ->
        [0] No games
        [one] { $n } game
       *[other] { $n } games
    }
menu-view-shelf = Shelf
menu-view-families = Families
menu-families = The families of games
# $game: <game>-name; the reason stands on another line
menu-try = Try { $game }
menu-random = Surprise me
menu-random-help = A game drawn by lot from those that remain.
menu-settings = Settings
menu-about = About
menu-quit = Quit

# The “Resume” card
menu-resume = Resume
menu-resume-forget = Remove from list

# Who plays, on one line: $first and $second are names of people, of the computer or of sides
menu-who-two = { $first } against { $second }
# $level: level-…
menu-who-computer = against the computer ({ $level })
menu-who-people = several players
menu-who-alone = alone
menu-who-watch = computer against computer

menu-steps =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
# $k: the number of the game, $steps: menu-steps
menu-so-far = game { $k }, { $steps }

since-now = just now
since-minutes =
    { $n ->
        [one] { $n } minute ago
       *[other] { $n } minutes ago
    }
since-hours =
    { $n ->
        [one] { $n } hour ago
       *[other] { $n } hours ago
    }
since-yesterday = yesterday
since-days =
    { $n ->
        [one] { $n } day ago
       *[other] { $n } days ago
    }
# $date: a date already written, “20 November 2026”
since-date = on { $date }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
# $day: 1 to 31 as text, $month: month-…, $year as text
date = { $day } { $month } { $year }

# Who plays: the first choice
filter-who = Who is playing?
filter-who-computer = Against the computer
filter-who-computer-help = One person facing the computer; five levels, all open.
filter-who-people = Several players
filter-who-people-help = Several people around the same screen.
filter-who-watch = Watch
filter-who-watch-help = The computer plays against itself.
filter-all = All
filter-players = Number of players
filter-duration = Length
filter-duration-short = 15 min or less
filter-duration-medium = 15 to 30 min
filter-duration-long = over 30 min
filter-age = Age
filter-age-value = from { $age } up
filter-luck = Luck
filter-family = Family
filter-clear = Clear the filters

## 4. Game cards

# $players: “2”, “2 to 4”; $age, $minutes: numbers; $luck: luck-…
card-facts = { $players } players · age { $age } and up · about { $minutes } min · { $luck }
# $origin: <game>-origin; $family: family-…
card-origin = { $origin } · { $family }
# $first, $last: numbers of people
players-range = { $first } to { $last }
luck-strategie = strategy
luck-hasard = luck and judgement
luck-strategie-help = No dice, no cards: only the moves decide.
luck-hasard-help = The dice propose, the players dispose.
family-alignement = alignment
family-blocage = blockade
family-calcul = reckoning
family-chasse = hunt
family-connexion = connection
family-encerclement = surrounding
family-parcours = race
family-placement = placement
family-prise = capture
family-retournement = turning over
family-sandwich = capture between two
family-solitaire = solitaire
family-territoire = territory
family-alignement-help = Put your men in a row.
family-blocage-help = Leave the opponent without a move.
family-calcul-help = Reckon right.
family-chasse-help = Two unequal sides, two different aims.
family-connexion-help = Join your edges.
family-encerclement-help = Take by surrounding.
family-parcours-help = Get home before the opponent.
family-placement-help = Find the right place.
family-prise-help = Take the opponent’s men.
family-retournement-help = Change the colour of the men.
family-sandwich-help = Take between two men.
family-solitaire-help = Play against the puzzle.
family-territoire-help = Hold the most spaces.

## 5. New game

new-who = Who is playing?
new-seat-name-help = Name shown (optional)
new-side = I play
new-side-lot = By lot
new-side-lot-help = The lot says who plays what.
new-rules = Rules
new-rules-help = The original rules, or another way of playing.
new-made = Your own
new-made-help = Numbers drawn by lot, to be changed at will; another click draws new ones.
new-rules-custom = Custom
new-rules-custom-effect = The choices made below, one by one.
# $who: <game>-option-…-origin
option-origin = Played this way: { $who }
preset-origin-livret = the booklet of the Maison des Jeux de Grenoble
preset-origin-fiche = “Ludofiches 82”, sheets of games
preset-origin-tournoi = clubs and tournaments
option-booklet = the original rule
# What a way of playing gives, measured between computers of the same strength (docs/balance.md)
# $value: the share of the games in %, or the points of one score in two; $low, $high: what holds it 95 times in 100;
# $side: <game>-side-N or balance-who-begins; $month: balance-month; $level: level-…
balance-share =
    { $draws ->
        [0] With this rule, { $value }% of the games are won by { $side } ({ $low }–{ $high }%) at level “{ $level }”: { $games } games, { $month }.
        [one] With this rule, { $value }% of the games are won by { $side } ({ $low }–{ $high }%) at level “{ $level }”: { $games } games, one of them drawn and counted as a half, { $month }.
       *[other] With this rule, { $value }% of the games are won by { $side } ({ $low }–{ $high }%) at level “{ $level }”: { $games } games, { $draws } of them drawn and counted as halves, { $month }.
    }
# Where many games are drawn, and where all are; $won, $drawn: shares of all the games, in %
balance-drawn = With this rule, { $won }% of the games are won by { $side } and { $drawn }% are drawn, which makes { $value }% ({ $low }–{ $high }%) with draws as halves, at level “{ $level }”: { $games } games, { $month }.
balance-all-drawn = With this rule, all games are drawn at level “{ $level }”: { $games } games, { $month }.
# $side wins $won of $games games between equals
balance-lopsided = With this rule nearly all games between equals are won by { $side }: { $won } of { $games } at level “{ $level }”.
balance-points = With this rule, one score in two is { $value } points or fewer ({ $low } to { $high }) at level “{ $level }”: { $games } games, { $month }.
balance-month = { $month } { $year }
balance-who-begins = whoever begins
# What other choices give; $how: nothing, or a space and balance-how; $ways: balance-other-…, one or several
balance-others-share =
    { $draws ->
        [0] Games won by { $side }{ $how }: { $ways }.
       *[other] Games won by { $side }, draws as halves{ $how }: { $ways }.
    }
balance-others-points = One time in two{ $how }, no more than: { $ways }.
# $way: <game>-option-…
balance-other-share =
    { $draws ->
        [0] { $value }% ({ $low }–{ $high }%) with “{ $way }”
        [one] { $value }% ({ $low }–{ $high }%, one draw) with “{ $way }”
       *[other] { $value }% ({ $low }–{ $high }%, { $draws } draws) with “{ $way }”
    }
balance-other-points = { $value } points ({ $low } to { $high }) with “{ $way }”
balance-how = (level “{ $level }”, { $games } games, { $month })
new-match = Length of the match
new-match-points =
    { $n ->
        [one] To { $n } point
       *[other] To { $n } points
    }
new-dice = Dice
new-dice-program = Thrown by the program
new-dice-program-help = A draw sealed before the game; undoing and playing again brings the same dice.
new-dice-manual = Real dice
new-dice-manual-help = Throw your own dice and enter the numbers.
new-fair = To give both a chance
new-change = Change the rules…
new-change-done = Done
# What one of the players is given ahead, a child for example
new-ahead = Advantage
new-ahead-nobody = Nobody
new-ahead-about = For a child against an adult, for example. With an advantage, the game is not counted.
new-ahead-help = Help
new-ahead-start = Start
new-ahead-start-usual = Usual
new-ahead-points = Points ahead
new-ahead-first = Who begins
new-ahead-first-all = Everybody in turn
new-ahead-first-help = Everybody begins in turn, from game to game.
new-ahead-help-all = For all
new-ahead-help-help = Everybody may ask for a hint, see the legal moves and take back.
# $name: a player, or a side
new-ahead-alone = { $name } only
# The same in sentences. $name: a player or a side
advantage-points =
    { $n ->
        [one] { $name }: { $n } point ahead.
       *[other] { $name }: { $n } points ahead.
    }
advantage-first = { $name } begins every game.
advantage-help = Hints, legal moves and taking back for { $name } only.
advantage-title = Advantage for { $name }
# In the panel, after what is said of a player. $who: player-…
advantage-mark = { $who } · advantage
# In the list of ended games
advantage-past = advantage for { $name }
hint-not-for = In this game hints are for { $name } only.
# Starts with an advantage. $n: a number
handicap-fewer =
    { $n ->
        [one] { $n } man fewer
       *[other] { $n } men fewer
    }
handicap-fewer-effect =
    { $n ->
        [one] The opponent begins with { $n } man fewer.
       *[other] The opponent begins with { $n } men fewer.
    }

# $option, $value: a way of playing, and what was chosen of it
new-changed = { $option }: { $value }
new-changed-more = and { $n } more

## 6. Who plays, and how well

player-person = A person
player-computer = Computer
# Somebody who is just passing by, and is counted nowhere
player-guest = Guest
new-person = Choose a player
# $level: level-…
player-computer-level = Computer, { $level } level
# $level : level-…
level-title = Level of the computer
level-counts = It plays at this level from now on. The game then counts among those played with help.
level-stay = Stay at { $level }
level-changed = The computer now plays at the level { $level }.
level-1 = Novice
level-2 = Casual
level-3 = Skilled
level-4 = Seasoned
level-5 = Formidable
level-6 = Master
level-1-says = Sees little, often goes wrong and may miss a win.
level-2-says = Never misses an immediate win, but still goes wrong often.
level-3-says = Looks further ahead; its mistakes are fewer and smaller.
level-4-says = Seldom goes wrong, and then only slightly; answers in less than a second.
level-5-says = Sees further still, and thinks for up to three seconds a move.
level-6-says = Plays with all its strength, and takes the time chosen in the settings over each move.

## 7. The table

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
button-pace-help = Play faster, or slowly again
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
call-pass = { $side } can play nothing and passes.
# $moves: moves in the notation
forced-turn = Only one move is possible: { $moves }.
button-forced = Play this move
button-forced-help = Nothing else can be played in the whole turn.
# Nobody can hinder the other any more: the computer may finish the race for all
race-button = Finish the race
race-help = Nobody can hinder the other any more: the computer can play the rest for everybody.
race-question-one = The computer plays its best, for both sides, with the dice sealed before. It can be stopped at any time. The game counts as one with hints.
race-question-several = The computer plays its best, for everybody, with the dice sealed before. It can be stopped at any time. The game counts as one with hints. Does everybody agree?
race-yes-one = Finish the race
race-yes-several = Everybody agrees
race-no = Play it oneself
race-running = The computer finishes the race for everybody.
race-stop-help = Everybody plays for himself again.
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
menu-game-copy-turns = Copy the list of moves
menu-game-keys = Keys
menu-game-settings = Settings
menu-game-shelf = Back to the games
menu-game-shelf-help = The game is saved: one click resumes it.
menu-game-quit = Quit Tablier
menu-game-continue = Go on playing
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
captured = Men taken

hint-where = Look around here.
hint-where-rather = On closer look: rather around here.
# $step: the move as written
hint-step = Hint: { $step }
# $moves: a turn of several moves, as the list writes it
hint-turn = Hint: { $moves }.
hint-thinking = The computer is looking for a hint…
hint-before-dice = Nothing to advise before the dice are thrown.
hint-after-turn = The turn has been played: all that is left is to end it.
# To one who plays alone, the last mistake; $number: the number of the move, $n: the moves that it costs
hint-mistake =
    { $n ->
        [one] Move { $number } costs one more.
       *[other] Move { $number } costs { $n } more.
    }
button-way-back = Back to before move { $number }
# An advice from nearer; $step: the step written; $reason: fact-…, a whole sentence; $worth: worth-…
hint-otherwise = Otherwise ({ $step }): { $reason }
hint-cut = Search cut short, for want of time.
hint-only = Only one move is possible. Click it, or type 1, to see what follows.
# Of the other moves one knows only that they are not worth more
hint-known = No other move seems to be worth more. Click it, or type 1, to see what follows.
# $n: 2 or 3
hint-best = The { $n } best moves. Click one of them, or type its number, to see what follows.
hint-best-turns = The { $n } best ways to begin the turn. Click, or type a number, to see what follows.
hint-ranked = { $number } · { $step } · { $worth }
hint-ranked-help = Show what follows on the board
# What a move is worth; $n: turns, or points; $percent: a number from 0 to 100
worth-sentence = Outlook for { $side }: { $worth }.
worth-win = proven win
worth-win-in =
    { $n ->
        [one] wins in one move
       *[other] wins in { $n } moves
    }
worth-draw = draw with best play
worth-loss = proven loss
worth-loss-in =
    { $n ->
        [one] loses in one move
       *[other] loses in { $n } moves
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
button-line-again = See again
button-line-back = Back
button-line-back-help = One move back (left arrow)
button-line-forward = Forward
button-line-forward-help = One move forward (right arrow)
button-line-end = Return
# The teacher
button-teacher = Teacher
button-teacher-help = Asks before a move that loses much. Click: gentle, strict, or absent.
teacher-off = The teacher is silent.
teacher-gentle = Gentle teacher: only blunders are spoken of.
teacher-strict = Strict teacher: all inaccuracies are spoken of.
teacher-consent = The teacher will speak to every side. Does everybody want it?
teacher-consent-yes = Everybody wants it
teacher-consent-no = Play without a teacher
teacher-allowed = Is that sure? { $reason }
teacher-missed = Is that sure? Another move is worth more: “{ $reason }”
teacher-loses = Is that sure? This move loses; that is proven.
button-play-anyway = Play it anyway
button-take-back = Take it back
# What is true of a move, by computation; $other: the other side, or fact-another
fact-another = another side
fact-wins = This move wins the game.
fact-loses = This move loses the game.
fact-draws = This move draws the game.
fact-can-win = After this move, the same turn can win.
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
        [one] This move takes a man.
       *[other] This move takes { $n } men.
    }
fact-exposed = This move leaves a man to be hit: { $chances } chances out of 36.
# What is proven, after a hint
badge-exact = proven
badge-estimate = estimated value

board-turned = The board has been turned round.
board-turned-back = The board has been turned back.
board-fixed = This board cannot be turned round.
marks-shown = Legal moves are marked.
marks-hidden = Legal moves are no longer marked.
sound-off = Sound off.
sound-on = Sound on.
coordinates-off = Coordinates hidden.
coordinates-border = Coordinates along the edge of the board.
coordinates-every = Coordinates everywhere.
copied = Copied.

## Tournament: what the calculations and the files say
# The names of the tie-breaks; the short form heads a column

evening-tie-direct = direct encounter
evening-tie-direct-short = Direct
evening-tie-cut = Buchholz cut 1
evening-tie-cut-short = Buchholz cut 1
evening-tie-buchholz = Buchholz
evening-tie-buchholz-short = Buchholz
evening-tie-sonneborn = Sonneborn-Berger
evening-tie-sonneborn-short = Sonneborn
evening-tie-won = number of wins
evening-tie-won-short = Wins
evening-tie-lots = drawing of lots
evening-tie-lots-short = Lot

# What each of them counts, in a sentence
evening-tie-direct-says = The points of the games between those who are level.
evening-tie-cut-says = The points of all opponents but the weakest.
evening-tie-buchholz-says = The points of all opponents.
evening-tie-sonneborn-says = The points of the opponents beaten, and half of those of the opponents drawn with.
evening-tie-won-says = The rounds won, played or not.
evening-tie-lots-says = When nothing else tells players apart.

# $name: a player, $score and $times: numbers already written
evening-term = { $name } { $score }
evening-term-times = { $name } { $score } × { $times }
# In the place of an opponent, in a sum
evening-stand-in = round { $round } without a game
# $sum: the terms of a sum, $total: what they make, $left: the term left out
evening-explain-buchholz = { $name }: { $sum } = { $total }
evening-explain-cut = { $name }: { $sum } = { $total }, without { $left }
evening-explain-sonneborn = { $name }: { $sum } = { $total }
evening-explain-nobody = { $name }: no opponent yet.
evening-explain-won =
    { $n ->
        [0] { $name }: no round won.
        [one] { $name }: { $n } round won.
       *[other] { $name }: { $n } rounds won.
    }
# $list: the players who are level, with what each made against the others
evening-explain-direct = { $name }, among players who are level: { $list }
evening-explain-direct-alone = { $name }: nobody is level.
evening-explain-direct-level = { $name }: the games between players who are level decide nothing.
# $lot: the rank drawn, $count: the number of players, $seed: the seed of the tournament
evening-explain-lots = { $name }: rank { $lot } of { $count }, drawn by the seed { $seed }

# Why something cannot be done
evening-error-no-name = Give the tournament a name.
evening-error-no-plan = These choices do not go together.
evening-error-plan-held = A round is already paired: the games, the system and the points no longer change.
evening-error-rounds-played =
    { $rounds ->
        [one] One round is already paired: there will not be fewer.
       *[other] { $rounds } rounds are already paired: there will not be fewer.
    }
evening-error-too-many = A tournament has { $most } players at most.
evening-error-too-few = At least two players have to be there.
evening-error-no-player-name = Write the name of the player.
evening-error-same-name = The name { $name } is taken already.
evening-error-round-paired = Round { $round } is already paired.
evening-error-round-begun = Round { $round } already has results.
evening-error-no-round = No round is paired.
evening-error-conflict = Two computers do not say the same: choose first.
evening-error-results-missing = Results of the last round are still missing.
evening-error-all-paired = All rounds are paired.
evening-error-no-score = This result is not possible.
evening-error-no-choice = This disagreement is no more.
evening-error-no-match = This match is at no table of the tournament, or is not over.
evening-error-no-table = There is no such table in this round.
# $name: the name of the other tournament
evening-error-another-evening = This file is one of another tournament: { $name }
evening-error-broken = This tournament file is damaged: nothing was taken from it.
evening-error-foreign = This file is not a Tablier tournament.
evening-error-future-format = This tournament comes from a later version of Tablier.

error-evening-not-saved = The tournament could not be saved: the folder or the disk refuses.
error-evening-not-read = A tournament file could not be opened: it stays where it is.
error-evening-not-moved = The file of the tournament could not be moved: it stays where it is.
error-evening-not-erased = Some of the tournament could not be erased.
error-evening-recovered = The last save of the tournament was damaged: the one before it is used, and the damaged file is kept.
error-evening-broken = A tournament file is damaged: it is set aside, not deleted.
error-evening-foreign = A file in the folder of the tournaments is none: it is set aside, not deleted.
error-evening-future-format = A tournament comes from a later version of Tablier: it is kept as it is.

# Sheets and files
evening-column-place = Place
evening-column-player = Name
evening-column-points = Points
evening-column-played = Played
evening-column-won = Won
evening-column-drawn = Drawn
evening-column-lost = Lost
evening-column-table = Table
evening-column-first = First side
evening-column-second = Second side
evening-column-result = Result
# $round: the number of the round, $count: how many there are, $game: the name of the game
evening-sheet-round = Round { $round } of { $count } · { $game }
evening-sheet-after =
    { $round ->
        [0] Starting list
        [one] Standings after { $round } round
       *[other] Standings after { $round } rounds
    }
evening-sheet-bye = Without an opponent: { $names }
evening-sheet-away = Absent: { $names }
evening-sheet-forfeit = forfeit
evening-sheet-card = Result slip
evening-sheet-signed = Signatures
evening-sheet-ties = Tie-breaks, in this order: { $list }
evening-sheet-table = Table { $table }
# A round in the table of scores; $place: the place of the opponent
evening-mark-won = { $place }+
evening-mark-drawn = { $place }=
evening-mark-lost = { $place }−
evening-mark-forfeit-won = { $place }+f
evening-mark-forfeit-lost = { $place }−f
evening-mark-open = { $place }…
evening-mark-bye = bye
evening-mark-away = abs.
evening-mark-cancelled = { $place }×
evening-sheet-marks = A round: the place of the opponent, then + won, = drawn, − lost, f forfeit, × cancelled; bye: without an opponent, abs.: absent.
evening-column-round = R{ $round }
evening-no-result = …

## 8. Dice, race, cube

dice-result-one = { $side }: { $first }
dice-enter = Enter the dice thrown on the table.
dice-commit = The draw is sealed: { $seal }
dice-again = The dice of the game before, seal { $seal }.
dice-commit-help = This seal, shown before the first throw, proves at the end that no die was changed.
# Below the name of a side
pip-note = Race: { $n }
pip-help = The number of points still to travel.
cube = Cube
cube-help = The die that shows the stake of the game.

## 9. What the table refuses (refusals of one game are in its file)

refusal-game-over = The game is over.
refusal-stuck = This man cannot move.
refusal-not-your-turn = It is not this side’s turn.
refusal-computer-thinks = The computer is thinking: it is its turn.
refusal-computer-side = This side is played by the computer.
refusal-nothing-here = There is nothing to play here.
refusal-die-used = This die is played already.
refusal-die-stuck = Nothing can be played with this die.
refusal-die-early = Throw the dice first.
typed = Place: { $typed }
typed-unknown = No place is called “{ $typed }”.
refusal-choose-man = Choose a man first.
refusal-choose-target = Now choose where to put it.
refusal-replaying = You are looking back: return to the last move to play.
refusal-unknown-step = This move cannot be read: type d6, for example.

## 10. Ends of games

draw = Drawn game.
# $side: <game>-side-0
ending-gave-up = The game has been resigned.
ending-gave-up-by = Game resigned by { $side }.
ending-gave-up-computer = The computer gives up. Undo to go on.
ending-gave-up-watched = The computer gives up. Go back to play on.
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
end-shelf = Back to the games
# $side: <game>-side-0; $score and $other: the points of the match
match-won = Match won by { $side }, { $score } to { $other }.
# $n: a whole number of points
score-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# $side: <game>-side-0-title
score-gains =
    { $n ->
        [one] { $side }: { $n } more point
       *[other] { $side }: { $n } more points
    }

## 11. Settings: a name, a line of help, the values

settings-title = Settings
settings-display = Display
settings-computer = Computer
settings-board = Board
settings-hands = Mouse and keyboard
settings-game = How it goes
settings-sound = Sound
settings-saved = Settings are remembered from one time to the next.

setting-language = Language
setting-language-help = Texts and rules change at once.
setting-language-fr = French (français)
setting-language-en = English

setting-text-size = Text size
setting-text-size-help = To read from afar, or without glasses.
setting-text-size-value = { $n }%
setting-text-size-100 = 100%
setting-text-size-125 = 125%
setting-text-size-150 = 150%
setting-text-size-200 = 200%

setting-animation = Animation
setting-animation-help = The speed of men and dice; “none” removes all motion.
setting-animation-normal = normal
setting-animation-fast = fast
setting-animation-slow = slow
setting-animation-none = none

setting-volume = Effects volume
setting-volume-help = The sound of men and dice.
setting-signals = Signals volume
setting-signals-help = The notes that announce a turn, a refusal, a hint, the end of a game.
setting-volume-value = { $n }%

setting-muted = Mute
setting-muted-help = No sound at all; the key { KEY("sound") } does the same.
setting-muted-on = muted
setting-muted-off = sound

settings-speech = Speech
setting-speech = Voice
setting-speech-help = Say aloud all that is shown; the key { KEY("voice") } does the same.
setting-speech-off = silent
setting-speech-on = aloud
setting-speech-rate = Rate
setting-speech-rate-help = How fast it speaks.
setting-speech-rate-slow = slow
setting-speech-rate-normal = normal
setting-speech-rate-fast = fast
setting-speech-rate-fastest = very fast
setting-speech-detail = Detail
setting-speech-detail-help = Full: the help too, and where the man under the cursor can go.
setting-speech-detail-brief = brief
setting-speech-detail-full = full

setting-marks = Legal move marks
setting-marks-help = A disc where the man can go, a ring where it takes.
setting-marks-on = shown
setting-marks-off = hidden

setting-coordinates = Coordinates
setting-coordinates-help = The letters and numbers that name the places of the board.
setting-coordinates-off = none
setting-coordinates-border = along the edge
setting-coordinates-every = everywhere

setting-race = Race count
setting-race-help = In games on the tables, the points that each side has still to travel.
setting-race-on = shown
setting-race-off = hidden

setting-simple = Display
setting-simple-help = Fewer buttons, larger letters and marks, and the moves allowed are shown.
setting-simple-off = full
setting-simple-on = simple

setting-projector = Projector
setting-projector-help = Large letters, thick lines, black on white: to be seen from the back of a bright room.
setting-projector-on = on
setting-projector-off = off

setting-fullscreen = Full screen
setting-fullscreen-help = The whole screen for the board; the key { KEY("full-screen") } does the same.
setting-fullscreen-on = full screen
setting-fullscreen-off = window

setting-theme = Theme
setting-theme-help = Turned wood, strong contrast, or the booklet’s line drawing.
setting-theme-bois = wood
setting-theme-contraste = contrast
setting-theme-livret = booklet

setting-cooldown = Rest after a press
setting-cooldown-help = The same press, repeated meanwhile by a hand that trembles, does nothing.
setting-cooldown-0 = none
setting-cooldown-300 = 0.3 s
setting-cooldown-500 = 0.5 s
setting-cooldown-1000 = 1 s

setting-drag = Way to drag
setting-drag-help = How far the hand goes, with the button down, before the man follows.
setting-drag-6 = short
setting-drag-12 = medium
setting-drag-24 = long
setting-drag-48 = very long

setting-hold = Long press
setting-hold-help = How long a button or a finger stays down for a long press.
setting-hold-250 = 0.25 s
setting-hold-450 = 0.45 s
setting-hold-800 = 0.8 s
setting-hold-1500 = 1.5 s

setting-sticky = Keys one by one
setting-sticky-help = { SYSTEM() ->
    [macos] ⇧, ⌘ and ⌥ hold until the next key: one hand is enough.
   *[other] Shift, Ctrl and Alt hold until the next key: one hand is enough.
  }
setting-sticky-off = together
setting-sticky-on = one by one

setting-forced = Forced moves
setting-forced-help = Where the rules leave no choice to the end of the turn.
setting-forced-ask = with one click
setting-forced-play = by themselves
setting-forced-never = like others

setting-throws = Throwing the dice
setting-throws-help = “By itself” still waits where one may double; “always” asks nothing any more.
setting-throws-click = with a click
setting-throws-alone = by itself
setting-throws-always = always

setting-panel = Panel
setting-panel-help = The side of the board where the buttons stand.
setting-panel-right = on the right
setting-panel-left = on the left

settings-one-screen = At one screen
setting-orientation = Board
setting-orientation-help = When several people play at the same screen.
setting-orientation-fixed = fixed
setting-orientation-turning = turns each turn
setting-orientation-facing = face to face
setting-confirm = Confirm each move
setting-confirm-help = A move can be taken back until it is confirmed.
setting-confirm-off = no
setting-confirm-on = yes
setting-large-targets = Larger targets
setting-large-targets-help = Large buttons, the legal place nearest to the finger, a board that comes nearer.
setting-large-targets-off = no
setting-large-targets-on = yes
setting-shared-keys = Two at the keyboard
setting-shared-keys-help = Each person has keys of their own, and nobody plays for another.
setting-shared-keys-off = no
setting-shared-keys-on = yes
# The keys of each person: where they lie, not what is printed on them
shared-keys-left = W A S D, Space, Tab, Q
shared-keys-right = ← ↑ ↓ →, Enter, Page Down, Backspace
# $side: <game>-side-0-title, or several of them with list-and
shared-keys-does = { $side }: move, choose or play, next man, take back.
# $side: <game>-side-0; $keys: shared-keys-left or shared-keys-right
shared-keys-other = It is { $side } to play, with these keys: { $keys }.
keyboard-shared = Two at the keyboard
# A choice in the menu of a game: $value is one of setting-orientation-…
one-screen-value = Board: { $value }
one-screen-chosen = Board: { $value } (chosen)
one-screen-switch = { $name }: { $value }
# $side: <game>-side-0
board-before = The board is turned towards { $side }.
facing-no-room = There is not enough room here for face to face: enlarge the window, or choose another setting.
# $near, $far : <jeu>-side-0, or several of them with list-and
board-between = Face to face: { $near } at the bottom of the screen, { $far } at the top.

setting-font = Typeface
setting-font-help = More open letters, for easier reading.
setting-font-standard = standard
setting-font-easy = easy reading

setting-master = Master’s thinking time
setting-master-help = How long the strongest opponent takes over each move.
setting-master-2 = 2 s
setting-master-5 = 5 s
setting-master-10 = 10 s
setting-master-30 = 30 s
setting-gives-up = Master gives up
setting-gives-up-help = He gives up a game that is surely lost while its end is still far.
setting-gives-up-on = yes
setting-gives-up-off = no
setting-teacher = Teacher
setting-teacher-help = Asks before a move that loses much, if everybody who plays wants it.
setting-teacher-off = Absent
setting-teacher-gentle = Gentle
setting-teacher-strict = Strict

# The card of the first start: it is shown once
first-title = Welcome
first-intro = A few choices, asked only once. They stay in the settings.
first-language = Language
first-language-fr = Français
first-language-en = English
first-text-size = Text
first-simple = Display
first-muted = Sound
first-sound-on = on
first-sound-off = off
first-speech = Speech ({ KEY("voice") })
first-later = Later
first-begin = Choose a game

## 12. Keyboard: the key, then what it does

keyboard-title = Keyboard
keyboard-intro = Everything can be played without a mouse too.
keyboard-of-game = In this game
keyboard-on-board = On the board
keyboard-in-game = During the game
keyboard-everywhere = Everywhere
# The names of the keys, and what is held with them
key-name-backspace = Backspace
key-name-return = Enter
key-name-enter = Keypad Enter
key-name-space = Space
key-name-escape = Esc
key-name-tab = Tab
key-name-left = Left arrow
key-name-right = Right arrow
key-name-up = Up arrow
key-name-down = Down arrow
key-name-home = Home
key-name-end = End
key-name-page-up = Page up
key-name-page-down = Page down
key-name-insert = Insert
key-name-delete = Delete
key-name-break = Pause
key-name-print-screen = Print screen
key-name-scroll-lock = Scroll lock
key-name-menu = Menu
key-name-pad = Keypad { $key }
key-held-ctrl = { SYSTEM() ->
    [macos] ⌘{ $key }
   *[other] Ctrl + { $key }
  }
key-held-shift = { SYSTEM() ->
    [macos] ⇧{ $key }
   *[other] Shift + { $key }
  }
key-held-alt = { SYSTEM() ->
    [macos] ⌥{ $key }
   *[other] Alt + { $key }
  }

# $key: Ctrl, Shift or Alt
key-held = { $key } is held.
key-held-no-more = Nothing is held any more.

# To change a key. $keys: the keys of a command, $key: one of them
keyboard-change = Change the keys…
keyboard-change-intro = Choose a key to change it.
keyboard-reset = Reset all keys
keyboard-reset-question = Every command gets its first keys back.
keyboard-reset-yes = Reset all
keyboard-watching = While the computers play each other
keyboard-review = In the review of a game
key-change-none = none
key-change-ask = Keys: { $keys }. Now press the new key, or Esc to change nothing.
key-change-more = Keys: { $keys }. Now press the key to be added, or Esc to change nothing.
key-change-keep = Change nothing
key-change-add = Add a key
key-change-drop = Take “{ $key }” away
key-change-reset = Reset
key-change-clash = The key “{ $key }” already does this: { $does }
key-change-exchange = Exchange
key-change-take = Take it all the same
key-up-does = Move the cursor up, or from button to button.
key-down-does = Move the cursor down.
key-left-does = Move the cursor left.
key-right-does = Move the cursor right.
key-voice-back-does = Say the line before, of the board or of the page.
key-voice-on-does = Say the next line.
key-copy-spoken-does = Copy all that was said.
key-edit-redo-does = Do again what was undone.

key-enter-does = Choose a man, put it down, roll the dice, end the turn.
key-escape-does = Put the chosen man back, close, go back.
key-tab-does = Go to the next man that can play, then to the buttons.
key-shift-tab-does = The same, backwards.
key-undo-does = Undo the move.
key-redo-does = Redo the move taken back.
key-hint-does = Ask for a hint.
key-teacher-does = Call the teacher, gentle then strict, or send him away.
key-rules-does = Read the rules of the game.
key-why-does = Read in the rules why a gesture is refused.
key-marks-does = Show or hide the legal moves.
key-coordinates-does = Change the coordinates: none, along the edge, everywhere.
key-turn-board-does = Turn the board.
key-nearer-does = See the board from nearer.
key-farther-does = See the board from farther away.
key-watch-back-does = Go back one move while computers play each other.
key-watch-forward-does = Go forward one move, then wait.
key-pause-does = Stop the computers, or let them go on.
key-pace-does = Change the speed of the computers.
key-sound-does = Turn the sound off or on.
key-new-does = Prepare a new game.
key-full-screen-does = Go full screen, or back to the window.
key-settings-does = Open the settings.
key-turns-does = Write the list of moves as short as can be, in full words or in notation.
key-save-does = Save the game under a name.
key-picture-does = Save the picture of the board.
key-copy-does = Copy the position, as text and as a picture.
key-copy-turns-does = Copy the list of moves.
key-open-does = Open a file.
key-paste-does = Open the game or the position that was copied.
key-bare-does = Hide or show the panel.
key-dice = 1 to 6
key-dice-does = Enter a die thrown on the table.
key-typing = Letter and digit
key-typing-does = Write a place, d6 for example, then Enter to play there. A letter that begins the name of a place is no command any more: { SYSTEM() ->
    [macos] with ⌥ it still is.
   *[other] with Alt it still is.
  }

## 12 bis. Playing by ear: what is only said aloud

key-voice-does = Speak aloud, or be silent.
key-voice-again-does = Say again what was just said.
key-voice-all-does = Say how the game stands, or read the whole page.
key-steps-does = Choose a legal move from a list.
key-spoken-does = Read and copy what was said.
speech-on = Tablier speaks. { KEY("voice-all") }: how things stand. { KEY("voice-on") }: line by line. { KEY("steps") }: the legal moves. { KEY("voice-again") }: say it again. { KEY("voice") }: be silent.
speech-off = Tablier is silent.
# Said once at the first start, while speech is off
speech-hint = To have Tablier speak, press { KEY("voice") }.
spoken-title = What was said
spoken-about = The latest first
spoken-nothing = Nothing has been said yet.
heard-chosen = chosen
heard-disabled = greyed out
heard-done = done
heard-empty-field = nothing written
heard-edge = Nothing further that way.
# $n: how many moves
heard-taken-back =
    { $n ->
        [one] One move taken back.
       *[other] { $n } moves taken back.
    }
heard-empty = empty
heard-allowed = allowed
# $places: places, with commas between them
heard-leads = can go to { $places }
# $men: some men, $places: where they stand
heard-men-at = { $men }: { $places }
# A row of the board, from its first place to its last; $men: what stands there
heard-row = From { $first } to { $last }: { $men }
heard-single = { $place }: { $men }
# $n: what a die shows; $dice: several
heard-die = die { $n }
heard-dice = Dice to play: { $dice }.
heard-steps = Legal moves
heard-steps-count =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
# $place: a place, or the letter of several
heard-steps-from =
    { $n ->
        [one] { $place }: { $n } move
       *[other] { $place }: { $n } moves
    }
# $buttons: the words of the buttons
heard-buttons = Buttons: { $buttons }.
heard-no-steps = Nothing to play at the moment.
# $side: a side
heard-place-hand = in hand, { $side }
heard-place-taken = taken by { $side }
heard-place-box = box, { $side }
heard-man-w =
    { $n ->
        [one] white man
       *[other] { $n } white men
    }
heard-man-b =
    { $n ->
        [one] black man
       *[other] { $n } black men
    }

## 13. About

about-title = About
about-what = Tablier gathers traditional board games of Europe, to be played against the computer or with others around the same screen.
about-privacy = Everything stays on this computer: no connection, no account, no advertising, no tracking of any kind.
about-open = Every game, every level and every variant is open from the very first start.
about-saved = Each move is saved at once: nothing is lost on leaving.
about-names = The names of players, often children, stay on this computer: under “Players”, in the games, the statistics and the settings. They are erased under “Players”, and nothing of them is left.
about-source = Eight games follow the booklet “Jeux traditionnels d’Europe” of the Maison des Jeux de Grenoble, twelve follow “Ludofiches 82”. Other ways of playing are variants to choose, each with its origin.
about-dice = The dice are drawn before the game and sealed: the computer does not know them in advance.
about-compiled = The computer thinks at full speed: its calculations are compiled for this machine.
about-refused = The computer thinks more slowly here: some of its compiled calculations do not load, and the Master level may be the weaker for it. A virus scanner blocks them, or a copy is incomplete: installing the program again often helps.
about-plain = The computer thinks more slowly here: there was no compiler when it was installed, and the Master level is the weaker for it.
about-fonts = Typefaces: EB Garamond and Atkinson Hyperlegible, under the SIL Open Font Licence.
access-title = Accessibility
access-subtitle = What is there, what is missing
about-version = Version { $version }
about-folder = Games and settings are kept in the folder:

## 13a. Simple display

simple-more = More choices
simple-leave = Full display
simple-search = Search, sort, families
simple-computer = Against the computer (easy)
simple-two = For two
simple-alone = Play

## 13b. Animation

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
animation-word-help = This word keeps one from leaving by accident. It is no lock: it is written in a file.
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
animation-programme = Programme
# $n: how many points
animation-prepare = { $n ->
    [0] Prepare the programme
    [one] { $n } point on the programme
   *[other] { $n } points on the programme
  }
animation-programme-empty = Nothing yet: add points at the right.
animation-programme-help = During the class, Page Down shows the next point, Page Up the one before.
animation-add = Add
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

## 14. Rules pages

rules-title = Rules of the game
rules-summary = In short
rules-program = In this program
rules-chosen-match = In this match: { $value }
rules-chosen-new = Chosen for the match to come: { $value }
rules-contents = Contents
rules-back = Back to the game
rules-missing = The page of this game cannot be found.
advice-title = Advice
figure-unusable = This figure is missing: a file is damaged. Reinstall Tablier to mend it.
figure-try = Try it
figure-back = Go back
figure-back-help = Go back to the page, to where you left it

# $games: the names of the games, with commas between them
glossary-title = Glossary
glossary-subtitle = The words of the games, explained
glossary-all = All games
glossary-games = In: { $games }

## 15. What may go wrong: one sentence each

error-title = A hitch
error-bad-option = This game asks for a variant that does not exist.
error-bad-position = This position does not exist in this game.
error-bad-step = This move is not written as a move of this game.
error-bad-input = This text cannot be read by this game.
error-broken = This game file is damaged: it has not been deleted, but the game cannot be resumed.
error-missing = This file does not exist, or no longer does.
error-unfit = This file is larger than 8 megabytes, or no ordinary file.
error-foreign = This file is not a Tablier game.
error-future-format = This game comes from a later version of Tablier: it is kept as it is.
error-not-read = This game file could not be opened: it stays where it is.
error-recovered = The last save was damaged: the game resumes one move earlier, and the damaged file is kept.
error-illegal-step = This game holds a move against the rules: it has not been deleted, but cannot be resumed.
error-ledger-broken = The counts of the dice could not be read: they are not deleted, but counting begins anew.
error-unknown-game = This file is of a game that this version does not have.
error-not-saved = The game could not be saved: it goes on, but to leave it now is to lose the last moves.
error-open-elsewhere = Tablier is already open in another window: its games are to be resumed there.
# $names: the settings concerned, separated by commas
error-bad-setting = Settings put back to their original value because they could not be read: { $names }.
error-settings-unreadable = The settings file cannot be read: it has not been deleted, but the original settings apply.
error-settings-not-saved = The settings could not be saved: they hold until the program is closed.
error-no-sound = No sound output was found: the games stay silent.
error-no-screen = No screen was found: Tablier cannot open its window.
error-window-too-small = The window is too small for the board: make it a little larger.
error-crashed-title = Something went wrong
error-crashed = This screen stopped because of a fault in the program; the game is saved and can be resumed.
error-crashed-aside = Put this game aside
error-crashed-plain = Go back to the first display
error-crashed-quit = Quit
error-read-only-folder = This folder cannot be written to: games will not be kept.
error-engine-restarted = The computer had stopped thinking: it has been restarted, and the game goes on.
error-engine-lost = The computer no longer answers: it plays the first legal move, and the game goes on.
error-engine-silent = The computer no longer answers: the game goes on without its opinion.
error-engine-damaged-table = A file of the computer is damaged: it plays less well. Install Tablier again to repair it.
# $file: the name of the file set aside
error-set-aside = File set aside: { $file }

## 16. Added by the window
menu-filters = Filters
filter-any = any
menu-open = Every game and every level is open.
menu-resume-more =
    { $n ->
        [one] { $n } more unfinished game
       *[other] { $n } more unfinished games
    }
menu-resume-fewer = Show fewer
# $game: the name of the game
menu-forgotten = Match of { $game } taken off the list.
menu-forgotten-recall = Put it back
# $file: the name of the file
menu-forgotten-file = File { $file } taken off the list.
menu-board-failed = Its board could not be drawn.
menu-card-failed = This card could not be drawn.
menu-favourite-add = Make it a favourite.
menu-favourite-remove = No longer a favourite.
error-not-moved = The file of the match could not be moved: the match stays where it is.
new-players = Number of players
new-who-two = Two players
new-sides = Who plays what
new-sides-as-below = As below

# $scores: "2 – 1"; $n: the points that win the match
match-standing =
    { $n ->
        [one] { $scores } · to { $n } point
       *[other] { $scores } · to { $n } points
    }
about-origins = Sources and licences
about-pictures = Pictures and sounds: made for this program, by computation; nothing is photographed or recorded.
about-licence = Free software: it may be copied, given away and changed, on the terms of the file LICENSE.
about-parts = It stands on Python, pygame-ce (LGPL licence), SDL and other free software, each under its own licence.
about-parts-file = All these licences can be read in the file:

## 17. Matches and dice
new-form-single = A single game
new-form-points = To points
new-form-games = Several games
new-form-legs = Both sides in turn
new-form-return = Return game, same dice
new-form-single-help = The game counts alone.
new-form-points-help = A match is made of several games, up to the chosen number of points.
new-form-wins-help = A game won is worth a point, a drawn one half; the first to lead at the chosen number wins.
new-form-games-help = All the games are played; each player begins in turn, the points are added up.
new-form-games-thrown-help = All the games are played; the first throw says who begins, the points are added up.
new-form-legs-help = Everyone plays every side once, the points are added up.
new-form-return-help = The same dice come again, sides exchanged: luck decides nothing.
new-match-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
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
list-and = { $first } and { $last }
rules-played = Rules: { $name }
rules-played-but = Rules: { $name }, except { $options }
rules-played-option = { $option } ({ $value })
rules-played-help = The options of this game, one by one.
rules-played-title = The rules of this game
rules-played-row = { $option }: { $value }
turn-moves = { $side }: { $moves }
turn-thrown = { $side } · { $moves }
turn-dice = { $dice }: { $moves }
turn-drawn = Drawn: { $moves }
turn-pass = pass
list-comma = { $first }, { $last }
list-semicolon = { $first }; { $last }
number = { $n }
# The seats of a match whose sides change hands; $n: 0 when it is alone of its kind, or else its rank
seat-person =
    { $n ->
        [0] the person
        [1] the first person
       *[other] person { $n }
    }
seat-person-title =
    { $n ->
        [0] A person
        [1] The first person
       *[other] Person { $n }
    }
seat-computer =
    { $n ->
        [0] the computer
        [1] the first computer
       *[other] computer { $n }
    }
seat-computer-title =
    { $n ->
        [0] The computer
        [1] The first computer
       *[other] Computer { $n }
    }

# Real dice: $side is <game>-side-0; $n the number of the die
menu-game-dice = Dice
dice-enter-side = Enter the dice thrown for { $side }.
dice-enter-keys = Click each die, or press the keys 1 to 6.

# The page of the dice
dice-title = The dice
dice-seal = The seal
dice-seal-whole = The whole seal
dice-seal-short = The start of the seal
dice-seal-manual = Real dice are thrown on the table: the program draws nothing and seals nothing.
dice-words = A word from each player
dice-words-help = The seal is fixed already: a word added now changes all the dice, and the program could not foresee it.
dice-words-none = No word was added.
dice-word = Word
# $name: the name of a seat, $word: its word
dice-word-of = { $name }: “{ $word }”
dice-seed = The seed
dice-seed-hidden = It will be shown at the end of the game; all the dice follow from it.
dice-seed-hidden-match = It will be shown at the end of the match, since the return game throws the same dice.
dice-checked =
    { $n ->
        [one] Checked: the seed does give the die that was thrown.
       *[other] Checked: the seed does give the { $n } dice that were thrown.
    }
dice-check-failed = The dice of this game are not those of the seed: the file has been changed.
dice-copy = Copy the proof
dice-copy-help = The seal, the seed, the words and the dice, in a few lines of text.
dice-blind = Does the computer know the dice?
dice-blind-none = It has had nothing to choose in this game yet.
# $step: a line of the log
dice-blind-played = Its last choice. { $step }
dice-blind-again = Change the row of dice
dice-blind-help = Other dice are put behind the same position, and the question is asked again. Does it play the same?
# $dice: the dice that would fall next
dice-blind-row = { $dice }… { $step }
dice-blind-asked = It is thinking…
dice-blind-same = The same choice before { $n } rows of dice: it sees the position only.
dice-blind-different = The choice changed: it had less time once than another time. It is never given the dice to come.
dice-blind-lost = The computer did not answer.
dice-copied = The proof is on the clipboard.
dice-verifier = The verifier
dice-verifier-help = A few lines of Python, to copy or to write again: they make all the dice without this program.
dice-statistics = The numbers thrown
dice-scope-game = This game
dice-scope-match = The whole match
dice-scope-session = Since the start
dice-scope-ever = Ever
dice-persons = The persons
dice-computer = The computer
dice-copy-numbers = Copy the numbers
dice-copy-numbers-help = The table, for a spreadsheet. “Since the start” and “Ever” count finished games.
dice-numbers-copied = The table is on the clipboard.
dice-none = No die has fallen yet.
dice-total = Together
# $n: the doubles, $throws: the throws of two dice, $expected: the number expected
dice-doubles =
    { $n ->
        [0] No double in { $throws } throws of two dice; { $expected } expected.
        [one] { $n } double in { $throws } throws of two dice; { $expected } expected.
       *[other] { $n } doubles in { $throws } throws of two dice; { $expected } expected.
    }
# $n: the throws in a row, $face: the number that did not come
dice-drought =
    { $n ->
        [one] Longest absence: { $n } throw without a { $face }.
       *[other] Longest absence: { $n } throws in a row without a { $face }.
    }
# $chi: chi squared, $n: the dice
dice-chi = Chi squared = { $chi } for { $n } dice.
dice-chi-few = It takes at least { $n } dice to judge.
# $percent: the share of series of fair dice that are at least as uneven
dice-chi-usual = Nothing surprising: { $percent }% of the series of fair dice are at least as uneven.
dice-chi-unusual = A little uneven: { $percent }% of the series of fair dice are as uneven.
dice-chi-rare = Very uneven: less than 1% of the series of fair dice are as uneven.
dice-streaks = Real dice repeat themselves and stay away: numbers too evenly spread would be suspicious.
# The copied text: one line a sentence
dice-proof-first = The dice of { $game }
dice-proof-how = To be checked with verify_dice.py, or with any other program.
usage =
    Usage: tablier [game.tablier | --engine | --lessons [game…] | --convert in out | --print game file.pdf | --diagram game picture | --leave-animation | --help | --version]
    without an argument: open the window
    game.tablier: open it on the match of this file
    --engine: speak the engine protocol, without a window
    --lessons [game…]: replay the lessons against the rules, without a window
    --convert in out [--from format] [--to format]: change the format of a file (“-”: standard input or output)
    --print game [--sheet board|men|rules|scores|teacher|problems|booklet] [--men mm] [--paper A4|A3|Letter] [--options name=value,…] [--players n] [--number n] [--degree 1|2|3] [--colour] [--imposed] file.pdf: print a game at the size of its men
    --diagram game [--position text] [--options name=value,…] [--players n] [--size pixels] [--theme theme] picture.png|picture.svg: draw a position
    --leave-animation: end a class whose word is forgotten
    --help, -h: show this help
    --version: show the version
# $word: what was written
usage-unknown = Unknown argument: { $word }
# $version: the number of the version
usage-version = Tablier { $version }
# Files .tablier
document-saved-title = Game saved
document-saved = The file “{ $file }” is in the folder { $folder }
document-not-saved = The file could not be written into the folder { $folder }
document-other-title = Game already here
document-other = This game is on the shelf already, with other moves. The file stays as it is.
document-further = This game is on the shelf already, and was played further there. The file stays as it is.
document-resume-other = Resume the one on the shelf
document-resume-further = Go on where it stands
document-apart = Resume the one in the file, beside it
# $sentence: why it cannot be opened
error-document = { $sentence } File: { $file }
# Opening and saving files. $file: a file, $folder: a folder, $n: how many
files-open-button = Open…
files-open-title = Open a file
files-save-title = Save as…
files-open = Open
files-save = Save
files-pick = Choose a file…
files-recent = Or one of the last ones:
files-up = Folder above
files-documents = Documents
files-home = Home folder
files-count =
    { $n ->
        [0] No files
        [one] { $n } file
       *[other] { $n } files
    }
# $count: the files shown
files-unnamed =
    { $n ->
        [one] { $count }; another one has a name that cannot be written
       *[other] { $count }; { $n } others have names that cannot be written
    }
files-unreadable = This folder cannot be read.
files-replace-title = File already there
files-replace = The file “{ $file }” exists already. Replace it?
files-replace-yes = Replace
files-replace-no = Choose another name
files-go-on = Open the others
# $n: how many
files-problems-more =
    { $n ->
        [one] And { $n } more file that does not open.
       *[other] And { $n } more files that do not open.
    }
files-matches = Games
files-matches-which = There are several: which one to open?
# $games: how many games, $steps: how many moves
files-played =
    { $games ->
        [one] { $steps ->
            [0] a position
            [one] { $steps } move
           *[other] { $steps } moves
        }
       *[other] { $games } games, { $steps } moves
    }
# $count: how many games are found
files-first = { $count }; the first { $n } are here
paste-title = Paste
paste-nothing = Nothing is copied.
paste-unknown = What is copied is neither a game nor a position.
copied-both = The position is copied, as text and as a picture.
copied-text = The position is copied, as text.
copied-turns = The list of moves is copied.
copied-no-turns = No move has been played yet.
picture-which = The width of the picture, in pixels:
picture-drawn = A drawing for every size (SVG)
picture-wide = { $n } pixels
turns-short = List of moves: as short as can be.
turns-words = List of moves: in full words.
turns-notation = List of moves: in notation.
# All that is kept, as one file. $day: the date, $running, $ended: how many games, $n: how many stay out
luggage-title = Take everything along
luggage-pack = Take everything along…
luggage-take = Take in a file…
luggage-help = The settings, the statistics, the games going on and the finished games, as one file. Taking it in elsewhere erases nothing there.
luggage-file = Tablier, everything, { $day }
luggage-holds = Games going on: { $running }. Finished games: { $ended }. Statistics and settings as well. Nothing that is here will be erased.
luggage-all = Take in everything
luggage-without-settings = Everything but the settings
luggage-taken = Done. New games going on: { $running }. New finished games: { $ended }.
luggage-left = The list of finished games is full: { $n } are not in it. They stay in the file.
unsaved-title = Game not saved
unsaved-sentence = The last moves could not be saved: the disk may be full. To leave now is to lose them.
unsaved-again = Saving failed again. Make room on the disk, then try again.
unsaved-retry = Try again
unsaved-stay = Stay in the game
unsaved-leave = Leave and lose these moves

# Finished games: the list, one of them opened. $names: who won, $k: which game of a match
past-title = Finished games
past-subtitle = The last two hundred
past-search = A game, a name, a date
past-who-all = All
past-who-computer = Against the computer
past-who-people = Several people
past-who-watch = Watched
past-empty = No game is finished yet: the first one will come here by itself.
past-nothing = No finished game answers this search.
past-count =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
past-round = game { $k }
past-over = Finished
past-won = Won
past-lost = Lost
past-drawn = Drawn
past-won-by = Won by { $names }
past-review = Look again
past-delete = Delete
past-deleted = Game of { $game } deleted.
past-not-deleted = The game could not be deleted.
past-changed = The rules of this game have changed since: it can no longer be looked at again.
error-not-archived = This game could not be kept among the finished games: the folder or the disk refuses.
error-not-counted = This game could not be counted in the statistics: the folder or the disk refuses.
error-statistics-broken = The statistics could not be read: they are not erased, but counting begins anew.

# The statistics: a table, a line a game, then one an adversary
stats-title = Statistics
stats-subtitle = On this computer, nowhere else
stats-help = A game in which a move is taken back, a hint asked for or an advantage given is not counted. A guest never is.
stats-empty = No game is counted yet: after the first one the figures will come.
stats-player = Player
stats-unnamed = No name
stats-game = Game
stats-adversary = Adversary
stats-played = Games
stats-won = Won
stats-drawn = Drawn
stats-lost = Lost
stats-streak = Streak
stats-longest = Record
stats-best = Best score
stats-aided = Not counted
stats-streak-won =
    { $n ->
       *[other] { $n } won
    }
stats-streak-lost =
    { $n ->
       *[other] { $n } lost
    }
stats-longest-help = Record: the most games won in a row.
stats-level = Level { $level }
stats-several = Several, or no name
stats-alone = Alone
stats-export = Save for a spreadsheet
stats-erase = Erase all
stats-erase-game = Erase this game
stats-erased = All statistics are erased.
stats-erased-game = The statistics of { $game } are erased.
stats-not-erased = The statistics could not be erased.

# Players: a name, a colour, an emblem; no account, no password
players-title = Players
players-subtitle = A name, a colour, an emblem, and no password
players-list = Who plays here
players-none = Nobody yet: a name written below, or before a new game, becomes a player.
players-new = New player
players-new-help = A name
players-add = Add
players-name = Name
players-rename = Rename
players-colour = Colour
players-emblem = Emblem
players-merge = Merge with…
players-erase = Erase…
players-colour-0 = blue
players-colour-1 = orange
players-colour-2 = green
players-colour-3 = pink
players-colour-4 = sky blue
players-colour-5 = vermilion
players-colour-6 = yellow
players-colour-7 = grey
players-emblem-star = star
players-emblem-heart = heart
players-emblem-moon = moon
players-emblem-sun = sun
players-emblem-flower = flower
players-emblem-fish = fish
players-emblem-tree = fir tree
players-emblem-house = house
players-emblem-boat = boat
players-emblem-drop = drop
players-emblem-bolt = lightning
players-emblem-clover = clover
# $name: a player, $colour and $emblem: above
players-heard = { $name }, { $emblem }, { $colour }
# $name: the one who is chosen
players-of = { $name }
players-where = Names are kept on this computer and nowhere else: here, in the games and tournaments, in the statistics and on the pages of the games. Erasing a player leaves nothing of the name: the statistics go, and “Erased player” stands in the games. Files saved elsewhere keep their names.
players-others = Other names that are kept
players-others-help = Names of earlier games, or of games that came from a file. Click one to make it a player, or to erase it.
players-erased = Erased player
# $name: what was written, $twin: a player with almost the same name
players-twin-title = Is it the same person?
players-twin = “{ $twin }” plays here already. “{ $name }” would be somebody else.
players-twin-add = Add “{ $name }”
players-twin-rename = Rename all the same
players-twin-take = Choose “{ $twin }”
# $name goes, $into stays
players-merge-title = Merge “{ $name }” with whom?
players-merge-none = There is nobody else.
players-merge-ask = “{ $name }” and “{ $into }” become one person, “{ $into }”, who then has the games going on, the ended games and the statistics of “{ $name }”. They cannot be parted again.
players-merge-yes = Merge
players-erase-title = Erase “{ $name }”?
players-erase-ask = The statistics of this player go. In the games going on and ended, “Erased player” stands instead. The name also leaves the settings, the log and the spare copies. There is no way back.
players-erase-yes = Erase
players-other-title = “{ $name }”
players-other-ask = This name stands in games or statistics that are kept here.
players-other-make = Make it a player
players-done-erased = “{ $name }” is erased.
players-done-merged = Done: only “{ $into }” is left.
players-done-renamed = Done: the new name is “{ $name }”.
players-known = “{ $name }” plays here already.
error-not-renamed = A game keeps the old name: its file could not be written. Try again later.
error-players-not-kept = The players could not be saved: the folder or the disk refuses.
error-players-broken = The list of players could not be read: it is not erased, but a new one begins.

# After games won, or lost, in a row at one level. $next: level-…
next-level-up = { $n } wins in a row: the level { $next } is waiting.
next-level-down = { $n } losses in a row: the level { $next } plays less strongly.
next-level-take = At level { $next }
next-level-stay = No thanks

## 17 ter bis. Tournoi

# La page « Tournoi » : les soirées de plusieurs joueurs
hall-title = Tournament
hall-subtitle = One evening, several players, one table of scores
hall-new = New tournament
hall-new-subtitle = The players first, the rest is proposed
hall-take = Read a stick…
hall-empty = No tournament has begun.
hall-empty-help = A tournament needs names and a game: the first round is drawn at once.
hall-archived-show =
    { $n ->
        [one] { $n } tournament put away
       *[other] { $n } tournaments put away
    }
hall-archived-hide = Hide the tournaments put away
# $day : date ; $games : <jeu>-name ; $state : hall-state
hall-line = { $day } · { $games } · { $state }
# $n : joueurs ; $round, $all : rondes
hall-state = { $n } players, round { $round } of { $all }
hall-desk = Name of this computer
hall-desk-help = It tells the other computers who wrote a result.
hall-back = Back to the tournament

# Un nouveau tournoi
hall-name-first = Tournament of { $day }
hall-players-none = Players
hall-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
hall-entry = Name of a player
hall-add = Add
hall-paste = Paste a list
hall-local = Players from here
hall-local-title = Who plays?
hall-local-none = This computer does not know any player yet.
hall-local-done = Done
hall-paste-help = One name a line. Up to { $most } players. A click on a name takes it off.
hall-paste-nothing = Nothing to paste: the list has to be copied first.
hall-name-heard = { $n }, { $name }
hall-name-remove = Take this name off
hall-name-removed = { $name } is off the list.
hall-names-added = { $n } names added.
# $names : noms déjà séparés par des virgules
hall-names-twice =
    { $n ->
        [one] On the list already: { $names }.
       *[other] On the list already ({ $n }): { $names }.
    }
hall-names-over =
    { $n ->
        [one] The list is full, left out: { $names }.
       *[other] The list is full, { $n } left out: { $names }.
    }
hall-name = Name of the tournament
hall-game = Game
hall-pick-game = Which game?
# $game : <jeu>-name
hall-game-change = { $game } · change…
hall-game-remove = Take off
hall-game-more = Another game too…
hall-game-more-help = With several games, each round goes on to the next.
hall-round-plays = Round { $n }
hall-system = How it runs
hall-system-single = All play all
hall-system-double = Home and away
hall-system-swiss = Swiss system
hall-system-single-says = Everyone meets everyone else once.
hall-system-double-says = Everyone meets everyone else twice, once on each side.
hall-system-swiss-says = In each round one meets somebody with as many points. Nobody is knocked out.
hall-system-alone = Everyone plays alone: in each round the scores are compared.
hall-rounds = Rounds
hall-rounds-says =
    { $rounds ->
        [one] { $rounds } round, { $matches } matches in all.
       *[other] { $rounds } rounds, { $matches } matches in all.
    }
hall-computers = Computers
hall-computers-help = The first tables bear their names; the others play on a board.
hall-computer = Computer { $n }
hall-scoring = Points
hall-scoring-wins = Wins
hall-scoring-scores = Scores
hall-scoring-wins-says = A win is worth one point, a draw half a point.
hall-scoring-scores-says = The points made in the match are added up.
hall-ties = Level on points
hall-ties-help = Those level on points are told apart by these in this order, then by lot.
# $tie : evening-tie-…
hall-tie-nth = { $n }. { $tie }
hall-less = Fewer choices
hall-begin = Draw the first round
hall-too-few = At least two players are needed.
hall-no-name = The tournament has no name yet.

# Un tournoi en cours
hall-tab-round = Round
hall-tab-scores = Scores
hall-tab-players = Players
hall-next = Draw the next round
hall-poster = Show to all
hall-more = Print, stick…
hall-conflicts =
    { $n ->
        [one] Settle { $n } disagreement
       *[other] Settle { $n } disagreements
    }
hall-no-round = No round is drawn yet.
hall-round = Round { $n } of { $all }
hall-rounds-shown = Round
hall-over = All the rounds are played.
hall-all-known = All the results are known: the next round can be drawn.
hall-unpair = Take this drawing back
# $game : <jeu>-name ; $known, $n : tables
hall-results-count =
    { $known ->
        [0] { $game } · no result of { $n }
       *[other] { $game } · results: { $known } of { $n }
    }
hall-byes =
    { $n ->
        [one] Bye: { $names }.
       *[other] Byes: { $names }.
    }
hall-aways =
    { $n ->
        [one] Away: { $names }.
       *[other] Away ({ $n }): { $names }.
    }
hall-rematches = Meet a second time: { $tables }.
hall-table = Table { $n }
hall-wins = Wins
hall-draw = Draw
hall-play = Play here
hall-resume = Go on
hall-other = More…
hall-absent = away
hall-state-conflict = disagreement
hall-state-forfeit = forfeit
hall-state-playing = played here
hall-against = { $first } against { $second }
hall-table-says = { $table }: { $who }
hall-says-score = Score { $n }
hall-says-nobody = Nobody came
hall-says-absent = { $name } is not there
hall-says-draw = A draw
hall-says-wins = { $name } wins
hall-result-heard = { $table }, { $result }
hall-other-heard = { $table }, more choices
hall-play-heard = { $table }, { $words }
hall-score-heard = Score of { $name }
hall-no-number = A score is written in figures.
hall-correct-title = Correct?
hall-correct-question = { $table }: “{ $before }” becomes “{ $after }”.
hall-correct-yes = Correct
hall-keep = Change nothing
hall-turn-table = Exchange the sides
hall-move = Move { $name } elsewhere…
hall-move-title = Change places
hall-move-question = With whom does { $name } change places?
# $table: hall-table or evening-mark-bye
hall-move-choice = { $name } · { $table }
hall-erase-result = Erase the result
hall-not-loaded = This match cannot be resumed.

# Les joueurs
hall-entry-late = One more player
hall-late-help = Who comes now plays from round { $n } on.
hall-rename = Rename
hall-rename-done = Keep this name
hall-away-next = Away in round { $n }
hall-withdraw = Goes home
hall-back-in = Comes back
hall-gone = gone after round { $n }
hall-since = came in round { $n }
hall-tool-heard = { $name }, { $words }

# Le classement
hall-scores-after =
    { $n ->
        [0] Scores before the first round
       *[other] Scores after round { $n }
    }
hall-scores-during = Scores during round { $n }
hall-no-scores = Nobody is on the list.
hall-scores-help = A click on a name or a figure explains it.
hall-points = Points
hall-won = Won
hall-drawn = Drawn
hall-lost = Lost
# $seed: what the tournament drew at its beginning, to be told to all
hall-by-lot = Level in everything, the place is drawn by the seed { $seed }
hall-row-heard = { $place }, { $name }
hall-figure-heard = { $name }, { $heading }, { $figure }
hall-explains-counts = { $name }: { $won } won, { $drawn } drawn, { $lost } lost.
# $terms : ce que chaque ronde a apporté, joint par +
hall-explains-points = { $name }, points: { $terms } = { $points }
hall-explains-nothing = { $name } has not played yet.
hall-outcome-played = { $points } (round { $n }, against { $opponent })
hall-outcome-alone = { $points } (round { $n })
hall-outcome-forfeit-won = { $points } (round { $n }, { $opponent } away)
hall-outcome-forfeit-lost = { $points } (round { $n }, did not come)
hall-outcome-cancelled = { $points } (round { $n }, cancelled)
hall-outcome-bye = { $points } (round { $n }, bye)
hall-outcome-away = { $points } (round { $n }, away)

# Projeter
hall-poster-round = See the tables
hall-poster-scores = See the scores
# $first, $second : <jeu>-side-…-title
hall-poster-sides = On the left: { $first }. On the right: { $second }.
hall-poster-page = Next ({ $n } of { $all })

# Imprimer, enregistrer, échanger
hall-more-title = Print and exchange
hall-print-round = Print the tables of the round
hall-print-slips = Print the result slips
hall-print-scores = Print the scores
hall-save-round = Save the round (spreadsheet, text)
hall-save-scores = Save the scores (spreadsheet, text)
hall-file-exchange = { $name }, { $computer }
hall-file-round = { $name }, round { $n }
hall-file-slips = { $name }, slips of round { $n }
hall-file-scores = { $name }, scores
hall-give = Write to a stick…
hall-change = Name, rounds, computers…
hall-tables-help = The names of the first tables, a comma between them.
hall-archive = Put this tournament away
hall-erase = Erase this tournament…
hall-erase-title = Erase this tournament?
hall-erase-question = “{ $name }”, its players and its results disappear from this computer.
hall-erase-yes = Erase
hall-given-title = The file is written
hall-given = On the other computer: “Tournament”, then “Read a stick…”.
hall-taken =
    { $n ->
        [one] One thing new from the other computer is taken over.
       *[other] { $n } things new from the other computer are taken over.
    }
hall-taken-more =
    { $n ->
        [one] One new thing is taken over; the other computer does not know all that is known here yet.
       *[other] { $n } new things are taken over; the other computer does not know all that is known here yet.
    }
hall-taken-nothing = Nothing new in this file.
hall-unreadable = This file cannot be read.
hall-conflict-title = Two answers
hall-conflict-result = Round { $n }. { $table }.
hall-conflict-round = Round { $n } was drawn twice.
hall-conflict-player = Two answers about { $name }.
hall-conflict-plan = Two answers about the tournament.
# $who : nom d’un ordinateur ; $said : ce qu’il a écrit
hall-conflict-note = { $said } ({ $who })
hall-conflict-no-result = No result
hall-conflict-no-round = Not drawn
hall-conflict-tables =
    { $n ->
        [one] { $n } table: { $first }
       *[other] { $n } tables, the first: { $first }
    }
hall-conflict-away = Away
hall-conflict-there = There
hall-conflict-gone = Gone
hall-conflict-rounds = { $name }, { $n } rounds
hall-conflict-later = Choose later

## 17 bis. Sheets of text to print

# $value: option-…
sheet-chosen = On this sheet: { $value }
# $number, $sides: numbers
sheet-side = Page { $number } of { $sides }
# $game: <game>-name
sheet-rules = Rules of the game: { $game }

## 17 quater. Teacher’s sheet and problems to print

# $game: <game>-name
teach-title = Teacher’s sheet: { $game }
# $game: <game>-name
teach-questions-of = Three questions: { $game }
teach-hour = One hour in class
teach-answers = Questions and answers
teach-make = Prepare.
# $alone: yes for a game that one plays alone
teach-make-does =
    { $alone ->
        [yes] Print a board and its men for every pupil in “Make this game”, and the second side of this sheet for everyone.
       *[no] Print a board and its men for every group in “Make this game”, and the second side of this sheet for everyone.
    }
teach-groups = Make groups (5 min).
# $players: the number of players of a game, or players-range
teach-groups-does =
    { $alone ->
        [yes] One board for each pupil. In pairs, one plays, the other counts the moves, then they change places.
       *[no] Pupils at a board: { $players }. If there is one too many, two pupils hold one side and decide together.
    }
teach-show = Show (10 min).
teach-play = Play (30 min).
teach-play-does =
    { $alone ->
        [yes] A first try to learn, then others to do better. Write the number of moves on the blackboard.
       *[no] One game to learn, then others with the sides exchanged. A question about the rules is first looked up in “In short”.
    }
teach-talk = Talk (15 min).
# after the sentence of the game
teach-talk-does = Then everyone answers the questions overleaf.
# $game: <game>-name
problems-title = Problems: { $game }
# $game: <game>-name
problems-answers = Answers to the problems: { $game }
# $n: its number in the list; $degree: problem-degree-…
problems-one = Problem { $n } · { $degree }
problems-line = Only one line is written, with the longest defence. Where several moves are right, one is given.

## 17 ter. Score sheets

tally-title = Score sheet
# $game: <game>-name
tally-of = Score sheet: { $game }
tally-date = Date:
tally-game = Game
tally-name = Name:
tally-side = Side
tally-points = Points
tally-total = Total
tally-help-alone = Write the result of every attempt.
tally-help-fewest = Write the points of every game. The smallest total wins.
tally-help-points = Write the points of every game, then the total.
tally-help-won = A game that is won is worth one point, a drawn one half a point each.

## 17 quater. Printed booklet

# $n: number of games
booklet-title = The rules of { $n } traditional European games
booklet-what = This booklet holds the rules of all the games of Tablier, a free program. Its figures show positions that can come about.
booklet-print = Every board can be printed as well, as large as the men that one has need it, with men to cut out.
booklet-fold = Print on both sides at 100%, flipped on the short edge. Fold the sheets together, then staple them in the fold.

## 18. Problems


problem-title = Problems
problem-subtitle = One move alone is right.
problem-day = The problem of the day
problem-none = No problem for these games.
# $game: the name of a game; $degree: problem-degree-…
problem-day-of = { $game } · { $degree }
problem-degree-1 = easy
problem-degree-2 = medium
problem-degree-3 = hard
# $side: <game>-side-0-title; $turns: the moves of this side to the win, 0 where the first one is enough
problem-goal-win =
    { $turns ->
        [0] { $side }: find the move that wins.
        [1] { $side }: win in one move.
       *[other] { $side }: win in { $turns } moves.
    }
problem-goal-draw = { $side }: find the only move that does not lose.
problem-goal-best = { $side }: find the best way to play these dice.
problem-goal-fewest = { $side }: reach the goal in { $turns } moves.
problem-wrong = That is not it.
problem-wrong-loses = That is not it: this is how the opponent wins.
problem-wrong-late = That is not it: after this reply there is no win in one move.
problem-solved = Well done, that is it!
problem-shown = This is the solution.
problem-show = Show the solution
problem-next = Next
problem-again = Start again
problem-broken = The file of the problems solved could not be read: it is not erased, but set aside as { $file }.
error-problem-not-kept = That is it, but the tick could not be kept: the folder or the disk refuses.
problem-print = Print
# $game: <game>-name
problem-print-of = Print problems: { $game }
problem-list = All the problems
problem-continue = Continue

## 19. A game that ended, looked at again

end-review = Review the game
end-review-help = The game move by move: what was good, what was less so, and why.
review-begin = The beginning of the game. Go on with the right arrow, the wheel, or a click on the curve.
# $n: the decisions that are looked at
review-long = The game is very long: only its last { $n } decisions are analysed.
review-left-out = This move is not analysed: the game is too long.
review-unknown = This move is not analysed yet.
review-forced = There was only one possible move.
# Beside the name of the game; $done moves of $whole analysed
review-progress = Analysis: { $done } / { $whole }
review-stopped = Analysis interrupted: { $done } / { $whole }
review-summary = Figures
review-stage = Each move is compared with all others by a quick analysis, the first of three: about a third of a second. “Proven”: certain to the end of the game. “Estimated”: what this analysis expects. An inaccuracy loses at least 5 points of winning chances, a mistake 10, a blunder 15. Moves analysed: { $done } of { $whole }.
review-plain = The computer works without its accelerators: the analysis is slower.
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
review-only = Well played: the other moves were worth clearly less.
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
        [one] Luck of this throw: { $gain } game.
       *[other] Luck of this throw: { $gain } games.
    }
review-throw-points =
    { $n ->
        [one] Luck of this throw: { $gain } point.
       *[other] Luck of this throw: { $gain } points.
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
review-find-whose = Whose errors are to be played again?
# $side: the side, title; $n: how many errors
review-find-side =
    { $n ->
        [one] { $side }: { $n } error
       *[other] { $side }: { $n } errors
    }
review-find-none = No error in this game.
review-find-none-yet = No error so far. The analysis goes on.
# $n of $of: which error; $side: the side, title; $step: what was played
review-find = Find better, { $n } / { $of }. { $side } had played { $step }. What to play instead?
review-looking = Looking at this move…
review-found = Well found!
# After review-found, where the turn is not over: the moves that are left ($step).
review-found-rest = The rest of the turn: { $step }.
review-not-yet = Not yet.
review-again = Try again
review-next = Next error
review-skip = Skip
review-solution = See the solution
review-return = Back to the game
review-trying = Trying out: nothing is saved.
review-resume = Play on from here
review-resume-who = A new game begins in this position. Who plays?
# $side: the side; $level: the level of the computer
review-resume-side = Play { $side } against the computer ({ $level })
review-resume-people = Play all sides by hand
review-resume-alone = Play on alone
review-go-on = Go on reviewing
review-leave = Leave this game
# The buttons of the review
review-button-start = |←
review-button-start-help = The beginning of the game ({ KEY("review-start") })
review-button-back = ←
review-button-back-help = One move back ({ KEY("review-back") }, or the wheel)
review-button-play = Play
review-button-play-help = The game goes on by itself, or stops ({ KEY("review-play") }, or Space). { KEY("review-pace") } changes its speed.
review-button-forward = →
review-button-forward-help = One move forward ({ KEY("review-forward") }, or the wheel)
review-button-end = →|
review-button-end-help = The end of the game ({ KEY("review-end") })
review-button-best = Show better
review-button-best-help = The best move in the place of this one, and what was expected then ({ KEY("review-best") })
review-button-reply = Show the reply
review-button-reply-help = What was expected after the move played ({ KEY("review-reply") })
review-button-find = Find better
review-button-find-help = Look for a better move oneself at each error ({ KEY("review-find") })
review-button-try = Try out
review-button-try-help = Play freely from here; nothing is saved ({ KEY("review-try") })
review-button-resume = Play on from here
review-button-resume-help = Begin a new game in this position
review-button-summary = Figures
review-button-summary-help = Accuracy of each player, errors, luck ({ KEY("review-summary") }). The analysis is quick, the first of three: a third of a second a move. “Proven”: certain to the end; “estimated”: what is expected.
review-button-menu = Menu
review-button-menu-help = Speed, settings, back
key-review-best-does = Show the best move and what was expected then.
key-review-reply-does = Show the expected reply to the move played.
key-review-find-does = Find better, error after error.
key-review-try-does = Try out freely from here.
key-review-play-does = Let the game go on by itself, or stop it.
key-review-pace-does = Change the speed.
key-review-summary-does = Open the figures.
key-review-back-does = One move back; upwards, one turn.
key-review-forward-does = One move forward; downwards, one turn.
key-review-start-does = Go to the beginning of the game.
key-review-end-does = Go to the end of the game.

## 20. Lessons

# Learn: the demonstration and the lessons of a game; $n: the seconds
lesson-learn = Learn
lesson-learn-help = Watch a game play itself, then try step by step.
lesson-demo = Demonstration
lesson-demo-watch = Watch the demonstration ({ $n } s)
lesson-demo-says = A game plays itself, with a few words.
lesson-lessons = Lessons
lesson-lessons-says = Small things to do on the board. Nothing is locked.
lesson-then = Then
# $game: the name of a game; $k, $n: the lesson and how many there are
lesson-of = { $game } · lesson { $k } of { $n }
lesson-go-on = Back to the lesson
lesson-task-help = Go to this task
lesson-continue = Continue
lesson-continue-help = The lesson goes on
lesson-show = Show
lesson-show-help = See what is asked for being played
lesson-again = From the start
lesson-again-help = All its tasks, from the first one
lesson-list = Lessons
lesson-list-help = The demonstration and all the lessons of this game
lesson-next = Next lesson
lesson-next-help = The lesson after this one
lesson-play = Play
lesson-play-help = Begin a real game
lesson-learnt = Lesson learnt!
lesson-offer-help = “Show” plays the move.
lesson-broken = The file of the lessons learnt could not be read: it is not deleted, but set aside under the name { $file }.
lesson-unusable = A file of the lessons is damaged. The rules and the game are still there. Reinstall Tablier to mend it.
error-lesson-not-kept = The lesson is learnt, but the tick could not be kept: the folder or the disk refuses.
demo-pause = Pause
demo-pause-help = A click on the board stops it too, and goes on.
demo-not-kept = The demonstration is seen, but the tick could not be kept: the folder or the disk refuses.
demo-go-on = Go on
demo-slower = More slowly
demo-normal = Normal speed
demo-skip = Skip
demo-again = Once more
# Offered once before the first game of a kind
demo-offer-title = First game
demo-offer = Watch the demonstration ({ $n } s)?
demo-offer-watch = Watch
demo-offer-play = Play without watching
demo-offer-later = Back to the choices
# The files of other programs. $detail: what the file says
format-at = Line { $line }, column { $column }: { $sentence }
format-file = { $file }: { $sentence }
format-no-format = Unknown format: { $word }. Known formats: { $formats }
format-no-ending = The ending of “{ $word }” does not tell the format. Add --to and one of these: { $formats }
format-not-written = The file { $file } could not be written: the folder or the disk refuses.
format-missing = This file does not exist, or no longer.
format-not-read = This file could not be opened.
format-unfit = This file is larger than 8 megabytes, or no ordinary file.
format-empty = There is nothing to read here.
format-unknown = This is no game in any of the known formats.
format-too-large = This is too long to be read: too many games, or more than 8 megabytes.
format-not-text = This file is no text.
format-nothing = There is no game in this file.
format-unexpected = “{ $detail }” is out of place here.
format-unfinished = The file stops before the end of the game.
format-other-game = The game “{ $detail }” is not in Tablier, or not in this format.
format-size = A board of the size “{ $detail }” does not exist in the rules of the game.
format-option = The rules asked for are not those of the game: “{ $detail }”.
format-foreign-rule = “{ $detail }” does not exist in the rules of the game.
format-position = The starting position does not exist in the rules of the game.
format-setup = Men are added in the middle of the game: the rules do not allow it.
format-bad-step = “{ $detail }” is no move of this game.
format-illegal-step = The move “{ $detail }” is not allowed by the rules.
format-wrong-side = It was not for this side to play “{ $detail }”.
format-bad-id = “{ $detail }” is no position in this format.
format-after-the-end = “{ $detail }” comes after the end of the game.
format-other-score = The score “{ $detail }” is not the one that the earlier games give.
format-unfinished-game = The game before is not finished, and another one begins.
format-too-many-games = The match is too long: 99 games and 99 points at most.
format-set-position = The game begins in a position set up by hand: this format cannot write it.
format-no-opening-stake = This format does not know a stake doubled by a tie on the first throw. SGF does.
format-no-jacoby-in-match = This format does not know the Jacoby rule in a match for points.
format-other-start = The game does not begin as Othello does, and this format has no place for another beginning.
format-other-captures = The captures of “{ $detail }” are not those of the rules.
format-not-over = This format only holds games that are over.
format-damaged = This file is damaged: it has not the size that it announces.
format-many = This format holds one game a file.
format-no-start = This format holds no starting position: the game cannot be written in it.
format-no-place = This format has no place for “{ $detail }”: the game cannot be written in it.
format-other-rules = This format supposes other rules than those of this game.
format-no-writer = This format cannot write this game.
format-broken = This game file is damaged.
format-foreign = This file is no game of Tablier.
format-future-format = This game comes from a later version of Tablier.
format-unknown-game = This game is one that this version does not have.

## 21. Position editor

edit-open = Set up a position
edit-open-help = Put the men by hand, then play, analyse or copy.
edit-legal = The position is possible.
edit-over = The position is possible, and the game is over in it.
edit-tools = In the hand
edit-tool-move = Move
edit-tool-rub = Take off
edit-rest = The rest
edit-undo = Undo
edit-redo = Redo
edit-clear = Clear
edit-start = Start position
edit-flip = Turn round
edit-copy = Copy
edit-copied = The position is on the clipboard.
edit-paste = Paste
edit-print = Print
edit-paste-other = This text is a game of { $game }.
edit-paste-empty = There is no text on the clipboard.
edit-play = Play
edit-analyse = Analyse
edit-points-of = { $side }, points of { $n }
edit-typed = a number, or nothing
edit-less = Less
edit-more = More
edit-turn = Who plays?
edit-side = Who plays?
edit-side-none = Opening roll
edit-quiet = Moves without a capture
edit-dice = Dice
edit-dice-none = None
edit-mark-jump = Capturing
edit-mark-guilty = Missed capture
keyboard-edit = In the editor
key-edit-tool = 1 … 9
key-edit-tool-does = Take up what the hand works with, in the order of the sheet.
key-edit-walk = Arrows
key-edit-walk-does = Go from place to place on the board.
key-edit-touch = Enter or Space
key-edit-touch-does = Put, mark or move at this place.
key-edit-rub-does = Take the man off this place.
key-edit-undo-does = Undo, redo.
key-edit-copy-does = Copy the position.
key-edit-paste-does = Paste a position.
flaw-form = This text is not a position of this game.
flaw-turn = In this position it is somebody else’s turn.
analysis-back = Back to the editor
analysis-back-help = Back to the position as it was.

## 22. Printing a game at its size

print-scale = Print at 100% (actual size), do not fit to page.
print-card = A bank card covers this frame exactly.
# $game: <game>-name
print-board = Board: { $game }
# $game: <game>-name
print-men = Men to cut out: { $game }
print-turn = To play: { $side }
print-assemble = Cut at the marks, lay the 10 mm that two sheets have in common upon each other, then glue.
print-fold = Cut out, fold along the dashes, then glue the two sides back to back.
# $code: the place in the plan, $n and $all: numbers
print-sheet = Sheet { $code }, { $n } of { $all }
# $n and $all: numbers
print-page = Sheet { $n } of { $all }
# $n: number of sheets, $across and $down: numbers, $pitch: millimetres
print-fits = { $n ->
    [one] Fits on one sheet { $paper }: { $pitch } mm from a man to the next.
   *[other] { $n } sheets { $paper } to glue, 10 mm upon each other ({ $across } by { $down }): { $pitch } mm from a man to the next.
    }
# $men: millimetres
print-largest = On a single sheet { $paper }: men of { $men } mm at most.
# $word: what was asked for, $games: those that there are
print-no-game = Unknown game: { $word }. The games: { $games }
print-no-sheet = Unknown sheet: { $word }. The sheets: { $sheets }
print-no-fold = With --imposed, the sheet is --sheet { $sheet }: the others are not folded.
print-no-paper = Unknown paper: { $word }. The papers: { $papers }
# $least and $most: millimetres
print-no-men = The size of the men is a number of millimetres, from { $least } to { $most }.
# $paper: A4, A3 or Letter
print-men-too-large = Pieces of this size do not fit on a sheet { $paper }.
# $players: numbers
print-no-players = The number of players of this game: { $players }
print-no-option = This game does not have this option or this value: { $word }
print-no-position = This is not a position of this game: { $word }
print-no-questions = This game has no teacher’s sheet: { $game }
print-no-problems = This game has no problems to print: { $game }
print-no-number = The number of problems is from { $least } to { $most }.
print-no-degree = The level is one of these: { $degrees }
print-no-file = The name of the file is missing; it ends with { $endings }.
print-no-ending = The name of the file ends with { $endings }: { $file }
# $least and $most: pixels
print-no-size = The size is a number of pixels, from { $least } to { $most }.
print-no-theme = Unknown theme: { $word }. The themes: { $themes }
print-no-vectors = The theme { $theme } has only pictures: choose .png, or another theme.
print-not-written = The file { $file } could not be written: the folder or the disk refuses.

## 23. Make a game

make-open = Make this game
make-what = To print
make-board = Board
make-position = Position
make-men = Men to cut out
make-rules = Rules
make-teacher = Teacher’s sheet
make-problems = Problems and answers
make-number = How many
make-degree = Level
make-degree-any = all
make-scores = Score sheet
make-booklet = Booklet of the twenty games
make-folded = The same booklet, to be folded
make-paper = Paper
make-black = Black on white
make-colour = In colour
make-own = The men that one has
make-own-cent-1 = 1 cent
make-own-cent-2 = 2 cents
make-own-cent-5 = 5 cents
make-own-cent-10 = 10 cents
make-own-cent-20 = 20 cents
make-own-cent-50 = 50 cents
make-own-euro-1 = 1 euro
make-own-euro-2 = 2 euros
make-own-marble = Marble
make-own-cap = Bottle cap
make-own-draughtsman = Draughtsman
make-diameter = Diameter in mm
make-seen = What will be printed
make-busy = The sheets are being made…
make-wait = One moment…
make-previous = Previous
make-next = Next
make-save = Save the PDF
make-saved = Sheets saved
# $game: <game>-name, $what: make-board and the others
make-file = { $game }, { $what }

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
vote-full = Four moves are proposed: vote.
vote-proposed = { $letter }: { $step }. The next one, or vote.
vote-same = { $step } is proposed already.
vote-begin = Vote
vote-take-away = Remove the last
vote-bar = { $letter } · { $step }
vote-prompt = Vote: A to D, or click.
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
vote-fewer = − 1 pupil
vote-more = + 1 pupil
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
setting-hidden-help = What a move is worth is shown only when asked for. The professor keeps silent.
hidden-hide = Hide the evaluation
hidden-show = Show the evaluation
hidden-now = The evaluation is hidden: it is shown when asked for.
hidden-no-more = The evaluation is shown again.
hidden-teacher = The evaluation is hidden: the professor keeps silent. The menu shows it, under “At the board”.
review-hidden = What is this move worth? Everybody guesses, then look.
review-see = Look
review-see-curve = Show the curve
review-see-curve-help = Show the curve of the game and the figures of each player.
