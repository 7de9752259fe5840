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
  focusOn(form.querySelector<HTMLElement>('[aria-invalid="true"]'))
}

/** Focuses a control, and opens the `details` around it: a closed one would refuse the focus. */
export function focusOn(control: HTMLElement | null): void {
  openAround(control)
  control?.focus()
}

/** Opens every closed `details` around the element. */
export function openAround(element: HTMLElement | null): void {
  for (let around = closedAround(element); around; around = closedAround(around)) around.open = true
}

function closedAround(element: HTMLElement | null) {
  return element?.closest<HTMLDetailsElement>('details:not([open])')
}
