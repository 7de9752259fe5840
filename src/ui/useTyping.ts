import { useCallback, useState } from 'react'
import { useDirtyForm } from './dirtyForms.ts'

/**
 * For a form that keeps its text in its own fields: what is typed counts as unsaved, until the form
 * is sent and `saved` is called. Spread `typing` over the form.
 */
export function useTyping() {
  const [typed, setTyped] = useState(false)
  useDirtyForm(typed)
  const saved = useCallback(() => setTyped(false), [])
  return { typing: { onInput: () => setTyped(true) }, saved }
}
