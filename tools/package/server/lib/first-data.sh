# Makes the data folder at the first start: the schema, the owner's account and the catalogue. It is
# made under another name and moved when whole, so an interrupted first start is a first start again.
make_first_data() (
  whole=$data
  data=$whole.$$.part
  trap 'rm -rf "$data"' EXIT
  trap 'exit 130' INT TERM HUP
  mkdir -p "$data"

  output=$(run_pocketbase migrate up) || true
  [ -f "$data/data.db" ] && ! say "$output" | grep -q -E '^(Error|panic):' ||
    complain "The database was not made: $output"

  # Without any superuser PocketBase offers its installer at each start. Nobody knows this one's
  # password; `pocketbase superuser` makes others.
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
  [ -n "$owner" ] || complain "The owner's account was not made: $output"

  mkdir -p "$whole"
  for each in "$data"/*; do
    [ "$each" = "$data/data.db" ] || mv "$each" "$whole/"
  done
  mv "$data/data.db" "$whole/" # last: it says that everything is there
  say "The shop is made. Owner: $owner"
  say 'The password is shown this once. A new one: owner.sh'
)
