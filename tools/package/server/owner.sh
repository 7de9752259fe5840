#!/bin/sh
# Makes the owner's account or gives it a new password, also while the shop is open.
# Usage: owner.sh [e-mail]
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
. "$here/lib/house.sh"

find_pocketbase
[ -f "$data/data.db" ] || complain "There is no shop in $data yet. The first start.sh makes it, with the owner."
output=$(run_pocketbase owner --reset "$@") || true
owner=$(say "$output" | sed -n 's/^owner //p')
[ -n "$owner" ] || complain "The owner's account was not made: $output"
say "Owner: $owner"
