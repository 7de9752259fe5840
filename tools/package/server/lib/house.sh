# Where a house keeps its things, and PocketBase with all its flags. Read by the scripts beside this
# folder, which set `here` first. POSIX shell: it runs under dash, ash and bash.
set -eu
umask 077 # the data folder holds people's addresses and measures

data=${DARZI_DATA:-$here/pb_data}
backups=${DARZI_BACKUPS:-$(dirname -- "$data")/backups}

say() {
  printf '%s\n' "$*"
}

complain() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Sets `pocketbase`: the one that POCKETBASE_BIN names, the one beside the scripts, or one on the
# path of the right version; else it is fetched.
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

# The version a PocketBase says it is. It reads the hooks beside itself even for that, so it is
# pointed at a folder that is not there.
version_of() {
  "$1" --version --hooksDir="$here/no-hooks" 2>/dev/null | sed -n 's/^.* version v*\([0-9][^ ]*\).*$/\1/p'
}

# Calls PocketBase with every folder named and its surprises off: a broken hook must stop the server,
# no schema change may write a migration by itself, and no SQL is printed. Of JavaScript engines it
# keeps enough for 20 orders at once.
with_flags() {
  export DARZI_PUBLIC_DIR="$here/dist"
  "$@" \
    --dir="$data" \
    --hooksDir="$here/pb_hooks" \
    --migrationsDir="$here/pb_migrations" \
    --publicDir="$here/dist" \
    --hooksWatch=false --hooksPool=40 --automigrate=false --dev=false
}

# Runs one PocketBase command. Its exit code is 0 on most failures: what it prints is what counts.
run_pocketbase() {
  with_flags "$pocketbase" "$@" </dev/null 2>&1
}

# Unpacks a zip into a folder with whatever the machine has for that.
unpack_zip() {
  if command -v unzip >/dev/null; then unzip -q -o "$1" -d "$2"
  elif command -v python3 >/dev/null; then python3 -m zipfile -e "$1" "$2"
  elif command -v bsdtar >/dev/null; then bsdtar -x -f "$1" -C "$2"
  else complain 'A zip has to be unpacked and this machine has neither unzip nor python3: install one.'
  fi
}

# The number of the process that serves the data folder; nothing when none does. A note left by a
# crash is told by the moment its process began.
server_process() {
  [ -r "$data/server.lock" ] || return 0
  read -r pid began boot <"$data/server.lock" || true # the note ends without a new line
  [ -r "/proc/$pid/stat" ] && [ "$boot" = "$(cat /proc/sys/kernel/random/boot_id)" ] || return 0
  [ "$(sed 's/^.*) //' "/proc/$pid/stat" | cut -d ' ' -f 20)" = "$began" ] && say "$pid"
  return 0
}
