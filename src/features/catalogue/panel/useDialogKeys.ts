import { useEffect, type RefObject } from 'react'

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, summary, [tabindex="0"]'

/** Moves the focus into a panel, traps Tab inside it, and closes it on Escape. */
export function useDialogKeys(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    // After the page frame's own effect, which moves the focus on navigation.
    const frame = requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [panel])

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key === 'Escape') onClose()
      if (event.key === 'Tab' && panel.current) trapFocus(panel.current, event)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [panel, onClose])
}

function trapFocus(panel: HTMLElement, event: KeyboardEvent): void {
  const stops = panel.querySelectorAll<HTMLElement>(FOCUSABLE)
  const first = stops[0]
  const last = stops[stops.length - 1]
  const at = document.activeElement
  const leaving = event.shiftKey ? at === first || at === panel : at === last
  if (!leaving && panel.contains(at)) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
