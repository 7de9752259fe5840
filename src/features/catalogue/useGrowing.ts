import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Cards at first, and with each growth. */
const STEP = 48

/** So many come by themselves; after that a tap is asked for, or the footer could not be reached. */
const BY_ITSELF = 192

/** How far below the screen the end of the list may be when more is laid out, in pixels. */
const AHEAD = '800px'

/** How much was laid out at each place of the history, so that going back finds the page as high. */
const shownAt = new Map<string, number>()

/** Shows a long list bit by bit; a list for another query (`subject`) starts anew. */
export function useGrowing(length: number, subject: string) {
  const { key } = useLocation()
  const [laidOut, setLaidOut] = useState(() => ({ subject, shown: shownAt.get(key) ?? STEP }))
  const shown = laidOut.subject === subject ? laidOut.shown : STEP
  const grow = useCallback(() => setLaidOut({ subject, shown: shown + STEP }), [subject, shown])
  useEffect(() => {
    shownAt.set(key, shown)
  }, [key, shown])

  const growsByItself = shown < Math.min(length, BY_ITSELF)
  const more = useCallback(
    (end: HTMLElement | null) => {
      if (!end || !growsByItself) return
      const seen = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && grow()
      const observer = new IntersectionObserver(seen, { rootMargin: AHEAD })
      observer.observe(end)
      return () => observer.disconnect()
    },
    [grow, growsByItself],
  )
  return { shown, more, grow }
}
