### Tablier — les mots de toute la maison. Le français est la langue source.
###
### Conventions
###   $side   le nom d’un camp au milieu d’une phrase (<jeu>-side-0 : « Blanc », « les soldats ») ; au début d’une
###           phrase ou devant deux points, le message le dit et reçoit <jeu>-side-0-title (« Les soldats »).
###   $n      un nombre, pour le singulier et le pluriel.
###   $game   le nom d’un jeu (<jeu>-name).
### Les verbes qui s’accordent avec un camp sont dans le fichier du jeu (<jeu>-wins-0, <jeu>-prompt-…).
###
### Mots à majuscule : A Letter

app-name = Tablier
app-promise = Hors ligne, sans compte, sans publicité.

button-back = Retour
button-back-to-shelf = Retour aux jeux
back-to-games = Les jeux
button-open-file = Ouvrir
button-open-folder = Ouvrir le dossier
button-print-file = Imprimer
button-close = Fermer
button-cancel = Annuler
button-accept = D’accord
button-yes = Oui
button-no = Non
button-next = Suite
button-previous = Précédent
button-skip = Passer l’animation
button-copy = Copier
button-play = Jouer

since-now = à l’instant
since-minutes =
    { $n ->
        [one] il y a { $n } minute
       *[other] il y a { $n } minutes
    }
since-hours =
    { $n ->
        [one] il y a { $n } heure
       *[other] il y a { $n } heures
    }
since-yesterday = hier
since-days =
    { $n ->
        [one] il y a { $n } jour
       *[other] il y a { $n } jours
    }
# $date : une date déjà écrite, « 20 novembre 2026 »
since-date = le { $date }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
# $day : 1 à 31 en texte, $month : month-…, $year en texte
date =
    { $day ->
        [1] 1ᵉʳ { $month } { $year }
       *[other] { $day } { $month } { $year }
    }

player-person = Une personne
player-turn = c’est son tour
player-wins = gagne
player-computer = Ordinateur
# Une personne de passage : elle n’est comptée nulle part
player-guest = Invité
# $level : level-…
player-computer-level = Ordinateur · { $level }
# $level : level-…
level-title = Niveau de l’ordinateur
level-1 = Novice
level-2 = Amateur
level-3 = Habile
level-4 = Aguerri
level-5 = Redoutable
level-6 = Maître

draw = Partie nulle.
# $n : nombre entier de points
score-points =
    { $n ->
        [0] aucun point
        [one] { $n } point
       *[other] { $n } points
    }
# $side : <jeu>-side-0-title
score-gains =
    { $n ->
        [one] { $side } : { $n } point de plus
       *[other] { $side } : { $n } points de plus
    }

list-and = { $first } et { $last }
rules-played = Règle : { $name }
rules-played-but = Règle : { $name }, sauf { $options }
rules-played-option = { $option } ({ $value })
rules-played-help = Les options de cette partie, une à une.
rules-played-title = La règle de cette partie
rules-played-row = { $option } : { $value }
list-comma = { $first }, { $last }
list-semicolon = { $first } ; { $last }
number = { $n }
# Les places d’un match où les camps changent de mains ; $n : 0 quand elle est seule de son espèce, sinon son rang
seat-person =
    { $n ->
        [0] la personne
        [1] la première personne
       *[other] la { $n }ᵉ personne
    }
seat-person-title =
    { $n ->
        [0] Une personne
        [1] La 1ʳᵉ personne
       *[other] La { $n }ᵉ personne
    }
seat-computer =
    { $n ->
        [0] l’ordinateur
        [1] le premier ordinateur
       *[other] le { $n }ᵉ ordinateur
    }
seat-computer-title =
    { $n ->
        [0] L’ordinateur
        [1] Le 1ᵉʳ ordinateur
       *[other] Le { $n }ᵉ ordinateur
    }
usage =
    Usage : tablier [partie.tablier | --engine | --lessons [jeu…] | --convert entrée sortie | --print jeu fichier.pdf | --diagram jeu image | --leave-animation | --help | --version]
    sans argument : ouvrir la fenêtre de jeu
    partie.tablier : l’ouvrir sur la partie de ce fichier
    --engine : parler le protocole des moteurs, sans fenêtre
    --lessons [jeu…] : rejouer les leçons et les comparer aux règles, sans fenêtre
    --convert entrée sortie [--from format] [--to format] : changer le format d’un fichier (« - » : entrée ou sortie standard) ; sortie.html fait revoir une partie dans tout navigateur
    --print jeu [--sheet board|men|rules|scores|teacher|problems|booklet] [--men mm] [--paper A4|A3|Letter] [--options nom=valeur,…] [--players n] [--position texte] [--number n] [--degree 1|2|3] [--colour] [--wood] [--imposed] fichier.pdf : imprimer un jeu à la taille des pions
    --diagram jeu [--position texte] [--options nom=valeur,…] [--players n] [--size pixels] [--theme thème] image.png|image.svg : dessiner une position
    --leave-animation : terminer une animation dont le mot est oublié
    --help, -h : afficher cette aide
    --version : afficher la version
# $word : ce qui a été écrit
usage-unknown = Argument inconnu : { $word }
# $option, $first, $second : des options, écrites avec leurs tirets
usage-together = { $first } et { $second } ne vont pas ensemble.
usage-no-value = { $option } : il manque la valeur.
# $commands : les commandes où elle a un sens
usage-elsewhere = { $option } ne va qu’avec : { $commands }
# $command : une commande ; $words : ce qui manque après elle
usage-missing =
    { $command } : il manque { $words ->
        [file] le fichier
        [game-file] le jeu et le fichier
        [out] le fichier à écrire
        [in-out] le fichier à lire et le fichier à écrire
       *[other] un mot
    }.
# $folder : le dossier d’un fichier à écrire
usage-no-folder = Ce dossier n’existe pas : { $folder }
# $version : le numéro de la version
usage-version = Tablier { $version }
turns-short = Liste des coups : en colonnes.
turns-words = Liste des coups : en toutes lettres.
turns-notation = Liste des coups : en notation.
