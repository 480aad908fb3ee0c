; The setup for Windows: for the one who starts it, without rights. Made by `packaging/windows/build`, which gives
; VERSION, NUMBERS (four of them), SIZE (KiB), PROGRAM (the folder), ICON and SETUP (the file to write).
;
;   setup /S [/D=FOLDER]              installs without a question
;   uninstall /S [/REMOVE_GAMES]      removes without a question; games and settings stay unless told so
Target amd64-unicode
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh

!define RECORD "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tablier"
!define CLASSES "Software\Classes"
!define KIND "Tablier.Match"
!define EXPLORER "Software\Microsoft\Windows\CurrentVersion\Explorer"

Name "Tablier"
BrandingText "Tablier ${VERSION}"
OutFile "${SETUP}"
InstallDir "$LOCALAPPDATA\Programs\Tablier"
InstallDirRegKey HKCU "${RECORD}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetCompressorDictSize 64 ; MB: what two files have alike is packed once
AutoCloseWindow true ; what follows is the program itself
ManifestSupportedOS all
ManifestDPIAware true
ManifestDPIAwareness "PerMonitorV2,PerMonitor"
ManifestLongPathAware true

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_SMALLDESC
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English" ; the first is for whoever reads neither
!insertmacro MUI_LANGUAGE "French"
!include texts.nsh

VIProductVersion "${NUMBERS}"
!macro PROPERTIES LANGUAGE DESCRIPTION LICENCE
  VIAddVersionKey /LANG=${LANGUAGE} "ProductName" "Tablier"
  VIAddVersionKey /LANG=${LANGUAGE} "CompanyName" "Tablier"
  VIAddVersionKey /LANG=${LANGUAGE} "FileDescription" "${DESCRIPTION}"
  VIAddVersionKey /LANG=${LANGUAGE} "LegalCopyright" "${LICENCE}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "ProductVersion" "${VERSION}"
!macroend
!insertmacro PROPERTIES ${LANG_ENGLISH} "Setup of Tablier" "MIT License"
!insertmacro PROPERTIES ${LANG_FRENCH} "Installation de Tablier" "Licence MIT"

; Windows lets nobody write to a program that runs
!macro WAIT_UNTIL_CLOSED
  ${Do}
    ClearErrors
    ${IfNot} ${FileExists} "$INSTDIR\tablier.exe"
      ${ExitDo}
    ${EndIf}
    FileOpen $0 "$INSTDIR\tablier.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY +3
    SetErrorLevel 2
    Abort
  ${Loop}
!macroend

; Files of the program alone, by name: the folder may hold games, or whatever else its owner keeps there
!macro REMOVE_PROGRAM
  ${If} ${FileExists} "$INSTDIR\tablier.exe"
    RMDir /r "$INSTDIR\_internal"
  ${EndIf}
  Delete "$INSTDIR\tablier-engine.exe"
  Delete "$INSTDIR\tablier.exe"
  Delete "$INSTDIR\uninstall.exe"
!macroend

!macro TELL_EXPLORER
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; SHCNE_ASSOCCHANGED
!macroend

Function .onInit
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 2
    Abort
  ${EndIf}
FunctionEnd

Section "$(PROGRAM_PART)" PROGRAM_SECTION
  SectionIn RO
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro REMOVE_PROGRAM ; what an older version had and this one has no more
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Tablier.lnk" "$INSTDIR\tablier.exe"
  WriteRegStr HKCU "${RECORD}" "DisplayName" "Tablier"
  WriteRegStr HKCU "${RECORD}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${RECORD}" "DisplayIcon" "$INSTDIR\tablier.exe"
  WriteRegStr HKCU "${RECORD}" "Publisher" "Tablier"
  WriteRegStr HKCU "${RECORD}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${RECORD}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${RECORD}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${RECORD}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${RECORD}" "NoModify" 1
  WriteRegDWORD HKCU "${RECORD}" "NoRepair" 1
SectionEnd

Section "$(FILES_PART)" FILES_SECTION
  WriteRegStr HKCU "${CLASSES}\.tablier" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(MATCH_KIND)"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\tablier.exe,0"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\tablier.exe" "%1"'
  !insertmacro TELL_EXPLORER
SectionEnd

Section /o "$(DESKTOP_PART)" DESKTOP_SECTION
  CreateShortcut "$DESKTOP\Tablier.lnk" "$INSTDIR\tablier.exe"
SectionEnd

Section "$(OPEN_PART)" OPEN_SECTION
  ${IfNot} ${Silent}
    Exec '"$INSTDIR\tablier.exe"'
  ${EndIf}
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${PROGRAM_SECTION} "$(PROGRAM_TEXT)"
  !insertmacro MUI_DESCRIPTION_TEXT ${FILES_SECTION} "$(FILES_TEXT)"
  !insertmacro MUI_DESCRIPTION_TEXT ${DESKTOP_SECTION} "$(DESKTOP_TEXT)"
  !insertmacro MUI_DESCRIPTION_TEXT ${OPEN_SECTION} "$(OPEN_TEXT)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Section "un.$(PROGRAM_PART)" UN_PROGRAM_SECTION
  SectionIn RO
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$TEMP" ; a folder in which somebody works cannot be removed
  RMDir "$INSTDIR" ; only where nothing is left in it
  RMDir /r "$TEMP\gen_py" ; written by pywin32 for the speech of the system; whoever else uses it makes it anew
  Delete "$SMPROGRAMS\Tablier.lnk"
  Delete "$DESKTOP\Tablier.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\.tablier" ""
  ${If} $0 == "${KIND}"
    DeleteRegKey HKCU "${CLASSES}\.tablier"
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  DeleteRegKey HKCU "${RECORD}"
  !insertmacro TELL_EXPLORER
SectionEnd

Section /o "un.$(GAMES_PART)" UN_GAMES_SECTION
  RMDir /r "$LOCALAPPDATA\Tablier"
  RMDir /r "$INSTDIR\Tablier-donnees"
  RMDir "$INSTDIR"
SectionEnd

Function un.onInit
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/REMOVE_GAMES" $1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${UN_GAMES_SECTION}
  ${EndIf}
FunctionEnd

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${UN_PROGRAM_SECTION} "$(UN_PROGRAM_TEXT)"
  !insertmacro MUI_DESCRIPTION_TEXT ${UN_GAMES_SECTION} "$(GAMES_TEXT)"
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END
