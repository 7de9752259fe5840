/** Forms edited since they were last submitted. */
const dirtyForms = new Set<HTMLFormElement>()

/** A search is in the URL; a form with `data-saves-draft` stores its own draft. */
const EXEMPT = '[role="search"], [data-saves-draft]'

/** Starts tracking form input. Call once per page. */
export function watchForms(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form && !form.matches(EXEMPT)) dirtyForms.add(form)
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
