### Turnabout : la démonstration et les leçons (assets/lessons/turnabout.toml).

## Démonstration

demo-tiles = Des carrés à deux faces : une croisée toute droite, ou deux virages.
demo-aside = L’attaquant descend vers le bas. Le défenseur détourne la ligne sur le côté.
demo-line = Ici, la ligne tourne dans les virages et relie le haut au bas : l’attaquant gagne.
demo-stock = La dernière pièce est posée sans qu’un chemin traverse : le défenseur gagne.

## Les deux faces

tile-title = Les deux faces
tile-cross = Poser en d8 la face aux routes droites, la croisée.
tile-cross-good = Une ligne y va toujours tout droit. Le défenseur a répondu en h1 : on pose où l’on veut.
tile-cross-wrong = On veut la croisée en d8. Avant de poser, la molette ou un clic droit tourne la pièce.
tile-arcs = Poser en d7 la face aux virages, dans le sens qu’on veut. La molette la tourne.
tile-arcs-good = Les virages envoient une ligne sur le côté. Une pièce posée ne bouge plus.
tile-arcs-wrong = On veut des virages en d7. Avant de poser, la molette ou un clic droit tourne la pièce.

## Suivre une ligne

line-title = Suivre une ligne
line-straight = Une ligne descend de d8. Poser en d1 la pièce qui la mène en bas.
line-straight-good = Le chemin relie le haut et le bas : l’attaquant gagne.
line-straight-wrong = La ligne s’arrête encore devant la case vide d1.
line-straight-aside = Un virage envoie la ligne dans la case d’à côté. Il faut aller tout droit.
line-across = Une ligne va de la gauche à la droite. Fermer le trou.
line-across-good = Gauche et droite sont opposées aussi : le chemin gagne.
line-across-wrong = Il manque une croisée en d5.

## Les virages

arcs-title = Les virages
arcs-turn = La ligne tourne. Poser en d6 la pièce qui la fait passer de d7 à c6.
arcs-turn-good = Le chemin tourne et arrive en bas.
arcs-turn-wrong = La ligne s’arrête encore devant la case vide d6.
arcs-turn-straight = Sur une croisée, la ligne va tout droit et tombe en d5.
arcs-turn-other = Ce virage part de l’autre côté, vers e6.

## Défendre

defend-title = Défendre
defend-aside = Au défenseur : empêcher la ligne d’arriver en bas.
defend-aside-good = La ligne part sur le côté : l’attaquant ne finit plus ce chemin en d1.
defend-aside-wrong = La case d1 est encore vide : l’attaquant y pose une croisée et gagne.
defend-aside-ends = Le chemin compte, même si c’est le défenseur qui le finit.

## La réserve

stock-title = La dernière pièce
stock-last = Au défenseur de poser la dernière pièce. Ne pas finir le chemin de la colonne b.
stock-last-good = Toutes les pièces sont posées sans chemin : le défenseur gagne.
stock-last-wrong = Cette pièce finit le chemin de b8 à b1 : l’attaquant gagnerait.

## Le piège

trap-title = Détourner à temps
trap-two = Il manque deux pièces à la ligne. Au défenseur de la détourner tout de suite.
trap-two-good = La ligne ne peut plus descendre tout droit.
trap-two-wrong = Cette pièce ne touche pas à la ligne de d8 à d3.
trap-two-gives = La ligne avance : à une pièce du but, l’attaquant gagne au tour suivant.

## Une idée

idea-title = Compter ce qui manque
idea-near = Quatre pièces manquent à la ligne d. Poser une pièce qui rapproche du but.
idea-near-good = Il ne manque plus que trois pièces. À une seule, l’attaquant menace de gagner au tour suivant.
idea-near-wrong = Il manque toujours autant de pièces au chemin le plus court.
