import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Focuses the field whose name is in the address, `#hours`, once its form is shown. */
export function useFieldInHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementsByName(hash.slice(1))[0]?.focus()
  }, [hash])
}
