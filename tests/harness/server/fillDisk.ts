import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shop } from './shopServer.ts'

/**
 * Lets the server write no byte to any file, as on a full disk, by its limit on the size of files
 * (RLIMIT_FSIZE; no root needed): SQLite and the system report a failed write.
 */
export function fillDisk({ folders }: Shop, isFull: boolean): void {
  const [pid = ''] = readFileSync(join(folders.data, 'server.lock'), 'utf8').split(' ')
  const limit = isFull ? '0:unlimited' : 'unlimited:unlimited'
  try {
    execFileSync('prlimit', ['--pid', pid, `--fsize=${limit}`], { stdio: 'pipe' })
  } catch (error) {
    throw new Error(`This test needs Linux and prlimit (util-linux): ${String(error)}`)
  }
}
