import type { WorkerMessage } from '#app/worker/workerScope.ts'

/** What asks for pictures; the first ones are named in the head. */
const ASKED_BY = ['img', 'link']

/**
 * On a first visit a page's pictures come before the service worker does. It is told about them once
 * it is in charge, and about what was still on its way, so that all of it is there for the next
 * visit, also offline. The worker picks from them what it keeps.
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
