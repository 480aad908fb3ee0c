### La Néo-pettie : la démonstration et les leçons (assets/lessons/neo_pettie.toml).

## Démonstration

demo-move = Les rangées sont mêlées. Chacun pousse un pion d’une case, tout droit.
demo-frame = Le pion noir e5 touche le blanc d5. Un autre blanc vient en face : il est pris.
demo-edge = Contre le bord, un seul pion suffit : le noir a6 est coincé.
demo-three = Un seul coup peut prendre jusqu’à trois pions.
demo-end = Le dernier pion noir est pris. Il reste six pions blancs : Blanc marque 6 points.

## Pousser un pion

move-title = Pousser un pion
move-one = Pousser un pion blanc sur une case vide, à côté de lui.
move-one-good = Un pion avance, recule ou va sur le côté, d’une case.
move-diagonal = Essayer d’aller en biais : cliquer sur f4, puis sur g5.
move-diagonal-good = C’est refusé : on va tout droit, jamais en biais.
move-diagonal-wrong = Ce coup est permis. Essayer plutôt d’aller de f4 en g5.

## Encadrer

frame-title = Encadrer un pion
frame-one = Le pion noir e5 touche le blanc d5. Venir de l’autre côté pour l’encadrer.
frame-one-good = Un pion blanc de chaque côté, tout droit : le pion noir est pris.
frame-one-wrong = Le pion e5 n’est pas encadré. La case en face de d5 est f5.

## Le bord

edge-title = Coincer contre le bord
edge-side = Le pion noir a6 est contre le bord. Venir à côté de lui pour le coincer.
edge-side-good = Derrière lui, il n’y a que le bord : il est pris.
edge-side-wrong = Le pion a6 n’est pas coincé. La case à côté de lui est b6.
edge-corner = Dans un coin, deux cases suffisent à prendre. En choisir une.
edge-corner-good = Le pion du coin est pris : le bord tient lieu de deuxième pion.
edge-corner-wrong = Le pion du coin n’est pas pris. Venir le toucher, en a2 ou en b1.

## Trois d’un coup

three-title = Trois prises d’un coup
three-once = Trois pions noirs entourent une case vide. Y entrer.
three-once-good = Trois pions sont encadrés : on les enlève tous.
three-once-wrong = Aucun pion n’est pris. La case vide entre les trois est d4.

## Ce qui ne prend pas

safe-title = Ce qui ne prend pas
safe-between = Se glisser en e5, entre deux pions noirs.
safe-between-good = Rien n’est pris : seul le pion qui bouge prend.
safe-between-wrong = C’est permis, mais on veut ici aller de e4 en e5.
safe-pair = Un seul coup prend un pion ici. Le trouver.
safe-pair-good = Le pion a3 est coincé contre le bord.
safe-pair-wrong = Aucun pion n’est pris. Regarder le pion noir au bord, à gauche.
safe-pair-two = Deux pions noirs se suivent entre d5 et g5 : ils ne sont pas encadrés.

## Le piège

start-title = Le piège du bord
start-edge = Faire la faute exprès : pousser le pion a7 en a8, le long du bord.
start-edge-good = Noir vient en b8 et coince le pion. Le long du bord, un seul pion suffit.
start-edge-wrong = C’est permis, mais on veut voir ici ce qui arrive en a8.

## Une idée

free-title = Prendre sans être repris
free-choose = Deux pions noirs sont à prendre, en d6 et en j3. Prendre sans rien laisser à prendre.
free-choose-good = Un pion de gagné, et Noir ne peut rien prendre.
free-choose-wrong = Aucun pion n’est pris. Regarder d6 et j3.
free-choose-back = Noir passe de d7 en d6 et reprend : le pion e6 est encadré par d6 et f6.

## Bloquer

block-title = Ne pas tout bloquer
block-not = Noir ne peut plus sortir que par d1. Jouer sans boucher ce trou.
block-not-good = La partie continue : bloquer l’adversaire aurait coûté dix points.
block-not-shut = Noir ne peut plus bouger. Blanc a plus de pions : bloquer lui coûte dix points, il perd.

## La fin

end-title = Gagner
end-last = Il reste un pion noir, dans le coin. Le prendre.
end-last-good = Plus de pion noir : Blanc marque 6 points, un pour chacun de ses pions.
end-last-wrong = Le pion du coin n’est pas pris. Venir le toucher.
