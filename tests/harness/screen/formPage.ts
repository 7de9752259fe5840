import { Window } from 'happy-dom'
import { vi } from 'vitest'

/** Gives a test device what a form needs: a document, and a FormData that reads its forms. */
export function stubForms(): void {
  vi.stubGlobal('document', new Window().document)
  const Plain = FormData
  vi.stubGlobal(
    'FormData',
    class extends Plain {
      constructor(form?: HTMLFormElement) {
        super()
        for (const field of form?.querySelectorAll('textarea') ?? [])
          this.append(field.name, field.value)
      }
    },
  )
}
