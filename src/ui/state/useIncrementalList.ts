import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

export type Growth = {
  /** Initial number of rows, and rows added each time. */
  step: number
  /** Rows added automatically; beyond them a tap is needed, or the footer could not be reached. */
  byItself: number
}

/** How far below the viewport the end of the list is when more rows are added, in pixels. */
const AHEAD = '800px'

/** Length of each list by history entry, so that going back restores the page height. */
const grownAt = new Map<string, number>()

/**
 * Renders a long list incrementally, so that only rows near the viewport are laid out. Another query
 * (`subject`) starts over; a list that has grown keeps its rows when the step changes.
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
