### Les Crosses : la démonstration et les leçons (assets/lessons/crosses.toml).

## Démonstration

demo-pieces = Chacun a une crosse en L. Rouge déplace la sienne, puis un des deux pions.
demo-turn = Bleu déplace sa crosse à son tour. Il peut laisser les pions où ils sont.
demo-tight = Rouge se place au milieu : Bleu n’a plus beaucoup de place.
demo-end = Un pion ferme la dernière place : Bleu ne peut plus bouger, Rouge gagne.

## La crosse, puis un pion

crosse-title = La crosse, puis un pion
crosse-move = Prendre la crosse rouge et la poser ailleurs. La molette la tourne.
crosse-move-good = On peut glisser sa crosse, la tourner ou la retourner.
crosse-pion = La crosse a joué. Déplacer un des deux pions sur une case vide.
crosse-pion-good = Les pions ne sont à personne : chacun peut les déplacer.
crosse-pion-wrong = On veut ici déplacer un pion.
crosse-pass = Cette fois, laisser les pions où ils sont, avec le bouton.
crosse-pass-good = Déplacer un pion est permis, jamais obligatoire.
crosse-pass-wrong = On veut ici ne pas toucher aux pions.

## Garder une case

keep-title = Garder une case
keep-one = Poser la crosse en gardant au moins une de ses quatre cases.
keep-one-good = Une case de plus ou de moins : la crosse se déplace de proche en proche.


## Bloquer

block-title = Bloquer
block-squeeze = Poser la crosse rouge pour serrer Bleu : elle couvre b2 et c2.
block-squeeze-good = Bleu n’a plus que quatre places.
block-squeeze-wrong = Bleu a plus de place qu’il ne faut. Couvrir a2, a3, b2 et c2.
block-pion = Fermer les places qui restent avec un seul pion.
block-pion-good = Bleu ne peut plus poser sa crosse : il a perdu.
block-pion-wrong = Bleu a encore une place. Chercher la case qui les ferme toutes.

## Encore une fois

again-title = Bloquer en un tour
again-squeeze = Bleu peut gagner en ce tour. Trouver la place de sa crosse.
again-squeeze-good = Il ne reste qu’une place à Rouge.
again-squeeze-wrong = De là, Bleu ne gagne pas en ce tour. Couvrir b2 et le milieu.
again-pion = Fermer cette dernière place avec un pion.
again-pion-good = Rouge est bloqué : Bleu gagne.
again-pion-wrong = Rouge a encore une place. Le pion c1 peut la fermer.

## Le piège

trap-title = Le piège du départ
trap-start = Au départ, trois places sur cinq perdent déjà. Trouver l’une des deux autres.
trap-start-good = De là, personne ne peut forcer le gain.
trap-start-wrong = De cette place, Bleu gagne s’il ne se trompe pas.
trap-start-edge = Contre le bord, Bleu peut gagner dès son premier tour.

## Une idée

idea-title = Tenir le milieu
idea-centre = Une seule place ne perd pas. Elle couvre deux cases du milieu.
idea-centre-good = Au milieu, la crosse gêne l’autre et garde ses places.
idea-centre-wrong = De cette place, Bleu gagne s’il ne se trompe pas. Couvrir b2 et c2.
