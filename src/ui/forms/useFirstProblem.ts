import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Where something was refused, the first field that says why gets the focus.
 * @param problems what was refused; a new object is a new refusal.
 * @returns for the form
 */
export function useFirstProblem(problems: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) focusFirstProblem(form.current)
  }, [problems])
  return form
}

/** Puts the focus into the first field of the form that is marked as wrong. */
export function focusFirstProblem(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
