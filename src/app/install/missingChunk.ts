import { isPageDirty } from '#ui/forms/dirtyForms.ts'
import { shopUpdate } from './shopUpdate.ts'

const KEY = 'darzi_reloaded'
const NOT_AGAIN_MS = 10_000

/** A navigation that has not happened by then was cancelled. */
const LEAVING_MS = 10_000

/**
 * A part of the shop that a newer deployment has replaced: loading the page again brings the new
 * one. Once in a while only, never without a network and never over something typed; the error then
 * goes to the page's error boundary, which offers the same. What breaks off while a new version
 * takes over comes with it: loading the old page once more would only get in its way.
 */
export function reloadOnMissingChunk(): void {
  let leftAt = -Infinity
  addEventListener('beforeunload', () => (leftAt = performance.now()))
  addEventListener('vite:preloadError', (event) => {
    // Firefox breaks off imports when the page is left; a reload would cancel that navigation.
    const isLeaving = performance.now() - leftAt < LEAVING_MS
    if (isPageDirty() || isLeaving || !navigator.onLine || shopUpdate.current() === 'taken') return
    if (!noteReload()) return
    event.preventDefault()
    location.reload()
  })
}

/**
 * Notes that the page reloads now.
 * @returns false when it just did, or when the browser cannot note it: it would reload for ever
 */
function noteReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Math.abs(Date.now() - last) < NOT_AGAIN_MS) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}
