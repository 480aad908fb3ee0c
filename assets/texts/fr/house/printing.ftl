### Tablier — ce qui s’imprime : plateaux, pions, feuilles, livret.
###
### Mots à majuscule : A B PDF Tablier

# $value: option-…
sheet-chosen = Sur cette feuille : { $value }
# $number, $sides: nombres
sheet-side = Page { $number } sur { $sides }
# $game: <jeu>-name
sheet-rules = Règle du jeu : { $game }

# $game: <jeu>-name
teach-title = Fiche de l’enseignant : { $game }
# $game: <jeu>-name
teach-questions-of = Trois questions : { $game }
teach-hour = Une heure en classe
teach-answers = Les trois questions et leurs réponses
teach-make = Préparer.
# $alone: yes pour un jeu qui se joue seul
teach-make-does =
    { $alone ->
        [yes] Imprimer un plateau et ses pions par élève, dans « Fabriquer ce jeu », et le verso de cette fiche pour chacun.
       *[no] Imprimer un plateau et ses pions par groupe, dans « Fabriquer ce jeu », et le verso de cette fiche pour chacun.
    }
teach-groups = Former les groupes (5 min).
# $players: nombre de personnes d’un jeu, ou players-range ; $n: le plus grand
teach-groups-does =
    { $alone ->
        [yes] Un plateau par élève. À deux, l’un joue, l’autre compte les coups, puis on échange.
       *[no] Par plateau : { $players } élèves. S’il y en a un de trop, deux élèves tiennent un camp et décident ensemble.
    }
teach-show = Montrer (10 min).
teach-play = Jouer (30 min).
teach-play-does =
    { $alone ->
        [yes] Un premier essai pour apprendre, puis d’autres pour faire mieux. Noter le nombre de coups au tableau.
       *[no] Une partie pour apprendre, puis d’autres en changeant de camp. Une question sur la règle se cherche d’abord dans « En bref ».
    }
teach-talk = Parler (15 min).
# après la phrase du jeu
teach-talk-does = Puis chacun répond aux questions du verso.
# $game: <jeu>-name
problems-title = Problèmes : { $game }
# $game: <jeu>-name
problems-answers = Réponses aux problèmes : { $game }
# $n: son numéro dans la liste ; $degree: problem-degree-…
problems-one = Problème { $n } · { $degree }
problems-line = Une seule suite est écrite, avec la défense la plus longue. Là où plusieurs coups sont bons, un seul est donné.

tally-title = Feuille de marque
# $game: <jeu>-name
tally-of = Feuille de marque : { $game }
tally-date = Date :
tally-game = Partie
tally-name = Nom :
tally-side = Camp
tally-points = Points
tally-total = Total
tally-help-alone = On écrit le résultat de chaque essai.
tally-help-fewest = On écrit les points de chaque partie. Le plus petit total gagne.
tally-help-points = On écrit les points de chaque partie, puis le total.
tally-help-won = Une partie gagnée vaut un point, une partie nulle un demi-point pour chacun.

# $n: nombre de jeux
booklet-title = Les règles de { $n } jeux traditionnels d’Europe
booklet-what = Ce livret réunit les règles de tous les jeux de Tablier, un programme libre. Les figures montrent des positions qui peuvent se produire.
booklet-print = Chaque plateau s’imprime aussi à la taille des pions que l’on possède, avec des pions à découper.
booklet-fold = Imprimer recto verso à 100 %, en retournant sur le bord court : par transparence, les croix des deux côtés se recouvrent. Plier les feuilles ensemble, puis agrafer dans le pli.

# Une figure en mots, pour qui ne la voit pas. $start, $end : des places ; $places : plusieurs ; $sign : une lettre ou un nombre
figure-arrow = flèche de { $start } à { $end }
figure-arrow-bad = flèche barrée de { $start } à { $end }
figure-light = entouré : { $places }
figure-good = coché : { $places }
figure-bad = barré : { $places }
figure-sign = marqué { $sign } : { $places }

print-scale = Imprimer à 100 % (taille réelle), sans ajuster à la page.
print-card = Une carte bancaire couvre exactement ce cadre.
# $game : <jeu>-name
print-board = Plateau : { $game }
# $game : <jeu>-name
print-men = Pions à découper : { $game }
print-turn = Qui joue : { $side }
print-assemble = Couper sur les repères, puis coller chaque feuille sur les 10 mm communs de la précédente (B sur A, 2 sur 1).
print-fold = Découper, plier sur les tirets, puis coller les deux côtés dos à dos.
# $code : la case du plan, $n et $all : nombres
print-sheet = Feuille { $code }, { $n } sur { $all }
# $n et $all : nombres
print-page = Feuille { $n } sur { $all }
# $n : nombre de feuilles, $across et $down : nombres, $pitch : millimètres
print-fits = { $n ->
    [one] Tient sur une feuille { $paper } : { $pitch } mm d’un pion à l’autre.
   *[other] { $n } feuilles { $paper } à coller, en recouvrant de 10 mm ({ $across } sur { $down }) : { $pitch } mm d’un pion à l’autre.
    }
# $men : millimètres
print-largest = Sur une seule feuille { $paper } : des pions de { $men } mm au plus.
# $word : ce qui a été demandé, $games : ceux qui existent
print-no-game = Jeu inconnu : { $word }. Les jeux : { $games }
print-no-sheet = Feuille inconnue : { $word }. Les feuilles : { $sheets }
print-no-fold = Avec --imposed, la feuille est --sheet { $sheet } : les autres ne se plient pas.
print-no-wood = Avec --wood, la feuille est --sheet { $sheet } : seuls les plateaux ont leur bois et leur feutre.
print-no-paper = Papier inconnu : { $word }. Les papiers : { $papers }
# $least et $most : millimètres
print-no-men = La taille des pions est un nombre de millimètres, de { $least } à { $most }.
# $paper : A4, A3 ou Letter
print-men-too-large = Des pièces de cette taille ne tiennent pas sur une feuille { $paper }.
# $players : des nombres
print-no-players = Le nombre de joueurs de ce jeu : { $players }
print-no-option = Ce jeu n’a pas cette option ou cette valeur : { $word }
print-no-position = Ce n’est pas une position de ce jeu : { $word }
print-no-questions = Ce jeu n’a pas de fiche de l’enseignant : { $game }
print-no-problems = Ce jeu n’a pas de problèmes à imprimer : { $game }
print-no-page = La page de ce jeu manque ou est abîmée : { $game }. Réinstaller Tablier pour la réparer.
print-no-number = Le nombre de problèmes va de { $least } à { $most }.
print-no-degree = Le niveau est l’un de ceux-ci : { $degrees }
print-no-ending = Le nom du fichier finit par { $endings } : { $file }
# $least et $most : pixels
print-no-size = La taille est un nombre de pixels, de { $least } à { $most }.
print-no-theme = Thème inconnu : { $word }. Les thèmes : { $themes }
print-no-vectors = Le thème { $theme } n’a que des images : choisir .png, ou un autre thème.
print-not-written = Le fichier { $file } n’a pas pu être écrit : le dossier ou le disque refuse.

make-open = Fabriquer ce jeu
make-what = À imprimer
make-board = Plateau
make-position = Position
make-men = Pions à découper
make-rules = Règle du jeu
make-teacher = Fiche de l’enseignant
make-problems = Problèmes et réponses
make-number = Combien
make-degree = Niveau
make-degree-any = tous
make-scores = Feuille de marque
make-booklet = Livret des vingt jeux
make-folded = Le même livret, à plier
make-paper = Papier
make-black = Noir sur blanc
make-colour = En couleurs
make-wood = Bois et feutre
make-own = Les pions qu’on a
make-own-cent-1 = 1 centime
make-own-cent-2 = 2 centimes
make-own-cent-5 = 5 centimes
make-own-cent-10 = 10 centimes
make-own-cent-20 = 20 centimes
make-own-cent-50 = 50 centimes
make-own-euro-1 = 1 euro
make-own-euro-2 = 2 euros
make-own-marble = Bille
make-own-cap = Capsule de bouteille
make-own-draughtsman = Pion de dames
make-diameter = Diamètre en mm
make-seen = Ce qui sera imprimé
make-busy = Les feuilles se préparent…
make-wait = Un instant…
make-previous = Précédente
make-next = Suivante
make-larger = Voir en grand
make-smaller = Réduire
make-save = Enregistrer le PDF
make-saved = Feuilles enregistrées
# $game : <jeu>-name, $what : make-board et les autres
make-file = { $game }, { $what }
