/**
 * Loads the code that submits forms on the first input: the tab may outlive its deployment, whose
 * files are gone once a newer version has been applied.
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
