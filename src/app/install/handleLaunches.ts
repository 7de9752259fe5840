import { isPageDirty } from '#ui/forms/dirtyForms.ts'

type LaunchQueue = {
  setConsumer: (consumer: (launch: { targetURL?: string }) => void) => void
}

declare global {
  /** Present only in an installed app, in browsers with the Launch Handler API. */
  var launchQueue: LaunchQueue | undefined
}

/** A launch within this time after page load is the one that opened the page. */
const FIRST_MS = 5000

/**
 * A home-screen shortcut focuses the open shop instead of opening a second one, and leaves
 * navigation to us. Never navigates away from unsaved input.
 */
export function handleLaunches(): void {
  globalThis.launchQueue?.setConsumer(({ targetURL }) => {
    if (targetURL === undefined || targetURL === location.href || isPageDirty()) return
    if (isTheIcon(targetURL)) return
    if (isFirstLaunch()) return
    location.assign(targetURL)
  })
}

/** The app icon requests no particular page: tapping it returns to the current one. */
function isTheIcon(address: string): boolean {
  return new URL(address).searchParams.get('src') === 'pwa'
}

let launches = 0

/** The launch that opened this page is reported too, and needs no navigation. */
function isFirstLaunch(): boolean {
  launches += 1
  return launches === 1 && performance.now() < FIRST_MS
}
