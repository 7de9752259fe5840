#!/bin/sh
# Puts a backup in the place of the data: an archive of backup.sh, a zip of PocketBase's own backups,
# or a folder with a data.db in it (from Litestream). The shop must be shut. What was there is kept
# under another name.
# Usage: restore.sh <archive or folder>
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
. "$here/lib/house.sh"

source=${1:-}
[ -n "$source" ] || complain 'Usage: restore.sh <archive or folder>'
[ -e "$source" ] || complain "There is no $source."
find_pocketbase
other=$(server_process)
[ -z "$other" ] || complain "The shop is open (process $other). Shut it first."

whole=$data
data=$whole.$$.part
trap 'rm -rf "$data"' EXIT
trap 'exit 130' INT TERM HUP
mkdir -p "$data"
if [ -d "$source" ]; then
  cp -R "$source/." "$data/"
else
  case $source in
    *.zip) unpack_zip "$source" "$data" ;;
    *) tar -xzf "$source" -C "$data" ;;
  esac || complain "$source cannot be unpacked. Nothing was changed."
fi
[ -f "$data/data.db" ] || complain "$source does not contain data.db. Nothing was changed."

rm -rf "$data"/.*-litestream # what Litestream noted belongs to the other history

# A database is opened, looked through and brought to this version before it takes the old one's
# place. The new epoch tells phones that what they count from is another history.
output=$(run_pocketbase epoch) || true
say "$output" | grep -q '^epoch ' || complain "The backup is not whole; nothing was changed: $output"

if [ -e "$whole" ]; then
  before=$whole.before-$(date -u +%Y%m%d-%H%M%S)
  mv "$whole" "$before"
  # PocketBase's own backups belong to the house, not to one state of its data.
  [ ! -d "$before/backups" ] || [ -e "$data/backups" ] || cp -R "$before/backups" "$data/backups"
  say "What was there is in $before"
fi
mv "$data" "$whole"
say "restored $source"
