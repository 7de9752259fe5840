import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

export type Growth = {
  /** Rows at first, and with each growth. */
  step: number
  /** So many come by themselves; then a tap is asked for, or what is below could not be reached. */
  byItself: number
}

/** How far below the screen the end of the list may be when more is laid out, in pixels. */
const AHEAD = '800px'

/** How much was laid out at each place of the history, so that going back finds the page as high. */
const shownAt = new Map<string, number>()

/**
 * Shows a long list bit by bit, so that only what is near the screen is laid out. A list for another
 * query (`subject`) starts anew.
 */
export function useGrowing(length: number, subject: string, { step, byItself }: Growth) {
  const place = `${useLocation().key} ${subject}`
  const [laidOut, setLaidOut] = useState(() => ({ subject, shown: shownAt.get(place) ?? step }))
  const shown = laidOut.subject === subject ? laidOut.shown : step
  const grow = useCallback(
    () => setLaidOut({ subject, shown: shown + step }),
    [subject, shown, step],
  )
  useEffect(() => {
    shownAt.set(place, shown)
  }, [place, shown])

  const growsByItself = shown < Math.min(length, byItself)
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
