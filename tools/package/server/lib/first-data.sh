# Creates the data folder at the first start: the schema, the owner's account and the catalogue. It is
# created under a temporary name and moved when complete, so an interrupted first start begins again.
make_first_data() (
  whole=$data
  data=$whole.$$.part
  trap 'rm -rf "$data"' EXIT
  trap 'exit 130' INT TERM HUP
  mkdir -p "$data"

  output=$(run_pocketbase migrate up) || true
  [ -f "$data/data.db" ] && ! say "$output" | grep -q -E '^(Error|panic):' ||
    complain "The database was not created: $output"

  # Without any superuser PocketBase offers its installer at each start. This one's password is
  # discarded; `pocketbase superuser` creates usable ones.
  password=$(od -A n -N 24 -t x1 /dev/urandom | tr -d ' \n')
  output=$(run_pocketbase superuser upsert nobody@house.example "$password") || true
  case $output in
    *'Successfully saved superuser'*) ;;
    *) complain "The installer was not closed: $output" ;;
  esac

  catalogue=${DARZI_CATALOGUE:-$here/dist/catalogue.json}
  if [ "$catalogue" != none ]; then
    output=$(run_pocketbase catalogue "$catalogue") || true
    say "$output" | grep -q '^catalogue ' || complain "The catalogue was not loaded: $output"
  fi

  output=$(run_pocketbase owner --reset) || true
  owner=$(say "$output" | sed -n 's/^owner //p')
  [ -n "$owner" ] || complain "The owner's account was not created: $output"

  mkdir -p "$whole"
  for each in "$data"/*; do
    [ "$each" = "$data/data.db" ] || mv "$each" "$whole/"
  done
  mv "$data/data.db" "$whole/" # last: its presence means that everything is there
  say "The shop was created. Owner: $owner"
  say 'The password is shown only this once. owner.sh sets a new one.'
)
