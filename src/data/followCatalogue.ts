import { listen } from './realtime.ts'

/** The server's topic for "there is something newer than you know". */
const CATALOGUE = 'catalogue'

const LOCK = 'darzi-realtime'

/**
 * Calls back whenever the catalogue may have changed. One tab listens; when it closes, another
 * does. What it hears it tells the others by what it stores. Ends only where it cannot listen.
 */
export async function followCatalogue(onHint: () => void): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator.locks
  const follow = async () => {
    const listening = await listen('guest', { [CATALOGUE]: onHint })
    if (listening) await new Promise(() => {}) // the lock is held until the tab closes
  }
  if (locks) await locks.request(LOCK, follow)
  else await follow()
}
