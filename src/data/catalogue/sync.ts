import { retryDelayMs } from '#domain/base/retry.ts'
import { bundledProducts } from './bundled.ts'
import { onReconnect } from '#data/server/connection.ts'
import { followCatalogue } from './follow.ts'
import { withTabLock } from '#data/storage/tabLock.ts'
import { pullCatalogue } from './pull.ts'
import { reportTrouble } from '#data/storage/storageTrouble.ts'

const LOCK = 'darzi-pull'

/** Several changes in a row are fetched at once. */
const DEBOUNCE_MS = 250

/** Another tab's pull may have looked before there was news: this one waits for its turn so long. */
const PATIENCE_MS = 30_000

/** Where realtime fails, the owner's changes still arrive. */
const EVERY_MS = 5 * 60 * 1000

let soon: ReturnType<typeof setTimeout> | undefined
let round: ReturnType<typeof setTimeout> | undefined
let failures = 0
let started = false
let following = false

/** Keeps the catalogue of this device up to the server's, from now on. Calling it again is fine. */
export function startCatalogue(): void {
  if (started) return
  started = true
  void pullNow()
  onReconnect(schedulePull)
}

/** Pulls soon; several wishes in a row are one. */
export function schedulePull(): void {
  clearTimeout(soon)
  soon = setTimeout(() => void pullNow(), DEBOUNCE_MS)
}

/** Pulls once, in one tab at a time, and comes back: soon after a failure, later after success. */
async function pullNow(): Promise<void> {
  const reached = await pull()
  failures = reached ? 0 : failures + 1
  clearTimeout(round)
  round = setTimeout(() => void pullNow(), reached ? EVERY_MS : retryDelayMs(failures - 1))
  if (reached) void follow()
}

/** @returns whether there is nothing to try again soon */
async function pull(): Promise<boolean> {
  let reached = true
  const work = async () => {
    reached = (await pullCatalogue(Date.now())).ok
    if (!reached) await bundledProducts()
  }
  try {
    await withTabLock(LOCK, work, PATIENCE_MS)
  } catch {
    reportTrouble('unavailable')
    return false
  }
  return reached
}

/** Listens once the shop was reached; where that fails, the next pull tries again. */
async function follow(): Promise<void> {
  if (following) return
  following = true
  await followCatalogue(schedulePull)
  following = false
}
