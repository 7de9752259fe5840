import { useCallback, useEffect, useRef, useState } from 'react'

/** How long each entry stays, in milliseconds (spec section 9). */
export const ADVANCE_MS = 5000

/** Minimum time between two changes, in milliseconds (spec section 9). */
export const LOCK_MS = 500

/** Cycles through `count` entries, automatically while `playing`. */
export function useCarousel(count: number, playing: boolean) {
  const [index, setIndex] = useState(0)
  const changedAt = useRef(-LOCK_MS)
  const goTo = useCallback(
    (wanted: number) => {
      const now = performance.now()
      if (now - changedAt.current < LOCK_MS) return
      changedAt.current = now
      setIndex(((wanted % count) + count) % count)
    },
    [count],
  )
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => goTo(index + 1), ADVANCE_MS)
    return () => clearTimeout(timer)
  }, [playing, index, goTo])
  return { index, goTo }
}
