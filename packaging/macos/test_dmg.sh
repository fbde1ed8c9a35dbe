#!/usr/bin/env bash
# test_dmg.sh FILE.dmg [FOLDER]: install from the image as a person would, use the installed program, remove it.
#
# Runs on macOS only. Reports and pictures go to FOLDER (else beside the image). The games of whoever runs it are never
# touched: everything that plays or opens is given a data folder of its own, and the real one must be as it was after.
#
#   PYTHON   a Python with the program in it, for making a saved game (else that of packaging/build.py's environment)
set -uo pipefail

if [ $# -lt 1 ]; then
  echo "usage: $0 FILE.dmg [FOLDER]" >&2
  exit 2
fi
image=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
results=${2:-$(dirname "$image")}
mkdir -p "$results"
results=$(cd "$results" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
python=${PYTHON:-$root/build/packaging/venv/bin/python}
metadata=$root/build/packaging/metadata/macos/Info.extra.plist

app="/Applications/Card Table.app"
program="$app/Contents/MacOS/cardtable"
games="$HOME/Library/Application Support/cardtable"
work=$(mktemp -d)
volume=$work/volume
failed=0

tell() {  # tell RESULT WHAT
  if [ "$1" = 0 ]; then echo "ok   $2"; else echo "FAIL $2"; failed=$((failed + 1)); fi
}
same() {  # same WHAT WANTED FOUND
  if [ "$2" = "$3" ]; then tell 0 "$1: $3"; else tell 1 "$1: wanted '$2', found '$3'"; fi
}
info() { plutil -extract "$1" raw -o - "$app/Contents/Info.plist" 2>/dev/null; }
clean_up() {
  hdiutil detach "$volume" -quiet -force 2>/dev/null
  rm -rf "$work"
}
trap clean_up EXIT

if [ -e "$app" ]; then
  echo "$app is there already. This test installs and removes it; move yours away first." >&2
  exit 2
fi

# -- install: open the image, drag the program to Applications, eject ---------------------------------------------
mkdir -p "$volume"
hdiutil verify -quiet "$image"; tell $? "the image is whole"
hdiutil attach -quiet -nobrowse -readonly -mountpoint "$volume" "$image"; tell $? "the image opens"
[ "$(readlink "$volume/Applications")" = /Applications ]; tell $? "a way to Applications is beside the program"
ditto "$volume/Card Table.app" "$app"; tell $? "copied to Applications"
hdiutil detach -quiet "$volume"; tell $? "ejected"

codesign --verify --deep --strict "$app"; tell $? "the signature fits what is signed"
case " $(lipo -archs "$program") " in *" $(uname -m) "*) r=0 ;; *) r=1 ;; esac
tell $r "built for this processor"
identifier=$(plutil -extract UTExportedTypeDeclarations.0.UTTypeIdentifier raw -o - "$metadata")
same "oldest macOS" "$(plutil -extract LSMinimumSystemVersion raw -o - "$metadata")" "$(info LSMinimumSystemVersion)"
languages=$(plutil -extract CFBundleLocalizations json -o - "$app/Contents/Info.plist")
same "the languages of the bundle" '["en","is","nb","de"]' "$languages"

# -- the program itself --------------------------------------------------------------------------------------------
mkdir -p "$games"
kept="$games/kept-by-the-test.txt"
echo "kept" > "$kept"
before=$(find "$games" -type f -exec stat -f '%N %m %z' {} + | sort)

"$program" --data-dir "$work/data" --self-test --report "$results/self-test.json" > "$work/out" 2>&1; r=$?
tell $r "self-test of the installed program"
if [ $r != 0 ]; then cat "$work/out"; fi
"$program" --data-dir "$work/data" --self-test --qpa cocoa --report "$results/self-test-window.json" \
  --screenshot "$results/window-macos-$(uname -m).png" > "$work/out" 2>&1; r=$?
tell $r "self-test in a real window"
if [ $r != 0 ]; then cat "$work/out"; fi
width=$(sips -g pixelWidth "$results/window-macos-$(uname -m).png" 2>/dev/null | awk '/pixelWidth/ { print $2 }')
[ "${width:-0}" -ge 600 ]; tell $? "the window's picture is ${width:-0} pixels wide"

# -- the document type ---------------------------------------------------------------------------------------------
game="$work/Amma & afi – Ólsen.cardtable"
"$python" "$root/packaging/common/saved_game.py" "$game"
tell $? "a saved game to open"

register=/System/Library/Frameworks/CoreServices.framework/Frameworks/LaunchServices.framework/Support/lsregister
"$register" -f "$app"; tell $? "registered, as Finder does by itself"
# Asked of the system directly: Spotlight, which mdls asks, is switched off on many build machines.
known=$(osascript -l JavaScript -e 'ObjC.import("UniformTypeIdentifiers")' \
  -e '$.UTType.typeWithFilenameExtension("cardtable").identifier.js')
same "the type of .cardtable files" "$identifier" "$known"
opener=$(osascript -l JavaScript -e 'ObjC.import("AppKit")' \
  -e 'function run(a) {
        const url = $.NSURL.fileURLWithPath(a[0])
        return $.NSWorkspace.sharedWorkspace.URLForApplicationToOpenURL(url).path.js
      }' "$game")
same "what opens a .cardtable file" "$app" "$opener"
echo "     Spotlight says: $(mdls -raw -name kMDItemContentType "$game" 2>/dev/null)"

# -- a double click on a saved game ----------------------------------------------------------------------------------
count() { sqlite3 -readonly "$work/data/games.sqlite" 'SELECT count(*) FROM game' 2>/dev/null || echo 0; }
mine() { pgrep -f "^$program" || true; }
earlier=$(count)
open --env CARDTABLE_DATA_DIR="$work/data" "$game"; tell $? "open FILE.cardtable"
opened=1
for _ in $(seq 60); do
  if [ "$(count)" -gt "$earlier" ]; then opened=0; break; fi
  sleep 1
done
tell $opened "the game is on the table, and among the saved games"
[ -n "$(mine)" ]; tell $? "the program runs"
for process in $(mine); do kill "$process" 2>/dev/null; done
for _ in $(seq 20); do
  if [ -z "$(mine)" ]; then break; fi
  sleep 1
done
[ -z "$(mine)" ]; tell $? "the program ends, its helper too"

# -- remove: drag it to the bin ----------------------------------------------------------------------------------------
rm -rf "$app"
[ ! -e "$app" ]; tell $? "removed"
"$register" -u "$app" > /dev/null 2>&1
after=$(find "$games" -type f -exec stat -f '%N %m %z' {} + | sort)
[ "$before" = "$after" ]; tell $? "the games of whoever ran this are as they were"
rm -f "$kept"
rmdir "$games" 2>/dev/null

echo
if [ "$failed" = 0 ]; then echo "all passed"; else echo "$failed failed"; fi
[ "$failed" = 0 ]
