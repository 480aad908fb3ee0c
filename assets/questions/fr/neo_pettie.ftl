### La Néo-pettie : la fiche de l’enseignant (assets/questions/neo_pettie.toml).

show = Encadrer un pion entre deux autres et le prendre. Puis le coincer contre le bord. Entrer sans risque entre deux pions adverses.
talk = Où un pion est-il le plus facile à prendre : au milieu, au bord ou au coin ? Compter les côtés qu’il faut fermer.
count = Le pion blanc d3 avance en d4, là où est le chiffre 1. Combien de pions noirs prend-il ?
count-answer = Trois : c4, d5 et e4. Chacun est encadré par le pion qui arrive et un autre pion blanc.
find = C’est à Blanc. Quel pion bouge, et où, pour prendre un pion noir ?
find-answer = Le pion f4 va en f5 : le pion noir e5 est encadré par d5 et f5.
why = Le pion blanc g4 va en g5, là où est le chiffre 1. Pourquoi ne prend-il rien ?
why-answer = Deux pions noirs se suivent, en e5 et f5. On encadre un seul pion, pas deux côte à côte.
