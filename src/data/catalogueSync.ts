import { retryDelayMs } from '#domain/retry.ts'
import { bundledProducts } from './bundledCatalogue.ts'
import { onBack } from './connection.ts'
import { alone } from './locks.ts'
import { pullCatalogue } from './pullCatalogue.ts'
import { followCatalogue } from './realtime.ts'
import { reportTrouble } from './storageTrouble.ts'

const LOCK = 'darzi-pull'

/** Several changes in a row are fetched at once. */
const DEBOUNCE_MS = 250

/** Where realtime fails, the owner's changes still arrive. */
const EVERY_MS = 5 * 60 * 1000

let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0
let started = false

/** Keeps the catalogue of this device up to the server's, from now on. Calling it again is fine. */
export function startCatalogue(): void {
  if (started) return
  started = true
  void pullNow()
  onBack(schedulePull)
  void followCatalogue(schedulePull)
}

/** Pulls soon; several wishes in a row are one. */
export function schedulePull(): void {
  pullIn(DEBOUNCE_MS)
}

function pullIn(delayMs: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void pullNow(), delayMs)
}

/** Pulls once, in one tab at a time, and comes back: soon after a failure, later after success. */
async function pullNow(): Promise<void> {
  let reached = true
  try {
    await alone(LOCK, async () => {
      const pulled = await pullCatalogue(Date.now())
      reached = pulled.ok
      if (!pulled.ok) await bundledProducts()
    })
  } catch {
    reportTrouble('unavailable')
    reached = false
  }
  failures = reached ? 0 : failures + 1
  pullIn(reached ? EVERY_MS : retryDelayMs(failures - 1))
}
