### Les Dames en croix — tous les mots du jeu.
###
### dames_en_croix-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : Angleterre Blancs Dames Noirs

## 1. Carte

dames_en_croix-name = Les Dames en croix
dames_en_croix-aka = dames en croix, jeu des drapeaux, assaut de la croix
dames_en_croix-hover = Vingt pions blancs montent vers les neuf cases noires, sans jamais reculer.
dames_en_croix-origin = XXᵉ siècle, Angleterre

## 2. Camps

dames_en_croix-side-0 = les Blancs
dames_en_croix-side-1 = les Noirs
dames_en_croix-side-0-title = Les Blancs
dames_en_croix-side-1-title = Les Noirs
dames_en_croix-side-0-short = Blancs
dames_en_croix-side-1-short = Noirs
dames_en_croix-wins-0 = Les Blancs gagnent.
dames_en_croix-wins-1 = Les Noirs gagnent.

# Sous le nom d’un camp ; $n : ses pions sur le tablier
dames_en_croix-note-men =
    { $n ->
        [one] { $n } pion
       *[other] { $n } pions
    }

## 3. Ce qu’il y a à faire

dames_en_croix-prompt-white = Aux Blancs de jouer : un pas sans reculer, ou une prise en sautant.
dames_en_croix-prompt-black = Aux Noirs de jouer : un pas dans toute direction, ou une prise en sautant.
dames_en_croix-prompt-must-capture-white = Aux Blancs de jouer : la prise est obligatoire.
dames_en_croix-prompt-must-capture-black = Aux Noirs de jouer : la prise est obligatoire.
dames_en_croix-prompt-go-on = Prise en cours : le même pion saute encore, ou s’arrête.
dames_en_croix-prompt-go-on-forced = Prise en cours : le même pion la mène jusqu’au bout.
dames_en_croix-prompt-huff-white = Aux Blancs de jouer : un pion noir a oublié une prise, on peut le souffler.
dames_en_croix-prompt-huff-black = Aux Noirs de jouer : un pion blanc a oublié une prise, on peut le souffler.
dames_en_croix-prompt-must-huff = Aucun pion ne bouge : il n’y a qu’à souffler un pion adverse.

## 4. Variantes

dames_en_croix-option-capture = Prise
dames_en_croix-option-capture-huff = Libre, l’oubli est soufflé
dames_en_croix-option-capture-huff-effect = Un pion qui oublie une prise peut être retiré par l’adversaire.
dames_en_croix-option-capture-huff-origin = Ludofiches 82
dames_en_croix-option-capture-forced = Obligatoire
dames_en_croix-option-capture-forced-effect = Quand une prise est possible, on prend, et l’on va jusqu’au bout.
dames_en_croix-option-capture-forced-origin = joueurs de dames d’aujourd’hui

dames_en_croix-preset-fiche = Ludofiches 82
dames_en_croix-preset-fiche-effect = Prise libre : le pion qui l’oublie risque d’être soufflé.
dames_en_croix-preset-prise-obligatoire = Sans soufflage
dames_en_croix-preset-prise-obligatoire-effect = La prise est obligatoire, on ne souffle pas.

## 5. Refus

dames_en_croix-refusal-game-over = La partie est finie.
dames_en_croix-refusal-no-huffing = La prise est obligatoire : on ne souffle pas.
dames_en_croix-refusal-not-guilty = Aucun pion n’est en faute sur cette intersection.
dames_en_croix-refusal-no-capture-running = Aucune prise n’est en cours.
dames_en_croix-refusal-capture-to-finish = La prise est obligatoire : on la mène jusqu’au bout.
dames_en_croix-refusal-empty-point = Il n’y a pas de pion sur cette intersection.
dames_en_croix-refusal-not-your-man = Ce pion est à l’adversaire.
dames_en_croix-refusal-go-on-or-stop = Une prise est en cours : c’est à ce pion de la finir.
dames_en_croix-refusal-occupied = Cette intersection est occupée.
dames_en_croix-refusal-no-line = Aucune ligne ne mène tout droit d’une intersection à l’autre.
dames_en_croix-refusal-nothing-to-jump = Il n’y a pas de pion adverse à sauter.
dames_en_croix-refusal-no-retreat = Les Blancs n’ont pas le droit d’aller en arrière.
dames_en_croix-refusal-on-central-line = Un pion noir sur la ligne centrale ne peut pas être pris de côté.
dames_en_croix-refusal-away-from-line = La prise de côté se fait en direction de la ligne centrale.
dames_en_croix-refusal-must-capture = La prise est obligatoire.

## 6. Fins

dames_en_croix-ending-eight-left = Les Blancs n’ont plus que huit pions : les Noirs gagnent.
dames_en_croix-ending-nine-points = Les Blancs occupent les neuf cases de départ des Noirs : les Blancs gagnent.
dames_en_croix-ending-no-black-left = Il ne reste plus de pion noir : les Blancs gagnent.
dames_en_croix-ending-blocked = Le perdant ne peut plus bouger aucun pion.
dames_en_croix-ending-repetition = La même position revient pour la troisième fois : partie nulle.
dames_en_croix-ending-no-progress = Cent coups de suite sans prise ni avance des Blancs : partie nulle.

## 7. Boutons et journal ($side : title ; $from, $to : places ; $taken : place du pion pris)

dames_en_croix-step-stop = S’arrêter
dames_en_croix-step-stop-help = Finir la prise ici (le pion pourra être soufflé).
dames_en_croix-huff = Souffler
dames_en_croix-huff-help = Retirer un pion adverse qui a oublié une prise.
# $place : la place du pion
dames_en_croix-huff-at = Souffler le pion en { $place }

dames_en_croix-log-step =
    { $man ->
        [w] Un pion blanc va de { $from } en { $to }.
       *[b] Un pion noir va de { $from } en { $to }.
    }
dames_en_croix-log-jump =
    { $man ->
        [w] Un pion blanc saute de { $from } en { $to } et prend le pion en { $taken }.
       *[b] Un pion noir saute de { $from } en { $to } et prend le pion en { $taken }.
    }
dames_en_croix-log-stop = Le pion s’arrête là.
dames_en_croix-short-huff = souffle { $place }
dames_en_croix-log-huff = { $side } soufflent le pion en { $from }.

## 8. Raisons : ce qui est vrai d’un coup ($n : un nombre ; $places : des places ; $other : l’autre camp)

dames_en_croix-fact-takes = Ce coup retire du jeu un pion adverse.
dames_en_croix-fact-goes-on =
    { $n ->
        [one] Après ce coup, le même pion peut encore prendre un pion.
       *[other] Après ce coup, le même pion peut encore prendre { $n } pions.
    }
dames_en_croix-fact-exposes =
    { $n ->
        [one] Ce coup laisse un pion à la prise.
       *[other] Ce coup laisse { $n } pions à prendre d’affilée.
    }
dames_en_croix-fact-huffable =
    { $n ->
        [one] Ce coup oublie une prise : le pion en { $places } peut être soufflé.
       *[other] Ce coup oublie une prise : un pion peut être soufflé.
    }
dames_en_croix-fact-saves =
    { $n ->
        [one] Ce coup met un pion à l’abri.
       *[other] Ce coup met { $n } pions à l’abri.
    }
dames_en_croix-fact-attacks =
    { $n ->
        [one] Ce coup menace de prendre un pion.
       *[other] Ce coup menace { $n } pions.
    }
dames_en_croix-fact-enters = Ce coup amène un pion blanc sur une des neuf cases.
dames_en_croix-fact-gives-up = Ce coup laisse un pion blanc venir en { $places }, une des neuf cases.

## 9. Carte des familles : pourquoi essayer un autre jeu

dames_en_croix-try-1 = On y souffle aussi, et deux officiers y tiennent tête à une armée.
dames_en_croix-try-2 = La même croix, avec un trésor au milieu.

## 10. Éditeur de positions

dames_en_croix-flaw-men = Il y a au plus vingt pions blancs et neuf pions noirs.
dames_en_croix-flaw-nine = Les neuf points sont pris : ce serait à l’autre de jouer.
dames_en_croix-flaw-guilty = On souffle un pion adverse, au début d’un tour, quand la prise est libre.
dames_en_croix-flaw-jump-again = Le pion de la prise en cours est à qui joue, et doit pouvoir prendre encore.
