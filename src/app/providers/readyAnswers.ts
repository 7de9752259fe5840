import { readyNotices } from '#ui/notices/notify.ts'
import { loadNoticeBars } from '#app/notices/Notices.tsx'

const TOUCHES = ['pointerdown', 'keydown']

/**
 * With the first touch comes what may have to answer it, so that the answer needs no network: on a
 * first visit the service worker has not kept it yet. The touch itself comes first.
 */
export function readyAnswers(): void {
  const ready = () => {
    for (const touch of TOUCHES) removeEventListener(touch, ready, true)
    setTimeout(load)
  }
  for (const touch of TOUCHES) addEventListener(touch, ready, true)
}

function load(): void {
  // What cannot be fetched now is asked for again when there is something to say.
  Promise.all([readyNotices(), loadNoticeBars()]).catch(() => undefined)
}
