### Quandary — tous les mots du jeu.
###
### quandary-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : Blanc Ludofiches Noir Spear

## 1. Carte

quandary-name = Quandary
quandary-aka = course des couleurs, embarras
quandary-hover = Passer quatre pions en face, sur les couleurs que les pions adverses laissent ouvertes.
quandary-origin = Spear’s, 1970

## 2. Camps

quandary-side-0 = Blanc
quandary-side-1 = Noir
quandary-side-0-title = Blanc
quandary-side-1-title = Noir
quandary-side-0-short = Blanc
quandary-side-1-short = Noir
quandary-wins-0 = Blanc gagne.
quandary-wins-1 = Noir gagne.

# Sous le nom d’un camp ; $n : pions arrivés, $rows : rangées gagnées par ses quatre pions
quandary-note-arrived =
    { $n ->
        [0] { $rows ->
            [0] aucune rangée gagnée
            [one] { $rows } rangée gagnée
           *[other] { $rows } rangées gagnées
        }
        [one] { $n } pion arrivé, { $rows } rangées
       *[other] { $n } pions arrivés, { $rows } rangées
    }

## 3. Ce qu’il y a à faire ($side : quandary-side-N)

quandary-prompt-draw-0 = Les cases de départ sont tirées au sort : une case pour Blanc.
quandary-prompt-draw-1 = Les cases de départ sont tirées au sort : une case pour Noir.
quandary-die-1 = Impair : a à f – pair : g à l
quandary-die-2 = 1 pour a ou g… 6 pour f ou l
quandary-die-again = Cette case est déjà tirée : relancer les deux dés.
quandary-prompt-move = À { $side } d’avancer un pion sur une case d’une couleur permise.
quandary-prompt-pass = { $side } ne peut pas jouer : on passe son tour.
quandary-step-pass = Passer son tour
# Les cases se tirent au sort : on ne lance pas de dés
quandary-button-roll = Tirer les cases
quandary-button-seal = Voir le sceau du tirage
quandary-hint-before-dice = Rien à conseiller avant le tirage des cases.

# Sur la carte à découper : les couleurs des cases
quandary-area = { $area ->
        [B] Bleu
        [G] Gris
        [J] Jaune
        [M] Mauve
        [N] Noir
        [O] Orange
        [R] Rouge
       *[V] Vert
    }

# Sous le pointeur : une case, et les pions adverses qui en permettent la couleur ($pawns, au nombre de $n)
quandary-pointed-open = { $colour ->
        [B] Bleu
        [G] Gris
        [J] Jaune
        [M] Mauve
        [N] Noir
        [O] Orange
        [R] Rouge
       *[V] Vert
    } : couleur permise, { $n ->
        [one] le pion adverse { $pawns } la regarde
       *[other] les pions adverses { $pawns } la regardent
    }.
quandary-pointed-closed = { $colour ->
        [B] Bleu
        [G] Gris
        [J] Jaune
        [M] Mauve
        [N] Noir
        [O] Orange
        [R] Rouge
       *[V] Vert
    } : couleur interdite, aucun pion adverse ne la regarde.

## 4. Variantes

quandary-option-goal = But
quandary-option-goal-squares = Cases de départ
quandary-option-goal-squares-effect = Les quatre pions sur les quatre cases d’où partait l’adversaire.
quandary-option-goal-squares-origin = Ludofiches 82
quandary-option-goal-row = Première rangée
quandary-option-goal-row-effect = Les quatre pions sur la première rangée adverse, n’importe où.
quandary-option-goal-row-origin = lecture large des Ludofiches 82
quandary-option-goal-first = Premier arrivé
quandary-option-goal-first-effect = Un seul pion sur la première rangée adverse suffit.
quandary-option-goal-first-origin = le jeu édité, Spear’s

quandary-option-blocked = Les deux joueurs bloqués
quandary-option-blocked-equal = Ex-aequo
quandary-option-blocked-equal-effect = Personne ne gagne.
quandary-option-blocked-equal-origin = Ludofiches 82
quandary-option-blocked-count = Au compte
quandary-option-blocked-count-effect = Le plus de pions arrivés gagne, puis le plus de rangées gagnées.
quandary-option-blocked-count-origin = pour qui veut un gagnant

quandary-preset-fiche = Ludofiches 82
quandary-preset-fiche-effect = Quatre pions, quatre cases : presque jamais atteint, on finit bloqués et ex æquo.
quandary-preset-au-compte = Au compte
quandary-preset-au-compte-effect = La même règle, mais on départage : le but seul ne fait presque jamais de gagnant.
quandary-preset-course = Course
quandary-preset-course-effect = Le premier pion de l’autre côté gagne : la règle du jeu édité, et la plus vive.

## 5. Refus

quandary-refusal-game-over = La partie est finie.
quandary-refusal-draw-first = On tire d’abord au sort les cases de départ.
quandary-refusal-not-first-row = Les cases de départ se tirent dans la première rangée du joueur.
quandary-refusal-occupied = Cette case est occupée.
quandary-refusal-already-drawn = Les cases de départ sont déjà tirées.
quandary-refusal-can-play = On doit jouer dès qu’on en a la possibilité : on ne passe pas.
quandary-refusal-empty-point = Il n’y a pas de pion sur cette case.
quandary-refusal-not-your-man = Ce pion est à l’adversaire.
quandary-refusal-not-ahead = On avance sur la rangée suivante, en face ou en diagonale.
quandary-refusal-wrong-colour = La case doit avoir la couleur d’une case en face d’un pion adverse.
quandary-say-last-row = Ce pion est dans la dernière rangée : il n’avance plus.

## 6. Fins

quandary-ending-start-squares = Les quatre pions du gagnant occupent les cases de départ de l’adversaire.
quandary-ending-last-row = Les quatre pions du gagnant occupent la première rangée de l’adversaire.
quandary-ending-first-across = Un pion du gagnant atteint la première rangée de l’adversaire.
quandary-ending-both-blocked = Les deux joueurs sont bloqués : ils sont ex æquo.
quandary-ending-blocked-count = Les deux joueurs sont bloqués : on compte les pions arrivés, puis les rangées gagnées.

# Le compte, à la fin ; $white, $black : pions arrivés ; $rows, $others : rangées de Blanc, de Noir
quandary-tally = Pions arrivés : { $white } à { $black } ; rangées : { $rows } à { $others }.

## 7. Journal ($side : title ; $from, $to : places)

quandary-log-draw-w = Blanc part de { $to }.
quandary-log-draw-b = Noir part de { $to }.
quandary-log-pass = { $side } passe.
quandary-log-move = { $side } va de { $from } en { $to }, { $colour ->
        [B] bleu
        [G] gris
        [J] jaune
        [M] mauve
        [N] noir
        [O] orange
        [R] rouge
       *[V] vert
    }.

## 8. Raisons : ce qui est vrai d’un coup ($n : un nombre ; $chances : des chances sur 36)

quandary-fact-shuts =
    { $n ->
        [one] Ce coup retire une couleur : l’adversaire perd une case où aller.
       *[other] Ce coup retire une couleur : l’adversaire perd { $n } cases où aller.
    }
quandary-fact-opens =
    { $n ->
        [one] Ce coup donne une couleur : l’adversaire gagne une case où aller.
       *[other] Ce coup donne une couleur : l’adversaire gagne { $n } cases où aller.
    }
quandary-fact-blocks = Après ce coup, l’adversaire ne peut jouer aucun pion.
quandary-fact-stuck =
    { $n ->
        [one] Après ce coup, un pion adverse est bloqué.
       *[other] Après ce coup, { $n } pions adverses sont bloqués.
    }
quandary-fact-trapped =
    { $n ->
        [one] Après ce coup, un pion de son propre camp est bloqué.
       *[other] Après ce coup, { $n } pions de son propre camp sont bloqués.
    }
quandary-fact-front =
    { $n ->
        [one] Après ce coup, le pion de tête a gagné une rangée.
       *[other] Après ce coup, le pion de tête a gagné { $n } rangées.
    }
quandary-fact-arrives = Ce coup fait arriver un pion.
quandary-fact-lost =
    { $n ->
        [one] Ce coup laisse un pion hors d’atteinte des cases de départ adverses.
       *[other] Ce coup laisse { $n } pions hors d’atteinte des cases de départ adverses.
    }

## 9. Carte des familles : pourquoi essayer un autre jeu

quandary-try-1 = Une course encore, mais aux dés.
quandary-try-2 = Là aussi, chaque coup ouvre et ferme des places à l’autre.

## 10. Éditeur de positions

quandary-edit-mark-drawn = Case de départ
quandary-flaw-drawing = Tant que les huit cases ne sont pas tirées, les pions sont sur celles qui le sont.
quandary-flaw-drawn = On tire quatre cases de départ dans chaque première rangée.
quandary-flaw-drawn-order = Les quatre cases de la rangée du bas se tirent d’abord.
quandary-flaw-men = Chacun a quatre pions.
quandary-flaw-first-row = Dans sa première rangée, un pion est sur une case de départ.
quandary-flaw-reached = Qui est déjà arrivé ne joue plus : ce serait à l’autre.

## 11. À l’oreille (jeux/play/table/table_description.py ; $n : un nombre)

quandary-heard-more =
    { $colour ->
        [B] case bleue
        [G] case grise
        [J] case jaune
        [M] case mauve
        [N] case noire
        [O] case orange
        [R] case rouge
       *[V] case verte
    }
