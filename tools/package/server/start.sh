#!/bin/sh
# Runs the shop until it is stopped. The settings come from the environment; docs/running.md lists
# them. `exec` replaces this script with PocketBase, so signals reach it directly.
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
. "$here/lib/house.sh"
. "$here/lib/first-data.sh"

find_pocketbase
other=$(server_process)
[ -z "$other" ] || complain "The data folder $data is in use by another server, process $other."
[ -f "$data/data.db" ] || make_first_data

# With a domain, PocketBase gets its certificate and listens on both ports. Otherwise it serves plain
# HTTP on the loopback address, for a proxy in front of it.
if [ -n "${DARZI_DOMAIN:-}" ]; then
  # Unquoted: several domains are separated by spaces.
  set -- $DARZI_DOMAIN --http="${DARZI_HTTP:-0.0.0.0:80}" --https="${DARZI_HTTPS:-0.0.0.0:443}"
else
  set -- --http="${DARZI_HTTP:-127.0.0.1:${PORT:-8090}}"
fi

# By default PocketBase's CORS allows every origin; the shop's own pages need none.
set -- "$@" --origins=https://none.invalid

with_flags exec "$pocketbase" serve "$@"
