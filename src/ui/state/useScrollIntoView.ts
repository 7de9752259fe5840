import { useEffect, useRef, type RefObject } from 'react'
import { REDUCED_MOTION } from './useMediaQuery.ts'

/** Scrolls what has just been opened into view, as far as needed. */
export function useScrollIntoView<E extends HTMLElement>(): RefObject<E | null> {
  const opened = useRef<E>(null)
  useEffect(() => {
    const behavior = matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth'
    opened.current?.scrollIntoView({ block: 'nearest', behavior })
  }, [])
  return opened
}
