/// The server writes into its data folder which process it is. A note left by a crash does no harm:
/// a process is known by its number together with the moment it began, and the boot that was in.
const NOTE = 'server.lock'
const STATE = 0
const BEGAN = 19

/** Takes the folder for this process, or throws where another one that still runs has it. */
function claim(folder) {
  const self = processAt('self')
  if (self === '') return // no /proc on this system: nobody can be told apart, the port must do
  const note = `${folder}/${NOTE}`
  const holder = text(note)
  const [pid] = holder.split(' ')
  if (holder !== '' && holder !== self && processAt(pid) === holder) {
    throw new Error(`The data folder ${folder} is in use by another server, process ${pid}.`)
  }
  $os.mkdirAll(folder, 0o700)
  $os.writeFile(note, self, 0o600)
}

/** A running process as "number began boot"; empty when there is none. See proc(5), `stat`. */
function processAt(pid) {
  const stat = text(`/proc/${pid}/stat`)
  // The program's name stands in brackets and may hold anything, brackets and blanks too.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (stat === '' || 'ZX'.includes(fields[STATE])) return ''
  const boot = text('/proc/sys/kernel/random/boot_id').trim()
  return `${stat.split(' ')[0]} ${fields[BEGAN]} ${boot}`
}

function text(path) {
  try {
    return toString($os.readFile(path))
  } catch (_missing) {
    return ''
  }
}

module.exports = { claim }
