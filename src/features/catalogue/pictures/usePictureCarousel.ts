import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { REDUCED_MOTION } from '#ui/state/useMediaQuery.ts'

type PictureCarousel = {
  row: RefObject<HTMLUListElement | null>
  /** The picture in view, from 0. */
  at: number
  /** Moves to a picture; wraps around at both ends. */
  goTo: (place: number) => void
}

/** The carousel's picture in view, moved by swipe, arrow keys or `goTo`. */
export function usePictureCarousel(count: number): PictureCarousel {
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const goTo = useCallback(
    (place: number) => {
      const list = row.current
      if (!list) return
      const behavior = matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth'
      list.scrollTo({ left: ((place + count) % count) * list.clientWidth, behavior })
    },
    [count],
  )
  useEffect(() => {
    const list = row.current
    if (!list) return undefined
    const note = () => setAt(placeInView(list))
    list.addEventListener('scroll', note, { passive: true })
    return () => list.removeEventListener('scroll', note)
  }, [])
  useEffect(() => {
    if (count < 2) return undefined
    function onKey(event: KeyboardEvent) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (step === undefined || event.altKey || event.metaKey || event.ctrlKey) return
      if (!row.current || !isFree(event.target)) return
      event.preventDefault()
      // Read from the row, because `at` may be a render behind a quick key.
      goTo(placeInView(row.current) + step)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [count, goTo])
  return { row, at, goTo }
}

function placeInView({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / Math.max(clientWidth, 1))
}

/** Whether the focused element does not use the arrow keys itself. */
function isFree(target: EventTarget | null): boolean {
  return !(target instanceof Element) || !target.closest('input, select, textarea, dialog, video')
}
