### Les Chercheurs de trésor — tous les mots du jeu.
###
### tresor-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : Angleterre Blancs Chercheurs Ludofiches Noirs

## 1. Carte

tresor-name = Les Chercheurs de trésor
tresor-aka = chasse au trésor, trésor, lentilles
tresor-hover = Huit chercheurs visent un trésor de lentilles que huit défenseurs gardent.
tresor-origin = XXᵉ siècle, Angleterre

## 2. Camps (les chercheurs ont les pions blancs, les défenseurs les noirs)

tresor-side-0 = les chercheurs
tresor-side-1 = les défenseurs
tresor-side-0-title = Les chercheurs
tresor-side-1-title = Les défenseurs
tresor-side-0-short = Chercheurs
tresor-side-1-short = Défenseurs
tresor-wins-0 = Les chercheurs gagnent.
tresor-wins-1 = Les défenseurs gagnent.

# Sous le nom d’un camp ; $n : ses lentilles
tresor-note-lentils =
    { $n ->
        [0] aucune lentille
        [one] { $n } lentille
       *[other] { $n } lentilles
    }
# À la fin ; $white, $black : les lentilles des deux camps
tresor-tally = Lentilles : { $white } aux chercheurs, { $black } aux défenseurs.

# Ce que coûte un abandon
tresor-price-1 = Tout ce qui reste du trésor
tresor-price-2 = Deux fois autant
tresor-price-3 = Trois fois autant

## 3. Ce qu’il y a à faire ($n : les lentilles du trésor)

tresor-prompt-seekers =
    { $n ->
        [one] Aux chercheurs de jouer : { $n } lentille reste à prendre.
       *[other] Aux chercheurs de jouer : { $n } lentilles restent à prendre.
    }
tresor-prompt-enter = Aux chercheurs de jouer : la case du trésor est à un pas.
tresor-prompt-defenders =
    { $n ->
        [one] Aux défenseurs de jouer : { $n } lentille reste à garder.
       *[other] Aux défenseurs de jouer : { $n } lentilles restent à garder.
    }
tresor-prompt-guard = Aux défenseurs de jouer : un chercheur touche la case du trésor.
tresor-prompt-pass = On ne peut bouger aucun pion : on passe son tour.

## 4. Variantes

tresor-option-entry = Entrée au trésor
tresor-option-entry-step = D’un pas
tresor-option-entry-step-effect = On n’entre dans la case du trésor que d’un simple pas.
tresor-option-entry-step-origin = Ludofiches 82
tresor-option-entry-jump = Aussi en sautant
tresor-option-entry-jump-effect = Une prise peut finir dans la case du trésor : plus facile aux chercheurs.
tresor-option-entry-jump-origin = lecture plus large des Ludofiches 82

tresor-preset-fiche = Ludofiches 82
tresor-preset-fiche-effect = On entre au trésor d’un simple pas, sans sauter.
tresor-preset-saut-au-tresor = Saut au trésor
tresor-preset-saut-au-tresor-effect = On peut aussi y entrer en prenant un défenseur.

## 5. Refus

tresor-refusal-game-over = La partie est finie.
tresor-refusal-can-play = On peut encore bouger un pion : on ne passe pas.
tresor-refusal-empty-point = Il n’y a pas de pion sur ce point.
tresor-refusal-not-your-man = Ce pion est à l’adversaire.
tresor-refusal-treasure-closed = Les Noirs n’ont pas le droit de pénétrer dans la case du trésor.
tresor-refusal-occupied = Ce point est occupé.
tresor-refusal-no-line = Aucun trait ne mène tout droit d’un point à l’autre.
tresor-refusal-nothing-to-jump = Il n’y a pas de pion adverse à sauter.
tresor-refusal-no-jump-in = On n’entre dans la case du trésor que d’un simple pas, sans sauter.

## 6. Fins

tresor-ending-treasure-taken = Un chercheur pénètre dans la case du trésor : les Blancs raflent tout ce qui reste.
tresor-ending-seekers-captured = Tous les chercheurs sont pris : les Noirs gagnent le reste du trésor.
tresor-ending-defenders-captured = Tous les défenseurs sont pris : les Blancs raflent tout ce qui reste.
tresor-ending-repetition = La même position revient pour la troisième fois : chacun garde ses lentilles.
tresor-ending-no-progress = Cent coups de suite sans prise : chacun garde ses lentilles.

## 7. Boutons et journal ($man : w ou b ; $from, $to : places ; $taken : place du pion pris)

tresor-step-pass = Passer le tour
tresor-step-pass-help = Aucun pion ne peut bouger : c’est à l’autre joueur.

tresor-log-step =
    { $man ->
        [w] Un chercheur va de { $from } en { $to }.
       *[b] Un défenseur va de { $from } en { $to }.
    }
tresor-log-jump =
    { $man ->
        [w] Un chercheur saute de { $from } en { $to } : un défenseur et une lentille pris en { $taken }.
       *[b] Un défenseur saute de { $from } en { $to } : un chercheur et une lentille pris en { $taken }.
    }
tresor-log-enter = Un chercheur entre de { $from } dans la case du trésor.
tresor-call-pass = { $side } ne peuvent rien bouger et passent.
tresor-log-pass = { $side } passent leur tour.

## 8. Raisons : ce qui est vrai d’un coup ($n : un nombre ; $places : des places ; $other : l’autre camp)

tresor-fact-threatens =
    { $n ->
        [one] Ce coup menace d’entrer dans la case du trésor.
       *[other] Après ce coup, { $n } chercheurs menacent d’entrer dans la case du trésor.
    }
tresor-fact-stops =
    { $n ->
        [one] Ce coup empêche un chercheur d’entrer dans la case du trésor.
       *[other] Ce coup empêche { $n } chercheurs d’entrer dans la case du trésor.
    }
tresor-fact-exposes =
    { $n ->
        [one] Ce coup laisse le pion en { $places } à la prise, sans reprise possible.
       *[other] Ce coup laisse { $n } pions à la prise, sans reprise possible.
    }
tresor-fact-saves =
    { $n ->
        [one] Ce coup met un pion à l’abri.
       *[other] Ce coup met { $n } pions à l’abri.
    }
tresor-fact-attacks =
    { $n ->
        [one] Ce coup menace de prendre un pion.
       *[other] Ce coup menace { $n } pions.
    }
tresor-fact-bars = Ce coup barre la route à un chercheur en { $places }.
tresor-fact-gives-up = Ce coup laisse un chercheur venir en { $places }, au bord du trésor.

## 9. Carte des familles : pourquoi essayer un autre jeu

tresor-try-1 = La même croix, avec des sauts qui s’enchaînent.
tresor-try-2 = Là aussi, un camp veut passer et l’autre l’en empêche.

## 10. Éditeur de positions

tresor-flaw-men = Chacun a huit pions au plus.
tresor-flaw-treasure = Les défenseurs ne vont jamais sur la case du trésor.
tresor-flaw-treasure-turn = Un chercheur vient d’entrer au trésor : ce serait à l’autre de jouer.
tresor-flaw-no-man = Qui vient de jouer a encore au moins un pion.

## 11. À l’oreille (jeux/play/table/table_description.py ; $n : un nombre)

tresor-heard-man-w =
    { $n ->
        [one] chercheur
       *[other] { $n } chercheurs
    }
tresor-heard-man-b =
    { $n ->
        [one] défenseur
       *[other] { $n } défenseurs
    }
tresor-heard-man-l =
    { $n ->
        [one] lentille
       *[other] { $n } lentilles
    }
tresor-heard-place-treasure = case du trésor
tresor-heard-place-won = gagné par { $side }
