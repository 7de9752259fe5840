import { readSession, writeSession } from '#data/live/sessionText.ts'
import { isActionPending, isPageDirty } from '#ui/forms/dirtyForms.ts'
import { shopUpdate } from './shopUpdate.ts'

const KEY = 'darzi_reloaded'
const NOT_AGAIN_MS = 10_000

/** A navigation that has not happened by then was cancelled. */
const LEAVING_MS = 10_000

/**
 * A chunk is missing because a newer deployment replaced it: reloading gets the new version.
 * Reloads at most once in a while, never offline and never over unsaved input, a running action or
 * the notice about a sent form; otherwise the error goes to the page's error boundary, which offers
 * the same. While an update is being applied it does nothing: that reloads the page anyway, and
 * another reload of the old version would only get in its way.
 */
export function reloadOnMissingChunk(): void {
  let leftAt = -Infinity
  addEventListener('beforeunload', () => (leftAt = performance.now()))
  addEventListener('vite:preloadError', (event) => {
    // Firefox aborts dynamic imports on navigation; a reload would cancel that navigation.
    const isLeaving = performance.now() - leftAt < LEAVING_MS
    if (isPageDirty() || isActionPending() || isLeaving) return
    if (!navigator.onLine || shopUpdate.current() === 'taken') return
    if (!noteReload()) return
    event.preventDefault()
    location.reload()
  })
}

/**
 * Records that the page is reloading now.
 * @returns false if it has just reloaded, or if this can't be recorded: it would reload forever
 */
function noteReload(): boolean {
  const last = Number(readSession(KEY) ?? 0)
  return Math.abs(Date.now() - last) >= NOT_AGAIN_MS && writeSession(KEY, String(Date.now()))
}
