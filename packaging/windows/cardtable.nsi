; The installer for Windows (NSIS 3.08 or newer, on Windows or on Debian); packaging/common/nsis.py calls makensis.
;
; For one user, without an administrator. The family's games and settings are in %LOCALAPPDATA%\cardtable, which nothing
; in here touches, unless the box is ticked when the program is removed.
;
;   setup.exe [/S] [/D=C:\folder]              /S: without a window; /D: another folder, the last argument, unquoted
;   uninstall.exe [/S] [/REMOVEDATA] [_?=dir]  _?: the installation's folder, last, to wait for the end
;
; Exit codes: 0 done, 1 cancelled, 2 not possible here (Windows is too old, a file cannot be written), 32 the program is
; still open, 145 the folder holds other things.

Unicode true
; The installer itself is for 32 bits, as NSIS for Windows makes it; Windows for 64 bits runs both.
!macro NEEDED NAME
  !ifndef ${NAME}
    !error "makensis needs -D${NAME}=...; packaging/common/nsis.py knows it"
  !endif
!macroend
!insertmacro NEEDED VERSION
!insertmacro NEEDED FROZEN
!insertmacro NEEDED ICONS
!insertmacro NEEDED OUTPUT
!insertmacro NEEDED PUBLISHER
!insertmacro NEEDED HOMEPAGE

!define APP "Card Table"
!define EXE "CardTable.exe"
!define SUFFIX ".cardtable"
!define KIND "CardTable.SavedGame.1"
!define DATA "$LOCALAPPDATA\cardtable"
!define CLASSES "Software\Classes"
!define OWN_KEY "Software\CardTable"
!define PATHS_KEY "Software\Microsoft\Windows\CurrentVersion\App Paths\${EXE}"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\CardTable"
!define FIRST_WINDOWS 18362  ; 10, version 1903: Qt uses the icuuc.dll that came with it
!define FIRST_ARM_WINDOWS 22000  ; 11: runs programs for x64
!define STILL_OPEN 32
!define FOLDER_TAKEN 145

Name "${APP}"
Caption "${APP} ${VERSION}"
UninstallCaption "${APP}"
BrandingText " "
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${APP}"
InstallDirRegKey HKCU "${OWN_KEY}" "InstallDir"
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
SetCompressor /SOLID lzma
SetCompressorDictSize 64
CRCCheck force
AllowSkipFiles off  ; a file that cannot be written ends the installation; without a window it would be passed over
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${APP}"
VIAddVersionKey "FileDescription" "${APP} ${VERSION}, installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "LegalCopyright" "MIT licence; contains Qt under the LGPL, version 3"

!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh
!include WinVer.nsh
!include x64.nsh
!include nsDialogs.nsh

Var Upgrade
Var FolderUsable
Var RemoveData
Var RemoveDataBox

; -- pages ------------------------------------------------------------------------------------------------------------

!define MUI_ICON "${ICONS}\cardtable.ico"
!define MUI_UNICON "${ICONS}\cardtable.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ICONS}\wizard.bmp"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_LANGDLL_WINDOWTITLE "${APP}"
!define MUI_LANGDLL_INFO "Tungumál · Språk · Sprache · Language"
!define MUI_LANGDLL_ALLLANGUAGES
; Asked once: an upgrade and the removal speak the language that was chosen first.
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${OWN_KEY}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "InstallerLanguage"

!define MUI_WELCOMEPAGE_TITLE "$(WelcomeTitle)"
!define MUI_WELCOMEPAGE_TEXT "$(WelcomeText)"
!insertmacro MUI_PAGE_WELCOME

!define MUI_PAGE_HEADER_TEXT "$(FolderTitle)"
!define MUI_PAGE_HEADER_SUBTEXT "$(FolderSubtitle)"
!define MUI_DIRECTORYPAGE_TEXT_TOP "$(FolderText)"
!define MUI_DIRECTORYPAGE_TEXT_DESTINATION "$(FolderLabel)"
!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipFolderWhenUpgrading
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE LeaveFolder
!insertmacro MUI_PAGE_DIRECTORY

!define MUI_PAGE_HEADER_TEXT "$(InstallTitle)"
!define MUI_PAGE_HEADER_SUBTEXT "$(InstallSubtitle)"
!define MUI_INSTFILESPAGE_FINISHHEADER_TEXT "$(InstallDone)"
!define MUI_INSTFILESPAGE_FINISHHEADER_SUBTEXT " "
!define MUI_INSTFILESPAGE_ABORTHEADER_TEXT "$(InstallAborted)"
!define MUI_INSTFILESPAGE_ABORTHEADER_SUBTEXT " "
!insertmacro MUI_PAGE_INSTFILES

!define MUI_FINISHPAGE_TITLE "$(FinishTitle)"
!define MUI_FINISHPAGE_TEXT "$(FinishText)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!define MUI_FINISHPAGE_RUN_TEXT "$(FinishRun)"
; MUI's second box, which is meant for a read-me file.
!define MUI_FINISHPAGE_SHOWREADME
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(DesktopIcon)"
!define MUI_FINISHPAGE_SHOWREADME_FUNCTION AddDesktopIcon
!define MUI_PAGE_CUSTOMFUNCTION_SHOW ShowFinish
!insertmacro MUI_PAGE_FINISH

UninstPage custom un.AskAboutData un.TakeAnswer
!define MUI_PAGE_HEADER_TEXT "$(RemoveRunning)"
!define MUI_PAGE_HEADER_SUBTEXT " "
!define MUI_INSTFILESPAGE_FINISHHEADER_TEXT "$(RemoveDone)"
!define MUI_INSTFILESPAGE_FINISHHEADER_SUBTEXT " "
!define /redef MUI_INSTFILESPAGE_ABORTHEADER_TEXT "$(RemoveAborted)"  ; MUI forgets to forget this one
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"  ; the first is for a Windows in any other language
!insertmacro MUI_LANGUAGE "Icelandic"
!insertmacro MUI_LANGUAGE "Norwegian"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_RESERVEFILE_LANGDLL
!include /CHARSET=UTF8 texts.nsh

; -- before anything is changed ---------------------------------------------------------------------------------------

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
  ${OrIfNot} ${AtLeastBuild} ${FIRST_WINDOWS}
    Call RefuseWindows
  ${ElseIf} ${IsNativeARM64}
  ${AndIfNot} ${AtLeastBuild} ${FIRST_ARM_WINDOWS}
    Call RefuseWindows
  ${EndIf}
  StrCpy $Upgrade 0
  ${If} ${FileExists} "$INSTDIR\${EXE}"
    StrCpy $Upgrade 1
  ${EndIf}
FunctionEnd

Function RefuseWindows
  MessageBox MB_OK|MB_ICONSTOP "$(OldWindows)" /SD IDOK
  SetErrorLevel 2
  Quit
FunctionEnd

Function SkipFolderWhenUpgrading
  ${If} $Upgrade == 1
    Abort
  ${EndIf}
FunctionEnd

; A folder of its own, since removing the program empties _internal: never another program's that was here before.
Function LookAtFolder
  StrCpy $FolderUsable 1
  ReadRegStr $0 HKCU "${OWN_KEY}" "InstallDir"
  ${If} ${FileExists} "$INSTDIR\${EXE}"
  ${OrIf} $INSTDIR == $0
  ${OrIf} $INSTDIR == "$LOCALAPPDATA\Programs\${APP}"
    Return
  ${EndIf}
  ${DirState} "$INSTDIR" $0
  ${If} $0 == 1
    StrCpy $FolderUsable 0
  ${EndIf}
FunctionEnd

Function LeaveFolder
  Call LookAtFolder
  ${If} $FolderUsable == 0
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(FolderTaken)$\r$\n$\r$\n$INSTDIR\${APP}"
    Abort
  ${EndIf}
FunctionEnd

; Windows lets nobody write to a program's file while it runs; the computer players' process is the same file.
!macro REFUSE_WHILE_OPEN PREFIX
  Function ${PREFIX}RefuseWhileOpen
    ${DoWhile} ${FileExists} "$INSTDIR\${EXE}"
      ClearErrors
      FileOpen $0 "$INSTDIR\${EXE}" a
      ${IfNot} ${Errors}
        FileClose $0
        Return
      ${EndIf}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillOpen)" /SD IDCANCEL IDRETRY again
        SetErrorLevel ${STILL_OPEN}
        Abort
      again:
    ${Loop}
  FunctionEnd
!macroend
!insertmacro REFUSE_WHILE_OPEN ""
!insertmacro REFUSE_WHILE_OPEN "un."

; -- installing -------------------------------------------------------------------------------------------------------

Section
  Call LookAtFolder
  ${If} $FolderUsable == 0
    SetErrorLevel ${FOLDER_TAKEN}
    Abort
  ${EndIf}
  Call RefuseWhileOpen
  WriteRegStr HKCU "${OWN_KEY}" "InstallDir" "$INSTDIR"
  !insertmacro MUI_LANGDLL_SAVELANGUAGE
  RMDir /r "$INSTDIR\_internal"  ; an older version's files
  SetOutPath "$INSTDIR"
  File /r "${FROZEN}\*"
  File "${ICONS}\document.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\${APP}.lnk" "$INSTDIR\${EXE}"
  ${If} ${FileExists} "$DESKTOP\${APP}.lnk"
    Call AddDesktopIcon  ; the folder may be another one now
  ${EndIf}

  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${KIND}" ""
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(FileKind)"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\document.ico"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\${EXE}" "%1"'
  WriteRegStr HKCU "${PATHS_KEY}" "" "$INSTDIR\${EXE}"
  Call TellShell

  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${APP}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${EXE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "URLInfoAbout" "${HOMEPAGE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

Function AddDesktopIcon
  CreateShortcut "$DESKTOP\${APP}.lnk" "$INSTDIR\${EXE}"
FunctionEnd

; Whoever threw the icon on the desktop away is not given it again by an upgrade.
Function ShowFinish
  ${If} $Upgrade == 1
  ${AndIfNot} ${FileExists} "$DESKTOP\${APP}.lnk"
    ${NSD_Uncheck} $mui.FinishPage.ShowReadme
  ${EndIf}
FunctionEnd

!macro TELL_SHELL PREFIX
  Function ${PREFIX}TellShell
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'  ; the associations have changed
  FunctionEnd
!macroend
!insertmacro TELL_SHELL ""
!insertmacro TELL_SHELL "un."

; -- removing ---------------------------------------------------------------------------------------------------------

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
  StrCpy $RemoveData 0
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/REMOVEDATA" $1
  ${IfNot} ${Errors}
    StrCpy $RemoveData 1
  ${EndIf}
FunctionEnd

Function un.AskAboutData
  !insertmacro MUI_HEADER_TEXT "$(RemoveTitle)" "$(RemoveSubtitle)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateLabel} 0 6u 100% 26u "$(RemoveText)"
  Pop $0
  ${NSD_CreateLabel} 0 34u 100% 12u "${DATA}"
  Pop $0
  ${NSD_CreateCheckbox} 0 56u 100% 24u "$(RemoveData)"
  Pop $RemoveDataBox
  ${If} $RemoveData == 1
    ${NSD_Check} $RemoveDataBox
  ${EndIf}
  nsDialogs::Show
FunctionEnd

Function un.TakeAnswer
  ${NSD_GetState} $RemoveDataBox $RemoveData
FunctionEnd

Section "Uninstall"
  Call un.RefuseWhileOpen
  SetOutPath "$TEMP"  ; Windows keeps a folder that somebody works in
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${EXE}"
  Delete "$INSTDIR\document.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"  ; when nothing else is in it; never with /r, since the family chose the folder
  Delete "$SMPROGRAMS\${APP}.lnk"
  Delete "$DESKTOP\${APP}.lnk"

  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $0 == "${KIND}"
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${KIND}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  ${If} $0 == "${KIND}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}"
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  DeleteRegKey HKCU "${PATHS_KEY}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "${OWN_KEY}"
  Call un.TellShell
  ${If} $RemoveData == 1
    RMDir /r "${DATA}"
  ${EndIf}
SectionEnd

; The uninstaller and the installer are made by makensis, so they can be signed only here.
!ifdef SIGN
  !uninstfinalize '${SIGN} "%1"'
  !finalize '${SIGN} "%1"'
!endif
