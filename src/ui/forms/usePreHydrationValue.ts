import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Hands on what somebody did with a field before the page was taken over, which no event tells.
 * @param served what the field held when it came
 */
export function usePreHydrationValue(
  field: RefObject<HTMLInputElement | null>,
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
