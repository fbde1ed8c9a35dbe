#!/bin/bash
# build_appdir.sh FROZEN VERSION OUT [RUNTIME]: an AppImage of a folder made with CARDTABLE_SYSTEM_LIBRARIES=bundle.
# An AppImage is the type-2 runtime and a squashfs, one behind the other. Without RUNTIME only the squashfs is made,
# which is what can be tested where the runtime cannot be had.
set -euo pipefail
FROZEN=$(readlink -f "$1")
VERSION=$2
OUT=$(readlink -f "$3")
RUNTIME=${4:-}
HERE=$(dirname "$(readlink -f "$0")")
ROOT=$(readlink -f "$HERE/../..")
METADATA=$ROOT/build/packaging/metadata/linux
ICONS=$ROOT/build/packaging/icons
DESKTOP=$(basename "$METADATA"/*.desktop)
ID=${DESKTOP%.desktop}
A=$ROOT/build/packaging/AppDir
rm -rf "$A"
mkdir -p "$A/usr/lib" "$A/usr/bin" "$A/usr/share/"{applications,metainfo,mime/packages}
cp -a "$FROZEN" "$A/usr/lib/cardtable"
ln -s ../lib/cardtable/cardtable "$A/usr/bin/cardtable"
sed -e 's#/usr/games/##' -e /^TryExec/d "$METADATA/$DESKTOP" > "$A/usr/share/applications/$DESKTOP"
ln -s "usr/share/applications/$DESKTOP" "$A/$DESKTOP"
cp "$METADATA/$ID.metainfo.xml" "$A/usr/share/metainfo/$ID.appdata.xml"
cp "$METADATA/$ID.xml" "$A/usr/share/mime/packages/"
for size in 32 48 64 128 256 512; do
  install -Dm644 "$ICONS/cardtable-$size.png" "$A/usr/share/icons/hicolor/${size}x$size/apps/$ID.png"
done
ln -s "usr/share/icons/hicolor/256x256/apps/$ID.png" "$A/$ID.png"
ln -s "$ID.png" "$A/.DirIcon"
cat > "$A/AppRun" << 'RUN'
#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
exec "$here/usr/lib/cardtable/cardtable" "$@"
RUN
chmod 755 "$A/AppRun"
find "$A" -type d -exec chmod 755 {} +
NAME=$OUT/CardTable-$VERSION-$(uname -m)
rm -f "$NAME.squashfs"
# zstd, since the static runtime reads that and zlib, and not xz.
mksquashfs "$A" "$NAME.squashfs" -root-owned -noappend -comp zstd -Xcompression-level 22 -b 1M -no-progress -quiet
if [ -n "$RUNTIME" ]; then
  cat "$RUNTIME" "$NAME.squashfs" > "$NAME.AppImage"
  chmod 755 "$NAME.AppImage"
  rm "$NAME.squashfs"
fi
