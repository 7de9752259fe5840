import { useEffect } from 'react'

/** Parts of a page that are worth returning to, when what had the focus in them is gone. */
const PARTS = 'li, fieldset, [role="group"], form, section, article, dialog[open], main'

/**
 * Keeps the focus where the owner works with the keyboard. A button that was disabled while it
 * worked gets it back; where the focused element is gone, the nearest part around it that is still
 * there gets it, which on a new page is the page itself.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | undefined
    let around: Element[] = []

    function remember({ target }: FocusEvent) {
      if (!(target instanceof Element)) return
      last = target
      around = partsAround(target)
    }

    /** The focus was given up, by a tap beside everything, rather than lost. */
    function forget({ target }: PointerEvent) {
      if (target instanceof Element && !last?.contains(target)) last = undefined
    }

    function keep() {
      if (!last || document.activeElement !== document.body) return
      if (last.isConnected && last.matches(':disabled')) return
      const place = last.isConnected ? last : nearest(around)
      if (!(place instanceof HTMLElement)) return
      last = undefined
      focusOn(place)
    }

    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    const watch = new MutationObserver(keep)
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'open'],
    })
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
      watch.disconnect()
    }
  }, [])
}

function partsAround(element: Element): Element[] {
  const part = element.parentElement?.closest(PARTS)
  return part ? [part, ...partsAround(part)] : []
}

/** A page that was left has another in its place; between them there may be none. */
function nearest(around: readonly Element[]): Element | null {
  return around.find((part) => part.isConnected) ?? document.querySelector('main')
}

function focusOn(place: HTMLElement): void {
  place.focus({ preventScroll: true })
  if (document.activeElement === place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
