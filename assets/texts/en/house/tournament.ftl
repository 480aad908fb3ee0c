### Tablier — tournament: calculations, sheets, pages.

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
# Après une somme ; $names : des adversaires, joints par des virgules
evening-explain-draws = For { $names }, a round not played counts as a draw.
evening-explain-stand-in = A round without a game counts the points of { $name }, but at most those of the opponent who was due, or of a draw in every round.
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
evening-error-results-missing = Results of the current round are still missing.
evening-error-all-paired = All rounds are paired.
evening-error-no-score = This result is not possible.
evening-error-no-choice = This disagreement is already settled.
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
# $n : 2, 3… le même jour
hall-name-next = Tournament of { $day } ({ $n })
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
hall-names-unprinted =
    { $n ->
        [one] A name has letters that cannot be printed: “?” will stand for them.
       *[other] { $n } names have letters that cannot be printed: “?” will stand for them.
    }
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
hall-system-swiss-says = In each round, players meet someone on the same points. Nobody is knocked out.
hall-system-alone = Everyone plays alone: in each round the scores are compared.
hall-rounds = Rounds
hall-rounds-says =
    { $rounds ->
        [one] { $rounds } round, { $matches } matches in all.
       *[other] { $rounds } rounds, { $matches } matches in all.
    }
hall-computers = Computers
hall-computers-count = How many
hall-computers-help = The first tables are named after them; the others play on a board.
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
hall-name-wins = { $name } wins
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
hall-late-help = Anyone who comes now plays from round { $n } on.
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
# $n : combien de réponses
hall-conflict-title =
    { $n ->
        [2] Two answers
       *[other] { $n } answers
    }
hall-conflict-result = Round { $n }. { $table }.
hall-conflict-round = Round { $n } was drawn several times.
hall-conflict-player = About { $name }:
hall-conflict-plan = About the tournament:
# $said : ce qu’un ordinateur a écrit ; $who : où et quand
hall-conflict-note = { $who }: { $said }
hall-conflict-here = Here
hall-conflict-stick = The stick
# $who : nom d’un ordinateur
hall-conflict-stick-of = The stick ({ $who })
hall-conflict-hour = { $hour }:{ $minute }
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
