; What the installer says in its own words: English, Icelandic, Norwegian, German. Buttons and the list of what is being
; done are NSIS's own.

!macro TEXT NAME ENGLISH ICELANDIC NORWEGIAN GERMAN
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${NAME} ${LANG_ICELANDIC} "${ICELANDIC}"
  LangString ${NAME} ${LANG_NORWEGIAN} "${NORWEGIAN}"
  LangString ${NAME} ${LANG_GERMAN} "${GERMAN}"
!macroend
!define Text "!insertmacro TEXT"

${Text} WelcomeTitle \
  "Welcome to Card Table" \
  "Velkomin að spilaborðinu Card Table" \
  "Velkommen til Card Table" \
  "Willkommen bei Card Table"
${Text} WelcomeText \
  "Traditional card games for the whole family, on one table.$\r$\n$\r$\nThe program is installed for your own user account \
only; no administrator is needed.$\r$\n$\r$\nGames and settings that are already on this computer are kept." \
  "Hefðbundin spil fyrir alla fjölskylduna við eitt og sama borð.$\r$\n$\r$\nForritið er aðeins sett upp á þínum eigin \
notandaaðgangi; ekki þarf kerfisstjóra til þess.$\r$\n$\r$\nLeikir og stillingar sem þegar eru á tölvunni varðveitast." \
  "Tradisjonelle kortspill for hele familien ved ett og samme bord.$\r$\n$\r$\nProgrammet installeres bare for din egen \
brukerkonto; du trenger ikke være administrator.$\r$\n$\r$\nSpill og innstillinger som allerede finnes på maskinen, \
blir tatt vare på." \
  "Traditionelle Kartenspiele für die ganze Familie an einem Tisch.$\r$\n$\r$\nDas Programm wird nur für das eigene \
Benutzerkonto installiert; Administratorrechte sind nicht nötig.$\r$\n$\r$\nSpiele und Einstellungen, die schon auf \
diesem Computer sind, bleiben erhalten."

${Text} FolderTitle \
  "Where to install" \
  "Hvar á að setja forritið upp?" \
  "Hvor skal programmet ligge?" \
  "Wohin installieren?"
${Text} FolderSubtitle \
  "The proposed folder is the right one for nearly everybody." \
  "Mappan sem stungið er upp á hentar nær öllum." \
  "Den foreslåtte mappen passer for nesten alle." \
  "Der vorgeschlagene Ordner passt fast immer."
${Text} FolderText \
  "Card Table is installed in this folder. Saved games are kept in another place." \
  "Card Table er sett upp í þessari möppu. Vistaðir leikir eru geymdir annars staðar." \
  "Card Table installeres i denne mappen. Lagrede spill ligger et annet sted." \
  "Card Table wird in diesem Ordner installiert. Gespeicherte Spiele liegen an einem anderen Ort."
${Text} FolderLabel "Folder" "Mappa" "Mappe" "Ordner"
${Text} FolderTaken \
  "This folder already holds other things, and Card Table needs a folder of its own. Nothing was changed. Choose an \
empty folder or a new one, for instance:" \
  "Í þessari möppu er þegar eitthvað annað og Card Table þarf möppu út af fyrir sig. Engu var breytt. Veldu tóma möppu \
eða nýja, til dæmis:" \
  "Denne mappen inneholder allerede noe annet, og Card Table trenger en egen mappe. Ingenting er endret. Velg en tom \
eller en ny mappe, for eksempel:" \
  "In diesem Ordner liegt schon etwas anderes, und Card Table braucht einen eigenen Ordner. Nichts wurde geändert. Nötig \
ist ein leerer oder neuer Ordner, zum Beispiel:"

${Text} InstallTitle "Installing" "Uppsetning" "Installerer" "Installation"
${Text} InstallSubtitle \
  "This takes a few seconds." \
  "Þetta tekur nokkrar sekúndur." \
  "Dette tar noen sekunder." \
  "Das dauert einige Sekunden."
${Text} InstallDone "Installed" "Uppsetningu lokið" "Installert" "Installiert"
${Text} InstallAborted "Not installed" "Ekki sett upp" "Ikke installert" "Nicht installiert"

${Text} FinishTitle \
  "Card Table is ready" \
  "Card Table er tilbúið" \
  "Card Table er klart" \
  "Card Table ist bereit"
${Text} FinishText \
  "You will find it in the Start menu. Double-clicking a saved game (.cardtable) opens that game." \
  "Forritið er í Start-valmyndinni. Einnig má opna vistaðan leik (.cardtable) með því að tvísmella á hann." \
  "Du finner det på startmenyen. Du kan også dobbeltklikke på et lagret spill (.cardtable) for å åpne det." \
  "Es steht im Startmenü. Ein Doppelklick auf ein gespeichertes Spiel (.cardtable) öffnet dieses Spiel."
${Text} FinishRun "&Play now" "&Spila núna" "&Spill nå" "Jetzt &spielen"
${Text} DesktopIcon \
  "Put an &icon on the desktop" \
  "Setja &tákn á skjáborðið" \
  "Legg et &ikon på skrivebordet" \
  "S&ymbol auf den Desktop legen"

${Text} FileKind \
  "Card Table saved game" \
  "Vistaður leikur úr Card Table" \
  "Lagret Card Table-spill" \
  "Gespeichertes Spiel von Card Table"

${Text} OldWindows \
  "Card Table needs 64-bit Windows 10, version 1903 or newer. Nothing was changed." \
  "Card Table þarf 64 bita Windows 10, útgáfu 1903 eða nýrri. Engu var breytt." \
  "Card Table trenger 64-biters Windows 10, versjon 1903 eller nyere. Ingenting er endret." \
  "Card Table braucht Windows 10 (64 Bit), Version 1903 oder neuer. Nichts wurde geändert."
${Text} StillOpen \
  "Card Table is still open. Nothing was changed. Close it, then try again; your game is kept." \
  "Card Table er enn opið. Engu var breytt. Lokaðu því og reyndu svo aftur; leikurinn þinn er geymdur." \
  "Card Table er fortsatt åpent. Ingenting er endret. Lukk det og prøv igjen; spillet ditt er lagret." \
  "Card Table ist noch offen. Nichts wurde geändert. Bitte schließen und noch einmal versuchen; das Spiel ist gespeichert."

${Text} RemoveTitle \
  "Remove Card Table" \
  "Fjarlægja Card Table" \
  "Fjern Card Table" \
  "Card Table entfernen"
${Text} RemoveSubtitle \
  "The program is removed from this user account." \
  "Forritið verður fjarlægt af þessum notandaaðgangi." \
  "Programmet fjernes fra denne brukerkontoen." \
  "Das Programm wird aus diesem Benutzerkonto entfernt."
${Text} RemoveText \
  "Saved games and settings stay where they are, so that you can carry on after installing Card Table again. They are in \
this folder:" \
  "Vistaðir leikir og stillingar eru áfram á sínum stað svo að hægt sé að halda áfram ef Card Table er sett upp aftur. \
Þau eru í þessari möppu:" \
  "Lagrede spill og innstillinger blir liggende, så du kan fortsette hvis du installerer Card Table igjen. De ligger i \
denne mappen:" \
  "Gespeicherte Spiele und Einstellungen bleiben, wo sie sind, damit es nach einer neuen Installation weitergehen kann. \
Sie liegen in diesem Ordner:"
${Text} RemoveData \
  "&Delete all saved games and settings as well. They cannot be brought back." \
  "&Eyða líka öllum vistuðum leikjum og stillingum. Ekki er hægt að fá þau aftur." \
  "&Slett også alle lagrede spill og innstillinger. Du kan ikke få dem tilbake." \
  "Auch &alle gespeicherten Spiele und Einstellungen löschen. Sie lassen sich nicht zurückholen."
${Text} RemoveRunning "Removing" "Fjarlægi" "Fjerner" "Wird entfernt"
${Text} RemoveDone "Removed" "Fjarlægt" "Fjernet" "Entfernt"
${Text} RemoveAborted "Not removed" "Ekki fjarlægt" "Ikke fjernet" "Nicht entfernt"
