### Twixt : la démonstration et les leçons (assets/lessons/twixt.toml).

## Démonstration

demo-peg = Chaque camp, à son tour, place une fiche dans un trou libre.
demo-link = Deux fiches aux bouts d’un rectangle de six trous : un lien les joint.
demo-bar = Le lien blanc barre la route : Noir ne peut pas joindre ces deux fiches.
demo-double = Deux passages entre ces fiches : Noir en bouche un, Blanc prend l’autre.
demo-end = La chaîne blanche joint le haut et le bas : Blanc gagne.

## La planche et les fiches

peg-title = Placer une fiche
peg-any = Placer une fiche blanche dans un trou libre.
peg-any-good = Les fiches restent en place. Noir en place une à son tour.
peg-behind = À gauche et à droite passent les lignes de but de Noir. Essayer derrière l’une d’elles, en a12.
peg-behind-good = C’est refusé : derrière ses lignes de but, un camp place seul.
peg-behind-wrong = Ce trou est permis à Blanc. Essayer plutôt tout à gauche.

## Le lien

link-title = Le lien
link-peg = Un lien va d’un trou d’un côté et de deux de l’autre. Placer une fiche à cette distance de l12.
link-peg-good = Un lien peut joindre ces deux fiches.
link-peg-wrong = De ce trou, aucun lien ne va à l12. Compter un trou d’un côté, deux de l’autre.
link-put = Poser le lien : cliquer sur l12, puis sur n13.
link-put-good = Les deux fiches sont jointes. Le tour se finit quand il n’y a plus de lien à poser.
link-put-end = Le tour est fini sans lien. Ces deux fiches ne sont pas jointes.
link-which = Une seule des fiches allumées peut se joindre à l12. Poser ce lien.
link-which-good = k10 est à un trou d’un côté et à deux de l’autre. Les autres n’y sont pas.
link-which-end = Le tour est fini sans lien. C’est k10 que l’on pouvait joindre à l12.

## Le barrage

bar-title = Le barrage
bar-try = Un lien blanc passe entre k12 et m13. Essayer de joindre ces deux fiches noires.
bar-try-good = C’est refusé : aucun lien n’en croise un autre.
bar-try-wrong = C’est permis. Essayer plutôt de joindre k12 et m13.
bar-other = Noir peut joindre i11 et k12 : rien ne les sépare. Poser ce lien.
bar-other-good = Ce lien barre la route à son tour.
bar-other-end = Le tour est fini sans lien : rien ne barre la route à Blanc.

## La double liaison

double-title = Deux passages
double-make = Placer une fiche que deux trous différents joindraient à l12.
double-make-good = Une fiche dans l’un ou dans l’autre les joindra. Noir n’en bouche qu’un.
double-make-wrong = De ce trou, il n’y a pas deux trous qui mènent à l12. Essayer p12.
double-answer = Noir a bouché n11. Prendre l’autre trou entre l12 et p12.
double-answer-good = De ce trou, un lien va à l12 et un autre à p12.
double-answer-wrong = Ce trou ne joint pas l12 à p12. L’autre passage est n13.
double-link = Poser d’abord le lien de l12 à n13.
double-link-good = Il en reste un. On pose autant de liens qu’on veut dans un tour.
double-link-other = C’est permis aussi. Poser ici d’abord le lien de l12 à n13.
double-link-end = Sans les deux liens, la chaîne est coupée.
double-both = Poser l’autre lien, de n13 à p12.
double-both-good = l12 et p12 sont dans la même chaîne.

## Une idée

cut-title = Couper les deux passages
cut-peg = Noir veut fermer les deux passages entre l12 et p12. Boucher l’un d’eux avec une fiche que l’on peut relier à m11.
cut-peg-good = La fiche bouche un passage. Son lien avec m11 barrera l’autre.
cut-peg-l13 = Avec son lien, cette fiche coupe aussi. Essayer ici en bouchant n13.
cut-peg-wrong = Après cela, une seule fiche blanche pourrait encore joindre l12 et p12. Essayer n13.
cut-link = Poser le lien avec m11.
cut-link-good = Plus une seule fiche ne suffit à joindre l12 et p12. Une fiche et son lien ont fermé deux passages.
cut-link-end = Sans ce lien, le passage par n11 reste ouvert.

## Le piège

trap-title = Le lien oublié
trap-between = Blanc a oublié de joindre k10 et l12. Placer une fiche noire entre les deux, en l10.
trap-between-good = De j11 à l10, un lien noir passerait entre les deux fiches blanches.
trap-between-wrong = Ici, on veut passer entre k10 et l12, par l10.
trap-link = Poser le lien noir de j11 à l10.
trap-link-good = Blanc ne peut plus joindre k10 et l12. Un lien oublié ne compte pas.
trap-link-end = Noir oublie son lien à son tour : Blanc pourra encore poser le sien.

## L’échange

swap-title = L’échange
swap-take = Avec cette variante, Noir peut prendre la première fiche. L’échanger par le bouton.
swap-take-good = La fiche est noire, de l’autre côté de la grande diagonale. Blanc rejoue.
swap-take-wrong = Noir a placé une fiche ordinaire. Utiliser ici le bouton de l’échange.

## La fin

end-title = Joindre ses deux lignes
end-peg = La chaîne blanche va du haut jusqu’en l23. Placer derrière la ligne du bas une fiche reliable à l23.
end-peg-good = La fiche est en place, mais pas encore reliée.
end-peg-wrong = De ce trou, on n’atteint pas le bas depuis l23. Essayer n24.
end-link = Poser le dernier lien.
end-link-good = La chaîne va d’une ligne de but à l’autre : Blanc gagne.
end-link-end = Sans ce lien, la chaîne s’arrête en l23 : rien n’est gagné.
