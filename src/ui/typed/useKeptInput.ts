import { useCallback, useEffect, type RefObject } from 'react'
import { openAround } from '#ui/forms/useFirstProblem.ts'
import { useAuth } from '#ui/state/contexts.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps what is typed into a form until it is sent or the tab is closed, so that a look at another
 * page loses nothing; the next person to sign in does not see it. Passwords are not kept.
 * @param name of the form; its fields are kept by their own names
 * @returns forgets it, for a form that does not clear itself once it was sent
 */
export function useKeptInput(name: string, form: RefObject<HTMLFormElement | null>): () => void {
  const { session } = useAuth()
  const owner = session.status === 'in' ? session.user.id : ''
  const key = `darzi_typed/${owner}/${name}`
  const forget = useCallback(() => keep(key), [key])

  useEffect(() => {
    const shown = form.current
    if (!shown) return undefined
    const kept = Object.entries(keptUnder(key))
    for (const [field, typed] of kept) fillIn(shown, field, typed)
    if (kept.length > 0) openAround(shown)
    const keepNow = () => keep(key, shown)
    shown.addEventListener('input', keepNow)
    shown.addEventListener('reset', forget)
    return () => {
      shown.removeEventListener('input', keepNow)
      shown.removeEventListener('reset', forget)
    }
  }, [form, key, forget])

  return forget
}

/** Input typed before hydration takes precedence. */
function fillIn(form: HTMLFormElement, name: string, typed: string): void {
  const field = form.elements.namedItem(name)
  if (isField(field) && !isTyped(field)) field.value = typed
}

/** Whether it says something else than it began with. */
function isTyped(field: Field): boolean {
  return field.value !== ('defaultValue' in field ? field.defaultValue : '')
}

function isField(field: unknown): field is Field {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  )
}

function keptUnder(key: string): Record<string, string> {
  try {
    return Object.fromEntries(new URLSearchParams(sessionStorage.getItem(key) ?? ''))
  } catch {
    return {} // The browser stores nothing for this site.
  }
}

function keep(key: string, form?: HTMLFormElement): void {
  const typed = new URLSearchParams()
  for (const field of form?.elements ?? [])
    if (isField(field) && field.type !== 'password' && isTyped(field))
      typed.set(field.name, field.value)
  try {
    if (form) sessionStorage.setItem(key, typed.toString())
    else sessionStorage.removeItem(key)
  } catch {
    // Then it is not kept.
  }
}
