### Agon — tous les mots du jeu.
###
### agon-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : Angleterre

## 1. Carte

agon-name = Agon
agon-aka = garde de la reine, reine et ses gardes, queen’s guard
agon-hover = Amener sa dame au centre de l’hexagone, et l’entourer de ses six pions.
agon-origin = XIXᵉ siècle, Angleterre

## 2. Camps

agon-side-0 = Blanc
agon-side-1 = Noir
agon-side-0-title = Blanc
agon-side-1-title = Noir
agon-side-0-short = Blanc
agon-side-1-short = Noir
agon-wins-0 = Blanc gagne.
agon-wins-1 = Noir gagne.

# Sous le nom d’un camp ; $n : ses pièces prises, à replacer
agon-note-captured =
    { $n ->
        [one] { $n } pièce à replacer
       *[other] { $n } pièces à replacer
    }

## 3. Ce qu’il y a à faire ($side : agon-side-N)

agon-prompt-move = À { $side } d’avancer une pièce, vers le centre ou sur le côté.
agon-prompt-pion = À { $side } de ramener un pion pris sur une case libre du bord.
agon-prompt-dame = À { $side } de replacer sa dame sur une case libre, où l’on veut.
agon-prompt-other-dame = À { $side } de choisir la case de la dame adverse, prise en sandwich.
agon-prompt-pass = On ne peut bouger aucune pièce : on passe son tour.

# Ce que dit le camp qui passe, montré pendant le tour suivant
agon-call-pass = { $side } ne peut bouger aucune pièce et passe.

## 4. Variantes

agon-option-captors = Qui prend en sandwich
agon-option-captors-pions = Deux pions
agon-option-captors-pions-effect = Seuls deux pions prennent la pièce qui se trouve entre eux.
agon-option-captors-pions-origin = Ludofiches 82
agon-option-captors-pieces = Deux pièces
agon-option-captors-pieces-effect = La dame prend aussi, avec un de ses pions.
agon-option-captors-pieces-origin = la plupart des recueils et des programmes

agon-option-queen = Qui replace une dame prise
agon-option-queen-owner = Son propriétaire
agon-option-queen-owner-effect = On remet sa dame sur la case libre de son choix.
agon-option-queen-owner-origin = Ludofiches 82
agon-option-queen-opponent = L’adversaire
agon-option-queen-opponent-effect = L’adversaire choisit la case où la dame revient.
agon-option-queen-opponent-origin = plusieurs recueils anglais

agon-option-empty = Six pions autour du vide
agon-option-empty-draw = Partie nulle
agon-option-empty-draw-effect = Six pions autour d’une case centrale vide font partie nulle.
agon-option-empty-draw-origin = Ludofiches 82
agon-option-empty-loss = Partie perdue
agon-option-empty-loss-effect = Le joueur qui entoure une case centrale vide a perdu.
agon-option-empty-loss-origin = la plupart des recueils

agon-preset-fiche = Ludofiches 82
agon-preset-fiche-effect = Deux pions prennent, on replace sa dame soi-même, six pions autour du vide font nulle.
agon-preset-recueils = Recueils
agon-preset-recueils-effect = Toutes les pièces prennent ; six pions autour du vide font perdre.
agon-preset-anglaise = À l’anglaise
agon-preset-anglaise-effect = Comme les recueils, et l’adversaire replace la dame prise.

## 5. Refus

agon-refusal-game-over = La partie est finie.
agon-refusal-must-play = On peut encore jouer : on ne passe pas.
agon-refusal-empty-point = Il n’y a pas de pièce sur cette case.
agon-refusal-queen-first = La dame est prise en sandwich : on la replace d’abord.
agon-refusal-not-your-man = Cette pièce est à l’adversaire.
agon-refusal-return-first = Un pion est pris en sandwich : on le ramène d’abord sur le bord.
agon-refusal-occupied = Cette case est occupée.
agon-refusal-rim-only = Le pion pris revient sur une case libre du bord.
agon-refusal-not-adjacent = On n’avance que d’une case.
agon-refusal-no-retreat = On ne recule pas : on avance vers le centre ou sur le côté.
agon-refusal-centre-queen-only = Seules les dames peuvent occuper la case centrale.
agon-refusal-sandwich = On ne se place pas entre deux pièces ennemies.

## 6. Fins

agon-ending-queen-enthroned = La dame du gagnant est au centre, entourée de ses six pions.
agon-ending-empty-centre = La case centrale est vide et entourée de six pions de la même couleur : partie nulle.
agon-ending-empty-centre-lost = Le perdant a entouré une case centrale vide.
agon-ending-repetition = La même position revient pour la troisième fois : partie nulle.
agon-ending-no-progress = Cent coups de suite sans avance ni prise : partie nulle.

## 7. Boutons et journal ($side : title ; $from, $to : cases ; $n : pièces prises)

agon-step-pass = Passer le tour
agon-step-pass-help = Aucune pièce ne peut bouger : c’est à l’autre joueur.

agon-log-pion = { $side } avance un pion de { $from } en { $to }.
agon-log-dame = { $side } avance la dame de { $from } en { $to }.
agon-log-back-pion = { $side } ramène le pion de { $from } en { $to }.
agon-log-back-dame = { $side } replace la dame de { $from } en { $to }.
agon-log-takes =
    { $n ->
        [one] { $side } joue de { $from } en { $to } et prend une pièce en sandwich.
       *[other] { $side } joue de { $from } en { $to } et prend { $n } pièces en sandwich.
    }
agon-log-pass = { $side } passe son tour.

## 8. Raisons d’un coup ($n : le nombre ; $places : les cases ; $side, $other : qui joue, et l’autre)

agon-fact-takes-queen = Ce coup prend en sandwich la dame de { $other }.
agon-fact-queen-exposed = Après ce coup, { $other } peut prendre la dame de { $side }.
agon-fact-takes =
    { $n ->
        [one] Ce coup prend une pièce en sandwich.
       *[other] Ce coup prend { $n } pièces en sandwich.
    }
agon-fact-guards-exposed =
    { $n ->
        [one] Après ce coup, { $other } peut prendre un pion : { $places }.
       *[other] Après ce coup, { $other } peut prendre un de ces pions : { $places }.
    }
agon-fact-throne = Ce coup amène la dame au centre.
agon-fact-court =
    { $n ->
        [one] Ce coup amène un premier pion à côté du centre.
       *[other] Avec ce coup, { $n } pions de { $side } touchent le centre.
    }
agon-fact-queen-nearer = Ce coup rapproche la dame du centre.
agon-fact-sends-queen = Ce coup éloigne du centre la dame de { $other }.
agon-fact-guard-nearer = Ce coup rapproche un pion du centre.

## 9. Carte des familles : pourquoi essayer un autre jeu

agon-try-1 = Là aussi, une pièce royale à conduire, mais vers le bord.
agon-try-2 = La prise en sandwich encore, sur un grand damier.

## 10. Éditeur de positions

agon-edit-queen-w = Dame blanche
agon-edit-queen-b = Dame noire
agon-edit-quiet = Coups sans progrès
agon-edit-mark-captured = Prise en sandwich
agon-flaw-guard = Six pions entourent déjà le centre : ce serait à l’autre de jouer.
agon-flaw-men = Chaque camp a six pions et une dame.
agon-flaw-centre = Seule une dame se tient sur la case centrale.
agon-flaw-captured-empty = Une pièce prise se trouve sur une case occupée, et pas à un coin du bord.
agon-flaw-sandwich = Une pièce entre deux pièces ennemies est prise : on la marque.
agon-flaw-captured-quiet = Tant qu’une pièce est prise, on ne compte qu’un coup sans progrès.
agon-flaw-two-dames = Les deux dames ne peuvent pas être prises à la fois.
agon-flaw-dame-captured = Une dame est prise : c’est à l’autre de décider.

## 11. À l’oreille (jeux/play/table/table_description.py ; $n : un nombre)

# $places : les cases des pièces prises
agon-heard-taken = En sandwich : { $places }.
agon-heard-man-queen-w =
    { $n ->
        [one] dame blanche
       *[other] { $n } dames blanches
    }
agon-heard-man-queen-b =
    { $n ->
        [one] dame noire
       *[other] { $n } dames noires
    }
