### Les Méandres : la démonstration et les leçons (assets/lessons/meandres.toml).

## Démonstration

demo-start = Des jetons peints de deux arcs, une seule case vide. On pousse vers elle.
demo-push = On pousse un jeton, ou toute une file, d’une case. Les lignes changent.
demo-line = Une ligne va d’un côté du damier à un autre : qui vient de pousser gagne.
demo-other = Ici encore, une seule poussée, et la ligne joint deux côtés.

## Pousser

push-title = Pousser
push-one = La case du milieu est vide. Pousser vers elle un jeton aligné avec elle.
push-one-good = La case vide a changé de place. C’est à l’autre de pousser.
push-two = Pousser deux jetons d’un coup : cliquer sur a3, au bord.
push-two-good = Le jeton choisi pousse ceux qui le séparent de la case vide.
push-two-wrong = On veut pousser a3, qui emmène b3 avec lui.
push-line = Essayer de pousser un jeton qui n’est pas aligné avec la case vide : b2 ou d4.
push-line-good = C’est refusé : seuls la rangée et la colonne de la case vide glissent.
push-line-wrong = Ce jeton est aligné avec la case vide. Essayer b2 ou d4.

## Ne pas défaire

undo-title = Ne pas défaire
undo-try = C’est A qui vient de pousser vers c3. Essayer de tout remettre : pousser c3.
undo-try-good = C’est refusé : on ne défait pas ce que l’autre vient de faire.
undo-try-wrong = Ce coup est permis. Essayer de repousser le jeton c3.

## Une ligne gagne

line-title = Une ligne gagne
line-across = Pousser pour qu’une ligne aille d’un côté du damier à un autre.
line-across-good = La ligne traverse : B gagne.
line-across-wrong = Aucune ligne ne joint deux côtés. Essayer la colonne e, à droite.
line-near = Une poussée de la rangée 2 forme la ligne. Laquelle ?
line-near-good = La ligne joint deux côtés : A gagne.
line-near-wrong = Aucune ligne ne joint deux côtés. Pousser le jeton c2.

## À qui la ligne

whose-title = À qui la ligne
whose-any = C’est A qui vient de pousser. Trouver pour B une poussée qui gagne dans la rangée du bas.
whose-any-good = Les lignes ne sont à personne : gagne qui vient de pousser.
whose-any-wrong = Aucune ligne ne joint deux côtés. La rangée du bas glisse vers d1.

## Le piège

trap-title = Le piège
trap-careful = À A de pousser, sans laisser à B une poussée qui gagne.
trap-careful-good = B ne peut pas gagner tout de suite.
trap-careful-wrong = Après cela, B pousse et gagne. Regarder ses réponses.

## Une idée

idea-title = Ne laisser que de mauvais coups
idea-force = Une seule poussée ne perd pas, et elle gagne en deux coups : d2 vers d3.
idea-force-good = Quoi que fasse A, B pourra former une ligne.
idea-force-wrong = Cette poussée ne force rien. Pousser d2 vers d3.
idea-end = C’est A qui a poussé d1. Finir dans la rangée du bas.
idea-end-good = Gagné : on regarde toujours les sept réponses de l’autre.
idea-end-wrong = Aucune ligne ne joint deux côtés. Chercher en bas.
