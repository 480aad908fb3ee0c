### Tablier — la page des dés, leur preuve, leurs statistiques.
###
### Mots à majuscule : Python

# La page des dés
dice-title = Les dés
dice-seal = Le sceau
dice-seal-words = { $first } · { $second } · { $third }
# Soixante-quatre mots, de un à soixante-quatre : trois d’entre eux nomment un sceau
dice-seal-list = arbre balle bateau boule branche brume bouton cabane caillou carte cerise château chemin cheval cloche coquille corde croix étoile feuille flèche fleur forêt four grange herbe horloge jardin lampe lanterne lune maison marteau mer meule miel moulin montagne navire neige nid noyer nuage oiseau orage panier papier pêche pierre plume pomme pont puits renard rivière roue sable sapin soleil table tambour tour vague vigne
dice-seal-whole = Tout le sceau
dice-seal-short = Les trois mots
dice-seal-manual = De vrais dés sont lancés sur la table : le programme ne tire rien et ne scelle rien.
dice-words = Un mot de chacun
dice-words-help = Le sceau est déjà fixé : un mot ajouté maintenant change tous les dés, et le programme ne pouvait pas le prévoir.
dice-words-none = Aucun mot n’a été ajouté.
dice-word = Mot
# $name : le nom d’une place, $word : son mot
dice-word-of = { $name } : « { $word } »
dice-seed = La graine
dice-seed-hidden = Elle sera montrée à la fin de la partie ; tous les dés s’en déduisent.
dice-seed-hidden-match = Elle sera montrée à la fin du match, car la revanche lance les mêmes dés.
dice-checked =
    { $n ->
        [one] Vérifié : la graine donne bien le dé lancé.
       *[other] Vérifié : la graine donne bien les { $n } dés lancés.
    }
dice-check-failed = Les dés de cette partie ne sont pas ceux de la graine : le fichier a été modifié.
dice-copy = Copier la preuve
dice-copy-help = Le sceau, la graine, les mots et les dés, en quelques lignes de texte.
dice-blind = L’ordinateur connaît-il les dés ?
dice-blind-none = Il n’a encore rien eu à choisir dans cette partie.
# $step : une ligne du journal
dice-blind-played = Son dernier choix. { $step }
dice-blind-again = Changer la suite des dés
dice-blind-help = On range d’autres dés derrière la même position et on lui repose la question. Joue-t-il pareil ?
# $dice : les dés qui tomberaient ensuite
dice-blind-row = { $dice }… { $step }
dice-blind-asked = Il réfléchit…
dice-blind-same = Le même choix devant { $n } suites de dés : il ne voit que la position.
dice-blind-different = Le choix a changé : le temps lui a manqué une fois plus qu’une autre. Les dés à venir ne lui sont jamais donnés.
dice-blind-lost = L’ordinateur n’a pas répondu.
dice-copied = La preuve est dans le presse-papiers.
dice-verifier = Le vérificateur
dice-verifier-help = Quelques lignes de Python, à recopier ou à récrire : elles refont tous les dés sans ce programme.
dice-statistics = Les nombres sortis
dice-scope-game = Cette manche
dice-scope-match = Tout le match
dice-scope-session = Depuis l’ouverture
dice-scope-ever = Depuis toujours
dice-persons = Les personnes
dice-computer = L’ordinateur
dice-copy-numbers = Copier les nombres
dice-copy-numbers-help = Le tableau, pour un tableur. Depuis l’ouverture et depuis toujours, ce sont les parties finies.
dice-numbers-copied = Le tableau est dans le presse-papiers.
dice-none = Aucun dé n’est encore tombé.
dice-total = Ensemble
# $n : les doubles, $throws : les lancers de deux dés, $expected : le nombre attendu
dice-doubles =
    { $n ->
        [0] Aucun double en { $throws } lancers de deux dés ; on en attend { $expected }.
        [one] { $n } double en { $throws } lancers de deux dés ; on en attend { $expected }.
       *[other] { $n } doubles en { $throws } lancers de deux dés ; on en attend { $expected }.
    }
# $n : les lancers de suite, $face : le nombre qui n’est pas sorti
dice-drought =
    { $n ->
        [one] Plus longue absence : { $n } lancer sans { $face }.
       *[other] Plus longue absence : { $n } lancers de suite sans { $face }.
    }
# $chi : le khi-deux, $n : les dés
dice-chi = Khi-deux = { $chi } pour { $n } dés.
dice-chi-few = Il faut au moins { $n } dés pour juger.
# $percent : la part des séries de dés justes qui s’écartent au moins autant
dice-chi-usual = Rien d’étonnant : { $percent } % des séries de dés justes sont au moins aussi inégales.
dice-chi-unusual = Un peu inégal : { $percent } % des séries de dés justes le sont autant.
dice-chi-rare = Très inégal : moins de 1 % des séries de dés justes le sont autant.
dice-streaks = De vrais dés se répètent et s’absentent : des nombres trop bien répartis seraient suspects.
# Le texte copié : une ligne par phrase
dice-proof-first = Les dés de { $game }
dice-proof-how = À vérifier avec verify_dice.py, ou avec n’importe quel autre programme.

# La même page, d’un jeu qui tire au sort sans lancer de dés
lots-title = Le tirage au sort
lots-commit-help = Ce sceau, montré avant le tirage, prouve à la fin que rien n’y a été changé.
lots-words-help = Le sceau est déjà fixé : un mot ajouté maintenant change tout le tirage, et le programme ne pouvait pas le prévoir.
lots-seed-hidden = Elle sera montrée à la fin de la partie ; tout le tirage s’en déduit.
lots-seed-hidden-match = Elle sera montrée à la fin du match, car la revanche a le même tirage.
# $n : les nombres tirés
lots-checked =
    { $n ->
        [one] Vérifié : la graine donne bien le nombre tiré.
       *[other] Vérifié : la graine donne bien les { $n } nombres tirés.
    }
lots-check-failed = Le tirage de cette partie n’est pas celui de la graine : le fichier a été modifié.
lots-copy-help = Le sceau, la graine, les mots et le tirage, en quelques lignes de texte.
lots-verifier-help = Quelques lignes de Python, à recopier ou à récrire : elles refont tout le tirage sans ce programme.
lots-statistics = Les nombres tirés
lots-none = Rien n’est encore tiré.
lots-proof-first = Le tirage de { $game }
