import type { WorkerMessage } from '#app/worker/workerScope.ts'

/** Initiators of picture requests; the first pictures are preloaded from the head. */
const ASKED_BY = ['img', 'link']

/**
 * On a first visit the page's pictures load before the service worker takes control. Once it does,
 * this sends it their addresses, including those still loading, so the next visit works offline
 * too. The worker decides which ones to cache.
 */
export function cacheSeenPage(): void {
  const observer = new PerformanceObserver((list) => {
    const addresses = list
      .getEntries()
      .filter(isPastTheWorker)
      .map(({ name }) => name)
    if (addresses.length === 0) return
    const message = { type: 'KEEP_SEEN', addresses } satisfies WorkerMessage
    navigator.serviceWorker.controller?.postMessage(message)
  })
  observer.observe({ type: 'resource', buffered: true })
}

function isPastTheWorker(entry: PerformanceEntry): boolean {
  if (!(entry instanceof PerformanceResourceTiming)) return false
  return ASKED_BY.includes(entry.initiatorType) && entry.workerStart === 0
}
