import { isPageDirty } from '#ui/dirtyForms.ts'

const KEY = 'darzi_reloaded'
const NOT_AGAIN_MS = 10_000

/**
 * A part of the shop that a newer deployment has replaced: loading the page again brings the new
 * one. Once in a while only, never without a network and never over something typed; the error then
 * goes to the page's error boundary, which offers the same.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    const recently = Math.abs(Date.now() - last) < NOT_AGAIN_MS
    if (recently || isPageDirty() || !navigator.onLine) return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}
