; What the setup says, in its two languages.
!macro TEXT NAME ENGLISH FRENCH
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${NAME} ${LANG_FRENCH} "${FRENCH}"
!macroend

!insertmacro TEXT PROGRAM_PART "Tablier" "Tablier"
!insertmacro TEXT PROGRAM_TEXT "The twenty games. Games kept by an older version stay." "Les vingt jeux. Les parties gardées par une version plus ancienne restent."
!insertmacro TEXT FILES_PART "Open .tablier files" "Ouvrir les fichiers .tablier"
!insertmacro TEXT FILES_TEXT "A double-click on such a file opens the game that it holds." "Un double-clic sur un de ces fichiers ouvre la partie qu’il contient."
!insertmacro TEXT DESKTOP_PART "Icon on the desktop" "Icône sur le bureau"
!insertmacro TEXT DESKTOP_TEXT "One more icon beside the one in the Start menu." "Une icône en plus de celle du menu Démarrer."
!insertmacro TEXT OPEN_PART "Play at once" "Jouer tout de suite"
!insertmacro TEXT OPEN_TEXT "Opens Tablier once it is installed." "Ouvre Tablier une fois installé."
!insertmacro TEXT MATCH_KIND "Game of Tablier" "Partie de Tablier"
!insertmacro TEXT RUNNING "Tablier is open. Close it, then try again." "Tablier est ouvert. Fermer Tablier, puis réessayer."
!insertmacro TEXT TOO_OLD "Tablier needs Windows 10 or later." "Tablier demande Windows 10 ou plus récent."
!insertmacro TEXT UN_PROGRAM_TEXT "The program. The games that were played stay." "Le programme. Les parties jouées restent."
!insertmacro TEXT GAMES_PART "Games and settings" "Parties et réglages"
!insertmacro TEXT GAMES_TEXT "Erases all games that were kept, and the settings. They cannot be had back." "Efface toutes les parties gardées et les réglages. On ne peut pas les retrouver."
