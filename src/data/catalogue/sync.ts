import { retryDelayMs } from '#domain/base/retry.ts'
import { bundledProducts } from './bundled.ts'
import { connection } from '#data/server/connection.ts'
import { onPacedReconnect } from '#data/server/pacedReconnect.ts'
import { followCatalogue } from './follow.ts'
import { withTabLock } from '#data/storage/tabLock.ts'
import { pullCatalogue } from './pull.ts'
import { onStorageTrouble, reportTrouble } from '#data/storage/storageTrouble.ts'

const LOCK = 'darzi-pull'

/** Debounce: several changes in a row are fetched by one pull. */
const DEBOUNCE_MS = 250

/** How long to wait for another tab's pull, which may have started before this change. */
const PATIENCE_MS = 30_000

/** Fallback polling, so the owner's changes still arrive where realtime fails. */
const EVERY_MS = 5 * 60 * 1000

let soon: ReturnType<typeof setTimeout> | undefined
let round: ReturnType<typeof setTimeout> | undefined
let failures = 0
let started = false
let following = false

/** Keeps this device's catalogue in sync with the server's from now on. Idempotent. */
export function startCatalogue(): void {
  if (started) return
  started = true
  void pullNow()
  onPacedReconnect(schedulePull)
  // A device that lost its catalogue while the page is open gets it again at once.
  onStorageTrouble((kind) => {
    if (kind === 'lost') schedulePull()
  })
}

/** Schedules a pull, debounced. */
export function schedulePull(): void {
  clearTimeout(soon)
  soon = setTimeout(() => void pullNow(), DEBOUNCE_MS)
}

/**
 * Pulls once, in one tab at a time, and schedules the next pull: with backoff after a failure, after
 * EVERY_MS after success. Without a connection there is nothing to try before the next reconnect.
 */
async function pullNow(): Promise<void> {
  const reached = await pull()
  failures = reached ? 0 : failures + 1
  const retries = !reached && connection.current() === 'online'
  clearTimeout(round)
  round = setTimeout(() => void pullNow(), retries ? retryDelayMs(failures - 1) : EVERY_MS)
  if (reached) void follow()
}

/** @returns false when a retry with backoff is needed */
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

/** Subscribes once the server was reached; if that fails, the next pull tries again. */
async function follow(): Promise<void> {
  if (following) return
  following = true
  await followCatalogue(schedulePull)
  following = false
}
