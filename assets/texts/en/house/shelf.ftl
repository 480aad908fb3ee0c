### Tablier — the shelf of games, its cards and choices.

menu-title = Tablier
menu-subtitle = Traditional games of Europe
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
menu-view = View
menu-view-shelf = Shelf
menu-view-families = Families
menu-families = The families of games
# $game: <game>-name; the reason stands on another line
menu-try = Try { $game }
menu-random = Surprise me
menu-random-help = A game drawn at random from those that remain.
# $game: <game>-name, a game that was never begun
menu-unknown = { $game }, yet to be discovered
# The signs at the top of the shelf, and the page “More”
menu-sign-search = Search
menu-more = More
menu-settings = Settings
menu-about = About
menu-quit = Quit

# The “Resume” card
menu-resume-game = Resume { $game }
menu-resume-it = Resume
menu-again = Play again: { $game }
menu-begin = To begin with: { $game }
menu-play = Play
menu-running = Unfinished games
menu-running-line =
    { $n ->
        [0] No game to resume
        [one] One game to resume
       *[other] { $n } games to resume
    }
menu-running-none = No game is waiting.
menu-running-empty = A game left unfinished can be found here.
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
# $k: the number of the game
menu-so-far = game { $k }

# Who plays: the first choice
filter-who = Who is playing?
filter-who-computer = Against the computer
filter-who-computer-help = One person facing the computer; six levels, all open.
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

# $players: “2”, “2 to 4”; $age, $minutes: numbers; $luck: luck-…
card-brief = age { $age } and up · { $minutes } min
card-facts = { $players } players · age { $age } and up · about { $minutes } min · { $luck }
# $origin: <game>-origin; $family: family-…
card-origin = { $origin } · { $family }
# $first, $last: numbers of people
players-range = { $first } to { $last }
luck-strategie = strategy
luck-hasard = luck and judgement
luck-strategie-help = No dice, no cards: only the moves decide.
luck-hasard-help = The dice propose, the players decide.
family-alignement = alignment
family-blocage = blocking
family-calcul = calculation
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
family-alignement-help = Put your pieces in a row.
family-blocage-help = Leave the opponent without a move.
family-calcul-help = Calculate correctly.
family-chasse-help = Two unequal sides, two different aims.
family-connexion-help = Join your edges.
family-encerclement-help = Capture by surrounding.
family-parcours-help = Get home before the opponent.
family-placement-help = Find the right place.
family-prise-help = Capture the opponent’s pieces.
family-retournement-help = Change the colour of the pieces.
family-sandwich-help = Capture between two pieces.
family-solitaire-help = Play against the puzzle.
family-territoire-help = Hold the most space.

simple-more = More choices
simple-leave = Full display
simple-computer = Against the computer (easy)
simple-two = Two players
simple-alone = Play

menu-kinds = Games
menu-kind-all = All
menu-kind-two = For two
menu-kind-alone = Alone
menu-kind-dice = With dice
menu-kind-quick = Quick
menu-kind-young = For the young
menu-sort = Sort the games
menu-sort-close = Hide the filters
more-sort = Length, age, family, luck
more-past = Review them, print them
more-statistics = On this computer only
more-tournament = Rounds, tables, ranking
more-class = Some games, settings held
more-open = A game, a position
more-about = Keys, help, authors
more-settings = Language, text, sounds, board
more-quit = Unfinished games are kept
filter-any = any
menu-open = Every game and every level is open.
# $game: the name of the game
menu-forgotten = Match of { $game } taken off the list.
menu-forgotten-recall = Put it back
# $file: the name of the file
menu-forgotten-file = File { $file } taken off the list.
menu-board-failed = Its board could not be drawn.
menu-card-failed = This card could not be drawn.
menu-favourite-add = Make it a favourite.
menu-favourite-remove = No longer a favourite.
