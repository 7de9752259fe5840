import { loadToasts } from '#ui/notices/notify.ts'

/**
 * On the first `input` event, loads the code that submits forms and reports the outcome: the tab
 * may outlive its deployment, whose files are gone once a newer version has been applied. Autofill
 * triggers no touch or key event.
 */
export function preloadForms(): void {
  const load = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('form:not([role="search"])')) return
    document.removeEventListener('input', load)
    // What fails to load now is requested again when the form is sent.
    Promise.all([
      import('#data/outbox/sending/submit.lazy.ts').then((submit) => submit.preloadDatabase()),
      loadToasts(),
    ]).catch(() => undefined)
  }
  document.addEventListener('input', load)
}
