/** Parts of a page that are worth returning to. */
const PARTS = 'li, fieldset, [role="group"], form, section, article, dialog[open], main'

/**
 * Keeps the focus where a person works with the keyboard or a screen reader. A button that was
 * disabled while it worked gets it back; where the focused element is gone, the nearest part around
 * it that is still there gets it, which on a new page is the page itself. Call once per page.
 * @param touched what the person touched just before; it may have been disabled since
 */
export function keepFocus(touched: EventTarget | null): void {
  let last: Element | undefined
  let around: Element[] = []

  function remember(target: EventTarget | null) {
    if (!(target instanceof Element) || target === document.body) return
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

  const button = touched instanceof Element ? touched.closest(':disabled') : null
  remember(button ?? document.activeElement)
  document.addEventListener('focusin', ({ target }) => remember(target))
  document.addEventListener('pointerdown', forget)
  new MutationObserver(keep).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'open'],
  })
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
