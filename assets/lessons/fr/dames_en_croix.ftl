### Les Dames en croix : la démonstration et les leçons (assets/lessons/dames_en_croix.toml).

## Démonstration

demo-climb = Vingt pions blancs montent vers les neuf points du haut. Neuf pions noirs les gardent.
demo-take = On prend en sautant par-dessus un pion adverse, jusqu’au point vide derrière lui.
demo-back = Les Noirs sautent aussi : un pion pris pour un pion pris.
demo-row = Le même pion saute encore tant qu’il peut : deux prises en un tour.
demo-forget = Les Noirs pouvaient sauter de c5 en a5. Ils l’oublient.
demo-huff = Les Blancs soufflent le pion c5 : ils l’enlèvent, puis jouent.
demo-end = Les neuf points du haut sont tous blancs : les Blancs gagnent.

## Le tablier et les pas

board-title = Le tablier et les pas
board-first = Les Blancs commencent. Avancer un pion blanc jusqu’à un point vide voisin.
board-first-good = Un pas suit une ligne. Les Blancs veulent les neuf points du haut.
board-ways = Un pion blanc va tout droit, en biais ou de côté. Bouger le pion b4.
board-ways-good = Un pas, jusqu’au point voisin : voilà un tour joué.
board-ways-wrong = C’est permis, mais on veut ici bouger le pion b4.
board-retreat = Essayer de reculer : cliquer sur b4, puis sur b3.
board-retreat-good = C’est refusé : un pion blanc ne recule jamais.
board-retreat-wrong = Ce pas est permis. Essayer plutôt d’aller de b4 en b3.
board-line = Essayer d’aller sans ligne : cliquer sur d3, puis sur c4.
board-line-good = C’est refusé : entre d3 et c4, aucune ligne n’est tracée.
board-line-wrong = Ce pas est permis. Essayer plutôt d’aller de d3 en c4.

## La prise

jump-title = Prendre en sautant
jump-one = Le pion noir c5 a un point vide derrière lui. Sauter de b4 en d6.
jump-one-good = Le pion sauté sort du jeu.
jump-one-wrong = Ce coup ne prend rien. Le pion b4 peut sauter en d6.
jump-row = Deux pions noirs attendent en file. Commencer par sauter de a3 en c5.
jump-row-good = Un premier pion est pris, et le même pion peut continuer.
jump-row-wrong = Ce coup ne prend rien. Sauter par-dessus b4.
jump-on = Continuer la prise : sauter de c5 en e7.
jump-on-good = Deux pions pris en un seul tour.
jump-on-wrong = Le pion c5 pouvait encore prendre. Sauter en e7.

## Les Noirs

black-title = Les pions noirs
black-back = Un pion noir va dans toutes les directions. Ramener le pion d4 sur la rangée 5.
black-back-good = Un pion noir peut revenir chez lui. Un pion blanc, jamais.
black-back-wrong = C’est permis, mais on veut ici remonter le pion d4.
black-take = Un pion noir prend aussi en arrière. Sauter de d5 en d7.
black-take-good = Les Noirs prennent dans toutes les directions.
black-take-wrong = Ce coup ne prend rien. Le pion d5 peut sauter en d7.

## La ligne centrale

line-title = La ligne centrale
line-side = La ligne rouge est la ligne centrale. Prendre de côté, vers elle : a5 saute en c5.
line-side-good = Cette prise de côté se rapproche de la ligne centrale : elle est permise.
line-side-wrong = Ce coup ne prend rien. Sauter de a5 en c5.
line-away = Essayer de s’en éloigner : cliquer sur c5, puis sur a5.
line-away-good = C’est refusé : les Blancs prennent de côté vers la ligne, jamais à l’opposé.
line-away-wrong = Ce coup est permis. Essayer plutôt de sauter de c5 en a5.
line-on = Le pion noir d5 est sur la ligne centrale. Essayer de sauter de c5 en e5.
line-on-good = C’est refusé : sur la ligne centrale, un pion noir ne se prend pas de côté.
line-on-wrong = Ce coup est permis. Essayer plutôt de sauter de c5 en e5.

## Souffler

huff-title = Souffler
huff-one = Le pion c5 pouvait sauter en a5, et les Noirs ont joué autre chose. Le souffler : cliquer sur lui.
huff-one-good = Souffler, c’est enlever un pion qui a oublié de prendre.
huff-one-wrong = Le pion c5 reste en jeu : ce droit serait perdu. Cliquer sur c5.
huff-play = Souffler ne remplace pas le tour. Jouer maintenant un coup.
huff-play-good = Un pion soufflé, puis un coup : le tour est fini.
huff-stop = Le pion c5 peut encore sauter par-dessus d6. Pour voir, s’arrêter avec le bouton.
huff-stop-good = S’arrêter est permis, mais le pion est alors en faute : les Noirs le soufflent.
huff-stop-wrong = Bien pris. Mais on veut voir ici ce qui arrive quand on s’arrête.

## Reprendre

retake-title = Un pion pour un pion
retake-fill = Le pion noir d6 menace de sauter en d4, puis en d2. Amener un pion blanc en d2.
retake-fill-good = Les Noirs prennent un pion, et s’arrêtent en d4 : plus de point vide en d2.
retake-fill-wrong = Le point d2 reste vide : le pion noir sauterait deux fois.
retake-fill-close = En d4, un pion blanc protège bien d5. Mais on veut ici apprendre à reprendre.
retake-fill-aside = Là aussi, un pion noir peut sauter par-dessus lui.
retake-take = Reprendre : sauter par-dessus le pion noir d4.
retake-take-good = Un pion pour un pion. Les Blancs en ont bien plus.
retake-take-wrong = Ce coup ne prend rien. Plusieurs pions peuvent sauter par-dessus d4.

## Le piège

trap-title = Le piège du départ
trap-first = Choisir un premier coup qui ne laisse rien à prendre.
trap-first-good = Au bord, personne ne peut sauter par-dessus ce pion.
trap-first-b5 = Le pion c5 sauterait par-dessus b5, jusqu’au point vide a5.
trap-first-f5 = Le pion e5 sauterait par-dessus f5, jusqu’au point vide g5.

## Une idée

offer-title = Offrir pour forcer
offer-man = Il reste un pion noir, en c7. Lui offrir un pion : jouer e5 en d6.
offer-man-good = Les Noirs prennent, car un pion qui oublie de prendre serait soufflé.
offer-man-wrong = Ce coup ne donne rien à prendre. Offrir un pion en d6.
offer-take = Le pion noir est arrivé en e5. Le prendre.
offer-take-good = Plus un seul pion noir : les Blancs gagnent. Un pion offert peut tout décider.
offer-take-wrong = Le pion noir est encore là. Sauter par-dessus e5.

## La fin

end-title = Gagner
end-nine = Il manque un pion blanc en haut. Occuper le dernier des neuf points.
end-nine-good = Les neuf points sont occupés : les Blancs gagnent.
end-nine-wrong = Un des neuf points n’est pas blanc. Il manque c5.
end-nine-d5 = Le pion d5 comptait déjà : en partant, il laisse un trou.
end-eight = Aux Noirs : il reste neuf pions blancs. En prendre un.
end-eight-good = Les Blancs n’ont plus que huit pions : les Noirs gagnent.
end-eight-wrong = Ce coup ne prend rien. Le pion d6 peut sauter en d4.
