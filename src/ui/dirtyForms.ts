import { useEffect } from 'react'

const dirty = new Set<symbol>()

/** Whether somewhere on this page something was typed that would be lost by leaving it. */
export function isPageDirty(): boolean {
  return dirty.size > 0
}

/** Says of a form, while it is shown, whether what was typed into it would be lost. */
export function useDirtyForm(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined
    const form = Symbol('form')
    dirty.add(form)
    return () => {
      dirty.delete(form)
    }
  }, [isDirty])
}
