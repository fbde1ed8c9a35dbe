# test_installer.ps1 -Setup FILE [-Shots FOLDER]: install, try, upgrade and remove the program on a real Windows.
#
# For a machine that can be thrown away: it writes into the data folder of whoever runs it, and empties it at the end.
# Needs the environment that packaging/build.py has made. One line for each check; the exit code is 1 when one failed.
# Plain ASCII, because Windows' older PowerShell reads scripts in the system's own letters.
param(
    [Parameter(Mandatory)][string]$Setup,
    [string]$Shots = "$env:TEMP\cardtable-shots"
)
$ErrorActionPreference = 'Stop'
Set-StrictMode -Version 3

$root = (Resolve-Path "$PSScriptRoot\..\..").Path
$python = "$root\build\packaging\venv\Scripts\python.exe"
$Setup = (Resolve-Path $Setup).Path
$version = (Split-Path -Leaf $Setup).Split('-')[1]
$folder = "$env:LOCALAPPDATA\Programs\Card Table"
$program = "$folder\CardTable.exe"
$uninstaller = "$folder\uninstall.exe"
$data = "$env:LOCALAPPDATA\cardtable"
$kind = 'CardTable.SavedGame.1'
$classes = 'HKCU:\Software\Classes'
$uninstallKey = 'HKCU:\Software\Microsoft\Windows\CurrentVersion\Uninstall\CardTable'
$ownKey = 'HKCU:\Software\CardTable'
$pathsKey = 'HKCU:\Software\Microsoft\Windows\CurrentVersion\App Paths\CardTable.exe'
$menu = "$env:APPDATA\Microsoft\Windows\Start Menu\Programs\Card Table.lnk"
$icon = Join-Path ([Environment]::GetFolderPath('Desktop')) 'Card Table.lnk'
$script:failed = 0

function Check([string]$what, [bool]$holds, [string]$more = '') {
    $mark = if ($holds) { 'ok  ' } else { 'FAIL' }
    $shown = if ($more) { " ($more)" } else { '' }
    Write-Host "$mark $what$shown"
    if (-not $holds) { $script:failed++ }
}

# The exit code of a program that is run to its end; -1 when it does not come to one.
function Invoke-ToEnd([string]$file, [string]$arguments, [int]$seconds = 300) {
    $process = Start-Process -FilePath $file -ArgumentList $arguments -PassThru
    $null = $process.Handle  # else the exit code is forgotten
    if ($process.WaitForExit(1000 * $seconds)) { return $process.ExitCode }
    $process.Kill()
    return -1
}

function Wait-Until([scriptblock]$what, [int]$seconds = 60) {
    for ($left = 2 * $seconds; $left -gt 0; $left--) {
        if (& $what) { return $true }
        Start-Sleep -Milliseconds 500
    }
    return $false
}

# The computer players' process has no window.
function Get-Windows { @(Get-Process CardTable -ErrorAction SilentlyContinue | Where-Object { $_.MainWindowHandle -ne 0 }) }

function Close-Program {
    foreach ($process in Get-Windows) { $null = $process.CloseMainWindow() }
    $gone = Wait-Until { -not (Get-Process CardTable -ErrorAction SilentlyContinue) } 30
    Check 'the window closes, and every process with it' $gone
    if (-not $gone) { Get-Process CardTable -ErrorAction SilentlyContinue | Stop-Process -Force }
}

function Get-Value([string]$key, [string]$name) {
    if (-not (Test-Path -LiteralPath $key)) { return '' }
    return [string](Get-Item -LiteralPath $key).GetValue($name, '')
}

# Every file of the family and what is in it; the lock that marks an open program apart.
function Get-Contents {
    if (-not (Test-Path $data)) { return '' }
    $files = Get-ChildItem $data -Recurse -File | Where-Object { $_.Extension -ne '.lock' } | Sort-Object FullName
    return ($files | ForEach-Object { "$($_.FullName) $((Get-FileHash $_.FullName).Hash)" }) -join "`n"
}

function Get-GameCount {
    $question = 'import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute("SELECT count(*) FROM game").fetchone()[0])'
    $asking = "$env:TEMP\count_games.py"
    Set-Content $asking $question
    return [int](& $python $asking "$data\games.sqlite")
}

function Test-Installed {
    Check 'program, uninstaller and icon are there' ((Test-Path $program) -and (Test-Path $uninstaller) -and (Test-Path "$folder\document.ico"))
    $said = (Get-Item $program).VersionInfo.ProductVersion
    Check 'the program says its version' ($said -eq $version) $said
    Check 'it is in the Start menu' (Test-Path $menu)
    $said = Get-Value $uninstallKey 'DisplayVersion'
    Check 'it is among the installed programs' ($said -eq $version) $said
    Check '.cardtable is associated' ((Get-Value "$classes\.cardtable" '') -eq $kind)
    Check 'its kind has an icon of its own' ((Get-Value "$classes\$kind\DefaultIcon" '') -eq "$folder\document.ico")
    Check 'a double click opens it' ((Get-Value "$classes\$kind\shell\open\command" '') -eq "`"$program`" `"%1`"")
}

function Test-Removed {
    Check 'the program is gone' (-not (Test-Path $program) -and -not (Test-Path "$folder\_internal"))
    Check 'no icons are left' (-not (Test-Path $menu) -and -not (Test-Path $icon))
    $left = @($uninstallKey, $ownKey, $pathsKey, "$classes\.cardtable", "$classes\$kind" | Where-Object { Test-Path -LiteralPath $_ })
    # Windows itself may note below the suffix that somebody has opened such a file.
    $left = @($left | Where-Object { $_ -ne "$classes\.cardtable" -or (Get-Value $_ '') -eq $kind })
    Check 'the registry is clean' ($left.Count -eq 0) ($left -join ', ')
}

New-Item -ItemType Directory -Force $Shots | Out-Null
if (Test-Path $data) {
    Write-Host "FAIL there are games in $data; this test would delete them"
    exit 1
}

# -- another program's folder ----------------------------------------------------------------------------------------
$other = "$env:TEMP\another program"
New-Item -ItemType Directory -Force "$other\_internal" | Out-Null
Set-Content "$other\_internal\precious.txt" 'not ours'
$code = Invoke-ToEnd $Setup "/S /D=$other"
Check "another program's folder is refused" ($code -eq 145 -and (Test-Path "$other\_internal\precious.txt")) "exit code $code"

# -- install, and the installed program's own test ---------------------------------------------------------------------
$code = Invoke-ToEnd $Setup '/S'
Check 'silent installation' ($code -eq 0) "exit code $code"
Test-Installed
foreach ($plugin in 'offscreen', 'windows') {
    $report = "$Shots\self-test-$plugin.json"
    $picture = "$Shots\self-test-$plugin.png"
    $code = Invoke-ToEnd $program "--self-test --qpa $plugin --report `"$report`" --screenshot `"$picture`"" 600
    $told = if (Test-Path $report) { Get-Content -Raw -Encoding UTF8 $report | ConvertFrom-Json } else { $null }
    Check "self-test with $plugin" ($code -eq 0 -and $told -and $told.ok -and $told.frozen -and $told.version -eq $version) "exit code $code"
    if ($code -ne 0 -and $told) { Write-Host ($told.checks | ConvertTo-Json -Depth 4) }
    Check "picture of its window, $plugin" ((Test-Path $picture) -and (Get-Item $picture).Length -gt 20000)
}

# -- a window, while which nothing can be installed or removed ----------------------------------------------------------
New-Item -ItemType Directory -Force $data | Out-Null
[IO.File]::WriteAllText("$data\settings.json", '{"language": "is"}')
Start-Process $program
Check 'the program opens its window' (Wait-Until { (Get-Windows).Count -eq 1 })
Start-Sleep -Seconds 3
$code = Invoke-ToEnd $Setup '/S'
Check 'the installer refuses while the program runs' ($code -eq 32) "exit code $code"
$code = Invoke-ToEnd $uninstaller "/S _?=$folder"
Check 'the uninstaller refuses while the program runs' ($code -eq 32 -and (Test-Path $program)) "exit code $code"
Close-Program

# -- a double click on a saved game, twice ------------------------------------------------------------------------------
$documents = "$env:TEMP\saved games"
New-Item -ItemType Directory -Force $documents | Out-Null
& $python "$root\packaging\common\saved_game.py" $documents
$game = (Get-ChildItem "$documents\*.cardtable" | Select-Object -First 1).FullName
Start-Process $game
Check 'a double click starts the program' (Wait-Until { (Get-Windows).Count -eq 1 })
Start-Sleep -Seconds 5
Start-Process $game
Start-Sleep -Seconds 8
Check 'a second one opens no second window' ((Get-Windows).Count -eq 1)
Close-Program
$count = Get-GameCount
Check 'both games were taken in' ($count -eq 2) "$count games"

# -- upgrade over itself ------------------------------------------------------------------------------------------------
$before = Get-Contents
Set-Content "$folder\_internal\stale.dll" 'of an older version'
$code = Invoke-ToEnd $Setup '/S'
Check 'upgrade' ($code -eq 0) "exit code $code"
Check 'what the older version alone had is gone' (-not (Test-Path "$folder\_internal\stale.dll"))
Check 'settings and games are as they were' ((Get-Contents) -eq $before -and $before -match 'settings\.json' -and $before -match 'games\.sqlite')
Test-Installed
Start-Process $program
Check 'the new version opens its window' (Wait-Until { (Get-Windows).Count -eq 1 })
Start-Sleep -Seconds 3
Close-Program
Check 'it has the games' ((Get-GameCount) -eq 2)

# -- remove -------------------------------------------------------------------------------------------------------------
$before = Get-Contents
# With "_?=" it can be waited for, but works where it lies and cannot delete itself there.
$code = Invoke-ToEnd $uninstaller "/S _?=$folder"
Check 'removal' ($code -eq 0) "exit code $code"
Test-Removed
Check 'settings and games are left' ((Get-Contents) -eq $before)
$code = Invoke-ToEnd $Setup '/S'
Check 'installed again' ($code -eq 0) "exit code $code"
# As Windows calls it: its copy does the work, and deletes it, too.
$null = Invoke-ToEnd $uninstaller '/S /REMOVEDATA'
Check 'removed with its games when told so' (Wait-Until { -not (Test-Path $data) -and -not (Test-Path $folder) })
Test-Removed

if ($script:failed) {
    Write-Host "$script:failed check(s) failed"
    exit 1
}
Write-Host 'every check holds'
exit 0
