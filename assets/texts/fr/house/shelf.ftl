### Tablier — l’étagère des jeux, ses cartes et ses choix.

menu-title = Tablier
menu-subtitle = Jeux traditionnels d’Europe
menu-search = Chercher un jeu
menu-search-help = Le nom du jeu, ou un ancien nom : mérelle, asalto…
menu-search-nothing = Aucun jeu ne porte ce nom.
menu-filter-nothing = Aucun jeu ne convient : retirer un filtre.
menu-count =
    { $n ->
        [0] Aucun jeu
        [one] { $n } jeu
       *[other] { $n } jeux
    }
menu-view = Présentation
menu-view-shelf = Étagère
menu-view-families = Familles
menu-families = Les familles de jeux
# $game : <jeu>-name ; la raison suit sur une autre ligne
menu-try = Essayer { $game }
menu-random = Au hasard
menu-random-help = Un jeu tiré au sort parmi ceux qui restent.
# $game : <jeu>-name, un jeu que l’on n’a jamais commencé
menu-unknown = { $game }, à découvrir
# Les signes en haut de l’étagère, et la page « Plus »
menu-sign-search = Chercher
menu-more = Plus
menu-settings = Réglages
menu-about = À propos
menu-quit = Quitter

# Carte « Reprendre »
menu-resume-game = Reprendre { $game }
menu-resume-it = Reprendre
menu-again = Rejouer : { $game }
menu-begin = Pour commencer : { $game }
menu-play = Jouer
menu-running = Parties en cours
menu-running-line =
    { $n ->
        [0] Aucune partie à reprendre
        [one] Une partie à reprendre
       *[other] { $n } parties à reprendre
    }
menu-running-none = Aucune partie n’attend.
menu-running-empty = Une partie quittée avant la fin se retrouve ici.
menu-resume-forget = Retirer de la liste

# Qui joue, en une ligne : $first et $second sont des noms de personnes, d’ordinateur ou de camps
menu-who-two = { $first } contre { $second }
# $level : level-…
menu-who-computer = contre l’ordinateur ({ $level })
menu-who-people = à plusieurs
menu-who-alone = en solitaire
menu-who-watch = ordinateur contre ordinateur

menu-steps =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
# $k : le numéro de la manche
menu-so-far = manche { $k }

# Qui joue : le premier choix
filter-who = Qui joue ?
filter-who-computer = Contre l’ordinateur
filter-who-computer-help = Une personne face à l’ordinateur, six niveaux, tous ouverts.
filter-who-people = À plusieurs
filter-who-people-help = Plusieurs personnes autour du même écran.
filter-who-watch = Regarder
filter-who-watch-help = L’ordinateur joue contre lui-même.
filter-all = Tous
filter-players = Nombre de personnes
filter-duration = Durée
filter-duration-short = 15 min ou moins
filter-duration-medium = 15 à 30 min
filter-duration-long = plus de 30 min
filter-age = Âge
filter-age-value = dès { $age } ans
filter-luck = Hasard
filter-family = Famille
filter-clear = Retirer les filtres

# $players : « 2 », « 2 à 4 » ; $age, $minutes : nombres ; $luck : luck-…
card-brief = dès { $age } ans · { $minutes } min
card-facts = { $players } j. · à partir de { $age } ans · env. { $minutes } min · { $luck }
# $origin : <jeu>-origin ; $family : family-…
card-origin = { $origin } · { $family }
# $first, $last : nombres de personnes
players-range = { $first } à { $last }
luck-strategie = stratégie
luck-hasard = hasard raisonné
luck-strategie-help = Aucun dé, aucune carte : seuls les coups décident.
luck-hasard-help = Les dés proposent, les coups disposent.
family-alignement = alignement
family-blocage = blocage
family-calcul = calcul
family-chasse = chasse
family-connexion = connexion
family-encerclement = encerclement
family-parcours = parcours
family-placement = placement
family-prise = prise
family-retournement = retournement
family-sandwich = prise en sandwich
family-solitaire = solitaire
family-territoire = territoire
family-alignement-help = Mettre ses pions en ligne.
family-blocage-help = Priver l’adversaire de tout coup.
family-calcul-help = Compter juste.
family-chasse-help = Deux camps inégaux, deux buts différents.
family-connexion-help = Relier ses bords.
family-encerclement-help = Prendre en entourant.
family-parcours-help = Arriver avant l’adversaire.
family-placement-help = Trouver la bonne place.
family-prise-help = Prendre les pions de l’adversaire.
family-retournement-help = Changer la couleur des pions.
family-sandwich-help = Prendre entre deux pions.
family-solitaire-help = Jouer contre le problème.
family-territoire-help = Tenir le plus de cases.

simple-more = Plus de choix
simple-leave = Affichage complet
simple-computer = Contre l’ordinateur (facile)
simple-two = À deux
simple-alone = Jouer

menu-kinds = Jeux
menu-kind-all = Tous
menu-kind-two = À deux
menu-kind-alone = Seul
menu-kind-dice = Avec des dés
menu-kind-quick = Rapides
menu-kind-young = Pour petits
menu-sort = Trier les jeux
menu-sort-close = Masquer les filtres
more-sort = Durée, âge, famille, hasard
more-past = Les revoir, les imprimer
more-statistics = Sur cet ordinateur seulement
more-tournament = Rondes, tables, classement
more-class = Quelques jeux, des réglages tenus
more-open = Une partie, une position
more-about = Touches, aide, auteurs
more-settings = Langue, texte, sons, plateau
more-quit = Les parties en cours se gardent
filter-any = peu importe
menu-open = Tous les jeux et tous les niveaux sont ouverts.
# $game : le nom du jeu
menu-forgotten = Partie de { $game } retirée de la liste.
menu-forgotten-recall = La remettre
# $file : le nom du fichier
menu-forgotten-file = Fichier { $file } retiré de la liste.
menu-board-failed = Son plateau n’a pas pu être dessiné.
menu-card-failed = Cette carte n’a pas pu être dessinée.
menu-favourite-add = En faire un jeu favori.
menu-favourite-remove = Ne plus en faire un favori.
