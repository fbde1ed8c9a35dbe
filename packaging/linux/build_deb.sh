#!/bin/bash
# build_deb.sh FROZEN VERSION OUT: the folder that PyInstaller made with CARDTABLE_SYSTEM_LIBRARIES=drop, as a .deb.
# packaging/build.py calls it, after it has filled the templates and drawn the icons.
set -euo pipefail
FROZEN=$(readlink -f "$1")
VERSION=$2
OUT=$(readlink -f "$3")
HERE=$(dirname "$(readlink -f "$0")")
ROOT=$(readlink -f "$HERE/../..")
METADATA=$ROOT/build/packaging/metadata/linux
ICONS=$ROOT/build/packaging/icons
DESKTOP=$(basename "$METADATA"/*.desktop)
ID=${DESKTOP%.desktop}
ARCH=$(dpkg --print-architecture)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$ROOT" log -1 --format=%ct 2>/dev/null || echo 1767225600)}
export SOURCE_DATE_EPOCH

WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT
P=$WORK/debian/cardtable
SHARE=$P/usr/share
install -d "$P/DEBIAN" "$P/usr/lib" "$P/usr/games" \
  "$SHARE"/{applications,metainfo,mime/packages,man/man6,doc/cardtable,lintian/overrides}

# -- the program ------------------------------------------------------------------------------------------------------
cp -a "$FROZEN" "$P/usr/lib/cardtable"
ln -s ../lib/cardtable/cardtable "$P/usr/games/cardtable"
find "$P/usr/lib/cardtable" -type d -exec chmod 755 {} +
find "$P/usr/lib/cardtable" -type f -exec chmod 644 {} +
chmod 755 "$P/usr/lib/cardtable/cardtable"
mv "$P/usr/lib/cardtable/_internal/licenses" "$SHARE/doc/cardtable/licenses"
ln -s ../../../share/doc/cardtable/licenses "$P/usr/lib/cardtable/_internal/licenses"

# -- what desktops look for -------------------------------------------------------------------------------------------
install -m644 "$METADATA/$ID.desktop" "$SHARE/applications/"
install -m644 "$METADATA/$ID.metainfo.xml" "$SHARE/metainfo/"
install -m644 "$METADATA/$ID.xml" "$SHARE/mime/packages/"
for size in 16 22 24 32 48 64 128 256 512; do
  install -Dm644 "$ICONS/cardtable-$size.png" "$SHARE/icons/hicolor/${size}x$size/apps/$ID.png"
  install -Dm644 "$ICONS/document-$size.png" "$SHARE/icons/hicolor/${size}x$size/mimetypes/$ID-game.png"
done
gzip -9nc "$METADATA/cardtable.6" > "$SHARE/man/man6/cardtable.6.gz"
install -m644 "$METADATA/copyright" "$SHARE/doc/cardtable/copyright"
install -m644 "$HERE/lintian-overrides" "$SHARE/lintian/overrides/cardtable"
MAINTAINER=$(sed -n 's/^Maintainer: //p' "$METADATA/control-head")
{
  printf 'cardtable (%s) unstable; urgency=medium\n\n  * Release %s; CHANGELOG.md of the sources tells what is new.\n\n' \
    "$VERSION" "$VERSION"
  printf ' -- %s  %s\n' "$MAINTAINER" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")"
} | gzip -9n > "$SHARE/doc/cardtable/changelog.gz"

# -- what it depends on, from what the ELF files really link to -------------------------------------------------------
printf 'Source: cardtable\nPackage: cardtable\nArchitecture: any\n' > "$WORK/debian/control"
args=()
while IFS= read -r -d '' file; do
  [ "$(head -c4 "$file" | tr -d '\0')" = $'\x7fELF' ] || continue
  # Qt's theme for GNOME uses GTK where it is, which the control file recommends; it must not force it on anybody.
  case $file in */platformthemes/libqgtk3.so) ;; *) args+=(-e"$file") ;; esac
done < <(find "$P/usr/lib/cardtable" -type f -print0)
while IFS= read -r folder; do args+=(-l"$folder"); done \
  < <(find "$P/usr/lib/cardtable/_internal" -type d \( -name _internal -o -name lib -o -name PySide6 -o -name shiboken6 \))
found=$(cd "$WORK" && dpkg-shlibdeps -O --ignore-missing-info "${args[@]}" 2> "$WORK/shlibdeps.log") || {
  grep error "$WORK/shlibdeps.log" >&2
  exit 1
}
# Only the bounds that matter across distributions stay (glibc, libstdc++): the others come from the build machine's
# symbols files, and would refuse older systems on which the program runs.
relaxed() {
  tr ',' '\n' <<< "$1" | sed -E 's/^ +//; /^(libc6|libstdc\+\+6) /!s/ \(.*\)//' | sort -u | paste -sd, | sed 's/,/, /g'
}
DEPENDS=$(relaxed "$(sed -n 's/^shlibs:Depends=//p' <<< "$found")")
sed -e "s/%ARCH%/$ARCH/" -e "s/%SIZE%/$(du -ks --apparent-size "$P/usr" | cut -f1)/" -e "s/%DEPENDS%/$DEPENDS/" \
  "$METADATA/control-head" > "$P/DEBIAN/control"

# -- the same inputs give the same bytes ------------------------------------------------------------------------------
(cd "$P" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) > "$P/DEBIAN/md5sums"
find "$P" -newermt "@$SOURCE_DATE_EPOCH" -print0 | xargs -0r touch -h -d "@$SOURCE_DATE_EPOCH"
# xz, since dpkg older than Debian 12's cannot read zstd.
dpkg-deb --root-owner-group -Zxz -z9 --build "$P" "$OUT/cardtable_${VERSION}_$ARCH.deb"
