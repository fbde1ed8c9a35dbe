#!/usr/bin/env bash
# build_dmg.sh APP OUT.dmg: sign the bundle, pack it into a disk image, have Apple notarise it. Runs on macOS only.
#
#   MACOS_SIGN_ID     "Developer ID Application: NAME (TEAM)" in a keychain; without it the signature is ad hoc, and
#                     families see the warning that docs/install/ explains
#   NOTARY_PROFILE    a profile made by `xcrun notarytool store-credentials`; without it nothing is notarised
#   NOTARY_KEYCHAIN   the keychain which that profile lies in, if it is not the login keychain
#   DMGBUILD          the program dmgbuild, if it is not the one of packaging/build.py's environment
set -euo pipefail

if [ $# -ne 2 ]; then
  echo "usage: $0 APP OUT.dmg" >&2
  exit 2
fi
app=$1
image=$2
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
identity=${MACOS_SIGN_ID:--}
dmgbuild=${DMGBUILD:-$root/build/packaging/venv/bin/dmgbuild}

if [ "$identity" = - ]; then stamp=--timestamp=none; else stamp=--timestamp; fi

sign() {
  codesign --force --options runtime --entitlements "$here/entitlements.plist" "$stamp" --sign "$identity" "$1"
}

# From the inside outwards, since an outer signature covers the inner ones: every library and program, then the
# frameworks, then the bundle. Never --deep: it signs in an order of its own and skips what it does not know.
find "$app/Contents" -type f -print0 | while IFS= read -r -d '' file; do
  case $(file -b "$file") in
    *Mach-O*) sign "$file" ;;
  esac
done
find "$app/Contents" -depth -type d -name '*.framework' -print0 | while IFS= read -r -d '' framework; do
  sign "$framework"
done
sign "$app"
codesign --verify --deep --strict --verbose=2 "$app"
plutil -lint "$app/Contents/Info.plist"

rm -f "$image"
# The system's indexer sometimes holds the fresh image; dmgbuild then tries again to let go of it.
"$dmgbuild" --detach-retries 15 -s "$here/dmg_settings.py" -D app="$app" "Card Table" "$image"

if [ "$identity" != - ]; then
  codesign --force --timestamp --sign "$identity" "$image"
fi

if [ -n "${NOTARY_PROFILE:-}" ]; then
  if [ "$identity" = - ]; then
    echo "Apple notarises signed programs only: NOTARY_PROFILE needs MACOS_SIGN_ID." >&2
    exit 1
  fi
  account=(--keychain-profile "$NOTARY_PROFILE")
  if [ -n "${NOTARY_KEYCHAIN:-}" ]; then account+=(--keychain "$NOTARY_KEYCHAIN"); fi
  # A refusal is told in the answer and explained in a log of its own, which nobody would see otherwise.
  answer=$(xcrun notarytool submit "$image" "${account[@]}" --wait --timeout 45m --output-format json) || true
  echo "$answer"
  status=$(plutil -extract status raw -o - - <<<"$answer") || status=unknown
  if [ "$status" != Accepted ]; then
    number=$(plutil -extract id raw -o - - <<<"$answer") && xcrun notarytool log "$number" "${account[@]}" >&2
    echo "Apple did not notarise the image: $status" >&2
    exit 1
  fi
  # The ticket goes along with the image, so that a machine without the internet finds it.
  xcrun stapler staple "$image"
  xcrun stapler validate "$image"
  spctl --assess --type open --context context:primary-signature --verbose "$image"
fi
ls -l "$image"
