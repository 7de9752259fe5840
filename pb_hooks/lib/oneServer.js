/// The server writes into its data folder which process it is. A note left by a crash does no harm:
/// a process is known by its number together with the moment it began, and the boot that was in.
const NOTE = 'server.lock'
const STATE = 0
const BEGAN = 19

/** Takes the folder for this process, or throws where another one that still runs has it. */
function claim(folder) {
  const self = processAt('self')
  if (self === '') return // nobody can be told apart on this system; the port must do
  const note = `${folder}/${NOTE}`
  const holder = text(note)
  const [pid] = holder.split(' ')
  if (/^\d+$/.test(pid) && holder !== self && processAt(pid) === holder) {
    throw new Error(`The data folder ${folder} is in use by another server, process ${pid}.`)
  }
  $os.mkdirAll(folder, 0o700)
  $os.writeFile(note, self, 0o600)
}

/** A running process as "number began boot"; empty when there is none. */
function processAt(pid) {
  const boot = text('/proc/sys/kernel/random/boot_id').trim()
  return boot === '' ? fromPs(pid) : fromProc(pid, boot)
}

/** Linux; see proc(5), `stat`. */
function fromProc(pid, boot) {
  const stat = text(`/proc/${pid}/stat`)
  // The program's name stands in brackets and may hold anything, brackets and blanks too.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (stat === '' || 'ZX'.includes(fields[STATE])) return ''
  return `${stat.split(' ')[0]} ${fields[BEGAN]} ${boot}`
}

/** Elsewhere: what POSIX `ps` says, as the moment of the beginning. */
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
