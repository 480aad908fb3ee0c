### Tablier — pages: rules, glossary, about, games that ended, statistics.

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
about-glossary = The words of the games, explained
about-verifier = Check the dice of a game
about-version = Version { $version }
about-folder = Games and settings are kept in the folder:

rules-title = Rules of the game
rules-summary = In short
rules-program = In this program
rules-chosen-match = In this match: { $value }
rules-chosen-new = Chosen for the match to come: { $value }
rules-contents = Contents
rules-back = Back to the game
rules-missing = The page of this game cannot be found.
page-unusable = This page is damaged. The rest of Tablier works without it. Reinstall Tablier to repair it.
advice-title = Advice
figure-unusable = This figure is missing: a file is damaged. Reinstall Tablier to repair it.
figure-try = Try it
# What is said of the button “Try it” of a figure; $caption: its caption
figure-try-told = Try it: { $caption }
figure-back-help = Go back to the page, to where you left it

# $games: the names of the games, with commas between them
glossary-title = Glossary
glossary-subtitle = The words of the games, explained
glossary-all = All games
glossary-games = In: { $games }

about-origins = Sources and licences
about-pictures = Pictures and sounds: made for this program, by computation; nothing is photographed or recorded.
about-licence = Free software: it may be copied, given away and changed, on the terms of the file LICENSE.
about-parts = It is built on Python, pygame-ce (LGPL licence), SDL and other free software, each under its own licence.
about-parts-file = All these licences can be read in the file:

# Finished games: the list, one of them opened. $names: who won, $k: which game of a match
past-title = Finished games
past-subtitle = The last two hundred
past-search = A game, a name, a date
past-who-all = All
past-who-computer = Against the computer
past-who-people = Several people
past-who-watch = Watched
past-none = No games finished yet.
past-empty = The first one will appear here by itself.
past-nothing = No finished game matches this search.
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
past-review = Review
past-delete = Delete
past-deleted = Game of { $game } deleted.
past-not-deleted = The game could not be deleted.
past-changed = The rules of this game have changed since: it can no longer be reviewed.
past-save-list = Save the list…
past-column-day = Day
past-column-players = Players
past-column-outcome = Result
past-column-reason = End

# The statistics: a table, a line a game, then one an adversary
stats-title = Statistics
stats-subtitle = On this computer, nowhere else
stats-help = A game in which a move is taken back, a hint asked for or an advantage given is not counted. A guest never is.
stats-none = No games counted yet.
stats-empty = The figures will appear after the first one.
stats-of-games =
    { $n ->
        [one] of { $n } kind out of { $most }
       *[other] of { $n } kinds out of { $most }
    }
stats-latest = the latest: { $outcomes }
stats-latest-help = the last ten, the latest on the right
stats-outcome-won = won
stats-outcome-lost = lost
stats-outcome-drawn = drawn
empty-choose = Choose a game
stats-player = Player
stats-unnamed = No name
stats-game = Game
stats-adversary = Opponent
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
