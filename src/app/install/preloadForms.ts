/**
 * With the first input in a form, loads the code that sends it: a tab may outlive its version, whose
 * files go when the next one is taken.
 */
export function preloadForms(): void {
  const load = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('form:not([role="search"])')) return
    document.removeEventListener('input', load)
    import('#data/outbox/sending/submit.lazy.ts').then(
      ({ preloadDatabase }) => preloadDatabase(),
      () => undefined,
    )
  }
  document.addEventListener('input', load)
}
