### Moulin : la démonstration et les leçons (assets/lessons/moulin.toml).

## Démonstration

demo-place = On pose d’abord ses pions, chaque camp à son tour, là où l’on veut.
demo-mill = Trois pions blancs en ligne : c’est un moulin.
demo-take = Un moulin prend un pion adverse, au choix.
demo-move = Tous les pions sont posés : on les déplace d’un pas, en suivant les lignes.
demo-close = Le pion arrive en f6 : nouveau moulin, nouvelle prise.
demo-fly = Noir n’a plus que quatre pions : ils sautent où l’on veut.
demo-end = Encore un moulin : Noir n’a plus que deux pions et perd.

## Le plateau et les pions

board-title = Le plateau et les pions
board-place = Poser un pion blanc sur un des 24 points où des lignes se croisent.
board-place-good = Chaque camp pose ainsi neuf pions, à tour de rôle.
board-cross = Certains points touchent quatre voisins. Poser un pion sur l’un d’eux : ils sont allumés.
board-cross-good = De ce point partent quatre chemins. Dans un coin, il n’y en a que deux.
board-cross-wrong = Ce point a moins de quatre voisins. Les meilleurs carrefours sont allumés.

## Le moulin

mill-title = Faire un moulin
mill-close = Blanc a deux pions sur la ligne du haut. Poser le troisième.
mill-close-good = Trois pions qui se suivent sur une ligne : c’est un moulin.
mill-close-wrong = La ligne du haut n’est pas complète. Il manque un pion au coin.
mill-take = Le moulin prend un pion. Cliquer sur un pion noir.
mill-take-good = Ce pion est sorti de la partie. On choisit librement lequel.
mill-true = Un seul point complète une vraie ligne droite. Le trouver.
mill-true-good = Ces trois pions se suivent sur un même trait.
mill-true-wrong = Aucune ligne de trois n’est complète. Regarder la ligne b4, c4.
mill-true-e4 = Entre c4 et e4, le centre est vide : aucun trait ne le traverse.
mill-true-g7 = Ces trois pions sont en diagonale, et aucun trait ne les relie.
mill-again-good = Un alignement ne passe ni par le centre, ni en diagonale, ni autour d’un coin.

## Le déplacement

move-title = Déplacer un pion
move-one = Tous les pions sont posés. Déplacer le pion f4 d’un pas, le long d’une ligne.
move-one-good = Un pas, sur un point voisin et libre : voilà un déplacement.
move-one-wrong = C’est permis, mais on veut ici déplacer le pion allumé.
move-far = Essayer d’aller trop loin : cliquer sur b6, puis sur d2.
move-far-good = C’est refusé : un pion ne va que sur un point voisin.
move-far-wrong = Ce pas est permis. Essayer plutôt d’aller de b6 à d2.

## Ouvrir et fermer

again-title = Ouvrir, refermer
again-open = Ce moulin a déjà servi. L’ouvrir : avancer le pion f6 en f4.
again-open-good = La ligne est ouverte. Noir joue ailleurs.
again-open-wrong = On veut ouvrir le moulin par la droite : f6 va en f4.
again-close = Ramener le pion en f6.
again-close-good = Le moulin est refait : il prend encore une fois.
again-close-wrong = La ligne du milieu n’est pas refermée.
again-take-good = Un moulin s’ouvre et se ferme aussi souvent qu’on veut.

## Le double moulin

double-title = Le double moulin
double-first = Un seul pas ferme la ligne du haut. Jouer d6 en d7.
double-first-good = La ligne du haut est fermée. Au-dessous, b6 et f6 attendent.
double-first-wrong = La ligne du haut n’est pas fermée : il lui manque d7.
double-take-good = Noir joue. Regarder maintenant la ligne b6, d6, f6.
double-take-wrong = On prend ici le pion allumé, pour suivre l’exemple.
double-back = Ramener le même pion de d7 en d6.
double-back-good = Il ouvre une ligne et ferme l’autre : il prend à chaque coup. C’est un double moulin.
double-back-wrong = Le pion d7 peut fermer la ligne b6, d6, f6.

## Gêner

stop-title = Boucher une ligne
stop-place = Noir a deux pions sur la ligne f4, g4. Boucher cette ligne.
stop-place-good = Noir ne peut plus finir cette ligne.
stop-place-wrong = Noir peut encore poser le troisième pion de cette ligne.
stop-take = Blanc a fait un moulin. Noir menace de fermer e4, f4, g4 : prendre un pion qui l’en empêche.
stop-take-good = Bien choisi : Noir ne peut pas fermer cette ligne au coup suivant.
stop-take-wrong = Noir peut encore aller en e4 et fermer la ligne.

## Quel pion prendre

which-title = Quel pion prendre
which-open = Blanc vient de fermer un moulin. Un pion noir bouche la ligne de droite : le prendre.
which-open-good = Au coup suivant, f4 va en e4 et ferme un autre moulin.
which-open-wrong = e4 reste bouché entre e5 et e3. Regarder cette ligne.
which-double = Noir a un double moulin : d7 va en d6, puis revient. Prendre un pion qui y sert.
which-double-good = Le va-et-vient est cassé : Noir ne ferme plus à chaque coup.
which-double-wrong = Ce pion ne sert pas au double moulin. Regarder les deux lignes du haut.

## Le saut

fly-title = Le saut
fly-jump = Blanc n’a que quatre pions : ils sautent où l’on veut. Sauter en f6 pour faire un moulin.
fly-jump-good = Peu de pions, mais très libres : un camp de quatre pions reste dangereux.
fly-jump-wrong = Ce saut est permis, mais il ne fait pas de moulin. Viser f6.

## Le piège

trap-title = Le piège
trap-open = Ouvrir ce moulin de façon que Noir ne puisse pas boucher le trou.
trap-open-good = Aucun pion noir ne touche le trou : Blanc le refermera au coup suivant.
trap-open-wrong = Il faut ouvrir le moulin b6, d6, f6.
trap-open-d7 = Le pion noir d5 avance en d6 : le trou est bouché, le moulin est perdu.

## Une idée

two-title = Deux menaces à la fois
two-lines = Poser un pion qui prépare deux lignes d’un coup, avec d6 et avec f4.
two-lines-good = Deux lignes menacent. Noir n’en bouche qu’une, en b6.
two-lines-wrong = Ce pion ne prépare pas deux lignes. Chercher là où elles se croisent.
two-close = Fermer l’autre ligne.
two-close-good = Un moulin de gagné : de deux menaces, une seule se bouche.
two-close-wrong = La ligne f6, f4 attend son troisième pion.

## La fin

end-title = Gagner
end-close = Noir n’a que trois pions. Faire un moulin.
end-close-good = Il reste à prendre un pion.
end-close-wrong = La ligne d7, d6, d5 n’est pas fermée.
end-take = Prendre un des trois pions noirs.
end-take-good = Deux pions ne font plus de moulin : Noir a perdu.
end-block = On gagne aussi en enfermant l’adversaire. Bouger le pion d2, et lui seul.
end-block-good = Aucun pion noir ne peut bouger : Noir a perdu.
end-block-wrong = Ce coup ouvre un passage à un pion noir. Seul d2 peut partir.
