import { readdirSync, readFileSync } from 'node:fs'
import type { Shop } from './shopServer.ts'

/** Memory is swept as often as in production, for a test of how much a server needs. */
export const PRODUCTION_MEMORY = { GOGC: '100' }

/**
 * The resources that a shop's PocketBase process has used so far. Reads Linux's /proc.
 * @returns `peakMb` the largest resident memory in MB, `cpuMs` the processor time in milliseconds
 */
export function serverUse(shop: Pick<Shop, 'binary' | 'port'>): { peakMb: number; cpuMs: number } {
  const pid = pidOf(shop)
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const peakKb = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1])
  // After the name, which may contain spaces: fields 14 and 15 are user and system time in ticks of
  // 10 ms.
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[A-Z] )/)
  const [user, system] = after.split(' ').slice(11, 13).map(Number)
  return { peakMb: peakKb / 1024, cpuMs: 10 * ((user ?? NaN) + (system ?? NaN)) }
}

function pidOf({ binary, port }: Pick<Shop, 'binary' | 'port'>): string {
  const pid = readdirSync('/proc').find((name) => {
    const [program, ...args] = argumentsOf(name)
    return program === binary && args.includes(`--http=127.0.0.1:${port}`)
  })
  if (pid === undefined) throw new Error(`no PocketBase runs on port ${port}`)
  return pid
}

/** Empty for an entry that is not a process, or one that has just ended. */
function argumentsOf(name: string): string[] {
  if (!/^\d+$/.test(name)) return []
  try {
    return readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}
