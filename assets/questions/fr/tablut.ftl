### Tablut : la fiche de l’enseignant (assets/questions/tablut.toml).

show = Déplacer une pièce comme une tour. Prendre un pion entre deux autres, puis le roi entre quatre. Dire « Raichi ! » quand la route du roi s’ouvre.
talk = Les deux camps n’ont ni les mêmes pièces ni le même but. Lequel est le plus facile à jouer ?
count = C’est aux Suédois. Le pion cerclé est en e3. Sur combien de cases peut-il aller ?
count-answer = Onze. Il va en ligne droite jusqu’à un autre pion ou au bord, passe par le trône vide, mais ne s’y arrête pas.
find = C’est aux Moscovites, dont les pions sont noirs. Quel pion va où, pour prendre le roi ?
find-answer = Le pion g4 va en g5 : le roi, en g6, a maintenant un pion noir de chaque côté.
why = Le roi va en e4, là où est le chiffre 1. Il a trois pions noirs et le trône vide autour de lui. Pourquoi n’est-il pas pris ?
why-answer = C’est un pion noir qui arrive contre le roi qui le prend. Un roi qui entre de lui-même entre trois pions n’est pas pris.
