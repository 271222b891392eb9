; Installer for one user. makensis -DVERSION=… -DSOURCE=<folder of files> -DOUT=<installer> felucca.nsi
Target amd64-unicode
Unicode true
!include MUI2.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Felucca"
Name "Felucca"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Felucca"
InstallDirRegKey HKCU "Software\Felucca" "Folder"
SetCompressor /SOLID lzma
!define MUI_ICON "${SOURCE}\felucca.ico"
!define MUI_UNICON "${SOURCE}\felucca.ico"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\Felucca.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Russian"
LangString NAME ${LANG_ENGLISH} "Felucca"
LangString NAME ${LANG_RUSSIAN} "Фелука"

Section
    SetOutPath "$INSTDIR"
    RMDir /r "$INSTDIR\app" ; files of an older version must not stay
    File /r "${SOURCE}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\$(NAME).lnk" "$INSTDIR\Felucca.exe"
    WriteRegStr HKCU "Software\Felucca" "Folder" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "DisplayName" "$(NAME)"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\Felucca.exe"
    WriteRegStr HKCU "${KEY}" "Publisher" "Felucca"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
    Delete "$SMPROGRAMS\Felucca.lnk"
    Delete "$SMPROGRAMS\Фелука.lnk"
    RMDir /r "$INSTDIR\app"
    Delete "$INSTDIR\*.*"
    RMDir "$INSTDIR" ; goes only if nothing else lies there; games and settings are elsewhere
    DeleteRegKey HKCU "${KEY}"
    DeleteRegKey HKCU "Software\Felucca"
SectionEnd
