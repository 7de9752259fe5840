/** Forms into which something was typed since they were last sent. */
const typed = new Set<HTMLFormElement>()

/** What a search looks for stands in the address; a form with `data-kept` keeps a draft by itself. */
const LOSES_NOTHING = '[role="search"], [data-kept]'

/** Starts to notice what is typed into forms. Once for the page. */
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

/** Whether somewhere on this page something was typed that would be lost by leaving it. */
export function isPageDirty(): boolean {
  for (const form of typed) if (!form.isConnected) typed.delete(form)
  return typed.size > 0
}
