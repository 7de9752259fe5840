/** Forms edited since they were last submitted. */
const dirtyForms = new Set<HTMLFormElement>()

/** A search is in the URL; a form with `data-saves-draft` stores its own draft. */
const EXEMPT = '[role="search"], [data-saves-draft]'

/** Sending what a form has, or storing it, takes no longer. */
const SUBMIT_MS = 10_000

let submittedAt = -Infinity

/** Starts tracking form input. Call once per page. */
export function watchForms(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form && !form.matches(EXEMPT)) dirtyForms.add(form)
  })
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof Element && !target.matches(EXEMPT)) submittedAt = performance.now()
  })
  for (const end of ['submit', 'reset'])
    document.addEventListener(end, ({ target }) => {
      if (target instanceof HTMLFormElement) dirtyForms.delete(target)
    })
}

/** Whether leaving the page would lose form input. */
export function isPageDirty(): boolean {
  for (const form of dirtyForms) if (!form.isConnected) dirtyForms.delete(form)
  return dirtyForms.size > 0
}

/** Whether a form has just been submitted, so that its input may be neither sent nor stored yet. */
export function isSubmitting(): boolean {
  return performance.now() - submittedAt < SUBMIT_MS
}
