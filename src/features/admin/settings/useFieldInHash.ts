import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Shows the field or the closed part whose name is in the address, `#hours`, once its form is shown. */
export function useFieldInHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') show(document.getElementsByName(hash.slice(1))[0])
  }, [hash])
}

function show(named: HTMLElement | undefined): void {
  if (!(named instanceof HTMLDetailsElement)) return named?.focus()
  named.open = true
  named.scrollIntoView()
  named.querySelector('summary')?.focus({ preventScroll: true })
}
