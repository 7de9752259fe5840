#!/bin/sh
# Runs the shop until it is told to stop. The settings come from the environment; docs/running.md
# lists them. PocketBase takes this script's place, so that a signal goes straight to it.
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
. "$here/lib/house.sh"
. "$here/lib/first-data.sh"

find_pocketbase
other=$(server_process)
[ -z "$other" ] || complain "The data folder $data is in use by another server, process $other."
[ -f "$data/data.db" ] || make_first_data

# With a name of its own PocketBase gets a certificate for it and answers on both ports; else it
# speaks plain HTTP to this machine alone, where a proxy stands in front of it.
if [ -n "${DARZI_DOMAIN:-}" ]; then
  # Several names may be given, with blanks between them.
  set -- $DARZI_DOMAIN --http="${DARZI_HTTP:-0.0.0.0:80}" --https="${DARZI_HTTPS:-0.0.0.0:443}"
else
  set -- --http="${DARZI_HTTP:-127.0.0.1:${PORT:-8090}}"
fi

# Without a list PocketBase lets the pages of every site read its answers; the shop's own need none.
set -- "$@" --origins=https://none.invalid

with_flags exec "$pocketbase" serve "$@"
