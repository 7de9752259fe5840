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

/** How far a list had grown at each place of the history, so that going back finds the page as high. */
const grownAt = new Map<string, number>()

/**
 * Shows a long list bit by bit, so that only what is near the screen is laid out. A list for another
 * query (`subject`) starts anew; one that has grown keeps its rows when the step changes.
 */
export function useIncrementalList(length: number, subject: string, { step, byItself }: Growth) {
  const place = `${useLocation().key} ${subject}`
  const [last, setLast] = useState(() => ({ subject, grown: grownAt.get(place) ?? 0 }))
  const grown = last.subject === subject ? last.grown : 0
  const shown = Math.max(grown, step)
  const grow = useCallback(() => setLast({ subject, grown: shown + step }), [subject, shown, step])
  useEffect(() => {
    grownAt.set(place, grown)
  }, [place, grown])

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
