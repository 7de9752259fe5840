import type { WorkerMessage } from './workerScope.ts'

/** What asks for pictures: the first ones are named in the head. The worker picks them from the rest. */
const ASKED_BY = ['img', 'link']

/**
 * On a first visit the pictures come before the service worker does. It is told about them once it
 * is in charge, and about those that were still on their way, so that they too are there offline.
 */
export function keepSeenPictures(): void {
  const observer = new PerformanceObserver((list) => {
    const addresses = list
      .getEntries()
      .filter(isPastTheWorker)
      .map(({ name }) => name)
    if (addresses.length === 0) return
    const message = { type: 'KEEP_PICTURES', addresses } satisfies WorkerMessage
    navigator.serviceWorker.controller?.postMessage(message)
  })
  observer.observe({ type: 'resource', buffered: true })
}

function isPastTheWorker(entry: PerformanceEntry): boolean {
  if (!(entry instanceof PerformanceResourceTiming)) return false
  return ASKED_BY.includes(entry.initiatorType) && entry.workerStart === 0
}
