import { useEffect, useRef, type RefObject } from 'react'

/**
 * Reports an edit of a field made before hydration, for which React fires no event.
 * @param served the field's value in the server's HTML
 */
export function usePreHydrationValue(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  served: string,
  onChange: (value: string) => void,
): void {
  const isNew = useRef(true)
  useEffect(() => {
    const early = isNew.current ? field.current?.value : undefined
    isNew.current = false
    if (early !== undefined && early !== served) onChange(early)
  }, [field, served, onChange])
}
