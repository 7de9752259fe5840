import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Linux counts in ticks of this length. */
const TICK_MS = 10

/**
 * Processor time that the server on this data folder has used, in milliseconds, on systems that report
 * it (Linux; see proc(5), `stat`); else 0. @param {string} data
 */
export function processorMs(data) {
  try {
    const [pid = ''] = readFileSync(join(data, 'server.lock'), 'utf8').split(' ')
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return 0
  }
}
