#!/bin/bash
# run.sh [BASE]: build the Windows program and its installer on Debian and try both under Wine; needs root.
#
# Everything is made by Windows' own Python, PySide6 and PyInstaller, so the spec, the installer's script and the frozen
# program are really tried. The result is a test build all the same, never a release: its Python comes from a third
# party's repackaging. BASE (else ~/.cache/cardtable-packaging) keeps what the next run need not fetch again.
#
# Debian 12's Wine 8 does not load Qt's libraries, so Wine 10 lives in a Debian 13 of its own, and a family with a
# space and foreign letters in its name lives in there.
set -euo pipefail

here=$(dirname "$(readlink -f "$0")")
root=$(readlink -f "$here/../../..")
base=${1:-$HOME/.cache/cardtable-packaging}
packages=(debootstrap nsis gcc-mingw-w64-x86-64-win32 osslsigncode openssl python3-venv git
  libglib2.0-0 libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3)
inner=(wine wine64 wine32:i386 xvfb xauth xdotool openbox imagemagick python3 fonts-dejavu-core fonts-liberation)
family='Amma Sigríður'

[ "$(id -u)" = 0 ] || { echo "This must be run by root: it makes a Debian of its own for Wine." >&2; exit 2; }
mkdir -p "$base/wine"
base=$(readlink -f "$base")
if [ -z "${CARDTABLE_WINE_INSIDE:-}" ]; then
  # Mounts and processes of our own, which end with this script whatever happens.
  CARDTABLE_WINE_INSIDE=1 exec unshare --mount --pid --fork --kill-child "$0" "$base"
fi

cache=$base/wine
system=$cache/root
build=$root/build/packaging
work=$build/wine
logs=$build/logs
export DEBIAN_FRONTEND=noninteractive

step() { # NAME COMMAND...: run it with its words in a log, tell how long it took, or stop with the log's end
  local name=$1 began=$SECONDS
  shift
  # In the background, since "set -e" does not hold in what "if" itself calls.
  "$@" > "$logs/wine-$name.log" 2>&1 &
  if wait $!; then
    echo "ok   $name ($((SECONDS - began)) s)"
  else
    echo "FAIL $name; the end of build/packaging/logs/wine-$name.log:" >&2
    tail -n 25 "$logs/wine-$name.log" >&2
    exit 1
  fi
}

install_tools() {
  local missing=()
  for package in "${packages[@]}"; do
    dpkg-query -W -f '${db:Status-Status}\n' "$package" 2> /dev/null | grep -qx installed || missing+=("$package")
  done
  [ "${#missing[@]}" = 0 ] && return
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends "${missing[@]}"
}

make_system() {
  if [ ! -f "$base/trixie.tar" ]; then
    local fresh=$cache/trixie.new
    rm -rf "$fresh"
    debootstrap --variant=minbase trixie "$fresh"
    tar cf "$base/trixie.tar.new" -C "$fresh" .
    mv "$base/trixie.tar.new" "$base/trixie.tar"
    rm -rf "$fresh"
  fi
  rm -rf --one-file-system "$system"
  mkdir -p "$system"
  tar xpf "$base/trixie.tar" -C "$system"
  cp /etc/resolv.conf "$system/etc/resolv.conf"
  chroot "$system" dpkg --add-architecture i386
  chroot "$system" apt-get update -qq
  chroot "$system" apt-get install -y -qq --no-install-recommends "${inner[@]}"
  # Not by useradd, which takes only plain names; Windows takes any, and Wine makes its folders of it.
  echo "$family:x:1000:1000::/home/family:/bin/bash" >> "$system/etc/passwd"
  echo 'family:x:1000:' >> "$system/etc/group"
  install -d -o 1000 -g 1000 "$system/home/family" "$system/work"
  mkdir -p "$system/repo" "$system/cache"
  printf '%s\n' "${inner[@]}" > "$system/made-with"
}

mount_all() {
  mount -t proc proc "$system/proc"
  mount -t tmpfs tmpfs "$system/dev"
  mkdir -p "$system/dev/shm"
  mount -t tmpfs tmpfs "$system/dev/shm"
  for node in null zero full random urandom tty; do
    cp -a "/dev/$node" "$system/dev/"
  done
  mount --bind "$root" "$system/repo"
  mount --bind "$cache" "$system/cache"
  mount --bind "$work" "$system/work"
}

as_family() { # COMMAND...: on a desktop of its own, with the Wine prefix
  # With no network but the machine itself, where the door of phones is tried; and X servers outside would be found
  # through their abstract sockets otherwise.
  unshare --net sh -c 'ip link set lo up; exec "$@"' sh chroot --userspec=1000:1000 "$system" /usr/bin/env -i HOME=/home/family LC_ALL=C.UTF-8 PATH=/usr/bin:/bin \
    WINEPREFIX=/home/family/prefix WINEDEBUG=-all WINEDLLOVERRIDES='mscoree=d;mshtml=d;winemenubuilder.exe=d;mscms=n' \
    PYTHONHASHSEED=0 PYTHONDONTWRITEBYTECODE=1 PYINSTALLER_ZLIB_COMPRESSION_LEVEL=0 \
    xvfb-run -a -s '-screen 0 1280x800x24' "$@"
}

make_prefix() { # a Windows as new
  rm -rf --one-file-system "$system/home/family/prefix"
  as_family sh -c 'wineboot -i && wineserver -w'
  for stub in icuuc mscms; do
    x86_64-w64-mingw32-gcc -Wall -Wextra -shared -O2 -nostdlib -Wl,-e,DllMain -o "$cache/$stub.dll" "$here/$stub.c"
    install -o 1000 -g 1000 "$cache/$stub.dll" "$system/home/family/prefix/drive_c/windows/system32/"
  done
}

freeze() {
  rm -rf "$work/dist" "$work/pyinstaller"
  as_family wine 'Z:\cache\python\python.exe' -m PyInstaller --noconfirm --log-level WARN \
    --distpath 'Z:\work\dist' --workpath 'Z:\work\pyinstaller' 'Z:\repo\packaging\common\cardtable.spec'
  test -f "$work/dist/CardTable/CardTable.exe"
}

installers() {
  "$build/venv/bin/python" "$here/installers.py" "$work/dist/CardTable" "$work"
}

mkdir -p "$logs" "$build/out"
began=$SECONDS
step tools install_tools
if ! printf '%s\n' "${inner[@]}" | cmp -s - "$system/made-with"; then
  step debian make_system
fi
# The chroot's wine is no user's: everything that the family writes is in "work".
rm -rf "$work"
install -d -o 1000 -g 1000 "$work" "$work/shots"
mount_all
step prefix make_prefix
step program python3 "$root/packaging/build.py" --wheel
step python "$build/venv/bin/python" "$here/windows_python.py" "$cache/python" "$build"/wheel/*.whl
step freeze freeze
step installers installers
step game "$build/venv/bin/python" "$root/packaging/common/saved_game.py" "$work"
as_family python3 /repo/packaging/windows/wine/checks.py | tee "$logs/wine-checks.log"
for setup in "$work"/CardTable-*-setup.exe; do
  cp "$setup" "$build/out/$(basename "$setup" .exe)-wine-test.exe"
done
echo "ok   everything ($((SECONDS - began)) s); pictures in build/packaging/wine/shots"
