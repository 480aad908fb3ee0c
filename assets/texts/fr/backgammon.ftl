### Backgammon — tous les mots du jeu.
###
### backgammon-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : Angleterre Backgammon Blanc Crawford Gammon GNU Jacoby Noir

## 1. Carte

backgammon-name = Backgammon
backgammon-aka = toutes-tables, trictrac, tavla, tavli, shesh-besh
backgammon-hover = Deux dés, quinze pions, une course à contresens où l’on se frappe au passage.
backgammon-origin = XVIIIᵉ siècle, Angleterre

## 2. Camps

backgammon-side-0 = Blanc
backgammon-side-1 = Noir
backgammon-side-0-title = Blanc
backgammon-side-1-title = Noir
backgammon-side-0-short = Blanc
backgammon-side-1-short = Noir
backgammon-wins-0 = Blanc gagne.
backgammon-wins-1 = Noir gagne.

## 3. Ce qu’il y a à faire ($side : backgammon-side-N)

backgammon-prompt-open = Un dé chacun : le plus fort commence.
backgammon-prompt-double = À { $side } de doubler l’enjeu, ou de lancer les dés.
backgammon-prompt-take = Un double est proposé : à { $side } d’accepter ou de refuser.
backgammon-prompt-beaver = Surenchère : à { $side } d’accepter ou de refuser.
backgammon-prompt-roll = À { $side } de lancer les dés.
backgammon-prompt-play = À { $side } de jouer les dés.
backgammon-prompt-bar = À { $side } de rentrer d’abord les pions frappés.
backgammon-prompt-off = À { $side } de jouer : les pions peuvent sortir.
backgammon-prompt-pass = Aucun dé ne peut être joué : { $side } passe son tour.
backgammon-prompt-end = Tour joué : à { $side } de le valider, ou de le reprendre.

## 4. Variantes

backgammon-option-cube = Videau
backgammon-option-cube-on = Avec videau
backgammon-option-cube-on-effect = Avant de lancer les dés, on peut proposer de doubler l’enjeu.
backgammon-option-cube-on-origin = livret, clubs
backgammon-option-cube-off = Sans videau
backgammon-option-cube-off-effect = L’enjeu ne se double pas en cours de manche.
backgammon-option-cube-off-origin = parties en famille

backgammon-option-tie = Égalité au premier lancer
backgammon-option-tie-double = L’enjeu double
backgammon-option-tie-double-effect = On relance, et la première égalité porte l’enjeu à deux points.
backgammon-option-tie-double-origin = livret
backgammon-option-tie-reroll = On relance
backgammon-option-tie-reroll-effect = On relance, l’enjeu reste d’un point.
backgammon-option-tie-reroll-origin = fédérations

backgammon-option-crawford = Règle de Crawford
backgammon-option-crawford-off = Sans
backgammon-option-crawford-off-effect = On peut doubler dans toutes les manches.
backgammon-option-crawford-off-origin = livret
backgammon-option-crawford-on = Avec
backgammon-option-crawford-on-effect = On ne double pas dans la première manche qu’un joueur commence à un point de la victoire.
backgammon-option-crawford-on-origin = tournois

backgammon-option-jacoby = Règle de Jacoby
backgammon-option-jacoby-off = Sans
backgammon-option-jacoby-off-effect = Gammon et backgammon comptent toujours.
backgammon-option-jacoby-off-origin = livret, tournois
backgammon-option-jacoby-on = Avec
backgammon-option-jacoby-on-effect = Gammon et backgammon ne comptent que si un double a été accepté.
backgammon-option-jacoby-on-origin = parties libres

backgammon-option-beaver = Surenchère immédiate
backgammon-option-beaver-off = Sans
backgammon-option-beaver-off-effect = Au double proposé, on répond en acceptant ou en refusant.
backgammon-option-beaver-off-origin = livret, tournois
backgammon-option-beaver-on = Avec
backgammon-option-beaver-on-effect = Au double proposé, on peut aussi redoubler aussitôt et garder le videau.
backgammon-option-beaver-on-origin = parties libres

backgammon-preset-livret = Livret
backgammon-preset-livret-effect = Avec videau ; une égalité au premier lancer double l’enjeu.
backgammon-preset-famille = Famille
backgammon-preset-famille-effect = Sans videau ni double automatique : rien que la course.
backgammon-preset-tournoi = Tournoi
backgammon-preset-tournoi-effect = Avec videau et règle de Crawford, sans double automatique.
backgammon-preset-partie-libre = Partie libre
backgammon-preset-partie-libre-effect = Avec videau, règle de Jacoby et surenchère immédiate.

## 5. Refus

backgammon-refusal-game-over = La manche est finie.
backgammon-refusal-no-offer = Personne n’a proposé de doubler l’enjeu.
backgammon-refusal-answer-first = On accepte ou on refuse d’abord l’enjeu proposé.
backgammon-refusal-no-beaver = On ne peut pas surenchérir aussitôt.
backgammon-refusal-cube-limit = Le videau ne monte pas au-delà de 64.
backgammon-refusal-no-cube = On joue cette partie sans videau.
backgammon-refusal-crawford-game = On ne double pas dans la manche de Crawford.
backgammon-refusal-dice-thrown = On ne peut proposer de doubler qu’avant de lancer les dés.
backgammon-refusal-not-your-cube = Seul l’adversaire, qui tient le videau, peut proposer de doubler.
backgammon-refusal-already-thrown = Les dés sont déjà lancés.
backgammon-refusal-throw-first = On lance d’abord les dés.
backgammon-refusal-dice-order = Le plus grand des deux dés s’écrit d’abord.
backgammon-refusal-must-play = On ne passe pas son tour tant qu’un dé peut être joué.
backgammon-refusal-no-such-die = Ce dé n’est pas à jouer.
backgammon-refusal-no-man = On n’a aucun pion à cet endroit.
backgammon-refusal-bar-first = On doit d’abord rentrer ses pions frappés.
backgammon-refusal-wrong-distance = Le pion avance exactement du nombre de flèches indiqué par le dé.
backgammon-refusal-blocked = La flèche d’arrivée est occupée par au moins deux pions adverses.
backgammon-refusal-not-all-home = On ne sort ses pions que lorsqu’ils sont tous dans sa maison.
backgammon-refusal-farther-man = Avec un dé trop grand, on ne sort que le pion le plus éloigné.
backgammon-refusal-larger-die = Quand un seul des deux dés peut être joué, c’est le plus grand.
backgammon-refusal-all-dice = On doit jouer autant de dés que possible, et ce déplacement en perdrait un.

## 6. Fins

backgammon-ending-single = Tous les pions du gagnant sont sortis : partie simple.
backgammon-ending-gammon = L’adversaire n’a sorti aucun de ses pions : gammon.
backgammon-ending-backgammon = L’adversaire n’a sorti aucun de ses pions et il lui en reste dans la maison du gagnant ou hors du jeu : backgammon.
backgammon-ending-jacoby = Aucun double n’a été accepté : le gammon ne compte que pour une partie simple.
backgammon-ending-refused-double = L’enjeu proposé est refusé : la manche est finie.

# Ce que coûte un abandon, en multiples de l’enjeu
backgammon-price-1 = Partie simple
backgammon-price-2 = Gammon
backgammon-price-3 = Backgammon

## 7. Boutons

backgammon-step-roll = Lancer les dés
backgammon-step-double = Doubler
backgammon-step-take = Accepter
backgammon-step-drop = Refuser
backgammon-step-beaver = Surenchérir
backgammon-step-pass = Passer
backgammon-step-double-help = Proposer de jouer pour le double ; un refus perd la manche.
backgammon-step-take-help = Jouer pour l’enjeu doublé et prendre le videau.
backgammon-step-drop-help = Perdre la manche à l’enjeu d’avant.
backgammon-step-beaver-help = Accepter, redoubler aussitôt et garder le videau.

## 8. Journal ($side : title ; $from, $to : flèches, comptées par celui qui joue ; $first, $second : dés)

# Ce que l’on choisit avant de lancer, puis le lancer ; $first : le dé de Blanc, $second : le dé de Noir
backgammon-log-to-roll = { $side } choisit de lancer les dés.
backgammon-log-open = Premier lancer : Blanc { $first }, Noir { $second }.
# $n : l’enjeu que montre maintenant le videau
backgammon-log-open-doubled = Premier lancer : { $first } partout. Égalité : l’enjeu double et passe à { $n }, on relance.
backgammon-log-open-tie = Premier lancer : { $first } partout. Égalité : on relance.
backgammon-log-roll = { $side } lance { $first } et { $second }.
backgammon-log-roll-double = { $side } lance un double { $first }.
backgammon-log-move = { $side } va de { $from } en { $to }.
backgammon-log-hit = { $side } va de { $from } en { $to } et frappe.
backgammon-log-enter = { $side } rentre un pion en { $to }.
backgammon-log-enter-hit = { $side } rentre un pion en { $to } et frappe.
backgammon-log-off = { $side } sort un pion de la flèche { $from }.
backgammon-log-double = { $side } propose de doubler.
backgammon-log-take = { $side } accepte.
backgammon-log-drop = { $side } refuse.
# La notation d’un pion qui rentre ou qui sort ; $hit : une étoile s’il frappe
backgammon-turn-enter = barre/{ $to }{ $hit }
backgammon-turn-off = { $from }/sorti
backgammon-log-beaver = { $side } surenchérit.
backgammon-log-pass = { $side } passe son tour.

## 9. Raisons : ce qui est vrai d’un coup ($n : un nombre ; $chances : des chances sur 36)

backgammon-fact-takes =
    { $n ->
        [one] Ce coup frappe un pion adverse.
       *[other] Ce coup frappe { $n } pions adverses.
    }
backgammon-fact-exposed =
    { $chances ->
        [0] Après ce coup, aucun pion ne peut être frappé au prochain lancer.
        [36] Après ce coup, tous les lancers permettent à l’adversaire de frapper.
        [one] Après ce coup, il y a { $chances } chance sur 36 d’être frappé.
       *[other] Après ce coup, il y a { $chances } chances sur 36 d’être frappé.
    }
backgammon-fact-blots =
    { $n ->
        [one] Ce coup laisse un pion isolé que l’adversaire peut frapper.
       *[other] Ce coup laisse { $n } pions isolés que l’adversaire peut frapper.
    }
backgammon-fact-home =
    { $n ->
        [one] Après ce coup, on tient une flèche de sa maison à deux pions ou plus.
       *[other] Après ce coup, on tient { $n } flèches de sa maison à deux pions ou plus.
    }
backgammon-fact-anchor =
    { $n ->
        [one] Après ce coup, on tient une ancre dans la maison adverse.
       *[other] Après ce coup, on tient { $n } ancres dans la maison adverse.
    }
backgammon-fact-prime = Après ce coup, une prime de { $n } flèches se dresse devant l’adversaire.
backgammon-fact-dance =
    { $chances ->
        [36] Après ce coup, la maison est fermée : aucun pion frappé ne peut rentrer.
        [one] Après ce coup, l’adversaire a { $chances } chance sur 36 de ne pas pouvoir rentrer.
       *[other] Après ce coup, l’adversaire a { $chances } chances sur 36 de ne pas pouvoir rentrer.
    }
backgammon-fact-race =
    { $n ->
        [one] Après ce coup, c’est une course, avec une flèche d’avance.
       *[other] Après ce coup, c’est une course, avec { $n } flèches d’avance.
    }
backgammon-fact-off =
    { $n ->
        [one] Après ce coup, un pion est sorti.
       *[other] Après ce coup, { $n } pions sont sortis.
    }
backgammon-fact-gaps =
    { $n ->
        [one] Ce coup laisse une flèche vide dans sa maison.
       *[other] Ce coup laisse { $n } flèches vides dans sa maison.
    }

# La mesure des joueurs (PR : perte moyenne d’équité par décision, fois 500) ; $n : un nombre
backgammon-rating-0 = PR { $n } (champion)
backgammon-rating-1 = PR { $n } (classe mondiale)
backgammon-rating-2 = PR { $n } (expert)
backgammon-rating-3 = PR { $n } (avancé)
backgammon-rating-4 = PR { $n } (moyen)
backgammon-rating-5 = PR { $n } (occasionnel)
backgammon-rating-6 = PR { $n } (débutant)
backgammon-rating-7 = PR { $n } (distrait)

## 10. Places

## 11. Carte des familles : pourquoi essayer un autre jeu

backgammon-try-1 = Les mêmes flèches, mais personne n’y est frappé.
backgammon-try-2 = Deux dés encore, pour une partie de cinq minutes.

## 12. Éditeur de positions

backgammon-edit-phase = Moment du tour
backgammon-edit-phase-open = Premier lancer
backgammon-edit-phase-double = Doubler ou lancer
backgammon-edit-phase-take = Double proposé
backgammon-edit-phase-beaver = Surenchère possible
backgammon-edit-phase-roll = À lancer
backgammon-edit-phase-play = Dés lancés
backgammon-edit-phase-over = Fini
backgammon-edit-stake = Enjeu
backgammon-edit-cube = Videau
backgammon-edit-cube-none = Au milieu
backgammon-flaw-men = Un joueur a quinze pions au plus.
backgammon-flaw-opening = Personne n’a encore la main au premier lancer, et seulement là.
backgammon-flaw-opening-men = Au premier lancer, tous les pions sont en place et le videau au milieu.
backgammon-flaw-stake = L’enjeu est 1, 2, 4, 8, 16, 32 ou 64.
backgammon-flaw-stake-nobody = Quand l’enjeu a monté, quelqu’un tient le videau.
backgammon-flaw-cube = Personne ne tient le videau avant un double accepté.
backgammon-flaw-no-offer = Ce joueur ne peut pas proposer de doubler.
backgammon-flaw-no-beaver = Personne n’a pu surenchérir ici.
backgammon-flaw-nobody-left = Les deux joueurs n’ont plus de pion.
backgammon-flaw-all-off = Un joueur a sorti tous ses pions : c’est fini, et l’autre a perdu.
backgammon-flaw-no-refusal = Aucun double n’a pu être refusé ici.
backgammon-flaw-dice = Les dés lancés se choisissent : il en faut au moins un.
backgammon-flaw-dice-played = Aucun des dés qui restent ne peut être joué : le tour serait fini.

## 13. Feuille de marque

backgammon-tally-column-1 = Videau
backgammon-tally-column-2 = Une, deux, trois fois
backgammon-tally-help-points = Le gagnant marque l’enjeu du videau : une fois pour une partie simple, deux fois pour un gammon, trois fois pour un backgammon.

## 14. À l’oreille (jeux/play/table/table_description.py ; $n : un nombre)

backgammon-heard-place-bar = barre, { $side }
backgammon-heard-place-off = sortis, { $side }

# Le départ avec avantage. $n : un nombre
backgammon-handicap-off =
    { $n ->
        [one] { $n } pion déjà sorti
       *[other] { $n } pions déjà sortis
    }
backgammon-handicap-off-effect =
    { $n ->
        [one] Son pion le plus en arrière est déjà sorti, et les dés sont à lui.
       *[other] Ses { $n } pions les plus en arrière sont déjà sortis, et les dés sont à lui.
    }
# Ce qu’un calcul trouve. Le videau : $win, $double : parties gagnées, dont gammons ; $open, $cash, $good : d’où à où on double
backgammon-figures-cube = { $side } gagne { $win } % des parties, dont { $double } % par gammon. Doubler est juste de { $open } à { $good } % ; { $other } refuse à partir de { $cash } %.
backgammon-figures-cube-no-gammon = { $side } gagne { $win } % des parties. Doubler est juste dès { $open } % ; { $other } refuse à partir de { $cash } %.
backgammon-figures-no-double = Doubler ne rapporte plus rien à { $side }, qui gagne { $win } % des parties.
# $lost_double : parties perdues par gammon ; $take : d’où on accepte
backgammon-figures-take = { $side } gagne { $win } % des parties et en perd { $lost_double } % par gammon. On accepte à partir de { $take } %.
# $better, $worse : avec le meilleur coup, avec l’autre
backgammon-figures-win = { $side } gagnerait { $better } % des parties, au lieu de { $worse } %.
backgammon-figures-double = { $side } gagnerait { $better } % des parties par gammon, au lieu de { $worse } %.
backgammon-figures-lost-double = { $side } ne perdrait que { $better } % des parties par gammon, au lieu de { $worse } %.
backgammon-dialect-xgid = XGID (eXtreme Gammon)
backgammon-dialect-gnubg-id = Identifiants (GNU Backgammon)
