### Tablier — fichiers : ouvrir, enregistrer, copier, emporter.
###
### Mots à majuscule : Jacoby SGF SVG Tablier

# Les fichiers .tablier
document-saved-title = Partie enregistrée
document-saved = Le fichier « { $file } » est dans le dossier { $folder }
document-not-saved = Le fichier n’a pas pu être écrit dans le dossier { $folder }
document-other-title = Partie déjà là
document-other = Cette partie est déjà sur l’étagère, avec d’autres coups. Le fichier reste tel quel.
document-further = Cette partie est déjà sur l’étagère, et elle y a été jouée plus loin. Le fichier reste tel quel.
document-resume-other = Reprendre celle de l’étagère
document-resume-further = Continuer où elle en est
document-apart = Reprendre celle du fichier, à part
# Ouvrir et enregistrer des fichiers. $file : un fichier, $folder : un dossier, $n : combien
files-open-button = Ouvrir…
files-open-title = Ouvrir un fichier
files-save-title = Enregistrer sous…
files-open = Ouvrir
files-save = Enregistrer
files-pick = Choisir un fichier…
files-recent = Ou l’un des derniers :
files-path = Fichier ou dossier
files-up = Dossier au-dessus
files-documents = Documents
files-home = Dossier personnel
files-count =
    { $n ->
        [0] Aucun fichier
        [one] { $n } fichier
       *[other] { $n } fichiers
    }
# $count : les fichiers montrés
files-unnamed =
    { $n ->
        [one] { $count } ; un autre a un nom qui ne peut pas s’écrire
       *[other] { $count } ; { $n } autres ont un nom qui ne peut pas s’écrire
    }
files-unreadable = Ce dossier ne peut pas être lu.
# $name : un dossier, $sign : le signe entre lui et le nom du fichier
files-no-folder = Pas de dossier « { $name } » ici : un nom de fichier ne contient pas de « { $sign } ».
files-forbidden = Un nom de fichier ne contient pas de « { $sign } ».
files-missing = Il n’y a pas de fichier « { $name } » ici.
files-replace-title = Fichier déjà là
files-replace = Le fichier « { $file } » existe déjà. Le remplacer ?
files-replace-yes = Remplacer
files-replace-no = Choisir un autre nom
files-go-on = Ouvrir le reste
files-go = Ouvrir la partie
# $n : combien
files-problems-more =
    { $n ->
        [one] Et { $n } autre fichier qui ne s’ouvre pas.
       *[other] Et { $n } autres fichiers qui ne s’ouvrent pas.
    }
# $n : combien de parties ne se lisent pas, $lines : à quelles lignes, $sentence : pourquoi la première ne se lit pas
files-unread =
    { $n ->
        [one] { $n } partie illisible
       *[other] { $n } parties illisibles
    }
files-unread-lines =
    { $n ->
        [one] { $count } : ligne { $lines }
       *[other] { $count } : lignes { $lines }
    }
files-unread-why = { $where }. { $sentence }
# Pendant une longue lecture. $file : le fichier, $n : combien de fichiers
wait-title = Un instant
wait-files =
    { $n ->
        [one] Lecture du fichier « { $file } »…
       *[other] Lecture de { $n } fichiers…
    }
wait-paste = Lecture de ce qui est copié…
wait-luggage = Les parties et les statistiques du fichier sont reprises une à une… Si on annule, ce qui est déjà repris reste.
files-matches = Parties
files-matches-which = Plusieurs sont là : laquelle ouvrir ?
# $games : combien de parties, $steps : combien de coups
files-played =
    { $games ->
        [one] { $steps ->
            [one] { $steps } coup
           *[other] { $steps } coups
        }
       *[other] { $games } parties, { $steps } coups
    }
# $count : combien de parties sont trouvées
files-first = { $count } ; voici les { $n } premières
files-position = Position { $n }
paste-title = Coller
paste-nothing = Rien n’est copié.
paste-unknown = Ce qui est copié n’est ni une partie, ni une position.
copied-both = La position est copiée, en texte et en image.
copied-text = La position est copiée, en texte.
copied-turns = La liste des coups est copiée.
copied-no-turns = Aucun coup n’est encore joué.
copy-which = Dans quelle notation :
copy-all = Toutes, et l’image
copy-own = Celle de Tablier
picture-which = La largeur de l’image, en pixels :
picture-drawn = Un dessin pour toutes les tailles (SVG)
picture-wide = { $n } pixels
# Tout ce qui est gardé, en un seul fichier. $day : la date, $running, $ended : combien de parties, $n : combien restent
luggage-title = Tout emporter
luggage-pack = Tout emporter…
luggage-take = Reprendre un fichier…
luggage-help = Les réglages, les statistiques, les parties en cours et les parties finies, en un seul fichier.
luggage-take-help = Reprendre ce fichier n’efface rien de ce qui est ici.
luggage-file = Tablier, tout, { $day }
luggage-holds = Parties en cours : { $running }. Parties finies : { $ended }. Et aussi les statistiques et les réglages. Rien de ce qui est ici ne sera effacé.
luggage-all = Tout reprendre
luggage-without-settings = Tout, sauf les réglages
luggage-taken = C’est fait. Nouvelles parties en cours : { $running }. Nouvelles parties finies : { $ended }.
luggage-left = La liste des parties finies est pleine : { $n ->
    [one] { $n } partie y manque. Elle reste
   *[other] { $n } parties y manquent. Elles restent
} dans le fichier.
luggage-unread =
    { $n ->
        [one] { $n } partie du fichier est illisible ; elle n’est pas reprise.
       *[other] { $n } parties du fichier sont illisibles ; elles ne sont pas reprises.
    }
unsaved-title = Partie non enregistrée
unsaved-sentence = Les derniers coups n’ont pas pu être enregistrés : le disque est peut-être plein. Quitter maintenant, c’est les perdre.
unsaved-again = L’enregistrement a encore échoué. Faire de la place sur le disque, puis réessayer.
unsaved-retry = Réessayer
unsaved-stay = Rester dans la partie
unsaved-leave = Quitter et perdre ces coups

# Les fichiers d’autres programmes. $detail : ce qui est écrit dans le fichier
format-at = Ligne { $line }, colonne { $column } : { $sentence }
format-file = { $file } : { $sentence }
format-no-format = Format inconnu : { $word }. Les formats connus : { $formats }
format-no-ending = La terminaison de « { $word } » ne dit pas le format. Ajouter --to et l’un de ceux-ci : { $formats }
format-not-written = Le fichier { $file } n’a pas pu être écrit : le dossier ou le disque refuse.
format-missing = Ce fichier n’existe pas, ou n’existe plus.
format-not-read = Ce fichier n’a pas pu être ouvert.
format-unfit = Ce fichier dépasse 8 mégaoctets, ou n’est pas un fichier ordinaire.
format-empty = Il n’y a rien à lire ici.
format-unknown = Ce n’est une partie dans aucun des formats connus.
format-too-large = C’est trop long pour être lu : trop de parties, ou plus de 8 mégaoctets.
format-not-text = Ce fichier n’est pas un texte.
format-nothing = Il n’y a pas de partie dans ce fichier.
format-unexpected = « { $detail } » n’est pas à sa place ici.
format-unfinished = Le fichier s’arrête avant la fin de la partie.
format-other-game = Le jeu « { $detail } » n’est pas dans Tablier, ou pas dans ce format.
format-size = Un plateau de taille « { $detail } » n’existe pas dans les règles du jeu.
format-option = Les règles demandées ne sont pas celles du jeu : « { $detail } ».
format-foreign-rule = « { $detail } » n’existe pas dans les règles du jeu.
format-position = La position de départ n’existe pas dans les règles du jeu.
format-setup = Des pions sont ajoutés en pleine partie : les règles du jeu ne le permettent pas.
format-bad-step = « { $detail } » n’est pas un coup de ce jeu.
format-empty-step = Ce coup est vide, et passer n’existe pas dans les règles du jeu.
format-illegal-step = Le coup « { $detail } » n’est pas permis par la règle.
format-wrong-side = Ce n’était pas à ce camp de jouer « { $detail } ».
format-bad-id = « { $detail } » n’est pas une position de ce format.
format-after-the-end = « { $detail } » vient après la fin de la partie.
format-other-score = Le score « { $detail } » n’est pas celui que donnent les parties précédentes.
format-unfinished-game = La partie précédente n’est pas finie, et une autre commence.
format-too-many-games = Le match est trop long : 99 parties et 99 points au plus.
format-set-position = La partie commence dans une position placée à la main : ce format ne sait pas l’écrire.
format-no-opening-stake = Ce format ne connaît pas l’enjeu doublé par une égalité au premier lancer. Le format SGF le connaît.
format-no-jacoby-in-match = Ce format ne connaît pas la règle de Jacoby dans un match en points.
format-other-start = La partie ne commence pas comme à l’Othello, et ce format n’a pas de place pour un autre début.
format-other-captures = Les prises de « { $detail } » ne sont pas celles de la règle.
format-not-over = Ce format ne tient que des parties finies.
format-damaged = Ce fichier est abîmé : il n’a pas la taille qu’il annonce.
format-many = Ce format ne tient qu’une partie par fichier.
format-no-start = Ce format ne tient pas de position de départ : la partie ne peut pas y être écrite.
format-no-place = Ce format n’a pas de place pour « { $detail } » : la partie ne peut pas y être écrite.
format-other-rules = Ce format suppose d’autres règles que celles de cette partie.
format-no-writer = Ce format ne sait pas écrire ce jeu.
format-broken = Ce fichier de partie est abîmé.
format-foreign = Ce fichier n’est pas une partie de Tablier.
format-future-format = Cette partie vient d’une version plus récente de Tablier.
format-unknown-game = Cette partie est celle d’un jeu que cette version n’a pas.
