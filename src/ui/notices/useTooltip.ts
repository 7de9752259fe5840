import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'

/** How long the pointer rests on an element before its tooltip opens, in ms (specified). */
export const TOOLTIP_DELAY_MS = 700

/** Within this time after a tooltip the next one opens without delay, in ms (specified). */
export const TOOLTIP_SKIP_MS = 300

let closedAtMs = -Infinity

/** Opens a tooltip after a pointer rest, immediately for keyboard focus; Escape closes it. */
export function useTooltip() {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function show() {
    setOpen(true)
  }

  function hide() {
    clearTimeout(timer.current)
    if (open) closedAtMs = performance.now()
    setOpen(false)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])

  return {
    open,
    handlers: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === 'touch') return
        const skip = performance.now() - closedAtMs < TOOLTIP_SKIP_MS
        clearTimeout(timer.current)
        if (skip) show()
        else timer.current = setTimeout(show, TOOLTIP_DELAY_MS)
      },
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocus(event: FocusEvent) {
        if (event.target.matches(':focus-visible')) show()
      },
      onBlur: hide,
    },
  }
}
