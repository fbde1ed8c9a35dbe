#!/bin/bash
# sign.sh FILE: sign a Windows program in place. Without a key it says "unsigned" and leaves the file as it is.
#
# CODESIGN_COMMAND   a command that signs the file named after it (a cloud service's or a token's tool), or
# CODESIGN_PFX       a certificate with its key, with
# CODESIGN_PASS_FILE the file that holds its password, and
# CODESIGN_TSA       the address of a time stamp service (RFC 3161); without it the signature ends with the certificate
set -euo pipefail
file=$1

if [ -n "${CODESIGN_COMMAND:-}" ]; then
  # The command may have arguments, so the shell has to read it.
  bash -c "$CODESIGN_COMMAND \"\$1\"" sign "$file"
elif [ -n "${CODESIGN_PFX:-}" ]; then
  stamp=()
  [ -z "${CODESIGN_TSA:-}" ] || stamp=(-ts "$CODESIGN_TSA")
  osslsigncode sign -pkcs12 "$CODESIGN_PFX" -readpass "${CODESIGN_PASS_FILE:?}" -h sha256 -n "Card Table" \
    "${stamp[@]}" -in "$file" -out "$file.signed" > /dev/null
  mv "$file.signed" "$file"
else
  echo "unsigned: $file"
  exit 0
fi
echo "signed: $file"
