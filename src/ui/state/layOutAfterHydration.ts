/**
 * Ref of an element of a served page whose children are laid out only near the viewport until it is
 * hydrated, while it has `data-arriving`. A child that was not laid out had an estimated height; what
 * is in the viewport stays where it is when the real one differs. Browsers do not anchor the scroll
 * position to that change, and a press that begins before it and ends after it would miss its button.
 */
export function layOutAfterHydration(box: HTMLElement | null): void {
  if (!box?.dataset['arriving'] || scrollY === 0) return
  const inView = [...box.children].find((child) => bottomOf(child) > 0)
  if (!inView) return
  const before = bottomOf(inView)
  delete box.dataset['arriving'] // React removes it too, in a later commit
  scrollBy(0, bottomOf(inView) - before)
}

/** How far below the top of the viewport the element ends, in pixels. */
function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom
}
