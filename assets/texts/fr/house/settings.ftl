### Tablier — réglages et premier lancement.
###
### Mots à majuscule : A Alt Ctrl D English Entrée Espace Maître Q S

settings-title = Réglages
settings-display = Affichage
settings-computer = Ordinateur
settings-board = Plateau
settings-hands = Mains et clavier
settings-game = Déroulement
settings-sound = Son et parole
settings-class = Classe et fichiers
settings-access-help = Ce que le programme fait pour qui voit peu, entend peu ou bouge peu.
settings-live = ce que cela change
settings-try = Essayer un coup
settings-reset = Rétablir l’origine
settings-reset-title = Rétablir les réglages d’origine ?
settings-reset-ask = Chaque réglage retrouve sa valeur du début, sauf la langue.
settings-reset-yes = Tout rétablir
settings-reset-done = Les réglages d’origine sont rétablis.
settings-saved = Les réglages sont gardés d’une fois sur l’autre.

setting-language = Langue
setting-language-help = Les textes et les règles changent aussitôt.
setting-language-fr = français
setting-language-en = anglais (English)

setting-text-size = Taille des textes
setting-text-size-help = Pour lire de loin, ou sans lunettes ; { KEY("text-larger") } et { KEY("text-smaller") } font de même.
setting-text-size-value = { $n } %
setting-text-size-100 = 100 %
setting-text-size-125 = 125 %
setting-text-size-150 = 150 %
setting-text-size-200 = 200 %

setting-animation = Vitesse
setting-animation-help = La vitesse des pions et des dés ; « aucune » supprime tout mouvement.
setting-animation-normal = normale
setting-animation-fast = rapide
setting-animation-slow = lente
setting-animation-none = aucune

setting-volume = Volume des effets
setting-volume-help = Le bruit des pions et des dés.
setting-signals = Volume des signaux
setting-signals-help = Les notes qui annoncent un tour, un refus, un conseil, une fin de partie.
setting-volume-value = { $n } %

setting-muted = Couper le son
setting-muted-help = Plus aucun bruit ; la touche { KEY("sound") } fait de même.
setting-muted-on = son coupé
setting-muted-off = son
setting-room = Ambiance de la pièce
setting-room-help = Entre les coups, le souffle d’une pièce le soir et un feu qui craque de loin en loin.
setting-room-on = avec
setting-room-off = sans

setting-speech = Voix
setting-speech-help = Dire à voix haute tout ce qui se montre ; la touche { KEY("voice") } fait de même.
setting-speech-off = muet
setting-speech-on = à voix haute
setting-speech-rate = Débit
setting-speech-rate-help = La vitesse à laquelle on parle.
setting-speech-rate-slow = lent
setting-speech-rate-normal = normal
setting-speech-rate-fast = rapide
setting-speech-rate-fastest = très rapide
setting-speech-detail = Détail
setting-speech-detail-help = Complet : aussi les aides, et où peut aller le pion sous le curseur.
setting-speech-detail-brief = bref
setting-speech-detail-full = complet
setting-beside-reader = À côté d’un lecteur d’écran
setting-beside-reader-help = Ce que dit le programme quand un lecteur d’écran lit la fenêtre.
setting-beside-reader-news = l’essentiel
setting-beside-reader-all = tout
setting-beside-reader-none = rien

setting-marks = Marques des coups permis
setting-marks-help = Un disque là où le pion peut aller, un anneau là où il prend.
setting-marks-on = montrées
setting-marks-off = cachées

setting-coordinates = Coordonnées
setting-coordinates-help = Les lettres et les nombres qui nomment les places du plateau.
setting-coordinates-off = non
setting-coordinates-border = au bord
setting-coordinates-every = partout

setting-race = Compte de la course
setting-race-help = Aux jeux de tables, les flèches que chaque joueur a encore à parcourir.
setting-race-on = montré
setting-race-off = caché

setting-simple = Affichage simple
setting-simple-help = Moins de boutons, des lettres et des marques plus grandes, les coups permis montrés.
setting-simple-off = complet
setting-simple-on = simple

setting-projector = Projecteur
setting-projector-help = Grandes lettres, traits épais, noir sur blanc : pour être vu du fond d’une salle claire.
setting-projector-on = allumé
setting-projector-off = éteint

setting-fullscreen = Plein écran
setting-fullscreen-help = Tout l’écran pour le plateau ; la touche { KEY("full-screen") } fait de même.
setting-fullscreen-on = plein écran
setting-fullscreen-off = fenêtre

setting-theme = Thème
setting-theme-help = Du bois tourné, un contraste fort, ou le trait du livret.
setting-theme-bois = bois
setting-theme-contraste = contraste
setting-theme-livret = livret

setting-cooldown = Repos après un appui
setting-cooldown-help = Le même appui, répété pendant ce temps par une main qui tremble, ne fait rien.
setting-cooldown-0 = aucun
setting-cooldown-300 = 0,3 s
setting-cooldown-500 = 0,5 s
setting-cooldown-1000 = 1 s

setting-drag = Distance pour glisser
setting-drag-help = Ce que la main parcourt, bouton enfoncé, avant que le pion la suive.
setting-drag-6 = courte
setting-drag-12 = moyenne
setting-drag-24 = longue
setting-drag-48 = très longue

setting-hold = Appui long
setting-hold-help = Le temps à rester appuyé, du bouton ou du doigt, pour qu’un appui soit long.
setting-hold-250 = 0,25 s
setting-hold-450 = 0,45 s
setting-hold-800 = 0,8 s
setting-hold-1500 = 1,5 s

setting-sticky = Touches une à une
setting-sticky-help = { SYSTEM() ->
    [macos] ⇧, ⌘ et ⌥ tiennent jusqu’à la touche d’après : une seule main suffit.
   *[other] Maj, Ctrl et Alt tiennent jusqu’à la touche d’après : une seule main suffit.
  }
setting-sticky-off = ensemble
setting-sticky-on = une à une

setting-scanning = Défilement
setting-scanning-help = Pour un contacteur : un cadre passe d’un groupe à l’autre, et un appui choisit.
setting-scanning-off = non
setting-scanning-alone = tout seul
setting-scanning-two = à deux contacteurs

setting-switch = Contacteur
setting-switch-help = { KEY("switch") } ou un clic choisit ; { KEY("switch-next") } ou un clic droit avance.
setting-switch-key = touche
setting-switch-mouse = souris

setting-scan-step = Pas du défilement
setting-scan-step-help = Le temps que le cadre reste à une place avant d’aller à la suivante.
setting-scan-step-600 = 0,6 s
setting-scan-step-1000 = 1 s
setting-scan-step-1500 = 1,5 s
setting-scan-step-2500 = 2,5 s
setting-scan-step-4000 = 4 s

setting-scan-order = Ordre du défilement
setting-scan-order-help = Un groupe d’abord, puis ce qu’il contient ; ou toutes les places l’une après l’autre.
setting-scan-order-groups = par groupes
setting-scan-order-items = une à une

setting-forced = Coups forcés
setting-forced-help = Quand la règle ne laisse aucun choix jusqu’à la fin du tour.
setting-forced-ask = d’un seul clic
setting-forced-play = tout seuls
setting-forced-never = comme les autres

setting-throws = Lancer des dés
setting-throws-help = « Tout seul » attend encore quand on peut doubler ; « toujours » ne demande plus rien.
setting-throws-click = d’un clic
setting-throws-alone = tout seul
setting-throws-always = toujours

setting-panel = Panneau
setting-panel-help = De quel côté du plateau se tiennent les boutons.
setting-panel-right = à droite
setting-panel-left = à gauche

settings-one-screen = À un seul écran
setting-orientation = Sens du plateau
setting-orientation-help = Quand plusieurs personnes jouent au même écran.
setting-orientation-fixed = fixe
setting-orientation-turning = tourne à chaque tour
setting-orientation-facing = face à face
setting-confirm = Valider chaque coup
setting-confirm-help = Un coup joué se reprend tant qu’il n’est pas validé.
setting-confirm-off = non
setting-confirm-on = oui
setting-large-targets = Grandes cibles
setting-large-targets-help = De grands boutons, le coup permis le plus proche du doigt, le plateau qui vient plus près.
setting-large-targets-off = non
setting-large-targets-on = oui
setting-shared-keys = Deux au clavier
setting-shared-keys-help = Chaque personne a ses touches, et personne ne joue à la place d’une autre.
setting-shared-keys-off = non
setting-shared-keys-on = oui
# Les touches de chaque personne : la place des touches, pas ce qui est écrit dessus
shared-keys-left = Z Q S D, Espace, tabulation, A
shared-keys-right = ← ↑ ↓ →, Entrée, page suivante, retour arrière
# $side : <jeu>-side-0-title, ou plusieurs avec list-and
shared-keys-does = { $side } : aller, choisir ou jouer, pion suivant, reprendre.
# $side : <jeu>-side-0 ; $keys : shared-keys-left ou shared-keys-right
shared-keys-other = C’est à { $side } de jouer, avec ses touches : { $keys }.
keyboard-shared = Deux au clavier
# $side : <jeu>-side-0
board-before = Le plateau est tourné vers { $side }.
facing-no-room = Le face à face n’a pas assez de place ici : agrandir la fenêtre, ou choisir une autre disposition.
# $near, $far : <jeu>-side-0, ou plusieurs avec list-and
board-between = Face à face : { $near } en bas de l’écran, { $far } en haut.

setting-font = Caractères
setting-font-help = Un dessin de lettre plus ouvert, pour une lecture plus facile.
setting-font-standard = ordinaires
setting-font-easy = lecture facile

setting-master = Réflexion du Maître
setting-master-help = Le temps que prend, à chaque coup, l’adversaire le plus fort.
setting-master-2 = 2 s
setting-master-5 = 5 s
setting-master-10 = 10 s
setting-master-30 = 30 s
setting-gives-up = Abandon du Maître
setting-gives-up-help = Il abandonne une partie sûrement perdue dont la fin est encore loin.
setting-gives-up-on = oui
setting-gives-up-off = non
setting-find-from = Erreurs à corriger
setting-find-from-help = Les erreurs que « Trouver mieux » demande, selon leur perte en chances.
setting-find-from-5 = toutes
setting-find-from-10 = dès 10 points
setting-find-from-15 = dès 15 points
setting-find-from-25 = dès 25 points
setting-teacher = Professeur
setting-teacher-help = Il pose une question avant un coup qui perd beaucoup, si tout le monde le veut.
setting-teacher-off = Absent
setting-teacher-gentle = Doux
setting-teacher-strict = Sévère

# La carte du premier lancement : elle ne se montre qu’une fois
first-title = Bienvenue
first-language = Langue
first-language-fr = Français
first-language-en = English
first-text-size = Texte
first-simple = Affichage simple
first-sound = Avec le son
first-text = Texte et affichage
first-other = Langue et son
first-speech = Entendre les pages ({ KEY("voice") })
first-begin = Choisir un jeu
