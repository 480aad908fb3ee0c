### Les Crosses : la démonstration et les leçons (assets/lessons/crosses.toml).

## Démonstration

demo-pieces = Rouge déplace sa crosse, puis un des deux pions, qui ne sont à personne.
demo-turn = Bleu déplace sa crosse à son tour. Il peut laisser les pions où ils sont.
demo-tight = Plus tard : Rouge se place au milieu, et Bleu n’a plus beaucoup de place.
demo-end = Un pion ferme la dernière place : Bleu ne peut plus bouger, Rouge gagne.

## La crosse, puis un pion

crosse-title = La crosse, puis un pion
crosse-move = Cliquer sur la crosse rouge, puis sur sa nouvelle place. La molette la tourne.
crosse-move-good = Elle passe par-dessus tout, et on peut la retourner. Mais elle doit changer de place.
crosse-pion = La crosse a joué. Déplacer un des deux pions sur une case vide.
crosse-pion-good = Les pions ne sont à personne : chacun peut les déplacer.
crosse-pion-wrong = On veut ici déplacer un pion.
crosse-pass = Cette fois, laisser les pions où ils sont, avec le bouton.
crosse-pass-good = Déplacer un pion est permis, jamais obligatoire.
crosse-pass-wrong = On veut ici ne pas toucher aux pions.

## Garder une case

keep-title = Garder une case
keep-one = La crosse doit toujours garder au moins une de ses quatre cases. La poser.
keep-one-good = Au moins une case reste couverte : la crosse ne va jamais bien loin.


## Bloquer

block-title = Bloquer
block-squeeze = Poser la crosse rouge en a2, a3, b2 et c2 pour serrer Bleu.
block-squeeze-good = Bleu n’a plus que quatre places.
block-squeeze-wrong = Bleu a plus de place qu’il ne faut. Couvrir a2, a3, b2 et c2.
block-pion = Fermer les places qui restent avec un seul pion.
block-pion-good = Bleu ne peut plus poser sa crosse : il a perdu.
block-pion-wrong = Bleu a encore une place. Chercher la case qui les ferme toutes.

## Encore une fois

again-title = Bloquer en un tour
again-squeeze = Bleu peut gagner en ce tour. Trouver la place de sa crosse.
again-squeeze-good = Il ne reste qu’une place à Rouge.
again-squeeze-wrong = De là, Bleu ne gagne pas en ce tour. Couvrir b2, c2, c3 et c4.
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
idea-centre = Une seule place ne perd pas. Elle couvre deux des quatre cases du milieu, b2 et c2.
idea-centre-good = Au milieu, la crosse gêne l’autre et garde ses places.
idea-centre-wrong = De cette place, Bleu gagne s’il ne se trompe pas. Couvrir b2 et c2.
