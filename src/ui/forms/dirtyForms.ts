/** Forms edited since they were last submitted. */
const typed = new Set<HTMLFormElement>()

/** A search is in the URL; a form with `data-kept` stores its own draft. */
const LOSES_NOTHING = '[role="search"], [data-kept]'

/** Starts tracking form input. Call once per page. */
export function watchForms(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form && !form.matches(LOSES_NOTHING)) typed.add(form)
  })
  for (const end of ['submit', 'reset'])
    document.addEventListener(end, ({ target }) => {
      if (target instanceof HTMLFormElement) typed.delete(target)
    })
}

/** Whether leaving the page would lose form input. */
export function isPageDirty(): boolean {
  for (const form of typed) if (!form.isConnected) typed.delete(form)
  return typed.size > 0
}
