import { closeSync, mkdirSync, openSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portIsFree } from '#tools/server/port.mjs'

/** Below the ports that Linux and macOS give to outgoing connections. */
const LOWEST = 20_000
const HIGHEST = 32_767

/**
 * A free port of the loopback address that no other test of this run gets. A port that is only free
 * now may be given to two servers, as one takes a second from choosing it to listening on it: a test
 * then talks to another test's shop.
 */
export async function reservedPort(): Promise<number> {
  const taken = join(tmpdir(), 'darzi-ports')
  mkdirSync(taken, { recursive: true })
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST + 1))
    if (reserve(join(taken, String(port))) && (await portIsFree(port))) return port
  }
}

/** Creates the file, unless another worker has. */
function reserve(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
