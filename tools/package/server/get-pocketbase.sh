#!/bin/sh
# Downloads the official PocketBase in the version that this shop needs and puts it beside this script
# if its SHA-256 matches pocketbase.sha256. POCKETBASE_RELEASE_URL names a mirror.
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
. "$here/lib/house.sh"
umask 022 # every shop on this machine runs it under its own user

version=$(cat "$here/pocketbase.version")
if [ -x "$here/pocketbase" ] && [ "$(version_of "$here/pocketbase")" = "$version" ]; then
  say "PocketBase $version is here already."
  exit 0
fi

case $(uname -s) in
  Linux) system=linux ;;
  Darwin) system=darwin ;;
  *) complain "No PocketBase is published for $(uname -s); name one: POCKETBASE_BIN=/path/to/pocketbase" ;;
esac
case $(uname -m) in
  x86_64 | amd64) processor=amd64 ;;
  aarch64 | arm64) processor=arm64 ;;
  armv7*) processor=armv7 ;;
  *) complain "No PocketBase is published for $(uname -m); name one: POCKETBASE_BIN=/path/to/pocketbase" ;;
esac
asset=pocketbase_${version}_${system}_${processor}.zip
wanted=$(sed -n "s/^\([0-9a-f]\{64\}\)  $asset\$/\1/p" "$here/pocketbase.sha256")
[ -n "$wanted" ] || complain "pocketbase.sha256 does not list $asset."
base=${POCKETBASE_RELEASE_URL:-https://github.com/pocketbase/pocketbase/releases/download/v$version}

part=$here/pocketbase.$$.part
trap 'rm -rf "$part"' EXIT
trap 'exit 130' INT TERM HUP
mkdir "$part"

say "Downloading PocketBase $version ($asset) …"
if command -v curl >/dev/null; then
  curl --fail --silent --show-error --location --retry 2 --connect-timeout 20 --speed-time 60 \
    --speed-limit 1 --output "$part/$asset" "$base/$asset" || failed=$?
elif command -v wget >/dev/null; then
  wget --quiet --tries 3 --timeout 60 --output-document="$part/$asset" "$base/$asset" || failed=$?
else
  complain 'Neither curl nor wget is here: install one, or name a PocketBase: POCKETBASE_BIN=/path/to/pocketbase'
fi
[ -z "${failed:-}" ] || complain "$base/$asset could not be fetched whole. Nothing was kept."

if command -v sha256sum >/dev/null; then got=$(sha256sum "$part/$asset")
else got=$(shasum -a 256 "$part/$asset")
fi
got=${got%% *}
[ "$got" = "$wanted" ] ||
  complain "$asset has the SHA-256 $got, expected $wanted. It was not kept."

unpack_zip "$part/$asset" "$part"
[ -f "$part/pocketbase" ] || complain "$asset does not contain pocketbase."
chmod 755 "$part/pocketbase"
said=$(version_of "$part/pocketbase" || true)
[ "$said" = "$version" ] || complain "The program in $asset does not run here (it printed \"$said\")."
mv "$part/pocketbase" "$here/pocketbase"
say "PocketBase $version is at $here/pocketbase"
