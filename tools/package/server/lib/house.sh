# Where a shop's data and backups are, and how to run PocketBase. Sourced by the scripts one folder up,
# which set `here` first. POSIX shell: it runs under dash, ash and bash.
set -eu
umask 077 # the data holds customers' addresses and measurements

data=${DARZI_DATA:-$here/pb_data}
backups=${DARZI_BACKUPS:-$(dirname -- "$data")/backups}

say() {
  printf '%s\n' "$*"
}

complain() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Sets `pocketbase`: the one in POCKETBASE_BIN, the one beside the scripts, or the right version on the
# PATH; downloads it otherwise.
find_pocketbase() {
  wanted=$(cat "$here/pocketbase.version")
  pocketbase=${POCKETBASE_BIN:-}
  if [ -n "$pocketbase" ]; then
    [ -x "$pocketbase" ] || complain "POCKETBASE_BIN names $pocketbase, which is not a program."
    return
  fi
  pocketbase=$here/pocketbase
  [ -x "$pocketbase" ] && return
  pocketbase=$(command -v pocketbase || true)
  [ -n "$pocketbase" ] && [ "$(version_of "$pocketbase")" = "$wanted" ] && return
  "$here/get-pocketbase.sh"
  pocketbase=$here/pocketbase
}

# The version that a PocketBase reports. It loads the hooks beside itself even for this; naming a missing
# folder prevents that.
version_of() {
  "$1" --version --hooksDir="$here/no-hooks" 2>/dev/null | sed -n 's/^.* version v*\([0-9][^ ]*\).*$/\1/p'
}

# Runs a command with PocketBase's flags. All folders are explicit because the defaults depend on where
# the binary is. A broken hook must stop the server (`hooksWatch` would prevent that), no schema change
# may write a migration automatically, and no SQL is printed. 40 JavaScript engines are enough for 20
# simultaneous orders.
with_flags() {
  export DARZI_PUBLIC_DIR="$here/dist"
  "$@" \
    --dir="$data" \
    --hooksDir="$here/pb_hooks" \
    --migrationsDir="$here/pb_migrations" \
    --publicDir="$here/dist" \
    --hooksWatch=false --hooksPool=40 --automigrate=false --dev=false
}

# Runs one PocketBase command and prints its output. Check that: the exit code is 0 on most failures.
run_pocketbase() {
  with_flags "$pocketbase" "$@" </dev/null 2>&1
}

# Unpacks a zip into a folder with the first tool that is installed.
unpack_zip() {
  if command -v unzip >/dev/null; then unzip -q -o "$1" -d "$2"
  elif command -v python3 >/dev/null; then python3 -m zipfile -e "$1" "$2"
  elif command -v bsdtar >/dev/null; then bsdtar -x -f "$1" -C "$2"
  else complain 'A zip has to be unpacked and this machine has neither unzip nor python3: install one.'
  fi
}

# Prints the id of the process that serves the data folder, or nothing. A lock left by a crash names
# another start time or boot.
server_process() {
  [ -r "$data/server.lock" ] || return 0
  read -r pid began boot <"$data/server.lock" || true # the file has no newline at its end
  [ -r "/proc/$pid/stat" ] && [ "$boot" = "$(cat /proc/sys/kernel/random/boot_id)" ] || return 0
  [ "$(sed 's/^.*) //' "/proc/$pid/stat" | cut -d ' ' -f 20)" = "$began" ] && say "$pid"
  return 0
}
