#!/bin/bash
# test_deb.sh FILE.deb SUITE [OLDER.deb]: install the package in a bare Debian of that suite, use it as a person would,
# upgrade it, remove it. OLDER.deb is the version to upgrade from; without it, FILE.deb under an older number.
# Needs root, debootstrap, dpkg-deb, python3 and a Debian mirror; installs nothing on the machine itself. The bare
# systems are kept in CARDTABLE_CACHE (~/.cache/cardtable-packaging), pictures and logs go to build/packaging/logs.
set -uo pipefail
DEB=$(readlink -f "$1")
SUITE=$2
OLDER=${3:-}
ROOT=$(readlink -f "$(dirname "$(readlink -f "$0")")/../..")
CACHE=${CARDTABLE_CACHE:-$HOME/.cache/cardtable-packaging}
LOGS=$ROOT/build/packaging/logs
DESKTOP=$(basename "$ROOT"/build/packaging/metadata/linux/*.desktop)
BARE=$CACHE/$SUITE.tar
failed=0
mkdir -p "$CACHE" "$LOGS"
R=$(mktemp -d "$CACHE/run.XXXX")
# shellcheck disable=SC2317  # called by the trap
cleanup() {
  umount -l "$R/proc" "$R/dev/shm" "$R/dev" 2>/dev/null
  rm -rf --one-file-system "$R"
}
trap cleanup EXIT
say() {
  if [ "$2" = 0 ]; then echo "ok   $SUITE: $1"; else
    echo "FAIL $SUITE: $1"
    failed=1
  fi
}

# -- a bare system ----------------------------------------------------------------------------------------------------
if [ ! -f "$BARE" ]; then
  debootstrap --variant=minbase "$SUITE" "$BARE.new" > "$LOGS/debootstrap-$SUITE.log" 2>&1 || {
    tail "$LOGS/debootstrap-$SUITE.log"
    exit 1
  }
  tar -C "$BARE.new" -cf "$BARE" . && rm -rf "$BARE.new"
fi
tar -C "$R" -xf "$BARE"
cp /etc/resolv.conf "$R/etc/" 2>/dev/null
mount -t proc proc "$R/proc"
mount -t tmpfs tmpfs "$R/dev"
mkdir -p "$R/dev/shm"
mount -t tmpfs tmpfs "$R/dev/shm"
for device in null zero full random urandom tty; do cp -a /dev/$device "$R/dev/" 2>/dev/null; done
ln -sf /proc/self/fd "$R/dev/fd"
inside() {
  chroot "$R" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games DEBIAN_FRONTEND=noninteractive \
    LC_ALL=C.UTF-8 "$@"
}
player() {
  inside su -s /bin/bash amma -c "export PATH=/usr/bin:/bin:/usr/games HOME=/home/amma XDG_RUNTIME_DIR=/tmp/rt \
    LC_ALL=C.UTF-8; mkdir -p -m700 /tmp/rt; $1"
}
desktop() { player "xvfb-run -a -s '-screen 0 1300x820x24' dbus-run-session bash $1" > "$LOGS/desktop-$SUITE.log" 2>&1; }
actions() {  # how many actions the last kept game has
  python3 -c 'import sqlite3, sys
found = sqlite3.connect(sys.argv[1]).execute("select count(*) from entry group by game order by game desc").fetchone()
print(found[0] if found else 0)' "$R/home/amma/.local/share/cardtable/games.sqlite" 2>/dev/null || echo 0
}
DATA=$R/home/amma/.local/share/cardtable
inside apt-get update -qq > /dev/null 2>&1
inside useradd -m amma
cp "$DEB" "$R/tmp/new.deb"
if [ -n "$OLDER" ]; then cp "$OLDER" "$R/tmp/old.deb"; else
  T=$(mktemp -d)
  dpkg-deb -R "$DEB" "$T/p"
  sed -i 's/^Version: .*/Version: 0.0.1/' "$T/p/DEBIAN/control"
  touch "$T/p/usr/lib/cardtable/_internal/only-in-the-older-version"
  dpkg-deb --root-owner-group -Zgzip -z1 --build "$T/p" "$R/tmp/old.deb" > /dev/null
  rm -rf "$T"
fi

# -- the older version, with what it depends on and nothing else ------------------------------------------------------
inside apt-get install -y --no-install-recommends /tmp/old.deb > "$LOGS/install-$SUITE.log" 2>&1
say "apt installs an older version with its dependencies only" $?
# shellcheck disable=SC2016
inside sh -c 'for f in $(find /usr/lib/cardtable -type f -name "*.so*" ! -name libqgtk3.so) /usr/lib/cardtable/cardtable
  do ldd $f 2>/dev/null | grep "not found" | sed "s#^#$f:#"; done; true' > "$LOGS/missing-$SUITE.log"
[ ! -s "$LOGS/missing-$SUITE.log" ]
say "no library is missing" $?
player 'cardtable --self-test --report /tmp/bare.json' > "$LOGS/self-test-bare-$SUITE.log" 2>&1
say "self-test as an ordinary user, without a window" $?

# -- a desktop, and somebody who plays --------------------------------------------------------------------------------
inside apt-get install -y -qq --no-install-recommends xvfb xauth openbox xdotool x11-utils scrot libglib2.0-bin strace \
  shared-mime-info desktop-file-utils fonts-dejavu-core hicolor-icon-theme dbus dbus-x11 procps python3-minimal \
  man-db > /dev/null 2>&1
say "tools for the test" $?
cat > "$R/tmp/common.sh" << 'X'
window() { for _ in $(seq 60); do xdotool search --onlyvisible --name 'Card Table$' && return; sleep .25; done; }
begin() { openbox & sleep 1; }
place() { w=$(window | tail -1); xdotool windowactivate "$w" windowmove "$w" 0 0 windowsize "$w" 1280 780; sleep 1.5; }
X
cat > "$R/tmp/play.sh" << X
. /tmp/common.sh; begin
mkdir -p ~/.local/share/cardtable
echo '{"language": "en", "pace": "brisk", "theme": "night", "text_scale": 100}' > ~/.local/share/cardtable/settings.json
gio launch /usr/share/applications/$DESKTOP & place; scrot -o /tmp/menu.png
xdotool mousemove 190 474 click 1; sleep 1.5; xdotool mousemove 1168 745 click 1; sleep 3
for i in \$(seq 14); do xdotool key Right; sleep .2; xdotool key Return; sleep .3; xdotool key d; sleep .4; done; sleep 1
scrot -o /tmp/play.png; pkill -9 -x cardtable
X
chmod 644 "$R"/tmp/*.sh
desktop /tmp/play.sh
played=$(actions)
[ "$played" -ge 5 ]
say "started by its menu entry, played by mouse and keys ($played actions), killed in the middle" $?
cp "$DATA/settings.json" "$R/tmp/settings.before" 2>/dev/null

# -- upgrade ----------------------------------------------------------------------------------------------------------
inside apt-get install -y --no-install-recommends /tmp/new.deb > "$LOGS/upgrade-$SUITE.log" 2>&1
say "upgrade to $(dpkg-deb -f "$DEB" Version)" $?
[ ! -e "$R/usr/lib/cardtable/_internal/only-in-the-older-version" ]
say "nothing of the older version is left" $?
cmp -s "$DATA/settings.json" "$R/tmp/settings.before" && [ "$(actions)" = "$played" ]
say "settings and games are as they were" $?
player 'xvfb-run -a -s "-screen 0 1300x820x24" cardtable --self-test --qpa xcb --report /tmp/st.json \
  --screenshot /tmp/self-test.png' > "$LOGS/self-test-$SUITE.log" 2>&1
say "self-test in a real window: a whole match with computer players in their own process" $?
grep -q '"frozen": true' "$R/tmp/st.json"
say "it was the installed program that was tested" $?
inside test -f /usr/share/mime/application/vnd.cardtable.game+json.xml
say "the file type is registered" $?
inside grep -q "application/vnd.cardtable.game+json=$DESKTOP" /usr/share/applications/mimeinfo.cache
say "the desktop opens saved games with the program" $?
inside man -w cardtable > /dev/null 2>&1
say "the manual page is found" $?
cat > "$R/tmp/again.sh" << X
. /tmp/common.sh; begin
gio launch /usr/share/applications/$DESKTOP & place; scrot -o /tmp/continue.png
cp /tmp/game.cardtable "\$HOME/Ömmuspil – 三.cardtable"
gio open "\$HOME/Ömmuspil – 三.cardtable"; sleep 5
scrot -o /tmp/open.png; pkill -x cardtable; sleep 2
gio open "\$HOME/Ömmuspil – 三.cardtable"; place; sleep 1; scrot -o /tmp/open-cold.png; pkill -x cardtable; sleep 1
X
"$ROOT/build/packaging/venv/bin/python" -P "$ROOT/packaging/common/saved_game.py" "$R/tmp/game.cardtable" && chmod 644 "$R"/tmp/again.sh "$R/tmp/game.cardtable"
games() { python3 -c 'import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute("select count(*) from game").fetchone()[0])' "$DATA/games.sqlite"; }
before=$(games)
desktop /tmp/again.sh
[ "$(games)" = $((before + 2)) ]
say "a saved game opens by its file, in the open window and by itself" $?

# -- no network -------------------------------------------------------------------------------------------------------
player 'strace -f -qq -e trace=socket -o /tmp/sockets xvfb-run -a -s "-screen 0 1300x820x24" cardtable --self-test \
  --qpa xcb' > "$LOGS/strace-$SUITE.log" 2>&1
say "self-test under strace" $?
# xvfb-run's X server and xauth listen where they please; the program is told apart by what it was started as.
grep -c 'AF_UNIX' "$R/tmp/sockets" > /dev/null && ! grep -E 'AF_INET|AF_NETLINK|AF_PACKET' "$R/tmp/sockets" > "$LOGS/network-$SUITE.log"
say "no network socket was ever asked for" $?

# -- removal ----------------------------------------------------------------------------------------------------------
find "$DATA" -type f ! -name '*.lock' -exec md5sum {} + | sort > "$R/tmp/kept.before"
inside apt-get purge -y -qq cardtable > /dev/null 2>&1
say "purge" $?
find "$R/usr" "$R/etc" "$R/var/lib/dpkg/info" -path "$R*cardtable*" -printf '%P\n' > "$LOGS/left-$SUITE.log"
[ ! -s "$LOGS/left-$SUITE.log" ]
say "nothing of the program is left" $?
head -5 "$LOGS/left-$SUITE.log"
! inside grep -q cardtable /usr/share/applications/mimeinfo.cache
say "the desktop no longer knows it" $?
find "$DATA" -type f ! -name '*.lock' -exec md5sum {} + | sort | cmp -s - "$R/tmp/kept.before"
say "the family's games and settings are untouched" $?
for picture in menu play self-test continue open open-cold; do
  cp "$R/tmp/$picture.png" "$LOGS/deb-$SUITE-$picture.png" 2>/dev/null
done
cp "$R/tmp/st.json" "$LOGS/self-test-$SUITE.json" 2>/dev/null
exit $failed
