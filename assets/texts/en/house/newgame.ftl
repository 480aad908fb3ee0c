### Tablier — a new game: who plays, the rules, advantages, the form of a match.

new-who = Who is playing?
new-seat-name-help = Name shown (optional)
new-seat-name = Name
new-side = I play
new-side-lot = By lot
new-side-lot-help = Who plays what is drawn by lot.
new-rules = Rules
new-rules-help = The original rules, or another way of playing.
new-made = Your own
new-made-help = Numbers drawn by lot, which you can change at will; another click draws new ones.
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
new-length-less = { $now }, shorter
new-length-more = { $now }, longer
new-match-points =
    { $n ->
        [one] To { $n } point
       *[other] To { $n } points
    }
new-dice = Dice
new-dice-program = Rolled by the program
new-dice-program-help = A draw sealed before the game, the same if you undo and play again.
new-dice-manual = Real dice
new-dice-manual-help = Roll your own dice and enter the numbers.
new-lots = Drawing of lots
new-lots-program = By the program
new-fair = To give both a chance
# What one of the players is given ahead, a child for example
new-ahead = Advantage
new-ahead-nobody = No handicap
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
        [one] { $n } piece fewer
       *[other] { $n } pieces fewer
    }
handicap-fewer-effect =
    { $n ->
        [one] The opponent begins with { $n } piece fewer.
       *[other] The opponent begins with { $n } pieces fewer.
    }

# $option, $value: a way of playing, and what was chosen of it
new-changed = { $option }: { $value }
new-changed-more = and { $n } more

level-counts = It will play at this level from now on. The game then counts as played with help.
level-stay = Stay at { $level }
level-take = Go on against { $level }
level-changed = The computer now plays at the level { $level }.
# $of of ten moves lose 10 points of winning chances or more; “by a lot”: most of them 15 or more
level-errs-much =
    { $of ->
        [one] Goes wrong once in 10, mostly by a lot.
       *[other] Goes wrong { $of } times in 10, mostly by a lot.
    }
level-errs-little =
    { $of ->
        [one] Goes wrong once in 10, mostly by a little.
       *[other] Goes wrong { $of } times in 10, mostly by a little.
    }
level-errs-seldom = Goes wrong at most once in 20.
level-errs-hardly = Hardly ever goes wrong.
level-1-says = May miss a win.
level-2-says = Never misses an immediate win.
level-3-says = Misses no immediate win.
level-4-says = Answers in less than a second.
level-5-says = Thinks for up to three seconds a move.
level-6-says = Plays with all its strength, and takes the time chosen in the settings.

new-players = Number of players
new-who-two = Two players
new-sides = Who plays what
new-sides-as-below = As below

new-form-single = A single game
new-form-points = To points
new-form-games = Several games
new-form-legs = Both sides in turn
new-form-return = Return game, same dice
new-form-return-lots = Return game, same draw
new-form-single-help = One game on its own.
new-form-points-help = A match is made of several games, up to the chosen number of points.
new-form-wins-help = A game won is worth a point, a drawn one half; the first to lead at the chosen number wins.
new-form-games-help = All the games are played; each player begins in turn, the points are added up.
new-form-games-thrown-help = All the games are played; the opening roll says who begins, the points are added up.
new-form-legs-help = Everyone plays every side once, the points are added up.
new-form-return-help = The same dice come again, with sides exchanged: luck decides nothing.
new-form-return-lots-help = The same draw comes again, with sides exchanged: luck decides nothing.
new-match-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
front-facts =
    { $n ->
        [one] { $players } player · { $brief }
       *[other] { $players } players · { $brief }
    }
front-who = Against whom?
front-who-computer = The computer
front-who-people = Someone here
front-who-watch = Watch
front-level = How strong?
new-level-of = { $seat }, level
new-seat-number = Seat { $n }
new-name-of = { $seat }, name
new-person-of = { $seat }, choose a player
new-level-of-all = Level of the computer
# $level: level-1, $says: level-1-says
front-level-told = { $level }. { $says }
# $rule: what differs from the booklet
front-rule = Rules: { $rule }
front-more = More choices…
new-elsewhere = Around this game
new-figures = Figures
new-figures-hide = Without the figures
