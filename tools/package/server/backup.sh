#!/bin/sh
# Writes an archive of the database and the uploaded files to DARZI_BACKUPS and deletes the oldest
# archives beyond DARZI_BACKUPS_KEPT. The shop may stay open. restore.sh restores the archive.
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
. "$here/lib/house.sh"

kept=${DARZI_BACKUPS_KEPT:-14}
case $kept in
  '' | *[!0-9]* | 0) complain "DARZI_BACKUPS_KEPT is \"$kept\", which is not a whole number above 0." ;;
esac
find_pocketbase
[ -f "$data/data.db" ] || complain "There is no shop in $data."

mkdir -p "$backups"
part=$backups/darzi.$$.part
trap 'rm -rf "$part"' EXIT
trap 'exit 130' INT TERM HUP
mkdir "$part"

# The database comes first: an extra file does no harm, but every file it refers to has to be there.
output=$(run_pocketbase snapshot "$part/data.db") || true
say "$output" | grep -q '^snapshot ' || complain "The database was not copied: $output"
mkdir -p "$part/storage"
[ ! -d "$data/storage" ] || cp -R "$data/storage/." "$part/storage/"

tar -czf "$part/whole.tar.gz" -C "$part" data.db storage
name=darzi-$(date -u +%Y%m%d-%H%M%S).tar.gz
mv "$part/whole.tar.gz" "$backups/$name"

ls "$backups" | grep '^darzi-[0-9]\{8\}-[0-9]\{6\}\.tar\.gz$' | sort -r | tail -n "+$((kept + 1))" |
  while read -r old; do rm -f "$backups/$old"; done
say "backup $backups/$name"
