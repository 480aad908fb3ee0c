### Tablier — tournoi : calculs, feuilles, pages.
###
### Mots à majuscule : Berger Tablier

# Les noms des départages ; la forme courte titre une colonne
evening-tie-direct = rencontre directe
evening-tie-direct-short = Directe
evening-tie-cut = Buchholz tronqué
evening-tie-cut-short = Buchholz tronqué
evening-tie-buchholz = Buchholz
evening-tie-buchholz-short = Buchholz
evening-tie-sonneborn = Sonneborn-Berger
evening-tie-sonneborn-short = Sonneborn
evening-tie-won = nombre de victoires
evening-tie-won-short = Victoires
evening-tie-lots = tirage au sort
evening-tie-lots-short = Sort

# Ce que chacun compte, en une phrase
evening-tie-direct-says = Les points des parties entre ceux qui sont à égalité.
evening-tie-cut-says = Les points de tous les adversaires, sauf le plus faible.
evening-tie-buchholz-says = Les points de tous les adversaires.
evening-tie-sonneborn-says = Les points des adversaires battus, et la moitié de ceux avec qui on a fait partie nulle.
evening-tie-won-says = Les rondes gagnées, jouées ou non.
evening-tie-lots-says = Quand rien d’autre ne départage.

# $name : un joueur, $score et $times : des nombres déjà écrits
evening-term = { $name } { $score }
evening-term-times = { $name } { $score } × { $times }
# À la place d’un adversaire, dans une somme
evening-stand-in = ronde { $round } sans partie
# $sum : les termes d’une somme, $total : ce qu’ils font, $left : le terme laissé de côté
evening-explain-buchholz = { $name } : { $sum } = { $total }
evening-explain-cut = { $name } : { $sum } = { $total }, sans { $left }
evening-explain-sonneborn = { $name } : { $sum } = { $total }
# Après une somme ; $names : des adversaires, joints par des virgules
evening-explain-draws = Pour { $names }, une ronde non jouée compte comme une nulle.
evening-explain-stand-in = Une ronde sans partie compte les points de { $name }, mais au plus ceux de l’adversaire prévu ou d’une nulle à chaque ronde.
evening-explain-nobody = { $name } : pas encore d’adversaire.
evening-explain-won =
    { $n ->
        [0] { $name } : aucune ronde gagnée.
        [one] { $name } : { $n } ronde gagnée.
       *[other] { $name } : { $n } rondes gagnées.
    }
# $list : les joueurs à égalité, avec ce que chacun a fait contre les autres
evening-explain-direct = { $name }, entre joueurs à égalité : { $list }
evening-explain-direct-alone = { $name } : personne n’est à égalité.
evening-explain-direct-level = { $name } : les rencontres entre joueurs à égalité ne départagent pas.
# $lot : le rang tiré, $count : le nombre de joueurs, $seed : la graine du tournoi
evening-explain-lots = { $name } : rang { $lot } sur { $count }, tiré au sort par la graine { $seed }

# Pourquoi un geste ne se fait pas
evening-error-no-name = Donner un nom au tournoi.
evening-error-no-plan = Ces choix ne vont pas ensemble.
evening-error-plan-held = Une ronde est déjà tirée : les jeux, le système et les points ne changent plus.
evening-error-rounds-played =
    { $rounds ->
        [one] Une ronde est déjà tirée : il n’y en aura pas moins.
       *[other] { $rounds } rondes sont déjà tirées : il n’y en aura pas moins.
    }
evening-error-too-many = Un tournoi a { $most } joueurs au plus.
evening-error-too-few = Il faut au moins deux joueurs présents.
evening-error-no-player-name = Écrire le nom du joueur.
evening-error-same-name = Le nom { $name } est déjà pris.
evening-error-round-paired = La ronde { $round } est déjà tirée.
evening-error-round-begun = La ronde { $round } a déjà des résultats.
evening-error-no-round = Aucune ronde n’est tirée.
evening-error-conflict = Deux ordinateurs ne disent pas la même chose : choisir d’abord.
evening-error-results-missing = Il manque encore des résultats à la ronde en cours.
evening-error-all-paired = Toutes les rondes sont tirées.
evening-error-no-score = Ce résultat n’est pas possible.
evening-error-no-choice = Ce désaccord n’existe plus.
evening-error-no-match = Cette partie n’est à aucune table du tournoi, ou n’est pas finie.
evening-error-no-table = Cette table n’existe pas dans cette ronde.
# $name : le nom de l’autre tournoi
evening-error-another-evening = Ce fichier est celui d’un autre tournoi : { $name }
evening-error-broken = Ce fichier de tournoi est abîmé : rien n’en a été repris.
evening-error-foreign = Ce fichier n’est pas un tournoi de Tablier.
evening-error-future-format = Ce tournoi vient d’une version plus récente de Tablier.

error-evening-not-saved = Le tournoi n’a pas pu être enregistré : le dossier ou le disque le refuse.
error-evening-not-read = Un fichier de tournoi n’a pas pu être ouvert : il reste à sa place.
error-evening-not-moved = Le fichier du tournoi n’a pas pu être déplacé : il reste où il est.
error-evening-not-erased = Le tournoi n’a pas pu être effacé en entier.
error-evening-recovered = Le dernier enregistrement du tournoi était abîmé : le précédent est repris, et le fichier abîmé est gardé.
error-evening-broken = Un fichier de tournoi est abîmé : il est mis de côté, pas effacé.
error-evening-foreign = Un fichier du dossier des tournois n’en est pas un : il est mis de côté, pas effacé.
error-evening-future-format = Un tournoi vient d’une version plus récente de Tablier : il est gardé tel quel.

# Feuilles et fichiers
evening-column-place = Place
evening-column-player = Nom
evening-column-points = Points
evening-column-played = Jouées
evening-column-won = Gagnées
evening-column-drawn = Nulles
evening-column-lost = Perdues
evening-column-table = Table
evening-column-first = Premier camp
evening-column-second = Second camp
evening-column-result = Résultat
# $round : le numéro de la ronde, $count : leur nombre, $game : le nom du jeu
evening-sheet-round = Ronde { $round } sur { $count } · { $game }
evening-sheet-after =
    { $round ->
        [0] Classement de départ
        [one] Classement après { $round } ronde
       *[other] Classement après { $round } rondes
    }
evening-sheet-bye = Sans adversaire : { $names }
evening-sheet-away = Absents : { $names }
evening-sheet-forfeit = forfait
evening-sheet-card = Feuille de résultat
evening-sheet-signed = Signatures
evening-sheet-ties = Départages, dans cet ordre : { $list }
evening-sheet-table = Table { $table }
# Une ronde dans la table des scores ; $place : la place de l’adversaire
evening-mark-won = { $place }+
evening-mark-drawn = { $place }=
evening-mark-lost = { $place }−
evening-mark-forfeit-won = { $place }+f
evening-mark-forfeit-lost = { $place }−f
evening-mark-open = { $place }…
evening-mark-bye = ex.
evening-mark-away = abs.
evening-mark-cancelled = { $place }×
evening-sheet-marks = Une ronde : la place de l’adversaire, puis + gagnée, = nulle, − perdue, f forfait, × annulée ; ex. : sans adversaire, abs. : absent.
evening-column-round = R{ $round }
evening-no-result = …

# La page « Tournoi » : les soirées de plusieurs joueurs
hall-title = Tournoi
hall-subtitle = Une soirée, plusieurs joueurs, un classement
hall-new = Nouveau tournoi
hall-new-subtitle = Les joueurs d’abord, le reste est proposé
hall-take = Lire une clé…
hall-empty = Aucun tournoi n’est commencé.
hall-empty-help = Un tournoi demande des noms et un jeu : la première ronde est tirée aussitôt.
hall-archived-show =
    { $n ->
        [one] { $n } tournoi rangé
       *[other] { $n } tournois rangés
    }
hall-archived-hide = Cacher les tournois rangés
# $day : date ; $games : <jeu>-name ; $state : hall-state
hall-line = { $day } · { $games } · { $state }
# $n : joueurs ; $round, $all : rondes
hall-state = { $n } joueurs, ronde { $round } sur { $all }
hall-desk = Nom de cet ordinateur
hall-desk-help = Il dit aux autres ordinateurs qui a écrit un résultat.
hall-back = Retour au tournoi

# Un nouveau tournoi
hall-name-first = Tournoi du { $day }
# $n : 2, 3… le même jour
hall-name-next = Tournoi du { $day } ({ $n })
hall-players-none = Joueurs
hall-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
hall-entry = Nom d’un joueur
hall-add = Ajouter
hall-paste = Coller une liste
hall-local = Joueurs d’ici
hall-local-title = Qui joue ?
hall-local-none = Cet ordinateur ne connaît encore aucun joueur.
hall-local-done = Terminé
hall-paste-help = Un nom par ligne. Jusqu’à { $most } joueurs. Un clic sur un nom l’enlève.
hall-paste-nothing = Rien à coller : la liste doit d’abord être copiée.
hall-name-heard = { $n }, { $name }
hall-name-remove = Enlever ce nom
hall-name-removed = { $name } est enlevé de la liste.
hall-names-added = { $n } noms ajoutés.
hall-names-unprinted =
    { $n ->
        [one] Un nom a des lettres qui ne s’impriment pas : « ? » les remplacera.
       *[other] { $n } noms ont des lettres qui ne s’impriment pas : « ? » les remplacera.
    }
# $names : noms déjà séparés par des virgules
hall-names-twice =
    { $n ->
        [one] Déjà dans la liste : { $names }.
       *[other] Déjà dans la liste ({ $n }) : { $names }.
    }
hall-names-over =
    { $n ->
        [one] La liste est pleine, il reste : { $names }.
       *[other] La liste est pleine, il en reste { $n } : { $names }.
    }
hall-name = Nom du tournoi
hall-game = Jeu
hall-pick-game = Quel jeu ?
hall-game-remove = Enlever
hall-game-more = Un autre jeu encore…
hall-game-more-help = Avec plusieurs jeux, chaque ronde passe au suivant.
hall-round-plays = Ronde { $n }
hall-system = Déroulement
hall-system-single = Tous contre tous
hall-system-double = Aller et retour
hall-system-swiss = Système suisse
hall-system-single-says = Chacun rencontre tous les autres une fois.
hall-system-double-says = Chacun rencontre tous les autres deux fois, une fois de chaque côté.
hall-system-swiss-says = À chaque ronde, on rencontre quelqu’un qui a autant de points. Personne n’est éliminé.
hall-system-alone = Chacun joue pour soi : à chaque ronde, les scores sont comparés.
hall-rounds = Rondes
hall-rounds-says =
    { $rounds ->
        [one] { $rounds } ronde, { $matches } parties en tout.
       *[other] { $rounds } rondes, { $matches } parties en tout.
    }
hall-computers = Ordinateurs
hall-computers-count = Nombre
hall-computers-help = Les premières tables portent leurs noms ; les autres jouent sur un plateau.
hall-computer = Ordinateur { $n }
hall-scoring = Points
hall-scoring-wins = Victoires
hall-scoring-scores = Scores
hall-scoring-wins-says = Une victoire vaut un point, un nul un demi.
hall-scoring-scores-says = Les points marqués pendant la partie s’ajoutent.
hall-ties = Égalité de points
hall-ties-help = À égalité de points, on regarde ces départages dans cet ordre, puis on tire au sort.
# $tie : evening-tie-…
hall-tie-nth = { $n }. { $tie }
hall-less = Moins de choix
hall-begin = Tirer la première ronde
hall-too-few = Il faut au moins deux joueurs.
hall-no-name = Le tournoi n’a pas encore de nom.

# Un tournoi en cours
hall-tab-round = Ronde
hall-tab-scores = Classement
hall-tab-players = Joueurs
hall-next = Tirer la ronde suivante
hall-poster = Projeter
hall-more = Imprimer, clé…
hall-conflicts =
    { $n ->
        [one] Régler { $n } désaccord
       *[other] Régler { $n } désaccords
    }
hall-no-round = Aucune ronde n’est encore tirée.
hall-round = Ronde { $n } sur { $all }
hall-rounds-shown = Ronde
hall-over = Toutes les rondes sont jouées.
hall-all-known = Tous les résultats sont connus : la ronde suivante peut être tirée.
hall-unpair = Annuler ce tirage
# $game : <jeu>-name ; $known, $n : tables
hall-results-count =
    { $known ->
        [0] { $game } · aucun résultat sur { $n }
       *[other] { $game } · résultats : { $known } sur { $n }
    }
hall-byes =
    { $n ->
        [one] Exempt : { $names }.
       *[other] Exempts : { $names }.
    }
hall-aways =
    { $n ->
        [one] Absent : { $names }.
       *[other] Absents ({ $n }) : { $names }.
    }
hall-rematches = Se rencontrent une seconde fois : { $tables }.
hall-table = Table { $n }
hall-name-wins = { $name } gagne
hall-draw = Nul
hall-play = Jouer ici
hall-resume = Reprendre
hall-other = Plus…
hall-absent = absent
hall-state-conflict = en désaccord
hall-state-forfeit = forfait
hall-state-playing = jouée ici
hall-against = { $first } contre { $second }
hall-table-says = { $table } : { $who }
hall-says-score = Score { $n }
hall-says-nobody = Personne n’est venu
hall-says-absent = { $name } n’est pas là
hall-says-draw = Nul
hall-says-wins = { $name } gagne
hall-result-heard = { $table }, { $result }
hall-other-heard = { $table }, plus de choix
hall-play-heard = { $table }, { $words }
hall-score-heard = Score de { $name }
hall-no-number = Un score s’écrit en chiffres.
hall-correct-title = Corriger ?
hall-correct-question = { $table } : « { $before } » devient « { $after } ».
hall-correct-yes = Corriger
hall-keep = Ne rien changer
hall-turn-table = Échanger les camps
hall-move = Changer { $name } de place…
hall-move-title = Changer de place
hall-move-question = Avec qui échanger la place de { $name } ?
# $table : hall-table ou evening-mark-bye
hall-move-choice = { $name } · { $table }
hall-erase-result = Effacer le résultat
hall-not-loaded = Cette partie ne peut pas être reprise.

# Les joueurs
hall-entry-late = Un joueur de plus
hall-late-help = Qui arrive maintenant joue à partir de la ronde { $n }.
hall-rename = Renommer
hall-rename-done = Garder ce nom
hall-away-next = Absent à la ronde { $n }
hall-withdraw = Rentre chez soi
hall-back-in = Revient
hall-gone = parti après la ronde { $n }
hall-since = arrivé à la ronde { $n }
hall-tool-heard = { $name }, { $words }

# Le classement
hall-scores-after =
    { $n ->
        [0] Classement avant la première ronde
       *[other] Classement après la ronde { $n }
    }
hall-scores-during = Classement pendant la ronde { $n }
hall-no-scores = Personne n’est inscrit.
hall-scores-help = Un clic sur un nom ou sur un chiffre l’explique.
hall-points = Points
hall-won = Gagnées
hall-drawn = Nulles
hall-lost = Perdues
# $seed : ce que le tournoi a tiré au début, à dire à tous
hall-by-lot = À égalité partout, la place est tirée au sort par la graine { $seed }
hall-row-heard = { $place }, { $name }
hall-figure-heard = { $name }, { $heading }, { $figure }
hall-explains-counts =
    { $won ->
        [one] { $name } : { $won } gagnée, { $drawn } nulles, { $lost } perdues.
       *[other] { $name } : { $won } gagnées, { $drawn } nulles, { $lost } perdues.
    }
# $terms : ce que chaque ronde a apporté, joint par +
hall-explains-points = { $name }, points : { $terms } = { $points }
hall-explains-nothing = { $name } n’a encore rien joué.
hall-outcome-played = { $points } (ronde { $n }, contre { $opponent })
hall-outcome-alone = { $points } (ronde { $n })
hall-outcome-forfeit-won = { $points } (ronde { $n }, { $opponent } absent)
hall-outcome-forfeit-lost = { $points } (ronde { $n }, pas venu)
hall-outcome-cancelled = { $points } (ronde { $n }, annulée)
hall-outcome-bye = { $points } (ronde { $n }, exempt)
hall-outcome-away = { $points } (ronde { $n }, absent)

# Projeter
hall-poster-round = Voir les tables
hall-poster-scores = Voir le classement
# $first, $second : <jeu>-side-…-title
hall-poster-sides = À gauche : { $first }. À droite : { $second }.
hall-poster-page = Suite ({ $n } sur { $all })

# Imprimer, enregistrer, échanger
hall-more-title = Imprimer et échanger
hall-print-round = Imprimer les tables de la ronde
hall-print-slips = Imprimer les fiches de résultat
hall-print-scores = Imprimer le classement
hall-save-round = Enregistrer la ronde (tableur, texte)
hall-save-scores = Enregistrer le classement (tableur, texte)
hall-file-exchange = { $name }, { $computer }
hall-file-round = { $name }, ronde { $n }
hall-file-slips = { $name }, fiches de la ronde { $n }
hall-file-scores = { $name }, classement
hall-give = Écrire sur une clé…
hall-change = Nom, rondes, ordinateurs…
hall-tables-help = Les noms des premières tables, une virgule entre eux.
hall-archive = Ranger ce tournoi
hall-erase = Effacer ce tournoi…
hall-erase-title = Effacer ce tournoi ?
hall-erase-question = « { $name } », ses joueurs et ses résultats disparaissent de cet ordinateur.
hall-erase-yes = Effacer
hall-given-title = Le fichier est écrit
hall-given = Sur l’autre ordinateur : « Tournoi », puis « Lire une clé… ».
hall-taken =
    { $n ->
        [one] Une nouveauté de l’autre ordinateur est reprise.
       *[other] { $n } nouveautés de l’autre ordinateur sont reprises.
    }
hall-taken-more =
    { $n ->
        [one] Une nouveauté est reprise ; l’autre ordinateur ne sait pas encore tout ce qui est connu ici.
       *[other] { $n } nouveautés sont reprises ; l’autre ordinateur ne sait pas encore tout ce qui est connu ici.
    }
hall-taken-nothing = Rien de nouveau dans ce fichier.
hall-unreadable = Ce fichier ne peut pas être lu.
# $n : combien de réponses
hall-conflict-title =
    { $n ->
        [2] Deux réponses
       *[other] { $n } réponses
    }
hall-conflict-result = Ronde { $n }. { $table }.
hall-conflict-round = La ronde { $n } a été tirée plusieurs fois.
hall-conflict-player = Au sujet de { $name } :
hall-conflict-plan = Au sujet du tournoi :
# $said : ce qu’un ordinateur a écrit ; $who : où et quand
hall-conflict-note = { $who } : { $said }
hall-conflict-here = Ici
hall-conflict-stick = La clé
# $who : nom d’un ordinateur
hall-conflict-stick-of = La clé ({ $who })
hall-conflict-hour = { $hour } h { $minute }
hall-conflict-no-result = Pas de résultat
hall-conflict-no-round = Pas tirée
hall-conflict-tables =
    { $n ->
        [one] { $n } table : { $first }
       *[other] { $n } tables, la première : { $first }
    }
hall-conflict-away = Absent
hall-conflict-there = Présent
hall-conflict-gone = Parti
hall-conflict-rounds = { $name }, { $n } rondes
hall-conflict-later = Choisir plus tard
