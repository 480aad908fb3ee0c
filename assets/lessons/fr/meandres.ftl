### Les Méandres : la démonstration et les leçons (assets/lessons/meandres.toml).

## Démonstration

demo-start = Des jetons peints de deux arcs, une seule case vide. On pousse vers elle.
demo-push = On pousse un jeton, ou toute une file, d’une case. Les lignes changent.
demo-line = Une ligne joint deux côtés différents du damier : qui vient de pousser gagne.
demo-other = Ici encore, une seule poussée, et la ligne joint deux côtés.

## Pousser

push-title = Pousser
push-one = La case du milieu est vide. Pousser vers elle un jeton aligné avec elle.
push-one-good = La case vide a changé de place. C’est à l’autre de pousser.
push-two = Pousser deux jetons d’un coup : cliquer sur a3, au bord.
push-two-good = Le jeton choisi pousse ceux qui le séparent de la case vide. Aucun ne tourne sur lui-même.
push-two-wrong = On veut pousser a3, qui emmène b3 avec lui.
push-line = Essayer de pousser un jeton qui n’est pas aligné avec la case vide : b2 ou d4.
push-line-good = C’est refusé : seuls la rangée et la colonne de la case vide glissent.
push-line-wrong = Ce jeton est aligné avec la case vide. Essayer b2 ou d4.

## Ne pas défaire

undo-title = Ne pas défaire
undo-try = Le joueur A vient de pousser vers c3. Essayer de tout remettre : pousser c3.
undo-try-good = C’est refusé : on ne défait pas ce que l’autre vient de faire.
undo-try-wrong = Ce coup est permis. Essayer de repousser le jeton c3.

## Une ligne gagne

line-title = Une ligne gagne
line-across = Pousser pour qu’une ligne de trois jetons ou plus joigne deux côtés différents.
line-across-good = La ligne traverse : B gagne.
line-across-wrong = Aucune ligne ne joint deux côtés. Essayer la colonne e, à droite.
line-near = Encore une fois, dans la rangée 2. L’arc d’un seul jeton, dans un coin, ne compte pas.
line-near-good = Deux côtés voisins ou opposés, c’est égal, mais jamais deux fois le même : A gagne.
line-near-wrong = Aucune ligne ne joint deux côtés. Pousser le jeton c2.

## À qui la ligne

whose-title = À qui sont les lignes
whose-any = Le joueur A vient de pousser d1. Trouver pour B une poussée qui gagne, dans la rangée du bas.
whose-any-good = Les lignes ne sont à personne : gagne qui vient de pousser.
whose-any-wrong = Aucune ligne ne joint deux côtés. La rangée du bas glisse vers d1.

## Le piège

trap-title = Le piège
trap-careful = C’est à A de pousser, sans laisser à B une poussée qui gagne.
trap-careful-good = B ne peut pas gagner tout de suite.
trap-careful-wrong = Après cela, B a une poussée qui gagne. Regarder la case vide et ce qui peut y venir.

## Une idée

idea-title = Ne laisser que de mauvais coups
idea-force = Trouver la poussée après laquelle A ne peut plus rien empêcher : d2, d1 ou d4 ?
idea-force-good = Quoi que fasse A, B formera une ligne.
idea-force-wrong = Cette poussée ne force rien. Essayer de pousser d2 vers d3.
idea-end = Le joueur A a poussé d1. Finir dans la rangée du bas.
idea-end-good = Gagné : avant de pousser, on regarde tout ce que l’autre peut répondre.
idea-end-wrong = Aucune ligne ne joint deux côtés. Chercher en bas.
