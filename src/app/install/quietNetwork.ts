/** Longer than the pause between two steps of the sync engine's start on a cheap phone. */
const QUIET_MS = 1000

/** Don't wait longer than this for a page that keeps fetching. */
const QUIET_BY_MS = 10_000

/** Waits until this page has fetched nothing for `QUIET_MS`. */
export function quietNetwork(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => wait())
    let timer: ReturnType<typeof setTimeout> | undefined
    const quiet = () => {
      observer.disconnect()
      clearTimeout(latest)
      resolve()
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(quiet, QUIET_MS)
    }
    const latest = setTimeout(() => {
      clearTimeout(timer)
      quiet()
    }, QUIET_BY_MS)
    observer.observe({ type: 'resource' })
    wait()
  })
}
