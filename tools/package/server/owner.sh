#!/bin/sh
# Creates the owner's account or sets a new password for it. The shop may stay open.
# Usage: owner.sh [e-mail]
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
. "$here/lib/house.sh"

find_pocketbase
[ -f "$data/data.db" ] || complain "There is no shop in $data yet. Run start.sh first: it creates the shop and its owner."
output=$(run_pocketbase owner --reset "$@") || true
owner=$(say "$output" | sed -n 's/^owner //p')
[ -n "$owner" ] || complain "The owner's account was not created: $output"
say "Owner: $owner"
