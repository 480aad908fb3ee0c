### Quandary : la démonstration et les leçons (assets/lessons/quandary.toml).

## Démonstration

demo-draw = Quatre cases de départ sont tirées au sort pour chacun. Voici la dernière.
demo-looks = Un pion noir regarde la case devant lui. Blanc peut aller sur ces quatre couleurs.
demo-black = Noir fait de même : il va sur une couleur que regarde un pion blanc.
demo-block = On ne prend rien, mais on peut fermer les couleurs : Blanc avance en g9.
demo-pass = Noir n’a plus de case permise. Il passe son tour, et Blanc rejoue.
demo-end = Quatre pions sur les quatre cases de départ de Noir : Blanc gagne.

## Avancer

step-title = Avancer un pion
step-one = Un pion avance d’une rangée, en face ou en diagonale. Avancer le pion g1.
step-one-good = Une rangée à la fois, jamais de côté, jamais en arrière.
step-one-wrong = C’est permis, mais on veut ici avancer le pion g1.
step-far = Essayer d’aller trop loin : cliquer sur g1, puis sur g3.
step-far-good = C’est refusé : un pion n’avance que d’une rangée.
step-far-wrong = Ce coup est permis. Essayer plutôt d’aller de g1 en g3.

## La couleur

colour-title = La couleur permise
colour-grey = Chaque pion noir regarde la case devant lui. Le pion f12 regarde du gris : aller sur une case grise.
colour-grey-good = Un pion noir regarde cette couleur : elle est permise.
colour-grey-wrong = C’est permis, mais cette case n’est pas grise.
colour-green = Essayer d’aller sur du vert : cliquer sur a1, puis sur a2.
colour-green-good = C’est refusé : aucun pion noir ne regarde de case verte.
colour-green-wrong = Ce coup est permis. Essayer plutôt d’aller de a1 en a2.

## Fermer une couleur

shut-title = Fermer une couleur
shut-green = Le pion a1 regarde du vert : Noir peut donc aller en b11. Avancer a1 pour le lui interdire.
shut-green-good = Plus aucun pion blanc ne regarde du vert. Le pion c12 ne peut plus bouger.
shut-green-wrong = Le pion a1 regarde toujours du vert : Noir peut encore aller en b11.

## Ne rien donner

give-title = Ne rien donner
give-none = Avancer un pion change ce qu’il regarde. Trouver le coup qui ne donne aucune case de plus à Noir.
give-none-good = En a3, ce pion regarde du gris, comme g1. Noir ne gagne rien.
give-none-wrong = Ce coup montre une couleur nouvelle : Noir gagne une case où aller.

## Passer

pass-title = Passer son tour
pass-turn = Noir regarde du jaune, du bleu et de l’orange. Aucun pion blanc ne peut y aller : passer son tour.
pass-turn-good = On passe seulement quand on ne peut pas jouer. Noir joue.

## Viser

reach-title = Viser les cases de départ
reach-aim = Il faut quatre pions sur les cases encadrées du haut. Avancer c10 sans le perdre.
reach-aim-good = De d11, ce pion peut encore atteindre e12.
reach-aim-wrong = C’est permis, mais on veut ici avancer le pion c10.
reach-aim-b11 = De b11, ce pion n’atteint plus aucune case encadrée du haut : e12 est trop loin.

## La fin

end-title = Gagner
end-last = Trois pions blancs sont arrivés. Amener le dernier sur la case de départ qui reste.
end-last-good = Quatre pions sur les quatre cases de départ de Noir : Blanc gagne.
end-last-wrong = Cette case n’est pas une case de départ. Personne ne peut plus jouer : ex æquo.
end-more = Encore une fois : le dernier pion est en k11. Trouver la bonne case.
end-more-good = La case l12 manquait : Blanc gagne.
end-more-wrong = Cette case n’est pas encadrée. Personne ne peut plus jouer : ex æquo.

## La course

race-title = La course
race-win = À la course, un seul pion arrivé suffit. Le faire arriver.
race-win-good = Ce pion atteint la dernière rangée : Blanc gagne.
race-win-wrong = Ce pion n’arrive pas. Le pion e11 n’a plus qu’une rangée à franchir.

## Une idée

block-title = Bloquer, puis courir
block-shut = Encore la course, et Noir est tout près d’arriver. Avancer f8 en g9.
block-shut-good = Plus une couleur pour Noir : il passe, et Blanc rejoue.
block-shut-wrong = Noir peut encore jouer, et il arriverait le premier.
block-run = Avancer le pion de tête : g9 va en h10.
block-run-good = Noir n’a qu’un seul coup permis. Ses pions a3 et g3 restent bloqués.
block-run-wrong = C’est permis, mais on veut ici avancer g9 en h10.
block-near = Encore une rangée : h10 va en g11.
block-near-good = Noir avance en a2, mais il lui manque une rangée.
block-near-wrong = C’est permis, mais on veut ici avancer h10 en g11.
block-win = Faire arriver le pion g11.
block-win-good = Blanc arrive le premier : un tour passé a tout décidé.
block-win-wrong = Ce pion n’arrive pas. Avancer g11.
