import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

export type Growth = {
  /** Initial number of rows, and rows added each time. */
  step: number
  /** Rows added automatically; beyond them a tap is needed, or the footer could not be reached. */
  autoLimit: number
}

/** How far below the viewport the end of the list is when more rows are added, in pixels. */
const PRELOAD_MARGIN = '800px'

/** Length of each list by history entry, so that going back restores the page height. */
const savedLengths = new Map<string, number>()

/**
 * Renders a long list incrementally, so that only rows near the viewport are laid out. Another query
 * (`listKey`) starts over; a list that has grown keeps its rows when the step changes.
 */
export function useIncrementalList(length: number, listKey: string, { step, autoLimit }: Growth) {
  const entryKey = `${useLocation().key} ${listKey}`
  const [last, setLast] = useState(() => ({
    listKey,
    grown: savedLengths.get(entryKey) ?? 0,
  }))
  const grown = last.listKey === listKey ? last.grown : 0
  const shown = Math.max(grown, step)
  const grow = useCallback(() => setLast({ listKey, grown: shown + step }), [listKey, shown, step])
  useEffect(() => {
    savedLengths.set(entryKey, grown)
  }, [entryKey, grown])

  const autoGrows = shown < Math.min(length, autoLimit)
  const more = useCallback(
    (end: HTMLElement | null) => {
      if (!end || !autoGrows) return
      const onIntersect = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && grow()
      const observer = new IntersectionObserver(onIntersect, { rootMargin: PRELOAD_MARGIN })
      observer.observe(end)
      return () => observer.disconnect()
    },
    [grow, autoGrows],
  )
  return { shown, more, grow }
}
