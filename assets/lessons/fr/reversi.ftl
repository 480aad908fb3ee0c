### Reversi : la démonstration et les leçons (assets/lessons/reversi.toml).

## Démonstration

demo-four = Les quatre premiers pions se posent au milieu, à tour de rôle.
demo-flip = Noir encadre un pion blanc : ce pion se retourne et devient noir.
demo-answer = Blanc répond : il encadre un pion noir, qui devient blanc.
demo-many = Un seul pion encadre dans trois directions : cinq pions se retournent.
demo-corner = Blanc touche le coin, Noir le prend. Un pion de coin ne se retourne plus.
demo-end = Le plateau est plein, on compte : 33 noirs, 31 blancs. Noir gagne.

## Les quatre premiers pions

board-title = Les quatre premiers pions
board-first = Noir commence. Poser un pion sur une des quatre cases du milieu.
board-first-good = Chaque camp pose ainsi deux pions. Rien ne se retourne encore.
board-edge = Essayer de poser ailleurs : cliquer sur le coin a1.
board-edge-good = C’est refusé : on remplit d’abord les quatre cases du milieu.
board-edge-wrong = Cette case du milieu est permise. Essayer plutôt le coin.
board-second = Poser maintenant le deuxième pion noir au milieu.
board-second-good = Blanc pose le dernier des quatre. La vraie partie commence.

## Encadrer

flip-title = Encadrer un pion
flip-one = Poser un pion noir pour prendre un pion blanc entre deux noirs.
flip-one-good = Le pion blanc est encadré : il se retourne et devient noir.
flip-row = On peut encadrer toute une file. Fermer la rangée de trois pions blancs.
flip-row-good = Les trois pions se retournent d’un seul coup.
flip-row-wrong = La rangée allumée n’est pas fermée : il manque un pion noir à droite.
flip-none = Essayer de poser un pion qui n’encadre rien, en c3.
flip-none-good = C’est refusé : chaque pion posé doit retourner au moins un pion adverse.
flip-none-wrong = Ce pion encadre un pion blanc : c’est permis. Essayer c3.

## Plusieurs directions

many-title = Plusieurs directions à la fois
many-five = Trouver la case d’où Blanc encadre les cinq pions allumés.
many-five-good = Vers le haut, à droite et en biais : toutes les files encadrées se retournent.
many-five-wrong = Ce pion n’encadre pas les cinq pions allumés.
many-gap = Une file doit être sans trou. Essayer de poser en f6, pour encadrer jusqu’à b6.
many-gap-good = C’est refusé : la case vide d6 coupe la file.
many-gap-wrong = Ce pion encadre un pion blanc : c’est permis. Essayer f6.

## Depuis le pion posé

only-title = Seulement depuis le pion posé
only-place = Poser un pion blanc en f4 et regarder le pion d3.
only-place-good = d3 est maintenant entre deux blancs, mais pas depuis f4 : il reste noir.
only-place-wrong = Ce pion est permis, mais l’exemple est en f4.

## Passer

pass-title = Passer son tour
pass-now = Noir ne peut rien retourner. Passer son tour.
pass-now-good = Blanc joue donc une deuxième fois.
pass-again = Noir peut de nouveau encadrer. Poser un pion.
pass-again-good = On ne passe que si l’on ne peut rien retourner.

## Le coin

corner-title = Le coin
corner-take = Noir peut prendre un coin. Le trouver.
corner-take-good = Aucune file ne passe derrière un coin : ce pion reste noir jusqu’à la fin.
corner-take-wrong = Ce pion n’est pas dans un coin. Regarder en haut à gauche.
corner-keep = À Blanc, et le piège est là : poser un pion sans ouvrir un coin à Noir.
corner-keep-good = Noir ne peut prendre aucun coin au coup suivant.
corner-keep-b2 = Ce pion touche le coin : Noir l’encadre aussitôt en posant en a1.

## Une idée

few-title = Ne rien laisser à jouer
few-shut = Trouver la case après laquelle Blanc ne pourra rien retourner.
few-shut-good = Blanc doit passer : Noir rejoue tout de suite.
few-shut-wrong = Après ce pion, Blanc peut encore retourner un pion. Regarder le bord de droite.
few-again = Poser encore un pion noir.
few-again-good = Noir a joué deux fois de suite : Blanc n’avait pas de réponse.

## Une idée : garder le choix

choice-title = Une idée : garder le choix
choice-few = Blanc a beaucoup de cases. Poser un pion sur le bord de droite pour lui en laisser le moins possible.
choice-few-good = Blanc n’a plus que six cases. Moins l’autre a de choix, plus il doit jouer une mauvaise case.
choice-few-wrong = Blanc garde neuf cases ou plus. Une case du bord, entre h4 et h6, lui en laisse six.

## La fin

end-title = Compter les pions
end-full = Il reste une case. La remplir.
end-full-good = Le plateau est plein : 33 noirs, 31 blancs. Avant ce pion, Blanc en avait cinq de plus.
end-all = On gagne aussi en retournant tous les pions adverses. Trouver la case.
end-all-good = Il n’y a plus un pion blanc : Noir a gagné.
end-all-wrong = Il reste des pions blancs. Un seul pion peut encadrer les quatre.
