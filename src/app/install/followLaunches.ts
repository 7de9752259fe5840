import { isPageDirty } from '#ui/forms/dirtyForms.ts'

type LaunchQueue = {
  setConsumer: (consumer: (launch: { targetURL?: string }) => void) => void
}

declare global {
  /** Only where the shop is installed in a browser that has it (Launch Handler API). */
  var launchQueue: LaunchQueue | undefined
}

/** A launch that comes sooner after the page began is the one that opened it. */
const FIRST_MS = 5000

/**
 * A shortcut on the home screen brings the open shop to the front instead of opening it again; the
 * page that was asked for is then ours to show. Something typed is never left for it.
 */
export function followLaunches(): void {
  globalThis.launchQueue?.setConsumer(({ targetURL }) => {
    if (targetURL === undefined || targetURL === location.href || isPageDirty()) return
    if (isTheIcon(targetURL)) return
    if (isFirstLaunch()) return
    location.assign(targetURL)
  })
}

/** The shop's own icon asks for no page: who taps it comes back to where they were. */
function isTheIcon(address: string): boolean {
  return new URL(address).searchParams.get('src') === 'pwa'
}

let launches = 0

/** The launch that opened this page is told too, and is where we are. */
function isFirstLaunch(): boolean {
  launches += 1
  return launches === 1 && performance.now() < FIRST_MS
}
