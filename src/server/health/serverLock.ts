import { readText } from '#server/pocketbase/files.ts'

const LOCK = 'server.lock'

// Places in /proc/<pid>/stat after the command name; see proc(5).
const STATE = 0
const START_TIME = 19

/**
 * Locks the data folder for this process, or throws when a live process holds it: two servers would
 * each send every mail, and phones subscribed to one would miss the writes of the other. A stale
 * lock from a crash does no harm: a process is identified by its pid, start time and boot id.
 */
export function lockDataFolder(folder: string): void {
  const self = processAt('self')
  if (self === '') return // no way to identify processes on this system; the port has to do
  const lock = `${folder}/${LOCK}`
  const holder = readText(lock)
  const [pid = ''] = holder.split(' ')
  if (/^\d+$/.test(pid) && holder !== self && processAt(pid) === holder) {
    throw new Error(`The data folder ${folder} is in use by another server, process ${pid}.`)
  }
  $os.mkdirAll(folder, 0o700)
  $os.writeFile(lock, self, 0o600)
}

/** A live process as "pid start boot"; empty when there is none. */
function processAt(pid: string): string {
  const boot = readText('/proc/sys/kernel/random/boot_id').trim()
  return boot === '' ? fromPs(pid) : fromProc(pid, boot)
}

/** Linux. */
function fromProc(pid: string, boot: string): string {
  const stat = readText(`/proc/${pid}/stat`)
  // The command name is in parentheses and may itself contain parentheses and spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (stat === '' || 'ZX'.includes(fields[STATE] ?? '')) return ''
  return `${stat.split(' ')[0] ?? ''} ${fields[START_TIME] ?? ''} ${boot}`
}

/** Elsewhere: the start time by POSIX `ps`. */
function fromPs(pid: string): string {
  try {
    const number = pid === 'self' ? outputOf('sh', '-c', 'echo $PPID') : pid
    const start = outputOf('ps', '-o', 'lstart=', '-p', number)
    return start === '' ? '' : `${number} ${start.replace(/\W+/g, '-')} ps`
  } catch {
    return '' // no such process
  }
}

function outputOf(name: string, ...args: string[]): string {
  return toString($os.cmd(name, ...args).output()).trim()
}
