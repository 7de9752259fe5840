/** Page regions that receive the focus when the focused element inside them is removed. */
const PARTS = 'li, fieldset, [role="group"], form, section, article, dialog[open], main'

/**
 * Keeps the focus in place for keyboard and screen reader users. A button that was disabled while
 * its action ran gets the focus back; if the focused element was removed, its nearest remaining
 * ancestor region gets it, or `main` on a new page.
 * @param touch the latest key press or tap, which may already have caused the focus to be lost
 * @returns a function that stops it
 */
export function keepFocus(touch?: Event): () => void {
  let last: Element | undefined
  let around: Element[] = []
  let wasDisabled = false

  function remember(focused: EventTarget | null) {
    if (!(focused instanceof Element) || focused === document.body) return
    last = focused
    around = partsAround(focused)
    wasDisabled = focused.matches(':disabled')
  }

  /** The focus was released deliberately, by a tap outside any control, not lost. */
  function forget({ target }: PointerEvent) {
    if (target instanceof Element && !last?.contains(target)) last = undefined
  }

  function keep() {
    if (!last) return
    if (last.isConnected && last.matches(':disabled')) {
      wasDisabled = true
      return
    }
    if (document.activeElement !== document.body) return
    const place = last.isConnected ? last : nearest(around)
    // Still there and never disabled: it was given up, as by the key that hides a tablet's keyboard.
    const isLost = wasDisabled || !last.isConnected
    if (!(place instanceof HTMLElement)) return
    last = undefined
    if (isLost) focusOn(place)
  }

  remember(document.activeElement)
  if (!last && touch) {
    remember(touchedBy(touch))
    wasDisabled = true
    keep()
  }

  const onFocus = ({ target }: FocusEvent) => remember(target)
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', forget)
  const watch = new MutationObserver(keep)
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'open'],
  })
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', forget)
    watch.disconnect()
  }
}

/** A key event targets the focused element; a tap may also hit no control at all. */
function touchedBy({ type, target }: Event): Element | null {
  if (!(target instanceof Element)) return null
  return type === 'keydown' ? target : target.closest(':disabled')
}

function partsAround(element: Element): Element[] {
  const part = element.parentElement?.closest(PARTS)
  return part ? [part, ...partsAround(part)] : []
}

/** After a navigation the ancestors are gone: falls back to `main`, if there is one yet. */
function nearest(around: readonly Element[]): Element | null {
  return around.find((part) => part.isConnected) ?? document.querySelector('main')
}

function focusOn(place: HTMLElement): void {
  place.focus({ preventScroll: true })
  if (document.activeElement === place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
