### Barricades — tous les mots du jeu.
###
### barricades-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette. Chacun garde sa couleur
### où qu’il soit assis : r rouge, b bleu, y jaune, k noir.
###
### Mots à majuscule : Allemagne Bleu Gold Jaune Malefiz Noir Rouge

## 1. Carte

barricades-name = Barricades
barricades-aka = Barricade, Malefiz, Gold rush
barricades-hover = Quinze barricades sur la route : on les prend, et on les repose devant les autres.
barricades-origin = XIXᵉ siècle, Allemagne

## 2. Camps

barricades-side-0 = Rouge
barricades-side-1 = Bleu
barricades-side-2 = Jaune
barricades-side-3 = Noir
barricades-side-0-title = Rouge
barricades-side-1-title = Bleu
barricades-side-2-title = Jaune
barricades-side-3-title = Noir
barricades-side-0-short = Rouge
barricades-side-1-short = Bleu
barricades-side-2-short = Jaune
barricades-side-3-short = Noir
barricades-wins-0 = Rouge gagne.
barricades-wins-1 = Bleu gagne.
barricades-wins-2 = Jaune gagne.
barricades-wins-3 = Noir gagne.

# Sous le nom d’un camp ; $colour : r, b, y ou k, la seconde couleur ou celle du partenaire
barricades-note-colours =
    { $colour ->
        [y] rouge et jaune
       *[k] bleu et noir
    }
barricades-note-partner =
    { $colour ->
        [r] avec Rouge
        [b] avec Bleu
        [y] avec Jaune
       *[k] avec Noir
    }

## 3. Ce qu’il y a à faire ($side : barricades-side-N ; $colour : la couleur qui joue)

barricades-prompt-throw = À { $side } de lancer les dés.
barricades-prompt-play = À { $side } de jouer un pion, avec l’un des deux dés.
barricades-prompt-play-free = À { $side } de jouer un pion, avec l’un des deux dés, ou de passer.
barricades-prompt-play-colour =
    { $colour ->
        [r] À { $side } de jouer un pion rouge, avec l’un des deux dés.
        [b] À { $side } de jouer un pion bleu, avec l’un des deux dés.
        [y] À { $side } de jouer un pion jaune, avec l’un des deux dés.
       *[k] À { $side } de jouer un pion noir, avec l’un des deux dés.
    }
barricades-prompt-put = Barricade prise : à { $side } de la replacer.
barricades-prompt-pass = Aucun pion ne peut être joué : { $side } passe son tour.

## 4. Variantes

barricades-option-seats = Places à deux
barricades-option-seats-inner = Côte à côte
barricades-option-seats-inner-effect = À deux, on part des deux places du milieu.
barricades-option-seats-inner-origin = livret, dont le plan est perdu
barricades-option-seats-outer = Aux deux bouts
barricades-option-seats-outer-effect = À deux, on part des deux bouts de la ligne de départ.
barricades-option-seats-outer-origin = ceux qui veulent une course plus longue à se rencontrer
barricades-option-seats-double = Deux couleurs chacun
barricades-option-seats-double-effect = À deux, chaque joueur joue deux couleurs, une place sur deux.
barricades-option-seats-double-origin = ceux qui veulent un plateau plein

barricades-option-teams = Équipes
barricades-option-teams-off = Chacun pour soi
barricades-option-teams-off-effect = À quatre, le premier pion arrivé gagne pour lui seul.
barricades-option-teams-off-origin = livret
barricades-option-teams-on = Deux contre deux
barricades-option-teams-on-effect = À quatre, Rouge et Jaune jouent ensemble contre Bleu et Noir.
barricades-option-teams-on-origin = livret, en équipe

barricades-option-passing = Passer son tour
barricades-option-passing-forced = Faute de coup
barricades-option-passing-forced-effect = On ne passe que si aucun pion ne peut être joué.
barricades-option-passing-forced-origin = livret
barricades-option-passing-free = Quand on veut
barricades-option-passing-free-effect = Une fois les dés lancés, on peut toujours passer.
barricades-option-passing-free-origin = usage de certaines familles

barricades-preset-livret = Livret
barricades-preset-livret-effect = Chacun pour soi ; à deux, on part côte à côte.
barricades-preset-equipes = En équipe
barricades-preset-equipes-effect = À quatre, deux contre deux ; à deux, deux couleurs chacun.
barricades-preset-deux-bouts = Grand écart
barricades-preset-deux-bouts-effect = À deux, on part des deux bouts et l’on se rencontre plus tard.

## 5. Refus

barricades-refusal-game-over = La partie est finie.
barricades-refusal-put-first = On replace d’abord la barricade.
barricades-refusal-no-barricade = Aucune barricade n’est à replacer.
barricades-refusal-already-thrown = Les dés sont déjà lancés.
barricades-refusal-throw-first = On lance d’abord les dés.
barricades-refusal-dice-order = Le plus grand des deux dés s’écrit d’abord.
barricades-refusal-must-play = On ne passe pas son tour tant qu’un pion peut être joué.
barricades-refusal-put-start = On ne pose pas de barricade sur une case de départ.
barricades-refusal-put-first-row = On ne pose pas de barricade sur la première ligne.
barricades-refusal-put-occupied = Cette case est déjà occupée.
barricades-refusal-no-such-die = Les dés ne montrent pas ce nombre.
barricades-refusal-no-pawn = On n’a aucun pion sur cette case.
barricades-refusal-other-start-pawn = Les pions de la ligne de départ se valent : on joue le dernier.
barricades-refusal-start-cell = On ne s’arrête pas sur une case de départ.
barricades-refusal-barricade-in-the-way = On ne peut pas passer par-dessus une barricade.
barricades-refusal-exact-count = La case d’arrivée s’atteint par un chiffre exact.
barricades-refusal-turn-back = On ne fait pas demi-tour pendant un déplacement.
barricades-refusal-wrong-distance = Le pion se déplace exactement du nombre de cases indiqué par le dé.
barricades-refusal-own-pawn = On ne s’arrête pas sur un de ses propres pions.
barricades-refusal-partner-pawn = On ne s’arrête pas sur un pion de son équipe.

## 6. Fins

barricades-ending-goal-reached = Un pion atteint la case d’arrivée.

## 7. Boutons

barricades-step-pass = Passer

## 8. Journal ($side : title ; $from, $to : cases ; $who : la couleur du pion renvoyé ; $first, $second : dés)

barricades-log-roll = { $side } lance { $first } et { $second }.
barricades-log-roll-double = { $side } lance un double { $first }.
barricades-log-enter = { $side } entre en { $to }.
barricades-log-enter-take = { $side } entre en { $to } et prend la barricade.
barricades-log-enter-send =
    { $who ->
        [r] { $side } entre en { $to } et renvoie un pion rouge au départ.
        [b] { $side } entre en { $to } et renvoie un pion bleu au départ.
        [y] { $side } entre en { $to } et renvoie un pion jaune au départ.
       *[k] { $side } entre en { $to } et renvoie un pion noir au départ.
    }
barricades-log-move = { $side } va de { $from } en { $to }.
barricades-log-move-take = { $side } va de { $from } en { $to } et prend la barricade.
barricades-log-move-send =
    { $who ->
        [r] { $side } va de { $from } en { $to } et renvoie un pion rouge au départ.
        [b] { $side } va de { $from } en { $to } et renvoie un pion bleu au départ.
        [y] { $side } va de { $from } en { $to } et renvoie un pion jaune au départ.
       *[k] { $side } va de { $from } en { $to } et renvoie un pion noir au départ.
    }
barricades-log-goal = { $side } va de { $from } à l’arrivée.
barricades-log-put = { $side } replace la barricade en { $to }.
barricades-short-enter = départ/{ $to }
barricades-short-put = barricade { $to }
barricades-log-pass = { $side } passe son tour.

## 9. Raisons : ce qui est vrai d’un coup ($n : un nombre ; $chances : des chances sur 36)

barricades-fact-takes =
    { $n ->
        [one] Ce coup renvoie un pion adverse au départ.
       *[other] Ce coup renvoie { $n } pions adverses au départ.
    }
barricades-fact-nearer =
    { $n ->
        [one] Ce coup rapproche un pion de l’arrivée d’une case.
       *[other] Ce coup rapproche un pion de l’arrivée de { $n } cases.
    }
barricades-fact-barricade = Ce coup prend une barricade, que l’on replace aussitôt.
barricades-fact-costs =
    { $n ->
        [one] Ce coup rallonge d’une case le chemin du pion adverse le mieux placé.
       *[other] Ce coup rallonge de { $n } cases le chemin du pion adverse le mieux placé.
    }
barricades-fact-bars = Ce coup met une barricade de plus sur le chemin du pion adverse le mieux placé.
barricades-fact-hinders = Ce coup gêne son propre camp : la barricade est sur son meilleur chemin.
barricades-fact-aim = Après ce coup, la case d’arrivée est à portée : { $chances } chances sur 36.
barricades-fact-danger = Ce coup laisse { $chances } chances sur 36 à l’adversaire suivant de renvoyer un pion au départ.
barricades-fact-lets = Après ce coup, l’adversaire suivant a { $chances } chances sur 36 d’atteindre l’arrivée.

## 10. Places

## 11. Carte des familles : pourquoi essayer un autre jeu

barricades-try-1 = Une course aux dés, où l’on barre aussi le passage.
barricades-try-2 = Une course encore, où les pions d’en face ouvrent les cases.

## 12. Éditeur de positions

barricades-edit-man-barricade = Barricade
barricades-flaw-men = Chaque couleur qui joue a cinq pions.
barricades-flaw-barricades = Il y a quinze barricades, ou une de moins à replacer, et aucune sur la première ligne.
barricades-flaw-taken = Aucun pion de cette couleur n’a pu prendre une barricade.
barricades-flaw-over-side = La partie est gagnée : la main est à la couleur qui suit le gagnant.
barricades-flaw-dice = On lance deux dés, et ils restent là jusqu’à ce qu’un pion ait bougé.

## 13. À l’oreille (jeux/play/table/table_description.py ; $n : un nombre)

barricades-heard-man-r =
    { $n ->
        [one] pion rouge
       *[other] { $n } pions rouges
    }
barricades-heard-man-b =
    { $n ->
        [one] pion bleu
       *[other] { $n } pions bleus
    }
barricades-heard-man-y =
    { $n ->
        [one] pion jaune
       *[other] { $n } pions jaunes
    }
barricades-heard-man-k =
    { $n ->
        [one] pion noir
       *[other] { $n } pions noirs
    }
barricades-heard-man-barricade =
    { $n ->
        [one] barricade
       *[other] { $n } barricades
    }

# Le départ avec avantage. $n : un nombre
barricades-handicap-ahead =
    { $n ->
        [one] { $n } pion en route
       *[other] { $n } pions en route
    }
barricades-handicap-ahead-effect =
    { $n ->
        [one] { $n } de ses pions est déjà en route, sur la rangée 3.
       *[other] { $n } de ses pions sont déjà en route, sur les rangées 3 et 5.
    }
