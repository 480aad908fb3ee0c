### Mini-Halma : la démonstration et les leçons (assets/lessons/mini_halma.toml).

## Démonstration

demo-start = Huit noirs, huit blancs, une seule case libre. Il faut échanger les deux couleurs.
demo-jump = Un pas, ou un saut par-dessus un voisin, jusqu’à la case libre, tout droit.
demo-end = L’échange est fait en 46 coups : c’est le minimum.

## Un pas

step-title = Un pas
step-one = Une seule case est libre, au milieu. Y amener un pion qui la touche.
step-one-good = Le pion a fait un pas. Sa case est libre à présent.
step-one-wrong = C’était un saut, c’est permis aussi. Ici, on veut un pas d’une case.
step-side = La case libre a changé de place. Y amener un autre pion.
step-side-good = Chaque coup déplace un pion, et la case libre avec lui.

## Un saut

jump-title = Un saut
jump-one = Sauter par-dessus un voisin pour tomber sur la case libre.
jump-one-good = Le pion sauté reste en place : on ne prend rien dans ce jeu.
jump-one-wrong = C’était un pas. Pour sauter, partir à deux cases de la case libre.
jump-other = Faire sauter un pion blanc par-dessus un pion noir.
jump-other-good = Les couleurs se croisent : voilà comment l’échange avance.
jump-other-wrong = On veut un saut du pion blanc allumé par-dessus le pion noir.

## L’échange

home-title = Finir l’échange
home-last = Un seul coup manque. Le jouer.
home-last-good = Les noirs sont chez les blancs, les blancs chez les noirs : fini.
home-last-wrong = Un pion s’est éloigné. Le pion blanc de la case du milieu n’est pas chez lui.
home-three = Il reste trois coups. Commencer par le pion qui saute vers la gauche.
home-three-good = Un pion blanc de plus est chez lui.
home-three-wrong = Cela coûte des coups. Chercher un saut vers la gauche, jusqu’à la case libre.
home-two = Encore deux coups. Un pion blanc peut sauter vers le haut.
home-two-good = Plus qu’un coup.
home-two-wrong = Cela coûte un coup de plus. Chercher un saut vers le haut.
home-one = Finir l’échange.
home-one-good = C’est fait. On compte les coups : moins il y en a, mieux c’est.
home-one-wrong = La case du milieu doit être libre à la fin.

## Le piège

trap-title = Sauter trop tôt
trap-first = Au départ, quatre coups gardent le minimum : lesquels ?
trap-first-good = Avec un pas, on peut encore finir en 46 coups.
trap-first-wrong = Après un saut au premier coup, on ne finit plus qu’en 47 coups.

## Une idée

idea-title = Croiser les couleurs
idea-alternate = Un blanc vient d’avancer. Faire sauter un noir par-dessus lui.
idea-alternate-good = Tout autre coup fait dépasser le minimum.
idea-alternate-wrong = Ce coup en coûte deux de plus. Le pion noir allumé peut sauter.
idea-open = Deux coups gardent le minimum. En trouver un.
idea-open-good = Un pas après le saut : le minimum reste possible.
idea-open-wrong = Ce coup en coûte d’autres. Essayer un pas vers le haut ou vers le bas.
