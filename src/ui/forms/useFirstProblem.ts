import { useEffect, useRef, type RefObject } from 'react'

/**
 * After a refusal, focuses the first invalid field.
 * @param problems the refusal; a new object is a new refusal.
 * @returns the ref for the form
 */
export function useFirstProblem(problems: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) focusFirstProblem(form.current)
  }, [problems])
  return form
}

/** Focuses the first field of the form that is marked as invalid. */
export function focusFirstProblem(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
