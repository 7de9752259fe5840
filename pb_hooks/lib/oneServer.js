/// A lock file in the data folder names the server's process. A stale one from a crash does no
/// harm: a process is identified by its pid, start time and boot id.
const NOTE = 'server.lock'
const STATE = 0
const BEGAN = 19

/** Locks the folder for this process, or throws when a live process holds it. */
function claim(folder) {
  const self = processAt('self')
  if (self === '') return // no way to identify processes on this system; the port has to do
  const note = `${folder}/${NOTE}`
  const holder = text(note)
  const [pid] = holder.split(' ')
  if (/^\d+$/.test(pid) && holder !== self && processAt(pid) === holder) {
    throw new Error(`The data folder ${folder} is in use by another server, process ${pid}.`)
  }
  $os.mkdirAll(folder, 0o700)
  $os.writeFile(note, self, 0o600)
}

/** A live process as "pid start boot"; empty when there is none. */
function processAt(pid) {
  const boot = text('/proc/sys/kernel/random/boot_id').trim()
  return boot === '' ? fromPs(pid) : fromProc(pid, boot)
}

/** Linux; see proc(5), `stat`. */
function fromProc(pid, boot) {
  const stat = text(`/proc/${pid}/stat`)
  // The command name is in parentheses and may itself contain parentheses and spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (stat === '' || 'ZX'.includes(fields[STATE])) return ''
  return `${stat.split(' ')[0]} ${fields[BEGAN]} ${boot}`
}

/** Elsewhere: the start time by POSIX `ps`. */
function fromPs(pid) {
  try {
    const number = pid === 'self' ? printed('sh', '-c', 'echo $PPID') : pid
    const began = printed('ps', '-o', 'lstart=', '-p', number)
    return began === '' ? '' : `${number} ${began.replace(/\W+/g, '-')} ps`
  } catch (_noSuchProcess) {
    return ''
  }
}

function printed(...command) {
  return toString($os.cmd(...command).output()).trim()
}

function text(path) {
  try {
    return toString($os.readFile(path))
  } catch (_missing) {
    return ''
  }
}

module.exports = { claim }
