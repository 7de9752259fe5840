import { useEffect, useRef, type RefObject } from 'react'

/** Calls back when a picture is to be seen from near: a pinch of two fingers, or Ctrl and the wheel. */
export function useZoomGesture(area: RefObject<HTMLElement | null>, onZoom: () => void): void {
  const latest = useRef(onZoom)
  useEffect(() => {
    latest.current = onZoom
  })
  useEffect(() => {
    const shown = area.current
    if (!shown) return undefined
    function onWheel(event: WheelEvent) {
      // A trackpad's pinch arrives as Ctrl and the wheel, too.
      if (!event.ctrlKey || event.deltaY >= 0) return
      event.preventDefault()
      latest.current()
    }
    function onTouch(event: TouchEvent) {
      if (event.touches.length < 2) return
      event.preventDefault()
      latest.current()
    }
    shown.addEventListener('wheel', onWheel, { passive: false })
    shown.addEventListener('touchstart', onTouch, { passive: false })
    return () => {
      shown.removeEventListener('wheel', onWheel)
      shown.removeEventListener('touchstart', onTouch)
    }
  }, [area])
}
