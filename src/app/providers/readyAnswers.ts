import { loadToasts } from '#ui/notices/notify.ts'
import { loadNoticeBars } from '#app/notices/Notices.tsx'

const TOUCHES = ['pointerdown', 'keydown']

/**
 * On the first touch, loads what may be needed to respond to it (toasts, notices), so the response
 * needs no network: on a first visit the service worker hasn't cached it yet. The touch is handled
 * first.
 */
export function readyAnswers(): void {
  const ready = () => {
    for (const touch of TOUCHES) removeEventListener(touch, ready, true)
    setTimeout(load)
  }
  for (const touch of TOUCHES) addEventListener(touch, ready, true)
}

function load(): void {
  // What fails to load now is requested again when there is something to show.
  Promise.all([loadToasts(), loadNoticeBars()]).catch(() => undefined)
}
