#!/bin/sh
# Replaces the data with a backup: an archive from backup.sh, a zip from PocketBase's own backups, or a
# folder that contains a data.db (from Litestream). Stop the shop first. The replaced data is kept under
# another name.
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

rm -rf "$data"/.*-litestream # Litestream's state belongs to the replaced database

# Opens, checks and migrates the database before it replaces the old one. The new epoch tells phones
# that their cursors belong to another history.
output=$(run_pocketbase epoch) || true
say "$output" | grep -q '^epoch ' || complain "The backup is damaged. Nothing was changed: $output"

if [ -e "$whole" ]; then
  # PocketBase's own backups belong to the shop, not to one state of its data. They are copied first:
  # the disk may be full, and between the two moves there is no shop.
  [ ! -d "$whole/backups" ] || [ -e "$data/backups" ] || cp -R "$whole/backups" "$data/backups" ||
    complain "The backups in $whole could not be copied. Nothing was changed."
  before=$whole.before-$(date -u +%Y%m%d-%H%M%S)
  mv "$whole" "$before"
  say "The replaced data is in $before"
fi
mv "$data" "$whole"
say "restored $source"
