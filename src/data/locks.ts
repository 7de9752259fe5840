import { newRecordId } from './newRecordId.ts'
import { inDatabase } from './database.ts'

/** A run that has not shown itself for so long is frozen: a tab put to sleep keeps its lock. */
const STALE_AFTER_MS = 45_000

let tab = ''

/** Names this tab among all others. */
export function tabName(): string {
  tab ||= newRecordId()
  return tab
}

type Work = (beat: () => Promise<void>) => Promise<void>

/**
 * Does the work in one tab at a time. Where another tab is at it, this one waits as long as it has
 * patience, and then does nothing, unless that tab has been silent for too long: then its lock is
 * taken away. Without locks in the browser each tab works; ids make that safe.
 * @returns whether the work was done here.
 */
export async function alone(name: string, work: Work, patienceMs = 0): Promise<boolean> {
  const locks: LockManager | undefined = globalThis.navigator.locks
  const beat = () => noteBeat(name)
  if (!locks) {
    await work(beat)
    return true
  }
  const ours = async (lock: Lock | null) => {
    if (lock) await held(beat, work)
    return lock !== null
  }
  const options =
    patienceMs > 0 ? { signal: AbortSignal.timeout(patienceMs) } : { ifAvailable: true }
  const did = await lost(locks.request(name, options, ours))
  if (did || !(await isSilent(name))) return did
  return lost(locks.request(name, { steal: true }, ours))
}

/** A lock that did not come in time, or was taken away, is no lock. */
async function lost(request: Promise<boolean>): Promise<boolean> {
  try {
    return await request
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

async function held(beat: () => Promise<void>, work: Work): Promise<void> {
  await beat()
  await work(beat)
}

async function noteBeat(name: string): Promise<void> {
  await inDatabase((db) => db.meta.put({ key: beatKey(name), value: Date.now() }))
}

async function isSilent(name: string): Promise<boolean> {
  const row = await inDatabase((db) => db.meta.get(beatKey(name)))
  const last = typeof row?.value === 'number' ? row.value : Date.now()
  return Math.abs(Date.now() - last) > STALE_AFTER_MS
}

function beatKey(name: string): string {
  return `beat/${name}`
}
