### Tablier — démonstrations et leçons.
###
### Mots à majuscule : Tablier

# Apprendre : la démonstration et les leçons d’un jeu ; $n : les secondes
lesson-learn = Apprendre
lesson-learn-help = Voir une partie se jouer toute seule, puis essayer soi-même, pas à pas.
lesson-demo = Démonstration
lesson-demo-watch = Voir la démonstration
lesson-demo-says = Une partie se joue toute seule, avec quelques mots : { $n } secondes.
lesson-lessons = Leçons
lesson-lessons-says = Rien n’est verrouillé : on prend celle qu’on veut.
# $k : les leçons apprises ; $n : toutes
lesson-done-of = { $k ->
    [0] { $n } leçons.
    [one] Une leçon sur { $n }.
   *[other] { $k } leçons sur { $n }.
}
lesson-number = Leçon { $n }
# $game : un nom de jeu ; $k, $n : la leçon et leur nombre
lesson-of = { $game } · leçon { $k } sur { $n }
lesson-go-on = Reprendre la leçon
lesson-task-help = Aller à cette tâche
lesson-task = Tâche { $n }
lesson-continue = Continuer
lesson-continue-help = La suite de la leçon
lesson-show = Montrer
lesson-show-help = Voir jouer ce qui est demandé
lesson-again = Début
lesson-again-help = Toutes ses tâches, depuis la première
lesson-list = Leçons
lesson-list-help = La démonstration et toutes les leçons de ce jeu
lesson-next = Leçon suivante
lesson-next-help = La leçon qui suit celle-ci
lesson-play = Jouer
lesson-play-help = Commencer une vraie partie
lesson-learnt = Leçon apprise !
lesson-offer-help = « Montrer » joue le coup.
lesson-broken = Le fichier des leçons apprises n’était pas lisible : il n’est pas effacé, mais mis de côté sous le nom { $file }.
lesson-unusable = Un fichier des leçons est abîmé. La règle et le jeu restent là. Réinstaller Tablier pour le réparer.
error-lesson-not-kept = La leçon est apprise, mais la coche n’a pas pu être gardée : le dossier ou le disque refuse.
demo-pause = Pause
demo-pause-help = Un clic sur le plateau arrête aussi, et reprend.
demo-over = La démonstration est finie.
demo-not-kept = La démonstration est vue, mais la coche n’a pas pu être gardée : le dossier ou le disque refuse.
demo-go-on = Reprendre
demo-slower = Ralentir
demo-normal = Accélérer
demo-skip = Passer
demo-again = Encore
