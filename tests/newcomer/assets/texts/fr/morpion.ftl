### Morpion — tous les mots du jeu.
###
### morpion-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.

## 1. Carte

morpion-name = Morpion
morpion-aka = tic-tac-toe, oxo, trois à la suite
morpion-hover = Aligner trois signes sur neuf cases : le plus court des jeux d’alignement.
morpion-origin = âge inconnu

## 2. Camps

morpion-side-0 = Croix
morpion-side-1 = Rond
morpion-side-0-title = Croix
morpion-side-1-title = Rond
morpion-side-0-short = Croix
morpion-side-1-short = Rond
morpion-wins-0 = Croix gagne.
morpion-wins-1 = Rond gagne.

## 3. Ce qu’il y a à faire ($side : morpion-side-N)

morpion-prompt-place = À { $side } de poser un signe sur une case libre.

## 4. Refus

morpion-refusal-game-over = La partie est finie.
morpion-refusal-occupied = Cette case est occupée.

## 5. Fins

morpion-ending-aligned = Trois signes du gagnant sont alignés.
morpion-ending-board-full = Les neuf cases sont prises : la partie est nulle.

## 6. Journal ($side : title ; $to : place)

morpion-log-put = { $side } marque { $to }.

## 7. Positions qui ne peuvent pas être

morpion-flaw-in-turn = Chacun pose un signe à son tour, la croix d’abord : le compte n’y est pas.
morpion-flaw-row = Une rangée est déjà faite : ce serait à l’autre.

## 8. À l’oreille (jeux/play/table/table_description.py ; $n : un nombre)

morpion-heard-man-x =
    { $n ->
        [one] croix
       *[other] { $n } croix
    }
morpion-heard-man-o =
    { $n ->
        [one] rond
       *[other] { $n } ronds
    }
