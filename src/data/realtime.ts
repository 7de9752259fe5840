import { client } from './pocketbase.ts'

/** The server's topic for "there is something newer than you know". */
const CATALOGUE = 'catalogue'

const LOCK = 'darzi-realtime'

/**
 * Calls back whenever the catalogue may have changed: on the server's word, and on each connection
 * after the first, as nothing is repeated of what was said in between. One tab listens; when it
 * closes, another does. What it hears it tells the others by what it stores.
 */
export async function followCatalogue(onHint: () => void): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator.locks
  const listen = async () => {
    await listenForHints(onHint)
    await new Promise(() => {}) // the lock is held until the tab closes
  }
  if (locks) await locks.request(LOCK, listen)
  else await listenForHints(onHint)
}

async function listenForHints(onHint: () => void): Promise<void> {
  const pb = await client('guest')
  let connections = 0
  const connected = () => {
    connections += 1
    if (connections > 1) onHint()
  }
  try {
    await pb.realtime.subscribe('PB_CONNECT', connected)
    await pb.realtime.subscribe(CATALOGUE, onHint)
  } catch {
    // The client goes on trying by itself; pulls every few minutes stand in meanwhile.
  }
}
