import { useState } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * Props of a box of a served page. While it has `data-arriving`, its styles lay out its children only
 * near the viewport; after hydration, they are laid out a few at a time.
 */
export function useArriving() {
  const hydrated = useHydrated()
  // Constant for React, so that it leaves the attribute to `layOutInSteps`.
  const [isServed] = useState(!hydrated)
  return isServed ? { 'data-arriving': true, ref: layOutInSteps } : undefined
}

/** So many that a slow phone answers a press in between at once. */
const CHILDREN_PER_TASK = 3

function layOutInSteps(box: HTMLElement | null): void {
  if (!box) return
  const children = [...box.querySelectorAll<HTMLElement>(':scope > *')]
  let laidOut = 0
  const step = () => {
    children.slice(laidOut, (laidOut += CHILDREN_PER_TASK)).forEach(layOut)
    if (laidOut < children.length) setTimeout(step)
    else {
      box.removeAttribute('data-arriving')
      for (const { style } of children) style.contentVisibility = ''
    }
  }
  setTimeout(step)
}

/**
 * Lays out a child, whose height was estimated before. Not every browser keeps what is in view below
 * it where it is, and a press that begins before that and ends after it would miss its button.
 */
function layOut(child: HTMLElement): void {
  const before = child.getBoundingClientRect().bottom
  child.style.contentVisibility = 'visible'
  if (before < 0) scrollBy(0, child.getBoundingClientRect().bottom - before)
}
