import { isPageDirty } from '#ui/dirtyForms.ts'
import { shopUpdate } from './shopUpdate.ts'

const KEY = 'darzi_reloaded'
const NOT_AGAIN_MS = 10_000

/**
 * A part of the shop that a newer deployment has replaced: loading the page again brings the new
 * one. Once in a while only, never without a network and never over something typed; the error then
 * goes to the page's error boundary, which offers the same. What breaks off while a new version
 * takes over comes with it: loading the old page once more would only get in its way.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    const recently = Math.abs(Date.now() - last) < NOT_AGAIN_MS
    if (recently || isPageDirty() || !navigator.onLine || shopUpdate.current() === 'taken') return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}
